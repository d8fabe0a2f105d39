//! Faults of rating lists and schemes, as values.

use super::change::Rating;
use super::codes::{RATINGS_INVALID, SCHEME_INVALID};
use crate::diag::found;
use crate::event::Round;

found! {
    /// A fault of a rating list, with a remedy.
    pub enum ListFault {
        BeyondAllRatings { rating: Rating } => "initial-beyond-ratings", RATINGS_INVALID,
            "{ $rating } is beyond all ratings",
            help "correct the initial rating";
        IdOfTwo { id: String, name: String } => "listed-id-of-two", RATINGS_INVALID,
            "`{ $id }` is also { $name }",
            help "a player has one line in the list";
        EventTwice { event: String } => "listed-event-twice", RATINGS_INVALID,
            "the event `{ $event }` is there twice",
            help "leave one of the two";
        NotListed { id: String } => "not-listed", RATINGS_INVALID,
            "there is no player `{ $id }` in the list",
            help "write the id as in `players`";
        PlaysAlone { id: String } => "plays-alone", RATINGS_INVALID,
            "`{ $id }` plays alone",
            help "correct one of the two players";
        GameTwice { round: Round, board: u16 } => "listed-game-twice", RATINGS_INVALID,
            "round { $round }, board { $board } is there twice",
            help "leave one of the two";
    }
}

found! {
    /// A fault of a rating scheme.
    pub enum SchemeFault {
        NoKForAll => "no-k-for-all", SCHEME_INVALID, "the last class of `k` must fit every player";
        WrongK { most: u16, k: u16 } => "wrong-k", SCHEME_INVALID,
            "K is a number from 1 to { $most }, not { $k }";
        BeyondAllRatings { rating: Rating } => "beyond-all-ratings", SCHEME_INVALID,
            "{ $rating } is beyond all ratings";
    }
}
