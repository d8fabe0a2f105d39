//! Texts that are not what they should be, as values.

use draughts_ground::said::Message;
use draughts_ground::{told, told_error};
use draughts_pairing::NotPoints;

told! {
    /// Why a text is not read; each message says how it is written.
    pub enum Miswritten {
        /// The id of a player.
        PlayerId { text: String } => "not-a-player-id";
        /// A year or a day of birth.
        Birth { text: String } => "not-a-birth";
        /// What an unrated player counts.
        Unrated { text: String } => "not-an-unrated";
        /// What becomes of players without a rating in a list.
        Newcomers { text: String } => "not-newcomers";
        /// A day.
        Day => "not-a-day";
        /// A time of day.
        TimeOfDay { text: String } => "not-a-time-of-day";
        /// The rounds from one to another.
        Span { text: String } => "not-a-span";
        /// Places that go on to a stage.
        Places { text: String } => "not-places";
        /// A score.
        Score { text: String } => "not-a-score";
        /// How a game ended.
        Outcome { text: String } => "not-an-outcome";
        /// A tie-break; the one that is probably meant, and the usual ones.
        TieBreak { text: String, near: Option<String>, known: Vec<String> } => "not-a-tie-break";
        /// A tie-break of C.07 that can be read in two ways.
        TieBreakReadTwoWays { text: String } => "tie-break-read-two-ways";
        /// A tie-break of C.07 with two modifiers; the same with each of them.
        TieBreakTwoModifiers { text: String, each: Vec<String> } => "tie-break-two-modifiers";
        /// A result that was changed.
        Amendment { text: String } => "not-an-amendment";
        /// A record that is accepted, and what disagrees with it.
        Acceptance { text: String } => "not-an-acceptance";
        /// How a player gave a game up.
        Ending { text: String } => "not-an-ending";
        /// Games are counted from 1.
        GameZero { text: String } => "no-game-zero";
        /// A player who resigned is penalised.
        ResignedPenalised { text: String } => "resigned-penalised";
        /// A result without its sign.
        NoSign { text: String } => "result-without-sign";
        /// A result without a board or without words.
        HalfResult { text: String } => "half-a-result";
        /// The colours of the boards of a match.
        BoardColors { text: String } => "not-board-colors";
        /// A board.
        Board { text: String } => "not-a-board";
        /// Boards.
        Boards { text: String } => "not-boards";
        /// Rounds.
        Rounds { text: String } => "not-rounds";
        /// A round of a printed table.
        TableRound { text: String } => "not-a-table-round";
        /// A pairing.
        Seat { text: String } => "not-a-pairing";
        /// The change of a rating.
        Change { text: String } => "not-a-change";
        /// A rating and its change.
        Step { text: String } => "not-a-step";
        /// A month.
        Month { text: String } => "not-a-month";
        /// A time of a clock.
        ClockTime { text: String } => "not-a-clock-time";
        /// A prize.
        Prize { text: String } => "not-a-prize";
        /// A currency.
        Currency { text: String } => "not-a-currency";
    }
}

told_error!(Miswritten);

told! {
    /// How a field is written that holds several kinds of values.
    pub enum AsWritten {
        /// A word, a number, yes or no.
        Any => "written-any";
        /// A year or a day of birth.
        Birth => "written-birth";
        /// What an unrated player counts.
        Unrated => "written-unrated";
        /// One value or several.
        OneOrMany => "written-one-or-many";
        /// A prize.
        Prize => "written-prize";
        /// An amount of a case of prizes.
        Amount => "written-amount";
    }
}

told_error!(AsWritten);

/// What the fields of a file of this crate say of values that they do not take.
pub(crate) const REFUSES: &[&[Message]] =
    &[Miswritten::MESSAGES, AsWritten::MESSAGES, NotPoints::MESSAGES];
