//! `arbiter trf check`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::{ReportSystem, no_field, read};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{one_of, text_or_json};
use crate::cli::words::language;
use crate::event_report::TrfCheck;
use crate::report::PlainFormat;
use crate::report::json_of_plain;
use crate::swiss::system;
use crate::trf::{FieldError, MissingData, pairing_method};

/// Pair every round of a report again by the system that it names, and say what differs and why.
///
/// Record 192 names the system; without it, it is the FIDE Dutch system, for teams the FIDE team
/// system. Rounds paired at random are only compared with the rules of that system; no pairing of a
/// round robin is checked. It compares the points with the results, and the places with the
/// tie-breaks of record 212 or 202. Exit code 1: a round is not as the system pairs it, or breaks
/// one of its rules; or points or places are others.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// The report; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The kind of event, whatever the report says.
    #[arg(long, value_enum, value_name = "SYSTEM")]
    system: Option<ReportSystem>,
    /// The form.
    #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
    format: PlainFormat,
    /// The same as --format json.
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// Runs `arbiter trf check`.
pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let report = read(&args.file)?.of_system(args.system.map(ReportSystem::asked));
    let check = match pairing_method(&report.document) {
        Err(FieldError::Lacks(MissingData::Schedule { name }, _)) => {
            TrfCheck::of_schedule(&report.document, &name)
        }
        method => method.and_then(|method| TrfCheck::new(&report.document, system(method))),
    };
    let check = check.map_err(|error| no_field(&report, &error))?;
    let format = if args.json { PlainFormat::Json } else { args.format };
    let text = match format {
        PlainFormat::Json => {
            let json =
                serde_json::to_string_pretty(&check).with_context(crate::cli::words::writing)?;
            json_of_plain(json) + "\n"
        }
        PlainFormat::Text => check.text(language()),
    };
    out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(if check.is_same() { Outcome::Fine } else { Outcome::Wrong })
}
