//! The outcome of a command, and its exit code.

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use anyhow::anyhow;

use super::interrupt;
use super::misuse::Misuse;
use super::words::{self, Label};
use crate::app::{Error, Failed, Kind};
use crate::cli::aside::aside_as_is;
use crate::diag::{Finding, Level};
use crate::event::EventError;
use crate::event::acts::Refused;
use crate::openings::OpeningsError;
use crate::report::{SourceText, TerminalStyle, one_line, printable, render};
use crate::rules::RuleError;
use crate::storage::{HistoryReadError, StorageError};
use crate::words::Frame;

/// The outcome of a command that ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// No problem was found.
    Fine,
    /// A problem was found in the input.
    Wrong,
    /// Part of the input could not be used; this was reported.
    Unusable,
    /// Some of the entries could not be written; this was reported.
    NotWritten,
    /// `trf pair` could not read its input, or could not write its answer; this was reported.
    BadInput,
    /// The input from a calling program is too large.
    TooLarge,
    /// A file named by a calling program cannot be opened; this was reported.
    FileAccess,
    /// The command was interrupted from the keyboard.
    Interrupted,
}

impl Outcome {
    /// Returns 0, 1 or 2; or 3 to 5, as programs that call a pairing engine expect; or the code for
    /// an interrupt.
    pub(super) fn code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Fine => 0,
            Self::Wrong => 1,
            Self::Unusable => 2,
            Self::NotWritten | Self::BadInput => 3,
            Self::TooLarge => 4,
            Self::FileAccess => 5,
            Self::Interrupted => interrupt::EXIT_CODE,
        })
    }
}

/// The failure of a command that could not run.
#[derive(Debug)]
pub(super) enum Failure {
    /// A refusal or failure of the application.
    App(Error),
    /// A change was made, but its report could not be printed; with the number of the operation and
    /// the cause.
    Unsaid(u64, std::io::Error),
    /// Any other failure.
    Other(anyhow::Error),
}

/// Implements the conversion for the errors of the application.
macro_rules! of_the_application {
    ($($error:ty),*) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self::App(error.into())
            }
        })*
    };
}

of_the_application! {
    Error, RuleError, EventError, OpeningsError, Refused, StorageError, HistoryReadError
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Other(error)
    }
}

impl Failure {
    /// Returns the error message without its location.
    pub(super) fn words(&self) -> String {
        match self {
            Self::App(Error::Refused(refused)) => words::refusal(refused),
            Self::App(Error::RefusedLine { file, line, refused }) => {
                let help =
                    words::remedy(refused).map_or_else(String::new, |help| format!(": {help}"));
                format!("{file}:{line}: {}{help}", words::refusal(refused))
            }
            Self::App(error) => words::named_in_commands(&error.words(words::language())),
            Self::Unsaid(number, why) => {
                let (number, why) = (*number, why.to_string());
                words::said(&Misuse::Unsaid { number, why })
            }
            Self::Other(error) => {
                let chain: Vec<String> = error.chain().map(ToString::to_string).collect();
                chain.join(": ")
            }
        }
    }

    /// Creates the refusal of a command that changes nothing, with exit code 2.
    pub(super) fn asked(refused: Refused) -> Self {
        Self::Other(match words::remedy(&refused) {
            Some(help) => anyhow!("{}; {help}", words::refusal(&refused)),
            None => anyhow!("{}", words::refusal(&refused)),
        })
    }

    /// Returns whether the reader of the output is gone.
    pub(super) fn is_broken_pipe(&self) -> bool {
        match self {
            Self::App(error) => error.kind() == Kind::BrokenPipe,
            Self::Unsaid(_, why) => why.kind() == std::io::ErrorKind::BrokenPipe,
            Self::Other(error) => error.chain().any(|cause| {
                cause
                    .downcast_ref::<std::io::Error>()
                    .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
            }),
        }
    }

