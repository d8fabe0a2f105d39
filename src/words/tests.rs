//! Every message of the catalogues against every message there is to say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::*;
use crate::event::acts::{BoardOf, Refusal};
use draughts_ground::said::{Fact, Message, Said};

/// The ids of a catalogue, each with the facts it uses.
fn used(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '-'])) {
            id = head.to_owned();
            assert!(!found.contains_key(&id), "{id} stands twice");
            found.insert(id.clone(), BTreeSet::new());
        }
        for part in line.split('$').skip(1) {
            let name: String =
                part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            found.get_mut(&id).expect("a message").insert(name);
        }
    }
    found
}

/// Holds a catalogue against the messages it is for: none missing, none too many, no fact
/// that the message does not have.
pub(crate) fn holds(text: &str, messages: &[&[Message]]) {
    let mut found = used(text);
    for (id, facts) in messages.iter().copied().flatten() {
        let used = found.remove(*id).unwrap_or_else(|| panic!("no message {id}"));
        let unknown: Vec<&String> =
            used.iter().filter(|name| !facts.contains(&name.as_str())).collect();
        assert!(unknown.is_empty(), "{id} uses {unknown:?}");
    }
    assert!(found.is_empty(), "nobody says {:?}", found.keys());
}

#[test]
fn every_refusal_has_its_words_in_every_language() {
    for text in [include_str!("en/refusals.ftl"), include_str!("nl/refusals.ftl")] {
        holds(text, &[Refusal::MESSAGES, BoardOf::MESSAGES]);
    }
}

#[test]
fn every_message_can_be_said_with_its_facts() {
    // A number where words are chosen by number, and a word where by a word.
    let facts_of = |names: &'static [&'static str], fact: &Fact| {
        names.iter().map(|name| (*name, fact.clone())).collect::<Vec<_>>()
    };
    for &(id, names) in Refusal::MESSAGES {
        for fact in [Fact::Number(1), Fact::Number(2), Fact::Word("swiss"), Fact::None] {
            let said = Said { id, facts: facts_of(names, &fact) };
            for &language in Language::ALL {
                let words = Catalogue::say(&*EVENTS, &said, language);
                assert_ne!(words, id, "{language}");
                assert!(!words.contains("{$"), "{language}: {words}");
            }
        }
    }
}

#[test]
fn words_are_chosen_by_number() {
    let said = |rounds| say(&Refusal::AllRoundsPaired { rounds }, Language::English);
    assert_eq!(said(1), "1 round is paired, and there are no more");
    assert_eq!(said(7), "7 rounds are paired, and there are no more");
    let gezegd = |rounds| say(&Refusal::AllRoundsPaired { rounds }, Language::Dutch);
    assert_eq!(gezegd(1), "de enige ronde is al ingedeeld");
    assert_eq!(gezegd(7), "alle 7 ronden zijn al ingedeeld");
}

#[test]
fn a_language_is_read_by_its_code() {
    for (text, language) in
        [("nl", Language::Dutch), ("nl_NL.UTF-8", Language::Dutch), ("EN-gb", Language::English)]
    {
        assert_eq!(text.parse(), Ok(language));
    }
    assert!("xx".parse::<Language>().unwrap_err().to_string().contains("en, nl"));
}

#[test]
fn what_a_catalogue_lacks_is_said_in_english() {
    let catalogues =
        catalogue_of([(Language::English, "a = words { $n }"), (Language::Dutch, "b = woorden")]);
    let said = Said { id: "a", facts: vec![("n", Fact::Number(3))] };
    assert_eq!(Catalogue::say(&catalogues, &said, Language::Dutch), "words 3");
    assert!(catalogues[1].has("b"));
}
