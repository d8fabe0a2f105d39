//! Leaf counts by whole sets of squares, against listing the moves one by one.

use draughts_arbiter::board::Position;
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules;

/// Returns the generator of a rule set with these fields changed.
fn generator(set: &str, changed: &[&str]) -> (Generator, Position) {
    let changed: Vec<String> = changed.iter().map(|&field| field.to_owned()).collect();
    let set = rules::named_with(set, &changed).unwrap();
    (Generator::new(&set), set.start_position())
}

/// Returns whether the generator has a compiled shape (`Fixed`), not one looked up at run time
/// (`Free`).
fn is_compiled(generator: &Generator) -> bool {
    let (fixed, free) = ("shape: Fixed", "shape: Free");
    let shown = format!("{generator:?}");
    assert_ne!(shown.contains(fixed), shown.contains(free), "{shown}");
    shown.contains(fixed)
}

/// Returns the positions after each listed move.
fn listed(generator: &Generator, position: &Position) -> Vec<Position> {
    let moves = generator.legal_moves(position);
    moves.iter().map(|mv| generator.play(position, mv)).collect()
}

/// Plays random games until a king appears, and counts two plies from every position both ways.
fn sets_count_what_lists_count(set: &str, changed: &[&str]) {
    let (generator, start) = generator(set, changed);
    assert!(is_compiled(&generator), "counts whole sets: {generator:?}");
    let mut random = 1_u64;
    for _ in 0..40 {
        let mut position = start;
        while position.king_bits() == 0 {
            let next = listed(&generator, &position);
            assert_eq!(generator.perft(&position, 1), next.len() as u64, "{position:?}");
            let leaves: usize = next.iter().map(|next| generator.legal_moves(next).len()).sum();
            assert_eq!(generator.perft(&position, 2), leaves as u64, "{position:?}");
            if next.is_empty() {
                break;
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            position = next[(random >> 33) as usize % next.len()];
        }
    }
}

#[test]
fn leaves_of_men_are_the_moves_of_the_lists() {
    let of_ten_rows = ["international", "frisian", "breakthrough"];
    let of_eight_rows = ["english", "russian", "italian", "spanish", "thai", "turkish"];
    for set in [&of_ten_rows[..], &of_eight_rows, &["canadian"]].concat() {
        sets_count_what_lists_count(set, &[]);
    }
}

#[test]
fn a_shape_that_is_looked_up_counts_what_the_compiled_one_counts() {
    // No compiled shape has Frisian rules with short kings, and no king appears within five
    // half-moves.
    let (compiled, start) = generator("frisian", &[]);
    let (looked_up, _) = generator("frisian", &["king_range=1"]);
    assert!(is_compiled(&compiled) && !is_compiled(&looked_up));
    for depth in 1..=5 {
        let counts = [&compiled, &looked_up].map(|generator| generator.perft(&start, depth));
        assert_eq!(counts[0], counts[1], "at depth {depth}");
    }
}

#[test]
fn a_capture_that_need_not_be_made_leaves_the_quiet_moves() {
    for set in ["international", "frisian"] {
        sets_count_what_lists_count(set, &["capture=optional"]);
    }
}

#[test]
fn men_that_leave_at_once_and_crowns_on_the_way_are_counted_alike() {
    for promotion in ["stays-man", "ends-capture", "goes-on-as-king"] {
        let promotion = format!("promotion_in_capture={promotion}");
        let changed = [promotion.as_str(), "removal=at-once"];
        sets_count_what_lists_count("frisian", &changed);
        sets_count_what_lists_count("russian", &changed);
    }
}
