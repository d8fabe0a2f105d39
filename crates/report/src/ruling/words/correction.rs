//! The answer to a demand for correction, in words.

use draughts_ground::said::{Said, said};

use super::article::{Article, article_of, no_article};
use super::branches::wrong_itself;
use super::ending::Subject;
use super::fates::it_cannot_stand;
use super::findings::{
    cited, is_of_set_up, is_touch, named, played_since, remedies_of, remedy, remedy_of, with_others,
};
use super::moves::{aside, of_ply};
use super::reasons::side_word;
use super::recorded::QuestionKind;
use super::{
    AskedFor, EvidenceMove, MoveName, Phrase, RulingMessage, RulingText, RulingWriter, Sentence,
};
use draughts_games::board::Color;
use draughts_games::draw::Verdict;
use draughts_games::record::found::{NoEffect, RequiredAction};
use draughts_games::record::{
    ClaimPending, Correction, CorrectionKind, CorrectionReason, IncidentKind, IrregularityState,
    LawOutcome, PlyAt, RecordFinding, ResultCondition, Settlement, codes,
};
use draughts_games::rules::{Irregularity, Loss};
use draughts_ground::diag::{Citation, MissingArticle};

pub(super) fn demanded_any(
    by: Option<Color>,
    before: Option<Phrase>,
    kind: CorrectionKind,
) -> Said {
    said!(
        "correction-demanded-any",
        "{ $by ->
            [white] White demands
            [black] Black demands
           *[none] It is demanded
        }{ said-before } that { $kind ->
            [capture-missed] a missed capture
           *[irregular] an irregularity
        } be corrected.";
        by, before, kind
    )
}

pub(super) fn put_right() -> Said {
    said!("correction-put-right", "it is put right")
}

pub(super) fn goes_on_before(turn: Color) -> Said {
    said!(
        "correction-goes-on-before",
        "The game goes on from before the error; { to-move } moves.";
        turn
    )
}

/// Says that a half-move does not count; `again` if the same one was played before, and does.
pub(super) fn is_void(half_move: String, again: bool) -> Said {
    said!(
        "correction-void",
        "{ $again ->
            [yes] the second { $half_move }
           *[no] { $half_move }
        } is void.";
        half_move, again
    )
}

/// Says that this side may still hold the opponent to a half-move that was taken back.
///
/// If the side does so, a draw that is claimed is `right`.
pub(super) fn other_taken_back(side: Option<Color>, keeps: String, right: bool) -> Said {
    said!(
        "kept-other-taken-back",
        "{ the-opponent } may still hold { $side ->
            [white] Black
            [black] White
           *[none] the player
        } to { $keeps }, taken back unasked{ $right ->
            [yes] ; the claim is then right
           *[no] { \"\" }
        }.";
        side, keeps, right
    )
}

