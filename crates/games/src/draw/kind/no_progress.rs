//! Draws by moves without an irreversible change.

use super::counted::{counts_met, first_count_met, still_counted};
use super::said::{DrawRequirement, materials_said, moves_said, resets_said};
use super::{GameOutline, Kind, SearchedGame};
use crate::board::Position;
use crate::draw::balance::{can_occur_with, strong_side_of};
use crate::draw::claim::Judge;
use crate::draw::met::MetClause;
use crate::draw::ruling::Ruling;
use crate::draw::timeline::Timeline;
use crate::moves::MoveEffect;
use crate::rules::{NoProgress, Reset};
use crate::said::{Said, Told};

impl Kind for NoProgress {
    fn first_met(&self, clause: usize, searched: &SearchedGame<'_>) -> Option<MetClause> {
        first_count_met(self, clause, searched)
    }

    fn can_be_met(&self, outline: &GameOutline<'_, '_>) -> bool {
        // The number of pieces never grows: too many at the end means too many before.
        if self.pieces.as_ref().is_some_and(|pieces| !can_occur_with(pieces, outline.left)) {
            return false;
        }
        let resets = &self.limit.resets;
        let [capture, man_move, promotion] =
            [Reset::Capture, Reset::ManMove, Reset::Promotion].map(|it| resets.contains(&it));
        let reset = |deed: MoveEffect| {
            deed.captures && capture || deed.by_man && man_move || deed.promotes && promotion
        };
        outline.has_run(self.limit.moves.into(), |deed| !reset(deed))
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, named: &[usize]) -> Ruling {
        judge.count(clause, named.first().copied())
    }

    fn every_met(
        &self,
        clause: usize,
        searched: &SearchedGame<'_>,
        _times: &[usize],
    ) -> Vec<usize> {
        counts_met(clause, searched)
    }

    fn still_met(&self, condition: &MetClause, _: &Timeline<'_>, _at: usize) -> Option<Vec<usize>> {
        still_counted(condition)
    }

    fn stands(&self, position: &Position) -> bool {
        self.pieces.as_deref().is_some_and(|pieces| strong_side_of(pieces, position).is_some())
    }

    fn said(&self) -> Said {
        DrawRequirement::NoProgress {
            moves: moves_said(&self.limit),
            resets: resets_said(&self.limit),
            pieces: self.pieces.as_deref().map(materials_said),
        }
        .said()
    }
}
