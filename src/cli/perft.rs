//! `arbiter perft`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::rule_set::{RuleArgs, position};
use crate::app::moves::MoveEngine;
use crate::app::perft::Captures;

#[derive(Debug, Args)]
pub(super) struct PerftArgs {
    #[command(flatten)]
    rules: RuleArgs,
    /// The position; without it, the rule set's start position.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// How many half-moves ahead.
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Count below each first move separately.
    #[arg(long)]
    divide: bool,
    /// Count every sequence of landing squares of a capture separately.
    #[arg(long)]
    routes: bool,
}

/// Runs the command.
pub(super) fn run(args: PerftArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let set = args.rules.load()?;
    let start = position(&set, args.fen.as_deref())?;
    let numbering = set.numbering();
    let moves = MoveEngine::new(set, numbering);
    let captures = if args.routes { Captures::ByRoute } else { Captures::ByResult };
    if args.divide && args.depth > 0 {
        for (notation, leaves) in moves.divide(&start, args.depth, captures) {
            writeln!(out, "{notation} {leaves}").with_context(crate::cli::words::writing)?;
        }
        return Ok(Outcome::Fine);
    }
    writeln!(out, "{}", moves.perft(&start, args.depth, captures))
        .with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}
