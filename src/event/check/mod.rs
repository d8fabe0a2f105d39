//! What cannot be in an event, and what should not be.

mod advisable;
mod possible;

use crate::diag::Level;

use super::Event;

/// Something wrong with an event, at the key path where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Stable kebab-case code.
    pub code: &'static str,
    /// `Error`: it cannot be; `Warning`: the arbiter should look at it.
    pub level: Level,
    /// The key path, such as `rounds[2].boards[0].white`.
    pub path: String,
    /// The problem.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

impl Problem {
    fn error(path: impl Into<String>, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            code: "event-invalid",
            level: Level::Error,
            path: path.into(),
            message: message.into(),
            help: Some(help.into()),
        }
    }

    fn note(code: &'static str, path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { level: Level::Note, ..Self::warning(code, path, message) }
    }

    fn warning(code: &'static str, path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code, level: Level::Warning, path: path.into(), message: message.into(), help: None }
    }
}

/// Everything that cannot be in an event: errors only. No command works on such a file.
#[must_use]
pub fn check(event: &Event) -> Vec<Problem> {
    possible::problems(event)
}

/// The errors and, where there are none, what the arbiter should look at.
#[must_use]
pub fn check_with(event: &Event) -> Vec<Problem> {
    let errors = check(event);
    if errors.is_empty() { advisable::problems(event) } else { errors }
}
