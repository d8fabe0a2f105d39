//! What can go wrong with an event file and its history.

use std::io;
use std::path::{Path, PathBuf};

use draughts_ground::diag::Place;
use draughts_ground::said::{Fact, Message, Said, Told};

use super::note::NoText;

/// Why the event file was not read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.said())]
#[non_exhaustive]
pub enum StorageError {
    /// There is no such file.
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// The path is that of a folder.
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// There is a folder where a file of the history has to be.
    FolderInHistory {
        /// The folder.
        path: PathBuf,
    },
    /// There is a file where the folder of the history has to be.
    NotAFolder {
        /// The file.
        path: PathBuf,
    },
    /// A new event was asked for, and the file is there already.
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
        /// The last operation of its history, if there is one: its text can be brought back.
        last: Option<u64>,
        /// The code that it looks like, such as `windows-1252`.
        code: &'static str,
    },
    /// The file is larger than 16 MiB.
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The last operation of its history, if there is one: its text can be brought back.
        last: Option<u64>,
    },
    /// The file would become larger than 16 MiB.
    WouldBeTooLarge {
        /// The file.
        path: PathBuf,
    },
    /// Another command is at work on the event and does not finish.
    Locked {
        /// The event file.
        path: PathBuf,
        /// What the other command says about itself; may be empty.
        by: String,
    },
    /// Another program wrote the file while the command was at work.
    ChangedMeanwhile {
        /// The event file.
        path: PathBuf,
    },
    /// The disk, or the user's part of it, is full.
    Full {
        /// The file that did not fit.
        path: PathBuf,
    },
    /// The disk can only be read.
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The user, or a protected file, does not allow it.
    Denied {
        /// The file.
        path: PathBuf,
    },
    /// Another program has the file open, and does not let go of it.
    HeldOpen {
        /// The file.
        path: PathBuf,
    },
    /// The path is that of a device or a pipe.
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The disk failed otherwise.
    Io {
        /// The file.
        path: PathBuf,
        /// What was tried, as a word of the catalogues: `read`, `write-log`.
        doing: &'static str,
        /// What the system says.
        source: io::Error,
    },
    /// An earlier text cannot be had: its log line or snapshot is damaged.
    HistoryDamaged {
        /// The folder of the history.
        path: PathBuf,
        /// The operation whose text is lost: no snapshot leads to it.
        number: u64,
    },
    /// Fewer operations can be undone or redone than were asked for.
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
    NoSuchOperation {
        /// The event file.
        path: PathBuf,
        /// The number.
        number: u64,
    },
    /// The change stands in the file, but the disk did not confirm it.
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

impl From<Going> for Fact {
    fn from(going: Going) -> Self {
        Self::Word(match going {
            Going::Back => "back",
            Going::Forth => "forth",
        })
    }
}

impl Told for StorageError {
    fn said(&self) -> Said {
        let shown = |path: &Path| ("path", Fact::from(path.display().to_string()));
        let (id, path, more) = match self {
            Self::NotFound { path } => ("storage-not-found", path, vec![]),
            Self::Folder { path } => ("storage-folder", path, vec![]),
            Self::FolderInHistory { path } => ("storage-folder-in-history", path, vec![]),
            Self::NotAFolder { path } => ("storage-not-a-folder", path, vec![]),
            Self::Exists { path } => ("storage-exists", path, vec![]),
            Self::NotUtf8 { path, place, last, code } => {
                let more = vec![
                    ("place", place.to_string().into()),
                    ("last", (*last).into()),
                    ("code", (*code).to_owned().into()),
                ];
                ("storage-not-utf8", path, more)
            }
            Self::TooLarge { path, last } => {
                ("storage-too-large", path, vec![("last", (*last).into())])
            }
            Self::WouldBeTooLarge { path } => ("storage-would-be-too-large", path, vec![]),
            Self::Locked { path, by } => {
                let by = Some(by.clone()).filter(|by| !by.is_empty());
                ("storage-locked", path, vec![("by", by.into())])
            }
            Self::ChangedMeanwhile { path } => ("storage-changed-meanwhile", path, vec![]),
            Self::Full { path } => ("storage-full", path, vec![]),
            Self::ReadOnly { path } => ("storage-read-only", path, vec![]),
            Self::Denied { path } => ("storage-denied", path, vec![]),
            Self::HeldOpen { path } => ("storage-held-open", path, vec![]),
            Self::NotAFile { path } => ("storage-not-a-file", path, vec![]),
            Self::Io { path, doing, source } => {
                let why = source.to_string().into();
                ("storage-io", path, vec![("doing", (*doing).into()), ("why", why)])
            }
            Self::HistoryDamaged { path, number } => {
                ("storage-history-damaged", path, vec![("number", (*number).into())])
            }
            Self::NotSoFar { path, going, available, mended } => {
                let more = vec![
                    ("going", (*going).into()),
                    ("available", (*available).into()),
                    ("mended", (*mended).into()),
                ];
                ("storage-not-so-far", path, more)
            }
            Self::NoSuchOperation { path, number } => {
                ("storage-no-such-operation", path, vec![("number", (*number).into())])
            }
            Self::NotSynced { path, source } => {
                ("storage-not-synced", path, vec![("why", source.to_string().into())])
            }
        };
        Said::of_catalogue(id, std::iter::once(shown(path)).chain(more).collect())
    }
}

