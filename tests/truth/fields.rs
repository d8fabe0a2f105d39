//! Every field by its values, each with the sets that have it.

use std::collections::BTreeSet;

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::{self, RuleSet};

use crate::support;

const INTERNATIONAL: &[&str] = &[
    "international",
    "antidraughts",
    "breakthrough",
    "killer",
    "international-club",
    "international-basic",
];
const FRISIAN: &[&str] = &["frisian", "frysk", "frisian-count"];
const CHECKERS: &[&str] = &["english", "checkers-25"];
/// What is left of those when killer and Thai go by rules of their own.
const ORDINARY: &[&[&str]] = &[
    &["international", "antidraughts", "breakthrough", "international-club", "international-basic"],
    FRISIAN,
    CHECKERS,
    IBERIAN,
    &["canadian", "pool", "russian", "brazilian", "italian", "czech", "turkish"],
];
/// Every set but the Thai one.
const ALL_BUT_THAI: &[&[&str]] = &[
    INTERNATIONAL,
    FRISIAN,
    CHECKERS,
    IBERIAN,
    &["canadian", "pool", "russian", "brazilian", "italian", "czech", "turkish"],
];
const IBERIAN: &[&str] = &["spanish", "portuguese", "mundigames"];

/// One value and the groups of sets that have it.
type Row = (&'static str, &'static [&'static [&'static str]]);

/// Every value of one field.
fn assert_field(field: &str, rows: &[Row]) {
    let mut seen = BTreeSet::new();
    for (value, groups) in rows {
        for name in groups.iter().copied().flatten() {
            assert!(seen.insert(*name), "{field}: {name} stands twice");
            let set = rules::named(name).unwrap();
            let found = set.fields().into_iter().find(|there| there.name == field).unwrap();
            assert_eq!(found.words.to_string(), *value, "{field} of {name}");
        }
    }
    let all: BTreeSet<&str> = rules::names().iter().copied().collect();
    assert_eq!(seen, all, "{field}: every set has a value");
}

#[test]
fn board() {
    assert_field(
        "board",
        &[
            ("10x10", &[INTERNATIONAL, FRISIAN]),
            ("12x12", &[&["canadian"]]),
            (
                "8x8",
                &[
                    CHECKERS,
                    IBERIAN,
                    &["pool", "russian", "brazilian", "italian", "czech", "turkish", "thai"],
                ],
            ),
        ],
    );
    let dark: &[&[&str]] = &[
        INTERNATIONAL,
        FRISIAN,
        CHECKERS,
        IBERIAN,
        &["canadian", "pool", "russian", "brazilian", "italian", "czech", "thai"],
    ];
    assert_field("squares", &[("all", &[&["turkish"]]), ("dark", dark)]);
    assert_field(
        "dark_corner",
        &[
            ("right", &[IBERIAN, &["italian"]]),
            (
                "left",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    &["canadian", "pool", "russian", "brazilian", "czech", "turkish", "thai"],
                ],
            ),
        ],
    );
    assert_field(
        "first_square",
        &[
            ("bottom-right", &[&["spanish", "portuguese"]]),
            (
                "top-left",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    &[
                        "canadian",
                        "pool",
                        "russian",
                        "brazilian",
                        "italian",
                        "czech",
                        "turkish",
                        "thai",
                        "mundigames",
                    ],
                ],
            ),
        ],
    );
    assert_field("notation", &[("algebraic", &[&["turkish"]]), ("numeric", dark)]);
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
    assert_eq!(*rules::named("russian").unwrap().capture_sign, rules::CaptureSign::Colon);
    assert_eq!(*rules::named("thai").unwrap().capture_sign, rules::CaptureSign::Dash);
}

#[test]
fn first_move() {
    assert_field(
        "first_move",
        &[
            ("black", &[CHECKERS, &["pool", "thai"]]),
            (
                "white",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    IBERIAN,
                    &["canadian", "russian", "brazilian", "italian", "czech", "turkish"],
                ],
            ),
        ],
    );
}

/// Rows in which a side's men stand, counted from that side's own edge.
fn own_rows(set: &RuleSet, color: Color) -> Vec<u8> {
    let geometry = set.geometry();
    let start = set.start_position();
    assert!(start.kings(color).is_empty());
    let mut rows: Vec<u8> = start
        .men(color)
        .iter()
        .map(|square| square.index() as u8 / geometry.squares_per_row())
        .map(|row| if color == Color::White { geometry.rows() - row } else { row + 1 })
        .collect();
    rows.sort_unstable();
    rows
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
    assert_field(
        "men_move",
        &[
            ("[forward, sideways]", &[&["turkish"]]),
            (
                "[diagonal-forward]",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    IBERIAN,
                    &["canadian", "pool", "russian", "brazilian", "italian", "czech", "thai"],
                ],
            ),
        ],
    );
    assert_field(
        "men_capture",
        &[
            ("[diagonal-forward, diagonal-backward, forward, backward, sideways]", &[FRISIAN]),
            (
                "[diagonal-forward, diagonal-backward]",
                &[INTERNATIONAL, &["canadian", "pool", "russian", "brazilian"]],
            ),
            ("[diagonal-forward]", &[CHECKERS, IBERIAN, &["italian", "czech", "thai"]]),
            ("[forward, sideways]", &[&["turkish"]]),
        ],
    );
    assert_field(
        "men_take_kings",
        &[
            ("false", &[&["italian"]]),
            (
                "true",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    IBERIAN,
                    &["canadian", "pool", "russian", "brazilian", "czech", "turkish", "thai"],
                ],
            ),
        ],
    );
}

