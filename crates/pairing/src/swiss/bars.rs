//! The reasons a pair or a bye is forbidden: C1 to C3 of FIDE C.04.3, and players kept apart.

use super::{Restriction, Seat};
use crate::field::Field;

/// Returns the first reason two players may not meet; `None` if they may.
pub(super) fn of_pair(field: &Field, one: &Seat, other: &Seat) -> Option<Restriction> {
    met(field, one, other)
        .or_else(|| are_apart(field, one, other).then_some(Restriction::Apart))
        .or_else(|| same_color(one, other))
}

/// Returns the reason a player may not have the bye (C2).
pub(super) fn of_bye(seat: &Seat) -> Option<Restriction> {
    seat.had_bye.map(Restriction::Bye)
}

/// C1: returns the round in which they played.
fn met(field: &Field, one: &Seat, other: &Seat) -> Option<Restriction> {
    let mut past = (1..).zip(&field.players[one.at].past);
    let met = past.find(|(_, past)| past.opponent == Some(other.at) && past.played.is_some());
    met.map(|(round, _)| Restriction::Met(round))
}

fn are_apart(field: &Field, one: &Seat, other: &Seat) -> bool {
    field.apart.iter().any(|group| group.contains(&one.at) && group.contains(&other.at))
}

/// C3: returns the colour that both must have, unless one of them is a topscorer.
fn same_color(one: &Seat, other: &Seat) -> Option<Restriction> {
    let (due, same) = (one.prefers?, other.prefers?);
    let must = |seat: &Seat| seat.is_absolute() && !seat.topscorer;
    (due.color == same.color && must(one) && must(other)).then_some(Restriction::Color(due.color))
}
