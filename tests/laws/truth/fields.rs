//! The values of every field, each with the sets that have it.

use std::collections::BTreeSet;

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::{self, RuleSet};

use crate::support;

const INTERNATIONAL: &[&str] = &[
    "international",
    "international-2024",
    "antidraughts",
    "breakthrough",
    "killer",
    "international-club",
    "international-basic",
];
const FRISIAN: &[&str] = &["frisian", "frysk", "frisian-count"];
const CHECKERS: &[&str] = &["english", "checkers-25"];
const BRAZILIAN: &[&str] = &["brazilian", "brazilian-64"];
const IBERIAN: &[&str] = &["spanish", "portuguese", "mundigames"];

/// One value and the groups of sets that have it.
type Row = (&'static str, &'static [&'static [&'static str]]);

/// Checks a field in all sets: those named in a row have its value, all others `usual`.
fn assert_field(field: &str, usual: &str, rows: &[Row]) {
    let mut named = BTreeSet::new();
    for name in rows.iter().flat_map(|(_, groups)| groups.iter().copied().flatten()) {
        assert!(rules::names().contains(name), "{field}: what is {name}?");
        assert!(named.insert(*name), "{field}: {name} stands twice");
    }
    for name in rules::names() {
        let row = rows.iter().find(|(_, groups)| groups.iter().any(|group| group.contains(name)));
        let expected = row.map_or(usual, |(value, _)| value);
        let set = rules::named(name).unwrap();
        let found = set.fields().into_iter().find(|there| there.name == field).unwrap();
        assert_eq!(found.words.to_string(), expected, "{field} of {name}");
    }
}

#[test]
fn board() {
    let ten: &[&[&str]] = &[INTERNATIONAL, FRISIAN];
    assert_field("board", "8x8", &[("10x10", ten), ("12x12", &[&["canadian"]])]);
    assert_field("squares", "dark", &[("all", &[&["turkish"]])]);
    assert_field("dark_corner", "left", &[("right", &[IBERIAN, &["italian"]])]);
    let from_below: &[&[&str]] = &[&["spanish", "portuguese"]];
    assert_field("first_square", "top-left", &[("bottom-right", from_below)]);
    assert_field("notation", "numeric", &[("algebraic", &[&["turkish"]])]);
}

#[test]
fn game_type() {
    for (name, value) in [
        ("international", "20,W,10,10,N2,0"),
        ("frisian", "40,W,10,10,N2,0"),
        ("canadian", "27,W,12,12,N2,0"),
        ("english", "21,B,8,8,N1,0"),
        ("pool", "23,B,8,8,N1,0"),
        ("russian", "25,W,8,8,A0,0"),
        ("brazilian", "26,W,8,8,A0,0"),
        ("brazilian-64", "26,W,8,8,A0,0"),
        ("international-2024", "20,W,10,10,N2,0"),
        ("italian", "22,W,8,8,N2,1"),
        ("spanish", "24,W,8,8,N1,1"),
        ("portuguese", "28,W,8,8,N1,1"),
        ("czech", "29,W,8,8,A0,0"),
        ("turkish", "30,W,8,8,A0,0"),
        ("thai", "31,B,8,8,N2,0"),
    ] {
        let set = rules::named(name).unwrap();
        assert_eq!(set.game_type.value.0.as_deref(), Some(value), "{name}");
    }
    assert_field("capture_sign", "x", &[(":", &[&["russian"]]), ("-", &[&["thai"]])]);
}

#[test]
fn first_move() {
    assert_field("first_move", "white", &[("black", &[CHECKERS, &["pool", "thai"]])]);
}

/// Returns the rows of a side's men, counted from that side's own edge.
fn own_rows(set: &RuleSet, color: Color) -> Vec<u8> {
    let geometry = set.geometry();
    let start = set.start_position();
    assert!(start.kings(color).is_empty());
    let rows = start.men(color).iter().map(|square| {
        let row = square.index() as u8 / geometry.squares_per_row();
        if color == Color::White { geometry.rows() - row } else { row + 1 }
    });
    rows.collect()
}

#[test]
fn start() {
    for set in support::playable_sets() {
        let (men, rows) = match set.name.as_str() {
            "frysk" => (5, 1..=1),
            "canadian" => (30, 1..=5),
            "turkish" => (16, 2..=3),
            "thai" => (8, 1..=2),
            name if INTERNATIONAL.contains(&name) || FRISIAN.contains(&name) => (20, 1..=4),
            _ => (12, 1..=3),
        };
        for color in Color::BOTH {
            let found = own_rows(&set, color);
            assert_eq!(found.len(), men, "{}", set.name);
            let distinct: BTreeSet<u8> = found.into_iter().collect();
            assert_eq!(distinct, rows.clone().collect(), "{}: full rows", set.name);
        }
    }
}

