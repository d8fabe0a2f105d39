//! An independent check of a pairing of a [`Field`], also of one made by hand: it shares no
//! code with the systems that pair.
//!
//! Any list of pairs is accepted, even one that is not a pairing of these players: whatever is
//! wrong with it is reported, each thing once, in the order of the boards.

mod breach;
mod breached;
mod color;
mod facts;
mod legal;
mod match_colors;
mod matching;

pub use breach::Breach;
pub use breached::Breached;

use std::cmp::Reverse;

use crate::Color;
use crate::field::{Field, FieldPair, FieldPairing, Rule, Rules};

use facts::Facts;
use legal::Legal;

/// What is wrong with the pairing of a round, or against a recommendation.
///
/// `rules` are those of the system that pairs the event; what they do not name is not counted
/// against the pairing. Exact for any number of players, at a cost that grows with their
/// square.
#[must_use]
pub fn check(field: &Field, pairing: &FieldPairing, rules: Rules) -> Vec<Breach> {
    let mut breaches = presence(field, pairing);
    let legal = Legal::of(field, rules);
    for pair in pairing.pairs.iter().filter(|pair| pair.white != pair.black) {
        if [pair.white, pair.black].iter().all(|&at| at < field.players.len()) {
            breaches.extend(legal.breaches(pair.white, pair.black));
            breaches.extend(colors(&legal, *pair));
        }
    }
    breaches.extend(bye(&legal, pairing.bye));
    if rules.have(Rule::BoardOrder) {
        breaches.extend(board_order(&legal.facts, &pairing.pairs));
    }
    breaches
}

/// True if a legal pairing of the round exists: all players paired or, if their number is odd, one
/// with the bye, under the absolute rules among these.
#[must_use]
pub fn is_possible(field: &Field, rules: Rules) -> bool {
    Legal::of(field, rules).can_be_paired()
}

/// Checks that each player who is to be paired is in one pair, or has the bye.
fn presence(field: &Field, pairing: &FieldPairing) -> Vec<Breach> {
    let mut times = vec![0_usize; field.players.len()];
    let mut breaches = Vec::new();
    for pair in &pairing.pairs {
        let alone = pair.white == pair.black;
        breaches.extend(alone.then_some(Breach::Alone { player: pair.white }));
        let named = if alone { &[pair.white][..] } else { &[pair.white, pair.black] };
        breaches.extend(named.iter().filter_map(|&player| count(&mut times, player)));
    }
    breaches.extend(pairing.bye.and_then(|player| count(&mut times, player)));
    for (player, (entrant, times)) in field.players.iter().zip(times).enumerate() {
        breaches.extend(match (entrant.plays, times) {
            (false, 1..) => Some(Breach::Away { player }),
            (true, 0) => Some(Breach::Unpaired { player }),
            (true, 2..) => Some(Breach::Twice { player }),
            _ => None,
        });
    }
    breaches
}

/// Counts how often a player is named; a player who is not in the field is a breach.
fn count(times: &mut [usize], player: usize) -> Option<Breach> {
    match times.get_mut(player) {
        Some(times) => {
            *times += 1;
            None
        }
        None => Some(Breach::Unknown { player }),
    }
}

/// The colours of a pair: those of 5.2, and what C.04.1 says about too many of the same.
fn colors(legal: &Legal, pair: FieldPair) -> Vec<Breach> {
    let FieldPair { white, black } = pair;
    let mut breaches = Vec::new();
    let (right, rule) = match legal.rules.match_colors() {
        Some(preferences) => {
            match_colors::white(legal.field, &legal.facts, preferences, [white, black])
        }
        None => color::white(legal.field, &legal.facts, white, black),
    };
    let has_colors = legal.rules.have(Rule::Colors) || legal.rules.match_colors().is_some();
    if has_colors && right != white {
        breaches.push(Breach::WrongColor { white, black, rule });
    }
    if legal.may_differ(white, black) {
        return breaches;
    }
    for (player, color) in [(white, Color::White), (black, Color::Black)] {
        let facts = &legal.facts[player];
        if legal.rules.have(Rule::ThirdRunning) && facts.colors.ends_with(&[color, color]) {
            breaches.push(Breach::ThirdRunning { player, color });
        }
        let difference = facts.difference + if color == Color::White { 1 } else { -1 };
        let is_wider = difference.abs() > 2 && difference.abs() > facts.difference.abs();
        if legal.rules.have(Rule::Difference) && is_wider {
            breaches.push(Breach::Difference { player, difference });
        }
    }
    breaches
}

/// Who has the bye: whether the player may have it, and whether a lower score could.
fn bye(legal: &Legal, bye: Option<usize>) -> Option<Breach> {
    let odd = legal.field.present().count() % 2 == 1;
    let Some(player) = bye else { return odd.then_some(Breach::MissingBye) };
    if !odd {
        return Some(Breach::NeedlessBye { player });
    }
    let facts = legal.facts.get(player)?;
    if let Some(round) = facts.bye_barred {
        return Some(Breach::BarredBye { player, round });
    }
    if !legal.rules.have(Rule::ByeScore) {
        return None;
    }
    let score = facts.score;
    let lower = |&other: &usize| legal.may_have_bye(other) && legal.facts[other].score < score;
    // The matching is only made where somebody with less could have the bye.
    legal.field.present().find(lower)?;
    let instead = legal.may_rest().into_iter().filter(lower).min_by_key(|&other| {
        let facts = &legal.facts[other];
        (facts.score, Reverse(facts.order))
    })?;
    Some(Breach::ByeScore { player, score, instead, least: legal.facts[instead].score })
}

/// The first board that comes after one that it belongs before.
fn board_order(facts: &[Facts], pairs: &[FieldPair]) -> Option<Breach> {
    let key = |pair: &FieldPair| {
        let (white, black) = (facts.get(pair.white)?, facts.get(pair.black)?);
        let (higher, lower) =
            if white.rank() < black.rank() { (white, black) } else { (black, white) };
        Some((Reverse(higher.score), Reverse(higher.score + lower.score), higher.order))
    };
    let keys: Option<Vec<_>> = pairs.iter().map(key).collect();
    let board = keys?.windows(2).position(|two| two[0] > two[1])?;
    Some(Breach::BoardOrder { board: board + 2 })
}

#[cfg(test)]
mod tests;
