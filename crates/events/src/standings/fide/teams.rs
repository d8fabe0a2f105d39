//! Tie-breaks for teams only: `MPTS`, `GPTS`, `MPVGP`, `EMMSB` and the like, `SSSC`, `BC`, `TBR`,
//! `BBE` (C.07, 12).
//!
//! A team's score at a board is the result there. A round without a match that gives as many points
//! as a won match counts as won on every board; one that gives as many as a draw, as drawn on every
//! board.

use crate::event::{
    BoardsOfMatch, ByeKind, FideKind, FideTieBreak, Mode, Outcome, Points, Round, RoundEntry,
    RoundStatus, TeamScore,
};
use crate::standings::input::TieBreakInput;
use crate::standings::{Amount, Formula, Part, Value, What, part};

use super::buchholz::{buchholz, products};
use super::cut::CutPreference;
use super::{ExplainedValue, sum};

/// Computes `MPTS`: the match points.
pub(super) fn match_points(
    field: &TieBreakInput<'_>,
    of: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    sum(total(field, of.count.is_by(TeamScore::Match), team))
}

/// Computes `GPTS`: the board points.
pub(super) fn game_points(
    field: &TieBreakInput<'_>,
    of: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    sum(total(field, of.count.is_by(TeamScore::Game), team))
}

/// Computes `MPVGP`: the points that do not make the order.
pub(super) fn other_points(
    field: &TieBreakInput<'_>,
    _: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    sum(total(field, false, team))
}

/// Computes `EMMSB` and the like: the opponent's score in one kind of points, times the points
/// scored in one kind.
pub(super) fn by(
    field: &TieBreakInput<'_>,
    fide: FideTieBreak,
    (of_opponent, scored): (TeamScore, TeamScore),
    team: usize,
) -> Option<ExplainedValue> {
    let scores = |of| field.fide_of(of).map(|scores| field.counted(scores, fide));
    let (of_opponent, scored) = (scores(of_opponent)?, scores(scored)?);
    Some(sum(products(of_opponent, scored, (fide, CutPreference::LeastAmount), team)))
}

/// Returns whether the boards at which a team made its points are known. They are not if a match
/// has only its score.
fn knows_boards(field: &TieBreakInput<'_>, team: usize) -> bool {
    let is_score = |games: &[Outcome]| match games {
        [Outcome::Played(_), others @ ..] => {
            !others.is_empty() && others.iter().all(|one| *one == Outcome::Annulled)
        }
        _ => false,
    };
    let mut meetings = field.ledger.of(team).iter().filter_map(RoundEntry::meeting);
    !meetings.any(|meeting| is_score(&meeting.games))
}

/// Returns the absence of a value for a team whose boards are not known.
fn unknown_boards() -> ExplainedValue {
    ExplainedValue { value: Value::None, parts: Vec::new(), formula: None }
}

/// Computes `BC`: the points of each board times its number.
pub(super) fn board_count(
    field: &TieBreakInput<'_>,
    of: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    if !knows_boards(field, team) {
        return unknown_boards();
    }
    let parts = count(field, of, team);
    ExplainedValue { value: Value::Lower(part::sum(&parts, 1)), parts, formula: None }
}

/// Computes `TBR`: the points of board 1, then of board 2, and so on.
pub(super) fn top_boards(
    field: &TieBreakInput<'_>,
    of: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    if !knows_boards(field, team) {
        return unknown_boards();
    }
    let parts = board_points(field, of, team);
    let at = |seat: u16| sum_where(&parts, |board| board == seat);
    steps((1..=of.boards).map(at).collect(), Formula::TopBoards, parts)
}

/// Computes `BBE`: the points without the last board, then without the last two, and so on.
pub(super) fn bottom_boards(
    field: &TieBreakInput<'_>,
    of: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    if !knows_boards(field, team) {
        return unknown_boards();
    }
    let parts = board_points(field, of, team);
    let before = |seat: u16| sum_where(&parts, |board| board < seat);
    steps((2..=of.boards).rev().map(before).collect(), Formula::BottomBoards, parts)
}

/// Returns whether the points that a tie-break counts are those that make the order.
fn makes_order(field: &TieBreakInput<'_>, fide: FideTieBreak) -> bool {
    match (field.event.scoring.mode, fide.score()) {
        (Mode::Boards(of), Some(score)) => of.count.is_by(score),
        _ => true,
    }
}

/// Returns the points that a tie-break counts: those before round 1, and a function for those of a
/// round.
pub(super) fn points_of(
    field: &TieBreakInput<'_>,
    fide: FideTieBreak,
    team: usize,
) -> (Points, fn(&RoundEntry) -> Points) {
    field.ledger.points_of(team, makes_order(field, fide))
}

