//! Compares the messages of the catalogues with all the messages of the program.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

use draughts_arbiter::cli::words as cli;
use draughts_arbiter::draw::{clause_said, materials_said};
use draughts_arbiter::event::acts::Refusal;
use draughts_arbiter::rules;
use draughts_arbiter::words::{CASES, CATALOGUES, HELP, Language, Words, is_case, say};
use draughts_ground::said::{Fact, Message, SHARED, Said};

use crate::declared::DECLARED;

/// Ids of messages, each with the names that it uses.
pub(crate) type Uses = BTreeMap<String, BTreeSet<String>>;

/// Returns the ids of a language's texts with the facts they use, and the ids that others refer to.
///
/// The facts of an id include those of the messages that it refers to.
pub(crate) fn used(texts: &[&str]) -> (Uses, BTreeSet<String>) {
    let (found, references) = written(texts);
    let helpers = references.values().flatten().cloned().collect();
    let mut used = found.clone();
    for (id, mut open) in references.clone() {
        let mut seen = BTreeSet::new();
        while let Some(helper) = open.pop_first() {
            if !seen.insert(helper.clone()) {
                continue;
            }
            let facts = found.get(&helper).unwrap_or_else(|| panic!("{id} refers to {helper}"));
            used.get_mut(&id).expect("a message").extend(facts.iter().cloned());
            open.extend(references.get(&helper).into_iter().flatten().cloned());
        }
    }
    (used, helpers)
}

/// Returns the ids of a language's texts, each with the facts and the messages that it names.
fn written(texts: &[&str]) -> (Uses, Uses) {
    let (mut found, mut references) = (Uses::new(), Uses::new());
    let mut id = String::new();
    for text in texts {
        FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((head, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '-']))
            {
                id = head.to_owned();
                assert!(!found.contains_key(&id), "{id} stands twice");
                found.insert(id.clone(), BTreeSet::new());
            }
            for part in line.split('$').skip(1) {
                let is_part = |c: &char| c.is_ascii_alphanumeric() || "-_".contains(*c);
                let named: String = part.chars().take_while(is_part).collect();
                // A fact in a grammatical case: `half_move-dative`.
                let (name, case) = named.split_once('-').unwrap_or((&named, CASES[0]));
                assert!(CASES.contains(&case), "{id} uses {named}, and {case} is no case");
                found.get_mut(&id).expect("a message").insert(name.to_owned());
            }
            for part in line.split("{ ").skip(1) {
                // An attribute of a helper follows its name: `bye-word.dative`.
                let name = part.split([' ', '.']).next().unwrap_or_default();
                let is_id = name.starts_with(|c: char| c.is_ascii_lowercase())
                    && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                // A message that is its own help is not a helper.
                if is_id && name != id {
                    references.entry(id.clone()).or_default().insert(name.to_owned());
                }
            }
        }
    }
    (found, references)
}

/// Returns the attributes of each message of a language's texts.
pub(crate) fn attributes(texts: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned()).expect("a catalogue");
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                let names = message.attributes.iter().map(|one| one.id.name.to_owned());
                found.insert(message.id.name.to_owned(), names.collect());
            }
        }
    }
    found
}

/// Returns the attributes without grammatical cases, which a language may have and English has not.
pub(crate) fn without_cases(names: &BTreeSet<String>) -> BTreeSet<String> {
    names.iter().filter(|name| !is_case(name)).cloned().collect()
}

/// The texts of each language.
pub(crate) type Texts = &'static [(Language, &'static [&'static str])];

/// All catalogues: the engine's, the command line's, and that of the help that names what to type.
const ALL: [Texts; 3] = [CATALOGUES, cli::CATALOGUES, HELP];

/// Returns the texts of one language in some catalogues.
fn texts(catalogues: Texts, language: Language) -> Vec<&'static str> {
    let of = catalogues.iter().filter(|(one, _)| *one == language);
    of.flat_map(|(_, texts)| texts.iter().copied()).collect()
}

/// Returns the English attributes that messages are declared with.
fn declared_attributes() -> Vec<&'static str> {
    let english = DECLARED.values().map(|one| one.message.english);
    english.filter(|text| text.contains(" = ")).collect()
}

/// Returns the messages of a language, each with its facts, and the messages that others refer to.
pub(crate) fn used_in(language: Language) -> (Uses, BTreeSet<String>) {
    let english = if language == Language::English { declared_attributes() } else { Vec::new() };
    let (mut found, mut helpers) = (Uses::new(), BTreeSet::new());
    // The catalogues of the engine and of the command line refer to each other; those of help do
    // not.
    let main = [english, texts(CATALOGUES, language), texts(cli::CATALOGUES, language)].concat();
    for texts in [main, texts(HELP, language)] {
        let (uses, of) = used(&texts);
        helpers.extend(of);
        for (id, names) in uses {
            found.entry(id).or_default().extend(names);
        }
    }
    (found, helpers)
}

