//! Tests of broken or malicious texts: never a panic, and always a place in the text.

use proptest::prelude::*;
use serde_yaml::Value;

use super::{Sample, both};
use yaml_in_place::{Document, from_str};

const TEXT: &str = "# head\ntext: 'a b'\nflag: true\nsmall: 7\nword: two-three\npair: [1, x]\n\
                    list:\n- 1\n- 2\ninner:\n  - {id: a, count: 3}   # c\n  - id: |\n      b\n\
                    named: {a: 1, \"b\": 2}\nany:\n  - [x, {y: ~}]\n  - \"\\u00e9\"\n";

/// Checks that the text is read, or that the place of the fault is inside the text.
fn survives(text: &str) -> Result<(), TestCaseError> {
    let lines = text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).count();
    for error in
        [from_str::<Sample>(text).err(), from_str::<Value>(text).err()].into_iter().flatten()
    {
        let place = error.place;
        prop_assert!(place.line >= 1 && place.line <= lines + 1, "{}\n{}", text, error);
        prop_assert!(place.column >= 1 && place.column <= text.len() + 2, "{}\n{}", text, error);
        prop_assert!(!error.to_string().is_empty());
    }
    if let Ok(document) = Document::read(text) {
        for path in ["inner[1].count", "list[9]", "named.a.b[", "[0", "any[0][1].y", ".", "é[é]"]
        {
            prop_assert!(
                document.place_of(path).is_none_or(|place| place.line <= lines + 1),
                "{}",
                text
            );
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_damaged_text_is_read_or_refused(
        hits in proptest::collection::vec((0..TEXT.len(), "[ -~\n\té\r]{0,3}", 0..4_usize), 1..6)
    ) {
        let mut text = TEXT.to_owned();
        for (at, put, cut) in hits {
            let at = at.min(text.len());
            let end = (at + cut).min(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(end) {
                text.replace_range(at..end, &put);
            }
        }
        survives(&text)?;
        // If both readers accept it, they read the same.
        if let (Some(here), Some(there)) = both(&text) && !text.contains('?') {
            prop_assert_eq!(format!("{here:?}"), format!("{there:?}"), "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        survives(&text)?;
    }

    #[test]
    fn any_syntax_is_read_or_refused(text in "[\\[\\]{}:,?&*!|>'\"%@`#~ \n\t\ra-c0-2-]{0,40}") {
        survives(&text)?;
    }
}

#[test]
fn what_is_deep_or_large_ends_soon() {
    for open in ["[", "{", "- ", "? ", "a: {", "[{", "\"", "|", "- - ", "{a: "] {
        for count in [63, 64, 65, 1000, 100_000] {
            assert!(from_str::<Sample>(&open.repeat(count)).is_err(), "{count} of {open}");
        }
    }
    let nested = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
    assert!(from_str::<Value>(&nested(64)).is_ok());
    assert!(from_str::<Value>(&nested(65)).is_err());
    let indented: String = (0..70).map(|level| format!("{}a:\n", " ".repeat(level))).collect();
    assert!(from_str::<Value>(&indented).unwrap_err().to_string().starts_with("65:65: nested"));
}
