//! Perfect matchings of greatest weight, and the pairs they can contain.
//!
//! Edmonds' algorithm: every vertex has a price, and so has every shrunken odd set (blossom), such
//! that an edge never weighs more than its ends pay. A matching is the best if all its edges weigh
//! exactly that much (are *tight*). The graph is dense and its edges are computed on demand;
//! nothing is stored for them.
//!
//! Once the best matching is found, [`Matcher::take`] tells whether a pair is part of some best
//! matching. By duality, all of these consist of tight edges, so it searches for an alternating
//! cycle of tight edges through the pair. In most cases the cycle has four vertices.

use super::blossoms::{Blossoms, NONE};
use super::weight::Weight;

/// The number of exposed vertices tried as the other end of a short path.
const NEARBY: usize = 32;

/// The edges of a graph whose vertices are 0 .. n-1.
pub(crate) trait Graph {
    /// The type of edge weights.
    type W: Weight;

    /// Returns the number of vertices.
    fn len(&self) -> usize;

    /// Returns the weight of an edge, equal in both directions; `None` if there is no edge.
    fn weight(&self, one: usize, other: usize) -> Option<Self::W>;

    /// Returns an upper bound of all weights.
    fn most(&self) -> Self::W;
}

/// A matching of a graph, on its way to being perfect and of greatest weight.
#[derive(Debug, Clone)]
pub(crate) struct Matcher<W> {
    /// The partners; [`NONE`] for a vertex without one.
    pub(super) mate: Vec<u32>,
    /// The prices; an edge weighs at most half of the amount that its ends and the blossoms around
    /// it pay.
    pub(super) price: Vec<W>,
    pub(super) blossoms: Blossoms<W>,
    /// The only partner that a vertex may still have, if settled.
    only: Vec<u32>,
    /// The vertices that are not settled, in order.
    open: Vec<u32>,
    /// The weight of the matching.
    best: W,
    pub(super) forest: super::forest::Forest<W>,
}

/// The error that a graph has no perfect matching.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoPerfect;

