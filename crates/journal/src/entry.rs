//! One operation as a line of the log.
//!
//! A line is a JSON object that ends with `"hash"`: the SHA-256 of the hash of the
//! line before it (its 32 bytes; nothing for the first) and of the line up to there.

use serde::{Deserialize, Serialize};

use super::hash::Hash;
use super::note::BadLine;
use super::patch::Patch;

/// What an operation is, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Operation {
    /// The verb of the command, such as `result`; the crate's own are `begin`,
    /// `hand-edit` and `mend`.
    pub verb: String,
    /// What it did, such as `board 3: 2-0`.
    pub summary: String,
    /// Why, if the user gave a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What was done, as a value that the caller can read again, next to the patch; its meaning is
    /// not known here. Histories written before acts were kept have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<serde_json::Value>,
}

impl Operation {
    /// Creates an operation in words, without a reason or an act.
    pub fn new(verb: impl Into<String>, summary: impl Into<String>) -> Self {
        Self { verb: verb.into(), summary: summary.into(), reason: None, act: None }
    }
}

/// Who does it; written into the history and, while the command is running, into the lock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Author {
    /// The command as it was given.
    pub command: String,
    /// When it was given, as in RFC 3339.
    pub at: String,
    /// The user, the machine, the process.
    pub by: String,
}

/// How an operation moves in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Act {
    /// Does something new.
    #[default]
    Change,
    /// Takes back this many operations.
    Undo(usize),
    /// Does this many operations again.
    Redo(usize),
}

/// One operation: what it is and how it changed the text.
///
/// It is written before the text is: if the file never had the text of `after`, the command was
/// interrupted, and the operation did not happen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Its number: 1 for the first, then ascending.
    pub number: u64,
    /// What it is.
    pub operation: Operation,
    /// Who did it.
    pub author: Author,
    /// The name of the file, without its folder.
    #[serde(default)]
    pub file: String,
    /// How it moves.
    #[serde(default, skip_serializing_if = "is_change")]
    pub act: Act,
    /// The text before; `None` if there was none or it is not known.
    pub before: Option<Hash>,
    /// The text after.
    pub after: Hash,
    /// Whether the text after is a snapshot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub snapshot: bool,
    /// From the text before to the text after; `None` if the history begins, or
    /// begins anew, with a snapshot.
    pub patch: Option<Patch>,
}

fn is_change(act: &Act) -> bool {
    *act == Act::Change
}

/// What comes between the line and its own hash.
const SEAL: &str = ",\"hash\":\"";
/// What comes after its own hash.
const END: &str = "\"}\n";
/// The hash in hexadecimal.
const HASH_DIGITS: usize = 64;

impl Entry {
    /// Returns the line and its hash, following a line with the given hash.
    pub(crate) fn to_line(&self, chain: Option<Hash>) -> (String, Hash) {
        let mut line = serde_json::to_string(self).expect("strings and numbers become JSON");
        line.pop();
        let hash = Hash::chained(chain, line.as_bytes());
        line.push_str(&format!("{SEAL}{hash}{END}"));
        (line, hash)
    }

    /// Reads a line that follows a line with the given hash.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
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

    /// Returns the text after, from the text before.
    pub(crate) fn apply(&self, before: &str) -> Option<String> {
        self.patch.as_ref()?.apply(before)
    }

    /// Returns the text before, from the text after.
    pub(crate) fn revert(&self, after: &str) -> Option<String> {
        self.patch.as_ref()?.revert(after)
    }
}
