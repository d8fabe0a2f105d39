//! The answer to a draw claim, in words.

use draughts_ground::said::said;

use super::answer::{
    ClaimMessage, because, can_still_claim, game_ended, goes_on_until_decided, no_penalty,
    not_right,
};
use super::article::article_of;
use super::correction::other_taken_back;
use super::ending::{Subject, draw_words, kind_words, subject};
use super::evidence::strong_side;
use super::findings::cited;
use super::held::later_moves;
use super::readings::differs;
use super::reasons::{board_stands, is_on_open, main_reason, side_word, unplayable};
use super::{AskedFor, Phrase, RulingMessage, RulingText, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::draw::{
    ClaimBar, DrawClaimant, OfferOutcome, PastOffer, Reason, Ruling, Verdict,
};
use draughts_games::record::{
    ClaimRuling, DrawClaim, EndCause, GameEnd, RecordFinding, ResultCondition, early_penalty,
};
use draughts_games::rules::{
    self, ClaimForm, ClaimRefused, Claimant, Clause, ClauseRule, DrawKind, EarlyAgreement, Effect,
    Unless,
};

impl RulingWriter<'_> {
    /// Puts the answer to a claim into words.
    pub(crate) fn claim(&self, asked: &DrawClaim, answer: &ClaimRuling<'_>) -> RulingText {
        let ruling = &answer.ruling;
        let clause = ruling.clause.map(|clause| &self.set.draws[clause]);
        let main = main_reason(ruling);
        let (verdict, drawn) = (ruling.verdict, self.is_a_draw(answer, main));
        let on = clause.filter(|_| verdict == Verdict::Conditional).and_then(Clause::unless);
        let on = on.map(|unless| match unless {
            Unless::WinningPosition => ResultCondition::NotWon.word(),
            Unless::ObviousWin => ResultCondition::NoObviousWin.word(),
        });
        let on = on.or_else(|| answer.recorded.as_ref().map(|_| ResultCondition::NotOver.word()));
        // With equal pieces either side may have a win.
        let strong = self.stronger(ruling.claimed_at).and_then(|_| strong_side(ruling));
        let strong = strong.filter(|_| verdict == Verdict::Conditional);
        let first = match (verdict, main) {
            (Verdict::NotYet, _) if answer.not_ruled.is_some() => Some("arbiter"),
            (Verdict::NotYet, Some(Reason::Undecided { decides, .. })) => Some(side_word(*decides)),
            _ => None,
        };
        // What both have agreed is granted to nobody.
        let to = asked.by.filter(|_| asked.kind.claim_form() != ClaimForm::Recorded);
        let mut said = RulingText {
            verdict: Some(verdict),
            drawn,
            on,
            claim: Some(self.claimed(asked, answer).into()),
            strong,
            answer: vec![
                RulingMessage::Verdict {
                    verdict,
                    drawn,
                    on,
                    strong,
                    to,
                    asked: AskedFor::Claim,
                    first,
                }
                .into(),
            ],
            ..RulingText::default()
        };
        match ruling.verdict {
            Verdict::Granted | Verdict::Conditional => {
                self.granted(&mut said.answer, asked.kind, answer, clause);
            }
            // `arbiter_first` replaces this below.
            Verdict::NotYet if matches!(main, Some(Reason::NotRuled)) => {
                said.answer.push(self.goes_on(self.turn(ruling)).into());
            }
            Verdict::NotYet | Verdict::Refused if is_on_open(main) => {
                if let Some(open) = &answer.pending {
                    match main {
                        Some(Reason::Undecided { decides, .. }) => {
                            said.answer.extend(self.claim_open(open, *decides, ruling));
                        }
                        _ => said.answer.extend(self.cannot_stand(open, self.turn(ruling))),
                    }
                }
            }
            Verdict::NotYet => {
                let article = clause.map(|clause| self.article_of_clause(clause));
                said.answer.push(match main {
                    Some(main) => because(self.reason(main, ruling), article).into(),
                    None => not_right(article).into(),
                });
                said.answer.push(match self.draw_that_waits(answer) {
                    Some(draw) => draw.into(),
                    None => self.goes_on(self.turn(ruling)).into(),
                });
            }
            Verdict::Refused => self.refused(&mut said.answer, (asked.kind, main), answer, clause),
        }
        // The game does not continue from a position that is undone.
        let goes_back = answer.pending.as_ref().filter(|open| open.pending.decides.is_none());
        let goes_on = Sentence::from(self.goes_on(self.turn(ruling)));
        if let Some(open) = goes_back.filter(|_| !is_on_open(main))
            && let Some(place) = said.answer.iter().position(|sentence| *sentence == goes_on)
        {
            said.answer.splice(place..=place, self.must_go_back(open, self.turn(ruling)));
        } else if !verdict.is_right()
            && answer.end.is_none()
            && (!is_on_open(main) || matches!(main, Some(Reason::NotRuled)))
        {
            said.answer.extend(self.still_open(answer));
        }
        if let Some(not_ruled) = &answer.not_ruled {
            self.arbiter_first(&mut said.answer, not_ruled);
        }
        self.beside_claim(&mut said.answer, answer, clause);
        self.more(&mut said.more, asked, answer, clause);
        let waits = self.case.filter(|_| self.is_at_end(ruling));
        let waits = waits.and_then(|case| case.report.not_ruled_if_none());
        if let (Some(found), None) = (waits, &answer.not_ruled) {
            let (what, article) = (self.finding(found), article_of(found));
            said.more.push(cited(what, article).into());
        }
        if let Some(not_ruled) = &answer.not_ruled {
            said.more.push(Sentence::Help(Box::new(not_ruled.finding.clone())));
        }
        // Positions after the end of the game decide nothing.
        if !matches!(main, Some(Reason::GameEnded))
            || self.drawn_despite_false_statement(answer).is_some()
        {
            said.evidence = self.evidence(ruling, clause);
        }
        said.names_texts_once(self.set)
    }

    /// Says what the opponent can still have corrected when a claim is not right.
    ///
    /// The right lapses with the next move.
    fn still_open(&self, answer: &ClaimRuling<'_>) -> Vec<Sentence> {
        let (ruling, pending) = (&answer.ruling, answer.pending.as_ref());
        let is_let_stand = |why: &Reason| matches!(why, Reason::LetStand { .. });
        if ruling.reasons.iter().any(is_let_stand) {
            return Vec::new();
        }
        // A half-move that was taken back is not on the board.
        if let Some(open) = pending.filter(|open| open.pending.taken_back.is_some()) {
            let (side, keeps) = (open.pending.decides, open.pending.taken_back.clone());
            let right = answer.right_if_held;
            let keeps = keeps.unwrap_or_default();
            let held = other_taken_back(side, keeps, right);
            // No consequence depends on a player before the arbiter has decided.
            let hangs = Some(open).filter(|_| answer.not_ruled.is_none());
            let hangs = hangs.and_then(|open| self.if_decided(open));
            return vec![hangs.unwrap_or_else(|| held.into())];
        }
        let last = self.case.and_then(|case| Some((case, case.played.at(ruling.claimed_at)?.ply)));
        let Some((case, last)) = last else {
            return Vec::new();
        };
        let is_it = |found: &&RecordFinding| {
            found.awaits_decision() && found.at.is_some_and(|at| at.ply == last)
        };
        let open = case.report.findings.iter().filter(is_it);
        open.map(|found| match answer.not_ruled {
            Some(_) => self.open_if_on(found).into(),
            None => self.open_besides(found).into(),
        })
        .collect()
    }

    pub(super) fn turn(&self, ruling: &Ruling) -> Color {
        self.game.position(ruling.claimed_at).turn()
    }

    /// Describes the claim.
    ///
    /// "White claims a draw by repetition before White's 49th move: the position after White's
    /// 41st, 45th and 49th moves."
    fn claimed(&self, asked: &DrawClaim, answer: &ClaimRuling<'_>) -> Phrase {
        let named = match (asked.kind.claim_form(), answer.named.as_slice()) {
            (_, []) => None,
            (ClaimForm::Times, named) => {
                Some(ClaimMessage::Position { when: self.after_all(named) }.into())
            }
            (ClaimForm::Count | ClaimForm::Recorded | ClaimForm::Unclaimed, [first, ..]) => {
                Some(ClaimMessage::From { half_move: self.made(first + 1) }.into())
            }
        };
        ClaimMessage::Draw {
            by: asked.by,
            draw: kind_words(asked.kind),
            before: self.before(answer.ruling.claimed_at),
            next: answer.announced.clone().or_else(|| unplayable(&answer.ruling)),
            named,
        }
        .into()
    }

    /// Gives the reason why a claim is refused, and its article.
    fn because(
        &self,
        (kind, main): (DrawKind, Option<&Reason>),
        ruling: &Ruling,
        article: Option<Phrase>,
    ) -> Sentence {
        match main {
            Some(Reason::NoSuchDraw) => said!(
                "claim-no-such-draw",
                "These rules have no draw by { $draw }{ $article ->
                    [none] { \"\" }
                   *[other] { $article }
                }.";
                draw = kind_words(kind), article
            )
            .into(),
            Some(main) => {
                let not_open =
                    self.accepts_nothing().filter(|_| matches!(main, Reason::NoAgreement));
                // The occurrences of the position that is meant are named below.
                let why = match (main, board_stands(ruling)) {
                    (Reason::Differs { at, how, .. }, Some(_)) => self.differs(*at, *how, None),
                    _ => not_open.unwrap_or_else(|| self.reason(main, ruling)),
                };
                because(why, article).into()
            }
            None => not_right(article).into(),
        }
    }

    fn refused(
        &self,
        answer: &mut Vec<Sentence>,
        (kind, main): (DrawKind, Option<&Reason>),
        given: &ClaimRuling<'_>,
        clause: Option<&Clause>,
    ) {
        let ruling = &given.ruling;
        if let Some((stated, end)) = self.drawn_despite_false_statement(given) {
            // The occurrences of the position that is meant follow.
            let why = match stated {
                Reason::Differs { at, how, .. } => self.differs(*at, *how, None),
                _ => self.reason(stated, ruling),
            };
            answer.push(because(why, None).into());
            let article = self.article_on(&end.citation, subject(self.set, end));
            let stood = match end.cause {
                EndCause::Drawn { clause } => self.repeated_until(end, clause),
                _ => None,
            };
            answer.push(
                said!(
                    "claim-all-the-same",
                    "But { $stood ->
                        [none] { $end }
                       *[other] { $stood }
                    }{ $article }.";
                    end = self.end(end), stood, article
                )
                .into(),
            );
            answer.extend(self.enter(end.outcome, end.credited).map(Sentence::from));
            let in_progress = self.case.is_some_and(|case| case.report.recorded_result().is_none());
            let after = self.played_after_a_draw(end).filter(|_| in_progress);
            answer.extend(after.map(|_| later_moves().into()));
            return;
        }
        if let Some(draw) = self.draw_that_waits(given) {
            let article = self.source_of_refusal(main, None, clause);
            answer.push(self.because((kind, main), ruling, article));
            answer.push(draw.into());
            return;
        }
        let is_over = matches!(main, Some(Reason::GameEnded) | None);
        if let Some(end) = given.end.as_ref().filter(|_| is_over) {
            let article = self.article_on(&end.citation, subject(self.set, end));
            let EndCause::Drawn { clause } = end.cause else {
                let end_words = self.end(end);
                answer.push(game_ended(end_words, Some(article)).into());
                answer.extend(self.outcome(end).into_iter().map(Sentence::from));
                return;
            };
            answer.push(match self.repeated_until(end, clause) {
                Some(stood) => said!(
                    "claim-drawn-before",
                    "The game was a draw before the claim: { $stood }{ $article }.";
                    stood, article
                )
                .into(),
                None => {
                    let (draw, when) = (draw_words(self.set, clause), self.when(end));
                    said!(
                        "claim-drawn-before-by",
                        "The game was a draw before the claim, by { $draw } { $when }{ $article }.";
                        draw, when, article
                    )
                    .into()
                }
            });
            answer.extend(self.enter(end.outcome, end.credited).map(Sentence::from));
            return;
        }
        let article = self.source_of_refusal(main, given.end.as_ref(), clause);
        answer.push(self.because((kind, main), ruling, article));
        if matches!(main, Some(Reason::EvidenceMissing)) && self.is_at_end(ruling) {
            answer.push(
                said!("claim-can-be-named", "They can still be named, before the next move.")
                    .into(),
            );
        }
        if matches!(main, Some(Reason::NoSuchDraw)) {
            answer.extend(self.refers(kind).map(Sentence::from));
        }
        let early = match (main, &given.end) {
            (Some(Reason::AgreedTooEarly { .. }), None) => Some(self.too_early()),
            (Some(Reason::AgreedWithTooManyMen { .. }), None) => Some(no_penalty().into()),
            _ => None,
        };
        if let Some(early) = early {
            answer.push(early);
            answer.push(self.goes_on_after_agreement(self.turn(ruling)).into());
            return;
        }
        // The draw exists when counted from an earlier move.
        let short = matches!(main, Some(Reason::CountBegins { first, stated, ended: None }) if first < stated);
        let by = clause.filter(|_| short).map(|clause| DrawClaimant::of(clause, self.turn(ruling)));
        if let (Some(by), None) = (by, &given.end) {
            answer.push(can_still_claim(by).into());
            return;
        }
        match (&given.end, board_stands(ruling)) {
            (Some(end), _) => answer.extend(self.outcome(end).into_iter().map(Sentence::from)),
            (None, None) => answer.push(match given.theirs {
                Some(other) => can_still_claim(DrawClaimant::One(other)).into(),
                None => self.goes_on(self.turn(ruling)).into(),
            }),
            (None, Some(board)) => {
                let turn = self.turn(ruling);
                let can = clause.map(|clause| (clause.claimant, DrawClaimant::of(clause, turn)));
                let why = match (can, board) {
                    (
                        Some((Some(Claimant::Any | Claimant::OnMove), _)),
                        Reason::BoardStands { moments },
                    ) if !moments.last().is_some_and(|&last| self.is_announced(last)) => said!(
                        "why-came-up",
                        "the present position came up { $when }";
                        when = self.after_all(moments)
                    )
                    .into(),
                    _ => self.reason(board, ruling),
                };
                answer.push(because(why, None).into());
                answer.push(match can {
                    Some((Some(Claimant::Any | Claimant::OnMove), by)) => {
                        can_still_claim(by).into()
                    }
                    _ => self.goes_on(turn).into(),
                });
            }
        }
    }

    /// Refers to another text that the rules point to, if it has such a draw.
    fn refers(&self, kind: DrawKind) -> Option<Phrase> {
        let other = rules::named(self.set.refers_to.as_deref()?).ok()?;
        let clause = other.draws.iter().find(|clause| clause.kind() == kind)?;
        let article = RulingWriter { set: &other, ..*self }.article_of_clause(clause);
        Some(said!(
            "claim-refers",
            "The document points to another text, which gives this draw: { $rules }{ $article }.";
            rules = other.name.clone(), article
        ).into())
    }

    /// Describes a draw that came before the claim and depends on a finding of the arbiter.
    ///
    /// The sentence has both possible findings, with their consequences.
    fn draw_that_waits(&self, given: &ClaimRuling<'_>) -> Option<Phrase> {
        let end = given.end.as_ref()?;
        let unless = end.unless(self.set)?;
        let (EndCause::Drawn { clause } | EndCause::Claimed { clause, .. }) = end.cause else {
            return None;
        };
        let met = self.case?.played.before_ply(end.after + 1)?;
        let draw = self.then_draw(&self.set.draws[clause], end.outcome);
        let ruling = &given.ruling;
        let then = self.else_then(Some(end), Some(self.turn(ruling)), self.is_at_end(ruling));
        let strong = strong_side(ruling);
        Some(self.draw_if_found(unless, (met, strong), draw, then))
    }

    /// Names the occurrences of the position whose repetition drew the game.
    ///
    /// `None` for another draw.
    fn repeated_until(&self, end: &GameEnd, clause: usize) -> Option<Phrase> {
        let ClauseRule::Repetition(repetition) = &self.set.draws[clause].rule else {
            return None;
        };
        let needed = usize::from(repetition.occurrence);
        let met = self.case?.played.before_ply(end.after + 1)?;
        let moments = self.game.occurrences(met);
        let stood = moments.len().checked_sub(needed).map(|from| &moments[from..])?;
        Some(self.stood(stood))
    }

    /// Finds a false statement about a draw that exists anyway.
    pub(super) fn drawn_despite_false_statement<'r>(
        &self,
        given: &'r ClaimRuling<'_>,
    ) -> Option<(&'r Reason, &'r GameEnd)> {
        let end = given.end.as_ref().filter(|end| end.unless(self.set).is_none())?;
        let drawn = match end.cause {
            EndCause::Drawn { clause } => Some(clause),
            _ => None,
        };
        let stated = given.ruling.reasons.iter().find(|reason| {
            reason.is_about_statement() && !matches!(reason, Reason::NumbersReadAs(_))
        })?;
        (drawn.is_some() && drawn == given.ruling.clause).then_some((stated, end))
    }

    /// Cites the article that supports a refusal, and no other.
    fn source_of_refusal(
        &self,
        main: Option<&Reason>,
        end: Option<&GameEnd>,
        clause: Option<&Clause>,
    ) -> Option<Phrase> {
        let set = self.set;
        match (main, end) {
            (Some(Reason::AgreedTooEarly { .. }), _) => {
                Some(self.article_on(&set.earliest_draw.source, Subject::Earliest))
            }
            (Some(Reason::GameEnded) | None, Some(end)) => {
                Some(self.article_on(&end.citation, subject(set, end)))
            }
            (Some(Reason::NotAgreed(PastOffer { fate: OfferOutcome::Lapsed(_), .. })), _) => {
                Some(self.article_on(&set.offer_until.source, Subject::Offer))
            }
            (Some(Reason::HadToBeInvoked { .. }), _) => {
                Some(self.article_on(&set.late_claim.source, Subject::Late))
            }
            (
                Some(
                    Reason::NoSuchDraw
                    | Reason::BoardDecided { .. }
                    | Reason::NamedTwice { .. }
                    | Reason::CannotBePlayed { .. },
                ),
                _,
            ) => None,
            // An article on announced moves is cited only if the clause has them.
            (Some(Reason::Barred(ClaimBar::NotTheirMove { .. })), _) => clause
                .filter(|clause| clause.announced)
                .map(|clause| self.article_of_clause(clause)),
            _ => clause.map(|clause| self.article_of_clause(clause)),
        }
    }

    /// Says that the game goes on after an agreement that came too early.
    pub(super) fn goes_on_after_agreement(&self, turn: Color) -> Phrase {
        match early_penalty(self.set) {
            EarlyAgreement::PlayOn => self.goes_on(turn),
            EarlyAgreement::BothZero | EarlyAgreement::Unsaid => goes_on_until_decided(turn).into(),
        }
    }

    /// Says who decides about an agreement that came too early.
    fn too_early(&self) -> Sentence {
        let article = self.article_on(&self.set.early_agreement.source, Subject::Early);
        match early_penalty(self.set) {
            EarlyAgreement::PlayOn => said!(
                "claim-agreement-off",
                "The agreement does not hold{ $article }.";
                article
            )
            .into(),
            EarlyAgreement::BothZero => said!(
                "claim-agreement-zero",
                "Both players score 0 for it{ $article }.";
                article
            )
            .into(),
            EarlyAgreement::Unsaid => no_penalty().into(),
        }
    }

    /// Adds further information about a claim.
    fn more(
        &self,
        more: &mut Vec<Sentence>,
        asked: &DrawClaim,
        answer: &ClaimRuling<'_>,
        clause: Option<&Clause>,
    ) {
        let ruling = &answer.ruling;
        let is_granted = ruling.verdict.is_right();
        let told = self.drawn_despite_false_statement(answer).map(|(stated, _)| stated);
        let told = told.filter(|_| !is_granted);
        let main = told.or_else(|| main_reason(ruling));
        for reason in &ruling.reasons {
            match reason {
                Reason::GameEnded if told.is_some() => {}
                // The answer has it already.
                Reason::BoardStands { .. } if answer.end.is_none() => {}
                Reason::LetStand { .. } => {}
                // The evidence shows what is counted.
                _ if is_on_open(main) => {}
                Reason::ExistsSince { met } => {
                    let stood = self.other_position(answer, asked.kind, *met);
                    more.extend(stood.map(|why| because(why, None).into()));
                    more.push(
                        said!(
                            "claim-not-undone",
                            "Until the result is signed, later moves do not undo the draw."
                        )
                        .into(),
                    );
                }
                other if Some(other) == main => {}
                other => {
                    let why = self.reason(other, ruling);
                    more.push(because(why, None).into());
                }
            }
        }
        let own = answer.end.as_ref().is_some_and(|end| match end.cause {
            EndCause::Drawn { clause } => Some(clause) == ruling.clause,
            _ => false,
        });
        // Without any win there is no obvious one.
        let less = clause.is_some_and(Clause::is_not_played)
            && answer.end.as_ref().and_then(|end| end.unless(self.set))
                == Some(Unless::WinningPosition);
        if let Some(draw) = self.draw_that_waits(answer).filter(|_| is_granted && !own && !less) {
            more.push(
                said!("claim-whatever", "Whatever becomes of the claim: { $draw }"; draw).into(),
            );
        }
        if is_granted && answer.announced.is_some() {
            more.push(said!("claim-not-played", "The announced move is not played.").into());
        }
        more.extend(self.after_the_end(answer));
        more.extend(self.captures_inside(ruling).map(Sentence::from));
        let limit = self.limit_shortened(ruling, clause);
        more.extend(limit.filter(|_| ruling.verdict != Verdict::Granted).map(Sentence::from));
        let brought = clause.is_some_and(|clause| clause.claimant == Some(Claimant::Originator));
        let first = ruling.evidence.first().map(|one| one.moment);
        if brought && is_granted && first == Some(0) {
            more.push(said!(
                "claim-either-may",
                "The record begins with the position, so neither player brought it about first: \
                 either may claim."
            ).into());
        }
        let is_told =
            ruling.reasons.iter().any(|reason| matches!(reason, Reason::MustBePlayed { .. }));
        let needed =
            answer.end.is_none() && asked.kind.claim_form() != ClaimForm::Recorded && !is_told;
        if let Some(earliest) = ruling.earliest.filter(|_| !is_granted && needed) {
            more.push(
                said!(
                    "claim-right-then",
                    "If nothing sets the count back, the claim is right { $when }.";
                    when = self.after(earliest)
                )
                .into(),
            );
        }
        // If the claim is refused, the reading of the text does not matter.
        let counts = clause.filter(|_| ruling.verdict != Verdict::Refused);
        more.extend(counts.and_then(|clause| self.read_here(clause)).map(Sentence::from));
        // If something else ended the game, it does not matter when a count would have drawn it.
        let earliest = ruling.earliest.or(ruling.met_at);
        let is_over = answer.end.is_some() && !is_granted && told.is_none();
        let readings = ruling.readings.iter().filter(|_| !is_over);
        let readings = readings.map(|reading| self.reading(reading, earliest));
        let (differ, same): (Vec<_>, Vec<_>) =
            answer.editions.iter().partition(|other| differs(answer, other));
        let editions = same.into_iter().filter_map(|other| self.edition(other));
        more.extend(readings.chain(editions).map(Sentence::from));
        let differ = differ.into_iter().filter_map(|other| self.edition_that_differs(other));
        more.splice(0..0, differ.map(Sentence::from));
        let warns = *self.set.claim_refused == ClaimRefused::Warning;
        // A draw that both players agreed to cannot be refused.
        let is_claim = asked.kind.claim_form() != ClaimForm::Recorded
            && clause.is_some_and(|clause| clause.effect == Effect::Claim);
        if warns && is_claim && is_granted {
            more.push(said!(
                "claim-refusal-warned",
                "If the opponent refuses it without a reason, that changes nothing, and they may \
                 be warned for delaying the game."
            ).into());
        }
    }
}
