//! Messages in addition to the answer, on stderr.
//!
//! A full disk under `2> log`, or a stream without a reader, does not stop a command and does not
//! change its exit code, because its work is done.

use std::fmt::Arguments;
use std::io::Write;

/// Prints text on stderr without a line end.
pub(super) fn say(words: Arguments<'_>) {
    let _ = anstream::stderr().lock().write_fmt(words);
}

/// Prints a line on stderr.
macro_rules! aside {
    ($($words:tt)*) => {
        $crate::cli::aside::say(format_args!("{}\n", format_args!($($words)*)))
    };
}

/// Prints whole lines on stderr.
macro_rules! aside_as_is {
    ($($words:tt)*) => {
        $crate::cli::aside::say(format_args!($($words)*))
    };
}

pub(super) use {aside, aside_as_is};
