//! An article is cited only for what it says.

use std::path::PathBuf;

use draughts_arbiter::rules::{self, Loss};

use super::{citations, clause, field, loss, set};

const NOT_SEEN: &str = "not seen (project default)";

#[test]
fn wcdf_1_30_is_cited_for_no_piece_and_no_move_alone() {
    let english = set("english");
    assert_eq!(loss(&english, Loss::NoPiece), "WCDF 1.30");
    assert_eq!(loss(&english, Loss::NoMove), "WCDF 1.30");
    for kind in [Loss::Resignation, Loss::Refusal, Loss::FlagFall] {
        assert_eq!(loss(&english, kind), NOT_SEEN);
    }
}

#[test]
fn the_seed_of_frisian_count_says_only_what_loses_on_the_board() {
    let set = set("frisian-count");
    assert_eq!(loss(&set, Loss::NoPiece), "FCV The Winning Player");
    assert_eq!(loss(&set, Loss::NoMove), "FCV The Winning Player");
    for kind in [Loss::Resignation, Loss::Refusal, Loss::FlagFall] {
        assert_eq!(loss(&set, kind), "FCV silent (project default)");
    }
}

#[test]
fn annex_1_says_nothing_of_the_flag() {
    for name in ["international", "international-basic", "canadian", "killer"] {
        assert_eq!(loss(&set(name), Loss::FlagFall), NOT_SEEN, "{name}");
    }
    let international = set("international");
    for (kind, article) in [
        (Loss::Resignation, "A1 7.2.1"),
        (Loss::NoMove, "A1 7.2.2"),
        (Loss::NoPiece, "A1 7.2.3"),
        (Loss::Refusal, "A1 7.2.4"),
    ] {
        assert_eq!(loss(&international, kind), article);
    }
    assert_eq!(loss(&set("canadian"), Loss::Resignation), "QC as A1 7.2.1");
}

#[test]
fn idf_6_1_names_four_ways_to_lose() {
    for name in ["russian", "brazilian"] {
        let set = set(name);
        assert_eq!(loss(&set, Loss::Resignation), "IDF 6.1.1", "{name}");
        assert_eq!(loss(&set, Loss::NoMove), "IDF 6.1.2", "{name}");
        assert_eq!(loss(&set, Loss::NoPiece), "IDF 6.1.3", "{name}");
        assert_eq!(loss(&set, Loss::Refusal), "IDF 6.1.4", "{name}");
        assert_eq!(loss(&set, Loss::FlagFall), NOT_SEEN, "{name}");
    }
}

#[test]
fn the_aim_of_mundigames_is_the_block() {
    assert_eq!(field(&set("mundigames"), "goal"), "MUNDI Aim of the game");
}

#[test]
fn a_text_that_says_otherwise_is_named_and_the_value_called_our_own() {
    for (name, fields) in [
        ("russian", &["notation"][..]),
        ("brazilian", &["notation"]),
        ("czech", &["notation"]),
        ("english", &["irregular_move"]),
        ("italian", &["irregular_move"]),
        ("spanish", &["irregular_move"]),
        ("turkish", &["earliest_draw"]),
    ] {
        for name_of_field in fields {
            let source = field(&set(name), name_of_field);
            assert!(source.contains("otherwise (project default)"), "{name}: {source}");
        }
    }
}

#[test]
fn rop_7_a_wrong_move_at_pool_is_taken_back_and_the_same_piece_plays() {
    let pool = set("pool");
    assert_eq!(pool.irregular_move.word(), "cannot-stand");
    assert_eq!(pool.after_correction.word(), "same-piece");
    assert_eq!(field(&pool, "irregular_move"), "ROP 7");
    assert_eq!(field(&pool, "after_correction"), "ROP 7");
}

#[test]
fn repetition_in_brazil_is_cbd_98_and_in_russia_idf_7_2_3() {
    assert_eq!(clause(&set("brazilian"), "repetition"), "CBD-A 98");
    assert_eq!(clause(&set("russian"), "repetition"), "IDF 7.2.3");
    assert_eq!(clause(&set("canadian"), "repetition"), "QC as A1 6.1");
}

#[test]
fn what_no_text_settles_stands_in_a_remark() {
    for (name, words) in [
        ("english", "1.27.1 and 1.27.2"),
        ("pool", "forfeits the game"),
        ("czech", "careful play"),
        ("turkish", "first 20 moves"),
        ("thai", "which colour begins"),
        ("russian", "20-move rule"),
        ("brazilian", "20-move rule"),
    ] {
        let remarks = set(name).remarks.join(" ");
        assert!(remarks.contains(words), "{name}: {remarks}");
    }
}

/// Splits a citation into its numbers: `5.4, 5.9`, and both ends of `8.1-8.4`.
fn numbers(article: &str) -> Vec<String> {
    article
        .split([' ', ',', '-'])
        .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
        .collect()
}

/// Every article cited from a text among the facts exists in that text.
#[test]
#[ignore = "needs ARBITER_FACTS"]
fn articles_that_are_cited_exist() {
    let root = std::env::var_os("ARBITER_FACTS").expect("ARBITER_FACTS names the folder of facts");
    let texts = PathBuf::from(root).join("rules/texts");
    let mut checked = 0;
    for name in rules::names() {
        let set = set(name);
        for citation in citations(&set) {
            let file = match (citation.document(), *name) {
                (Some("IDF"), _) => "idf-draughts-64.txt",
                (Some("ROP"), "pool") => "rules-of-play-pool.txt",
                (Some("ROP"), "italian") => "rules-of-play-italian.txt",
                (Some("ROP"), "english") => "rules-of-play-straight.txt",
                (Some("ROP"), _) => "rules-of-play-spanish.txt",
                _ => continue,
            };
            let text = std::fs::read_to_string(texts.join(file)).expect("a text");
            for number in numbers(citation.article()) {
                let number = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
                // The heading of an article: a line that starts with its number.
                let known = text.lines().map(str::trim).any(|line| {
                    let rest = line.strip_prefix(number);
                    rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
                });
                assert!(known, "{name}: {citation}: no {number} in {file}");
                checked += 1;
            }
        }
    }
    println!("{checked} articles");
    assert!(checked > 100);
}
