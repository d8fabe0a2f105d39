//! Why a move cannot be announced.

use super::Choice;
use crate::moves::Illegal;
use crate::pdn::MoveError;
use crate::said::told;

told! {
    /// Why a move cannot be announced.
    pub enum CannotAnnounce {
        /// The text is not a move.
        NotAMove { why: MoveError } => "announce-not-a-move";
        /// It names a square that the board does not have.
        NoSuchSquare { squares: String } => "announce-no-such-square";
        /// It can mean several moves.
        Several { meant: Option<Choice> } => "announce-several";
        /// It is not legal; `legal` gives the moves that are.
        Illegal { why: Option<Illegal>, legal: String } => "announce-illegal";
        /// Another piece has to be played; `legal` gives the moves that it can make.
        OtherPiece { square: String, legal: String } => "announce-other-piece";
    }
}
