//! The conditions of a result, and the consequences of either answer.

use draughts_ground::said::{Said, said};

use super::answer::{because, then_draw};
use super::article::article_of;
use super::correction::goes_on_before;
use super::ending::{Subject, subject};
use super::fates::it_cannot_stand;
use super::findings::{cited, is_touch, remedies_of, remedy_of, with_others};
use super::held::{arbiter_decides, arbiter_finds_mover, mover_then};
use super::moves::{MoveName, of_ply};
use super::overview::is_before;
use super::recorded::goes_on_somehow;
use super::{Phrase, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::draw::Ruling;
use draughts_games::record::found::{EndFinding, RequiredAction as RemedyDue};
use draughts_games::record::{
    ClaimPending, EndCause, GameEnd, RecordFinding, ResultCondition, Settlement, codes,
};
use draughts_ground::diag::Citation;

/// Says that a half-move that was taken back was wrong itself.
pub(super) fn wrong_itself(half_move: String, what: Phrase, article: Option<Phrase>) -> Said {
    said!(
        "branch-wrong-itself",
        "{ $half_move } was itself wrong: { $what }{ its-article }.";
        half_move, what, article
    )
}

/// Says that it is a draw only if the arbiter finds something.
fn waits(article: Phrase) -> Said {
    said!("branch-waits", "it is a draw only by what the arbiter finds{ $article }"; article)
}

/// Describes the condition of a result; `None` for one without words.
pub(in super::super::super) fn on_what(on: ResultCondition) -> Option<Said> {
    Some(match on {
        ResultCondition::NotWon => {
            said!("on-position-not-won", "the position after the last move counted is not won")
        }
        ResultCondition::NoObviousWin => said!("on-no-obvious-win", "there is no obvious win"),
        ResultCondition::Pace { unless } => said!(
            "on-time-control",
            "at the time control of this game the draw comes by itself{ $unless ->
                [winning-position] , and the position after the last move counted is not won
                [obvious-win] , and there is no obvious win
               *[none] { \"\" }
            }";
            unless
        ),
        ResultCondition::Stands { at, decides, refusal } => said!(
            "on-move-stands",
            "{ one-side } lets { $refusal ->
                [yes] the refusal pass
               *[no] { $half_move ->
                    [none] it
                   *[other] { $half_move }
                } stand
            }";
            side = decides, half_move = at.map(of_ply), refusal
        ),
        ResultCondition::TakenBack { at, decides, wrong } => said!(
            "on-taken-back",
            "{ one-side } accepts the taking back of { $half_move ->
                [none] the move
               *[other] { $half_move }
            }{ $wrong ->
                [yes] , or has that move corrected
               *[no] { \"\" }
            }";
            side = decides, half_move = at.map(of_ply), wrong
        ),
        ResultCondition::NotRuled => {
            said!("on-arbiter-decides", "the arbiter decides what becomes of the game")
        }
        ResultCondition::NotOver => {
            said!("on-game-not-over", "the game had not ended with the recorded result before that")
        }
        _ => return None,
    })
}

