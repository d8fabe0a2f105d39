//! The folder next to an event file, and the names in it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::hash::Hash;

/// The largest size of an event file, in bytes.
pub(crate) const MAX_BYTES: u64 = 16 << 20;
/// The suffix of unfinished files.
pub(crate) const UNFINISHED: &str = ".unfinished";

/// The history folder: `club.history` next to `club.yaml`.
#[derive(Debug, Clone)]
pub(crate) struct Sidecar {
    /// The folder.
    pub folder: PathBuf,
}

impl Sidecar {
    /// Returns the sidecar of an event file.
    ///
    /// `.yaml` becomes `.history`; any other name gets the suffix `-history`, so that no two files
    /// share a folder.
    pub(crate) fn of(event: &Path) -> Self {
        if event.extension().is_some_and(|extension| extension == "yaml") {
            return Self { folder: event.with_extension("history") };
        }
        let mut name = OsString::from(event);
        name.push("-history");
        Self { folder: name.into() }
    }

    /// Returns the path of the log.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join("log.jsonl")
    }

    /// Returns the path of the lock.
    pub(crate) fn lock(&self) -> PathBuf {
        self.folder.join("lock")
    }

    /// Returns the path of the snapshot folder.
    pub(crate) fn snapshots(&self) -> PathBuf {
        self.folder.join("snapshots")
    }

    /// Returns the path of the snapshot of a text.
    pub(crate) fn snapshot(&self, text: Hash) -> PathBuf {
        self.snapshots().join(text.to_string())
    }

    /// Returns the second name of the file that the last command replaced, for a program that still
    /// had it open.
    pub(crate) fn replaced(&self) -> PathBuf {
        self.folder.join("replaced")
    }
}

/// Returns whether a file has a history.
pub fn has_history(file: &Path) -> bool {
    Sidecar::of(file).log().is_file()
}

/// The prefix of set-aside files with the cut-off or damaged end of a log.
pub(crate) const DAMAGED_LOG: &str = "log.damaged-";
/// The prefix of set-aside files with the text that another program wrote into a replaced file.
pub(crate) const OVERWRITTEN: &str = "overwritten-";
/// The suffix, after the name of the event, of a set-aside file that held no text.
pub(crate) const UNREADABLE: &str = ".unreadable-";

/// Returns the first unused name with this prefix.
pub(crate) fn free_name(kind: &str, names: &[String]) -> String {
    (1..)
        .map(|number: u64| format!("{kind}{number}"))
        .find(|name| !names.contains(name))
        .expect("more numbers than files")
}

/// Returns the prefix of an event's unfinished files.
pub(crate) fn unfinished_prefix(event: &Path) -> String {
    let name = event.file_name().unwrap_or_default().to_string_lossy();
    format!(".{name}.")
}
