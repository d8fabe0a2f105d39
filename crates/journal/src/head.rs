//! A record of the end of the log, separate from it, so that truncation of the log is noticed.
//!
//! It is the name of an empty file in the history folder, `head-12-0123456789abcdef`: the number of
//! the last operation and the first digits of the hash of its line. The file is renamed after the
//! log and the text are safe. The rename needs no sync: a crash leaves an earlier name, and a log
//! that continues after its head is valid. Histories from before heads were introduced have none.

use super::hash::Hash;

/// The beginning of the name.
const PREFIX: &str = "head-";
/// The highest number of an operation: one per second for thirty years.
const FURTHEST: u64 = 1_000_000_000;
/// The number of digits of the hash.
const DIGITS: usize = 16;

/// The recorded end of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LogHead {
    /// The number of the last operation.
    pub number: u64,
    /// The first digits of the hash of its line.
    digits: String,
}

impl LogHead {
    /// Creates the head of a log that ends with this operation.
    pub(crate) fn of(number: u64, hash: Hash) -> Self {
        Self { number, digits: hash.to_string()[..DIGITS].to_owned() }
    }

    /// Returns the head with the highest number among the names in the history folder.
    ///
    /// Names with an impossible number are ignored.
    pub(crate) fn among(names: &[String]) -> Option<Self> {
        names.iter().filter_map(|name| Self::read(name)).max_by_key(|head| head.number)
    }

    fn read(name: &str) -> Option<Self> {
        let (number, digits) = name.strip_prefix(PREFIX)?.split_once('-')?;
        let is_hash = digits.len() == DIGITS && digits.bytes().all(|b| b.is_ascii_hexdigit());
        let number = number.parse().ok().filter(|&number| is_hash && number <= FURTHEST)?;
        Some(Self { number, digits: digits.to_owned() })
    }

    /// Returns whether a line with this hash is the recorded one.
    pub(crate) fn is_of(&self, hash: Hash) -> bool {
        hash.to_string().starts_with(&self.digits)
    }

    /// Returns the name of the file.
    pub(crate) fn name(&self) -> String {
        format!("{PREFIX}{}-{}", self.number, self.digits)
    }
}
