//! Pairing by lot among players of the same score, for casual events.
//!
//! The lot orders the players of each score. Score by score from the top, each is paired
//! with the next of that order whom the rules allow (C1 and C2 of FIDE C.04.3, and nobody
//! who is kept apart); where somebody is left, pairs are exchanged along an alternating
//! path (Edmonds) so that as few as possible go down to the next score. So a pairing is
//! found wherever one exists. Colours are those of the Dutch system (5.2).

use std::cmp::Reverse;
use std::collections::VecDeque;

use super::color::colors;
use super::{Impossible, Swiss};
use crate::event::Lot;
use crate::field::{Field, FieldPairing};

/// Pairing by lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Random {
    /// What the lots of the event are drawn from: those of a round from this and its number.
    pub seed: u64,
}

impl Swiss for Random {
    fn pair(&self, field: &Field) -> Result<FieldPairing, Impossible> {
        let mut drawn: Vec<usize> = field.present().collect();
        let lots =
            Lot::from_seed(self.seed.wrapping_add(u64::from(field.round))).permutation(drawn.len());
        let mut lots = lots.into_iter();
        drawn.sort_by_cached_key(|&at| (Reverse(field.players[at].pairing_score()), lots.next()));
        let mut search = Search::new(field, drawn);
        search.pair_all();
        if search.is_perfect() { Ok(search.pairing()) } else { Err(search.proof()) }
    }
}

/// The players in the order drawn, and the bye of an odd field behind them, with the pairs
/// found so far. Everybody is called by the place in this order.
struct Search<'f> {
    field: &'f Field,
    drawn: Vec<usize>,
    /// Players, and the bye.
    size: usize,
    mate: Vec<Option<usize>>,
    /// The tree of the search under way: how a place was reached, which have been searched
    /// from, and what an odd circle was drawn together to.
    from: Vec<Option<usize>>,
    is_outer: Vec<bool>,
    base: Vec<usize>,
}

impl<'f> Search<'f> {
    fn new(field: &'f Field, drawn: Vec<usize>) -> Self {
        let size = drawn.len().next_multiple_of(2);
        let mut search = Self {
            field,
            drawn,
            size,
            mate: vec![None; size],
            from: Vec::new(),
            is_outer: Vec::new(),
            base: Vec::new(),
        };
        search.clear();
        search
    }

    /// Forgets the tree.
    fn clear(&mut self) {
        self.from = vec![None; self.size];
        self.is_outer = vec![false; self.size];
        self.base = (0..self.size).collect();
    }

    /// True if the two may be paired, or one may have the bye.
    fn is_legal(&self, one: usize, other: usize) -> bool {
        let (first, last) = (one.min(other), one.max(other));
        let at = self.drawn[first];
        let own = &self.field.players[at].past;
        let Some(&opponent) = self.drawn.get(last) else {
            let win = self.field.worth.win;
            return !own
                .iter()
                .any(|past| past.allocated || (past.played.is_none() && past.points >= win));
        };
        let have_met =
            own.iter().any(|past| past.played.is_some() && past.opponent == Some(opponent));
        let mut apart = self.field.apart.iter();
        !have_met && !apart.any(|group| group.contains(&at) && group.contains(&opponent))
    }

    /// Pairs as many as can be, score by score from the top.
    fn pair_all(&mut self) {
        let score = |&at: &usize| self.field.players[at].pairing_score();
        let groups = self.drawn.chunk_by(|one, other| score(one) == score(other));
        let mut ends: Vec<usize> = groups
            .scan(0, |end, group| {
                *end += group.len();
                Some(*end)
            })
            .collect();
        ends.push(self.size);
        for end in ends {
            for one in 0..end {
                let free = |other: &usize| self.mate[*other].is_none();
                if self.mate[one].is_none()
                    && let Some(other) =
                        (one + 1..end).filter(free).find(|&other| self.is_legal(one, other))
                {
                    self.join(one, other);
                }
            }
            for one in 0..end {
                if self.mate[one].is_none() {
                    self.clear();
                    if let Some(last) = self.grow(one, end) {
                        self.augment(last);
                    }
                }
            }
        }
    }

