//! The games of many files: read and processed in several threads, and returned in order.
//!
//! Batches consist of the available input, so that slow input yields its first answers before it
//! ends; the output does not depend on the batches.

use std::collections::BTreeMap;
use std::io::Read;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use super::ledger::Ledger;
use super::reader::{Reader, Taken};
use super::record::{Batch, Given, Guess};
use super::select::Selection;
use super::shard::{Piece, Shard};
use super::turns::in_turns;
use crate::Error;
use draughts_games::pdn::{GameText, HEAD_BYTES, code_page, control_characters};
use draughts_games::record::{
    Catalogue, ChosenRules, GameReport, MainLine, ReplayOptions, read_again, replay,
};
use draughts_ground::diag::Finding;
use draughts_ground::encoding::Encoding;

/// The maximum number of threads, whatever the user requests.
const MAX_JOBS: usize = 64;

/// A function that opens a file by name: [`super::files::open`], or any other that provides its
/// text.
#[derive(Clone)]
pub struct Opener(Arc<Open>);

type Open = dyn Fn(&str) -> Result<Box<dyn Read + Send>, Error> + Send + Sync;

impl Opener {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// Fails as the underlying function does.
    pub fn open(&self, name: &str) -> Result<Box<dyn Read + Send>, Error> {
        (self.0)(name)
    }

    /// Returns the code page that the beginning of a file indicates, if not UTF-8.
    pub(super) fn code_page(&self, name: &str) -> Option<Encoding> {
        let mut head = Vec::new();
        // For a damaged file, this reads the data before the damage.
        let _ = self.open(name).ok()?.take(HEAD_BYTES as u64).read_to_end(&mut head);
        code_page(&head)
    }
}

impl<F> From<F> for Opener
where
    F: Fn(&str) -> Result<Box<dyn Read + Send>, Error> + Send + Sync + 'static,
{
    fn from(open: F) -> Self {
        Self(Arc::new(open))
    }
}

impl std::fmt::Debug for Opener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Opener")
    }
}

/// Rules guessed before, by the name of the file without `./`.
pub type Guesses = BTreeMap<String, Guess>;

/// The input to read.
#[derive(Debug)]
pub struct Stream {
    /// The files.
    pub files: Vec<String>,
    /// The function that opens them.
    pub open: Opener,
    /// The rules and the time control for all of them, if named.
    pub named: Given,
    /// The rule sets to use otherwise.
    pub catalogue: Arc<Catalogue>,
    /// The selected games.
    pub select: Selection,
    /// The number of threads; 0 for the number of processors.
    pub jobs: usize,
    /// The shard to read, if not all of the files.
    pub shard: Option<Shard>,
    /// Rules guessed before, by the name of the file.
    pub guesses: Guesses,
}

/// One game to process.
pub struct Task<'g> {
    /// The name of the file as given.
    pub file: &'g str,
    /// The game.
    pub text: GameText<'g>,
    /// Its main line.
    pub line: MainLine<'g>,
    /// Its rules.
    pub choice: ChosenRules,
    /// Whether it is the first game of its file whose rules were guessed.
    pub says_guess: bool,
}

/// A result for the caller, in the order of the input.
#[derive(Debug)]
pub enum Handed<T> {
    /// The results for some games.
    Games {
        /// The index of their file in the list.
        file: usize,
        /// One result for each selected game.
        made: Vec<T>,
        /// The number of bytes in the games.
        bytes: u64,
    },
    /// The end of a file.
    Ended(FileSummary),
    /// An error about a file that cannot be used, or not to its end; the others are still read.
    Failed(Error),
}

/// A summary of what was read from a file, or from a piece of one.
#[derive(Debug, Clone)]
pub struct FileSummary {
    /// The file and its bytes.
    pub piece: Piece,
    /// The number of line ends in them.
    pub lines: u64,
    /// The number of games in them, selected or not.
    pub games: u64,
    /// For a shard: the digest of the data read, in 16 hexadecimal digits.
    pub digest: Option<String>,
    /// For a part of a file: the time of its last change, at the start and, if different, at the
    /// end.
    pub modified: Option<String>,
    /// The rules guessed for the file.
    pub guess: Option<Guess>,
    /// The number of the game that reports the guess, counted from 1 in what was read.
    pub says_guess: Option<u64>,
}

impl Task<'_> {
    /// Returns the notes on the rules for the game: that they were guessed, once per file, and that
    /// a game type is unknown.
    pub fn notes(&self) -> Vec<Finding> {
        let mut notes = Vec::new();
        if self.says_guess
            && let Some(guess) = self.choice.note()
        {
            notes.push(guess);
        }
        if let Some(unknown) = self.choice.unknown_type(&self.line) {
            notes.push(unknown);
        }
        notes.extend(control_characters(&self.text));
        notes
    }

    /// Replays the game under its rules and returns the report.
    #[must_use]
    pub fn judge(self, options: ReplayOptions) -> GameReport {
        let notes = self.notes();
        let laws = &self.choice.laws;
        let told = self.line.told.clone();
        let report = replay(&self.text, self.line, laws, notes.clone(), options);
        match read_again(&self.text, &report, laws) {
            Some(again) => again.replayed(&self.text, &told, laws, notes, options).2,
            None => report,
        }
    }
}

impl Stream {
    /// Creates a stream of all games of these files, in several threads: under the rules that are
    /// named, else those that the games name, else a guess.
    pub fn of(files: Vec<String>, open: impl Into<Opener>, named: Given) -> Self {
        Self {
            files,
            open: open.into(),
            named,
            catalogue: Arc::new(Catalogue::new()),
            select: Selection::default(),
            jobs: 0,
            shard: None,
            guesses: Guesses::new(),
        }
    }

    /// Processes every selected game in several threads, and passes the results to `hand` in the
    /// order of the games. Memory use does not grow with the files.
    ///
    /// # Errors
    ///
    /// Fails as `hand` does, or if no thread can be started.
    pub fn run<T: Send + 'static, E: From<Error>>(
        self,
        work: impl Fn(Task<'_>) -> T + Send + Sync + 'static,
        mut hand: impl FnMut(Handed<T>) -> Result<(), E>,
    ) -> Result<(), E> {
        let threads = match self.jobs {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            jobs => jobs,
        };
        let pieces = match self.shard {
            Some(shard) => shard.pieces(&self.files)?,
            None => {
                let names = self.files.iter().enumerate();
                names.map(|(file, name)| Piece::whole(file, name)).collect()
            }
        };
        let stream = Arc::new(self);
        let pieces = pieces.into_iter();
        let mut reader = Reader::new(Arc::clone(&stream), pieces);
        let take = move |spare: Batch| reader.next(spare);
        let ledger = Ledger::default();
        let work = move |(turn, taken): (u64, Taken)| stream.worked(turn, taken, &ledger, &work);
        in_turns(threads.min(MAX_JOBS), take, work, |(handed, spare)| hand(handed).map(|()| spare))
    }
}
