//! Rulings as values of which sentences are made: the one place that says what is told.
//!
//! What is told is made from typed values of the ruling, and becomes words by the catalogue of
//! a language (`crates/words`, `rulings.ftl`). The answer comes first: the verdict, who is right
//! and by which moves, what happens now, what to enter; it is short enough to be read aloud to
//! both players. A moment is named as a person names it, "White's 52nd move", a position by
//! its pieces and squares, never as FEN.

mod answer;
mod article;
mod branches;
mod claim;
mod conditions;
mod correction;
mod counted;
mod ending;
mod evidence;
mod fates;
mod findings;
mod granted;
mod held;
mod kept;
mod moves;
mod overview;
mod phrase;
mod pieces;
mod readings;
mod reasons;
mod recorded;
mod refused;
mod repeated;
mod sheet;

use draughts_ground::told;

use crate::words::Language;
use draughts_games::board::{Color, Numbering, Position};
use draughts_games::draw::{Timeline, Verdict};
use draughts_games::record::{Case, PlyAt};
use draughts_games::rules::RuleSet;

pub(in super::super) use branches::on_what;
pub(in super::super) use counted::{ElseThen, arbiter_must_find, remaining_words, resets_words};
pub(in super::super) use held::{no_result, pieces_stand, recorded_result};
pub(in super::super) use moves::{capital, sentence};
pub(in super::super) use phrase::{Phrase, Sentence};
pub(in super::super) use pieces::force_words;
pub(in super::super) use refused::ended_words;
pub(super) use sheet::OnSheet;

use moves::When;

