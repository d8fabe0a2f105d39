//! The criteria C10 to C21 for one pair or one downfloater, one function each (FIDE C.04.3, article
//! 3).

use crate::Strength;
use crate::swiss::{Float, Seat};

/// C10: returns whether a topscorer or the opponent would get a colour difference above two.
///
/// Both have a difference of two or more already, and the same preference.
pub(super) fn c10_topscorer_difference(one: &Seat, other: &Seat) -> bool {
    wants_the_same(one, other) && one.difference > 1 && other.difference > 1
}

/// C11: returns whether a topscorer or the opponent would get a colour three times in a row.
pub(super) fn c11_topscorer_run(one: &Seat, other: &Seat) -> bool {
    if !(wants_the_same(one, other) && one.is_absolute() && other.is_absolute()) {
        return false;
    }
    // The player with the wider difference gets the colour; if they are equal, either may not.
    let lost_twice = |seat: &Seat| {
        seat.repeated.is_some() && seat.repeated == seat.prefers.map(|due| due.color.opponent())
    };
    match one.difference.cmp(&other.difference) {
        std::cmp::Ordering::Less => lost_twice(one),
        std::cmp::Ordering::Greater => lost_twice(other),
        std::cmp::Ordering::Equal => one.repeated.is_some() && one.repeated == other.repeated,
    }
}

/// C12: returns whether one of the two does not get the preferred colour.
pub(super) fn c12_preference(one: &Seat, other: &Seat) -> bool {
    wants_the_same(one, other)
}

/// C13: returns whether one of the two does not get a strongly preferred colour.
pub(super) fn c13_strong_preference(one: &Seat, other: &Seat) -> bool {
    let is_strong = |seat: &Seat| seat.prefers.is_some_and(|due| due.strength >= Strength::Strong);
    wants_the_same(one, other)
        && is_strong(one)
        && is_strong(other)
        && !(one.is_absolute() && other.is_absolute())
}

/// C14 (`ago` 0), C16 (`ago` 1): returns whether a resident who floats down did so one or two
/// rounds ago.
///
/// C18 and C20 use it for moved-down players who float on.
pub(super) fn floated_down(seat: &Seat, ago: usize) -> bool {
    seat.floats[ago] == Some(Float::Down)
}

/// C15 (`ago` 0), C17 (`ago` 1): returns whether the opponent of a moved-down player floated up one
/// or two rounds ago.
///
/// C19 and C21 count the scores of these moved-down players.
pub(super) fn floated_up(seat: &Seat, ago: usize) -> bool {
    seat.floats[ago] == Some(Float::Up)
}

fn wants_the_same(one: &Seat, other: &Seat) -> bool {
    match (one.prefers, other.prefers) {
        (Some(one), Some(other)) => one.color == other.color,
        _ => false,
    }
}
