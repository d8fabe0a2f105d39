//! Offers of a draw and agreements: who may offer, until when, what an early agreement gives.

use super::value::word_enum;

word_enum! {
    /// What an agreement before `earliest_draw` gives.
    pub enum EarlyAgreement {
        /// Both players score nothing; the game counts as played, with colours.
        BothZero = "both-zero",
        /// The game goes on.
        PlayOn = "play-on",
        /// No draw; the text names no penalty, and the arbiter decides.
        Unsaid = "unsaid",
    }
}

word_enum! {
    /// How long an offer of a draw stays open, unless it is declined.
    pub enum OfferUntil {
        /// Until another move is made, by either player.
        NextMove = "next-move",
        /// Until the opponent has moved.
        OpponentMoves = "opponent-moves",
    }
}

word_enum! {
    /// Who may offer a draw.
    pub enum OfferBy {
        /// Either player, at any moment.
        Any = "any",
        /// The player on move.
        OnMove = "on-move",
    }
}
