//! The colours on board 1 (C.04.6, article 4).

use std::cmp::Reverse;

use crate::Color;
use crate::field::{Field, Preferences};

use super::facts::PlayerFacts;

/// Returns the team that should have White, and the article.
pub(super) fn white(
    field: &Field,
    facts: &[PlayerFacts],
    preferences: Preferences,
    teams: [usize; 2],
) -> (usize, &'static str) {
    // 4.2: the score, the other score, the number.
    let mut teams = teams;
    teams.sort_by_key(|&at| {
        let team = &field.players[at];
        (Reverse(team.score), Reverse(team.secondary), team.number)
    });
    let [first, second] = teams;
    let (color, article) = color_of_first(field, facts, preferences, first, second);
    (if color == Color::White { first } else { second }, article)
}

fn color_of_first(
    field: &Field,
    facts: &[PlayerFacts],
    preferences: Preferences,
    first: usize,
    second: usize,
) -> (Color, &'static str) {
    let (own, other) = (&facts[first], &facts[second]);
    if own.colors.is_empty() && other.colors.is_empty() {
        let odd = field.players[first].number % 2 == 1;
        let initial = field.initial_color;
        return (if odd { initial } else { initial.opponent() }, "C.04.6 4.3.1");
    }
    let wish = |facts: &PlayerFacts| wish(facts, preferences, field.is_last_round());
    let (wanted, wanted_by_other) = (wish(own), wish(other));
    match (wanted, wanted_by_other) {
        (Some((color, _)), None) => return (color, "C.04.6 4.3.2"),
        (None, Some((color, _))) => return (color.opponent(), "C.04.6 4.3.2"),
        (Some((color, is_strong)), Some((others, other_is_strong))) => {
            if color != others {
                return (color, "C.04.6 4.3.3");
            }
            if is_strong && !other_is_strong {
                return (color, "C.04.6 4.3.4");
            }
            if other_is_strong && !is_strong {
                return (color.opponent(), "C.04.6 4.3.4");
            }
        }
        (None, None) => {}
    }
    if own.difference != other.difference {
        let color = if own.difference < other.difference { Color::White } else { Color::Black };
        return (color, "C.04.6 4.3.5");
    }
    // Rounds without a match count as if moved to the front (C.04.2, 3.4).
    for (mine, theirs) in own.colors.iter().rev().zip(other.colors.iter().rev()) {
        if mine != theirs {
            return (mine.opponent(), "C.04.6 4.3.6");
        }
    }
    if let Some((color, _)) = wanted {
        return (color, "C.04.6 4.3.7");
    }
    if let Some(last) = own.colors.last() {
        return (last.opponent(), "C.04.6 4.3.8");
    }
    (other.colors.last().copied().unwrap_or(field.initial_color), "C.04.6 4.3.9")
}

/// 1.7: returns the colour that a team prefers, and whether the preference is strong.
fn wish(facts: &PlayerFacts, preferences: Preferences, last_round: bool) -> Option<(Color, bool)> {
    let last = *facts.colors.last()?;
    let twice = facts.colors.ends_with(&[last, last]);
    // The colour that the team has had less often.
    let rarer = if facts.difference > 0 { Color::Black } else { Color::White };
    let is_wide = facts.difference.abs() >= 2;
    // Two of the same colour do not count if the preference would widen the difference.
    let due_by_two = twice && (facts.difference == 0 || rarer != last);
    let strong = match (is_wide, due_by_two) {
        (true, _) => Some(rarer),
        (false, true) => Some(last.opponent()),
        (false, false) => None,
    };
    match preferences {
        Preferences::None => None,
        Preferences::TypeA => strong.map(|color| (color, false)),
        Preferences::TypeB => match strong {
            Some(color) => Some((color, true)),
            None if facts.difference != 0 => Some((rarer, false)),
            None if last_round => None,
            None => Some((last.opponent(), false)),
        },
    }
}
