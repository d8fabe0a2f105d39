//! How much of the rules rests on a text.

use draughts_arbiter::diag::Citation;
use draughts_arbiter::rules::{self, HOUSE_FIELDS, SourceCounts, field_infos};

use super::{citations, set};

/// For each set that existed when the count was first made: the number of fields and clauses whose
/// text nobody had seen then, and the most that are allowed now. A new set need not be added.
const SETS: &[(&str, usize, usize)] = &[
    ("international", 6, 7),
    ("frisian", 25, 19),
    ("frysk", 45, 20),
    ("antidraughts", 43, 43),
    ("breakthrough", 42, 42),
    ("killer", 47, 9),
    ("canadian", 40, 8),
    ("english", 17, 12),
    ("pool", 28, 17),
    ("russian", 35, 0),
    ("brazilian", 41, 8),
    ("italian", 30, 15),
    ("spanish", 35, 18),
    ("portuguese", 37, 21),
    ("czech", 42, 21),
    ("turkish", 37, 16),
    ("thai", 35, 31),
    ("international-club", 6, 7),
    ("mundigames", 27, 0),
    ("frisian-count", 30, 0),
    ("international-basic", 6, 7),
    ("checkers-25", 29, 0),
];

/// The fields compared; those added since are not.
const FIELDS_THEN: &str = "board squares dark_corner first_square notation capture_sign game_type \
    first_move start men_move men_capture men_take_kings king_range king_move king_capture \
    king_landing king_reverse king_quiet_limit limit_block capture capture_priority king_value \
    removal promotion_in_capture goal losses credit_after credit_counts cancelling late_claim \
    claim_refused earliest_draw early_agreement result_form points irregular_move finality \
    after_correction touch_move take_back strict_loss board_turned";

#[test]
fn fewer_fields_are_without_a_text_than_before() {
    let then: Vec<&str> = FIELDS_THEN.split_whitespace().collect();
    assert_eq!(then.len(), 42);
    let (mut before, mut not_seen, mut ours) = (0, 0, 0);
    println!("{:20} before  not seen  project's choice", "");
    for &(name, first, most) in SETS {
        let set = set(name);
        let fields = set.fields().into_iter().filter(|field| then.contains(&field.name));
        let mut sources: Vec<Citation> = fields.map(|field| field.source).collect();
        sources.extend(set.draws.iter().map(rules::Clause::cited));
        let unseen = sources.iter().filter(|source| source.as_str() == Citation::NOT_SEEN).count();
        let chosen = sources.iter().filter(|source| source.is_default()).count();
        println!("{name:20} {first:6}  {unseen:8}  {chosen:16}");
        assert!(unseen <= most, "{name}: {unseen}");
        before += first;
        not_seen += unseen;
        ours += chosen;
    }
    println!("{:20} {before:6}  {not_seen:8}  {ours:16}", "together");
    assert_eq!(before, 683);
    assert!(not_seen <= 321, "{not_seen}");
    // If a text was read and is silent, or says otherwise, the value is also the project's own.
    assert!(ours <= 412, "{ours}");
}

#[test]
fn every_field_and_clause_is_counted_once() {
    for name in rules::names() {
        let set = set(name);
        let (counts, house) = set.source_counts();
        let sum = |counts: SourceCounts| counts.read + counts.quoted + counts.other + counts.none;
        assert_eq!(sum(house), HOUSE_FIELDS.len(), "{name}");
        assert_eq!(sum(counts) + sum(house), field_infos().len() + set.draws.len(), "{name}");
    }
}

#[test]
fn fields_of_house_rules_are_fields_and_counted_apart() {
    let infos = field_infos();
    for name in HOUSE_FIELDS {
        assert!(infos.iter().any(|info| info.name == *name && info.house), "{name}");
    }
    assert_eq!(infos.iter().filter(|info| info.house).count(), HOUSE_FIELDS.len());
    let (_, house) = set("international").source_counts();
    assert_eq!(house.none, 7, "Annex 1 says nothing of them");
}

#[test]
fn the_laws_of_the_idf_were_read() {
    let (counts, _) = set("russian").source_counts();
    assert!(counts.read >= 35, "{counts:?}");
    assert!(citations(&set("russian")).iter().all(|source| source.as_str() != Citation::NOT_SEEN
        || *source == set("russian").loss_source(rules::Loss::FlagFall)));
}
