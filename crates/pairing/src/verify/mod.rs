//! An independent check of a pairing of a [`Field`], including one made by hand.
//!
//! It shares no code with the systems that pair. Any list of pairs is accepted, even one that is
//! not a pairing of these players: every fault is reported once, in board order.

mod breach;
mod breached;
mod checks;
mod color;
mod facts;
mod legal;
mod match_colors;
mod matching;

pub use breach::Breach;
pub use breached::NamedBreach;

use crate::field::{Field, FieldPairing, PromisedRules};

use checks::Check;
use legal::LegalPairs;

/// Returns the faults of the pairing of a round, and its departures from recommendations.
///
/// `rules` are those of the system that pairs the event; a rule missing from them is not checked.
/// The check is exact for any number of players, at a cost that grows with their square.
pub fn check(field: &Field, pairing: &FieldPairing, rules: PromisedRules) -> Vec<Breach> {
    let mut breaches = presence(field, pairing);
    let legal = LegalPairs::of(field, rules);
    let checks: Vec<Check> = rules.promised().map(Check::of).collect();
    for pair in pairing.pairs.iter().filter(|pair| pair.white != pair.black) {
        if [pair.white, pair.black].iter().all(|&at| at < field.players.len()) {
            breaches.extend(legal.kept_apart(pair.white, pair.black));
            breaches.extend(checks.iter().flat_map(|check| check.of_pair(&legal, *pair)));
        }
    }
    breaches.extend(bye(&legal, pairing.bye, &checks));
    breaches.extend(checks.iter().filter_map(|check| check.of_boards(&legal, &pairing.pairs)));
    breaches
}

/// Returns whether a legal pairing of the round exists.
///
/// All players must be paired or, if their number is odd, one must have the bye, under the absolute
/// rules among these.
pub fn is_possible(field: &Field, rules: PromisedRules) -> bool {
    LegalPairs::of(field, rules).can_be_paired()
}

/// Checks that each player to be paired is in one pair or has the bye.
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

/// Counts an occurrence of a player, and reports one who is not in the field.
fn count(times: &mut [usize], player: usize) -> Option<Breach> {
    match times.get_mut(player) {
        Some(times) => {
            *times += 1;
            None
        }
        None => Some(Breach::Unknown { player }),
    }
}

/// Checks that a player has the bye if, and only if, the number of players is odd, and returns the
/// first fault of the player who has it.
fn bye(legal: &LegalPairs, bye: Option<usize>, checks: &[Check]) -> Option<Breach> {
    let odd = legal.field.present().count() % 2 == 1;
    let Some(player) = bye else { return odd.then_some(Breach::MissingBye) };
    if !odd {
        return Some(Breach::NeedlessBye { player });
    }
    legal.facts.get(player)?;
    checks.iter().find_map(|check| check.of_bye(legal, player))
}

#[cfg(test)]
mod tests;
