//! Errors of an event file and its history.

use std::io;
use std::path::{Path, PathBuf};

use draughts_ground::diag::Place;
use draughts_ground::said::{Said, Told, said};

use super::note::NoText;

/// The reason the event file was not read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.said())]
#[non_exhaustive]
pub enum StorageError {
    /// There is no such file.
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// The path is a folder.
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// A folder is in the place of a file of the history.
    FolderInHistory {
        /// The folder.
        path: PathBuf,
    },
    /// A file is in the place of the history folder.
    NotAFolder {
        /// The file.
        path: PathBuf,
    },
    /// The file of a new event already exists.
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file is not UTF-8.
    NotUtf8 {
        /// The file.
        path: PathBuf,
        /// The first byte that is not UTF-8.
        place: Place,
        /// The last operation of its history, if there is one; its text can be restored.
        last: Option<u64>,
        /// The encoding that it probably has, such as `windows-1252`.
        code: &'static str,
    },
    /// The file is larger than 16 MiB.
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The last operation of its history, if there is one; its text can be restored.
        last: Option<u64>,
    },
    /// The file would become larger than 16 MiB.
    WouldBeTooLarge {
        /// The file.
        path: PathBuf,
    },
    /// Another command is working on the event and does not finish.
    Locked {
        /// The event file.
        path: PathBuf,
        /// The other command's description of itself; may be empty.
        by: String,
    },
    /// Another program wrote the file while the command was working.
    ChangedMeanwhile {
        /// The event file.
        path: PathBuf,
    },
    /// The disk, or the user's quota, is full.
    Full {
        /// The file that did not fit.
        path: PathBuf,
    },
    /// The disk is read-only.
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The user has no permission, or the file is protected.
    Denied {
        /// The file.
        path: PathBuf,
    },
    /// Another program has the file open and does not release it.
    HeldOpen {
        /// The file.
        path: PathBuf,
    },
    /// The path is a device or a pipe.
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// Another failure of the disk.
    Io {
        /// The file.
        path: PathBuf,
        /// The attempted operation, as a word of the catalogues: `read`, `write-log`.
        doing: &'static str,
        /// The error of the system.
        source: io::Error,
    },
    /// An earlier text is not available: its log line or snapshot is damaged.
    HistoryDamaged {
        /// The folder of the history.
        path: PathBuf,
        /// The operation whose text is lost, because no snapshot leads to it.
        number: u64,
    },
    /// Fewer operations can be undone or redone than requested.
    NotSoFar {
        /// The event file.
        path: PathBuf,
        /// The requested direction.
        going: StepDirection,
        /// The number of operations available.
        available: usize,
        /// The operation after which the history was damaged, if that is the limit.
        mended: Option<u64>,
    },
    /// No operation with this number took effect.
    NoSuchOperation {
        /// The event file.
        path: PathBuf,
        /// The number.
        number: u64,
    },
    /// The change is in the file, but the disk did not confirm it.
    NotSynced {
        /// The event file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

/// The direction of a step in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepDirection {
    /// Undoing.
    Back,
    /// Redoing.
    Forth,
}

draughts_ground::fact_words! {
    StepDirection {
        Back "back",
        Forth "forth",
    }
}

