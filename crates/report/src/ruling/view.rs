//! A ruling as JSON: `arbiter.adjudicate/2`.

use std::collections::BTreeMap;

use crate::conditional::ConditionalView;
use draughts_ground::said::{Fact, said};
use serde::Serialize;

use super::board::TitledPosition;
use super::words::{Phrase, RulingMessage, RulingText, Sentence, no_result, recorded_result};
use crate::json_of_plain;
use crate::line::Line;
use crate::words::{Language, say};
use draughts_games::draw::Verdict;
use draughts_games::record::found::EndReason;

/// Name and version of the format; within version 2 fields are only added.
pub const ADJUDICATE_SCHEMA: &str = "arbiter.adjudicate/2";

/// The ruling on a claim or, without a claim, on everything in a game that needs one.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulingView {
    /// `arbiter.adjudicate/2`.
    pub schema: String,
    /// The program and its version.
    pub tool: String,
    /// A command line that reproduces this ruling.
    pub command: String,
    /// The file as named on the command line; `-` for standard input.
    pub file: String,
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The line where the game begins, from 1.
    pub line: u64,
    /// The SHA-256 of the game's bytes in the unpacked file, without leading and trailing blanks.
    pub sha256: String,
    /// The tags by name; the first one if a name is repeated.
    pub tags: BTreeMap<String, String>,
    /// The rule set by which the game was judged, with its overrides.
    pub rules: String,
    /// The name of the rule set with the edition of its text, as in a ruling.
    pub rules_title: String,
    /// Whether the rule set was guessed: nothing names it, and it is the one that replays the
    /// record furthest. No claim is ruled on in that case.
    pub guessed: bool,
    /// The time control, in words; null if not known.
    pub time_control: Option<String>,
    /// The event of the game; null if none was specified.
    pub event: Option<String>,
    /// The round in that event; null if none was specified.
    pub round: Option<u16>,
    /// The board in that round; null if none was specified.
    pub board: Option<u16>,
    /// The player with White in the record, as named in the event; null if not known.
    pub white: Option<String>,
    /// The player with Black in the record, as named in the event; null if not known.
    pub black: Option<String>,
    /// Notes for readers of the ruling: contradictions between the record and the event.
    pub notes: Vec<Line>,
    /// The claim; null if there is none.
    pub claim: Option<ClaimView>,
    /// The verdict: `granted`, `conditional`, `not-yet` or `refused`; null without a claim. A claim
    /// that is right only on a condition is `conditional`; there is then no result but the field
    /// `conditional`.
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub verdict: Option<Verdict>,
    /// The condition on which the result depends, who decides, and the result in either case; null
    /// if the result is certain.
    pub conditional: Option<ConditionalView>,
    /// The answer in sentences to read aloud: who is right, how the game continues, which result to
    /// enter.
    pub answer: String,
    /// The name of the draw clause in the rule set, or the code of the irregularity; null if
    /// neither applies.
    pub rule: Option<String>,
    /// The text of the rule; null if there is none.
    pub rule_text: Option<String>,
    /// The document and article; null if none applies.
    pub article: Option<String>,
    /// The half-move due when the claim is made; null without a claim.
    pub claimed_at: Option<MomentView>,
    /// The half-move that met the condition; null if it was not met.
    pub met_at: Option<MomentView>,
    /// The half-move with which the claim is or will be right if nothing restarts the count; null
    /// if there is none.
    pub earliest: Option<MomentView>,
    /// The number of moves remaining for the player with more of them to make; null if the claim
    /// waits for none.
    pub remaining_moves: Option<u32>,
    /// The number of moves remaining for White; null if the claim waits for none.
    pub remaining_white: Option<u32>,
    /// The number of moves remaining for Black; null if the claim waits for none.
    pub remaining_black: Option<u32>,
    /// The end of the game before the claim, or before the end of the record; null if it had not
    /// ended, or if that depends on a condition.
    pub ended: Option<EndedView>,
    /// Evidence that can be checked on a board, in the order of the game.
    pub evidence: Vec<EvidenceView>,
    /// The reasons, in sentences.
    pub reasons: Vec<String>,
    /// Other interpretations of the rules that give a different answer.
    pub readings: Vec<ReadingView>,
    /// The consequences.
    pub consequences: Vec<String>,
    /// The position at the claim, or at the end of the record; null if not known.
    pub fen: Option<String>,
    /// For an irregularity that is corrected, the position after the correction; otherwise null.
    pub fen_corrected: Option<String>,
    /// For an irregularity, the position after it if it stands; otherwise null.
    pub fen_stands: Option<String>,
    /// For an irregularity, the moves that were legal; otherwise empty.
    pub legal: Vec<String>,
    /// The recorded result; null if there is none.
    pub recorded_result: Option<String>,
    /// The result to enter; null if the game continues, if the rules give none, or if it is
    /// `conditional`.
    pub result: Option<String>,
    /// Without a claim, whether the record agrees with the rules.
    pub agrees: bool,
    /// Without a claim, the draw conditions that were met.
    pub conditions: Vec<ConditionView>,
    /// Without a claim, those of the conditions that had to be claimed and were not.
    pub possible_claims: Vec<ConditionView>,
    /// Without a claim, the irregular half-moves.
    pub irregularities: Vec<IrregularityView>,
    /// Without a claim, other recorded incidents that were ruled on.
    pub others: Vec<OtherView>,
    /// The contents of the ruling, from which text and sheets are made; not in the JSON.
    #[serde(skip)]
    pub(in super::super) said: RulingText,
    /// The rule set as named in the ruling; not in the JSON.
    #[serde(skip)]
    pub(in super::super) rules_named: Option<Phrase>,
    /// The text of the rule in question; not in the JSON.
    #[serde(skip)]
    pub(super) rule_said: Option<Phrase>,
    /// The reason for the result by the rules; not in the JSON.
    #[serde(skip)]
    pub why: Option<EndReason>,
    /// The positions mentioned; not in the JSON.
    #[serde(skip)]
    pub(in super::super) boards: Vec<TitledPosition>,
}

