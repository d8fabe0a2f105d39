//! Colour allocation (5.2), article by article.

use draughts_pairing::Color;
use draughts_pairing::field::Field;

use super::players::{Player, Strength};

/// Returns whether the first of two players has White.
pub(super) fn first_has_white(field: &Field, one: &Player, other: &Player) -> bool {
    color_of_first(field, one, other) == Color::White
}

fn color_of_first(field: &Field, one: &Player, other: &Player) -> Color {
    // 5.2.1: both preferences, if both can be granted.
    let (color, strength) = match (one.preference, other.preference) {
        (Some((color, strength)), Some((same, _))) if color == same => (color, strength),
        (Some((color, _)), _) => return color,
        (None, Some((color, _))) => return color.opponent(),
        (None, None) => return initial(field, one, other),
    };
    // 5.2.2: the stronger preference; if both are absolute, the wider colour difference.
    let wide = |player: &Player, strength| match strength {
        Strength::Absolute => (strength, player.difference.abs()),
        _ => (strength, 0),
    };
    let other_strength = other.preference.expect("the same colour is preferred").1;
    match wide(one, strength).cmp(&wide(other, other_strength)) {
        std::cmp::Ordering::Greater => return color,
        std::cmp::Ordering::Less => return color.opponent(),
        std::cmp::Ordering::Equal => {}
    }
    // 5.2.3: the opposite of the latest round in which the two had different colours.
    let both = one.colors.iter().rev().zip(other.colors.iter().rev());
    if let Some((last, _)) = both.into_iter().find(|(one, other)| one != other) {
        return last.opponent();
    }
    // 5.2.4: the preference of the higher ranked player.
    if ranks_higher(one, other) { color } else { color.opponent() }
}

/// 5.2.5: the higher ranked player has the initial colour if their pairing number is odd.
fn initial(field: &Field, one: &Player, other: &Player) -> Color {
    let higher = if ranks_higher(one, other) { one } else { other };
    let initial = field.initial_color;
    let of_higher = if higher.number % 2 == 1 { initial } else { initial.opponent() };
    if ranks_higher(one, other) { of_higher } else { of_higher.opponent() }
}

fn ranks_higher(one: &Player, other: &Player) -> bool {
    one.score > other.score || (one.score == other.score && one.order < other.order)
}
