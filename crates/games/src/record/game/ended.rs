//! How a game ended by what happened apart from the moves.

use super::super::ending::{EndCause, GameEnd};
use super::entry::FindingId;
use crate::board::Color;

/// The end of a game by what happened apart from the moves.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ended {
    end: Option<GameEnd>,
    /// True once it has been reported that moves follow after the end.
    is_said: bool,
    /// The finding of a refusal by which it ended.
    refusal: Option<FindingId>,
    /// Who has demanded a correction without a right to one since the last half-move.
    unjust: Option<Color>,
    /// Half-moves before something happened that gets no result by the rules.
    not_ruled: Option<usize>,
    /// The result that is recorded, once the record has ended.
    recorded: Option<String>,
}

impl Ended {
    /// How it ended.
    pub(crate) const fn end(&self) -> Option<&GameEnd> {
        self.end.as_ref()
    }

    /// Ends the game like this, whatever ended it before.
    pub(crate) fn ends(&mut self, end: GameEnd) {
        self.end = Some(end);
    }

    /// A half-move of this side begins. If the opponent refused to comply just before, that accepts
    /// it, and the game goes on: the finding of the refusal, if so (FMJD Annex 1, 5.7).
    pub(crate) fn accepts_refusal(&mut self, side: Color, plies: usize) -> Option<FindingId> {
        let refusal = self.refusal?;
        let end = self.end.as_ref()?;
        let refused = end.cause == EndCause::Refused(side.opponent()) && end.after == plies;
        if !refused {
            return None;
        }
        (self.end, self.refusal) = (None, None);
        Some(refusal)
    }

    /// Notes by which finding the game ended: a player refused to comply.
    pub(crate) const fn by_refusal(&mut self, found: FindingId) {
        self.refusal = Some(found);
    }

    /// Notes the result that is recorded where the record ends.
    pub(crate) fn is_recorded(&mut self, result: Option<String>) {
        self.recorded = result;
    }

    /// The result that is recorded, once the record has ended.
    pub(crate) fn recorded(&self) -> Option<&str> {
        self.recorded.as_deref()
    }

    /// A half-move is made.
    pub(crate) const fn moved(&mut self) {
        self.unjust = None;
    }

    /// Notes that after this many half-moves something happened that gets no result by the rules.
    pub(crate) const fn is_not_ruled(&mut self, plies: usize) {
        self.not_ruled = Some(plies);
    }

    /// True if something happened after this many half-moves that gets no result by the rules: the
    /// arbiter decides first what becomes of a game that has not ended.
    pub(crate) fn waits_for_arbiter(&self, plies: usize) -> bool {
        self.not_ruled == Some(plies)
    }

    /// Notes that this side has demanded a correction without a right to one.
    pub(crate) const fn demands_unjustly(&mut self, by: Color) {
        self.unjust = Some(by);
    }

    /// True if this side has demanded a correction without a right to one since the last half-move.
    pub(crate) fn has_demanded_unjustly(&self, by: Color) -> bool {
        self.unjust == Some(by)
    }

    /// How it ended, the first time that this is asked about a half-move after the end.
    pub(crate) fn says_once(&mut self) -> Option<&GameEnd> {
        let is_said = self.end.is_some() && std::mem::replace(&mut self.is_said, true);
        self.end.as_ref().filter(|_| !is_said)
    }

    /// Another position is put on the board; the game has still ended.
    pub(crate) const fn begins_anew(&mut self) {
        self.is_said = false;
    }
}