impl RulingWriter<'_> {
    /// Puts the answer to a demand for correction into words.
    pub(crate) fn correction(
        &self,
        kind: CorrectionKind,
        by: Option<Color>,
        answer: &Correction,
    ) -> RulingText {
        let on = (answer.verdict == Verdict::Conditional).then(|| ResultCondition::NotOver.word());
        let mut said = RulingText {
            verdict: Some(answer.verdict),
            claim: Some(demanded(kind, by, answer).into()),
            answer: vec![decided(kind, by, answer, on).into()],
            on,
            ..RulingText::default()
        };
        match (answer.verdict, &answer.found) {
            (verdict, Some(found)) if verdict.is_right() && has_to_be_played(answer) => {
                let article = self.article_on(&self.set.touch_move.source, Subject::Touched);
                let (what, article) = (self.finding(found), Some(article));
                said.answer.push(cited(what, article).into());
                said.answer.push(self.goes_on(answer.due.side).into());
            }
            (verdict, Some(_)) if verdict.is_right() && ended_by_it(answer) => {
                self.say_not_corrected(&mut said, (kind, by), answer);
            }
            (verdict, Some(found)) if verdict.is_right() => {
                self.corrected(&mut said, answer, found);
            }
            (Verdict::NotYet, Some(found)) if answer.forfeits => {
                said.answer.push(cited(self.wrong(found), article_of(found)).into());
                said.answer.extend(self.also_wrong(found, &answer.also));
                said.answer.push(self.forfeited(found, &answer.also).into());
            }
            (Verdict::NotYet, Some(found)) => self.until_ruled(&mut said, answer, found),
            _ => self.say_not_corrected(&mut said, (kind, by), answer),
        }
        if let Some(not_ruled) = answer.not_ruled.as_ref() {
            if answer.verdict != Verdict::NotYet {
                self.arbiter_first(&mut said.answer, not_ruled);
            }
            said.more.push(Sentence::Help(Box::new(not_ruled.finding.clone())));
        }
        let is_last = self.case.is_some_and(|case| answer.due.ply > case.report.plies);
        if is_last && answer.end.is_none() && answer.outcome.is_none() {
            self.beside_result(&mut said.answer, QuestionKind::Correction, answer.verdict);
        }
        if has_to_be_played(answer) {
            said.more.extend(self.of_touching().map(Sentence::from));
        } else if let Some(found) = &answer.found {
            let (what, article) = (self.wrong(found), article_of(found));
            said.more.push(cited(what, article).into());
            said.more.extend(self.of_touching().filter(|_| is_touch(found)).map(Sentence::from));
            said.is_before = true;
            if let (Some(at), Some(_)) = (answer.ply, &found.move_text) {
                said.evidence.push(EvidenceMove {
                    half_move: self.written_ply(at).into(),
                    shows: Some(RulingMessage::About.into()),
                    position: found.position,
                });
            }
        }
        said.names_texts_once(self.set)
    }

    /// Says that the correction is made, or that the game is lost.
    fn corrected(&self, said: &mut RulingText, answer: &Correction, found: &RecordFinding) {
        if let (true, Some(LawOutcome::Win(winner))) = (found.loses_if_claimed, answer.outcome) {
            let article = match found.finding.is(codes::REFUSAL) {
                true => self.article_on(&self.set.loss_source(Loss::Refusal), Subject::Violation),
                false => self.article_on(&self.set.strict_loss.source, Subject::Violation),
            };
            said.answer.push(cited(self.wrong(found), None).into());
            said.answer.push(
                said!(
                    "correction-lost",
                    "{ $winner ->
                        [white] White
                       *[black] Black
                    } objects to it, and by these rules { $loser ->
                        [white] White
                       *[black] Black
                    } has lost for it{ $article }.";
                    winner, loser = winner.opponent(), article
                )
                .into(),
            );
            let enter = self.enter(LawOutcome::Win(winner), true);
            said.answer.extend(enter.map(Sentence::from));
            return;
        }
        if !answer.also.is_empty() && found.standing.is_some() {
            let whole = &self.set.irregular_move.source;
            let source = self.set.conduct_cited(Irregularity::PartCorrection, whole);
            let article = self.article_on(&source, Subject::Righted);
            said.more.push(
                said!(
                    "correction-not-in-part",
                    "No correction is made in part{ $article }.";
                    article
                )
                .into(),
            );
        }
        let remedy = remedy(found, false, answer.citation.is_none());
        let before = remedy.as_ref().and_then(|remedy| remedy.source.clone());
        let due = remedy.map_or_else(|| put_right().into(), |remedy| remedy.due);
        let due = with_others(due, found, &answer.also);
        let source = answer.citation.as_ref();
        let lacking = source.and_then(|source| self.set.titled(source).lacking());
        let article = match (source, lacking) {
            // This text, too, says that the move is corrected; it differs only on who decides.
            (Some(_), Some(MissingArticle::Other { .. })) => {
                let before = before.map(|text| Article::Before { text }.into());
                before.map(|what| Article::Beside { what }.into())
            }
            (Some(source), _) => Some(self.article_with(before, source, Subject::Righted)),
            (None, _) => None,
        };
        // Both players first hear what was wrong; several irregularities are each cited with their
        // article.
        let (beside, article) = match answer.also.is_empty() {
            true => (None, article),
            false => (article, None),
        };
        // The law that was broken stands beside what was done, that on its correction beside the
        // remedy.
        let is_same = source
            .is_some_and(|source| found.article.as_deref() == Some(self.set.cite(source).as_str()));
        let beside = beside.or_else(|| article_of(found).filter(|_| !is_same));
        said.answer.push(cited(self.wrong(found), beside).into());
        said.answer.extend(self.also_wrong(found, &answer.also));
        if let Some(then) = answer.then.as_ref().filter(|_| answer.in_full) {
            return self.corrected_in_full(said, answer, then);
        }
        if let Some(RequiredAction::MoveStays { text, .. }) =
            answer.accepts.as_ref().and_then(|taken_back| taken_back.remedy.as_ref())
        {
            let (side, half_move) = (found.offender().map(Color::opponent), text.clone());
            said.answer.push(
                said!(
                    "correction-accepts",
                    "With that { $side ->
                        [white] White
                        [black] Black
                       *[none] the opponent
                    } accepts that { $half_move } was taken back.";
                    side, half_move
                )
                .into(),
            );
        }
        let void = answer.void.iter().find_map(|void| void.move_text.clone());
        let is_back = matches!(found.remedy, Some(RequiredAction::MoveStays { .. }));
        let instead = self.instead_of(answer).filter(|_| is_back && found.standing.is_some());
        let void = void.or(instead);
        let done = match (answer.ply, &found.move_text) {
            (Some(at), Some(_)) if found.takes_back => {
                match (found.offender() == Some(at.side), found.standing) {
                    (true, None) => said!(
                        "correction-cannot-stand-so",
                        "The move cannot stand: { $due }{ its-article }.";
                        due, article
                    ),
                    (true, Some(_)) => said!(
                        "correction-taken-back-then",
                        "The move is taken back; { $due }{ its-article }.";
                        due, article
                    ),
                    // Taking back is all that has to be done.
                    (false, _) => said!(
                        "correction-taken-back",
                        "{ $half_move } is taken back{ its-article }.";
                        half_move = aside(named(found, at)), article
                    ),
                }
            }
            _ => said!("correction-done", "{ $due }{ its-article }."; due, article),
        };
        said.answer.push(done.into());
        let kept = found.remedy.as_ref().and_then(kept_text);
        said.answer.extend(void.map(|half_move| {
            let again = kept == Some(half_move.as_str());
            is_void(half_move, again).into()
        }));
        if let Some(RequiredAction::MoveStays { then: Some(then), .. }) =
            found.remedy.as_ref().filter(|_| answer.accepts.is_none())
        {
            let article = self.article_on(&self.set.touch_move.source, Subject::Touched);
            said.answer.push(cited(then.as_ref().clone().into(), Some(article)).into());
        }
        let since = found.at.map_or(0, |at| answer.due.ply.saturating_sub(at.ply + 1));
        if let (None, Some((words, half_moves))) = (found.standing, played_since(since)) {
            said.answer.push(
                said!("correction-undone", "{ game-played-since }"; words, half_moves).into(),
            );
        }
        if let Some(end) = &answer.ends {
            said.answer.push(self.ends_so(end));
            return;
        }
        if let Some(then) = &answer.then {
            match self.if_decided(then) {
                Some(decided) => {
                    let what = self.wrong(&then.found);
                    let wrong = cited(what, None).into();
                    return said.answer.extend([wrong, decided]);
                }
                None => said.answer.push(self.open_besides(&then.found).into()),
            }
        }
        said.answer.extend(self.decided_before(found));
        let turn = answer.corrected.or(answer.now).map_or(answer.due.side, |now| now.turn());
        said.answer.push(
            match found.takes_back && found.standing != Some(IrregularityState::Corrected) {
                true => goes_on_before(turn).into(),
                false => self.goes_on(turn).into(),
            },
        );
        if found.standing == Some(IrregularityState::Corrected) {
            said.more.push(
                said!("correction-has-already", "The record has this correction already.").into(),
            );
        }
    }

    /// Says what else the player decided who had it corrected: let it stand later, or not claimed the
    /// game.
    fn decided_before(&self, found: &RecordFinding) -> Option<Sentence> {
        let side = found.offender()?.opponent();
        if found.standing != Some(IrregularityState::Corrected) || found.settled.is_some() {
            return None;
        }
        if self.forfeits(found) {
            return Some(
                said!(
                    "correction-not-claimed",
                    "{ one-side } asked for that, not for the game; no article was found on \
                     claiming it later.";
                    side
                )
                .into(),
            );
        }
        let is_later = |other: &&RecordFinding| match other.finding.as_what() {
            Some(NoEffect::NothingOpen { incident, .. }) => {
                incident.kind == IncidentKind::Stands
                    && incident.side == Some(side)
                    && other.at.map(PlyAt::named) == found.at.map(PlyAt::named)
            }
            _ => false,
        };
        self.case?.report.findings.iter().find(is_later)?;
        let article = no_article(Subject::Twice);
        Some(
            said!(
                "correction-let-stand-later",
                "After asking for that, { one-side } let it stand: the demand counts{ $article }.";
                side, article
            )
            .into(),
        )
    }

    /// Says that a half-move that was taken back counts, and that its fault is corrected.
    fn corrected_in_full(&self, said: &mut RulingText, answer: &Correction, then: &ClaimPending) {
        let article_on = |source: &Citation| self.article_on(source, Subject::Righted);
        let text = then.pending.taken_back.clone().or_else(|| then.found.move_text.clone());
        let (half_move, article) =
            (text.unwrap_or_default(), answer.citation.as_ref().map(article_on));
        let past = answer.played.is_some();
        let due = remedy_of(&then.found, past).unwrap_or_else(|| put_right().into());
        let by = answer.then_citation.as_ref().map(article_on);
        let void = answer.void.iter().find_map(|void| void.move_text.clone());
        let void = void.map(|text| {
            let again = text == half_move;
            is_void(text, again).into()
        });
        let wrong = wrong_itself(half_move.clone(), self.finding(&then.found), None);
        if let (Some(played), Some(now)) = (answer.played.clone(), answer.corrected) {
            let taken_back = said.answer.split_off(1);
            said.answer.push(
                said!(
                    "correction-played-already",
                    "Nothing changes on the board: the correction, { $played }, has already been \
                     played.";
                    played
                )
                .into(),
            );
            said.answer.push(
                said!(
                    "correction-was-wrong",
                    "{ $half_move } was wrong{ $by }: { $what }.";
                    half_move, by, what = self.finding(&then.found)
                )
                .into(),
            );
            said.answer.extend(match (&answer.found, article.clone()) {
                (Some(found), Some(article)) => {
                    vec![cited(self.wrong(found), Some(article)).into()]
                }
                _ => taken_back,
            });
            said.answer.extend(void);
            said.answer.push(self.goes_on(now.turn()).into());
            return;
        }
        said.answer.push(wrong.into());
        said.answer.push(
            said!(
                "correction-held",
                "{ $half_move } could not be taken back without consent{ its-article }, and so it \
                 is corrected: { $due }{ $by }.";
                half_move, article, due, by
            )
            .into(),
        );
        said.answer.extend(void);
        said.answer.push(match (&answer.ends, answer.corrected) {
            (Some(end), _) => self.ends_so(end),
            (None, Some(now)) => goes_on_before(now.turn()).into(),
            (None, None) => self.goes_on(answer.due.side).into(),
        });
    }

    /// Returns the half-move that was played in place of the one that was taken back.
    fn instead_of(&self, answer: &Correction) -> Option<String> {
        let at = answer.ply?;
        self.case?.written_ply(at.ply + 1).filter(|_| at.ply + 1 < answer.due.ply)
    }

    /// Says that the arbiter decides first, and what can be corrected afterwards.
    fn until_ruled(&self, said: &mut RulingText, answer: &Correction, found: &RecordFinding) {
        said.answer.extend(answer.not_ruled.iter().flat_map(|found| self.arbiter_decides(found)));
        let by = found.offender().map(Color::opponent);
        let wrong = self.wrong(found);
        let then: Vec<Sentence> = match (&found.remedy, found.standing) {
            // A sentence before says that the arbiter finds out who made it.
            _ if found.has_unknown_mover() => Vec::new(),
            _ if found.settled == Some(Settlement::MoverUnknown) => {
                vec![cited(wrong, None).into()]
            }
            (Some(RequiredAction::MoveStays { text, .. }), Some(IrregularityState::Open)) => {
                let keeps = text.clone();
                vec![other_taken_back(by, keeps, false).into()]
            }
            (Some(_), Some(IrregularityState::Open)) => {
                let mut open = vec![self.open_if_on(found).into()];
                open.extend(self.also_wrong(found, &answer.also));
                open
            }
            (Some(_), None) => {
                let mut due = vec![cited(wrong, None).into()];
                due.extend(self.also_wrong(found, &answer.also));
                due.push(it_cannot_stand(found, remedies_of(found, &answer.also)).into());
                due
            }
            (None, None) => {
                vec![cited(self.finding(found), None).into()]
            }
            _ => vec![cited(wrong, None).into()],
        };
        said.answer.extend(then);
    }
}

