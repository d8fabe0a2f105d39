//! The legal moves that a text can mean.

use super::scan::{after_gap, any_square, letter_end, square};
use crate::board::{Position, Square, SquareStyle};
use crate::diag::Span;
use crate::moves::{Move, Resolved};
use crate::record::laws::Laws;
use crate::record::ply_text::PlyText;
use crate::record::settle::{meanings, resolve_ways, ways_of};

/// The most readings of a text as one move.
const MOST_READINGS: usize = 64;

/// A move that a text can mean.
pub(super) struct Candidate {
    /// The end of its text.
    pub(super) end: usize,
    /// The move in plain notation, perhaps followed by a comment with the other text in it.
    pub(super) text: String,
    /// The position after it.
    pub(super) after: Position,
}

/// A generator of the moves that a text can mean.
pub(super) struct Candidates<'s> {
    text: &'s [u8],
    laws: &'s Laws,
    /// The rules with numeric and with lettered squares.
    styles: [Laws; 2],
}

impl<'s> Candidates<'s> {
    pub(super) fn new(text: &'s [u8], laws: &'s Laws) -> Self {
        let numbers = laws.printed_as(laws.numbering.with_style(SquareStyle::Numeric));
        Self { text, laws, styles: [numbers, laws.in_letters()] }
    }

    /// Returns the meanings of a move in plain notation.
    pub(super) fn plain(&self, position: &Position, squares: Span) -> Vec<Candidate> {
        let ply = PlyText::typed(squares.of(self.text));
        let candidate = |mv: Move| Candidate {
            end: squares.end,
            text: String::new(),
            after: self.laws.generator.play(position, &mv),
        };
        meanings(self.laws, position, &ply).into_iter().map(candidate).collect()
    }

    /// Returns whether the mover's opponent lost the piece on the square with this name.
    pub(super) fn is_captured(&self, name: &[u8], before: &Position, after: &Position) -> bool {
        let Ok(name) = std::str::from_utf8(name) else { return false };
        let mut squares = self.styles.iter().filter_map(|laws| laws.numbering.parse(name));
        let is_theirs = |position: &Position, square| {
            position.piece_at(square).is_some_and(|piece| piece.color != before.turn())
        };
        squares.any(|square| is_theirs(before, square) && !is_theirs(after, square))
    }

    /// Returns every legal move as which the text at an offset can be read, the longest text first.
    /// If the text begins with a possible move number, `is_number`, the first square contains no
    /// blank.
    pub(super) fn loose(&self, position: &Position, at: usize, is_number: bool) -> Vec<Candidate> {
        let generator = &self.laws.generator;
        let legal = generator.legal_moves(position);
        let mut found: Vec<(Reading, Move)> = Vec::new();
        for laws in &self.styles {
            for mv in &legal {
                let mut one = OneMove { text: self.text, laws, mv, found: Vec::new() };
                one.begins(at, is_number);
                let is_it = |reading: Reading| {
                    let ways = ways_of(laws, reading.text.as_bytes())?;
                    let is_meant = match resolve_ways(laws, position, &legal, &ways) {
                        Resolved::One(meant) => meant == *mv,
                        Resolved::Several(all) => all.contains(mv),
                        Resolved::OtherPath(_) | Resolved::None => false,
                    };
                    is_meant.then_some((reading, *mv))
                };
                found.extend(one.found.into_iter().filter_map(is_it));
            }
        }
        found.sort_by_key(|(reading, _)| std::cmp::Reverse(reading.end));
        let candidate = |(Reading { end, text, beside }, mv): (Reading, Move)| Candidate {
            end,
            text: text + &beside,
            after: generator.play(position, &mv),
        };
        found.into_iter().map(candidate).collect()
    }
}

/// The readings of a text as one move.
struct OneMove<'s> {
    text: &'s [u8],
    laws: &'s Laws,
    mv: &'s Move,
    found: Vec<Reading>,
}

/// A reading of a text as a move.
struct Reading {
    end: usize,
    /// The move in plain notation.
    text: String,
    /// The other text in it, as a comment after the move.
    beside: String,
}

impl Reading {
    const fn plain(end: usize, text: String) -> Self {
        Self { end, text, beside: String::new() }
    }
}

impl OneMove<'_> {
    /// Searches for the last square after the captured pieces in brackets, `23x(28)32`.
    fn names_captured(&mut self, end: usize, written: &str) {
        let is_sign = |at: usize| matches!(self.text.get(at), Some(b'x' | b'X' | b':' | b'-'));
        let open = end + usize::from(is_sign(end));
        let rest = self.text.get(open..).unwrap_or_default();
        let Some(inside) = rest.strip_prefix(b"(") else { return };
        let Some(length) = inside.iter().take(24).position(|&byte| byte == b')') else { return };
        let close = open + 1 + length;
        let Ok(names) = std::str::from_utf8(&inside[..length]) else { return };
        let is_taken = |name: &str| {
            let square = self.laws.numbering.parse(name);
            square.is_some_and(|square| self.mv.captured().contains(square))
        };
        let mut all = names.split(|c: char| !c.is_ascii_alphanumeric()).filter(|n| !n.is_empty());
        if !all.clone().all(is_taken) || all.next().is_none() {
            return;
        }
        let to = self.name(self.mv.to());
        let start = close + 1 + usize::from(is_sign(close + 1));
        for last in square(self.text, start, &to) {
            let (text, beside) = (format!("{written}x{to}"), format!(" {{({names})}}"));
            self.found.push(Reading { end: last, text, beside });
        }
    }

    fn name(&self, square: Square) -> String {
        self.laws.numbering.name(square)
    }

    fn begins(&mut self, at: usize, is_number: bool) {
        let from = self.name(self.mv.from());
        for end in square(self.text, at, &from) {
            if !(is_number && self.text[at..end].contains(&b' ')) {
                self.goes_on(end, &from, 0);
            }
        }
        // The first square by its file alone.
        let file = from.bytes().next().filter(u8::is_ascii_alphabetic);
        if let Some(end) = file.and_then(|file| letter_end(self.text, at, file)) {
            self.goes_on(end, &from, 0);
        }
    }

    /// Searches for the last square after the squares that end here.
    fn goes_on(&mut self, end: usize, written: &str, between: usize) {
        self.names_captured(end, written);
        let to = self.name(self.mv.to());
        let sign = if self.mv.is_capture() { 'x' } else { '-' };
        let gap = after_gap(self.text, end);
        for start in [Some(end), gap].into_iter().flatten() {
            for last in square(self.text, start, &to) {
                // `17.` is a number, and `17;22` a move from 17.
                let is_part = start == end
                    && written.len() + to.len() < 4
                    && self.text.get(last).is_some_and(|byte| b".;:,-/=".contains(byte));
                if !is_part {
                    self.found.push(Reading::plain(last, format!("{written}{sign}{to}")));
                }
            }
            // A capture turns or lands at most once per captured piece.
            if between == self.mv.captured().len() || self.found.len() > MOST_READINGS {
                continue;
            }
            for digits in [2, 1] {
                if let Some((name, next)) = any_square(self.text, start, digits) {
                    self.goes_on(next, &format!("{written}x{name}"), between + 1);
                }
            }
        }
    }
}