#[test]
fn every_value_has_its_words_in_every_language() {
    for &language in Language::FULL {
        let (mut found, helpers) = used_in(language);
        for (&id, declared) in &*DECLARED {
            let used = found.remove(id);
            let used =
                used.unwrap_or_else(|| panic!("{language}: no message {id} ({})", declared.file));
            let facts = declared.message.facts;
            let unknown: Vec<_> =
                used.iter().filter(|name| !facts.contains(&name.as_str())).collect();
            assert!(unknown.is_empty(), "{language}: {id} uses {unknown:?} ({})", declared.file);
        }
        found.retain(|id, _| !helpers.contains(id));
        assert!(found.is_empty(), "{language}: nobody says {:?}", found.keys());
    }
}

#[test]
fn notes_and_help_stand_in_every_language_or_in_none() {
    let with = |language| {
        let mut texts: Vec<_> = ALL.iter().flat_map(|all| texts(all, language)).collect();
        texts.extend(if language == Language::English {
            declared_attributes()
        } else {
            Vec::new()
        });
        // A message may have its sentence in one catalogue, and what can be typed in another.
        let mut found = BTreeMap::<String, BTreeSet<String>>::new();
        for (id, names) in texts.iter().flat_map(|text| attributes(&[text])) {
            found.entry(id).or_default().extend(names);
        }
        if language != Language::English {
            found.values_mut().for_each(|names| *names = without_cases(names));
        }
        found.retain(|_, names| !names.is_empty());
        found
    };
    for &language in Language::FULL {
        assert_eq!(with(Language::English), with(language), "{language}");
    }
}

#[test]
fn a_fact_in_a_case_is_the_fact_and_a_case_is_no_attribute_that_english_lacks() {
    let (uses, helpers) = used(&["a = nach { $move-dative } { b.dative }\nb = { $n }"]);
    let facts: Vec<&str> = uses["a"].iter().map(String::as_str).collect();
    assert_eq!(facts, ["move", "n"]);
    assert!(helpers.contains("b"));
    let names = ["note", "dative", "aloud-dative"].map(str::to_owned).into();
    assert_eq!(without_cases(&names), ["note".to_owned()].into());
}

#[test]
#[should_panic(expected = "datve is no case")]
fn a_case_that_there_is_not_is_refused() {
    used(&["a = nach { $move-datve }"]);
}

