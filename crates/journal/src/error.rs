//! What can go wrong with an event file and its history.

use std::io;
use std::path::{Path, PathBuf};

use draughts_ground::diag::Place;

/// Why the event file was not read or written.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// There is no such file.
    #[error("{}: there is no such file", path.display())]
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// The path is that of a folder.
    #[error("{}: this is a folder, not an event", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// There is a file where the folder of the history has to be.
    #[error("{}: this is a file where a folder has to be; nothing was written: move it away", path.display())]
    NotAFolder {
        /// The file.
        path: PathBuf,
    },
    /// A new event was asked for, but the file already exists.
    #[error("{}: the file exists already; nothing was written: take another name", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file is not UTF-8.
    #[error("{}:{place}: the byte here is not UTF-8: save the file as UTF-8", path.display())]
    NotUtf8 {
        /// The file.
        path: PathBuf,
        /// The first byte that is not UTF-8.
        place: Place,
    },
    /// The file is, or would become, larger than 16 MiB.
    #[error("{}: over 16 MiB is not an event; nothing was written", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
    },
    /// Another command is working on the event and does not finish.
    #[error("{}: locked by {}; nothing was written: wait for it to end and repeat the command", path.display(), holder(by))]
    Locked {
        /// The event file.
        path: PathBuf,
        /// What the other command says about itself; may be empty.
        by: String,
    },
    /// Another program wrote the file while the command was running.
    #[error("{}: changed by another program meanwhile; nothing was written: repeat the command", path.display())]
    ChangedMeanwhile {
        /// The event file.
        path: PathBuf,
    },
    /// The disk, or the user's part of it, is full.
    #[error("{}: the disk is full; nothing was written: make room and repeat the command", path.display())]
    Full {
        /// The file that did not fit.
        path: PathBuf,
    },
    /// The disk can only be read.
    #[error("{}: the disk is read-only; nothing was written: copy the event to another", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The user, or a protected file, does not allow it.
    #[error("{}: permission denied; nothing was written: see who may write the file and its folder", path.display())]
    Denied {
        /// The file.
        path: PathBuf,
    },
    /// The disk failed in another way.
    #[error("{}: cannot {doing} ({source}); nothing was written: repeat the command", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What was tried: such as `read` or `write`
        doing: &'static str,
        /// What the system says.
        source: io::Error,
    },
    /// An earlier text cannot be recovered: its log line or snapshot is damaged.
    #[error("{}: the history is damaged at operation {number}: {what}; nothing was written: `history` shows what is left", path.display())]
    HistoryDamaged {
        /// The folder of the history.
        path: PathBuf,
        /// The operation whose text is lost.
        number: u64,
        /// What is wrong.
        what: String,
    },
    /// Fewer operations can be undone or redone than were asked for.
    #[error("{}: only {available} can be {}{}; nothing was written", path.display(), going.past(), floor(*mended))]
    NotSoFar {
        /// The event file.
        path: PathBuf,
        /// Whether it was to be undone or redone.
        going: Going,
        /// How many could be.
        available: usize,
        /// The operation after which the history was damaged, if that is the limit.
        mended: Option<u64>,
    },
    /// The history has no operation of this number that took effect.
    #[error("{}: no operation {number} took effect; nothing was written: `history` lists them", path.display())]
    NoSuchOperation {
        /// The event file.
        path: PathBuf,
        /// The number.
        number: u64,
    },
    /// The change is in the file, but the disk did not confirm it.
    #[error("{}: the change is in the file, but the disk did not confirm it ({source}): it may be lost if the power fails now; see to the disk", path.display())]
    NotSynced {
        /// The event file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// The direction of a step in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Going {
    /// Undoing.
    Back,
    /// Redoing.
    Forth,
}

impl Going {
    const fn past(self) -> &'static str {
        match self {
            Self::Back => "undone",
            Self::Forth => "redone",
        }
    }
}

fn holder(by: &str) -> &str {
    if by.is_empty() { "another command" } else { by }
}

fn floor(mended: Option<u64>) -> String {
    mended.map_or_else(String::new, |number| {
        format!(
            ", for the history was damaged before operation {number}: `restore` reaches further"
        )
    })
}

impl StorageError {
    /// True if a command was kept from writing by the disk or by another program: it
    /// left the event as it was, and can be repeated once the cause is gone (exit code 3).
    ///
    /// False if the request itself was wrong, and for [`Self::NotSynced`], after which the change
    /// is there.
    #[must_use]
    pub const fn nothing_written(&self) -> bool {
        matches!(
            self,
            Self::Locked { .. }
                | Self::ChangedMeanwhile { .. }
                | Self::Full { .. }
                | Self::ReadOnly { .. }
                | Self::Denied { .. }
                | Self::Io { .. }
                | Self::HistoryDamaged { .. }
        )
    }

    /// What the system says, about a file, when something is tried with it.
    pub(super) fn from_io(path: &Path, doing: &'static str, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full { path },
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly { path },
            io::ErrorKind::PermissionDenied => Self::Denied { path },
            io::ErrorKind::IsADirectory => Self::Folder { path },
            io::ErrorKind::NotADirectory => {
                let folder = path.parent().map(Path::to_owned);
                Self::NotAFolder { path: folder.unwrap_or(path) }
            }
            _ => Self::Io { path, doing, source },
        }
    }
}

/// Why a change was not made: the disk, or the caller that was asked for the new text.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError<E> {
    /// The file or its history.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The edit itself refused; nothing was written.
    #[error("{0}")]
    Refused(E),
}
