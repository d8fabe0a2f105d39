//! Faults in the set-up of a record: its rules, board and first position.

use super::super::codes;
use crate::board::{Color, Corner, FenFault, FenRepair};
use crate::diag::found;

found! {
    /// A fault in the set-up of a record.
    pub enum SetupFault {
        FenRepaired { mended: FenRepair } => "setup-fen-repaired", codes::FEN_REPAIRED, "{ $mended }";
        FenInvalid { why: FenFault } => "setup-fen-invalid", codes::FEN_INVALID,
            "the FEN tag holds no position: { $why }",
            note "the game cannot be replayed";
        /// The side to move in the FEN tag contradicts the number and the piece of the first move.
        TurnDisagrees { turn: Color } => "setup-turn-disagrees", codes::TAG_INVALID,
            "the FEN tag says that { $turn ->
                [white] White
               *[black] Black
            } moves, and the first move is { $turn ->
                [white] Black's
               *[black] White's
            } by its number and its piece",
            help "correct the first letter of the FEN, or the number of the move";
        /// The moves do not fit the position of the FEN tag: they fit with the other player to move
        /// (`turn`) or with the colours exchanged (`colors`), or one player has no piece
        /// (`pieces`).
        FenDoubtful { why: &'static str } => "setup-fen-doubtful", codes::GAME_NOT_JUDGED,
            "the moves do not fit the position of the FEN tag{ $why ->
                [turn] ; with the other player to move they do
                [colors] ; with its colours exchanged they do
               *[pieces] , in which one player has no piece
            }",
            note "nobody is charged with what does not fit",
            help "correct the FEN tag from the diagram or the score sheet";
        CommandInvalid { why: FenFault } => "setup-command-invalid", codes::TAG_INVALID,
            "a setup command holds no position: { $why }";
        PositionInvalid { why: FenFault } => "setup-position-invalid", codes::FEN_INVALID,
            "{ $why }";
        PositionSet => "setup-position-set", codes::POSITION_SET,
            "a setup command puts a new position on the board";
        TurnSet { turn: Color } => "setup-turn-set", codes::POSITION_SET,
            "a setup command says that { $turn ->
                [white] White
               *[black] Black
            } moves, and the pieces stay where they are";
        ManOnFarRow { side: Color, square: String } => "setup-man-on-far-row", codes::POSITION_ODD,
            "{ $side ->
                [white] a white man
               *[black] a black man
            } stands on { $square }, on the far row, where he would have been crowned",
            note "no game comes to this position: the board gives no result";
        TooManyPieces {
            side: Color,
            pieces: usize,
            most: usize,
        } => "setup-too-many-pieces", codes::POSITION_ODD,
            "{ $side ->
                [white] White
               *[black] Black
            } has { $pieces } pieces, and the game begins with { $most }",
            note "no game comes to this position: the board gives no result";
        Counted { half_moves: u16 } => "setup-counted", codes::FEN_COUNTER,
            "the FEN counts { $half_moves } half-moves before this position: the counts of moves \
             go on from there",
            note "the record does not show them: a draw that needs them is one if the counter is \
             right";
        BoardIsNot {
            columns: u16,
            ranks: u16,
            rules: String,
            rows: u16,
        } => "setup-board-is-not", codes::TAG_INVALID,
            "the game type says a board of { $columns }x{ $ranks }, and { $rules } has { $rows \
             }x{ $rows }",
            note "judged by { $rules }, which was named";
        BoardDiffers {
            columns: u16,
            ranks: u16,
            rules: String,
            rows: u16,
        } => "setup-board-differs", codes::BOARD_UNKNOWN,
            "the game type says a board of { $columns }x{ $ranks }, and { $rules } has { $rows \
             }x{ $rows }",
            note "the game is not judged";
        BoardUnknown { columns: u16, ranks: u16 } => "setup-board-unknown", codes::BOARD_UNKNOWN,
            "the game is played on a board of { $columns }x{ $ranks }, which no rule set has",
            note "the game is not judged";
        /// The moves do not fit the squares as the GameType tag names them; in the reading used,
        /// `square` is in `corner`.
        SquaresMisnamed {
            rules: String,
            square: &'static str,
            corner: Corner,
        } => "setup-squares-misnamed", codes::TAG_INVALID,
            "the moves do not fit the squares as the game type names them",
            note "read as { $rules } names them: { $square } { $corner ->
                [top-left] at the upper left, seen by White
                [top-right] at the upper right, seen by White
                [bottom-left] at White's lower left
               *[bottom-right] at White's lower right
            }";
        /// The GameType tag names no rule set; `rules` were guessed.
        TypeUnknown { value: String, rules: String } => "setup-type-unknown", codes::TAG_INVALID,
            "the game type `{ $value }` belongs to no rule set",
            note "judged by { $rules }";
        /// The GameType tag contains the name of a rule set, `rules`, where the standard has a
        /// number.
        TypeInWords {
            value: String,
            rules: String,
            number: Option<u16>,
        } => "setup-type-in-words", codes::TAG_INVALID,
            "the game type is the name `{ $value }`{ $number ->
                [none] {\"\"}
               *[other] , where the standard has the number { $number }
            }",
            note "judged by { $rules }";
        /// A Variant tag names a rule set, and there is no GameType tag; `rules` were guessed.
        VariantOnly { value: String, rules: String } => "setup-variant-only", codes::TAG_INVALID,
            "the Variant tag says `{ $value }`, and there is no GameType tag",
            note "judged by { $rules }";
        RulesGuessed { rules: String } => "setup-rules-guessed", codes::RULES_GUESSED,
            "judged by { $rules }, which replays the first games of the file furthest";
    }
}
