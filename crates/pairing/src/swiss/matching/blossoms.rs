//! Blossoms: odd sets of vertices that the search treats as one vertex.

use super::perfect::vertex;
use super::weight::Weight;

/// No vertex or blossom.
pub(super) const NONE: u32 = u32::MAX;

/// The nested blossoms of a matching. Ids below the number of vertices are the vertices themselves.
#[derive(Debug, Clone)]
pub(super) struct Blossoms<W> {
    /// The outermost blossom around each vertex, or the vertex itself.
    top: Vec<u32>,
    /// The blossom directly around each vertex.
    inner: Vec<u32>,
    /// The proper blossoms, by id minus the number of vertices.
    proper: Vec<Blossom<W>>,
    /// Ids of `proper` available for reuse.
    spare: Vec<u32>,
}

/// A blossom: an odd cycle of vertices and blossoms. All except its base are matched inside it.
#[derive(Debug, Clone)]
struct Blossom<W> {
    parent: u32,
    base: u32,
    /// The parts of the cycle in order, beginning with the one that contains the base.
    children: Vec<u32>,
    /// The edge from each child to the next, as one vertex of each.
    links: Vec<(u32, u32)>,
    price: W,
}

impl<W: Weight> Blossoms<W> {
    /// Creates single vertices without blossoms.
    pub(super) fn new(vertices: usize) -> Self {
        Self {
            top: (0..vertex(vertices)).collect(),
            inner: vec![NONE; vertices],
            proper: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// Returns an upper bound of all ids.
    pub(super) fn ids(&self) -> usize {
        self.top.len() + self.proper.len()
    }

    /// Returns the outermost blossom around a vertex, or the vertex itself.
    pub(super) fn top(&self, one: u32) -> u32 {
        self.top[one as usize]
    }

    /// Returns whether a vertex is in no blossom.
    pub(super) fn is_single(&self, one: u32) -> bool {
        self.top(one) == one
    }

    /// Returns the outermost blossom around a vertex, if there is one.
    pub(super) fn around(&self, one: u32) -> Option<u32> {
        Some(self.top(one)).filter(|&top| top != one)
    }

    /// Returns whether an id is that of a blossom, not of a vertex.
    pub(super) fn is_proper(&self, id: u32) -> bool {
        id as usize >= self.top.len()
    }

    fn blossom(&self, id: u32) -> &Blossom<W> {
        &self.proper[id as usize - self.top.len()]
    }

    fn blossom_mut(&mut self, id: u32) -> &mut Blossom<W> {
        let at = id as usize - self.top.len();
        &mut self.proper[at]
    }

    /// Returns the vertex whose partner is outside.
    pub(super) fn base(&self, id: u32) -> u32 {
        if self.is_proper(id) { self.blossom(id).base } else { id }
    }

    /// Returns the amount that a blossom pays for each edge inside it.
    pub(super) fn price(&self, id: u32) -> W {
        self.blossom(id).price
    }

    /// Raises or lowers a price.
    pub(super) fn pay(&mut self, id: u32, more: W) {
        self.blossom_mut(id).price += more;
    }

    /// Returns the vertices of a blossom, or the vertex itself.
    pub(super) fn vertices(&self, id: u32) -> Vec<u32> {
        let mut found = Vec::new();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if self.is_proper(id) {
                stack.extend(&self.blossom(id).children);
            } else {
                found.push(id);
            }
        }
        found
    }

    /// Iterates over the outermost blossoms.
    pub(super) fn tops(&self) -> impl Iterator<Item = u32> {
        let first = vertex(self.top.len());
        let is_top = |blossom: &Blossom<W>| blossom.parent == NONE && !blossom.children.is_empty();
        (first..).zip(&self.proper).filter(move |(_, blossom)| is_top(blossom)).map(|(id, _)| id)
    }

    /// Shrinks an odd cycle to a blossom whose base is in the first child.
    pub(super) fn shrink(&mut self, children: Vec<u32>, links: Vec<(u32, u32)>) -> u32 {
        debug_assert!(children.len() % 2 == 1 && children.len() == links.len());
        let base = self.base(children[0]);
        let id = self.spare.pop().unwrap_or_else(|| {
            self.proper.push(Blossom {
                parent: NONE,
                base,
                children: Vec::new(),
                links: Vec::new(),
                price: W::ZERO,
            });
            vertex(self.ids() - 1)
        });
        for &child in &children {
            self.set_parent(child, id);
        }
        *self.blossom_mut(id) = Blossom { parent: NONE, base, children, links, price: W::ZERO };
        for one in self.vertices(id) {
            self.top[one as usize] = id;
        }
        id
    }

    /// Makes the children of an outermost blossom outermost, and dissolves those that pay nothing.
    pub(super) fn dissolve(&mut self, id: u32) {
        let blossom = self.blossom_mut(id);
        let children = std::mem::take(&mut blossom.children);
        blossom.links.clear();
        blossom.price = W::ZERO;
        self.spare.push(id);
        for child in children {
            self.set_parent(child, NONE);
            if self.is_proper(child) && self.price(child) == W::ZERO {
                self.dissolve(child);
                continue;
            }
            for one in self.vertices(child) {
                self.top[one as usize] = child;
            }
        }
    }

    /// Changes the pairs inside a blossom so that `base` is the vertex without a partner inside.
    pub(super) fn rebase(&mut self, id: u32, base: u32, mate: &mut [u32]) {
        if !self.is_proper(id) {
            return;
        }
        let mut inner = base;
        while let Some(parent) = self.parent(inner).filter(|&parent| parent != id) {
            inner = parent;
        }
        self.rebase(inner, base, mate);
        let Blossom { children, links, .. } = self.blossom(id);
        let length = children.len();
        let at = children.iter().position(|&child| child == inner).expect("it is inside");
        // The path to the old base with an even number of steps; every second link of it becomes a
        // pair.
        let pairs: Vec<usize> = match at % 2 {
            1 => (at + 1..length).step_by(2).collect(),
            _ => (0..at).step_by(2).collect(),
        };
        let pairs: Vec<[(u32, u32); 2]> = pairs
            .into_iter()
            .map(|link| {
                let (one, other) = links[link];
                [(children[link], one), (children[(link + 1) % length], other)]
            })
            .collect();
        for [(child, one), (next, other)] in pairs {
            self.rebase(child, one, mate);
            self.rebase(next, other, mate);
            mate[one as usize] = other;
            mate[other as usize] = one;
        }
        let blossom = self.blossom_mut(id);
        blossom.children.rotate_left(at);
        blossom.links.rotate_left(at);
        blossom.base = base;
    }

    /// Returns the blossom directly around a vertex or blossom.
    fn parent(&self, id: u32) -> Option<u32> {
        let parent = match self.is_proper(id) {
            true => self.blossom(id).parent,
            false => self.inner[id as usize],
        };
        Some(parent).filter(|&parent| parent != NONE)
    }

    fn set_parent(&mut self, id: u32, parent: u32) {
        match self.is_proper(id) {
            true => self.blossom_mut(id).parent = parent,
            false => self.inner[id as usize] = parent,
        }
    }
}

impl<W: Weight> Blossoms<W> {
    /// Returns every blossom that contains both vertices.
    pub(super) fn around_both(&self, one: u32, other: u32) -> Vec<u32> {
        let chain = |one| std::iter::successors(self.parent(one), |&id| self.parent(id));
        chain(one).filter(|id| chain(other).any(|same| same == *id)).collect()
    }
}
