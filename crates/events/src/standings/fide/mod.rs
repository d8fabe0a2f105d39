//! The tie-breaks of FIDE C.07, in the edition of 1 March 2026 or of 1 August 2024 ([`FideRules`]).
//!
//! They use adjusted scores. `scores.rs` has the values of rounds without a game (C.07, 16),
//! `turn.rs` classifies rounds, and `cut.rs` cuts. If the pairings are known beforehand (round
//! robin, Scheveningen, match), forfeits are games, except for tie-breaks that depend on ratings or
//! on games over the board, and a forfeit lost counts as given up (15.2). A board without a result
//! counts for nothing yet, except as a draw for the Fore Buchholz.
//!
//! Averages of ratings are rounded half up to whole numbers and compared as rounded. The rules do
//! not round averages of scores: here they have four decimals, which distinguish any two of them. A
//! player without a value, such as an average over no games, comes after everybody who has one.

mod buchholz;
mod cut;
mod direct;
mod own;
mod ratings;
pub(super) mod rules;
pub(super) mod scores;
mod teams;
mod turn;

use crate::event::{BoardsOfMatch, FideKind, FideTieBreak, Mode, Modifier, TeamScore};

use super::groups::Groups;
use super::input::TieBreakInput;
use super::{Amount, Formula, Part, Value, part};

use cut::CutPreference;
pub use rules::FideRules;
pub(super) use scores::Scores;

/// A value with its parts.
pub(super) struct ExplainedValue {
    pub(super) value: Value,
    pub(super) parts: Vec<Part<usize>>,
    pub(super) formula: Option<Formula>,
}

/// Returns the values of all players who have a place.
pub(super) fn values(field: &TieBreakInput<'_>, fide: FideTieBreak, order: &Groups) -> Vec<Value> {
    let none = || vec![Value::None; field.ledger.players()];
    match fide.kind() {
        FideKind::DirectEncounter => {
            return counted(field, fide)
                .map_or_else(none, |scores| direct::values(field, &[scores], fide, order));
        }
        FideKind::ExtendedDirect if field.event.is_of_matches() => {
            let both = [field.fide(), field.fide_by_other_points()];
            return direct::values(field, &both, fide, order);
        }
        _ => {}
    }
    let mut values = none();
    for &player in order.iter().flat_map(|(_, group)| group) {
        values[player] = made(field, fide, player).value;
    }
    values
}

/// Explains a player's value, given the group in which the player is tied and the value in the
/// table.
pub(super) fn explained(
    field: &TieBreakInput<'_>,
    fide: FideTieBreak,
    group: &[usize],
    value: &Value,
    player: usize,
) -> ExplainedValue {
    let scores = match fide.kind() {
        FideKind::DirectEncounter => counted(field, fide),
        FideKind::ExtendedDirect => Some(field.fide()),
        _ => return made(field, fide, player),
    };
    let parts = scores.map(|scores| direct::parts(scores, fide, group, player));
    let parts = parts.unwrap_or_default();
    let formula = match direct::average(&parts) {
        Some(points) => Formula::AheadByAverage { points },
        None => Formula::Ahead,
    };
    ExplainedValue { value: value.clone(), parts, formula: Some(formula) }
}

/// Returns the rounds and scores that a tie-break counts; `None` if it counts points that only
/// teams have.
fn counted<'f>(field: &'f TieBreakInput<'_>, fide: FideTieBreak) -> Option<&'f Scores> {
    let scores = fide.score().map_or_else(|| Some(field.fide()), |score| field.fide_of(score))?;
    Some(field.counted(scores, fide))
}

