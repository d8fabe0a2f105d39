//! `arbiter trf pair`: a pairing engine for other programs, which answers as bbpPairings does.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::Report;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::output::Output;
use crate::event::{PairingMethod, Points};
use crate::field::FieldPairing;
use crate::report::{impossible, one_line, printable};
use crate::swiss::system;
use crate::trf::{PlayerLine, field, players_of_field};

/// Pair the next round of a report by the FIDE Dutch system.
///
/// The answer is that of bbpPairings: a line with the number of pairs, then a line for each,
/// the start numbers of White and Black, 0 as Black for the bye. Exit code 1: no legal
/// pairing exists; 3: bad input. Players absent from the round have H, F or Z in its column,
/// or a record 240.
#[derive(Debug, Args)]
pub struct PairArgs {
    /// The report; `-` for standard input.
    #[arg(value_name = "IN")]
    file: String,
    /// Where the pairing is written; standard output where it is missing.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

/// Runs `arbiter trf pair`.
pub fn run(args: &PairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match pair(args, out) {
        Err(failure) if !failure.is_broken_pipe() => {
            failure.report();
            Ok(Outcome::BadInput)
        }
        done => done,
    }
}

fn pair(args: &PairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let report = Report::read(&args.file)?;
    let mut field = field(&report.document, None).map_err(|error| report.no_field(&error))?;
    let players = players_of_field(&report.document);
    match system(PairingMethod::Dutch).pair(&field) {
        Ok(paired) => {
            let mut pairing = paired.pairing;
            // The order of bbpPairings: see `sort_boards`.
            field.players.iter_mut().for_each(|player| player.extra = Points::ZERO);
            pairing.sort_boards(&field);
            let inputs = std::slice::from_ref(&args.file);
            let mut output = Output::open(args.output.as_deref(), inputs, out)?;
            output.lines(&text(&pairing, &players))?;
            output.finish()?;
            Ok(Outcome::Fine)
        }
        Err(why) => {
            anstream::eprintln!("no legal pairing of round {} exists", field.round);
            let name = |at: usize| {
                let PlayerLine { number, name, .. } = players[at];
                format!("{number} {}", one_line(name)).trim_end().to_owned()
            };
            for line in impossible(&field, &why, name) {
                anstream::eprintln!("  {}", printable(&line));
            }
            Ok(Outcome::Wrong)
        }
    }
}

/// The pairing in start numbers, the bye last.
fn text(pairing: &FieldPairing, players: &[&PlayerLine]) -> String {
    let lines = pairing.pairs.len() + usize::from(pairing.bye.is_some());
    let mut text = format!("{lines}\n");
    let number = |at: usize| players[at].number;
    for pair in &pairing.pairs {
        writeln!(text, "{} {}", number(pair.white), number(pair.black))
            .expect("a String takes every text");
    }
    if let Some(bye) = pairing.bye {
        writeln!(text, "{} 0", number(bye)).expect("a String takes every text");
    }
    text
}
