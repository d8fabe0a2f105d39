//! Reasons why a move cannot be announced.

use super::MoveChoice;
use crate::moves::Illegal;
use crate::pdn::MoveError;
use crate::said::told;

told! {
    /// The reason why a move cannot be announced.
    pub enum CannotAnnounce {
        NotAMove { why: MoveError } => "announce-not-a-move", "it is not a move: { $why }";
        NoSuchSquare { squares: String } => "announce-no-such-square", "squares are { $squares }";
        Several { meant: Option<MoveChoice> } => "announce-several", "write { $meant }";
        /// It is illegal; `legal` are the legal moves.
        Illegal { why: Option<Illegal>, legal: String } => "announce-illegal",
            "{ $why ->
                [none] it is not legal
               *[other] { $why }
            }; legal here: { $legal }";
        /// Another piece must be played; `legal` are its moves.
        OtherPiece { square: String, legal: String } => "announce-other-piece",
            "the piece on { $square } must be played; legal here: { $legal }";
    }
}
