//! The probes: for every field that affects moves, the positions it decides.

use super::probe::{Case, Probe};

const INTERNATIONAL: &[&str] = &[
    "international",
    "international-2024",
    "antidraughts",
    "international-club",
    "international-basic",
    "canadian",
];
const FRISIAN: &[&str] = &["frisian", "frysk", "frisian-count"];
const SHORT_KINGS: &[&str] = &["english", "checkers-25", "italian", "mundigames-1"];
/// Sets with men that capture only forward and flying kings.
const FORWARD: &[&str] = &["spanish", "portuguese", "mundigames-any", "czech", "thai"];

/// No sets: the answer is always no.
const NONE: &[&[&str]] = &[];
/// Every set except breakthrough, in which a king on the board has ended the game.
const WITH_KINGS: &[&[&str]] = &[
    INTERNATIONAL,
    FRISIAN,
    SHORT_KINGS,
    FORWARD,
    &["killer", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
];
/// Those of them with flying kings.
const FLYING: &[&[&str]] = &[
    INTERNATIONAL,
    FRISIAN,
    FORWARD,
    &["killer", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
];

fn ask(asks: &'static str, dark: Case, all: Case, yes: &'static [&'static [&'static str]]) {
    Probe { asks, at_top: false, dark, all, yes }.assert();
}

fn ask_at_top(asks: &'static str, dark: Case, all: Case, yes: &'static [&'static [&'static str]]) {
    Probe { asks, at_top: true, dark, all, yes }.assert();
}

