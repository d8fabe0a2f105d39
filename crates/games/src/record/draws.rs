//! Draw conditions that a game meets.

use super::checks::recorded;
use super::drawn::PlayedGame;
use super::ending::{GameEnd, LawOutcome, early_penalty};
use super::found::{DrawFinding, EvidenceMoves, InlineArticle};
use super::replay::Replay;
use super::report::{PlyAt, RecordFinding};
use crate::diag::{Citation, Finding, Span};
use crate::draw::{DrawClaimant, MetClause, as_met_at, clause_said};
use crate::pdn::{GameResult, Outcome};
use crate::rules::{ClauseRule, Effect, LateClaim};

impl Replay<'_, '_> {
    /// Reports the draw conditions that were met before the game ended for another reason: the
    /// first automatic one, and those that can be claimed. Returns the end of the game by an
    /// automatic draw.
    pub(super) fn report_draw_conditions(&mut self) -> Option<GameEnd> {
        let laws = self.laws;
        if !self.game.can_be_drawn(laws) && !self.game.can_be_drawn_by_others(laws) {
            return None;
        }
        let (played, found) = self.game.draw_conditions(laws);
        self.report_other_editions(&played, &found);
        let set = &laws.set;
        let drawn = self.game.end_by(laws, &played, &found);
        let ended = self.game.ended.end().map(|end| end.after);
        let cannot_be = |after: usize| {
            let decides = self.pending.as_ref().and_then(|pending| pending.decides);
            self.game.irregularities.is_undecided(after) && decides.is_none()
        };
        let in_time = |found: &&MetClause| {
            let after = played.at(found.met).map_or(0, |at| at.ply);
            ended.is_none_or(|ended| after <= ended) && !cannot_be(after)
        };
        let has_effect =
            |found: &&MetClause, effect: Effect| set.draws[found.clause].effect == effect;
        let first = found.iter().find(|found| has_effect(found, Effect::Automatic)).filter(in_time);
        // Nothing can be claimed in a game that has ended.
        let by = drawn.as_ref().map(|end| end.after);
        let goes_on = |found: &&MetClause| {
            by.is_none_or(|by| played.at(found.met).map_or(0, |at| at.ply) <= by)
        };
        let claimed = found.iter().filter(|found| has_effect(found, Effect::Claim));
        let claimed: Vec<&MetClause> = claimed.filter(in_time).filter(goes_on).collect();
        let is_over = by.or(ended).is_some();
        let now: Vec<MetClause> = claimed
            .iter()
            .filter(|_| !is_over)
            .filter_map(|found| self.claimable_again(found, &played))
            .collect();
        let all = first.into_iter().chain(claimed).chain(&now);
        let shown: Vec<(Finding, Option<PlyAt>, Citation)> =
            all.map(|condition| self.met(condition, &played, is_over)).collect();
        for (finding, at, citation) in shown {
            let article = self.laws.set.titled(&citation);
            let found = RecordFinding::of_text(finding.cite(article));
            self.log.add(RecordFinding { at, ..found });
        }
        drawn
    }

    /// Reports when the game was a draw under another edition of the rules, if not at the same
    /// moment.
    fn report_other_editions(&mut self, played: &PlayedGame<'_>, found: &[MetClause]) {
        let ended = self.game.ended.end().map(|end| end.after);
        for (other, at) in self.game.drawn_by_other_editions(self.laws, played, found) {
            let Some(clause) = other.clause.map(|clause| &other.set.draws[clause]) else {
                continue;
            };
            if at.is_some_and(|at| ended.is_some_and(|ended| ended < at.ply)) {
                continue;
            }
            let fault = DrawFinding::OtherEdition {
                edition: other.set.with_edition(),
                claims: clause.effect == Effect::Claim,
                waits: clause.unless().is_some(),
                at: at.map(PlyAt::named),
            };
            let ply = at.and_then(|at| self.line.plies.get(at.ply - 1));
            let span = ply.map_or(Span::default(), |ply| ply.span());
            let finding = Finding::of(fault, span).cite(other.set.titled(&clause.cited()));
            self.log.add(RecordFinding { at, ..RecordFinding::of_text(finding) });
        }
    }

    /// Returns a repetition that could be claimed earlier, as it is met in the last position, if it
    /// can be claimed there again.
    fn claimable_again(&self, found: &MetClause, played: &PlayedGame<'_>) -> Option<MetClause> {
        let game = &played.timeline;
        let last = game.moments() - 1;
        let is_another =
            found.count.is_none() && found.met != last && game.position(found.met) != game.last();
        let now = as_met_at(&self.laws.set, game, found, last);
        now.filter(|_| is_another && !game.is_over(last))
    }

