//! Changes to a board: each sets the fields that belong together.

use crate::event::{Board, Note, Outcome, PlayerId};

impl Board {
    /// Returns the board of a late player and the player with the bye, with the reason, if given.
    pub(crate) fn for_late_player(
        number: u16,
        host: PlayerId,
        latecomer: PlayerId,
        reason: Option<&str>,
    ) -> Self {
        let manual = reason.map(str::to_owned);
        Self { manual, latecomer: Some(latecomer.clone()), ..Self::new(number, host, latecomer) }
    }

    /// Replaces the players, White first.
    pub(crate) fn seat(&mut self, white: PlayerId, black: PlayerId) {
        (self.white, self.black) = (white, black);
    }

    /// Replaces the players by hand, White first.
    pub(crate) fn seat_by_hand(&mut self, white: PlayerId, black: PlayerId, reason: &str) {
        self.seat(white, black);
        self.manual = Some(reason.to_owned());
    }

    /// Lets a player advance, whatever the result, with the reason, if given.
    pub(crate) fn let_advance(&mut self, id: PlayerId, reason: Option<&str>) {
        self.advances = Some(id);
        if let Some(reason) = reason {
            self.note = Some(reason.to_owned().into());
        }
    }

    /// Marks an unfinished board as adjourned.
    pub(crate) fn adjourn(&mut self, games: usize) {
        if !self.is_complete(games) && self.result.last() != Some(&Outcome::Adjourned) {
            self.result.push(Outcome::Adjourned);
        }
    }

    /// Ends every unfinished game with an outcome.
    pub(crate) fn finish_with(&mut self, outcome: Outcome, games: usize) {
        if !self.is_complete(games) {
            self.result.retain(|outcome| outcome.is_final());
            self.result.resize(games, outcome);
        }
    }

    /// Decides the board by a withdrawal.
    ///
    /// A postponement stays recorded, in case the player returns.
    pub(crate) fn decide_by_withdrawal(&mut self, outcome: Outcome) {
        self.result = vec![outcome];
        self.note = Some(Note::Withdrawn);
    }

    /// Reopens the board that a withdrawal decided.
    pub(crate) fn undecide(&mut self) {
        self.result.clear();
        self.result.extend(self.postponed.as_ref().map(|_| Outcome::Adjourned));
        (self.note, self.advances) = (None, None);
    }
}
