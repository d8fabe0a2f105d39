//! What is wrong with how a record is set up: its laws, its board and its first position.

use super::super::codes;
use crate::board::{Color, Corner, FenFault, FenMend};
use crate::diag::found;

found! {
    /// What is wrong with how a record is set up.
    pub enum SetupFault {
        /// The FEN tag was mended.
        FenRepaired { mended: FenMend } => "setup-fen-repaired", codes::FEN_REPAIRED;
        /// The FEN tag does not hold a position.
        FenInvalid { why: FenFault } => "setup-fen-invalid", codes::FEN_INVALID;
        /// The FEN tag says that one side moves, the number of the first move and its piece that the
        /// other does.
        TurnDisagrees { turn: Color } => "setup-turn-disagrees", codes::TAG_INVALID;
        /// The moves do not fit the position of the FEN tag: they do with the other player to move
        /// (`turn`) or with the colours exchanged (`colors`), or one player has no piece (`pieces`).
        FenDoubtful { why: &'static str } => "setup-fen-doubtful", codes::GAME_NOT_JUDGED;
        /// A setup command does not hold a position.
        CommandInvalid { why: FenFault } => "setup-command-invalid", codes::TAG_INVALID;
        /// A text given as a position is not one.
        PositionInvalid { why: FenFault } => "setup-position-invalid", codes::FEN_INVALID;
        /// A setup command puts a new position on the board.
        PositionSet => "setup-position-set", codes::POSITION_SET;
        /// A setup command gives the move to a side, and leaves the pieces where they are.
        TurnSet { turn: Color } => "setup-turn-set", codes::POSITION_SET;
        /// A man stands on the row on which he would have been crowned.
        ManOnFarRow { side: Color, square: String } => "setup-man-on-far-row", codes::POSITION_ODD;
        /// A side has more pieces than the game begins with.
        TooManyPieces { side: Color, pieces: usize, most: usize }
            => "setup-too-many-pieces", codes::POSITION_ODD;
        /// The FEN tag says how many half-moves count already.
        Counted { half_moves: u16 } => "setup-counted", codes::FEN_COUNTER;
        /// The GameType tag gives a board other than that of the rule set, which was named.
        BoardIsNot {
            columns: u16, ranks: u16, rules: String, rows: u16
        } => "setup-board-is-not", codes::TAG_INVALID;
        /// The GameType tag gives a board other than that of the rule set.
        BoardDiffers {
            columns: u16, ranks: u16, rules: String, rows: u16
        } => "setup-board-differs", codes::BOARD_UNKNOWN;
        /// The GameType tag gives a board that no rule set has.
        BoardUnknown { columns: u16, ranks: u16 } => "setup-board-unknown", codes::BOARD_UNKNOWN;
        /// The moves do not fit the squares as the GameType tag names them; as they were read,
        /// `square` is in `corner`.
        SquaresMisnamed {
            rules: String, square: &'static str, corner: Corner
        } => "setup-squares-misnamed", codes::TAG_INVALID;
        /// The GameType tag names no rule set; `rules` were guessed.
        TypeUnknown { value: String, rules: String } => "setup-type-unknown", codes::TAG_INVALID;
        /// The GameType tag has the name of a rule set, `rules`, where the standard has a number.
        TypeInWords {
            value: String, rules: String, number: Option<u16>
        } => "setup-type-in-words", codes::TAG_INVALID;
        /// A Variant tag names a rule set, no GameType tag does; `rules` were guessed.
        VariantOnly { value: String, rules: String } => "setup-variant-only", codes::TAG_INVALID;
        /// The rule set was guessed from the moves.
        RulesGuessed { rules: String } => "setup-rules-guessed", codes::RULES_GUESSED;
    }
}
