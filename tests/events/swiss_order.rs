//! Tests of the Dutch system against the rules in their own order, on small random tournaments.
//!
//! Each round is paired by the oracle, which tries all candidates one after another; the engine
//! must give the same pairs, colours and bye, or both must say that no pairing is legal. The
//! checker must find nothing wrong with it.
//!
//! `ARBITER_SWISS_TOURNAMENTS` sets the number of tournaments in the long run:
//! `cargo test --test events -- --ignored --nocapture swiss_order::`.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod tournament;

use std::ops::Range;

use draughts_arbiter::event::PairingMethod;
use draughts_arbiter::field::{Field, FieldPairing};
use draughts_arbiter::swiss::system;
use draughts_arbiter::verify;
use draughts_oracle::dutch_swiss::{combinations, exchanges, first};
use tournament::Tournament;

const TOURNAMENTS: u64 = 2_000;

#[test]
fn the_engine_gives_the_first_of_the_best_pairings_in_the_order_of_the_rules() {
    compare(0..TOURNAMENTS).assert_same();
}

#[test]
#[ignore = "takes minutes"]
fn the_engine_gives_the_first_of_the_best_pairings_in_many_tournaments() {
    let count = crate::support::how_many("ARBITER_SWISS_TOURNAMENTS", 100_000);
    // Seeds other than those of the short run.
    let begin = 1_000_000 + crate::support::seed();
    println!("seeds {begin} and following");
    let (start, middle, end) = (begin, begin + count / 2, begin + count);
    let compared = std::thread::scope(|scope| {
        let second = scope.spawn(move || compare(middle..end));
        compare(start..middle).and(second.join().expect("a comparison does not panic"))
    });
    println!(
        "{} of {count} tournaments, {} rounds, {} of them with no legal pairing",
        count - compared.differing.len() as u64,
        compared.rounds,
        compared.impossible
    );
    compared.assert_same();
}

/// The result of a comparison.
#[derive(Default)]
struct Compared {
    rounds: usize,
    /// Number of rounds for which both say that no pairing is legal.
    impossible: usize,
    /// The tournaments that differ, each with its first differing round.
    differing: Vec<String>,
}

impl Compared {
    fn and(mut self, other: Self) -> Self {
        self.rounds += other.rounds;
        self.impossible += other.impossible;
        self.differing.extend(other.differing);
        self
    }

    fn assert_same(&self) {
        assert!(self.rounds > self.impossible, "no round was compared");
        let first = self.differing.iter().take(3).map(String::as_str).collect::<Vec<_>>();
        assert!(first.is_empty(), "{} differ:\n{}", self.differing.len(), first.join("\n"));
    }
}

/// Compares every round of the tournaments with these seeds.
fn compare(seeds: Range<u64>) -> Compared {
    let mut compared = Compared::default();
    for seed in seeds {
        let mut tournament = Tournament::by_lot(seed);
        while let Some(field) = tournament.field() {
            compared.rounds += 1;
            let first = first(field);
            if let Some(what) = difference(field, first.as_ref()) {
                let (round, rounds) = (field.round, field.rounds);
                compared.differing.push(format!("seed {seed}, round {round} of {rounds}: {what}"));
                break;
            }
            let Some(first) = first else {
                compared.impossible += 1;
                break;
            };
            tournament.play(&first);
        }
    }
    compared
}

/// Describes how the engine or the checker differs from the reference.
fn difference(field: &Field, first: Option<&FieldPairing>) -> Option<String> {
    let dutch = system(PairingMethod::Dutch);
    let paired = dutch.pair(field).ok().map(|paired| paired.pairing);
    if paired.as_ref() != first {
        return Some(format!("{paired:?}\ninstead of {first:?}\n{field:?}"));
    }
    if verify::is_possible(field, dutch.info().rules) != first.is_some() {
        return Some(format!("the checker errs on whether a pairing is legal\n{field:?}"));
    }
    let breaches = verify::check(field, first?, dutch.info().rules);
    (!breaches.is_empty()).then(|| format!("{breaches:?}\n{field:?}"))
}

#[test]
fn exchanges_go_by_number_then_difference_then_the_lowest_of_s1_then_the_highest_of_s2() {
    // Six players: 3 and 4 are exchanged first, then 3 and 5, 2 and 4, and so on.
    let all = exchanges(0b11_1111, 3);
    let first: Vec<Vec<usize>> = all[..7].iter().map(|(first, _)| first.clone()).collect();
    assert_eq!(
        first,
        [[0, 1, 2], [0, 1, 3], [0, 1, 4], [0, 2, 3], [0, 1, 5], [0, 2, 4], [1, 2, 3]]
    );
    assert_eq!(all.len(), 20);
    assert_eq!(all[10].0, [0, 3, 4], "the first exchange of two");
}

#[test]
fn combinations_come_in_lexicographic_order() {
    assert_eq!(combinations(&[2, 5, 7], 2), [[2, 5], [2, 7], [5, 7]]);
    assert_eq!(combinations(&[2], 0), [[0; 0]]);
}

#[test]
fn the_numbers_of_a_remainder_have_no_gap() {
    // Player 3 has been paired with a moved-down player. Exchanging 1 and 4 therefore exchanges the
    // second and the fourth, which comes before exchanging the first and the third.
    let all = exchanges(0b111_0111, 2);
    let at = |first: [usize; 2]| all.iter().position(|halves| halves.0 == first).unwrap();
    assert_eq!((at([0, 1]), at([0, 2]), at([0, 4]), at([1, 2])), (0, 1, 2, 3));
}
