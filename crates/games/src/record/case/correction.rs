//! Rulings on whether an irregularity may still be corrected.

use super::super::conduct::citation_of;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::found::{DemandFinding, HandlingFault, RequiredAction};
use super::super::report::{IrregularityState, PlyAt, RecordFinding, Settlement};
use super::super::settle::meanings;
use super::super::{IncidentKind, NamedMove};
use super::demanded::{CorrectionKind, CorrectionReason};
use super::{Case, CaseError, ClaimPending};
use crate::board::{Color, Position};
use crate::diag::{Citation, Level};
use crate::draw::Verdict;
use crate::record::codes;
use crate::rules::Irregularity;

/// The answer to a demand for correction.
#[derive(Debug, Clone)]
pub struct Correction {
    /// The verdict: granted if it may still be corrected.
    pub verdict: Verdict,
    /// The half-move in question; `None` if none was named and none is irregular.
    pub ply: Option<PlyAt>,
    /// The half-move that is due at the demand.
    pub due: PlyAt,
    /// The finding about the irregularity.
    pub found: Option<RecordFinding>,
    /// Findings about the same player that are corrected together with it.
    pub also: Vec<RecordFinding>,
    /// The taking back of a half-move that is accepted at the same time, because the corrected
    /// irregularity was committed in its place.
    pub accepts: Option<RecordFinding>,
    /// The findings about moves made in place of a half-move that was taken back but counts: those
    /// moves do not count.
    pub void: Vec<RecordFinding>,
    /// Whether a text says that the game is forfeited for it, which the arbiter decides.
    pub forfeits: bool,
    /// The recorded result, if the answer holds only if the game had not ended that way before.
    pub recorded: Option<String>,
    /// An event by then for which the rules give no result, so that the arbiter decides it first.
    pub not_ruled: Option<RecordFinding>,
    /// The position on the board at the demand.
    pub now: Option<Position>,
    /// The position after the correction, if it is granted.
    pub corrected: Option<Position>,
    /// The article on the consequence of the irregularity.
    pub citation: Option<Citation>,
    /// The reasons.
    pub reasons: Vec<CorrectionReason>,
    /// The end of the game, if it had ended by then.
    pub end: Option<GameEnd>,
    /// An irregularity that was undecided by then, or cannot stand.
    pub pending: Option<ClaimPending>,
    /// If the demand is about a half-move that was taken back without being asked, the matter that
    /// is open once that half-move stays.
    pub then: Option<ClaimPending>,
    /// Whether that matter is corrected too.
    pub in_full: bool,
    /// The move played in place of that half-move, if it is the one due after the correction.
    pub played: Option<String>,
    /// The article on the consequence of that matter.
    pub then_citation: Option<Citation>,
    /// The end of the game through the correction, if any.
    pub ends: Option<GameEnd>,
    /// The result that follows; `None` while the game continues.
    pub outcome: Option<LawOutcome>,
}

