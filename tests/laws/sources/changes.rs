//! A changed value no longer has the source of the old one.

use draughts_arbiter::rules::Loss;

use super::{clause, club, field, loss, refused, with};

const NOT_STATED: &str = "not stated";

#[test]
fn a_clause_changed_by_a_setting_loses_its_article() {
    for setting in
        ["no-progress.moves=20", "no-progress.effect=claim", "no-progress.resets=[capture]"]
    {
        let set = with("international", &[setting]);
        assert_eq!(clause(&set, "no-progress"), NOT_STATED, "{setting}");
        assert_eq!(clause(&set, "repetition"), "A1 6.1", "{setting}: the others keep theirs");
    }
}

#[test]
fn a_field_changed_by_a_setting_loses_its_article() {
    let set = with("international", &["earliest_draw=40"]);
    assert_eq!(field(&set, "earliest_draw"), NOT_STATED);
}

#[test]
fn losses_changed_by_a_setting_lose_the_articles_of_their_items() {
    let set = with("international", &["losses=no-piece,no-move,resignation"]);
    for kind in [Loss::NoPiece, Loss::NoMove, Loss::Resignation] {
        assert_eq!(loss(&set, kind), NOT_STATED);
    }
}

#[test]
fn a_clause_changed_in_a_file_of_ones_own_loses_its_article() {
    let set = club("extends: international\ndraws:\n  - {id: no-progress, moves: 15}\n");
    assert_eq!(clause(&set, "no-progress"), NOT_STATED);
    assert_eq!(clause(&set, "three-against-one"), "A1 6.3");
}

#[test]
fn a_clause_changed_with_a_source_stands_there() {
    let text = "extends: international\ndocuments: {MINUTES: Minutes}\ndraws:\n  - {id: no-progress, moves: 15, source: MINUTES 5}\n";
    assert_eq!(clause(&club(text), "no-progress"), "MINUTES 5");
}

#[test]
fn a_source_alone_may_be_given_to_a_clause() {
    let text = "extends: international\ndocuments: {MINUTES: Minutes}\ndraws:\n  - {id: no-progress, source: MINUTES 5}\n";
    let set = club(text);
    assert_eq!(clause(&set, "no-progress"), "MINUTES 5");
    assert_eq!(set.draws.docs()[1].moves, Some(25));
}

#[test]
fn a_setting_on_top_of_a_file_takes_its_source_too() {
    let text = "name: our-club\nextends: international\ndocuments: {MINUTES: Minutes}\ndraws:\n  - {id: no-progress, moves: 15, source: MINUTES 5}\n";
    let settings = ["no-progress.moves=16".to_owned()];
    let set = draughts_arbiter::rules::from_text(text, "club.yaml", &settings).unwrap();
    assert_eq!(clause(&set, "no-progress"), NOT_STATED);
}

#[test]
fn inherited_source_replaces_the_sources_of_items_too() {
    let set =
        club("extends: international\ninherited_source: MINUTES 1\ndocuments: {MINUTES: M}\n");
    assert_eq!(loss(&set, Loss::Resignation), "MINUTES 1");
    assert_eq!(clause(&set, "repetition"), "MINUTES 1");
    assert!(!set.documents.contains_key("A1"), "nothing cites it any more");
}

#[test]
fn inherited_as_cites_the_text_that_takes_the_rules_over_and_where_they_stand() {
    let set = club("extends: international\ninherited_as: MINUTES 1\ndocuments: {MINUTES: M}\n");
    assert_eq!(field(&set, "men_move"), "MINUTES 1 as A1 3.4");
    assert_eq!(loss(&set, Loss::Resignation), "MINUTES 1 as A1 7.2.1");
    assert_eq!(clause(&set, "repetition"), "MINUTES 1 as A1 6.1");
    assert_eq!(field(&set, "credit_after"), "not seen (project default)", "no text, no other");
}

#[test]
fn the_two_ways_to_inherit_sources_exclude_each_other() {
    let message = refused("extends: international\ninherited_source: A\ninherited_as: B\n");
    assert!(message.starts_with("club.yaml:4:1: "), "{message}");
    assert!(message.contains("exclude each other"), "{message}");
}

#[test]
fn items_of_a_list_have_sources_of_their_own_in_a_file_too() {
    let text = "extends: international\ndocuments: {MINUTES: Minutes}\nlosses: {is: [no-piece, no-move, flag-fall], source: MINUTES 2, each: {flag-fall: MINUTES 3}}\n";
    let set = club(text);
    assert_eq!(loss(&set, Loss::NoPiece), "MINUTES 2");
    assert_eq!(loss(&set, Loss::FlagFall), "MINUTES 3");
    let again = draughts_arbiter::rules::to_yaml(&set);
    assert!(again.contains("source: MINUTES 2, each: {flag-fall: MINUTES 3}}"), "{again}");
    assert_eq!(draughts_arbiter::rules::from_text(&again, "club.yaml", &[]).unwrap(), set);
}

#[test]
fn a_source_of_an_item_that_is_not_there_is_refused_with_its_place() {
    let text =
        "extends: international\nlosses: {is: [no-piece], source: A1 7, each: {leaving: A1 8}}\n";
    let message = refused(text);
    assert!(message.starts_with("club.yaml:3:"), "{message}");
    assert!(message.contains("`each` names `leaving`, which is not in the list"), "{message}");
    let message = refused("extends: international\nboard: {is: 10x10, each: {10x10: A1 2}}\n");
    assert!(message.contains("items of a list only"), "{message}");
}
