//! The answer to a demand for correction, in words.

use super::ending::{Subject, subject};
use super::findings::message_words;
use super::moves::{aside, capital, of_ply, sentence};
use super::overview::played_since;
use super::{Answered, Phrase, Sentence, Shown, Speaker, Spoken, text};
use crate::board::Color;
use crate::diag::{listed, ordinal};
use crate::draw::Verdict;
use crate::record::{
    Correction, CorrectionKind, CorrectionReason, LawOutcome, PlyAt, RecordFinding, Standing, codes,
};
use crate::rules::Finality;
use crate::words::{Language, say, worded};

impl Speaker<'_> {
    /// What is said of a demand for correction.
    pub(crate) fn correction(
        &self,
        kind: CorrectionKind,
        by: Option<Color>,
        answer: &Correction,
    ) -> Spoken {
        let mut said = Spoken {
            verdict: Some(answer.verdict),
            claim: demanded(kind, by, answer).into(),
            answer: vec![Answered::Verdict { verdict: answer.verdict }.into()],
            ..Spoken::default()
        };
        match (answer.verdict, &answer.found) {
            (Verdict::Granted, Some(found)) => self.corrected(&mut said, answer, found),
            _ => self.kept(&mut said, answer),
        }
        if let Some(found) = &answer.found {
            let wrong = format!("{}{}.", self.wrong(found), self.article_of(found));
            said.more.push(wrong.into());
            let is_touch = found.finding.is(codes::PIECE_TOUCHED_NOT_PLAYED);
            said.more.extend(self.of_touching().filter(|_| is_touch).map(Sentence::from));
            said.is_before = true;
            if let (Some(at), Some(_)) = (answer.ply, &found.move_text) {
                said.evidence.push(Shown {
                    half_move: self.written_ply(at).into(),
                    shows: Some(Answered::About.into()),
                    position: found.position,
                });
            }
        }
        said
    }

    /// The correction is made, or the game is lost.
    fn corrected(&self, said: &mut Spoken, answer: &Correction, found: &RecordFinding) {
        let article = answer
            .citation
            .as_ref()
            .map(|source| self.article_on(source, text(RIGHTED)).to_string());
        let article = article.unwrap_or_default();
        let remedy = must_play(found).or_else(|| remedy_of(found));
        let remedy = remedy.as_deref().unwrap_or("it is put right");
        if let (true, Some(LawOutcome::Win(winner))) = (found.loses_if_claimed, answer.outcome) {
            let source = self.article_on(&self.set.strict_loss.source, Subject::Violation);
            said.answer.push(format!("{}.", self.wrong(found)).into());
            let lost = format!(
                "{winner} objects to it, and by these rules {} has lost for it{source}.",
                winner.opponent()
            );
            said.answer.push(lost.into());
            let enter = self.enter(LawOutcome::Win(winner), true);
            said.answer.extend(enter.map(Sentence::from));
            return;
        }
        let done = match (answer.ply, &found.move_text) {
            (Some(at), Some(move_text)) if found.takes_back => {
                let then = match found.standing {
                    None => format!("cannot stand: {remedy}"),
                    Some(_) => format!("is taken back; {remedy}"),
                };
                match found.offender() == Some(at.side) {
                    true => {
                        let whose = format!("{}'s {}", at.side, ordinal(at.move_number.into()));
                        format!("The move {move_text} ({whose}) {then}")
                    }
                    // What has to be done is that.
                    false => format!("{} is taken back", aside(&capital(&named(found, at)))),
                }
            }
            _ => sentence(&remedy_words(remedy)).trim_end_matches('.').to_owned(),
        };
        said.answer.push(format!("{done}{article}.").into());
        let turn = answer.corrected.or(answer.now).map_or(answer.due.side, |now| now.turn());
        said.answer.push(match found.takes_back && found.standing != Some(Standing::Corrected) {
            true => {
                format!("The game goes on from the position before that move; {turn} moves.").into()
            }
            false => self.goes_on(turn).into(),
        });
        if found.standing == Some(Standing::Corrected) {
            said.more.push(text("The record has this correction already.").into());
        }
        let since = found.at.map_or(0, |at| answer.due.ply.saturating_sub(at.ply + 1));
        if let (None, Some((have, _))) = (found.standing, played_since(since)) {
            let undone = if since == 1 { "it is" } else { "they are" };
            let undone =
                format!("{have}: {undone} undone with it, and no article was found that says so.");
            said.more.push(undone.into());
        }
    }

    /// Nothing is corrected.
    fn kept(&self, said: &mut Spoken, answer: &Correction) {
        let turn = answer.now.map_or(answer.due.side, |now| now.turn());
        let name = match (&answer.found, answer.ply) {
            (Some(found), Some(at)) => aside(&named(found, at)),
            (None, Some(at)) => aside(&self.written_ply(at).to_string()),
            (_, None) => "the game".into(),
        };
        // Why a touch binds nobody says more than that nothing is wrong.
        let binds =
            |reason: &&CorrectionReason| !matches!(reason, CorrectionReason::BindsNobody(_));
        let mut reasons: Vec<&CorrectionReason> = answer.reasons.iter().collect();
        reasons.sort_by_key(binds);
        if answer.ply.is_none() && reasons.first().is_some_and(|first| !binds(first)) {
            reasons.retain(|reason| !matches!(reason, CorrectionReason::NothingIrregular));
        }
        for (place, reason) in reasons.into_iter().enumerate() {
            let (words, source) = self.kept_because(reason, &name, answer);
            let words = sentence(&words);
            let words = match source {
                Some(article) => format!("{}{article}.", words.trim_end_matches('.')),
                None => words,
            };
            let words = words.into();
            if place == 0 { said.answer.push(words) } else { said.more.push(words) }
        }
        match &answer.end {
            Some(end) => said.answer.extend(self.outcome(end).into_iter().map(Sentence::from)),
            None => said.answer.push(self.goes_on(turn).into()),
        }
    }

    /// Why nothing is corrected, and the article that says it.
    fn kept_because(
        &self,
        reason: &CorrectionReason,
        name: &str,
        answer: &Correction,
    ) -> (String, Option<Phrase>) {
        let of_finding =
            || answer.citation.as_ref().map(|source| self.article_on(source, text(RIGHTED)));
        match reason {
            CorrectionReason::GameEnded => match &answer.end {
                Some(end) => (
                    format!("the game had ended: {}", self.end(end)),
                    Some(self.article_on(&end.citation, subject(self.set, end))),
                ),
                None => ("the game had ended".into(), None),
            },
            CorrectionReason::OnlyOpponent(side) => {
                (format!("{side} alone decides whether {name} is corrected"), of_finding())
            }
            CorrectionReason::Stands => {
                let opponent = answer
                    .found
                    .as_ref()
                    .and_then(RecordFinding::offender)
                    .map_or(answer.due.side, Color::opponent);
                match answer.found.as_ref().is_some_and(|found| found.let_stand) {
                    true => (format!("{name} stands: {opponent} let it stand"), of_finding()),
                    false => {
                        let pressed = match *self.set.finality {
                            Finality::NextMove => "",
                            Finality::Clock => " and pressed the clock",
                        };
                        (
                            format!("{name} stands: {opponent} has moved since{pressed}"),
                            Some(self.article_on(
                                &self.set.finality.source,
                                text("when a move is final"),
                            )),
                        )
                    }
                }
            }
            CorrectionReason::NothingIrregular => {
                (format!("nothing is wrong with {}", name.trim_end_matches(',')), None)
            }
            CorrectionReason::OtherIrregularity(what) => {
                let wrong = message_words(&say(what, Language::English));
                (format!("{name} is irregular, but in another way: {wrong}"), None)
            }
            CorrectionReason::BindsNobody(what) => {
                let article = self.article_on(&self.set.touch_move.source, text("touched pieces"));
                (message_words(&say(what, Language::English)), Some(article))
            }
            CorrectionReason::NoTouchRecorded => {
                ("no touched piece is recorded there".into(), None)
            }
            CorrectionReason::TouchedAndPlayed => ("the touched piece was played".into(), None),
            CorrectionReason::OtherOpen(found) => {
                let opponent = found.offender().map(Color::opponent);
                let by = opponent.map_or_else(|| "the opponent".to_owned(), |by| by.to_string());
                let wrong = self.wrong(found);
                (format!("{wrong}; {by} may still have that corrected before moving"), None)
            }
            CorrectionReason::Corrected => (format!("{name} has been corrected"), None),
            CorrectionReason::Open => (format!("{name} can still be corrected"), None),
            CorrectionReason::CannotStand => (format!("{name} cannot stand"), None),
        }
    }

    /// What is wrong: "White's 2nd move, 39-33: White must capture, and this move does not".
    pub(super) fn wrong(&self, found: &RecordFinding) -> String {
        let message = &worded(&found.finding, Language::English).message;
        match (found.at, &found.move_text) {
            (Some(at), Some(move_text)) => {
                let rest = message.strip_prefix(move_text.as_str());
                let rest = rest.and_then(|rest| rest.strip_prefix(": ")).unwrap_or(message);
                format!("{}: {}", capital(&named(found, at)), message_words(rest))
            }
            (Some(at), None) => format!("At {}: {}", of_ply(at), message_words(message)),
            (None, _) => message_words(message),
        }
    }
}

