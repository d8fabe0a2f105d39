//! The game as it was at an earlier half-move, and as it would be with something more.

use super::super::IncidentKind;
use super::super::incident::{Incident, Told, When};
use super::super::report::RecordFinding;
use super::{Case, CaseError, ClaimPending};
use crate::board::{Color, Position};

impl Case<'_> {
    /// What is open once this half-move, which was taken back, stays.
    pub(super) fn once_held(&self, kept: usize, found: &RecordFinding) -> Option<ClaimPending> {
        let offender = found.offender()?;
        let then = self.once_demanded(kept, offender.opponent())?;
        then.undecided()
            .filter(|open| open.found.at == found.at && open.pending.offender == offender)
    }

    /// The position once this side has had everything corrected.
    pub(super) fn once_corrected(&self, kept: usize, by: Color) -> Option<Position> {
        self.once_demanded(kept, by)?.report.last
    }

    /// The position once this side has accepted a taking back, and has had corrected what was done
    /// in the place of that half-move.
    pub(super) fn once_accepted(&self, kept: usize, by: Color) -> Option<Position> {
        let says = |kind| Told { when: When::End, incident: said(kind, by) };
        let both = [says(IncidentKind::Consent), says(IncidentKind::Rectify)];
        self.cut_and_told(kept, both).ok()?.report.last
    }

    /// The game once this side has demanded a correction.
    pub(super) fn once_demanded(&self, kept: usize, by: Color) -> Option<Self> {
        let told = Told { when: When::End, incident: said(IncidentKind::Rectify, by) };
        self.cut_and_told(kept, [told]).ok()
    }

    /// The game up to this many half-moves, with what happened by then.
    pub(super) fn cut(&self, plies: usize) -> Result<Self, CaseError> {
        self.cut_and_told(plies, [])
    }

    /// The same, with something more reported apart from the record.
    fn cut_and_told<const N: usize>(
        &self,
        plies: usize,
        more: [Told; N],
    ) -> Result<Self, CaseError> {
        let mut line = self.line.clone();
        if plies < line.plies.len() {
            line.result = None;
        }
        line.plies.truncate(plies);
        line.incidents.retain(|placed| placed.after <= plies);
        line.commands.retain(|placed| placed.after() <= plies);
        let told = self.report.told.iter().filter(|(after, _)| *after <= plies);
        line.told = told
            .map(|(after, incident)| Told {
                when: match *after {
                    0 => When::Start,
                    after if after == plies => When::End,
                    after => When::AfterPly(after),
                },
                incident: incident.clone(),
            })
            .chain(more)
            .collect();
        Self::open(self.text, line, self.laws, Vec::new())
    }
}

/// What a side says.
fn said(kind: IncidentKind, by: Color) -> Incident {
    Incident { kind, side: Some(by), squares: <_>::default(), words: Vec::new() }
}
