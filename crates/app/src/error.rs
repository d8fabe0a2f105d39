//! The error type of this crate: the failure, its file and its kind. A command line converts the
//! kind to an exit code, a server to a status.

use std::io;
use std::path::Path;

use draughts_events::event::EventError;
use draughts_events::event::acts::Refused;
use draughts_games::openings::OpeningsError;
use draughts_games::rules::RuleError;
use draughts_ground::diag::Finding;
use draughts_ground::said::{Said, Told};
use draughts_report::printable;
use draughts_report::words::{Language, help, say, worded};
use journalled_file::{HistoryReadError, StorageError};

use super::records::Misfit;
use super::{Failed, SystemSays, Wrong};

/// Returns the error of the system in words that users know, without its number.
fn system(source: &(dyn std::error::Error + 'static), language: Language) -> String {
    let of_system = source.downcast_ref::<io::Error>().filter(|one| one.raw_os_error().is_some());
    let said = of_system.and_then(|error| match error.kind() {
        io::ErrorKind::NotFound => Some(SystemSays::NotFound),
        io::ErrorKind::PermissionDenied => Some(SystemSays::Denied),
        io::ErrorKind::IsADirectory => Some(SystemSays::Folder),
        _ => None,
    });
    match said {
        Some(said) => say(&said, language),
        None => {
            let text = source.to_string();
            text.split(" (os error ").next().unwrap_or(&text).to_owned()
        }
    }
}

/// The number of wrong lines of a list that are reported one by one.
const MOST_SHOWN: usize = 20;

/// The reason an operation failed.
///
/// The displayed text excludes the cause; [`Error::words`] includes it.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.line(Language::English))]
#[non_exhaustive]
pub enum Error {
    /// A rule set cannot be used.
    Rules(Box<RuleError>),
    /// A text, such as a position, is wrong.
    Text {
        /// The name of the text.
        name: String,
        /// The text.
        text: String,
        /// The fault.
        finding: Box<Finding>,
    },
    /// An event, or another file with a history, cannot be used.
    Event(Box<EventError>),
    /// A table of openings cannot be used.
    Openings(Box<OpeningsError>),
    /// A file with a history was not read or written.
    Storage(Box<StorageError>),
    /// A file with a history, or its history, was not read by a read-only command.
    Unread(Box<HistoryReadError>),
    /// A change of an event was refused.
    Refused(Refused),
    /// The request makes no sense.
    Usage(Said),
    /// A file, a folder or a stream cannot be read.
    Read {
        /// Its name.
        file: String,
        /// The error of the system.
        source: io::Error,
    },
    /// A file cannot be written.
    Write {
        /// Its name.
        file: String,
        /// The error of the system.
        source: io::Error,
    },
    /// A record cannot be read to its end.
    Record {
        /// Its name, if known.
        file: Option<String>,
        /// The reason the rest was not read.
        stop: RecordStop,
        /// The error of the system or the decoder.
        source: io::Error,
    },
    /// A file was read but cannot be used; the message names it.
    Unusable {
        /// Its name.
        file: String,
        /// The message.
        what: Said,
    },
    /// The path is a device or a pipe, from which no file is read; the message names it.
    NotAFile {
        /// Its name.
        file: String,
        /// The message.
        what: Said,
    },
    /// A file is larger than its kind may be; the message names it.
    TooLarge {
        /// Its name.
        file: String,
        /// The message.
        what: Said,
    },
    /// Some lines of a list cannot be used.
    List {
        /// Its name.
        file: String,
        /// The faults, in line order; at least one.
        faults: Vec<Fault>,
    },
    /// A change from a line of a list was refused.
    RefusedLine {
        /// The name of the list.
        file: String,
        /// The line, from 1.
        line: u64,
        /// The reason.
        refused: Refused,
    },
    /// The text of a file with a history cannot take a change.
    Edit {
        /// Its name.
        file: String,
        /// The obstacle.
        fault: EditFault,
    },
    /// The text that an undo, a redo or a restore would bring back is not of the file's kind.
    NotRestorable {
        /// The kind of file: `event`, `rating-list`.
        called: &'static str,
        /// The fault of the earlier text.
        error: Box<EventError>,
    },
    /// A folder cannot be created.
    Folder {
        /// The folder.
        folder: String,
        /// The error of the system.
        source: io::Error,
    },
    /// Threads cannot be started.
    Threads(#[source] io::Error),
    /// A thread panicked; its work is lost.
    ThreadStopped,
}

/// The reason a record was not read to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordStop {
    /// The data is damaged.
    Damaged,
    /// The stream failed.
    Broken,
}

/// The fault of a line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; `None` for the whole list.
    pub line: Option<u64>,
    /// The fault.
    pub what: Said,
}

