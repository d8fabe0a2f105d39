//! Colour allocation: the team that has White on board 1 (FIDE C.04.6, 4).

use std::cmp::{Ordering, Reverse};

use super::facts::history;
use super::preference::{self, History, TeamPreference};
use crate::Color;
use crate::field::{Entrant, Field, FieldPair, Preferences};

/// The rule of 4.3 that determined the colours of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamColorRule {
    /// 4.3.1: neither has played; a first team with an odd number gets the initial colour.
    Initial,
    /// 4.3.2: only one team has a preference.
    OnlyPreference,
    /// 4.3.3: the preferences are opposite.
    BothPreferences,
    /// 4.3.4: only one team has a strong preference.
    StrongPreference,
    /// 4.3.5: White goes to the lower colour difference.
    Difference,
    /// 4.3.6: colours are opposite to the last time that one had White and the other Black.
    LastDifference,
    /// 4.3.7: the preference of the first team is granted.
    FirstPreference,
    /// 4.3.8: the first team gets the opposite of its last colour.
    FirstAlternates,
    /// 4.3.9: the other team gets the opposite of its last colour.
    OtherAlternates,
}

impl TeamColorRule {
    /// Returns its article in C.04.6.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Initial => "4.3.1",
            Self::OnlyPreference => "4.3.2",
            Self::BothPreferences => "4.3.3",
            Self::StrongPreference => "4.3.4",
            Self::Difference => "4.3.5",
            Self::LastDifference => "4.3.6",
            Self::FirstPreference => "4.3.7",
            Self::FirstAlternates => "4.3.8",
            Self::OtherAlternates => "4.3.9",
        }
    }
}

/// Returns the colours of two teams that meet, and the rule that determined them.
pub(super) fn colors(
    field: &Field,
    preferences: Preferences,
    one: usize,
    other: usize,
) -> (FieldPair, TeamColorRule) {
    let (first, second) = first_team(field, one, other);
    let (color, rule) = of_first(field, preferences, first, second);
    let pair = match color {
        Color::White => FieldPair { white: first, black: second },
        Color::Black => FieldPair { white: second, black: first },
    };
    (pair, rule)
}

/// Returns the first team of a pair and the other one.
///
/// The keys are the actual score, the other score, and the number (4.2).
pub fn first_team(field: &Field, one: usize, other: usize) -> (usize, usize) {
    let rank = |at: usize| {
        let team: &Entrant = &field.players[at];
        (Reverse(team.score), Reverse(team.secondary), team.number)
    };
    if rank(one) < rank(other) { (one, other) } else { (other, one) }
}

/// Returns the colour of the first team.
fn of_first(
    field: &Field,
    preferences: Preferences,
    first: usize,
    second: usize,
) -> (Color, TeamColorRule) {
    use TeamColorRule::{
        BothPreferences, Difference, FirstAlternates, FirstPreference, Initial, LastDifference,
        OnlyPreference, OtherAlternates, StrongPreference,
    };
    let [own, others]: [History; 2] = [first, second].map(|at| history(&field.players[at]));
    if own.colors.is_empty() && others.colors.is_empty() {
        let is_odd = field.players[first].number % 2 == 1;
        let initial = field.initial_color;
        return (if is_odd { initial } else { initial.opponent() }, Initial);
    }
    let [due, due_to_other]: [Option<TeamPreference>; 2] =
        [&own, &others].map(|history| preference::due(preferences, history, field.is_last_round()));
    match (due, due_to_other) {
        (Some(due), None) => return (due.color, OnlyPreference),
        (None, Some(due)) => return (due.color.opponent(), OnlyPreference),
        (Some(due), Some(other)) if due.color != other.color => {
            return (due.color, BothPreferences);
        }
        (Some(due), Some(other)) if due.strong != other.strong => {
            let color = if due.strong { due.color } else { other.color.opponent() };
            return (color, StrongPreference);
        }
        _ => {}
    }
    match own.difference.cmp(&others.difference) {
        Ordering::Less => return (Color::White, Difference),
        Ordering::Greater => return (Color::Black, Difference),
        Ordering::Equal => {}
    }
    let mut latest = own.colors.iter().rev().zip(others.colors.iter().rev());
    if let Some((last, _)) = latest.find(|(own, other)| own != other) {
        return (last.opponent(), LastDifference);
    }
    match (due, own.last(), others.last()) {
        (Some(due), ..) => (due.color, FirstPreference),
        (None, Some(last), _) => (last.opponent(), FirstAlternates),
        // Only one of the two has played.
        (None, None, last) => (last.unwrap_or(field.initial_color), OtherAlternates),
    }
}
