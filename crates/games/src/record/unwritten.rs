//! Texts that somebody types and that are not what they should be, as values.

use crate::said::{told, told_error};

told! {
    /// Why a text is not read; each message says how it is written.
    pub enum Unwritten {
        /// A half-move.
        HalfMove { text: String } => "not-a-half-move";
        /// A time control.
        TimeControl { text: String } => "not-a-time-control";
    }
}

told_error!(Unwritten);
