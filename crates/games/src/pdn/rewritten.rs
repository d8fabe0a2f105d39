//! Rewritten game texts, with the source of each piece.

use crate::diag::Span;

/// The text of a game with some pieces replaced, in order.
///
/// Readers see the new text; places refer to the text that it was made from.
#[derive(Debug, Clone, Default)]
pub struct Rewritten {
    bytes: Vec<u8>,
    pieces: Vec<Piece>,
}

/// A piece of the text, up to the next one.
#[derive(Debug, Clone, Copy)]
struct Piece {
    start: usize,
    source: Span,
    /// Whether its bytes equal those of the source.
    is_copy: bool,
}

impl Rewritten {
    /// Appends a piece of the source unchanged.
    pub fn copies(&mut self, source: &[u8], span: Span) {
        self.pieces.push(Piece { start: self.bytes.len(), source: span, is_copy: true });
        self.bytes.extend_from_slice(span.of(source));
    }

    /// Appends other bytes for a piece of the source.
    pub fn replaces(&mut self, span: Span, with: &[u8]) {
        self.pieces.push(Piece { start: self.bytes.len(), source: span, is_copy: false });
        self.bytes.extend_from_slice(with);
    }

    /// Returns the new text.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Converts a span of the new text to a span of the source.
    pub fn source(&self, span: Span) -> Span {
        let start = self.at(span.start, false);
        let end = if span.end > span.start { self.at(span.end - 1, true) } else { start };
        Span::new(start, end.max(start))
    }

    /// Returns the place in the source of a byte, or the place after it.
    fn at(&self, offset: usize, is_end: bool) -> usize {
        let after = self.pieces.partition_point(|piece| piece.start <= offset);
        let Some(piece) = after.checked_sub(1).map(|at| self.pieces[at]) else {
            return 0;
        };
        let ahead = offset - piece.start + usize::from(is_end);
        match (piece.is_copy, is_end) {
            (true, _) => (piece.source.start + ahead).min(piece.source.end),
            (false, true) => piece.source.end,
            (false, false) => piece.source.start,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_source() {
        let source = "1. 32→28 19-23 *".as_bytes();
        let mut text = Rewritten::default();
        text.copies(source, Span::new(0, 3));
        text.replaces(Span::new(3, 10), b"32-28");
        text.copies(source, Span::new(10, source.len()));
        assert_eq!(text.bytes(), b"1. 32-28 19-23 *");
        for (span, expected) in [((0, 2), "1."), ((3, 8), "32→28"), ((9, 14), "19-23")] {
            let found = text.source(Span::new(span.0, span.1));
            assert_eq!(found.of(source), expected.as_bytes());
        }
        assert_eq!(text.source(Span::new(16, 16)), Span::new(source.len(), source.len()));
    }
}
