//! The answer to a claim of a draw, in words.

use super::counted::{remaining_words, so_far_and_more};
use super::ending::{draw_words, kind_words};
use super::evidence::strong_side;
use super::moves::{capital, sentence};
use super::repeated::occurrences;
use super::{Said, Speaker, verdict_word};
use crate::board::Color;
use crate::diag::{Citation, count};
use crate::draw::{Evidence, OtherEdition, OtherReading, Reading, Reason, Ruling, Shows, Verdict};
use crate::record::{ClaimRuling, DrawClaim, EndCause, GameEnd, LawOutcome, early_penalty};
use crate::rules::{
    ClaimRefused, CountOf, DrawClause, DrawKind, EarlyAgreement, Effect, OnCapture, OnLongDiagonal,
};

/// What becomes of an agreement that the text does not allow yet, without a word on it.
const NO_PENALTY: &str = "The text names no penalty: the arbiter decides what becomes of the game.";

impl Speaker<'_> {
    /// What is said of a claim.
    pub fn claim(&self, asked: &DrawClaim, answer: &ClaimRuling<'_>) -> Said {
        let ruling = &answer.ruling;
        let clause = ruling.clause.map(|clause| &self.set.draws[clause]);
        let main = main_reason(ruling);
        let mut said = Said {
            verdict: Some(ruling.verdict),
            claim: self.claimed(asked, answer),
            answer: vec![format!("{}.", verdict_word(ruling.verdict))],
            ..Said::default()
        };
        match ruling.verdict {
            Verdict::Granted => {
                self.granted(
                    &mut said.answer,
                    (asked.kind, self.on_diagonal(answer)),
                    ruling,
                    clause,
                );
            }
            Verdict::NotYet => {
                let why = main.map_or_else(String::new, |main| capital(&self.reason(main, ruling)));
                let article = clause.map(|clause| self.article(&clause.cited()));
                let why = why + &self.on_diagonal(answer);
                said.answer.push(with_article(&why, article));
                said.answer.push(self.goes_on(self.turn(ruling)));
            }
            Verdict::Refused => self.refused(&mut said.answer, (asked.kind, main), answer, clause),
        }
        self.more(&mut said.more, asked, answer, clause);
        // What stood after the end decides nothing.
        if !matches!(main, Some(Reason::GameEnded)) || self.drawn_all_the_same(answer).is_some() {
            said.evidence = self.evidence(ruling, clause);
        }
        said
    }

    fn turn(&self, ruling: &Ruling) -> Color {
        self.game.position(ruling.claimed_at).turn()
    }

    /// What was claimed: "White claims a draw by repetition before White's 49th move: the
    /// position after White's 41st, 45th and 49th moves."
    fn claimed(&self, asked: &DrawClaim, answer: &ClaimRuling<'_>) -> String {
        let draw = format!("a draw by {}", kind_words(asked.kind));
        let before = self.before(answer.ruling.claimed_at);
        let mut words = match asked.by {
            Some(by) => format!("{by} claims {draw} {before}"),
            None => format!("{} is claimed {before}", capital(&draw)),
        };
        if let Some(next) = &answer.announced {
            words.push_str(&format!(", announcing {next}"));
        }
        match (asked.kind, answer.named.as_slice()) {
            (_, []) => {}
            (DrawKind::Repetition, named) => {
                words.push_str(&format!(": the position {}", self.after_all(named)));
            }
            (_, named) => {
                words.push_str(&format!(", counted from {}", self.made(named[0] + 1)));
            }
        }
        words + "."
    }

    fn granted(
        &self,
        answer: &mut Vec<String>,
        (kind, differs): (DrawKind, String),
        ruling: &Ruling,
        clause: Option<&DrawClause>,
    ) {
        let why = match (kind, main_reason(ruling), ruling.met_at) {
            (DrawKind::Agreement, _, met) => {
                format!("The players agreed on a draw {}", self.after(met.unwrap_or_default()))
            }
            (_, Some(main), _) => format!("The claim is right: {}", self.reason(main, ruling)),
            (_, None, _) => "The claim is right".into(),
        };
        answer.push(format!("{why}{differs}."));
        let since = ruling.reasons.iter().find_map(|reason| match reason {
            Reason::ExistsSince { met } => Some(*met),
            _ => None,
        });
        let now = match since {
            Some(met) => format!("The game has been a draw since {}", self.made(met)),
            None => "The game is a draw".into(),
        };
        let article = clause.map(|clause| self.article(&clause.cited()));
        if let Some((clause, unless)) = clause.and_then(|clause| Some((clause, clause.unless?))) {
            let written = LawOutcome::Draw.written(*self.set.result_form);
            let article = self.article(&clause.cited());
            let met = ruling.met_at.unwrap_or(ruling.claimed_at);
            let draw = format!("the game is a draw {article}: enter {written}");
            let found = (met, strong_side(ruling));
            answer.push(self.draw_if_found(unless, found, &draw, Some(self.turn(ruling))));
            return;
        }
        answer.push(with_article(&now, article));
        answer.extend(self.enter(LawOutcome::Draw, true));
    }

    fn refused(
        &self,
        answer: &mut Vec<String>,
        (kind, main): (DrawKind, Option<&Reason>),
        given: &ClaimRuling<'_>,
        clause: Option<&DrawClause>,
    ) {
        let ruling = &given.ruling;
        if let Some((stated, end)) = self.drawn_all_the_same(given) {
            let article = self.article(&end.citation);
            answer.push(format!("{}.", capital(&self.reason(stated, ruling))));
            answer.push(format!("All the same {} {article}.", self.end(end)));
            answer.extend(self.enter(end.outcome, end.credited));
            return;
        }
        if let (Some(Reason::GameEnded) | None, Some(end)) = (main, &given.end)
            && let EndCause::Drawn { clause } = end.cause
        {
            let draw = match self.repeated_until(end, clause) {
                Some(stood) => format!(": {stood}"),
                None => format!(", by {} {}", draw_words(self.set, clause), self.when(end)),
            };
            let article = self.article(&end.citation);
            answer.push(format!("The game was a draw before the claim{draw} {article}."));
            answer.extend(self.enter(end.outcome, end.credited));
            return;
        }
        let why = match (main, &given.end) {
            (Some(Reason::GameEnded) | None, Some(end)) => {
                format!("The game had ended: {}", self.end(end))
            }
            (Some(Reason::NoSuchDraw), _) => {
                format!("These rules have no draw by {}", kind_words(kind))
            }
            (Some(main), _) => capital(&self.reason(main, ruling)),
            (None, None) => "The claim is not right".into(),
        };
        let source = self.source_of_refusal(main, given.end.as_ref(), clause);
        answer.push(with_article(&why, source.map(|source| self.article(&source))));
        let early = match (main, &given.end) {
            (Some(Reason::AgreedTooEarly { .. }), None) => Some(self.too_early()),
            (Some(Reason::AgreedWithTooManyMen { .. }), None) => Some(NO_PENALTY.to_owned()),
            _ => None,
        };
        if let Some(early) = early {
            answer.push(early);
            answer.push(format!("The game goes on until then; {} moves.", self.turn(ruling)));
            return;
        }
        match &given.end {
            Some(end) => answer.extend(self.outcome(end)),
            None => answer.push(self.goes_on(self.turn(ruling))),
        }
    }

    /// Where the position stood whose repetition drew the game; `None` for another draw.
    fn repeated_until(&self, end: &GameEnd, clause: usize) -> Option<String> {
        let clause = &self.set.draws[clause];
        let needed = usize::from(clause.occurrence?);
        let met = self.case?.played.before_ply(end.after + 1)?;
        let moments = self.game.occurrences(met);
        let stood = moments.len().checked_sub(needed).map(|from| &moments[from..])?;
        (clause.kind == Some(DrawKind::Repetition)).then(|| self.stood(stood))
    }

    /// What was stated falsely about a draw that exists by itself.
    fn drawn_all_the_same<'r>(
        &self,
        given: &'r ClaimRuling<'_>,
    ) -> Option<(&'r Reason, &'r GameEnd)> {
        let end = given.end.as_ref()?;
        let drawn = match end.cause {
            EndCause::Drawn { clause } => Some(clause),
            _ => None,
        };
        let stated = given.ruling.reasons.iter().find(|reason| {
            reason.is_about_statement() && !matches!(reason, Reason::NumbersReadAs(_))
        })?;
        (drawn.is_some() && drawn == given.ruling.clause).then_some((stated, end))
    }

    /// The article for what is said of a refusal, and no other.
    fn source_of_refusal(
        &self,
        main: Option<&Reason>,
        end: Option<&GameEnd>,
        clause: Option<&DrawClause>,
    ) -> Option<Citation> {
        match (main, end) {
            (Some(Reason::AgreedTooEarly { .. }), _) => Some(self.set.earliest_draw.source.clone()),
            (Some(Reason::GameEnded) | None, Some(end)) => Some(end.citation.clone()),
            (Some(Reason::HadToBeInvoked { .. }), _) => Some(self.set.late_claim.source.clone()),
            (Some(Reason::NoSuchDraw | Reason::BoardDecided { .. }), _) => None,
            _ => clause.map(DrawClause::cited),
        }
    }

    /// Who decides about an agreement that came too early.
    fn too_early(&self) -> String {
        let source = self.article(&self.set.early_agreement.source);
        match early_penalty(self.set) {
            EarlyAgreement::PlayOn => format!("The agreement does not hold {source}."),
            EarlyAgreement::BothZero => format!("Both players score 0 for it {source}."),
            EarlyAgreement::Unsaid => NO_PENALTY.into(),
        }
    }

    /// What else there is to know of a claim.
    fn more(
        &self,
        more: &mut Vec<String>,
        asked: &DrawClaim,
        answer: &ClaimRuling<'_>,
        clause: Option<&DrawClause>,
    ) {
        let ruling = &answer.ruling;
        let told = self.drawn_all_the_same(answer).map(|(stated, _)| stated);
        let main = told.or_else(|| main_reason(ruling));
        for reason in &ruling.reasons {
            match reason {
                Reason::GameEnded if told.is_some() => {}
                Reason::ExistsSince { .. } => {
                    more.push("Until the result is signed, later moves do not undo it.".into());
                }
                other if Some(other) == main => {}
                other => more.push(sentence(&self.reason(other, ruling))),
            }
        }
        if ruling.verdict == Verdict::Granted && answer.announced.is_some() {
            more.push("The announced move is not played.".into());
        }
        more.extend(self.after_the_end(answer));
        more.extend(self.captures_inside(ruling));
        if let Some((clause, (limit, usual))) = clause.zip(limit_of(ruling, clause)) {
            more.extend(self.other_limit(clause, limit, usual));
        }
        let needed = answer.end.is_none() && asked.kind != DrawKind::Agreement;
        if let Some(earliest) =
            ruling.earliest.filter(|_| ruling.verdict != Verdict::Granted && needed)
        {
            more.push(format!(
                "If nothing sets the count back, the claim is right {}.",
                self.after(earliest)
            ));
        }
        if let Some(reading) = clause.and_then(|clause| clause.reading.as_deref()) {
            more.push(format!("As the text is read here: {reading}."));
        }
        more.extend(ruling.readings.iter().map(|reading| self.reading(reading)));
        more.extend(answer.editions.iter().filter_map(|other| self.edition(other)));
        let warns = *self.set.claim_refused == ClaimRefused::Warning;
        let is_claim = clause.is_some_and(|clause| clause.effect == Some(Effect::Claim));
        if warns && is_claim && ruling.verdict == Verdict::Granted {
            more.push(
                "If the opponent refuses it without a reason, that changes nothing, and they may \
                 be warned for delaying the game."
                    .into(),
            );
        }
    }

    /// What was recorded between the end of the game and the claim.
    fn after_the_end(&self, answer: &ClaimRuling<'_>) -> Vec<String> {
        let Some(case) = self.case else {
            return Vec::new();
        };
        let due = case.played.at(answer.ruling.claimed_at).map_or(1, |at| at.ply + 1);
        case.report
            .findings
            .iter()
            .filter(|found| found.finding.code() == "after-the-end")
            .filter(|found| found.at.is_some_and(|at| at.ply <= due))
            .map(|found| format!("{}: it changes no result.", capital(&self.finding(found))))
            .collect()
    }

    /// What another edition of the law answers.
    fn edition(&self, other: &OtherEdition) -> Option<String> {
        let ruling = other.ruling.as_ref()?;
        let when = match (ruling.met_at, ruling.earliest) {
            (Some(met), _) if ruling.verdict == Verdict::Granted => {
                format!(": the game has been a draw since {}", self.made(met))
            }
            (_, Some(earliest)) => format!(": it is a draw {}", self.after(earliest)),
            _ => String::new(),
        };
        let verdict = verdict_word(ruling.verdict);
        Some(format!("By {} the answer is {verdict}{when}.", other.set.with_edition()))
    }

    /// That another edition answers otherwise since the lone king was on the long diagonal.
    fn on_diagonal(&self, answer: &ClaimRuling<'_>) -> String {
        let differs = |other: &&OtherEdition| {
            let verdict = other.ruling.as_ref().map(|ruling| ruling.verdict);
            other.king_on_diagonal.is_some() && verdict != Some(answer.ruling.verdict)
        };
        match answer.editions.iter().find(differs) {
            Some(other) => format!(
                " (the lone king was on the long diagonal, and {} answers otherwise)",
                other.set.name
            ),
            None => String::new(),
        }
    }

    /// Another reading of the texts: what it says, and when the draw is there by it.
    pub fn reading(&self, reading: &Reading) -> String {
        let how = match reading.how {
            OtherReading::Capture(OnCapture::Fresh) => "a capture begins a new count",
            OtherReading::Capture(OnCapture::Cumulative) => "the count runs on over a capture",
            OtherReading::Diagonal(OnLongDiagonal::Follow, _) => {
                "the moves on the long diagonal follow the others"
            }
            OtherReading::Diagonal(OnLongDiagonal::Shorten, true) => {
                "the moves on the long diagonal run on once the lone king has been there"
            }
            OtherReading::Diagonal(OnLongDiagonal::Shorten, false) => {
                "the full number holds again when the lone king leaves the long diagonal"
            }
        };
        let when = match (reading.met, reading.earliest) {
            (Some(met), _) => format!("the game has been a draw since {}", self.made(met)),
            (None, Some(earliest)) => {
                format!(
                    "it is a draw only {}, if nothing sets the count back",
                    self.after(earliest)
                )
            }
            (None, None) => "it is no draw".into(),
        };
        format!("By another reading of the texts {how}: then {when}.")
    }
}

