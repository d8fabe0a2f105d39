//! `arbiter perft`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::rule_set::{RuleArgs, game};
use crate::app::perft::{Captures, divide, perft};

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
    let game = game(set, None, args.fen.as_deref())?;
    let captures = if args.routes { Captures::ByRoute } else { Captures::ByResult };
    if args.divide && args.depth > 0 {
        for (notation, leaves) in divide(&game, args.depth, captures) {
            writeln!(out, "{notation} {leaves}").with_context(crate::cli::words::writing)?;
        }
        return Ok(Outcome::Fine);
    }
    writeln!(out, "{}", perft(&game, args.depth, captures))
        .with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}
