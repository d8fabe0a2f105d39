//! Draw conditions that a game meets.

use super::desk::NO_PENALTY;
use super::drawn::PlayedGame;
use super::ending::{GameEnd, LawOutcome, early_penalty};
use super::replay::Replay;
use super::report::{PlyAt, RecordFinding};
use crate::diag::{Citation, Finding, Span, count};
use crate::draw::{Condition, clause_words};
use crate::pdn::{GameResult, Outcome};
use crate::record::codes;
use crate::rules::{EarlyAgreement, Effect};

impl Replay<'_, '_> {
    /// Says which draw condition the game met first, before it ended otherwise; gives the
    /// end by a draw that came about by itself.
    pub(super) fn draws(&mut self) -> Option<GameEnd> {
        let laws = self.laws;
        if !self.game.can_be_drawn(laws) {
            return None;
        }
        let (played, found) = self.game.draw_conditions(laws);
        let set = &laws.set;
        let drawn = self.game.end_by(laws, &played, &found);
        let ended = self.game.ended.end().map(|end| end.after);
        let in_time = |found: &&Condition| {
            let after = played.at(found.met).map_or(0, |at| at.ply);
            ended.is_none_or(|ended| after <= ended)
        };
        let of = |effect: Effect| {
            let is_it = |found: &&Condition| set.draws[found.clause].effect == effect;
            found.iter().find(is_it).filter(in_time)
        };
        let shown: Vec<(Finding, Option<PlyAt>, Citation)> =
            [of(Effect::Automatic), of(Effect::Claim)]
                .into_iter()
                .flatten()
                .map(|condition| self.met(condition, &played))
                .collect();
        for (finding, at, citation) in shown {
            let article = Citation::new(self.laws.set.cite(&citation));
            let found = RecordFinding::of_text(finding.cite(article));
            self.docket.adds(RecordFinding { at, ..found });
        }
        drawn
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
            Effect::Claim => {
                let turn = game.position(condition.met).turn();
                format!("{turn} could claim a draw before moving")
            }
            Effect::Automatic => "the game is drawn".to_owned(),
        };
        let finding = Finding::new(codes::DRAW_CONDITION_MET, message, span)
            .label(then)
            .note(evidence_words(condition, played));
        (finding, at, clause.cited())
    }

    /// A draw that is recorded before one can be agreed on, and that nothing else gives.
    pub(super) fn drawn_too_early(&self, law: Option<&GameEnd>) -> Option<Finding> {
        let set = &self.laws.set;
        let (result, span) = self.line.result?;
        let needed = u32::from(*set.earliest_draw);
        let gives_draw =
            |law: &GameEnd| matches!(law.outcome, LawOutcome::Draw | LawOutcome::BothZero);
        let said = self.game.offers.too_early().is_some() || law.is_some_and(gives_draw);
        if needed == 0 || !is_draw(&result) || said {
            return None;
        }
        let made = self.moves_played();
        if made >= needed {
            return None;
        }
        let source = set.cite(&set.early_agreement.source);
        let then = match early_penalty(set) {
            EarlyAgreement::BothZero => {
                format!("if it was agreed, both players score 0 ({source})")
            }
            EarlyAgreement::PlayOn => format!("an agreement does not hold ({source})"),
            EarlyAgreement::Unsaid => NO_PENALTY.to_owned(),
        };
        let moves = count(made, "move", "moves");
        let message = format!("drawn after {moves} of each, and {needed} are needed to agree");
        let article = Citation::new(set.cite(&set.earliest_draw.source));
        Some(
            Finding::new(codes::DRAW_TOO_EARLY, message, span)
                .note(then)
                .help("ask both players whether they agreed: no agreement is recorded")
                .cite(article),
        )
    }

    /// Moves that each player has made, by the numbers of the record.
    fn moves_played(&self) -> u32 {
        let game = self.game.played(self.laws).timeline;
        game.due(game.moments() - 1).saturating_sub(1)
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
