//! The search for alternating paths: trees of tight edges that grow from their roots, and prices
//! that change when the trees cannot grow.

use std::collections::VecDeque;

use super::blossoms::NONE;
use super::perfect::{Graph, Matcher, NoPerfect};
use super::prices::Repriced;
use super::weight::Weight;

/// The number of exposed vertices tried before all others.
const TARGETS: usize = 32;
/// The number of examined vertices from which the prices of a tree are changed as far as possible.
const SMALL_TREE: usize = 64;

/// The status of an outermost blossom in the forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// Not reached.
    Free,
    /// An even number of steps from the root.
    Even,
    /// An odd number of steps from the root.
    Odd,
}

/// The trees of a search.
#[derive(Debug, Clone)]
pub(super) struct Forest<W> {
    pub(super) label: Vec<Label>,
    /// The edge by which each blossom was reached, its own vertex last; none for roots.
    edge: Vec<(u32, u32)>,
    /// The root of each tree, a vertex.
    root: Vec<u32>,
    /// Even vertices whose edges have not been examined.
    pub(super) queue: VecDeque<u32>,
    /// Even vertices not yet tried with the targets.
    fresh: Vec<u32>,
    /// Vertices that end the search when reached.
    targets: Vec<u32>,
    /// For a vertex not reached: the nearest even vertex and the slack.
    pub(super) near: Vec<Option<(W, u32)>>,
    /// For an even vertex: the nearest even vertex of another blossom and the slack.
    pub(super) across: Vec<Option<(W, u32)>>,
    /// The number of even vertices whose edges have been examined.
    looked_at: usize,
    /// Roots whose tree has been used by a path.
    used: Vec<bool>,
}

/// The result of growing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// No result yet.
    On,
    /// The matching has one more pair, or the goal is even.
    Done,
}

impl<W: Weight> Forest<W> {
    pub(super) fn new(vertices: usize) -> Self {
        Self {
            label: vec![Label::Free; vertices],
            edge: vec![(NONE, NONE); vertices],
            root: vec![NONE; vertices],
            queue: VecDeque::new(),
            fresh: Vec::new(),
            targets: Vec::new(),
            near: vec![None; vertices],
            across: vec![None; vertices],
            looked_at: 0,
            used: vec![false; vertices],
        }
    }

    fn clear(&mut self, ids: usize) {
        self.label.clear();
        self.label.resize(ids, Label::Free);
        self.edge.clear();
        self.edge.resize(ids, (NONE, NONE));
        self.root.clear();
        self.root.resize(ids, NONE);
        self.queue.clear();
        self.fresh.clear();
        self.targets.clear();
        self.near.fill(None);
        self.across.fill(None);
        self.looked_at = 0;
        self.used.fill(false);
    }

    /// Returns whether the tree of a blossom has been used.
    fn is_used(&self, top: u32) -> bool {
        let root = self.root[top as usize];
        root != NONE && self.used[root as usize]
    }

    fn grow_to(&mut self, ids: usize) {
        if self.label.len() < ids {
            self.label.resize(ids, Label::Free);
            self.edge.resize(ids, (NONE, NONE));
            self.root.resize(ids, NONE);
        }
    }
}

impl<W: Weight> Matcher<W> {
    /// Grows trees from exposed vertices until the matching has at least one more pair.
    ///
    /// # Errors
    ///
    /// Fails if no perfect matching exists.
    pub(super) fn grow(
        &mut self,
        graph: &dyn Graph<W = W>,
        roots: &[u32],
    ) -> Result<(), NoPerfect> {
        loop {
            self.forest.clear(self.blossoms.ids());
            self.forest.targets = self.exposed_targets();
            for &root in roots {
                let top = self.blossoms.top(root);
                self.make_even(top, (NONE, NONE), root, None);
            }
            loop {
                if self.look(graph, None) == Step::Done {
                    self.tidy();
                    return Ok(());
                }
                match self.reprice(graph).ok_or(NoPerfect)? {
                    Repriced::Opened => break,
                    Repriced::Changed => {}
                }
            }
        }
    }

    fn exposed_targets(&self) -> Vec<u32> {
        let open = self.open().iter().copied();
        open.filter(|&one| self.mate[one as usize] == NONE).take(TARGETS).collect()
    }

