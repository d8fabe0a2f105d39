//! From the text of an event file to an [`Event`], and the same for other files that people
//! may edit.

use serde::de::DeserializeOwned;

use super::codes;
use crate::diag::{Code, Finding, Level, LineMap, Place, Span, YamlPlaces, YamlRefused, nearest};

use super::{Event, check};

/// Nesting that the quick look takes for harmless; the exact limit is in [`YamlPlaces`].
const PLAINLY_SHALLOW: usize = 40;
/// Largest text that is read, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// What a file is, for those who read what is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileKind {
    /// The code of the findings.
    pub code: &'static Code,
    /// What it is, with its article: `an event file`.
    pub called: &'static str,
    /// The command that writes one.
    pub made_by: &'static str,
    /// The command that says what each field may hold.
    pub schema: &'static str,
}

/// The file of an event.
const EVENT_FILE: FileKind = FileKind {
    code: codes::EVENT_INVALID,
    called: "an event file",
    made_by: "arbiter event new",
    schema: "arbiter schema event",
};

/// A text that is no event, or no other file of ours, and everything that is wrong with it.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}", self.summary())]
pub struct EventError {
    /// The file, as it was named.
    pub name: String,
    /// Its text.
    pub text: String,
    /// What is wrong, at least one finding.
    pub findings: Vec<Finding>,
}

impl EventError {
    fn summary(&self) -> String {
        let lines: Vec<String> = self
            .findings
            .iter()
            .map(|finding| {
                let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
                format!("{}{place}: {}", self.name, finding.message)
            })
            .collect();
        lines.join("\n")
    }
}

/// Reads an event; a byte order mark is passed over.
///
/// # Errors
///
/// Text that is not YAML, unknown fields, wrong types, and whatever [`check()`] calls an
/// error, each at its line and column. Texts over 16 MiB or 64 levels deep, and texts with
/// anchors, aliases or tags, are refused before anything is built from them.
pub fn read(name: &str, text: &str) -> Result<Event, EventError> {
    read_as(EVENT_FILE, name, text, check::check)
}

/// Reads a file of any kind, as [`read`] reads an event.
///
/// # Errors
///
/// As [`read`], with what `check` calls an error.
pub fn read_as<T: DeserializeOwned>(
    kind: FileKind,
    name: &str,
    text: &str,
    check: impl FnOnce(&T) -> Vec<check::Problem>,
) -> Result<T, EventError> {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    let refuse = |findings| EventError { name: name.into(), text: body.into(), findings };
    if let Some(at) = body.find(is_unreadable) {
        return Err(refuse(vec![control_finding(kind, body, at)]));
    }
    if !is_plainly_harmless(body) {
        YamlPlaces::read(body)
            .map_err(|refused| refuse(vec![refused_finding(kind, body, &refused)]))?;
    }
    let read: T = serde_yaml::from_str(body)
        .map_err(|error| refuse(vec![type_finding(kind, body, &error)]))?;
    let errors: Vec<_> =
        check(&read).into_iter().filter(|problem| problem.code.level == Level::Error).collect();
    if errors.is_empty() { Ok(read) } else { Err(refuse(located(body, errors))) }
}

/// Gives problems their places in the text.
pub fn located(text: &str, problems: Vec<check::Problem>) -> Vec<Finding> {
    let places = if problems.is_empty() {
        YamlPlaces::default()
    } else {
        YamlPlaces::read(text).unwrap_or_default()
    };
    problems
        .into_iter()
        .map(|problem| {
            let finding = Finding::new(problem.code, problem.message, Span::default());
            let finding = match problem.help {
                Some(help) => finding.help(help),
                None => finding,
            };
            match places.of(&problem.path) {
                Some(place) => finding.marking(text, place),
                None => finding,
            }
        })
        .collect()
}

