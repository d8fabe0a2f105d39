//! Reading an [`Event`] and other files that people may edit.

use serde::de::DeserializeOwned;
use yaml_in_place::Document;

use super::codes;
use super::{Event, REFUSES, check};
use crate::diag::{Finding, Level, LineMap, Span};
use crate::document::{self, DocumentKind};

/// The document kind of an event.
pub(super) const EVENT_FILE: DocumentKind =
    DocumentKind { code: codes::EVENT_INVALID, word: "event", refuses: REFUSES };

/// The error for a text that is not a valid event or other file, with all its faults.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}", self.summary())]
pub struct EventError {
    /// The name of the file, as given.
    pub name: String,
    /// Its text.
    pub text: String,
    /// The faults, at least one.
    pub findings: Vec<Finding>,
}

impl EventError {
    /// Formats one line per finding: the place and the message.
    fn summary(&self) -> String {
        let lines: Vec<String> = self
            .findings
            .iter()
            .map(|finding| {
                let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
                format!("{}{place}: {}", self.name, finding.what().said())
            })
            .collect();
        lines.join("\n")
    }
}

/// Reads an event, ignoring a byte order mark.
///
/// # Errors
///
/// Fails if the text is not YAML, has unknown fields or wrong types, or if [`check()`] finds
/// errors, each with its line and column. Texts over 16 MiB or 64 levels deep, and texts with
/// anchors, aliases or tags, are refused before anything is built from them.
pub fn read(name: &str, text: &str) -> Result<Event, EventError> {
    read_as(EVENT_FILE, name, text, check::check)
}

/// Reads a file of any kind, as [`read`] reads an event.
///
/// # Errors
///
/// Fails as [`read`] does, with the errors that `check` finds.
pub fn read_as<T: DeserializeOwned>(
    kind: DocumentKind,
    name: &str,
    text: &str,
    check: impl FnOnce(&T) -> Vec<check::Problem>,
) -> Result<T, EventError> {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    let refuse = |findings| EventError { name: name.into(), text: body.into(), findings };
    let unread = |error| refuse(vec![document::finding(kind, body, &error)]);
    let document = Document::read(body).map_err(unread)?;
    let read: T = document.to().map_err(unread)?;
    let errors: Vec<_> =
        check(&read).into_iter().filter(|problem| problem.code().level == Level::Error).collect();
    if errors.is_empty() { Ok(read) } else { Err(refuse(placed(Some(&document), body, errors))) }
}

/// Adds to problems their places in the text.
pub fn located(text: &str, problems: Vec<check::Problem>) -> Vec<Finding> {
    if problems.is_empty() {
        return Vec::new();
    }
    placed(Document::read(text).ok().as_ref(), text, problems)
}

fn placed(
    document: Option<&Document<'_>>,
    text: &str,
    problems: Vec<check::Problem>,
) -> Vec<Finding> {
    let lines = LineMap::new(text.as_bytes());
    let mut places = document.map(document::placing);
    problems
        .into_iter()
        .map(|problem| {
            let finding = Finding::shared(problem.what(), Span::default());
            match places.as_mut().and_then(|place_of| place_of(&problem.path)) {
                Some(place) => finding.marking_in(text, &lines, place),
                None => finding,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{DocumentError, DocumentFault};

    const HEAD: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 5}\n";

    fn finding(text: &str) -> Finding {
        read("e.yaml", text).unwrap_err().findings.remove(0)
    }

    /// Returns the line and column of the first fault after the head, and the fault.
    fn misread(rest: &str) -> (u64, u64, DocumentFault) {
        let finding = finding(&format!("{HEAD}{rest}"));
        let place = finding.place.expect("a place");
        let why = &finding.as_what::<DocumentError>().unwrap_or_else(|| panic!("{finding:?}")).why;
        (place.line, place.column, why.clone())
    }

    #[test]
    fn mistakes_are_said_with_line_and_column() {
        let unknown = |key: &str| DocumentFault::UnknownKey { key: key.into() };
        let twice = |key: &str| DocumentFault::DuplicateKey { key: key.into() };
        for (text, line, column, why) in [
            ("playres: []\n", 4, 1, unknown("playres")),
            ("players:\n  - {id: a, name: A}\n  - {id: b, nmae: B}\n", 6, 13, unknown("nmae")),
            (
                "rounds: 3\n",
                4,
                9,
                DocumentFault::WrongType {
                    stands: crate::document::FoundValue::Number { number: "3".into() },
                    wanted: crate::document::ExpectedValue::List,
                },
            ),
            ("place: Hall\nname: Other\n", 5, 1, twice("name")),
            ("players:\n  - {id: a, name: A, id: b}\n", 5, 22, twice("id")),
            ("place: Ha\0ll\n", 4, 10, DocumentFault::ControlCharacter { number: "U+0000".into() }),
            ("place: !foo x\n", 4, 8, DocumentFault::Tag),
            ("a: &a [1]\nb: *a\n", 4, 4, DocumentFault::Anchor),
        ] {
            assert_eq!(misread(text), (line, column, why), "{text}");
        }
        for (text, line, column) in [
            ("start: tomorrow\n", 4, 8),
            ("players:\n  - {id: a, name: A, rating: high}\n", 5, 30),
            ("players:\n  - {id: 12, name: A}\n", 5, 10),
            ("scoring: {win: two}\n", 4, 16),
        ] {
            let (at, from, _) = misread(text);
            assert_eq!((at, from), (line, column), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_stands_at_its_key() {
        let text = format!("{HEAD}players:\n  - {{id: a, name: A}}\n  - {{id: a, name: B}}\n");
        let place = finding(&text).place.expect("a place");
        assert_eq!((place.line, place.column), (6, 5));
    }

    #[test]
    fn an_unknown_field_is_answered_with_the_nearest() {
        let finding = finding(&format!("{HEAD}playres: []\n"));
        let advice = &finding.remarks()[0];
        assert_eq!((advice.id(), &advice.facts[0]), ("advice-near", &("near", "players".into())));
    }

    #[test]
    fn a_file_that_is_no_list_of_fields_is_said_to_be_none() {
        let what = finding("- 1\n");
        assert_eq!(
            what.as_what::<DocumentError>().map(|unread| &unread.why),
            Some(&DocumentFault::NoFields { file: "event" })
        );
    }

    #[test]
    fn bombs_are_refused_before_they_are_built() {
        let deep = format!("{HEAD}note: {}", "[".repeat(100_000));
        assert!(read("e.yaml", &deep).is_err());
        let nested = format!("place: {}1{}\n", "[".repeat(70), "]".repeat(70));
        assert_eq!(misread(&nested).2, DocumentFault::TooDeep { levels: 64 });
        assert_eq!(misread(&"#\n".repeat(9 << 20)).2, DocumentFault::TooLarge { mebibytes: 16 });
    }

    #[test]
    fn a_byte_order_mark_and_carriage_returns_are_no_obstacle() {
        let text = format!("\u{feff}{}", HEAD.replace('\n', "\r\n"));
        assert_eq!(read("e.yaml", &text).unwrap().name, "Club");
    }
}
