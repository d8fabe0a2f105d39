//! `arbiter trf standings`.

use std::io::Write;

use anyhow::Context;
use clap::{Args, ValueEnum};

use super::Report;
use crate::cli::exit::{Failure, Outcome};
use crate::event::TieBreak;
use crate::report::TrfStandings;
use crate::report::sheet::{csv, text};

/// Columns of a text that goes to no terminal.
const WIDTH: u16 = 100;

/// Places and tie-breaks of a report, after the last round that it stores.
#[derive(Debug, Args)]
pub struct StandingsArgs {
    /// The report; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The tie-breaks in their order, such as BH/C1,SB,DE; those of record 202, else all of
    /// FIDE C.07 that go with the system, where the list is missing.
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    tiebreaks: Option<Vec<TieBreak>>,
    /// Text lists the best first, csv and json by start number.
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// For people.
    Text,
    /// For a spreadsheet: StartNo, Rank, PTS and a column for each tie-break.
    Csv,
    /// For programs.
    Json,
}

/// Runs `arbiter trf standings`.
pub fn run(args: &StandingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let mut event = Report::read(&args.file)?.event()?;
    if let Some(list) = &args.tiebreaks {
        event.tiebreaks = Some(list.clone());
    }
    let standings = TrfStandings::new(&event);
    let written = match args.format {
        Form::Text => text(&[standings.by_rank()], WIDTH),
        Form::Csv => csv(&[standings.by_number()]),
        Form::Json => {
            let mut json = serde_json::to_string_pretty(&standings).context("writing")?;
            json.push('\n');
            json
        }
    };
    out.write_all(written.as_bytes()).context("writing")?;
    Ok(Outcome::Fine)
}
