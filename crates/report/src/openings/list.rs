//! The list of opening tables.

use serde::Serialize;

use super::{OpeningMessage, TableText, form_word};
use crate::words::{Language, say};
use crate::{table, to_printable_json};
use draughts_games::openings::{Table, TablePart};

fn headed<const N: usize>(
    heads: [OpeningMessage; N],
    rows: &[Vec<String>],
    language: Language,
) -> String {
    let heads = heads.map(|head| say(&head, language));
    table(&heads.each_ref().map(String::as_str), rows)
}

/// Lists the tables and their sources in a language.
pub fn list_text(tables: &[Table], language: Language) -> String {
    let counts = |table: &Table| {
        vec![
            table.name.clone(),
            table.openings().len().to_string(),
            table.positions().to_string(),
            table.rules().name.clone(),
            say(&TableText::of(&table.title), language),
        ]
    };
    let heads = [
        OpeningMessage::Name,
        OpeningMessage::Lines,
        OpeningMessage::Positions,
        OpeningMessage::Rules,
        OpeningMessage::Title,
    ];
    let rows: Vec<_> = tables.iter().map(counts).collect();
    let lines = headed(heads, &rows, language);
    let origin = |table: &Table| {
        let text = |text: &Option<String>| {
            let text = text.as_ref().map(|text| say(&TableText::of(text), language));
            text.unwrap_or_default()
        };
        vec![table.name.clone(), text(&table.edition), text(&table.source)]
    };
    let heads = [OpeningMessage::Name, OpeningMessage::Edition, OpeningMessage::Source];
    let rows: Vec<_> = tables.iter().map(origin).collect();
    format!("{lines}\n{}", headed(heads, &rows, language))
}

/// The tables of openings.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablesView<'t> {
    /// `arbiter.openings-list/1`.
    pub schema: &'static str,
    /// The tables.
    pub tables: Vec<TableView<'t>>,
}

/// A table of openings.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView<'t> {
    /// Its name.
    pub name: &'t str,
    /// Its title.
    pub title: &'t str,
    /// The rule set.
    pub rules: &'t str,
    /// The edition; null if not known.
    pub edition: Option<&'t str>,
    /// The source; null if not known.
    pub source: Option<&'t str>,
    /// The table it extends; null if none.
    pub extends: Option<&'t str>,
    /// The form of its line numbers: `column-row`, `row-column` or `plain`.
    pub numbers: &'static str,
    /// The number of lines.
    pub lines: usize,
    /// The number of numbered lines in use.
    pub numbered: usize,
    /// The number of unnumbered lines used elsewhere.
    pub elsewhere: usize,
    /// The number of unused lines.
    pub unused: usize,
    /// The number of different positions reached.
    pub positions: usize,
    /// The SHA-256 digest of its line numbers and positions, in hexadecimal digits.
    pub digest: &'t str,
    /// The decks.
    pub decks: Vec<DeckView<'t>>,
}

/// A deck of a table: a set of lines to draw from.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckView<'t> {
    /// Its name.
    pub name: &'t str,
    /// The number of lines.
    pub lines: usize,
    /// Whether lines are drawn from it by default.
    pub drawn: bool,
}

/// Lists the tables as JSON: `arbiter.openings-list/1`.
pub fn list_json(tables: &[Table]) -> String {
    let tables = tables.iter().map(TableView::of).collect();
    to_printable_json(&TablesView { schema: "arbiter.openings-list/1", tables })
}

impl<'t> TableView<'t> {
    /// Makes the view of a table.
    pub fn of(table: &'t Table) -> Self {
        let part = |part| table.openings().iter().filter(|opening| opening.part == part).count();
        let decks = table.decks.iter().map(|(name, numbers)| DeckView {
            name,
            lines: numbers.len(),
            drawn: table.drawn.contains(name),
        });
        Self {
            name: &table.name,
            title: &table.title,
            rules: &table.rules().name,
            edition: table.edition.as_deref(),
            source: table.source.as_deref(),
            extends: table.extends.as_deref(),
            numbers: form_word(table.numbers),
            lines: table.openings().len(),
            numbered: part(TablePart::Numbered),
            elsewhere: part(TablePart::Elsewhere),
            unused: part(TablePart::Unused),
            positions: table.positions(),
            digest: &table.digest,
            decks: decks.collect(),
        }
    }
}
