//! The writing of half-moves in a record: their numbers, their capture signs, and the letter of a
//! king.

use super::found::TextFault;
use super::laws::Laws;
use super::ply_text::PlyText;
use super::replay::shown;
use crate::board::{Position, Square};
use crate::diag::{Finding, Span};
use crate::pdn::Separator;

/// The number of wrong move numbers of a game that are reported individually.
const SHOWN_NUMBERS: usize = 3;

/// The oddities in the writing of a record, each reported once or a few times.
#[derive(Debug, Default)]
pub(super) struct Writing {
    /// The number of move numbers that were not the ones due.
    wrong_numbers: usize,
    /// The first odd separator.
    odd: Option<Odd>,
    /// The number of further odd separators.
    more_odd: usize,
    /// The first move of a man with the letter of a king.
    king_letter: Option<Span>,
    /// The number of further such moves.
    more_king_letters: usize,
}

/// A capture written with a hyphen, or a quiet move with a capture sign.
#[derive(Debug)]
struct Odd {
    captures: bool,
    span: Span,
}

impl Writing {
    /// Records a printed move number that is not the one due; returns the finding, if it is one of
    /// the first.
    pub(super) fn wrong_number(&mut self, printed: u32, due: u32, span: Span) -> Option<Finding> {
        self.wrong_numbers += 1;
        if self.wrong_numbers > SHOWN_NUMBERS {
            return None;
        }
        Some(Finding::of(TextFault::MoveNumberWrong { printed, due }, span))
    }

    /// Returns the number of wrong move numbers that were not reported individually.
    pub(super) const fn further_numbers(&self) -> usize {
        self.wrong_numbers.saturating_sub(SHOWN_NUMBERS)
    }

    /// Records the sign with which a legal half-move is written.
    pub(super) fn separator(
        &mut self,
        laws: &Laws,
        written: Separator,
        captures: bool,
        ply: &PlyText<'_>,
    ) {
        let is_odd = match written {
            Separator::None => false,
            Separator::Hyphen => captures && laws.set.capture_sign.word() != "-",
            Separator::Cross | Separator::Colon | Separator::Star => !captures,
        };
        if !is_odd {
            return;
        }
        match &self.odd {
            Some(_) => self.more_odd += 1,
            None => self.odd = Some(Odd { captures, span: ply.span() }),
        }
    }

    /// Records the letter before a half-move that was made `from` a position.
    pub(super) fn king_letter(&mut self, from: &Position, to: &Position, ply: &PlyText<'_>) {
        let mover = from.turn();
        let gone = |square: &Square| to.piece_at(*square).is_none();
        let moved = from.pieces(mover).iter().find(gone).and_then(|square| from.piece_at(square));
        if moved.is_none_or(|piece| piece.is_king) {
            return;
        }
        match self.king_letter {
            Some(_) => self.more_king_letters += 1,
            None => self.king_letter = Some(ply.span()),
        }
    }

    /// Returns the finding about letters of kings.
    pub(super) fn king_letters(&self, text: &[u8]) -> Option<Finding> {
        let span = self.king_letter?;
        let (text, more) = (shown(span.of(text)), self.more_king_letters);
        Some(Finding::of(TextFault::KingLetter { text, more }, span))
    }

    /// Returns the finding about odd signs.
    pub(super) fn odd_separators(&self, text: &[u8]) -> Option<Finding> {
        let odd = self.odd.as_ref()?;
        let (text, more) = (shown(odd.span.of(text)), self.more_odd);
        let fault = match odd.captures {
            true => TextFault::CaptureWithHyphen { text, more },
            false => TextFault::MoveWithCaptureSign { text, more },
        };
        Some(Finding::of(fault, odd.span))
    }
}

/// Returns whether the text of a move begins with the letter of a king: `Kd1-d7`.
pub(super) const fn has_king_letter(text: &[u8]) -> bool {
    matches!(text, [b'K' | b'D' | b'Q', b'a'..=b'l', ..])
}
