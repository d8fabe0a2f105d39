//! The games of many files: read and worked on in all threads, handed on in order.
//!
//! Batches are made of what has been read, so that a slow input gives its first answers
//! before it ends; what comes out does not depend on how the games were batched.

use std::io::Read;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use super::record::{Batch, Given, Record};
use super::select::Selection;
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
        /// One for each game that was chosen.
        made: Vec<T>,
        /// The bytes of the games.
        bytes: u64,
    },
    /// A file that cannot be used, or not to its end; the others are still read.
    Failed(Error),
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
        let stream = Arc::new(self);
        let mut reader = Reader { stream: Arc::clone(&stream), next: 0, open: None, said: None };
        let take = move |spare: Batch| reader.next(spare);
        let work = move |part: Result<Part, Error>| part.map(|part| stream.part(part, &work));
        in_turns(threads.min(MAX_JOBS), take, work, |done| match done {
            Ok((batch, made)) => {
                let bytes = batch.block.games().map(|game| game.bytes().len() as u64).sum();
                hand(Handed::Games { made, bytes })?;
                Ok(batch)
            }
            Err(error) => {
                hand(Handed::Failed(error))?;
                Ok(Batch::default())
            }
        })
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

/// Reads the files, one after the other.
struct Reader {
    stream: Arc<Stream>,
    /// The number of the file that is read next, from 0.
    next: usize,
    /// The file that is being read.
    open: Option<Record>,
    /// The last file of which it was said that laws were guessed.
    said: Option<usize>,
}

impl Reader {
    /// The next games, or what is wrong with a file; `None` after the last.
    fn next(&mut self, mut batch: Batch) -> Option<Result<Part, Error>> {
        loop {
            if self.open.is_none() && self.next == self.stream.files.len() {
                return None;
            }
            match self.fill(&mut batch) {
                Ok(false) => self.open = None,
                Ok(true) if batch.block.games().len() == 0 => {}
                Ok(true) => {
                    let (file, says_guess) = (self.next - 1, self.find_guess(&batch));
                    return Some(Ok(Part { file, batch, says_guess }));
                }
                Err(error) => {
                    self.open = None;
                    return Some(Err(error));
                }
            }
        }
    }

    /// Reads the next selected games of the open file, or of the next file if none is open;
    /// `false` after its last one.
    fn fill(&mut self, batch: &mut Batch) -> Result<bool, Error> {
        let Stream { files, open, named, catalogue, select, .. } = &*self.stream;
        let is_first = self.open.is_none();
        let name = &files[self.next - usize::from(!is_first)];
        let record = match &mut self.open {
            Some(record) => record,
            None => {
                self.next += 1;
                self.open.insert(Record::begin(open(name)?, named.clone(), catalogue))
            }
        };
        if !record.next_batch(batch).map_err(|error| error.about(name))? {
            if is_first {
                let wrong = Wrong::NoGameIn { file: printable(name).into_owned() };
                return Err(Error::unusable(name.as_str(), &wrong));
            }
            return Ok(false);
        }
        let is_past =
            batch.block.games().next_back().is_some_and(|last| select.is_past(last.index()));
        batch.block.retain(|game| select.takes_number(game.index()));
        if is_past {
            self.open = None;
        }
        Ok(true)
    }

    /// The first chosen game of a file for which laws were guessed, if it is among these.
    fn find_guess(&mut self, batch: &Batch) -> Option<usize> {
        let file = Some(self.next - 1);
        if self.said == file || !batch.has_guess() {
            return None;
        }
        let Stream { catalogue, select, .. } = &*self.stream;
        let at = batch.block.games().position(|game| {
            let line = MainLine::read(&game);
            select.takes_tags(&line) && batch.choice(&line, catalogue).guessed
        })?;
        self.said = file;
        Some(at)
    }
}
