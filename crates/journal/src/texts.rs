//! Earlier texts, built from snapshots and patches.

use std::io;
use std::path::Path;

use super::disk::Disk;
use super::entry::Entry;
use super::error::StorageError;
use super::hash::Hash;
use super::sidecar::{MAX_BYTES, Sidecar};
use super::timeline::Timeline;

/// The texts of a history.
pub(crate) struct Texts<'a, D> {
    disk: &'a D,
    sidecar: &'a Sidecar,
    /// The operations that took effect, oldest first.
    pub entries: Vec<&'a Entry>,
    /// The present text of the file, from which earlier ones can also be built.
    now: Option<&'a str>,
}

impl<'a, D> Texts<'a, D> {
    /// Prepares the texts of the entries that took effect.
    pub(crate) fn of(
        disk: &'a D,
        sidecar: &'a Sidecar,
        entries: &'a [Entry],
        timeline: &Timeline,
        now: Option<&'a str>,
    ) -> Self {
        let entries = timeline.took_effect.iter().map(|&index| &entries[index]).collect();
        Self { disk, sidecar, entries, now }
    }

    /// Returns the index of the operation with this number.
    pub(crate) fn place_of(&self, number: u64, event: &Path) -> Result<usize, StorageError> {
        self.entries
            .binary_search_by_key(&number, |entry| entry.number)
            .map_err(|_| StorageError::NoSuchOperation { path: event.to_owned(), number })
    }
}

impl<D: Disk> Texts<'_, D> {
    /// Returns the text after the operation at an index.
    ///
    /// # Errors
    ///
    /// Fails if the disk cannot be read, or if there is damage on both paths to the text: from an
    /// earlier snapshot and from a later text.
    pub(crate) fn after(&self, index: usize) -> Result<String, StorageError> {
        let sought = self.entries[index];
        for way in [Self::forwards_to, Self::backwards_to] {
            if let Some(text) = way(self, index)?
                && Hash::of(text.as_bytes()) == sought.after
            {
                return Ok(text);
            }
        }
        Err(StorageError::HistoryDamaged {
            path: self.sidecar.folder.clone(),
            number: sought.number,
        })
    }

    fn forwards_to(&self, index: usize) -> Result<Option<String>, StorageError> {
        for start in (0..=index).rev() {
            if let Some(text) = self.snapshot(self.entries[start])? {
                let mut patches = self.entries[start + 1..=index].iter();
                return Ok(patches.try_fold(text, |text, entry| entry.apply(&text)));
            }
            if self.entries[start].patch.is_none() {
                break;
            }
        }
        Ok(None)
    }

    fn backwards_to(&self, index: usize) -> Result<Option<String>, StorageError> {
        for start in index + 1..self.entries.len() {
            if self.entries[start].patch.is_none() {
                return Ok(None);
            }
            if let Some(text) = self.snapshot(self.entries[start])? {
                return Ok(self.back(text, start, index));
            }
        }
        Ok(self.now().and_then(|now| self.back(now.to_owned(), self.entries.len() - 1, index)))
    }

    fn back(&self, text: String, from: usize, to: usize) -> Option<String> {
        self.entries[to + 1..=from].iter().rev().try_fold(text, |text, entry| entry.revert(&text))
    }

    /// Returns the text of the file, if it is the one after the last operation.
    pub(crate) fn now(&self) -> Option<&str> {
        let last = self.entries.last()?;
        self.now.filter(|now| Hash::of(now.as_bytes()) == last.after)
    }

    /// Returns the snapshot of an operation, if it exists and is sound.
    pub(crate) fn snapshot(&self, entry: &Entry) -> Result<Option<String>, StorageError> {
        if !entry.snapshot {
            return Ok(None);
        }
        let path = self.sidecar.snapshot(entry.after);
        match self.disk.read(&path, MAX_BYTES) {
            Ok(bytes) if Hash::of(&bytes) == entry.after => Ok(String::from_utf8(bytes).ok()),
            Ok(_) => Ok(None),
            Err(error) => match error.kind() {
                io::ErrorKind::NotFound | io::ErrorKind::FileTooLarge => Ok(None),
                _ => Err(StorageError::from_io(&path, "read-snapshot", error)),
            },
        }
    }
}
