//! The file that `arbiter validate --repair` writes: every game as canonical PDN,
//! those that could be repaired with a comment at each change.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};

use super::exit::Failure;
use super::inputs::is_read;
use crate::pdn::{GameText, write_pdn};
use crate::record::repair::mend;
use crate::record::{Choice, GameReport, MainLine, ReplayOptions, Strip, canonical, replay};
use crate::report::printable;

/// What became of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Its slip was put right.
    Repaired,
    /// It has a fault, and what was meant is not known for certain.
    Not,
    /// Every move was legal.
    Unchanged,
}

/// A game as it is written: repaired where one repair alone explains all of it.
///
/// `report` is the replay of the game with its history and with advice.
pub fn repaired(
    text: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &Choice,
) -> (Fate, String) {
    let advice = report.findings.iter().find_map(|found| found.repair.as_ref());
    if let Some(advice) = advice.filter(|advice| advice.is_determined()) {
        let mended = mend(text.bytes(), line, &advice.repair);
        let text = text.with_bytes(&mended);
        let line = MainLine::read(&text);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
        if report.ok {
            let tree = canonical(&text, &line, &report, choice, Strip::default());
            return (Fate::Repaired, write_pdn(&tree));
        }
    }
    let tree = canonical(text, line, report, choice, Strip::default());
    (if report.ok { Fate::Unchanged } else { Fate::Not }, write_pdn(&tree))
}

/// The file that is written, under another name until it is whole.
pub struct RepairedFile {
    path: PathBuf,
    /// The file under its other name; `None` where nothing is to be written.
    part: Option<(PathBuf, BufWriter<File>)>,
    repaired: usize,
    not: usize,
    unchanged: usize,
}

impl RepairedFile {
    /// Begins the file, which must not be one of those that are read.
    pub fn begin(path: &Path, inputs: &[String], dry_run: bool) -> Result<Self, Failure> {
        let shown = path.display().to_string();
        if is_read(path, inputs) {
            return Err(anyhow!("{} is read; write to another file", printable(&shown)).into());
        }
        let part = if dry_run {
            None
        } else {
            let name = path
                .file_name()
                .with_context(|| format!("{} does not name a file", printable(&shown)))?;
            let hidden = format!(".{}.{}.part", name.to_string_lossy(), std::process::id());
            let other = path.with_file_name(hidden);
            let file = OpenOptions::new().write(true).create_new(true).open(&other);
            let file = file.with_context(|| format!("cannot write {}", printable(&shown)))?;
            Some((other, BufWriter::new(file)))
        };
        Ok(Self { path: path.to_owned(), part, repaired: 0, not: 0, unchanged: 0 })
    }

    /// Adds a game.
    pub fn add(&mut self, fate: Fate, pdn: &str) -> Result<(), Failure> {
        let is_first = self.repaired + self.not + self.unchanged == 0;
        match fate {
            Fate::Repaired => self.repaired += 1,
            Fate::Not => self.not += 1,
            Fate::Unchanged => self.unchanged += 1,
        }
        if let Some((_, out)) = &mut self.part {
            let gap = if is_first { "" } else { "\n" };
            out.write_all(gap.as_bytes()).context("writing")?;
            out.write_all(pdn.as_bytes()).context("writing")?;
        }
        Ok(())
    }

    /// Gives the file its name, once all of it is on the disk; says what was done.
    pub fn finish(mut self) -> Result<String, Failure> {
        let shown = self.path.display().to_string();
        let shown = printable(&shown);
        let games = if self.repaired == 1 { "game" } else { "games" };
        let counts = format!(
            "{} {games} repaired, {} not, {} unchanged",
            self.repaired, self.not, self.unchanged
        );
        let Some((part, out)) = &mut self.part else {
            return Ok(format!("{counts}; {shown} is not written"));
        };
        out.flush().context("writing")?;
        out.get_ref().sync_all().context("writing")?;
        std::fs::rename(&*part, &self.path).with_context(|| format!("cannot write {shown}"))?;
        self.part = None;
        Ok(format!("{counts}: {shown}"))
    }
}

impl Drop for RepairedFile {
    /// What is not whole does not stay.
    fn drop(&mut self) {
        if let Some((part, _)) = self.part.take() {
            let _ = std::fs::remove_file(part);
        }
    }
}