/// The reason that decides.
fn main_reason(ruling: &Ruling) -> Option<&Reason> {
    let aside =
        |reason: &&Reason| !matches!(reason, Reason::NumbersReadAs(_) | Reason::ExistsSince { .. });
    // Too few moves were named, because one was named twice.
    let few = ruling.reasons.iter().find(|reason| matches!(reason, Reason::TooFewNamed { .. }));
    few.or_else(|| ruling.reasons.iter().find(aside))
}

/// A sentence with its article.
fn with_article(words: &str, article: Option<String>) -> String {
    match article {
        Some(article) => format!("{words} {article}."),
        None => format!("{words}."),
    }
}

/// The limit of a count and the usual one.
fn limit_of(ruling: &Ruling, clause: Option<&DrawClause>) -> Option<(u16, u16)> {
    let clause = clause?;
    let usual = clause.moves?;
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::Counted { limit, usual, .. } => Some((*limit, *usual)),
        Reason::LimitReached { made, strong, .. } => {
            let limit = match clause.count.unwrap_or(CountOf::Each) {
                CountOf::WeakSide | CountOf::LoneKing => made[strong.opponent()],
                CountOf::StrongSide => made[*strong],
                CountOf::Each => made.white.max(made.black),
                CountOf::MoveNumbers => usual,
            };
            Some((limit, usual))
        }
        _ => None,
    })
}