#[test]
fn every_message_can_be_said_with_its_facts() {
    // Numbers for words chosen by number, a word for words chosen by a word.
    let facts_of = |names: &'static [&'static str], fact: &Fact| {
        names.iter().map(|name| (*name, fact.clone())).collect::<Vec<_>>()
    };
    let words: Vec<Words> = ALL.iter().map(|catalogues| Words::read(catalogues)).collect();
    for declared in DECLARED.values() {
        let Message { id, facts: names, .. } = *declared.message;
        for fact in [Fact::Number(1), Fact::Number(2), Fact::Word("swiss"), Fact::None] {
            let said = Said { message: declared.message, facts: facts_of(names, &fact) };
            for &language in Language::ALL {
                let names = ["label", "note", "help", "aloud"].iter().chain(CASES);
                let parts = |words: &Words| {
                    let parts =
                        names.clone().filter_map(|name| words.attribute(&said, name, language));
                    parts.collect::<Vec<_>>()
                };
                // Some catalogues have only the help of an engine message.
                let own: Vec<_> = words.iter().map(|words| words.say(&said, language)).collect();
                assert!(own.iter().any(|text| text != id), "{language}: {id}");
                for text in words.iter().flat_map(parts).chain(own) {
                    assert!(!text.contains("{$"), "{language}: {text}");
                }
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
    assert!("xx".parse::<Language>().unwrap_err().to_string().contains("en, nl, fr"));
}

#[test]
fn what_a_catalogue_lacks_is_said_in_english() {
    const ENGLISH: &str = "a = words { $n }\n    .note = all { $n }";
    let words =
        Words::read(&[(Language::English, &[ENGLISH]), (Language::Dutch, &["b = woorden"])]);
    let said = Said {
        message: &Message { id: "a", english: "", facts: &["n"] },
        facts: vec![("n", Fact::Number(3))],
    };
    assert_eq!(words.say(&said, Language::Dutch), "words 3");
    assert_eq!(words.attribute(&said, "note", Language::Dutch).as_deref(), Some("all 3"));
    assert_eq!(words.attribute(&said, "help", Language::Dutch), None);
    assert!(words.has("b", Language::Dutch) && !words.has("a", Language::Dutch));
}

/// What a draw clause of a rule set demands, in English.
fn asked(set: &str, id: &str) -> String {
    let set = rules::named(set).unwrap();
    say(&clause_said(set.draws.iter().find(|clause| clause.id == id).unwrap()), Language::English)
}

#[test]
fn pieces_are_read_aloud() {
    for (written, words) in [
        ("3K-1K", "three kings against one king"),
        ("2K+1M-1K", "two kings and a man against one king"),
        ("1K+2M-1K", "a king and two men against one king"),
        ("3+K-1K", "three or more kings against one king"),
        ("2K-1K+1M", "two kings against a king and a man"),
        ("1P-1P", "one piece against one piece"),
        ("both-kings 4..5", "four or five pieces in all and a king on each side"),
        ("both-kings each 1..4", "at most four pieces on each side, a king among them"),
    ] {
        assert_eq!(
            say(&materials_said(&[written.parse().unwrap()]), Language::English),
            words,
            "{written}"
        );
    }
}

#[test]
fn clauses_are_read_aloud() {
    assert_eq!(
        asked("international", "three-against-one"),
        "16 moves of each player with three kings, two kings and a man, or a king and two men \
         against one king"
    );
    assert_eq!(
        asked("russian", "long-diagonal"),
        "5 moves of the stronger side with three kings, two kings and a man, or a king and \
         two men against one king, the lone king on the long diagonal, unless the position \
         after the last of them is won"
    );
    assert_eq!(
        asked("pool", "three-against-one"),
        "13 moves of the lone king with three kings against one king"
    );
    assert_eq!(
        asked("portuguese", "no-progress"),
        "20 moves of each player without a capture or a move of a man, with at most four \
         pieces on each side, a king among them"
    );
    assert_eq!(
        asked("portuguese", "three-against-one"),
        "12 moves of the stronger side with three kings against one king, from the move by \
         which the stronger side takes the long diagonal"
    );
    assert_eq!(
        asked("brazilian", "two-against-one"),
        "5 moves of each player with two kings against two kings, two kings or one king \
         against one king, or two kings or one king against a king and a man"
    );
    assert_eq!(
        asked("international-club", "three-kings-against-one"),
        "10 moves of each player, as the lone king counts them, with three kings against one \
         king, or only three more once the lone king is on the long diagonal"
    );
    assert_eq!(
        asked("international-2024", "three-against-one"),
        "16 moves of each player with three kings, two kings and a man, or a king and two men \
         against one king, or only five more once the lone king is on the long diagonal"
    );
    assert_eq!(
        asked("italian", "repetition"),
        "the same position for the fourth time, the same player to move"
    );
}

/// A value for each fact, of every kind that a fact can have.
fn facts_of(message: &'static Message) -> Vec<Said> {
    let inner: &'static Message = Box::leak(Box::new(Message {
        id: "inside",
        english: "inside = inside, { $n }\n    .help = help of it",
        facts: &["n"],
    }));
    let inner = inner.with([Fact::Number(3)]);
    let words = variant_keys(message);
    let mut kinds: Vec<Fact> = [0, 1, 2, 3, 11, 1234].map(Fact::Number).into();
    kinds.extend(words.into_iter().map(Fact::Word));
    kinds.extend([
        Fact::None,
        Fact::Text("Ash, Ann".to_owned()),
        Fact::Id("p1".to_owned()),
        Fact::Round(1),
        Fact::Figure("1.5".to_owned()),
        Fact::Day("2026-12-01".to_owned()),
        Fact::Said(inner.clone()),
        Fact::HelpOf(inner.clone()),
        Fact::List(vec!["one".into(), "two".into()]),
        Fact::List(vec!["Ash, Ann".into(), 2_u8.into()]),
        Fact::Sentences(vec![inner.clone(), inner], "; "),
    ]);
    let with = |at: usize| {
        let fact = |of: usize| kinds[(at + of) % kinds.len()].clone();
        message.with((0..message.facts.len()).map(fact))
    };
    let mut all: Vec<Said> = (0..kinds.len()).map(with).collect();
    all.extend(kinds.iter().map(|kind| message.with(message.facts.iter().map(|_| kind.clone()))));
    all
}

/// Returns the words that select a variant in the English of a message.
fn variant_keys(message: &Message) -> Vec<&'static str> {
    let of_own = message.english.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let of_own = of_own.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()));
    let mut keys: BTreeSet<&str> = of_own.collect();
    keys.extend(["yes", "no", "white", "black", "none"]);
    keys.into_iter().map(|key| &*key.to_owned().leak()).collect()
}

/// A crate that displays a message has no catalogues, and reads the patterns itself.
#[test]
fn a_message_is_displayed_as_the_catalogues_say_it_in_english() {
    let (mut compared, mut wrong) = (0, BTreeMap::new());
    for declared in DECLARED.values() {
        let message = declared.message;
        // The English of the command line is in its own catalogues.
        let is_shared = || SHARED.contains(&format!("\n{} =", message.id));
        if message.english.is_empty() && !is_shared() {
            continue;
        }
        for said in facts_of(message) {
            let words = say(&said, Language::English);
            // Without English, both fall back on the id, in different forms.
            if words != message.id {
                let shown = said.to_string();
                if shown != words {
                    wrong.insert(message.id, (shown, words));
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 50_000, "only {compared} messages");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
