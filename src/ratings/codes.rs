//! What is found in rating lists, for `arbiter explain`.

use crate::diag::{Code, Level};

/// Every code of a rating list.
pub const RATING_CODES: &[Code] = &[Code {
    code: "ratings-invalid",
    level: Level::Error,
    title: "The file of a rating list says something that cannot be.",
    text: "An unknown field, a wrong type, a player or an event that is there twice, a game of
somebody who is not in `players`. No command works on such a file, and none changes it.

What the arbiter may do: correct the line that is shown, or take the last operation
back with `arbiter rating undo`. Initial ratings may be edited; the next
`arbiter rating update` calculates every change again.",
}];
