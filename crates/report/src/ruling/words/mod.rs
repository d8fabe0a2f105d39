//! Rulings as values that become sentences: the only place that decides what a ruling says.
//!
//! The sentences are made from typed values of the ruling, and worded by the catalogue of a
//! language (`crates/words`, `rulings.ftl`). The answer comes first: the verdict, who is right and
//! by which moves, what happens now, and what to enter. It is short enough to be read aloud to both
//! players. Moments are named as people name them, such as "White's 52nd move", and positions by
//! their pieces and squares, never as FEN.

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
use draughts_games::rules::{RuleSet, named};

pub(in super::super) use branches::on_what;
pub(in super::super) use counted::{ElseThen, arbiter_must_find, remaining_words, resets_words};
pub(in super::super) use held::{no_result, pieces_stand, recorded_result};
pub(in super::super) use moves::{capital, sentence};
pub(in super::super) use phrase::{Phrase, Sentence};
pub(in super::super) use pieces::force_words;
pub(in super::super) use refused::ended_words;
pub(super) use sheet::OnSheet;

use moves::MoveName;

/// What a player asked the arbiter for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedFor {
    /// That the game is a draw, or that a touched piece is played.
    Claim,
    /// That something is corrected.
    Demand,
}

draughts_ground::fact_words! {
    AskedFor {
        Claim "claim",
        Demand "demand",
    }
}

