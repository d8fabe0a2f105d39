//! Sets of players, as bits: bit 0 is the highest ranked player of the round.

/// A set of at most ten players.
pub type Set = u16;

/// The players of a set, the highest ranked first.
pub(super) fn members(set: Set) -> impl Iterator<Item = usize> + Clone {
    (0..16).filter(move |player| set >> player & 1 == 1)
}

/// The number of players in a set.
pub(super) fn size(set: Set) -> usize {
    set.count_ones() as usize
}
