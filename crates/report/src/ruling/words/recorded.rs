//! Rulings on a game whose record has a result.
//!
//! No record tells whether the game had ended before the question was asked, because files are
//! often typed when everything is over.

use draughts_ground::said::{Fact, Said, said};

use super::answer::{can_still_claim, goes_on_until_decided};
use super::correction::goes_on_before;
use super::counted::ElseThen;
use super::ending::{ResultMessage, Subject};
use super::findings::{named, remedy_of};
use super::held::{EndedHow, Struck, arbiter_decides, arbiter_finds_mover, asks_both};
use super::moves::aside;
use super::{Phrase, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::draw::{DrawClaimant, OfferOutcome, PastOffer, Reason, Ruling, Verdict};
use draughts_games::pdn;
use draughts_games::record::found::EndFinding;
use draughts_games::record::{
    ClaimRuling, EndCause, GameEnd, LawOutcome, RecordFinding, Settlement, codes,
};
use draughts_games::rules::Clause;

/// The kind of question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QuestionKind {
    /// A claim of a draw.
    Claim,
    /// A claim of a draw by an agreement that does not count.
    Agreement,
    /// A claim of a draw by an offer of this side that is still open.
    Offer(Color),
    /// A demand for correction.
    Correction,
}

impl From<QuestionKind> for Fact {
    fn from(asked: QuestionKind) -> Self {
        Self::Word(match asked {
            QuestionKind::Claim | QuestionKind::Agreement | QuestionKind::Offer(_) => "claim",
            QuestionKind::Correction => "correction",
        })
    }
}

