//! Changes by decisions of the arbiters: awards, rulings, the book, and publication.

use super::Event;
use crate::event::{Award, BookEntry, Decision, Outcome, Round, Ruling};

impl Event {
    /// Gives points, or takes them.
    pub(crate) fn give(&mut self, award: Award) {
        self.document.awards.push(award);
    }

    /// Leaves out the points that were given or taken after a round had been paired.
    pub(in crate::event) fn forget_points_given_after(&mut self, round: Round) {
        let is_known = |paired: Option<Round>| paired.is_none_or(|paired| paired < round);
        self.document.awards.retain(|award| is_known(award.paired));
        self.document.book.retain(|entry| is_known(entry.paired));
    }

    /// Takes awards back.
    pub(crate) fn take_awards_back(&mut self, is_meant: impl Fn(&Award) -> bool) {
        self.document.awards.retain(|award| !is_meant(award));
    }

    /// Stores a ruling, with the result entered with it; returns false if it was known.
    ///
    /// A known ruling becomes public if this one is, and gets the result.
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

    /// Reverses the results of rulings about a board whose colours were exchanged.
    pub(crate) fn turn_rulings(&mut self, round: Round, board: u16) {
        let is_its = |ruling: &&mut Ruling| ruling.round == round && ruling.board == Some(board);
        for ruling in self.document.rulings.iter_mut().filter(is_its) {
            ruling.result = ruling.result.map(Outcome::reversed);
        }
    }

    /// Adds an entry to the book.
    pub(crate) fn note_in_book(&mut self, entry: BookEntry) {
        self.document.book.push(entry);
    }

    /// Records the decision of an appeal, by its index in the book.
    pub(crate) fn decide_appeal(&mut self, at: usize, decision: Decision) {
        self.document.book[at].decision = Some(decision);
    }

    /// Removes an entry from the book, by its index.
    pub(crate) fn strike_from_book(&mut self, at: usize) -> BookEntry {
        self.document.book.remove(at)
    }
}
