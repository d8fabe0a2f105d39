//! Neither player can move.

use super::said::Asks;
use super::{Far, Kind, Scene};
use crate::draw::claim::Judge;
use crate::draw::met::Condition;
use crate::draw::reason::Reason;
use crate::draw::ruling::{Ruling, Verdict};
use crate::rules::BothBlocked;
use crate::said::{Said, Told};

impl Kind for BothBlocked {
    fn first_met(&self, clause: usize, scene: &Scene<'_>) -> Option<Condition> {
        let met = (0..scene.game.moments()).find(|&moment| scene.game.both_blocked(moment))?;
        Some(Condition { clause, met, moments: vec![met], count: None })
    }

    /// Somebody could move in every position but the last.
    fn can_be_met(&self, far: &Far<'_, '_>) -> bool {
        !far.generator.has_move(far.last())
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, _named: &[usize]) -> Ruling {
        match judge.game.both_blocked(judge.view) {
            true => judge.met(clause, judge.view, judge.view),
            false => judge.ruling(Verdict::Refused, clause).because(Reason::NotBlocked),
        }
    }

    fn said(&self) -> Said {
        Asks::BothBlocked.said()
    }
}