impl StorageError {
    /// Every message, with the names of its facts.
    pub const MESSAGES: &'static [Message] = &[
        Message::of_catalogue("storage-not-found", &["path"]),
        Message::of_catalogue("storage-folder", &["path"]),
        Message::of_catalogue("storage-folder-in-history", &["path"]),
        Message::of_catalogue("storage-not-a-folder", &["path"]),
        Message::of_catalogue("storage-exists", &["path"]),
        Message::of_catalogue("storage-not-utf8", &["path", "place", "last", "code"]),
        Message::of_catalogue("storage-too-large", &["path", "last"]),
        Message::of_catalogue("storage-would-be-too-large", &["path"]),
        Message::of_catalogue("storage-locked", &["path", "by"]),
        Message::of_catalogue("storage-changed-meanwhile", &["path"]),
        Message::of_catalogue("storage-full", &["path"]),
        Message::of_catalogue("storage-read-only", &["path"]),
        Message::of_catalogue("storage-denied", &["path"]),
        Message::of_catalogue("storage-held-open", &["path"]),
        Message::of_catalogue("storage-not-a-file", &["path"]),
        Message::of_catalogue("storage-io", &["path", "doing", "why"]),
        Message::of_catalogue("storage-history-damaged", &["path", "number"]),
        Message::of_catalogue("storage-not-so-far", &["path", "going", "available", "mended"]),
        Message::of_catalogue("storage-no-such-operation", &["path", "number"]),
        Message::of_catalogue("storage-not-synced", &["path", "why"]),
    ];

    /// Why the file holds no text, if that is what is wrong with it: it is there, and
    /// another text can be put in its place.
    pub(super) fn no_text(&self) -> Option<NoText> {
        match self {
            Self::NotUtf8 { place, .. } => Some(NoText::NotUtf8 { place: place.to_string() }),
            Self::TooLarge { .. } => Some(NoText::TooLarge),
            _ => None,
        }
    }

    /// True if a command was kept from writing by the disk, by another program, or by a file
    /// that is there already: it left everything as it was, and can be repeated once the cause
    /// is gone (exit code 3).
    ///
    /// False if the request itself was wrong, and for [`Self::NotSynced`], after which the change
    /// is there.
    #[must_use]
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

    /// What the system says, about a file, when something is tried with it.
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

/// Why a file, or its history, was not read by a command that only looks: the same, without a
/// word about writing.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.said())]
pub struct Unread(pub StorageError);

impl Unread {
    /// The messages that say something else than those of [`StorageError`], with the names of
    /// their facts.
    pub const MESSAGES: &'static [Message] = &[
        Message::of_catalogue("unread-not-a-folder", &["path"]),
        Message::of_catalogue("unread-denied", &["path"]),
        Message::of_catalogue("unread-held-open", &["path"]),
        Message::of_catalogue("unread-io", &["path", "doing", "why"]),
        Message::of_catalogue("unread-history-damaged", &["path", "number"]),
    ];
}

impl Told for Unread {
    fn said(&self) -> Said {
        let Said { id, facts, .. } = self.0.said();
        let id = match &self.0 {
            StorageError::NotAFolder { .. } => "unread-not-a-folder",
            StorageError::Denied { .. } => "unread-denied",
            StorageError::HeldOpen { .. } => "unread-held-open",
            StorageError::Io { .. } => "unread-io",
            StorageError::HistoryDamaged { .. } => "unread-history-damaged",
            _ => id,
        };
        Said::of_catalogue(id, facts)
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