impl Told for StorageError {
    fn said(&self) -> Said {
        match self {
            Self::NotFound { path } => said!(
                "storage-not-found",
                "{ $path }: there is no such file";
                path = shown(path)
            ),
            Self::Folder { path } => said!(
                "storage-folder",
                "{ $path }: this is a folder, not an event";
                path = shown(path)
            ),
            Self::FolderInHistory { path } => said!(
                "storage-folder-in-history",
                "{ $path }: this is a folder where a file of the history has to be: move it away";
                path = shown(path)
            ),
            Self::NotAFolder { path } => said!(
                "storage-not-a-folder",
                "{ $path }: this is a file where a folder has to be; nothing was written: move it away";
                path = shown(path)
            ),
            Self::Exists { path } => said!(
                "storage-exists",
                "{ $path }: the file exists already; nothing was written: take another name";
                path = shown(path)
            ),
            Self::NotUtf8 { path, place, last, code } => said!(
                "storage-not-utf8",
                "{ $path }:{ $place }: the byte here is not UTF-8, and the file looks like { $code }: { $last ->
                    [none] save the file as UTF-8
                   *[other] another program changed the file after operation { $last }. Save it as UTF-8, or bring that state back: `restore` keeps this file under another name
                }";
                path = shown(path), place = place.to_string(), last = *last, code = (*code).to_owned()
            ),
            Self::TooLarge { path, last } => said!(
                "storage-too-large",
                "{ $path }: over 16 MiB is not an event{ $last ->
                    [none] {\"\"}
                   *[other] : another program changed the file after operation { $last }. Bring that state back: `restore` keeps this file under another name
                }";
                path = shown(path), last = *last
            ),
            Self::WouldBeTooLarge { path } => said!(
                "storage-would-be-too-large",
                "{ $path }: the file would be over 16 MiB, which is not an event; nothing was written";
                path = shown(path)
            ),
            Self::Locked { path, by } => said!(
                "storage-locked",
                "{ $path }: locked by { $by ->
                    [none] another command
                   *[other] { $by }
                }; nothing was written: wait for it to end and repeat the command";
                path = shown(path), by = Some(by.clone()).filter(|by| !by.is_empty())
            ),
            Self::ChangedMeanwhile { path } => said!(
                "storage-changed-meanwhile",
                "{ $path }: changed by another program meanwhile; nothing was written: repeat the command";
                path = shown(path)
            ),
            Self::Full { path } => said!(
                "storage-full",
                "{ $path }: the disk is full; nothing was written: make room and repeat the command";
                path = shown(path)
            ),
            Self::ReadOnly { path } => said!(
                "storage-read-only",
                "{ $path }: the disk is read-only; nothing was written: copy the event to another";
                path = shown(path)
            ),
            Self::Denied { path } => said!(
                "storage-denied",
                "{ $path }: permission denied; nothing was written: see who may read and write the file and its folder";
                path = shown(path)
            ),
            Self::HeldOpen { path } => said!(
                "storage-held-open",
                "{ $path }: another program has this file open (an editor, a virus scanner, a program that copies it to a cloud); nothing was written: close it there and repeat the command";
                path = shown(path)
            ),
            Self::NotAFile { path } => said!(
                "storage-not-a-file",
                "{ $path }: this is a device or a pipe, not a file";
                path = shown(path)
            ),
            Self::Io { path, doing, source } => said!(
                "storage-io",
                "{ $path }: cannot { $doing ->
                    [lock] lock
                    [read] read
                    [read-folder] read the folder
                    [read-log] read the log
                    [read-snapshot] read the snapshot
                    [find] find
                    [make-folder] make the folder
                    [write-history] write the history
                    [write-log] write the log
                   *[write] write
                } ({ $why }); nothing was written: repeat the command";
                path = shown(path), doing = *doing, why = source.to_string()
            ),
            Self::HistoryDamaged { path, number } => said!(
                "storage-history-damaged",
                "{ $path }: the history is damaged at operation { $number }: no snapshot leads to its text; nothing was written: `history` shows what is left";
                path = shown(path), number = *number
            ),
            Self::NotSoFar { path, going, available, mended } => said!(
                "storage-not-so-far",
                "{ $path }: only { $available } can be { $going ->
                    [back] undone
                   *[forth] redone
                }{ $mended ->
                    [none] {\"\"}
                   *[other] , because the history is damaged before operation { $mended }; `restore` reaches further back
                }; nothing was written";
                path = shown(path), going = *going, available = *available, mended = *mended
            ),
            Self::NoSuchOperation { path, number } => said!(
                "storage-no-such-operation",
                "{ $path }: no operation { $number } took effect; nothing was written: `history` lists them";
                path = shown(path), number = *number
            ),
            Self::NotSynced { path, source } => said!(
                "storage-not-synced",
                "{ $path }: the change is in the file, but the disk did not confirm it ({ $why }): it may be lost if the power fails now; see to the disk";
                path = shown(path), why = source.to_string()
            ),
        }
    }
}

