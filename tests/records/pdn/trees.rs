//! Games read as trees, and how a tree is written.

use draughts_arbiter::pdn::{GameText, GameTree, Item, LINE_WIDTH, strict_tag_name, write_pdn};

fn read(text: &str) -> GameTree {
    GameTree::read(&GameText::new(text.as_bytes()))
}

#[test]
fn variations_comments_and_marks_find_their_place() {
    let tree =
        read("[White \"x\"] 1. 32-28! {good {x} (1... 17-22 (16-21 $2)) 18-23 2-0 (1.0/2.0)");
    assert_eq!(tree.tag("white"), Some("x"));
    let Item::Move(first) = &tree.line[0] else { panic!("a move") };
    assert_eq!((first.text.as_str(), first.strength.as_str()), ("32-28", "!"));
    assert_eq!(tree.line[1], Item::Comment("good (x".into()));
    let Item::Variation(inner) = &tree.line[2] else { panic!("a variation") };
    assert!(matches!(&inner[1], Item::Variation(deep) if deep[1] == Item::Nag(2)));
    assert_eq!(tree.line.last(), Some(&Item::Comment("1.0/2.0".into())));
}

#[test]
fn a_half_move_that_cannot_be_read_keeps_its_turn() {
    let number_after = |text: &str| {
        let tree = read(text);
        let mut moves = tree.line.iter().filter_map(|item| match item {
            Item::Move(mv) => Some((mv.number, mv.is_second)),
            _ => None,
        });
        moves.next_back()
    };
    assert_eq!(number_after("9. 4O-35 20x29 *"), Some((Some(9), true)));
    assert_eq!(number_after("9. 4O-35 20x29 10. 33x24 *"), Some((Some(10), false)));
    assert_eq!(number_after("9. well-known 20x29 *"), Some((Some(9), false)));
}

#[test]
fn deep_nesting_is_no_danger() {
    let text = format!("1. 32-28 {} 17-22 {} *", "(".repeat(100_000), ")".repeat(100_000));
    assert!(read(&text).has_moves());
}

fn rewritten(text: &str) -> String {
    write_pdn(&GameTree::read(&GameText::new(text.as_bytes())))
}

#[test]
fn the_roster_comes_first_and_values_are_escaped() {
    let written =
        rewritten("[GameType \"20\"][white \"a \\\"b\\\" c\\\\d\"][Event \"e\"] 1. 32-28 *");
    assert_eq!(
        written,
        "[Event \"e\"]\n[White \"a \\\"b\\\" c\\\\d\"]\n[GameType \"20\"]\n\n1. 32-28 *\n"
    );
    assert_eq!(rewritten(&written), written);
}

#[test]
fn lines_end_before_column_81_and_never_before_a_bracket() {
    let long = format!(
        "[Event \"e\"]\n\n1. 32-28 {{{}}} (31-27 (37-32)) 2-0",
        "[White \"word\"] ".repeat(30)
    );
    let written = rewritten(&long);
    assert_eq!(rewritten(&written), written);
    assert!(!written.contains("\n[White"), "{written}");
    let percent = rewritten(&format!("1. 32-28 {{{}}} *", "5 %x ".repeat(30)));
    assert!(!percent.contains("\n%"), "{percent}");
    let plain = rewritten(&"1. 32-28 18-23 ".repeat(100));
    assert!(plain.lines().all(|line| line.len() <= LINE_WIDTH) && plain.lines().count() > 10);
}

#[test]
fn a_command_is_not_broken_over_two_lines() {
    for shift in 0..40 {
        let text = format!("1. 32-28 {{{}[%touched  w 32] [%clk 0:01]}} *", "x ".repeat(shift));
        let written = rewritten(&text);
        assert!(written.contains("[%touched  w 32]") && written.contains("[%clk 0:01]"));
        assert_eq!(rewritten(&written), written);
    }
}

#[test]
fn names_of_tags_are_made_strict() {
    for (name, strict) in [
        ("white", "White"),
        ("Two words", "Two_words"),
        ("1st", "X1st"),
        ("", "X"),
        ("Дата", "Дата"),
    ] {
        assert_eq!(strict_tag_name(name), strict);
    }
}
