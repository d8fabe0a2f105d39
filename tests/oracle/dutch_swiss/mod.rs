//! The FIDE Dutch system (C.04.3 of 2026) as the text defines it, for up to ten players.
//!
//! Lists all candidates bracket by bracket in the order of the rules, and judges each by C1 to C21
//! from their definitions; the best candidate wins, and the earliest of equals. It uses no matching
//! algorithm, and shares no code with the engine except the input and output types: obvious rather
//! than fast.

mod candidates;
mod colors;
mod players;
mod quality;
mod round;
mod set;

pub use candidates::{combinations, exchanges};

use std::ops::ControlFlow;

use draughts_pairing::field::{Field, FieldPair, FieldPairing};

use candidates::{Candidates, Pairs};
use quality::Quality;
use round::{Bracket, Round};
use set::{Set, members};

/// The most players in a round.
const LIMIT: usize = 10;

/// Returns the first of the best pairings in the order of the rules; `None` if none is legal.
pub fn first(field: &Field) -> Option<FieldPairing> {
    let round = Round::new(field);
    if !round.can_be_completed(round.everybody()) {
        return None;
    }
    let mut pairing = FieldPairing::default();
    let mut moved_down: Set = 0;
    for at in 0..round.groups.len() {
        let bracket = Bracket { moved_down, group: at };
        let (pairs, floaters) = best(&round, bracket);
        pairing.pairs.extend(pairs.iter().map(|&(one, other)| colored(field, &round, one, other)));
        moved_down = floaters;
    }
    pairing.bye = members(moved_down).next().map(|player| round.players[player].at);
    pairing.sort_boards(field);
    Some(pairing)
}

/// Returns the pairs and the downfloaters of the first of the best candidates of a bracket.
fn best(round: &Round, bracket: Bracket) -> (Pairs, Set) {
    // C4 to C9 depend only on who floats down.
    let floaters = round.best_floaters(bracket);
    let mut best: Option<(Quality, Pairs, Set)> = None;
    let all = round.members_of(bracket);
    let _ = Candidates::new(round, bracket, floaters[0]).visit(&mut |pairs| {
        let left = pairs.iter().fold(all, |left, &(one, other)| left & !(1 << one | 1 << other));
        if !floaters.contains(&left) {
            return ControlFlow::Continue(());
        }
        let quality = Quality::of(round, bracket, pairs, left);
        if best.as_ref().is_none_or(|(least, ..)| quality < *least) {
            best = Some((quality, pairs.to_vec(), left));
        }
        // This candidate is perfect: none can be better, and no earlier one was as good.
        match best.as_ref().is_some_and(|(least, ..)| *least == Quality::default()) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    let (_, pairs, left) = best.expect("the best floaters leave at least one candidate");
    (pairs, left)
}

fn colored(field: &Field, round: &Round, one: usize, other: usize) -> FieldPair {
    let [one, other] = [one, other].map(|player| &round.players[player]);
    let (white, black) = match colors::first_has_white(field, one, other) {
        true => (one, other),
        false => (other, one),
    };
    FieldPair { white: white.at, black: black.at }
}
