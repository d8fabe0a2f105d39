//! What the arbiters decide: awards, rulings, the book, and what is published.

use super::Event;
use crate::event::{Award, BookEntry, Decision, Outcome, Round, Ruling};

impl Event {
    /// Gives somebody points, or takes them.
    pub(crate) fn give(&mut self, award: Award) {
        self.document.awards.push(award);
    }

    /// Takes back what was given.
    pub(crate) fn take_awards_back(&mut self, is_meant: impl Fn(&Award) -> bool) {
        self.document.awards.retain(|award| !is_meant(award));
    }

    /// Keeps a ruling, with the result that was entered with it; false if it was known. A ruling
    /// that is known becomes public if this one is, and gets the result.
    pub fn keep_ruling(&mut self, ruling: &Ruling, result: Option<Outcome>) -> bool {
        let plain = |one: &Ruling| Ruling { result: None, public: false, ..one.clone() };
        let rulings = &mut self.document.rulings;
        match rulings.iter_mut().find(|kept| plain(kept) == plain(ruling)) {
            Some(kept) => {
                kept.result = result.or(kept.result);
                kept.public |= ruling.public;
                false
            }
            None => {
                rulings.push(Ruling { result, ..ruling.clone() });
                true
            }
        }
    }

    /// Turns the results that were ruled for a board, whose players had the other colours.
    pub(crate) fn turn_rulings(&mut self, round: Round, board: u16) {
        let is_its = |ruling: &&mut Ruling| ruling.round == round && ruling.board == Some(board);
        for ruling in self.document.rulings.iter_mut().filter(is_its) {
            ruling.result = ruling.result.map(Outcome::reversed);
        }
    }

    /// Notes something in the book.
    pub(crate) fn note_in_book(&mut self, entry: BookEntry) {
        self.document.book.push(entry);
    }

    /// Notes how an appeal was decided, by its place in the book.
    pub(crate) fn decide_appeal(&mut self, at: usize, decision: Decision) {
        self.document.book[at].decision = Some(decision);
    }

    /// Strikes an entry from the book, by its place.
    pub(crate) fn strike_from_book(&mut self, at: usize) -> BookEntry {
        self.document.book.remove(at)
    }
}
