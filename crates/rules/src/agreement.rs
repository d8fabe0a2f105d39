//! Draw offers and agreements: who may offer, how long an offer is open, and the result of an early
//! agreement.

use super::value::word_enum;

word_enum! {
    /// The result of an agreement before `earliest_draw`.
    pub enum EarlyAgreement {
        /// Both players score nothing; the game counts as played, with colours.
        BothZero = "both-zero",
        /// The game continues.
        PlayOn = "play-on",
        /// No draw; the text names no penalty, so the arbiter decides.
        Unsaid = "unsaid",
    }
}

word_enum! {
    /// The time until which a draw offer stays open, unless it is declined.
    pub enum OfferUntil {
        /// Until another move is made, by either player.
        NextMove = "next-move",
        /// Until the opponent has moved.
        OpponentMoves = "opponent-moves",
    }
}

word_enum! {
    /// The player who may offer a draw.
    pub enum OfferBy {
        /// Either player, at any moment.
        Any = "any",
        /// Only the player to move.
        OnMove = "on-move",
    }
}
