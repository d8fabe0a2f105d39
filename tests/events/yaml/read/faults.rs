//! Tests of every kind of fault, its place and its message.

use super::Sample;
use yaml_in_place::{Expected, Fault, FaultKind, Found, Place, decode, from_str, from_value};

/// Returns the message for a text that is not a sample.
fn said(text: &str) -> String {
    from_str::<Sample>(text).unwrap_err().to_string()
}

#[test]
fn what_is_missing_at_the_end_is_missing_after_the_last_character() {
    for (text, line, column) in [
        ("a: 1\nb: {c: 1\n", 2, 9),
        ("a: 1\nb: {c: 1", 2, 9),
        ("a: 1\nb: {\n\n\n", 2, 5),
        ("a: [1,\n  2,\n", 2, 5),
    ] {
        let error = from_str::<Sample>(text).unwrap_err();
        assert_eq!(error.place, Place { line, column }, "{text:?}");
    }
}

#[test]
fn every_fault_is_said_with_its_place_and_its_path() {
    for (text, expected) in [
        ("txet: a\n", "1:1: unknown field `txet`"),
        ("text: a\nflag: true\ntext: b\n", "3:1: duplicate field `text`"),
        ("inner:\n  - {id: a}\n  - {count: 1}\n", "3:5: inner[1]: missing field `id`"),
        ("inner:\n  - {id: a, idd: b}\n", "2:13: inner[0]: unknown field `idd`"),
        ("inner:\n  - {id: a, id: b}\n", "2:13: inner[0]: duplicate field `id`"),
        ("word: three\n", "1:7: word: unknown value `three`"),
        ("word:\nflag: true\n", "1:1: word: no value, expected one of one, two-three"),
        ("word: [one]\n", "1:7: word: wrong type: a list, expected one of one, two-three"),
        ("flag: yes\n", "1:7: flag: wrong type: the text \"yes\", expected `true` or `false`"),
        ("small: -1\n", "1:8: small: out of range: -1, expected a whole number from 0 to 255"),
        (
            "small: 0x100\n",
            "1:8: small: out of range: 0x100, expected a whole number from 0 to 255",
        ),
        ("whole: -1\n", "1:8: whole: out of range: -1, expected a whole number from 0"),
        ("signed: 1.5\n", "1:9: signed: wrong type: the number `1.5`, expected a whole number"),
        (
            "small: '7'\n",
            "1:8: small: wrong type: the text \"7\", expected a whole number from 0 to 255",
        ),
        ("small:\ntext: a\n", "1:1: small: no value, expected a whole number from 0 to 255"),
        ("small: ~\n", "1:8: small: no value, expected a whole number from 0 to 255"),
        ("number: high\n", "1:9: number: wrong type: the text \"high\", expected a number"),
        ("text: [a]\n", "1:7: text: wrong type: a list, expected a text"),
        ("text:\n  a: b\n", "1:1: text: wrong type: a mapping, expected a text"),
        ("list: 3\n", "1:7: list: wrong type: the number `3`, expected a list"),
        (
            "list: [1,\n  two]\n",
            "2:3: list[1]: wrong type: the text \"two\", expected a whole number from 0 to 65535",
        ),
        ("pair: [1]\n", "1:7: pair: wrong length: 1, expected a tuple of size 2"),
        ("pair: [1, a, b]\n", "1:7: pair: wrong length: 3, expected a list of 2 items"),
        (
            "named: {a: 1, b: 300}\n",
            "1:18: named.b: out of range: 300, expected a whole number from -128 to 127",
        ),
        (
            "inner: [a]\n",
            "1:9: inner[0]: wrong type: the text \"a\", expected a list of fields, `name: value`",
        ),
        ("- a\n", "1:1: wrong type: a list, expected a list of fields, `name: value`"),
        ("a: b: c\n", "1:5: not readable as YAML: mapping values are not allowed in this context"),
        (
            "text: [1, 2",
            "1:12: not readable as YAML: while parsing a flow sequence, expected ',' or ']'",
        ),
        ("text: &x 1\n", "1:7: anchors and aliases are not read"),
        ("text: *x\n", "1:7: "),
        ("text: !foo x\n", "1:7: tags, such as !word, are not read"),
        ("a: 1\n---\nb: 2\n", "2:1: a second document begins here"),
        ("größe: \0\n", "1:8: the control character U+0000 stands here"),
        ("text: a\u{fffe}\n", "1:8: the control character U+FFFE stands here"),
    ] {
        let said = said(text);
        assert!(said.starts_with(expected), "{text}\n{said}\n{expected}");
    }
    assert!(said(&"[".repeat(65)).starts_with("1:65: nested deeper than 64 levels"));
    assert!(said(&"#\n".repeat(9 << 20)).starts_with("1:1: the file is over 16 MiB"));
}

#[test]
fn a_fault_has_its_parts() {
    let fault = |text| from_str::<Sample>(text).unwrap_err().fault;
    let Fault { path, kind } = *fault("inner: [{id: a, cuont: 1}]\n");
    assert_eq!(path.to_string(), "inner[0]");
    assert_eq!(kind, FaultKind::UnknownKey { key: "cuont".into(), known: &["id", "count"] });
    assert_eq!(
        fault("word: tow\n").kind,
        FaultKind::UnknownWord { word: "tow".into(), known: &["one", "two-three"] }
    );
    assert_eq!(
        fault("text: {}\n").kind,
        FaultKind::WrongType { found: Found::Mapping, expected: Expected::Text }
    );
    assert_eq!(
        fault("- a\n").kind.clone(),
        FaultKind::WrongType { found: Found::List, expected: Expected::Fields("Sample") }
    );
}

#[test]
fn a_value_is_read_as_a_text_is() {
    let value = serde_yaml::from_str("{text: a, inner: [{id: 1, count: x}]}").unwrap();
    let fault = from_value::<Sample>(&value).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "inner[0].count: wrong type: the text \"x\", expected a whole number from 0"
    );
}

#[test]
fn bytes_that_are_not_utf_8_are_named_where_they_stand() {
    assert_eq!(decode("größe".into()).as_deref(), Ok("größe"));
    let error = decode(b"a: 1\r\nb\xc3\xb6: \xff\n".to_vec()).unwrap_err();
    assert_eq!((error.place, error.fault.kind), (Place { line: 2, column: 5 }, FaultKind::NotUtf8));
}
