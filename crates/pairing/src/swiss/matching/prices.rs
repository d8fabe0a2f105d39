//! Changes of the prices when the trees of a search cannot grow.

use super::forest::Label;
use super::perfect::{Graph, Matcher, vertex};
use super::weight::Weight;

/// The effect of a change of prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repriced {
    /// Edges became tight.
    Changed,
    /// A blossom opened; the trees have to grow again.
    Opened,
}

impl<W: Weight> Matcher<W> {
    /// Changes prices as far as all edges allow; `None` if there is no limit.
    pub(super) fn reprice(&mut self, graph: &dyn Graph<W = W>) -> Option<Repriced> {
        let mut least: Option<W> = None;
        let mut take = |slack: W| {
            if least.is_none_or(|least| slack < least) {
                least = Some(slack);
            }
        };
        let mut stale = Vec::new();
        for &one in self.open() {
            let top = self.blossoms.top(one);
            match self.forest.label[top as usize] {
                Label::Free => {
                    if let Some((slack, _)) = self.forest.near[one as usize] {
                        take(slack);
                    }
                }
                Label::Even => match self.forest.across[one as usize] {
                    Some((_, other)) if self.blossoms.top(other) == top => stale.push(one),
                    Some((slack, _)) => take(slack.half()),
                    None => {}
                },
                Label::Odd => {}
            }
        }
        for one in stale {
            let nearest = self.nearest_even(graph, one);
            self.forest.across[one as usize] = nearest;
            if let Some((slack, _)) = nearest {
                take(slack.half());
            }
        }
        for top in self.blossoms.tops() {
            if self.forest.label[top as usize] == Label::Odd {
                take(self.blossoms.price(top).half());
            }
        }
        let change = least?;
        self.apply(change);
        let empty: Vec<u32> = self
            .blossoms
            .tops()
            .filter(|&top| self.forest.label[top as usize] == Label::Odd)
            .filter(|&top| self.blossoms.price(top) == W::ZERO)
            .collect();
        if empty.is_empty() {
            return Some(Repriced::Changed);
        }
        empty.into_iter().for_each(|top| self.blossoms.dissolve(top));
        self.tidy();
        Some(Repriced::Opened)
    }

    /// Returns the even vertex of another blossom with the least slack.
    fn nearest_even(&self, graph: &dyn Graph<W = W>, one: u32) -> Option<(W, u32)> {
        let own = self.blossoms.top(one);
        let mut nearest: Option<(W, u32)> = None;
        for &other in self.open() {
            let top = self.blossoms.top(other);
            if top == own || self.forest.label[top as usize] != Label::Even {
                continue;
            }
            let Some(slack) = self.slack(graph, one as usize, other as usize) else { continue };
            if nearest.is_none_or(|(least, _)| slack < least) {
                nearest = Some((slack, other));
            }
        }
        nearest
    }

    /// Lowers the prices of even vertices and raises those of odd ones, and queues edges that
    /// become tight.
    fn apply(&mut self, change: W) {
        let twice = change + change;
        let mut tight = Vec::new();
        for at in 0..self.mate.len() {
            let one = vertex(at);
            match self.forest.label[self.blossoms.top(one) as usize] {
                Label::Even => {
                    self.price[at] -= change;
                    if let Some((slack, _)) = &mut self.forest.across[at] {
                        *slack -= twice;
                        if *slack == W::ZERO {
                            tight.push(one);
                        }
                    }
                }
                Label::Odd => self.price[at] += change,
                Label::Free => {
                    if let Some((slack, from)) = &mut self.forest.near[at] {
                        *slack -= change;
                        if *slack == W::ZERO {
                            tight.push(*from);
                        }
                    }
                }
            }
        }
        let tops: Vec<u32> = self.blossoms.tops().collect();
        for top in tops {
            match self.forest.label[top as usize] {
                Label::Even => self.blossoms.pay(top, twice),
                Label::Odd => self.blossoms.pay(top, W::ZERO - twice),
                Label::Free => {}
            }
        }
        tight.sort_unstable();
        tight.dedup();
        for &one in &tight {
            self.forest.across[one as usize] = None;
        }
        self.forest.queue.extend(tight);
    }

    /// Dissolves blossoms that pay nothing, which are not needed after a search.
    pub(super) fn tidy(&mut self) {
        let empty: Vec<u32> =
            self.blossoms.tops().filter(|&top| self.blossoms.price(top) == W::ZERO).collect();
        empty.into_iter().for_each(|top| self.blossoms.dissolve(top));
    }
}
