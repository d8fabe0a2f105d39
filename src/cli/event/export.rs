//! `arbiter event export`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};

use super::desk::EventArg;
use super::look::write_to;
use yaml_in_place as text;

use crate::cli::exit::{Failure, Outcome};
use crate::cli::output::shown;
use crate::event::Event;
use crate::report::event::{ExportView, crosstable_text, games, json, trf_text};
use crate::report::{printable, sheet};
use crate::trf::Edition;
use crate::trf::crosstable::Format;

/// The whole event for other programs.
#[derive(Debug, Args)]
pub struct ExportArgs {
    #[command(flatten)]
    target: EventArg,
    /// The form; without it the ending of FILE decides, else json.
    #[arg(long, value_enum)]
    format: Option<ExportFormat>,
    /// Write to a file (.json, .csv, .yaml, .trf); it appears when it is complete.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ExportFormat {
    /// The event with its standings.
    Json,
    /// A row for each game.
    Csv,
    /// The event file, without comments.
    Yaml,
    /// A tournament report of FIDE, with the records of 2026.
    Trf,
    /// A tournament report with those of 2016 and the codes of JaVaFo and bbpPairings.
    Trf16,
    /// The cross-table of Draughts Arbiter Pro, as CSV.
    Dap,
    /// The cross-table of Toernooibase, as CSV.
    Toernooibase,
}

impl ExportFormat {
    fn of(file: &Path) -> Result<Self, Failure> {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        match ending.to_ascii_lowercase().as_str() {
            "json" => Ok(Self::Json),
            "csv" => Ok(Self::Csv),
            "yaml" | "yml" => Ok(Self::Yaml),
            "trf" => Ok(Self::Trf),
            _ => Err(anyhow!(
                "the ending of {} says no form: .json, .csv, .yaml, .trf, or --format",
                shown(file)
            )
            .into()),
        }
    }
}

/// Runs `arbiter event export`.
pub fn run(args: &ExportArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let file = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let format = match (args.format, file) {
        (Some(format), _) => format,
        (None, Some(file)) => ExportFormat::of(file)?,
        (None, None) => ExportFormat::Json,
    };
    let (text, notes) = match format {
        ExportFormat::Trf => report(&event, Edition::Trf26)?,
        ExportFormat::Trf16 => report(&event, Edition::Trf16)?,
        ExportFormat::Dap => crosstable_text(&event, Format::DraughtsArbiterPro),
        ExportFormat::Toernooibase => crosstable_text(&event, Format::Toernooibase),
        own => (own_text(&event, own)?, Vec::new()),
    };
    write_to(&args.target, args.output.as_deref(), &text, out)?;
    for note in &notes {
        anstream::eprintln!("note: {}", printable(note));
    }
    Ok(Outcome::Fine)
}

/// A tournament report, with notes of what is not in it.
fn report(event: &Event, edition: Edition) -> Result<(String, Vec<String>), Failure> {
    trf_text(event, edition).map_err(|error| anyhow!("{error}").into())
}

/// The text in one of the forms of this program.
fn own_text(event: &Event, format: ExportFormat) -> Result<String, Failure> {
    Ok(match format {
        ExportFormat::Json => json(&ExportView::new(event)),
        ExportFormat::Csv => sheet::csv(&[games(event)]),
        _ => text::print(&serde_yaml::to_value(event).context("an event as YAML")?),
    })
}