    /// Searches for an alternating cycle through a tight edge between two vertices outside all
    /// blossoms.
    ///
    /// If there is none, prices change so that the edge is no longer tight.
    pub(super) fn grow_cycle(&mut self, graph: &dyn Graph<W = W>, one: u32, other: u32) -> bool {
        // A cycle closes as soon as this vertex becomes even.
        let goal = other;
        let mut is_best = true;
        loop {
            self.forest.clear(self.blossoms.ids());
            let root = self.mate[one as usize];
            self.forest.targets = vec![self.mate[other as usize]];
            self.forest.label[one as usize] = Label::Odd;
            let top = self.blossoms.top(root);
            let mut done = self.make_even(top, (NONE, NONE), root, Some(goal)) == Step::Done;
            loop {
                done = done || self.look(graph, Some(goal)) == Step::Done;
                if done {
                    if is_best {
                        self.climb(other, one);
                        self.mate[one as usize] = other;
                    }
                    self.tidy();
                    return is_best;
                }
                let is_small = self.forest.looked_at < SMALL_TREE;
                if !is_best && is_small {
                    self.tidy();
                    return false;
                }
                match self.reprice(graph) {
                    None => {
                        self.tidy();
                        return false;
                    }
                    Some(Repriced::Opened) => {
                        is_best = false;
                        break;
                    }
                    Some(Repriced::Changed) => is_best = false,
                }
            }
        }
    }

    /// Examines the edges of even vertices until none are left.
    ///
    /// A path uses its trees up; the others keep growing.
    fn look(&mut self, graph: &dyn Graph<W = W>, goal: Option<u32>) -> Step {
        let mut found = Step::On;
        loop {
            while let Some(one) = self.forest.fresh.pop() {
                if self.forest.is_used(self.blossoms.top(one)) {
                    continue;
                }
                for at in 0..self.forest.targets.len() {
                    let target = self.forest.targets[at];
                    let is_new = self.blossoms.top(target) != self.blossoms.top(one);
                    if is_new
                        && self.slack(graph, one as usize, target as usize) == Some(W::ZERO)
                        && self.follow(one, target, goal) == Step::Done
                    {
                        if goal.is_some() {
                            return Step::Done;
                        }
                        found = Step::Done;
                        break;
                    }
                }
            }
            let Some(one) = self.forest.queue.pop_front() else { return found };
            if self.forest.is_used(self.blossoms.top(one)) {
                continue;
            }
            self.forest.looked_at += 1;
            for at in 0..self.open().len() {
                let other = self.open()[at];
                let top = self.blossoms.top(other);
                let label = self.forest.label[top as usize];
                if label == Label::Odd || top == self.blossoms.top(one) {
                    continue;
                }
                let Some(slack) = self.slack(graph, one as usize, other as usize) else { continue };
                if slack == W::ZERO {
                    if self.follow(one, other, goal) == Step::Done {
                        if goal.is_some() {
                            return Step::Done;
                        }
                        found = Step::Done;
                        break;
                    }
                } else if label == Label::Even {
                    let across = &mut self.forest.across[one as usize];
                    if across.is_none_or(|(least, _)| slack < least) {
                        *across = Some((slack, other));
                    }
                } else {
                    let near = &mut self.forest.near[other as usize];
                    if near.is_none_or(|(least, _)| slack < least) {
                        *near = Some((slack, one));
                    }
                }
            }
        }
    }

    /// Follows a tight edge from an even vertex.
    fn follow(&mut self, one: u32, other: u32, goal: Option<u32>) -> Step {
        let (top, from) = (self.blossoms.top(other), self.blossoms.top(one));
        if top == from || self.forest.is_used(top) {
            return Step::On;
        }
        match self.forest.label[top as usize] {
            Label::Odd => Step::On,
            Label::Free => {
                let base = self.blossoms.base(top);
                let mate = self.mate[base as usize];
                if mate == NONE {
                    self.blossoms.rebase(top, other, &mut self.mate);
                    self.climb(one, other);
                    self.mate[other as usize] = one;
                    let root = self.forest.root[from as usize];
                    self.forest.used[root as usize] = true;
                    return Step::Done;
                }
                let root = self.forest.root[from as usize];
                self.forest.label[top as usize] = Label::Odd;
                self.forest.edge[top as usize] = (one, other);
                self.forest.root[top as usize] = root;
                self.make_even(self.blossoms.top(mate), (base, mate), root, goal)
            }
            Label::Even if self.forest.root[top as usize] == self.forest.root[from as usize] => {
                self.make_blossom(one, other, goal)
            }
            Label::Even => {
                self.climb(one, other);
                self.climb(other, one);
                for top in [top, from] {
                    let root = self.forest.root[top as usize];
                    self.forest.used[root as usize] = true;
                }
                Step::Done
            }
        }
    }

