//! All findings of a game, with the decisions about them.

use super::game::{Entry, FindingId};
use super::report::RecordFinding;
use crate::diag::Finding;

/// The findings of a game, in the order in which they were made.
#[derive(Debug, Clone, Default)]
pub(super) struct FindingLog {
    found: Vec<RecordFinding>,
    /// The index in `found` of each finding of the desk; `None` if it was discarded.
    judged: Vec<Option<usize>>,
}

impl FindingLog {
    /// Creates a log with findings about the text.
    pub(super) fn new(notes: &[Finding]) -> Self {
        let found = notes.iter().cloned().map(RecordFinding::of_text).collect();
        Self { found, judged: Vec::new() }
    }

    /// Adds a finding about the text.
    pub(super) fn add(&mut self, found: RecordFinding) {
        self.found.push(found);
    }

    /// Adds the entries about an occurrence.
    pub(super) fn apply(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            match entry {
                Entry::Found(found) => {
                    self.judged.push(Some(self.found.len()));
                    self.found.push(*found);
                }
                Entry::Opens { finding, at, remedy } => {
                    if let Some(found) = self.judged_mut(finding) {
                        (found.at, found.remedy, found.loses_if_claimed) =
                            (Some(at), Some(remedy), true);
                    }
                }
                Entry::IsRather { finding, what } => {
                    if let Some(found) = self.judged_mut(finding) {
                        found.finding.restate(what);
                    }
                }
                Entry::Decided { finding, standing, settled, decided } => {
                    if let Some(found) = self.judged_mut(finding) {
                        found.standing = standing;
                        found.settled = settled;
                        found.finding.remark(&decided);
                    }
                }
            }
        }
    }

    /// Discards all findings about half-moves after a finding.
    pub(super) fn drop_after(&mut self, last: FindingId) {
        let Some(last) = self.place_of(last) else {
            return;
        };
        let mut place = 0;
        self.found.retain(|found| {
            place += 1;
            place <= last + 1 || found.at.is_none()
        });
        for judged in &mut self.judged {
            *judged = judged.filter(|&place| place <= last);
        }
    }

    /// Returns the findings.
    pub(super) fn found(&self) -> &[RecordFinding] {
        &self.found
    }

    /// Returns the findings for changing them.
    pub(super) fn found_mut(&mut self) -> &mut Vec<RecordFinding> {
        &mut self.found
    }

    /// Returns a finding of the desk.
    pub(super) fn judged(&self, finding: FindingId) -> Option<&RecordFinding> {
        self.found.get(self.place_of(finding)?)
    }

    fn judged_mut(&mut self, finding: FindingId) -> Option<&mut RecordFinding> {
        let place = self.place_of(finding)?;
        self.found.get_mut(place)
    }

    /// Returns the index of a finding of the desk; `None` if it was discarded.
    fn place_of(&self, finding: FindingId) -> Option<usize> {
        *self.judged.get(finding.index())?
    }

    /// Returns the findings, without their indices.
    pub(super) fn into_found(self) -> Vec<RecordFinding> {
        self.found
    }
}
