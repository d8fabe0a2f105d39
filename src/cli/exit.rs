//! How a command ends.

use std::io::IsTerminal;
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
use crate::report::{SourceText, one_line, printable, render};
use crate::rules::RuleError;
use crate::storage::{StorageError, Unread};
use crate::words::Frame;

/// A command that ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Nothing to object to.
    Fine,
    /// What was asked about is not right.
    Wrong,
    /// Part of the input could not be used; this was reported.
    Unusable,
    /// Some of what was entered could not be written; this was reported.
    NotWritten,
    /// `trf pair` could not read its input, or could not write its answer; this was reported.
    BadInput,
    /// What a calling program handed over is too large.
    TooLarge,
    /// A file of a calling program cannot be opened; this was reported.
    FileAccess,
    /// It was interrupted from the keyboard.
    Interrupted,
}

impl Outcome {
    /// 0, 1 or 2; or 3 to 5, as programs that call a pairing engine expect; or that of an
    /// interrupt.
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

/// A command that could not run.
#[derive(Debug)]
pub(super) enum Failure {
    /// The application refused or failed.
    App(Error),
    /// A change was made, and what it did could not be printed: the operation, and why not.
    Unsaid(u64, std::io::Error),
    /// Anything else.
    Other(anyhow::Error),
}

/// What the application refuses or fails with.
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
    Error, RuleError, EventError, OpeningsError, Refused, StorageError, Unread
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Other(error)
    }
}

impl Failure {
    /// What is wrong, in words, without its place.
    pub(super) fn words(&self) -> String {
        match self {
            Self::App(Error::Refused(refused)) => words::refusal(refused),
            Self::App(Error::RefusedLine { file, line, refused }) => {
                let help =
                    words::remedy(refused).map_or_else(String::new, |help| format!(": {help}"));
                format!("{file}:{line}: {}{help}", words::refusal(refused))
            }
            Self::App(error) => error.words(words::language()),
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

    /// Returns the refusal of a question that changes nothing: exit code 2.
    pub(super) fn asked(refused: Refused) -> Self {
        Self::Other(match words::remedy(&refused) {
            Some(help) => anyhow!("{}; {help}", words::refusal(&refused)),
            None => anyhow!("{}", words::refusal(&refused)),
        })
    }

    /// Returns whether nobody is reading the output any more.
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

    /// 1 if a change was refused, 3 if nothing could be written, 4 if a change was made and not
    /// told or not confirmed, otherwise 2.
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

    /// Reports on stderr what is wrong.
    pub(super) fn report(&self) -> ExitCode {
        aside_as_is!("{}", self.text());
        self.code()
    }

    /// What is wrong, in whole lines.
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
            Self::App(again @ Error::NotComingBack { error, .. }) => {
                format!(
                    "{}: {}\n{}",
                    error_word(),
                    again.words(words::language()),
                    event_error(error)
                )
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

/// Returns the word before an error, in the language of this run.
fn error_word() -> String {
    Frame::of(words::language()).level(Level::Error).to_owned()
}

/// Everything that is wrong with an event, for stderr.
fn event_error(error: &EventError) -> String {
    let text = rendered(error.findings.iter().take(MOST_SHOWN), &error.name, error.text.as_bytes());
    match error.findings.len().saturating_sub(MOST_SHOWN) {
        0 => text,
        more => format!("{text}{}\n", words::said(&Failed::More { more })),
    }
}

/// Findings of one file that are shown; what was wrong with the others is often the same.
const MOST_SHOWN: usize = 100;

/// Everything that is wrong with a rule set, for stderr.
pub(super) fn rule_error(error: &RuleError) -> String {
    rendered(&error.findings, &error.origin, error.text.as_bytes())
}

/// What was found in a text of this name, for stderr.
pub(super) fn rendered<'f>(
    findings: impl IntoIterator<Item = &'f Finding>,
    name: &str,
    text: &[u8],
) -> String {
    let color = colorful(&std::io::stderr());
    let one = |finding| render(finding, SourceText { name, text }, words::language(), color);
    findings.into_iter().map(one).collect()
}

/// Returns whether a stream shows colours and the user has not turned them off.
pub(super) fn colorful(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
