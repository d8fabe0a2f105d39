//! What the commands that only look have in common: where they write, and in which format.

use std::io::Write;
use std::path::Path;

use clap::Args;

use super::desk::EventArg;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{FormatArgs, Offered, Writes, to_file};
use crate::cli::interrupt;
use crate::cli::output::Output;
use crate::cli::words::language;
use crate::report::SheetFormat;
use crate::report::event::{View, written};

/// The width in columns of a text that goes neither to a terminal nor to a file.
const WIDTH: u16 = 80;

/// The width of a text in a file, which nothing needs to be left out of.
const FILE_WIDTH: u16 = 200;

/// What is looked at, and where it is written.
#[derive(Debug, Args)]
pub(crate) struct LookArgs {
    #[command(flatten)]
    pub target: EventArg,
    #[command(flatten)]
    pub form: FormatArgs<Views>,
}

/// What the commands that only look write.
#[derive(Debug)]
pub(crate) enum Views {}

impl Writes for Views {
    type Form = SheetFormat;
    const FORMATS: Offered<SheetFormat> = &[
        (SheetFormat::Text, "For a terminal"),
        (SheetFormat::Csv, "For a spreadsheet"),
        (SheetFormat::Json, "For programs; see `arbiter schema`"),
        (SheetFormat::Md, "A Markdown table"),
        (SheetFormat::Html, "A page for the wall"),
    ];
    const USUAL: Self::Form = SheetFormat::Text;
    const MAY_LACK_ENDING: bool = false;
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else text";
    const OUTPUT_HELP: &'static str =
        "Write to a file (.txt, .csv, .json, .md, .html); it appears when it is complete";
}

impl FormatArgs<Views> {
    /// Writes a view in the format that is asked for, never over one of the files it is about.
    pub(crate) fn show(
        &self,
        view: &impl View,
        inputs: &[String],
        out: &mut dyn Write,
    ) -> Result<Outcome, Failure> {
        let text = written(view, self.format()?, self.width(), language());
        write_beside(inputs, self.output.as_deref(), &text, out)
    }

    /// The width of a text: of the terminal, of a file, or as the user says.
    pub(super) fn width(&self) -> u16 {
        let terminal = || comfy_table::Table::new().width();
        match to_file(self.output.as_deref()) {
            Some(_) => columns().unwrap_or(FILE_WIDTH),
            None => terminal().or_else(columns).unwrap_or(WIDTH),
        }
    }
}

impl LookArgs {
    /// Writes a view in the format that is asked for; never over the event.
    pub(crate) fn show(&self, view: &impl View, out: &mut dyn Write) -> Result<Outcome, Failure> {
        self.form.show(view, &[self.target.file()?.name()], out)
    }
}

/// Writes a text to a file, which must not be that of the event, or to standard output.
pub(crate) fn write_to(
    target: &EventArg,
    output: Option<&Path>,
    text: &str,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    write_beside(&[target.file()?.name()], output, text, out)
}

/// Writes a text to a file, which must not be one of these, or to standard output.
pub(crate) fn write_beside(
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

/// What the user says about the width if no terminal does.
fn columns() -> Option<u16> {
    std::env::var("COLUMNS").ok()?.parse().ok()
}
