//! The log: operations chained by hashes.

use super::entry::Entry;
use super::hash::Hash;
use super::head::LogHead;
use super::note::BadLine;

/// The log, as far as its chain is intact.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// The operations, oldest first.
    pub entries: Vec<Entry>,
    /// The hash of the line of each operation.
    pub hashes: Vec<Hash>,
    /// The hash of the last line.
    pub chain: Option<Hash>,
    /// The number of bytes up to the end of that line.
    pub sound: usize,
    /// The rest of the log, if there is any.
    pub tail: Option<Tail>,
}

/// The part of a log that does not belong to the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tail {
    /// The line at which it begins, from 1.
    pub line: usize,
    /// The fault of that line.
    pub what: BadLine,
    /// The number of lines begun in it, or missing.
    pub lines: usize,
}

impl Tail {
    /// Returns whether it is a single incomplete line: the command was interrupted before it
    /// changed the event.
    pub(crate) const fn is_torn(&self) -> bool {
        self.lines == 0
    }
}

impl Log {
    /// Parses a log; an empty one has no operations.
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let mut log = Self::default();
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            let read = Entry::from_line(line, log.chain).and_then(|(entry, hash)| {
                if entry.number < log.next_number() {
                    return Err(BadLine::OutOfOrder);
                }
                Ok((entry, hash))
            });
            match read {
                Ok((entry, hash)) => {
                    log.entries.push(entry);
                    log.hashes.push(hash);
                    log.chain = Some(hash);
                    log.sound += line.len();
                }
                Err(what) => {
                    let lines = bytes[log.sound..].iter().filter(|&&byte| byte == b'\n').count();
                    log.tail = Some(Tail { line: log.entries.len() + 1, what, lines });
                    break;
                }
            }
        }
        log
    }

    /// Compares the log with its recorded end.
    ///
    /// Missing operations make the tail unsound, even if the log ends with a whole line. So does a
    /// line that was complete and is now cut off: its command was not interrupted.
    pub(crate) fn check_head(mut self, head: Option<&LogHead>) -> Self {
        let last = self.entries.last().map_or(0, |entry| entry.number);
        let Some(head) = head.filter(|head| head.number > last) else { return self };
        let gone = usize::try_from(head.number - last).unwrap_or(usize::MAX);
        match &mut self.tail {
            Some(tail) => tail.lines = tail.lines.max(gone),
            None => {
                let what = BadLine::Gone { last: head.number };
                self.tail = Some(Tail { line: self.entries.len() + 1, what, lines: gone });
            }
        }
        self
    }

    /// Drops the lines from the one that once ended the log and now differs: nothing may continue
    /// from it as if it were sound.
    pub(crate) fn check_head_line(mut self, bytes: &[u8], head: Option<&LogHead>) -> Self {
        let Some(number) = self.differs_from(head) else { return self };
        let at = self.entries.partition_point(|entry| entry.number < number);
        let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
        let lost = lines.len() - at;
        self.entries.truncate(at);
        self.hashes.truncate(at);
        self.chain = self.hashes.last().copied();
        self.sound = lines[..at].iter().map(|line| line.len()).sum();
        self.tail = Some(Tail { line: at + 1, what: BadLine::OtherHash, lines: lost });
        self
    }

    /// Returns the number of the operation whose line differs from the one that once ended the log.
    pub(crate) fn differs_from(&self, head: Option<&LogHead>) -> Option<u64> {
        let head = head?;
        let at = self.entries.binary_search_by_key(&head.number, |entry| entry.number).ok()?;
        (!head.is_of(self.hashes[at])).then_some(head.number)
    }

    /// Returns the number of the next operation. No number is used twice, not even one in the tail.
    pub(crate) fn next_number(&self) -> u64 {
        let last = self.entries.last().map_or(0, |entry| entry.number);
        let lost = self.tail.as_ref().map_or(0, |tail| tail.lines.max(1) as u64);
        last.saturating_add(lost).saturating_add(1)
    }
}
