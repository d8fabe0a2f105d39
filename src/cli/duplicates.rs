//! `convert --duplicates`: games of an archive that may be the same.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use clap::Args;

use super::exit::{Failure, Outcome};
use super::formats::{Writes, meant, one_of};
use super::inputs::{expand, open};
use super::interrupt;
use super::output::Output;
use super::stream;
use super::words::{Label, label, language};
use crate::app::records::{
    DuplicatesTold, Given, Held, LikelyDuplicate, NameList, NewGame, Selection, Stream,
    likely_duplicates,
};
use crate::cli::aside::aside;
use crate::report::DuplicatesFormat;
use crate::words::say;

// Whether games that may be the same are looked for.
#[derive(Debug, Args)]
pub(super) struct DuplicateArgs {
    /// Convert nothing: list games that may be duplicates (other spellings, another date, a slip,
    /// broken off), and their differences. Exit code 1 if there are any.
    #[arg(long, conflicts_with_all = ["to", "split", "merge", "incidents", "notation", "strip", "names_report"])]
    pub(super) duplicates: bool,
    /// With --duplicates: how to print them; without it -o OUT decides by its ending, else concise.
    #[arg(long, requires = "duplicates", value_parser = one_of(DuplicatesOutput::purpose))]
    format: Option<DuplicatesFormat>,
}

/// The output of `--duplicates`.
enum DuplicatesOutput {}

impl Writes for DuplicatesOutput {
    type Form = DuplicatesFormat;
    const USUAL: Self::Form = DuplicatesFormat::Concise;

    fn purpose(format: DuplicatesFormat) -> &'static str {
        match format {
            DuplicatesFormat::Concise => "A line for each game that may be an earlier one",
            DuplicatesFormat::Jsonl => "An object for each, a line each",
            DuplicatesFormat::Csv => "A row for each",
        }
    }
}

/// The files to search, and the settings.
pub(super) struct Question<'q> {
    pub(super) files: &'q [String],
    pub(super) output: Option<&'q Path>,
    pub(super) given: Given,
    pub(super) names: Option<Arc<NameList>>,
    /// Other files that are read.
    pub(super) also_read: Vec<String>,
    pub(super) select: Selection,
    pub(super) jobs: usize,
}

impl DuplicateArgs {
    /// Prints the candidates.
    pub(super) fn run(
        &self,
        question: Question<'_>,
        out: &mut dyn Write,
    ) -> Result<Outcome, Failure> {
        let Question { files, output, given, names, also_read, select, jobs } = question;
        let format = meant::<DuplicatesOutput>(self.format, output)?;
        let (files, unusable) = expand(files);
        interrupt::watch()?;
        let mut out = Output::open(output, &[files.clone(), also_read].concat(), out)?;
        let stream = Stream { select, jobs, ..Stream::of(files, open, given) };
        let mut held = Held::default();
        let failed = stream::run(
            stream,
            move |task| NewGame::of(task, names.as_deref()),
            |_| {},
            |entries| {
                entries.into_iter().for_each(|entry| held.add(entry));
                Ok(())
            },
        )?;
        let failed = failed || unusable;
        let games = held.seen();
        if games == 0 {
            if !failed {
                aside!("{}", label(Label::NoGameChosen));
            }
            return Ok(Outcome::Unusable);
        }
        let candidates = likely_duplicates(&held);
        let mut lines = LikelyDuplicate::header(format);
        for one in &candidates {
            lines.push_str(&one.written(format, language()));
        }
        out.lines(&lines)?;
        out.finish()?;
        let groups = candidates.iter().map(|one| one.group).collect::<BTreeSet<_>>().len();
        let told = DuplicatesTold::Counted { games, candidates: candidates.len(), groups };
        aside!("{}", say(&told, language()));
        Ok(match (failed, candidates.is_empty()) {
            (true, _) => Outcome::Unusable,
            (false, true) => Outcome::Fine,
            (false, false) => Outcome::Wrong,
        })
    }
}
