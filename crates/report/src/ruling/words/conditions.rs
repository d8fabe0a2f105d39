//! Draw conditions that a game met, in words.

use super::answer::because;
use super::ending::kind_words;
use super::moves::of_ply;
use super::{ListLine, Phrase, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::draw::{DrawClaimant, MetClause};
use draughts_games::record::{Case, EndCause, LawOutcome, Overview, RecordFinding};
use draughts_games::rules::{Effect, LateClaim};
use draughts_ground::said::{Said, said};

impl RulingWriter<'_> {
    /// Describes a draw condition that was met, and its effect.
    ///
    /// If it can be claimed again, the text has both times.
    pub(super) fn met(&self, found: &MetClause, all: &Overview) -> Vec<ListLine> {
        let clause = &self.set.draws[found.clause];
        let at_end = self.game.moments() - 1;
        // A draw that can be claimed now is described by its present state.
        let is_met_now = |now: &&MetClause| match &now.count {
            Some(count) => count.is_met_at(at_end),
            None => now.met == at_end,
        };
        let now = all.not_claimed.iter().find(|now| now.clause == found.clause);
        let now = now.filter(is_met_now).filter(|_| all.law.is_none());
        let is_another = now.is_some_and(|now| {
            now.count.is_none() && self.game.position(now.met) != self.game.position(found.met)
        });
        let before = is_another.then(|| self.lapsed(found));
        let found = now.unwrap_or(found);
        let claimed =
            all.law.as_ref().is_some_and(|law| matches!(law.end.cause, EndCause::Claimed { .. }));
        let is_open = is_met_now(&found);
        let nobody = all.not_claimed.iter().any(|other| other.clause == found.clause);
        let turn = self.game.position(at_end).turn();
        let (draw, shown) = (kind_words(clause.kind()), self.shown(found));
        let (waits, article) = (clause.unless(), self.listed_clause(clause));
        let unplayed = clause.is_not_played();
        let until_next = *self.set.late_claim != LateClaim::UntilSigned && found.met < at_end;
        let told = match clause.effect {
            Effect::Claim if nobody && is_open && all.law.is_none() => {
                let by = DrawClaimant::of(clause, turn);
                said!(
                    "met-still-claimable",
                    "{ $draw }: { $shown }; { $unplayed ->
                        [yes] { not-played }
                       *[no] { $by ->
                            [white] White can claim the draw before moving
                            [black] Black can claim the draw before moving
                           *[either] either player can claim the draw before the next move
                        }{ draw-unless }
                    }{ $article }.";
                    draw, shown, by, waits, unplayed, article
                )
            }
            Effect::Claim if nobody && !claimed => said!(
                "met-not-claimed",
                "{ $draw }: { $shown }; { $unplayed ->
                    [yes] the game could have been recorded as a draw there, and was played on
                   *[no] nobody claimed the draw in time
                }{ $article }.";
                draw, shown, unplayed, article
            ),
            Effect::Claim => said!(
                "met-claimable",
                "{ $draw }: { $shown }; { $unplayed ->
                    [yes] { not-played }
                   *[no] a draw if it is claimed{ draw-unless }
                }{ $article }.";
                draw, shown, waits, unplayed, article
            ),
            Effect::Automatic if until_next => {
                let half_move = self.made(found.met + 1);
                said!(
                    "met-was-drawn",
                    "{ $draw }: { $shown }; that was a draw until { $half_move }, and nobody \
                     claimed it before{ $article }.";
                    draw, shown, half_move, article
                )
            }
            Effect::Automatic => match self.rests_on(found, all) {
                Some((side, half_move)) => said!(
                    "met-if-stands",
                    "{ $draw }: { $shown }; automatically a draw if { one-side } lets \
                     { $half_move } stand{ $article }.";
                    draw, shown, side, half_move, article
                ),
                None => said!(
                    "met-by-itself",
                    "{ $draw }: { $shown }, and that is automatically a draw{ $article }.";
                    draw, shown, article
                ),
            },
        };
        let line = |told: Said| ListLine { told: vec![told.into()], code: None };
        before.into_iter().chain([told]).map(line).collect()
    }

    /// Says that a repetition could have been claimed before the next half-move.
    fn lapsed(&self, found: &MetClause) -> Said {
        let clause = &self.set.draws[found.clause];
        let (draw, shown) = (kind_words(clause.kind()), self.shown(found));
        let by = DrawClaimant::of(clause, self.game.position(found.met).turn());
        said!(
            "met-lapsed",
            "{ $draw }: { $shown }; { $by ->
                [white] White could claim that draw before moving, and did not
                [black] Black could claim that draw before moving, and did not
               *[either] either player could claim that draw before the next move, and nobody did
            }{ $article }.";
            draw, shown, by, article = self.listed_clause(clause)
        )
    }

    /// Finds the draw condition of a game that ends without further play (IDF 7.2.9).
    ///
    /// Such a game is recorded as a draw unless the arbiter finds otherwise. `None` if anything is
    /// in doubt.
    pub(in super::super) fn not_played_on<'o>(
        &self,
        case: &Case<'_>,
        all: &'o Overview,
    ) -> Option<&'o MetClause> {
        let is_open = case.report.undecided.is_none()
            && all.law.is_none()
            && all.not_ruled.is_none()
            && !all.irregularities.iter().any(RecordFinding::is_unsettled);
        self.not_played_at_end(all).filter(|_| is_open)
    }

    /// Like [`not_played_on`](Self::not_played_on), even if something is in doubt.
    pub(super) fn not_played_at_end<'o>(&self, all: &'o Overview) -> Option<&'o MetClause> {
        let at_end = self.game.moments() - 1;
        let is_met = |found: &MetClause| match &found.count {
            Some(count) => count.is_met_at(at_end),
            None => found.met == at_end,
        };
        let is_it =
            |found: &&MetClause| self.set.draws[found.clause].is_not_played() && is_met(found);
        all.not_claimed.iter().find(is_it)
    }

    /// Says that a game is a draw unless the arbiter finds something, and the consequence if so.
    pub(super) fn drawn_unless(&self, found: &MetClause) -> Vec<Sentence> {
        let clause = &self.set.draws[found.clause];
        let shown = because(self.shown(found), None);
        let Some(unless) = clause.unless() else {
            return vec![shown.into()];
        };
        let draw = self.then_draw(clause, LawOutcome::Draw);
        let strong = found.count.as_ref().map(|count| count.strong);
        let then = self.else_then(None, Some(self.game.last().turn()), true);
        vec![shown.into(), self.draw_if_found(unless, (found.met, strong), draw, then).into()]
    }

    /// Finds the half-move that must stand for a condition to be met, and who decides that.
    fn rests_on(&self, found: &MetClause, all: &Overview) -> Option<(Color, Phrase)> {
        let pending = &all.open.as_ref()?.pending;
        let met = self.case?.played.at(found.met)?;
        let half_move = of_ply(pending.at?);
        pending.is_uncertain_at(met.ply).then_some((pending.decides?, half_move))
    }
}
