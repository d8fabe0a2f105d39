//! Players who may be one person.

use std::collections::BTreeMap;

use crate::event::acts::{Candidate, Likeness, Roster, like};
use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::games::Spelling;
use crate::event::people::check_unknown::unknown;
use crate::event::people::clubs::clubs_alike;
use crate::event::{Event, PlayerId, category_key};

/// The number of players of one name who are compared with each other.
const MOST_ALIKE: usize = 100;

/// Checks for pairs of players that nothing distinguishes.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let mut players = event.players.as_slice();
    let roster = Roster::of(players, &[]);
    while let [before @ .., last] = players {
        let at = before.len();
        for (other, like) in roster.like(before, &(0..at), last) {
            let same = like == Likeness::Same;
            let (one, other) = (Candidate::of(&before[other]), Candidate::of(last));
            let (first, second) = (one.id().clone(), last.id.clone());
            let concern = Concern::MayBeOne { one, other, first, second, same };
            problems.push(Problem::of(format!("players[{at}]"), concern));
        }
        players = before;
    }
}

/// Returns the pairs of players with the same name who are taken for two people: by a number at the
/// federation, a birth, or the word of a person. Of each name, the first 100 players are compared.
pub fn taken_for_two(event: &Event) -> Vec<(PlayerId, PlayerId)> {
    let players = &event.players;
    let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, player) in players.iter().enumerate() {
        let words = Spelling::of(&player.name).words().join(" ");
        alike.entry(words).or_default().push(at);
    }
    let mut pairs = Vec::new();
    for (_, places) in alike.iter().filter(|(words, _)| !words.is_empty()) {
        let places = &places[..places.len().min(MOST_ALIKE)];
        for (nth, &one) in places.iter().enumerate() {
            for &other in &places[nth + 1..] {
                if like(&players[one], &players[other]) == Likeness::Other {
                    pairs.push((one, other));
                }
            }
        }
    }
    pairs.sort_unstable();
    pairs
        .into_iter()
        .map(|(one, other)| (players[one].id.clone(), players[other].id.clone()))
        .collect()
}

/// Checks for clubs that may be one, in two spellings.
pub(crate) fn clubs(event: &Event, problems: &mut Vec<Problem>) {
    let alike = clubs_alike(event).into_iter();
    problems.extend(
        alike.map(|(one, other)| Problem::of("players", Concern::ClubsAlike { one, other })),
    );
}

/// Checks for players in the group of a category who belong to another category that has a group.
pub(crate) fn groups(event: &Event, problems: &mut Vec<Problem>) {
    let named =
        |name: &str| event.groups.iter().find(|one| category_key(&one.group) == category_key(name));
    for (at, group) in event.groups.iter().enumerate() {
        for id in &group.field {
            let Some(player) = event.player(id) else { continue };
            let own = event.categories_of(player);
            let is_here = own.iter().any(|one| category_key(one) == category_key(&group.group));
            let other = own.into_iter().find(|one| named(one).is_some());
            if let Some(category) = other.filter(|_| !is_here) {
                let (group, category) = (group.group.clone(), category.to_owned());
                let concern = Concern::GroupOfOther { id: id.clone(), group, category };
                problems.push(Problem::of(format!("groups[{at}]"), concern));
            }
        }
    }
}

/// Checks for players distinguished from somebody who is not in the event.
pub(crate) fn problems(event: &Event, problems: &mut Vec<Problem>) {
    for (at, player) in event.players.iter().enumerate() {
        for (place, id) in player.other_than.iter().enumerate() {
            if event.player(id).is_none() {
                problems.push(unknown(event, format!("players[{at}].other_than[{place}]"), id));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    #[test]
    fn players_of_one_name_who_are_two_are_named() {
        let event = read(
            "t.yaml",
            "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\nplayers:\n\
             \x20 - {id: p1, name: \"Ash, Kim\", birth: 1970}\n  - {id: p2, name: Kim Ash, birth: 1980}\n\
             \x20 - {id: p3, name: Kim Elm}\n  - {id: p4, name: \"Elm, Kim\", other_than: [p3]}\n\
             \x20 - {id: p5, name: Oak}\n  - {id: p6, name: Oak}\n  - {id: p7, name: Fir}\n",
        )
        .unwrap_or_else(|error| panic!("{error}"));
        let pairs: Vec<String> = taken_for_two(&event)
            .into_iter()
            .map(|(one, other)| format!("{one} {other}"))
            .collect();
        assert_eq!(pairs, ["p1 p2", "p3 p4"]);
    }
}