/// Returns the text of a half-move that was taken back and must stay.
fn kept_text(due: &RequiredAction) -> Option<&str> {
    match due {
        RequiredAction::MoveStays { text, .. } => Some(text),
        _ => None,
    }
}

/// Puts the verdict into words.
///
/// It names the player to whom the correction is granted or refused, or who decides first.
fn decided(
    kind: CorrectionKind,
    by: Option<Color>,
    answer: &Correction,
    on: Option<&'static str>,
) -> RulingMessage {
    let verdict = answer.verdict;
    let offender = match has_to_be_played(answer) {
        true => Some(answer.due.side),
        false => answer.found.as_ref().and_then(RecordFinding::offender),
    };
    let opponent = offender.map(Color::opponent);
    let to = match verdict {
        Verdict::Granted => by.or(opponent),
        _ => by.filter(|_| verdict == Verdict::Refused),
    };
    let first = match (verdict, &answer.not_ruled, opponent) {
        (Verdict::NotYet, Some(_), _) => Some("arbiter"),
        (Verdict::NotYet, None, Some(side)) if answer.forfeits => Some(side_word(side)),
        _ => None,
    };
    // Without a half-move it is claimed that a touched piece must be played.
    let asked = match (kind, answer.ply) {
        (CorrectionKind::Touched, None) => AskedFor::Claim,
        _ => AskedFor::Demand,
    };
    RulingMessage::Verdict { verdict, drawn: None, on, strong: None, to, asked, first }
}

