//! The games of many files: read and worked on in all threads, handed on in order.
//!
//! Batches are made of what has been read, so that a slow input gives its first answers
//! before it ends; what comes out does not depend on how the games were batched.

use std::io::IsTerminal;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};

use super::exit::Failure;
use super::inputs::open;
use super::interrupt;
use super::records::{Batch, Given, Record};
use super::select::SelectArgs;
use super::turns::in_turns;
use crate::pdn::GameText;
use crate::record::{Catalogue, Choice, MainLine};
use crate::report::printable;

/// Most threads that are started, whatever is asked for.
const MAX_JOBS: usize = 64;
/// Bytes from which a progress bar is shown.
const LARGE: u64 = 8 << 20;

/// What is to be read.
pub struct Stream {
    /// The files.
    pub files: Vec<String>,
    /// The laws and the time control of all of them, if they were named.
    pub named: Given,
    /// The laws otherwise.
    pub catalogue: Arc<Catalogue>,
    /// Which games.
    pub select: SelectArgs,
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

impl Stream {
    /// Works on every chosen game and hands on what comes of it, in the order of the
    /// games. A file that cannot be used is said and the others still read; true if
    /// there was one.
    ///
    /// # Errors
    ///
    /// Those of `hand`, and where no thread can be started.
    pub fn run<T: Send + 'static>(
        self,
        work: impl Fn(Task<'_>) -> T + Send + Sync + 'static,
        mut hand: impl FnMut(Vec<T>) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        let threads = match self.jobs {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            jobs => jobs,
        };
        let progress = progress(&self.files);
        let stream = Arc::new(self);
        let mut reader = Reader { stream: Arc::clone(&stream), next: 0, open: None, said: None };
        let take = move |spare: Batch| reader.next(spare);
        let work = move |part: Result<Part, Failure>| part.map(|part| stream.part(part, &work));
        let mut failed = false;
        in_turns(threads.min(MAX_JOBS), take, work, |done| match done {
            Ok((batch, results)) => {
                hand(results)?;
                let bytes: usize = batch.block.games().map(|game| game.bytes().len()).sum();
                progress.inc(bytes as u64);
                Ok(batch)
            }
            Err(failure) => {
                interrupt::whole(|| failure.report());
                failed = true;
                Ok(Batch::default())
            }
        })?;
        progress.finish_and_clear();
        Ok(failed)
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
    /// The next games, or what is wrong with a file; `None` behind the last.
    fn next(&mut self, mut batch: Batch) -> Option<Result<Part, Failure>> {
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
                Err(failure) => {
                    self.open = None;
                    return Some(Err(failure));
                }
            }
        }
    }

    /// Reads the next games that are looked at of the open file, or else of the next one;
    /// false behind its last one.
    fn fill(&mut self, batch: &mut Batch) -> Result<bool, Failure> {
        let Stream { files, named, catalogue, select, .. } = &*self.stream;
        let is_first = self.open.is_none();
        let name = &files[self.next - usize::from(!is_first)];
        let record = match &mut self.open {
            Some(record) => record,
            None => {
                self.next += 1;
                self.open.insert(Record::begin(open(name)?, named.clone(), catalogue))
            }
        };
        if !record.next_batch(batch).map_err(|failure| failure.about(name))? {
            if is_first {
                return Err(anyhow!("there is no game in {}", printable(name)).into());
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

/// A bar on stderr for large files, on a terminal only.
fn progress(files: &[String]) -> ProgressBar {
    let size: u64 =
        files.iter().filter_map(|name| std::fs::metadata(name).ok()).map(|meta| meta.len()).sum();
    if size < LARGE || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    // How much there is in an archive is not known.
    let is_packed = |name: &String| {
        let name = name.to_ascii_lowercase();
        name == "-" || name.ends_with(".gz") || name.ends_with(".zst")
    };
    let (bar, template) = match files.iter().any(is_packed) {
        true => (ProgressBar::no_length(), "{bytes} in {elapsed}"),
        false => (ProgressBar::new(size), "{bar:40} {bytes} of {total_bytes}, {eta} left"),
    };
    bar.with_style(ProgressStyle::with_template(template).expect("the template is valid"))
}
