//! Errors in the arguments, as found by the argument parser, in our own words, with the command that
//! was meant. Messages that only the parser can word are used unchanged.

use std::borrow::Cow;
use std::error::Error;
use std::ffi::OsString;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use draughts_ground::told;

use super::grammar;
use super::intended::Given;
use super::words::said;
use crate::diag::nearest;

told! {
    /// An error in the arguments.
    pub enum Usage {
        Unknown { arg: String, near: Option<String> } => "usage-unknown-argument",
            "there is no argument `{ $arg }`{ $near ->
                [none] {\"\"}
               *[other] ; did you mean `{ $near }`?
            }";
        /// A word for which the command has no place; `meant` is a command with a place for it, or
        /// only the option.
        NoPlace { word: String, meant: Option<String> } => "usage-no-place",
            "there is no place for `{ $word }`{ $meant ->
                [none] {\"\"}
               *[other] ; did you mean `{ $meant }`?
            }";
        HyphenValue { value: String, written: String } => "usage-hyphen-value",
            "`{ $value }` is not an option; as a value, write `{ $written }`";
        HyphenFile { file: String } => "usage-hyphen-file",
            "there is no argument `{ $file }`; a file of this name is written `./{ $file }`";
        FieldAsOption { arg: String, field: String } => "usage-field-as-option",
            "there is no argument `{ $arg }`; a field is set as `{ $field }=VALUE`";
        NoCommand { word: String, near: Option<String> } => "usage-no-command",
            "there is no command `{ $word }`{ $near ->
                [none] {\"\"}
               *[other] ; did you mean { $near }?
            }";
        OldWord { old: String, new: String } => "usage-old-word", "`{ $old }` is now `{ $new }`";
        VerbFirst { noun: &'static str, verb: &'static str } => "usage-verb-first",
            "the event comes after the verb: `event { $noun } { $verb } EVENT`";
        NoValue { value: String, arg: String, possible: Option<String> } => "usage-no-value",
            "`{ $value }` is not a value of { $arg }{ $possible ->
                [none] {\"\"}
               *[other] ; possible: { $possible }
            }";
        BadValue { value: String, arg: String, why: String } => "usage-bad-value",
            "`{ $value }` is not a value of { $arg }: { $why }";
        NoNumber { value: String, arg: String } => "usage-no-number",
            "`{ $value }` is not a value of { $arg }: a whole number is expected";
        FarNumber { value: String, arg: String } => "usage-far-number",
            "`{ $value }` is out of range for { $arg }";
        YesOrNo => "usage-yes-or-no", "it is neither yes nor no";
        ValueMissing { arg: String } => "usage-value-missing", "{ $arg } needs a value";
        Missing { args: String } => "usage-missing", "missing: { $args }";
        Conflict { arg: String, other: Option<String> } => "usage-conflict",
            "{ $other ->
                [none] { $arg } is given twice
               *[other] { $arg } does not go with { $other }
            }";
        Examples { problem: Box<Usage>, examples: String } => "usage-examples",
            "
            error: { $problem }

            For example:
            { $examples }

            More: add --help";
        Whole { problem: Box<Usage>, usage: String } => "usage-whole",
            "
            error: { $problem }

            Usage: { $usage }

            More: add --help";
        Short { problem: Box<Usage> } => "usage-short",
            "
            error: { $problem }

            More: add --help";
    }
}

/// Options with the same meaning: any of them stands for the one that the command has.
const SAME: &[&[&str]] = &[
    &["from", "after", "since"],
    &["until", "till", "to"],
    &["reason", "why", "because"],
    &["output", "out", "print", "file"],
    &["rounds", "round"],
    &["boards", "board"],
    &["cycles", "times"],
    &["date", "day", "on", "start", "begin"],
    &["player", "players"],
    &["remove", "delete", "cancel"],
];

/// Returns the error about an unknown argument among all arguments given.
fn unknown(arg: String, near: Option<String>, usage: &str, given: &Given<'_>) -> Usage {
    let words = given.words();
    let Some(name) = arg.strip_prefix("--") else {
        if !arg.starts_with('-') {
            return Usage::NoPlace { meant: given.with_place(&arg), word: arg };
        }
        let is_it = |word: &str| word.starts_with(arg.as_str()) && !word.starts_with("--");
        let Some(at) = words.iter().position(|word| is_it(word)) else {
            return Usage::Unknown { arg, near };
        };
        let value = words[at].clone().into_owned();
        if let Some(found) = at.checked_sub(1).and_then(|before| as_value(words, before)) {
            return found;
        }
        return match value[1..].contains('.') {
            true => Usage::HyphenFile { file: value },
            false => Usage::Unknown { near: near.or_else(|| given.spelt_out(at)), arg },
        };
    };
    if let Some(command) = given.elsewhere(&arg, given.value_of(&arg)) {
        return Usage::Unknown { arg, near: Some(command) };
    }
    let near = near.filter(|near| is_near(&arg, near));
    if sets_fields(usage) && near.is_none() {
        return Usage::FieldAsOption { field: name.to_owned(), arg };
    }
    let near = same_meaning(name, given).or(near);
    Usage::Unknown { arg, near }
}

