//! Moves as text: `32-28`, `32x23`, with the route if two captures differ only in it.

use super::{Generator, Move};
use crate::board::{Numbering, Position, Square, SquareStyle};
use crate::rules::RuleSet;

/// The most routes of a capture that are collected; the first in order is written.
const MAX_ROUTES: usize = 64;

/// Writes moves in the notation of one rule set.
#[derive(Debug, Clone)]
pub struct MoveWriter {
    numbering: Numbering,
    capture_sign: &'static str,
    /// Whether the first square is written as its file alone, if that identifies the move.
    is_short: bool,
}

impl MoveWriter {
    /// Creates a writer with the signs, numbering and style of the rule set.
    pub fn new(set: &RuleSet) -> Self {
        Self::with_numbering(set, set.numbering())
    }

    /// Creates a writer with the signs of the rule set and another numbering or style.
    pub fn with_numbering(set: &RuleSet, numbering: Numbering) -> Self {
        Self { numbering, capture_sign: set.capture_sign.word(), is_short: false }
    }

    /// Creates a writer of the short notation of Russian books and tables of openings.
    ///
    /// It uses letters: `cd4`, and `bd6` for a capture. An ambiguous move is written in full.
    pub fn short(set: &RuleSet, numbering: Numbering) -> Self {
        let numbering = numbering.with_style(SquareStyle::Algebraic);
        Self { is_short: true, ..Self::with_numbering(set, numbering) }
    }

    /// Returns the numbering in which it writes squares.
    pub const fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// Sorts moves by the numbers of their first, last and captured squares.
    pub fn sort(&self, moves: &mut [Move]) {
        let number = |square| self.numbering.number(square);
        moves.sort_by_cached_key(|mv| {
            let captured: Vec<u8> = mv.captured().iter().map(number).collect();
            (number(mv.from()), number(mv.to()), captured)
        });
    }

    /// Writes one of the legal moves.
    ///
    /// The text has the first and last squares and, if another legal move has the same ones, the
    /// squares between them.
    pub fn write(
        &self,
        generator: &Generator,
        position: &Position,
        legal: &[Move],
        mv: &Move,
    ) -> String {
        if self.is_short {
            let file = |square| self.numbering.file_rank(square).0;
            let reads_alike =
                |other: &&Move| other.to() == mv.to() && file(other.from()) == file(mv.from());
            if legal.iter().filter(reads_alike).count() < 2 {
                let file = char::from(b'a' + file(mv.from()));
                return format!("{file}{}", self.numbering.name(mv.to()));
            }
        }
        let ends_alike = |other: &&Move| other.from() == mv.from() && other.to() == mv.to();
        if legal.iter().filter(ends_alike).count() < 2 {
            return self.write_path(mv.from(), &[mv.to()], mv.is_capture());
        }
        self.write_route(generator, position, mv)
    }

    /// Writes a move with every square where the piece lands or turns.
    pub fn write_route(&self, generator: &Generator, position: &Position, mv: &Move) -> String {
        let routes = generator.routes(position, mv, MAX_ROUTES);
        let route = routes.first().map_or_else(|| vec![mv.to()], Clone::clone);
        self.write_path(mv.from(), &route, mv.is_capture())
    }

    /// Writes squares separated by the sign of a quiet move or a capture.
    pub fn write_path(&self, from: Square, route: &[Square], is_capture: bool) -> String {
        let sign = if is_capture { self.capture_sign } else { "-" };
        let mut text = self.numbering.name(from);
        for &square in route {
            text.push_str(sign);
            text.push_str(&self.numbering.name(square));
        }
        text
    }
}
