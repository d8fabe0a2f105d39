//! A round of a field, paired.

use std::cmp::Reverse;

use super::Field;

/// Two players of a field who meet, as places in [`Field::players`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldPair {
    /// Who has White.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
}

/// The pairing of a round: the pairs in the order of the boards, and who has the bye.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FieldPairing {
    /// The pairs, board 1 first.
    pub pairs: Vec<FieldPair>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<usize>,
}

impl FieldPairing {
    /// Puts the pairs in the order of the boards: by the score of the higher ranked player
    /// of a pair, then the sum of both scores, then the rank of the higher ranked player
    /// (FIDE C.04.2, 3.6). Scores are those used for pairing, including acceleration. bbpPairings
    /// leaves acceleration out; for its order (`arbiter trf pair`), sort by a field without it.
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
