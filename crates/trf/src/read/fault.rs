//! Why a line of a report is not read, as values.

use crate::codes::{TRF_BYE, TRF_FIELD, TRF_FIELD_IGNORED, TRF_RECORD};
use draughts_ground::diag::{Span, found};
use draughts_ground::said::Fact;
use draughts_ground::told;

/// What is wrong with a line, and the bytes it is about.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The bytes.
    pub span: Span,
    /// What is wrong with them.
    pub what: LineFault,
}

found! {
    /// What is wrong with a line of a report, with what was expected there.
    pub enum LineFault {
        /// A field is blank that must not be.
        Missing { part: Part, wanted: Belongs } => "trf-missing", TRF_FIELD;
        /// A field holds something else.
        Wrong { text: String, part: Part, wanted: Belongs } => "trf-wrong", TRF_FIELD;
        /// A column before or after a field is not blank.
        NotBlank { column: usize, side: Side, part: Part } => "trf-not-blank", TRF_FIELD;
        /// One word stands there, and more follow it.
        WordTooMany { text: String, wanted: Belongs } => "trf-word-too-many", TRF_FIELD;
        /// There are more rounds than a report holds.
        RoundsTooMany { most: u16 } => "trf-rounds-too-many", TRF_FIELD;
        /// A field that neither pairing nor points need holds something else, here and in so
        /// many more lines: it is left blank.
        Ignored { text: String, part: Part, more: usize } => "trf-ignored", TRF_FIELD_IGNORED;
        /// A date may be one of two days, here and in so many more places: it is left blank.
        TwoDays { text: String, one: String, other: String, more: usize }
            => "trf-two-days", TRF_FIELD_IGNORED;
        /// A player who drew a round against nobody, as programs wrote a half-point bye before it
        /// had a sign; and so many more rounds of players.
        OldHalfBye { player: u16, round: usize, more: usize } => "trf-old-half-bye", TRF_BYE;
        /// A player who lost a round to nobody, as some programs write a bye without points; and so
        /// many more rounds of players.
        OldZeroBye { player: u16, round: usize, more: usize } => "trf-old-zero-bye", TRF_BYE;
        /// The line is no record that is known, nor are so many more of its code.
        UnknownRecord { code: String, more: usize } => "trf-unknown-record", TRF_RECORD;
        /// The only player of a round who has won by forfeit against nobody, as programs wrote
        /// the pairing-allocated bye before it had a sign; and so many more rounds.
        OldBye { player: u16, round: usize, more: usize } => "trf-old-bye", TRF_BYE;
    }
}

told! {
    /// What belongs into a field.
    pub enum Belongs {
        /// A whole number up to one.
        Number { most: u16 } => "trf-wants-number";
        /// A start number.
        StartNumber { most: u16 } => "trf-wants-start-number";
        /// Points.
        Points => "trf-wants-points";
        /// A round.
        Round { most: u16 } => "trf-wants-round";
        /// How many rounds there are.
        RoundCount => "trf-wants-round-count";
        /// One of the signs of results.
        OneOf { signs: &'static str } => "trf-wants-one-of";
        /// The letter of a colour, or no colour.
        Color => "trf-wants-color";
        /// The colour of the first pairing number.
        InitialColor => "trf-wants-initial-color";
        /// The letter of a bye that is asked for.
        Bye => "trf-wants-bye";
        /// The letter of a kind of result, or a blank.
        Abnormal => "trf-wants-abnormal";
        /// A letter and what it is worth.
        LetterWorth { letters: &'static str } => "trf-wants-letter-worth";
        /// The number of a team.
        TeamNumber { most: u16 } => "trf-wants-team-number";
        /// Who won a match by forfeit.
        Forfeit => "trf-wants-forfeit";
        /// The colours of the boards.
        BoardColors => "trf-wants-board-colors";
        /// A key and what it is worth.
        KeyWorth => "trf-wants-key-worth";
    }
}

/// What a field holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The start number.
    Number,
    /// The number of a team.
    Team,
    /// The sex.
    Sex,
    /// The name.
    Name,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The number at the federation.
    Id,
    /// The date of birth.
    Birth,
    /// The points.
    Points,
    /// The points of a team.
    MatchPoints,
    /// The rank.
    Rank,
    /// The opponent.
    Opponent,
    /// The colour.
    Color,
    /// The result.
    Result,
    /// The round.
    Round,
    /// The date.
    Date,
    /// The colour of the first pairing number.
    InitialColor,
    /// The kind of bye.
    Bye,
    /// Who won a match by forfeit.
    Forfeit,
    /// The colours of the boards.
    BoardColors,
    /// A letter for a result.
    Letter,
    /// What a result is worth.
    Worth,
    /// Whatever the record is for.
    Value,
}

impl From<Part> for Fact {
    fn from(part: Part) -> Self {
        Self::Word(match part {
            Part::Number => "number",
            Part::Team => "team",
            Part::Sex => "sex",
            Part::Name => "name",
            Part::Rating => "rating",
            Part::Federation => "federation",
            Part::Id => "id",
            Part::Birth => "birth",
            Part::Points => "points",
            Part::MatchPoints => "match-points",
            Part::Rank => "rank",
            Part::Opponent => "opponent",
            Part::Color => "color",
            Part::Result => "result",
            Part::Round => "round",
            Part::Date => "date",
            Part::InitialColor => "initial-color",
            Part::Bye => "bye",
            Part::Forfeit => "forfeit",
            Part::BoardColors => "board-colors",
            Part::Letter => "letter",
            Part::Worth => "worth",
            Part::Value => "value",
        })
    }
}

/// On which side of a field a blank belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Before it.
    Before,
    /// After it.
    After,
}

impl From<Side> for Fact {
    fn from(side: Side) -> Self {
        Self::Word(match side {
            Side::Before => "before",
            Side::After => "after",
        })
    }
}
