//! The incidents between half-moves, in the order of the record.

use super::found::IncidentFault;
use super::game::Numbers;
use super::incident::{Incident, When};
use super::main_line::MainLine;
use super::ply_text::PlyText;
use super::report::RecordFinding;
use crate::board::Color;
use crate::diag::{Finding, Span};

/// The most incidents of one game that are examined; real games have a handful.
const MAX_INCIDENTS: usize = 500;

/// The progress of reading the incidents between half-moves.
#[derive(Debug)]
pub(super) struct Moments {
    /// The next incident of the text.
    next: usize,
    /// The number of half-moves before each incident that was reported separately.
    told: Vec<Option<usize>>,
    /// The number of incidents examined since a position was put on the board.
    seen: usize,
}

impl Moments {
    /// Creates the state before the first half-move.
    pub(super) fn new(line: &MainLine<'_>) -> Self {
        Self { next: 0, told: vec![None; line.told.len()], seen: 0 }
    }

    /// Starts anew, because a position is put on the board.
    pub(super) const fn begins_anew(&mut self) {
        self.seen = 0;
    }

    /// Returns the incidents between this half-move and the next, and findings about invalid ones.
    pub(super) fn incidents(
        &mut self,
        line: &MainLine<'_>,
        after: usize,
        numbers: &Numbers,
        turn: Color,
    ) -> (Vec<(Incident, Span)>, Vec<RecordFinding>) {
        let (mut all, mut wrong) = (Vec::new(), Vec::new());
        while let Some(placed) = line.incidents.get(self.next).filter(|p| p.after <= after) {
            self.next += 1;
            self.seen += 1;
            if self.seen > MAX_INCIDENTS {
                wrong.extend(self.too_many(placed.span));
                continue;
            }
            match &placed.incident {
                Ok(incident) => all.push((incident.clone(), placed.span)),
                Err(error) => {
                    let fault = IncidentFault::Unreadable { why: error.clone() };
                    let finding = Finding::of(fault, placed.span).remarked(error);
                    wrong.push(RecordFinding::of_text(finding));
                }
            }
        }
        self.take_told(line, after, numbers, turn, &mut all);
        (all, wrong)
    }

    /// Reports once that there are more incidents than any real game has.
    fn too_many(&self, span: Span) -> Option<RecordFinding> {
        let fault = IncidentFault::TooMany { most: MAX_INCIDENTS };
        let is_first = self.seen == MAX_INCIDENTS + 1;
        is_first.then(|| RecordFinding::of_text(Finding::of(fault, span)))
    }

    /// Adds the incidents reported separately whose moment has come.
    fn take_told(
        &mut self,
        line: &MainLine<'_>,
        after: usize,
        numbers: &Numbers,
        turn: Color,
        all: &mut Vec<(Incident, Span)>,
    ) {
        let next: Option<&PlyText<'_>> = line.plies.get(after);
        let due = next.map(|ply| numbers.next(ply.number(), turn));
        let last = numbers.before();
        let previous = after.checked_sub(1).map(|index| line.plies[index].span());
        let span = next.map(|ply| ply.span()).or(previous).unwrap_or_default();
        for (told, done) in line.told.iter().zip(&mut self.told) {
            let now = match told.when {
                When::Start => after == 0,
                When::End => after == line.plies.len(),
                When::BeforePly(ply) => ply == after + 1 && next.is_some(),
                When::AfterPly(ply) => ply == after,
                When::Before(number, side) => due == Some((number, side)),
                When::After(number, side) => last == Some((number, side)),
            };
            if now && done.is_none() {
                *done = Some(after);
                all.push((told.incident.clone(), span));
            }
        }
    }

    /// Returns the incidents reported separately, each with the number of half-moves before it.
    pub(super) fn told_in_place(&self, line: &MainLine<'_>) -> Vec<(usize, Incident)> {
        let told = line.told.iter().map(|told| told.incident.clone());
        let places = self.told.iter().copied();
        places.zip(told).filter_map(|(place, incident)| Some((place?, incident))).collect()
    }

    /// Returns findings about the incidents whose moment never came.
    pub(super) fn untimely(&self, line: &MainLine<'_>) -> Vec<RecordFinding> {
        let end = line.plies.last().map_or(Span::default(), |ply| ply.span());
        let never = line.told.iter().zip(&self.told).filter(|(_, done)| done.is_none());
        let finding = |(told, _): (&super::incident::IncidentAt, _)| {
            let (when, incident) = (told.when, told.incident.clone());
            let fault = match when {
                When::Before(..) | When::After(..) => {
                    IncidentFault::NoSuchNumber { when, incident }
                }
                _ => IncidentFault::NoSuchMoment { when, incident },
            };
            RecordFinding::of_text(Finding::of(fault, end))
        };
        never.map(finding).collect()
    }
}