    /// Returns 1 if a change was refused, 3 if nothing could be written, 4 if a change was made but
    /// not reported or confirmed, otherwise 2.
    fn code(&self) -> ExitCode {
        let error = match self {
            Self::App(error) => error,
            Self::Unsaid(..) => return ExitCode::from(4),
            Self::Other(_) => return ExitCode::from(2),
        };
        ExitCode::from(match error.kind() {
            Kind::BrokenPipe => 0,
            Kind::Refused => 1,
            Kind::Usage | Kind::Unreadable | Kind::Unusable | Kind::TooLarge | Kind::Failed => 2,
            Kind::NothingWritten => 3,
            Kind::NotConfirmed => 4,
        })
    }

    /// Reports the error on stderr and returns the exit code.
    pub(super) fn report(&self) -> ExitCode {
        aside_as_is!("{}", self.text());
        self.code()
    }

    /// Returns the error message in whole lines.
    pub(super) fn text(&self) -> String {
        match self {
            Self::App(Error::Rules(error)) => rule_error(error),
            Self::App(Error::Text { name, text, finding }) => {
                rendered([&**finding], name, text.as_bytes())
            }
            Self::App(Error::Event(error)) => event_error(error),
            Self::App(Error::Openings(error)) => {
                rendered(error.findings.iter().take(MOST_SHOWN), &error.name, error.text.as_bytes())
            }
            Self::App(again @ Error::NotRestorable { called, error }) => {
                let help = match *called {
                    "event" => {
                        let further = Label::EarlierText { event: error.name.clone() };
                        let (label, help) = (words::label(Label::Help), words::label(further));
                        format!("  {label}: {}\n", one_line(&help))
                    }
                    _ => String::new(),
                };
                let words = again.words(words::language());
                format!("{}: {words}\n{}{help}", error_word(), event_error(error))
            }
            Self::App(Error::Refused(refused)) => {
                let help = words::remedy(refused).map_or_else(String::new, |help| {
                    format!("  {}: {}\n", words::label(Label::Help), one_line(&help))
                });
                let label = words::label(Label::Refused);
                format!("{label}: {}\n{help}", one_line(&words::refusal(refused)))
            }
            Self::App(_) | Self::Unsaid(..) | Self::Other(_) => {
                format!("{}: {}\n", error_word(), printable(&self.words()))
            }
        }
    }
}

/// Returns the word for an error in the language of this run.
fn error_word() -> String {
    Frame::of(words::language()).level(Level::Error).to_owned()
}

/// Returns all errors of an event, for stderr.
fn event_error(error: &EventError) -> String {
    let text = rendered(error.findings.iter().take(MOST_SHOWN), &error.name, error.text.as_bytes());
    match error.findings.len().saturating_sub(MOST_SHOWN) {
        0 => text,
        more => format!("{text}{}\n", words::said(&Failed::More { more })),
    }
}

/// The maximum number of findings shown per file; the others often have the same cause.
const MOST_SHOWN: usize = 100;

/// Returns all errors of a rule set, for stderr.
pub(super) fn rule_error(error: &RuleError) -> String {
    rendered(&error.findings, &error.origin, error.text.as_bytes())
}

/// Returns the findings in a text of this name, for stderr.
pub(super) fn rendered<'f>(
    findings: impl IntoIterator<Item = &'f Finding>,
    name: &str,
    text: &[u8],
) -> String {
    let terminal = terminal_of(&std::io::stderr());
    let one = |finding| render(finding, SourceText { name, text }, words::language(), terminal);
    findings.into_iter().map(one).collect()
}

/// Returns what the terminal of a stream can show; nothing special if it goes elsewhere.
pub(super) fn terminal_of(stream: &impl IsTerminal) -> TerminalStyle {
    let size = stream.is_terminal().then(crossterm::terminal::size).and_then(Result::ok);
    let columns = size.map(|(columns, _)| columns).filter(|columns| *columns > 0);
    TerminalStyle { color: colorful(stream), columns }
}

/// Returns the columns of the terminal that shows an answer; `None` if it goes to a file or a pipe.
pub(super) fn columns_shown(output: Option<&Path>) -> Option<u16> {
    terminal_of(&std::io::stdout()).columns.filter(|_| output.is_none())
}

/// Returns whether a stream supports colours and the user has not disabled them.
pub(super) fn colorful(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