impl Speaker<'_> {
    /// A fact on which an answer rests, as a clause of a sentence.
    pub(super) fn reason(&self, reason: &Reason, ruling: &Ruling) -> String {
        let clause = ruling.clause.map(|clause| &self.set.draws[clause]);
        let view = self.game.moments() - 1;
        match (reason, clause) {
            (Reason::NumbersReadAs(side), _) => format!("the numbers were read as {side}'s moves"),
            (Reason::Stands { at, times: 1, .. }, _) => self.stands_first(*at),
            (Reason::Stands { times, needed, .. }, _) => {
                let stood = self.stood(&shortened(&occurrences(&ruling.evidence), *needed));
                match needed.saturating_sub(*times) {
                    0 => stood,
                    1 => format!("{stood}: it must stand once more"),
                    more => format!("{stood}: it must stand {more} more times"),
                }
            }
            (Reason::PiecesStand { at, strong }, Some(clause)) => {
                let with = self.condition(clause, *strong, *at);
                let pieces = with.trim_start_matches("with ");
                let place = match clause.weak_king {
                    Some(_) => ", the lone king on the long diagonal",
                    None => "",
                };
                format!("{pieces}{place} {} is a draw at once", self.after(*at))
            }
            (Reason::LimitReached { first, last, made, strong }, Some(clause)) => {
                self.reached(clause, *strong, (*first, *last), *made)
            }
            (Reason::Counted { made, strong, limit, .. }, Some(clause)) => {
                // The pieces with which the count began.
                let begins = |one: &&Evidence| {
                    matches!(one.shows, Shows::Begins | Shows::Resets | Shows::Demand)
                };
                let begun = ruling.evidence.iter().find(begins).map_or(view, |one| one.moment);
                let so_far = self.so_far(clause, (*strong, begun), *made, *limit);
                match ruling.remaining {
                    Some(remaining) => so_far_and_more(clause, &so_far, remaining),
                    None => so_far,
                }
            }
            (Reason::CountedByNumber { first, due }, Some(clause)) => {
                let with = self.condition(clause, Color::White, view);
                let remaining = ruling.remaining.unwrap_or_default();
                let moves = count(due.saturating_sub(*first), "move", "moves");
                format!(
                    "{moves} from number {first} on must be made {with}: {}",
                    remaining_words(remaining)
                )
            }
            (other, clause) => self.refusal(other, clause),
        }
    }
}

/// The moments that a repetition needs; of a longer list all, to be summed up.
fn shortened(moments: &[usize], needed: usize) -> Vec<usize> {
    match moments.len() > needed && needed >= 2 && moments.len() <= needed + 2 {
        true => moments[..needed].to_vec(),
        false => moments.to_vec(),
    }
}
