//! The report on a round paired by the team system.

use super::bracket::{BracketPairs, PairFigures};
use super::criterion::TeamCriterion;
use super::expected::expected;
use super::facts::Round;
use super::instead::instead;
use super::upfloaters::{Chosen, SetFigures};
use crate::field::{Field, FieldPairing, Preferences};
use crate::swiss::{Bracket, CriterionFigure, FigureValue, Reasons, WhyNot};

/// A round paired by the team system. Teams are indices into the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TeamSwissRound {
    /// The type of preferences.
    pub preferences: Preferences,
    /// The pairing, its boards in order.
    pub pairing: FieldPairing,
    /// The brackets, highest first.
    pub brackets: Vec<Bracket>,
}

impl Reasons for TeamSwissRound {
    fn brackets(&self) -> &[Bracket] {
        &self.brackets
    }

    fn expected(&self, bracket: &Bracket, player: usize) -> Option<usize> {
        expected(bracket, player)
    }

    fn instead(&self, field: &Field, one: usize, other: Option<usize>) -> WhyNot {
        instead(field, self, one, other)
    }
}

/// Returns the report on a bracket.
pub(super) fn bracket(round: &Round<'_>, chosen: &Chosen, paired: &BracketPairs) -> Bracket {
    let at = |&place: &usize| round[place].at;
    Bracket {
        score: round.score(chosen.residents[0]),
        moved_down: Vec::new(),
        residents: chosen.residents.iter().map(at).collect(),
        moved_up: chosen.upfloaters.iter().map(at).collect(),
        pairs: paired.pairs.iter().map(|(one, other)| (at(one), at(other))).collect(),
        downfloaters: Vec::new(),
        figures: figures(&chosen.figures, &paired.figures),
    }
}

/// Returns the figures of a bracket, most important first.
pub(super) fn figures(set: &SetFigures, pairs: &PairFigures) -> Vec<CriterionFigure> {
    use TeamCriterion::{
        Differences, Floaters, FloatersMet, NextBracket, Preference, StrongPreference, Upfloaters,
    };
    let figures = [
        (Upfloaters, FigureValue::Count(set.count)),
        (Differences, FigureValue::Scores(set.differences.clone())),
        (NextBracket, FigureValue::Count(set.next)),
        (Floaters, FigureValue::Count(set.floaters)),
        (Preference, FigureValue::Count(pairs.preferences)),
        (StrongPreference, FigureValue::Count(pairs.strong)),
        (FloatersMet, FigureValue::Count(pairs.floaters)),
    ];
    let figure = |(criterion, amount): (TeamCriterion, FigureValue)| CriterionFigure {
        criterion: criterion.into(),
        amount,
    };
    figures.map(figure).into()
}