/// A quick look that finds nothing which could be a bomb: no anchors or aliases, no tags,
/// no second document, not deep. Where it has doubts the slow, exact look decides.
fn is_plainly_harmless(text: &str) -> bool {
    if text.len() > MAX_BYTES {
        return false;
    }
    let mut open = 0_usize;
    for line in text.lines() {
        let indent = line.bytes().take_while(|byte| matches!(byte, b' ' | b'-' | b'?')).count();
        if indent > PLAINLY_SHALLOW || line.starts_with("---") || line.starts_with("...") {
            return false;
        }
        for byte in line.bytes() {
            match byte {
                b'&' | b'*' | b'!' | b'\t' => return false,
                b'[' | b'{' if open == PLAINLY_SHALLOW => return false,
                b'[' | b'{' => open += 1,
                b']' | b'}' => open = open.saturating_sub(1),
                _ => {}
            }
        }
    }
    true
}

/// A character that YAML does not have.
fn is_unreadable(c: char) -> bool {
    c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{85}')
}

fn control_finding(kind: FileKind, text: &str, at: usize) -> Finding {
    let code = text[at..].chars().next().map_or(0, u32::from);
    let refused = YamlRefused {
        message: format!("the control character U+{code:04X} stands here"),
        place: LineMap::new(text.as_bytes()).place(at),
    };
    refused_finding(kind, text, &refused)
}

fn refused_finding(kind: FileKind, text: &str, refused: &YamlRefused) -> Finding {
    let called = kind.called;
    let help = if refused.message.contains("deeper") {
        "no field is nested so: look for a `[` or `{` that should not be there".to_owned()
    } else if refused.message.contains("control character") {
        format!("{called} is text: take it out")
    } else if refused.message.contains("tags") {
        "put a value that begins with `!` in quotes".to_owned()
    } else {
        format!("{called} is one YAML mapping, as `{}` writes it", kind.made_by)
    };
    let finding = Finding::new(kind.code, refused.message.clone(), Span::default()).help(help);
    finding.marking(text, refused.place)
}

/// What the deserializer says, at the place where it says it.
fn type_finding(kind: FileKind, text: &str, error: &serde_yaml::Error) -> Finding {
    let said = error.to_string();
    let said = said.rfind(" at line ").map_or(said.as_str(), |at| &said[..at]);
    let (path, message) = split_path(said);
    let (said, help) = message_and_help(kind, message);
    // Only the file as a whole has no path.
    let said = match path {
        None if message.contains("expected struct ") => {
            format!("{} is a list of fields, `name: value`", kind.called)
        }
        _ => said,
    };
    let finding = Finding::new(kind.code, said, Span::default()).help(help);
    // The key that is too much stands under the path of its mapping.
    let surplus = is_unknown(message) || message.contains("duplicate field");
    let key = message.split('`').nth(1).filter(|_| surplus);
    let path = match (path, key) {
        (Some(path), Some(key)) => Some(format!("{path}.{key}")),
        (path, key) => path.or(key.map(str::to_owned)),
    };
    let twice = message.contains("duplicate");
    let by_path = || {
        let (places, path) = (YamlPlaces::read(text).ok()?, path.as_deref()?);
        places.again(path).filter(|_| twice).or_else(|| places.of(path))
    };
    let by_error = || {
        let at = error.location()?;
        Some(Place { line: at.line() as u64, column: at.column() as u64 })
    };
    // In a list of mappings on one line each, the path knows the key, the error the line.
    match by_path().or_else(by_error) {
        Some(place) => finding.marking(text, place),
        None => finding,
    }
}

