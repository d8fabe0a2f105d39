//! Draw conditions that a game meets.

use super::desk::{LawOutcome, LawResult};
use super::drawn::PlayedGame;
use super::replay::Replay;
use super::report::{PlyAt, RecordFinding};
use crate::diag::{Citation, Finding, Span};
use crate::draw::{Condition, can_meet, clause_words, conditions};
use crate::pdn::{GameResult, Outcome};
use crate::record::codes;
use crate::rules::{EarlyAgreement, Effect, LateClaim};

impl Replay<'_, '_> {
    /// Says which draw condition the game met first; gives the draw that came about by
    /// itself, with the half-moves it took.
    pub(super) fn draws(&mut self) -> Option<(usize, LawResult)> {
        let is_plain = self.is_plain();
        if is_plain && self.cannot_meet_any() {
            return None;
        }
        let set = &self.laws.set;
        let played = match is_plain {
            true => PlayedGame::of_legal(&self.track, &self.steps, self.position, self.laws),
            false => self.played(),
        };
        let found = conditions(set, &played.timeline, &self.desk.demands);
        let effect = |condition: &Condition| set.draws[condition.clause].effect;
        let automatic = found.iter().find(|found| effect(found) == Some(Effect::Automatic));
        let claimable = found.iter().find(|found| effect(found) == Some(Effect::Claim));
        let shown: Vec<(Finding, Option<PlyAt>, Citation)> = [automatic, claimable]
            .into_iter()
            .flatten()
            .map(|condition| self.met(condition, &played))
            .collect();
        let end = played.timeline.moments() - 1;
        let draw = automatic
            .filter(|found| found.met == end || *set.late_claim == LateClaim::UntilSigned)
            .map(|condition| {
                let clause = &set.draws[condition.clause];
                let at = played.at(condition.met);
                let why = format!("{}: {}", place_words(&played, condition), clause_words(clause));
                let result =
                    LawResult { outcome: LawOutcome::Draw, why, citation: clause.cited(), at };
                (at.map_or(0, |at| at.ply), result)
            });
        for (finding, at, citation) in shown {
            let article = Citation::new(self.laws.set.cite(&citation));
            let found = RecordFinding::of_text(finding.cite(article));
            self.findings.push(RecordFinding { at, ..found });
        }
        draw
    }

    /// True where each half-move was legal and stayed.
    fn is_plain(&self) -> bool {
        let legal = self.steps.len();
        legal == self.track.len() && legal == self.followed && !self.has_incidents()
    }

    /// True where what the half-moves of a plain game did shows that no condition was met.
    fn cannot_meet_any(&self) -> bool {
        let laws = self.laws;
        let at = |moment: usize| match self.track.get(moment) {
            Some((_, position)) => position,
            None => &self.position,
        };
        !can_meet(&laws.set, &laws.generator, &self.steps, at)
    }

    fn met(
        &self,
        condition: &Condition,
        played: &PlayedGame<'_>,
    ) -> (Finding, Option<PlyAt>, Citation) {
        let clause = &self.laws.set.draws[condition.clause];
        let at = played.at(condition.met);
        let span = at
            .and_then(|at| self.line.plies.get(at.ply - 1))
            .map_or(Span::default(), |ply| ply.span);
        let message = clause_words(clause);
        let game = &played.timeline;
        let then = match clause.effect {
            Some(Effect::Claim) => {
                let turn = game.position(condition.met).turn();
                format!("{turn} could claim a draw before moving")
            }
            _ => "the game is drawn".to_owned(),
        };
        let finding = Finding::new(codes::DRAW_CONDITION_MET, message, span)
            .label(then)
            .note(evidence_words(condition, played));
        (finding, at, clause.cited())
    }

    /// A draw that is recorded before one can be agreed on, and that nothing else gives.
    pub(super) fn drawn_too_early(&self, law: Option<&LawResult>) -> Option<Finding> {
        let set = &self.laws.set;
        let (result, span) = self.line.result?;
        let needed = u32::from(*set.earliest_draw);
        let gives_draw =
            |law: &LawResult| matches!(law.outcome, LawOutcome::Draw | LawOutcome::BothZero);
        if needed == 0 || !is_draw(&result) || law.is_some_and(gives_draw) {
            return None;
        }
        let game = self.played().timeline;
        let made = game.due(game.moments() - 1).saturating_sub(1);
        if made >= needed {
            return None;
        }
        let then = match *set.early_agreement {
            EarlyAgreement::BothZero => "both players score 0",
            EarlyAgreement::PlayOn => "the agreement does not hold",
        };
        let moves = if made == 1 { "move" } else { "moves" };
        let message =
            format!("drawn after {made} {moves} of each, and {needed} are needed to agree");
        let article = Citation::new(set.cite(&set.earliest_draw.source));
        Some(
            Finding::new(codes::DRAW_TOO_EARLY, message, span)
                .note(format!("{then} ({})", set.cite(&set.early_agreement.source)))
                .cite(article),
        )
    }
}

fn is_draw(result: &GameResult) -> bool {
    result.outcome == Outcome::Draw
}

/// When it was met, as a score sheet names it.
fn place_words(played: &PlayedGame<'_>, condition: &Condition) -> String {
    match condition.met {
        0 => "at the start".into(),
        moment => format!("after {}", played.timeline.name(moment)),
    }
}

/// The moves on which it rests.
fn evidence_words(condition: &Condition, played: &PlayedGame<'_>) -> String {
    let game = &played.timeline;
    if condition.count.is_none() {
        let names: Vec<String> =
            condition.moments.iter().map(|&moment| game.name(moment)).collect();
        return match names.split_first() {
            Some((first, rest)) if condition.moments[0] == 0 => {
                format!("the position stood at {first}, and after {}", rest.join(", "))
            }
            _ => format!("the position stood after {}", names.join(", ")),
        };
    }
    let start = condition.moments.first().copied().unwrap_or_default();
    if start == condition.met {
        return format!("these pieces stand {}", place_words(played, condition));
    }
    format!("counted from {} to {}", game.name(start + 1), game.name(condition.met))
}
