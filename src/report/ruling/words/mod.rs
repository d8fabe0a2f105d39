//! Rulings in words: the one place where their sentences are made.
//!
//! Sentences are made from typed values of the ruling. The answer comes first: the verdict,
//! who is right and by which moves, what happens now, what to enter; it is short enough to
//! be read aloud to both players. A moment is named as a person names it, "White's 52nd
//! move", a position by its pieces and squares, never as FEN.

mod claim;
mod correction;
mod counted;
mod ending;
mod evidence;
mod findings;
mod moves;
mod overview;
mod pieces;
mod readings;
mod refused;
mod repeated;
mod unsourced;

use crate::board::{Color, Numbering, Position};
use crate::diag::Citation;
use crate::draw::{Timeline, Verdict};
use crate::record::{Case, LawOutcome};
use crate::rules::RuleSet;

pub(in super::super) use counted::{remaining_words, resets_words};
pub(in super::super) use moves::{capital, half_move, sentence};
pub(super) use overview::NO_RESULT;
pub(in super::super) use pieces::force_words;
pub(in super::super) use readings::read_here;
pub(in super::super) use refused::ended_words;
pub(in super::super) use unsourced::without_sources;

/// What is said of a game: the answer, then what a person can check.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct Said {
    /// What is ruled; `None` if nothing was claimed.
    pub verdict: Option<Verdict>,
    /// What was claimed, in one sentence; empty if nothing was.
    pub claim: String,
    /// The sentences to be read aloud; the first is the verdict.
    pub answer: Vec<String>,
    /// What else there is to know.
    pub more: Vec<String>,
    /// What can be checked at a board.
    pub evidence: Vec<Shown>,
    /// The positions of the evidence stood before its half-moves, not after them.
    pub is_before: bool,
    /// Nothing is claimed, and the arbiter must decide before anything can be entered.
    pub is_open: bool,
    /// What else the game holds, under headings.
    pub lists: Vec<List>,
}

/// A half-move that is evidence.
#[derive(Debug, Clone)]
pub(in super::super) struct Shown {
    /// "White's 52nd move, 10-4".
    pub half_move: String,
    /// "the last move counted".
    pub shows: String,
    /// The position; `None` in place of those left out of a long list.
    pub position: Option<Position>,
}

/// Lines under a heading.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct List {
    /// The heading.
    pub heading: String,
    /// The lines, a sentence or two each.
    pub lines: Vec<String>,
}

impl Said {
    /// The sentences to be read aloud without sources that name no text: what there is to know
    /// of these stands below.
    pub fn sources_below(mut self) -> Self {
        let mut sources = without_sources(&mut self.answer);
        for source in without_sources(&mut self.more) {
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        for list in &mut self.lists {
            unsourced::in_place(&mut list.lines);
        }
        self.more.extend(sources);
        // Two articles in a row stand in one bracket.
        for words in self.answer.iter_mut().chain(&mut self.more) {
            *words = words.replace(") (", "; ");
        }
        self
    }

    /// The answer in one paragraph.
    pub fn paragraph(&self) -> String {
        self.answer.join(" ")
    }
}

/// `GRANTED`, `NOT YET`, `REFUSED`.
pub(super) const fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Granted => "GRANTED",
        Verdict::NotYet => "NOT YET",
        Verdict::Refused => "REFUSED",
    }
}

/// Who speaks: the laws, and the game whose half-moves are named.
#[derive(Clone, Copy)]
pub(in super::super) struct Speaker<'s> {
    pub set: &'s RuleSet,
    pub numbering: &'s Numbering,
    pub game: &'s Timeline<'s>,
    /// The record; `None` if there is only a position and moves.
    pub case: Option<&'s Case<'s>>,
    /// The announced move, which leads to the last moment and is not played.
    pub announced: Option<&'s str>,
}

impl Speaker<'_> {
    /// `(FMJD Annex 1, 6.1)`, with how the text is known if it was not read: `(CBD, Anexo I,
    /// 99; quoted by others)`; a source that names no document says so, and on what subject.
    ///
    /// The edition stands in the first line of a ruling.
    pub fn article_on(&self, citation: &Citation, subject: &str) -> String {
        match (citation.is_named(), self.set.mark_of(citation).beside()) {
            (true, Some(mark)) => format!("({}; {mark})", self.set.cite(citation)),
            (true, None) => format!("({})", self.set.cite(citation)),
            (false, _) => unsourced::mark(&self.set.cite(citation), subject),
        }
    }

    /// "The game goes on; White moves."
    pub fn goes_on(self, turn: Color) -> String {
        format!("The game goes on; {turn} moves.")
    }

    /// "Enter 1-1."; nothing for a game that is void.
    pub fn enter(&self, outcome: LawOutcome, credited: bool) -> Option<String> {
        let written = outcome.written(*self.set.result_form);
        match (outcome, credited) {
            (LawOutcome::Void, _) => None,
            (_, true) => Some(format!("Enter {written}.")),
            (_, false) => Some(format!("Enter {written}, not credited.")),
        }
    }
}
