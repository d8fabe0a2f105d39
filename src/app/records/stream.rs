//! The games of many files: read and worked on in all threads, handed on in order.
//!
//! Batches are made of what has been read, so that a slow input gives its first answers
//! before it ends; what comes out does not depend on how the games were batched.

use std::collections::BTreeMap;
use std::io::Read;
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread;

use super::digest::Digest;
use super::record::{Background, Batch, Given, Guess, Record};
use super::select::Selection;
use super::shard::{Piece, Shard};
use super::turns::in_turns;
use crate::app::{Error, Wrong};
use crate::diag::Finding;
use crate::pdn::GameText;
use crate::record::{Catalogue, Choice, GameReport, MainLine, ReplayOptions, replay};
use crate::report::printable;

/// Most threads that are started, whatever is asked for.
const MAX_JOBS: usize = 64;

/// Opens a file of a name, as [`super::files::open`] does.
pub type Opener = fn(&str) -> Result<Box<dyn Read + Send>, Error>;

/// Laws that were guessed before, by the name of the file.
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
        let guess = self.choice.note().filter(|_| self.says_guess);
        guess.into_iter().chain(self.choice.unknown_type(&self.line)).collect()
    }

    /// The game replayed under its laws.
    #[must_use]
    pub fn judge(self, options: ReplayOptions) -> GameReport {
        let notes = self.notes();
        replay(&self.text, self.line, &self.choice.laws, notes, options)
    }
}

impl Stream {
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
        let mut reader = Reader { stream: Arc::clone(&stream), pieces, open: None };
        let take = move |spare: Batch| reader.next(spare);
        let work = move |taken: Taken| match taken {
            Taken::Part(part) => {
                let file = part.file;
                let (batch, made) = stream.part(part, &work);
                let bytes = batch.block.games().map(|game| game.bytes().len() as u64).sum();
                (Handed::Games { file, made, bytes }, batch)
            }
            Taken::Ended(ended, spare) => (Handed::Ended(ended), spare),
            Taken::Failed(error, spare) => (Handed::Failed(error), spare),
        };
        in_turns(threads.min(MAX_JOBS), take, work, |(handed, spare)| hand(handed).map(|()| spare))
    }

    /// Works on the chosen games of a part; gives back its memory.
    fn part<T>(&self, part: Part, work: &impl Fn(Task<'_>) -> T) -> (Batch, Vec<T>) {
        let Part { file, batch, says_guess } = part;
        let of_game = |(at, text)| {
            let line = MainLine::read(&text);
            self.select.takes_tags(&line).then(|| {
                let choice = batch.choice(&line, &self.catalogue);
                let says_guess = says_guess == Some(at);
                work(Task { file: &self.files[file], text, line, choice, says_guess })
            })
        };
        let results = batch.block.games().enumerate().filter_map(of_game).collect();
        (batch, results)
    }
}

/// Some games of one file.
struct Part {
    /// The number of the file, from 0.
    file: usize,
    batch: Batch,
    /// The game with which it is said that laws were guessed, if it is among these.
    says_guess: Option<usize>,
}

/// What a thread takes; what holds no games gives the memory for them back.
enum Taken {
    Part(Part),
    Ended(Ended, Batch),
    Failed(Error, Batch),
}

/// Reads the files, one after the other.
struct Reader {
    stream: Arc<Stream>,
    /// What is read next.
    pieces: std::vec::IntoIter<Piece>,
    /// What is being read.
    open: Option<Open>,
}

/// A file that is being read.
struct Open {
    piece: Piece,
    record: Record,
    digest: Option<Arc<Mutex<Digest>>>,
    /// The game with which it was said that laws were guessed.
    says_guess: Option<u64>,
}

impl Open {
    fn ended(self) -> Ended {
        let (lines, games) = self.record.passed();
        let digest = self.digest.and_then(|digest| Some(digest.lock().ok()?.to_string()));
        let guess = self.record.guessed().cloned();
        Ended { piece: self.piece, lines, games, digest, guess, says_guess: self.says_guess }
    }
}

impl Reader {
    /// The next games, or what is wrong with a file; `None` after the last.
    fn next(&mut self, mut batch: Batch) -> Option<Taken> {
        loop {
            let mut open = match self.open.take() {
                Some(open) => open,
                None => {
                    let piece = self.pieces.next()?;
                    match self.stream.opened(piece) {
                        Ok(open) => open,
                        Err(error) => return Some(Taken::Failed(error, batch)),
                    }
                }
            };
            let name = &self.stream.files[open.piece.file];
            match open.record.next_batch(&mut batch) {
                Ok(true) => {}
                Ok(false) if open.record.passed().1 == 0 && open.piece.is_whole() => {
                    let wrong = Wrong::NoGameIn { file: printable(name).into_owned() };
                    return Some(Taken::Failed(Error::unusable(name.as_str(), &wrong), batch));
                }
                Ok(false) => return Some(Taken::Ended(open.ended(), batch)),
                Err(error) => return Some(Taken::Failed(error.about(name), batch)),
            }
            let select = &self.stream.select;
            let last = batch.block.games().next_back().map(|last| last.index());
            batch.block.retain(|game| select.takes_number(game.index()));
            let says_guess = self.stream.find_guess(&batch, &mut open);
            let file = open.piece.file;
            // After the last that is chosen nothing more is read.
            if last.is_none_or(|last| !select.is_past(last)) {
                self.open = Some(open);
            }
            if batch.block.games().len() > 0 {
                return Some(Taken::Part(Part { file, batch, says_guess }));
            }
        }
    }
}

impl Stream {
    /// Opens what is to be read of a file.
    fn opened(&self, piece: Piece) -> Result<Open, Error> {
        let name = &self.files[piece.file];
        let digest = self.shard.map(|_| Arc::default());
        let (input, offset) = match piece.is_whole() {
            true => ((self.open)(name)?, 0),
            false => (piece.open(name)?, piece.range.start),
        };
        let background = Background {
            offset,
            guess: self.guesses.get(name).cloned(),
            whole: (offset > 0).then(|| (name.clone(), self.open)),
            digest: digest.clone(),
        };
        let record = Record::before(input, self.named.clone(), &self.catalogue, background);
        Ok(Open { piece, record, digest, says_guess: None })
    }

    /// The first chosen game of a file for which laws were guessed, if it is among these.
    fn find_guess(&self, batch: &Batch, open: &mut Open) -> Option<usize> {
        if open.says_guess.is_some() || !batch.has_guess() {
            return None;
        }
        let at = batch.block.games().position(|game| {
            let line = MainLine::read(&game);
            self.select.takes_tags(&line) && batch.choice(&line, &self.catalogue).guessed
        })?;
        open.says_guess = batch.block.get(at).map(|game| game.index());
        Some(at)
    }
}
