//! The languages of pages and sheets: what they translate, and what replaces a missing translation.

use std::collections::{BTreeMap, BTreeSet};

use draughts_arbiter::event::Round;
use draughts_arbiter::event::acts::Refusal;
use draughts_arbiter::event_report::site::SiteWord;
use draughts_arbiter::words::{CATALOGUES, Language, say, spoken};
use draughts_ground::said::{Fact, Said, Told};

use crate::declared::DECLARED;
use crate::words::{attributes, used_in, without_cases};

/// The files that every language has in full: the texts of the pages and sheets of events.
const OF_PAGES: &[&str] = &["days", "frame", "prizes", "sheets", "site", "tie_breaks", "viewer"];

/// Returns the messages of one file of a language, with their attributes; `None` if there is no
/// such file.
fn of_file(language: Language, file: &str) -> Option<BTreeMap<String, BTreeSet<String>>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/words");
    let path = folder.join(language.code()).join(format!("{file}.ftl"));
    Some(attributes(&[&std::fs::read_to_string(path).ok()?]))
}

#[test]
fn a_language_of_pages_has_all_their_words_and_none_that_a_full_one_has_not() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/words/nl");
    let files = std::fs::read_dir(folder).unwrap();
    let files: Vec<String> = files
        .map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    for &language in Language::ALL.iter().filter(|one| !Language::FULL.contains(one)) {
        // A helper may use the facts that English uses, a message all the facts it is declared
        // with.
        let (mut known, uses) = (used_in(Language::English).0, used_in(language).0);
        for (&id, declared) in &*DECLARED {
            let facts = declared.message.facts.iter().map(|&fact| fact.to_owned());
            known.entry(id.to_owned()).or_default().extend(facts);
        }
        let mut own = 0;
        for file in &files {
            let full = of_file(Language::Dutch, file).unwrap();
            let Some(parts) = of_file(language, file) else {
                assert!(!OF_PAGES.contains(&file.as_str()), "{language}: no {file}");
                continue;
            };
            own += 1;
            for (id, names) in &parts {
                let names = without_cases(names);
                assert_eq!(
                    Some(names),
                    full.get(id).map(without_cases),
                    "{language}: {id} of {file}"
                );
                assert!(uses[id].is_subset(&known[id]), "{language}: {id} uses {:?}", uses[id]);
            }
            if OF_PAGES.contains(&file.as_str()) {
                let missing: Vec<_> = full.keys().filter(|id| !parts.contains_key(*id)).collect();
                assert!(missing.is_empty(), "{language}: {file} lacks {missing:?}");
            }
        }
        let code = language.code();
        let there =
            std::fs::read_dir(format!("{}/crates/words/{code}", env!("CARGO_MANIFEST_DIR")));
        assert_eq!(there.unwrap().count(), own, "{language}: a file that Dutch has not");
        let read: usize = CATALOGUES
            .iter()
            .filter(|(one, _)| *one == language)
            .map(|(_, texts)| texts.len())
            .sum();
        assert_eq!(read, own, "{language}: a file that is not read");
    }
}

#[test]
fn numbers_have_the_forms_of_their_language() {
    let round = Round(3);
    let said = |boards, language| say(&SiteWord::Paired { round, boards }, language);
    for (language, forms) in [
        (Language::Russian, ["1 доска", "3 доски", "5 досок", "21 доска", "112 досок"]),
        (Language::Polish, ["1 stolik", "3 stoliki", "5 stolików", "21 stolików", "112 stolików"]),
        (Language::Portuguese, ["um tabuleiro", "3 t", "5 t", "21 t", "112 tabuleiros"]),
        (Language::Ukrainian, ["1 дошка", "3 дошки", "5 дощок", "21 дошка", "112 дощок"]),
        (Language::German, ["ein Brett", "3 B", "5 B", "21 B", "112 Bretter"]),
        (Language::French, ["un damier", "3 d", "5 d", "21 d", "112 damiers"]),
    ] {
        for (boards, form) in [1, 3, 5, 21, 112].into_iter().zip(forms) {
            let text = said(boards, language);
            assert!(text.contains(form), "{language}: {text}");
        }
    }
}

#[test]
fn it_is_known_where_english_stands_in() {
    let own = SiteWord::Standings;
    let lacking = Refusal::AllRoundsPaired { rounds: 7 };
    for &language in Language::ALL {
        assert_eq!(spoken(&own, language), language);
        assert_eq!(say(&own, language) == "Standings", language == Language::English);
        let full = Language::FULL.contains(&language);
        let expected = if full { language } else { Language::English };
        assert_eq!(spoken(&lacking, language), expected);
        assert_eq!(language.in_full(), expected);
        let message = DECLARED["note-round-ruling"].message;
        let inside = Said { message, facts: vec![("ruling", Fact::Said(lacking.said()))] };
        assert_eq!(spoken(&inside, language), expected);
    }
    assert_eq!(say(&lacking, Language::French), say(&lacking, Language::English));
}
