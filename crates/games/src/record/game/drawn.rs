//! Draws that a game has reached without a claim.

use std::cell::OnceCell;

use super::super::drawn::PlayedGame;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::laws::Laws;
use super::super::report::PlyAt;
use super::GameState;
use crate::board::Position;
use crate::draw::{MetClause, OtherEdition, conditions, editions_that_differ, effects_can_meet};
use crate::rules::{Clause, LateClaim, RuleSet};

impl GameState {
    /// Returns the first automatic draw, if the half-move that led to it is final.
    pub(crate) fn drawn_by_itself(&self, laws: &Laws) -> Option<GameEnd> {
        if !self.can_be_drawn(laws) {
            return None;
        }
        let (played, found) = self.draw_conditions(laws);
        self.end_by(laws, &played, &found)
    }

    /// Returns false if the effects of the half-moves show that no condition was met.
    pub(crate) fn can_be_drawn(&self, laws: &Laws) -> bool {
        self.can_meet(laws, &laws.set, laws.set.draws.iter())
    }

    /// Returns false if the effects of the half-moves show that no condition of another edition
    /// alone was met.
    pub(crate) fn can_be_drawn_by_others(&self, laws: &Laws) -> bool {
        // Without a king the editions do not differ, and their documents are not read.
        (self.board.position().king_bits() != 0 || self.course.has_kings())
            && laws.only_theirs().any(|(other, clauses)| {
                let clauses = clauses.iter().map(|&clause| &other.draws[clause]);
                self.can_meet(laws, other, clauses)
            })
    }

    fn can_meet<'s>(
        &self,
        laws: &Laws,
        set: &'s RuleSet,
        clauses: impl Iterator<Item = &'s Clause>,
    ) -> bool {
        if !self.is_possible() {
            return false;
        }
        if !self.is_plain() || self.counted() > 0 {
            return true;
        }
        let (made, last) = (self.course.legal(), self.board.position());
        let deeds = (made, |half_move: usize| self.course.effect(half_move));
        // For most games, the last position and the effects of the half-moves rule out every
        // condition.
        let before: OnceCell<Vec<Position>> = OnceCell::new();
        let at = |moment: usize| match moment < made {
            true => &before.get_or_init(|| self.course.before(&laws.generator))[moment],
            false => last,
        };
        effects_can_meet(set, clauses, &laws.generator, deeds, at)
    }

    /// Returns the game as draw clauses see it, and the conditions it has met.
    pub(crate) fn draw_conditions<'l>(&self, laws: &'l Laws) -> (PlayedGame<'l>, Vec<MetClause>) {
        let played = self.played_plainly(laws);
        let found = conditions(&laws.set, &played.timeline, self.claims.demands());
        (played, found)
    }

    /// Returns the game as draw clauses see it.
    fn played_plainly<'l>(&self, laws: &'l Laws) -> PlayedGame<'l> {
        let mut played = match self.is_plain() {
            true => self.course.played_legally(laws, *self.board.position(), self.numbers.opens()),
            false => self.played(laws),
        };
        played.timeline = played.timeline.after_counted(self.counted());
        played
    }

    /// Returns the other editions of the rules under which the game met its first draw condition at
    /// another moment, with the half-moves of those moments.
    pub(crate) fn drawn_by_other_editions(
        &self,
        laws: &Laws,
        played: &PlayedGame<'_>,
        found: &[MetClause],
    ) -> Vec<(OtherEdition, Option<PlyAt>)> {
        let (game, demands) = (&played.timeline, self.claims.demands());
        let others = editions_that_differ(&laws.set, game, demands, found);
        let at = |moment: usize| played.at(moment);
        others
            .into_iter()
            .map(|other| (at(other.theirs.unwrap_or(0)), other))
            .map(|(at, other)| (other, at))
            .collect()
    }

    /// Returns the game so far.
    pub(crate) fn played<'l>(&self, laws: &'l Laws) -> PlayedGame<'l> {
        let (followed, last) = (self.numbers.followed(), *self.board.position());
        let played = self.course.played(laws, followed, last, self.numbers.opens());
        PlayedGame { timeline: played.timeline.after_counted(self.counted()), ..played }
    }

    /// Returns the number of the half-move that is due.
    pub(crate) fn number_due(&self, laws: &Laws) -> u32 {
        if !self.is_plain() {
            let game = self.played(laws).timeline;
            return game.due(game.moments() - 1);
        }
        let opens = u32::from(self.board.turn() == self.numbers.opens());
        self.course.last().map_or(1, |last| last.move_number.saturating_add(opens))
    }

    /// Returns the end by the first automatic draw condition; if it is uncertain, the next certain
    /// one is added to it.
    pub(crate) fn end_by(
        &self,
        laws: &Laws,
        played: &PlayedGame<'_>,
        found: &[MetClause],
    ) -> Option<GameEnd> {
        let automatic = |condition: &&MetClause| laws.set.draws[condition.clause].is_automatic();
        let mut ends = found.iter().filter(automatic);
        let first = self.end_by_one(laws, played, ends.next()?)?;
        if !first.is_uncertain(laws) {
            return Some(first);
        }
        let later = ends.filter_map(|met| self.end_by_one(laws, played, met)).collect();
        Some(first.with_fallback(later, laws))
    }

    /// Returns the end by an automatic draw condition.
    fn end_by_one(&self, laws: &Laws, played: &PlayedGame<'_>, met: &MetClause) -> Option<GameEnd> {
        let set = &laws.set;
        let end = played.timeline.moments() - 1;
        if met.met != end && *set.late_claim != LateClaim::UntilSigned {
            return None;
        }
        let last = played.at(met.met);
        let after = last.map_or(0, |at| at.ply);
        if self.irregularities.is_undecided(after) {
            return None;
        }
        Some(GameEnd {
            cause: EndCause::Drawn { clause: met.clause },
            outcome: LawOutcome::Draw,
            credited: true,
            citation: set.draws[met.clause].cited(),
            after,
            last,
            otherwise: None,
        })
    }

    /// Returns whether every half-move was legal and none was taken back.
    fn is_plain(&self) -> bool {
        let legal = self.course.legal();
        legal == self.course.tried() && legal == self.numbers.followed() && !self.has_incidents()
    }
}
