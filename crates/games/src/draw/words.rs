//! Draw clauses in words that can be read aloud.

use super::kind;
use crate::rules::Clause;
use crate::said::Said;

/// What a clause asks for, in a few words.
#[must_use]
pub fn clause_words(clause: &Clause) -> String {
    kind::of(&clause.rule).words()
}

/// What a clause asks for, as a message.
#[must_use]
pub fn clause_said(clause: &Clause) -> Said {
    kind::of(&clause.rule).said()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::material_words;
    use crate::rules::named;

    fn said(set: &str, id: &str) -> String {
        let set = named(set).unwrap();
        clause_words(set.draws.iter().find(|clause| clause.id == id).unwrap())
    }

    #[test]
    fn pieces_are_read_aloud() {
        for (written, words) in [
            ("3K-1K", "three kings against one king"),
            ("2K+1M-1K", "two kings and a man against one king"),
            ("1K+2M-1K", "a king and two men against one king"),
            ("3+K-1K", "three or more kings against one king"),
            ("2K-1K+1M", "two kings against a king and a man"),
            ("1P-1P", "one piece against one piece"),
            ("both-kings 4..5", "four or five pieces in all and a king on each side"),
            ("both-kings each 1..4", "at most four pieces on each side, a king among them"),
        ] {
            assert_eq!(material_words(&written.parse().unwrap()), words, "{written}");
        }
    }

    #[test]
    fn clauses_are_read_aloud() {
        assert_eq!(
            said("international", "three-against-one"),
            "16 moves of each player with three kings, two kings and a man, or a king and two men \
             against one king"
        );
        assert_eq!(
            said("russian", "long-diagonal"),
            "5 moves of the stronger side with three kings, two kings and a man, or a king and \
             two men against one king, the lone king on the long diagonal, unless the position \
             after the last of them is won"
        );
        assert_eq!(
            said("pool", "three-against-one"),
            "13 moves of the lone king with three kings against one king"
        );
        assert_eq!(
            said("portuguese", "no-progress"),
            "20 moves of each player without a capture or a move of a man, with at most four \
             pieces on each side, a king among them"
        );
        assert_eq!(
            said("portuguese", "three-against-one"),
            "12 moves of the stronger side with three kings against one king, from the move by \
             which the stronger side takes the long diagonal"
        );
        assert_eq!(
            said("brazilian", "two-against-one"),
            "5 moves of each player with two kings against two kings, two kings or one king \
             against one king, or two kings or one king against a king and a man"
        );
        assert_eq!(
            said("international-club", "three-kings-against-one"),
            "10 moves of each player, as the lone king counts them, with three kings against one \
             king, and at most three more once the lone king is on the long diagonal"
        );
        assert_eq!(
            said("international-2024", "three-against-one"),
            "16 moves of each player with three kings, two kings and a man, or a king and two men \
             against one king, and at most five more once the lone king is on the long diagonal"
        );
        assert_eq!(
            said("italian", "repetition"),
            "the same position for the fourth time, the same player to move"
        );
    }
}
