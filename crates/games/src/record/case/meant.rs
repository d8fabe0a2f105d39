//! The half-move that a demand for correction is about.

use super::super::NamedMove;
use super::super::conduct::irregularity_of;
use super::super::ending::GameEnd;
use super::super::report::{IrregularityState, PlyAt, RecordFinding, Settlement};
use super::demanded::CorrectionKind;
use super::{Case, CaseError};
use crate::board::Color;
use crate::diag::Level;
use crate::record::codes;

impl Case<'_> {
    /// Returns whether a finding is of this kind. A move that no piece can make, or one with an
    /// opponent's piece, also misses the capture that was due, and has the same correction.
    pub(super) fn is_of(&self, kind: CorrectionKind, found: &RecordFinding) -> bool {
        let missed = || {
            let before = found.position.filter(|_| found.takes_back);
            let legal = before.map(|before| self.laws.generator.legal_moves(&before));
            legal.is_some_and(|legal| legal.iter().any(|mv| mv.is_capture()))
        };
        kind.covers(&found.finding)
            || kind == CorrectionKind::CaptureMissed
                && found.finding.is_any(&[codes::MOVED_IRREGULARLY, codes::NOT_YOUR_PIECE])
                && missed()
    }

    /// Returns the irregularities of a half-move of the record.
    pub(super) fn irregular_at(&self, ply: usize) -> impl Iterator<Item = &RecordFinding> {
        self.report.findings.iter().filter(move |found| {
            found.at.is_some_and(|at| at.ply == ply)
                && (!found.finding.is(codes::REFUSAL) || found.awaits_decision())
                && (found.finding.level() == Level::Irregularity
                    || (found.finding.level() == Level::Error
                        && irregularity_of(found.finding.declared()).is_some()))
        })
    }

    /// Returns the only half-move that is irregular in this way, if there is one. Of several, it is
    /// the only one of the opponent of the player who demands, since only that player decides about
    /// it.
    pub(super) fn only_one(
        &self,
        kind: CorrectionKind,
        by: Option<Color>,
        end: Option<&GameEnd>,
    ) -> Result<Option<PlyAt>, CaseError> {
        let offends = |at: PlyAt| {
            let mut these = self.irregular_at(at.ply).filter(|found| self.is_of(kind, found));
            these.any(|found| found.offender().map(Color::opponent) == by)
        };
        let there = |is_it: fn(&RecordFinding) -> bool| {
            let these = self.report.findings.iter().filter(|found| self.is_of(kind, found));
            let mut all: Vec<PlyAt> = these
                .filter(|found| is_it(found))
                .filter_map(|found| found.at)
                .filter(|at| self.irregular_at(at.ply).any(|found| self.is_of(kind, found)))
                .collect();
            all.dedup();
            all
        };
        // Nobody asks about an irregularity that stands if another can still be corrected.
        let open =
            there(|found| found.is_unsettled() || found.standing == Some(IrregularityState::Open));
        let mut all = match open.as_slice() {
            [only] if by.is_none() || offends(*only) => vec![*only],
            _ => there(|found| found.settled != Some(Settlement::GoesBack)),
        };
        if all.len() > 1 {
            let theirs = |all: &[PlyAt]| -> Vec<PlyAt> {
                all.iter().copied().filter(|at| offends(*at)).collect()
            };
            let of_open = theirs(&open);
            let theirs = match (of_open.is_empty(), theirs(&all)) {
                (false, _) => of_open,
                (true, settled) if settled.is_empty() => open,
                (true, settled) => settled,
            };
            if let [only] = theirs.as_slice() {
                all = vec![*only];
            } else if end.is_some() {
                // Nothing can be corrected any longer, so it does not matter which one is meant.
                all = all.split_off(all.len() - 1);
            }
        }
        // If all of them are undone with something else, that is the answer.
        let goes_back = || {
            let is_it = |found: &&RecordFinding| {
                self.is_of(kind, found) && found.settled == Some(Settlement::GoesBack)
            };
            self.report.findings.iter().find(is_it).and_then(|found| found.at)
        };
        match all.as_slice() {
            [] => Ok(goes_back()),
            [only] => Ok(Some(*only)),
            several => {
                let mut plies: Vec<String> = several.iter().map(ToString::to_string).collect();
                let mut names = plies.clone();
                names.sort_unstable();
                names.dedup();
                if names.len() < plies.len() {
                    plies = several.iter().map(|at| format!("ply:{}", at.ply)).collect();
                }
                Err(CaseError::NotNamed { game: self.report.game, plies })
            }
        }
    }

    /// Returns the named half-move: one of the record, or the one to come if an irregularity was
    /// committed before it.
    pub(super) fn irregular_or_followed(&self, named: &NamedMove) -> Result<PlyAt, CaseError> {
        let is_it = |at: &PlyAt| match *named {
            NamedMove::Number(number, side) => (at.move_number, Some(at.side)) == (number, side),
            NamedMove::Ply(ply) => at.ply == ply,
            NamedMove::Start => false,
        };
        self.followed(named).or_else(|error| {
            let mut due = self.irregular_at(self.report.plies + 1).filter_map(|found| found.at);
            due.find(is_it).ok_or(error)
        })
    }

    /// Returns the half-move of the record that is named.
    fn followed(&self, named: &NamedMove) -> Result<PlyAt, CaseError> {
        let (number, side) = match *named {
            NamedMove::Start => return Err(self.no_such(named)),
            NamedMove::Number(number, None) => {
                return Err(CaseError::NoSide { name: number.to_string() });
            }
            NamedMove::Number(number, Some(side)) => (Some(number), Some(side)),
            NamedMove::Ply(_) => (None, None),
        };
        let is_it = |at: &PlyAt| match *named {
            NamedMove::Ply(ply) => at.ply == ply,
            _ => (Some(at.move_number), Some(at.side)) == (number, side),
        };
        let all: Vec<PlyAt> =
            self.report.history.iter().map(|(at, _)| *at).filter(|at| is_it(at)).collect();
        match all.as_slice() {
            [only] => Ok(*only),
            [] => Err(self.no_such(named)),
            several => Err(CaseError::Several {
                game: self.report.game,
                name: named.to_string(),
                plies: several.iter().map(|at| format!("ply:{}", at.ply)).collect(),
            }),
        }
    }

    /// Returns the number of half-moves before the one that is named, which may be the next.
    pub(super) fn plies_before(&self, named: &NamedMove) -> Result<usize, CaseError> {
        match self.followed(named) {
            Ok(at) => Ok(at.ply - 1),
            Err(error @ CaseError::NoSuchMove { .. }) => {
                let timeline = &self.played.timeline;
                let due = timeline.half_move(timeline.moments());
                let is_due = match *named {
                    NamedMove::Number(number, side) => {
                        due.map(|(number, side)| (number, Some(side))) == Some((number, side))
                    }
                    NamedMove::Ply(ply) => ply == self.report.plies + 1,
                    NamedMove::Start => false,
                };
                if is_due { Ok(self.report.plies) } else { Err(error) }
            }
            Err(error) => Err(error),
        }
    }
}
