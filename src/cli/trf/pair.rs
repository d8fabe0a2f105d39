//! `arbiter trf pair`: a pairing engine for other programs, with the behaviour of bbpPairings.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::{no_field, no_pairing, read};
use crate::cli::event::event_arg::note;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::output::Output;

/// Pair the next round of a report by the system that it names in record 192, or else by the
/// FIDE Dutch system, and teams by the FIDE team system.
///
/// The answer is that of bbpPairings: a line with the number of pairs, then one line for each with
/// the pairing numbers of White and Black; for the bye, Black is 0. For teams the numbers are those
/// of the teams, White being the one with White on board 1. Exit code 1: no legal pairing exists;
/// 3: bad input. Players absent from the round have H, F or Z in its column, or a record 240;
/// absent teams have a record 240.
#[derive(Debug, Args)]
pub(super) struct PairArgs {
    /// The report; `-` for standard input.
    #[arg(value_name = "IN")]
    file: String,
    /// The file to write the pairing to; by default, standard output.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

/// Runs `arbiter trf pair`.
pub(super) fn run(args: &PairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match pair(args, out) {
        Err(failure) if !failure.is_broken_pipe() => {
            failure.report();
            Ok(Outcome::BadInput)
        }
        done => done,
    }
}

fn pair(args: &PairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let report = read(&args.file)?;
    report.older_rules().iter().for_each(note);
    match report.pair().map_err(|error| no_field(&report, &error))? {
        Ok(pairs) => {
            let inputs = std::slice::from_ref(&args.file);
            let mut output = Output::open(args.output.as_deref(), inputs, out)?;
            output.lines(&pairs)?;
            output.finish()?;
            Ok(Outcome::Fine)
        }
        Err(none) => {
            no_pairing("", &none);
            Ok(Outcome::Wrong)
        }
    }
}
