//! Rulings on records: a claim decided under the rules, or everything that an arbiter could have to
//! rule on.
//!
//! ```
//! use std::sync::Arc;
//!
//! use draughts_app::adjudicate::{ClaimQuestion, ClaimKind, Adjudicator, Question};
//! use draughts_app::records::{Given, Record};
//! use draughts_games::draw::Verdict;
//! use draughts_games::rules::DrawKind;
//!
//! let record = "[GameType \"20\"]\n[FEN \"W:WK10:BK45\"]\n\n41. 10-4 45-50 42. 4-10 50-45 \
//!     43. 10-4 45-50 44. 4-10 50-45 45. 10-4 45-50 *\n";
//! let adjudicator = Adjudicator::default();
//! let input = Box::new(std::io::Cursor::new(record));
//! let game = Record::begin(input, Given::default(), &adjudicator.catalogue).next_game()?;
//! let what = ClaimKind::Draw { kind: DrawKind::Repetition, moves: Vec::new(), next: None };
//! let question = Question {
//!     file: "the record".to_owned(),
//!     claim: Some(ClaimQuestion::of(what)),
//!     ..Question::default()
//! };
//! let ruled = adjudicator.rule(&question, &game.expect("there is one"))?;
//! assert_eq!(ruled.view.verdict, Some(Verdict::Granted));
//! # Ok::<(), draughts_app::Error>(())
//! ```

mod board;
mod note;
mod question;
mod undecided;

use std::borrow::Cow;
use std::sync::Arc;

use draughts_ground::said::Told;

use super::records::OwnedGame;
use super::{Error, Wrong};
use draughts_games::record::found::TagOddity;
use draughts_games::record::{
    Case, CaseError, Catalogue, DrawClaim, Laws, MainLine, RecordFinding, codes, read_again,
};
use draughts_games::rules::GameTypeTag;
use draughts_ground::diag::{Code, Finding, Place};
use draughts_report::words::{Language, help, say, worded};
use draughts_report::{Line, RulingOrigin, RulingView, printable};

pub use board::{AtBoard, BoardPlace};
pub use note::RulingNote;
pub use question::{ClaimKind, ClaimQuestion, Question};
use undecided::{at_a_pace_or_refused, named_or_refused, shared_game_type};

/// The basis of rulings besides the record.
#[derive(Default)]
pub struct Adjudicator {
    /// The board of an event, if given.
    pub at: Option<AtBoard>,
    /// The project's rule sets.
    pub catalogue: Arc<Catalogue>,
}

/// The ruling on a game.
pub struct Ruled {
    /// The ruling.
    pub view: RulingView,
    /// The name of the rule set applied.
    pub rules: String,
}

/// The reason a question has no answer.
#[derive(Debug)]
enum NoAnswer {
    /// The record does not allow an answer.
    Case(CaseError),
    /// The record cannot be followed under these rules, and others may be meant.
    Rules(RulingNote),
    /// A reported incident cannot be used; the value is the finding about it.
    Incident(Box<Finding>),
}

impl From<CaseError> for NoAnswer {
    fn from(error: CaseError) -> Self {
        Self::Case(error)
    }
}

impl NoAnswer {
    fn words(&self, language: Language) -> String {
        let with_help = |told: &dyn Told| match help(told, language) {
            Some(help) => format!("{}: {help}", say(told, language)),
            None => say(told, language),
        };
        match self {
            Self::Case(error) => with_help(error),
            Self::Rules(note) => with_help(note),
            Self::Incident(finding) => worded(finding, language).message,
        }
    }
}

/// The answer under one rule set.
struct Answered {
    view: RulingView,
    /// The number of half-moves before the moment in question.
    made: usize,
    /// The half-move claimed to be wrong, from 1.
    wrong: Option<usize>,
}

impl Adjudicator {
    /// Rules on a game.
    ///
    /// # Errors
    ///
    /// Fails if the question cannot be answered: the record breaks before the relevant moment or
    /// has no such half-move, or the rule set for the claim is unknown.
    pub fn rule(&self, question: &Question, game: &OwnedGame) -> Result<Ruled, Error> {
        let text = game.text();
        let mut line = MainLine::read(&text);
        let choice = game.choice(&line, &self.catalogue);
        line.told.clone_from(&question.incidents);
        let is_named = question.names_rules || self.at.is_some();
        let shared = match question.claim {
            _ if is_named => None,
            Some(_) => {
                let pace = choice.pace_of(&line);
                named_or_refused(question, text, &line, &self.catalogue, pace)?
            }
            None => shared_game_type(&line, &self.catalogue),
        };
        at_a_pace_or_refused(question, text, &line, &choice)?;
        let notes: Vec<_> = choice.note().into_iter().chain(choice.unknown_type(&line)).collect();
        let letters = line.uses_letters().then(|| choice.laws.in_letters());
        let laws = letters.as_ref().unwrap_or(&choice.laws);
        let unanswered = |why: NoAnswer| question.unanswered(&why.words(question.language));
        let opened = Case::open(text, line, laws, notes.clone());
        let again = opened.as_ref().ok().and_then(|case| read_again(&text, &case.report, laws));
        let opened = match &again {
            Some(again) => again.case(&text, &question.incidents, laws, notes),
            None => opened,
        };
        let mut case = opened.map_err(|why| unanswered(why.into()))?;
        if let (Some(at), Some(_)) = (&self.at, &question.claim) {
            at.records(&mut case);
        }
        let answered = question.answer(&case);
        let Answered { mut view, .. } = answered.map_err(|why| match why {
            NoAnswer::Case(error @ CaseError::Broken { .. }) => {
                let other = self.catalogue.follows_whole(&case.report, &text);
                unanswered(question.not_followed(error, &case, other.as_deref()))
            }
            other => unanswered(other),
        })?;
        view.guessed = choice.guessed;
        view.time_control = choice.time_control(&case.line).map(Cow::into_owned);
        let notes = [shared, question.other_game_type(&case.line, laws), unread_text(&case)];
        view.notes.extend(notes.iter().flatten().map(Line::of));
        let odd =
            case.report.findings.iter().filter_map(|found| found.finding.as_what::<TagOddity>());
        let no_pace = |odd: &&TagOddity| matches!(odd, TagOddity::NoTimeControl { .. });
        view.notes.extend(odd.filter(no_pace).map(Line::of));
        if let Some(at) = &self.at {
            at.tell(&case.line, &self.catalogue, &mut view);
        }
        Ok(Ruled { view, rules: laws.set.name.clone() })
    }
}