fn made(field: &TieBreakInput<'_>, fide: FideTieBreak, player: usize) -> ExplainedValue {
    use FideKind as K;
    use TeamScore::{Game, Match};
    let Some(scores) = counted(field, fide) else { return nothing() };
    if fide.rests_on_ratings() && field.drops_ratings() {
        return nothing();
    }
    // In team events, wins are matches won.
    let results = field.fide_of(Match).unwrap_or(scores);
    let of_team =
        |value: fn(&TieBreakInput<'_>, BoardsOfMatch, usize) -> ExplainedValue| match field
            .event
            .scoring
            .mode
        {
            Mode::Boards(of) => value(field, of, player),
            _ => nothing(),
        };
    let by = |of_opponent, scored| {
        teams::by(field, fide, (of_opponent, scored), player).unwrap_or_else(nothing)
    };
    match fide.kind() {
        K::Win => sum(own::counts(results, player, own::win)),
        K::Won => sum(own::counts(results, player, own::won)),
        K::BlackGames => sum(own::counts(scores, player, own::black_game)),
        K::BlackWins => sum(own::counts(scores, player, own::black_win)),
        K::Rounds => sum(own::counts(scores, player, own::round)),
        K::Standard => sum(own::counts(results, player, own::standard)),
        K::Progressive => {
            let counted = teams::points_of(field, fide, player);
            sum(own::progressive(field.ledger, counted, fide, player))
        }
        K::Koya => sum(own::koya(scores, fide, player)),
        K::Buchholz => sum(buchholz::buchholz(scores, &scores.actual, fide, player)),
        K::ForeBuchholz => sum(buchholz::buchholz(scores, &scores.fore, fide, player)),
        K::SonnebornBerger => {
            let given_up_by = match field.event.is_of_matches() {
                true => CutPreference::LeastAmount,
                false => CutPreference::LeastScore,
            };
            sum(buchholz::products(scores, scores, (fide, given_up_by), player))
        }
        K::AverageBuchholz => mean(buchholz::average(scores, fide, player), Amount::TEN_THOUSANDTH),
        K::AverageRating => mean(ratings::average(field, scores, fide, player), Amount::ONE),
        K::AveragePerformance => {
            let performed = |opponent| ratings::performance(field, scores, opponent);
            mean(ratings::of_opponents(scores, performed, player), Amount::ONE)
        }
        K::AveragePerfect => {
            let performed = |opponent| ratings::perfect(field, scores, opponent);
            mean(ratings::of_opponents(scores, performed, player), Amount::ONE)
        }
        K::Performance => {
            let parts = ratings::average(field, scores, fide, player);
            computed(parts, ratings::performance(field, scores, player))
        }
        K::PerfectPerformance => {
            let parts = ratings::average(field, scores, fide, player);
            computed(parts, ratings::perfect(field, scores, player))
        }
        K::Number => given(fide, field.event.players[player].number),
        K::Rating => given(fide, field.event.players[player].rating),
        K::MatchPoints => of_team(teams::match_points),
        K::GamePoints => of_team(teams::game_points),
        K::OtherPoints => of_team(teams::other_points),
        K::MatchByMatch => by(Match, Match),
        K::MatchByGame => by(Match, Game),
        K::GameByMatch => by(Game, Match),
        K::GameByGame => by(Game, Game),
        K::StrengthCombination => of_team(teams::combination),
        K::BoardCount => of_team(teams::board_count),
        K::TopBoards => of_team(teams::top_boards),
        K::BottomBoards => of_team(teams::bottom_boards),
        // For players; teams are handled above.
        K::ExtendedDirect => nothing(),
        K::DirectEncounter => unreachable!("it needs the order of the others"),
    }
}

const fn nothing() -> ExplainedValue {
    ExplainedValue { value: Value::None, parts: Vec::new(), formula: None }
}

fn sum(parts: Vec<Part<usize>>) -> ExplainedValue {
    ExplainedValue { value: part::number(&parts), parts, formula: None }
}

fn mean(parts: Vec<Part<usize>>, unit: Amount) -> ExplainedValue {
    let count = parts.iter().filter(|part| part.is_in(1)).count();
    let value = part::sum(&parts, 1).divided(count, unit).map_or(Value::None, Value::Number);
    ExplainedValue { value, parts, formula: Some(Formula::Mean) }
}

fn computed(parts: Vec<Part<usize>>, computed: Option<(i32, Formula)>) -> ExplainedValue {
    let (value, formula) = computed.unzip();
    let number = |value: i32| Value::Number(Amount::whole(value.into()));
    ExplainedValue { value: value.map_or(Value::None, number), parts, formula }
}

/// Computes `TPN` and `RTNG`.
fn given(fide: FideTieBreak, number: Option<u16>) -> ExplainedValue {
    let low_first =
        (fide.kind() == FideKind::Number) != (fide.modifier() == Some(Modifier::Reversed));
    let order = if low_first { Value::Lower } else { Value::Number };
    let value = number.map_or(Value::None, |number| order(Amount::whole(number.into())));
    ExplainedValue { value, parts: Vec::new(), formula: Some(Formula::Given) }
}
