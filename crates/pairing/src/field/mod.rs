//! A Swiss field before a round: everything that a pairing may depend on, and nothing else.
//!
//! A caller converts a file or an event to a [`Field`]; a system pairs it, and a checker examines a
//! pairing of it. [`Field::check`] finds contradictions in a field, such as an opponent who is not
//! in it. System and checker derive colour preferences, floats and eligibility for the bye
//! separately, so that one can check the other.

mod faults;
mod pairing;
mod past;
mod rules;

pub use faults::FieldFault;
pub use pairing::{FieldPair, FieldPairing};
pub use past::PastRound;
pub use rules::{Preferences, PromisedRules, Rule};

pub use crate::Parity;
use crate::{Color, Points};

/// A field and the round to be paired.
///
/// [`Field::new`] has defaults for what a tournament may lack: write `Field { seed,
/// ..Field::new(players, round, rounds, worth) }`, since a version may add fields. Nothing is checked
/// while a field is made; [`Field::check`] does it.
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
///
/// Write `Entrant { rating, ..Entrant::new(number) }`: a version may add fields.
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
    /// Creates a player who is to be paired, without past rounds and in the order of the pairing
    /// number.
    pub const fn new(number: u16) -> Self {
        Self {
            number,
            order: number as u32,
            rating: None,
            score: Points::ZERO,
            extra: Points::ZERO,
            secondary: None,
            plays: true,
            past: Vec::new(),
        }
    }

    /// Returns the player after these rounds, with the score that they give.
    #[must_use]
    pub fn after(self, past: Vec<PastRound>) -> Self {
        Self { score: past.iter().map(PastRound::score).sum(), past, ..self }
    }

    /// Returns the score used for pairing, including acceleration.
    pub fn pairing_score(&self) -> Points {
        self.score + self.extra
    }
}

impl Field {
    /// Creates the field before a round of a tournament.
    ///
    /// White is the colour of odd numbers in round 1, everybody may meet, and no seed is recorded.
    pub fn new(players: Vec<Entrant>, round: u16, rounds: u16, worth: ResultWorth) -> Self {
        let (initial_color, parity) = (Color::White, Parity::default());
        Self { players, round, rounds, initial_color, parity, worth, apart: Vec::new(), seed: 0 }
    }

    /// Returns whether the round to be paired is the last one.
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// Iterates over the indices of the players to be paired.
    pub fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.players.len()).filter(|&at| self.players[at].plays)
    }
}
