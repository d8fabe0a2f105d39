//! The colours of a pair (C.04.3, 5.2).

use std::cmp::Ordering;

use crate::Color;
use crate::field::Field;

use super::facts::{ColorPreference, PlayerFacts};

/// Returns the player who should have White, and the article.
pub(super) fn white(
    field: &Field,
    facts: &[PlayerFacts],
    one: usize,
    other: usize,
) -> (usize, &'static str) {
    let (higher, lower) = match facts[one].rank() < facts[other].rank() {
        true => (one, other),
        false => (other, one),
    };
    let (color, article) = color_of_higher(field, &facts[higher], &facts[lower]);
    (if color == Color::White { higher } else { lower }, article)
}

fn color_of_higher(
    field: &Field,
    higher: &PlayerFacts,
    lower: &PlayerFacts,
) -> (Color, &'static str) {
    let (one, other): (ColorPreference, ColorPreference) = match (higher.due, lower.due) {
        (None, None) => {
            let odd = higher.number % 2 == 1;
            let initial = field.initial_color;
            return (if odd { initial } else { initial.opponent() }, "C.04.3 5.2.5");
        }
        (Some(due), None) => return (due.color, "C.04.3 5.2.1"),
        (None, Some(due)) => return (due.color.opponent(), "C.04.3 5.2.1"),
        (Some(one), Some(other)) => (one, other),
    };
    if one.color != other.color {
        return (one.color, "C.04.3 5.2.1");
    }
    match one.strength.cmp(&other.strength) {
        Ordering::Greater => return (one.color, "C.04.3 5.2.2"),
        Ordering::Less => return (one.color.opponent(), "C.04.3 5.2.2"),
        Ordering::Equal => {}
    }
    // Rounds without a game count as if moved to the front (C.04.2, 3.4).
    let latest_first = |facts: &PlayerFacts| facts.colors.clone().into_iter().rev();
    let differing = latest_first(higher).zip(latest_first(lower)).find(|(one, other)| one != other);
    match differing {
        Some((last, _)) => (last.opponent(), "C.04.3 5.2.3"),
        None => (one.color, "C.04.3 5.2.4"),
    }
}
