//! Draws by agreement, which only a record can show.

use super::said::DrawRequirement;
use super::{GameOutline, Kind, SearchedGame};
use crate::draw::claim::Judge;
use crate::draw::met::MetClause;
use crate::draw::reason::Reason;
use crate::draw::ruling::{Ruling, Verdict};
use crate::draw::timeline::Timeline;
use crate::rules::Agreement;
use crate::said::{Row, Said, Told};

impl Kind for Agreement {
    fn first_met(&self, _clause: usize, _searched: &SearchedGame<'_>) -> Option<MetClause> {
        None
    }

    fn can_be_met(&self, _outline: &GameOutline<'_, '_>) -> bool {
        false
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, _named: &[usize]) -> Ruling {
        judge.ruling(Verdict::Refused, clause).because(Reason::NoAgreement)
    }

    /// An agreement is not claimed.
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
        match self.most_men {
            Some(most) => {
                DrawRequirement::AgreementOfFew { words: Row::number_word(most.into()), most }
                    .said()
            }
            None => DrawRequirement::Agreement.said(),
        }
    }
}