impl Case<'_> {
    /// Rules on a demand that a half-move be corrected. If none is named, the demand is about the
    /// only one that is irregular in this way.
    ///
    /// # Errors
    ///
    /// Fails if the half-move does not exist, is not reached or comes after the demand, if none is
    /// named and several are irregular, or if an incident recorded before the demand cannot be used.
    pub fn correction(
        &self,
        kind: CorrectionKind,
        ply: Option<&NamedMove>,
        by: Option<Color>,
        at: Option<&NamedMove>,
    ) -> Result<Correction, CaseError> {
        let named = ply.map(|ply| self.irregular_or_followed(ply)).transpose()?;
        let kept = match at {
            None => self.report.plies,
            Some(named) => self.plies_before(named)?,
        };
        self.is_usable_within(kept)?;
        let then = self.cut(kept)?;
        let end = then.report.law_result.as_ref();
        let end = end.and_then(|law| law.end.certain(&self.laws.set)).cloned();
        let asks = kind == CorrectionKind::Touched && named.is_none() && end.is_none();
        if let Some(must) = then.must_be_played(by).filter(|_| asks) {
            return Ok(then.has_to_be_played(must, kept));
        }
        let about = match named {
            Some(about) => Some(about),
            None => then.only_one(kind, by, end.as_ref())?,
        };
        // An irregularity before the half-move to come has no half-move of its own.
        let done_by = |about: PlyAt| about.ply.min(self.report.plies);
        if let Some(about) = named.filter(|about| kept < done_by(*about)) {
            let at = at.map_or_else(String::new, ToString::to_string);
            return Err(CaseError::Later { name: about.to_string(), at });
        }
        let all: Vec<&RecordFinding> = match about {
            Some(about) => then.irregular_at(about.ply).collect(),
            None => Vec::new(),
        };
        // Open findings come before those decided together with them.
        let mut these: Vec<&RecordFinding> =
            all.iter().copied().filter(|found| self.is_of(kind, found)).collect();
        // A player asks about the opponent's irregularities.
        let theirs = |found: &&RecordFinding| {
            found.is_unsettled() && found.offender().map(Color::opponent) == by
        };
        these.sort_by_key(|found| !theirs(found));
        let first = |is_it: fn(&RecordFinding) -> bool| {
            let one = these.iter().copied().filter(theirs).find(|found| is_it(found));
            one.or_else(|| these.iter().copied().find(|found| is_it(found)))
        };
        let found = first(|found| found.awaits_decision() && found.loses_if_claimed)
            .or_else(|| first(|found| found.awaits_decision() && found.takes_back))
            .or_else(|| first(RecordFinding::awaits_decision))
            .or_else(|| these.first().copied());
        // For a half-move that was taken back, the taking back comes before its other faults.
        let any = |found: &&RecordFinding| {
            kind == CorrectionKind::Irregular && found.finding.is(codes::MOVE_TAKEN_BACK)
        };
        let taking_back = all.iter().copied().find(|found| is_taking_back(found));
        let taking_back = taking_back.or_else(|| all.iter().copied().find(any));
        let found = match found {
            Some(found) if found.settled == Some(Settlement::TakenBack) => {
                taking_back.or(Some(found))
            }
            _ => found,
        };
        // The half-move was taken back, but not the touch before it.
        let is_touch = |found: &RecordFinding| {
            found.finding.is(codes::PIECE_TOUCHED_NOT_PLAYED)
                && found.standing == Some(IrregularityState::Corrected)
                && found.settled == Some(Settlement::TakenBack)
        };
        if let Some(must) = then.must_be_played(None).filter(|_| found.is_some_and(is_touch)) {
            return Ok(then.has_to_be_played(must, kept));
        }
        // A record that breaks off elsewhere does not show whether it stands.
        if !then.is_complete() && found.is_none_or(|found| found.standing.is_some()) {
            return Err(then.broken());
        }
        let (verdict, reasons) = match (found, about) {
            (Some(found), Some(about)) => self.of_finding(found, (about, kept), by, end.as_ref()),
            (_, about) => (Verdict::Refused, then.nothing(kind, about, &all, end.as_ref())),
        };
        // Nothing is granted if a draw that is not certain may have come first.
        let is_first = then
            .report
            .law_result
            .as_ref()
            .zip(end.as_ref())
            .is_none_or(|(law, end)| law.end.cause == end.cause);
        let (verdict, reasons) = match verdict == Verdict::Granted && !is_first {
            true => (Verdict::Refused, vec![CorrectionReason::GameEnded]),
            false => (verdict, reasons),
        };
        // The question of who moved does not depend on an uncertain draw.
        let is_unknown = found.is_some_and(|found| found.settled == Some(Settlement::MoverUnknown));
        let waits = match is_unknown && end.is_none() {
            true => then.report.not_ruled_if_none(),
            false => then.report.not_ruled(),
        };
        let not_ruled = waits.filter(|_| verdict == Verdict::Granted);
        let (verdict, reasons) = match &not_ruled {
            Some(_) => (Verdict::NotYet, vec![CorrectionReason::NotRuled]),
            None => (verdict, reasons),
        };
        let also = found.map(|found| then.report.corrected_with(found)).unwrap_or_default();
        let forfeits = verdict == Verdict::Granted
            && self.laws.set.is_declared_forfeit(Irregularity::TouchedNotPlayed)
            && found.into_iter().chain(&also).any(|found| {
                found.is_unsettled() && found.finding.is(codes::PIECE_TOUCHED_NOT_PLAYED)
            });
        let verdict = if forfeits { Verdict::NotYet } else { verdict };
        let granted = verdict == Verdict::Granted;
        let lost = found.filter(|_| granted).and_then(|found| {
            found
                .loses_if_claimed
                .then(|| LawOutcome::Win(offender_of(Some(found), about).opponent()))
        });
        let pending = then.undecided();
        let findings = || then.report.findings.iter();
        let accepts = found.filter(|_| granted).and_then(|found| {
            findings().find(|taken_back| found.is_in_place_of(taken_back)).cloned()
        });
        let void = found
            .filter(|_| granted)
            .map(|found| findings().filter(|other| other.is_in_place_of(found)).cloned().collect());
        let held = found.filter(|found| granted && is_taking_back(found));
        let held = held.and_then(|found| then.once_held(kept, found));
        let void: Vec<RecordFinding> = void.unwrap_or_default();
        // A single demand does both, except for a half-move in whose place another was played.
        let in_full = held.as_ref().is_some_and(|held| {
            let both = void.is_empty() && held.found.takes_back && !held.found.loses_if_claimed;
            (kind != CorrectionKind::Irregular || both) && self.is_of(kind, &held.found)
        });
        // The end of the game through the correction itself.
        let ends = pending.as_ref().filter(|open| {
            granted
                && found.is_some_and(|found| found.at == open.found.at && found.remedy.is_some())
        });
        let ends = match held.as_ref().filter(|_| in_full) {
            Some(held) => held.pending.corrected.clone(),
            None => ends.and_then(|open| open.pending.corrected.clone()),
        };
        let lost_by = |end: &GameEnd| matches!(end.cause, EndCause::Violated { .. });
        let ends =
            ends.filter(|end| lost.is_none() && !lost_by(end) && !end.is_uncertain(self.laws));
        let outcome = lost.or_else(|| end.as_ref().or(ends.as_ref()).map(|end| end.outcome));
        let in_full_held = held.as_ref().filter(|_| in_full);
        let played = in_full_held.and_then(|held| self.played_already(held, kept));
        let taken_back = in_full_held.and_then(|held| held.found.position);
        let corrected = match found.filter(|_| granted) {
            Some(_) if played.is_some() => then.report.last,
            Some(_) if taken_back.is_some() => taken_back,
            Some(found) if found.standing == Some(IrregularityState::Corrected) => then.report.last,
            // Several irregularities are corrected from the first of them on.
            Some(found) if found.takes_back && also.is_empty() => found.position,
            Some(_) if accepts.is_some() => {
                self.once_accepted(kept, offender_of(found, about).opponent())
            }
            Some(_) => self.once_corrected(kept, offender_of(found, about).opponent()),
            None => None,
        };
        let recorded = (granted && kept == self.report.plies && end.is_none() && outcome.is_none())
            .then(|| self.report.recorded_result().map(str::to_owned))
            .flatten();
        let verdict = if recorded.is_some() { Verdict::Conditional } else { verdict };
        Ok(Correction {
            verdict,
            ply: about,
            due: then.due_after(kept),
            found: found.cloned(),
            also,
            accepts,
            void,
            forfeits,
            recorded,
            not_ruled: waits.cloned(),
            now: then.report.last,
            corrected,
            citation: found.map(|found| citation_of(&self.laws.set, found.finding.declared())),
            reasons,
            end,
            pending,
            then_citation: held
                .as_ref()
                .map(|held| citation_of(&self.laws.set, held.found.finding.declared())),
            then: held,
            in_full,
            played,
            ends,
            outcome,
        })
    }

    /// Returns the move played in place of a half-move that was taken back, if it is due once that
    /// half-move is restored and corrected.
    fn played_already(&self, held: &ClaimPending, kept: usize) -> Option<String> {
        let at = held.found.at.filter(|at| at.ply < kept)?;
        let Some(RequiredAction::MustPlay { moves, .. }) = &held.found.remedy else {
            return None;
        };
        let (position, ply) = (held.found.position?, self.line.plies.get(at.ply)?);
        let legal = self.laws.generator.legal_moves(&position);
        let due = moves.all()?;
        let is_due = meanings(self.laws, &position, ply)
            .iter()
            .any(|mv| due.contains(&self.laws.write(&position, &legal, mv)));
        self.written_ply(at.ply + 1).filter(|_| is_due)
    }

    /// Returns the half-move that is due at the end of a record of this many half-moves.
    fn due_after(&self, kept: usize) -> PlyAt {
        let timeline = &self.played.timeline;
        let (move_number, side) = timeline
            .half_move(timeline.moments())
            .unwrap_or_else(|| (timeline.due(0), timeline.position(0).turn()));
        PlyAt { ply: kept + 1, move_number, side }
    }

    /// Returns the finding that a touched piece has not been played yet and must be. A player whose
    /// own touch that is means another touch, if that can still be corrected.
    fn must_be_played(&self, by: Option<Color>) -> Option<&RecordFinding> {
        let is_open = |found: &RecordFinding| {
            CorrectionKind::Touched.covers(&found.finding) && found.awaits_decision()
        };
        let is_open = self.report.findings.iter().any(is_open);
        self.report.findings.iter().find(|found| match found.finding.as_what() {
            Some(HandlingFault::MustBePlayed { side, corrected: false, .. }) => {
                !is_open || by == Some(side.opponent())
            }
            _ => false,
        })
    }

    /// Grants a claim that a touched piece must be played, if it has not been played yet.
    fn has_to_be_played(&self, must: &RecordFinding, kept: usize) -> Correction {
        let not_ruled = self.report.not_ruled().cloned();
        let (verdict, reason) = match &not_ruled {
            Some(_) => (Verdict::NotYet, CorrectionReason::NotRuled),
            None => (Verdict::Granted, CorrectionReason::MustBePlayed),
        };
        Correction {
            verdict,
            ply: None,
            due: self.due_after(kept),
            found: Some(RecordFinding { position: self.report.last, ..must.clone() }),
            also: Vec::new(),
            accepts: None,
            void: Vec::new(),
            forfeits: false,
            recorded: None,
            not_ruled,
            now: self.report.last,
            corrected: None,
            citation: must.finding.citation.clone(),
            reasons: vec![reason],
            end: None,
            pending: None,
            then: None,
            in_full: false,
            played: None,
            then_citation: None,
            ends: None,
            outcome: None,
        }
    }

    fn of_finding(
        &self,
        found: &RecordFinding,
        (about, kept): (PlyAt, usize),
        by: Option<Color>,
        end: Option<&GameEnd>,
    ) -> (Verdict, Vec<CorrectionReason>) {
        use CorrectionReason as Reason;
        let offender = offender_of(Some(found), Some(about));
        let (verdict, reason) = match found.standing {
            _ if end.is_some_and(|end| end.cause == EndCause::BoardWrong)
                && found.finding.is(codes::BOARD_WRONG) =>
            {
                (Verdict::Granted, Reason::Annulled)
            }
            // The game was lost by refusing the correction.
            _ if found.settled == Some(Settlement::NotMade)
                && by != Some(offender)
                && end.is_some_and(|end| end.cause == EndCause::Refused(offender)) =>
            {
                (Verdict::Granted, Reason::RefusedToCorrect)
            }
            // The game was lost by it.
            Some(_)
                if found.loses_if_claimed
                    && by != Some(offender)
                    && end.is_some_and(
                        |end| matches!(end.cause, EndCause::Violated { at, .. } if at == found.at),
                    ) =>
            {
                (Verdict::Granted, Reason::GameEnded)
            }
            _ if end.is_some() => (Verdict::Refused, Reason::GameEnded),
            _ if found.settled == Some(Settlement::MoverUnknown) => {
                (Verdict::NotYet, Reason::NotRuled)
            }
            // Anybody may demand the correction of an irregularity that cannot stand.
            Some(IrregularityState::Stands) => (Verdict::Refused, Reason::Stands),
            _ if by == Some(offender) && (found.standing.is_some() || found.loses_if_claimed) => {
                (Verdict::Refused, Reason::OnlyOpponent(offender.opponent()))
            }
            Some(IrregularityState::AfterEnd) => (Verdict::Refused, Reason::GameEnded),
            Some(IrregularityState::Open) => (Verdict::Granted, Reason::Open),
            Some(IrregularityState::Corrected) if found.settled == Some(Settlement::TakenBack) => {
                (Verdict::Refused, Reason::TakenBack)
            }
            Some(IrregularityState::Corrected) if about.ply < kept => {
                (Verdict::Refused, Reason::Corrected)
            }
            Some(IrregularityState::Corrected) => (Verdict::Granted, Reason::Corrected),
            None if found.settled == Some(Settlement::GoesBack) => {
                (Verdict::Refused, Reason::GoesBack)
            }
            // The fault of a move that was wrongly taken back, but stays, is corrected with it.
            None if found.remedy.is_none() && found.finding.level() == Level::Irregularity => {
                (Verdict::Refused, Reason::Corrected)
            }
            None => (Verdict::Granted, Reason::CannotStand),
        };
        (verdict, vec![reason])
    }

    /// Returns the reasons why there is nothing to correct.
    fn nothing(
        &self,
        kind: CorrectionKind,
        about: Option<PlyAt>,
        others: &[&RecordFinding],
        end: Option<&GameEnd>,
    ) -> Vec<CorrectionReason> {
        use CorrectionReason as Reason;
        if end.is_some() {
            return vec![Reason::GameEnded];
        }
        if let Some(other) = others.first() {
            let other = match other.awaits_decision() {
                true => Reason::OtherOpen(Box::new((*other).clone())),
                false => Reason::OtherIrregularity(other.finding.what().said()),
            };
            return match kind {
                CorrectionKind::Touched => vec![self.of_touch(about), other],
                CorrectionKind::CaptureMissed => vec![Reason::NoCaptureMissed, other],
                CorrectionKind::Irregular => vec![other],
            };
        }
        let mut reasons = vec![Reason::NothingIrregular];
        if kind == CorrectionKind::Touched {
            reasons.push(self.of_touch(about));
        }
        if kind == CorrectionKind::Irregular
            && let Some(found) = self.done_last(about)
        {
            reasons = vec![Reason::NotCorrected(Box::new(found.clone()))];
        }
        // Besides the answer, the players learn what else is open.
        let is_open = |found: &&RecordFinding| found.awaits_decision();
        if let Some(other) = self.report.findings.iter().find(is_open).filter(|_| about.is_none()) {
            reasons.retain(|reason| !matches!(reason, Reason::NothingIrregular));
            reasons.push(Reason::OtherOpen(Box::new(other.clone())));
        }
        reasons
    }

    /// Returns the reason why no touched piece has to be played.
    fn of_touch(&self, about: Option<PlyAt>) -> CorrectionReason {
        use CorrectionReason as Reason;
        {
            // A touch binds nobody for a reason that has already been reported.
            let told = self.report.findings.iter().find(|found| {
                let binds_nobody = [codes::INCIDENT_NOTHING, codes::TOUCHED_OFF_MOVE];
                found.finding.is_any(&binds_nobody)
                    && about.is_none_or(|about| found.at.is_some_and(|at| at.ply == about.ply))
                    && (self.touched_before(found.at) || found.finding.is(codes::TOUCHED_OFF_MOVE))
            });
            let touched = self.recorded(IncidentKind::Touched);
            let is_there =
                |&(after, _): &(usize, Color)| about.is_none_or(|about| after + 1 == about.ply);
            let in_reply = touched.iter().rev().filter(|touch| is_there(touch));
            let in_reply = in_reply.take(1).find_map(|&touch| self.touched_in_reply(touch));
            match (told, in_reply) {
                (Some(found), _) => Reason::BindsNobody(Box::new(found.clone())),
                (None, Some(in_reply)) => in_reply,
                (None, None) if touched.iter().any(is_there) => Reason::TouchedAndPlayed,
                (None, None) => Reason::NoTouchRecorded,
            }
        }
    }

    /// Returns the last finding about conduct that gives no right to a correction: at this half-move,
    /// or at the last one or after it.
    fn done_last(&self, about: Option<PlyAt>) -> Option<&RecordFinding> {
        let conduct = [
            codes::REMOVAL_ORDER_INCORRECT,
            codes::PIECE_DISPLACED,
            codes::TOUCHED_OFF_MOVE,
            codes::INCIDENT_NOTHING,
        ];
        self.report.findings.iter().rev().find(|found| {
            // After a taking back to which both agree, a half-move in its place and a reply may follow.
            let is_agreed = found.finding.is(codes::MOVE_TAKEN_BACK_AGREED);
            let since = if is_agreed { 2 } else { 0 };
            let is_then = found.at.is_some_and(|at| match about {
                Some(about) => at.ply == about.ply,
                None => at.ply + since >= self.report.plies,
            });
            is_then && (is_agreed || found.finding.is_any(&conduct))
        })
    }

    /// Returns the reason why a touch after this many half-moves does not bind this side: it was in
    /// reply to a half-move that was taken back.
    fn touched_in_reply(&self, (after, side): (usize, Color)) -> Option<CorrectionReason> {
        self.report.findings.iter().find_map(|found| match found.finding.as_what() {
            Some(
                DemandFinding::TakenBack { side: by, text, stays: false, .. }
                | DemandFinding::WronglyTakenBack { side: by, text, stays: false, .. },
            ) if *by != side && found.at.is_some_and(|at| at.ply == after) => {
                let decides = found.awaits_decision().then_some(side);
                Some(CorrectionReason::TouchedInReply(text.clone(), decides))
            }
            _ => None,
        })
    }

    fn touched_before(&self, at: Option<PlyAt>) -> bool {
        let touched = self.recorded(IncidentKind::Touched);
        at.is_some_and(|at| touched.iter().any(|&(after, _)| after + 1 == at.ply))
    }
}

/// Returns whether a finding is a taking back that the opponent did not request and has not decided
/// on.
fn is_taking_back(found: &RecordFinding) -> bool {
    found.standing == Some(IrregularityState::Open)
        && matches!(found.remedy, Some(RequiredAction::MoveStays { .. }))
}

/// Returns the side that committed the irregularity of a finding.
fn offender_of(found: Option<&RecordFinding>, about: Option<PlyAt>) -> Color {
    let side = about.map_or(Color::White, |at| at.side);
    found.and_then(RecordFinding::offender).unwrap_or(side)
}
