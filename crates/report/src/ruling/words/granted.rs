//! A draw claim that is right, in words.

use draughts_ground::said::said;

use super::answer::{because, then_draw};
use super::evidence::strong_side;
use super::findings::named;
use super::moves::aside;
use super::reasons::{limit_of, main_reason};
use super::{Phrase, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::draw::{Reason, Ruling, Verdict};
use draughts_games::record::{ClaimRuling, LawOutcome};
use draughts_games::rules::{ClaimForm, Clause, DrawKind};

impl RulingWriter<'_> {
    /// Says why a claim is right, and words the consequences.
    pub(super) fn granted(
        &self,
        answer: &mut Vec<Sentence>,
        kind: DrawKind,
        given: &ClaimRuling<'_>,
        clause: Option<&Clause>,
    ) {
        let ruling = &given.ruling;
        answer.push(match kind.claim_form() {
            ClaimForm::Recorded => {
                let when = self.after(ruling.met_at.unwrap_or_default());
                said!("claim-agreed", "The players agreed on a draw { $when }."; when).into()
            }
            ClaimForm::Times | ClaimForm::Count | ClaimForm::Unclaimed => {
                let why = main_reason(ruling).map(|main| self.reason(main, ruling));
                match why {
                    // The condition was mentioned before.
                    Some(why) if ruling.verdict == Verdict::Conditional => {
                        because(why, None).into()
                    }
                    why => said!(
                        "claim-right",
                        "The claim is right{ $why ->
                            [none] { \"\" }
                           *[other] : { $why }
                        }.";
                        why
                    )
                    .into(),
                }
            }
        });
        if ruling.verdict == Verdict::Granted {
            answer.extend(self.limit_shortened(ruling, clause).map(Sentence::from));
        }
        if let Some(side) = let_stand(ruling)
            && let Some((name, _)) = answer_name(given)
        {
            let open = given.pending.as_ref();
            let taken_back = open.is_some_and(|open| open.pending.taken_back.is_some());
            answer.push(
                said!(
                    "branch-lets-stand",
                    "By claiming, { one-side } { $taken_back ->
                        [yes] accepts that { $name } was taken back
                       *[no] lets { $name } stand
                    }.";
                    side, name, taken_back
                )
                .into(),
            );
        }
        if let Some((clause, unless)) = clause.and_then(|clause| Some((clause, clause.unless()?))) {
            let met = ruling.met_at.unwrap_or(ruling.claimed_at);
            let draw = self.then_draw(clause, LawOutcome::Draw);
            let found = (met, strong_side(ruling));
            let (turn, is_last) = (Some(self.turn(ruling)), self.is_at_end(ruling));
            let then = self.else_then(given.end.as_ref(), turn, is_last);
            let told = ruling.verdict == Verdict::Conditional;
            answer.push(self.draw_found(unless, found, draw, (then, told)).into());
            return;
        }
        let article = clause.map(|clause| self.article_of_clause(clause));
        let since = ruling.reasons.iter().find_map(|reason| match reason {
            Reason::ExistsSince { met } => Some(*met),
            _ => None,
        });
        answer.push(match since {
            Some(met) => {
                let other = self.other_position(given, kind, met).is_some();
                said!(
                    "claim-draw-since",
                    "The game has been a draw since { $half_move }{ $other ->
                        [yes] , by another position
                       *[no] { \"\" }
                    }{ $article ->
                        [none] { \"\" }
                       *[other] { $article }
                    }.";
                    half_move = self.made(met), other, article
                )
                .into()
            }
            None => said!(
                "claim-is-draw",
                "The game is a draw{ $article ->
                    [none] { \"\" }
                   *[other] { $article }
                }.";
                article
            )
            .into(),
        });
        answer.extend(self.enter(LawOutcome::Draw, true).map(Sentence::from));
    }

    /// Explains an unusual limit of a count.
    pub(super) fn limit_shortened(
        &self,
        ruling: &Ruling,
        clause: Option<&Clause>,
    ) -> Option<Phrase> {
        let counting = clause.and_then(Clause::counting)?;
        let (limit, usual) = limit_of(ruling, counting.limit)?;
        self.other_limit(counting, limit, usual)
    }

    /// Names the occurrences of a position other than the one named, if that has drawn the game.
    ///
    /// `met` is the moment since when the game has been drawn by it.
    pub(super) fn other_position(
        &self,
        given: &ClaimRuling<'_>,
        kind: DrawKind,
        met: usize,
    ) -> Option<Phrase> {
        let named = given.named.last().copied().unwrap_or(met);
        let other = self.game.position(met) != self.game.position(named);
        let stood = || self.stood(&self.game.occurrences(met));
        (kind == DrawKind::Repetition && other).then(stood)
    }

    /// Describes the consequence of a draw that depends on a finding of the arbiter.
    pub(super) fn then_draw(&self, clause: &Clause, outcome: LawOutcome) -> Phrase {
        let result = outcome.written(*self.set.result_form).to_owned();
        then_draw(self.article_of_clause(clause), result, false).into()
    }
}

/// Returns the side that lets an irregular half-move stand by claiming.
fn let_stand(ruling: &Ruling) -> Option<Color> {
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::LetStand { by, .. } => Some(*by),
        _ => None,
    })
}

/// Names the half-move that is not decided, for use inside a sentence.
fn answer_name(given: &ClaimRuling<'_>) -> Option<(Phrase, bool)> {
    let open = given.pending.as_ref()?;
    let (name, has_text) = named(&open.found, open.found.at?);
    Some((aside((name, has_text)), has_text))
}
