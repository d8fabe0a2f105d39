//! How far the log goes, beside the log: so that a log is not sound that was cut at its end.
//!
//! An empty file in the folder of the history has it in its name: `head-12-0123456789abcdef`,
//! the number of the last operation and the first digits of the hash of its line. It is renamed
//! after the log and the text are safe. A renaming needs no sync: what a crash leaves is an
//! earlier name, and a log that goes further than its head is right. Histories written before
//! there were heads have none.

use super::hash::Hash;

/// How the name begins.
const PREFIX: &str = "head-";
/// The highest number of an operation: as many as one a second for thirty years.
const FURTHEST: u64 = 1_000_000_000;
/// Digits of the hash.
const DIGITS: usize = 16;

/// How far the log goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Head {
    /// The number of the last operation.
    pub number: u64,
    /// The first digits of the hash of its line.
    digits: String,
}

impl Head {
    /// Returns the head of a log that ends so.
    pub(crate) fn of(number: u64, hash: Hash) -> Self {
        Self { number, digits: hash.to_string()[..DIGITS].to_owned() }
    }

    /// Returns the furthest of those among the names in the folder of the history; one with a
    /// number that no log reaches is none.
    pub(crate) fn among(names: &[String]) -> Option<Self> {
        names.iter().filter_map(|name| Self::read(name)).max_by_key(|head| head.number)
    }

    fn read(name: &str) -> Option<Self> {
        let (number, digits) = name.strip_prefix(PREFIX)?.split_once('-')?;
        let is_hash = digits.len() == DIGITS && digits.bytes().all(|b| b.is_ascii_hexdigit());
        let number = number.parse().ok().filter(|&number| is_hash && number <= FURTHEST)?;
        Some(Self { number, digits: digits.to_owned() })
    }

    /// True for the line of this hash.
    pub(crate) fn is_of(&self, hash: Hash) -> bool {
        hash.to_string().starts_with(&self.digits)
    }

    /// Returns the name of the file.
    pub(crate) fn name(&self) -> String {
        format!("{PREFIX}{}-{}", self.number, self.digits)
    }
}
