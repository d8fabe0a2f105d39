//! What a written position says wrongly, as values.

use crate::said::told;
use crate::{Color, Piece};

told! {
    /// Why a text is not a position. Texts are quoted as they are written.
    pub enum FenFault {
        /// There is no text.
        Empty => "fen-empty";
        /// No piece stands on the board.
        NoPiece => "fen-no-piece";
        /// A player to move is given where only pieces belong.
        PlayerToMove => "fen-player-to-move";
        /// The text begins with something that is not a player to move.
        NotAPlayer { text: String } => "fen-not-a-player";
        /// A list belongs to neither side.
        NeitherSide { text: String } => "fen-neither-side";
        /// A counter is not a number.
        NotACounter { text: String } => "fen-not-a-counter";
        /// The board has no such square.
        NoSuchSquare { text: String, squares: String } => "fen-no-such-square";
        /// A blank stands between two squares or inside the number of one.
        BlankInside { text: String } => "fen-blank-inside";
        /// Two pieces stand on a square.
        Occupied { square: String, holds: Piece, also: Piece } => "fen-occupied";
        /// This is not how moves of kings are counted.
        NotKingMoves { text: String } => "fen-not-king-moves";
    }
}

told! {
    /// What was mended in a written position, or ignored.
    pub enum FenMend {
        /// A dot after the position.
        Dot => "mended-dot";
        /// Blanks inside the position.
        Blanks => "mended-blanks";
        /// The text does not say who is to move.
        Turn { taken: Color } => "mended-turn";
        /// A captured piece had not been removed.
        NotLifted { square: String } => "mended-not-lifted";
        /// A range runs from the higher square to the lower.
        RangeDown { range: String, from: u32, to: u32 } => "mended-range-down";
        /// A square is listed twice.
        Twice { square: String } => "mended-twice";
        /// The text does not say which king has made these moves.
        WhichKing { side: Color, moves: u8 } => "mended-which-king";
    }
}
