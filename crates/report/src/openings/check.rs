//! What a check of tables has found.

use serde_json::{Value, json};

use super::line::misprint;
use super::{OpeningEcho, TableText, list};
use crate::rules::json_text;
use crate::words::{Language, say, worded};
use crate::{SourceText, printable, render};
use draughts_games::openings::Table;
use draughts_ground::diag::{Finding, Level};
use draughts_ground::said::Told;

/// The version of the document of a check.
pub const CHECK_SCHEMA: &str = "arbiter.openings-check/1";

/// A table that was checked.
#[derive(Debug)]
pub struct CheckedTable {
    /// What it is called, or its file.
    pub name: String,
    /// Its text.
    pub text: String,
    /// The table, if it can be used.
    pub table: Option<Table>,
    /// What was found.
    pub findings: Vec<Finding>,
}

impl CheckedTable {
    /// True if something is wrong with it.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.table.is_none() || self.findings.iter().any(|finding| finding.level() > Level::Warning)
    }
}

/// What was found, for people: findings with their lines, and of each table that holds its
/// counts, its decks, and what is known to be wrong in print.
#[must_use]
pub fn checked_text(checked: &CheckedTable, color: bool, language: Language) -> String {
    let source = SourceText { name: &checked.name, text: checked.text.as_bytes() };
    let mut out: String =
        checked.findings.iter().map(|finding| render(finding, source, language, color)).collect();
    if let Some(table) = &checked.table {
        let (lines, positions) = (table.openings().len(), table.positions());
        let holds = OpeningEcho::Holds { table: table.name.clone(), lines, positions };
        out.push_str(&format!("{}\n", printable(&say(&holds, language))));
        for echo in known(table) {
            out.push_str(&format!("  {}\n", printable(&say(&echo, language))));
        }
    }
    out
}

/// What a table says of itself.
fn known(table: &Table) -> Vec<OpeningEcho> {
    let decks = table.decks.iter().map(|(deck, numbers)| OpeningEcho::Deck {
        deck: deck.clone(),
        lines: numbers.len(),
        drawn: table.drawn.contains(deck),
    });
    let without = table.without.iter().map(|left_out| OpeningEcho::LeavesOut {
        lines: left_out.lines.clone(),
        why: TableText::of(&left_out.why).said(),
    });
    let misprints = table.misprints.iter().map(|one| OpeningEcho::InPrint {
        number: one.line.clone(),
        misprint: Box::new(misprint(one)),
    });
    let repeated =
        table.repeated.iter().map(|numbers| OpeningEcho::Repeated { numbers: numbers.clone() });
    decks.chain(without).chain(repeated).chain(misprints).collect()
}

/// What was found, for programs: `arbiter.openings-check/1`.
#[must_use]
pub fn checked_json(checked: &[CheckedTable]) -> String {
    let tables: Vec<Value> = checked.iter().map(of_checked).collect();
    let ok = checked.iter().all(|table| !table.is_wrong());
    json_text(&json!({"schema": CHECK_SCHEMA, "ok": ok, "tables": tables}))
}

fn of_checked(checked: &CheckedTable) -> Value {
    let finding = |finding: &Finding| {
        json!({
            "code": finding.code(),
            "level": finding.level(),
            "line": finding.place.map(|place| place.line),
            "column": finding.place.map(|place| place.column),
            "message": worded(finding, Language::English).message,
        })
    };
    let table = checked.table.as_ref();
    json!({
        "name": checked.name,
        "ok": !checked.is_wrong(),
        "findings": checked.findings.iter().map(finding).collect::<Vec<_>>(),
        "table": table.map(list::of_table),
        "without": table.map(|table| &table.without),
        "repeated": table.map(|table| &table.repeated),
        "misprints": table.map(|table| &table.misprints),
    })
}
