//! The overview of everything in a game that an arbiter may have to rule on.

use super::super::IncidentKind;
use super::super::checks::gives;
use super::super::codes::{self, is_of_incident};
use super::super::ending::{GameEnd, LawOutcome};
use super::super::found::{EndReason, ResultFault};
use super::super::report::RecordFinding;
use super::{Case, CaseError, ClaimPending};
use crate::diag::{Code, Finding, Level, Span};
use crate::draw::{MetClause, OtherEdition, as_met_at, conditions, other_editions};
use crate::pdn::{GameResult, Outcome};
use crate::rules::Effect;
use crate::said::Told;

/// The result under the rules, for the overview.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverviewResult {
    /// The end of the game.
    pub end: GameEnd,
    /// The outcome under the rules.
    pub outcome: LawOutcome,
    /// The result as written in a record.
    pub written: &'static str,
    /// The reason.
    pub why: EndReason,
    /// The document and article.
    pub article: String,
    /// The other results that the game may have if an uncertain draw does not hold.
    pub may_be: Vec<Outcome>,
}

/// The contents of a game that may need a ruling.
#[derive(Debug, Clone)]
pub struct Overview {
    /// The draw conditions, in the order in which they were met.
    pub conditions: Vec<MetClause>,
    /// The conditions that had to be claimed and were not.
    pub not_claimed: Vec<MetClause>,
    /// The irregularities, each with its standing.
    pub irregularities: Vec<RecordFinding>,
    /// Other incidents that were ruled on: claims, refused corrections, offers, and incidents
    /// without a consequence.
    pub others: Vec<RecordFinding>,
    /// The result under the rules, if there is one.
    pub law: Option<OverviewResult>,
    /// The undecided irregularity, and the results that depend on it.
    pub open: Option<ClaimPending>,
    /// The finding about an incident after the last half-move for which the rules give no result,
    /// so that the arbiter decides: both flags are down, or a player left.
    pub not_ruled: Option<RecordFinding>,
    /// The first half-move, by its number from 1, that was never decided.
    pub undecided: Option<usize>,
    /// False if the record gives another result than the rules, or two results.
    pub agrees: bool,
    /// Whether the record ends with an agreement that the rules do not allow yet: it makes no draw,
    /// and nothing else ended the game.
    pub agreed_too_early: bool,
    /// The findings about the recorded result.
    pub objections: Vec<Finding>,
    /// Other editions of the rules under which the first draw condition is met at another moment.
    pub editions: Vec<OtherEdition>,
}

impl OverviewResult {
    /// Returns whether the game may have this outcome if an earlier draw does not hold.
    pub fn may_be(&self, outcome: Outcome) -> bool {
        self.may_be.contains(&outcome)
    }
}

