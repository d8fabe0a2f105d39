//! Draws because neither player can move.

use super::said::DrawRequirement;
use super::{GameOutline, Kind, SearchedGame};
use crate::draw::claim::Judge;
use crate::draw::met::MetClause;
use crate::draw::reason::Reason;
use crate::draw::ruling::{Ruling, Verdict};
use crate::draw::timeline::Timeline;
use crate::rules::BothBlocked;
use crate::said::{Said, Told};

impl Kind for BothBlocked {
    fn first_met(&self, clause: usize, searched: &SearchedGame<'_>) -> Option<MetClause> {
        let met =
            (0..searched.game.moments()).find(|&moment| searched.game.both_blocked(moment))?;
        Some(MetClause { clause, met, moments: vec![met], count: None })
    }

    /// In every position but the last, somebody could move.
    fn can_be_met(&self, outline: &GameOutline<'_, '_>) -> bool {
        !outline.generator.has_move(outline.last())
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, _named: &[usize]) -> Ruling {
        match judge.game.both_blocked(judge.view) {
            true => judge.met(clause, judge.view, judge.view),
            false => judge.ruling(Verdict::Refused, clause).because(Reason::NotBlocked),
        }
    }

    /// A draw decided by the board alone ends the game, so nobody claims it.
    fn every_met(
        &self,
        _clause: usize,
        _searched: &SearchedGame<'_>,
        _times: &[usize],
    ) -> Vec<usize> {
        Vec::new()
    }

    fn still_met(&self, _: &MetClause, _: &Timeline<'_>, _at: usize) -> Option<Vec<usize>> {
        None
    }

    fn said(&self) -> Said {
        DrawRequirement::BothBlocked.said()
    }
}
