//! Lists and events together: worked examples, corrections, relations.

mod newcomers;
mod relations;
mod seed;
mod updates;
mod who;

use super::*;
use crate::event::{self, Event};

/// Returns an embedded scheme.
fn scheme(name: &str) -> Scheme {
    Scheme::read(name, text(name).expect("an embedded scheme"))
        .unwrap_or_else(|error| panic!("{error}"))
}

/// Returns an event of one round from the fields of its boards, with players p1 to p8 and these
/// ratings.
fn evening(name: &str, boards: &[&str]) -> Event {
    let players = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gum", "Holly"];
    let mut text = format!(
        "schema: arbiter.event/1\nname: {name}\nstart: 2026-11-03\nsystem: {{kind: swiss, rounds: 9}}\nplayers:\n"
    );
    for (at, player) in (1..).zip(players) {
        text.push_str(&format!("  - {{id: p{at}, name: {player}}}\n"));
    }
    text.push_str("rounds:\n  - round: 1\n    boards:\n");
    for (at, board) in (1..).zip(boards) {
        text.push_str(&format!("      - {{board: {at}, {board}}}\n"));
    }
    event::read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns a list in which every player has an initial rating.
fn list(scheme: &str, ratings: &[i32]) -> RatingList {
    let mut list = RatingList::new("Club", scheme);
    let names = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gum", "Holly"];
    for ((at, name), &rating) in (1..).zip(names).zip(ratings) {
        list.players.push(ListedPlayer {
            id: format!("p{at} {name}"),
            name: name.into(),
            initial: Rating(rating),
            unrated: false,
            birth: None,
            club: None,
            known_as: Vec::new(),
        });
    }
    list
}

/// Enters an event, which must succeed.
fn enter(list: &mut RatingList, event: &Event) -> Vec<RatingListChange> {
    let scheme = scheme(&list.scheme);
    update(list, &scheme, event, UpdateOptions::default())
        .unwrap_or_else(|error| panic!("{error:?}"))
}

/// Returns the general rating of a player by name.
fn rating(list: &RatingList, name: &str) -> i32 {
    let total = general(list).into_iter().find(|one| list.players[one.player].name == name);
    total.expect("a player of the list").rating().0
}