#[test]
fn men() {
    assert_field("men_move", "[diagonal-forward]", &[("[forward, sideways]", &[&["turkish"]])]);
    assert_field(
        "men_capture",
        "[diagonal-forward]",
        &[
            ("[diagonal-forward, diagonal-backward, forward, backward, sideways]", &[FRISIAN]),
            (
                "[diagonal-forward, diagonal-backward]",
                &[INTERNATIONAL, BRAZILIAN, &["canadian", "pool", "russian"]],
            ),
            ("[forward, sideways]", &[&["turkish"]]),
        ],
    );
    assert_field("men_take_kings", "true", &[("false", &[&["italian"]])]);
}

#[test]
fn kings() {
    let short: &[&[&str]] = &[CHECKERS, &["italian"]];
    assert_field("king_range", "any", &[("1", short), ("choose", &[&["mundigames"]])]);
    assert_field("king_move", "[diagonal]", &[("[orthogonal]", &[&["turkish"]])]);
    assert_field(
        "king_capture",
        "[diagonal]",
        &[("[diagonal, orthogonal]", &[FRISIAN]), ("[orthogonal]", &[&["turkish"]])],
    );
    assert_field(
        "king_landing",
        "any",
        &[("behind", &[&["thai"]]), ("behind-king", &[&["killer"]])],
    );
    assert_field("king_reverse", "false", &[("true", &[&["thai"]])]);
    assert_field("king_quiet_limit", "none", &[("3", &[&["frisian", "frysk"]])]);
    assert_field("limit_block", "loss", &[]);
}

#[test]
fn captures() {
    assert_field("capture", "compulsory", &[]);
    assert_field(
        "capture_priority",
        "[]",
        &[
            (
                "[most-pieces]",
                &[INTERNATIONAL, BRAZILIAN, &["canadian", "turkish", "frisian-count"]],
            ),
            ("[most-value, with-king]", &[&["frisian", "frysk"]]),
            ("[most-pieces, with-king, most-kings, king-first]", &[&["italian"]]),
            ("[most-pieces, most-kings]", &[IBERIAN]),
            ("[with-king]", &[&["czech"]]),
        ],
    );
    for name in ["frisian", "frysk"] {
        let value = *rules::named(name).unwrap().king_value;
        assert_eq!((value.first(), value.further()), (199, 199), "{name}: just under two men");
    }
    assert_field("removal", "after", &[("at-once", &[&["turkish", "thai"]])]);
    assert_field(
        "promotion_in_capture",
        "stays-man",
        &[
            ("goes-on-as-king", &[&["russian"]]),
            ("ends-capture", &[CHECKERS, IBERIAN, &["italian", "czech", "thai"]]),
        ],
    );
}

#[test]
fn end_of_the_game() {
    assert_field(
        "goal",
        "block",
        &[("lose", &[&["antidraughts"]]), ("breakthrough", &[&["breakthrough"]])],
    );
    assert_field("credit_after", "0", &[("10", &[&["mundigames"]])]);
    assert_field("earliest_draw", "0", &[]);
    let by_claim: &[&[&str]] = &[CHECKERS, &["italian", "portuguese"]];
    assert_field("late_claim", "until-signed", &[("next-move", by_claim)]);
    let flag_falls = |name| rules::named(name).unwrap().losses.has(rules::Loss::FlagFall);
    assert!(!flag_falls("mundigames"), "the server moves for the player");
    assert!(flag_falls("international"));
    let upset = |name| rules::named(name).unwrap().losses.has(rules::Loss::Upsetting);
    assert!(upset("international-club") && !upset("international"));
}

#[test]
fn irregularities() {
    let online: &[&[&str]] = &[&["mundigames", "checkers-25"]];
    let not_standing: &[&[&str]] = &[&["mundigames", "checkers-25", "pool"]];
    assert_field("irregular_move", "opponent-chooses", &[("cannot-stand", not_standing)]);
    assert_field("finality", "next-move", &[]);
    assert_field("after_correction", "same-piece", &[("any-move", online)]);
    assert_field("strict_loss", "false", &[]);
    assert_field("claim_refused", "unsaid", &[("warning", &[&["checkers-25"]])]);
    assert_field("board_turned", "restart", &[]);
    assert_field("cancelling", "unsaid", &[("void", &[&["mundigames"]])]);
}

#[test]
fn clock() {
    assert_field("both_flags", "first", &[]);
}