/// A claim.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClaimView {
    /// The kind: `repetition`, `no-progress`, `ending`, `agreement`, `capture-missed`, `touched` or
    /// `irregular`.
    pub kind: String,
    /// The claimant, `white` or `black`; null if not known.
    pub by: Option<String>,
    /// The half-moves named in the claim, as understood.
    pub moves: Vec<String>,
    /// The announced move, which is not played; null if there is none.
    pub next: Option<String>,
}

/// A half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MomentView {
    /// Its number in the record, from 1; 0 for the start. It may lie beyond the end of the record.
    pub ply: usize,
    /// The move number as printed in the record; null for the start.
    pub move_number: Option<u32>,
    /// The side that plays it, `white` or `black`; null for the start.
    pub side: Option<String>,
}

/// A piece of evidence.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EvidenceView {
    /// The half-move that led to the position.
    #[serde(flatten)]
    pub at: MomentView,
    /// The half-move as written; null for the start.
    #[serde(rename = "move")]
    pub move_text: Option<String>,
    /// The position after the half-move.
    pub fen: String,
    /// The fact that it shows.
    pub shows: String,
    /// Whether the half-move is the announced one, which is not played.
    pub announced: bool,
}

/// Another interpretation of the rules.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadingView {
    /// The name of the interpretation.
    pub name: String,
    /// The half-move that meets its condition; null if it is not met.
    pub met_at: Option<MomentView>,
    /// The half-move that meets or will meet its condition if nothing restarts the count; null if
    /// there is none.
    pub earliest: Option<MomentView>,
}

/// The end of a game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EndedView {
    /// The last half-move played; null at the start.
    pub at: Option<MomentView>,
    /// The reason, in a few words.
    pub why: String,
    /// The result as written in a record.
    pub result: String,
    /// Whether the winner is credited with the win.
    pub credited: bool,
    /// The manner in which a player gave up the game, `left` or `resigned`; null if no player did.
    pub given_up: Option<String>,
    /// The side that gave up, `white` or `black`; otherwise null.
    pub by: Option<String>,
    /// The document and article.
    pub article: String,
}

/// A recorded incident other than a move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OtherView {
    /// The stable code of the finding, as accepted by `arbiter explain`.
    pub code: String,
    /// The half-move to which it belongs; null if none.
    pub at: Option<MomentView>,
    /// A description.
    pub message: String,
    /// The consequence; null if there is none.
    pub note: Option<String>,
    /// The document and article; null if none applies.
    pub article: Option<String>,
}

/// A draw condition that was met.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionView {
    /// The name of the draw clause in the rule set.
    pub rule: String,
    /// The text of the rule.
    pub rule_text: String,
    /// The document and article.
    pub article: String,
    /// The effect: `automatic` or `claim`.
    pub effect: String,
    /// The half-move that met it.
    pub met_at: MomentView,
    /// Whether it is still met at the end of the record.
    pub open: bool,
    /// Whether it is met only if a half-move stands that can still be corrected.
    pub if_stands: bool,
    /// Evidence that can be checked on a board.
    pub evidence: Vec<EvidenceView>,
}

/// An irregular half-move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IrregularityView {
    /// The stable code of the finding, as accepted by `arbiter explain`.
    pub code: String,
    /// The half-move; null if not known.
    pub at: Option<MomentView>,
    /// The finding.
    pub message: String,
    /// The state: `stands`, `open`, `corrected`, `after-end`, or `cannot-stand` if the rule set
    /// lets none stand.
    pub standing: String,
    /// The document and article; null if none applies.
    pub article: Option<String>,
    /// The recommended action; null if there is none.
    pub help: Option<String>,
}

impl RulingView {
    /// Returns whether the claim was granted or, without a claim, whether record and laws agree.
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
    pub fn heading(&self, language: Language) -> String {
        let at = match (&self.event, self.round, self.board) {
            (Some(event), Some(round), Some(board)) => {
                Some(RulingMessage::Board { event: event.clone(), round, board }.into())
            }
            _ => None,
        };
        let heading = RulingMessage::Heading {
            file: self.file.clone(),
            game: self.game,
            at,
            rules: self.rules_named(),
            guessed: self.guessed,
        };
        Phrase::from(heading).say(language).replace('\n', " ")
    }

    /// Returns the rules, with their overrides and the edition of their text.
    pub(super) fn rules_named(&self) -> Phrase {
        let titled = || RulingMessage::Rules {
            name: self.rules_title.clone(),
            overrides: None,
            edition: None,
            known: None,
        };
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
    pub fn object(&mut self, board: u16, result: Fact, why: EndReason) {
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
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }

    /// Returns the ruling as JSON on one line.
    pub fn json_line(&self) -> String {
        json_of_plain(serde_json::to_string(self).expect("a view is plain JSON")) + "\n"
    }
}
