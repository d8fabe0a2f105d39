//! `SOLK` and its kin: sums of the opponents' scores (FMJD list of sorting criteria).

use crate::event::TieBreak;

use super::field::Field;
use super::{Amount, Part, Strike, Struck};

/// The opponents of a player with what they are worth; those struck out are marked.
///
/// - `SOLK`: every opponent's score; `SOLK+`: every opponent's `SOLK`.
/// - `SOLK/T`: without the worst; `SOLK/M`: without the worst and then the best of the rest.
/// - `SOLK/FT`: step 1 without the worst, step 2 without the two worst, and so on to the last
///   opponent alone.
///
/// Of equally bad opponents, the one met first is struck out; of equally good ones, the one
/// met last.
pub(super) fn parts(field: &Field<'_>, tie_break: TieBreak, player: usize) -> Vec<Part<usize>> {
    if tie_break == TieBreak::SolkoffPlus {
        return field.faced(player, |part, _, meeting| Part {
            amount: field.solkoff(meeting.opponent),
            ..part
        });
    }
    let mut parts = field.opponents(player);
    let mut from_worst: Vec<usize> = (0..parts.len()).collect();
    from_worst.sort_by_key(|&at| parts[at].amount);
    let struck = |from_step, why| Some(Struck { from_step, why });
    match (tie_break, from_worst.as_slice()) {
        (TieBreak::SolkoffShort, [worst, ..]) | (TieBreak::SolkoffMedian, [worst]) => {
            parts[*worst].struck = struck(1, Strike::Worst);
        }
        (TieBreak::SolkoffMedian, [worst, .., best]) => {
            parts[*worst].struck = struck(1, Strike::Worst);
            parts[*best].struck = struck(1, Strike::Best);
        }
        (TieBreak::SolkoffFull, [worse @ .., _]) => {
            for (nth, &at) in worse.iter().enumerate() {
                parts[at].struck = struck(nth + 1, Strike::Worst);
            }
        }
        _ => {}
    }
    parts
}

/// The steps of `SOLK/FT`, from all its parts.
pub(super) fn steps(parts: &[Part<usize>]) -> Vec<Amount> {
    // From the best opponent alone, which is the last step, back to the first: one addition for
    // each.
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
