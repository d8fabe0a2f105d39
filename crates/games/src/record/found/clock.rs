//! What clocks in a record show that is impossible, or that ends a game.

use super::super::codes;
use crate::board::Color;
use crate::diag::found;

found! {
    /// What clocks in a record show that is impossible, or that ends a game. Times are written
    /// as a clock shows them.
    pub enum ClockFault {
        /// A clock command shows no time.
        Unreadable { command: String } => "clock-unreadable", codes::CLOCK_UNREADABLE;
        /// The value of a tag is not a time control.
        ControlInvalid { value: String } => "clock-control-invalid", codes::TAG_INVALID;
        /// A clock shows that no time is left; `to_record` is the command that records it.
        FlagFell { side: Color, shown: String, to_record: Option<char> }
            => "clock-flag-fell", codes::FLAG_FELL;
        /// The times of single moves add up to more than was given; `to_record` is the letter of
        /// the command that records it, if none does.
        TimeUsed { side: Color, used: String, given: String, to_record: Option<char> }
            => "clock-time-used", codes::FLAG_FELL;
        /// A clock shows more time than was given.
        TooMuch { side: Color, shown: String, given: String }
            => "clock-too-much", codes::CLOCK_IMPOSSIBLE;
        /// A clock gained more than is added for a move.
        Gained { side: Color, before: String, shown: String, seconds: i64 }
            => "clock-gained", codes::CLOCK_IMPOSSIBLE;
    }
}
