//! Every message of the catalogues against every message there is to say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::*;
use crate::app::event::{Echo, Head};
use crate::event::acts::{self, BoardOf, Refusal};
use crate::event::{Ending, Outcome};
use crate::ratings::{self, LeftOut};
use crate::report::{GamesEcho, GamesPart};
use draughts_ground::said::{Fact, Message, Said};

/// The ids of a catalogue, each with the facts it uses, and without those that only others
/// refer to.
fn used(text: &str) -> Uses {
    let (found, references) = written(text);
    let helpers: BTreeSet<&String> = references.values().flatten().collect();
    let mut helped = found.clone();
    for (id, of) in &references {
        for helper in of {
            let facts = found.get(helper).unwrap_or_else(|| panic!("{id} refers to {helper}"));
            let nested = references.get(helper).into_iter().flatten();
            let facts = facts.iter().chain(nested.flat_map(|nested| &found[nested])).cloned();
            helped.get_mut(id).expect("a message").extend(facts);
        }
    }
    helped.retain(|id, _| !helpers.contains(id));
    helped
}

type Uses = BTreeMap<String, BTreeSet<String>>;

/// The ids of a catalogue, each with the facts that stand in it, and with the messages that
/// it refers to.
fn written(text: &str) -> (Uses, Uses) {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let (mut found, mut references) = (Uses::new(), Uses::new());
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
        for part in line.split("{ ").skip(1) {
            let name = part.split(" }").next().unwrap_or_default();
            let is_id = name.starts_with(|c: char| c.is_ascii_lowercase())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            if is_id {
                references.entry(id.clone()).or_default().insert(name.to_owned());
            }
        }
    }
    (found, references)
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

/// What the catalogues of a theme have to say.
const THEMES: &[(&[&str; 2], &[&[Message]])] = &[
    (
        &[include_str!("en/refusals.ftl"), include_str!("nl/refusals.ftl")],
        &[Refusal::MESSAGES, BoardOf::MESSAGES],
    ),
    (
        &[include_str!("en/echoes.ftl"), include_str!("nl/echoes.ftl")],
        &[
            acts::Echo::MESSAGES,
            Outcome::MESSAGES,
            Ending::MESSAGES,
            ratings::Echo::MESSAGES,
            LeftOut::MESSAGES,
            Echo::MESSAGES,
            Head::MESSAGES,
            GamesEcho::MESSAGES,
            GamesPart::MESSAGES,
        ],
    ),
];

#[test]
fn every_message_has_its_words_in_every_language() {
    for (texts, messages) in THEMES {
        texts.iter().for_each(|text| holds(text, messages));
    }
}

#[test]
fn no_message_is_in_two_catalogues() {
    let mut ids = BTreeSet::new();
    for ([english, _], _) in THEMES {
        for id in written(english).0.into_keys() {
            assert!(ids.insert(id.clone()), "{id} stands twice");
        }
    }
}

#[test]
fn every_message_can_be_said_with_its_facts() {
    // A number where words are chosen by number, and a word where by a word.
    let facts_of = |names: &'static [&'static str], fact: &Fact| {
        names.iter().map(|name| (*name, fact.clone())).collect::<Vec<_>>()
    };
    let messages = THEMES.iter().flat_map(|(_, messages)| messages.iter().copied().flatten());
    for &(id, names) in messages {
        for fact in [Fact::Number(1), Fact::Number(2), Fact::Word("swiss"), Fact::None] {
            let said = Said { id, facts: facts_of(names, &fact) };
            for &language in Language::ALL {
                let words = Catalogue::say(&[&*CATALOGUES], &said, language);
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
    let catalogues = catalogues_of([
        (Language::English, ["a = words { $n }"]),
        (Language::Dutch, ["b = woorden"]),
    ]);
    let said = Said { id: "a", facts: vec![("n", Fact::Number(3))] };
    assert_eq!(Catalogue::say(&[&catalogues], &said, Language::Dutch), "words 3");
    assert!(catalogues[1].has("b"));
}