/// The words in backticks.
fn listed(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// `players[3].rating: invalid type: ...`: the path and the rest.
fn split_path(said: &str) -> (Option<String>, &str) {
    let Some((path, rest)) = said.split_once(": ") else {
        return (None, said);
    };
    let is_path = !path.is_empty()
        && path.chars().all(|c| c.is_ascii_alphanumeric() || "_.[]".contains(c))
        && !rest.is_empty()
        && !path.contains(' ');
    if is_path { (Some(path.to_owned()), rest) } else { (None, said) }
}

/// What the deserializer says, without place and path, as a user would say it; and what
/// to do.
pub(super) fn said_plainly(error: &serde_yaml::Error) -> (String, String) {
    let said = error.to_string();
    let said = said.rfind(" at line ").map_or(said.as_str(), |at| &said[..at]);
    message_and_help(EVENT_FILE, split_path(said).1)
}

/// The deserializer's message without its list of choices, and that list as help.
fn message_and_help(kind: FileKind, message: &str) -> (String, String) {
    let known = message.find(", expected one of `").or(message.find(", expected `"));
    let (short, choices) = match known {
        Some(at) if is_unknown(message) => (&message[..at], listed(&message[at..])),
        _ => (message, Vec::new()),
    };
    let help = match message.split('`').nth(1).filter(|_| is_unknown(message)) {
        Some(word) => match nearest(word, choices.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there are {}", choices.join(", ")),
        },
        None => format!("`{}` says what each field may hold", kind.schema),
    };
    (plain(short), help)
}

fn is_unknown(message: &str) -> bool {
    message.contains("unknown field") || message.contains("unknown variant")
}

/// The deserializer's words as a user would say them.
fn plain(message: &str) -> String {
    // What chrono says of a date.
    let dates = ["input contains invalid characters", "premature end of input", "trailing input"];
    if dates.contains(&message) || message.starts_with("input is out of range") {
        return "not a date, such as 2026-09-03".into();
    }
    message
        .replace("expected struct ", "expected the fields of ")
        .replace("expected a sequence", "expected a list")
        .replace("invalid type: sequence", "wrong type: a list")
        .replace("invalid type: map", "wrong type: a mapping")
        .replace("invalid type: unit value", "no value")
        .replace("invalid type: ", "wrong type: ")
        .replace("u16", "a whole number from 0 to 65535")
        .replace("u64", "a whole number")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 5}\n";

    fn complaint(rest: &str) -> String {
        read("e.yaml", &format!("{HEAD}{rest}")).unwrap_err().to_string()
    }

    #[test]
    fn mistakes_are_said_with_line_and_column() {
        for (text, said) in [
            ("playres: []\n", "e.yaml:4:1: unknown field `playres`"),
            ("players:\n  - {id: a, name: A}\n  - {id: b, nmae: B}\n", "e.yaml:6:13: "),
            ("start: tomorrow\n", "e.yaml:4:1: not a date, such as 2026-09-03"),
            ("players:\n  - {id: a, name: A, rating: high}\n", "e.yaml:5:22: wrong type"),
            ("players:\n  - {id: 12, name: A}\n", "e.yaml:5:"),
            ("scoring: {win: two}\n", "e.yaml:4:"),
            ("players:\n  - {id: a, name: A}\n  - {id: a, name: B}\n", "e.yaml:6:5: "),
            ("rounds: 3\n", "e.yaml:4:"),
            ("place: Hall\nname: Other\n", "e.yaml:5:1: duplicate field `name`"),
            ("players:\n  - {id: a, name: A, id: b}\n", "e.yaml:5:22: duplicate field `id`"),
            ("place: Ha\0ll\n", "e.yaml:4:10: the control character U+0000"),
        ] {
            let complaint = complaint(text);
            assert!(complaint.contains(said), "{text}\n{complaint}");
        }
    }

    #[test]
    fn an_unknown_field_is_answered_with_the_nearest() {
        let error = read("e.yaml", &format!("{HEAD}playres: []\n")).unwrap_err();
        assert_eq!(error.findings[0].help.as_deref(), Some("did you mean `players`?"));
    }

    #[test]
    fn bombs_are_refused_before_they_are_built() {
        let deep = format!("{HEAD}note: {}", "[".repeat(100_000));
        assert!(read("e.yaml", &deep).is_err());
        assert!(
            complaint(&format!("place: {}1{}\n", "[".repeat(70), "]".repeat(70)))
                .contains("deeper")
        );
        assert!(complaint("place: !foo x\n").contains("e.yaml:4:8: tags"));
        assert!(complaint("a: &a [1]\nb: *a\n").contains("anchors"));
        assert!(complaint(&"#\n".repeat(9 << 20)).contains("16 MiB"));
    }

    #[test]
    fn a_byte_order_mark_and_carriage_returns_are_no_obstacle() {
        let text = format!("\u{feff}{}", HEAD.replace('\n', "\r\n"));
        assert_eq!(read("e.yaml", &text).unwrap().name, "Club");
    }
}
