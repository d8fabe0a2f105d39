//! The legal pairs, one bit each.

/// A symmetric relation between players; no player is related to themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairs {
    players: usize,
    /// The number of words per row.
    width: usize,
    bits: Vec<u64>,
}

impl Pairs {
    /// Creates the relation with all pairs.
    pub fn all(players: usize) -> Self {
        let width = players.div_ceil(64);
        let mut bits = vec![u64::MAX; players * width];
        if !players.is_multiple_of(64) {
            for row in bits.chunks_exact_mut(width) {
                row[width - 1] = (1 << (players % 64)) - 1;
            }
        }
        let mut pairs = Self { players, width, bits };
        (0..players).for_each(|one| pairs.clear(one, one));
        pairs
    }

    /// Returns whether two players may meet.
    pub fn contains(&self, one: usize, other: usize) -> bool {
        self.bits[one * self.width + other / 64] >> (other % 64) & 1 == 1
    }

    fn clear(&mut self, one: usize, other: usize) {
        self.bits[one * self.width + other / 64] &= !(1 << (other % 64));
    }

    /// Removes a pair.
    pub fn forbid(&mut self, one: usize, other: usize) {
        self.clear(one, other);
        self.clear(other, one);
    }

    /// Removes all pairs within a group.
    pub(crate) fn forbid_among(&mut self, group: &[usize]) {
        let mut mask = vec![u64::MAX; self.width];
        for &one in group {
            mask[one / 64] &= !(1 << (one % 64));
        }
        for &one in group {
            let row = &mut self.bits[one * self.width..][..self.width];
            for (word, mask) in row.iter_mut().zip(&mask) {
                *word &= mask;
            }
        }
    }

    /// Iterates over the players whom a player may meet, in order.
    pub fn of(&self, one: usize) -> impl Iterator<Item = usize> {
        ones(self.row(one).iter().copied())
    }

    /// Iterates over the players of a set whom a player may meet, in order.
    pub(crate) fn of_set(&self, one: usize, set: &[u64]) -> impl Iterator<Item = usize> {
        ones(self.row(one).iter().zip(set).map(|(row, set)| row & set))
    }

    /// Creates a set of players for [`Self::of_set`].
    pub fn set(&self, players: &[usize]) -> Vec<u64> {
        let mut set = vec![0; self.width];
        players.iter().for_each(|&one| set[one / 64] |= 1 << (one % 64));
        set
    }

    fn row(&self, one: usize) -> &[u64] {
        &self.bits[one * self.width..][..self.width]
    }

    /// Returns the number of players.
    pub const fn players(&self) -> usize {
        self.players
    }
}

/// Iterates over the positions of the one bits in a row of words.
fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(at, word)| {
        // Each step clears the lowest one bit, until none is left.
        let next = |&word: &u64| Some(word & word.wrapping_sub(1));
        std::iter::successors(Some(word), next)
            .take_while(|&word| word != 0)
            .map(move |word| at * 64 + word.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_taken_away_both_ways() {
        for players in [1, 63, 64, 65, 130] {
            let mut pairs = Pairs::all(players);
            let expected = players * (players - 1);
            let count =
                |pairs: &Pairs| (0..players).map(|one| pairs.of(one).count()).sum::<usize>();
            assert_eq!(count(&pairs), expected, "{players}");
            if players > 2 {
                pairs.forbid(0, players - 1);
                assert!(!pairs.contains(0, players - 1) && !pairs.contains(players - 1, 0));
                pairs.forbid_among(&[0, 1, players - 1]);
                assert_eq!(count(&pairs), expected - 6);
                assert!(pairs.of(0).all(|other| pairs.contains(0, other)));
            }
        }
    }
}
