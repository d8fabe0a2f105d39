//! Random rule documents in which every field takes every possible value, and as many damaged ones.
//!
//! Documents without a contradiction load, and generator and oracle agree on their meaning; all
//! others are rejected with a message.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod document;

use std::collections::BTreeSet;

use crate::support::agreement::Pair;
use crate::support::random::Random;
use document::{Document, ENUMERATED};
use draughts_arbiter::rules::{self, KingRange, RuleError, field_infos};
use draughts_arbiter::words::{Language, worded};

/// The number of documents; `ARBITER_RANDOM_DOCUMENTS` overrides it.
const DOCUMENTS: u64 = 200;
const POSITIONS: usize = 300;
const SEED: u64 = 2025;

/// Checks that an error explains what is wrong.
fn assert_says_why(error: &RuleError, text: &str) {
    assert!(!error.findings.is_empty(), "refused without a finding:\n{text}");
    for finding in &error.findings {
        let words = worded(finding, Language::English);
        assert!(!words.message.is_empty(), "an empty message:\n{text}");
        assert!(words.help.is_none_or(|help| !help.is_empty()), "empty help:\n{text}");
    }
    assert!(!error.to_string().is_empty());
}

#[test]
fn documents_load_unless_they_contradict_themselves_and_mean_the_same_to_both() {
    let documents = crate::support::how_many("ARBITER_RANDOM_DOCUMENTS", DOCUMENTS) as usize;
    let seed = SEED.wrapping_add(crate::support::seed());
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let (mut accepted, mut refused) = (0, 0);
    let mut seen = BTreeSet::new();
    while accepted < documents {
        let document = Document::random(&mut random);
        let text = document.text();
        let set = match rules::from_text(&text, "random.yaml", &[]) {
            Ok(set) => set,
            Err(error) => {
                assert_says_why(&error, &text);
                assert!(document.contradicts_itself(), "refused: {error}\n{text}");
                refused += 1;
                continue;
            }
        };
        assert!(!document.contradicts_itself(), "accepted:\n{text}");
        accepted += 1;
        for field in set.fields() {
            for word in field.words.as_slice() {
                seen.insert((field.name, word.clone()));
            }
        }
        assert_eq!(*set.king_range == KingRange::Choose, !set.unchosen().is_empty());
        if *set.king_range != KingRange::Choose {
            let outcome = Pair::new(&set).compare(POSITIONS, &mut random);
            assert_eq!(outcome.differ, 0, "{}\n{text}", outcome.first.join("\n"));
        }
    }
    println!("{accepted} accepted, {refused} refused");
    assert!(refused > documents / 20, "contradictions were tried too");
    for (&field, words) in &*ENUMERATED {
        for word in words {
            assert!(seen.contains(&(field, word.clone())), "{field}: {word} never occurred");
        }
    }
}

#[test]
fn damaged_documents_are_refused_with_a_message() {
    let mut random = Random::new(SEED);
    let (mut refused, mut accepted) = (0, 0);
    for _ in 0..DOCUMENTS {
        let text = document::damaged(&Document::random(&mut random).text(), &mut random);
        match rules::from_text(&text, "damaged.yaml", &[]) {
            Ok(_) => accepted += 1,
            Err(error) => {
                assert_says_why(&error, &text);
                refused += 1;
            }
        }
    }
    println!("{refused} refused, {accepted} still accepted");
    assert!(refused > DOCUMENTS / 2);
}

#[test]
fn every_field_refuses_a_word_that_is_none_of_its_own() {
    for info in field_infos().iter().filter(|info| info.name != "start") {
        for word in ["sideways-up", "-1", "[[diagonal]]", "{is: 1", "[x, x]", "{of: 1}"] {
            let text = format!("name: odd\nextends: international\n{}: {word}\n", info.name);
            let error = rules::from_text(&text, "odd.yaml", &[]).expect_err(&text);
            assert_says_why(&error, &text);
        }
    }
}