/// Returns an unknown argument, and the one that the parser suggests.
fn suggested(error: &clap::Error) -> Option<(String, String)> {
    let text = |kind| error.get(kind).map(ToString::to_string);
    text(ContextKind::InvalidArg).zip(text(ContextKind::SuggestedArg))
}

/// Returns whether an argument may be meant that the parser suggests, which suggests almost any:
/// it is spelt nearly so, or one of both is the beginning of the other.
fn is_near(arg: &str, near: &str) -> bool {
    nearest(arg, [near]).is_some() || near.starts_with(arg) || arg.starts_with(near)
}

/// Returns the error about a word with a leading hyphen as the value of the option at `at`, which
/// precedes it: how to write it, or that the option does not accept it either.
fn as_value(given: &[Cow<'_, str>], at: usize) -> Option<Usage> {
    let (option, value) = (&given[at], &given[at + 1]);
    if !option.starts_with("--") || option.contains('=') {
        return None;
    }
    let written = format!("{option}={value}");
    let words = given[..at].iter().map(|word| word.to_string());
    let after = given[at + 2..].iter().map(|word| word.to_string());
    let words: Vec<String> = words.chain([written.clone()]).chain(after).collect();
    let value = value.to_string();
    match super::command_line().try_get_matches_from(words) {
        Ok(_) => Some(Usage::HyphenValue { value, written }),
        Err(error) => match error.kind() {
            ErrorKind::ValueValidation | ErrorKind::InvalidValue => {
                problem(&error, "", &Given::of(&[]))
            }
            _ => None,
        },
    }
}

/// Returns the option with the same meaning as this word, of the command.
fn same_meaning(name: &str, given: &Given<'_>) -> Option<String> {
    let same = SAME.iter().find(|same| same.contains(&name))?;
    let option = same.iter().find(|other| given.has(other))?;
    Some(if *option == "output" { "-o".to_owned() } else { format!("--{option}") })
}

/// Returns the parser's finding in words; `None` if it is not an error, or only the parser can word
/// it.
pub(super) fn worded(error: &clap::Error, given: &[OsString]) -> Option<String> {
    // Help and version are no errors; to build every command for them takes three times as long.
    if !error.use_stderr() {
        return None;
    }
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let usage = usage.trim().trim_start_matches("Usage:").trim().to_owned();
    let given = Given::of(given);
    let problem = Box::new(problem(error, &usage, &given)?);
    let examples = match *problem {
        Usage::Missing { .. } | Usage::NoPlace { meant: None, .. } => given.examples(),
        _ => String::new(),
    };
    // The parser has what it suggests in the usage, too.
    let usage = match suggested(error) {
        Some((arg, near)) if !is_near(&arg, &near) => given.usage(),
        _ => usage,
    };
    let is_answered = matches!(
        *problem,
        Usage::NoPlace { meant: Some(_), .. }
            | Usage::NoCommand { near: Some(_), .. }
            | Usage::Unknown { near: Some(_), .. }
    );
    Some(said(&if !examples.is_empty() {
        Usage::Examples { problem, examples }
    } else if usage.is_empty() || is_answered {
        Usage::Short { problem }
    } else {
        Usage::Whole { problem, usage }
    }))
}

/// Returns the parser's finding as a value.
fn problem(error: &clap::Error, usage: &str, given: &Given<'_>) -> Option<Usage> {
    let text = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(list) => (!list.is_empty()).then(|| list.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let arg = || text(ContextKind::InvalidArg).unwrap_or_default();
    let value = || text(ContextKind::InvalidValue).unwrap_or_default();
    Some(match error.kind() {
        ErrorKind::UnknownArgument => unknown(arg(), text(ContextKind::SuggestedArg), usage, given),
        ErrorKind::InvalidSubcommand => {
            let word = text(ContextKind::InvalidSubcommand)?;
            let of_event = match usage {
                usage if usage.starts_with("arbiter [") => grammar::bridge(&word),
                usage if usage.starts_with("arbiter event ") => grammar::meant(&word),
                _ => None,
            };
            let of_event =
                of_event.or_else(|| given.verb_first(&word).map(|command| format!("`{command}`")));
            let near = of_event.or_else(|| {
                let all = text(ContextKind::SuggestedSubcommand)?;
                let closest = nearest(&word, all.split(", "));
                Some(closest.map_or_else(|| in_order(&word, &all), |one| format!("`{one}`")))
            });
            Usage::NoCommand { word, near }
        }
        ErrorKind::InvalidValue if value().is_empty() => Usage::ValueMissing { arg: arg() },
        ErrorKind::InvalidValue => {
            Usage::NoValue { value: value(), arg: arg(), possible: text(ContextKind::ValidValue) }
        }
        ErrorKind::ValueValidation => match (value(), arg(), number(error)) {
            (value, arg, None) => Usage::BadValue { value, arg, why: error.source()?.to_string() },
            (value, arg, Some(IntErrorKind::PosOverflow | IntErrorKind::NegOverflow)) => {
                Usage::FarNumber { value, arg }
            }
            (value, arg, Some(_)) if value.parse::<i64>().is_ok() => {
                Usage::FarNumber { value, arg }
            }
            (value, arg, Some(_)) => match given.as_list(&value) {
                Some(meant) => Usage::NoPlace { word: value, meant: Some(meant) },
                None => Usage::NoNumber { value, arg },
            },
        },
        ErrorKind::MissingRequiredArgument => Usage::Missing { args: arg() },
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg).filter(|other| *other != arg());
            Usage::Conflict { arg: arg(), other }
        }
        _ => return None,
    })
}

