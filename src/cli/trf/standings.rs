//! `arbiter trf standings`.

use std::io::Write;

use crate::cli::words::typed;
use anyhow::Context;
use clap::Args;

use super::read;
use crate::cli::event::desk::note;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{Offered, one_of};
use crate::cli::words::language;
use crate::event::TieBreak;
use crate::report::{Format, TrfStandings};

/// The width in columns of a text that does not go to a terminal.
const WIDTH: u16 = 100;

/// Places and tie-breaks of a report, after the last round that it contains.
#[derive(Debug, Args)]
pub(super) struct StandingsArgs {
    /// The report; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The tie-breaks in order, such as BH/C1,SB,DE; by default those of record 202, otherwise all
    /// those of FIDE C.07 that fit the system.
    #[arg(long, value_name = "CODES", value_delimiter = ',', value_parser = typed::<TieBreak>)]
    tiebreaks: Option<Vec<TieBreak>>,
    /// Text lists the best first, csv and json by start number.
    #[arg(long, default_value = "text", value_parser = one_of(FORMATS))]
    format: Format,
}

/// What `standings` writes.
const FORMATS: Offered = &[
    (Format::Text, "For people"),
    (Format::Csv, "For a spreadsheet: StartNo, Rank, PTS and a column for each tie-break"),
    (Format::Json, "For programs"),
];

/// Runs `arbiter trf standings`.
pub(super) fn run(args: &StandingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (mut event, notes) = read(&args.file)?.event()?;
    notes.iter().for_each(note);
    if let Some(list) = &args.tiebreaks {
        event.tiebreaks = Some(list.clone());
    }
    let standings = TrfStandings::new(&event);
    let written = standings.written(args.format, WIDTH, language());
    out.write_all(written.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}
