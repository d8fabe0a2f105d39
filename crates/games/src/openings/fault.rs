//! Faults of opening tables, as values.

use super::codes::{OPENINGS_INVALID, OPENINGS_REPEATED};
use crate::diag::found;
use crate::pdn::MoveError;
use crate::said::{Said, told};

found! {
    /// A fault of an opening table.
    pub enum TableFault {
        NoRules { rules: String } => "openings-no-rules", OPENINGS_INVALID,
            "there is no rule set { $rules } with nothing left to choose",
            help "write the name of a rule set, such as `russian` or `english`";
        RulesNotSaid => "openings-rules-not-said", OPENINGS_INVALID,
            "the table does not say under which rules its lines are played",
            help "add `rules: russian`, or extend another table";
        UnknownBase {
            base: String,
            known: Vec<String>,
        } => "openings-unknown-base", OPENINGS_INVALID,
            "there is no table { $base } to extend",
            help "there are { $known }";
        WithoutBase => "openings-without-base", OPENINGS_INVALID,
            "lines are left out, but the table extends no other",
            help "add `extends:`, or take `without:` out";
        NoLines => "openings-no-lines", OPENINGS_INVALID,
            "the table has no lines",
            help "write under `lines:` a number and its line, such as `XV-16: c3-d4 d6-c5`";
        BadNumber {
            number: String,
            example: &'static str,
        } => "openings-bad-number", OPENINGS_INVALID,
            "`{ $number }` is not a number of this table",
            help "write it like { $example }";
        NumberTwice { number: String, other: String } => "openings-number-twice", OPENINGS_INVALID,
            "{ $number } is there twice: { $other } is the same number";
        Line { number: String, why: Said } => "openings-line", OPENINGS_INVALID,
            "{ $number }: { $why }";
        NoSuchLine { number: String } => "openings-no-such-line", OPENINGS_INVALID,
            "there is no line { $number }";
        NoSuchDeck {
            deck: String,
            known: Vec<String>,
        } => "openings-no-such-deck", OPENINGS_INVALID,
            "there is no deck { $deck }",
            help "{ $known ->
                [none] the table has no decks
               *[other] there are { $known }
            }";
        OtherDigest { found: String } => "openings-other-digest", OPENINGS_INVALID,
            "the digest is that of other positions; that of these is { $found }",
            help "compare the lines with the source; if they are right, write this digest";
        OtherCount { found: usize, stated: usize } => "openings-other-count", OPENINGS_INVALID,
            "the lines lead to { $found } different positions, not to { $stated }";
        NotRepeated { one: String, other: String } => "openings-not-repeated", OPENINGS_INVALID,
            "{ $one } and { $other } lead to different positions";
        Repeated { numbers: Vec<String> } => "openings-repeated", OPENINGS_REPEATED,
            "the same position twice: { $numbers }",
            help "compare them with the source; if they are right, add them under `repeated:`";
    }
}

told! {
    /// A fault of a line.
    pub enum OpeningFault {
        Nothing => "opening-nothing", "there are no moves";
        NoMove { text: String, why: MoveError } => "opening-no-move",
            "`{ $text }` is not a move: { $why }";
        NoSquare { text: String, squares: String } => "opening-no-square",
            "`{ $text }`: the board has no such square, squares are { $squares }";
        NotLegal { text: String, half_move: usize, legal: String } => "opening-not-legal",
            "`{ $text }` is not legal as half-move { $half_move }; legal are { $legal }";
        Several { text: String, half_move: usize, moves: String } => "opening-several",
            "`{ $text }` as half-move { $half_move } can be { $moves }: write it in full";
        NoMan { square: String } => "opening-no-man", "no man stands on { $square } at the start";
        SameSide { square: String } => "opening-same-side",
            "the man on { $square } is the second one of its side";
        Taken { square: String } => "opening-taken", "{ $square } is not free";
        FarRow { square: String } => "opening-far-row",
            "a man cannot be put on { $square }, where it would be crowned";
        NotAPlacing => "opening-not-a-placing",
            "write where one man of each side goes, such as `place a1-e5 d6-g5`, or which are \
             taken off, such as `without 11 28, 8-11 24-19`";
        NoMoveLeft => "opening-no-move-left", "the player to move has no move";
    }
}
