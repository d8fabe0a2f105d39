//! Everything in a game that an arbiter could have to rule on.

use super::super::IncidentKind;
use super::super::desk::LawOutcome;
use super::super::report::RecordFinding;
use super::{Case, CaseError};
use crate::diag::Level;
use crate::draw::{Condition, clause_words, conditions};
use crate::pdn::Outcome;
use crate::rules::{Effect, LateClaim};

/// The result the laws give, for this view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawSays {
    /// What they make of the game.
    pub outcome: LawOutcome,
    /// As it is written in a record.
    pub written: &'static str,
    /// Why.
    pub why: String,
    /// Document and article.
    pub article: String,
}

/// What a game holds.
#[derive(Debug, Clone)]
pub struct Overview {
    /// Draw conditions in the order in which they were met.
    pub conditions: Vec<Condition>,
    /// Those among them that had to be claimed and were not.
    pub not_claimed: Vec<Condition>,
    /// Irregularities, each with its standing.
    pub irregularities: Vec<RecordFinding>,
    /// The result the laws give; `None` where they give none.
    pub law: Option<LawSays>,
    /// False where the record says another result than the laws, or two results.
    pub agrees: bool,
    /// What is wrong with the recorded result.
    pub objections: Vec<String>,
}

impl Case<'_> {
    /// Looks for everything.
    ///
    /// # Errors
    ///
    /// Where the record cannot be followed to its end.
    pub fn overview(&self) -> Result<Overview, CaseError> {
        if !self.is_complete() {
            return Err(self.broken());
        }
        let set = &self.laws.set;
        let game = &self.played.timeline;
        let conditions = conditions(set, game, &self.demands());
        let effect = |condition: &Condition| set.draws[condition.clause].effect;
        let claims = self.recorded(IncidentKind::Claim);
        let was_claimed = |condition: &Condition| {
            claims
                .iter()
                .any(|&(after, _)| self.played.before_ply(after + 1) == Some(condition.met))
        };
        let not_claimed = conditions
            .iter()
            .filter(|condition| effect(condition) == Some(Effect::Claim) && !was_claimed(condition))
            .cloned()
            .collect();
        let is_irregular = |found: &&RecordFinding| found.finding.level() == Level::Irregularity;
        let irregularities: Vec<RecordFinding> =
            self.report.findings.iter().filter(is_irregular).cloned().collect();
        let law = self.law_says(&conditions);
        let mut objections: Vec<String> = self
            .report
            .findings
            .iter()
            .filter(|found| matches!(found.finding.code(), "result-mismatch" | "result-impossible"))
            .map(|found| found.finding.message.clone())
            .collect();
        if let (Some(law), Some(recorded)) = (&law, self.report.result)
            && objections.is_empty()
            && recorded.outcome != Outcome::Unknown
            && recorded.outcome != law.outcome.recorded()
        {
            objections.push(format!("the result is {recorded}, but {}", law.why));
        }
        Ok(Overview {
            conditions,
            not_claimed,
            irregularities,
            law,
            agrees: objections.is_empty(),
            objections,
        })
    }

    /// The result the laws give: what ended the game first.
    fn law_says(&self, conditions: &[Condition]) -> Option<LawSays> {
        let set = &self.laws.set;
        let game = &self.played.timeline;
        let end = game.moments() - 1;
        let drawn = conditions.iter().find(|condition| {
            set.draws[condition.clause].effect == Some(Effect::Automatic)
                && (condition.met == end || *set.late_claim == LateClaim::UntilSigned)
        });
        let by_replay = self.report.law_result.as_ref();
        let earlier = by_replay.and_then(|law| law.result.at).and_then(|at| {
            let moment = self.played.before_ply(at.ply)?;
            Some(drawn.is_none_or(|condition| moment < condition.met))
        });
        if let Some(condition) = drawn
            && earlier != Some(true)
        {
            let clause = &set.draws[condition.clause];
            let after = match condition.met {
                0 => "at the start".into(),
                met => format!("after {}", game.name(met)),
            };
            return Some(LawSays {
                outcome: LawOutcome::Draw,
                written: LawOutcome::Draw.written(*set.result_form),
                why: format!("the game is drawn {after}: {}", clause_words(clause)),
                article: set.cite(&clause.cited()),
            });
        }
        by_replay.map(|law| LawSays {
            outcome: law.result.outcome,
            written: law.written,
            why: law.result.why.clone(),
            article: law.article.clone(),
        })
    }
}
