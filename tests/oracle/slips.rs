//! The games that a record with one slip of the pen can mean, by brute force.
//!
//! Plays out every correction of a kind, at every half-move, from the written half-moves alone,
//! with the crate's legal moves and without its repair.

use std::collections::BTreeSet;

use draughts_games::board::{Position, Square};
use draughts_games::moves::Move;
use draughts_games::record::Laws;

/// A slip of the pen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// One wrong digit (or letter).
    Digit,
    /// A 3 for an 8, a 1 for a 7, or the reverse.
    Alike,
    /// Two digits of a half-move swapped.
    Swapped,
    /// Two half-moves swapped, of one side or across two moves.
    Order,
    /// The two half-moves of a move swapped.
    Columns,
    /// A half-move left out.
    Lost,
    /// A half-move written twice.
    Doubled,
    /// A capture written with another square to land on.
    Target,
    /// Two moves of one player swapped, one to six moves apart.
    Turns,
    /// Two consecutive half-moves left out, one of each side.
    Pair,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 10] = [
        Self::Digit,
        Self::Alike,
        Self::Swapped,
        Self::Order,
        Self::Columns,
        Self::Lost,
        Self::Doubled,
        Self::Target,
        Self::Turns,
        Self::Pair,
    ];

    /// Returns the name in a table.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Digit => "one digit wrong",
            Self::Alike => "3/8 and 1/7 misread",
            Self::Swapped => "two digits swapped",
            Self::Order => "two plies swapped",
            Self::Turns => "two of one player",
            Self::Columns => "columns swapped",
            Self::Lost => "a ply lost",
            Self::Pair => "a pair lost",
            Self::Doubled => "a ply twice",
            Self::Target => "wrong capture target",
        }
    }
}

/// The two squares of a half-move.
pub type Ends = (Square, Square);

/// Reads the two squares of a half-move, as a person does.
pub fn ends(laws: &Laws, word: &str) -> Option<Ends> {
    let (from, to) = word.split_once(['-', 'x', ':'])?;
    Some((laws.numbering.parse(from)?, laws.numbering.parse(to)?))
}

/// Every game that the written half-moves can mean: the moves so far and the position.
pub type Lines = Vec<(Vec<Move>, Position)>;

fn play(laws: &Laws, lines: &Lines, ends: Option<Ends>) -> Lines {
    let Some((from, to)) = ends else { return Vec::new() };
    let mut next = Vec::new();
    for (moves, position) in lines {
        let ours = position.piece_at(from).is_some_and(|piece| piece.color == position.turn());
        if !ours || (from != to && position.piece_at(to).is_some()) {
            continue;
        }
        for mv in laws.generator.legal_moves(position) {
            if (mv.from(), mv.to()) == (from, to) && next.len() < 32 {
                next.push(continued(laws, moves, position, mv));
            }
        }
    }
    next
}

fn continued(laws: &Laws, moves: &[Move], position: &Position, mv: Move) -> (Vec<Move>, Position) {
    ([moves, &[mv]].concat(), laws.generator.play(position, &mv))
}

/// Returns the games that some half-moves continue from some lines.
pub fn play_all(laws: &Laws, lines: Lines, words: &[String]) -> Lines {
    follow(laws, lines, &read(laws, words))
}

fn read(laws: &Laws, words: &[String]) -> Vec<Option<Ends>> {
    words.iter().map(|word| ends(laws, word)).collect()
}

fn follow(laws: &Laws, mut lines: Lines, written: &[Option<Ends>]) -> Lines {
    for &ends in written {
        if lines.is_empty() {
            break;
        }
        lines = play(laws, &lines, ends);
    }
    lines
}

/// Returns the positions of the digits and letters of squares in a half-move's text.
fn places(word: &str) -> Vec<usize> {
    word.char_indices()
        .filter(|(_, c)| c.is_ascii_alphanumeric() && *c != 'x')
        .map(|(at, _)| at)
        .collect()
}

fn with(word: &str, at: usize, new: char) -> String {
    let mut word = word.to_owned();
    word.replace_range(at..=at, &new.to_string());
    word
}

