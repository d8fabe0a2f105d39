//! The file that `arbiter validate --repair` writes: every game as canonical PDN,
//! those that could be repaired with a comment at each change.

use std::path::{Path, PathBuf};

use anyhow::Context;

use super::exit::Failure;
use super::output::{OutFile, shown};
use crate::pdn::{GameText, write_pdn};
use crate::record::repair::mend;
use crate::record::{Choice, GameReport, MainLine, ReplayOptions, Strip, canonical, replay};

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

/// The file that is written, and what was done.
pub struct RepairedFile {
    path: PathBuf,
    /// The file; `None` where nothing is to be written.
    out: Option<OutFile>,
    repaired: usize,
    not: usize,
    unchanged: usize,
}

impl RepairedFile {
    /// Begins the file, which must not be one of those that are read.
    pub fn begin(path: &Path, inputs: &[String], dry_run: bool) -> Result<Self, Failure> {
        let out = if dry_run { None } else { Some(OutFile::create(path, inputs)?) };
        Ok(Self { path: path.to_owned(), out, repaired: 0, not: 0, unchanged: 0 })
    }

    /// Adds a game.
    pub fn add(&mut self, fate: Fate, pdn: &str) -> Result<(), Failure> {
        let is_first = self.repaired + self.not + self.unchanged == 0;
        match fate {
            Fate::Repaired => self.repaired += 1,
            Fate::Not => self.not += 1,
            Fate::Unchanged => self.unchanged += 1,
        }
        if let Some(out) = &mut self.out {
            let gap = if is_first { "" } else { "\n" };
            out.lines(&format!("{gap}{pdn}")).context("writing")?;
        }
        Ok(())
    }

    /// Puts the file in its place; says what was done.
    pub fn finish(self) -> Result<String, Failure> {
        let games = if self.repaired == 1 { "game" } else { "games" };
        let counts = format!(
            "{} {games} repaired, {} not, {} unchanged",
            self.repaired, self.not, self.unchanged
        );
        let shown = shown(&self.path);
        match self.out {
            None => Ok(format!("{counts}; {shown} is not written")),
            Some(out) => {
                out.finish()?;
                Ok(format!("{counts}: {shown}"))
            }
        }
    }
}
