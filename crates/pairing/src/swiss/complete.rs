//! Matchings with as many pairs as possible, to tell whether players can all be paired.
//!
//! Edmonds' algorithm for unweighted graphs. The bye is not a vertex: in a group of odd size one
//! player is left over. The players who can be left over are those that an alternating path of even
//! length reaches from that player.

use std::collections::VecDeque;

use super::legal::Pairs;
use super::{Impossible, Seats};
use crate::Points;

const NONE: usize = usize::MAX;

/// A maximum matching of some players.
#[derive(Debug)]
pub(super) struct MaximumMatching<'a> {
    legal: &'a Pairs,
    /// The players to be paired, as a set.
    members: Vec<u64>,
    /// Members who may not meet each other although the pair is legal: moved-down players.
    apart: Vec<bool>,
    mate: Vec<usize>,
    search: Search,
}

/// A forest of alternating paths.
#[derive(Debug, Default)]
struct Search {
    parent: Vec<usize>,
    base: Vec<usize>,
    even: Vec<bool>,
    queue: VecDeque<usize>,
    /// The vertices that have a parent or are even.
    touched: Vec<usize>,
}

impl<'a> MaximumMatching<'a> {
    /// Pairs as many of `members` as possible; no two of `apart` meet.
    ///
    /// If only one of two players can be paired together with those before them, the one listed
    /// first is.
    pub(super) fn new(legal: &'a Pairs, members: &[usize], apart: &[usize]) -> Self {
        let n = legal.players();
        let flags = |list: &[usize]| {
            let mut flags = vec![false; n];
            list.iter().for_each(|&one| flags[one] = true);
            flags
        };
        let mut cover = Self {
            legal,
            members: legal.set(members),
            apart: flags(apart),
            mate: vec![NONE; n],
            search: Search::default(),
        };
        let mut free = legal.set(members);
        for &one in members {
            if cover.mate[one] == NONE {
                let may = |&other: &usize| !(cover.apart[one] && cover.apart[other]);
                let mate = legal.of_set(one, &free).find(may);
                if let Some(other) = mate {
                    cover.mate[one] = other;
                    cover.mate[other] = one;
                    free[one / 64] &= !(1 << (one % 64));
                    free[other / 64] &= !(1 << (other % 64));
                }
            }
        }
        let mut named = vec![0; n];
        members.iter().enumerate().for_each(|(place, &one)| named[one] = place);
        for &one in members {
            if cover.mate[one] != NONE {
                continue;
            }
            cover.search.clear(n);
            if cover.augment(one) {
                continue;
            }
            // A player listed later may be left over instead.
            let touched = cover.search.touched.iter().copied();
            let even = touched.filter(|&other| cover.search.even[other]);
            if let Some(last) = even.max_by_key(|&other| named[other]).filter(|&last| last != one) {
                let odd = cover.mate[last];
                cover.mate[last] = NONE;
                cover.turn(odd);
            }
        }
        cover
    }

