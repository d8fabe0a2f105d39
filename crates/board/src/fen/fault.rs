//! The faults of a written position, as values.

use crate::said::told;
use crate::{Color, Piece};

told! {
    /// The reason a text is not a position. `text` quotes the input unchanged.
    pub enum FenFault {
        Empty => "fen-empty", "the position is empty", help "write for example `W:W31-50:B1-20`";
        NoPiece => "fen-no-piece",
            "no piece stands on the board",
            help "list at least one piece, such as `W:W31:B`";
        UnwantedPlayerToMove => "fen-player-to-move",
            "a player to move does not belong here",
            help "write only where the pieces stand, such as `W31-50:B1-20`";
        NotAPlayer { text: String } => "fen-not-a-player",
            "`{ $text }` is not a player to move",
            help "begin with `W:` or `B:`, as in `W:W31-50:B1-20`";
        NeitherSide { text: String } => "fen-neither-side",
            "`{ $text }` belongs to neither side",
            help "begin each list with `W` or `B`, as in `W:W31-50:B1-20`";
        NotACounter { text: String } => "fen-not-a-counter",
            "`{ $text }` is not a counter",
            help "write `H` or `F` and a number, or leave it out";
        NoSuchSquare { text: String, squares: String } => "fen-no-such-square",
            "`{ $text }` is not a square of this board",
            help "squares are { $squares }";
        BlankInside { text: String } => "fen-blank-inside",
            "a blank stands in `{ $text }`: a comma is missing there, or the blank is one too many",
            help "write `,` between two squares, and no blank inside a number";
        Occupied { square: String, holds: Piece, also: Piece } => "fen-occupied",
            "square { $square } holds a { $holds ->
                [white-man] white man
                [white-king] white king
                [black-man] black man
               *[black-king] black king
            } and a { $also ->
                [white-man] white man
                [white-king] white king
                [black-man] black man
               *[black-king] black king
            }",
            help "list each square once";
        NotKingMoves { text: String } => "fen-not-king-moves",
            "`{ $text }` does not count king moves",
            help "write `+` and a digit for Black and for White, as in `+0+2`, or leave it out";
    }
}

told! {
    /// A repaired or ignored part of a written position.
    pub enum FenRepair {
        Dot => "mended-dot", "a dot ends the position; left out";
        Blanks => "mended-blanks", "blanks or line breaks inside the position; left out";
        Turn { taken: Color } => "mended-turn",
            "the player to move is not given; taken as { $taken ->
                [white] White
               *[black] Black
            }";
        NotLifted { square: String } => "mended-not-lifted",
            "{ $square } was captured and not yet lifted; taken as lifted";
        RangeDown { range: String, from: u32, to: u32 } => "mended-range-down",
            "the range { $range } runs downwards; taken as { $from }-{ $to }";
        Twice { square: String } => "mended-twice", "square { $square } is listed twice";
        WhichKing { side: Color, moves: u8 } => "mended-which-king",
            "which king of { $side ->
                [white] White
               *[black] Black
            } made { $moves } moves in a row is not given; not counted";
    }
}