impl RulingWriter<'_> {
    /// Describes the consequence if the game has ended so, or if it continues.
    ///
    /// If an article of the same document was `named`, only the number of the article is given.
    /// `recorded` is the result in the record, if it depends on this: it stands or is struck.
    fn branch(
        &self,
        end: Option<&GameEnd>,
        named: Option<&Citation>,
        recorded: Option<&str>,
    ) -> Phrase {
        let Some(end) = end else {
            let struck = recorded.map(str::to_owned);
            return said!("branch-goes-on", "the game goes on{ and-is-struck }"; struck).into();
        };
        let subject = subject(self.set, end);
        let article = match named {
            Some(named) => self.article_beside(named, &end.citation, subject),
            None => self.article_on(&end.citation, subject),
        };
        if end.unless(self.set).is_some() {
            return waits(article).into();
        }
        let result = end.outcome.written(*self.set.result_form);
        let recorded = recorded == Some(result);
        match end.cause {
            EndCause::Drawn { .. } => then_draw(article, result.into(), recorded).into(),
            // The violation was named before.
            EndCause::Violated { by, .. } | EndCause::Refused(by) => said!(
                "branch-lost",
                "{ one-side } has lost{ $article }: { enter-or-stands }";
                side = by, article, result, recorded
            )
            .into(),
            _ => {
                let why = end.ended(self.set);
                said!(
                    "branch-ended",
                    "{ $why }{ $article }: { enter-or-stands }{ $credited ->
                        [yes] { \"\" }
                       *[no] , not credited
                    }";
                    why, article, result, recorded, credited = end.credited
                )
                .into()
            }
        }
    }

    /// Says how the game ended and what to enter.
    pub(super) fn ends_so(&self, end: &GameEnd) -> Sentence {
        because(self.branch(Some(end), None, None), None).into()
    }

    /// Describes the consequence if something is corrected.
    fn if_corrected(
        &self,
        ClaimPending { found, also, pending }: &ClaimPending,
        named: Option<&Citation>,
        recorded: Option<&str>,
    ) -> Phrase {
        match (pending.otherwise(), remedy_of(found, false)) {
            (None, Some(due)) => said!(
                "branch-plays",
                "{ $due }{ and-is-struck }";
                due = with_others(due, found, also), struck = recorded.map(str::to_owned)
            )
            .into(),
            (end, _) => self.branch(end, named, recorded),
        }
    }

    /// Finds what is wrong with a half-move that was taken back.
    ///
    /// `None` if it cannot be corrected should the opponent not accept the taking back.
    pub(super) fn fault_of(&self, found: &RecordFinding) -> Option<&RecordFinding> {
        if !matches!(found.remedy, Some(RemedyDue::MoveStays { .. })) {
            return None;
        }
        self.case?.report.findings.iter().find(|other| {
            other.at == found.at
                && other.settled == Some(Settlement::TakenBack)
                && other.remedy.is_some()
        })
    }

    /// Describes the remedy if the half-move that was taken back counts and is then corrected.
    pub(super) fn if_held(&self, found: &RecordFinding) -> Option<Phrase> {
        let fault = self.fault_of(found)?;
        let due = remedy_of(fault, false)?;
        Some(said!("branch-held", "{ $due }{ $article }"; due, article = article_of(fault)).into())
    }

    /// Says that the half-move that was taken back was wrong itself, if it can then be corrected.
    pub(super) fn was_wrong_itself(&self, found: &RecordFinding) -> Option<Sentence> {
        let fault = self.fault_of(found).filter(|fault| fault.remedy.is_some())?;
        let Some(RemedyDue::MoveStays { text, .. }) = &found.remedy else {
            return None;
        };
        Some(wrong_itself(text.clone(), self.finding(fault), article_of(fault)).into())
    }

    /// Says what follows if the half-move in question stands, and if it does not.
    ///
    /// `None` if the game continues either way, or if nobody decides.
    pub(super) fn if_decided(&self, open: &ClaimPending) -> Option<Sentence> {
        self.if_decided_on(open, None)
    }

    /// Says it of a game whose `recorded` result depends on that decision.
    pub(super) fn if_decided_on(
        &self,
        open: &ClaimPending,
        recorded: Option<&str>,
    ) -> Option<Sentence> {
        let ClaimPending { found, pending, .. } = open;
        let side = pending.decides?;
        if pending.stands.is_none() && pending.otherwise().is_none() {
            return None;
        }
        // The article of the irregularity was named before, perhaps from another document.
        let source = &self.set.irregular_move.source;
        let titled = self.set.titled(source);
        let same = |cited: &&Citation| cited.document() == titled.document();
        let named = found.finding.citation.as_ref().filter(same).map(|_| source);
        let stands = self.branch(pending.stands.as_ref(), named, recorded);
        let corrected = self.if_corrected(open, named, recorded);
        Some(self.decided(open, side, (stands, corrected), recorded.is_some()))
    }

    /// Explains why a claim is not decided yet.
    ///
    /// The sentences name the irregularity, who decides, and the consequences.
    pub(super) fn claim_open(
        &self,
        open: &ClaimPending,
        side: Color,
        ruling: &Ruling,
    ) -> Vec<Sentence> {
        let ClaimPending { found, also, pending } = open;
        let wrong = self.wrong(found);
        let source = &self.set.irregular_move.source;
        let article = self.article_on(source, Subject::Righted);
        let clause = ruling.clause.map(|clause| &self.set.draws[clause]);
        let stands = match (&pending.stands, clause) {
            (None, Some(clause)) => {
                let on = Subject::of_draw(clause.kind());
                let article = self.article_beside(source, &clause.cited(), on);
                let draw = draughts_games::record::LawOutcome::Draw;
                let result = draw.written(*self.set.result_form).to_owned();
                match clause.unless() {
                    Some(_) => waits(article).into(),
                    None => then_draw(article, result, false).into(),
                }
            }
            (end, _) => self.branch(end.as_ref(), Some(source), None),
        };
        let corrected = self.if_corrected(open, Some(source), None);
        let mut said = vec![
            said!(
                "branch-open",
                "{ $wrong }; { one-side } chooses whether it stands{ $article }.";
                wrong, side, article
            )
            .into(),
        ];
        said.extend(self.also_wrong(found, also));
        said.push(self.decided(open, side, (stands, corrected), false));
        said
    }

    /// Says it in words; `told` means that the sentence before named the side that decides.
    fn decided(
        &self,
        open: &ClaimPending,
        side: Color,
        (stands, corrected): (Phrase, Phrase),
        told: bool,
    ) -> Sentence {
        let claims = open.found.loses_if_claimed;
        let refusal = open.found.finding.is(codes::REFUSAL);
        let keeps = open.pending.taken_back.clone();
        let held = self.if_held(&open.found);
        // A touch counts even if the taking back is accepted.
        let touch = self.fault_of(&open.found).is_some_and(is_touch);
        if let (true, None, Some(half_move), Some(held)) =
            (touch, &open.pending.stands, keeps.clone(), held.clone())
        {
            return said!(
                "branch-touch-counts",
                "If { one-side } lets { $half_move } count, { $corrected }. If not, { $held }.";
                side, half_move, corrected, held
            )
            .into();
        }
        said!(
            "branch-if-decided",
            "{ $keeps ->
                [none] If { one-side } lets { $refusal ->
                    [yes] the refusal pass
                   *[no] it stand
                }, { $stands }. If { one-side } { $claims ->
                    [yes] claims the game for { $refusal ->
                        [yes] the refusal, before moving
                       *[no] it
                    }
                   *[no] has it corrected
                }, { $corrected }.
               *[other] If { one-side } accepts the taking back, { $stands }. If { one-side } \
                holds { other-side } to { $keeps }{ $held ->
                    [none] , { $corrected }
                   *[other] { \" \" }and lets it stand, { $corrected }; if it is corrected, \
                    { $held }
                }.
            }";
            side, claims, refusal, keeps, stands, corrected, held, told
        )
        .into()
    }

    /// Says that no claim can rest on a half-move that cannot stand.
    pub(super) fn cannot_stand(&self, open: &ClaimPending, turn: Color) -> Vec<Sentence> {
        let mut said = self.must_go_back(open, turn);
        // If the game may be forfeited, no sentence says that it goes on.
        let place = said.len() - usize::from(!self.forfeits(&open.found));
        let rests = said!("branch-nothing-rests", "No draw rests on what came after it.");
        said.insert(place, rests.into());
        said
    }

    /// Names what cannot stand, the remedy, and where the game continues; or says that the game may be
    /// claimed.
    pub(super) fn must_go_back(&self, open: &ClaimPending, turn: Color) -> Vec<Sentence> {
        let (found, also) = (&open.found, &open.also);
        let (what, article) = (self.wrong(found), article_of(found));
        let mut said = vec![cited(what, article).into()];
        if self.forfeits(found) {
            let side = found.offender().unwrap_or(turn);
            let (half_move, due) = (found.move_text.clone(), remedies_of(found, also));
            said.push(
                said!(
                    "branch-forfeits",
                    "{ other-side } may claim the game. The arbiter decides. Unless { one-side } \
                     has lost, { $half_move ->
                        [none] the fault is corrected
                       *[other] { $half_move } goes back
                    }{ fate-due }.";
                    side, half_move, due
                )
                .into(),
            );
            return said;
        }
        said.extend(self.also_wrong(found, also));
        said.push(it_cannot_stand(found, remedies_of(found, also)).into());
        said.push(match found.offender().filter(|_| found.takes_back) {
            Some(turn) => goes_on_before(turn).into(),
            None => self.goes_on(turn).into(),
        });
        said
    }

    /// Says that the arbiter decides first, because of an incident for which the rules give no
    /// result.
    pub(super) fn arbiter_decides(&self, not_ruled: &RecordFinding) -> Vec<Sentence> {
        if let Some(EndFinding::MoverUnknown { text, side, first, own, theirs }) =
            not_ruled.finding.as_what()
        {
            let articles = (own.clone(), theirs.clone());
            let then = mover_then(text.clone(), *side, *first, articles);
            return vec![arbiter_finds_mover(text.clone()).into(), then.into()];
        }
        let (what, article) = (self.finding(not_ruled), article_of(not_ruled));
        let when = self.when_found(not_ruled);
        let told = match when {
            Some(when) => said!(
                "game-that-was",
                "{ $when }: { $what }{ its-article }.";
                when, what, article
            ),
            None => cited(what, article),
        };
        let note = match not_ruled.finding.as_what() {
            Some(EndFinding::NotRuled { source: Some(_), .. }) => {
                Some(Sentence::Note(Box::new(not_ruled.finding.clone())))
            }
            _ => None,
        };
        std::iter::once(told.into()).chain(note).chain([arbiter_decides().into()]).collect()
    }

    /// Returns the text of the half-move whose player the record does not tell.
    pub(super) fn of_unknown_mover(&self) -> Option<String> {
        let found = self.case?.report.findings.iter();
        found.into_iter().find_map(|found| match found.finding.as_what() {
            Some(EndFinding::MoverUnknown { text, .. }) => Some(text.clone()),
            _ => None,
        })
    }

    /// Says before or after which half-move something was recorded.
    pub(super) fn when_found(&self, found: &RecordFinding) -> Option<Phrase> {
        let at = found.at.filter(|at| at.ply > 0)?;
        let last = is_before(found, at).then(|| at.ply - 1);
        let when = match last.map(|ply| self.of_number(ply)) {
            Some(None) => MoveName::Before { half_move: of_ply(at) },
            Some(Some(half_move)) => MoveName::After { half_move },
            None => MoveName::After { half_move: self.written_ply(at) },
        };
        Some(when.into())
    }

    /// Puts those sentences into an answer, in place of those that say that the game goes on.
    pub(super) fn arbiter_first(&self, answer: &mut Vec<Sentence>, not_ruled: &RecordFinding) {
        let place = answer.iter().position(goes_on_somehow).unwrap_or(answer.len());
        answer.retain(|sentence| !goes_on_somehow(sentence));
        let place = place.min(answer.len());
        answer.splice(place..place, self.arbiter_decides(not_ruled));
    }
}