/// Formats the commands that a word may mean: those that begin with it, or, if there are none, all,
/// the most similar first.
fn in_order(word: &str, all: &str) -> String {
    let mut all: Vec<&str> = all.split(", ").collect();
    let distance = |one: &str| strsim::damerau_levenshtein(word, one);
    all.sort_by_key(|one| (!one.starts_with(word), distance(one)));
    if all.first().is_some_and(|first| first.starts_with(word)) {
        all.retain(|one| one.starts_with(word));
    }
    all.iter().map(|one| format!("`{one}`")).collect::<Vec<_>>().join(", ")
}

/// Returns whether a command takes fields by name, and not as a value of an option.
fn sets_fields(usage: &str) -> bool {
    usage.contains("FIELD=VALUE") && !usage.contains("--set ")
}

/// Returns the fault of a value as a whole number.
fn number(error: &clap::Error) -> Option<&IntErrorKind> {
    Some(error.source()?.downcast_ref::<ParseIntError>()?.kind())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &[&str]) -> String {
        let whole = [&["arbiter"], words].concat();
        let given: Vec<OsString> = whole.iter().map(OsString::from).collect();
        let error = crate::cli::command_line().try_get_matches_from(whole).unwrap_err();
        worded(&error, &given).unwrap_or_else(|| panic!("{words:?}: {error}"))
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
        assert!(worded(&clap::Error::new(ErrorKind::DisplayHelp), &[]).is_none());
    }

    #[test]
    fn an_unknown_argument_is_told_with_what_can_be_typed() {
        for (words, told) in [
            (&["event", "withdraw", "e", "p1", "--from", "3"][..], "did you mean `--after`?"),
            (&["event", "add", "e", "A", "--rating", "-5"], "`-5` is out of range for --rating"),
            (&["event", "draw", "e", "--round", "-5"], "`-5` is out of range for --round"),
            (&["event", "withdraw", "e", "p1", "--reason", "-5"], "write `--reason=-5`"),
            (&["event", "set", "e", "p1", "--rating", "5"], "`rating=VALUE`"),
            (&["event", "set", "e", "p1", "--lagn", "nl"], "did you mean `--lang`?"),
            (&["validate", "-dash.pdn"], "`./-dash.pdn`"),
            (&["event", "pairings", "e", "-x"], "there is no argument `-x`\n"),
            (&["event", "pair", "e", "--round", "2"], "there is no argument `--round`\n"),
            (&["event", "undo", "e", "--to", "3"], "did you mean `arbiter event restore e 3`?"),
            (&["event", "result", "e", "3=1-1", "-r", "x"], "did you mean `--reason`?"),
            (&["event", "new", "e", "--date", "2026-11-28"], "did you mean `--start`?"),
            (
                &["event", "pairings", "e", "3"],
                "did you mean `arbiter event pairings e --round 3`?",
            ),
            (&["event", "swap", "e", "p1", "p2"], "missing: --reason <REASON>"),
            (&["event", "e", "pair"], "did you mean `arbiter event pair e`?"),
            (&["rating", "undo", "club"], "did you mean `arbiter rating undo --list club`?"),
            (&["event", "team", "add", "e", "A", "Ash, Al"], "--members \"Ash, Al\"`?"),
        ] {
            let found = found(words);
            assert!(found.contains(told), "{words:?}: {found}");
        }
    }

    #[test]
    fn a_word_where_a_number_is_taken_is_told_in_our_words() {
        for (words, why) in [
            (&["event", "advance", "e", "p2"][..], "a whole number is expected"),
            (&["event", "draw", "e", "--round", "z"], "a whole number is expected"),
            (&["event", "draw", "e", "--round", "99999999999999999999"], "out of range"),
        ] {
            let found = found(words);
            assert!(found.contains(why) && found.contains(words[words.len() - 1]), "{found}");
        }
    }
}
