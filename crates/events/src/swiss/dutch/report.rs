//! A round as the Dutch system paired it, bracket by bracket.

use crate::event::{Color, Points};
use crate::field::FieldPairing;

use super::{Amount, Criterion, Figure};

/// A round paired by the Dutch system. Players are places in the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DutchRound {
    /// The pairing, its boards in order.
    pub pairing: FieldPairing,
    /// The brackets, the highest first; their pairs and the bye make up the pairing.
    pub brackets: Vec<Bracket>,
}

/// A bracket: a score group with those who were moved down into it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The score of its residents, with acceleration.
    pub score: Points,
    /// Who was moved down into it, the highest ranked first.
    pub moved_down: Vec<usize>,
    /// Its residents, the highest ranked first.
    pub residents: Vec<usize>,
    /// Its pairs, the higher ranked player first; in the order of that player.
    pub pairs: Vec<(usize, usize)>,
    /// Who was left over: moved down into the next bracket, or given the bye after the last.
    pub downfloaters: Vec<usize>,
    /// What the pairing came to under every criterion that this bracket can break, C5 first.
    pub figures: Vec<Figure>,
}

/// Why two players do not meet, or a player does not get the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Instead {
    /// They do: that is the pairing.
    Chosen,
    /// It would break an absolute criterion.
    Illegal(Bar),
    /// The others could not all be paired (C4).
    Incomplete,
    /// The bracket would come to more under a criterion; the first such.
    Worse {
        /// The bracket, by its place in the round.
        bracket: usize,
        /// The criterion.
        criterion: Criterion,
        /// What the pairing came to.
        chosen: Amount,
        /// What it would have come to.
        instead: Amount,
    },
    /// As good under every criterion, and later in the order of the candidates.
    Later {
        /// The bracket, by its place in the round.
        bracket: usize,
    },
}

/// What forbids a pair or a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bar {
    /// C1: they have met in this round.
    Met(u16),
    /// They are kept apart in this round.
    Apart,
    /// C3: both must have this colour.
    Color(Color),
    /// C2: the player has had the bye, or the points of a win without playing, in this round.
    Bye(u16),
}
