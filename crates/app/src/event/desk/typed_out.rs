//! Scores typed in full although one key is a complete result: `2-0` where `2` was enough.
//!
//! The first digit has entered the result by then. The rest belongs to that board and not to the
//! next one, where `-` would be a forfeit.

use super::keys::ResultKeys;
use super::places::Place;
use super::{AnswerEffect, Desk, NotAtDesk};
use draughts_events::event::acts;
use draughts_ground::said::Told;
use journalled_file::Author;

/// A result that was entered with a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Keyed {
    digit: char,
    /// The number of the operation.
    number: u64,
    place: Place,
}

/// Returns whether a key may follow the first digit of a score.
pub(super) const fn goes_on(key: char) -> bool {
    matches!(key, '-' | ':' | '.' | ',')
}

/// Returns whether a line is the rest of a score.
pub(super) fn goes_on_as_score(line: &str) -> bool {
    let line = line.trim();
    line.starts_with(goes_on) && line[1..].starts_with(|next: char| next.is_ascii_digit())
}

/// Returns whether the typed text is the complete rest of a score: `-0`. More may follow a point,
/// and a digit that begins longer results.
pub(super) fn is_rest(typed: &str, keys: &ResultKeys) -> bool {
    let mut letters = typed.chars();
    let (sign, digit, more) = (letters.next(), letters.next(), letters.next());
    matches!(sign, Some('-' | ':')) && digit.is_some_and(|digit| keys.has(digit)) && more.is_none()
}

impl Desk {
    /// Returns the result that the digit entered, if any.
    pub(super) fn keyed(&self, digit: char, entered: usize) -> Option<Keyed> {
        let &(number, place) = self.own.get(entered)?;
        Some(Keyed { digit, number, place })
    }

    /// Takes the rest of a score whose first digit has entered a result: there is nothing to do if
    /// that is the same result, otherwise the score replaces it.
    pub(super) fn typed_out(&mut self, author: &Author, keyed: &Keyed, rest: &str) -> AnswerEffect {
        let score = format!("{}{}", keyed.digit, rest.trim()).replace(',', ".").replace(':', "-");
        let place = keyed.place;
        let Some(board) = self.paired().and_then(|round| place.board_in(round)).cloned() else {
            return AnswerEffect::not(&NotAtDesk::NoBoardAsked);
        };
        let mut tried = self.event.clone();
        let amend = acts::Amend { reason: String::new() };
        match acts::enter(
            &mut tried,
            self.round,
            &[self.entry(place, &board, &score)],
            Some(&amend),
        ) {
            Err(refused) => AnswerEffect::refused(refused),
            Ok(said) => {
                if tried.round(self.round).and_then(|round| place.board_in(round)) == Some(&board) {
                    let said = said.iter().map(Told::said).collect();
                    return AnswerEffect { said, ..AnswerEffect::default() };
                }
                let undone = self.undo(author, keyed.number);
                if undone.refused.is_some() {
                    return undone;
                }
                let entered = self.enter(author, place, &score, None);
                let said = undone.said.into_iter().chain(entered.said).collect();
                AnswerEffect { said, ..entered }
            }
        }
    }
}
