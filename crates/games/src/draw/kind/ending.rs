//! Draws by a number of moves with given pieces on each side.

use super::counted::{counts_met, first_count_met, still_counted};
use super::said::{DrawPrevention, DrawRequirement, EndingPlace, materials_said, moves_said};
use super::{GameOutline, Kind, SearchedGame};
use crate::board::Position;
use crate::draw::balance::{can_occur, can_occur_with, strong_side_of};
use crate::draw::claim::Judge;
use crate::draw::met::MetClause;
use crate::draw::ruling::Ruling;
use crate::draw::timeline::Timeline;
use crate::rules::{CountOf, Ending, OnLongDiagonal, WeakKing};
use crate::said::{Row, Said, Told};

impl Kind for Ending {
    fn first_met(&self, clause: usize, searched: &SearchedGame<'_>) -> Option<MetClause> {
        first_count_met(self, clause, searched)
    }

    fn can_be_met(&self, outline: &GameOutline<'_, '_>) -> bool {
        let shorter = self.long_diagonal.map_or(u16::MAX, |diagonal| diagonal.moves);
        let least = usize::from(self.limit.moves.min(shorter));
        let counted = match self.limit.of {
            // Printed numbers may be wrong, and a side may have moved twice in a row.
            CountOf::MoveNumbers => 0,
            CountOf::StrongSide | CountOf::WeakSide | CountOf::LoneKing => least,
            CountOf::Each => 2 * least,
        };
        // The number of pieces never grows: too many here means too many before.
        let Some(latest_start) = outline.made.checked_sub(counted) else {
            return false;
        };
        can_occur_with(&self.pieces, outline.left)
            && can_occur(&self.pieces, (outline.at)(latest_start))
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
        strong_side_of(&self.pieces, position).is_some()
    }

    fn said(&self) -> Said {
        let pieces = materials_said(&self.pieces);
        let place = match self.weak_king {
            Some(WeakKing::LongDiagonal) => EndingPlace::LoneKing,
            None => EndingPlace::From(self.from),
        };
        let unless = match self.unless {
            Some(unless) => DrawPrevention::Unless(unless),
            None if self.unless_capture => DrawPrevention::Capture,
            None => DrawPrevention::Never,
        };
        let diagonal = self.long_diagonal.map(|diagonal| {
            let moves = Row::number_word(diagonal.moves.into());
            match diagonal.how.how {
                OnLongDiagonal::Shorten => DrawRequirement::Shorten { moves }.said(),
                OnLongDiagonal::Follow => DrawRequirement::Follow { moves }.said(),
            }
        });
        match self.limit.moves {
            0 => DrawRequirement::AtOnce { pieces, place, unless }.said(),
            _ => {
                let moves = moves_said(&self.limit);
                DrawRequirement::Ending { moves, pieces, place, diagonal, unless }.said()
            }
        }
    }
}