#[test]
fn kings() {
    assert_field(
        "king_range",
        &[
            ("1", &[CHECKERS, &["italian"]]),
            ("choose", &[&["mundigames"]]),
            (
                "any",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    &[
                        "canadian",
                        "pool",
                        "russian",
                        "brazilian",
                        "spanish",
                        "portuguese",
                        "czech",
                        "turkish",
                        "thai",
                    ],
                ],
            ),
        ],
    );
    let rest: &[&[&str]] = &[
        INTERNATIONAL,
        CHECKERS,
        IBERIAN,
        &["canadian", "pool", "russian", "brazilian", "italian", "czech", "thai"],
    ];
    assert_field(
        "king_capture",
        &[
            ("[diagonal, orthogonal]", &[FRISIAN]),
            ("[orthogonal]", &[&["turkish"]]),
            ("[diagonal]", rest),
        ],
    );
    assert_field(
        "king_move",
        &[
            ("[orthogonal]", &[&["turkish"]]),
            (
                "[diagonal]",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    IBERIAN,
                    &["canadian", "pool", "russian", "brazilian", "italian", "czech", "thai"],
                ],
            ),
        ],
    );
    assert_field(
        "king_landing",
        &[("behind", &[&["thai"]]), ("behind-king", &[&["killer"]]), ("any", ORDINARY)],
    );
    assert_field("king_reverse", &[("true", &[&["thai"]]), ("false", ALL_BUT_THAI)]);
    assert_field(
        "king_quiet_limit",
        &[
            ("3", &[&["frisian", "frysk"]]),
            (
                "none",
                &[
                    INTERNATIONAL,
                    CHECKERS,
                    IBERIAN,
                    &[
                        "frisian-count",
                        "canadian",
                        "pool",
                        "russian",
                        "brazilian",
                        "italian",
                        "czech",
                        "turkish",
                        "thai",
                    ],
                ],
            ),
        ],
    );
}

#[test]
fn captures() {
    for name in rules::names() {
        let set = rules::named(name).unwrap();
        assert_eq!(*set.capture, rules::CaptureDuty::Compulsory, "{name}");
    }
    assert_field(
        "capture_priority",
        &[
            (
                "[most-pieces]",
                &[INTERNATIONAL, &["canadian", "brazilian", "turkish", "frisian-count"]],
            ),
            ("[most-value, with-king]", &[&["frisian", "frysk"]]),
            ("[]", &[CHECKERS, &["pool", "russian", "thai"]]),
            ("[most-pieces, with-king, most-kings, king-first]", &[&["italian"]]),
            ("[most-pieces, most-kings]", &[IBERIAN]),
            ("[with-king]", &[&["czech"]]),
        ],
    );
    for name in ["frisian", "frysk"] {
        let value = *rules::named(name).unwrap().king_value;
        assert_eq!((value.first(), value.further()), (199, 199), "{name}: just under two men");
    }
    assert_field(
        "removal",
        &[
            ("at-once", &[&["turkish", "thai"]]),
            (
                "after",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    IBERIAN,
                    &["canadian", "pool", "russian", "brazilian", "italian", "czech"],
                ],
            ),
        ],
    );
    assert_field(
        "promotion_in_capture",
        &[
            ("stays-man", &[INTERNATIONAL, FRISIAN, &["canadian", "pool", "brazilian", "turkish"]]),
            ("goes-on-as-king", &[&["russian"]]),
            ("ends-capture", &[CHECKERS, IBERIAN, &["italian", "czech", "thai"]]),
        ],
    );
}

#[test]
fn end_of_the_game() {
    assert_field(
        "goal",
        &[
            ("lose", &[&["antidraughts"]]),
            ("breakthrough", &[&["breakthrough"]]),
            (
                "block",
                &[
                    &["international", "killer", "international-club", "international-basic"],
                    FRISIAN,
                    CHECKERS,
                    IBERIAN,
                    &[
                        "canadian",
                        "pool",
                        "russian",
                        "brazilian",
                        "italian",
                        "czech",
                        "turkish",
                        "thai",
                    ],
                ],
            ),
        ],
    );
    assert_field(
        "credit_after",
        &[
            ("10", &[&["mundigames"]]),
            (
                "0",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    CHECKERS,
                    &[
                        "canadian",
                        "pool",
                        "russian",
                        "brazilian",
                        "italian",
                        "spanish",
                        "portuguese",
                        "czech",
                        "turkish",
                        "thai",
                    ],
                ],
            ),
        ],
    );
    assert_field(
        "irregular_move",
        &[
            ("cannot-stand", &[&["mundigames", "checkers-25"]]),
            (
                "opponent-chooses",
                &[
                    INTERNATIONAL,
                    FRISIAN,
                    &[
                        "english",
                        "spanish",
                        "portuguese",
                        "canadian",
                        "pool",
                        "russian",
                        "brazilian",
                        "italian",
                        "czech",
                        "turkish",
                        "thai",
                    ],
                ],
            ),
        ],
    );
    let flag_falls = |name| rules::named(name).unwrap().losses.has(rules::Loss::FlagFall);
    assert!(!flag_falls("mundigames"), "the server moves for the player");
    assert!(flag_falls("international"));
}