impl<W: Weight> Matcher<W> {
    /// Finds the best perfect matching.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub(crate) fn new(graph: &dyn Graph<W = W>) -> Result<Self, NoPerfect> {
        let n = graph.len();
        let mut matcher = Self {
            mate: vec![NONE; n],
            price: vec![graph.most(); n],
            blossoms: Blossoms::new(n),
            only: vec![NONE; n],
            best: W::ZERO,
            open: (0..n).map(|vertex| u32::try_from(vertex).expect("a vertex")).collect(),
            forest: super::forest::Forest::new(n),
        };
        matcher.match_tight(graph);
        loop {
            let roots: Vec<u32> = matcher.exposed();
            if roots.is_empty() {
                matcher.best = matcher.total(graph);
                return Ok(matcher);
            }
            matcher.grow(graph, &roots)?;
            matcher.match_exposed(graph);
            matcher.match_around(graph);
        }
    }

    /// Returns the partner of a vertex.
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex] as usize
    }

    /// Returns the vertices that are not settled, in order.
    pub(crate) fn open(&self) -> &[u32] {
        &self.open
    }

    /// Returns whether a vertex is settled.
    pub(crate) fn is_settled(&self, vertex: usize) -> bool {
        self.only[vertex] != NONE
    }

    /// Returns the excess of the payment for an edge over its weight; 0 if it is tight.
    ///
    /// Returns `None` if there is no edge.
    pub(super) fn slack(&self, graph: &dyn Graph<W = W>, one: usize, other: usize) -> Option<W> {
        let bars = |one: usize, other: usize| {
            let only = self.only[one];
            only != NONE && only as usize != other
        };
        if bars(one, other) || bars(other, one) {
            return None;
        }
        let weight = graph.weight(one, other)?;
        Some(self.price[one] + self.price[other] - weight - weight)
    }

    fn is_tight(&self, graph: &dyn Graph<W = W>, one: usize, other: usize) -> bool {
        self.slack(graph, one, other) == Some(W::ZERO)
    }

    fn exposed(&self) -> Vec<u32> {
        self.open.iter().copied().filter(|&vertex| self.mate[vertex as usize] == NONE).collect()
    }

    /// Pairs vertices by tight edges as far as no long search is needed.
    fn match_tight(&mut self, graph: &dyn Graph<W = W>) {
        let mut free: Vec<u32> = self.exposed();
        // The first half looks for partners in the second, as in a bracket.
        let half = free.len() / 2;
        let mut second: Vec<u32> = free.split_off(half);
        for &vertex in &free {
            let found = second
                .iter()
                .position(|&other| self.is_tight(graph, vertex as usize, other as usize));
            if let Some(at) = found {
                let other = second.remove(at);
                self.join(vertex, other);
            }
        }
        self.match_exposed(graph);
    }

    /// Pairs exposed vertices with each other by tight edges.
    fn match_exposed(&mut self, graph: &dyn Graph<W = W>) {
        let mut free = self.exposed();
        while let Some(vertex) = free.pop() {
            // Inside a blossom that stays shrunken, an edge does not count as one between its
            // vertices.
            let found = free.iter().rposition(|&other| {
                self.blossoms.top(vertex) != self.blossoms.top(other)
                    && self.is_tight(graph, vertex as usize, other as usize)
            });
            if let Some(at) = found {
                let other = free.remove(at);
                self.join(vertex, other);
            }
        }
    }

    /// Pairs two exposed vertices by splitting a pair: each takes one of its vertices.
    fn match_around(&mut self, graph: &dyn Graph<W = W>) {
        let mut free = self.exposed();
        free.retain(|&one| self.blossoms.is_single(one));
        while let Some(one) = free.pop() {
            let found = self.open.iter().find_map(|&other| {
                let mate = self.mate[other as usize];
                let is_pair = mate != NONE
                    && self.blossoms.is_single(other)
                    && self.blossoms.is_single(mate)
                    && self.is_tight(graph, one as usize, other as usize);
                let nearest = || free.iter().rev().take(NEARBY);
                let takes = |&&two: &&u32| self.is_tight(graph, two as usize, mate as usize);
                is_pair.then(|| nearest().find(takes).map(|&two| (other, mate, two)))?
            });
            if let Some((other, mate, two)) = found {
                self.join(one, other);
                self.join(two, mate);
                free.retain(|&left| left != two);
            }
        }
    }

    fn join(&mut self, one: u32, other: u32) {
        self.mate[one as usize] = other;
        self.mate[other as usize] = one;
    }

    /// Fixes a pair in the matching, if some best matching contains it and every settled pair.
    pub(crate) fn take(&mut self, graph: &dyn Graph<W = W>, one: usize, other: usize) -> bool {
        if self.is_settled(one) || self.is_settled(other) {
            return self.mate(one) == other;
        }
        let (a, b) = (vertex(one), vertex(other));
        let is_free = self.blossoms.is_single(a) && self.blossoms.is_single(b);
        if !self.may_hold(graph, one, other) {
            return false;
        }
        if is_free && self.mate(one) != other && !self.exchange(graph, a, b) {
            return false;
        }
        self.only[one] = b;
        self.only[other] = a;
        // A blossom must not contain a settled pair, because pairs inside it change with its base.
        if !is_free && !self.mend(graph, &[one, other]) {
            self.only[one] = NONE;
            self.only[other] = NONE;
            return false;
        }
        self.open.retain(|&vertex| self.only[vertex as usize] == NONE);
        true
    }

    /// Adds a pair of two vertices outside blossoms to the matching, if it remains the best.
    fn exchange(&mut self, graph: &dyn Graph<W = W>, a: u32, b: u32) -> bool {
        let (one, other) = (a as usize, b as usize);
        let (c, d) = (self.mate[one], self.mate[other]);
        // A cycle of four: the partners of both are paired with each other.
        if self.blossoms.is_single(c)
            && self.blossoms.is_single(d)
            && self.is_tight(graph, c as usize, d as usize)
        {
            self.join(a, b);
            self.join(c, d);
            return true;
        }
        self.grow_cycle(graph, a, b)
    }

    /// Returns twice the payment for an edge, by its ends and by the blossoms around both.
    pub(super) fn paid(&self, one: usize, other: usize) -> W {
        let (a, b) = (vertex(one), vertex(other));
        let mut paid = self.price[one] + self.price[other];
        if self.blossoms.top(a) == self.blossoms.top(b) {
            for blossom in self.blossoms.around_both(a, b) {
                paid += self.blossoms.price(blossom);
            }
        }
        paid
    }

    /// Returns false if no best matching can contain a pair, because its payment exceeds its
    /// weight.
    pub(crate) fn may_hold(&self, graph: &dyn Graph<W = W>, one: usize, other: usize) -> bool {
        graph.weight(one, other).is_some_and(|weight| self.paid(one, other) == weight + weight)
    }

    /// Finds a matching of equal weight after edges of a vertex were removed.
    ///
    /// If there is none, the matching is restored, and the caller must restore the edges.
    pub(crate) fn narrow(&mut self, graph: &dyn Graph<W = W>, one: usize) -> bool {
        let is_hopeless = || (0..graph.len()).all(|other| !self.may_hold(graph, one, other));
        let has_mate = graph.weight(one, self.mate(one)).is_some();
        if has_mate && self.blossoms.is_single(vertex(one)) {
            return true;
        }
        !is_hopeless() && self.mend(graph, &[one])
    }

    /// Returns whether a vertex is in an odd set that is needed to prove that the matching is the
    /// best.
    ///
    /// After removing edges of such a vertex, create a new matcher.
    pub(crate) fn is_in_blossom(&self, one: usize) -> bool {
        !self.blossoms.is_single(vertex(one))
    }

    /// Finds a matching of equal weight after edges were removed, including those to the partners
    /// of `broken`.
    ///
    /// If there is none, the matching is restored, and the caller must restore the edges.
    pub(crate) fn mend(&mut self, graph: &dyn Graph<W = W>, broken: &[usize]) -> bool {
        let before = self.clone();
        for &one in broken {
            while let Some(blossom) = self.blossoms.around(vertex(one)) {
                self.open_blossom(blossom);
            }
            let mate = self.mate[one];
            if mate != NONE {
                self.mate[one] = NONE;
                self.mate[mate as usize] = NONE;
            }
        }
        while let Some(root) = self.exposed().first().copied() {
            if self.grow(graph, &[root]).is_err() {
                *self = before;
                return false;
            }
        }
        let is_best = self.total(graph) == self.best;
        if !is_best {
            *self = before;
        }
        is_best
    }

    /// Dissolves a top blossom whose price is not 0.
    ///
    /// Its vertices pay for it, and the pair that leaves it is split, because its edge is no longer
    /// tight.
    fn open_blossom(&mut self, blossom: u32) {
        let share = self.blossoms.price(blossom).half();
        let base = self.blossoms.base(blossom);
        for vertex in self.blossoms.vertices(blossom) {
            self.price[vertex as usize] += share;
        }
        self.blossoms.dissolve(blossom);
        let mate = self.mate[base as usize];
        if share != W::ZERO && mate != NONE {
            self.mate[base as usize] = NONE;
            self.mate[mate as usize] = NONE;
        }
    }

    /// Returns the weight of the matching.
    fn total(&self, graph: &dyn Graph<W = W>) -> W {
        let mut total = W::ZERO;
        for (one, &other) in self.mate.iter().enumerate() {
            if other != NONE && one < other as usize {
                total += graph.weight(one, other as usize).expect("a pair is an edge");
            }
        }
        total
    }
}

/// Converts a vertex to its stored form.
pub(super) fn vertex(at: usize) -> u32 {
    u32::try_from(at).expect("a field has less than 2^32 players")
}
