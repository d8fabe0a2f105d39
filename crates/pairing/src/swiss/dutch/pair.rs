//! Finds the best pairing of a bracket, and proves it on as small a part of the field as possible.
//!
//! Under a narrow horizon a downfloater may go anywhere, so the best candidate there is at least as
//! good as any legal one. If its downfloaters can then be placed below in the best way that C8
//! allows, it is the best of all: the legal candidates are a subset of those examined, in the same
//! order. Only if they cannot does the horizon become wider.

use super::figures::is_the_only_set;
use super::level::Level;
use super::problem::Horizon;
use super::search::{Candidate, Requirement, first};
use crate::swiss::complete::{MaximumMatching, can_all_be_paired, may_have_bye};

/// Returns the pairing of a bracket; with a wish, the best one that grants it.
///
/// Returns `None` if there is none.
pub(super) fn pair(level: &Level, wish: Option<Requirement>) -> Option<Candidate> {
    // A wish affects the players left over in ways that only the whole field shows.
    if wish.is_some() {
        return first(level, Horizon::All, wish);
    }
    if !has_pairs(level) {
        return Some(nobody_meets(level));
    }
    if let Some(mut candidate) = alone(level) {
        let spares = match check(level, &mut candidate) {
            Check::Holds => return Some(candidate),
            Check::Leaves(spares) => Some(spares),
            Check::Fails => None,
        };
        if let Some(spares) = spares
            && let Some(candidate) = first(level, Horizon::Next { spares }, wish)
            && float_on_completes(level, &candidate)
        {
            return Some(candidate);
        }
    }
    first(level, Horizon::All, wish)
}

/// Returns whether two players of the bracket may meet.
fn has_pairs(level: &Level) -> bool {
    let legal = &level.seats.legal;
    let members = level.members();
    let members = legal.set(&members);
    level.residents.iter().any(|&one| legal.of_set(one, &members).next().is_some())
}

/// Returns the only candidate if no pair is possible: all players float down.
fn nobody_meets(level: &Level) -> Candidate {
    Candidate {
        pairs: Vec::new(),
        floaters: level.members(),
        bye: None,
        float_on: Vec::new(),
        next_bye: None,
    }
}

/// Returns the best pairing of the bracket on the assumption that all downfloaters can be placed.
fn alone(level: &Level) -> Option<Candidate> {
    let legal = &level.seats.legal;
    let members = level.members();
    let mut cover = MaximumMatching::new(legal, &members, &level.moved_down);
    let exposed = cover.exposed();
    if let Some(bye) = level.bye.filter(|_| level.bye_is_here()) {
        let mut may = |one: usize| {
            let free = cover.instead_of(one);
            free.iter().any(|&at| may_have_bye(level.seats, at, bye))
        };
        // The number of players who float down, besides the one who gets the bye.
        let spares = match exposed.as_slice() {
            // One more has to be left over.
            [] => 1,
            exposed if exposed.iter().any(|&one| may(one)) => exposed.len() - 1,
            exposed => exposed.len() + 1,
        };
        return first(level, Horizon::Bracket { spares }, None);
    }
    // C6 and C7 pair the moved-down players in order of score as far as possible: a player whose
    // score is lower than that of all paired ones floats on.
    let score = |at: usize| level.seats[at].score;
    let is_covered = |at: &&usize| !exposed.contains(at);
    let lowest = level.moved_down.iter().rfind(is_covered).map(|&at| score(at));
    let (moved_down, limbo): (Vec<usize>, Vec<usize>) =
        level.moved_down.iter().partition(|&&at| lowest.is_some_and(|lowest| score(at) >= lowest));
    let spares = exposed.len() - limbo.len();
    let mut candidate =
        first(&Level { moved_down, ..level.clone() }, Horizon::Bracket { spares }, None)?;
    candidate.floaters.extend(limbo);
    candidate.floaters.sort_unstable();
    Some(candidate)
}

/// The effect of a candidate, found under the horizon of its bracket, on the field below.
enum Check {
    /// Its downfloaters can be placed in the best possible way.
    Holds,
    /// This many float on from the next bracket, perhaps more than necessary.
    Leaves(usize),
    /// They cannot be placed.
    Fails,
}

