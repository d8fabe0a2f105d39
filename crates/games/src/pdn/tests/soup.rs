//! Texts of every kind for properties, for these tests and those in `tests/records/pdn`.

use proptest::prelude::*;
use proptest::string::{RegexGeneratorStrategy, string_regex};

/// The pieces of random texts: everything with a meaning, and the edge cases.
const PIECES: &[&str] = &[
    "[White \"x\"]",
    "[Result \"4-6\"]",
    "[Result \"-\"]",
    "[Event \"a \"b\" c\"]",
    "[Empty]",
    "[White ",
    "[White Jansen]",
    "[",
    "]",
    "\"",
    "\\\"",
    "\n",
    "\n",
    "\r\n",
    "\r",
    " ",
    " ",
    "\t",
    "1. ",
    "12.",
    "...",
    ".",
    "1",
    "01.33-29",
    "32-28",
    "32x28x17",
    "1- 7",
    "c3:e5",
    "a3b4",
    "3228",
    "!",
    "?",
    "(!?)",
    "1-0",
    "2-0",
    "1-1",
    "0-0",
    "1/2-1/2",
    "½-½",
    "4-6",
    "*",
    "-",
    "- -",
    "{",
    "}",
    "{a}",
    " {[%clk 0:58:01]}",
    " { [%clk 0:58:01] } ",
    "(",
    ")",
    ";",
    "%",
    "$7",
    "/FEN \"W:W31:B20\"/",
    "/",
    "\\r",
    "\0",
    "(1.45/1.58)",
    "[%clock w1:2]",
    "<br>",
    "&nbsp;",
    "\u{feff}",
    "\u{2013}",
    "é",
    "x",
    "White \"x\"]",
];

/// Pieces in any order.
pub(super) fn soup() -> BoxedStrategy<Vec<u8>> {
    let piece = prop_oneof![
        20 => proptest::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => proptest::collection::vec(any::<u8>(), 1..4),
    ];
    proptest::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat()).boxed()
}

/// Pieces in any order, or any bytes.
pub(super) fn text() -> BoxedStrategy<Vec<u8>> {
    prop_oneof![
        4 => soup(),
        1 => proptest::collection::vec(any::<u8>(), 0..200),
    ]
    .boxed()
}

/// Returns texts of a pattern, which is parsed once and not for every text.
pub(super) fn shaped(pattern: &str) -> RegexGeneratorStrategy<String> {
    string_regex(pattern).expect("a pattern")
}

/// Returns ordinary games in which some bytes are replaced by others with a meaning.
pub(super) fn damaged_games() -> BoxedStrategy<Vec<u8>> {
    let tag = proptest::sample::select(
        &[
            "[Event \"a\"]\n",
            "[White \"b, c\"]\r\n",
            "[Result \"2-0\"]\n",
            "[GameType \"20\"]\n",
            "[gametype  \"25\"]\n",
        ][..],
    );
    let mv = prop_oneof![
        8 => shaped("[1-9][0-9]?[-x][1-9][0-9]?"),
        1 => shaped("[0-9]{1,4}[-x][0-9]{1,4}"),
        1 => shaped("[0-9]{1,2}(x[0-9]{1,2}){1,3}"),
    ];
    let bare = &[" ", "\n", "\r\n", "  "][..];
    let commented = &[
        " {a} ",
        " {-740} ",
        " {|} ",
        " {[%clk 0:58:01]} ",
        " {[%clk 1:09:59]}\n",
        " {[%clk 0:58:01]}{[%clk 9:59:59]} ",
        " { [%clk 0:58:01] }\r\n",
        " {[%clk 0:58:01][%emt 0:00:07]} ",
        " { [%eval 1] [%clk 0:58:01] } ",
        " {[%clk  0:58:01]} {[%clk 10:58:01]} ",
        " {[%clk 0:58:1]} {[%CLK 0:58:01]} ",
        " {[%clk 0:60:01]} {[%clk 0:58:61]} ",
        " ({[%clk 0:58:01]} 1-7 {[%clk 0:57:01]}) ",
        " {[%clk 0:58:01] ",
        "{[%clk 0:58:01]}",
        "{a} ",
        " {\n} ",
        " ",
    ][..];
    let gap = prop_oneof![proptest::sample::select(bare), proptest::sample::select(commented)];
    let behind_number = proptest::sample::select(&[" ", "", "\n", " \r\n", "..", "\n. "][..]);
    let half_move = (proptest::option::of(1_u8..60), behind_number, mv, gap).prop_map(
        |(number, behind, mv, gap)| {
            let number = number.map_or(String::new(), |number| format!("{number}.{behind}"));
            format!("{number}{mv}{gap}")
        },
    );
    let result = proptest::sample::select(&["2-0", "0-2", "1-1", "*", "12-0", ""][..]);
    let between = proptest::sample::select(&["\n\n", "\n", " ", ""][..]);
    let game = (
        proptest::collection::vec(tag, 0..4).prop_map(|tags| tags.concat()),
        proptest::collection::vec(half_move, 0..40).prop_map(|moves| moves.concat()),
        result,
        between,
    )
        .prop_map(|(tags, moves, result, between)| format!("{tags}\n{moves}{result}{between}"));
    let marks = proptest::sample::select(&b"0125-x.*[]\"\\\n\r {}(/a"[..]);
    let damage = proptest::collection::vec((any::<proptest::sample::Index>(), marks), 0..6);
    (proptest::collection::vec(game, 1..4), damage)
        .prop_map(|(games, damage)| {
            let mut text = games.concat().into_bytes();
            for (at, mark) in damage {
                let at = at.index(text.len());
                text[at] = mark;
            }
            text
        })
        .boxed()
}
