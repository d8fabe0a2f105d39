//! The games of many files: read in one thread, worked on in all, handed on in order.
//!
//! Batches are made of what has been read, so that a slow input gives its first answers
//! before it ends; what comes out does not depend on how the games were batched.

use std::io::IsTerminal;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use super::exit::Failure;
use super::inputs::open;
use super::interrupt;
use super::queue::{Entrance, queue};
use super::records::{OwnedGame, Record};
use super::select::SelectArgs;
use crate::record::{Catalogue, Choice, Laws, MainLine};
use crate::report::printable;

/// Games that are worked on before any of them is handed on.
const BATCH: usize = 256;
/// Bytes that games take up which wait to be worked on.
const WAITING: usize = 4 << 20;
/// Most threads that are started, whatever is asked for.
const MAX_JOBS: usize = 64;
/// Bytes from which a progress bar is shown.
const LARGE: u64 = 8 << 20;

/// What is to be read.
pub struct Stream {
    /// The files.
    pub files: Vec<String>,
    /// The laws for all of them, if they were named.
    pub named: Option<Arc<Laws>>,
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
    pub game: &'g OwnedGame,
    /// Its main line.
    pub line: MainLine<'g>,
    /// Its laws.
    pub choice: Choice,
    /// True for the first game of its file for which the laws were guessed.
    pub says_guess: bool,
}

enum Item {
    Game { file: usize, game: OwnedGame, says_guess: bool },
    Failed(Failure),
}

impl Stream {
    /// Works on every chosen game and hands on what comes of it, in the order of the
    /// games. A file that cannot be used is said and the others still read; true if
    /// there was one.
    ///
    /// # Errors
    ///
    /// Those of `hand`, and where no thread can be started.
    pub fn run<T: Send>(
        &self,
        work: impl Fn(Task<'_>) -> T + Sync,
        mut hand: impl FnMut(Vec<T>) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        let (entrance, exit) = queue(WAITING);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs.min(MAX_JOBS))
            .build()
            .context("starting threads")?;
        let reader = Reader {
            files: self.files.clone(),
            named: self.named.clone(),
            catalogue: Arc::clone(&self.catalogue),
            select: self.select.clone(),
        };
        let reading = thread::Builder::new()
            .name("reader".into())
            .spawn(move || reader.run(&entrance))
            .context("starting a thread")?;
        let progress = progress(&self.files);
        let (mut said, mut failed) = (None, false);
        loop {
            let mut batch = exit.take(BATCH);
            if batch.is_empty() {
                break;
            }
            self.find_guess(&mut batch, &mut said);
            let one = |item| self.one(item, &work);
            let done: Vec<(usize, Result<Option<T>, Failure>)> =
                if pool.current_num_threads() == 1 || batch.len() == 1 {
                    batch.into_iter().map(one).collect()
                } else {
                    pool.install(|| batch.into_par_iter().map(one).collect())
                };
            let mut run = Vec::new();
            for (bytes, done) in done {
                progress.inc(bytes as u64);
                match done {
                    Ok(result) => run.extend(result),
                    Err(failure) => {
                        hand(std::mem::take(&mut run))?;
                        interrupt::whole(|| failure.report());
                        failed = true;
                    }
                }
            }
            hand(run)?;
        }
        progress.finish_and_clear();
        reading.join().map_err(|_| anyhow!("reading stopped before the end"))?;
        Ok(failed)
    }

    /// Marks the first chosen game of each file for which laws were guessed; `said` is
    /// the last file that has one.
    fn find_guess(&self, batch: &mut [Item], said: &mut Option<usize>) {
        for item in batch {
            let Item::Game { file, game, says_guess } = item else {
                continue;
            };
            if *said == Some(*file) || !game.has_guess() {
                continue;
            }
            let line = MainLine::read(&game.text());
            if self.select.takes_tags(&line) && game.choice(&line, &self.catalogue).guessed {
                *says_guess = true;
                *said = Some(*file);
            }
        }
    }

    /// Works on one game, if it is chosen; also gives its length.
    fn one<T>(
        &self,
        item: Item,
        work: &impl Fn(Task<'_>) -> T,
    ) -> (usize, Result<Option<T>, Failure>) {
        match item {
            Item::Game { file, game, says_guess } => {
                let line = MainLine::read(&game.text());
                let result = self.select.takes_tags(&line).then(|| {
                    let choice = game.choice(&line, &self.catalogue);
                    work(Task { file: &self.files[file], game: &game, line, choice, says_guess })
                });
                (game.text().bytes().len(), Ok(result))
            }
            Item::Failed(failure) => (0, Err(failure)),
        }
    }
}

/// What the reading thread needs.
struct Reader {
    files: Vec<String>,
    named: Option<Arc<Laws>>,
    catalogue: Arc<Catalogue>,
    select: SelectArgs,
}

impl Reader {
    fn run(&self, entrance: &Entrance<Item>) {
        for (index, name) in self.files.iter().enumerate() {
            match self.file(index, name, entrance) {
                Ok(true) => {}
                Ok(false) => return,
                Err(failure) => {
                    if !entrance.put(Item::Failed(failure), 0) {
                        return;
                    }
                }
            }
        }
    }

    /// Reads a file; false where nobody wants its games any more.
    fn file(&self, index: usize, name: &str, entrance: &Entrance<Item>) -> Result<bool, Failure> {
        let mut record = Record::begin(open(name)?, self.named.clone(), &self.catalogue);
        let mut is_empty = true;
        while let Some(game) = record.next().map_err(|failure| failure.about(name))? {
            is_empty = false;
            let number = game.text().index();
            let weight = game.text().bytes().len() + size_of::<Item>();
            let item = Item::Game { file: index, game, says_guess: false };
            if self.select.takes_number(number) && !entrance.put(item, weight) {
                return Ok(false);
            }
            if self.select.is_past(number) {
                break;
            }
        }
        if is_empty {
            return Err(anyhow!("there is no game in {}", printable(name)).into());
        }
        Ok(true)
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
