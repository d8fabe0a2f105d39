//! Tests that what `serde_yaml` reads is read the same here.

use proptest::prelude::*;
use serde_yaml::{Mapping, Value};

use super::{Sample, both};
use yaml_in_place::from_str;

/// Scalars on which YAML readers differ, or might differ.
const SCALARS: &[&str] = &[
    "",
    "~",
    "null",
    "Null",
    "NULL",
    "nULL",
    "true",
    "True",
    "TRUE",
    "tRUE",
    "false",
    "FALSE",
    "yes",
    "no",
    "No",
    "on",
    "off",
    "y",
    "n",
    "0",
    "-0",
    "+0",
    "00",
    "007",
    "-007",
    "+007",
    "08",
    "1",
    "-1",
    "+1",
    "+-1",
    "--1",
    "1_000",
    "0x1F",
    "0X1F",
    "-0x1F",
    "+0x1f",
    "0x",
    "0x-1",
    "0x+1",
    "0o17",
    "-0o17",
    "0b101",
    "0b",
    "0b2",
    "1e3",
    "1E3",
    "1e+3",
    "-1.5e-3",
    "1.",
    ".5",
    "-.5",
    "+.5",
    ".",
    "..",
    "1.0",
    "1.50",
    "0.1",
    "00.5",
    "007.5",
    "+0.5",
    "-0.0",
    ".inf",
    "-.inf",
    "+.inf",
    ".Inf",
    ".INF",
    "-.INF",
    "inf",
    "-inf",
    "infinity",
    ".nan",
    ".NaN",
    "-.nan",
    "nan",
    "NaN",
    "12:30",
    "1:2:3",
    "2026-09-03",
    "2026-09-03T12:00:00Z",
    "2-0",
    "1-1",
    "0-0F",
    "65535",
    "65536",
    "-32769",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "-170141183460469231731687303715884105729",
    "1e400",
    "'1'",
    "\"1\"",
    "'~'",
    "\"\"",
    "''",
    "'it''s'",
    "\"a\\tb\\u00e9\\x41\\\"\"",
    "\"two\\\n lines\"",
    "word",
    "two words",
    "a#b",
    "a:b",
    "a,b",
    "x-y",
    "½",
    "é",
    "größe",
    "=",
    "<<",
    "1/2",
    "U18",
    "-x",
    "?x",
    ":x",
    "one",
    "two-three",
    "[]",
    "{}",
    "[1, a, ~]",
    "{a: 1, b: [x]}",
    "[[1], [2, [3]]]",
    "{a: {b: {c: d}}}",
    "[a, b, ]",
    "{a, b: }",
    "{a: , b: ~}",
    "[a: 1, b: 2]",
    "{1: x, true: u}",
];

#[test]
fn every_scalar_means_the_same_wherever_it_stands() {
    for scalar in SCALARS {
        for text in [
            format!("{scalar}\n"),
            format!("a: {scalar}\nb: 1\n"),
            format!("- {scalar}\n- x\n"),
            format!("{{a: {scalar}, b: 1}}\n"),
            format!("[{scalar}, 1]\n"),
            format!("{scalar}: value\n"),
        ] {
            let (here, there) = both(&text);
            // In YAML 1.1 `?x` is a key.
            if there.is_some() && text != "[?x, 1]\n" {
                // `.nan` is not equal to itself.
                assert_eq!(format!("{here:?}"), format!("{there:?}"), "{text}");
            }
        }
    }
}

#[test]
fn every_scalar_is_taken_by_the_same_types() {
    let fields = [
        "text", "option", "flag", "small", "whole", "signed", "number", "word", "pair", "list",
        "any",
    ];
    for scalar in SCALARS {
        for field in fields {
            let text = format!("{field}: {scalar}\n");
            let there = serde_yaml::from_str::<Sample>(&text).ok();
            // Null is not a text here: a text `~` must be quoted.
            let there = there.filter(|_| !(field == "text" && *scalar == "~"));
            let here = from_str::<Sample>(&text);
            let shown = format!("{text}{here:?}");
            assert_eq!(format!("{:?}", here.ok()), format!("{there:?}"), "{shown}");
        }
    }
}

#[test]
fn a_tilde_is_a_text_only_in_quotes() {
    let text = |text: &str| from_str::<Sample>(text).map(|sample| sample.text).ok();
    assert_eq!(text("text: ~\n"), None);
    assert_eq!(text("text: \"~\"\n").as_deref(), Some("~"));
    assert_eq!(text("text: null\n").as_deref(), Some("null"));
}

