//! `arbiter event pair | unpair | swap | edit | advance`.

use std::io::Write;

use crate::cli::words::typed;
use chrono::NaiveDate;
use clap::Args;

use super::draw::PairDrawArgs;
use super::event_arg::{ChangeArg, apply, note_once};
use super::words::date;
use crate::acts::{Advance, PairAllRounds, PairByHand, PairRound, PublishRound, Swap, Unpair};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::{Misuse, misuse};
use crate::event::acts::Seat;
use crate::event::{Round, TimeOfDay};

#[derive(Debug, Args)]
pub(super) struct PairArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// All rounds that are not paired yet: round robin, match, Scheveningen.
    #[arg(long)]
    all: bool,
    /// The day of the round; with --all, of the first round.
    #[arg(long, value_parser = date)]
    date: Option<NaiveDate>,
    /// The time at which it begins; with --all, at which each begins: 14:00.
    #[arg(long, value_parser = typed::<TimeOfDay>)]
    time: Option<TimeOfDay>,
    /// With --all: days from one round to the next; 7 if it is not given. Without --date, the first
    /// round is on the first day of the event.
    #[arg(long, requires = "all", value_name = "DAYS")]
    every: Option<u16>,
    /// Boards without a result become adjourned games.
    #[arg(long, conflicts_with = "all")]
    adjourn_missing: bool,
    /// Keep it back: it is not published until `arbiter event publish-round`.
    #[arg(long)]
    draft: bool,
    #[command(flatten)]
    draw: PairDrawArgs,
}

/// The days from one round to the next, unless the secretary says otherwise.
const DAYS_OF_A_WEEK: u16 = 7;

/// Returns the day of the first round if only the days between rounds are given: the first day of
/// an event in which no round is paired.
fn first_day(args: &PairArgs) -> Result<Option<NaiveDate>, Failure> {
    if args.date.is_some() {
        return Ok(None);
    }
    let event = args.change.target.read()?;
    match event.start.filter(|_| event.rounds.is_empty()) {
        Some(start) => Ok(Some(start)),
        None => Err(misuse(&Misuse::NoFirstDay)),
    }
}

/// Runs `arbiter event pair`.
pub(super) fn pair(args: &PairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if !args.change.dry_run {
        args.change.target.file()?.refuse_results_only_in_copy()?.iter().for_each(note_once);
    }
    let (date, time, draft) = (args.date, args.time, args.draft);
    if args.all {
        let date = if args.every.is_some() { date.or(first_day(args)?) } else { date };
        let every = args.every.unwrap_or(DAYS_OF_A_WEEK);
        return apply(&args.change, PairAllRounds { date, time, every, draft }, out);
    }
    let adjourn_missing = args.adjourn_missing;
    let act = PairRound { date, time, adjourn_missing, draft, draw: None };
    match args.draw.pair(&args.change, &act, out) {
        Some(drawn) => drawn,
        None => apply(&args.change, act, out),
    }
}

#[derive(Debug, Args)]
pub(super) struct PublishRoundArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The round [default: last paired round].
    round: Option<Round>,
}

/// Runs `arbiter event publish-round`.
pub(super) fn publish_round(
    args: &PublishRoundArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let act = PublishRound { round: args.round };
    apply(&args.change, act, out)
}

#[derive(Debug, Args)]
pub(super) struct UnpairArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Every round that is paired, the last first.
    #[arg(long)]
    all: bool,
    /// Even if results have been entered.
    #[arg(long)]
    force: bool,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event unpair`.
pub(super) fn unpair(args: &UnpairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let act = Unpair { all: args.all, force: args.force, reason: args.reason.clone() };
    apply(&args.change, act, out)
}

// What every manual pairing takes.
#[derive(Debug, Clone, Args)]
pub(super) struct ManualArgs {
    /// The round [default: last paired round; in a schedule, the current round].
    #[arg(long)]
    round: Option<Round>,
    /// Why; kept with the board. --dry-run needs none.
    #[arg(long, required_unless_present = "dry_run")]
    reason: Option<String>,
    /// Even with a rematch, a forbidden pair or colours beyond the limits.
    #[arg(long)]
    force: bool,
}

impl ManualArgs {
    /// Returns the round, the reason, and whether the change is forced. A dry run needs no reason.
    fn given(&self) -> (Option<Round>, String, bool) {
        (self.round, self.reason.clone().unwrap_or_else(|| "dry run".into()), self.force)
    }
}

#[derive(Debug, Args)]
pub(super) struct SwapArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// A player, or a board whose colours are exchanged.
    #[arg(value_name = "PLAYER|BOARD")]
    one: String,
    /// The other player.
    #[arg(value_name = "PLAYER")]
    other: Option<String>,
    #[command(flatten)]
    manual: ManualArgs,
}

/// Runs `arbiter event swap`.
pub(super) fn swap(args: &SwapArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (round, reason, force) = args.manual.given();
    let (one, other) = (args.one.clone(), args.other.clone());
    apply(&args.change, Swap { one, other, round, reason, force }, out)
}

#[derive(Debug, Args)]
pub(super) struct PairByHandArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// WHITE:BLACK or PLAYER:bye.
    #[arg(required = true, value_name = "WHITE:BLACK", value_parser = typed::<Seat>)]
    seats: Vec<Seat>,
    #[command(flatten)]
    manual: ManualArgs,
}

/// Runs `arbiter event pair-by-hand`.
pub(super) fn pair_by_hand(args: &PairByHandArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (round, reason, force) = args.manual.given();
    apply(&args.change, PairByHand { seats: args.seats.clone(), round, reason, force }, out)
}

#[derive(Debug, Args)]
pub(super) struct AdvanceArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The board.
    board: u16,
    /// The player who advances.
    player: String,
    /// The round [default: last paired round].
    #[arg(long)]
    round: Option<Round>,
    /// How it was decided; a player who has lost advances only with it.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event advance`.
pub(super) fn advance(args: &AdvanceArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (player, reason) = (args.player.clone(), args.reason.clone());
    let act = Advance { board: args.board, player, round: args.round, reason };
    apply(&args.change, act, out)
}
