//! Edits a text in place, in the style of its author.
//!
//! Accepted: any YAML text of one document without anchors or tags, in block or flow style, with
//! any quoting, comments anywhere, LF or CRLF, and a BOM. [`print()`] writes block style with two
//! spaces, one line per player or board. [`edit()`] changes only what the change requires;
//! everything else stays, byte for byte, and no comment is lost. The result is read again, and
//! refused if it does not have the intended value.

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

/// The reason a text was not edited.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The text is not a single YAML document, or is too deep or too large.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// The deserializer that checks an edit cannot read the text.
    #[error("not readable as YAML: {0}")]
    Unchecked(String),
    /// A key is a list or a mapping.
    #[error("line {line}: a key that is not a scalar")]
    Key {
        /// The line of its value, from 1.
        line: usize,
    },
    /// A list in the text has another length than the list that was read from it.
    #[error("line {line}: the list has {found} items where {expected} were read")]
    OtherList {
        /// The line of the list, from 1.
        line: usize,
        /// The number of items in the text.
        found: usize,
        /// The number of items in the value that was read.
        expected: usize,
    },
    /// The edited text would not have the intended value: the part is written in a form that cannot
    /// be edited.
    #[error("line {line}: this way of writing cannot be edited")]
    Unwritable {
        /// The first line of the part that would have changed, from 1.
        line: usize,
    },
}

/// Edits a text whose value is `before` so that its value is `after`.
///
/// The text may lack keys of `before` that are defaults, and may spell values differently (`2` for
/// `2.0`, one scalar for a list of one). Parts that are equal in `before` and `after` are not
/// touched, so such spellings stay. Lists must have the same length and order in the text as in
/// `before`. Comments, order, blank lines, quoting, line ends and a BOM stay unchanged; a comment
/// inside a removed part becomes a line of its own.
///
/// # Errors
///
/// Returns an [`EditError`] if the text cannot be edited; the text must then not be replaced.
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
