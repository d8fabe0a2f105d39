//! What can go wrong in this room: one type, which says what failed, about which file, and
//! of which kind it is. A command line makes an exit code of the kind, a server a status.

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
use journalled_file::{StorageError, Unread};

use super::records::Misfit;
use super::{Failed, SystemSays, Wrong};

/// What the system says, in words that a reader knows, and without the number it has for it.
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

/// Wrong lines of a list that are named one by one.
const MOST_SHOWN: usize = 20;

/// Why something was not done.
///
/// The words of an error leave out those of its cause; [`Error::words`] has both.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.line(Language::English))]
#[non_exhaustive]
pub enum Error {
    /// A rule set that cannot be used.
    Rules(Box<RuleError>),
    /// Something wrong with one text, such as a position.
    Text {
        /// What the text is called.
        name: String,
        /// The text.
        text: String,
        /// What is wrong with it.
        finding: Box<Finding>,
    },
    /// An event, or another file that is kept, that cannot be used.
    Event(Box<EventError>),
    /// A table of openings that cannot be used.
    Openings(Box<OpeningsError>),
    /// A file that is kept was not read or written.
    Storage(Box<StorageError>),
    /// A file that is kept, or its history, was not read, where nothing was to be written.
    Unread(Box<Unread>),
    /// A change of an event that does not go.
    Refused(Refused),
    /// What was asked for cannot be meant.
    Usage(Said),
    /// A file, a folder or a stream that cannot be read.
    Read {
        /// What it is called.
        file: String,
        /// What the system says.
        source: io::Error,
    },
    /// A file that cannot be written.
    Write {
        /// What it is called.
        file: String,
        /// What the system says.
        source: io::Error,
    },
    /// A record that cannot be read to its end.
    Record {
        /// What it is called, if that was said.
        file: Option<String>,
        /// What kept the rest from being read.
        stop: RecordStop,
        /// What the system or the decoder says.
        source: io::Error,
    },
    /// A file that was read and cannot be used; the message names it.
    Unusable {
        /// What it is called.
        file: String,
        /// What is wrong with it.
        what: Said,
    },
    /// A device or a pipe, from which no file is read; the message names it.
    NotAFile {
        /// What it is called.
        file: String,
        /// What is said of it.
        what: Said,
    },
    /// A file that is larger than anything of its kind; the message names it.
    TooLarge {
        /// What it is called.
        file: String,
        /// What is said of it.
        what: Said,
    },
    /// A list with lines that cannot be used.
    List {
        /// What it is called.
        file: String,
        /// What is wrong, in the order of the lines; at least one.
        faults: Vec<Fault>,
    },
    /// A line of a list that an act refuses.
    RefusedLine {
        /// What it is called.
        file: String,
        /// The line, from 1.
        line: u64,
        /// Why it is refused.
        refused: Refused,
    },
    /// A file that is kept whose text cannot take a change.
    Edit {
        /// What it is called.
        file: String,
        /// What is in the way.
        fault: EditFault,
    },
    /// An earlier state that is not what the file has to be.
    NotComingBack {
        /// The kind of file that it has to be: `event`, `rating-list`.
        called: &'static str,
        /// What is wrong with the earlier text.
        error: Box<EventError>,
    },
    /// A folder that cannot be made.
    Folder {
        /// The folder.
        folder: String,
        /// What the system says.
        source: io::Error,
    },
    /// Threads that cannot be started.
    Threads(#[source] io::Error),
    /// A thread that panicked; what it had worked on is lost.
    ThreadStopped,
}

/// What kept a record from being read to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordStop {
    /// It is damaged.
    Damaged,
    /// It cannot be read.
    Broken,
}

/// What is wrong with a line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; `None` if it is the whole list.
    pub line: Option<u64>,
    /// What is wrong.
    pub what: Said,
}

/// Why a text cannot take a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditFault {
    /// It is written in a way that cannot be edited in place; the reason.
    ByHand(String),
    /// The edited text reads as something else than was meant: a defect of this program.
    ReadsOtherwise,
    /// It would not be what it has to be (`event`, `rating-list`), and why not.
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
    /// Something is larger than anything of its kind.
    TooLarge,
    /// A change does not go; nothing was changed.
    Refused,
    /// Nothing could be written: a lock, a full disk, a file that changed meanwhile. The
    /// same can be tried again.
    NothingWritten,
    /// A change is written, and the disk did not confirm it.
    NotConfirmed,
    /// Nobody reads what is written any more.
    BrokenPipe,
    /// The program or the system failed.
    Failed,
}

impl Error {
    /// Returns a file that cannot be read.
    pub fn read(file: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let file = file.into();
        |source| Self::Read { file, source }
    }

    /// Returns a file that cannot be written.
    pub fn write(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.display().to_string();
        |source| Self::Write { file, source }
    }

    /// What was asked for cannot be meant.
    pub fn usage(what: &impl Told) -> Self {
        Self::Usage(what.said())
    }

    /// Creates a file that was read and cannot be used.
    pub fn unusable(file: impl Into<String>, what: &impl Told) -> Self {
        Self::Unusable { file: file.into(), what: what.said() }
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
            Self::Read { .. } | Self::Record { .. } | Self::NotAFile { .. } => Kind::Unreadable,
            // What the system or damage kept from being read; anything else was read.
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
            | Self::NotComingBack { .. } => Kind::Unusable,
            Self::TooLarge { .. } => Kind::TooLarge,
            Self::Write { .. } | Self::Folder { .. } | Self::Threads(_) | Self::ThreadStopped => {
                Kind::Failed
            }
        }
    }

    /// Returns the file it is about, as it was named, if it is about one.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Rules(error) => Some(&error.origin),
            Self::Text { name, .. } => Some(name),
            Self::Openings(error) => Some(&error.name),
            Self::Event(error) | Self::NotComingBack { error, .. } => Some(&error.name),
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

    /// Returns the same error, of a record that is called so.
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

    /// What is wrong with single lines of a list, if it is that.
    pub(crate) fn lines(&self) -> Option<Vec<Fault>> {
        match self {
            Self::List { faults, .. } => Some(faults.clone()),
            Self::RefusedLine { line, refused, .. } => {
                Some(vec![Fault { line: Some(*line), what: refused.said() }])
            }
            _ => None,
        }
    }

    /// What is wrong, without its cause.
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
            Self::NotComingBack { called, error } => {
                failed(Failed::NotComingBack { file: shown(&error.name), called })
            }
            Self::Folder { folder, .. } => failed(Failed::Folder { folder: shown(folder) }),
            Self::Threads(_) => failed(Failed::Threads),
            Self::ThreadStopped => failed(Failed::ThreadStopped),
        }
    }
}

/// What is wrong with a file, a line a finding.
fn found_in(file: &str, findings: &[Finding], language: Language) -> String {
    let line = |finding: &Finding| {
        let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
        format!("{file}{place}: {}", worded(finding, language).message)
    };
    findings.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// What to do, as a message inside another.
fn help_said(what: &Said, language: Language) -> Option<Said> {
    help(what, language).map(|text| Wrong::Plain { text }.said())
}

fn faults_of(file: &str, faults: &[Fault], language: Language) -> String {
    let line = |fault: &Fault| {
        let (file, line, what) = (file.to_owned(), fault.line, fault.what.clone());
        let help = help_said(&what, language);
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

impl From<Unread> for Error {
    fn from(error: Unread) -> Self {
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
        let of_file = cut(None).about("r1.pdn");
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
