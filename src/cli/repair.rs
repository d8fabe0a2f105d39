//! The file that `arbiter validate --repair` writes.

use std::path::{Path, PathBuf};

use anyhow::Context;

use super::exit::Failure;
use super::output::OutFile;
use super::words::language;
use crate::app::new_file::shown;
use crate::app::records::{GameCounts, RepairOutcome, RepairOutcomes};
use crate::report::ConversionFormat;
use crate::words::say;

/// The output file, and the counts of repairs.
pub(super) struct RepairedFile {
    path: PathBuf,
    /// The file; `None` in a dry run.
    out: Option<OutFile>,
    fates: RepairOutcomes,
}

impl RepairedFile {
    /// Creates the file, which must not be one of the inputs.
    pub(super) fn begin(path: &Path, inputs: &[String], dry_run: bool) -> Result<Self, Failure> {
        let out = if dry_run { None } else { Some(OutFile::create(path, inputs)?) };
        Ok(Self { path: path.to_owned(), out, fates: RepairOutcomes::default() })
    }

    /// Adds a game.
    pub(super) fn add(&mut self, fate: RepairOutcome, pdn: &str) -> Result<(), Failure> {
        let gap = if self.fates.is_empty() { "" } else { ConversionFormat::Pdn.between_games() };
        self.fates.add(fate);
        if let Some(out) = &mut self.out {
            out.write(format!("{gap}{pdn}")).with_context(crate::cli::words::writing)?;
        }
        Ok(())
    }

    /// Moves the file to its place and returns a summary.
    pub(super) fn finish(self) -> Result<String, Failure> {
        let (fates, file) = (Box::new(self.fates.told()), shown(&self.path));
        let told = match self.out {
            None => GameCounts::NotWritten { fates, file },
            Some(out) => {
                out.finish()?;
                GameCounts::Written { fates, file }
            }
        };
        Ok(say(&told, language()))
    }
}
