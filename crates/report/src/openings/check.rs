//! The result of a check of opening tables.

use serde::Serialize;

use super::line::misprint;
use super::list::TableView;
use super::{OpeningMessage, TableText};
use crate::words::{Language, say, worded};
use crate::{SourceText, TerminalStyle, printable, render, to_printable_json};
use draughts_games::openings::{LeftOut, Misprint, Table};
use draughts_ground::diag::{Finding, Level};
use draughts_ground::said::Told;

/// Name and version of the format.
pub const CHECK_SCHEMA: &str = "arbiter.openings-check/1";

/// A table that was checked.
#[derive(Debug)]
pub struct CheckedTable {
    /// The name of the table, or its file.
    pub name: String,
    /// Its text.
    pub text: String,
    /// The table, if it can be used.
    pub table: Option<Table>,
    /// The findings.
    pub findings: Vec<Finding>,
}

impl CheckedTable {
    /// Returns whether the table has an error.
    pub fn is_wrong(&self) -> bool {
        self.table.is_none() || self.findings.iter().any(|finding| finding.level() > Level::Warning)
    }
}

/// Returns the result of a check for people.
///
/// The text has the findings with their lines. For a usable table, it adds the table's counts, its
/// decks, and its known misprints.
pub fn checked_text(checked: &CheckedTable, terminal: TerminalStyle, language: Language) -> String {
    let source = SourceText { name: &checked.name, text: checked.text.as_bytes() };
    let mut out: String = checked
        .findings
        .iter()
        .map(|finding| render(finding, source, language, terminal))
        .collect();
    if let Some(table) = &checked.table {
        let (lines, positions) = (table.openings().len(), table.positions());
        let holds = OpeningMessage::Holds { table: table.name.clone(), lines, positions };
        out.push_str(&format!("{}\n", printable(&say(&holds, language))));
        for echo in known(table) {
            out.push_str(&format!("  {}\n", printable(&say(&echo, language))));
        }
    }
    out
}

/// Lists the decks, omissions, repeated positions and misprints that a table declares.
fn known(table: &Table) -> Vec<OpeningMessage> {
    let decks = table.decks.iter().map(|(deck, numbers)| OpeningMessage::Deck {
        deck: deck.clone(),
        lines: numbers.len(),
        drawn: table.drawn.contains(deck),
    });
    let without = table.without.iter().map(|left_out| OpeningMessage::LeavesOut {
        lines: left_out.lines.clone(),
        why: TableText::of(&left_out.why).said(),
    });
    let misprints = table.misprints.iter().map(|one| OpeningMessage::InPrint {
        number: one.line.clone(),
        misprint: Box::new(misprint(one)),
    });
    let repeated =
        table.repeated.iter().map(|numbers| OpeningMessage::Repeated { numbers: numbers.clone() });
    decks.chain(without).chain(repeated).chain(misprints).collect()
}

/// The result of checking tables of openings.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckView<'t> {
    /// `arbiter.openings-check/1`.
    pub schema: &'static str,
    /// Whether no table has an error; warnings and notes do not count.
    pub ok: bool,
    /// The tables.
    pub tables: Vec<CheckedTableView<'t>>,
}

/// A checked table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedTableView<'t> {
    /// The name, or the file.
    pub name: &'t str,
    /// Whether the table has no error.
    pub ok: bool,
    /// The findings.
    pub findings: Vec<TableFindingView>,
    /// The data of the table; null, as in the fields below, if the table cannot be used.
    pub table: Option<TableView<'t>>,
    /// The lines left out, with the reasons.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<serde_json::Value>>"))]
    pub without: Option<&'t [LeftOut]>,
    /// The groups of lines known to lead to the same position, by number.
    pub repeated: Option<&'t [Vec<String>]>,
    /// The known or suspected misprints.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<serde_json::Value>>"))]
    pub misprints: Option<&'t [Misprint]>,
}

/// A finding about a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableFindingView {
    /// The code.
    pub code: &'static str,
    /// The level: `error`, `irregularity`, `warning` or `note`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub level: Level,
    /// The line in the file, from 1; null if the finding has no place.
    pub line: Option<u64>,
    /// The column, from 1; null if the finding has no place.
    pub column: Option<u64>,
    /// The message.
    pub message: String,
}

/// Returns the result of a check as JSON: `arbiter.openings-check/1`.
pub fn checked_json(checked: &[CheckedTable]) -> String {
    let ok = checked.iter().all(|table| !table.is_wrong());
    let tables = checked.iter().map(CheckedTableView::of).collect();
    to_printable_json(&CheckView { schema: CHECK_SCHEMA, ok, tables })
}

impl<'t> CheckedTableView<'t> {
    fn of(checked: &'t CheckedTable) -> Self {
        let finding = |finding: &Finding| TableFindingView {
            code: finding.code(),
            level: finding.level(),
            line: finding.place.map(|place| place.line),
            column: finding.place.map(|place| place.column),
            message: worded(finding, Language::English).message,
        };
        let table = checked.table.as_ref();
        Self {
            name: &checked.name,
            ok: !checked.is_wrong(),
            findings: checked.findings.iter().map(finding).collect(),
            table: table.map(TableView::of),
            without: table.map(|table| table.without.as_slice()),
            repeated: table.map(|table| table.repeated.as_slice()),
            misprints: table.map(|table| table.misprints.as_slice()),
        }
    }
}
