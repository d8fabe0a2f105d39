//! `arbiter event export`.

use std::io::Write;

use clap::Args;

use super::event_arg::{EventArg, note};
use super::look::write_to;
use crate::app::event::{alone, export};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{FormatArgs, Writes, output_with_endings};
use crate::report::ExportFormat;

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    written: FormatArgs<Exports>,
    /// Only a stage, by its name or its number from 1, as a tournament of its own.
    #[arg(long, value_name = "STAGE")]
    stage: Option<String>,
    /// Only a group, by default of the first stage, as a tournament of its own.
    #[arg(long, value_name = "GROUP")]
    group: Option<String>,
}

/// The output of `export`.
#[derive(Debug)]
enum Exports {}

impl Writes for Exports {
    type Form = ExportFormat;
    const USUAL: Self::Form = ExportFormat::Json;
    const MAY_LACK_ENDING: bool = false;
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else json";

    fn purpose(format: ExportFormat) -> &'static str {
        match format {
            ExportFormat::Json => "The event with its standings",
            ExportFormat::Csv => "A row for each game",
            ExportFormat::Yaml => "The event file, without comments and without the arbiter's book",
            ExportFormat::Trf => "A tournament report of FIDE, with the records of 2026",
            ExportFormat::Trf16 => {
                "A tournament report with those of 2016 and the codes of JaVaFo and bbpPairings"
            }
            ExportFormat::Dap => "The crosstable of Draughts Arbiter Pro, as CSV",
            ExportFormat::Toernooibase => "The crosstable of Toernooibase, as CSV",
        }
    }

    fn output_help() -> String {
        output_with_endings::<Self::Form>()
    }
}

/// Runs `arbiter event export`.
pub(super) fn run(args: &ExportArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let mut event = args.target.read()?;
    if args.stage.is_some() || args.group.is_some() {
        event = alone(&event, args.stage.as_deref(), args.group.as_deref())?;
    }
    let (text, notes) = export(&event, args.written.format()?)?;
    write_to(&args.target, args.written.output.as_deref(), &text, out)?;
    notes.iter().for_each(note);
    Ok(Outcome::Fine)
}
