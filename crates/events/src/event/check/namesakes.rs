//! Players who may be one person.

use super::Problem;
use super::concern::Concern;
use super::unknown::unknown;
use crate::event::Event;
use crate::event::acts::{Candidate, Likeness, Roster};
use crate::event::category_key;
use crate::event::clubs::clubs_alike;

/// Checks for pairs of players that nothing distinguishes.
pub(super) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
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

/// Checks for clubs that may be one, in two spellings.
pub(super) fn clubs(event: &Event, problems: &mut Vec<Problem>) {
    let alike = clubs_alike(event).into_iter();
    problems.extend(
        alike.map(|(one, other)| Problem::of("players", Concern::ClubsAlike { one, other })),
    );
}

/// Checks for players in the group of a category who belong to another category that has a group.
pub(super) fn groups(event: &Event, problems: &mut Vec<Problem>) {
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
pub(super) fn problems(event: &Event, problems: &mut Vec<Problem>) {
    for (at, player) in event.players.iter().enumerate() {
        for (place, id) in player.other_than.iter().enumerate() {
            if event.player(id).is_none() {
                problems.push(unknown(event, format!("players[{at}].other_than[{place}]"), id));
            }
        }
    }
}
