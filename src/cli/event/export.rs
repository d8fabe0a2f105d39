//! `arbiter event export`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};

use super::desk::EventArg;
use super::look::write_to;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::output::shown;
use crate::event::text;
use crate::report::event::{ExportView, games, json};
use crate::report::sheet;

/// The whole event for other programs.
#[derive(Debug, Args)]
pub struct ExportArgs {
    #[command(flatten)]
    target: EventArg,
    /// The form; without it the ending of FILE decides, else json.
    #[arg(long, value_enum)]
    format: Option<ExportFormat>,
    /// Write to a file (.json, .csv, .yaml); it appears when it is complete.
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
}

impl ExportFormat {
    fn of(file: &Path) -> Result<Self, Failure> {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        match ending.to_ascii_lowercase().as_str() {
            "json" => Ok(Self::Json),
            "csv" => Ok(Self::Csv),
            "yaml" | "yml" => Ok(Self::Yaml),
            "trf" | "trfx" => Err(anyhow!(
                "{}: tournament report files (TRF) cannot be written yet: .json, .csv, .yaml",
                shown(file)
            )
            .into()),
            _ => Err(anyhow!(
                "the ending of {} says no form: .json, .csv, .yaml, or --format",
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
    let text = match format {
        ExportFormat::Json => json(&ExportView::new(&event)),
        ExportFormat::Csv => sheet::csv(&[games(&event)]),
        ExportFormat::Yaml => {
            text::print(&serde_yaml::to_value(&event).context("an event as YAML")?)
        }
    };
    write_to(&args.target, args.output.as_deref(), &text, out)
}
