//! The maximum matching of a graph, by Edmonds' blossom algorithm.
//!
//! A tree of alternating paths grows from a vertex without a partner. Vertices at an even distance
//! are *outer*: a path could end there and leave that vertex alone instead. Two joined outer
//! vertices close a blossom, all of which becomes outer; from then on it counts as one vertex,
//! identified by its *base*. A tree that reaches another vertex without a partner yields one more
//! pair.

use std::collections::VecDeque;

/// Whether two vertices are joined.
type Joined<'a> = Box<dyn Fn(usize, usize) -> bool + 'a>;

/// A matching with as many pairs as possible.
pub(super) struct Matching<'a> {
    joined: Joined<'a>,
    partner: Vec<Option<usize>>,
}

impl<'a> Matching<'a> {
    /// Computes the maximum matching of a graph with this many vertices.
    ///
    /// The cost is at most cubic in their number, and little more than quadratic if most are
    /// joined.
    pub(super) fn greatest(vertices: usize, joined: Joined<'a>) -> Self {
        let mut matching = Self { joined, partner: vec![None; vertices] };
        matching.pair_greedily();
        for root in 0..vertices {
            if matching.partner[root].is_none() {
                let mut tree = Tree::new(&matching);
                if let Some(end) = tree.grow(root) {
                    let parent = tree.parent;
                    matching.turn(&parent, end);
                }
            }
        }
        matching
    }

    /// Iterates over the vertices without a partner.
    pub(super) fn alone(&self) -> impl Iterator<Item = usize> {
        (0..self.partner.len()).filter(|&vertex| self.partner[vertex].is_none())
    }

    /// Returns, for each vertex, whether it could be the only one alone instead of `only`, with
    /// equally many pairs.
    pub(super) fn could_be_alone(&self, only: usize) -> Vec<bool> {
        let mut tree = Tree::new(self);
        let end = tree.grow(only);
        debug_assert_eq!(end, None, "a greatest matching cannot grow");
        tree.outer
    }

    fn pair_greedily(&mut self) {
        for one in 0..self.partner.len() {
            if self.partner[one].is_none() {
                let mut free =
                    (one + 1..self.partner.len()).filter(|&other| self.partner[other].is_none());
                if let Some(other) = free.find(|&other| (self.joined)(one, other)) {
                    self.partner[one] = Some(other);
                    self.partner[other] = Some(one);
                }
            }
        }
    }

    /// Exchanges the pairs along a path from a root to `end`.
    fn turn(&mut self, parent: &[Option<usize>], end: usize) {
        let mut inner = Some(end);
        while let Some(one) = inner {
            let outer = parent[one].expect("an inner vertex has a parent");
            inner = self.partner[outer];
            self.partner[one] = Some(outer);
            self.partner[outer] = Some(one);
        }
    }
}

/// The alternating paths from a root.
struct Tree<'a> {
    graph: &'a Matching<'a>,
    /// The outer vertex from which each inner one was reached; inside a blossom, the other way
    /// around it.
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    outer: Vec<bool>,
    /// Outer vertices whose edges are still to be examined.
    fresh: VecDeque<usize>,
}

impl<'a> Tree<'a> {
    fn new(graph: &'a Matching<'a>) -> Self {
        let vertices = graph.partner.len();
        Self {
            graph,
            parent: vec![None; vertices],
            base: (0..vertices).collect(),
            outer: vec![false; vertices],
            fresh: VecDeque::new(),
        }
    }

    /// Grows until it finds a second vertex without a partner; `None` if there is none.
    fn grow(&mut self, root: usize) -> Option<usize> {
        self.make_outer(root);
        while let Some(one) = self.fresh.pop_front() {
            for other in 0..self.base.len() {
                let in_tree = !self.outer[other] && self.parent[other].is_some();
                if in_tree || self.base[one] == self.base[other] || !(self.graph.joined)(one, other)
                {
                    continue;
                }
                if self.outer[other] {
                    self.close_blossom(one, other);
                    continue;
                }
                self.parent[other] = Some(one);
                match self.graph.partner[other] {
                    Some(partner) => self.make_outer(partner),
                    None => return Some(other),
                }
            }
        }
        None
    }

    fn make_outer(&mut self, vertex: usize) {
        if !self.outer[vertex] {
            self.outer[vertex] = true;
            self.fresh.push_back(vertex);
        }
    }

