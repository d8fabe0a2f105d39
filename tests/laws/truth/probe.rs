//! Positions in which one field decides whether a move is legal.

use draughts_arbiter::board::{Position, parse_fen};
use draughts_arbiter::rules::{DarkCorner, RuleSet, SquaresInPlay};

use crate::support::{fixtures, playable_sets};
use draughts_arbiter::moves::Generator;
use draughts_oracle::{Oracle, OracleMove};

/// A question that every set answers with yes or no.
///
/// Positions and moves are written for an 8x8 board with a1 in play. Sets with the dark corner at
/// the right get the mirror image; larger boards get the same squares in the lower left corner, or
/// in the upper left one with `at_top`.
#[derive(Clone, Copy)]
pub(super) struct Probe {
    pub asks: &'static str,
    pub at_top: bool,
    /// The position and the move, and their equivalents on a board with all squares in play.
    pub dark: Case,
    pub all: Case,
    /// The sets in which the move is legal; it is illegal in all others.
    pub yes: &'static [&'static [&'static str]],
}

/// `W:Wc3:Bd4` and `c3-e5` or `c3-e5 takes d4`, followed by `man` or `king` if the resulting piece
/// matters.
pub(super) type Case = (&'static str, &'static str);

/// Returns the name of a set as the probes write it: `mundigames-1`.
fn key(set: &RuleSet) -> String {
    match set.overrides.first() {
        Some(setting) => format!("{}-{}", set.name, setting.trim_start_matches("king_range=")),
        None => set.name.clone(),
    }
}

impl Probe {
    pub(super) fn assert(&self) {
        let sets = playable_sets();
        let keys: Vec<String> = sets.iter().map(key).collect();
        for name in self.yes.iter().copied().flatten() {
            assert!(keys.iter().any(|key| key == name), "{}: what is {name}?", self.asks);
        }
        for set in &sets {
            let expected = self.yes.iter().copied().flatten().any(|name| *name == key(set));
            let all = *set.squares == SquaresInPlay::All;
            let (fen, mv) = if all { self.all } else { self.dark };
            let position = self.position(set, fen);
            assert_eq!(
                self.is_legal(set, &position, mv),
                expected,
                "{}: {} in {fen}: {mv}",
                self.asks,
                key(set)
            );
        }
    }

    fn is_legal(&self, set: &RuleSet, position: &Position, mv: &str) -> bool {
        let words: Vec<&str> = mv.split_whitespace().collect();
        let (from, to) = words[0].split_once('-').unwrap();
        let square = |name: &str| {
            let name = self.translated(set, name);
            set.numbering().parse(&name).unwrap().index() as u8
        };
        let takes = words.iter().position(|word| *word == "takes").map(|at| {
            let mut squares: Vec<u8> = words[at + 1].split(',').map(square).collect();
            squares.sort_unstable();
            squares
        });
        let becomes_king = match words.last() {
            Some(&"king") => Some(true),
            Some(&"man") => Some(false),
            _ => None,
        };
        let takes = takes.as_deref();
        let (from, to) = (square(from), square(to));
        is_legal(set, position, |mv| {
            (mv.from, mv.to) == (from, to)
                && takes.is_none_or(|squares| mv.captured == squares)
                && becomes_king.is_none_or(|king| mv.promotes == king)
        })
    }

    fn position(&self, set: &RuleSet, fen: &str) -> Position {
        let fen = self.translated(set, fen);
        let read = parse_fen(&fen, &set.numbering(), set.first_color());
        read.unwrap_or_else(|error| panic!("{fen}: {error}")).position
    }

    /// Translates the squares in a text, each letter followed by a digit, to the set's board.
    fn translated(&self, set: &RuleSet, text: &str) -> String {
        let rows = set.geometry().rows();
        let mirrored = *set.dark_corner == DarkCorner::Right && *set.squares == SquaresInPlay::Dark;
        let chars: Vec<char> = text.chars().collect();
        let mut out = String::new();
        let mut at = 0;
        while at < chars.len() {
            let column = chars[at];
            let digit = chars.get(at + 1).and_then(|next| next.to_digit(10));
            if let (true, Some(row)) = (('a'..='h').contains(&column), digit) {
                let from_left = column as u8 - b'a';
                let column = if mirrored { rows - 1 - from_left } else { from_left };
                let row = if self.at_top { row + u32::from(rows) - 8 } else { row };
                out += &format!("{}{row}", char::from(b'a' + column));
                at += 2;
            } else {
                out.push(column);
                at += 1;
            }
        }
        out
    }
}

/// Returns whether a matching move is legal, by the generator and the oracle alike.
fn is_legal(set: &RuleSet, position: &Position, wanted: impl Fn(&OracleMove) -> bool) -> bool {
    let oracle = Oracle::new(set);
    let by_oracle = oracle.legal_moves(&oracle.read(position)).iter().any(&wanted);
    let by_generator =
        crate::support::agreement::moves_of(&Generator::new(set), position).iter().any(&wanted);
    assert_eq!(by_oracle, by_generator, "{}", set.label());
    by_oracle
}

/// Asks only one set, like [`Probe::assert`].
pub(super) fn assert_one(name: &'static str, fen: &'static str, mv: &'static str, expected: bool) {
    let set = playable_sets().into_iter().find(|set| key(set) == name).unwrap();
    let probe = Probe { asks: name, at_top: false, dark: (fen, mv), all: (fen, mv), yes: &[] };
    let found = probe.is_legal(&set, &probe.position(&set, fen), mv);
    assert_eq!(found, expected, "{name} in {fen}: {mv}");
}

/// Asks only one set, with numbered squares.
pub(super) fn assert_numbered(name: &str, fen: &str, mv: (u32, u32), expected: bool) {
    let set = playable_sets().into_iter().find(|set| key(set) == name).unwrap();
    let position = fixtures::position(&set, fen);
    let square = |number| set.numbering().square_of_number(number).unwrap().index() as u8;
    let found =
        is_legal(&set, &position, |legal| (legal.from, legal.to) == (square(mv.0), square(mv.1)));
    assert_eq!(found, expected, "{name} in {fen}: {mv:?}");
}
