//! The validation of a game as JSON: `arbiter.validate/2`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::conditional::ConditionalView;
use crate::words::{FindingTexts, Language, say, worded};
use draughts_games::board::Color;
use draughts_games::record::repair::{Edit, EditKind, RepairAdvice};
use draughts_games::record::{GameReport, RecordFinding, VariationReport};

/// Name and version of the format; within version 2 fields are only added.
pub const VALIDATE_SCHEMA: &str = "arbiter.validate/2";

/// A game of a record.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameView<'a> {
    /// `arbiter.validate/2`.
    pub schema: &'a str,
    /// The file as named on the command line; `-` for standard input.
    pub file: &'a str,
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The line where the game begins, from 1.
    pub line: u64,
    /// The offset where its text begins, in bytes, from 0. It refers to the unpacked file,
    /// converted to UTF-8 if it was UTF-16.
    pub offset: u64,
    /// The length of its text, in bytes, up to the text of the next game.
    pub bytes: usize,
    /// The tags by name; the first one if a name is repeated.
    pub tags: BTreeMap<&'a str, &'a str>,
    /// The rule set by which the game was judged, with its overrides.
    pub rules: &'a str,
    /// The number of half-moves in the record.
    pub plies: usize,
    /// The number of half-moves before the first illegal one.
    pub legal_plies: usize,
    /// The number of half-moves that could be replayed.
    pub replayed_plies: usize,
    /// Whether every move is legal.
    pub ok: bool,
    /// The result as written after the moves, otherwise in the tag; null if there is none.
    pub result: Option<&'a str>,
    /// The final position; null if the game could not be set up.
    pub final_fen: Option<String>,
    /// The result by the rules; null if they give none.
    pub law_result: Option<LawResultView<'a>>,
    /// The recorded incidents, as written in commands.
    pub incidents: Vec<&'a str>,
    /// The variations, in the order of the text; empty unless requested.
    pub variations: Vec<VariationView>,
    /// The findings, in the order of the text.
    pub findings: Vec<FindingView<'a>>,
}

/// The result by the rules.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LawResultView<'a> {
    /// The result as written in a record: `2-0`, `1-1`, `0-0`, or `*` for a void game. Null if it
    /// is `conditional`.
    pub result: Option<&'a str>,
    /// The condition on which the result depends, who decides, and the result in either case; null
    /// if the result is certain.
    pub conditional: Option<ConditionalView>,
    /// The reason, in a few words; for a conditional result, that if the condition holds.
    pub why: String,
    /// The document and article.
    pub article: String,
    /// Whether the winner is credited with the win; null if the result is conditional.
    pub credited: Option<bool>,
}

/// A variation.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariationView {
    /// The line of its opening parenthesis, from 1.
    pub line: u64,
    /// The column of its opening parenthesis, in characters, from 1.
    pub column: u64,
    /// Its first half-move, from 1 as in the main line; null if the line around it could not be
    /// replayed up to there.
    pub ply: Option<usize>,
    /// The number of half-moves, without nested variations.
    pub plies: usize,
    /// The number of half-moves before the first illegal one.
    pub legal_plies: usize,
    /// Whether every move is legal.
    pub ok: bool,
}

/// A finding.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FindingView<'a> {
    /// The stable code of the finding, as accepted by `arbiter explain`.
    pub code: &'a str,
    /// The level: `error`, `irregularity`, `warning` or `note`.
    pub level: String,
    /// The half-move concerned, from 1; null if none.
    pub ply: Option<usize>,
    /// The number of the variation it is in, from 1; null for the main line.
    pub variation: Option<usize>,
    /// Its move number as printed in the record; null if there is no half-move.
    pub move_number: Option<u32>,
    /// The side to move, `white` or `black`; null if there is no half-move.
    pub side: Option<&'a str>,
    /// The half-move as written; null if there is none.
    #[serde(rename = "move")]
    pub move_text: Option<&'a str>,
    /// The line in the file, from 1; null if the finding has no place.
    pub line: Option<u64>,
    /// The column, in characters, from 1; null if the finding has no place.
    pub column: Option<u64>,
    /// The message, understandable on its own.
    pub message: String,
    /// The position before the half-move; for an irregularity, the one that a correction restores.
    /// Null if there is none.
    pub fen: Option<&'a str>,
    /// For an irregularity that changes the board, the position after it if it stands; otherwise
    /// null.
    pub fen_after: Option<&'a str>,
    /// The moves that were legal in the position.
    pub legal: &'a [String],
    /// For an irregularity, its state: `stands`, `open`, `corrected` or `after-end`. Otherwise
    /// null.
    pub standing: Option<&'a str>,
    /// The article on which the finding is based; null if there is none.
    pub article: Option<&'a str>,
    /// The significance of the finding; null if there is nothing to add.
    pub note: Option<String>,
    /// The recommended action; null if there is none.
    pub help: Option<String>,
    /// The probable intention, for the finding at which the record can no longer be replayed;
    /// otherwise null.
    pub repair: Option<RepairView<'a>>,
}

/// The probable intention of a record that cannot be replayed.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RepairView<'a> {
    /// The first change.
    #[serde(flatten)]
    pub change: ChangeView<'a>,
    /// The number of half-moves after the change that can then be replayed.
    pub replays: usize,
    /// Whether the rest of the record can then be replayed.
    pub whole: bool,
    /// The number of other corrections that are about equally plausible and fit as well.
    pub others: usize,
    /// The additional changes needed.
    pub further: Vec<ChangeView<'a>>,
}

/// A change of a record.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChangeView<'a> {
    /// The kind: `digit`, `swapped-digits`, `capture-target`, `square`, `move`, `unread`,
    /// `doubled`, `extra`, `lost`, `lost-pair`, `order`, `columns`, `other-side` or `board-turned`.
    pub kind: &'a str,
    /// The half-move concerned, from 1; for a lost one, the half-move before which it is missing.
    pub ply: usize,
    /// The text as written; for two exchanged half-moves, the earlier. Null if there is none.
    pub was: Option<&'a str>,
    /// The text probably intended; for a wrong starting position, that position. Null if not known.
    pub probably: Option<&'a str>,
}

impl<'a> RepairView<'a> {
    fn of(advice: &'a RepairAdvice) -> Option<Self> {
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
        let FindingTexts { message, note, help, .. } = worded(finding, Language::English);
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
