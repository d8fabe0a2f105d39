//! Common parts of the commands that only show something: the destination and the format.

use std::io::{IsTerminal, Write};
use std::path::Path;

use anyhow::Context;
use clap::{Args, ValueEnum};

use super::event_arg::EventArg;
use crate::cli::exit::{Failure, Outcome, colorful};
use crate::cli::formats::{FormatArgs, Writes, output_with_endings, to_file};
use crate::cli::interrupt;
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::output::Output;
use crate::cli::pager;
use crate::cli::spreadsheet::workbook;
use crate::cli::words::{language, typed, writing};
use crate::event::Event;
use crate::event_report::event::{View, printed, written};
use crate::event_report::sheet::{Capitals, Lines, PaperSize, Print, grids};
use crate::report::ViewFormat;

/// The width in columns of a text that goes neither to a terminal nor to a file.
const WIDTH: u16 = 80;

/// The width of a text in a file, wide enough to omit nothing.
const FILE_WIDTH: u16 = 200;

/// The width of a table in a file, which is practically unlimited.
const FILE_TABLE: u16 = 2000;

/// The width of a table if nothing specifies it.
const PIPED_TABLE: u16 = 120;

// What is looked at, and where it is written.
#[derive(Debug, Args)]
pub(crate) struct LookArgs {
    #[command(flatten)]
    pub target: EventArg,
    #[command(flatten)]
    pub form: FormatArgs<Views>,
    #[command(flatten)]
    pub print: PrintArgs,
}

// How a page is printed.
#[derive(Debug, Args)]
pub(crate) struct PrintArgs {
    /// Paper of a page (html): a4 or a3 [default: a4].
    #[arg(long, value_enum, value_name = "PAPER", help_heading = "Printing")]
    #[arg(hide_possible_values = true)]
    paper: Option<PaperArg>,
    /// Orientation of a page: portrait or landscape [default: as suits the table].
    #[arg(long, value_enum, value_name = "WAY", help_heading = "Printing")]
    #[arg(hide_possible_values = true)]
    orientation: Option<OrientationArg>,
    /// Height of capital letters on a page, in millimetres, on as many sheets as needed; 7 can be
    /// read from some metres away.
    #[arg(long, value_name = "MM", value_parser = typed::<Capitals>, help_heading = "Printing")]
    print_size: Option<Capitals>,
}

/// The sizes of paper.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum PaperArg {
    /// 210 by 297 mm.
    A4,
    /// 297 by 420 mm.
    A3,
}

/// How paper lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum OrientationArg {
    /// Upright.
    Portrait,
    /// On its side.
    Landscape,
}

impl PrintArgs {
    /// Returns whether any print option is given.
    pub(super) fn is_said(&self) -> bool {
        self.print().is_some()
    }

    /// Returns the print options; `None` if none are given.
    fn print(&self) -> Option<Print> {
        let Self { paper, orientation, print_size } = self;
        (paper.is_some() || orientation.is_some() || print_size.is_some()).then(|| Print {
            paper: match paper {
                Some(PaperArg::A3) => PaperSize::A3,
                Some(PaperArg::A4) | None => PaperSize::A4,
            },
            sideways: orientation.map(|way| way == OrientationArg::Landscape),
            capitals: *print_size,
        })
    }
}

/// The output of the commands that only show something.
#[derive(Debug)]
pub(crate) enum Views {}

impl Writes for Views {
    type Form = ViewFormat;
    const USUAL: Self::Form = ViewFormat::Text;
    const MAY_LACK_ENDING: bool = false;
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else text";

    fn purpose(format: ViewFormat) -> &'static str {
        match format {
            ViewFormat::Text => "For a terminal",
            ViewFormat::Csv => "For programs; with another --lang than en, for its spreadsheets",
            ViewFormat::Xlsx => "A workbook of a spreadsheet, in the language of --lang",
            ViewFormat::Json => "For programs; see `arbiter schema`",
            ViewFormat::Md => "A Markdown table",
            ViewFormat::Html => "A page for the wall",
        }
    }

    fn output_help() -> String {
        output_with_endings::<Self::Form>()
    }
}

