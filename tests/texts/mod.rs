//! Texts for the readers: any words, and damaged real texts.

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Words of which records, positions and rule documents consist, and some that do harm.
const WORDS: &[&str] = &[
    "1. ",
    "32-28 ",
    "19-23 ",
    "28x19 ",
    "14x23 ",
    "37-32 ",
    "9-14 ",
    "31-27 ",
    "22x31 ",
    "c3-d4 ",
    "d6:b4 ",
    "1... ",
    "2. ",
    "99. ",
    "- - ",
    "2-0",
    "1-1 ",
    "1/2-1/2",
    "*",
    "0-0 ",
    "4-6 ",
    "[White \"a\"]\n",
    "[FEN \"W:W31-50:B1-20\"]\n",
    "[FEN \"B:WK5,K46:BK28,33.\"]\n",
    "[FEN \"W:W51:B1\"]\n",
    "[GameType \"20\"]\n",
    "[GameType \"25,W,8,8,A0,0\"]\n",
    "[GameType \"20,B,10,10,A3,1\"]\n",
    "[GameType \"21,W,8,8,N1\"]\n",
    "[GameType \"41,W,10,8,A0,0\"]\n",
    "cd4 ",
    "d:f6 ",
    "Kd1-d7 ",
    "[Result \"1-1\"]\n",
    "[PlyCount \"7\"]\n",
    "[Empty]\n",
    "[Unclosed \"\n",
    "{",
    "}",
    "(",
    ")",
    "{note}",
    "/FEN \"W:W31:B20\"/ ",
    "$3 ",
    "!? ",
    "; rest\n",
    "% line\n",
    "\\r",
    "\r",
    "\n",
    "\t",
    "\0",
    "\u{1b}[31m",
    "\u{feff}",
    "\u{202e}",
    "é",
    "Дамы",
    "100000000000000000000-1 ",
    "32x28x99 ",
    "x",
    "-",
    ":",
    "\"",
    "[",
    "]",
    "17x26x3x12x25 ",
    "32:23 ",
    "K",
    "W:",
    "B1-20",
    "?",
    ".",
    ",",
    "[%clk 1:00:00]",
    "<1,2>",
    "&amp;",
    "=1+1",
];

/// Any words, one after the other.
pub(crate) fn words() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        8 => select(WORDS).prop_map(|word| word.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..6),
        1 => (1_u8..60, 1_u8..60).prop_map(|(from, to)| format!("{from}-{to} ").into_bytes()),
    ];
    prop::collection::vec(word, 0..80).prop_map(|words| words.concat())
}

/// What is done to a text.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    Cut(Index, u8),
    Insert(Index, Vec<u8>),
    Repeat(Index, u8),
    Swap(Index, Index),
}

/// Any change.
pub(crate) fn change() -> impl Strategy<Value = Change> {
    let piece = prop_oneof![
        select(WORDS).prop_map(|word| word.as_bytes().to_vec()),
        prop::collection::vec(any::<u8>(), 1..4),
    ];
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, length)| Change::Cut(at, length % 40)),
        (any::<Index>(), piece).prop_map(|(at, piece)| Change::Insert(at, piece)),
        (any::<Index>(), any::<u8>()).prop_map(|(at, length)| Change::Repeat(at, length % 60)),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Change::Swap(a, b)),
    ]
}

/// Returns a text with some changes made.
pub(crate) fn changed(text: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut text = text.to_vec();
    for change in changes {
        let size = text.len() + 1;
        match change {
            Change::Cut(at, length) => {
                let at = at.index(size);
                let end = (at + usize::from(*length)).min(text.len());
                text.drain(at..end);
            }
            Change::Insert(at, piece) => {
                let at = at.index(size);
                text.splice(at..at, piece.iter().copied());
            }
            Change::Repeat(at, length) => {
                let at = at.index(size);
                let end = (at + usize::from(*length)).min(text.len());
                let piece = text[at..end].to_vec();
                text.splice(at..at, piece);
            }
            Change::Swap(a, b) if !text.is_empty() => {
                let (a, b) = (a.index(text.len()), b.index(text.len()));
                text.swap(a, b);
            }
            Change::Swap(..) => {}
        }
    }
    text
}

/// A few games with everything in them.
pub(crate) const RECORD: &str = "[Event \"Club\"]\n[White \"Jansen, P.\"]\n[Black \"Łoś\"]\n[Result \"2-0\"]\n\
    [GameType \"20,W,10,10,N2,0\"]\n[PlyCount \"8\"]\n\n1. 32-28 {best} 19-23 2. 28x19 14x23 (14x5 \
    $2 {never (}) 3. 37-32! 10-14 4. 32-28 23x32 2-0\n\n[FEN \"W:WK5,16,31,35,47:B9,12,14,22,27,36,38\"]\
    \n\n1. 5x3x14x27x12 *\n\n[GameType \"25,W,8,8,A0,0\"]\n[Result \"*\"]\n\n1. c3-d4 d6-c5 2. b2-c3 \
    f6-g5 *\n\n1. 33-29 20-25 /FEN \"B:WK1:BK50,20\"/ 20-24 1-1\n";
