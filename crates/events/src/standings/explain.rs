//! The origin of each value of a player.

use serde::Serialize;

use crate::event::{Event, FideKind, Ledger, PlayerId, Points, Round, TieBreak};

use super::fide::scores::Opponent;
use super::input::TieBreakInput;
use super::rank::{RankingSteps, Refinement, parts};
use super::{Amount, FideRules, Formula, Part, Value, What, fide, head_to_head, higher, lots};

/// The calculation of a player's score and tie-breaks, part by part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// The player.
    pub player: PlayerId,
    /// The points.
    pub score: Points,
    /// The points from before the first round, if any, and those of each round, including awards.
    /// They add up to `score`.
    pub rounds: Vec<Part>,
    /// The rounds in which FIDE tie-breaks count a value other than the opponent's score, with that
    /// value: the adjusted score, or the score of the dummy opponent for a round without a game
    /// (C.07, 16). Empty if no tie-break of the event counts opponents' scores.
    pub counted: Vec<(Round, Points)>,
    /// The calculation of each tie-break, in the order of the event.
    pub values: Vec<Explained>,
}

/// The calculation of a tie-break. As text it is one line, such as `SOLK/T 23 = 6 + 9 + 8 (without
/// 5, the worst: p7)`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Explained {
    /// The tie-break.
    pub tie_break: TieBreak,
    /// The value, as in the table.
    pub value: Value,
    /// The parts. A number is the sum of the parts that are not struck out. Step n is the sum of
    /// the parts not struck out at that step. Points against a place are the sum of the parts of
    /// that place that are not struck out.
    pub parts: Vec<Part>,
    /// The formula, if the value is not the sum of its parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<Formula>,
    /// The players tied before this tie-break, including this player; empty if there was no tie.
    pub tied: Vec<PlayerId>,
    /// For `LOT`, the lots of the tied players, the highest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<DrawnLot>,
    /// The reason there is no value; absent if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undefined: Option<Undefined>,
}

/// The lot of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnLot {
    /// The player.
    pub player: PlayerId,
    /// The number drawn, as 16 hexadecimal digits.
    pub lot: String,
}

/// The reason a player has no value in a tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Undefined {
    /// The player has no place.
    NoPlace,
    /// Nobody was tied with the player.
    NobodyTied,
    /// The tied players have not all met each other equally often.
    NotAllMet,
    /// The event has no seed for the draw.
    NoSeed,
    /// A participant has no rating, and the event does not say which rating counts instead.
    Unrated,
    /// There is no basis for the calculation: no game, no rated opponent, or no number.
    Nothing,
}

/// Explains the values of the player at an index of
/// [`Event::players`](crate::event::EventDocument::players).
///
/// FIDE values follow the given edition of C.07, or else that of the event ([`FideRules::of`]).
///
/// # Panics
///
/// Panics if there is no such player.
pub fn explain(
    event: &Event,
    ledger: &Ledger,
    player: usize,
    rules: Option<FideRules>,
) -> Explanation {
    let field = TieBreakInput::new(event, ledger).with_rules(rules);
    of_player(event, &field, &RankingSteps::of(&field), player)
}

/// Explains the values of every player by the edition of the event, in the order of
/// [`Event::players`](crate::event::EventDocument::players).
pub fn explain_each(event: &Event, ledger: &Ledger) -> Vec<Explanation> {
    let field = TieBreakInput::new(event, ledger);
    let run = RankingSteps::of(&field);
    (0..event.players.len()).map(|player| of_player(event, &field, &run, player)).collect()
}

fn of_player(
    event: &Event,
    field: &TieBreakInput<'_>,
    run: &RankingSteps,
    player: usize,
) -> Explanation {
    let (before, points) = field.ledger.points_of(player, true);
    let before = (before != Points::ZERO)
        .then(|| Part::new(Round(0), None, What::Before, Amount::from(before)));
    let rounds = field.ledger.of(player).iter().map(|entry| {
        let opponent = entry.meeting().map(|meeting| meeting.opponent);
        Part::new(entry.round, opponent, What::of(entry), points(entry).into())
    });
    Explanation {
        player: event.players[player].id.clone(),
        score: field.score(player),
        rounds: before.into_iter().chain(rounds).map(|part| part.named(event)).collect(),
        counted: counted(field, player),
        values: run.refinements.iter().map(|one| explained(field, one, player)).collect(),
    }
}

/// Returns whether the tie-break uses the score of each opponent as adjusted by C.07, 16.
const fn rests_on_adjusted_scores(kind: FideKind) -> bool {
    use FideKind as K;
    matches!(
        kind,
        K::Buchholz
            | K::SonnebornBerger
            | K::MatchByMatch
            | K::MatchByGame
            | K::GameByMatch
            | K::GameByGame
            | K::StrengthCombination
    )
}

/// Returns the rounds in which another score than the opponent's counts, with that score.
fn counted(field: &TieBreakInput<'_>, player: usize) -> Vec<(Round, Points)> {
    let is_there = |tie_break: &TieBreak| match tie_break {
        TieBreak::Fide(fide) => rests_on_adjusted_scores(fide.kind()),
        _ => false,
    };
    if !field.event.tie_breaks().iter().any(is_there) {
        return Vec::new();
    }
    let scores = field.fide();
    let opponents = scores.actual.opponents(scores, player).into_iter();
    let differs = |one: &Opponent| one.turn.opponent.map(|at| field.score(at)) != Some(one.score);
    opponents.filter(differs).map(|one| (one.turn.round, one.score)).collect()
}

fn explained(field: &TieBreakInput<'_>, one: &Refinement, player: usize) -> Explained {
    let &Refinement { tie_break, ref before, ref values } = one;
    let group = before.iter().map(|(_, group)| group).find(|group| group.contains(&player));
    let value = &values[player];
    let tied = group.unwrap_or_default();
    let mut formula = None;
    let parts = match tie_break {
        _ if *value == Value::None => Vec::new(),
        TieBreak::Fide(one) => {
            let made = fide::explained(field, one, tied, value, player);
            formula = made.formula;
            made.parts
        }
        TieBreak::HeadToHead => head_to_head::parts(field, tied, values, player),
        TieBreak::BetterAgainstHigher => higher::parts(field, before, value, player),
        tie_break => parts(field, tie_break, player),
    };
    let drawn = tie_break == TieBreak::Lot && tied.len() > 1;
    let lots = if drawn { lots::of(field, tied) } else { Vec::new() };
    let id = |player: usize| field.event.players[player].id.clone();
    let undefined = match (value, group, tie_break) {
        (Value::None, None, _) => Some(Undefined::NoPlace),
        (Value::None, _, TieBreak::Fide(fide))
            if fide.rests_on_ratings() && field.drops_ratings() =>
        {
            Some(Undefined::Unrated)
        }
        (Value::None, _, TieBreak::Fide(_)) => Some(Undefined::Nothing),
        (Value::None, Some([_]), _) => Some(Undefined::NobodyTied),
        (Value::None, _, TieBreak::Lot) => Some(Undefined::NoSeed),
        (Value::None, ..) => Some(Undefined::NotAllMet),
        _ => None,
    };
    Explained {
        tie_break,
        value: value.clone(),
        parts: parts.into_iter().map(|part| part.named(field.event)).collect(),
        formula,
        tied: if tied.len() > 1 { tied.iter().map(|&at| id(at)).collect() } else { Vec::new() },
        lots: lots
            .into_iter()
            .map(|(player, lot)| DrawnLot { player: id(player), lot: format!("{lot:016x}") })
            .collect(),
        undefined,
    }
}
