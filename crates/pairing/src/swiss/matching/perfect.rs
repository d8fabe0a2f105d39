//! Perfect matchings of the greatest weight, and the pairs they can contain.
//!
//! Edmonds' algorithm: every vertex has a price, and every shrunken odd set (blossom) one of its
//! own, such that an edge never weighs more than its ends pay. A matching whose edges all weigh
//! exactly that (are *tight*) is the best there is. The graph is dense and its edges are computed
//! on demand; nothing is stored for them.
//!
//! Once the best is found, [`Matcher::take`] answers whether a pair is part of some best
//! matching: by duality, all of these consist of tight edges, so an alternating cycle through the
//! pair is looked for among those. In most cases it has four vertices.

use super::blossoms::{Blossoms, NONE};
use super::weight::Weight;

/// How many exposed vertices are tried as the other end of a short path.
const NEARBY: usize = 32;

/// The edges of a graph whose vertices are 0 .. n-1.
pub(crate) trait Graph {
    /// What edges weigh.
    type W: Weight;

    /// Number of vertices.
    fn len(&self) -> usize;

    /// Returns the weight of an edge; `None` if there is no edge. The same in both directions.
    fn weight(&self, one: usize, other: usize) -> Option<Self::W>;

    /// Returns a weight that no edge exceeds.
    fn most(&self) -> Self::W;
}

/// A matching of a graph on its way to being perfect and of the greatest weight.
#[derive(Debug, Clone)]
pub(crate) struct Matcher<W> {
    /// Partners; [`NONE`] if a vertex has none yet.
    pub(super) mate: Vec<u32>,
    /// Prices; an edge weighs at most half of what its ends and the blossoms around it pay.
    pub(super) price: Vec<W>,
    pub(super) blossoms: Blossoms<W>,
    /// The only partner that a vertex may still have, once that is settled.
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
    /// Returns the best perfect matching.
    ///
    /// # Errors
    ///
    /// If there is none.
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
    #[must_use]
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex] as usize
    }

    /// Vertices that are not settled, in order.
    #[must_use]
    pub(crate) fn open(&self) -> &[u32] {
        &self.open
    }

    /// Returns whether a vertex is settled.
    #[must_use]
    pub(crate) fn is_settled(&self, vertex: usize) -> bool {
        self.only[vertex] != NONE
    }

    /// How much more is paid for an edge than it weighs; 0 if it is tight. `None` if there is no
    /// edge.
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

    /// Pairs what can be paired by tight edges without a long search.
    fn match_tight(&mut self, graph: &dyn Graph<W = W>) {
        let mut free: Vec<u32> = self.exposed();
        // The first half looks for partners in the second, as a bracket is paired.
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

    /// Pairs exposed vertices by breaking up a pair between them: each takes one of its vertices.
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

    /// Makes the pair part of the matching for good, if some best matching contains it and
    /// every pair that is settled.
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
        // A blossom must not hold a settled pair, because pairs inside it change with its base.
        if !is_free && !self.mend(graph, &[one, other]) {
            self.only[one] = NONE;
            self.only[other] = NONE;
            return false;
        }
        self.open.retain(|&vertex| self.only[vertex as usize] == NONE);
        true
    }

    /// Makes a pair of two vertices outside blossoms part of the matching, if that stays the
    /// best.
    fn exchange(&mut self, graph: &dyn Graph<W = W>, a: u32, b: u32) -> bool {
        let (one, other) = (a as usize, b as usize);
        let (c, d) = (self.mate[one], self.mate[other]);
        // A cycle of four: the partners of both take each other.
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

    /// Twice what is paid for an edge: by its ends and by the blossoms around both.
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

    /// False if no best matching can contain a pair, because more is paid for it than it weighs.
    pub(crate) fn may_hold(&self, graph: &dyn Graph<W = W>, one: usize, other: usize) -> bool {
        graph.weight(one, other).is_some_and(|weight| self.paid(one, other) == weight + weight)
    }

    /// To be called after edges of a vertex are removed: finds a matching without them of the same
    /// weight. If there is none, everything is as it was, and the edges must be restored.
    pub(crate) fn narrow(&mut self, graph: &dyn Graph<W = W>, one: usize) -> bool {
        let is_hopeless = || (0..graph.len()).all(|other| !self.may_hold(graph, one, other));
        let has_mate = graph.weight(one, self.mate(one)).is_some();
        if has_mate && self.blossoms.is_single(vertex(one)) {
            return true;
        }
        !is_hopeless() && self.mend(graph, &[one])
    }

    /// Returns whether a vertex is in an odd set that is needed to prove that the matching is the
    /// best. If edges of such a vertex are removed, a new matcher is needed.
    pub(crate) fn is_in_blossom(&self, one: usize) -> bool {
        !self.blossoms.is_single(vertex(one))
    }

    /// To be called after edges of the graph are removed, including those to the partners of
    /// `broken`: finds a matching without them of the same weight. If there is none, everything is
    /// as it was, and the edges must be restored.
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

    /// Dissolves a top blossom whose price is not 0: its vertices pay for it, and the pair
    /// that leaves it is broken, because its edge is no longer tight.
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

/// Returns a vertex as it is stored.
pub(super) fn vertex(at: usize) -> u32 {
    u32::try_from(at).expect("a field has less than 2^32 players")
}
