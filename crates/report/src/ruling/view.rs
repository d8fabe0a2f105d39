//! A ruling as JSON: `arbiter.adjudicate/2`.

use std::collections::BTreeMap;

use crate::conditional::ConditionalView;
use draughts_ground::said::{Fact, said};
use serde::Serialize;

use super::board::Board;
use super::words::{Answered, Phrase, Sentence, Spoken, no_result, recorded_result};
use crate::json_of_plain;
use crate::line::Line;
use crate::words::{Language, say};
use draughts_games::draw::Verdict;
use draughts_games::record::found::Ended;

/// Name and version of the format; within version 2 fields are only added.
pub const ADJUDICATE_SCHEMA: &str = "arbiter.adjudicate/2";

/// A ruling on a claim or, without a claim, everything there is to rule on in a game.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulingView {
    /// `arbiter.adjudicate/2`.
    pub schema: String,
    /// The program and its version.
    pub tool: String,
    /// The command line that gives this ruling again.
    pub command: String,
    /// The file as it was named; `-` for standard input.
    pub file: String,
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// Line where the game begins, from 1.
    pub line: u64,
    /// SHA-256 of the game's bytes in the file, unpacked, without blanks at both ends.
    pub sha256: String,
    /// Tags by name; of tags of the same name the first.
    pub tags: BTreeMap<String, String>,
    /// The rule set by which it was judged, with its overrides.
    pub rules: String,
    /// The same with the edition of the text, as a ruling names it.
    pub rules_title: String,
    /// True if nothing names the rule set, and the one that replays the record furthest
    /// was taken. A claim is never ruled on in that case.
    pub guessed: bool,
    /// The time control, in words; null if it is not known.
    pub time_control: Option<String>,
    /// The event the game belongs to; null if none was named.
    pub event: Option<String>,
    /// The round of that event.
    pub round: Option<u16>,
    /// The board of that round.
    pub board: Option<u16>,
    /// The player who had White in the record, by the event.
    pub white: Option<String>,
    /// The player who had Black in the record, by the event.
    pub black: Option<String>,
    /// What a reader of the ruling should know about the record: where it contradicts the
    /// event.
    pub notes: Vec<Line>,
    /// What was claimed; null if nothing was.
    pub claim: Option<ClaimView>,
    /// `granted`, `conditional`, `not-yet` or `refused`; null without a claim. A claim that is right
    /// on a condition is `conditional`, and there is no result then: see `conditional`.
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub verdict: Option<Verdict>,
    /// On what the result depends, who decides, and the result by either answer; null if it does
    /// not depend on anything that is still to be found or decided.
    pub conditional: Option<ConditionalView>,
    /// The answer in sentences to be read aloud: who is right, what happens now, what to enter.
    pub answer: String,
    /// The draw clause by its name in the rule set, or the code of the irregularity.
    pub rule: Option<String>,
    /// What the rule says.
    pub rule_text: Option<String>,
    /// Document and article.
    pub article: Option<String>,
    /// The half-move that is due at the claim.
    pub claimed_at: Option<MomentView>,
    /// The half-move with which the condition was met; null if it was not.
    pub met_at: Option<MomentView>,
    /// The half-move with which the claim is or will be right, if nothing sets it back.
    pub earliest: Option<MomentView>,
    /// Moves that remain for the player who has more of them to make.
    pub remaining_moves: Option<u32>,
    /// Moves of White that remain; null if the claim waits for none.
    pub remaining_white: Option<u32>,
    /// Moves of Black that remain; null if the claim waits for none.
    pub remaining_black: Option<u32>,
    /// When and how the game had ended by the moment of the claim, or by the end of the record;
    /// null if that depends on a condition.
    pub ended: Option<EndedView>,
    /// What can be checked at a board, in the order of the game.
    pub evidence: Vec<EvidenceView>,
    /// Why, in sentences.
    pub reasons: Vec<String>,
    /// Other readings of the texts, if they give another answer.
    pub readings: Vec<ReadingView>,
    /// What follows.
    pub consequences: Vec<String>,
    /// The position at the claim, or at the end of the record.
    pub fen: Option<String>,
    /// Of an irregularity that is corrected: the position once that has been done.
    pub fen_corrected: Option<String>,
    /// Of an irregularity: the position after it, if it stands.
    pub fen_stands: Option<String>,
    /// Of an irregularity: the moves that were legal.
    pub legal: Vec<String>,
    /// The result as recorded.
    pub recorded_result: Option<String>,
    /// The result to enter; null while the game goes on, if the laws give none, or if it is
    /// `conditional`.
    pub result: Option<String>,
    /// Without a claim: false if the record and the laws disagree.
    pub agrees: bool,
    /// Without a claim: the draw conditions that were met.
    pub conditions: Vec<ConditionView>,
    /// Without a claim: those among them that had to be claimed and were not.
    pub possible_claims: Vec<ConditionView>,
    /// Without a claim: irregular half-moves.
    pub irregularities: Vec<IrregularityView>,
    /// Without a claim: what else was recorded besides the moves and ruled on.
    pub others: Vec<OtherView>,
    /// What is said, from which text and sheets are made; not in the JSON.
    #[serde(skip)]
    pub(in super::super) said: Spoken,
    /// The rules as they are named; not in the JSON.
    #[serde(skip)]
    pub(in super::super) rules_named: Option<Phrase>,
    /// What the rule in question says; not in the JSON.
    #[serde(skip)]
    pub(super) rule_said: Option<Phrase>,
    /// Why the laws give their result; not in the JSON.
    #[serde(skip)]
    pub why: Option<Ended>,
    /// The positions it speaks of; not in the JSON.
    #[serde(skip)]
    pub(in super::super) boards: Vec<Board>,
}

