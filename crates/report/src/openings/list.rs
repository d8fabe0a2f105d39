//! The list of opening tables.

use serde::Serialize;

use super::{OpeningEcho, TableText, form_word};
use crate::words::{Language, say};
use crate::{printed, table};
use draughts_games::openings::{Part, Table};

fn headed<const N: usize>(
    heads: [OpeningEcho; N],
    rows: &[Vec<String>],
    language: Language,
) -> String {
    let heads = heads.map(|head| say(&head, language));
    table(&heads.each_ref().map(String::as_str), rows)
}

/// Lists the tables and their sources in a language.
#[must_use]
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
        OpeningEcho::Name,
        OpeningEcho::Lines,
        OpeningEcho::Positions,
        OpeningEcho::Rules,
        OpeningEcho::Title,
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
    let heads = [OpeningEcho::Name, OpeningEcho::Edition, OpeningEcho::Source];
    let rows: Vec<_> = tables.iter().map(origin).collect();
    format!("{lines}\n{}", headed(heads, &rows, language))
}

/// The tables, for programs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablesView<'t> {
    /// `arbiter.openings-list/1`.
    pub schema: &'static str,
    /// The tables.
    pub tables: Vec<TableView<'t>>,
}

/// What is known of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView<'t> {
    /// Its name.
    pub name: &'t str,
    /// Its title.
    pub title: &'t str,
    /// The rule set.
    pub rules: &'t str,
    /// The edition, if it is known.
    pub edition: Option<&'t str>,
    /// Where it is from, if that is known.
    pub source: Option<&'t str>,
    /// The table it extends, if it does.
    pub extends: Option<&'t str>,
    /// How its lines are numbered.
    pub numbers: &'static str,
    /// How many lines it has.
    pub lines: usize,
    /// Those with a number that are in use.
    pub numbered: usize,
    /// Those in use elsewhere.
    pub elsewhere: usize,
    /// Those that are not used.
    pub unused: usize,
    /// How many different positions they lead to.
    pub positions: usize,
    /// The digest of its text.
    pub digest: &'t str,
    /// Its decks.
    pub decks: Vec<DeckView<'t>>,
}

/// A deck of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckView<'t> {
    /// Its name.
    pub name: &'t str,
    /// How many lines it has.
    pub lines: usize,
    /// True if lines are drawn from it where no deck is named.
    pub drawn: bool,
}

/// Lists the tables as JSON: `arbiter.openings-list/1`.
#[must_use]
pub fn list_json(tables: &[Table]) -> String {
    let tables = tables.iter().map(TableView::of).collect();
    printed(&TablesView { schema: "arbiter.openings-list/1", tables })
}

impl<'t> TableView<'t> {
    /// Makes the view of a table.
    #[must_use]
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
            numbered: part(Part::Numbered),
            elsewhere: part(Part::Elsewhere),
            unused: part(Part::Unused),
            positions: table.positions(),
            digest: &table.digest,
            decks: decks.collect(),
        }
    }
}
