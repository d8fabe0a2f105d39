//! One row per finding: `arbiter.findings/1`.

use serde::Serialize;

use super::RowSource;
use super::tags::known;
use crate::words::{Language, worded};
use draughts_games::board::Color;

/// Name and version of the format; within version 1 fields are only added.
pub const FINDINGS_SCHEMA: &str = "arbiter.findings/1";

/// A finding about a game, as a row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FindingRow<'a> {
    /// `arbiter.findings/1`.
    pub schema: &'a str,
    /// The file as named on the command line; `-` for standard input.
    pub source: &'a str,
    /// The offset of the first byte concerned, from 0. It refers to the unpacked file, converted to
    /// UTF-8 if it was UTF-16.
    pub byte: u64,
    /// The number of bytes concerned.
    pub bytes: u64,
    /// The line in the file, from 1; null if the finding has no place.
    pub line: Option<u64>,
    /// The column, in characters, from 1; null if the finding has no place.
    pub column: Option<u64>,
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The half-move concerned, from 1; null if none.
    pub ply: Option<usize>,
    /// Its move number as printed in the record; null if there is no half-move.
    pub move_number: Option<u32>,
    /// The side to move, `white` or `black`; null if there is no half-move.
    pub side: Option<&'a str>,
    /// The half-move as written; null if there is none.
    #[serde(rename = "move")]
    pub move_text: Option<&'a str>,
    /// The stable code of the finding, as accepted by `arbiter explain`.
    pub code: &'a str,
    /// The level: `error`, `irregularity`, `warning` or `note`.
    pub level: String,
    /// For an irregularity, its state: `stands`, `open`, `corrected` or `after-end`. Otherwise
    /// null.
    pub standing: Option<&'a str>,
    /// The message, in English.
    pub message: String,
    /// The article on which the finding is based; null if there is none.
    pub article: Option<&'a str>,
    /// The position before the half-move; null if there is none.
    pub fen: Option<&'a str>,
    /// The rule set by which the game was judged.
    pub rules: &'a str,
    /// The White tag; null if unknown, as in the next two fields.
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
