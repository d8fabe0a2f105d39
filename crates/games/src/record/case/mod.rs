//! A game before the arbiter: rulings on claims, and an overview of everything that may need a
//! ruling.
//!
//! A record is replayed with its history; half-moves are named as it prints them. What
//! cannot be asked of the game (no such half-move, a record that breaks off before it)
//! is a [`CaseError`]; every other question has an answer.

mod claim;
mod correction;
mod demanded;
mod meant;
mod named;
mod overview;
mod then;

use super::IncidentKind;
use super::drawn::PlayedGame;
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
pub use overview::{LawSays, Overview};

/// A game with its laws, replayed.
#[derive(Debug, Clone)]
pub struct Case<'c> {
    /// The game's text.
    pub text: GameText<'c>,
    /// Its main line.
    pub line: MainLine<'c>,
    /// Its laws.
    pub laws: &'c Laws,
    /// The report of the replay.
    pub report: GameReport,
    /// The game as draw clauses see it.
    pub played: PlayedGame<'c>,
}

impl<'c> Case<'c> {
    /// Replays a game.
    ///
    /// `notes` are findings about the choice of the laws.
    ///
    /// # Errors
    ///
    /// If the game cannot be set up.
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

    /// True if every half-move could be followed, or at least all of the game: what is written
    /// after its end changes nothing.
    #[must_use]
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

    /// The half-move that leads to a moment, as written; `None` for the start.
    #[must_use]
    pub fn written(&self, moment: usize) -> Option<String> {
        self.written_ply(self.played.at(moment)?.ply)
    }

    /// A half-move of the record, by its place from 1, as written.
    #[must_use]
    pub fn written_ply(&self, ply: usize) -> Option<String> {
        let ply = self.line.plies.get(ply.checked_sub(1)?)?;
        Some(shown(ply.span().of(self.text.bytes())))
    }

    /// Demands that moves be counted, in the record or reported apart from it.
    pub(super) fn demands(&self) -> Vec<Demand> {
        demands_of(&self.line, &self.report, &self.played)
    }

    /// The recorded incidents of this kind: after how many half-moves, and by which side.
    pub(super) fn recorded(&self, kind: IncidentKind) -> Vec<(usize, Color)> {
        recorded(&self.line, &self.report, kind)
    }

    /// The error of a record that breaks off.
    pub(super) fn broken(&self) -> CaseError {
        let (followed, plies) = (self.report.replayed_plies, self.report.plies);
        CaseError::Broken {
            game: self.report.game,
            // Not all that was written could be judged, although every half-move was reached.
            followed: (followed < plies).then_some(followed),
            plies,
            why: first_error(&self.report),
        }
    }
}

/// Demands that moves be counted, in a record or reported apart from it.
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

/// The recorded incidents of this kind: after how many half-moves, and by which side.
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

/// What ends the replay of a game, with its place.
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
