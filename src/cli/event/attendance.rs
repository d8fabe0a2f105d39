//! `arbiter event bye | absent | withdraw | return | adjourn | postpone`.

use std::io::Write;

use crate::cli::words::typed;
use chrono::NaiveDate;
use clap::Args;

use super::event_arg::{ChangeArg, apply};
use super::words::{date, word};
use crate::acts::{Adjourn, ComeBack, Postpone, RequestAbsence, RequestByes, Withdraw};
use crate::cli::exit::{Failure, Outcome};
use crate::event::acts::Rounds;
use crate::event::{ByeKind, Round};

// The rounds of a player's request.
#[derive(Debug, Args)]
pub(super) struct WhenArgs {
    /// The players, by id or name.
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// The rounds: 4, 4,6 or 4-6 [default: next round].
    #[arg(long = "round", value_name = "ROUNDS", value_parser = typed::<Rounds>)]
    rounds: Option<Rounds>,
    /// Take the request back: the player plays.
    #[arg(long)]
    remove: bool,
}

impl WhenArgs {
    /// Returns the players, the rounds, and whether the request is removed.
    fn asked(&self) -> (Vec<String>, Vec<Round>, bool) {
        let rounds = self.rounds.clone().map_or_else(Vec::new, |Rounds(rounds)| rounds);
        (self.players.clone(), rounds, self.remove)
    }
}

#[derive(Debug, Args)]
pub(super) struct ByeArgs {
    #[command(flatten)]
    change: ChangeArg,
    #[command(flatten)]
    when: WhenArgs,
    /// half-point, full-point, or pairing-allocated: without an opponent by decision.
    #[arg(long, value_parser = word::<ByeKind>, default_value = "half-point", value_name = "KIND")]
    kind: ByeKind,
}

/// Runs `arbiter event bye`.
pub(super) fn bye(args: &ByeArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (players, rounds, cancel) = args.when.asked();
    apply(&args.change, RequestByes { players, kind: args.kind, rounds, cancel }, out)
}

#[derive(Debug, Args)]
pub(super) struct AbsentArgs {
    #[command(flatten)]
    change: ChangeArg,
    #[command(flatten)]
    when: WhenArgs,
}

/// Runs `arbiter event absent`.
pub(super) fn absent(args: &AbsentArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (players, rounds, cancel) = args.when.asked();
    apply(&args.change, RequestAbsence { players, rounds, cancel }, out)
}

#[derive(Debug, Args)]
pub(super) struct WithdrawArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The players, by id or name.
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// The last round in which the player counts; by default, the last with a result.
    #[arg(long, value_name = "ROUND")]
    after: Option<Round>,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event withdraw`.
pub(super) fn withdraw(args: &WithdrawArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (players, reason) = (args.players.clone(), args.reason.clone());
    apply(&args.change, Withdraw { players, after: args.after, reason }, out)
}

#[derive(Debug, Args)]
pub(super) struct ReturnArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The players, by id or name.
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
}

/// Runs `arbiter event return`.
pub(super) fn come_back(args: &ReturnArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    apply(&args.change, ComeBack { players: args.players.clone() }, out)
}

#[derive(Debug, Args)]
pub(super) struct AdjournArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The boards.
    #[arg(required = true, value_name = "BOARD")]
    boards: Vec<String>,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
}

/// Runs `arbiter event adjourn`.
pub(super) fn adjourn(args: &AdjournArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let act = Adjourn { boards: args.boards.clone(), round: args.round };
    apply(&args.change, act, out)
}

#[derive(Debug, Args)]
pub(super) struct PostponeArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The boards, or players who sit there.
    #[arg(required = true, value_name = "BOARD")]
    boards: Vec<String>,
    /// The last day on which they may be played, such as 2026-10-08.
    #[arg(long, value_name = "DATE", value_parser = date)]
    until: Option<NaiveDate>,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event postpone`.
pub(super) fn postpone(args: &PostponeArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (boards, reason) = (args.boards.clone(), args.reason.clone());
    let act = Postpone { boards, until: args.until, round: args.round, reason };
    apply(&args.change, act, out)
}