impl Question {
    /// Rules on a game under the rules with which it was opened.
    fn answer(&self, case: &Case<'_>) -> Result<Answered, NoAnswer> {
        self.told(case)?;
        let origin = RulingOrigin { file: &self.file, command: &self.command };
        let Some(ClaimQuestion { what, by, at }) = &self.claim else {
            let view = RulingView::of_overview(case, origin, &case.overview()?);
            return Ok(Answered { view, made: case.report.plies, wrong: None });
        };
        match what {
            ClaimKind::Draw { kind, moves, next } => {
                let (moves, next) = (moves.clone(), next.clone());
                let asked = DrawClaim { kind: *kind, moves, by: *by, at: *at, next };
                let answer = case.claim(&asked)?;
                let made = case.played.at(answer.ruling.claimed_at).map_or(0, |at| at.ply);
                let view = RulingView::of_claim(case, origin, &asked, &answer);
                Ok(Answered { view, made, wrong: None })
            }
            ClaimKind::Correction { kind, ply } => {
                let answer = case.correction(*kind, ply.as_ref(), *by, at.as_ref())?;
                let (made, wrong) = (answer.due.ply.saturating_sub(1), answer.ply.map(|at| at.ply));
                let view = RulingView::of_correction(case, origin, *kind, *by, &answer);
                Ok(Answered { view, made, wrong })
            }
        }
    }

    /// Fails if a reported incident cannot be used.
    fn told(&self, case: &Case<'_>) -> Result<(), NoAnswer> {
        let invalid = |found: &&RecordFinding| found.finding.is(codes::INCIDENT_INVALID);
        match case.report.findings.iter().find(invalid).filter(|_| !self.incidents.is_empty()) {
            Some(found) => Err(NoAnswer::Incident(Box::new(found.finding.clone()))),
            None => Ok(()),
        }
    }

    /// Returns the reason a record cannot be followed, which may be that the rules are wrong.
    fn not_followed(&self, error: CaseError, case: &Case<'_>, other: Option<&Laws>) -> NoAnswer {
        let tag = match self.other_game_type(&case.line, case.laws) {
            Some(RulingNote::OtherGameType { said, .. }) => Some(said),
            _ => None,
        };
        if tag.is_none() && other.is_none() {
            return error.into();
        }
        NoAnswer::Rules(RulingNote::NotFollowed {
            error: error.said(),
            tag,
            rules: case.laws.set.name.clone(),
            other: other.map(|laws| laws.set.name.clone()),
        })
    }

    /// Returns a note if the record names another game than the rules given.
    fn other_game_type(&self, line: &MainLine<'_>, laws: &Laws) -> Option<RulingNote> {
        let tag = line.tag("GameType").filter(|_| self.names_rules)?;
        let number = GameTypeTag::parse(tag.raw_value).number?;
        let own = laws.set.game_type.number();
        let rules = laws.set.name.clone();
        own.is_some_and(|own| own != number)
            .then_some(RulingNote::OtherGameType { said: number, rules })
    }

    /// Creates the error for a question about this file that has no answer.
    fn unanswered(&self, why: &str) -> Error {
        let (file, why) = (printable(&self.file).into_owned(), why.to_owned());
        Error::unusable(self.file.as_str(), &Wrong::Unanswered { file, why })
    }
}

/// Returns a note if text among the moves could not be read, was skipped, or was read as moves.
fn unread_text(case: &Case<'_>) -> Option<RulingNote> {
    const UNREAD: &[&Code] = &[codes::TEXT_UNREADABLE, codes::MOVE_UNREADABLE];
    let first = |all: &[&Code]| {
        let mut findings = case.report.findings.iter();
        findings.find(|found| found.finding.is_any(all)).map(|found| &found.finding)
    };
    let is_read = |finding: &Finding| finding.is(codes::READ_CLOSELY);
    let found = first(UNREAD).or_else(|| first(&[codes::READ_CLOSELY]))?;
    let text = found.what().said();
    Some(match found.place {
        Some(Place { line, column }) if is_read(found) => RulingNote::Read { text, line, column },
        Some(Place { line, column }) => RulingNote::Unread { text, line, column },
        None => RulingNote::UnreadSomewhere { text },
    })
}