/// Formats a path for display.
fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl StorageError {
    /// Returns the reason the file holds no text, if that is the error: the file exists and can be
    /// replaced by another text.
    pub(super) fn no_text(&self) -> Option<NoText> {
        match self {
            Self::NotUtf8 { place, .. } => Some(NoText::NotUtf8 { place: place.to_string() }),
            Self::TooLarge { .. } => Some(NoText::TooLarge),
            _ => None,
        }
    }

    /// Returns whether the disk, another program or an existing file kept a command from writing.
    ///
    /// The command left everything unchanged, and can be repeated once the cause is gone (exit code
    /// 3).
    ///
    /// Returns false if the request itself was wrong, and for [`Self::NotSynced`], after which the
    /// change is in the file.
    pub const fn nothing_written(&self) -> bool {
        matches!(
            self,
            Self::Exists { .. }
                | Self::Locked { .. }
                | Self::ChangedMeanwhile { .. }
                | Self::Full { .. }
                | Self::ReadOnly { .. }
                | Self::Denied { .. }
                | Self::HeldOpen { .. }
                | Self::Io { .. }
                | Self::HistoryDamaged { .. }
        )
    }

    /// Converts an error of the system for an operation on a file.
    pub(super) fn from_io(path: &Path, doing: &'static str, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full { path },
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly { path },
            io::ErrorKind::PermissionDenied => Self::Denied { path },
            io::ErrorKind::ResourceBusy => Self::HeldOpen { path },
            io::ErrorKind::InvalidInput => Self::NotAFile { path },
            io::ErrorKind::IsADirectory => match doing {
                "find" | "read" | "write" => Self::Folder { path },
                _ => Self::FolderInHistory { path },
            },
            io::ErrorKind::NotADirectory => {
                let folder = path.parent().map(Path::to_owned);
                Self::NotAFolder { path: folder.unwrap_or(path) }
            }
            _ => Self::Io { path, doing, source },
        }
    }
}

/// The reason a read-only command could not read a file or its history: a [`StorageError`] whose
/// message does not mention writing.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.said())]
pub struct HistoryReadError(pub StorageError);

impl Told for HistoryReadError {
    fn said(&self) -> Said {
        match &self.0 {
            StorageError::NotAFolder { path } => said!(
                "unread-not-a-folder",
                "{ $path }: this is a file where the folder of the history has to be: move it away";
                path = shown(path)
            ),
            StorageError::Denied { path } => said!(
                "unread-denied",
                "{ $path }: permission denied: see who may read the file and its folder";
                path = shown(path)
            ),
            StorageError::HeldOpen { path } => said!(
                "unread-held-open",
                "{ $path }: another program has this file open (an editor, a virus scanner, a program that copies it to a cloud): close it there and repeat the command";
                path = shown(path)
            ),
            StorageError::Io { path, doing, source } => said!(
                "unread-io",
                "{ $path }: cannot { $doing ->
                    [read-folder] read the folder
                    [read-log] read the log
                    [read-snapshot] read the snapshot
                    [find] find
                   *[read] read
                } ({ $why }): repeat the command";
                path = shown(path), doing = *doing, why = source.to_string()
            ),
            StorageError::HistoryDamaged { path, number } => said!(
                "unread-history-damaged",
                "{ $path }: the history is damaged at operation { $number }: no snapshot leads to its text: `history` shows what is left";
                path = shown(path), number = *number
            ),
            error => error.said(),
        }
    }
}

/// The reason a change was not made: an error of the disk, or a refusal by the caller's edit.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError<E> {
    /// An error of the file or its history.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The edit itself refused; nothing was written.
    #[error("{0}")]
    Refused(E),
}
