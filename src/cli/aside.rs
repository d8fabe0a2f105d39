//! What is said beside the answer: on stderr, where somebody listens.
//!
//! A disk that is full behind `2> log`, or a stream that nobody reads, does not stop a command and
//! does not change its exit code: what it did it has done.

use std::fmt::Arguments;
use std::io::Write;

/// Says something on stderr, without an end of line of its own.
pub(super) fn say(words: Arguments<'_>) {
    let _ = anstream::stderr().lock().write_fmt(words);
}

/// Says a line on stderr.
macro_rules! aside {
    ($($words:tt)*) => {
        $crate::cli::aside::say(format_args!("{}\n", format_args!($($words)*)))
    };
}

/// Says whole lines on stderr.
macro_rules! aside_as_is {
    ($($words:tt)*) => {
        $crate::cli::aside::say(format_args!($($words)*))
    };
}

pub(super) use {aside, aside_as_is};
