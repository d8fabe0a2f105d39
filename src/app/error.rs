//! What can go wrong in this room: one type, which says what failed, about which file, and
//! of which kind it is. A command line makes an exit code of the kind, a server a status.

use std::io;
use std::path::Path;

use crate::diag::Finding;
use crate::event::EventError;
use crate::event::acts::Refused;
use crate::report::printable;
use crate::rules::RuleError;
use crate::storage::StorageError;
use crate::words::{Language, say, worded};

/// Wrong lines of a list that are named one by one.
const MOST_SHOWN: usize = 20;

/// Why something was not done.
///
/// The words of an error leave out those of its cause; [`Error::words`] has both.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A rule set that cannot be used.
    #[error("{}", found_in(&.0.origin, &.0.findings))]
    Rules(Box<RuleError>),
    /// Something wrong with one text, such as a position.
    #[error("{}", worded(.finding, Language::English).message)]
    Text {
        /// What the text is called.
        name: String,
        /// The text.
        text: String,
        /// What is wrong with it.
        finding: Box<Finding>,
    },
    /// An event, or another file that is kept, that cannot be used.
    #[error("{}", found_in(&.0.name, &.0.findings))]
    Event(Box<EventError>),
    /// A file that is kept was not read or written.
    #[error("{0}")]
    Storage(Box<StorageError>),
    /// A change of an event that does not go.
    #[error("{}", say(&*.0.why, Language::English))]
    Refused(Refused),
    /// What was asked for cannot be meant.
    #[error("{0}")]
    Usage(String),
    /// A file, a folder or a stream that cannot be read.
    #[error("cannot read {}", printable(.file))]
    Read {
        /// What it is called.
        file: String,
        /// What the system says.
        source: io::Error,
    },
    /// A file that cannot be written.
    #[error("cannot write {}", printable(.file))]
    Write {
        /// What it is called.
        file: String,
        /// What the system says.
        source: io::Error,
    },
    /// A record that cannot be read to its end.
    #[error("{}{stop}", about(.file))]
    Record {
        /// What it is called, if that was said.
        file: Option<String>,
        /// What kept the rest from being read.
        stop: RecordStop,
        /// What the system or the decoder says.
        source: io::Error,
    },
    /// A file that was read and cannot be used; the message names it.
    #[error("{message}")]
    Unusable {
        /// What it is called.
        file: String,
        /// What is wrong with it.
        message: String,
    },
    /// A list with lines that cannot be used.
    #[error("{}", faults_of(.file, .faults))]
    List {
        /// What it is called.
        file: String,
        /// What is wrong, in the order of the lines; at least one.
        faults: Vec<Fault>,
    },
    /// A line of a list that an act refuses.
    #[error("{file}:{line}: {}", say(&*.refused.why, Language::English))]
    RefusedLine {
        /// What it is called.
        file: String,
        /// The line, from 1.
        line: u64,
        /// Why it is refused.
        refused: Refused,
    },
    /// A file that is kept whose text cannot take a change.
    #[error("{}", edit_of(.file, .fault))]
    Edit {
        /// What it is called.
        file: String,
        /// What is in the way.
        fault: EditFault,
    },
    /// An earlier state that is not what the file has to be.
    #[error(
        "the text that would come back is not {called}; nothing was written: {}",
        printable(&.error.name)
    )]
    NotComingBack {
        /// What the file has to be, with its article.
        called: &'static str,
        /// What is wrong with the earlier text.
        error: Box<EventError>,
    },
    /// A folder that cannot be made.
    #[error("cannot make the folder {}", printable(.folder))]
    Folder {
        /// The folder.
        folder: String,
        /// What the system says.
        source: io::Error,
    },
    /// Threads that cannot be started.
    #[error("starting threads")]
    Threads(#[source] io::Error),
    /// A thread that panicked; what it had worked on is lost.
    #[error("a thread has stopped before the end")]
    ThreadStopped,
}

/// What kept a record from being read to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RecordStop {
    /// It is damaged.
    #[error("damaged; the rest is not read")]
    Damaged,
    /// It cannot be read.
    #[error("reading the record")]
    Broken,
}

/// What is wrong with a line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; `None` if it is the whole list.
    pub line: Option<u64>,
    /// What is wrong.
    pub message: String,
}

/// Why a text cannot take a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditFault {
    /// It is written in a way that cannot be edited in place; the reason.
    ByHand(String),
    /// The edited text reads as something else than was meant: a defect of this program.
    ReadsOtherwise,
    /// It would not be what it has to be: that, with its article, and why not.
    WouldNotBe(&'static str, String),
}

/// What an error is to whoever asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// What was asked for cannot be meant.
    Usage,
    /// Something cannot be read.
    Unreadable,
    /// Something was read and cannot be used.
    Unusable,
    /// A change does not go; nothing was changed.
    Refused,
    /// Nothing could be written: a lock, a full disk, a file that changed meanwhile. The
    /// same can be tried again.
    NothingWritten,
    /// Nobody reads what is written any more.
    BrokenPipe,
    /// The program or the system failed.
    Failed,
}

impl Error {
    /// A file that cannot be read.
    pub fn read(file: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let file = file.into();
        |source| Self::Read { file, source }
    }

    /// A file that cannot be written.
    pub fn write(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.display().to_string();
        |source| Self::Write { file, source }
    }