    /// Creates the finding that a condition was met; `is_over` says whether the game has ended.
    fn met(
        &self,
        condition: &MetClause,
        played: &PlayedGame<'_>,
        is_over: bool,
    ) -> (Finding, Option<PlyAt>, Citation) {
        let last = played.timeline.moments() - 1;
        let is_now = match &condition.count {
            Some(count) => count.is_met_at(last),
            None => condition.met == last,
        };
        let is_open = !is_over && recorded(self.text, self.line).is_none();
        let clause = &self.laws.set.draws[condition.clause];
        let at = played.at(condition.met);
        let span = at
            .and_then(|at| self.line.plies.get(at.ply - 1))
            .map_or(Span::default(), |ply| ply.span());
        let game = &played.timeline;
        let fault = DrawFinding::ConditionMet {
            condition: clause_said(clause),
            claimant: DrawClaimant::of(clause, game.position(condition.met).turn()),
            unplayed: clause.is_not_played(),
            depends: self.laws.draw_depends_on_pace(condition.clause),
            waits: clause.unless(),
            stands: self.pending.as_ref().and_then(|pending| {
                let is_in_doubt = at.is_some_and(|at| pending.is_uncertain_at(at.ply));
                pending.at.filter(|_| is_in_doubt).map(PlyAt::named)
            }),
            past: match clause.effect {
                Effect::Claim => !is_now || !is_open,
                Effect::Automatic => {
                    condition.met != last && *self.laws.set.late_claim != LateClaim::UntilSigned
                }
            },
            evidence: evidence(&clause.rule, condition, played),
        };
        let finding = Finding::of(fault, span);
        (finding, at, clause.cited())
    }

    /// Returns the finding on a draw that is recorded before players may agree to one, if nothing
    /// else draws the game.
    pub(super) fn drawn_too_early(&self, law: Option<&GameEnd>) -> Option<Finding> {
        let set = &self.laws.set;
        let (result, span) = self.line.result?;
        let needed = u32::from(*set.earliest_draw);
        let gives_draw =
            |law: &GameEnd| matches!(law.outcome, LawOutcome::Draw | LawOutcome::BothZero);
        let said = self.game.offers.too_early().is_some() || law.is_some_and(gives_draw);
        // A result without moves does not show how many were made.
        let is_recorded = !self.line.plies.is_empty();
        if needed == 0 || !is_draw(&result) || said || !is_recorded {
            return None;
        }
        let made = self.moves_played();
        if made >= needed {
            return None;
        }
        let source = InlineArticle::of(&set.titled(&set.early_agreement.source));
        let then = early_penalty(set);
        let fault = DrawFinding::TooEarly { made, needed, then, source };
        let article = set.titled(&set.earliest_draw.source);
        Some(Finding::of(fault, span).cite(article))
    }

    /// Returns the number of moves that each player has made, according to the record's move
    /// numbers.
    fn moves_played(&self) -> u32 {
        self.game.number_due(self.laws).saturating_sub(1)
    }
}

fn is_draw(result: &GameResult) -> bool {
    result.outcome == Outcome::Draw
}

/// Returns the moves that prove the condition of a clause.
fn evidence(rule: &ClauseRule, condition: &MetClause, played: &PlayedGame<'_>) -> EvidenceMoves {
    let game = &played.timeline;
    let name = |moment: usize| game.named(moment);
    match rule {
        ClauseRule::Repetition(_) => match condition.moments.as_slice() {
            [0, rest @ ..] => EvidenceMoves::StoodFromStart {
                half_moves: rest.iter().map(|&moment| name(moment)).collect(),
            },
            all => EvidenceMoves::Stood {
                half_moves: all.iter().map(|&moment| name(moment)).collect(),
            },
        },
        ClauseRule::BothBlocked(_) => match condition.met {
            0 => EvidenceMoves::BlockedAtStart,
            met => EvidenceMoves::Blocked { after: name(met) },
        },
        // Positions never meet an agreement (`first_met` returns `None`), so none comes here.
        ClauseRule::NoProgress(_) | ClauseRule::Ending(_) | ClauseRule::Agreement(_) => {
            let start = condition.moments.first().copied().unwrap_or_default();
            match condition.met {
                0 if start == 0 => EvidenceMoves::PiecesAtStart,
                met if start == met => EvidenceMoves::Pieces { after: name(met) },
                met => EvidenceMoves::Counted { from: name(start + 1), to: name(met) },
            }
        }
    }
}
