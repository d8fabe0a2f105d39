//! `--names` of `convert`: spelling of players' names according to a list.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::exit::Failure;
use super::formats::to_file;
use super::inputs;
use super::misuse::{Misuse, misuse};
use super::output::OutFile;
use super::words::{language, writing};
use crate::app::new_file::{NewFile, is_same_place};
use crate::app::records::{NameList, NamesMet, NamesTold, SeenName, begun};
use crate::cli::aside::aside;
use crate::report::ConversionFormat;
use crate::words::say;
use anyhow::Context;

// The list of names, and where is told what became of them.
#[derive(Debug, Args)]
pub(super) struct NameArgs {
    /// Write the players by this list (CSV: name, id, alias, ...): every spelling of a person as
    /// the name, and the id in WhiteFmjdId and BlackFmjdId. Names that only resemble one of the list
    /// are reported and stay.
    #[arg(long, value_name = "LIST")]
    names: Option<PathBuf>,
    /// Write what became of every spelling to a CSV file.
    #[arg(long, value_name = "FILE", requires = "names")]
    names_report: Option<PathBuf>,
}

impl NameArgs {
    /// Returns the named list.
    pub(super) fn list(&self) -> Result<Option<Arc<NameList>>, Failure> {
        let Some(file) = &self.names else { return Ok(None) };
        Ok(Some(Arc::new(NameList::of(&inputs::table(file)?)?)))
    }

    /// Returns the input files with the list, none of which may be overwritten.
    pub(super) fn with_read(&self, files: Vec<String>) -> Vec<String> {
        let list = self.names.as_ref().map(|file| file.display().to_string());
        files.into_iter().chain(list).collect()
    }

    /// Refuses a combination with a list of names that is not possible.
    pub(super) fn go_with(&self, to: ConversionFormat, splits: bool) -> Result<(), Failure> {
        let has_names = matches!(
            to,
            ConversionFormat::Pdn | ConversionFormat::Games | ConversionFormat::Findings
        );
        match self.names {
            Some(_) if !has_names => Err(misuse(&Misuse::NoNamesIn { format: word(to) })),
            _ if splits && to == ConversionFormat::Names => Err(misuse(&Misuse::OneListOfNames)),
            _ => Ok(()),
        }
    }
}

fn word(to: ConversionFormat) -> &'static str {
    use crate::report::Form;
    to.format().word()
}

/// The names found in the games.
pub(super) struct NamesFile {
    list: Option<Arc<NameList>>,
    begins: bool,
    met: NamesMet,
    /// The file for the report on the names, and the input files.
    report: Option<(PathBuf, Vec<String>)>,
}

impl NamesFile {
    /// Creates an empty set of names; checks that the named report file can be written and is not
    /// that of `-o`.
    pub(super) fn begin(
        args: &NameArgs,
        list: Option<Arc<NameList>>,
        to: ConversionFormat,
        inputs: &[String],
        output: Option<&Path>,
    ) -> Result<Self, Failure> {
        let report = args.names_report.clone();
        if let (Some(path), Some(output)) = (&report, to_file(output))
            && is_same_place(path, output)
        {
            return Err(misuse(&Misuse::OneFileForTwo { one: "--names-report", other: "-o" }));
        }
        // It is written at the end, but refused now.
        report.as_deref().map(|path| NewFile::begin(path, inputs)).transpose()?;
        let report = report.map(|path| (path, inputs.to_vec()));
        let begins = to == ConversionFormat::Names;
        Ok(Self { list, begins, met: NamesMet::default(), report })
    }

    /// Counts the names of a game.
    pub(super) fn count(&mut self, names: Vec<SeenName>) {
        names.into_iter().for_each(|name| self.met.count(name));
    }

    /// Returns the new list of names, if requested.
    pub(super) fn begun(&self) -> Option<String> {
        self.begins.then(|| begun(&self.met))
    }

    /// Writes the report, and prints the effect on the names in a number of games.
    pub(super) fn finish(self, games: usize) -> Result<(), Failure> {
        if self.begins {
            let told = NamesTold::Begun { spellings: self.met.len(), games: games as u64 };
            aside!("{}", say(&told, language()));
        }
        let Some(list) = &self.list else { return Ok(()) };
        let (csv, told) = self.met.report(list);
        if let Some((path, inputs)) = self.report {
            let mut file = OutFile::create(&path, &inputs)?;
            file.write(&csv).with_context(writing)?;
            file.finish()?;
        }
        for one in told {
            aside!("{}", say(&one, language()));
        }
        Ok(())
    }
}
