//! All that a game holds, in words.

use super::correction::{must_play, remedy_of};
use super::ending::{kind_words, subject};
use super::moves::{aside, capital, half_move, sentence, spoken};
use super::{List, Phrase, Sentence, Speaker, Spoken, text};
use crate::diag::number_word;
use crate::draw::Condition;
use crate::pdn::Outcome;
use crate::record::{Case, EndCause, GameEnd, Overview, RecordFinding, Standing, codes};
use crate::rules::{ClauseRule, Effect, Finality, IrregularMove};
use crate::words::{Language, Worded, worded};

/// What is said if neither moves nor tag have a result.
pub(in super::super) const NO_RESULT: &str = "No result is recorded.";

/// The first word if the record and the laws do not agree.
const DISAGREES: &str = "DISAGREES.";

impl Spoken {
    /// Something else contradicts the laws than the record.
    pub(crate) fn object(&mut self, objection: &str) {
        let disagrees = Sentence::from(DISAGREES.to_owned());
        if self.answer.first() != Some(&disagrees) {
            self.answer.insert(0, disagrees);
        }
        self.answer.insert(1, sentence(&spoken(objection)).into());
    }
}

impl Speaker<'_> {
    /// What is said of a game in which nothing is claimed.
    pub(crate) fn overview(&self, case: &Case<'_>, all: &Overview) -> Spoken {
        let mut said = Spoken {
            answer: self.result(case, all).into_iter().map(Sentence::from).collect(),
            is_open: all.agreed_too_early,
            ..Spoken::default()
        };
        let mut list = |heading: &str, lines: Vec<String>| {
            if !lines.is_empty() {
                said.lists.push(List { heading: heading.into(), lines });
            }
        };
        let end = all.law.as_ref().map(|law| &law.end);
        // The draw that ended the game has been told.
        let is_told = |found: &&Condition| {
            end.is_some_and(|end| end.cause == EndCause::Drawn { clause: found.clause })
        };
        let conditions = all.conditions.iter().filter(|found| !is_told(found));
        list("Draws:", conditions.map(|found| self.met(found, all)).collect());
        list("Irregular:", self.irregularities(&all.irregularities, end, case.report.plies));
        // What speaks against the result, and what must be played now, has been told.
        let again = self.played_again(case, all).is_some();
        let is_told = |found: &&RecordFinding| {
            let is = |code| found.finding.is(code);
            is(codes::DRAW_TOO_EARLY) && (!all.agrees || all.agreed_too_early)
                || is(codes::OFFER_NOT_OPEN) && !all.agrees && all.law.is_none()
                || is(codes::PIECE_MUST_BE_PLAYED) && again
        };
        let others = all.others.iter().filter(|found| !is_told(found));
        list("Also recorded:", others.map(|found| self.other(found)).collect());
        // A draw that was claimed rightly has been told.
        let is_drawn = end.is_some_and(|end| matches!(end.cause, EndCause::Claimed { .. }));
        match (all.conditions.is_empty() && !is_drawn, all.irregularities.is_empty()) {
            (true, true) => {
                let nothing = "No draw condition was met, and no move is irregular.";
                said.more.push(text(nothing).into());
            }
            (true, false) => said.more.push(text("No draw condition was met.").into()),
            (false, true) => said.more.push(text("No move is irregular.").into()),
            (false, false) => {}
        }
        said.more.extend(end.and_then(|end| self.played_after_a_draw(end)).map(Sentence::from));
        let touched = all.irregularities.iter().filter(|found| is_touch(found));
        said.more.extend(touched.take(1).filter_map(|_| self.of_touching()).map(Sentence::from));
        said.more.extend(all.editions.iter().map(|other| {
            let when = match other.theirs {
                Some(met) => format!("the first draw condition is met {}", self.after(met)),
                None => "no draw condition is met".into(),
            };
            format!("By {} {when}.", other.set.with_edition()).into()
        }));
        said
    }

    /// What the laws make of the game, and whether the record says the same.
    fn result(&self, case: &Case<'_>, all: &Overview) -> Vec<String> {
        let mut answer = Vec::new();
        if !all.agrees {
            answer.push(DISAGREES.to_owned());
        }
        let recorded = &case.report.result;
        let shown = case
            .report
            .result_text
            .as_deref()
            .filter(|_| recorded.is_some_and(|recorded| recorded.outcome != Outcome::Unknown));
        let Some(law) = &all.law else {
            answer.extend(self.without_end(case, all, shown));
            return answer;
        };
        let article = self.article_on(&law.end.citation, subject(self.set, &law.end));
        let why = format!("{}{article}", self.why(&law.end, all));
        let written = law.end.outcome.written(*self.set.result_form);
        let gives = match self.enter(law.end.outcome, true) {
            Some(_) => format!("give {written}"),
            None => "make the game void".into(),
        };
        let tag = case.report.tag("Result").map(str::trim).filter(|_| !all.agrees);
        let differs = recorded.is_some_and(|recorded| {
            recorded.outcome != Outcome::Unknown && recorded.outcome != law.end.outcome.recorded()
        });
        answer.push(match (shown, tag) {
            (Some(result), _) if differs => {
                format!("The record says {result}, but the laws {gives}: {why}.")
            }
            (_, Some(tag)) => format!("The tag says {tag}, but the laws {gives}: {why}."),
            _ if law.end.unless(self.set).is_some() => {
                format!("The laws {gives} on one condition: {why}.")
            }
            _ => format!("The laws {gives}: {why}."),
        });
        if let EndCause::Drawn { clause } = law.end.cause {
            let found = all.conditions.iter().find(|found| found.clause == clause);
            if let Some((found, unless)) = found.zip(self.set.draws[clause].unless()) {
                let draw = text(format!("the game is a draw: enter {written}"));
                let strong = found.count.as_ref().map(|count| count.strong);
                let is_last = found.met + 1 == self.game.moments();
                let turn = is_last.then(|| self.game.position(found.met).turn());
                let found = (found.met, strong);
                answer.push(capital(&self.draw_if_found(unless, found, draw, turn).to_string()));
                return answer;
            }
        }
        answer.extend(self.outcome(&law.end).iter().map(Phrase::to_string));
        answer
    }

    /// What is said of a game that nothing has ended: the question that is open comes first.
    fn without_end(&self, case: &Case<'_>, all: &Overview, shown: Option<&str>) -> Vec<String> {
        let mut answer = Vec::new();
        let (mut contradicts, mut early) = (false, false);
        for found in &case.report.findings {
            let Worded { message: said, note, help, .. } =
                worded(&found.finding, Language::English);
            let note = note.as_deref();
            let message = || capital(&spoken(&said)) + &self.article_of(found);
            let is = |code| found.finding.is(code);
            if is(codes::RESULT_MISMATCH) && !all.agrees {
                contradicts = true;
                answer.push(sentence(&said));
            } else if is(codes::DRAW_TOO_EARLY) && (!all.agrees || all.agreed_too_early) {
                early = true;
                answer.push(format!("{}.", message()));
                answer.extend(note.map(sentence));
                answer.extend(help.as_deref().map(sentence));
            } else if is(codes::OFFER_NOT_OPEN) && !all.agrees {
                answer.push(format!("{}.", message()));
                answer.extend(note.map(sentence));
                let ask = "Ask both players whether they agree: only then is it a draw.";
                answer.push(ask.into());
            }
        }
        if let Some(open) = all.irregularities.iter().find(|found| self.is_pending(found)) {
            answer.push(format!("{}{}.", self.wrong(open), self.article_of(open)));
            answer.push(sentence(&self.choice(open)));
            if shown.is_none() {
                answer.push(self.goes_on(self.game.last().turn()).to_string());
            }
        } else if let Some(found) = self.played_again(case, all) {
            let remedy = must_play(found).or_else(|| remedy_of(found)).unwrap_or_default();
            let opponent = found.offender().map(|side| side.opponent().to_string());
            let then = match (found.standing, opponent) {
                (None, _) => "It cannot stand".to_owned(),
                (Some(_), Some(opponent)) => format!("{opponent} had it corrected"),
                (Some(_), None) => "It was corrected".into(),
            };
            answer.push(format!("{}{}.", self.wrong(found), self.article_of(found)));
            answer.push(format!("{then}: {remedy}."));
            let since = found.at.map_or(0, |at| case.report.plies.saturating_sub(at.ply));
            answer.extend(played_since(since).map(|(have, them)| {
                format!(
                    "{have}; no article was found that says what becomes of {them}, and the \
                     arbiter decides."
                )
            }));
        }
        if contradicts {
            answer.push(
                "Nothing in this record gives a result by itself: enter the result both players \
                 signed."
                    .into(),
            );
            return answer;
        }
        if !early {
            answer.push("Nothing in this record gives a result by itself.".into());
        }
        if all.agreed_too_early && shown.is_none() {
            answer.push(self.goes_on_after_agreement(self.game.last().turn()).to_string());
        }
        answer.push(match shown {
            Some(result) => format!("The recorded result is {result}."),
            None => NO_RESULT.into(),
        });
        answer
    }

    /// The irregularity for which a half-move must now be played again: the last half-move has
    /// been corrected, or one cannot stand.
    fn played_again<'o>(&self, case: &Case<'_>, all: &'o Overview) -> Option<&'o RecordFinding> {
        let is_one = |found: &&RecordFinding| match found.standing {
            _ if found.remedy.is_none() || !found.takes_back || all.law.is_some() => false,
            Some(Standing::Corrected) => found.at.is_some_and(|at| at.ply == case.report.plies),
            None => *self.set.irregular_move == IrregularMove::CannotStand,
            Some(_) => false,
        };
        all.irregularities.iter().find(is_one)
    }

    /// That half-moves are recorded after the one that drew the game.
    fn played_after_a_draw(&self, end: &GameEnd) -> Option<String> {
        let case = self.case?;
        let EndCause::Drawn { clause } = end.cause else {
            return None;
        };
        let next = case.report.history.iter().map(|(at, _)| *at).find(|at| at.ply > end.after)?;
        // A draw that waits for the arbiter's finding is not there yet.
        let counts = match self.set.draws[clause].unless() {
            Some(_) => "counts only if it was none",
            None => "does not count",
        };
        let made = aside(&self.written_ply(next).to_string());
        Some(match case.report.plies - end.after {
            1 => format!("{} was played after the draw and {counts}.", capital(&made)),
            _ => format!("What was played from {made} on came after the draw and {counts}."),
        })
    }

    /// Why the laws give their result.
    fn why(&self, end: &GameEnd, all: &Overview) -> String {
        let drawn = match end.cause {
            EndCause::Drawn { clause } => {
                all.conditions.iter().find(|condition| condition.clause == clause)
            }
            _ => None,
        };
        match drawn {
            Some(condition) => self.shown(condition),
            None => self.end(end).to_string(),
        }
    }

    /// By which moves a condition was met.
    pub(crate) fn shown(&self, found: &Condition) -> String {
        let clause = &self.set.draws[found.clause];
        let Some((counting, count)) = clause.counting().zip(found.count.as_ref()) else {
            return match &clause.rule {
                ClauseRule::Repetition(_) => self.stood(&found.moments).to_string(),
                ClauseRule::BothBlocked(_) => {
                    format!("neither side can move {}", self.after(found.met))
                }
                ClauseRule::NoProgress(_) | ClauseRule::Ending(_) | ClauseRule::Agreement(_) => {
                    format!("it is met {}", self.after(found.met))
                }
            };
        };
        if found.met <= count.start {
            let pieces = self.force(count.strong, found.met);
            return format!("{pieces} stands {}", self.after(found.met));
        }
        let first = count.first(self.game);
        let mut made = crate::board::ByColor::<u16>::default();
        for moment in first..=found.met {
            if let Some(step) = self.game.step(moment) {
                made[step.mover] = made[step.mover].saturating_add(1);
            }
        }
        self.reached(counting, count.strong, (first, found.met), made).to_string()
    }

    /// A draw condition that was met, and what it means.
    fn met(&self, found: &Condition, all: &Overview) -> String {
        let clause = &self.set.draws[found.clause];
        let claimed =
            all.law.as_ref().is_some_and(|law| matches!(law.end.cause, EndCause::Claimed { .. }));
        let at_end = self.game.moments() - 1;
        let is_open = match &found.count {
            Some(count) => count.is_met_at(at_end),
            None => found.met == at_end,
        };
        let nobody = all.not_claimed.iter().any(|other| other.clause == found.clause);
        let turn = self.game.position(at_end).turn();
        let then = match clause.effect {
            Effect::Claim if nobody && is_open && all.law.is_none() => {
                format!("; {turn} can claim the draw before moving")
            }
            Effect::Claim if nobody && !claimed && all.law.is_none() => {
                "; nobody claimed the draw in time".into()
            }
            Effect::Claim => "; a draw if it is claimed".into(),
            Effect::Automatic => ", and that is a draw by itself".into(),
        };
        let kind = kind_words(clause.kind());
        let article = self.article_of_clause(clause);
        format!("{}: {}{then}{article}.", capital(&kind.to_string()), self.shown(found))
    }

    /// True if an irregularity waits for the opponent to choose.
    fn is_pending(&self, found: &RecordFinding) -> bool {
        found.standing == Some(Standing::Open)
    }

    /// What the opponent of an irregular move can choose, and until when.
    fn choice(&self, found: &RecordFinding) -> String {
        let remedy = must_play(found).or_else(|| remedy_of(found));
        let opponent = found.offender().map(|side| side.opponent().to_string()).unwrap_or_default();
        let when = match *self.set.finality {
            Finality::NextMove => "moving",
            Finality::Clock => "pressing the clock",
        };
        let choice = match (found.loses_if_claimed, remedy) {
            (true, _) => ", or claim the game".to_owned(),
            (false, Some(remedy)) => format!(", or have it corrected, and then {remedy}"),
            (false, None) => ", or have it corrected".into(),
        };
        format!("{opponent} decides before {when}: let it stand{choice}")
    }

    /// All irregularities; a correction of one half-move is told once.
    fn irregularities(
        &self,
        all: &[RecordFinding],
        end: Option<&GameEnd>,
        plies: usize,
    ) -> Vec<String> {
        let same = |one: &RecordFinding, other: &RecordFinding| {
            one.at == other.at
                && one.remedy == other.remedy
                && [one, other].iter().all(|found| found.standing == Some(Standing::Corrected))
        };
        let lines = all.iter().enumerate().map(|(place, found)| {
            let told = all[..place].iter().any(|earlier| same(earlier, found));
            self.irregular(found, end, plies, told)
        });
        lines.collect()
    }

    /// An irregularity, and what becomes of it; `told` if it was corrected with another.
    fn irregular(
        &self,
        found: &RecordFinding,
        end: Option<&GameEnd>,
        plies: usize,
        told: bool,
    ) -> String {
        let offender = found.offender();
        let remedy = must_play(found).or_else(|| remedy_of(found));
        let remedy = remedy.as_deref();
        let opponent = offender.map(|side| side.opponent().to_string()).unwrap_or_default();
        let ended = end.is_some_and(|end| found.at.is_some_and(|at| at.ply <= end.after));
        let then = match found.standing {
            Some(_) if end.is_some_and(|end| lost_by(found, end)) => {
                format!("{opponent} objected, and the game is lost by it.")
            }
            Some(Standing::Open) if ended => "It was open when the game ended.".to_owned(),
            Some(Standing::Open) => format!("{}.", self.choice(found)),
            Some(Standing::Corrected) if told => "It was corrected with that.".into(),
            Some(Standing::Stands) if found.let_stand => {
                format!("It stands: {opponent} let it stand.")
            }
            Some(Standing::Stands) => format!("It stands: {opponent} has moved since."),
            Some(Standing::Corrected) => match remedy {
                // The half-move that was due has been played.
                Some(remedy) if found.takes_back && found.at.is_some_and(|at| at.ply < plies) => {
                    format!("It was corrected: {}.", remedy.replace(" must play ", " had to play "))
                }
                Some(remedy) => format!("It was corrected: {remedy}."),
                None => "It was corrected.".into(),
            },
            Some(Standing::AfterEnd) => {
                "It came after the end of the game and changes nothing.".into()
            }
            None => match (remedy, worded(&found.finding, Language::English).note.as_deref()) {
                (Some(remedy), _) => format!("It cannot stand: {remedy}."),
                (None, Some(note)) => sentence(&spoken(note)),
                (None, None) => String::new(),
            },
        };
        let words = format!("{}{}. {then}", self.wrong(found), self.article_of(found));
        format!("{} [{}]", words.trim_end(), found.finding.code())
    }

    /// What else was recorded beside the moves.
    fn other(&self, found: &RecordFinding) -> String {
        let when = found.at.map_or_else(String::new, |at| {
            format!("Before {}: ", half_move(at.move_number, at.side))
        });
        let mut words = format!(
            "{}{}.",
            capital(&format!("{when}{}", self.finding(found))),
            self.article_of(found)
        );
        if let Some(note) = worded(&found.finding, Language::English).note {
            // A ruling's evidence is for those who look at that claim.
            let note = match note.rsplit_once("; ") {
                Some((note, evidence)) if evidence.ends_with(')') => note,
                _ => &note,
            };
            words.push_str(&format!(" {}", sentence(&spoken(note))));
        }
        format!("{words} [{}]", found.finding.code())
    }
}

/// True for the violation that ended the game.
fn lost_by(found: &RecordFinding, end: &GameEnd) -> bool {
    matches!(end.cause, EndCause::Violated { at, .. } if at == found.at)
        && found.loses_if_claimed
        && found.standing == Some(Standing::Stands)
}

/// True for a piece that was touched and not played.
fn is_touch(found: &RecordFinding) -> bool {
    found.finding.is(codes::PIECE_TOUCHED_NOT_PLAYED)
}

/// That half-moves were played since one that cannot stand, and a word for them.
pub(super) fn played_since(half_moves: usize) -> Option<(String, &'static str)> {
    let (have, them) = match half_moves {
        0 => return None,
        1 => ("half-move has", "it"),
        _ => ("half-moves have", "them"),
    };
    let number = capital(&number_word(half_moves as u64));
    Some((format!("{number} {have} been played since"), them))
}
