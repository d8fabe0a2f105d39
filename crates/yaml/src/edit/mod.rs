//! Edits a text in place, as people wrote it.
//!
//! Accepted is every YAML text of one document without anchors, tags aside: block and flow style,
//! any quoting, comments anywhere, LF or CRLF, a BOM. [`print()`] writes block style with two
//! spaces, one line per player or board. [`edit()`] changes only what a change needs; whatever else
//! a person wrote stays, byte for byte, and no comment is ever lost. The result is read again, and
//! refused if it does not say what it should.

mod block;
mod check;
mod comments;
mod diff;
mod flow;
mod lines;
mod plan;
mod print;
mod scalar;
mod tree;

use serde_yaml::Value;

pub use print::print;

use crate::read::ReadError;
use plan::Plan;
use tree::Node;

/// Why a text was not edited.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The text is not YAML of one document, or too deep or too large.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// The deserializer that checks an edit does not read the text.
    #[error("not readable as YAML: {0}")]
    Unchecked(String),
    /// A key is a list or a mapping.
    #[error("line {line}: a key that is not a scalar")]
    Key {
        /// Line of its value, from 1.
        line: usize,
    },
    /// A list of the text does not have the length of the list that was read from it.
    #[error("line {line}: the list has {found} items where {expected} were read")]
    OtherList {
        /// Line of the list, from 1.
        line: usize,
        /// Items in the text.
        found: usize,
        /// Items in the value that it is supposed to hold.
        expected: usize,
    },
    /// The edited text would not say what it should: the place is written in a form that cannot be
    /// edited.
    #[error("line {line}: this way of writing cannot be edited")]
    Unwritable {
        /// First line of the part that would have changed, from 1.
        line: usize,
    },
}

/// Edits a text that reads as `before` so that it reads as `after`.
///
/// The text may lack keys of `before` that are defaults, and may spell values
/// differently (`2` for `2.0`, one scalar for a list of one). What is the same in
/// `before` and `after` is not touched, so such spellings stay. Lists are as long
/// in the text as in `before`, and in the same order. Comments, order, blank
/// lines, quoting, line ends and a BOM stay as they are; a comment inside a removed
/// part becomes a line of its own.
///
/// # Errors
///
/// [`EditError`]; the text must then not be replaced.
pub fn edit(text: &str, before: &Value, after: &Value) -> Result<String, EditError> {
    let Some(change) = diff::diff(before, after) else {
        return Ok(text.to_owned());
    };
    let (mark, body) = text.split_at(if text.starts_with('\u{feff}') { 3 } else { 0 });
    let Some(root) = Node::read(body)? else {
        let eol = lines::line_end_of(body);
        let gap = if body.is_empty() || body.ends_with('\n') { "" } else { eol };
        return Ok(format!("{mark}{body}{gap}{}", print(after).replace('\n', eol)));
    };
    let mut plan = Plan::new(body);
    plan.root(&change, &root)?;
    let (changed, edited) = plan.apply();
    check::check(body, &edited, &changed, &root, &change)?;
    Ok(format!("{mark}{edited}"))
}
