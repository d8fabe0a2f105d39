//! The candidates of a bracket, in the order of the rules (articles 3 and 4).

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::round::{Bracket, Round};
use super::set::{Set, members, size};

/// Pairs of a bracket, the player of S1 first.
pub(super) type Pairs = Vec<(usize, usize)>;

/// S1 and S2 of a remainder, after an exchange.
pub type Halves = (Vec<usize>, Set);

/// Continues with the rest of S2 and the pairs made so far.
type Then<'a> = &'a mut dyn FnMut(Set, &mut Pairs) -> ControlFlow<()>;

/// Called for each candidate, until it breaks.
type Visit<'a> = &'a mut dyn FnMut(&[(usize, usize)]) -> ControlFlow<()>;

/// All candidates of a bracket with a given number of downfloaters of each kind.
///
/// They leave as many moved-down players, and as many residents, as a given set of downfloaters.
pub(super) struct Candidates<'a> {
    round: &'a Round,
    moved_down: Set,
    residents: Set,
    /// M1: the number of moved-down players that are paired.
    moved_down_pairs: usize,
    /// MaxPairs - M1: the number of pairs in the remainder.
    remainder_pairs: usize,
    exchanges: RefCell<BTreeMap<Set, Rc<Vec<Halves>>>>,
}

impl<'a> Candidates<'a> {
    pub(super) fn new(round: &'a Round, bracket: Bracket, floaters: Set) -> Self {
        let residents = round.groups[bracket.group];
        let moved_down_pairs = size(bracket.moved_down & !floaters);
        let paired_residents = size(residents & !floaters);
        Self {
            round,
            moved_down: bracket.moved_down,
            residents,
            moved_down_pairs,
            remainder_pairs: (paired_residents - moved_down_pairs) / 2,
            exchanges: RefCell::default(),
        }
    }

    /// Visits all candidates, in the order of the rules.
    ///
    /// The loops are, from the outermost: the choice of moved-down players, the transposition of
    /// their opponents, the exchange in the remainder, the transposition there.
    pub(super) fn visit(&self, visit: Visit) -> ControlFlow<()> {
        for first in
            combinations(&members(self.moved_down).collect::<Vec<_>>(), self.moved_down_pairs)
        {
            self.transpose(&first, self.residents, &mut Vec::new(), &mut |remainder, pairs| {
                for (first, second) in self.exchanges(remainder).iter() {
                    self.transpose(first, *second, pairs, &mut |_, pairs| visit(pairs))?;
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Gives each player of S1 an opponent from S2, in the lexicographic order of the opponents.
    fn transpose(
        &self,
        first: &[usize],
        second: Set,
        pairs: &mut Pairs,
        then: Then,
    ) -> ControlFlow<()> {
        let Some((&one, rest)) = first.split_first() else { return then(second, pairs) };
        for other in members(second & self.round.may_meet[one]) {
            pairs.push((one, other));
            let flow = self.transpose(rest, second & !(1 << other), pairs, then);
            pairs.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn exchanges(&self, remainder: Set) -> Rc<Vec<Halves>> {
        let mut known = self.exchanges.borrow_mut();
        let fresh = || Rc::new(exchanges(remainder, self.remainder_pairs));
        known.entry(remainder).or_insert_with(fresh).clone()
    }
}

/// Returns the original S1 and S2, then those after each exchange, in the order of the rules.
///
/// First come the exchanges of the fewest players, then the least difference between the sums of
/// their numbers, the highest numbers out of S1, and the lowest into it.
///
/// The numbers are those in the remainder, which is a bracket of its own (1.3.4): a player who is
/// paired with a moved-down player leaves no gap.
pub fn exchanges(remainder: Set, pairs: usize) -> Vec<Halves> {
    let players: Vec<usize> = members(remainder).collect();
    let numbers: Vec<usize> = (0..players.len()).collect();
    let (first, second) = numbers.split_at(pairs);
    let mut exchanges = Vec::new();
    for count in 0..=first.len().min(second.len()) {
        for down in combinations(first, count) {
            for up in combinations(second, count) {
                let difference = up.iter().sum::<usize>() - down.iter().sum::<usize>();
                let descending: Vec<usize> = down.iter().rev().copied().collect();
                let halves = halves(&players, pairs, &down, &up);
                exchanges.push((count, difference, Reverse(descending), up, halves));
            }
        }
    }
    exchanges.sort();
    exchanges.into_iter().map(|(.., halves)| halves).collect()
}

/// S1 and S2 after the exchange of the players with these numbers.
fn halves(players: &[usize], pairs: usize, down: &[usize], up: &[usize]) -> Halves {
    let mut halves: Halves = (Vec::new(), 0);
    for (number, &player) in players.iter().enumerate() {
        match (number < pairs && !down.contains(&number)) || up.contains(&number) {
            true => halves.0.push(player),
            false => halves.1 |= 1 << player,
        }
    }
    halves
}

/// Returns all choices of this many items from an ascending list, in lexicographic order.
pub fn combinations(of: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &one) in of.iter().enumerate() {
        for mut rest in combinations(&of[at + 1..], count - 1) {
            rest.insert(0, one);
            all.push(rest);
        }
    }
    all
}