impl RulingWriter<'_> {
    /// Returns how a game is drawn although the claim of a draw is refused.
    ///
    /// `already` if nothing else is wrong with the claim, else `all-the-same`.
    pub(super) fn is_a_draw(
        &self,
        given: &ClaimRuling<'_>,
        main: Option<&Reason>,
    ) -> Option<&'static str> {
        if given.ruling.verdict != Verdict::Refused {
            return None;
        }
        if self.drawn_despite_false_statement(given).is_some() {
            return Some("all-the-same");
        }
        let is_draw =
            |end: &GameEnd| end.outcome == LawOutcome::Draw && end.unless(self.set).is_none();
        let ended = matches!(main, Some(Reason::GameEnded) | None);
        let is_drawn = ended && given.end.as_ref().is_some_and(is_draw);
        is_drawn.then_some("already")
    }

    /// Returns whether the claim is made where the record ends.
    pub(super) fn is_at_end(&self, ruling: &Ruling) -> bool {
        self.case.is_some_and(|case| {
            case.played.timeline.moments() == ruling.claimed_at.saturating_add(1)
        })
    }

    /// Adds the effect of the recorded result on the answer to a claim.
    pub(super) fn beside_claim(
        &self,
        said: &mut Vec<Sentence>,
        answer: &ClaimRuling<'_>,
        clause: Option<&Clause>,
    ) {
        let ruling = &answer.ruling;
        // If a draw depends on a finding of the arbiter, the alternative mentions the result
        // itself.
        let waits = answer.end.as_ref().is_some_and(|end| end.unless(self.set).is_some());
        if waits || !self.is_at_end(ruling) {
            return;
        }
        let granted = ruling.verdict == Verdict::Granted;
        let ruled = match answer.recorded {
            Some(_) => Verdict::Granted,
            None => ruling.verdict,
        };
        match &answer.end {
            Some(end) => self.against_result(said, end.outcome),
            None if granted && clause.is_some_and(Clause::is_automatic) => {
                self.against_result(said, LawOutcome::Draw);
            }
            None => self.beside_result(said, asked_of(ruling), ruled),
        }
    }

    /// Adds the effect of the recorded result on an answer where the record ends.
    ///
    /// It replaces the sentences that say that the game goes on.
    pub(super) fn beside_result(
        &self,
        answer: &mut Vec<Sentence>,
        asked: QuestionKind,
        verdict: Verdict,
    ) {
        let Some((result, outcome)) = self.recorded() else {
            return;
        };
        let decides = Sentence::from(arbiter_decides());
        if let Some(place) = answer.iter().position(|sentence| *sentence == decides) {
            answer[place] = self.arbiter_decides_on(&result);
            return;
        }
        let finds = self.of_unknown_mover().map(|text| arbiter_finds_mover(text).into());
        if finds.is_some_and(|finds: Sentence| answer.contains(&finds)) {
            answer.push(asks_both(result, self.ended_how(EndedHow::So), None).into());
            return;
        }
        let (mut then, mut goes_before) = (None, false);
        answer.retain(|sentence| match goes_on(sentence) {
            Some(goes_on) => {
                goes_before = matches!(goes_on, ElseThen::GoesOnBefore { .. });
                then = Some(goes_on);
                false
            }
            None => true,
        });
        let conditional = asked == QuestionKind::Correction && verdict == Verdict::Conditional;
        if verdict != Verdict::Granted && !conditional {
            let how = match (asked, outcome) {
                (QuestionKind::Agreement, pdn::Outcome::Draw) => EndedHow::DrawnOtherwise,
                (QuestionKind::Offer(by), pdn::Outcome::Draw) => EndedHow::AcceptedLater(by),
                (QuestionKind::Claim, pdn::Outcome::Draw) => {
                    self.ended_how(EndedHow::DrawnPerhapsAgreed)
                }
                _ => self.ended_how(EndedHow::So),
            };
            let struck = then.and_then(|then| match then {
                ElseThen::GoesOn { turn } => turn.map(|turn| Struck::GoesOn { turn }),
                _ => Some(Struck::GoesOnBefore),
            });
            answer.extend(struck.map(|then| asks_both(result, how, Some(then)).into()));
            return;
        }
        // How the game was won is not known; the article says that games are won in this way.
        let losses = &self.set.losses.source;
        let names = self.set.titled(losses).lacking().is_none() && outcome != pdn::Outcome::Draw;
        let article = names.then(|| self.article_on(losses, Subject::OnBoard));
        let offered = match self.ended_how(EndedHow::So) {
            EndedHow::Accepted(by) => Some(by),
            _ => None,
        };
        // A sentence before says that this applies if the game was not over, and which move is due.
        let then = then.filter(|_| !conditional || !goes_before);
        answer.push(
            said!(
                "recorded-if-ended",
                "{ $offered ->
                    [white] White had offered a draw: if Black had accepted
                    [black] Black had offered a draw: if White had accepted
                   *[none] If the game had already ended { $result }{ $article ->
                        [none] { \"\" }
                       *[other] { $article }
                    }
                }, { $result } stands, and { $asked ->
                    [claim] no claim is granted
                   *[correction] nothing is corrected
                }.{ $then ->
                    [none] { \"\" }
                   *[other] { \" \" }If not, { $then }.
                }";
                result, asked, article, offered, then
            )
            .into(),
        );
    }

    /// Says that the arbiter decides whether the recorded result stands.
    pub(super) fn arbiter_decides_on(&self, result: &str) -> Sentence {
        let down = |found: &RecordFinding| {
            matches!(found.finding.as_what(), Some(EndFinding::FlagsDown { .. }))
        };
        let found = self.case.map_or(&[][..], |case| &case.report.findings);
        let flags = found.iter().any(down);
        // A player who left does not win by that, and loses by refusing to play on.
        let left = found.iter().find_map(|found| match found.finding.as_what() {
            Some(EndFinding::NotRuled { side: Some(side), source: Some(_), .. }) => Some(*side),
            _ => None,
        });
        let wins = self.recorded().map(|(_, outcome)| outcome);
        let left = left.filter(|side| wins == Some(LawOutcome::Win(*side).recorded()));
        let other = left
            .map(|side| LawOutcome::Win(side.opponent()).written(*self.set.result_form).to_owned());
        // Who moves depends on what is still to be decided; an announced move is not played.
        let is_settled = !found.iter().any(RecordFinding::is_unsettled);
        let last = self.game.moments().saturating_sub(1 + usize::from(self.announced.is_some()));
        let turn = is_settled.then(|| self.game.position(last).turn());
        said!(
            "game-arbiter-decides-on",
            "The arbiter must choose{ $flags ->
                [yes] : { $result }, another result, or playing on
               *[no] : { $other ->
                    [none] either { $result } stands, or { $result } is struck and the game goes on
                   *[other] nothing here supports { $result }; either { $other } is entered, or the \
                    game goes on
                }{ $turn ->
                    [white] ; White moves
                    [black] ; Black moves
                   *[none] { \"\" }
                }
            }.";
            result, flags, other, turn
        )
        .into()
    }

    /// Says that the record has another result than the laws give.
    pub(super) fn against_result(&self, answer: &mut Vec<Sentence>, by_law: LawOutcome) {
        let differs = |outcome: pdn::Outcome| outcome != by_law.recorded();
        if let Some((result, _)) = self.recorded().filter(|(_, outcome)| differs(*outcome)) {
            answer.push(
                said!("recorded-is-not", "The recorded { $result } is wrong."; result).into(),
            );
        }
    }

    /// Says what was recorded between the end of the game and the claim.
    pub(super) fn after_the_end(&self, answer: &ClaimRuling<'_>) -> Vec<Sentence> {
        let Some(case) = self.case else {
            return Vec::new();
        };
        let due = case.played.at(answer.ruling.claimed_at).map_or(1, |at| at.ply + 1);
        case.report
            .findings
            .iter()
            .filter(|found| found.finding.is(codes::AFTER_THE_END))
            .filter(|found| found.at.is_some_and(|at| at.ply <= due))
            .map(|found| {
                said!(
                    "claim-after-the-end",
                    "{ $what }: it changes no result.";
                    what = self.finding(found)
                )
                .into()
            })
            .collect()
    }

    /// Says that half-moves are recorded after the one that drew the game.
    pub(super) fn played_after_a_draw(&self, end: &GameEnd) -> Option<Said> {
        let case = self.case?;
        let EndCause::Drawn { clause } = end.cause else {
            return None;
        };
        let next = case.report.history.iter().map(|(at, _)| *at).find(|at| at.ply > end.after)?;
        // A draw that depends on the arbiter's finding does not exist yet.
        let waits = self.set.draws[clause].unless().is_some();
        let half_move = aside((self.written_ply(next), case.written_ply(next.ply).is_some()));
        Some(match case.report.plies - end.after {
            1 => said!(
                "game-played-after",
                "{ $half_move } was played after the draw and { draw-counts }.";
                half_move, waits
            ),
            _ => said!(
                "game-played-from",
                "What was played from { $half_move } on came after the draw and { draw-counts }.";
                half_move, waits
            ),
        })
    }

    /// Says what a player who refused to follow the rules had to correct, and how.
    pub(super) fn refused_to_correct(
        &self,
        end: &GameEnd,
        irregularities: &[RecordFinding],
    ) -> Option<Phrase> {
        let EndCause::Refused(side) = end.cause else {
            return None;
        };
        let is_it = |found: &&RecordFinding| {
            found.settled == Some(Settlement::NotMade) && found.offender() == Some(side)
        };
        let found = irregularities.iter().rfind(is_it)?;
        let half_move = named(found, found.at?).0;
        let due = remedy_of(found, true)?;
        Some(
            said!(
                "game-was-due",
                "{ one-side } refused the correction of { $half_move }: { $due }";
                side, half_move, due
            )
            .into(),
        )
    }

    /// Returns how the game may have ended with the recorded result.
    ///
    /// A recorded draw beside an offer without an answer is probably that offer's; else it is
    /// `usual`.
    pub(super) fn ended_how(&self, usual: EndedHow) -> EndedHow {
        let is_draw = self.recorded().is_some_and(|(_, outcome)| outcome == pdn::Outcome::Draw);
        let offered = self.case.and_then(|case| case.report.last_offer).filter(|_| is_draw);
        match offered {
            Some(PastOffer { by, fate: OfferOutcome::Open, .. }) => EndedHow::Accepted(by),
            _ => usual,
        }
    }

    fn recorded(&self) -> Option<(String, pdn::Outcome)> {
        let report = &self.case?.report;
        let outcome = report.result?.outcome;
        Some((report.recorded_result()?.to_owned(), outcome))
    }
}

/// Returns the kind of question of a draw claim.
fn asked_of(ruling: &Ruling) -> QuestionKind {
    let is_void = |why: &Reason| match why {
        Reason::NotAgreed(offered) => offered.fate != OfferOutcome::Open,
        Reason::AgreedTooEarly { .. } | Reason::AgreedWithTooManyMen { .. } => true,
        _ => false,
    };
    if ruling.reasons.iter().any(is_void) {
        return QuestionKind::Agreement;
    }
    let open = ruling.reasons.iter().find_map(|why| match why {
        Reason::NotAgreed(offered) => Some(offered.by),
        _ => None,
    });
    open.map_or(QuestionKind::Claim, QuestionKind::Offer)
}

/// Returns whether a sentence says how the game goes on.
pub(super) fn goes_on_somehow(sentence: &Sentence) -> bool {
    let one = |turn: Color| {
        let until = Sentence::from(goes_on_until_decided(turn));
        let can = Sentence::from(can_still_claim(DrawClaimant::One(turn)));
        *sentence == until || *sentence == can
    };
    goes_on(sentence).is_some()
        || Color::BOTH.into_iter().any(one)
        || *sentence == Sentence::from(can_still_claim(DrawClaimant::Either))
}

/// Returns the statement of a sentence that the game goes on, for the end of another sentence.
fn goes_on(sentence: &Sentence) -> Option<ElseThen> {
    [Color::White, Color::Black].into_iter().find_map(|turn| {
        let is = |other: Sentence| *sentence == other;
        if is(Sentence::from(Phrase::from(ResultMessage::GoesOn { turn }))) {
            return Some(ElseThen::GoesOn { turn: Some(turn) });
        }
        is(goes_on_before(turn).into()).then_some(ElseThen::GoesOnBefore { turn })
    })
}
