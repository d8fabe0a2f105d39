//! `SOLK` and its variants: sums of the opponents' scores (FMJD list of sorting criteria).

use super::input::TieBreakInput;
use super::{Amount, Part, Strike, Struck};

/// Computes `SOLK`: every opponent with their score.
pub(super) fn all(input: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    input.opponents(player)
}

/// Computes `SOLK+`: every opponent with their `SOLK`.
pub(super) fn plus(input: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let amount = |opponent| input.solkoff(opponent);
    input.opponents_with(player, |part, _, meeting| Part {
        amount: amount(meeting.opponent),
        ..part
    })
}

/// Computes `SOLK/T`: without the worst.
///
/// Among equally bad opponents, the one met first is struck out.
pub(super) fn short(input: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let (mut parts, from_worst) = ordered(input, player);
    if let [worst, ..] = from_worst.as_slice() {
        parts[*worst].struck = struck(1, Strike::Worst);
    }
    parts
}

/// Computes `SOLK/M`: without the worst and then the best of the rest; among equally good
/// opponents, the one met last is struck out.
pub(super) fn median(input: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let (mut parts, from_worst) = ordered(input, player);
    if let [worst, rest @ ..] = from_worst.as_slice() {
        parts[*worst].struck = struck(1, Strike::Worst);
        if let [.., best] = rest {
            parts[*best].struck = struck(1, Strike::Best);
        }
    }
    parts
}

/// Computes `SOLK/FT`: step 1 without the worst, step 2 without the two worst, down to the last
/// opponent alone.
pub(super) fn full(input: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let (mut parts, from_worst) = ordered(input, player);
    if let [worse @ .., _] = from_worst.as_slice() {
        for (nth, &at) in worse.iter().enumerate() {
            parts[at].struck = struck(nth + 1, Strike::Worst);
        }
    }
    parts
}

/// Returns the opponents with their scores, and their indices from worst to best.
fn ordered(input: &TieBreakInput<'_>, player: usize) -> (Vec<Part<usize>>, Vec<usize>) {
    let parts = input.opponents(player);
    let mut from_worst: Vec<usize> = (0..parts.len()).collect();
    from_worst.sort_by_key(|&at| parts[at].amount);
    (parts, from_worst)
}

const fn struck(from_step: usize, why: Strike) -> Option<Struck> {
    Some(Struck { from_step, why })
}

/// Returns the steps of `SOLK/FT`, given all its parts.
pub(super) fn steps(parts: &[Part<usize>]) -> Vec<Amount> {
    // From the best opponent alone (the last step) back to the first: one addition per step.
    let mut from_worst: Vec<Amount> = parts.iter().map(|part| part.amount).collect();
    from_worst.sort_unstable();
    let mut sum = Amount::ZERO;
    let mut steps: Vec<Amount> = from_worst
        .into_iter()
        .skip(1)
        .rev()
        .map(|amount| {
            sum += amount;
            sum
        })
        .collect();
    steps.reverse();
    steps
}
