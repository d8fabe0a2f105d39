//! A Swiss field before a round: all that a pairing may depend on, and nothing else.
//!
//! Files and events are turned into a [`Field`]; a system pairs it, a checker judges a
//! pairing of it. What follows from the facts here (colour preferences, floats, who may get
//! the bye) is derived by each of them separately, so that one can check the other.

mod pairing;
mod past;
mod rules;

pub use pairing::{FieldPair, FieldPairing};
pub use past::Past;
pub use rules::{Preferences, Rule, Rules};

pub use crate::Parity;
use crate::{Color, Points};

/// A field and the round that is to be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The players, by their pairing numbers. A place in this list is what pairings,
    /// opponents and constraints name.
    pub players: Vec<Entrant>,
    /// The round to be paired, from 1; each player has one past round fewer.
    pub round: u16,
    /// Rounds of the tournament; `round` is the last one if they are equal.
    pub rounds: u16,
    /// The colour of an odd pairing number in round 1, drawn by lot (FIDE C.04.3, 5.2.5).
    pub initial_color: Color,
    /// Which players count for the parity in 5.2.5.
    pub parity: Parity,
    /// What results are worth.
    pub worth: Worth,
    /// Groups of players of whom no two may meet in this round.
    pub apart: Vec<Vec<usize>>,
    /// What lots are drawn from, if the system draws any; 0 if none is recorded.
    pub seed: u64,
}

/// What the rules of pairing need to know about the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// A win.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
}

/// A player of a field, or a team whose matches are games: the colour of a match is that of board 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The pairing number (FIDE C.04.2, 2), ascending along the list without repetition.
    pub number: u16,
    /// Order inside a score group, the lowest first and each different: the pairing number,
    /// or the rank by another key such as Solkoff.
    pub order: u32,
    /// The rating, by which some systems pair; `None` for a player without one.
    pub rating: Option<u16>,
    /// Points so far.
    pub score: Points,
    /// Points that count for the pairing of this round only (acceleration).
    pub extra: Points,
    /// The other score of a team, if colours are given by it too (FIDE C.04.6, 4.2.2): game points
    /// where match points pair, and the other way round. `None` for players, and where it does not
    /// count.
    pub secondary: Option<Points>,
    /// Whether the player is to be paired in this round.
    pub plays: bool,
    /// The rounds so far, round 1 first.
    pub past: Vec<Past>,
}

impl Entrant {
    /// Returns the score by which the player is paired, including acceleration.
    #[must_use]
    pub fn pairing_score(&self) -> Points {
        self.score + self.extra
    }
}

impl Field {
    /// Returns whether the round to be paired is the last.
    #[must_use]
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// Iterates over the places of the players who are to be paired.
    pub fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.players.len()).filter(|&at| self.players[at].plays)
    }
}
