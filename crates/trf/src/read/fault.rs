//! The reasons a line of a report cannot be read, as values.

use crate::codes::{TRF_BYE, TRF_FIELD, TRF_FIELD_IGNORED, TRF_RECORD};
use draughts_ground::diag::{Span, found};
use draughts_ground::told;

/// The fault of a line, with its bytes.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The bytes.
    pub span: Span,
    /// The fault.
    pub what: LineFault,
}

found! {
    /// The fault of a line of a report, with the expected value.
    pub enum LineFault {
        Missing { part: FieldContent, wanted: ExpectedContent } => "trf-missing", TRF_FIELD,
            "{ $part ->
                [points] the points are missing
                [match-points] the match points are missing
               *[other] the { trf-part } is missing
            }",
            label "expected { $wanted }";
        Wrong { text: String, part: FieldContent, wanted: ExpectedContent } => "trf-wrong", TRF_FIELD,
            "`{ $text }` { $part ->
                [worth] does not say what a result is worth
               *[other] is not a { trf-part }
            }",
            label "expected { $wanted }";
        NotBlank { column: usize, side: BlankSide, part: FieldContent } => "trf-not-blank", TRF_FIELD,
            "column { $column } { $side ->
                [before] before
               *[after] after
            } the { $part ->
                [points] points
               *[other] { trf-part }
            } is not blank",
            label "expected a blank";
        WordTooMany { text: String, wanted: ExpectedContent } => "trf-word-too-many", TRF_FIELD,
            "`{ $text }` is one word too many",
            label "expected { $wanted }";
        RoundsTooMany { most: u16 } => "trf-rounds-too-many", TRF_FIELD,
            "these are more rounds than a report holds",
            label "expected at most { $most } rounds";
        /// A field that neither pairing nor points depend on has a wrong value, here and in this
        /// many more lines: it is left blank.
        Ignored { text: String, part: FieldContent, more: usize } => "trf-ignored", TRF_FIELD_IGNORED,
            "`{ $text }` is not a { trf-part }: left blank{ trf-more-lines }",
            label "not needed for pairing and points";
        TwoDays {
            text: String,
            one: String,
            other: String,
            more: usize,
        } => "trf-two-days", TRF_FIELD_IGNORED,
            "`{ $text }` may be { $one } or { $other }: left blank{ trf-more-lines }",
            label "not needed for pairing and points";
        /// A player drew a round against nobody, which is how programs wrote a half-point bye
        /// before it had a sign; and this many more such rounds.
        OldHalfBye { player: u16, round: usize, more: usize } => "trf-old-half-bye", TRF_BYE,
            "player { $player } drew round { $round } with nobody: taken for a half-point bye\
             { $more ->
                [0] {\"\"}
                [one] , and { $more } more so written
               *[other] , and { $more } more so written
            }",
            label "today written H";
        /// A player lost a round against nobody, which is how some programs write a bye without
        /// points; and this many more such rounds.
        OldZeroBye { player: u16, round: usize, more: usize } => "trf-old-zero-bye", TRF_BYE,
            "player { $player } lost round { $round } to nobody: taken for a bye without points\
             { $more ->
                [0] {\"\"}
                [one] , and { $more } more so written
               *[other] , and { $more } more so written
            }",
            label "today written Z";
        UnknownRecord { code: String, more: usize } => "trf-unknown-record", TRF_RECORD,
            "`{ $code }` is not a record that is known here{ trf-more-lines }",
            label "expected a code such as 001, 012 or XXR";
        /// The only player of a round who won by forfeit against nobody, which is how programs
        /// wrote the pairing-allocated bye before it had a sign; and this many more such rounds.
        OldBye { player: u16, round: usize, more: usize } => "trf-old-bye", TRF_BYE,
            "player { $player } won round { $round } by forfeit against nobody: taken for the \
             pairing-allocated bye{ $more ->
                [0] {\"\"}
                [one] , in { $more } more round too
               *[other] , in { $more } more rounds too
            }",
            label "today written U";
    }
}

told! {
    /// The expected content of a field.
    pub enum ExpectedContent {
        Number { most: u16 } => "trf-wants-number", "a whole number, at most { $most }";
        StartNumber { most: u16 } => "trf-wants-start-number", "a start number, 1 to { $most }";
        Points => "trf-wants-points", "points, such as 1.0";
        Round { most: u16 } => "trf-wants-round", "a round, 1 to { $most }";
        RoundCount => "trf-wants-round-count", "the number of rounds";
        OneOf { signs: &'static str } => "trf-wants-one-of", "one of { $signs }";
        Color => "trf-wants-color", "w, b or -";
        InitialColor => "trf-wants-initial-color", "W or B";
        Bye => "trf-wants-bye", "F, H or Z";
        Abnormal => "trf-wants-abnormal", "W, D, L, F, H, Z, +, - or a blank";
        LetterWorth { letters: &'static str } => "trf-wants-letter-worth",
            "a letter of { $letters } with its points, such as `W 2.0`";
        TeamNumber { most: u16 } => "trf-wants-team-number", "the number of a team, 1 to { $most }";
        Forfeit => "trf-wants-forfeit", "+-, -+ or --: who of White and Black has won";
        BoardColors => "trf-wants-board-colors", "the colours of the boards, such as WBWB";
        KeyWorth => "trf-wants-key-worth", "KEY=POINTS, such as `W=1.0`";
    }
}

/// The content of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldContent {
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
    /// The federation ID.
    Id,
    /// The date of birth.
    Birth,
    /// The points.
    Points,
    /// The match points of a team.
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
    /// The winner of a match by forfeit.
    Forfeit,
    /// The colours of the boards.
    BoardColors,
    /// A letter for a result.
    Letter,
    /// The points for a result.
    Worth,
    /// The value of the record.
    Value,
}

draughts_ground::fact_words! {
    FieldContent {
        Number "number",
        Team "team",
        Sex "sex",
        Name "name",
        Rating "rating",
        Federation "federation",
        Id "id",
        Birth "birth",
        Points "points",
        MatchPoints "match-points",
        Rank "rank",
        Opponent "opponent",
        Color "color",
        Result "result",
        Round "round",
        Date "date",
        InitialColor "initial-color",
        Bye "bye",
        Forfeit "forfeit",
        BoardColors "board-colors",
        Letter "letter",
        Worth "worth",
        Value "value",
    }
}

/// The side of a field on which a blank belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlankSide {
    /// Before it.
    Before,
    /// After it.
    After,
}

draughts_ground::fact_words! {
    BlankSide {
        Before "before",
        After "after",
    }
}
