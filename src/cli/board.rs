//! `arbiter board`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::rule_set::{RuleArgs, Squares, numbering, position};
use crate::board::write_fen;
use crate::report::{DiagramStyle, diagram};

/// Draw a position.
#[derive(Debug, Args)]
pub struct BoardArgs {
    #[command(flatten)]
    rules: RuleArgs,
    /// The position; the rule set's start without it.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Print the number of every free square.
    #[arg(long)]
    numbers: bool,
    /// Letters instead of symbols: w and W for White's men and kings, b and B for Black's.
    #[arg(long)]
    ascii: bool,
    /// How to write squares.
    #[arg(long, value_enum)]
    squares: Option<Squares>,
}

/// Runs the command.
pub fn run(args: BoardArgs, out: &mut impl Write) -> Result<Outcome, Failure> {
    let set = args.rules.load()?;
    let numbering = numbering(&set, args.squares);
    let position = position(&set, args.fen.as_deref())?;
    let style = DiagramStyle { ascii: args.ascii, numbers: args.numbers };
    write!(out, "{}", diagram(&position, &numbering, style)).context("writing")?;
    writeln!(out, "{} to move   {}", position.turn(), write_fen(&position, &numbering))
        .context("writing")?;
    Ok(Outcome::Fine)
}
