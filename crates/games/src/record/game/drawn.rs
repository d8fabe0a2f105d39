//! Draws that a game has come to by itself.

use std::cell::OnceCell;

use super::super::drawn::PlayedGame;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::laws::Laws;
use super::super::report::PlyAt;
use super::GameState;
use crate::board::Position;
use crate::draw::{Condition, OtherEdition, conditions, deeds_can_meet, editions_that_differ};
use crate::rules::{Clause, LateClaim, RuleSet};

impl GameState {
    /// The first draw that came about by itself, if the half-move that led to it is final.
    pub(crate) fn drawn_by_itself(&self, laws: &Laws) -> Option<GameEnd> {
        if !self.can_be_drawn(laws) {
            return None;
        }
        let (played, found) = self.draw_conditions(laws);
        self.end_by(laws, &played, &found)
    }

    /// False if what the half-moves did shows that no condition was met.
    pub(crate) fn can_be_drawn(&self, laws: &Laws) -> bool {
        self.can_meet(laws, &laws.set, laws.set.draws.iter())
    }

    /// False if it shows that no condition was met that only another edition of the law has.
    pub(crate) fn can_be_drawn_by_others(&self, laws: &Laws) -> bool {
        // Without a king there is nothing on which editions differ, and their documents are not read.
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
        let deeds = (made, |half_move: usize| self.course.deed(half_move));
        // Most games are seen to meet nothing by their last position and what was done.
        let before: OnceCell<Vec<Position>> = OnceCell::new();
        let at = |moment: usize| match moment < made {
            true => &before.get_or_init(|| self.course.before(&laws.generator))[moment],
            false => last,
        };
        deeds_can_meet(set, clauses, &laws.generator, deeds, at)
    }

    /// The game as draw clauses see it, and the conditions it has met.
    pub(crate) fn draw_conditions<'l>(&self, laws: &'l Laws) -> (PlayedGame<'l>, Vec<Condition>) {
        let played = self.played_plainly(laws);
        let found = conditions(&laws.set, &played.timeline, self.claims.demands());
        (played, found)
    }

    /// The game as draw clauses see it.
    fn played_plainly<'l>(&self, laws: &'l Laws) -> PlayedGame<'l> {
        let mut played = match self.is_plain() {
            true => self.course.played_legally(laws, *self.board.position(), self.numbers.opens()),
            false => self.played(laws),
        };
        played.timeline = played.timeline.after_counted(self.counted());
        played
    }

    /// The other editions of the law by which the game met its first draw condition at another
    /// moment, with the half-moves to which their moments belong.
    pub(crate) fn drawn_by_other_editions(
        &self,
        laws: &Laws,
        played: &PlayedGame<'_>,
        found: &[Condition],
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

    /// The game so far.
    pub(crate) fn played<'l>(&self, laws: &'l Laws) -> PlayedGame<'l> {
        let (followed, last) = (self.numbers.followed(), *self.board.position());
        let played = self.course.played(laws, followed, last, self.numbers.opens());
        PlayedGame { timeline: played.timeline.after_counted(self.counted()), ..played }
    }

    /// The number of the half-move that is due.
    pub(crate) fn number_due(&self, laws: &Laws) -> u32 {
        if !self.is_plain() {
            let game = self.played(laws).timeline;
            return game.due(game.moments() - 1);
        }
        let opens = u32::from(self.board.turn() == self.numbers.opens());
        self.course.last().map_or(1, |last| last.move_number.saturating_add(opens))
    }

    /// The end by the first condition that draws by itself; if that is uncertain, the next that is
    /// not stands in it.
    pub(crate) fn end_by(
        &self,
        laws: &Laws,
        played: &PlayedGame<'_>,
        found: &[Condition],
    ) -> Option<GameEnd> {
        let automatic = |condition: &&Condition| laws.set.draws[condition.clause].is_automatic();
        let mut ends = found.iter().filter(automatic);
        let first = self.end_by_one(laws, played, ends.next()?)?;
        if !first.is_uncertain(laws) {
            return Some(first);
        }
        let later = ends.filter_map(|met| self.end_by_one(laws, played, met)).collect();
        Some(first.or_else(later, laws))
    }

    /// The end by a condition that draws by itself.
    fn end_by_one(&self, laws: &Laws, played: &PlayedGame<'_>, met: &Condition) -> Option<GameEnd> {
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

    /// True if each half-move was legal and was not taken back.
    fn is_plain(&self) -> bool {
        let legal = self.course.legal();
        legal == self.course.tried() && legal == self.numbers.followed() && !self.has_incidents()
    }
}
