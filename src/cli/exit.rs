//! How a command ends.

use std::io::IsTerminal;
use std::process::ExitCode;

use super::words::{self, Label};
use crate::diag::Finding;
use crate::event::EventError;
use crate::event::acts::Refused;
use crate::report::{SourceText, one_line, printable, render};
use crate::rules::RuleError;
use crate::storage::StorageError;

/// A command that ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing to object to.
    Fine,
    /// What was asked about is not right.
    Wrong,
    /// Part of the input could not be used; that was said.
    Unusable,
    /// `trf pair` could not read its input, or not write its answer; that was said.
    BadInput,
}

impl Outcome {
    /// 0, 1 or 2; 3 as programs expect it that call a pairing engine.
    pub fn code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Fine => 0,
            Self::Wrong => 1,
            Self::Unusable => 2,
            Self::BadInput => 3,
        })
    }
}

/// A command that could not run: exit code 2, 1 where a change was refused, 3 where
/// nothing could be written.
#[derive(Debug)]
pub enum Failure {
    /// A rule set that cannot be used.
    Rules(RuleError),
    /// Something wrong with one text, such as a position.
    Input {
        /// What the text is called.
        name: String,
        /// The text.
        text: String,
        /// What is wrong with it.
        finding: Box<Finding>,
    },
    /// An event that cannot be used.
    Event(Box<EventError>),
    /// An event file that was not read or written.
    Storage(Box<StorageError>),
    /// A change of an event that does not go: exit code 1.
    Refused(Refused),
    /// Anything else.
    Other(anyhow::Error),
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Self {
        Self::Storage(Box::new(error))
    }
}

impl From<RuleError> for Failure {
    fn from(error: RuleError) -> Self {
        Self::Rules(error)
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Other(error)
    }
}

impl Failure {
    /// The same failure, said of a file.
    pub fn about(self, name: &str) -> Self {
        match self {
            Self::Other(error) => Self::Other(error.context(printable(name).into_owned())),
            other => other,
        }
    }

    /// What is wrong, in words without its place.
    pub fn words(&self) -> String {
        match self {
            Self::Rules(error) => error.to_string(),
            Self::Input { finding, .. } => finding.message.clone(),
            Self::Event(error) => error.to_string(),
            Self::Storage(error) => error.to_string(),
            Self::Refused(refused) => words::refusal(refused),
            Self::Other(error) => {
                let chain: Vec<String> = error.chain().map(ToString::to_string).collect();
                chain.join(": ")
            }
        }
    }

    /// What an act refuses of a question that changes nothing: exit code 2.
    pub fn asked(refused: Refused) -> Self {
        let message = match words::remedy(&refused) {
            Some(help) => format!("{}; {help}", words::refusal(&refused)),
            None => words::refusal(&refused),
        };
        Self::Other(anyhow::Error::msg(message))
    }

    /// True if nobody reads the output any more.
    pub fn is_broken_pipe(&self) -> bool {
        let Self::Other(error) = self else {
            return false;
        };
        error.chain().any(|cause| {
            cause
                .downcast_ref::<std::io::Error>()
                .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
        })
    }

    /// Says on stderr what is wrong.
    pub fn report(&self) -> ExitCode {
        let mut text = String::new();
        match self {
            Self::Rules(error) => text = rule_error(error),
            Self::Input { name, text: source, finding } => {
                let source = SourceText { name, text: source.as_bytes() };
                text = render(finding, source, stderr_has_color());
            }
            Self::Event(error) => {
                let source = SourceText { name: &error.name, text: error.text.as_bytes() };
                for finding in &error.findings {
                    text.push_str(&render(finding, source, stderr_has_color()));
                }
            }
            Self::Storage(error) => {
                text.push_str(&format!("error: {}\n", printable(&error.to_string())));
            }
            Self::Refused(refused) => {
                let label = words::label(Label::Refused);
                text.push_str(&format!("{label}: {}\n", one_line(&words::refusal(refused))));
                if let Some(help) = words::remedy(refused) {
                    let label = words::label(Label::Help);
                    text.push_str(&format!("  {label}: {}\n", one_line(&help)));
                }
            }
            Self::Other(error) => {
                let chain: Vec<String> = error.chain().map(ToString::to_string).collect();
                text.push_str(&format!("error: {}\n", printable(&chain.join(": "))));
            }
        }
        anstream::eprint!("{text}");
        ExitCode::from(match self {
            Self::Refused(_) => 1,
            Self::Storage(error) if error.nothing_written() => 3,
            _ => 2,
        })
    }
}

/// Everything that is wrong with a rule set, for stderr.
pub fn rule_error(error: &RuleError) -> String {
    let source = SourceText { name: &error.origin, text: error.text.as_bytes() };
    error.findings.iter().map(|finding| render(finding, source, stderr_has_color())).collect()
}

/// True if a stream shows colours and the user has not asked for none.
pub fn colorful(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn stderr_has_color() -> bool {
    colorful(&std::io::stderr())
}
