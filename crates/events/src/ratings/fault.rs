//! What may not be in a rating list or in a scheme, as values.

use super::change::Rating;
use super::codes::{RATINGS_INVALID, SCHEME_INVALID};
use crate::diag::found;
use crate::event::Round;

found! {
    /// What may not be in a rating list, with what to do.
    pub enum ListFault {
        /// An initial rating that nobody can have.
        BeyondAllRatings { rating: Rating } => "initial-beyond-ratings", RATINGS_INVALID;
        /// An id that two players have.
        IdOfTwo { id: String, name: String } => "listed-id-of-two", RATINGS_INVALID;
        /// An event that occurs twice.
        EventTwice { event: String } => "listed-event-twice", RATINGS_INVALID;
        /// A game of a player who is not in the list.
        NotListed { id: String } => "not-listed", RATINGS_INVALID;
        /// A game of a player with themselves.
        PlaysAlone { id: String } => "plays-alone", RATINGS_INVALID;
        /// A game that occurs twice.
        GameTwice { round: Round, board: u16 } => "listed-game-twice", RATINGS_INVALID;
    }
}

found! {
    /// What may not be in a rating scheme.
    pub enum SchemeFault {
        /// No K for some player.
        NoKForAll => "no-k-for-all", SCHEME_INVALID;
        /// A K that is not allowed.
        WrongK { most: u16, k: u16 } => "wrong-k", SCHEME_INVALID;
        /// A rating that nobody can have.
        BeyondAllRatings { rating: Rating } => "beyond-all-ratings", SCHEME_INVALID;
    }
}