#[test]
fn texts_of_every_style_are_the_same() {
    for text in [
        "",
        "# nothing\n",
        "---\n",
        "--- # c\na: 1\n...\n",
        "%YAML 1.1\n---\na: no\n",
        "a: |\n  x\n   y\n\n  z\n\nb: 1\n",
        "a: |-\n  x\n\nb: |+\n  y\n\nc: >\n  one\n  two\n\n  three\n\n",
        "a: >-\r\n  one\r\n  two\r\nb: |2\r\n    x\r\n",
        "a: one\n  two\n  three\n",
        "a: 'one\n  two\n\n  three'\nb: \"x\n  y\"\n",
        "a:\n- 1\n- - 2\n  - 3\n-\n- b: 1\n  c:\n    d: 2\n",
        "? a\n: 1\n? b\n",
        "a:   1   # c\n\n\n# d\nb: 2\t\n",
        "\"a b\": 1\n'c': 2\n3: 4\n? |\n  d\n: 5\n",
        "{a: 1, # c\n b: [1,\n 2], \"c\":3}\n",
        "a: {b: 1,\n  c: 2\n}\n",
        "a: [\n  1,\n  2\n]\nb: {\n  c: 1\n}\n",
        "- a: 1\n  b: 2\n-   c: 3\n",
        "a: http://x.org/?q=1#f\nb: C:\\x\nc: 10:30\n",
        "größe: ½\n漢: 字\n🙂: '🙃'\n",
    ] {
        let (here, there) = both(text);
        assert_eq!(here, there, "{text}");
        assert!(there.is_some(), "{text}");
    }
}

#[test]
fn what_yaml_1_2_does_not_have_is_refused() {
    // No document edited in place was ever written like this: the editor has always refused it.
    for text in ["a: [\n1\n]\n", "a: \"x\ny\"\n", "a:\t1\n"] {
        let (here, there) = both(text);
        assert!(here.is_none() && there.is_some(), "{text}");
    }
}

/// Characters that end a line in YAML 1.1, which the other library writes, but not in YAML 1.2.
const BREAKS_OF_YAML_1_1: [char; 2] = ['\u{2028}', '\u{2029}'];

#[test]
fn what_ends_a_line_in_yaml_1_1_alone_is_written_and_read_as_it_is() {
    for end in BREAKS_OF_YAML_1_1 {
        for text in [end.to_string(), format!("a{end}b"), format!("{end} a"), format!("a {end}")] {
            let value = Value::Mapping([("a".into(), Value::from(text))].into_iter().collect());
            let written = yaml_in_place::print(&value);
            assert_eq!(both(&written).0.as_ref(), Some(&value), "{written:?}");
        }
    }
}

/// Returns any value that a document may contain, without duplicate keys.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-1e9..1e9).prop_map(|number: f64| Value::from(number)),
        "[ -~é½]{0,12}".prop_map(Value::from),
        "\\PC{0,8}".prop_map(|text| Value::from(text.replace(BREAKS_OF_YAML_1_1, "x"))),
        "[a-z \n\t#:]{0,20}".prop_map(Value::from),
        proptest::sample::select(SCALARS).prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 6, |inner| {
        let key = prop_oneof!["[a-z_]{1,8}", "[ -~]{0,6}", "[0-9]{1,3}"].prop_map(Value::from);
        let map = proptest::collection::vec((key, inner.clone()), 0..6);
        prop_oneof![
            proptest::collection::vec(inner, 0..6).prop_map(Value::Sequence),
            map.prop_map(|entries| Value::Mapping(entries.into_iter().collect::<Mapping>())),
        ]
    })
}

/// Returns lines of a document as a person might type them, mostly correct.
fn typed() -> impl Strategy<Value = String> {
    let line = (
        prop_oneof![4 => Just(""), 2 => Just("  "), 1 => Just("    "), 1 => Just(" ")],
        prop_oneof![Just("- "), Just(""), Just("- - "), Just("? "), Just("  - ")],
        prop_oneof![4 => "[a-d]: ", 1 => "\"[a-d]\": ", 1 => "[a-d]:", 1 => Just(String::new())],
        proptest::sample::select(SCALARS),
        prop_oneof![4 => Just(""), 1 => Just(" # c"), 1 => Just("  "), 1 => Just(" |\n   x\n")],
    );
    proptest::collection::vec(line, 0..7).prop_map(|lines| {
        let lines = lines
            .into_iter()
            .map(|(indent, item, key, value, end)| format!("{indent}{item}{key}{value}{end}\n"));
        lines.collect()
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_as_the_same(value in value()) {
        for text in [serde_yaml::to_string(&value).expect("a value is written"), yaml_in_place::print(&value)] {
            let (here, there) = both(&text);
            prop_assert_eq!(&here, &there, "{}", text);
            prop_assert_eq!(here.as_ref(), Some(&value), "{}", text);
        }
        prop_assert_eq!(&yaml_in_place::from_value::<Value>(&value).expect("a value"), &value);
    }

    #[test]
    fn what_is_typed_reads_as_the_same(text in typed()) {
        let (here, there) = both(&text);
        if let (Some(here), Some(there)) = (&here, &there) {
            prop_assert_eq!(here, there, "{}", text);
        }
    }
}