told! {
    /// The verdict, headings and other texts around an answer.
    pub(super) enum RulingMessage {
        /// `GRANTED.`, `GRANTED, IF the arbiter finds no win for White:`
        ///
        /// A claim or a correction may be granted `to` a player; of a refusal it is told what that
        /// player had `asked`. If nothing is decided yet, `first` says who decides first.
        Verdict {
            verdict: Verdict,
            drawn: Option<&'static str>,
            on: Option<&'static str>,
            strong: Option<Color>,
            to: Option<Color>,
            asked: AskedFor,
            first: Option<&'static str>,
        } => "ruling-verdict",
            "{ $drawn ->
                [already] ALREADY A DRAW.
                [all-the-same] THE GAME IS A DRAW, but not as { $to ->
                    [white] White claimed
                    [black] Black claimed
                   *[none] claimed
                }.
               *[none] { $verdict ->
                    [granted] GRANTED{ $to ->
                        [white] { \" \" }to White
                        [black] { \" \" }to Black
                       *[none] { \"\" }
                    }.
                    [conditional] { granted-if }.
                    [not-yet] NOT YET{ $first ->
                        [white] : White chooses first
                        [black] : Black chooses first
                        [arbiter] : the arbiter decides first
                       *[none] { \"\" }
                    }.
                   *[refused] REFUSED{ $to ->
                        [none] { \"\" }
                       *[other] : { $to ->
                            [white] White's
                           *[black] Black's
                        } { $asked ->
                            [claim] claim
                           *[demand] demand
                        }
                    }.
                }
            }";
        /// `GRANTED`.
        ///
        /// `drawn` is for a refused claim in a game that is a draw already; `on` is the condition
        /// of a conditional verdict.
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
        /// `known` is the rule set whose edition this is, if the program has it.
        Rules {
            name: String,
            overrides: Option<Vec<String>>,
            edition: Option<String>,
            known: Option<String>,
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

/// The sentences about a game: the answer, then the evidence that a person can check.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct RulingText {
    /// The verdict; `None` if nothing was claimed.
    pub verdict: Option<Verdict>,
    /// Set if the claim of a draw is refused but the game is a draw: `already`, or `all-the-same`.
    pub drawn: Option<&'static str>,
    /// The condition of a conditional answer.
    pub on: Option<&'static str>,
    /// The side whose win would prevent the draw.
    pub strong: Option<Color>,
    /// The claim in one sentence; `None` if there was none.
    pub claim: Option<Sentence>,
    /// The sentences to be read aloud; the first is the verdict.
    pub answer: Vec<Sentence>,
    /// Additional information.
    pub more: Vec<Sentence>,
    /// The evidence that can be checked at a board.
    pub evidence: Vec<EvidenceMove>,
    /// Whether the positions of the evidence are those before its half-moves, not after them.
    pub is_before: bool,
    /// Whether nothing is claimed and the arbiter must decide before a result can be entered.
    pub is_open: bool,
    /// Lists of other conditions, irregularities and findings of the game, under headings.
    pub lists: Vec<List>,
}

/// A half-move that is evidence.
#[derive(Debug, Clone)]
pub(in super::super) struct EvidenceMove {
    /// "White's 52nd move, 10-4".
    pub half_move: Sentence,
    /// "the last move counted".
    pub shows: Option<Phrase>,
    /// The position; `None` in the line for those left out of a long list.
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

/// A line of a list: one or two sentences, and the code of a finding.
#[derive(Debug, Clone)]
pub(in super::super) struct ListLine {
    /// The sentences.
    pub told: Vec<Sentence>,
    /// The code, for `arbiter explain`.
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

/// The sentences about a game in a language.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct LocalizedRuling {
    /// The claim; empty if there was none.
    pub claim: String,
    /// The sentences to be read aloud; the first is the verdict.
    pub answer: Vec<String>,
    /// Additional information.
    pub more: Vec<String>,
    /// The evidence that can be checked at a board: the half-move, what it shows, and the position.
    pub evidence: Vec<(String, String, Option<Position>)>,
    /// Lists of other conditions, irregularities and findings of the game, under headings.
    pub lists: Vec<SaidList>,
}

impl RulingText {
    /// Names each text only once in the answer; its other articles get only their numbers, `(6.1)`.
    /// That an article is missing is said once, at the last statement without one.
    fn names_texts_once(mut self, set: &RuleSet) -> Self {
        let (mut named, mut said_later) = (Vec::new(), Vec::new());
        for sentence in self.answer.iter_mut().rev() {
            sentence.says_missing_once(&mut said_later);
        }
        for sentence in &mut self.answer {
            sentence.names_texts_once(set, &mut named);
        }
        self
    }

    /// Renders the sentences in a language.
    ///
    /// The sentences that are read aloud do not explain missing articles; sentences in
    /// [`more`](Said::more) do.
    pub(crate) fn say(&self, language: Language) -> LocalizedRuling {
        self.said(language, false)
    }

    /// Renders the sentences for wrapping: no-break spaces join words that belong together.
    pub(crate) fn say_to_wrap(&self, language: Language) -> LocalizedRuling {
        self.said(language, true)
    }

    fn said(&self, language: Language, keeps_together: bool) -> LocalizedRuling {
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
        let shown = |one: &EvidenceMove| {
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
        LocalizedRuling {
            claim: self.claim.as_ref().and_then(|claim| claim.say(language)).unwrap_or_default(),
            answer: all(&self.answer),
            more,
            evidence: self.evidence.iter().map(shown).collect(),
            lists: self.lists.iter().map(list).collect(),
        }
    }
}

impl LocalizedRuling {
    /// Returns the answer as one paragraph.
    pub(crate) fn paragraph(&self) -> String {
        self.answer.join(" ")
    }
}

/// Puts the verdict into words.
///
/// It is `GRANTED`, `GRANTED, IF the arbiter finds no win for White`, `NOT YET`, `REFUSED` or
/// `ALREADY A DRAW`.
pub(super) fn verdict_word(
    verdict: Verdict,
    drawn: Option<&'static str>,
    (on, strong): (Option<&'static str>, Option<Color>),
    language: Language,
) -> String {
    Phrase::from(RulingMessage::Is { verdict, drawn, on, strong }).say(language)
}

/// Names a rule set with its overrides and the edition of its text.
///
/// For example "international (FMJD Annex 1, version of November 2015)".
pub(super) fn rules_named(set: &RuleSet) -> Phrase {
    let edition = set.edition.as_ref().unwrap_or(&set.title);
    RulingMessage::Rules {
        name: set.name.clone(),
        overrides: (!set.overrides.is_empty()).then(|| set.overrides.clone()),
        edition: (*edition != set.name).then(|| edition.clone()),
        known: named(&set.name)
            .ok()
            .filter(|ours| ours.edition == set.edition)
            .map(|ours| ours.name.clone()),
    }
    .into()
}

/// Returns "before White's 52nd move", for a half-move of the record.
pub(super) fn before_ply(at: PlyAt) -> Phrase {
    MoveName::Before { half_move: moves::of_ply(at) }.into()
}

/// The context for wording a ruling: the laws, and the game whose half-moves are named.
#[derive(Clone, Copy)]
pub(in super::super) struct RulingWriter<'s> {
    pub set: &'s RuleSet,
    pub numbering: &'s Numbering,
    pub game: &'s Timeline<'s>,
    /// The record; `None` if there is only a position and moves.
    pub case: Option<&'s Case<'s>>,
    /// The announced move, which leads to the last moment and has not been played.
    pub announced: Option<&'s str>,
}
