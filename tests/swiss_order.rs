//! The Dutch system against the rules in their own order, on small tournaments by lot.
//!
//! Each round is paired by the reference in `swiss_order/`, which tries all candidates one
//! after the other; the engine must give the same pairs, colours and bye, or both must say
//! that no pairing is legal. The checker must find nothing in it.
//!
//! `ARBITER_SWISS_TOURNAMENTS` says how many the long run takes:
//! `cargo test --test swiss_order -- --ignored --nocapture`.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

#[path = "swiss_order/mod.rs"]
mod reference;
#[path = "swiss_order/tournament.rs"]
mod tournament;

use draughts_arbiter::field::{Field, FieldPairing};
use draughts_arbiter::swiss::Swiss;
use draughts_arbiter::swiss::dutch::Dutch;
use draughts_arbiter::verify;
use tournament::Tournament;

const TOURNAMENTS: u64 = 2_000;

#[test]
fn the_engine_gives_the_first_of_the_best_pairings_in_the_order_of_the_rules() {
    compare(0..TOURNAMENTS);
}

#[test]
#[ignore = "takes minutes"]
fn the_engine_gives_the_first_of_the_best_pairings_in_many_tournaments() {
    let count: u64 = std::env::var("ARBITER_SWISS_TOURNAMENTS").map_or(100_000, |text| {
        text.replace('_', "").parse().expect("ARBITER_SWISS_TOURNAMENTS is a number")
    });
    // Other seeds than those of the short run.
    let seeds = 1_000_000..1_000_000 + count;
    let half = seeds.start + count / 2;
    let (start, end) = (seeds.start, seeds.end);
    let rounds: usize = std::thread::scope(|scope| {
        let halves = [start..half, half..end].map(|seeds| scope.spawn(|| compare(seeds)));
        halves.map(|half| half.join().expect("the engine and the reference agree")).iter().sum()
    });
    println!("{count} of {count} tournaments, {rounds} rounds");
}

/// Compares every round of the tournaments of these seeds; how many there were.
fn compare(seeds: std::ops::Range<u64>) -> usize {
    let mut rounds = 0;
    for seed in seeds {
        let mut tournament = Tournament::by_lot(seed);
        while let Some(field) = tournament.field() {
            rounds += 1;
            let Some(first) = reference::first(field) else {
                assert!(Dutch.pair(field).is_err(), "seed {seed}: no pairing is legal: {field:#?}");
                assert!(
                    !verify::is_possible(field),
                    "seed {seed}: no pairing is legal: {field:#?}"
                );
                break;
            };
            assert_same(seed, field, &first);
            tournament.play(&first);
        }
    }
    rounds
}

fn assert_same(seed: u64, field: &Field, first: &FieldPairing) {
    let place = format!("seed {seed}, round {} of {}", field.round, field.rounds);
    let paired = Dutch.pair(field).unwrap_or_else(|why| panic!("{place}: {why:?}\n{field:#?}"));
    assert_eq!(&paired, first, "{place}\n{field:#?}");
    let breaches = verify::check(field, &paired);
    assert!(breaches.is_empty(), "{place}: {breaches:?}\n{field:#?}");
}
