//! Sets of players, as bits: bit 0 is the highest ranked player of the round.

/// A set of at most ten players.
pub type Set = u16;

/// Returns the players of a set, the highest ranked first.
pub(super) fn members(set: Set) -> impl Iterator<Item = usize> + Clone {
    let not_empty = |set: Set| (set != 0).then_some(set);
    // Clears the lowest bit: the highest ranked player.
    std::iter::successors(not_empty(set), move |&set| not_empty(set & (set - 1)))
        .map(|set| set.trailing_zeros() as usize)
}

/// Returns the number of players in a set.
pub(super) fn size(set: Set) -> usize {
    set.count_ones() as usize
}
