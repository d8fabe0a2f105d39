//! `arbiter event match | award`.

use std::io::Write;
use std::path::PathBuf;

use chrono::NaiveDate;
use clap::Args;

use super::event_arg::{ChangeArg, apply, change};
use super::words::date;
use crate::acts::{GiveAward, SetMatch};
use crate::app::lists::FixtureList;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::cli::misuse::Misuse;
use crate::cli::words::typed;
use crate::event::acts::OfMatch;
use crate::event::{Points, Round, Score, TimeOfDay};

#[derive(Debug, Args)]
pub(super) struct MatchArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The number of the match in its round.
    #[arg(required_unless_present = "from")]
    number: Option<u16>,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// The team that has lost it whatever its boards say; twice for both. Its played
    /// games stay rated.
    #[arg(long, value_name = "TEAM", requires = "reason")]
    #[arg(conflicts_with_all = ["remove", "date", "time", "venue", "postpone"])]
    lost: Vec<String>,
    /// The team that has lost the boards without a result, by forfeit; twice for both. Played
    /// games count.
    #[arg(long, value_name = "TEAM", requires = "reason")]
    #[arg(conflicts_with_all = ["lost", "remove", "date", "time", "venue", "postpone"])]
    rest_lost: Vec<String>,
    /// The points of the boards together, the home team's first, if nothing else is known: 5-3. Its
    /// boards are not played then.
    #[arg(long, value_name = "POINTS-POINTS", value_parser = typed::<Score>)]
    #[arg(conflicts_with_all = ["lost", "rest_lost", "remove", "date", "time", "venue", "postpone"])]
    score: Option<Score>,
    /// Take back what was ruled, or the score: it counts as its boards say.
    #[arg(long, conflicts_with_all = ["date", "time", "venue", "postpone"])]
    remove: bool,
    /// The day on which it is played, such as 2026-10-08: before the day of the round, or after.
    #[arg(long, value_parser = date, value_name = "DATE", conflicts_with = "postpone")]
    date: Option<NaiveDate>,
    /// The time at which it begins: 14:00.
    #[arg(long, value_parser = typed::<TimeOfDay>, conflicts_with = "postpone")]
    time: Option<TimeOfDay>,
    /// The venue.
    #[arg(long, conflicts_with = "postpone")]
    venue: Option<String>,
    /// Postpone all its boards that wait for a result to this day.
    #[arg(long, value_parser = date, value_name = "DATE")]
    postpone: Option<NaiveDate>,
    /// Read days, times and places of matches from a CSV file (`-`: standard input): columns round
    /// and match, or home and away, and date, time, venue.
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["number", "lost", "rest_lost", "score", "remove", "date", "time", "venue", "postpone"])]
    from: Option<PathBuf>,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event match`.
pub(super) fn of_match(args: &MatchArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if let Some(from) = &args.from {
        let (table, round, reason) = (table(from)?, args.round, args.reason.clone());
        let list = FixtureList { table, round, reason };
        return change(&args.change, "match", out, |event| list.enter(event));
    }
    let moved = args.date.is_some() || args.time.is_some() || args.venue.is_some();
    let what = match (args.postpone, args.score) {
        (Some(until), _) => OfMatch::Postponed(until),
        (None, Some(score)) => OfMatch::Score(score),
        _ if !args.lost.is_empty() => OfMatch::Lost(args.lost.clone()),
        _ if !args.rest_lost.is_empty() => OfMatch::RestLost(args.rest_lost.clone()),
        _ if args.remove => OfMatch::Clear,
        _ if moved => {
            let venue = args.venue.clone();
            OfMatch::Moved { date: args.date, time: args.time, venue }
        }
        _ => return Err(Misuse::NothingOfMatch.refused().into()),
    };
    let number = args.number.unwrap_or_default();
    let (round, reason) = (args.round, args.reason.clone());
    apply(&args.change, SetMatch { number, round, what, reason }, out)
}

#[derive(Debug, Args)]
pub(super) struct AwardArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The team, or the player where players meet.
    #[arg(value_name = "TEAM|PLAYER")]
    to: String,
    /// Points of a player; below zero they are taken.
    #[arg(long, value_parser = typed::<Points>, allow_hyphen_values = true)]
    points: Option<Points>,
    /// Match points of a team.
    #[arg(long, value_parser = typed::<Points>, allow_hyphen_values = true)]
    match_points: Option<Points>,
    /// Board points of a team.
    #[arg(long, value_parser = typed::<Points>, allow_hyphen_values = true)]
    board_points: Option<Points>,
    /// The round in which they count, 0 for before the first [default: last paired round; in a
    /// schedule, the last that has been played].
    #[arg(long)]
    round: Option<Round>,
    /// Take back what was given in that round; with --reason, what was given for it.
    #[arg(long, conflicts_with_all = ["points", "match_points", "board_points"])]
    remove: bool,
    /// The reason; kept in the history.
    #[arg(long, required_unless_present = "remove")]
    reason: Option<String>,
}

/// Runs `arbiter event award`.
pub(super) fn award(args: &AwardArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let act = GiveAward {
        to: args.to.clone(),
        round: args.round,
        points: args.points,
        match_points: args.match_points,
        board_points: args.board_points,
        remove: args.remove,
        reason: args.reason.clone(),
    };
    apply(&args.change, act, out)
}
