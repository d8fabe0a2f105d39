//! Impossible clock times, and clock times that end a game.

use super::super::codes;
use crate::board::Color;
use crate::diag::found;

found! {
    /// An impossible clock time, or one that ends a game. Times are written as a clock shows them.
    pub enum ClockFault {
        Unreadable { command: String } => "clock-unreadable", codes::CLOCK_UNREADABLE,
            "`{ $command }` shows no time",
            help "write [%clk 1:29:46], [%emt 0:01:07] or [%clock w1:29:46 B1:29:40]";
        ControlInvalid { value: String } => "clock-control-invalid", codes::TAG_INVALID,
            "`{ $value }` is not a time control",
            note "the clocks are not held against it",
            help "write seconds: 4800+60, 40/7200:3600, or ? if it is not known";
        /// A clock shows that no time is left; `to_record` is the side's letter for the command
        /// that records it, if none does.
        FlagFell {
            side: Color,
            shown: String,
            to_record: Option<char>,
        } => "clock-flag-fell", codes::FLAG_FELL,
            "{ $side ->
                [white] White's clock shows { $shown }
               *[black] Black's clock shows { $shown }
            }",
            note "it counts once it has been noticed",
            help "{ $to_record ->
                [none] { \"\" }
               *[other] record that it was: { \"{[%flag \" }{ $to_record }{ \"]}\" }
            }";
        /// The times of single moves add up to more than was given; `to_record` is the side's
        /// letter for the command that records it, if none does.
        TimeUsed {
            side: Color,
            used: String,
            given: String,
            to_record: Option<char>,
        } => "clock-time-used", codes::FLAG_FELL,
            "{ $side ->
                [white] White has used { $used }, of { $given } at most
               *[black] Black has used { $used }, of { $given } at most
            }",
            note "it counts once it has been noticed",
            help "{ $to_record ->
                [none] { \"\" }
               *[other] record that it was: { \"{[%flag \" }{ $to_record }{ \"]}\" }
            }";
        TooMuch {
            side: Color,
            shown: String,
            given: String,
        } => "clock-too-much", codes::CLOCK_IMPOSSIBLE,
            "{ $side ->
                [white] White's clock shows { $shown }, and the control has given { $given } at \
             most
               *[black] Black's clock shows { $shown }, and the control has given { $given } at \
             most
            }";
        Gained {
            side: Color,
            before: String,
            shown: String,
            seconds: i64,
        } => "clock-gained", codes::CLOCK_IMPOSSIBLE,
            "{ $side ->
                [white] White's clock goes from { $before } to { $shown }, and a move adds \
             { $seconds } s
               *[black] Black's clock goes from { $before } to { $shown }, and a move adds \
             { $seconds } s
            }";
    }
}
