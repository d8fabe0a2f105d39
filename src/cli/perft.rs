//! `arbiter perft`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::rule_set::{RuleArgs, position};
use crate::moves::{Generator, MoveWriter};

/// Count the positions a number of moves ahead, to check a rule set.
#[derive(Debug, Args)]
pub struct PerftArgs {
    #[command(flatten)]
    rules: RuleArgs,
    /// The position; the rule set's start without it.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Moves ahead.
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Count below each first move by itself.
    #[arg(long)]
    divide: bool,
    /// Count every sequence of landing squares of a capture by itself.
    #[arg(long)]
    routes: bool,
}

/// Runs the command.
pub fn run(args: PerftArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let set = args.rules.load()?;
    let generator = Generator::new(&set);
    let start = position(&set, args.fen.as_deref())?;
    let count = |position: &_, depth| {
        if args.routes {
            generator.perft_of_routes(position, depth)
        } else {
            generator.perft(position, depth)
        }
    };
    if args.divide && args.depth > 0 {
        let writer = MoveWriter::new(&set);
        let mut legal = generator.legal_moves(&start);
        writer.sort(&mut legal);
        for mv in &legal {
            let leaves = count(&generator.play(&start, mv), args.depth - 1);
            let notation = writer.write(&generator, &start, &legal, mv);
            writeln!(out, "{notation} {leaves}").context("writing")?;
        }
        return Ok(Outcome::Fine);
    }
    writeln!(out, "{}", count(&start, args.depth)).context("writing")?;
    Ok(Outcome::Fine)
}
