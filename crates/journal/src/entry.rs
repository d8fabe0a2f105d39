//! Operations as lines of the log.
//!
//! A line is a JSON object that ends with `"hash"`: the SHA-256 of the previous line's hash (its 32
//! bytes; nothing for the first line) followed by the line up to that point.

use serde::{Deserialize, Serialize};

use super::hash::Hash;
use super::note::BadLine;
use super::patch::Patch;

/// The description of an operation.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Operation {
    /// The verb of the command, such as `result`; this crate's own are `begin`, `hand-edit` and
    /// `mend`.
    pub verb: String,
    /// The summary, such as `board 3: 2-0`.
    pub summary: String,
    /// The reason, if the user gave one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The operation as a value that the caller can parse again, in addition to the patch. This
    /// crate does not interpret it. Histories from before this field was added have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<serde_json::Value>,
}

impl Operation {
    /// Creates a description without a reason or an act.
    pub fn new(verb: impl Into<String>, summary: impl Into<String>) -> Self {
        Self { verb: verb.into(), summary: summary.into(), reason: None, act: None }
    }
}

/// The author of an operation; written into the history and, while the command is running, into the
/// lock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Author {
    /// The command as typed.
    pub command: String,
    /// Its time, as in RFC 3339.
    pub at: String,
    /// The user, the computer and the process.
    pub by: String,
}

/// The direction of an operation in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Act {
    /// Makes a change.
    #[default]
    Change,
    /// Undoes this many operations.
    Undo(usize),
    /// Redoes this many operations.
    Redo(usize),
}

/// An operation: its description and its change of the text.
///
/// It is written before the text: if the file never had the text of `after`, the command was
/// interrupted and the operation did not take effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Its number, ascending from 1.
    pub number: u64,
    pub operation: Operation,
    /// The author.
    pub author: Author,
    /// The name of the file, without its folder.
    #[serde(default)]
    pub file: String,
    /// The direction.
    #[serde(default, skip_serializing_if = "is_change")]
    pub act: Act,
    /// The text before; `None` if there was none or it is unknown.
    pub before: Option<Hash>,
    /// The text after.
    pub after: Hash,
    /// Whether the text after is stored as a snapshot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub snapshot: bool,
    /// The change from the text before to the text after; `None` if the history begins, or begins
    /// anew, with a snapshot.
    pub patch: Option<Patch>,
}

fn is_change(act: &Act) -> bool {
    *act == Act::Change
}

/// The text between the line and its hash.
const SEAL: &str = ",\"hash\":\"";
/// The text after the hash.
const END: &str = "\"}\n";
/// The number of hexadecimal digits of a hash.
const HASH_DIGITS: usize = 64;

impl Entry {
    /// Returns the line and its hash; `chain` is the hash of the previous line.
    pub(crate) fn to_line(&self, chain: Option<Hash>) -> (String, Hash) {
        let mut line = serde_json::to_string(self).expect("strings and numbers become JSON");
        line.pop();
        let hash = Hash::chained(chain, line.as_bytes());
        line.push_str(&format!("{SEAL}{hash}{END}"));
        (line, hash)
    }

    /// Parses a line; `chain` is the hash of the previous line.
    ///
    /// # Errors
    ///
    /// Returns the fault of the line.
    pub(crate) fn from_line(line: &[u8], chain: Option<Hash>) -> Result<(Self, Hash), BadLine> {
        let sealed = line.strip_suffix(END.as_bytes()).ok_or(BadLine::CutOff)?;
        let at = sealed.len().checked_sub(HASH_DIGITS).ok_or(BadLine::TooShort)?;
        let (body, hash) = sealed.split_at(at);
        let body = body.strip_suffix(SEAL.as_bytes()).ok_or(BadLine::NoHash)?;
        let hash = std::str::from_utf8(hash).ok().and_then(Hash::parse);
        let hash = hash.ok_or(BadLine::NoHash)?;
        if hash != Hash::chained(chain, body) {
            return Err(BadLine::OtherHash);
        }
        let entry = serde_json::from_slice(line).map_err(|_| BadLine::Unknown)?;
        Ok((entry, hash))
    }

    /// Applies the patch to the text before.
    pub(crate) fn apply(&self, before: &str) -> Option<String> {
        self.patch.as_ref()?.apply(before)
    }

    /// Reverts the patch on the text after.
    pub(crate) fn revert(&self, after: &str) -> Option<String> {
        self.patch.as_ref()?.revert(after)
    }
}