    fn neighbours(&self, one: usize) -> impl Iterator<Item = usize> + '_ {
        let may_meet = move |&other: &usize| !(self.apart[one] && self.apart[other]);
        self.legal.of_set(one, &self.members).filter(may_meet)
    }

    fn is_member(&self, one: usize) -> bool {
        self.members[one / 64] >> (one % 64) & 1 == 1
    }

    /// Returns the players left over.
    pub(super) fn exposed(&self) -> Vec<usize> {
        (0..self.mate.len()).filter(|&one| self.is_member(one) && self.mate[one] == NONE).collect()
    }

    /// Iterates over the pairs, each once.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let mates = self.mate.iter().copied().enumerate();
        mates.filter(|&(one, other)| other != NONE && one < other)
    }

    /// Returns the players who can be left over instead of `exposed`, in another maximum matching.
    pub(super) fn instead_of(&mut self, exposed: usize) -> Vec<usize> {
        self.search.clear(self.mate.len());
        self.augment(exposed);
        (0..self.mate.len()).filter(|&one| self.search.even[one]).collect()
    }

    /// Searches for an alternating path to a player left over, and pairs along it.
    fn augment(&mut self, root: usize) -> bool {
        self.search.make_even(root);
        while let Some(one) = self.search.queue.pop_front() {
            let neighbours: Vec<usize> = self.neighbours(one).collect();
            for other in neighbours {
                let search = &mut self.search;
                if search.base[one] == search.base[other] || self.mate[one] == other {
                    continue;
                }
                let mate = self.mate[other];
                if search.even[other] {
                    self.shrink(one, other);
                } else if search.parent[other] == NONE {
                    search.parent[other] = one;
                    search.touched.push(other);
                    if mate == NONE {
                        self.turn(other);
                        return true;
                    }
                    search.make_even(mate);
                }
            }
        }
        false
    }

    /// Shrinks the cycle closed by an edge between two even vertices to one vertex.
    fn shrink(&mut self, one: usize, other: usize) {
        let top = self.common_base(one, other);
        let mut inside = vec![false; self.mate.len()];
        self.mark(one, top, other, &mut inside);
        self.mark(other, top, one, &mut inside);
        for at in 0..self.mate.len() {
            if inside[self.search.base[at]] {
                self.search.base[at] = top;
                if !self.search.even[at] && self.is_member(at) {
                    self.search.make_even(at);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let search = &self.search;
        let mut seen = vec![false; self.mate.len()];
        let mut at = search.base[one];
        loop {
            seen[at] = true;
            if self.mate[at] == NONE {
                break;
            }
            at = search.base[search.parent[self.mate[at]]];
        }
        let mut at = search.base[other];
        while !seen[at] {
            at = search.base[search.parent[self.mate[at]]];
        }
        at
    }

    fn mark(&mut self, from: usize, top: usize, child: usize, inside: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.search.base[at] != top {
            let mate = self.mate[at];
            inside[self.search.base[at]] = true;
            inside[self.search.base[mate]] = true;
            self.search.parent[at] = child;
            child = mate;
            at = self.search.parent[mate];
        }
    }

    /// Pairs along the path that ends here.
    fn turn(&mut self, end: usize) {
        let mut at = end;
        while at != NONE {
            let before = self.search.parent[at];
            let next = self.mate[before];
            self.mate[at] = before;
            self.mate[before] = at;
            at = next;
        }
    }

    /// Returns the reason not all players can be paired.
    fn impossible(&mut self, seats: &Seats, exposed: &[usize]) -> Impossible {
        let n = self.mate.len();
        self.search.clear(n);
        for &one in exposed {
            self.augment(one);
        }
        let even: Vec<usize> = (0..n).filter(|&one| self.search.even[one]).collect();
        let is_odd = |&one: &usize| self.search.parent[one] != NONE && !self.search.even[one];
        let at = |place: usize| seats[place].at;
        let needed = (0..n).filter(is_odd).map(at).collect();
        let mut stranded: Vec<Vec<usize>> = Vec::new();
        let mut seen = vec![false; n];
        for &one in &even {
            if std::mem::replace(&mut seen[one], true) {
                continue;
            }
            let mut group = vec![one];
            let mut next = 0;
            while let Some(&from) = group.get(next) {
                next += 1;
                for other in self.neighbours(from) {
                    if self.search.even[other] && !std::mem::replace(&mut seen[other], true) {
                        group.push(other);
                    }
                }
            }
            group.sort_unstable();
            stranded.push(group.into_iter().map(at).collect());
        }
        Impossible { needed, stranded, odd: n % 2 == 1 }
    }
}

impl Search {
    /// Prepares another search, resetting only what the last one touched.
    fn clear(&mut self, n: usize) {
        if self.base.len() != n {
            self.parent = vec![NONE; n];
            self.base = (0..n).collect();
            self.even = vec![false; n];
        }
        for at in self.touched.drain(..) {
            self.parent[at] = NONE;
            self.base[at] = at;
            self.even[at] = false;
        }
        self.queue.clear();
    }

    fn make_even(&mut self, at: usize) {
        self.even[at] = true;
        self.touched.push(at);
        self.queue.push_back(at);
    }
}

/// Returns the score of the player who gets the bye (C5): the lowest one that lets all others be
/// paired.
///
/// Returns `None` if the number of players is even.
///
/// # Errors
///
/// Fails if no legal pairing exists.
pub(super) fn bye_score(seats: &Seats) -> Result<Option<Points>, Impossible> {
    let everybody: Vec<usize> = (0..seats.len()).collect();
    if everybody.len() % 2 == 1 {
        // This is nearly always the lowest ranked eligible player of the lowest score.
        let eligible = || everybody.iter().copied().filter(|&at| seats[at].had_bye.is_none());
        let lowest = eligible().map(|at| seats[at].score).min();
        let last = eligible().rfind(|&at| Some(seats[at].score) == lowest);
        if last.is_some_and(|last| can_be_paired_without(seats, &everybody, last)) {
            return Ok(lowest);
        }
    }
    let mut cover = MaximumMatching::new(&seats.legal, &everybody, &[]);
    let exposed = cover.exposed();
    match exposed.as_slice() {
        [] => Ok(None),
        &[one] => {
            let free = cover.instead_of(one);
            let scores = free.iter().map(|&at| &seats[at]).filter(|seat| seat.had_bye.is_none());
            match scores.map(|seat| seat.score).min() {
                Some(score) => Ok(Some(score)),
                None => Err(cover.impossible(seats, &exposed)),
            }
        }
        _ => Err(cover.impossible(seats, &exposed)),
    }
}

/// Returns whether players can all be paired.
///
/// In a group of odd size, one of them gets the bye, who must be eligible and have a score of at
/// most `bye`.
pub(super) fn can_all_be_paired(seats: &Seats, members: &[usize], bye: Option<Points>) -> bool {
    if members.len() % 2 == 1 {
        let Some(bye) = bye else { return false };
        let last = members.iter().copied().rfind(|&at| may_have_bye(seats, at, bye));
        if last.is_some_and(|last| can_be_paired_without(seats, members, last)) {
            return true;
        }
    }
    let mut cover = MaximumMatching::new(&seats.legal, members, &[]);
    match cover.exposed().as_slice() {
        [] => true,
        &[one] => {
            let free = cover.instead_of(one);
            bye.is_some_and(|bye| free.iter().any(|&at| may_have_bye(seats, at, bye)))
        }
        _ => false,
    }
}

/// Returns whether all players except one can be paired.
fn can_be_paired_without(seats: &Seats, members: &[usize], one: usize) -> bool {
    let others: Vec<usize> = members.iter().copied().filter(|&at| at != one).collect();
    MaximumMatching::new(&seats.legal, &others, &[]).exposed().is_empty()
}

/// Returns whether a player is eligible for a bye of this score (C2, C5).
pub(super) fn may_have_bye(seats: &Seats, at: usize, bye: Points) -> bool {
    seats[at].had_bye.is_none() && seats[at].score <= bye
}