    fn make_even(&mut self, top: u32, edge: (u32, u32), root: u32, goal: Option<u32>) -> Step {
        self.forest.label[top as usize] = Label::Even;
        self.forest.edge[top as usize] = edge;
        self.forest.root[top as usize] = root;
        let vertices = self.blossoms.vertices(top);
        self.add_even(vertices, goal)
    }

    fn add_even(&mut self, vertices: Vec<u32>, goal: Option<u32>) -> Step {
        for one in vertices {
            if goal == Some(one) {
                return Step::Done;
            }
            self.forest.queue.push_back(one);
            self.forest.fresh.push(one);
        }
        Step::On
    }

    /// Returns the even blossom above an outermost one, two steps nearer to the root.
    fn above(&self, even: u32) -> Option<(u32, u32)> {
        let (mate, _) = self.forest.edge[even as usize];
        if mate == NONE {
            return None;
        }
        let odd = self.blossoms.top(mate);
        let (from, _) = self.forest.edge[odd as usize];
        Some((odd, self.blossoms.top(from)))
    }

    /// Shrinks the cycle closed by an edge between two even vertices of one tree.
    fn make_blossom(&mut self, one: u32, other: u32, goal: Option<u32>) -> Step {
        let way = |from: u32| -> Vec<u32> {
            let mut way = vec![self.blossoms.top(from)];
            while let Some((odd, even)) = self.above(way[way.len() - 1]) {
                way.extend([odd, even]);
            }
            way
        };
        let (mut left, mut right) = (way(one), way(other));
        let mut top = NONE;
        while let (Some(a), Some(b)) = (left.last(), right.last())
            && a == b
        {
            top = *a;
            left.pop();
            right.pop();
        }
        // From the top down on one side, and up on the other.
        let edge = |id: &u32| self.forest.edge[*id as usize];
        let back = |id: &u32| {
            let (upper, lower) = edge(id);
            (lower, upper)
        };
        left.reverse();
        let mut links: Vec<(u32, u32)> = left.iter().map(edge).collect();
        links.push((one, other));
        links.extend(right.iter().map(back));
        let mut children = vec![top];
        children.extend(&left);
        children.extend(&right);
        let turned: Vec<u32> = children
            .iter()
            .copied()
            .filter(|&id| self.forest.label[id as usize] == Label::Odd)
            .collect();
        let fresh: Vec<u32> = turned.iter().flat_map(|&id| self.blossoms.vertices(id)).collect();
        let (edge, root) = (self.forest.edge[top as usize], self.forest.root[top as usize]);
        let id = self.blossoms.shrink(children, links);
        self.forest.grow_to(self.blossoms.ids());
        self.forest.label[id as usize] = Label::Even;
        self.forest.edge[id as usize] = edge;
        self.forest.root[id as usize] = root;
        self.add_even(fresh, goal)
    }

    /// Gives an even vertex a new partner, and changes all partners up to the root.
    fn climb(&mut self, even: u32, partner: u32) {
        let (mut even, mut partner) = (even, partner);
        loop {
            let top = self.blossoms.top(even);
            self.blossoms.rebase(top, even, &mut self.mate);
            self.mate[even as usize] = partner;
            let (mate, _) = self.forest.edge[top as usize];
            if mate == NONE {
                return;
            }
            let odd = self.blossoms.top(mate);
            let (from, to) = self.forest.edge[odd as usize];
            self.blossoms.rebase(odd, to, &mut self.mate);
            self.mate[to as usize] = from;
            (even, partner) = (from, to);
        }
    }
}