/// What the article on an irregularity is about.
const RIGHTED: &str = "what becomes of an irregularity";

/// How a remedy begins that leaves the player every legal move.
const ANY_LEGAL: &str = "a legal move must be played, ";

/// Legal moves that are named one by one.
const FEW: usize = 6;

/// What has to be done once it is corrected.
pub(super) fn remedy_of(found: &RecordFinding) -> Option<String> {
    found.remedy.as_ref().map(|due| say(due, Language::English))
}

/// Which of several moves must be played: "White must play 32-27 or 32-28".
pub(super) fn must_play(found: &RecordFinding) -> Option<String> {
    let remedy = remedy_of(found)?;
    if let (true, Some(side)) = (remedy.starts_with(ANY_LEGAL), found.offender()) {
        let few = (1..=FEW).contains(&found.legal.len());
        return few.then(|| format!("{side} must play {}", listed(&found.legal, "or")));
    }
    let (who, moves) = remedy.split_once(" must play one of ")?;
    let (moves, how) = moves.split_once(", ").map_or((moves, None), |(a, b)| (a, Some(b)));
    let moves: Vec<String> = moves.split(' ').map(str::to_owned).collect();
    // More than a list of moves is left as it is.
    let are_legal = moves.iter().all(|one| found.legal.contains(one));
    let how = how.map_or_else(String::new, |how| format!(", {how}"));
    are_legal.then(|| format!("{who} must play {}{how}", listed(&moves, "or")))
}