/// The reason a text cannot take a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditFault {
    /// The text is written in a way that cannot be edited in place; with the reason.
    ByHand(String),
    /// The edited text would have an unintended meaning: a bug of this program.
    ReadsOtherwise,
    /// The text would not have the required kind (`event`, `rating-list`); with the reason.
    WouldNotBe(&'static str, String),
}

/// The kind of an error for the caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The request makes no sense.
    Usage,
    /// An input cannot be read.
    Unreadable,
    /// An input was read but cannot be used, or its path does not exist or is a folder.
    Unusable,
    /// An input is larger than its kind may be.
    TooLarge,
    /// A change was refused; nothing was changed.
    Refused,
    /// Nothing was written because of a lock, a full disk, or a file that changed in the meantime.
    /// The request can be repeated.
    NothingWritten,
    /// A change was written, but the disk did not confirm it.
    NotConfirmed,
    /// The reader of the output has gone.
    BrokenPipe,
    /// The program or the system failed.
    Failed,
}

impl Error {
    /// Creates the error for a file that cannot be read.
    pub fn read(file: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let file = file.into();
        |source| Self::Read { file, source }
    }

    /// Creates the error for a file that cannot be written.
    pub fn write(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.display().to_string();
        |source| Self::Write { file, source }
    }

    /// Creates the error for a request that makes no sense.
    pub fn usage(what: &impl Told) -> Self {
        Self::Usage(what.said())
    }

    /// Creates the error for a file that was read but cannot be used.
    pub fn unusable(file: impl Into<String>, what: &impl Told) -> Self {
        Self::Unusable { file: file.into(), what: what.said() }
    }

    /// Returns its kind.
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
            Self::Read { .. } | Self::Record { .. } | Self::NotAFile { .. } => Kind::Unreadable,
            // The disk, another program or damage kept the file from being read.
            Self::Unread(error) if error.0.nothing_written() => Kind::Unreadable,
            Self::Refused(_) => Kind::Refused,
            Self::Storage(error) if error.nothing_written() => Kind::NothingWritten,
            Self::Storage(error) if matches!(**error, StorageError::NotSynced { .. }) => {
                Kind::NotConfirmed
            }
            Self::Storage(_)
            | Self::Unread(_)
            | Self::Rules(_)
            | Self::Text { .. }
            | Self::Event(_)
            | Self::Openings(_)
            | Self::Unusable { .. }
            | Self::List { .. }
            | Self::RefusedLine { .. }
            | Self::Edit { .. }
            | Self::NotRestorable { .. } => Kind::Unusable,
            Self::TooLarge { .. } => Kind::TooLarge,
            Self::Write { .. } | Self::Folder { .. } | Self::Threads(_) | Self::ThreadStopped => {
                Kind::Failed
            }
        }
    }

    /// Returns the name of the file concerned, if there is one.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Rules(error) => Some(&error.origin),
            Self::Text { name, .. } => Some(name),
            Self::Openings(error) => Some(&error.name),
            Self::Event(error) | Self::NotRestorable { error, .. } => Some(&error.name),
            Self::Read { file, .. }
            | Self::Write { file, .. }
            | Self::Unusable { file, .. }
            | Self::NotAFile { file, .. }
            | Self::TooLarge { file, .. }
            | Self::List { file, .. }
            | Self::RefusedLine { file, .. }
            | Self::Edit { file, .. } => Some(file),
            Self::Record { file, .. } => file.as_deref(),
            Self::Folder { folder, .. } => Some(folder),
            Self::Storage(_)
            | Self::Unread(_)
            | Self::Refused(_)
            | Self::Usage(_)
            | Self::Threads(_)
            | Self::ThreadStopped => None,
        }
    }

    /// Returns the error with the name of its record.
    #[must_use]
    pub fn with_record(self, name: &str) -> Self {
        match self {
            Self::Record { stop, source, .. } => {
                Self::Record { file: Some(name.to_owned()), stop, source }
            }
            other => other,
        }
    }

    /// Returns the message and the cause, without the place.
    pub fn words(&self, language: Language) -> String {
        let line = self.line(language);
        match std::error::Error::source(self) {
            Some(source) => match Misfit::of(source) {
                Some(misfit) => match help(misfit, language) {
                    Some(help) => format!("{line}: {}: {help}", say(misfit, language)),
                    None => format!("{line}: {}", say(misfit, language)),
                },
                None => format!("{line}: {}", system(source, language)),
            },
            None => line,
        }
    }

    /// Returns the faults of single lines of a list, if the error consists of these.
    pub(crate) fn lines(&self) -> Option<Vec<Fault>> {
        match self {
            Self::List { faults, .. } => Some(faults.clone()),
            Self::RefusedLine { line, refused, .. } => {
                Some(vec![Fault { line: Some(*line), what: refused.said() }])
            }
            _ => None,
        }
    }

    /// Returns the message, without the cause.
    fn line(&self, language: Language) -> String {
        let shown = |name: &str| printable(name).into_owned();
        let failed = |what: Failed| say(&what, language);
        match self {
            Self::Rules(error) => found_in(&error.origin, &error.findings, language),
            Self::Text { finding, .. } => worded(finding, language).message,
            Self::Event(error) => found_in(&error.name, &error.findings, language),
            Self::Openings(error) => found_in(&error.name, &error.findings, language),
            Self::Storage(error) => say(&**error, language),
            Self::Unread(error) => say(&**error, language),
            Self::Refused(refused) => say(refused, language),
            Self::Usage(what)
            | Self::Unusable { what, .. }
            | Self::NotAFile { what, .. }
            | Self::TooLarge { what, .. } => match help_said(what, language) {
                Some(help) => failed(Failed::WithHelp { what: what.clone(), help }),
                None => say(what, language),
            },
            Self::Read { file, .. } => failed(Failed::Read { file: shown(file) }),
            Self::Write { file, .. } => failed(Failed::Write { file: shown(file) }),
            Self::Record { file, stop, .. } => {
                let file = file.as_deref().map(shown);
                failed(match stop {
                    RecordStop::Damaged => Failed::Damaged { file },
                    RecordStop::Broken => Failed::Broken { file },
                })
            }
            Self::List { file, faults } => faults_of(file, faults, language),
            Self::RefusedLine { file, line, refused } => {
                let (file, line, what) = (file.clone(), Some(*line), refused.said());
                failed(Failed::Line { file, line, what, help: None })
            }
            Self::Edit { file, fault } => {
                let file = file.clone();
                failed(match fault.clone() {
                    EditFault::ByHand(why) => Failed::ByHand { file, why },
                    EditFault::ReadsOtherwise => Failed::ReadsOtherwise { file },
                    EditFault::WouldNotBe(called, why) => Failed::WouldNotBe { file, called, why },
                })
            }
            Self::NotRestorable { called, error } => {
                failed(Failed::NotRestorable { file: shown(&error.name), called })
            }
            Self::Folder { folder, .. } => failed(Failed::Folder { folder: shown(folder) }),
            Self::Threads(_) => failed(Failed::Threads),
            Self::ThreadStopped => failed(Failed::ThreadStopped),
        }
    }
}

