//! What the tests share: fixtures, a random number generator, random positions.
#![allow(dead_code, reason = "each test target uses its own part of this")]

pub(crate) mod browser;
pub(crate) mod fixtures;
pub(crate) mod referee;
pub(crate) mod signals;

#[allow(unused_imports, reason = "each test target uses its own part of this")]
pub(crate) use draughts_oracle::{agreement, positions, random, recount};

use draughts_arbiter::event::{Event, EventDocument, PlayerDocument, RoundDocument};
use draughts_arbiter::rules::{self, KingRange, RuleSet};

/// How many a test tries: a number in an environment variable, such as `ARBITER_RANDOM_POSITIONS=1_000_000`.
pub(crate) fn how_many(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).map_or(otherwise, |text| {
        text.replace('_', "").parse().unwrap_or_else(|_| panic!("{variable} is a number"))
    })
}

/// What random tests begin with: `ARBITER_SEED`, or 0. `.ci/run` takes another each time and prints it,
/// so that a run can be repeated.
pub(crate) fn seed() -> u64 {
    how_many("ARBITER_SEED", 0)
}

/// Returns every rule set of the project under which a game can be played: the named ones, and
/// those that leave the range of kings open, with both ranges.
pub(crate) fn playable_sets() -> Vec<RuleSet> {
    let mut sets = Vec::new();
    for name in rules::names() {
        let set = rules::named(name).unwrap();
        if *set.king_range == KingRange::Choose {
            for range in ["1", "any"] {
                sets.push(rules::named_with(name, &[format!("king_range={range}")]).unwrap());
            }
        } else {
            sets.push(set);
        }
    }
    sets
}

/// Writes into an event what no act would, as somebody who edits its file.
pub(crate) fn edit(event: &mut Event, write: impl FnOnce(&mut EventDocument)) {
    let mut document = event.clone().into_document();
    write(&mut document);
    *event = document.into();
}

/// Like [`edit`], for one round of the event, by its index.
pub(crate) fn edit_round(event: &mut Event, at: usize, write: impl FnOnce(&mut RoundDocument)) {
    edit(event, |event| {
        let mut document = event.rounds[at].clone().into_document();
        write(&mut document);
        event.rounds[at] = document.into();
    });
}

/// Like [`edit`], for one player of the event, by the index.
pub(crate) fn edit_player(event: &mut Event, at: usize, write: impl FnOnce(&mut PlayerDocument)) {
    edit(event, |event| {
        let mut document = event.players[at].clone().into_document();
        write(&mut document);
        event.players[at] = document.into();
    });
}
