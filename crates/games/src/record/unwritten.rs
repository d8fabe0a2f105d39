//! Errors of typed texts, as values.

use crate::said::{told, told_error};

told! {
    /// The reason why a text is not read; each message gives the correct form.
    pub enum TypedTextError {
        HalfMove { text: String } => "not-a-half-move",
            "`{ $text }` names no half-move; write 41w, 41b, 41, ply:81 or start";
        TimeControl { text: String } => "not-a-time-control",
            "`{ $text }` is not a time control; write for example 20m, 15m+5s, 1h20m+60s or \
             40/7200:3600";
    }
}

told_error!(TypedTextError);
