//! A Swiss field before a round: everything that a pairing may depend on, and nothing else.
//!
//! A caller converts a file or an event to a [`Field`]; a system pairs it, and a checker examines a
//! pairing of it. System and checker derive colour preferences, floats and eligibility for the bye
//! separately, so that one can check the other.

mod pairing;
mod past;
mod rules;

pub use pairing::{FieldPair, FieldPairing};
pub use past::PastRound;
pub use rules::{Preferences, PromisedRules, Rule};

pub use crate::Parity;
use crate::{Color, Points};

/// A field and the round to be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The players, by pairing number. Pairings, opponents and constraints refer to players by
    /// their index in this list.
    pub players: Vec<Entrant>,
    /// The round to be paired, from 1; each player has one past round fewer.
    pub round: u16,
    /// The number of rounds of the tournament; `round` is the last one if they are equal.
    pub rounds: u16,
    /// The colour of an odd pairing number in round 1, drawn by lot (FIDE C.04.3, 5.2.5).
    pub initial_color: Color,
    /// Which players count for the parity in 5.2.5.
    pub parity: Parity,
    /// The points for results.
    pub worth: ResultWorth,
    /// Groups of players who may not meet each other in this round.
    pub apart: Vec<Vec<usize>>,
    /// The seed for drawing lots, for systems that do; 0 if none is recorded.
    pub seed: u64,
}

/// The points for results, as far as the pairing rules depend on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultWorth {
    /// The points for a win.
    pub win: Points,
    /// The points for a draw.
    pub draw: Points,
    /// The points for a loss.
    pub loss: Points,
}

/// A player of a field, or a team; then a game is a match, and its colour is that of board 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The pairing number (FIDE C.04.2, 2); ascending and distinct along the list.
    pub number: u16,
    /// The order within a score group, lowest first and all different: the pairing number, or the
    /// rank by another key such as Solkoff.
    pub order: u32,
    /// The rating, which some systems use; `None` for a player without one.
    pub rating: Option<u16>,
    /// The points so far.
    pub score: Points,
    /// Points that count for the pairing of this round only (acceleration).
    pub extra: Points,
    /// The other score of a team, if colours also depend on it (FIDE C.04.6, 4.2.2): game points if
    /// match points pair, and vice versa. `None` for players, and if it does not count.
    pub secondary: Option<Points>,
    /// Whether the player is to be paired in this round.
    pub plays: bool,
    /// The past rounds, round 1 first.
    pub past: Vec<PastRound>,
}

impl Entrant {
    /// Returns the score used for pairing, including acceleration.
    pub fn pairing_score(&self) -> Points {
        self.score + self.extra
    }
}

impl Field {
    /// Returns whether the round to be paired is the last one.
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// Iterates over the indices of the players to be paired.
    pub fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.players.len()).filter(|&at| self.players[at].plays)
    }
}
