//! What is wrong with arguments: what the parser of arguments found, in our words. They are used where
//! the reader's language is not English, and in English where the parser speaks as to a programmer;
//! what it says otherwise stays as it is.

use std::error::Error;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use draughts_ground::told;

use super::words::said;

told! {
    /// What is wrong with the arguments.
    pub enum Usage {
        /// An argument that there is not; one that is near.
        Unknown { arg: String, near: Option<String> } => "usage-unknown-argument";
        /// A command that there is not; those that are near.
        NoCommand { word: String, near: Option<String> } => "usage-no-command";
        /// A value that an option does not take; those it takes.
        NoValue { value: String, arg: String, possible: Option<String> } => "usage-no-value";
        /// A value that an option does not take, and why.
        BadValue { value: String, arg: String, why: String } => "usage-bad-value";
        /// A value that is no number, of an argument that takes whole numbers.
        NoNumber { value: String, arg: String } => "usage-no-number";
        /// A whole number that is too large, or too far below nothing.
        FarNumber { value: String, arg: String } => "usage-far-number";
        /// An option without its value.
        ValueMissing { arg: String } => "usage-value-missing";
        /// Arguments that are missing.
        Missing { args: String } => "usage-missing";
        /// Two arguments that do not go together; without the second it is given twice.
        Conflict { arg: String, other: Option<String> } => "usage-conflict";
        /// The line over everything that a command takes, and where more is.
        Whole { problem: Box<Usage>, usage: String } => "usage-whole";
        /// The same where the parser says nothing of what a command takes.
        Short { problem: Box<Usage> } => "usage-short";
    }
}

/// What the parser found, in words; `None` for what is no mistake, or is said by it alone.
pub(super) fn worded(error: &clap::Error) -> Option<String> {
    let text = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(list) => (!list.is_empty()).then(|| list.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let arg = || text(ContextKind::InvalidArg).unwrap_or_default();
    let value = || text(ContextKind::InvalidValue).unwrap_or_default();
    let problem = match error.kind() {
        ErrorKind::UnknownArgument => {
            Usage::Unknown { arg: arg(), near: text(ContextKind::SuggestedArg) }
        }
        ErrorKind::InvalidSubcommand => Usage::NoCommand {
            word: text(ContextKind::InvalidSubcommand)?,
            near: text(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::InvalidValue if value().is_empty() => Usage::ValueMissing { arg: arg() },
        ErrorKind::InvalidValue => {
            Usage::NoValue { value: value(), arg: arg(), possible: text(ContextKind::ValidValue) }
        }
        ErrorKind::ValueValidation => match (value(), arg(), number(error)) {
            (value, arg, None) => Usage::BadValue { value, arg, why: error.source()?.to_string() },
            (value, arg, Some(IntErrorKind::PosOverflow | IntErrorKind::NegOverflow)) => {
                Usage::FarNumber { value, arg }
            }
            (value, arg, Some(_)) => Usage::NoNumber { value, arg },
        },
        ErrorKind::MissingRequiredArgument => Usage::Missing { args: arg() },
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg).filter(|other| *other != arg());
            Usage::Conflict { arg: arg(), other }
        }
        _ => return None,
    };
    let usage = text(ContextKind::Usage).unwrap_or_default();
    let usage = usage.trim().trim_start_matches("Usage:").trim().to_owned();
    let problem = Box::new(problem);
    Some(said(&match usage.is_empty() {
        true => Usage::Short { problem },
        false => Usage::Whole { problem, usage },
    }))
}

/// Whether the parser's own words are those of a programmer, which no reader understands: "invalid
/// digit found in string".
pub(super) fn is_of_a_programmer(error: &clap::Error) -> bool {
    number(error).is_some()
}

/// What is wrong with a value as a whole number.
fn number(error: &clap::Error) -> Option<&IntErrorKind> {
    Some(error.source()?.downcast_ref::<ParseIntError>()?.kind())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &[&str]) -> String {
        let whole = [&["arbiter"], words].concat();
        let error = crate::cli::command_line().try_get_matches_from(whole).unwrap_err();
        worded(&error).unwrap_or_else(|| panic!("{words:?}: {error}"))
    }

    #[test]
    fn every_mistake_has_what_it_is_about() {
        for (words, about) in [
            (&["event", "pair", "e", "--rond", "3"][..], "--rond"),
            (&["event", "resultt", "e"], "resultt"),
            (&["event", "pairings", "e", "--format", "pdff"], "pdff"),
            (&["event", "pair", "e", "--date"], "--date"),
            (&["event", "pair", "e", "--date", "31-31-2026"], "31-31-2026"),
            (&["event", "result"], "<EVENT>"),
            (&["event", "pair", "e", "--all", "--adjourn-missing"], "--adjourn-missing"),
        ] {
            let found = found(words);
            assert!(found.contains(about), "{words:?}: {found}");
            assert!(found.contains("--help"), "{words:?}: {found}");
        }
        assert!(worded(&clap::Error::new(ErrorKind::DisplayHelp)).is_none());
    }

    #[test]
    fn a_word_where_a_number_is_taken_is_told_in_our_words() {
        for (words, why) in [
            (&["event", "advance", "e", "p2"][..], "a whole number is expected"),
            (&["event", "draw", "e", "--round", "z"], "a whole number is expected"),
            (&["event", "draw", "e", "--round", "99999999999999999999"], "out of range"),
        ] {
            let whole = [&["arbiter"], words].concat();
            let error = crate::cli::command_line().try_get_matches_from(whole).unwrap_err();
            assert!(is_of_a_programmer(&error), "{words:?}: {error}");
            let found = found(words);
            assert!(found.contains(why) && found.contains(words[words.len() - 1]), "{found}");
        }
    }
}
