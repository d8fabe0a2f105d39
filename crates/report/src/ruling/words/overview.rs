//! The overview of a game, in words.

use super::article::{article_of, listed_article_of};
use super::counted::ElseThen;
use super::ending::{Subject, subject};
use super::fates::{it_cannot_stand, it_was_corrected, opponent, see_above};
use super::findings::{cited, is_touch, played_since, remedies_of};
use super::held::{
    EndedHow, Struck, arbiter_decides, asks_both, disagrees, later_moves, no_result, of_neither,
    pieces_stand, record_is_wrong, recorded_result,
};
use super::moves::of_ply;
use super::readings::edition_of;
use super::{List, ListLine, Phrase, RulingText, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::draw::{MetClause, OfferOutcome, PastOffer};
use draughts_games::pdn::Outcome;
use draughts_games::record::found::{
    ClaimFinding, EndFinding, RequiredAction as RemedyDue, ResultFault,
};
use draughts_games::record::{
    Case, ClaimPending, EndCause, GameEnd, IncidentKind, LawOutcome, Overview, PlyAt,
    RecordFinding, Settlement, codes,
};
use draughts_games::rules::{ClauseRule, Effect};
use draughts_ground::said::{Said, Told, said};

/// The most incidents that are described before the statement that the game is not finished.
const MOST_TOLD: usize = 2;

impl RulingText {
    /// Adds that something other than the record contradicts the laws.
    pub(crate) fn object(&mut self, objection: &impl Told) {
        let disagrees = Sentence::from(disagrees());
        let is_told = |first: &&Sentence| {
            **first == disagrees || **first == Sentence::from(record_is_wrong())
        };
        if self.answer.first().filter(is_told).is_none() {
            self.answer.insert(0, disagrees);
        }
        let what = objection.said().into();
        self.answer.insert(1, cited(what, None).into());
    }
}

impl RulingWriter<'_> {
    /// Describes the overview of a game without a claim.
    pub(crate) fn overview(&self, case: &Case<'_>, all: &Overview) -> RulingText {
        let answer = self.result(case, all);
        let (end, plies) = (all.law.as_ref().map(|law| &law.end), case.report.plies);
        let irregular = self.irregularities(&all.irregularities, end, plies, &answer);
        let mut said = RulingText {
            answer,
            is_open: all.agreed_too_early
                || all.not_ruled.is_some()
                || case.report.unused().next().is_some()
                || all.law.is_none() && self.offer_at_end(case).is_some(),
            ..RulingText::default()
        };
        let mut list = |heading: Said, lines: Vec<ListLine>| {
            if !lines.is_empty() {
                said.lists.push(List { heading: heading.into(), lines });
            }
        };
        // The draw that ended the game has been mentioned.
        let is_told = |found: &&MetClause| {
            end.is_some_and(|end| end.cause == EndCause::Drawn { clause: found.clause })
        };
        let conditions = all.conditions.iter().filter(|found| !is_told(found));
        list(
            said!("heading-draws", "Draws"),
            conditions.flat_map(|found| self.met(found, all)).collect(),
        );
        list(said!("heading-irregular", "Irregular"), irregular);
        // Objections to the result, and the move that is due now, have been mentioned.
        let again = self.played_again(case, all).is_some();
        let is_told = |found: &&RecordFinding| {
            let is = |code| found.finding.is(code);
            is(codes::DRAW_TOO_EARLY) && (!all.agrees || all.agreed_too_early)
                || is(codes::OFFER_NOT_OPEN) && !all.agrees && all.law.is_none()
                || is(codes::PIECE_MUST_BE_PLAYED) && again
        };
        let others = all.others.iter().filter(|found| !is_told(found));
        list(
            said!("heading-also-recorded", "Also recorded"),
            others
                .map(|found| {
                    let (what, note) = (self.finding(found), self.note_of(found));
                    let is_said = said.answer.iter().any(|sentence| sentence.says(&what))
                        && note.is_none_or(|note| said.answer.contains(&note));
                    // What the arbiter decides first comes first in the answer.
                    let decides = all.not_ruled.as_ref().is_some_and(|told| is_same(told, found));
                    match is_said || decides {
                        true => ListLine {
                            told: vec![see_above(None).into()],
                            code: Some(found.finding.code()),
                        },
                        false => self.other(found),
                    }
                })
                .collect(),
        );
        // A draw that was rightly claimed has been mentioned.
        let is_drawn = end.is_some_and(|end| matches!(end.cause, EndCause::Claimed { .. }));
        let nothing = match (all.conditions.is_empty() && !is_drawn, all.irregularities.is_empty())
        {
            (true, true) => Some(said!(
                "game-holds-nothing",
                "No draw condition was met, and no move is irregular."
            )),
            (true, false) => Some(said!("game-no-condition", "No draw condition was met.")),
            (false, true) => Some(said!("game-no-irregularity", "No move is irregular.")),
            (false, false) => None,
        };
        said.more.extend(nothing.map(Sentence::from));
        let not_ruled = all.not_ruled.iter().map(|found| Box::new(found.finding.clone()));
        said.more.extend(not_ruled.map(Sentence::Help));
        said.more.extend(end.and_then(|end| self.played_after_a_draw(end)).map(Sentence::from));
        let touched = all.irregularities.iter().filter(|found| is_touch(found));
        said.more.extend(touched.take(1).filter_map(|_| self.of_touching()).map(Sentence::from));
        said.more.extend(all.editions.iter().map(|other| {
            let clause = other.clause.map(|clause| &other.set.draws[clause]);
            said!(
                "game-edition",
                "By { $edition } { $when ->
                    [none] no draw condition was met
                   *[other] { $claims ->
                        [yes] a draw could be claimed { $when }
                       *[no] { $waits ->
                            [yes] the game was a draw { $when }, if the arbiter finds it so
                           *[no] the game was a draw { $when }: { $result }
                        }
                    }
                }.";
                edition = edition_of(&other.set),
                when = other.theirs.map(|met| self.after(met)),
                claims = clause.is_some_and(|clause| clause.effect == Effect::Claim),
                waits = clause.is_some_and(|clause| clause.unless().is_some()),
                result = LawOutcome::Draw.written(*self.set.result_form)
            )
            .into()
        }));
        said.names_texts_once(self.set)
    }

    /// Describes the result by the laws, and whether the record agrees.
    fn result(&self, case: &Case<'_>, all: &Overview) -> Vec<Sentence> {
        let mut answer = Vec::new();
        if !all.agrees {
            answer.push(match all.law {
                Some(_) => record_is_wrong().into(),
                None => disagrees().into(),
            });
        }
        // A result that no game can have.
        let odd = case.report.findings.iter().find(|found| found.finding.is(codes::RESULT_ODD));
        let odd = odd.map(|odd| cited(self.finding(odd), None));
        answer.extend(odd.map(Sentence::from));
        // The result by the laws comes first.
        let unused = self.unused();
        let is_unused = !unused.is_empty();
        if all.law.is_none() {
            answer.extend(unused.clone());
        }
        let recorded = &case.report.result;
        let shown = case
            .report
            .result_text
            .as_deref()
            .filter(|_| recorded.is_some_and(|recorded| recorded.outcome != Outcome::Unknown));
        let Some(law) = &all.law else {
            answer.extend(self.without_end(case, all, (shown, is_unused)));
            return answer;
        };
        let article = self.article_on(&law.end.citation, subject(self.set, &law.end));
        let lacks = self.set.titled(&law.end.citation).lacking().is_some();
        let why = self.why(&law.end, all);
        let written = law.end.outcome.written(*self.set.result_form);
        let gives = self.enter(law.end.outcome, true).map(|_| written);
        let tag = case.report.tag("Result").map(str::trim).filter(|_| !all.agrees);
        let differs = recorded.is_some_and(|recorded| {
            recorded.outcome != Outcome::Unknown
                && recorded.outcome != law.end.outcome.recorded()
                && !law.may_be(recorded.outcome)
        });
        let waits = law.end.unless(self.set).is_some();
        let stands = shown == gives && gives.is_some() && law.end.credited && !waits;
        // The verdict names the condition then.
        let told = waits && !differs && tag.is_none();
        // The article follows the outcome, unless a condition comes in between.
        let (beside, last) = match waits {
            true => (Some(article.clone()), None),
            false => (None, Some(article.clone())),
        };
        let last = last.filter(|_| !stands || tag.is_some() || differs);
        answer.push(match (shown, tag) {
            (Some(result), _) if differs => {
                let recorded = result.to_owned();
                said!(
                    "game-record-says",
                    "The record says { $recorded }, but { laws-give }: { $why }{ its-article }.";
                    recorded, gives, lacks, why, article = beside
                )
                .into()
            }
            (_, Some(tag)) => said!(
                "game-tag-says",
                "The tag says { $recorded }, but { laws-give }: { $why }{ its-article }.";
                recorded = tag.to_owned(), gives, lacks, why, article = beside
            )
            .into(),
            _ if waits => said!(
                "game-on-condition",
                "{ laws-give } if { $waits ->
                    [obvious-win] { $strong ->
                        [white] White shows no obvious win
                        [black] Black shows no obvious win
                       *[none] no obvious win is shown
                    }
                   *[winning-position] the arbiter finds no { win-of }
                }: { $why }{ $article }.";
                gives, lacks, waits = law.end.unless(self.set),
                strong = condition(&law.end, all).and_then(|found| self.strong_side(found)),
                why, article
            )
            .into(),
            _ if stands => said!(
                "game-result-stands",
                "{ $result } stands: { $why }{ $article }.";
                result = written, why, article
            )
            .into(),
            _ => said!(
                "game-laws-give",
                "{ laws-give }: { $why }{ its-article }.";
                gives, lacks, why, article = beside
            )
            .into(),
        });
        if let EndCause::Drawn { clause } | EndCause::Claimed { clause, .. } = law.end.cause
            && let Some((found, unless)) =
                condition(&law.end, all).zip(self.set.draws[clause].unless())
        {
            let draw = said!("game-then-draw", "enter { $result }"; result = written).into();
            let strong = self.strong_side(found);
            let is_last = found.met + 1 == self.game.moments();
            let turn = is_last.then(|| self.game.position(found.met).turn());
            let neither = differs && law.end.otherwise.is_none();
            let mut then = self.else_then(Some(&law.end), turn, is_last && !neither);
            let shown_last = self.not_played_at_end(all).filter(|other| other.clause != clause);
            if let (ElseThen::GoesOn { .. }, Some(other)) = (&then, shown_last) {
                let source = self.set.draws[other.clause].cited();
                let on = Subject::of_draw(self.set.draws[other.clause].kind());
                let article = self.article_beside(&law.end.citation, &source, on);
                let result = written.to_owned();
                then = ElseThen::NotPlayed { strong, article, result, then: then.into() };
            }
            if let ElseThen::Ended { result: Some(result), recorded, .. } = &mut then {
                *recorded = Some(result.as_str()) == shown;
            }
            let found = (found.met, strong);
            answer.push(self.draw_found(unless, found, draw, (then, told)).into());
            if let Some(result) = shown.filter(|_| neither) {
                answer.push(of_neither(result.into()).into());
            } else if let Some(result) = shown.filter(|result| {
                let other = law.end.otherwise.as_deref();
                other.is_some_and(|end| end.outcome.written(*self.set.result_form) != *result)
            }) {
                answer.push(recorded_result(result.into()).into());
            }
            return answer;
        }
        answer.extend(case.flag_fell_at_rest(&law.end).map(|side| {
            said!(
                "game-flag-at-rest",
                "The record has { one-side }'s clock stopped by then: the arbiter first finds out \
                 whether the flag fell before that.";
                side
            )
            .into()
        }));
        answer.extend(all.others.iter().filter_map(|found| self.came_after(found)));
        if case.report.plies > law.end.after {
            answer.push(later_moves().into());
        }
        // A result that is already recorded need not be entered.
        let mut outcome = self.outcome_by(&law.end, last);
        if stands && all.agrees {
            outcome.pop();
        }
        answer.extend(outcome.into_iter().map(Sentence::from));
        answer.extend(unused);
        answer
    }

    /// Says that a player resigned or accepted a draw, or a flag fell, after the end of the game.
    fn came_after(&self, found: &RecordFinding) -> Option<Sentence> {
        let EndFinding::After { incident, lets, .. } = found.finding.as_what()? else {
            return None;
        };
        let ends =
            [IncidentKind::Resign, IncidentKind::Flag, IncidentKind::Left, IncidentKind::Accept];
        let (what, lets) = (incident.clone(), lets.clone());
        ends.contains(&incident.kind).then(|| {
            said!(
                "game-came-after",
                "{ $what } { $lets ->
                    [none] only after that: it changes nothing
                   *[other] and so let { $lets } stand: the draw came first
                }.";
                what, lets
            )
            .into()
        })
    }

    /// Describes a game that has not ended; the open question comes first.
    ///
    /// With something unused nothing is said in favour of the recorded result.
    fn without_end(
        &self,
        case: &Case<'_>,
        all: &Overview,
        (shown, is_unused): (Option<&str>, bool),
    ) -> Vec<Sentence> {
        if case.report.has_unread_incidents() {
            return vec![correct_first(shown).into()];
        }
        let mut answer = Vec::new();
        let (mut contradicts, mut early, mut chooses) = (false, false, false);
        for found in &case.report.findings {
            let finding = || Box::new(found.finding.clone());
            let what = || self.finding(found);
            let is = |code| found.finding.is(code);
            if is(codes::RESULT_MISMATCH) && !all.agrees {
                contradicts = true;
                answer.push(cited(what(), None).into());
            } else if is(codes::DRAW_TOO_EARLY) && (!all.agrees || all.agreed_too_early) {
                early = true;
                answer.push(cited(what(), article_of(found)).into());
                answer.extend([Sentence::Note(finding()), Sentence::Help(finding())]);
            } else if is(codes::OFFER_NOT_OPEN) && !all.agrees {
                answer.push(cited(what(), article_of(found)).into());
                answer.extend([
                    Sentence::Note(finding()),
                    said!(
                        "game-ask-both",
                        "Ask both players whether they agree: only then is it a draw."
                    )
                    .into(),
                ]);
            }
        }
        let wrong =
            |found: &RecordFinding| Sentence::from(cited(self.wrong(found), article_of(found)));
        // The arbiter decides first.
        let not_ruled = all.not_ruled.as_ref();
        answer.extend(not_ruled.into_iter().flat_map(|found| self.arbiter_decides(found)));
        let hanging = all.open.as_ref().filter(|_| all.not_ruled.is_none());
        // The recorded result may be right only after one of the decisions.
        let depends = hanging.zip(shown).filter(|(open, result)| self.is_right_if(open, result));
        let on = depends.map(|(_, result)| result);
        let decided = hanging.and_then(|open| self.if_decided_on(open, on));
        let hangs = decided.is_some();
        if let Some((open, result)) = depends.filter(|_| hangs)
            && let Some(side) = open.pending.decides
        {
            answer.push(
                said!(
                    "game-not-final",
                    "{ $result } is not final yet: it depends on { one-side }.";
                    result = result.to_owned(), side
                )
                .into(),
            );
        }
        let pending = || all.irregularities.iter().find(|found| found.awaits_decision());
        let (mut is_open, mut choice) = (false, None);
        if let (Some(decided), Some(open)) = (decided, &all.open) {
            answer.push(wrong(&open.found));
            answer.extend(self.also_wrong(&open.found, &open.also));
            answer.push(decided);
            for instead in self.in_place_of(&open.found) {
                answer.push(wrong(&instead));
                answer.push(self.in_place(&instead).into());
            }
        } else if let Some(open) = pending() {
            is_open = not_ruled.is_none();
            let also = case.report.corrected_with(open);
            let instead = self.in_place_of(open);
            match not_ruled.is_some() && also.is_empty() && instead.is_empty() {
                // The arbiter comes first; the choice is listed below.
                true => answer.push(self.open_if_on(open).into()),
                false => {
                    answer.push(wrong(open));
                    answer.extend(self.also_wrong(open, &also));
                    answer.extend(self.also_wrong(open, &instead));
                    answer.extend(self.was_wrong_itself(open).filter(|_| instead.is_empty()));
                    choice = Some(answer.len());
                    answer.push(self.choice(open, &also).into());
                }
            }
            // Who moves depends on that choice.
            chooses = true;
        } else if let Some(found) = self.played_again(case, all) {
            let also = match found.standing {
                None => case.report.corrected_with(found),
                Some(_) => Vec::new(),
            };
            let due = remedies_of(found, &also);
            answer.push(wrong(found));
            answer.extend(self.also_wrong(found, &also));
            choice = Some(answer.len());
            answer.push(match (found.standing, opponent(found)) {
                (None, _) if self.forfeits(found) => self.forfeited(found, &also).into(),
                (None, _) => it_cannot_stand(found, due).into(),
                (Some(_), _) if found.settled == Some(Settlement::PutRight) => {
                    it_was_corrected(due).into()
                }
                (Some(_), Some(side)) => said!(
                    "fate-had-corrected",
                    "{ one-side } had it corrected{ fate-due }.";
                    side, due
                )
                .into(),
                (Some(_), None) => it_was_corrected(due).into(),
            });
            let since = found.at.map_or(0, |at| case.report.plies.saturating_sub(at.ply));
            let forfeits = self.forfeits(found);
            let since = played_since(since).filter(|_| found.standing.is_none() && !forfeits);
            answer.extend(
                since.map(|(words, half_moves)| {
                    said!("game-played-since"; words, half_moves).into()
                }),
            );
        }
        // An irregularity that cannot stand, but takes back no move.
        let beside = all
            .irregularities
            .iter()
            .find(|found| found.is_unsettled() && found.standing.is_none() && !found.takes_back);
        let is_told = self.is_played_again(case, all) || all.law.is_some();
        // A half-move that must not be taken back stays.
        let stays =
            beside.filter(|found| matches!(found.remedy, Some(RemedyDue::MoveStays { .. })));
        let turn = stays.and_then(opponent).unwrap_or_else(|| self.game.last().turn());
        if let Some(found) = beside.filter(|_| !is_told) {
            let also = case.report.corrected_with(found);
            answer.push(wrong(found));
            answer.extend(self.also_wrong(found, &also));
            choice = Some(answer.len());
            answer.push(it_cannot_stand(found, remedies_of(found, &also)).into());
        }
        if contradicts {
            answer.push(
                said!(
                    "game-enter-signed",
                    "Nothing in this record gives a result: enter the result both players signed."
                )
                .into(),
            );
            return answer;
        }
        let forfeits = |found: &RecordFinding| found.is_unsettled() && self.forfeits(found);
        if not_ruled.is_some() || all.irregularities.iter().any(forfeits) {
            if let Some(result) = shown {
                let decides = Sentence::from(arbiter_decides());
                match answer.iter().position(|sentence| *sentence == decides) {
                    Some(at) => answer[at] = self.arbiter_decides_on(result),
                    // That is long enough without a question to both players.
                    None if let (None, Some(at)) = (not_ruled, choice) => {
                        if let Sentence::Told(next) = answer[at].clone() {
                            let told = said!(
                                "game-ended-or-forfeits",
                                "If the game had ended { $result }, { $result } stands. If \
                                 not, { $next }";
                                result, next
                            );
                            answer[at] = told.into();
                        }
                    }
                    None => {
                        let how = self.ended_how(EndedHow::So);
                        answer.push(asks_both(result.to_owned(), how, None).into());
                    }
                }
            }
            return answer;
        }
        if let (Some(result), Some(found)) = (shown, self.not_played_on(case, all)) {
            let first = all.conditions.iter().find(|first| first.clause == found.clause);
            // The recorded result is worded with the consequence if the draw does not exist.
            answer.extend(self.drawn_unless(first.unwrap_or(found)));
            let is_told = self.set.draws[found.clause].unless().is_some();
            answer.extend((!is_told).then(|| recorded_result(result.into()).into()));
            return answer;
        }
        // A game in progress: nobody asks for its result.
        if shown.is_none() && !early && !all.agreed_too_early {
            let goes_on = self.goes_on(turn).into();
            if let Some(found) = self.not_played_on(case, all) {
                // The condition was met as soon as these pieces were on the board.
                let first = all.conditions.iter().find(|first| first.clause == found.clause);
                answer.extend(self.drawn_unless(first.unwrap_or(found)));
                return answer;
            }
            if !hangs && !chooses && !answer.contains(&goes_on) && !self.is_played_again(case, all)
            {
                answer.extend(self.recorded_last(case, all));
                answer.push(
                    said!(
                        "game-not-finished",
                        "The game is not finished; { to-move } is to move.";
                        turn
                    )
                    .into(),
                );
            }
            return answer;
        }
        let neither = all
            .objections
            .iter()
            .any(|objection| matches!(objection.as_what(), Some(ResultFault::OfNeither { .. })));
        // Nobody has a choice if the game was over.
        if let Some(result) = shown.filter(|_| is_open && !neither) {
            self.if_not_over(&mut answer, result, choice);
            return answer;
        }
        // An irregularity that cannot stand is corrected only if the game was not over.
        let unsettled = all.irregularities.iter().any(RecordFinding::is_unsettled);
        if let Some(result) = shown.filter(|_| unsettled && !hangs && !neither && !early) {
            self.if_not_over(&mut answer, result, choice);
            return answer;
        }
        let serves =
            case.report.findings.iter().any(|found| {
                matches!(found.finding.as_what(), Some(EndFinding::ServerMoves { .. }))
            });
        if let Some(result) = shown.filter(|_| serves && all.agrees && !hangs && !neither) {
            answer.extend(self.recorded_last(case, all));
            let then = Some(Struck::GoesOn { turn: self.game.last().turn() });
            answer.push(asks_both(result.to_owned(), EndedHow::So, then).into());
            return answer;
        }
        let agreed = shown.filter(|_| all.agrees && !hangs && !neither && !early);
        if agreed.is_some() && is_unused {
            answer.push(correct_first(agreed).into());
            return answer;
        }
        if let Some((result, offered)) = agreed.zip(self.offer_at_end(case)) {
            let how = match offered.fate {
                OfferOutcome::Declined => {
                    answer.push(
                        said!(
                            "game-declined",
                            "{ one-side } offered a draw, and { other-side } declined it.";
                            side = offered.by
                        )
                        .into(),
                    );
                    EndedHow::DrawnOtherwise
                }
                OfferOutcome::Open | OfferOutcome::Lapsed(_) => EndedHow::Accepted(offered.by),
            };
            let then = Some(Struck::GoesOn { turn: self.game.last().turn() });
            answer.push(asks_both(result.to_owned(), how, then).into());
            return answer;
        }
        if let Some(result) = agreed {
            answer.push(said!(
                "game-stands",
                "Nothing in this record speaks against the recorded result: { $result } stands.";
                result
            ).into());
            return answer;
        }
        if !early && !hangs {
            answer
                .push(said!("game-nothing-gives", "Nothing in this record gives a result.").into());
        }
        if all.agreed_too_early && shown.is_none() {
            answer.push(self.goes_on_after_agreement(self.game.last().turn()).into());
        }
        // The sentence on the decision says what becomes of the result.
        if hangs && depends.is_some() && !neither {
            return answer;
        }
        answer.push(match shown {
            Some(result) if neither => of_neither(result.into()).into(),
            Some(result) => recorded_result(result.into()).into(),
            None => no_result().into(),
        });
        answer
    }

    /// Returns whether one decision makes the recorded result right, and the other does not.
    fn is_right_if(&self, open: &ClaimPending, result: &str) -> bool {
        let pending = &open.pending;
        let gives = |end: Option<&GameEnd>| {
            end.is_some_and(|end| end.outcome.written(*self.set.result_form) == result)
        };
        gives(pending.stands.as_ref()) != gives(pending.otherwise()) && pending.taken_back.is_none()
    }

    /// Describes what was recorded last beside the moves, for which the arbiter was probably called.
    fn recorded_last(&self, case: &Case<'_>, all: &Overview) -> Vec<Sentence> {
        let is_last = |found: &&RecordFinding| {
            found.at.is_some_and(|at| at.ply >= case.report.plies)
                && !found.finding.is(codes::AFTER_THE_END)
        };
        let last: Vec<&RecordFinding> = all.others.iter().filter(is_last).collect();
        let last = &last[last.len().saturating_sub(MOST_TOLD)..];
        let told = last.iter().flat_map(|found| {
            let what = cited(self.finding(found), article_of(found)).into();
            // The notes on a claim are long.
            let is_claim = matches!(found.finding.as_what(), Some(ClaimFinding::Ruled { .. }));
            std::iter::once(what).chain(self.note_of(found).filter(|_| !is_claim))
        });
        told.collect()
    }

    /// Returns the last offer of a draw, if a recorded draw may rest on it and the record does not
    /// show that it was accepted.
    fn offer_at_end(&self, case: &Case<'_>) -> Option<PastOffer> {
        let is_draw = case.report.result.is_some_and(|result| result.outcome == Outcome::Draw);
        let offered = case.report.last_offer.filter(|_| is_draw)?;
        match offered.fate {
            OfferOutcome::Open => Some(offered),
            OfferOutcome::Declined => {
                case.is_last_recorded(IncidentKind::Decline).then_some(offered)
            }
            OfferOutcome::Lapsed(_) => None,
        }
    }

    /// Says that nobody has a choice and nothing is corrected if the game was over.
    ///
    /// The sentence takes in the one at `place`, or else goes to the end.
    fn if_not_over(&self, answer: &mut Vec<Sentence>, result: &str, place: Option<usize>) {
        let then = place.and_then(|place| match answer.get(place) {
            Some(Sentence::Told(next)) => Some((place, Struck::Then { next: next.clone() })),
            _ => None,
        });
        let (place, then) = then.map_or((None, None), |(place, then)| (Some(place), Some(then)));
        let told = asks_both(result.to_owned(), self.ended_how(EndedHow::So), then).into();
        match place {
            Some(place) => answer[place] = told,
            None => answer.push(told),
        }
    }

    /// Returns whether a half-move must be played again.
    ///
    /// The side to move may then differ from that of the last position.
    fn is_played_again(&self, case: &Case<'_>, all: &Overview) -> bool {
        self.played_again(case, all).is_some()
    }

    /// Gives the reason for the result by the laws.
    fn why(&self, end: &GameEnd, all: &Overview) -> Phrase {
        let drawn = condition(end, all).filter(|_| matches!(end.cause, EndCause::Drawn { .. }));
        drawn.map_or_else(|| self.end(end), |condition| self.shown(condition))
    }

    /// The side that may have a win where a condition was met.
    fn strong_side(&self, found: &MetClause) -> Option<Color> {
        let strong = found.count.as_ref().map(|count| count.strong);
        self.stronger(found.met).map(|side| strong.unwrap_or(side))
    }

    /// Names the moves by which a condition was met.
    pub(crate) fn shown(&self, found: &MetClause) -> Phrase {
        let clause = &self.set.draws[found.clause];
        let when = self.after(found.met);
        let Some((counting, count)) = clause.counting().zip(found.count.as_ref()) else {
            return match &clause.rule {
                ClauseRule::Repetition(_) => self.stood(&found.moments),
                ClauseRule::BothBlocked(_) => said!(
                    "met-neither-moves",
                    "neither side can move { $when }";
                    when
                )
                .into(),
                ClauseRule::NoProgress(_) | ClauseRule::Ending(_) | ClauseRule::Agreement(_) => {
                    said!("met-then", "it is met { $when }"; when).into()
                }
            };
        };
        if found.met <= count.start {
            let pieces = self.force(count.strong, found.met);
            if clause.is_not_played() {
                return self.not_counted(clause, pieces, found.met).into();
            }
            return pieces_stand(pieces, when).into();
        }
        let first = count.first(self.game);
        let mut made = draughts_games::board::ByColor::<u16>::default();
        for moment in first..=found.met {
            if let Some(step) = self.game.step(moment) {
                made[step.mover] = made[step.mover].saturating_add(1);
            }
        }
        self.reached(counting, count.strong, (first, found.met), made)
    }

    /// Describes a finding about something that was recorded beside the moves.
    fn other(&self, found: &RecordFinding) -> ListLine {
        let (what, article) = (self.finding(found), listed_article_of(found));
        let told = match found.at {
            Some(at) if is_before(found, at) => said!(
                "wrong-before",
                "Before { $half_move }: { $what }{ its-article }.";
                half_move = of_ply(at), what, article
            ),
            Some(at) => said!(
                "wrong-after",
                "After { $half_move }: { $what }{ its-article }.";
                half_move = of_ply(at), what, article
            ),
            None => cited(what, article),
        };
        let told = std::iter::once(told.into()).chain(self.note_of(found));
        ListLine { told: told.collect(), code: Some(found.finding.code()) }
    }

    /// Returns the note on something that was recorded beside the moves.
    fn note_of(&self, found: &RecordFinding) -> Option<Sentence> {
        match found.finding.as_what() {
            // The evidence of a recorded ruling matters only to readers of that claim.
            Some(ClaimFinding::Ruled { noted: false, .. }) => None,
            Some(ClaimFinding::Ruled { notes, .. }) => {
                Some(said!("claim-noted", "{ $notes }."; notes = notes.clone()).into())
            }
            _ => Some(Sentence::Note(Box::new(found.finding.clone()))),
        }
    }
}

/// Returns the condition of the draw that ended a game.
fn condition<'o>(end: &GameEnd, all: &'o Overview) -> Option<&'o MetClause> {
    let (EndCause::Drawn { clause } | EndCause::Claimed { clause, .. }) = end.cause else {
        return None;
    };
    all.conditions.iter().find(|found| found.clause == clause)
}

/// Returns whether two findings are the same.
fn is_same(one: &RecordFinding, other: &RecordFinding) -> bool {
    one.at == other.at && one.finding == other.finding
}

/// Returns whether a finding is about an incident before its half-move was made.
pub(super) fn is_before(found: &RecordFinding, at: PlyAt) -> bool {
    found.position.is_some_and(|position| position.turn() == at.side)
}

/// Says that nothing is known before what was recorded can be used.
fn correct_first(result: Option<&str>) -> Said {
    said!(
        "game-correct-first",
        "Correct the record first: only then is it known { $result ->
            [none] how the game stands
           *[other] whether { $result } stands
        }.";
        result = result.map(str::to_owned)
    )
}
