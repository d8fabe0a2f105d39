//! The validation of a game as JSON: `arbiter.validate/2`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::conditional::ConditionalView;
use crate::words::{Language, Worded, say, worded};
use draughts_games::board::Color;
use draughts_games::record::repair::{Advice, Edit, EditKind};
use draughts_games::record::{GameReport, RecordFinding, VariationReport};

/// Name and version of the format; within version 2 fields are only added.
pub const VALIDATE_SCHEMA: &str = "arbiter.validate/2";

/// One game of a record.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameView<'a> {
    /// `arbiter.validate/2`.
    pub schema: &'a str,
    /// The file as it was named; `-` for standard input.
    pub file: &'a str,
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// Line where the game begins, from 1.
    pub line: u64,
    /// Offset in bytes where its text begins, from 0; of a file in UTF-16 or packed, in what is
    /// read of it, in UTF-8.
    pub offset: u64,
    /// Bytes of its text, up to where the text of the next game begins.
    pub bytes: usize,
    /// Tags by name; of tags of the same name the first.
    pub tags: BTreeMap<&'a str, &'a str>,
    /// The rule set by which it was judged, with its overrides.
    pub rules: &'a str,
    /// Half-moves in the record.
    pub plies: usize,
    /// Half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// Half-moves that could be followed.
    pub replayed_plies: usize,
    /// True if every move is legal.
    pub ok: bool,
    /// The result as written after the moves, or else in the tag.
    pub result: Option<&'a str>,
    /// The position reached, if the game could be set up.
    pub final_fen: Option<String>,
    /// The result the laws give; null if they give none.
    pub law_result: Option<LawResultView<'a>>,
    /// The incidents of the record, as they are written in commands.
    pub incidents: Vec<&'a str>,
    /// Its variations, if they were asked for, in the order of the text.
    pub variations: Vec<VariationView>,
    /// What was found, in the order of the text.
    pub findings: Vec<FindingView<'a>>,
}

/// The result the laws give.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LawResultView<'a> {
    /// As it is written in a record: `2-0`, `1-1`, `0-0`; `*` for a void game. Null if it is
    /// `conditional`.
    pub result: Option<&'a str>,
    /// On what it depends, who decides, and the result by either answer; null if it is certain.
    pub conditional: Option<ConditionalView>,
    /// Why, in a few words: of a result that is conditional, what happened if it is so.
    pub why: String,
    /// Document and article.
    pub article: String,
    /// False if the winner is not credited with the win; null if the result is conditional.
    pub credited: Option<bool>,
}

/// One variation.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariationView {
    /// Line of its parenthesis, from 1.
    pub line: u64,
    /// Column of its parenthesis in characters, from 1.
    pub column: u64,
    /// Its first half-move, from 1 as in the main line; null if the line it stands
    /// in could not be followed so far.
    pub ply: Option<usize>,
    /// Half-moves in it, those of variations inside it not counted.
    pub plies: usize,
    /// Half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// True if every move is legal.
    pub ok: bool,
}

/// One finding.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FindingView<'a> {
    /// Stable code, as `arbiter explain` takes it.
    pub code: &'a str,
    /// `error`, `irregularity`, `warning` or `note`.
    pub level: String,
    /// The half-move it is about, from 1.
    pub ply: Option<usize>,
    /// The variation it is in, from 1; null in the main line.
    pub variation: Option<usize>,
    /// Its move number as printed in the record.
    pub move_number: Option<u32>,
    /// The side to move, `white` or `black`.
    pub side: Option<&'a str>,
    /// The half-move as written.
    #[serde(rename = "move")]
    pub move_text: Option<&'a str>,
    /// Line in the file, from 1.
    pub line: Option<u64>,
    /// Column in characters, from 1.
    pub column: Option<u64>,
    /// What was found; makes sense alone.
    pub message: String,
    /// The position before it; of an irregularity the one that a correction brings back.
    pub fen: Option<&'a str>,
    /// Of an irregularity that changes the board, the position if it stands.
    pub fen_after: Option<&'a str>,
    /// The moves that were legal there.
    pub legal: &'a [String],
    /// Of an irregularity: `stands`, `open` or `corrected`.
    pub standing: Option<&'a str>,
    /// The article that says so.
    pub article: Option<&'a str>,
    /// What it means.
    pub note: Option<String>,
    /// What to do.
    pub help: Option<String>,
    /// What was probably meant; set on the finding at which the record breaks.
    pub repair: Option<RepairView<'a>>,
}

