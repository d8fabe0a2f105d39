//! Draws by a number of moves with given pieces on each side.

use super::counted::{counts_met, first_count_met, still_counted};
use super::said::{Asks, Place, Saved, materials_said, moves_said};
use super::{Far, Kind, Scene};
use crate::board::Position;
use crate::draw::balance::{may_stand, may_stand_of, strong_side_of};
use crate::draw::claim::Judge;
use crate::draw::met::Condition;
use crate::draw::ruling::Ruling;
use crate::draw::timeline::Timeline;
use crate::moves::Generator;
use crate::rules::{CountOf, Ending, OnLongDiagonal, WeakKing};
use crate::said::{Row, Said, Told};

impl Kind for Ending {
    fn first_met(&self, clause: usize, scene: &Scene<'_>) -> Option<Condition> {
        first_count_met(self, clause, scene)
    }

    fn can_be_met(&self, far: &Far<'_, '_>) -> bool {
        let shorter = self.long_diagonal.map_or(u16::MAX, |diagonal| diagonal.moves);
        let least = usize::from(self.limit.moves.min(shorter));
        let counted = match self.limit.of {
            // Printed numbers may be wrong, and a side may have moved twice in a row.
            CountOf::MoveNumbers => 0,
            CountOf::StrongSide | CountOf::WeakSide | CountOf::LoneKing => least,
            CountOf::Each => 2 * least,
        };
        // The number of pieces never grows: too many here means too many before.
        let Some(latest_start) = far.made.checked_sub(counted) else {
            return false;
        };
        may_stand_of(&self.pieces, far.left) && may_stand(&self.pieces, (far.at)(latest_start))
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, named: &[usize]) -> Ruling {
        judge.count(clause, named.first().copied())
    }

    fn every_met(&self, clause: usize, scene: &Scene<'_>, _times: &[usize]) -> Vec<usize> {
        counts_met(clause, scene)
    }

    fn still_met(&self, condition: &Condition, _: &Timeline<'_>, _at: usize) -> Option<Vec<usize>> {
        still_counted(condition)
    }

    fn ends_game(&self, _generator: &Generator, _position: &Position) -> bool {
        false
    }

    fn stands(&self, position: &Position) -> bool {
        strong_side_of(&self.pieces, position).is_some()
    }

    fn said(&self) -> Said {
        let pieces = materials_said(&self.pieces);
        let place = match self.weak_king {
            Some(WeakKing::LongDiagonal) => Place::LoneKing,
            None => Place::From(self.from),
        };
        let unless = match self.unless {
            Some(unless) => Saved::Unless(unless),
            None if self.unless_capture => Saved::Capture,
            None => Saved::Never,
        };
        let diagonal = self.long_diagonal.map(|diagonal| {
            let moves = Row::number_word(diagonal.moves.into());
            match diagonal.how.how {
                OnLongDiagonal::Shorten => Asks::Shorten { moves }.said(),
                OnLongDiagonal::Follow => Asks::Follow { moves }.said(),
            }
        });
        match self.limit.moves {
            0 => Asks::AtOnce { pieces, place, unless }.said(),
            _ => {
                let moves = moves_said(&self.limit);
                Asks::Ending { moves, pieces, place, diagonal, unless }.said()
            }
        }
    }
}
