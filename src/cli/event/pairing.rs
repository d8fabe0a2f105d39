//! `arbiter event pair | unpair | swap | edit | advance`.

use std::io::Write;

use chrono::NaiveDate;
use clap::Args;

use super::desk::{ChangeArg, change};
use super::words::date;
use crate::app::event::Done;
use crate::cli::exit::{Failure, Outcome};
use crate::diag::count;
use crate::event::acts::{self, Refused, Seat};
use crate::event::{ByeKind, Event, Round};
use crate::pairing::{self, PairOptions};

/// Pair the next round, or with --all every round of a schedule.
#[derive(Debug, Args)]
pub struct PairArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// All rounds that are not paired yet: round robin, match, Scheveningen.
    #[arg(long)]
    all: bool,
    /// The day of the round; with --all of the first.
    #[arg(long, value_parser = date)]
    date: Option<NaiveDate>,
    /// With --all: days from one round to the next.
    #[arg(long, default_value_t = 7, requires = "all", value_name = "DAYS")]
    every: u16,
    /// Boards without a result become adjourned games.
    #[arg(long, conflicts_with = "all")]
    adjourn_missing: bool,
}

/// Runs `arbiter event pair`.
pub fn pair(args: &PairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    change(&args.change, "pair", out, |event| {
        let options = PairOptions { adjourn_missing: args.adjourn_missing, date: args.date };
        if !args.all {
            let round = pairing::pair_next(event, options)?;
            return Ok(paired(event, round).into());
        }
        let rounds = pairing::pair_all(event, args.date, args.every)?;
        let mut said = match rounds.as_slice() {
            [first, .., last] => vec![format!("rounds {first} to {last} are paired")],
            [only] => vec![format!("round {only} is paired")],
            [] => Vec::new(),
        };
        for round in rounds {
            said.extend(paired(event, round));
        }
        Ok(said.into())
    })
}

/// Who plays whom, in a line each.
fn paired(event: &Event, round: Round) -> Vec<String> {
    let Some(round) = event.round(round) else { return Vec::new() };
    let name = |id| event.player(id).map_or("", |player| player.name.as_str());
    let date = round.date.map_or_else(String::new, |date| format!(", {date}"));
    let boards = round.boards.len();
    let mut said =
        vec![format!("round {}{date}: {}", round.round, count(boards, "board", "boards"))];
    for board in &round.boards {
        let result = board.result.first().map_or_else(String::new, |one| format!("  {one}"));
        said.push(format!(
            "{:3}  {} {} - {} {}{result}",
            board.board,
            board.white,
            name(&board.white),
            board.black,
            name(&board.black)
        ));
    }
    for bye in &round.byes {
        let word = match bye.bye {
            ByeKind::PairingAllocated if event.is_scheduled() => "free".to_owned(),
            kind => kind.to_string(),
        };
        said.push(format!("     {} {}: {word}", bye.player, name(&bye.player)));
    }
    said
}

/// Take the pairing of the last round back.
#[derive(Debug, Args)]
pub struct UnpairArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Also where results have been entered.
    #[arg(long)]
    force: bool,
    /// Why.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event unpair`.
pub fn unpair(args: &UnpairArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    change(&args.change, "unpair", out, |event| {
        let round = pairing::unpair(event, args.force)?;
        let said = vec![format!("round {round} is not paired any more")];
        Ok(Done::from(said).because(args.reason.as_deref()))
    })
}

/// What every manual pairing takes.
#[derive(Debug, Args)]
pub struct ManualArgs {
    /// The round; the last that is paired where it is missing.
    #[arg(long)]
    round: Option<Round>,
    /// Why; kept with the board.
    #[arg(long)]
    reason: String,
    /// Also with a rematch, a forbidden pair or colours beyond the limits.
    #[arg(long)]
    force: bool,
}

/// Exchange two players of a round, or the colours of a board.
#[derive(Debug, Args)]
pub struct SwapArgs {
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
pub fn swap(args: &SwapArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let manual = &args.manual;
    change(&args.change, "swap", out, |event| {
        let round = manual.round.unwrap_or(event.last_paired());
        let said = match (&args.other, args.one.parse::<u16>()) {
            (Some(other), _) => {
                acts::swap_players(event, round, &args.one, other, &manual.reason, manual.force)?
            }
            (None, Ok(board)) => {
                acts::swap_colors(event, round, board, &manual.reason, manual.force)?
            }
            (None, Err(_)) => {
                return Err(Refused::new("swap takes two players, or one board").into());
            }
        };
        Ok(Done::from(said).because(Some(&manual.reason)))
    })
}

/// Pair by hand: a whole round, or some boards of one.
///
/// `p3:p8` is a board, White first; `p5:bye`, `p5:half`, `p5:absent` say who does not play.
/// The round is the next where it is not paired yet; of a paired round name the players of
/// the boards that change.
#[derive(Debug, Args)]
pub struct EditArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// WHITE:BLACK or PLAYER:bye.
    #[arg(required = true, value_name = "WHITE:BLACK")]
    seats: Vec<Seat>,
    #[command(flatten)]
    manual: ManualArgs,
}

/// Runs `arbiter event edit`.
pub fn edit(args: &EditArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let manual = &args.manual;
    change(&args.change, "edit", out, |event| {
        let last = event.last_paired();
        let open = event
            .rounds
            .last()
            .is_some_and(|round| round.boards.iter().any(|board| board.result.is_empty()));
        let round = manual.round.unwrap_or(if open { last } else { last.next() });
        let said = acts::pair_by_hand(event, round, &args.seats, &manual.reason, manual.force)?;
        Ok(Done::from(said).because(Some(&manual.reason)))
    })
}

/// Knockout: say who goes on where the points are level.
#[derive(Debug, Args)]
pub struct AdvanceArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The board.
    board: u16,
    /// The player who goes on.
    player: String,
    /// The round; the last that is paired where it is missing.
    #[arg(long)]
    round: Option<Round>,
    /// How it was decided.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event advance`.
pub fn advance(args: &AdvanceArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    change(&args.change, "advance", out, |event| {
        let round = args.round.unwrap_or(event.last_paired());
        let reason = args.reason.as_deref();
        let said = pairing::advance(event, round, args.board, &args.player, reason)?;
        Ok(Done::from(said).because(reason))
    })
}
