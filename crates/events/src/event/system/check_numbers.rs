//! Pairing numbers that do not follow the ratings although they should.

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::{Event, Numbers};

/// Checks the numbers given before round 1, which would be used unchanged.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    if event.system.numbers != Numbers::Rating || event.is_of_teams() || !event.rounds.is_empty() {
        return;
    }
    let numbered = |(at, player): (usize, &crate::event::Player)| {
        Some((player.number?, player.rating.unwrap_or(0), at))
    };
    let mut order: Vec<_> = event.players.iter().enumerate().filter_map(numbered).collect();
    order.sort_unstable();
    // Numbers are used unchanged only if all players have one.
    if order.len() < event.players.len() {
        return;
    }
    let Some(pair) = order.windows(2).find(|pair| pair[0].1 < pair[1].1) else { return };
    let [(first_number, first_rating, one), (second_number, second_rating, other)] =
        [pair[0], pair[1]];
    let id = |at: usize| event.players[at].id.clone();
    let (first, second) = (id(one), id(other));
    let concern = Concern::NumbersOtherwise {
        first,
        first_number,
        first_rating,
        second,
        second_number,
        second_rating,
    };
    problems.push(Problem::of("system.numbers", concern));
}
