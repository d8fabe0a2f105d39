//! What the commands that only look have in common: where they write, and in which form.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::{Args, ValueEnum};

use super::desk::EventArg;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::interrupt;
use crate::cli::output::{Output, shown};
use crate::event::acts::{Refused, paired_round};
use crate::event::{Event, Ledger, Round};
use crate::report::event::{View, json, latest_begun};
use crate::report::sheet::{self, Format};

/// Columns of a text that goes to no terminal.
const WIDTH: u16 = 80;

/// What is looked at, and where it is written.
#[derive(Debug, Args)]
pub struct LookArgs {
    #[command(flatten)]
    pub target: EventArg,
    #[command(flatten)]
    pub form: FormArgs,
}

/// In which form a view is written, and where.
#[derive(Debug, Args)]
pub struct FormArgs {
    /// The form; without it the ending of FILE decides, else text.
    #[arg(long, value_enum)]
    pub format: Option<FormatArg>,
    /// Write to a file (.txt, .csv, .json, .md, .html); it appears when it is complete.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The forms on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FormatArg {
    /// For a terminal.
    Text,
    /// For a spreadsheet.
    Csv,
    /// For programs; see `arbiter schema`.
    Json,
    /// A Markdown table.
    Md,
    /// A page for the wall.
    Html,
}

impl From<FormatArg> for Format {
    fn from(format: FormatArg) -> Self {
        match format {
            FormatArg::Text => Self::Text,
            FormatArg::Csv => Self::Csv,
            FormatArg::Json => Self::Json,
            FormatArg::Md => Self::Md,
            FormatArg::Html => Self::Html,
        }
    }
}

impl FormArgs {
    /// The form that is asked for.
    pub fn form(&self) -> Result<Format, Failure> {
        match (self.format, to_file(self.output.as_deref())) {
            (Some(format), _) => Ok(format.into()),
            (None, None) => Ok(Format::Text),
            (None, Some(file)) => Format::from_extension(file).ok_or_else(|| {
                anyhow!(
                    "the ending of {} says no form: .txt, .csv, .json, .md, .html, or --format",
                    shown(file)
                )
                .into()
            }),
        }
    }

    /// A view in the form that is asked for.
    pub fn text(&self, view: &impl View) -> Result<String, Failure> {
        Ok(match self.form()? {
            Format::Text => sheet::text(&view.sheets(), self.width()),
            Format::Csv => sheet::csv(&view.sheets()),
            Format::Json => json(view),
            Format::Md => sheet::md(&view.sheets()),
            Format::Html => sheet::html(&view.sheets()),
        })
    }

    /// Writes a view in the form that is asked for, never over one of the files it is about.
    pub fn show(
        &self,
        view: &impl View,
        inputs: &[String],
        out: &mut dyn Write,
    ) -> Result<Outcome, Failure> {
        write_beside(inputs, self.output.as_deref(), &self.text(view)?, out)
    }

    fn width(&self) -> u16 {
        let terminal = || comfy_table::Table::new().width();
        match to_file(self.output.as_deref()) {
            Some(_) => WIDTH,
            None => terminal().or_else(columns).unwrap_or(WIDTH),
        }
    }
}

impl LookArgs {
    /// The form that is asked for.
    pub fn form(&self) -> Result<Format, Failure> {
        self.form.form()
    }

    /// Writes a view in the form that is asked for.
    pub fn show(&self, view: &impl View, out: &mut dyn Write) -> Result<Outcome, Failure> {
        self.write(&self.form.text(view)?, out)
    }

    /// Writes a text to the file or to standard output; never over the event.
    pub fn write(&self, text: &str, out: &mut dyn Write) -> Result<Outcome, Failure> {
        write_to(&self.target, self.form.output.as_deref(), text, out)
    }
}

/// Writes a text to a file, which must not be that of the event, or to standard output.
pub fn write_to(
    target: &EventArg,
    output: Option<&Path>,
    text: &str,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    write_beside(&[target.file()?.name()], output, text, out)
}

/// Writes a text to a file, which must be none of these, or to standard output.
fn write_beside(
    inputs: &[String],
    output: Option<&Path>,
    text: &str,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    if to_file(output).is_some() {
        interrupt::watch()?;
    }
    let mut output = Output::open(output, inputs, out)?;
    output.lines(text)?;
    output.finish()?;
    Ok(Outcome::Fine)
}

/// The file that is written, if one is.
fn to_file(output: Option<&Path>) -> Option<&Path> {
    output.filter(|path| *path != Path::new("-"))
}

/// What the user says about the width where no terminal does.
fn columns() -> Option<u16> {
    std::env::var("COLUMNS").ok()?.parse().ok()
}

/// The results up to a round, which must be paired; up to the last that has begun where none
/// is named.
pub fn ledger(event: &Event, round: Option<Round>) -> Result<Ledger, Refused> {
    if let Some(round) = round {
        paired_round(event, round)?;
    }
    Ok(Ledger::new(event, round.unwrap_or_else(|| latest_begun(event))))
}