    fn close_blossom(&mut self, one: usize, other: usize) {
        let top = self.meeting_point(one, other);
        let mut blossom = vec![false; self.base.len()];
        self.walk_up(one, top, other, &mut blossom);
        self.walk_up(other, top, one, &mut blossom);
        for vertex in 0..self.base.len() {
            if blossom[self.base[vertex]] {
                self.base[vertex] = top;
                self.make_outer(vertex);
            }
        }
    }

    /// Returns the base where the paths from two outer vertices to the root meet.
    fn meeting_point(&self, one: usize, other: usize) -> usize {
        let mut on_way = vec![false; self.base.len()];
        let mut way = Some(self.base[one]);
        while let Some(base) = way {
            on_way[base] = true;
            way = self.above(base);
        }
        let mut base = self.base[other];
        while !on_way[base] {
            base = self.above(base).expect("the root is on every way");
        }
        base
    }

    /// Returns the next base on the path to the root.
    fn above(&self, base: usize) -> Option<usize> {
        let inner = self.graph.partner[base]?;
        self.parent[inner].map(|outer| self.base[outer])
    }

    /// Marks the bases from an outer vertex up to the top of a blossom.
    ///
    /// It turns the parents on that path so that inner vertices can be left by the edge that closed
    /// the blossom.
    fn walk_up(&mut self, from: usize, top: usize, across: usize, blossom: &mut [bool]) {
        let (mut outer, mut below) = (from, across);
        while self.base[outer] != top {
            let inner = self.graph.partner[outer].expect("only the root has no partner");
            blossom[self.base[outer]] = true;
            blossom[self.base[inner]] = true;
            self.parent[outer] = Some(below);
            below = inner;
            outer = self.parent[inner].expect("an inner vertex has a parent");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LotSource;

    fn by_lot(lot: &mut LotSource, vertices: usize, percent: u64) -> Vec<Vec<bool>> {
        let mut graph = vec![vec![false; vertices]; vertices];
        let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
        for (one, other) in pairs {
            let joined = lot.below(100) < percent;
            (graph[one][other], graph[other][one]) = (joined, joined);
        }
        graph
    }

    /// Returns the maximum number of pairs among the vertices of a set, by trying all.
    fn most_pairs(graph: &[Vec<bool>], set: &[usize]) -> usize {
        let Some((&one, rest)) = set.split_first() else { return 0 };
        let without =
            |other: usize| rest.iter().copied().filter(|&x| x != other).collect::<Vec<_>>();
        let paired = rest.iter().filter(|&&other| graph[one][other]);
        let most = paired.map(|&other| 1 + most_pairs(graph, &without(other))).max();
        most.unwrap_or(0).max(most_pairs(graph, rest))
    }

    #[test]
    fn no_matching_of_small_graphs_by_lot_is_greater() {
        let mut lot = LotSource::from_seed(8);
        for _ in 0..3_000 {
            let vertices = lot.index(10);
            let percent = 10 + lot.below(60);
            let graph = by_lot(&mut lot, vertices, percent);
            let matching = Matching::greatest(vertices, Box::new(|a, b| graph[a][b]));
            for (one, partner) in matching.partner.iter().enumerate() {
                if let Some(other) = *partner {
                    assert!(graph[one][other] && matching.partner[other] == Some(one));
                }
            }
            let alone: Vec<usize> = matching.alone().collect();
            let most = most_pairs(&graph, &(0..vertices).collect::<Vec<_>>());
            assert_eq!(vertices - alone.len(), 2 * most, "{graph:?}");
            if let [only] = alone[..] {
                let could = (0..vertices).map(|left| {
                    let others: Vec<usize> = (0..vertices).filter(|&x| x != left).collect();
                    most_pairs(&graph, &others) == most
                });
                let could: Vec<bool> = could.collect();
                assert_eq!(matching.could_be_alone(only), could, "{graph:?}");
            }
        }
    }

    #[test]
    fn a_way_through_a_blossom_is_found() {
        // 0-1-2-3-4-2 is a stem with a triangle, and 5 hangs on the triangle.
        let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 2), (4, 5)];
        let joined = |a, b| edges.contains(&(a, b)) || edges.contains(&(b, a));
        assert_eq!(Matching::greatest(6, Box::new(joined)).alone().count(), 0);
    }

    #[test]
    fn a_graph_of_nothing_has_no_pairs() {
        assert_eq!(Matching::greatest(0, Box::new(|_, _| true)).alone().count(), 0);
        assert_eq!(Matching::greatest(3, Box::new(|_, _| false)).alone().count(), 3);
    }
}