/// Returns the points before the first round, if there were any, and those of each round.
fn total(field: &TieBreakInput<'_>, makes_order: bool, team: usize) -> Vec<Part<usize>> {
    let (before, points) = field.ledger.points_of(team, makes_order);
    let before = (before != Points::ZERO)
        .then(|| Part::new(Round(0), None, What::Before, Amount::from(before)));
    let scheduled = field.event.is_scheduled();
    let of_round = |entry: &RoundEntry| {
        let (opponent, points) = (entry.meeting().map(|one| one.opponent), points(entry));
        // The free round of a schedule is not counted, unless points were given in it.
        let counts = !scheduled || opponent.is_some() || points != Points::ZERO;
        counts.then(|| Part::new(entry.round, opponent, What::of(entry), points.into()))
    };
    before.into_iter().chain(field.ledger.of(team).iter().filter_map(of_round)).collect()
}

/// Computes `SSSC`: the points that do not make the order, plus a share of the Buchholz by the
/// points that do. The divisor is the highest possible total of the latter over the highest
/// possible round score of the former, rounded down. No value if the divisor is 0.
pub(super) fn combination(
    field: &TieBreakInput<'_>,
    _: BoardsOfMatch,
    team: usize,
) -> ExplainedValue {
    let (first, other) = (field.fide(), field.fide_by_other_points());
    let parts = buchholz(first, &first.actual, FideTieBreak::plain(FideKind::Buchholz), team);
    let most = first.win.in_hundredths() * i64::from(first.rounds);
    let by = most.checked_div(other.win.in_hundredths()).unwrap_or(0);
    let by = usize::try_from(by).unwrap_or(0);
    let points = Amount::from(other.actual.score(team));
    let share = part::sum(&parts, 1).divided(by, Amount::HUNDREDTH);
    let value = share.map_or(Value::None, |share| Value::Number(points + share));
    ExplainedValue { value, parts, formula: Some(Formula::Combination { points, by }) }
}

/// Computes `BC`: the points of each round, with those of a board multiplied by its number.
fn count(field: &TieBreakInput<'_>, of: BoardsOfMatch, team: usize) -> Vec<Part<usize>> {
    let part = |entry: &RoundEntry| {
        let boards = (1..).zip(at_boards(field, of, entry));
        let sum = boards.map(|(seat, points)| Amount::product(points, Points::whole(seat))).sum();
        let opponent = entry.meeting().map(|meeting| meeting.opponent);
        Part::new(entry.round, opponent, What::of(entry), sum)
    };
    field.ledger.of(team).iter().map(part).collect()
}

fn steps(steps: Vec<Amount>, formula: Formula, parts: Vec<Part<usize>>) -> ExplainedValue {
    ExplainedValue { value: Value::Steps(steps), parts, formula: Some(formula) }
}

fn sum_where(parts: &[Part<usize>], is_meant: impl Fn(u16) -> bool) -> Amount {
    let meant = parts.iter().filter(|part| part.board.is_some_and(&is_meant));
    meant.map(|part| part.amount).sum()
}

/// Returns the points of a team at each board in each round, board 1 first.
fn board_points(field: &TieBreakInput<'_>, of: BoardsOfMatch, team: usize) -> Vec<Part<usize>> {
    let mut parts = Vec::new();
    for entry in field.ledger.of(team) {
        let opponent = entry.meeting().map(|meeting| meeting.opponent);
        for (seat, points) in (1..).zip(at_boards(field, of, entry)) {
            let part = Part::new(entry.round, opponent, What::of(entry), points.into());
            parts.push(Part { board: Some(seat), ..part });
        }
    }
    // A stable sort keeps the rounds of a board in order.
    parts.sort_by_key(|part| part.board);
    parts
}

/// Returns the points of a round at each board; empty for a round that gave nothing or is not over.
fn at_boards(field: &TieBreakInput<'_>, of: BoardsOfMatch, entry: &RoundEntry) -> Vec<Points> {
    let everywhere = |points: Points| vec![points; usize::from(of.boards)];
    match &entry.standing {
        RoundStatus::Board(meeting) if meeting.decided() => {
            let score = |at: usize| meeting.games.get(at).and_then(|game| game.score());
            let own = |at| score(at).map_or(Points::ZERO, |score| score.first);
            (0..usize::from(of.boards)).map(own).collect()
        }
        // The free round of a schedule is not counted.
        RoundStatus::Bye(_) if field.event.is_scheduled() => Vec::new(),
        RoundStatus::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => everywhere(of.win),
        RoundStatus::Bye(ByeKind::HalfPoint) => everywhere(of.draw),
        RoundStatus::Board(_) | RoundStatus::Bye(ByeKind::Absent) | RoundStatus::Nowhere => {
            Vec::new()
        }
    }
}
