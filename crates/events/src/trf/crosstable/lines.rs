//! Lines of cells with their places.

use super::super::plain::plain;
use crate::diag::Span;
use crate::encoding::Encoding;

/// A cell: its text, trimmed and unquoted, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Item {
    pub text: String,
    pub span: Span,
}

/// Splits the lines that are not blank at `;`.
pub(super) fn read(bytes: &[u8]) -> impl Iterator<Item = Vec<Item>> {
    let mut start = if bytes.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 };
    let every = std::iter::from_fn(move || {
        let rest = bytes.get(start..).filter(|rest| !rest.is_empty())?;
        let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        let line = items(start, &rest[..length]);
        start += length + 1;
        Some(line)
    });
    every.filter(|line| line.iter().any(|item| !item.text.is_empty()))
}

fn items(start: usize, line: &[u8]) -> Vec<Item> {
    let mut items = Vec::new();
    let mut from = 0;
    let mut quoted = false;
    for (at, &byte) in line.iter().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b';' if !quoted => {
                items.push(item(start + from, &line[from..at]));
                from = at + 1;
            }
            _ => {}
        }
    }
    items.push(item(start + from, &line[from..]));
    items
}

fn item(start: usize, bytes: &[u8]) -> Item {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => Encoding::guess(bytes).decode(bytes),
    };
    let text = text.trim();
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let text = inner.map_or_else(|| text.to_owned(), |inner| inner.replace("\"\"", "\""));
    Item { text: text.trim().to_owned(), span: Span::new(start, start + bytes.len()) }
}

/// Writes a line of cells, quoted if needed.
pub(super) fn line(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| quoted(&cell)).collect();
    cells.join(";") + "\n"
}

fn quoted(cell: &str) -> String {
    let clean = plain(cell);
    if clean.contains([';', '"']) { format!("\"{}\"", clean.replace('"', "\"\"")) } else { clean }
}

/// Returns the text of a name or another free cell.
///
/// A text that a spreadsheet would take for a formula gets a leading `'`.
pub(super) fn harmless(text: &str) -> String {
    let formula = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let text = plain(text);
    if text.starts_with(formula) { format!("'{text}") } else { text }
}