/// Returns whether a touched piece must be played and has not been played yet.
fn has_to_be_played(answer: &Correction) -> bool {
    let is_it = |reason: &CorrectionReason| matches!(reason, CorrectionReason::MustBePlayed);
    answer.reasons.iter().any(is_it)
}

/// Returns whether the game ended by what is to be corrected.
fn ended_by_it(answer: &Correction) -> bool {
    let is_it = |reason: &CorrectionReason| {
        matches!(reason, CorrectionReason::Annulled | CorrectionReason::RefusedToCorrect)
    };
    answer.reasons.iter().any(is_it)
}

/// Describes the demand.
///
/// "Black demands before Black's 2nd move that White's 2nd move be corrected, for a missed
/// capture."
fn demanded(kind: CorrectionKind, by: Option<Color>, answer: &Correction) -> Said {
    // A half-move that has been taken back is due again.
    let number = |at: PlyAt| (at.move_number, at.side);
    let is_corrected = answer
        .found
        .as_ref()
        .is_some_and(|found| found.standing == Some(IrregularityState::Corrected));
    let is_due = is_corrected && answer.ply.map(number) == Some(number(answer.due));
    let before = (!is_due).then(|| MoveName::Before { half_move: of_ply(answer.due) }.into());
    let what = match (answer.ply, &answer.found) {
        (None, _) if kind == CorrectionKind::Touched => {
            return said!(
                "correction-touch-claimed",
                "{ $by ->
                    [white] White claims
                    [black] Black claims
                   *[none] It is claimed
                }{ said-before } that a touched piece must be played.";
                by, before
            );
        }
        // There is no half-move that could name it.
        (Some(at), Some(found))
            if found.move_text.is_none()
                && (found.offender() != Some(at.side) || is_of_set_up(found)) =>
        {
            return demanded_any(by, before, kind);
        }
        (Some(at), Some(found)) if found.offender() != Some(at.side) => aside(named(found, at)),
        (Some(at), _) => of_ply(at),
        (None, _) => return demanded_any(by, before, kind),
    };
    let is_wrong = |found: &RecordFinding| {
        let missed = &[codes::CAPTURE_MISSED, codes::MOVED_IRREGULARLY, codes::NOT_YOUR_PIECE];
        !found.finding.is_any(missed)
    };
    let held = answer.then.as_ref().filter(|_| answer.in_full).map(|then| &then.found);
    let wrong_capture = held.or(answer.found.as_ref()).is_some_and(is_wrong);
    said!(
        "correction-demanded",
        "{ $by ->
            [white] White demands
            [black] Black demands
           *[none] It is demanded
        }{ said-before } that { $what } be corrected{ $kind ->
            [capture-missed] { $wrong_capture ->
                [yes] , for a wrong capture
               *[no] , for a missed capture
            }
            [touched] , for a piece that was touched and not played
           *[irregular] { \"\" }
        }.";
        by, before, what, kind, wrong_capture
    )
}
