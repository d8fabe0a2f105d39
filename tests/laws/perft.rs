//! The crate's generator, checked against published leaf counts.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use crate::support::fixtures;
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules;

/// Rows are counted to the greatest depth with at most this many leaves; `ARBITER_PERFT_LEAVES`
/// overrides it.
const LEAVES: u64 = 10_000_000;

#[test]
fn counts_of_leaves_are_those_published() {
    let leaves = std::env::var("ARBITER_PERFT_LEAVES").map_or(LEAVES, |text| {
        text.replace('_', "").parse().expect("ARBITER_PERFT_LEAVES is a number")
    });
    for row in fixtures::perft_rows() {
        let rules = rules::named(&row.rules).unwrap();
        let generator = Generator::new(&rules);
        let position = fixtures::position(&rules, &row.position);
        for &(depth, count) in row.counts.iter().filter(|&&(_, count)| count <= leaves) {
            let found = if row.routes {
                generator.perft_of_routes(&position, depth)
            } else {
                generator.perft(&position, depth)
            };
            assert_eq!(found, count, "{} depth {depth}", row.place);
        }
    }
}
