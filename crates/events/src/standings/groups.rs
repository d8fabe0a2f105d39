//! The order found so far, with the players who are not yet separated in groups.

use std::cmp::Ordering;

/// Players in an order that is being refined. Inside a group, players keep their original order.
#[derive(Debug, Clone)]
pub(super) struct Groups {
    order: Vec<usize>,
    /// The end of each group.
    ends: Vec<usize>,
}

impl Groups {
    /// Puts all players into one group.
    pub(super) fn of(order: Vec<usize>) -> Self {
        let ends = if order.is_empty() { Vec::new() } else { vec![order.len()] };
        Self { order, ends }
    }

    /// Returns each group with the place that its players share.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, &[usize])> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| (start + 1, &self.order[start..end]))
    }

    /// Returns the groups of two or more.
    pub(super) fn tied(&self) -> impl Iterator<Item = &[usize]> {
        self.iter().map(|(_, group)| group).filter(|group| group.len() > 1)
    }

    /// Returns the place of each player; 0 for players in no group.
    pub(super) fn places(&self, players: usize) -> Vec<usize> {
        let mut places = vec![0; players];
        for (place, group) in self.iter() {
            for &player in group {
                places[player] = place;
            }
        }
        places
    }

    /// Splits each group by a comparison, the greatest first.
    pub(super) fn refine(&mut self, compare: impl Fn(usize, usize) -> Ordering) {
        let mut ends = Vec::with_capacity(self.ends.len());
        let mut start = 0;
        for &end in &self.ends {
            let group = &mut self.order[start..end];
            group.sort_by(|&one, &other| compare(other, one));
            for part in group.chunk_by(|&one, &other| compare(one, other).is_eq()) {
                start += part.len();
                ends.push(start);
            }
        }
        self.ends = ends;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_split_and_places_are_shared() {
        let mut groups = Groups::of(vec![4, 0, 1, 2, 3]);
        let by = |values: [u8; 5]| move |one: usize, other: usize| values[one].cmp(&values[other]);
        groups.refine(by([7, 9, 7, 9, 7]));
        assert_eq!(groups.places(6), [3, 1, 3, 1, 3, 0]);
        groups.refine(by([1, 0, 2, 0, 1]));
        let list: Vec<(usize, Vec<usize>)> =
            groups.iter().map(|(place, group)| (place, group.to_vec())).collect();
        assert_eq!(list, [(1, vec![1, 3]), (3, vec![2]), (4, vec![4, 0])]);
        assert_eq!(groups.tied().count(), 2);
        assert_eq!(Groups::of(Vec::new()).iter().count(), 0);
    }
}