/// A claim.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClaimView {
    /// `repetition`, `no-progress`, `ending`, `agreement`, `capture-missed`, `touched` or
    /// `irregular`.
    pub kind: String,
    /// The player who claims, `white` or `black`, if that is known.
    pub by: Option<String>,
    /// The half-moves that were named, as they are understood.
    pub moves: Vec<String>,
    /// The announced move, which is not played.
    pub next: Option<String>,
}

/// A half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MomentView {
    /// Its place in the record, from 1; 0 for the start. It can lie after the end.
    pub ply: usize,
    /// Its move number as printed in the record; null for the start.
    pub move_number: Option<u32>,
    /// The side that makes it, `white` or `black`; null for the start.
    pub side: Option<String>,
}

/// A piece of evidence.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EvidenceView {
    /// The half-move that led to it.
    #[serde(flatten)]
    pub at: MomentView,
    /// That half-move as written; null for the start.
    #[serde(rename = "move")]
    pub move_text: Option<String>,
    /// The position after it.
    pub fen: String,
    /// What it shows.
    pub shows: String,
    /// True for the announced move, which is not played.
    pub announced: bool,
}

/// Another reading of the texts.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadingView {
    /// Which.
    pub name: String,
    /// The half-move with which the condition is met by it; null if it is not.
    pub met_at: Option<MomentView>,
    /// The half-move with which it is or will be met by it, if nothing sets the count back.
    pub earliest: Option<MomentView>,
}

/// When and how a game ended.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EndedView {
    /// The last half-move that had been made; null at the start.
    pub at: Option<MomentView>,
    /// Why, in a few words.
    pub why: String,
    /// The result as it is written in a record.
    pub result: String,
    /// False if the winner is not credited with the win.
    pub credited: bool,
    /// `left` or `resigned` if a player gave the game up so; else null.
    pub given_up: Option<String>,
    /// The side that did it, `white` or `black`.
    pub by: Option<String>,
    /// Document and article.
    pub article: String,
}

/// Something recorded besides the moves.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OtherView {
    /// Stable code, as `arbiter explain` takes it.
    pub code: String,
    /// The half-move it belongs to.
    pub at: Option<MomentView>,
    /// What happened.
    pub message: String,
    /// What becomes of it.
    pub note: Option<String>,
    /// Document and article.
    pub article: Option<String>,
}

/// A draw condition that was met.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionView {
    /// The draw clause by its name in the rule set.
    pub rule: String,
    /// What the rule says.
    pub rule_text: String,
    /// Document and article.
    pub article: String,
    /// `automatic` or `claim`.
    pub effect: String,
    /// The half-move with which it was met.
    pub met_at: MomentView,
    /// True if it is met at the end of the record.
    pub open: bool,
    /// True if it is met only if a half-move stands that can still be corrected.
    pub if_stands: bool,
    /// What can be checked at a board.
    pub evidence: Vec<EvidenceView>,
}

/// An irregular half-move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IrregularityView {
    /// Stable code, as `arbiter explain` takes it.
    pub code: String,
    /// The half-move.
    pub at: Option<MomentView>,
    /// What was found.
    pub message: String,
    /// `stands`, `open`, `corrected`, or `cannot-stand` if the rule set lets none stand.
    pub standing: String,
    /// Document and article.
    pub article: Option<String>,
    /// What to do.
    pub help: Option<String>,
}

impl RulingView {
    /// Returns whether the claim was granted or, without a claim, whether record and laws agree.
    #[must_use]
    pub fn is_right(&self) -> bool {
        match self.said.verdict {
            Some(verdict) => verdict == Verdict::Granted,
            None => self.agrees && !self.said.is_open,
        }
    }

    /// Returns the heading: which game was judged by which rules.
    ///
    /// It has no full stop. For example
    /// `r3.pdn, game 1, by international (FMJD Annex 1, version of November 2015)`.
    #[must_use]
    pub fn heading(&self, language: Language) -> String {
        let at = match (&self.event, self.round, self.board) {
            (Some(event), Some(round), Some(board)) => {
                Some(Answered::Board { event: event.clone(), round, board }.into())
            }
            _ => None,
        };
        let heading = Answered::Heading {
            file: self.file.clone(),
            game: self.game,
            at,
            rules: self.rules_named(),
            guessed: self.guessed,
        };
        Phrase::from(heading).say(language).replace('\n', " ")
    }

    /// The rules, with their overrides and the edition of their text.
    pub(super) fn rules_named(&self) -> Phrase {
        let (overrides, edition) = (None, None);
        let titled = || Answered::Rules { name: self.rules_title.clone(), overrides, edition };
        self.rules_named.clone().unwrap_or_else(|| titled().into())
    }

    /// Sets a result that is recorded outside the game record.
    pub fn record_result(&mut self, result: String, said: Fact) {
        let none = Sentence::from(no_result());
        for sentence in self.said.answer.iter_mut().filter(|sentence| **sentence == none) {
            *sentence = recorded_result(said.clone()).into();
        }
        self.answer = self.said.say(Language::English).paragraph();
        self.recorded_result = Some(result);
    }

    /// Adds that the result of the board contradicts the laws.
    pub fn object(&mut self, board: u16, result: Fact, why: Ended) {
        let objection = said!(
            "objection-board",
            "the result of board { $board } is { $result }, but { $why }";
            board, result, why
        );
        self.agrees = false;
        self.said.object(&objection);
        self.answer = self.said.say(Language::English).paragraph();
        self.reasons.push(say(&objection, Language::English));
    }

    /// Returns the ruling as JSON on several lines.
    #[must_use]
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }

    /// Returns the ruling as JSON on one line.
    #[must_use]
    pub fn json_line(&self) -> String {
        json_of_plain(serde_json::to_string(self).expect("a view is plain JSON")) + "\n"
    }
}