impl FormatArgs<Views> {
    /// Writes a view in the requested format, never over one of its input files.
    pub(crate) fn show(
        &self,
        view: &impl View,
        inputs: &[String],
        out: &mut dyn Write,
    ) -> Result<Outcome, Failure> {
        let format = self.format()?;
        let bytes = match format.of_sheets() {
            Some(format) => written(view, format, self.lines(), language()),
            None => {
                workbook(&grids(&view.sheets(view.spoken(language())))).with_context(writing)?
            }
        };
        if let (ViewFormat::Text, None, Ok(text)) =
            (format, &self.output, std::str::from_utf8(&bytes))
        {
            pager::show(text, out).with_context(writing)?;
            return Ok(Outcome::Fine);
        }
        write_beside(inputs, self.output.as_deref(), &bytes, out)
    }

    /// Returns the widths for a text.
    pub(super) fn lines(&self) -> Lines {
        lines(self.output.as_deref())
    }
}

/// Returns the widths for a text in a file or on screen. If neither a terminal nor the user
/// specifies a width, tables may be wider than sentences, because cut-off parts would not appear
/// anywhere.
pub(crate) fn lines(output: Option<&Path>) -> Lines {
    let is_said = terminal_width().or_else(columns).is_some();
    let is_to_file = to_file(output).is_some();
    let width = width(output);
    let tables = match (is_to_file, is_said) {
        (true, _) => columns().unwrap_or(FILE_TABLE),
        (false, true) => width,
        (false, false) => PIPED_TABLE,
    };
    let colors = !is_to_file && colorful(&std::io::stdout());
    Lines { sentences: width, tables, colors }
}

/// Returns the width of a text: that of the terminal, of a file, or as the user specifies.
pub(crate) fn width(output: Option<&Path>) -> u16 {
    match to_file(output) {
        Some(_) => columns().unwrap_or(FILE_WIDTH),
        None => terminal_width().or_else(columns).unwrap_or(WIDTH),
    }
}

impl LookArgs {
    /// Returns the event as a page for everybody shows it, without the reasons of the arbiters; any
    /// other form has them.
    pub(super) fn for_paper(&self, event: Event) -> Event {
        if self.is_page() { event.without_reasons() } else { event }
    }

    /// Returns whether the output is a page, for paper or for the wall.
    pub(super) fn is_page(&self) -> bool {
        self.form.format().is_ok_and(|format| format == ViewFormat::Html)
    }

    /// Returns whether the output is a table for a program, which omits nothing.
    pub(super) fn is_table(&self) -> bool {
        let format = self.form.format();
        format.is_ok_and(|format| matches!(format, ViewFormat::Csv | ViewFormat::Xlsx))
    }

    /// Writes a view in the requested format, never over the event.
    pub(crate) fn show(&self, view: &impl View, out: &mut dyn Write) -> Result<Outcome, Failure> {
        let Some(print) = self.print.print() else {
            return self.form.show(view, &[self.target.file()?.name()], out);
        };
        if self.form.format()? != ViewFormat::Html {
            return Err(misuse(&Misuse::PrintOfPage));
        }
        let text = printed(view, print, language());
        write_to(&self.target, self.form.output.as_deref(), &text, out)
    }
}

/// Writes text or binary data to a file, which must not be that of the event, or to standard
/// output.
pub(crate) fn write_to(
    target: &EventArg,
    output: Option<&Path>,
    content: impl AsRef<[u8]>,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    write_beside(&[target.file()?.name()], output, content, out)
}

/// Writes text or binary data to a file, which must not be one of the inputs, or to standard
/// output.
pub(crate) fn write_beside(
    inputs: &[String],
    output: Option<&Path>,
    content: impl AsRef<[u8]>,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    if to_file(output).is_some() {
        interrupt::watch()?;
    }
    let mut output = Output::open(output, inputs, out)?;
    output.bytes(content.as_ref())?;
    output.finish()?;
    Ok(Outcome::Fine)
}

/// Returns the width of a table from which nothing is omitted: that of the terminal, as the user
/// specifies, or as in a file.
pub(super) fn table_columns() -> u16 {
    terminal_width().or_else(columns).unwrap_or(FILE_WIDTH)
}

/// Returns the width of the terminal, if the output goes to one.
fn terminal_width() -> Option<u16> {
    let size = std::io::stdout().is_terminal().then(crossterm::terminal::size)?;
    size.ok().map(|(columns, _)| columns).filter(|columns| *columns > 0)
}

/// Returns the width that the user specifies for output without a terminal.
fn columns() -> Option<u16> {
    std::env::var("COLUMNS").ok()?.parse().ok()
}
