//! The answer to a claim of a draw, in words.

use super::counted::{remaining_words, so_far_and_more};
use super::ending::{draw_words, kind_words, subject};
use super::evidence::strong_side;
use super::moves::{capital, sentence};
use super::readings::read_here;
use super::repeated::occurrences;
use super::{Said, Speaker, verdict_word};
use crate::board::Color;
use crate::diag::count;
use crate::draw::{Evidence, Reason, Ruling, Shows, Verdict};
use crate::record::{ClaimRuling, DrawClaim, EndCause, GameEnd, LawOutcome, codes, early_penalty};
use crate::rules::{
    ClaimForm, ClaimRefused, Claimant, Clause, ClauseRule, CountOf, DrawKind, EarlyAgreement,
    Effect, MoveLimit,
};

/// What becomes of an agreement that the text does not allow yet, without a word on it.
const NO_PENALTY: &str = "The text names no penalty: the arbiter decides what becomes of the game.";

/// What the article on the earliest draw is about.
pub(super) const EARLIEST: &str = "how early a draw can be agreed";

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
                let article = clause.map(|clause| self.article_of_clause(clause));
                let why = why + &self.on_diagonal(answer);
                said.answer.push(with_article(&why, article));
                said.answer.push(match self.draw_that_waits(answer) {
                    Some(draw) => draw,
                    None => self.goes_on(self.turn(ruling)),
                });
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
        match (asked.kind.claim_form(), answer.named.as_slice()) {
            (_, []) => {}
            (ClaimForm::Times, named) => {
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
        clause: Option<&Clause>,
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
        let article = clause.map(|clause| self.article_of_clause(clause));
        if let Some((clause, unless)) = clause.and_then(|clause| Some((clause, clause.unless()?))) {
            let written = LawOutcome::Draw.written(*self.set.result_form);
            let article = self.article_of_clause(clause);
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
        clause: Option<&Clause>,
    ) {
        let ruling = &given.ruling;
        if let Some((stated, end)) = self.drawn_all_the_same(given) {
            let article = self.article_on(&end.citation, &subject(self.set, end));
            answer.push(format!("{}.", capital(&self.reason(stated, ruling))));
            answer.push(format!("All the same {} {article}.", self.end(end)));
            answer.extend(self.enter(end.outcome, end.credited));
            return;
        }
        if let Some(draw) = self.draw_that_waits(given) {
            let why = match main {
                Some(Reason::NoSuchDraw) => {
                    format!("These rules have no draw by {}", kind_words(kind))
                }
                Some(main) => capital(&self.reason(main, ruling)),
                None => "The claim is not right".into(),
            };
            answer.push(with_article(&why, self.source_of_refusal(main, None, clause)));
            answer.push(draw);
            return;
        }
        if let (Some(Reason::GameEnded) | None, Some(end)) = (main, &given.end)
            && let EndCause::Drawn { clause } = end.cause
        {
            let draw = match self.repeated_until(end, clause) {
                Some(stood) => format!(": {stood}"),
                None => format!(", by {} {}", draw_words(self.set, clause), self.when(end)),
            };
            let article = self.article_on(&end.citation, &subject(self.set, end));
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
        answer.push(with_article(&why, source));
        let early = match (main, &given.end) {
            (Some(Reason::AgreedTooEarly { .. }), None) => Some(self.too_early()),
            (Some(Reason::AgreedWithTooManyMen { .. }), None) => Some(NO_PENALTY.to_owned()),
            _ => None,
        };
        if let Some(early) = early {
            answer.push(early);
            answer.push(self.goes_on_after_agreement(self.turn(ruling)));
            return;
        }
        match (&given.end, board_stands(ruling)) {
            (Some(end), _) => answer.extend(self.outcome(end)),
            (None, None) => answer.push(self.goes_on(self.turn(ruling))),
            (None, Some(board)) => {
                answer.push(sentence(&self.reason(board, ruling)));
                let turn = self.turn(ruling);
                answer.push(match clause.and_then(|clause| clause.claimant) {
                    Some(Claimant::Any | Claimant::OnMove) => {
                        format!("The game goes on; {turn} can still claim that before moving.")
                    }
                    _ => self.goes_on(turn),
                });
            }
        }
    }

    /// Of a game that was drawn before a claim if the arbiter finds it so: both findings, and
    /// what follows.
    fn draw_that_waits(&self, given: &ClaimRuling<'_>) -> Option<String> {
        let end = given.end.as_ref()?;
        let unless = end.unless(self.set)?;
        let EndCause::Drawn { clause } = end.cause else {
            return None;
        };
        let met = self.case?.played.before_ply(end.after + 1)?;
        let written = end.outcome.written(*self.set.result_form);
        let article = self.article_of_clause(&self.set.draws[clause]);
        let draw = format!("the game is a draw {article}: enter {written}");
        Some(self.draw_if_found(unless, (met, None), &draw, Some(self.turn(&given.ruling))))
    }

    /// Where the position stood whose repetition drew the game; `None` for another draw.
    fn repeated_until(&self, end: &GameEnd, clause: usize) -> Option<String> {
        let ClauseRule::Repetition(repetition) = &self.set.draws[clause].rule else {
            return None;
        };
        let needed = usize::from(repetition.occurrence);
        let met = self.case?.played.before_ply(end.after + 1)?;
        let moments = self.game.occurrences(met);
        let stood = moments.len().checked_sub(needed).map(|from| &moments[from..])?;
        Some(self.stood(stood))
    }

    /// What was stated falsely about a draw that exists by itself.
    fn drawn_all_the_same<'r>(
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

    /// The article for what is said of a refusal, and no other.
    fn source_of_refusal(
        &self,
        main: Option<&Reason>,
        end: Option<&GameEnd>,
        clause: Option<&Clause>,
    ) -> Option<String> {
        let set = self.set;
        match (main, end) {
            (Some(Reason::AgreedTooEarly { .. }), _) => {
                Some(self.article_on(&set.earliest_draw.source, EARLIEST))
            }
            (Some(Reason::GameEnded) | None, Some(end)) => {
                Some(self.article_on(&end.citation, &subject(set, end)))
            }
            (Some(Reason::HadToBeInvoked { .. }), _) => {
                Some(self.article_on(&set.late_claim.source, "claims that come late"))
            }
            (Some(Reason::NoSuchDraw | Reason::BoardDecided { .. }), _) => None,
            _ => clause.map(|clause| self.article_of_clause(clause)),
        }
    }

    /// The article of a draw clause.
    pub fn article_of_clause(&self, clause: &Clause) -> String {
        let kind = kind_words(clause.kind());
        self.article_on(&clause.cited(), &format!("a draw by {kind}"))
    }

    /// That the game goes on after an agreement that came too early.
    pub(super) fn goes_on_after_agreement(&self, turn: Color) -> String {
        match early_penalty(self.set) {
            EarlyAgreement::PlayOn => self.goes_on(turn),
            _ => format!("The game goes on until the arbiter has decided; {turn} moves."),
        }
    }

    /// Who decides about an agreement that came too early.
    fn too_early(&self) -> String {
        let source = &self.set.early_agreement.source;
        let source = self.article_on(source, "an agreement that comes too early");
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
        clause: Option<&Clause>,
    ) {
        let ruling = &answer.ruling;
        let told = self.drawn_all_the_same(answer).map(|(stated, _)| stated);
        let main = told.or_else(|| main_reason(ruling));
        for reason in &ruling.reasons {
            match reason {
                Reason::GameEnded if told.is_some() => {}
                // It stands in the answer.
                Reason::BoardStands { .. } if answer.end.is_none() => {}
                Reason::ExistsSince { .. } => {
                    more.push("Until the result is signed, later moves do not undo it.".into());
                }
                other if Some(other) == main => {}
                other => more.push(sentence(&self.reason(other, ruling))),
            }
        }
        let own = answer.end.as_ref().is_some_and(|end| match end.cause {
            EndCause::Drawn { clause } => Some(clause) == ruling.clause,
            _ => false,
        });
        if ruling.verdict == Verdict::Granted
            && !own
            && let Some(draw) = self.draw_that_waits(answer)
        {
            more.push(format!("Whatever becomes of the claim: {}", uncapital(&draw)));
        }
        if ruling.verdict == Verdict::Granted && answer.announced.is_some() {
            more.push("The announced move is not played.".into());
        }
        more.extend(self.after_the_end(answer));
        more.extend(self.captures_inside(ruling));
        if let Some(counting) = clause.and_then(Clause::counting)
            && let Some((limit, usual)) = limit_of(ruling, counting.limit)
        {
            more.extend(self.other_limit(counting, limit, usual));
        }
        let brought = clause.is_some_and(|clause| clause.claimant == Some(Claimant::Originator));
        let first = ruling.evidence.first().map(|one| one.moment);
        if brought && ruling.verdict == Verdict::Granted && first == Some(0) {
            more.push(
                "The position stood at the start, so neither player brought it about first: \
                 either may claim."
                    .into(),
            );
        }
        let needed = answer.end.is_none() && asked.kind.claim_form() != ClaimForm::Recorded;
        if let Some(earliest) =
            ruling.earliest.filter(|_| ruling.verdict != Verdict::Granted && needed)
        {
            more.push(format!(
                "If nothing sets the count back, the claim is right {}.",
                self.after(earliest)
            ));
        }
        if let Some(reading) = clause.and_then(|clause| clause.reading.as_deref()) {
            more.push(read_here(reading));
        }
        let earliest = ruling.earliest;
        more.extend(ruling.readings.iter().map(|reading| self.reading(reading, earliest)));
        more.extend(answer.editions.iter().filter_map(|other| self.edition(other)));
        let warns = *self.set.claim_refused == ClaimRefused::Warning;
        let is_claim = clause.is_some_and(|clause| clause.effect == Effect::Claim);
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
            .filter(|found| found.finding.is(codes::AFTER_THE_END))
            .filter(|found| found.at.is_some_and(|at| at.ply <= due))
            .map(|found| format!("{}: it changes no result.", capital(&self.finding(found))))
            .collect()
    }
}

/// That the position on the board has stood often enough, though others were named.
fn board_stands(ruling: &Ruling) -> Option<&Reason> {
    ruling.reasons.iter().find(|reason| matches!(reason, Reason::BoardStands { .. }))
}

/// The first letter small.
fn uncapital(words: &str) -> String {
    let mut chars = words.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
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
fn limit_of(ruling: &Ruling, count: &MoveLimit) -> Option<(u16, u16)> {
    let usual = count.moves;
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::Counted { limit, usual, .. } => Some((*limit, *usual)),
        Reason::LimitReached { made, strong, .. } => {
            let limit = match count.of {
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
        match (reason, clause.and_then(Clause::counting)) {
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
            (Reason::PiecesStand { at, strong }, Some(counting)) => {
                let with = self.condition(counting, *strong, *at);
                let pieces = with.trim_start_matches("with ");
                let place = match counting.ending.and_then(|ending| ending.weak_king) {
                    Some(_) => ", the lone king on the long diagonal",
                    None => "",
                };
                format!("{pieces}{place} {} is a draw at once", self.after(*at))
            }
            (Reason::LimitReached { first, last, made, strong }, Some(counting)) => {
                self.reached(counting, *strong, (*first, *last), *made)
            }
            (Reason::Counted { made, strong, limit, .. }, Some(counting)) => {
                // The pieces with which the count began.
                let begins = |one: &&Evidence| {
                    matches!(one.shows, Shows::Begins | Shows::Resets | Shows::Demand)
                };
                let begun = ruling.evidence.iter().find(begins).map_or(view, |one| one.moment);
                let so_far = self.so_far(counting, (*strong, begun), *made, *limit);
                match ruling.remaining {
                    Some(remaining) => {
                        so_far_and_more(counting.limit.of, &so_far, remaining, *strong)
                    }
                    None => so_far,
                }
            }
            (Reason::CountedByNumber { first, due }, Some(counting)) => {
                let with = self.condition(counting, Color::White, view);
                let remaining = ruling.remaining.unwrap_or_default();
                let moves = count(due.saturating_sub(*first), "move", "moves");
                format!(
                    "{moves} from number {first} on must be made {with}: {}",
                    remaining_words(remaining)
                )
            }
            (other, _) => self.refusal(other, clause),
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
