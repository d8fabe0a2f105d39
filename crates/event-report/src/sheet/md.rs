//! Sheets as tables in GitHub's Markdown.

use super::{Align, Cell, Sheet, plain};

/// Returns sheets as Markdown: headings, facts, tables, notes.
///
/// No text is markup: no cell can break the table, make a link or a mention, or begin HTML. Each
/// heading of a sheet begins a separate table.
pub fn md(sheets: &[Sheet]) -> String {
    let mut parts = Vec::new();
    let (mut title, mut facts) = (None, None);
    for sheet in sheets.iter().map(Sheet::public).collect::<Vec<_>>().iter() {
        if title.replace(&sheet.title) != Some(&sheet.title) && !sheet.title.is_empty() {
            parts.push(format!("# {}\n", escaped(&sheet.title)));
        }
        if !sheet.subtitle.is_empty() {
            parts.push(format!("## {}\n", escaped(&sheet.subtitle)));
        }
        if facts.replace(&sheet.facts) != Some(&sheet.facts) && !sheet.facts.is_empty() {
            let fact = |(name, value): &(String, String)| {
                // The space that the language writes before a colon.
                let space = if name.ends_with('\u{a0}') { "\u{a0}" } else { "" };
                format!("- **{}{space}:** {}\n", escaped(name), escaped(value))
            };
            parts.push(sheet.facts.iter().map(fact).collect());
        }
        for section in sheet.sections() {
            if let Some(heading) = &section.heading {
                parts.push(format!("### {}\n", escaped(heading)));
            }
            let bare = section.rows.is_empty() && section.heading.is_some();
            if !sheet.columns.is_empty() && !bare {
                parts.push(table(sheet, &section.rows));
            }
        }
        if !sheet.notes.is_empty() {
            parts.push(sheet.notes.iter().map(|note| format!("- {}\n", escaped(note))).collect());
        }
    }
    parts.join("\n")
}

fn table(sheet: &Sheet, rows: &[Vec<Cell>]) -> String {
    let rule = sheet.columns.iter().map(|column| match column.align {
        Align::Left => ":--",
        Align::Right => "--:",
        Align::Center => ":-:",
    });
    let mut out = line(sheet.heads().iter().map(|head| escaped(head)));
    out.push_str(&line(rule.map(str::to_owned)));
    out.extend(rows.iter().map(|cells| line(cells.iter().map(|cell| escaped(&cell.text)))));
    out
}

fn line(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

/// Escapes a text so that Markdown shows it unchanged.
fn escaped(text: &str) -> String {
    let text = plain(text);
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            // An address or a mention is recognized even after a backslash.
            '@' => out.push('＠'),
            '\\' | '|' | '*' | '_' | '`' | '[' | ']' | '~' | '#' | '$' => out.extend(['\\', c]),
            ':' if text[at..].starts_with("://") => out.push_str("\\:"),
            // These characters would begin a list or underline a heading.
            '-' | '+' | '=' if at == 0 && text.len() > 1 && !is_digit_at(&text, 1) => {
                out.extend(['\\', c]);
            }
            '.' if www_before(&text[..at]) => out.push_str("\\."),
            c => out.push(c),
        }
    }
    out
}

fn is_digit_at(text: &str, at: usize) -> bool {
    text.as_bytes().get(at).is_some_and(u8::is_ascii_digit)
}

/// Returns whether a text ends in `www`, which begins a link when a point follows.
fn www_before(text: &str) -> bool {
    text.len() >= 3 && text.as_bytes()[text.len() - 3..].eq_ignore_ascii_case(b"www")
}
