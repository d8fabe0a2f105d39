//! `BHP`: the better result against the others, from the first place down.
//!
//! Everything before this tie-break defines the places. Tied players are compared by their points
//! against the first place, then against the second, and so on down to the last; the first place
//! against which they differ decides. Players who share a place count as one place, and the points
//! against all of them are added. A player who has not met a place has 0 points against it, as if
//! the games had been lost. Games among the tied players are left out: `H2H` counts them.

use super::groups::Groups;
use super::input::TieBreakInput;
use super::value::first_difference;
use super::{Against, Amount, Part, Strike, Struck, Value, What};

/// Returns the values of all tied players, down to the last place needed.
pub(super) fn values(field: &TieBreakInput<'_>, groups: &Groups) -> Vec<Value> {
    let players = field.ledger.players();
    let places = groups.places(players);
    let mut values = vec![Value::None; players];
    for group in groups.tied() {
        let mut results: Vec<(usize, Vec<Against>)> =
            group.iter().map(|&player| (player, results(field, &places, player))).collect();
        results.sort_by(|(_, one), (_, other)| {
            first_difference(other, one).map_or(std::cmp::Ordering::Equal, |(_, order)| order)
        });
        // In sorted order, neighbours agree longest.
        let parts = |pair: &[(usize, Vec<Against>)]| {
            first_difference(&pair[0].1, &pair[1].1).map_or(usize::MAX, |(place, _)| place)
        };
        let deciding: Vec<usize> = results.windows(2).map(parts).collect();
        for (at, (player, list)) in results.into_iter().enumerate() {
            let before = at.checked_sub(1).map_or(0, |at| deciding[at]);
            let last = deciding.get(at).map_or(before, |&after| after.max(before));
            let needed = list.into_iter().take_while(|against| against.place <= last);
            values[player] = Value::Against(needed.collect());
        }
    }
    values
}

/// Returns the points against every other place met, from the top.
fn results(field: &TieBreakInput<'_>, places: &[usize], player: usize) -> Vec<Against> {
    let mut games: Vec<(usize, Amount)> = games(field, places, player)
        .into_iter()
        .map(|part| (places[part.opponent.expect("it is a game")], part.amount))
        .collect();
    games.sort_unstable_by_key(|&(place, _)| place);
    let sum = |games: &[(usize, Amount)]| Against {
        place: games[0].0,
        points: games.iter().map(|&(_, points)| points).sum(),
    };
    games.chunk_by(|one, other| one.0 == other.0).map(sum).collect()
}

/// Returns the games against players of other places.
fn games(field: &TieBreakInput<'_>, places: &[usize], player: usize) -> Vec<Part<usize>> {
    let games = field.games(player);
    games
        .filter(|(_, meeting)| places[meeting.opponent] != places[player])
        .map(|(entry, meeting)| {
            let opponent = meeting.opponent;
            let part = Part::new(entry.round, Some(opponent), What::of(entry), entry.points.into());
            Part { place: Some(places[opponent]), ..part }
        })
        .collect()
}

/// Returns the games of a player from the highest place down; those below the deciding place are
/// struck out.
pub(super) fn parts(
    field: &TieBreakInput<'_>,
    groups: &Groups,
    value: &Value,
    player: usize,
) -> Vec<Part<usize>> {
    let Value::Against(needed) = value else {
        return Vec::new();
    };
    let mut games = games(field, &groups.places(field.ledger.players()), player);
    games.sort_by_key(|part| part.place);
    let last = needed.last().map(|against| against.place);
    for part in &mut games {
        if part.place > last {
            part.struck = Some(Struck { from_step: 1, why: Strike::Decided });
        }
    }
    games
}
