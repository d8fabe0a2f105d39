//! The event file from the view of a command.

use std::path::{Path, PathBuf};

use super::disk::{Disk, RealDisk};
use super::entry::{Act, Author, Operation};
use super::error::{ChangeError, StorageError};
use super::log::Log;
use super::session::{Session, read_log};
use super::sidecar::{MAX_BYTES, Sidecar};
use draughts_ground::diag::LineMap;
use draughts_ground::encoding::Encoding;
use draughts_ground::said::Said;

/// An event file with its history.
#[derive(Debug, Clone)]
pub struct Store<D = RealDisk> {
    pub(super) disk: D,
    pub(super) path: PathBuf,
}

/// The result of an edit.
#[derive(Debug, Clone)]
pub struct Edit<T> {
    /// The new text; equal to the old one if there is nothing to change.
    pub text: String,
    /// The operation for the history.
    pub operation: Operation,
    /// The value for the caller.
    pub value: T,
}

/// The result of a successful command, whose changes are on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredChange<T = ()> {
    /// The value of the edit.
    pub value: T,
    /// The number of the operation; `None` if the text was already right and nothing was written.
    pub number: Option<u64>,
    /// The number of an edit by hand that was recorded before it.
    pub hand_edit: Option<u64>,
    /// Remarks on other findings and actions, as sentences.
    pub notes: Vec<Said>,
}

impl<D: Disk> Store<D> {
    /// Creates the store of a path, without touching the disk.
    pub fn at(disk: D, path: impl Into<PathBuf>) -> Self {
        Self { disk, path: path.into() }
    }

    /// Returns the path as given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the text, byte for byte. Takes no lock and writes nothing.
    ///
    /// # Errors
    ///
    /// Fails if the file is missing, unreadable, over 16 MiB or not UTF-8.
    pub fn read(&self) -> Result<String, StorageError> {
        let bytes = self.disk.read(&self.path, MAX_BYTES).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => StorageError::NotFound { path: self.path.clone() },
            std::io::ErrorKind::FileTooLarge => {
                StorageError::TooLarge { path: self.path.clone(), last: self.last_recorded() }
            }
            _ => StorageError::from_io(&self.path, "read", error),
        })?;
        String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            let place = LineMap::new(&error.as_bytes()[..at]).place(at);
            let bytes = error.as_bytes();
            let code = Encoding::utf16(bytes).unwrap_or_else(|| Encoding::guess(bytes)).name();
            let last = self.last_recorded();
            StorageError::NotUtf8 { path: self.path.clone(), place, last, code }
        })
    }

    /// Returns the number of the last readable operation in the log.
    fn last_recorded(&self) -> Option<u64> {
        let sidecar = Sidecar::of(&self.disk.canonicalize(&self.path).ok()?);
        let log = Log::read(&read_log(&self.disk, &sidecar).ok()?);
        log.entries.last().map(|entry| entry.number)
    }

    /// Writes a new event.
    ///
    /// # Errors
    ///
    /// Fails with [`StorageError::Exists`] if the file exists, and if the disk fails.
    pub fn create(
        &self,
        author: &Author,
        operation: Operation,
        text: &str,
    ) -> Result<StoredChange, StorageError> {
        let session = Session::open_new(self, author)?;
        session.commit(text, operation, Act::Change, ())
    }

    /// Edits the text under the lock and records the operation.
    ///
    /// `edit` receives the present text and returns the new one. If it refuses, nothing is written;
    /// if it returns the text unchanged, only an edit by hand is recorded.
    ///
    /// # Errors
    ///
    /// Fails with the refusal of `edit`, and if the disk fails.
    pub fn change<T, E>(
        &self,
        author: &Author,
        edit: impl FnOnce(&str) -> Result<Edit<T>, E>,
    ) -> Result<StoredChange<T>, ChangeError<E>> {
        self.change_with_history(author, |text, _| edit(text))
    }

    /// As [`Self::change`], for an edit that also uses the text before an unrecorded edit by hand,
    /// if any.
    ///
    /// # Errors
    ///
    /// As [`Self::change`].
    pub fn change_with_history<T, E>(
        &self,
        author: &Author,
        edit: impl FnOnce(&str, Option<&str>) -> Result<Edit<T>, E>,
    ) -> Result<StoredChange<T>, ChangeError<E>> {
        let session = Session::open(self, author)?;
        let before = session.before_edit_by_hand();
        let Edit { text, operation, value } =
            edit(session.base(), before.as_deref()).map_err(ChangeError::Refused)?;
        Ok(session.commit(&text, operation, Act::Change, value)?)
    }
}