/// Returns every half-move that differs in one digit or letter.
fn digits(word: &str, alike: bool) -> Vec<String> {
    let mut all = Vec::new();
    for at in places(word) {
        let old = word.as_bytes()[at] as char;
        let others = if old.is_ascii_digit() { "0123456789" } else { "abcdefghijkl" };
        for new in others.chars().filter(|new| *new != old) {
            let pair = [old.min(new), old.max(new)];
            if !alike || matches!(pair, ['3', '8'] | ['1', '7']) {
                all.push(with(word, at, new));
            }
        }
    }
    all
}

/// Returns every half-move with two of its digits swapped.
fn swaps(word: &str) -> Vec<String> {
    let places = places(word);
    let mut all = Vec::new();
    for (index, &one) in places.iter().enumerate() {
        for &other in &places[index + 1..] {
            let (a, b) = (word.as_bytes()[one] as char, word.as_bytes()[other] as char);
            if a != b && a.is_ascii_digit() == b.is_ascii_digit() {
                all.push(with(&with(word, one, b), other, a));
            }
        }
    }
    all
}

/// Returns every half-move that one slip of this kind can turn this one into.
///
/// The corrections are the same. Kinds that concern several half-moves give none.
pub fn one_word(laws: &Laws, kind: Kind, word: &str) -> Vec<String> {
    match kind {
        Kind::Digit => digits(word, false),
        Kind::Alike => digits(word, true),
        Kind::Swapped => swaps(word),
        Kind::Target => {
            let Some((from, to)) = word.split_once(['x', ':']) else { return Vec::new() };
            let sign = &word[from.len()..=from.len()];
            laws.numbering
                .geometry
                .iter()
                .map(|square| laws.numbering.name(square))
                .filter(|name| name != to)
                .map(|name| format!("{from}{sign}{name}"))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the distances to the half-moves that a slip of order can swap with one.
///
/// `first_moves`: whether that one is by the player who moves first.
pub fn exchanges(kind: Kind, first_moves: bool) -> &'static [usize] {
    match (kind, first_moves) {
        (Kind::Columns, true) => &[1],
        (Kind::Order, true) => &[2],
        (Kind::Order, false) => &[1, 2],
        (Kind::Turns, _) => &[2, 4, 6, 8, 10, 12],
        _ => &[],
    }
}

/// Returns the line continued by each legal move.
fn played_on(laws: &Laws, (moves, position): &(Vec<Move>, Position)) -> Lines {
    let legal = laws.generator.legal_moves(position);
    legal.into_iter().map(|mv| continued(laws, moves, position, mv)).collect()
}

/// Returns every game that corrections of one kind can make from a record.
pub fn corrections(
    laws: &Laws,
    kind: Kind,
    start: Position,
    words: &[String],
) -> BTreeSet<Vec<Move>> {
    let written = read(laws, words);
    let mut games = BTreeSet::new();
    let mut lines: Lines = vec![(Vec::new(), start)];
    for at in 0..=words.len() {
        if lines.is_empty() {
            break;
        }
        let mut keep = |lines: Lines| games.extend(lines.into_iter().map(|(moves, _)| moves));
        let tail = |from: usize| &written[from.min(words.len())..];
        match kind {
            Kind::Lost => {
                for line in lines.iter().flat_map(|line| played_on(laws, line)) {
                    keep(follow(laws, vec![line], tail(at)));
                }
            }
            Kind::Pair => {
                for line in lines.iter().flat_map(|line| played_on(laws, line)) {
                    for line in played_on(laws, &line) {
                        keep(follow(laws, vec![line], tail(at)));
                    }
                }
            }
            Kind::Doubled if at + 1 < words.len() && words[at] == words[at + 1] => {
                keep(follow(laws, lines.clone(), tail(at + 1)));
            }
            Kind::Order | Kind::Columns | Kind::Turns => {
                let first = lines[0].1.turn() == laws.set.first_color();
                for &far in exchanges(kind, first) {
                    if at + far < words.len() {
                        let mut tail = tail(at).to_vec();
                        tail.swap(0, far);
                        keep(follow(laws, lines.clone(), &tail));
                    }
                }
            }
            _ if at < words.len() => {
                for word in one_word(laws, kind, &words[at]) {
                    let next = play(laws, &lines, ends(laws, &word));
                    keep(follow(laws, next, tail(at + 1)));
                }
            }
            _ => {}
        }
        if at < words.len() {
            lines = play(laws, &lines, written[at]);
        }
    }
    games
}