    /// Which kind of error it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Read { source, .. }
            | Self::Write { source, .. }
            | Self::Record { source, .. }
                if source.kind() == io::ErrorKind::BrokenPipe =>
            {
                Kind::BrokenPipe
            }
            Self::Usage(_) => Kind::Usage,
            Self::Read { .. } | Self::Record { .. } => Kind::Unreadable,
            Self::Refused(_) => Kind::Refused,
            Self::Storage(error) if error.nothing_written() => Kind::NothingWritten,
            Self::Storage(_)
            | Self::Rules(_)
            | Self::Text { .. }
            | Self::Event(_)
            | Self::Unusable { .. }
            | Self::List { .. }
            | Self::RefusedLine { .. }
            | Self::Edit { .. }
            | Self::NotComingBack { .. } => Kind::Unusable,
            Self::Write { .. } | Self::Folder { .. } | Self::Threads(_) | Self::ThreadStopped => {
                Kind::Failed
            }
        }
    }

    /// The file it is about, as it was named, if it is about one.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Rules(error) => Some(&error.origin),
            Self::Text { name, .. } => Some(name),
            Self::Event(error) | Self::NotComingBack { error, .. } => Some(&error.name),
            Self::Read { file, .. }
            | Self::Write { file, .. }
            | Self::Unusable { file, .. }
            | Self::List { file, .. }
            | Self::RefusedLine { file, .. }
            | Self::Edit { file, .. } => Some(file),
            Self::Record { file, .. } => file.as_deref(),
            Self::Folder { folder, .. } => Some(folder),
            Self::Storage(_)
            | Self::Refused(_)
            | Self::Usage(_)
            | Self::Threads(_)
            | Self::ThreadStopped => None,
        }
    }

    /// The same error, of a record that is called so.
    #[must_use]
    pub fn about(self, name: &str) -> Self {
        match self {
            Self::Record { stop, source, .. } => {
                Self::Record { file: Some(name.to_owned()), stop, source }
            }
            other => other,
        }
    }

    /// What is wrong and why, in a line without its place.
    #[must_use]
    pub fn words(&self) -> String {
        match std::error::Error::source(self) {
            Some(source) => format!("{self}: {source}"),
            None => self.to_string(),
        }
    }
}

/// What is wrong with a file, a line a finding.
fn found_in(file: &str, findings: &[Finding]) -> String {
    let line = |finding: &Finding| {
        let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
        format!("{file}{place}: {}", worded(finding, Language::English).message)
    };
    findings.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn about(file: &Option<String>) -> String {
    file.as_ref().map_or_else(String::new, |file| format!("{}: ", printable(file)))
}

fn faults_of(file: &str, faults: &[Fault]) -> String {
    let line = |fault: &Fault| match fault.line {
        Some(line) => format!("{file}:{line}: {}", fault.message),
        None => format!("{file}: {}", fault.message),
    };
    let mut lines: Vec<String> = faults.iter().take(MOST_SHOWN).map(line).collect();
    let more = faults.len() - lines.len();
    lines.extend((more > 0).then(|| format!("and {more} more")));
    lines.join("\n  ")
}

fn edit_of(file: &str, fault: &EditFault) -> String {
    match fault {
        EditFault::ByHand(why) => {
            format!("{file}: {why}; nothing was written: edit the file by hand")
        }
        EditFault::ReadsOtherwise => format!(
            "{file}: the change would not read as it should; nothing was written: please report \
             this"
        ),
        EditFault::WouldNotBe(called, why) => {
            format!("{file}: it would not be {called} ({why}); nothing was written")
        }
    }
}

impl From<RuleError> for Error {
    fn from(error: RuleError) -> Self {
        Self::Rules(Box::new(error))
    }
}

impl From<EventError> for Error {
    fn from(error: EventError) -> Self {
        Self::Event(Box::new(error))
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<StorageError> for Error {
    fn from(error: StorageError) -> Self {
        Self::Storage(Box::new(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::Refusal;

    #[test]
    fn an_error_says_its_file_its_cause_and_its_kind() {
        let cut = |file| Error::Record {
            file,
            stop: RecordStop::Damaged,
            source: io::Error::other("the checksum does not fit"),
        };
        let words = "damaged; the rest is not read: the checksum does not fit";
        assert_eq!((cut(None).words().as_str(), cut(None).file()), (words, None));
        let of_file = cut(None).about("r1.pdn");
        assert_eq!(of_file.words(), format!("r1.pdn: {words}"));
        assert_eq!((of_file.kind(), of_file.file()), (Kind::Unreadable, Some("r1.pdn")));
        let refused = Error::from(Refused::new(Refusal::NoRoundPaired));
        assert_eq!((refused.kind(), refused.file()), (Kind::Refused, None));
        assert_eq!(refused.words(), "no round is paired yet");
    }

    #[test]
    fn a_lock_can_be_tried_again_and_a_wrong_path_cannot() {
        let kind = |error: StorageError| Error::from(error).kind();
        let path = || std::path::PathBuf::from("club.yaml");
        assert_eq!(kind(StorageError::Full { path: path() }), Kind::NothingWritten);
        assert_eq!(kind(StorageError::NotFound { path: path() }), Kind::Unusable);
        let source = io::Error::from(io::ErrorKind::BrokenPipe);
        assert_eq!(Error::read("-")(source).kind(), Kind::BrokenPipe);
    }
}
