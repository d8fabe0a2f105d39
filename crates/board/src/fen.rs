//! Positions as text: `W:W31-50:B1-20`.
//!
//! Accepted, and every repair returned as a note:
//!
//! - either colour list first, one of them empty or missing;
//! - `K` before a square or a range, and a square listed twice;
//! - numbers or letters, whatever the rule set prints, in lower case too;
//! - blanks and line breaks, except inside the number of a square;
//! - a missing or unknown (`?`) player to move;
//! - a trailing dot, and quotes or a tag around the FEN;
//! - lidraughts' counters (`H0`, `F1`, `+0+2`) and ghosts (`G12`, `P7`).
//!
//! Written: numbers or letters in the style of the numbering, every square listed, `K` before each
//! king, White first, no ranges, no dot.

mod fault;
pub use fault::{FenFault, FenRepair};

use super::{Color, KingRun, Numbering, Piece, Position, Square};
use crate::diag::Span;
use crate::said::Told;

/// A parsed position, with the other data of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fen {
    /// The position.
    pub position: Position,
    /// Half-moves in a drawing material situation (lidraughts `H`).
    pub half_moves: Option<u32>,
    /// Number of the next full move (lidraughts `F`).
    pub full_move: Option<u32>,
    /// The repairs, in the order of the text.
    pub notes: Vec<FenNote>,
}

/// A repaired or ignored part of a FEN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenNote {
    /// The repair.
    pub mended: FenRepair,
    /// The bytes of the FEN it concerns.
    pub span: Span,
}

/// The reason a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .fault.said())]
pub struct FenError {
    /// The fault; its help gives the correct form.
    pub fault: FenFault,
    /// The bytes of the FEN it concerns.
    pub span: Span,
}

/// Parses a position. `default_turn` is the player to move if the text does not name one.
///
/// # Errors
///
/// Fails at the first part of the text that cannot belong to a position: a square that the board
/// does not have, two pieces on one square, an unreadable item, or no piece at all.
pub fn parse_fen(text: &str, numbering: &Numbering, default_turn: Color) -> Result<Fen, FenError> {
    Reader::new(text, numbering).read(Some(default_turn))
}

/// Parses the placement of pieces, without a player to move: `W31-50:B1-20`.
///
/// # Errors
///
/// As [`parse_fen`], and if the text begins with a player to move.
pub fn parse_placement(
    text: &str,
    numbering: &Numbering,
    turn: Color,
) -> Result<Position, FenError> {
    let mut reader = Reader::new(text, numbering);
    reader.placement_only = true;
    Ok(reader.read(Some(turn))?.position)
}

/// Writes a position as FEN.
pub fn write_fen(position: &Position, numbering: &Numbering) -> String {
    let mut out = String::from(position.turn().letter());
    for color in Color::BOTH {
        out.push(':');
        out.push(color.letter());
        let mut squares: Vec<Square> = position.pieces(color).iter().collect();
        squares.sort_by_key(|&square| numbering.number(square));
        for (at, &square) in squares.iter().enumerate() {
            if at > 0 {
                out.push(',');
            }
            if position.kings(color).contains(square) {
                out.push('K');
            }
            out.push_str(&numbering.name(square));
        }
    }
    out
}

struct Reader<'a> {
    text: &'a str,
    numbering: &'a Numbering,
    notes: Vec<FenNote>,
    placement_only: bool,
}

