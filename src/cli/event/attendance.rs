//! `arbiter event bye | absent | withdraw | return | adjourn`.

use std::io::Write;

use clap::Args;

use super::desk::{ChangeArg, change};
use super::words::{rounds, word};
use crate::app::event::Done;
use crate::cli::exit::{Failure, Outcome};
use crate::event::acts::{self, Entry};
use crate::event::{ByeKind, Round};

/// Rounds that a player asks about.
#[derive(Debug, Args)]
pub struct WhenArgs {
    /// The id of the player.
    player: String,
    /// The rounds: 4, 4,6 or 4-6; the next to be paired where it is missing.
    #[arg(long = "round", value_name = "ROUNDS", value_parser = |text: &str| rounds(text).map(List))]
    rounds: Option<List>,
    /// Take it back: the player plays.
    #[arg(long)]
    cancel: bool,
}

/// A list as one value.
#[derive(Debug, Clone)]
struct List(Vec<u16>);

/// A player asks for a bye in a round to come.
#[derive(Debug, Args)]
pub struct ByeArgs {
    #[command(flatten)]
    change: ChangeArg,
    #[command(flatten)]
    when: WhenArgs,
    /// half-point, full-point, or pairing-allocated: without an opponent by decision.
    #[arg(long, value_parser = word::<ByeKind>, default_value = "half-point", value_name = "KIND")]
    kind: ByeKind,
}

/// Runs `arbiter event bye`.
pub fn bye(args: &ByeArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    ask(&args.change, "bye", &args.when, args.kind, out)
}

/// A player will be absent from a round to come.
#[derive(Debug, Args)]
pub struct AbsentArgs {
    #[command(flatten)]
    change: ChangeArg,
    #[command(flatten)]
    when: WhenArgs,
}

/// Runs `arbiter event absent`.
pub fn absent(args: &AbsentArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    ask(&args.change, "absent", &args.when, ByeKind::Absent, out)
}

fn ask(
    arg: &ChangeArg,
    verb: &str,
    when: &WhenArgs,
    kind: ByeKind,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    change(arg, verb, out, |event| {
        let next = vec![event.last_paired().next().0];
        let rounds = when.rounds.as_ref().map_or(next, |list| list.0.clone());
        let mut said = Vec::new();
        for round in rounds.into_iter().map(Round) {
            said.push(if when.cancel {
                acts::cancel_request(event, &when.player, round)?
            } else {
                acts::request(event, &when.player, round, kind)?
            });
        }
        Ok(Done::from(said))
    })
}

/// A player leaves the event.
#[derive(Debug, Args)]
pub struct WithdrawArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player.
    player: String,
    /// The last round the player counts in; the last with a result where it is missing.
    #[arg(long, value_name = "ROUND")]
    after: Option<Round>,
    /// Why.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event withdraw`.
pub fn withdraw(args: &WithdrawArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    change(&args.change, "withdraw", out, |event| {
        let said = acts::withdraw(event, &args.player, args.after)?;
        Ok(Done::from(said).because(args.reason.as_deref()))
    })
}

/// A player who had left plays again.
#[derive(Debug, Args)]
pub struct ReturnArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player.
    player: String,
}

/// Runs `arbiter event return`.
pub fn come_back(args: &ReturnArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    change(&args.change, "return", out, |event| Ok(acts::come_back(event, &args.player)?.into()))
}

/// Games are broken off, to be played on later.
#[derive(Debug, Args)]
pub struct AdjournArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The boards.
    #[arg(required = true, value_name = "BOARD")]
    boards: Vec<String>,
    /// The round; the one being played where it is missing.
    #[arg(long)]
    round: Option<Round>,
}

/// Runs `arbiter event adjourn`.
pub fn adjourn(args: &AdjournArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    change(&args.change, "adjourn", out, |event| {
        let round = match args.round {
            Some(round) => round,
            None => acts::round_in_play(event)?,
        };
        let entries = args
            .boards
            .iter()
            .map(|board| format!("{board}=adjourned").parse::<Entry>())
            .collect::<Result<Vec<_>, _>>()
            .map_err(acts::Refused::new)?;
        Ok(acts::enter(event, round, &entries, None)?.into())
    })
}
