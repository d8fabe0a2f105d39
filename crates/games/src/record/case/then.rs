//! The game as it was at an earlier half-move, or as it would be after further incidents.

use super::super::IncidentKind;
use super::super::incident::{Incident, IncidentAt, When};
use super::super::report::{RecordFinding, Settlement};
use super::{Case, CaseError, ClaimPending};
use crate::board::{Color, Position};
use crate::record::codes;

impl Case<'_> {
    /// Returns what is still undecided about a finding once the opponent holds the player to the
    /// half-move that was taken back.
    pub(super) fn once_held(&self, kept: usize, found: &RecordFinding) -> Option<ClaimPending> {
        let offender = found.offender()?;
        let then = self.cut_and_told(kept, [at_end(Incident::holds(offender.opponent()))]).ok()?;
        then.undecided()
            .filter(|open| open.found.at == found.at && open.pending.offender == offender)
    }

    /// Returns the position after this side accepts a taking back and demands the correction of the
    /// move made in its place.
    pub(super) fn once_accepted(&self, kept: usize, by: Color) -> Option<Position> {
        let says = |kind| at_end(Incident::by(kind, by));
        let both = [says(IncidentKind::Consent), says(IncidentKind::Rectify)];
        self.cut_and_told(kept, both).ok()?.report.last
    }

    /// Returns the position after this side demands every correction.
    pub(super) fn once_corrected(&self, kept: usize, by: Color) -> Option<Position> {
        let demanded = at_end(Incident::by(IncidentKind::Rectify, by));
        self.cut_and_told(kept, [demanded]).ok()?.report.last
    }

    /// Returns the whole game after this side holds the opponent to a half-move that was taken
    /// back.
    pub(super) fn once_kept(&self, by: Color) -> Option<Self> {
        self.cut_and_told(self.report.plies, [at_end(Incident::holds(by))]).ok()
    }

    /// Returns the game up to this many half-moves, with the incidents by then.
    pub(super) fn cut(&self, plies: usize) -> Result<Self, CaseError> {
        self.cut_and_told(plies, [])
    }

    /// Like [`cut`](Self::cut), with further incidents reported separately.
    fn cut_and_told<const N: usize>(
        &self,
        plies: usize,
        more: [IncidentAt; N],
    ) -> Result<Self, CaseError> {
        let mut line = self.line.clone();
        if plies < line.plies.len() {
            line.result = None;
        }
        // Later moves may show who made a half-move.
        let known = |found: &RecordFinding| {
            let is_it = found.finding.is_any(&[codes::TWO_MOVES_IN_A_ROW, codes::NOT_YOUR_PIECE]);
            let is_known = is_it && found.settled != Some(Settlement::MoverUnknown);
            found.at.zip(found.offender()).filter(|_| is_known && found.variation.is_none())
        };
        let movers = self.report.findings.iter().filter_map(known);
        line.movers.extend(movers.map(|(at, side)| (at.ply, side)));
        line.plies.truncate(plies);
        line.incidents.retain(|placed| placed.after <= plies);
        line.commands.retain(|placed| placed.after() <= plies);
        let told = self.report.told.iter().filter(|(after, _)| *after <= plies);
        line.told = told
            .map(|(after, incident)| IncidentAt {
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

/// Creates an incident at the end of a game.
fn at_end(incident: Incident) -> IncidentAt {
    IncidentAt { when: When::End, incident }
}