/// The text between two separators, without blanks, and its bytes.
struct Item {
    text: String,
    span: Span,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, numbering: &'a Numbering) -> Self {
        Self { text, numbering, notes: Vec::new(), placement_only: false }
    }

    fn read(mut self, default_turn: Option<Color>) -> Result<Fen, FenError> {
        let body = self.body();
        if self.text[body.start..body.end].trim().is_empty() {
            return Err(error(body, FenFault::Empty));
        }
        let sections = self.split(body, ':');
        let (turn, sections) = self.turn(&sections, default_turn)?;
        let mut fen = Fen {
            position: Position::empty(self.numbering.geometry, turn),
            half_moves: None,
            full_move: None,
            notes: Vec::new(),
        };
        for section in sections {
            self.section(*section, &mut fen)?;
        }
        let empty = Color::BOTH.iter().all(|&color| fen.position.pieces(color).is_empty());
        if empty {
            return Err(error(body, FenFault::NoPiece));
        }
        fen.notes = self.notes;
        Ok(fen)
    }

    /// Returns the text without a surrounding tag or quotes and without a trailing dot.
    fn body(&mut self) -> Span {
        let mut span = Span::new(0, self.text.len());
        if let (Some(open), true) =
            (self.text.find('"'), self.text.trim_start().starts_with(['[', '"']))
        {
            let rest = &self.text[open + 1..];
            span = Span::new(open + 1, open + 1 + rest.find('"').unwrap_or(rest.len()));
        }
        let text = &self.text[span.start..span.end];
        span.start += text.len() - text.trim_start().len();
        span.end = span.start + text.trim().len();
        if let Some(rest) = self.text[span.start..span.end].strip_suffix('.') {
            let dot = Span::new(span.start + rest.len(), span.end);
            self.note(FenRepair::Dot, dot);
            span.end = span.start + rest.trim_end().len();
        }
        if self.text[span.start..span.end].contains(char::is_whitespace) {
            self.note(FenRepair::Blanks, span);
        }
        span
    }

    fn split(&self, span: Span, separator: char) -> Vec<Span> {
        let mut start = span.start;
        let mut parts = Vec::new();
        for (at, found) in self.text[span.start..span.end].match_indices(separator) {
            parts.push(Span::new(start, span.start + at));
            start = span.start + at + found.len();
        }
        parts.push(Span::new(start, span.end));
        parts
    }

    fn item(&self, span: Span) -> Item {
        let raw = &self.text[span.start..span.end];
        let lead = raw.len() - raw.trim_start().len();
        let start = span.start + lead;
        Item {
            text: raw.chars().filter(|c| !c.is_whitespace()).collect(),
            span: Span::new(start, start + raw.trim().len()),
        }
    }

    /// Parses the player to move, and returns the sections after it.
    fn turn<'s>(
        &mut self,
        sections: &'s [Span],
        default_turn: Option<Color>,
    ) -> Result<(Color, &'s [Span]), FenError> {
        let first = self.item(sections[0]);
        let turn = match first.text.as_str() {
            "W" | "w" => Some(Color::White),
            "B" | "b" => Some(Color::Black),
            _ => None,
        };
        if let Some(turn) = turn {
            if self.placement_only {
                return Err(error(first.span, FenFault::UnwantedPlayerToMove));
            }
            return Ok((turn, &sections[1..]));
        }
        let unknown = first.text == "?" || first.text.is_empty();
        if let Some(turn) = default_turn
            && (unknown || first.text.starts_with(['W', 'w', 'B', 'b']))
        {
            if !self.placement_only {
                self.note(FenRepair::Turn { taken: turn }, first.span);
            }
            return Ok((turn, if unknown { &sections[1..] } else { sections }));
        }
        Err(error(first.span, FenFault::NotAPlayer { text: first.text }))
    }

    fn section(&mut self, section: Span, fen: &mut Fen) -> Result<(), FenError> {
        let head = self.item(section);
        let Some(letter) = head.text.chars().next() else {
            return Ok(());
        };
        let digits = &head.text[letter.len_utf8()..];
        match letter {
            'H' => fen.half_moves = Some(count(&head, digits)?),
            'F' => fen.full_move = Some(count(&head, digits)?),
            '+' => self.king_runs(&head, fen)?,
            'W' | 'w' => self.pieces(section, Color::White, fen)?,
            'B' | 'b' => self.pieces(section, Color::Black, fen)?,
            _ => {
                return Err(error(head.span, FenFault::NeitherSide { text: head.text }));
            }
        }
        Ok(())
    }

    fn pieces(&mut self, section: Span, color: Color, fen: &mut Fen) -> Result<(), FenError> {
        let raw = &self.text[section.start..section.end];
        let letter_at = section.start + (raw.len() - raw.trim_start().len()) + 1;
        for part in self.split(Span::new(letter_at, section.end), ',') {
            let item = self.item(part);
            if item.text.is_empty() {
                continue;
            }
            let raw = &self.text[item.span.start..item.span.end];
            if is_in_two(raw) {
                let text = raw.split_whitespace().collect::<Vec<_>>().join(" ");
                return Err(error(item.span, FenFault::BlankInside { text }));
            }
            self.piece(&item, color, fen)?;
        }
        Ok(())
    }

    fn piece(&mut self, item: &Item, color: Color, fen: &mut Fen) -> Result<(), FenError> {
        let text = item.text.as_str();
        if let Some(ghost) = text.strip_prefix(['G', 'P'])
            && self.numbering.parse(ghost).is_some()
        {
            self.note(FenRepair::NotLifted { square: ghost.to_owned() }, item.span);
            return Ok(());
        }
        // On the 12x12 board `k` is also a column.
        let columns_reach_k = self.numbering.geometry.rows() > 10;
        let king =
            text.strip_prefix('K').or_else(|| text.strip_prefix('k').filter(|_| !columns_reach_k));
        let (name, is_king) = (king.unwrap_or(text), king.is_some());
        let piece = Piece { color, is_king };
        if let Some((from, to)) = name.split_once('-') {
            let ends = (self.range_end(from), self.range_end(to));
            let (Some(from), Some(to)) = ends else {
                return Err(self.square_error(item, name));
            };
            if from > to {
                let mended = FenRepair::RangeDown { range: name.to_owned(), from: to, to: from };
                self.note(mended, item.span);
            }
            for number in from.min(to)..=from.max(to) {
                match self.numbering.square_of_number(number) {
                    Some(square) => self.place(square, piece, item, fen)?,
                    None => return Err(self.square_error(item, name)),
                }
            }
            return Ok(());
        }
        match self.numbering.parse(name) {
            Some(square) => self.place(square, piece, item, fen),
            None => Err(self.square_error(item, name)),
        }
    }

    fn range_end(&self, text: &str) -> Option<u32> {
        self.numbering.parse(text).map(|square| u32::from(self.numbering.number(square)))
    }

    fn place(
        &mut self,
        square: Square,
        piece: Piece,
        item: &Item,
        fen: &mut Fen,
    ) -> Result<(), FenError> {
        match fen.position.piece_at(square) {
            None => fen.position.set(square, Some(piece)),
            Some(there) if there == piece => {
                self.note(FenRepair::Twice { square: self.numbering.name(square) }, item.span);
            }
            Some(there) => {
                let square = self.numbering.name(square);
                let fault = FenFault::Occupied { square, holds: there, also: piece };
                return Err(error(item.span, fault));
            }
        }
        Ok(())
    }

    /// Parses `+0+2`: the successive quiet moves of Black's king and of White's, each with its
    /// square (`+246`: two moves, now on 46) or without.
    fn king_runs(&mut self, head: &Item, fen: &mut Fen) -> Result<(), FenError> {
        let bad = || error(head.span, FenFault::NotKingMoves { text: head.text.clone() });
        let parts: Vec<&str> = head.text[1..].split('+').collect();
        let &[black, white] = parts.as_slice() else {
            return Err(bad());
        };
        for (color, text) in [(Color::Black, black), (Color::White, white)] {
            let moves = text.get(..1).and_then(|d| d.parse::<u8>().ok()).ok_or_else(bad)?;
            if moves == 0 {
                continue;
            }
            let mut kings = fen.position.kings(color).iter();
            let square = match &text[1..] {
                "" => match (kings.next(), kings.next()) {
                    (Some(only), None) => Some(only),
                    _ => {
                        self.note(FenRepair::WhichKing { side: color, moves }, head.span);
                        None
                    }
                },
                name => Some(self.numbering.parse(name).ok_or_else(bad)?),
            };
            let square = square.filter(|&square| {
                fen.position.piece_at(square) == Some(Piece { color, is_king: true })
            });
            fen.position.set_king_run(color, square.map(|square| KingRun { square, moves }));
        }
        Ok(())
    }

    fn square_error(&self, item: &Item, name: &str) -> FenError {
        let (text, squares) = (name.to_owned(), self.numbering.range());
        error(item.span, FenFault::NoSuchSquare { text, squares })
    }

    fn note(&mut self, mended: FenRepair, span: Span) {
        self.notes.push(FenNote { mended, span });
    }
}

/// Returns whether a blank follows a digit and precedes another square or another digit of the same
/// one.
fn is_in_two(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let Some(mut before) = words.next() else { return false };
    words.any(|word| {
        let ends = before.ends_with(|one: char| one.is_ascii_digit());
        before = word;
        ends && word.starts_with(|one: char| one.is_ascii_alphanumeric())
    })
}

fn count(head: &Item, digits: &str) -> Result<u32, FenError> {
    let wrong = |_| error(head.span, FenFault::NotACounter { text: head.text.clone() });
    digits.parse().map_err(wrong)
}

const fn error(span: Span, fault: FenFault) -> FenError {
    FenError { fault, span }
}

#[cfg(test)]
mod tests;
