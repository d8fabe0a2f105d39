//! A refused demand for correction, in words.

use super::answer::game_ended;
use super::article::article_of;
use super::correction::{other_taken_back, put_right};
use super::ending::{Subject, subject};
use super::findings::{cited, named};
use super::held::arbiter_decides;
use super::moves::aside;
use super::{MoveName, Phrase, RulingText, RulingWriter, Sentence};
use draughts_games::board::{Color, Position};
use draughts_games::record::found::RequiredAction;
use draughts_games::record::{
    Correction, CorrectionKind, CorrectionReason, IrregularityState, PlyAt, RecordFinding,
    Settlement,
};
use draughts_games::rules::Finality;
use draughts_ground::said::{Said, said};

impl RulingWriter<'_> {
    /// Says that nothing is corrected, and why.
    pub(super) fn say_not_corrected(
        &self,
        said: &mut RulingText,
        (kind, by): (CorrectionKind, Option<Color>),
        answer: &Correction,
    ) {
        let turn = answer.now.map_or(answer.due.side, |now| now.turn());
        let name = match (&answer.found, answer.ply) {
            (Some(found), Some(at)) => named(found, at),
            (None, Some(at)) => self.written_or_named(at),
            (_, None) => self
                .last_of_opponent(by, answer)
                .map_or_else(|| (MoveName::Game.into(), false), |at| self.written_or_named(at)),
        };
        // The reason why a touch binds nobody says more than that nothing is wrong.
        let binds =
            |reason: &&CorrectionReason| !matches!(reason, CorrectionReason::BindsNobody(_));
        let mut reasons: Vec<&CorrectionReason> = answer.reasons.iter().collect();
        reasons.sort_by_key(binds);
        let says_more = |one: &&CorrectionReason| {
            !binds(one)
                || matches!(
                    one,
                    CorrectionReason::NoTouchRecorded
                        | CorrectionReason::TouchedAndPlayed
                        | CorrectionReason::TouchedInReply(..)
                )
        };
        if answer.ply.is_none() && reasons.iter().any(says_more) {
            reasons.retain(|reason| !matches!(reason, CorrectionReason::NothingIrregular));
        }
        // The irregularity comes before its outcome.
        let is_told = |reason: &&CorrectionReason| {
            matches!(reason, CorrectionReason::Stands | CorrectionReason::OnlyOpponent(_))
        };
        let told = answer.found.as_ref().filter(|_| reasons.first().is_some_and(is_told));
        let name = if told.is_some() { (MoveName::That.into(), false) } else { name };
        // If no article says that it stands, the one that says that it is wrong is named.
        let lacks = match reasons.first() {
            Some(CorrectionReason::Stands) => self.set.titled(&self.set.finality.source).lacking(),
            _ => answer.citation.as_ref().and_then(|source| self.set.titled(source).lacking()),
        };
        said.answer.extend(told.map(|found| {
            let article = lacks.as_ref().and_then(|_| article_of(found));
            cited(self.wrong(found), article).into()
        }));
        for (place, reason) in reasons.into_iter().enumerate() {
            let words = self.kept_because((kind, by), reason, &name, answer);
            let note = match reason {
                CorrectionReason::NotCorrected(found) | CorrectionReason::BindsNobody(found) => {
                    Some(Sentence::Note(Box::new(found.finding.clone())))
                }
                _ => None,
            };
            // What else is open lapses with the next move.
            let is_first = place == 0 || matches!(reason, CorrectionReason::OtherOpen(_));
            let place = if is_first { &mut said.answer } else { &mut said.more };
            place.extend(std::iter::once(words).chain(note));
        }
        match &answer.end {
            Some(end) => said.answer.extend(self.outcome(end).into_iter().map(Sentence::from)),
            None => match answer.pending.as_ref().filter(|open| open.pending.decides.is_none()) {
                Some(open) => said.answer.extend(self.must_go_back(open, turn)),
                None => {
                    said.answer.push(self.goes_on(turn).into());
                    said.answer.extend(self.else_open(answer));
                }
            },
        }
    }

    /// Says what else the opponent can still have corrected, unless it was mentioned.
    fn else_open(&self, answer: &Correction) -> Option<Sentence> {
        let found = &answer.pending.as_ref()?.found;
        let is_it = |other: &RecordFinding| {
            other.at == found.at && other.finding.is(found.finding.declared())
        };
        let told = answer.reasons.iter().any(|reason| match reason {
            CorrectionReason::OtherOpen(other) => is_it(other),
            CorrectionReason::OtherIrregularity(_) => answer.ply == found.at,
            _ => false,
        });
        let is_told = told || answer.found.as_ref().is_some_and(is_it);
        (!is_told && found.awaits_decision()).then(|| self.open_besides(found).into())
    }

    /// Describes another irregularity that the opponent can still decide about.
    pub(super) fn open_besides(&self, found: &RecordFinding) -> Said {
        let by = found.offender().map(Color::opponent);
        match &found.remedy {
            Some(RequiredAction::MoveStays { text, .. }) => {
                other_taken_back(by, text.clone(), false)
            }
            _ if found.loses_if_claimed => said!(
                "kept-other-claimable",
                "{ $wrong }; { by-side } may still claim the game for it before moving.";
                wrong = self.wrong(found), by
            ),
            _ => said!(
                "kept-other-open",
                "{ $wrong }; { by-side } may still have that corrected before moving.";
                wrong = self.wrong(found), by
            ),
        }
    }

    /// Says it where the arbiter may end the game first.
    pub(super) fn open_if_on(&self, found: &RecordFinding) -> Said {
        let stays = matches!(found.remedy, Some(RequiredAction::MoveStays { .. }));
        if stays || self.of_unknown_mover().is_some() {
            return self.open_besides(found);
        }
        // The half-move is named once.
        let wrong = match &found.move_text {
            Some(_) => self.finding(found),
            None => self.wrong(found),
        };
        said!(
            "kept-other-if-on",
            "If play goes on, { by-side } may still { $claims ->
                [yes] claim the game { $half_move ->
                    [none] { \"\" }
                   *[other] for { $half_move } { \"\" }
                }before moving
               *[no] have { $half_move ->
                    [none] this
                   *[other] { $half_move }
                } corrected before moving
            }: { $wrong }.";
            wrong, by = found.offender().map(Color::opponent), half_move = found.move_text.clone(),
            claims = found.loses_if_claimed
        )
    }

    /// Returns the half-move before the demand, if the claimant's opponent made it.
    fn last_of_opponent(&self, by: Option<Color>, answer: &Correction) -> Option<PlyAt> {
        let case = self.case?;
        let last = case.played.at(case.played.before_ply(answer.due.ply)?)?;
        (by == Some(last.side.opponent())).then_some(last)
    }

    /// Returns the article on the free choice of a capture, if a larger one than that of the
    /// half-move in question was possible.
    fn free_choice(
        &self,
        kind: CorrectionKind,
        by: Option<Color>,
        answer: &Correction,
    ) -> Option<Phrase> {
        let case = self.case.filter(|_| kind == CorrectionKind::CaptureMissed)?;
        let priority = &self.set.capture_priority;
        let at = answer.ply.or_else(|| self.last_of_opponent(by, answer))?;
        let history = &case.report.history;
        let (_, before) = history.get(at.ply.checked_sub(1)?)?;
        let after = history.get(at.ply).map(|(_, after)| *after).or(case.report.last)?;
        let pieces = |position: &Position| {
            Color::BOTH.map(|color| position.pieces(color).len()).iter().sum::<usize>()
        };
        let taken = pieces(before).checked_sub(pieces(&after))?;
        let legal = case.laws.generator.legal_moves(before);
        let most = legal.iter().map(|mv| mv.captured().len()).max()?;
        let is_free = priority.0.is_empty() && taken > 0 && taken < most;
        is_free.then(|| self.article_on(&priority.source, Subject::Righted))
    }

    /// Says why nothing is corrected, with the article.
    fn kept_because(
        &self,
        (kind, by): (CorrectionKind, Option<Color>),
        reason: &CorrectionReason,
        name: &(Phrase, bool),
        answer: &Correction,
    ) -> Sentence {
        let of_finding = || {
            let citation = answer.citation.as_ref();
            citation.map(|citation| self.article_on(citation, Subject::Righted))
        };
        let (plain, has_text, name) = (&name.0, name.1, aside(name.clone()));
        let told = match reason {
            CorrectionReason::Annulled => {
                let annulled = answer.end.as_ref().map(|end| {
                    let article = Some(self.article_on(&end.citation, subject(self.set, end)));
                    cited(self.end(end), article)
                });
                return annulled
                    .unwrap_or_else(|| said!("claim-had-ended", "The game had ended."))
                    .into();
            }
            CorrectionReason::RefusedToCorrect => {
                let refused = answer.end.as_ref().zip(answer.found.as_ref());
                let refused = refused.and_then(|(end, found)| {
                    let article = Some(self.article_on(&end.citation, subject(self.set, end)));
                    let why = self.refused_to_correct(end, std::slice::from_ref(found))?;
                    Some(cited(why, article))
                });
                return refused
                    .unwrap_or_else(|| said!("claim-had-ended", "The game had ended."))
                    .into();
            }
            CorrectionReason::NoCaptureMissed => said!(
                "kept-no-capture-missed",
                "{ $name } missed no capture.";
                name
            ),
            CorrectionReason::GameEnded => {
                let ended = answer.end.as_ref().map(|end| {
                    let article = Some(self.article_on(&end.citation, subject(self.set, end)));
                    game_ended(self.end(end), article)
                });
                return ended
                    .unwrap_or_else(|| said!("claim-had-ended", "The game had ended."))
                    .into();
            }
            CorrectionReason::OnlyOpponent(side) => {
                let found = answer.found.as_ref();
                let open = found
                    .is_some_and(|found| found.standing == Some(IrregularityState::Open))
                    && *self.set.finality != Finality::Clock;
                said!(
                    "kept-only-opponent",
                    "{ one-side } alone decides whether { $name } is \
                     corrected{ its-article }{ $open ->
                        [yes] ; { one-side } may still ask for that, before moving
                       *[no] { \"\" }
                    }.";
                    side = *side, name, article = of_finding(), open
                )
            }
            CorrectionReason::Stands => {
                let found = answer.found.as_ref();
                let side = found
                    .and_then(RecordFinding::offender)
                    .map_or(answer.due.side, Color::opponent);
                match found.is_some_and(|found| found.settled == Some(Settlement::LetStand)) {
                    true => said!(
                        "kept-let-stand",
                        "{ $name } stands: { one-side } let it stand{ its-article }.";
                        name, side, article = of_finding()
                    ),
                    false => {
                        let finality = &self.set.finality;
                        let clock = **finality == Finality::Clock;
                        let article = self.article_on(&finality.source, Subject::Final);
                        said!(
                            "kept-moved",
                            "{ $name } was wrong but stands: { one-side } has { $clock ->
                                [yes] pressed the clock
                               *[no] moved
                            } since{ $article }.";
                            name, side, clock, article
                        )
                    }
                }
            }
            CorrectionReason::NothingIrregular if answer.ply.is_none() && !has_text => said!(
                "kept-nothing-recorded",
                "no { $kind ->
                    [capture-missed] missed capture
                   *[irregular] irregularity
                } that can be corrected is recorded.";
                kind
            ),
            CorrectionReason::NothingIrregular => said!(
                "kept-nothing-wrong",
                "nothing is wrong with { $name }{ $free ->
                    [none] { \"\" }
                   *[other] : any capture may be chosen, also a smaller one{ $free }
                }.";
                name = plain.clone(), free = self.free_choice(kind, by, answer)
            ),
            CorrectionReason::OtherIrregularity(what) => said!(
                "kept-otherwise",
                "{ $name } is irregular, but in another way: { $what }.";
                name, what = what.clone()
            ),
            CorrectionReason::NotCorrected(found) | CorrectionReason::BindsNobody(found) => {
                let (what, article) = (self.finding(found), article_of(found));
                return cited(what, article).into();
            }
            CorrectionReason::NoTouchRecorded => {
                said!("kept-no-touch", "no touched piece is recorded there.")
            }
            CorrectionReason::TouchedAndPlayed => {
                said!("kept-touched-played", "the touched piece was played.")
            }
            CorrectionReason::TouchedInReply(text, decides) => said!(
                "kept-touched-in-reply",
                "the touch was in reply to { $text }, which was taken back: { $decides ->
                    [white] it counts only if White holds Black to { $text }
                    [black] it counts only if Black holds White to { $text }
                   *[none] it binds nobody
                }.";
                text = text.clone(), decides = *decides
            ),
            CorrectionReason::OtherOpen(found) => self.open_besides(found),
            CorrectionReason::MustBePlayed => put_right(),
            CorrectionReason::Corrected => said!(
                "kept-corrected",
                "{ $name } has been corrected{ its-article }.";
                name, article = of_finding()
            ),
            CorrectionReason::TakenBack => said!(
                "kept-taken-back",
                "{ $name } was taken back, and that was accepted{ its-article }: nothing is left to \
                 correct.";
                name,
                article = Some(self.article_on(&self.set.take_back.source, Subject::Righted))
            ),
            // Other sentences say so.
            CorrectionReason::NotRuled => return arbiter_decides().into(),
            CorrectionReason::Open => said!("kept-open", "{ $name } can still be corrected."; name),
            CorrectionReason::GoesBack => said!(
                "kept-goes-back",
                "{ $name } goes back with an earlier move that cannot stand.";
                name
            ),
            CorrectionReason::CannotStand => said!(
                "kept-cannot-stand",
                "{ $name } cannot stand.";
                name
            ),
        };
        told.into()
    }

    /// Names a half-move of the record, with its text if it has one.
    fn written_or_named(&self, at: PlyAt) -> (Phrase, bool) {
        let has_text = self.case.and_then(|case| case.written_ply(at.ply)).is_some();
        (self.written_ply(at), has_text)
    }
}
