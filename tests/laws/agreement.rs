//! The crate's generator compared with the oracle on random positions of every rule set.
//!
//! `ARBITER_RANDOM_POSITIONS` sets their number per rule set, and `ARBITER_SEED` selects them.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::agreement::{Outcome, Pair};
use crate::support::random::Random;
use draughts_arbiter::rules::RuleSet;

const POSITIONS: u64 = 10_000;

/// The number of positions that one thread compares at a time, from one seed.
const PORTION: usize = 1_000;

#[test]
fn generator_and_oracle_agree_on_random_positions() {
    let positions = crate::support::how_many("ARBITER_RANDOM_POSITIONS", POSITIONS) as usize;
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let mut differing = 0;
    for set in crate::support::playable_sets() {
        let started = std::time::Instant::now();
        let label = set.label();
        let outcome = compare(&Pair::new(&set), positions, threads);
        println!(
            "{label}: {} of {} positions agree ({:.1} s)",
            outcome.seen - outcome.differ,
            outcome.seen,
            started.elapsed().as_secs_f32()
        );
        assert_worth_comparing(&set, &outcome);
        for difference in outcome.first.iter().take(3) {
            println!("{difference}");
        }
        differing += outcome.differ;
    }
    assert_eq!(differing, 0, "positions on which generator and oracle differ");
}

/// Compares this many positions in portions, each with its own seed.
fn compare(pair: &Pair, positions: usize, threads: usize) -> Outcome {
    let portions = positions.div_ceil(PORTION);
    let next = AtomicUsize::new(0);
    let label = pair.rules.label();
    // The seed ranges of different `ARBITER_SEED` values do not overlap.
    let first = Random::seed_of(&label).wrapping_add(crate::support::seed() << 20);
    println!("{label}: seeds {first:#018x} and following");
    let work = || {
        let mut outcome = Outcome::default();
        loop {
            let portion = next.fetch_add(1, Ordering::Relaxed);
            if portion >= portions {
                return outcome;
            }
            let size = PORTION.min(positions - portion * PORTION);
            let mut random = Random::new(first.wrapping_add(portion as u64));
            outcome.add(pair.compare(size, &mut random));
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut whole = Outcome::default();
        for worker in workers {
            whole.add(worker.join().unwrap());
        }
        whole
    })
}

/// Checks that the positions offered enough to differ on.
fn assert_worth_comparing(set: &RuleSet, outcome: &Outcome) {
    let kinds = &outcome.kinds;
    println!(
        "  {} with captures, {} of four or more, {} crowning, {} with a choice, {} at the limit, {} without a move",
        kinds.captures, kinds.long, kinds.crowning, kinds.choices, kinds.limited, kinds.none
    );
    if outcome.seen >= PORTION * 10 {
        let counts = [kinds.captures, kinds.long, kinds.crowning, kinds.choices, kinds.none];
        assert!(counts.iter().all(|&count| count > 0), "{}", set.label());
        assert_eq!(kinds.limited > 0, set.king_quiet_limit.value.0.is_some(), "{}", set.label());
    }
}
