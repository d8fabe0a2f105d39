//! The games of many files: read and worked on in all threads, handed on in order.
//!
//! Batches are made of what has been read, so that a slow input gives its first answers
//! before it ends; what comes out does not depend on how the games were batched.

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
    Catalogue, Choice, GameReport, MainLine, ReplayOptions, read_again, replay,
};
use draughts_ground::diag::Finding;
use draughts_ground::encoding::Encoding;

/// Most threads that are started, whatever is asked for.
const MAX_JOBS: usize = 64;

/// Opens a file of a name: [`super::files::open`], or any function that has its text.
#[derive(Clone)]
pub struct Opener(Arc<Open>);

type Open = dyn Fn(&str) -> Result<Box<dyn Read + Send>, Error> + Send + Sync;

impl Opener {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// Those of the function it was made of.
    pub fn open(&self, name: &str) -> Result<Box<dyn Read + Send>, Error> {
        (self.0)(name)
    }

    /// Returns the code page that the beginning of a file tells, if that is not UTF-8.
    pub(super) fn code_page(&self, name: &str) -> Option<Encoding> {
        let mut head = Vec::new();
        // Of a damaged file, what comes before the damage.
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

/// Laws that were guessed before, by the name of the file without `./`.
pub type Guesses = BTreeMap<String, Guess>;

/// What is to be read.
#[derive(Debug)]
pub struct Stream {
    /// The files.
    pub files: Vec<String>,
    /// What opens them.
    pub open: Opener,
    /// The laws and the time control of all of them, if they were named.
    pub named: Given,
    /// The laws otherwise.
    pub catalogue: Arc<Catalogue>,
    /// Which games.
    pub select: Selection,
    /// Threads that work; 0 = as many as there are processors.
    pub jobs: usize,
    /// The shard that is read, if it is not all of the files.
    pub shard: Option<Shard>,
    /// Laws that were guessed before, by the name of the file.
    pub guesses: Guesses,
}

/// One game to be worked on.
pub struct Task<'g> {
    /// The file as it was named.
    pub file: &'g str,
    /// The game.
    pub text: GameText<'g>,
    /// Its main line.
    pub line: MainLine<'g>,
    /// Its laws.
    pub choice: Choice,
    /// True for the first game of its file for which the laws were guessed.
    pub says_guess: bool,
}

/// What comes of the input, in its order.
#[derive(Debug)]
pub enum Handed<T> {
    /// What was made of some games.
    Games {
        /// The number of their file in the list, from 0.
        file: usize,
        /// One for each game that was chosen.
        made: Vec<T>,
        /// The bytes of the games.
        bytes: u64,
    },
    /// A file of which nothing more comes.
    Ended(Ended),
    /// A file that cannot be used, or not to its end; the others are still read.
    Failed(Error),
}

/// What was read of a file, or of a piece of one.
#[derive(Debug, Clone)]
pub struct Ended {
    /// Which bytes of which file.
    pub piece: Piece,
    /// Line ends in them.
    pub lines: u64,
    /// Games in them, chosen or not.
    pub games: u64,
    /// If it was read as a shard: the digest of what was read, in 16 hexadecimal digits.
    pub digest: Option<String>,
    /// If only a part of the file was read: when it was last changed, at the start and at the end if
    /// those are not the same.
    pub modified: Option<String>,
    /// The laws that were guessed for the file.
    pub guess: Option<Guess>,
    /// The game that says so, counted in what was read from 1.
    pub says_guess: Option<u64>,
}

impl Task<'_> {
    /// What is said of the laws with the game: once a file that they were guessed, and a game
    /// type that is not known.
    #[must_use]
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

    /// Returns the game replayed under its laws.
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
    /// Returns all games of these files, in all threads: by the laws that are named, otherwise by
    /// those that the games name, or that are guessed.
    #[must_use]
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

    /// Works on every chosen game, as many at a time as there are threads, and hands on what
    /// comes of it, in the order of the games. Memory does not grow with the files.
    ///
    /// # Errors
    ///
    /// Those of `hand`, and where no thread can be started.
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