/// Returns the findings in a file, one line per finding.
fn found_in(file: &str, findings: &[Finding], language: Language) -> String {
    let line = |finding: &Finding| {
        let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
        format!("{file}{place}: {}", worded(finding, language).message)
    };
    findings.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the help of a message as a message to be used inside another.
fn help_said(what: &Said, language: Language) -> Option<Said> {
    help(what, language).map(|text| Wrong::Plain { text }.said())
}

fn faults_of(file: &str, faults: &[Fault], language: Language) -> String {
    // The same help once.
    let mut told: Vec<Said> = Vec::new();
    let line = |fault: &Fault| {
        let (file, line, what) = (file.to_owned(), fault.line, fault.what.clone());
        let help = help_said(&what, language).filter(|help| !told.contains(help));
        told.extend(help.clone());
        say(&Failed::Line { file, line, what, help }, language)
    };
    let mut lines: Vec<String> = faults.iter().take(MOST_SHOWN).map(line).collect();
    let more = faults.len() - lines.len();
    lines.extend((more > 0).then(|| say(&Failed::More { more }, language)));
    lines.join("\n  ")
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

impl From<OpeningsError> for Error {
    fn from(error: OpeningsError) -> Self {
        Self::Openings(Box::new(error))
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

impl From<HistoryReadError> for Error {
    fn from(error: HistoryReadError) -> Self {
        Self::Unread(Box::new(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::acts::Refusal;

    #[test]
    fn an_error_says_its_file_its_cause_and_its_kind() {
        let cut = |file| Error::Record {
            file,
            stop: RecordStop::Damaged,
            source: io::Error::other("the checksum does not fit"),
        };
        let words = "damaged; the rest is not read: the checksum does not fit";
        assert_eq!((cut(None).words(Language::English).as_str(), cut(None).file()), (words, None));
        let of_file = cut(None).with_record("r1.pdn");
        assert_eq!(of_file.words(Language::English), format!("r1.pdn: {words}"));
        assert_eq!((of_file.kind(), of_file.file()), (Kind::Unreadable, Some("r1.pdn")));
        let refused = Error::from(Refused::new(Refusal::NoRoundPaired));
        assert_eq!((refused.kind(), refused.file()), (Kind::Refused, None));
        assert_eq!(refused.words(Language::English), "no round is paired yet");
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
