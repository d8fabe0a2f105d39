//! Tests of texts as people write them, and of what an edit makes of them.

mod blocks;
mod brackets;
mod documents;
mod printed;
mod properties;
mod scalars;
mod spans;

use serde_yaml::Value;
use yaml_in_place::{EditError, edit};

fn read(text: &str) -> Value {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_yaml::from_str(text).unwrap_or_else(|error| panic!("{error} in:\n{text}"))
}

/// Edits `text` so that it says what `after` says, and expects `result`.
#[track_caller]
fn becomes(text: &str, after: &str, result: &str) {
    let after = read(after);
    let edited = edit(text, &read(text), &after).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    assert_eq!(edited, result);
    assert_eq!(read(&edited), after, "{edited}");
}