/// What has to be done, with pieces for squares: "the piece on 23 is taken off".
fn remedy_words(remedy: &str) -> String {
    let of_squares = |end: &str| remedy.ends_with(&format!(" is {end}"));
    let of_several = |end: &str| remedy.ends_with(&format!(" are {end}"));
    let ends = ["taken off", "put back"];
    if ends.iter().any(|end| of_squares(end)) {
        format!("the piece on {remedy}")
    } else if ends.iter().any(|end| of_several(end)) {
        format!("the pieces on {remedy}")
    } else {
        remedy.to_owned()
    }
}

/// "White's 2nd move, 39-33", or of a second move in a row "White's move 39-33, the second in
/// a row".
fn named(found: &RecordFinding, at: PlyAt) -> String {
    match (&found.move_text, found.offender()) {
        (Some(move_text), Some(side)) if side != at.side => {
            format!("{side}'s move {move_text}, the second in a row")
        }
        (Some(move_text), _) => format!("{}, {move_text}", of_ply(at)),
        (None, _) => of_ply(at).to_string(),
    }
}

/// What was demanded: "Black demands before Black's 2nd move that White's 2nd move be
/// corrected, for a missed capture."
fn demanded(kind: CorrectionKind, by: Option<Color>, answer: &Correction) -> String {
    let what = match (answer.ply, &answer.found) {
        (Some(at), Some(found)) if found.offender() != Some(at.side) => aside(&named(found, at)),
        (Some(at), _) => of_ply(at).to_string(),
        (None, _) => "the game".into(),
    };
    let why = match kind {
        CorrectionKind::CaptureMissed => ", for a missed capture",
        CorrectionKind::Touched => ", for a piece that was touched and not played",
        CorrectionKind::Irregular => "",
    };
    // A half-move that has been taken back is due again.
    let number = |at: PlyAt| (at.move_number, at.side);
    let is_corrected =
        answer.found.as_ref().is_some_and(|found| found.standing == Some(Standing::Corrected));
    let before = match is_corrected && answer.ply.map(number) == Some(number(answer.due)) {
        true => String::new(),
        false => format!(" before {}", of_ply(answer.due)),
    };
    let what = match (kind, answer.ply, &answer.found) {
        (CorrectionKind::Touched, None, None) => {
            return match by {
                Some(by) => format!("{by} claims{before} that a touched piece must be played."),
                None => format!("It is claimed{before} that a touched piece must be played."),
            };
        }
        _ => what,
    };
    match by {
        Some(by) => format!("{by} demands{before} that {what} be corrected{why}."),
        None => format!("It is demanded{before} that {what} be corrected{why}."),
    }
}
