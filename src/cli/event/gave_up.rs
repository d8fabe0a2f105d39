//! `arbiter event gave-up | rated`: data that ratings need about a game besides its result.

use std::io::Write;

use crate::cli::misuse::Misuse;
use crate::cli::words::said;
use clap::{Args, ValueEnum};

use super::event_arg::{ChangeArg, apply};
use crate::acts::{GiveUp, SetRated};
use crate::cli::exit::{Failure, Outcome};
use crate::event::acts::Entry;
use crate::event::{GivenUp, Round};

#[derive(Debug, Args)]
pub(super) struct GaveUpArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player who gave the game up.
    player: String,
    /// How.
    #[arg(value_enum)]
    how: HowArg,
    /// Moves that had been made, of both players together.
    #[arg(long, value_name = "N")]
    moves: Option<u16>,
    /// Take the rating points that leaving can cost besides the game.
    #[arg(long)]
    penalty: bool,
    /// The game of a micro-match.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    game: u16,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// Why, for the history.
    #[arg(long)]
    reason: Option<String>,
}

/// How, on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum HowArg {
    /// Went away.
    Left,
    /// Said so.
    Resigned,
}

/// Runs `arbiter event gave-up`.
pub(super) fn gave_up(args: &GaveUpArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let how = match args.how {
        HowArg::Left => GivenUp::Left,
        HowArg::Resigned => GivenUp::Resigned,
    };
    let act = GiveUp {
        player: args.player.clone(),
        how,
        game: args.game,
        moves: args.moves,
        penalised: args.penalty,
        round: args.round,
        reason: args.reason.clone(),
    };
    apply(&args.change, act, out)
}

#[derive(Debug, Args)]
pub(super) struct RatedArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// BOARD=yes|no or PLAYER=yes|no, any number of them.
    #[arg(required = true, value_name = "BOARD=yes|no", value_parser = rated_or_not)]
    boards: Vec<Entry>,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// Why, for the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Reads a board or a player, and whether the game is rated.
fn rated_or_not(text: &str) -> Result<Entry, String> {
    let not = || said(&Misuse::NotRated { text: text.to_owned() });
    text.parse().ok().filter(|_| text.contains('=')).ok_or_else(not)
}

/// Runs `arbiter event rated`.
pub(super) fn rated(args: &RatedArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (boards, reason) = (args.boards.clone(), args.reason.clone());
    apply(&args.change, SetRated { boards, round: args.round, reason }, out)
}
