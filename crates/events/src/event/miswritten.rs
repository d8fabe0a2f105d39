//! Errors of texts in the wrong form, as values.

use draughts_ground::said::Message;
use draughts_ground::{told, told_error};
use draughts_pairing::NotPoints;

told! {
    /// The reason why a text cannot be read; each message describes the form.
    pub enum Miswritten {
        PlayerId { text: String } => "not-a-player-id",
            "`{ $text }` is not a player id: a letter, then letters, digits, - and _, such as p12";
        Birth { text: String } => "not-a-birth",
            "`{ $text }` is not a date of birth; write 2008 or 2008-05-01";
        Unrated { text: String } => "not-an-unrated",
            "`{ $text }` is not what an unrated player counts; write a rating such as 1500, \
             lowest or average";
        Newcomers { text: String } => "not-newcomers",
            "`{ $text }` says nothing of players without a rating; write left-out, average or a \
             rating such as 1200";
        Day => "not-a-day", "not a date, such as 2026-09-03";
        TimeOfDay { text: String } => "not-a-time-of-day",
            "`{ $text }` is not a time of day; write 14:00";
        Span { text: String } => "not-a-span",
            "`{ $text }` is not a range of rounds; write 3, 1-3, 4- or -3";
        Places { text: String } => "not-places",
            "`{ $text }` is not a range of places; write 1-2, or 1 for the first alone";
        Score { text: String } => "not-a-score",
            "`{ $text }` is not a score; write the first player's points first: 2-0";
        Outcome { text: String } => "not-an-outcome",
            "`{ $text }` is not a result; write 2-0, 2-0 forfeit, 0-0 forfeit, 1-1 adjudicated, \
             adjourned or annulled";
        TieBreak { text: String, near: Option<String>, known: Vec<String> } => "not-a-tie-break",
            "there is no tie-break `{ $text }`; { $near ->
                [none] there are { $known }
               *[other] did you mean { $near }?
            }";
        TieBreakReadTwoWays { text: String } => "tie-break-read-two-ways",
            "C.07 can be read in two ways about `{ $text }`: it does not say whether a round \
             without a match counts on every board there; use EDE, BC, TBR or BBE";
        TieBreakTwoModifiers { text: String, each: Vec<String> } => "tie-break-two-modifiers",
            "`{ $text }` cuts in two ways: Cut-1, Cut-2, Median1 and Median2 of FIDE C.07 each \
             leave something out on their own; use one: { $each }";
        Amendment { text: String } => "not-an-amendment",
            "`{ $text }` is not like `2-0 (round 4 paired): reason`";
        Acceptance { text: String } => "not-an-acceptance",
            "`{ $text }` is not like `round3.pdn#4: colors-swapped`";
        Ending { text: String } => "not-an-ending",
            "`{ $text }` is not like `p2 left after 9 moves (penalised)`";
        GameZero { text: String } => "no-game-zero", "`{ $text }`: games are counted from 1";
        ResignedPenalised { text: String } => "resigned-penalised",
            "`{ $text }`: leaving can be penalised, resigning cannot";
        NoSign { text: String } => "result-without-sign",
            "`{ $text }` has no `=`: { how-to-write-a-result }";
        SeveralResults { text: String, near: String } => "several-results",
            "`{ $text }` is several results: write them apart, `{ $near }`";
        HalfResult { text: String } => "half-a-result",
            "`{ $text }` is not a result: { how-to-write-a-result }";
        BoardColors { text: String } => "not-board-colors",
            "`{ $text }` is not a list of colours: W and B, board 1 first, such as WBWB";
        Board { text: String } => "not-a-board",
            "`{ $text }` is not a board: { how-to-write-a-result }";
        Boards { text: String } => "not-boards", "`{ $text }` are no boards; write 3 or 3,5 or all";
        Rounds { text: String } => "not-rounds",
            "`{ $text }` is not a list of rounds; write 4, 4,6 or 4-6";
        TableRound { text: String } => "not-a-table-round",
            "`{ $text }` is not a round of a table; write pairs of pairing numbers, whoever has \
             White or plays at home first: 1-5 4-7 6-2 8-3";
        Seat { text: String } => "not-a-pairing",
            "`{ $text }` is not a pairing; write WHITE:BLACK, such as p3:p8, or p5:bye";
        Change { text: String } => "not-a-change",
            "`{ $text }` is not a change of a rating, such as +15 or -9.2";
        Step { text: String } => "not-a-step",
            "`{ $text }` is not a rating and its change, such as 1000+15";
        Month { text: String } => "not-a-month", "`{ $text }` is not a month, such as 2026-11";
        ClockTime { text: String } => "not-a-clock-time",
            "`{ $text }` is not a time of a clock; write minutes and seconds: 2:10";
        Prize { text: String } => "not-a-prize",
            "`{ $text }` is not a prize: an amount, such as 200.50, or a thing with its value, \
             such as book:25";
        Currency { text: String } => "not-a-currency",
            "`{ $text }` is not a currency: a short word, such as EUR, with its digits after the \
             point if they are not two, such as JPY:0";
    }
}

told_error!(Miswritten);

told! {
    /// The form of a field that accepts several kinds of values.
    pub enum AsWritten {
        Any => "written-any", "a word, a whole number, true or false";
        Birth => "written-birth", "a year, 2008, or a day, 2008-05-01";
        Unrated => "written-unrated", "a rating, lowest, or average";
        OneOrMany => "written-one-or-many", "one value or a list of them";
        Prize => "written-prize",
            "an amount in the smallest unit of the currency, such as 5000, or a thing";
        Amount => "written-amount",
            "an amount, such as 200.5, or a fraction as a text, such as \"140/3\"";
    }
}

told_error!(AsWritten);

/// The messages of fields in files of this crate about values that they refuse.
pub(crate) const REFUSES: &[&[Message]] =
    &[Miswritten::MESSAGES, AsWritten::MESSAGES, NotPoints::MESSAGES];
