//! `arbiter moves`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::formats::{one_of, text_or_json};
use super::rule_set::{RuleArgs, Squares, game};
use super::words::language;
use crate::app::moves;
use crate::report::PlainFormat;

#[derive(Debug, Args)]
pub(super) struct MovesArgs {
    #[command(flatten)]
    rules: RuleArgs,
    /// The position; without it, the rule set's start position.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Moves that are played from there first, such as "32-28 19-23 28x19".
    #[arg(long, value_name = "MOVES", default_value = "")]
    after: String,
    /// Say why this move is not legal.
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    /// How to write squares.
    #[arg(long, value_enum)]
    squares: Option<Squares>,
    /// The form.
    #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
    format: PlainFormat,
}

/// Runs the command.
pub(super) fn run(args: MovesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let set = args.rules.load()?;
    let start = game(set, args.squares, args.fen.as_deref())?;
    let last = moves::follow(&start, &args.after, "--after")?.pop();
    let game = last.map_or(start, |(_, game)| game);
    let mut outcome = Outcome::Fine;
    let text = if let Some(word) = &args.why {
        let why = moves::why(&game, word, "--why")?;
        outcome = if why.is_legal() { Outcome::Fine } else { Outcome::Wrong };
        match args.format {
            PlainFormat::Json => why.json(),
            PlainFormat::Text => why.text(language()),
        }
    } else {
        match args.format {
            PlainFormat::Json => moves::json_of(&game),
            PlainFormat::Text => moves::text_of(&game, language()),
        }
    };
    out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(outcome)
}