#[test]
fn men_move() {
    let but_turkish: &[&[&str]] = &[
        INTERNATIONAL,
        FRISIAN,
        SHORT_KINGS,
        FORWARD,
        &["killer", "breakthrough", "pool", "russian", "brazilian", "brazilian-64"],
    ];
    ask("diagonally ahead", ("W:Wc3:Bh8", "c3-d4"), ("W:Wd3:Bh8", "d3-e4"), but_turkish);
    ask("straight ahead", ("W:Wc3:Bh8", "c3-c5"), ("W:Wd3:Bh8", "d3-d4"), &[&["turkish"]]);
    ask("sideways", ("W:Wc3:Bh8", "c3-e3"), ("W:Wd3:Bh8", "d3-e3"), &[&["turkish"]]);
    ask("back", ("W:Wc3:Bh8", "c3-b2"), ("W:Wd3:Bh8", "d3-d2"), NONE);
    ask(
        "Black down the board",
        ("B:Wa1:Bc3", "c3-d2"),
        ("B:Wa1:Bd3", "d3-d2"),
        &[
            INTERNATIONAL,
            FRISIAN,
            SHORT_KINGS,
            FORWARD,
            &["killer", "breakthrough", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
        ],
    );
}

#[test]
fn men_capture() {
    ask(
        "diagonally back",
        ("W:We5:Bd4", "e5-c3"),
        ("W:We5:Bd4", "e5-c3"),
        &[
            INTERNATIONAL,
            FRISIAN,
            &["killer", "breakthrough", "pool", "russian", "brazilian", "brazilian-64"],
        ],
    );
    let straight: &[&[&str]] = &[FRISIAN, &["turkish"]];
    ask("straight ahead", ("W:Wc3:Bc5", "c3-c7"), ("W:Wd3:Bd4", "d3-d5"), straight);
    ask("sideways", ("W:Wc3:Be3", "c3-g3"), ("W:Wd3:Be3", "d3-f3"), straight);
    ask("straight back", ("W:Wc7:Bc5", "c7-c3"), ("W:Wd5:Bd4", "d5-d3"), &[FRISIAN]);
}

#[test]
fn men_take_kings() {
    let yes: &[&[&str]] = &[
        INTERNATIONAL,
        FRISIAN,
        FORWARD,
        &[
            "english",
            "checkers-25",
            "mundigames-1",
            "killer",
            "pool",
            "russian",
            "brazilian",
            "brazilian-64",
            "turkish",
        ],
    ];
    ask("a man takes a king", ("W:Wc3:BKd4", "c3-e5"), ("W:Wd3:BKd4", "d3-d5"), yes);
}

#[test]
fn king_range() {
    ask("far away", ("W:WKc3:Bb8", "c3-f6"), ("W:WKd3:Bb8", "d3-d6"), FLYING);
    ask("from afar", ("W:WKb2:Be5", "b2-f6"), ("W:WKd2:Bd5", "d2-d6"), FLYING);
    ask("adjacent", ("W:WKd4:Be5", "d4-f6"), ("W:WKd4:Bd5", "d4-d6"), WITH_KINGS);
}

#[test]
fn king_lines() {
    ask("moves straight", ("W:WKc3:Bb8", "c3-c5"), ("W:WKd3:Bb8", "d3-d4"), &[&["turkish"]]);
    let straight: &[&[&str]] = &[FRISIAN, &["turkish"]];
    ask("takes straight", ("W:WKc3:Bc5", "c3-c7"), ("W:WKd3:Bd4", "d3-d5"), straight);
    let but_turkish: &[&[&str]] = &[
        INTERNATIONAL,
        FRISIAN,
        SHORT_KINGS,
        FORWARD,
        &["killer", "pool", "russian", "brazilian", "brazilian-64"],
    ];
    ask("takes diagonally", ("W:WKc3:Bd2", "c3-e1"), ("W:WKd3:Be4", "d3-f5"), but_turkish);
}

#[test]
fn king_landing() {
    let but_thai: &[&[&str]] = &[
        INTERNATIONAL,
        FRISIAN,
        &[
            "spanish",
            "portuguese",
            "mundigames-any",
            "czech",
            "killer",
            "pool",
            "russian",
            "brazilian",
            "brazilian-64",
            "turkish",
        ],
    ];
    ask("beyond a man", ("W:WKb2:Bd4", "b2-f6"), ("W:WKd2:Bd4", "d2-d7"), but_thai);
    let but_killer: &[&[&str]] = &[
        INTERNATIONAL,
        FRISIAN,
        &[
            "spanish",
            "portuguese",
            "mundigames-any",
            "czech",
            "pool",
            "russian",
            "brazilian",
            "brazilian-64",
            "turkish",
        ],
    ];
    ask("beyond a king", ("W:WKb2:BKd4", "b2-f6"), ("W:WKd2:BKd4", "d2-d7"), but_killer);
    ask("behind a king", ("W:WKb2:BKd4", "b2-e5"), ("W:WKd2:BKd4", "d2-d5"), FLYING);
    // Only at the end of the capture must it land directly behind the king: from f6 it goes on to
    // h4.
    ask(
        "beyond a king to take more",
        ("W:WKb2:BKd4,g5", "b2-h4 takes d4,g5"),
        ("W:WKd2:BKd4,f6", "d2-g6 takes d4,f6"),
        but_thai,
    );
}

#[test]
fn king_reverse() {
    ask(
        "half a turn",
        ("W:WKd4:Be5,c3", "d4-b2 takes c3,e5"),
        ("W:WKd4:Bd5,d3", "d4-d2 takes d3,d5"),
        &[&["thai"]],
    );
}

#[test]
fn king_quiet_limit() {
    let unlimited: &[&[&str]] = &[
        INTERNATIONAL,
        SHORT_KINGS,
        FORWARD,
        &["frisian-count", "killer", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
    ];
    ask(
        "a fourth quiet move",
        ("W:WKc3,a3:Bb8:H0:F1:+0+3", "c3-d4"),
        ("W:WKd3,a3:Bb8:H0:F1:+0+3", "d3-d4"),
        unlimited,
    );
    ask(
        "a third quiet move",
        ("W:WKc3,a3:Bb8:H0:F1:+0+2", "c3-d4"),
        ("W:WKd3,a3:Bb8:H0:F1:+0+2", "d3-d4"),
        WITH_KINGS,
    );
    ask(
        "a fourth without men",
        ("W:WKc3:Bb8:H0:F1:+0+3", "c3-d4"),
        ("W:WKd3:Bb8:H0:F1:+0+3", "d3-d4"),
        WITH_KINGS,
    );
    ask(
        "a capture after three",
        ("W:WKc3,a3:Bd4:H0:F1:+0+3", "c3-e5"),
        ("W:WKd3,a3:Bd4:H0:F1:+0+3", "d3-d5"),
        WITH_KINGS,
    );
}

#[test]
fn most_pieces() {
    ask(
        "one although another could take two",
        ("W:Wc3,g3:Bb4,b6,f4", "g3-e5"),
        ("W:Wb3,g3:Bb4,b6,g4", "g3-g5"),
        &[&["english", "checkers-25", "pool", "russian", "czech", "thai"]],
    );
    ask("stopping after one of two", ("W:Wc3:Bb4,b6", "c3-a5"), ("W:Wb3:Bb4,b6", "b3-b5"), NONE);
}

#[test]
fn most_kings() {
    // Italian men cannot capture the king at all.
    ask(
        "a man although another could take a king",
        ("W:Wa3,g3:Bb4,Kf4", "a3-c5"),
        ("W:Wb3,g3:Bb4,Kg4", "b3-b5"),
        &[
            INTERNATIONAL,
            &["frisian-count", "english", "checkers-25", "italian", "czech", "thai"],
            &["killer", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
        ],
    );
    ask(
        "a man although the same king could take a king",
        ("W:WKd4:Bc5,Ke5", "d4-b6"),
        ("W:WKd4:Bd5,Ke4", "d4-d6"),
        &[
            INTERNATIONAL,
            &["frisian-count", "english", "checkers-25", "czech", "thai"],
            &["killer", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
        ],
    );
}

#[test]
fn with_king() {
    // Under the Frisian rules the king can capture two here; see `most_value`.
    ask(
        "with the man although a king could",
        ("W:Wa3,Kg3:Bb4,f4", "a3-c5"),
        ("W:Wb3,Kg3:Bb4,g5", "b3-b5"),
        &[
            INTERNATIONAL,
            &["spanish", "portuguese", "mundigames-any", "mundigames-1", "thai", "english"],
            &["checkers-25", "killer", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
        ],
    );
}

#[test]
fn king_first() {
    // Two kings capture a king and a man each, in different orders. Flying kings can capture three
    // or four pieces here and are tested elsewhere.
    let position = "W:WKa1,Kh2:BKb2,b4,g3,Kg5";
    for (set, first, second) in [
        ("english", true, true),
        ("checkers-25", true, true),
        ("mundigames-1", true, true),
        ("italian", true, false),
    ] {
        super::probe::assert_one(set, position, "a1-a5 takes b2,b4", first);
        super::probe::assert_one(set, position, "h2-h6 takes g3,g5", second);
    }
}

#[test]
fn most_value() {
    // On a hundred squares: two kings against three men, and equal captures by a man and by a king.
    for (set, kings, men) in
        [("frisian", true, false), ("frysk", true, false), ("frisian-count", false, true)]
    {
        super::probe::assert_numbered(set, "W:W14,21:B33,17,18,K15,K10", (14, 25), kings);
        super::probe::assert_numbered(set, "W:W26,K40:B36,20", (26, 46), men);
        super::probe::assert_numbered(set, "W:W26,K40:B36,20", (40, 10), true);
    }
}

#[test]
fn removal() {
    // The last jump passes over the square of the first victim.
    ask(
        "over a piece already taken",
        ("W:WKg3:Bf4,d6,b6,c3,g5", "g3-h6 takes f4,d6,b6,c3,g5"),
        ("W:WKa3:Bc3,e5,d6,c2", "a3-c1 takes c3,e5,d6,c2"),
        &[&["thai", "turkish"]],
    );
}

#[test]
fn promotion_in_capture() {
    let dark = "W:Wf6:Be7,c7";
    ask_at_top(
        "is crowned and stops",
        (dark, "f6-d8 king"),
        ("W:Wd6:Bc8,d7", "d6-d8 king"),
        &[
            &["spanish", "portuguese", "mundigames-any", "mundigames-1", "czech", "thai"],
            &["english", "checkers-25", "italian"],
        ],
    );
    ask_at_top(
        "goes on as a king",
        (dark, "f6-a5 takes e7,c7 king"),
        ("W:Wd6:Bc8,d7", "d6-a8 takes c8,d7 king"),
        &[&["russian"]],
    );
    ask_at_top(
        "goes on as a man",
        (dark, "f6-b6 takes e7,c7 man"),
        ("W:Wd6:Bc8,d7", "d6-b8 man"),
        &[INTERNATIONAL, FRISIAN, &["killer", "breakthrough", "pool", "brazilian", "brazilian-64"]],
    );
    ask_at_top(
        "crowned where the capture ends",
        ("W:Wf6:Be7", "f6-d8 takes e7 king"),
        ("W:Wd6:Bc8,d7", "d6-b8 takes c8,d7 king"),
        &[
            INTERNATIONAL,
            FRISIAN,
            SHORT_KINGS,
            FORWARD,
            &["killer", "breakthrough", "pool", "russian", "brazilian", "brazilian-64", "turkish"],
        ],
    );
}

#[test]
fn goal() {
    ask("a move beside a king", ("W:WKc3:Bb8", "c3-d4"), ("W:WKd3:Bb8", "d3-d4"), WITH_KINGS);
}