impl Case<'_> {
    /// Collects everything in the game that an arbiter may have to rule on.
    ///
    /// # Errors
    ///
    /// Fails if the record cannot be followed to its end.
    pub fn overview(&self) -> Result<Overview, CaseError> {
        if !self.is_complete() {
            return Err(self.broken());
        }
        let set = &self.laws.set;
        let game = &self.played.timeline;
        let end = self.report.law_result.as_ref().map(|law| &law.end);
        // Conditions after the end do not count.
        let in_time = |condition: &MetClause| {
            let plies = self.played.at(condition.met).map_or(0, |at| at.ply);
            let decides = self.report.pending.as_ref().and_then(|pending| pending.decides);
            let can_be = decides.is_some() || !self.report.is_uncertain_at(plies);
            end.is_none_or(|end| plies <= end.after) && can_be
        };
        let conditions: Vec<MetClause> =
            conditions(set, game, &self.demands()).into_iter().filter(in_time).collect();
        let effect = |condition: &MetClause| set.draws[condition.clause].effect;
        let claims = self.recorded(IncidentKind::Claim);
        let was_claimed = |condition: &MetClause| {
            claims
                .iter()
                .any(|&(after, _)| self.played.before_ply(after + 1) == Some(condition.met))
        };
        let not_claimed: Vec<MetClause> = conditions
            .iter()
            .filter(|condition| effect(condition) == Effect::Claim)
            .map(|condition| (was_claimed(condition), self.as_it_stands(condition)))
            // After a refused claim, another one can be right.
            .filter(|(was_claimed, now)| !was_claimed || now.met + 1 == game.moments())
            .map(|(_, now)| now)
            .collect();
        let (irregularities, rest): (Vec<RecordFinding>, Vec<RecordFinding>) = self
            .report
            .findings
            .iter()
            .cloned()
            .partition(|found| found.finding.level() == Level::Irregularity);
        let others: Vec<RecordFinding> =
            rest.into_iter().filter(|found| is_of_incident(found.finding.declared())).collect();
        let law = self.report.law_result.as_ref().map(|law| OverviewResult {
            end: law.end.clone(),
            outcome: law.end.outcome,
            written: law.written,
            why: law.why.clone(),
            article: law.article.clone(),
            may_be: self.may_be(&law.end),
        });
        let mut objections: Vec<Finding> = self
            .report
            .findings
            .iter()
            .filter(|found| self.speaks_against_result(found, law.as_ref()))
            .map(|found| found.finding.clone())
            .collect();
        if let (Some(law), Some(recorded)) = (&law, self.report.result)
            && objections.is_empty()
            && recorded.outcome != Outcome::Unknown
            && recorded.outcome != law.outcome.recorded()
            && !law.may_be(recorded.outcome)
        {
            let (recorded, why) = (recorded.to_string(), law.end.ended(&self.laws.set).said());
            let fault = ResultFault::IsNot { recorded, why };
            objections.push(Finding::of(fault, Span::default()));
        }
        Ok(Overview {
            conditions,
            not_claimed,
            irregularities,
            others,
            law,
            open: self.undecided(),
            not_ruled: self.report.not_ruled().cloned(),
            undecided: self.report.undecided,
            agrees: objections.is_empty(),
            agreed_too_early: self.report.agreed_too_early.is_some()
                && end.is_none()
                && self.at_the_end(codes::DRAW_TOO_EARLY)
                && self.is_draw_or_open(),
            objections,
            editions: other_editions(set, game, &self.demands()),
        })
    }

    /// Returns the results that the game may have if this draw does not hold.
    fn may_be(&self, end: &GameEnd) -> Vec<Outcome> {
        let set = &self.laws.set;
        let is_last = end.after == self.report.plies;
        let strong = end.strong_side(set, self.played.timeline.last()).filter(|_| is_last);
        let all = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::BothLose];
        all.into_iter().filter(|&outcome| end.may_be(outcome, set, strong)).collect()
    }

    /// Returns a condition that had to be claimed, in the form in which it can be claimed at the
    /// end of the record, if possible.
    fn as_it_stands(&self, condition: &MetClause) -> MetClause {
        let game = &self.played.timeline;
        let end = game.moments() - 1;
        let now = || as_met_at(&self.laws.set, game, condition, end);
        let now = if game.is_over(end) { None } else { now() };
        now.unwrap_or_else(|| condition.clone())
    }

    /// Returns whether a finding contradicts the recorded result.
    fn speaks_against_result(&self, found: &RecordFinding, law: Option<&OverviewResult>) -> bool {
        let is_draw = self.report.result.is_some_and(|result| result.outcome == Outcome::Draw);
        let finding = &found.finding;
        let early = || law.is_none_or(|law| law.outcome != LawOutcome::Draw);
        // The recorded draw rests on an acceptance that came too late.
        let late = || law.is_none() && self.at_the_end(codes::OFFER_NOT_OPEN);
        finding.is(codes::RESULT_MISMATCH) && !law.is_some_and(|law| self.says_nothing_else(law))
            || finding.is_any(&[codes::RESULT_IMPOSSIBLE, codes::RESULT_ODD])
            || finding.is(codes::DRAW_TOO_EARLY) && is_draw && early()
            || finding.is(codes::OFFER_NOT_OPEN) && is_draw && late()
    }

    /// Returns whether the result after the moves and that of the tag are either that of the rules
    /// or open.
    fn says_nothing_else(&self, law: &OverviewResult) -> bool {
        let tagged = self.report.tag("Result").and_then(|tag| GameResult::parse(tag.as_bytes()));
        let due = law.outcome.recorded();
        let mut results = [self.report.result, tagged].into_iter().flatten();
        results.all(|result| result.outcome == Outcome::Unknown || gives(result, due))
    }

    /// Returns whether there is a finding with this code about events after the last half-move.
    fn at_the_end(&self, code: &Code) -> bool {
        let is_it = |found: &&RecordFinding| found.finding.is(code);
        let found = self.report.findings.iter().rev().find(is_it);
        found.and_then(|found| found.at).is_some_and(|at| at.ply > self.report.plies)
    }

    /// Returns whether the record has no result or a draw.
    fn is_draw_or_open(&self) -> bool {
        self.report
            .result
            .is_none_or(|result| matches!(result.outcome, Outcome::Unknown | Outcome::Draw))
    }
}
