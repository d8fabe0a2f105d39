//! Cases: rulings on claims, and an overview of everything in a game that may need a ruling.
//!
//! A record is replayed with its history, and half-moves are named as it prints them. A question
//! that does not apply to the game (no such half-move, or a record that breaks off before it)
//! returns a [`CaseError`]; every other question has an answer.

mod claim;
mod correction;
mod demanded;
mod meant;
mod named;
mod overview;
mod then;

use super::IncidentKind;
use super::drawn::PlayedGame;
use super::ending::{EndCause, GameEnd};
use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay, shown};
use super::report::{GameReport, PlyAt, RuledResult};
use crate::board::Color;
use crate::diag::{Finding, Level, Place};
use crate::draw::Demand;
use crate::pdn::GameText;
use crate::record::codes;

pub use claim::{ClaimPending, ClaimRuling, DrawClaim};
pub use correction::Correction;
pub use demanded::{CorrectionKind, CorrectionReason};
pub use named::{BreakOff, CaseError};
pub use overview::{Overview, OverviewResult};

/// A replayed game with its rules.
#[derive(Debug, Clone)]
pub struct Case<'c> {
    /// The text of the game.
    pub text: GameText<'c>,
    /// The main line.
    pub line: MainLine<'c>,
    /// The rules.
    pub laws: &'c Laws,
    /// The report of the replay.
    pub report: GameReport,
    /// The game as draw clauses see it.
    pub played: PlayedGame<'c>,
}

impl<'c> Case<'c> {
    /// Replays a game.
    ///
    /// `notes` are findings about the choice of the rules.
    ///
    /// # Errors
    ///
    /// Fails if the game cannot be set up.
    pub fn open(
        text: GameText<'c>,
        line: MainLine<'c>,
        laws: &'c Laws,
        notes: Vec<Finding>,
    ) -> Result<Self, CaseError> {
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), laws, notes, options);
        match PlayedGame::of_report(&report, laws) {
            Some(played) => Ok(Self { text, line, laws, report, played }),
            None => Err(CaseError::NoStart { game: report.game, why: first_error(&report) }),
        }
    }

    /// Returns whether the game could be followed to the end of its record, or at least to its own
    /// end: moves recorded after the end change nothing.
    pub fn is_complete(&self) -> bool {
        let report = &self.report;
        let has_ended = |law: &RuledResult| {
            !law.end.is_uncertain(self.laws) && law.end.after <= report.replayed_plies
        };
        let is_followed = report.replayed_plies == report.plies
            && !report.has_unread_moves()
            && !report.findings.iter().any(|found| found.finding.is(codes::RECORD_NOT_FOLLOWED));
        (is_followed || report.law_result.as_ref().is_some_and(has_ended)) && !report.is_unread()
    }

    /// Returns the half-move that leads to a moment, as written; `None` for the start.
    pub fn written(&self, moment: usize) -> Option<String> {
        self.written_ply(self.played.at(moment)?.ply)
    }

    /// Returns a half-move of the record, by its number from 1, as written.
    pub fn written_ply(&self, ply: usize) -> Option<String> {
        let ply = self.line.plies.get(ply.checked_sub(1)?)?;
        Some(shown(ply.span().of(self.text.bytes())))
    }

    /// Returns the side whose flag fell after it had pressed the clock, so that by the record its
    /// clock stood still.
    pub fn flag_fell_at_rest(&self, end: &GameEnd) -> Option<Color> {
        let EndCause::FlagFell(side) = end.cause else {
            return None;
        };
        let then = self.line.incidents.iter().filter(|placed| placed.after == end.after);
        let mut kinds = then.filter_map(|placed| {
            let incident = placed.incident.as_ref().ok()?;
            (incident.side == Some(side)).then_some(incident.kind)
        });
        let pressed = kinds.by_ref().any(|kind| kind == IncidentKind::Press);
        (pressed && kinds.any(|kind| kind == IncidentKind::Flag)).then_some(side)
    }

    /// Returns whether an incident of this kind is recorded after the last half-move.
    pub fn is_last_recorded(&self, kind: IncidentKind) -> bool {
        self.recorded(kind).iter().any(|(after, _)| *after >= self.report.plies)
    }

    /// Returns the demands for a count, whether recorded or reported separately.
    pub(super) fn demands(&self) -> Vec<Demand> {
        demands_of(&self.line, &self.report, &self.played)
    }

    /// Returns the incidents of this kind: the number of half-moves before each, and its side.
    pub(super) fn recorded(&self, kind: IncidentKind) -> Vec<(usize, Color)> {
        recorded(&self.line, &self.report, kind)
    }

    /// Returns the error for a record that breaks off.
    pub(super) fn broken(&self) -> CaseError {
        let (followed, plies) = (self.report.replayed_plies, self.report.plies);
        CaseError::Broken {
            game: self.report.game,
            // Every half-move was reached, but part of the text could not be judged.
            followed: (followed < plies).then_some(followed),
            plies,
            why: first_error(&self.report),
        }
    }
}

/// Returns the demands for a count, whether recorded or reported separately.
pub(super) fn demands_of(
    line: &MainLine<'_>,
    report: &GameReport,
    played: &PlayedGame<'_>,
) -> Vec<Demand> {
    recorded(line, report, IncidentKind::Demand)
        .into_iter()
        .filter_map(|(after, by)| Some(Demand { moment: played.before_ply(after + 1)?, by }))
        .collect()
}

/// Returns the incidents of this kind: the number of half-moves before each, and its side.
fn recorded(line: &MainLine<'_>, report: &GameReport, kind: IncidentKind) -> Vec<(usize, Color)> {
    let placed = line
        .incidents
        .iter()
        .filter_map(|placed| Some((placed.after, placed.incident.as_ref().ok()?)));
    let told = report.told.iter().map(|(after, incident)| (*after, incident));
    placed
        .chain(told)
        .filter(|(_, incident)| incident.kind == kind)
        .filter_map(|(after, incident)| Some((after, incident.side?)))
        .collect()
}

/// Returns the finding that stops the replay of a game, with its place.
fn first_error(report: &GameReport) -> BreakOff {
    let is_it = |found: &&super::RecordFinding| {
        found.finding.level() == Level::Error || found.finding.is(codes::RECORD_NOT_FOLLOWED)
    };
    let Some(found) = report.findings.iter().find(is_it) else {
        return BreakOff::Unknown;
    };
    let what = found.finding.what().said();
    let at = found.at.map(PlyAt::named);
    match found.finding.place {
        Some(Place { line, column }) => BreakOff::There { at, what, line, column },
        None => BreakOff::Somewhere { at, what },
    }
}