    fn join(&mut self, one: usize, other: usize) {
        (self.mate[one], self.mate[other]) = (Some(other), Some(one));
    }

    /// Grows the tree of an unpaired place among the first `end`; the unpaired place that it
    /// reaches, if any. The lower places are tried first.
    fn grow(&mut self, root: usize, end: usize) -> Option<usize> {
        self.is_outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for other in (0..end).rev() {
                if self.base[one] == self.base[other]
                    || self.mate[one] == Some(other)
                    || !self.is_legal(one, other)
                {
                    continue;
                }
                if self.is_outer[other] {
                    self.draw_together(one, other, &mut queue);
                } else if self.from[other].is_none() {
                    self.from[other] = Some(one);
                    let Some(mate) = self.mate[other] else { return Some(other) };
                    self.is_outer[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
        None
    }

    /// The bases of the places from here to the root, from outer place to outer place.
    fn way_up(&self, place: usize) -> Vec<usize> {
        let up = |&at: &usize| Some(self.base[self.from[self.mate[at]?]?]);
        std::iter::successors(Some(self.base[place]), up).collect()
    }

    /// Two outer places are neighbours: with the ways to where these meet they are an odd
    /// circle, of which any place may be the one that is left.
    fn draw_together(&mut self, one: usize, other: usize, queue: &mut VecDeque<usize>) {
        let above = self.way_up(other);
        let base = self.way_up(one).into_iter().find(|at| above.contains(at));
        let base = base.expect("both hang on one root: else there were a way to pair more");
        let mut circle = vec![false; self.size];
        for (place, neighbour) in [(one, other), (other, one)] {
            let (mut place, mut child) = (place, neighbour);
            while self.base[place] != base {
                let mate = self.mate[place].expect("only the root is unpaired");
                (circle[self.base[place]], circle[self.base[mate]]) = (true, true);
                self.from[place] = Some(child);
                child = mate;
                place = self.from[mate].expect("an inner place was reached from an outer one");
            }
        }
        for place in 0..self.size {
            if circle[self.base[place]] {
                self.base[place] = base;
                if !self.is_outer[place] {
                    self.is_outer[place] = true;
                    queue.push_back(place);
                }
            }
        }
    }

    /// Exchanges the pairs on the way from the root to an unpaired place.
    fn augment(&mut self, last: usize) {
        let mut place = Some(last);
        while let Some(one) = place {
            let other = self.from[one].expect("the way goes back to the root");
            place = self.mate[other];
            self.join(one, other);
        }
    }

    fn is_perfect(&self) -> bool {
        self.mate.iter().all(Option::is_some)
    }

    /// The pairs with their colours, in the order of the boards.
    fn pairing(&self) -> FieldPairing {
        let mut pairing = FieldPairing::default();
        for (one, &at) in self.drawn.iter().enumerate() {
            match self.mate[one].map(|mate| (mate, self.drawn.get(mate))) {
                Some((_, None)) => pairing.bye = Some(at),
                Some((mate, Some(&opponent))) if mate > one => {
                    pairing.pairs.push(colors(self.field, at, opponent).0);
                }
                _ => {}
            }
        }
        pairing.sort_boards(self.field);
        pairing
    }

    /// Why not everybody could be paired: the trees of all who are left. Their inner places
    /// are too few for their outer ones, which have no other neighbours.
    fn proof(mut self) -> Impossible {
        self.clear();
        for root in 0..self.size {
            if self.mate[root].is_none() {
                let reached = self.grow(root, self.size);
                debug_assert!(reached.is_none(), "more could be paired");
            }
        }
        let is_inner = |place: &usize| !self.is_outer[*place] && self.from[*place].is_some();
        let mut groups = vec![Vec::new(); self.size];
        for (place, &at) in self.drawn.iter().enumerate() {
            if self.is_outer[place] {
                groups[self.base[place]].push(at);
            }
        }
        groups.retain(|group| !group.is_empty());
        let inner = (0..self.drawn.len()).filter(is_inner);
        Impossible {
            needed: inner.map(|place| self.drawn[place]).collect(),
            stranded: groups,
            odd: self.drawn.len() < self.size,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Color, Parity, Points};
    use crate::field::{Entrant, Past, Worth};

    /// Everybody on these scores, none of the pairs allowed that `apart` names.
    fn field(scores: &[i64], apart: Vec<Vec<usize>>) -> Field {
        let entrant = |(number, &score): (u16, &i64)| Entrant {
            number,
            order: u32::from(number),
            score: Points::whole(score),
            extra: Points::ZERO,
            plays: true,
            past: Vec::new(),
        };
        Field {
            players: (1..).zip(scores).map(entrant).collect(),
            round: 3,
            rounds: 9,
            initial_color: Color::White,
            parity: Parity::Paired,
            worth: Worth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
            apart,
        }
    }

    fn searched(field: &Field) -> Search<'_> {
        let mut search = Search::new(field, field.present().collect());
        search.pair_all();
        search
    }

    /// Whether the places that are left can be paired, by trying everything.
    fn can_be_paired(search: &Search<'_>, left: &[usize]) -> bool {
        let Some((one, rest)) = left.split_first() else { return true };
        rest.iter().any(|other| {
            let others: Vec<usize> = rest.iter().copied().filter(|at| at != other).collect();
            search.is_legal(*one, *other) && can_be_paired(search, &others)
        })
    }

    #[test]
    fn a_pairing_is_found_wherever_one_exists_and_else_the_proof_holds() {
        let mut lot = Lot::from_seed(8);
        let mut found = [0, 0];
        for _ in 0..3000 {
            let players = 2 + lot.index(7);
            let scores: Vec<i64> = (0..players).map(|_| lot.index(3) as i64).collect();
            let mut apart = Vec::new();
            for other in 1..players {
                apart.extend((0..other).filter(|_| lot.index(3) > 0).map(|one| vec![one, other]));
            }
            let mut field = field(&scores, apart);
            for player in &mut field.players {
                let bye = Past::bye(Points::whole(2));
                player.past = if lot.coin() { vec![bye] } else { Vec::new() };
            }
            let search = searched(&field);
            let all: Vec<usize> = (0..search.size).collect();
            let possible = can_be_paired(&search, &all);
            assert_eq!(search.is_perfect(), possible, "{field:?}");
            found[usize::from(possible)] += 1;
            if possible {
                let fits = |(one, mate): (usize, &Option<usize>)| {
                    search.mate[mate.unwrap()] == Some(one) && search.is_legal(one, mate.unwrap())
                };
                assert!(search.mate.iter().enumerate().all(fits));
                continue;
            }
            let why = search.proof();
            assert!(why.stranded.len() + usize::from(why.odd) > why.needed.len());
            for (at, group) in why.stranded.iter().enumerate() {
                let others: Vec<usize> = (0..players)
                    .filter(|at| !group.contains(at) && !why.needed.contains(at))
                    .collect();
                let legal = |one: usize, other: usize| {
                    !field.apart.contains(&vec![one.min(other), one.max(other)])
                };
                let tied = group.iter().any(|&one| others.iter().any(|&other| legal(one, other)));
                assert!(!tied, "group {at} of {why:?} is not alone in {field:?}");
            }
        }
        assert!(found[0] > 200 && found[1] > 200, "{found:?}");
    }

    #[test]
    fn as_few_as_possible_leave_their_score() {
        // The four of the first score can be paired, though not as the first fits: 0-1, 2-3.
        let field = field(&[4, 4, 4, 4, 0, 0], vec![vec![2, 3]]);
        let search = searched(&field);
        assert!((0..4).all(|one| search.mate[one].unwrap() < 4));
    }

    #[test]
    fn nobody_has_the_bye_twice_or_after_points_without_a_game() {
        let mut field = field(&[0, 0, 0], vec![]);
        field.players[1].past = vec![Past::bye(Points::whole(2))];
        field.players[2].past = vec![Past::away(Points::whole(2))];
        let search = searched(&field);
        assert_eq!(search.mate[0], Some(3));
        field.players[0].past = vec![Past::bye(Points::ZERO)];
        let why = searched(&field).proof();
        assert!(why.odd && why.needed.is_empty());
        assert_eq!(why.stranded, [[0, 1, 2]]);
    }
}
