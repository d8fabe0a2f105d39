//! `arbiter event forbid | separate`.

use std::io::Write;

use clap::Args;

use super::event_arg::{ChangeArg, apply};
use super::words::word;
use crate::acts::{ForbidMeetings, KeepApart};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::typed;
use crate::event::GroupBy;
use crate::event::acts::Span;

// In which rounds players are kept apart.
#[derive(Debug, Clone, Args)]
struct ApartArgs {
    /// The rounds: 3, 1-3, 4- (to the last) or -3; by default, all that are not paired yet.
    #[arg(long, value_name = "ROUNDS", value_parser = typed::<Span>, allow_hyphen_values = true)]
    rounds: Option<Span>,
    /// Take it back: they may meet.
    #[arg(long, conflicts_with = "rounds")]
    remove: bool,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct ForbidArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The ids of the players.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    apart: ApartArgs,
}

/// Runs `arbiter event forbid`.
pub(super) fn forbid(args: &ForbidArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let ApartArgs { rounds, remove, reason } = args.apart.clone();
    apply(
        &args.change,
        ForbidMeetings { players: args.players.clone(), rounds, remove, reason },
        out,
    )
}

#[derive(Debug, Args)]
pub(super) struct SeparateArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// club, family, federation or team; one or more.
    #[arg(required = true, value_name = "GROUP", value_parser = word::<GroupBy>)]
    by: Vec<GroupBy>,
    #[command(flatten)]
    apart: ApartArgs,
}

/// Runs `arbiter event separate`.
pub(super) fn separate(args: &SeparateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let ApartArgs { rounds, remove, reason } = args.apart.clone();
    apply(&args.change, KeepApart { by: args.by.clone(), rounds, remove, reason }, out)
}
