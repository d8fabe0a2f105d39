//! The players agree: no position says so, only a record does.

use super::said::Asks;
use super::{Far, Kind, Scene};
use crate::draw::claim::Judge;
use crate::draw::met::Condition;
use crate::draw::reason::Reason;
use crate::draw::ruling::{Ruling, Verdict};
use crate::rules::Agreement;
use crate::said::{Row, Said, Told};

impl Kind for Agreement {
    fn first_met(&self, _clause: usize, _scene: &Scene<'_>) -> Option<Condition> {
        None
    }

    fn can_be_met(&self, _far: &Far<'_, '_>) -> bool {
        false
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, _named: &[usize]) -> Ruling {
        judge.ruling(Verdict::Refused, clause).because(Reason::NoAgreement)
    }

    fn said(&self) -> Said {
        match self.most_men {
            Some(most) => {
                Asks::AgreementOfFew { words: Row::number_word(most.into()), most }.said()
            }
            None => Asks::Agreement.said(),
        }
    }
}
