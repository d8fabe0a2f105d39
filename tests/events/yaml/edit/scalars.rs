//! Tests of single values as they are written, on a line of their own and between brackets.

use serde_yaml::Value;
use yaml_in_place::{Document, print};

use super::{edit, read};

/// Returns a value as it is printed; `flow` means that it is between brackets.
pub(super) fn printed(value: &Value, flow: bool) -> String {
    let value = if flow { Value::from(vec![value.clone()]) } else { value.clone() };
    let text = print(&Value::Mapping([("x".into(), value)].into_iter().collect()));
    let (before, after) = if flow { ("x: [", "]\n") } else { ("x: ", "\n") };
    let written = text.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
    written.unwrap_or_else(|| panic!("{text}")).to_owned()
}

fn written(text: &str, flow: bool) -> String {
    printed(&text.into(), flow)
}

#[test]
fn what_is_plainly_a_string_stays_plain() {
    for text in [
        "Ash",
        "2-0",
        "2026-09-03",
        "U18",
        "Ash Alder",
        "Zoë",
        "a-b",
        "x#y",
        "1st",
        "0x",
        "e3",
        "round robin",
        "2-0F",
        "A/B",
        "1e",
        "nobody",
        "it's",
    ] {
        let quoted = text == "0x";
        assert_eq!(written(text, true) != text, quoted, "{text}");
    }
    assert_eq!(written("Ash, Alder", false), "Ash, Alder");
    assert_eq!(written("a:b", false), "a:b");
}

#[test]
fn what_some_reader_takes_for_something_else_is_quoted() {
    for text in [
        "", "no", "Yes", "ON", "off", "y", "N", "null", "~", "True", "1", "-1", "+1", "1_000",
        "0x1F", "0o17", "0b1", "1e3", "1.5E-3", ".5", "5.", "12:30", "1:2:3", "1,000", ".inf",
        "-.INF", ".NaN", "<<", "=", "007", " a", "a ", "- a", "-", "? a", ": a", "#a", "a #b",
        "a: b", "a:", "[a", "{a", "]", "}", ",", "&a", "*a", "!a", "|", ">", "'a", "\"a", "%a",
        "@a", "`a", "---", "...", "a\tb", "\u{a0}a",
    ] {
        for flow in [false, true] {
            let out = written(text, flow);
            assert!(out.starts_with('"'), "{text:?} is written {out}");
            assert_eq!(serde_yaml::from_str::<Value>(&out).unwrap(), Value::from(text));
        }
    }
    for text in ["Ash, Alder", "a]b", "a{b", "a:b", "Ash -"] {
        assert!(written(text, true).starts_with('"'), "{text}");
    }
    let name = written("Ash -", true);
    assert!(Document::read(&format!("{{name: {name}}}")).is_ok());
}

#[test]
fn what_cannot_be_seen_is_escaped() {
    assert_eq!(written("a\u{202e}b\u{1b}", false), "\"a\\u202Eb\\u001B\"");
    assert_eq!(written("a\nb\t\"\\", false), "\"a\\nb\\t\\\"\\\\\"");
    assert_eq!(written("\u{e0001}", false), "\"\\U000E0001\"");
}

#[test]
fn a_new_string_is_quoted_as_the_old_one_was() {
    let like = |text: &str, old: &str| {
        let old = format!("a: {old}");
        let after = Value::Mapping([("a".into(), text.into())].into_iter().collect());
        let edited = edit(&old, &read(&old), &after).unwrap();
        edited.strip_prefix("a: ").unwrap().to_owned()
    };
    assert_eq!(like("it's", "'x'\n"), "'it''s'\n");
    assert_eq!(like("a\n", "'x'\n"), "\"a\\n\"\n");
    assert_eq!(like("a", "\"x\"\n"), "\"a\"\n");
    assert_eq!(like("a", "x\n"), "a\n");
    assert_eq!(like("a", "|\n  x\n"), "a\n");
}
