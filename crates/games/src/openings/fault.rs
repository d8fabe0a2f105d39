//! What is wrong with a table of openings, as values.

use super::codes::{OPENINGS_INVALID, OPENINGS_REPEATED};
use crate::diag::found;
use crate::pdn::MoveError;
use crate::said::{Said, told};

found! {
    /// What is wrong with a table of openings.
    pub enum TableFault {
        /// There is no such rule set.
        NoRules { rules: String } => "openings-no-rules", OPENINGS_INVALID;
        /// The rule set leaves a choice open, or is not said.
        RulesNotSaid => "openings-rules-not-said", OPENINGS_INVALID;
        /// There is no such table to extend.
        UnknownBase { base: String, known: Vec<String> }
            => "openings-unknown-base", OPENINGS_INVALID;
        /// Lines are left out, and no table is extended.
        WithoutBase => "openings-without-base", OPENINGS_INVALID;
        /// There is no line.
        NoLines => "openings-no-lines", OPENINGS_INVALID;
        /// A number that cannot be one.
        BadNumber { number: String, example: &'static str }
            => "openings-bad-number", OPENINGS_INVALID;
        /// Two lines have the same number.
        NumberTwice { number: String, other: String }
            => "openings-number-twice", OPENINGS_INVALID;
        /// What is wrong with a line.
        Line { number: String, why: Said } => "openings-line", OPENINGS_INVALID;
        /// A number that no line has.
        NoSuchLine { number: String } => "openings-no-such-line", OPENINGS_INVALID;
        /// A deck that is drawn from, and is none.
        NoSuchDeck { deck: String, known: Vec<String> }
            => "openings-no-such-deck", OPENINGS_INVALID;
        /// The digest is that of other positions.
        OtherDigest { found: String } => "openings-other-digest", OPENINGS_INVALID;
        /// There are more or fewer different positions.
        OtherCount { found: usize, stated: usize } => "openings-other-count", OPENINGS_INVALID;
        /// Lines that should lead to the same position do not.
        NotRepeated { one: String, other: String } => "openings-not-repeated", OPENINGS_INVALID;
        /// Lines lead to the same position, and the table does not say so.
        Repeated { numbers: Vec<String> } => "openings-repeated", OPENINGS_REPEATED;
    }
}

told! {
    /// What is wrong with a line.
    pub enum OpeningWrong {
        /// It has no moves.
        Nothing => "opening-nothing";
        /// A word is no move.
        NoMove { text: String, why: MoveError } => "opening-no-move";
        /// The board has no such square.
        NoSquare { text: String, squares: String } => "opening-no-square";
        /// A move is not legal; those that are.
        NotLegal { text: String, half_move: usize, legal: String } => "opening-not-legal";
        /// A move can be several.
        Several { text: String, half_move: usize, moves: String } => "opening-several";
        /// No man stands where one is put from, or taken off.
        NoMan { square: String } => "opening-no-man";
        /// Two men of the same side are put elsewhere or taken off.
        SameSide { square: String } => "opening-same-side";
        /// The square on which a man is put is taken.
        Taken { square: String } => "opening-taken";
        /// A man would be put where it becomes a king.
        FarRow { square: String } => "opening-far-row";
        /// More or less than a man of each side.
        NotAPlacing => "opening-not-a-placing";
        /// The position leaves the player to move without a move.
        NoMoveLeft => "opening-no-move-left";
    }
}
