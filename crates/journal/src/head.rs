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
    /// The first digits of the hash of its line; of several lines, if histories of two computers
    /// were put into one folder.
    digits: Vec<String>,
}

impl LogHead {
    /// Creates the head of a log that ends with this operation.
    pub(crate) fn of(number: u64, hash: Hash) -> Self {
        Self { number, digits: vec![hash.to_string()[..DIGITS].to_owned()] }
    }

    /// Returns the head with the highest number among the names in the history folder.
    ///
    /// Names with an impossible number are ignored.
    pub(crate) fn among(names: &[String]) -> Option<Self> {
        let heads: Vec<Self> = names.iter().filter_map(|name| Self::read(name)).collect();
        let number = heads.iter().map(|head| head.number).max()?;
        let of_last = heads.into_iter().filter(|head| head.number == number);
        Some(Self { number, digits: of_last.flat_map(|head| head.digits).collect() })
    }

    /// Returns the name of the head that belongs to another log than this one, if there is any: the
    /// histories of two computers were put into one folder. `hashes` are those of the lines.
    pub(crate) fn of_other_log(names: &[String], hashes: &[Hash]) -> Option<(u64, String)> {
        let line = |head: &Self| hashes.get(usize::try_from(head.number).ok()?.checked_sub(1)?);
        let heads = || names.iter().filter_map(|name| Some((Self::read(name)?, name)));
        let own = heads().filter(|(head, _)| line(head).is_some_and(|hash| head.is_of(*hash)));
        let reached = own.map(|(head, _)| head.number).max()?;
        heads()
            .filter(|(head, _)| head.number <= reached)
            .find(|(head, _)| line(head).is_some_and(|hash| !head.is_of(*hash)))
            .map(|(head, name)| (head.number, name.clone()))
    }

    fn read(name: &str) -> Option<Self> {
        let (number, digits) = name.strip_prefix(PREFIX)?.split_once('-')?;
        let is_hash = digits.len() == DIGITS && digits.bytes().all(|b| b.is_ascii_hexdigit());
        let number = number.parse().ok().filter(|&number| is_hash && number <= FURTHEST)?;
        Some(Self { number, digits: vec![digits.to_owned()] })
    }

    /// Returns whether a line with this hash is the recorded one.
    pub(crate) fn is_of(&self, hash: Hash) -> bool {
        self.digits.iter().any(|digits| hash.to_string().starts_with(digits))
    }

    /// Returns the name of the file.
    pub(crate) fn name(&self) -> String {
        format!("{PREFIX}{}-{}", self.number, self.digits.concat())
    }
}
