//! The stored end of a game.

use super::super::ending::{EndCause, GameEnd};
use super::entry::FindingId;
use crate::board::Color;

/// The stored end of a game, and what depends on it.
///
/// An incident that ends the game stores its end. An end on the board, or by an automatic draw,
/// follows from the moves, and is stored only when a half-move is tried after it or the record
/// ends.
#[derive(Debug, Clone, Default)]
pub(crate) struct GameEndState {
    end: Option<GameEnd>,
    /// Whether moves after the end have been reported.
    is_said: bool,
    /// The finding of the refusal that ended it.
    refusal: Option<FindingId>,
    /// The side that has demanded an unjustified correction since the last half-move.
    unjust: Option<Color>,
    /// The number of half-moves before an incident for which the rules give no result.
    not_ruled: Option<usize>,
    /// The recorded result, once the record has ended.
    recorded: Option<String>,
}

impl GameEndState {
    pub(crate) const fn end(&self) -> Option<&GameEnd> {
        self.end.as_ref()
    }

    /// Ends the game in this way, whatever ended it before.
    pub(crate) fn ends(&mut self, end: GameEnd) {
        self.end = Some(end);
    }

    /// Handles the start of this side's half-move. If the opponent had just refused to comply, the
    /// half-move accepts that and the game continues; returns the finding of the refusal in this
    /// case (FMJD Annex 1, 5.7).
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

    /// Records the finding of the refusal that ended the game.
    pub(crate) const fn by_refusal(&mut self, found: FindingId) {
        self.refusal = Some(found);
    }

    /// Records the result at the end of the record.
    pub(crate) fn is_recorded(&mut self, result: Option<String>) {
        self.recorded = result;
    }

    /// Returns the recorded result, once the record has ended.
    pub(crate) fn recorded(&self) -> Option<&str> {
        self.recorded.as_deref()
    }

    /// Records that a half-move was made.
    pub(crate) const fn moved(&mut self) {
        self.unjust = None;
    }

    /// Records an incident after this many half-moves for which the rules give no result.
    pub(crate) const fn is_not_ruled(&mut self, plies: usize) {
        self.not_ruled = Some(plies);
    }

    /// Returns whether an incident after this many half-moves has no result under the rules: the
    /// arbiter first decides what becomes of a game that has not ended.
    pub(crate) fn waits_for_arbiter(&self, plies: usize) -> bool {
        self.not_ruled == Some(plies)
    }

    /// Records this side's unjustified demand for a correction.
    pub(crate) const fn demands_unjustly(&mut self, by: Color) {
        self.unjust = Some(by);
    }

    /// Returns whether this side has demanded an unjustified correction since the last half-move.
    pub(crate) fn has_demanded_unjustly(&self, by: Color) -> bool {
        self.unjust == Some(by)
    }

    /// Returns the end at the first call about a half-move after the end, and `None` at later ones.
    pub(crate) fn take_unreported(&mut self) -> Option<&GameEnd> {
        let is_said = self.end.is_some() && std::mem::replace(&mut self.is_said, true);
        self.end.as_ref().filter(|_| !is_said)
    }

    /// Puts another position on the board; the game remains ended.
    pub(crate) const fn begins_anew(&mut self) {
        self.is_said = false;
    }
}
