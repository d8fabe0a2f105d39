//! One row per finding: `arbiter.findings/1`.

use serde::Serialize;

use super::RowSource;
use super::tags::known;
use crate::words::{Language, worded};
use draughts_games::board::Color;

/// Name and version of the format; within version 1 fields are only added.
pub const FINDINGS_SCHEMA: &str = "arbiter.findings/1";

/// A finding about a game as a row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FindingRow<'a> {
    /// `arbiter.findings/1`.
    pub schema: &'a str,
    /// The file as it was named; `-` for standard input.
    pub source: &'a str,
    /// Offset of the first byte it is about in the file, unpacked and in UTF-8 if it was UTF-16,
    /// from 0.
    pub byte: u64,
    /// Bytes it is about.
    pub bytes: u64,
    /// Line in the file, from 1.
    pub line: Option<u64>,
    /// Column in characters, from 1.
    pub column: Option<u64>,
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// The half-move it is about, from 1; null if it is about none.
    pub ply: Option<usize>,
    /// Its move number as printed in the record.
    pub move_number: Option<u32>,
    /// The side to move there, `white` or `black`.
    pub side: Option<&'a str>,
    /// The half-move as written.
    #[serde(rename = "move")]
    pub move_text: Option<&'a str>,
    /// Stable code, as `arbiter explain` takes it.
    pub code: &'a str,
    /// `error`, `irregularity`, `warning` or `note`.
    pub level: String,
    /// Of an irregularity: `stands`, `open`, `corrected` or `after-end`.
    pub standing: Option<&'a str>,
    /// What was found, in English.
    pub message: String,
    /// The article that says so.
    pub article: Option<&'a str>,
    /// The position before it.
    pub fen: Option<&'a str>,
    /// The rule set by which the game was judged.
    pub rules: &'a str,
    /// The White tag; null, as in the next two, if it says nothing.
    pub white: Option<&'a str>,
    /// The Black tag.
    pub black: Option<&'a str>,
    /// The Event tag.
    pub event: Option<&'a str>,
}

/// Returns the rows of a game: one per finding, in the order of the text.
pub fn finding_rows<'a>(source: RowSource<'a>) -> impl Iterator<Item = FindingRow<'a>> {
    let RowSource { file, text, report, .. } = source;
    report.findings.iter().map(move |found| {
        let finding = &found.finding;
        FindingRow {
            schema: FINDINGS_SCHEMA,
            source: file,
            byte: text.offset() + finding.span.start as u64,
            bytes: finding.span.len() as u64,
            line: finding.place.map(|place| place.line),
            column: finding.place.map(|place| place.column),
            game: report.game,
            ply: found.at.map(|at| at.ply),
            move_number: found.at.map(|at| at.move_number),
            side: found.at.map(|at| match at.side {
                Color::White => "white",
                Color::Black => "black",
            }),
            move_text: found.move_text.as_deref(),
            code: finding.code(),
            level: finding.level().to_string(),
            standing: found.standing.map(|standing| standing.word()),
            message: worded(finding, Language::English).message,
            article: found.article.as_deref(),
            fen: found.fen.as_deref(),
            rules: &report.rules,
            white: known(&report.tags, "White"),
            black: known(&report.tags, "Black"),
            event: known(&report.tags, "Event"),
        }
    })
}
