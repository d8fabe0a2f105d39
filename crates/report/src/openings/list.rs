//! Which tables there are.

use serde_json::{Value, json};

use super::{OpeningEcho, TableText, form_word};
use crate::rules::json_text;
use crate::table;
use crate::words::{Language, say};
use draughts_games::openings::{Part, Table};

fn headed<const N: usize>(
    heads: [OpeningEcho; N],
    rows: &[Vec<String>],
    language: Language,
) -> String {
    let heads = heads.map(|head| say(&head, language));
    table(&heads.each_ref().map(String::as_str), rows)
}

/// The tables, and where each is from, in a language.
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

/// The tables: `arbiter.openings-list/1`.
#[must_use]
pub fn list_json(tables: &[Table]) -> String {
    let tables: Vec<Value> = tables.iter().map(of_table).collect();
    json_text(&json!({"schema": "arbiter.openings-list/1", "tables": tables}))
}

/// What is known of a table.
pub(super) fn of_table(table: &Table) -> Value {
    let part = |part: Part| table.openings().iter().filter(|opening| opening.part == part).count();
    let decks: Vec<Value> = table
        .decks
        .iter()
        .map(|(name, numbers)| {
            json!({
                "name": name,
                "lines": numbers.len(),
                "drawn": table.drawn.contains(name),
            })
        })
        .collect();
    json!({
        "name": table.name,
        "title": table.title,
        "rules": table.rules().name,
        "edition": table.edition,
        "source": table.source,
        "extends": table.extends,
        "numbers": form_word(table.numbers),
        "lines": table.openings().len(),
        "numbered": part(Part::Numbered),
        "elsewhere": part(Part::Elsewhere),
        "unused": part(Part::Unused),
        "positions": table.positions(),
        "digest": table.digest,
        "decks": decks,
    })
}
