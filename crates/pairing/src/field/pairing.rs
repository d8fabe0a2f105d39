//! The pairing of a round of a field.

use std::cmp::Reverse;

use super::Field;

/// Two players of a field who meet, as indices into [`Field::players`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldPair {
    /// The player with White.
    pub white: usize,
    /// The player with Black.
    pub black: usize,
}

/// The pairing of a round: the pairs in board order, and the player with the bye.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FieldPairing {
    /// The pairs, board 1 first.
    pub pairs: Vec<FieldPair>,
    /// The player with the pairing-allocated bye.
    pub bye: Option<usize>,
}

impl FieldPairing {
    /// Sorts the pairs in board order (FIDE C.04.2, 3.6).
    ///
    /// The keys are the score of the higher ranked player of a pair, the sum of both scores, and
    /// the rank of the higher ranked player. Scores are those used for pairing, including
    /// acceleration. bbpPairings excludes acceleration; for its order (`arbiter trf pair`), sort by
    /// a field without it.
    pub fn sort_boards(&mut self, field: &Field) {
        let rank =
            |at: usize| (Reverse(field.players[at].pairing_score()), field.players[at].order);
        self.pairs.sort_by_key(|pair| {
            let (higher, lower) = match rank(pair.white) < rank(pair.black) {
                true => (pair.white, pair.black),
                false => (pair.black, pair.white),
            };
            let ((score, order), (other, _)) = (rank(higher), rank(lower));
            (score, other, order)
        });
    }
}