told! {
    /// What stands around an answer.
    pub(super) enum Answered {
        /// `GRANTED.`, `GRANTED, IF the arbiter finds no win for White:`
        /// A correction may be granted `to` a player; of what is not decided yet, who decides `first`.
        Verdict {
            verdict: Verdict,
            drawn: Option<&'static str>,
            on: Option<&'static str>,
            strong: Option<Color>,
            to: Option<Color>,
            first: Option<&'static str>,
        } => "ruling-verdict",
            "{ $drawn ->
                [already] ALREADY A DRAW.
                [all-the-same] THE GAME IS A DRAW, but not as claimed:
               *[none] { $verdict ->
                    [granted] GRANTED{ $to ->
                        [white] { \" \" }to White
                        [black] { \" \" }to Black
                       *[none] { \"\" }
                    }.
                    [conditional] { granted-if }:
                    [not-yet] NOT YET{ $first ->
                        [white] : White decides first
                        [black] : Black decides first
                        [arbiter] : the arbiter decides first
                       *[none] { \"\" }
                    }.
                   *[refused] REFUSED.
                }
            }";
        /// `GRANTED`; `drawn` of a refused claim of a draw in a game that is one already; `on` what
        /// a conditional one depends.
        Is {
            verdict: Verdict, drawn: Option<&'static str>, on: Option<&'static str>,
            strong: Option<Color>
        } => "ruling-is";
        Heading {
            file: String,
            game: u64,
            at: Option<Phrase>,
            rules: Phrase,
            guessed: bool,
        } => "ruling-heading",
            "{ $file }, game { $game }{ $at ->
                [none] { \"\" }
               *[other] { $at }
            }, by { $rules }{ $guessed ->
                [yes] , GUESSED: name the rules, or give the record a GameType tag
               *[no] { \"\" }
            }";
        Rules {
            name: String,
            overrides: Option<Vec<String>>,
            edition: Option<String>,
        } => "ruling-rules",
            "{ $name }{ $overrides ->
                [none] { \"\" }
               *[other] { \" \" }with { $overrides }
            }{ $edition ->
                [none] { \"\" }
               *[other] { \" \" }({ $edition })
            }";
        Board { event: String, round: u16, board: u16 } => "ruling-board",
            "{ \" \" }({ $event }, round { $round }, board { $board })";
        Notes => "ruling-notes", "Notes on the record:";
        ToCheck => "ruling-to-check", "To check on the board:";
        About => "shows-about", "the half-move it is about";
        Now => "position-now", "the position now";
        Corrected => "position-corrected", "once it is corrected";
        Position { when: Phrase, turn: Color } => "ruling-position",
            "{ $when }, { $turn ->
                [white] White
               *[black] Black
            } to move";
    }
}

/// What is told of a game: the answer, then what a person can check.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct Spoken {
    /// What is ruled; `None` if nothing was claimed.
    pub verdict: Option<Verdict>,
    /// A draw was claimed that is refused, and the game is a draw: it was one `already`, or is one
    /// `all-the-same`.
    pub drawn: Option<&'static str>,
    /// On what a conditional answer depends.
    pub on: Option<&'static str>,
    /// Who would have the win that makes a draw none.
    pub strong: Option<Color>,
    /// What was claimed, in one sentence; `None` if nothing was.
    pub claim: Option<Sentence>,
    /// The sentences to be read aloud; the first is the verdict.
    pub answer: Vec<Sentence>,
    /// What else there is to know.
    pub more: Vec<Sentence>,
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
    pub half_move: Sentence,
    /// "the last move counted".
    pub shows: Option<Phrase>,
    /// The position; `None` in place of those left out of a long list.
    pub position: Option<Position>,
}

/// Lines under a heading.
#[derive(Debug, Clone)]
pub(in super::super) struct List {
    /// The heading.
    pub heading: Phrase,
    /// The lines.
    pub lines: Vec<ListLine>,
}

/// A line of a list: a sentence or two, and the code of what was found.
#[derive(Debug, Clone)]
pub(in super::super) struct ListLine {
    /// What is told.
    pub told: Vec<Sentence>,
    /// Under which `arbiter explain` says more.
    pub code: Option<&'static str>,
}

/// A list in a language.
#[derive(Debug, Clone)]
pub(in super::super) struct SaidList {
    /// The heading.
    pub heading: String,
    /// The lines.
    pub lines: Vec<String>,
}

/// What is said of a game in a language.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct Said {
    /// What was claimed; empty if nothing was.
    pub claim: String,
    /// The sentences to be read aloud; the first is the verdict.
    pub answer: Vec<String>,
    /// What else there is to know.
    pub more: Vec<String>,
    /// What can be checked at a board: the half-move, what it shows, and the position.
    pub evidence: Vec<(String, String, Option<Position>)>,
    /// What else the game holds, under headings.
    pub lists: Vec<SaidList>,
}

impl Spoken {
    /// The same with each text named once in the answer; its other articles are told by their
    /// numbers, `(6.1)`.
    fn names_texts_once(mut self, set: &RuleSet) -> Self {
        let mut named = Vec::new();
        for sentence in &mut self.answer {
            sentence.names_texts_once(set, &mut named);
        }
        self
    }

    /// In a language.
    ///
    /// Of sources that name no text nothing stands in the sentences that are read aloud: what
    /// there is to know of these stands below.
    pub(crate) fn say(&self, language: Language) -> Said {
        self.said(language, false)
    }

    /// The same to be put on lines: words that stay together have a no-break space between them.
    pub(crate) fn say_to_wrap(&self, language: Language) -> Said {
        self.said(language, true)
    }

    fn said(&self, language: Language, keeps_together: bool) -> Said {
        let all = |sentences: &[Sentence]| -> Vec<String> {
            let said = sentences.iter().filter_map(|sentence| sentence.say(language));
            said.map(|text| if keeps_together { text } else { text.replace('\u{a0}', " ") })
                .collect()
        };
        let mut more = all(&self.more);
        let below = self.answer.iter().chain(&self.more).flat_map(Sentence::below);
        for source in below.filter_map(|source| source.say(language)) {
            if !more.contains(&source) {
                more.push(source);
            }
        }
        let shown = |one: &Shown| {
            let shows = one.shows.as_ref().map(|shows| shows.say(language));
            let half_move = one.half_move.say(language);
            (half_move.unwrap_or_default(), shows.unwrap_or_default(), one.position)
        };
        let line = |line: &ListLine| {
            let words = all(&line.told).join(" ");
            line.code.map_or_else(|| words.clone(), |code| format!("{words} [{code}]"))
        };
        let list = |list: &List| SaidList {
            heading: list.heading.say(language),
            lines: list.lines.iter().map(line).collect(),
        };
        Said {
            claim: self.claim.as_ref().and_then(|claim| claim.say(language)).unwrap_or_default(),
            answer: all(&self.answer),
            more,
            evidence: self.evidence.iter().map(shown).collect(),
            lists: self.lists.iter().map(list).collect(),
        }
    }
}

impl Said {
    /// The answer in one paragraph.
    pub(crate) fn paragraph(&self) -> String {
        self.answer.join(" ")
    }
}

/// `GRANTED`, `GRANTED, IF the arbiter finds no win for White`, `NOT YET`, `REFUSED`, `ALREADY A DRAW`.
pub(super) fn verdict_word(
    verdict: Verdict,
    drawn: Option<&'static str>,
    (on, strong): (Option<&'static str>, Option<Color>),
    language: Language,
) -> String {
    Phrase::from(Answered::Is { verdict, drawn, on, strong }).say(language)
}

/// A rule set with its overrides and the edition of its text: "international (FMJD Annex 1,
/// version of November 2015)".
pub(super) fn rules_named(set: &RuleSet) -> Phrase {
    let edition = set.edition.as_ref().unwrap_or(&set.title);
    Answered::Rules {
        name: set.name.clone(),
        overrides: (!set.overrides.is_empty()).then(|| set.overrides.clone()),
        edition: (*edition != set.name).then(|| edition.clone()),
    }
    .into()
}

/// "before White's 52nd move", of a half-move of the record.
pub(super) fn before_ply(at: PlyAt) -> Phrase {
    When::Before { half_move: moves::of_ply(at) }.into()
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
