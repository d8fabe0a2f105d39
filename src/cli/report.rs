//! `arbiter report`.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome, terminal_of};
use super::formats::{FormatArgs, Writes};
use super::inputs::{fitting, open};
use super::output::Output;
use super::validate::Reports;
use super::words::{Label, label, language, said};
use super::{interrupt, summary};
use crate::app::new_file::spare_record;
use crate::app::records::{GameCounts, MergeFormat, Merged, Parts, is_wrong};
use crate::cli::aside::aside;
use crate::diag::Level;
use crate::report::{FindingsFormat, GameStyle, TerminalStyle, printable};
use crate::words::Frame;

// What is done with parts.
#[derive(Debug, Args)]
pub(super) struct ReportArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Merge(MergeArgs),
}

/// Put parts together: the same bytes, counts and exit code as a single run of `validate`.
///
/// The parts may be in any order. All shards must be there, except for --format part, which makes a
/// part again of neighbours. Games are read again from their files only to quote their lines
/// (full), or for another language than English.
///
/// Exit code 0: nothing to object to; 1: an irregularity or an error (if the shards were
/// made with --strict, also a warning); 2: some file could not be used, or the parts do not go
/// together.
#[derive(Debug, Args)]
struct MergeArgs {
    /// Output of `validate --shard`: files, or patterns in quotes.
    #[arg(required = true, value_name = "PART")]
    parts: Vec<String>,
    #[command(flatten)]
    written: FormatArgs<Merge>,
    /// Write what is counted to a file as JSON, `arbiter.summary/1`; `-` for standard output, if
    /// the answers go to a file.
    #[arg(long, value_name = "FILE")]
    summary: Option<PathBuf>,
    /// Exit code 0 in place of 1: for engines that take 1 for a crash.
    #[arg(long)]
    exit_zero: bool,
}

/// The output of `report merge`.
#[derive(Debug)]
enum Merge {}

impl Writes for Merge {
    type Form = MergeFormat;
    const USUAL: MergeFormat = MergeFormat::Findings(FindingsFormat::Full);
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else full";

    fn purpose(format: MergeFormat) -> &'static str {
        match format {
            MergeFormat::Findings(format) => Reports::purpose(format),
            MergeFormat::Part => "A part again, of neighbours",
        }
    }
}

/// Runs the command.
pub(super) fn run(args: &ReportArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.what {
        What::Merge(args) => merge(args, out),
    }
}

fn merge(args: &MergeArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let format = args.written.format()?;
    let output = args.written.output.as_deref();
    let names = fitting(&args.parts)?;
    let parts = Parts::read(&names, format, &open.into())?;
    interrupt::watch()?;
    // Quoted files are read again while the report is written.
    let read: Vec<String> = names.into_iter().chain(parts.files()).collect();
    let summary_to = summary::file(args.summary.as_deref(), output, output, &read)?;
    let mut out = Output::open(output, &read, out)?;
    output.map_or(Ok(()), spare_record)?;
    let terminal = match output {
        None => terminal_of(&std::io::stdout()),
        Some(_) => TerminalStyle::default(),
    };
    let style =
        GameStyle { format: FindingsFormat::Full, terminal, diagrams: false, language: language() };
    let mut held = String::new();
    parts.write(style, format, &open.into(), |text| -> Result<(), Failure> {
        held.push_str(text);
        if held.len() < HELD { Ok(()) } else { out.lines(&std::mem::take(&mut held)) }
    })?;
    out.lines(&held)?;
    let Merged { summary, is_strict } = parts.end();
    for failed in &summary.failed {
        aside!("{}: {}", Frame::of(language()).level(Level::Error), printable(failed));
    }
    if let Some(file) = summary_to {
        file.write(&summary)?;
    }
    out.finish()?;
    aside!("{}", said(&GameCounts::all(&summary.totals)));
    let has_failed = !summary.failed.is_empty();
    // Other shards may have games.
    let is_empty = summary.totals.games == 0 && format != MergeFormat::Part;
    if is_empty && !has_failed {
        aside!("{}", label(Label::NoGameChosen));
    }
    if has_failed || is_empty {
        return Ok(Outcome::Unusable);
    }
    Ok(match is_wrong(&summary.totals, is_strict) {
        true if !args.exit_zero => Outcome::Wrong,
        _ => Outcome::Fine,
    })
}

/// The number of bytes written together.
const HELD: usize = 256 << 10;
