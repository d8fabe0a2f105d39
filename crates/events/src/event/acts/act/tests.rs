//! Acts as the history keeps them.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;

use serde::de::value::MapDeserializer;

use super::*;

#[test]
fn results_and_seats_are_kept_as_they_are_typed() {
    for text in ["3=2-0", "p12=win", "3.2=1-1", "3=2-0,1-1", "3=1-1:adjudicated"] {
        let entry: Entry = text.parse().expect("a result");
        assert_eq!(entry.to_string(), text);
    }
    for text in ["p3:p8", "p5:bye", "p5:half", "p5:full", "p5:absent"] {
        let seat: Seat = text.parse().expect("a place");
        assert_eq!(seat.to_string(), text);
    }
}

#[test]
fn an_act_is_read_as_it_was_written_and_what_is_not_said_is_left_out() {
    let act = Act::Result {
        entries: vec!["3=2-0".parse().expect("a result")],
        round: None,
        amend: false,
        reason: None,
    };
    let text = serde_json::to_string(&act).expect("plain data");
    assert_eq!(text, r#"{"act":"result","entries":["3=2-0"]}"#);
    assert_eq!(serde_json::from_str::<Act>(&text).expect("an act"), act);
    assert!(serde_json::from_str::<Act>(r#"{"act":"result","entries":["3"]}"#).is_err());
}

thread_local! {
    /// The words of each family of acts that was tried.
    static WORDS: RefCell<Vec<&'static [&'static str]>> = const { RefCell::new(Vec::new()) };
}

/// An error that keeps the words that there would have been.
#[derive(Debug)]
struct NoSuchWord;

impl fmt::Display for NoSuchWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such word")
    }
}

impl std::error::Error for NoSuchWord {}

impl serde::de::Error for NoSuchWord {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }

    fn unknown_variant(_: &str, known: &'static [&'static str]) -> Self {
        WORDS.with_borrow_mut(|words| words.push(known));
        Self
    }
}

#[test]
fn no_two_families_of_acts_share_a_word() {
    // A word that is none of them is tried in every family, one after the other.
    let unknown = MapDeserializer::new([("act", "no such word")].into_iter());
    assert!(Act::deserialize::<MapDeserializer<'_, _, NoSuchWord>>(unknown).is_err());
    let families = WORDS.take();
    for (word, family) in [("pair", 0), ("add-teams", 1), ("publish-round", families.len() - 1)] {
        assert!(families[family].contains(&word), "{word}: {families:?}");
    }
    let mut seen = BTreeSet::new();
    let twice: Vec<&str> =
        families.concat().into_iter().filter(|&word| !seen.insert(word)).collect();
    assert_eq!(twice, [""; 0], "the history would be read as the first that has the word");
}