/// What a record that breaks probably meant.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RepairView<'a> {
    /// The first change.
    #[serde(flatten)]
    pub change: ChangeView<'a>,
    /// Half-moves after it that then replay.
    pub replays: usize,
    /// True if these are all there are.
    pub whole: bool,
    /// Other readings that are as plausible, or nearly, and fit as well.
    pub others: usize,
    /// Other changes that are needed as well.
    pub further: Vec<ChangeView<'a>>,
}

/// One change of a record.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChangeView<'a> {
    /// `digit`, `swapped-digits`, `capture-target`, `square`, `move`, `unread`, `doubled`, `extra`,
    /// `lost`, `lost-pair`, `order`, `columns`, `other-side` or `board-turned`.
    pub kind: &'a str,
    /// The half-move it is about, from 1; of a lost one, that before which it is missing.
    pub ply: usize,
    /// As written; of two exchanged half-moves, the earlier.
    pub was: Option<&'a str>,
    /// As it was probably meant; of a wrong start, the position.
    pub probably: Option<&'a str>,
}

impl<'a> RepairView<'a> {
    fn of(advice: &'a Advice) -> Option<Self> {
        let mut changes = advice.repair.edits.iter().map(ChangeView::of);
        Some(Self {
            change: changes.next()?,
            replays: advice.repair.replays,
            whole: advice.repair.whole,
            others: advice.rivals,
            further: changes.collect(),
        })
    }
}

impl<'a> ChangeView<'a> {
    fn of(edit: &'a Edit) -> Self {
        let (was, probably) = match &edit.what {
            EditKind::Replace { was, now } | EditKind::Exchange { was, now, .. } => {
                (Some(was), Some(now))
            }
            EditKind::Insert { now } => (None, Some(now)),
            EditKind::Delete { was } => (Some(was), None),
            EditKind::OtherSide { fen, .. } => (None, Some(fen)),
            EditKind::BoardTurned { moves } => (None, moves.first()),
        };
        Self {
            kind: edit.kind.word(),
            ply: edit.ply,
            was: was.map(String::as_str),
            probably: probably.map(String::as_str),
        }
    }
}

impl<'a> GameView<'a> {
    /// Makes the view of a report about a game of this file.
    #[must_use]
    pub fn of(file: &'a str, report: &'a GameReport) -> Self {
        let mut tags = BTreeMap::new();
        for (name, value) in report.tags.iter() {
            tags.entry(name).or_insert(value);
        }
        Self {
            schema: VALIDATE_SCHEMA,
            file,
            game: report.game,
            line: report.place.line,
            offset: report.offset,
            bytes: report.bytes,
            tags,
            rules: &report.rules,
            plies: report.plies,
            legal_plies: report.legal_plies,
            replayed_plies: report.replayed_plies,
            ok: report.ok,
            result: report.result_text.as_deref(),
            final_fen: report.final_fen(),
            law_result: report.any_result().map(|law| LawResultView {
                result: law.on.is_none().then_some(law.written),
                conditional: law.on.as_ref().map(ConditionalView::of),
                why: say(&law.why, Language::English),
                credited: law.on.is_none().then_some(law.end.credited),
                article: law.article.clone(),
            }),
            incidents: report.incidents.iter().map(String::as_str).collect(),
            variations: report.variations.iter().map(VariationView::of).collect(),
            findings: report.findings.iter().map(FindingView::of).collect(),
        }
    }
}

impl VariationView {
    fn of(variation: &VariationReport) -> Self {
        Self {
            line: variation.place.line,
            column: variation.place.column,
            ply: variation.start.map(|at| at.ply),
            plies: variation.plies,
            legal_plies: variation.legal_plies,
            ok: variation.start.is_some() && variation.legal_plies == variation.plies,
        }
    }
}

impl<'a> FindingView<'a> {
    fn of(found: &'a RecordFinding) -> Self {
        let finding = &found.finding;
        let Worded { message, note, help, .. } = worded(finding, Language::English);
        Self {
            code: finding.code(),
            level: finding.level().to_string(),
            ply: found.at.map(|at| at.ply),
            variation: found.variation,
            move_number: found.at.map(|at| at.move_number),
            side: found.at.map(|at| match at.side {
                Color::White => "white",
                Color::Black => "black",
            }),
            move_text: found.move_text.as_deref(),
            line: finding.place.map(|place| place.line),
            column: finding.place.map(|place| place.column),
            message,
            fen: found.fen.as_deref(),
            fen_after: found.fen_after.as_deref(),
            legal: &found.legal,
            standing: found.standing.map(|standing| standing.word()),
            article: found.article.as_deref(),
            note,
            help,
            repair: found.repair.as_ref().and_then(RepairView::of),
        }
    }
}