/// Checks whether the downfloaters can be placed in the best way, and records who floats on.
fn check(level: &Level, candidate: &mut Candidate) -> Check {
    let seats = level.seats;
    let down: Vec<usize> =
        candidate.floaters.iter().copied().filter(|&one| candidate.bye != Some(one)).collect();
    // Either the player with the bye is known, or is below.
    let bye = level.bye.filter(|_| candidate.bye.is_none());
    let below: Vec<usize> = level.below().collect();
    if down.is_empty() {
        return if can_all_be_paired(seats, &below, bye) { Check::Holds } else { Check::Fails };
    }
    if level.next.is_empty() {
        return Check::Fails;
    }
    if is_the_only_set(level, candidate) {
        let rest: Vec<usize> = down.iter().copied().chain(below).collect();
        return if can_all_be_paired(seats, &rest, bye) { Check::Holds } else { Check::Fails };
    }
    let group: Vec<usize> = down.iter().chain(&level.next).copied().collect();
    let mut cover = MaximumMatching::new(&seats.legal, &group, &down);
    let exposed = cover.exposed();
    let bye_is_next = level.bye_is_next();
    // Downfloaters do not meet each other.
    let surplus = down.len().saturating_sub(level.next.len());
    let least = match bye_is_next {
        true => 1 + (group.len() - 1) % 2,
        false if surplus > 0 => surplus,
        false => group.len() % 2,
    };
    let leaves = Check::Leaves(exposed.len().max(least));
    if exposed.len() > least {
        return leaves;
    }
    let is_resident = |one: &usize| !down.contains(one);
    let score = |&at: &usize| seats[at].score;
    let on: Vec<usize> = match (exposed.as_slice(), least) {
        ([], 0) => Vec::new(),
        // C7 of the next bracket: the players with the lowest scores float.
        (exposed, _) if surplus > 0 && !bye_is_next => {
            let lowest = down[down.len() - surplus..].iter().map(score);
            let rest: Vec<usize> = exposed.iter().chain(&level.beyond).copied().collect();
            if !exposed.iter().map(score).eq(lowest) || !can_all_be_paired(seats, &rest, bye) {
                return leaves;
            }
            candidate.float_on = candidate.bye.into_iter().chain(exposed.iter().copied()).collect();
            return Check::Holds;
        }
        (&[one], 1) => {
            // Among the players who can be left over, choose one that lets all others be paired.
            let mut free = cover.instead_of(one);
            free.retain(is_resident);
            if bye_is_next {
                free.retain(|&at| bye.is_some_and(|bye| may_have_bye(seats, at, bye)));
            }
            let rest_holds = |one: usize| match bye_is_next {
                true => can_all_be_paired(seats, &level.beyond, None),
                false => {
                    let rest: Vec<usize> =
                        std::iter::once(one).chain(level.beyond.clone()).collect();
                    can_all_be_paired(seats, &rest, bye)
                }
            };
            match free.iter().rev().take(4).copied().find(|&one| rest_holds(one)) {
                Some(one) => vec![one],
                None => return leaves,
            }
        }
        // Two players are left over who could have been paired, one of them to make room for the
        // bye.
        _ => return leaves,
    };
    if on.is_empty() && !can_all_be_paired(seats, &level.beyond, bye) {
        return leaves;
    }
    candidate.float_on = candidate.bye.into_iter().chain(on).collect();
    Check::Holds
}

/// Returns whether the players who float on from the next bracket can be placed below it.
fn float_on_completes(level: &Level, candidate: &Candidate) -> bool {
    let is_bye = |one: usize| candidate.bye == Some(one);
    let bye_is_above = level.bye_is_here() || level.bye_is_next();
    let mut on: Vec<usize> =
        candidate.float_on.iter().copied().filter(|&one| !is_bye(one)).collect();
    let bye = level.bye.filter(|_| !bye_is_above);
    if level.bye_is_next() {
        // One of the players who float on gets the bye, by an edge of its own.
        let Some(at) = candidate.next_bye.and_then(|one| on.iter().position(|&on| on == one))
        else {
            return false;
        };
        on.remove(at);
    }
    on.extend(&level.beyond);
    can_all_be_paired(level.seats, &on, bye)
}
