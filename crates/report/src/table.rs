//! Plain tables for a terminal.

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, Row, Table, Width, presets,
};

use super::printable;

/// Spaces between two columns.
pub const GAP: u16 = 2;

/// A table without borders; columns are wrapped to the width of the terminal,
/// where there is one.
#[must_use]
pub fn table(header: &[&str], rows: &[Vec<String>]) -> String {
    let mut table = borderless(header.iter().copied(), rows, false);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    lines(&table).concat()
}

/// The columns each cell needs to be shown whole, the widest of every column.
pub fn natural_widths(header: &[&str], rows: &[Vec<String>]) -> Vec<u16> {
    borderless(header.iter().copied(), rows, true).column_max_content_widths()
}

/// The lines of a table without borders, the header first, one line a row.
///
/// A cell wider than its column ends in `…`.
pub fn fixed_table(
    header: &[&str],
    rows: &[Vec<String>],
    columns: &[(u16, CellAlignment)],
) -> Vec<String> {
    let mut table = borderless(header.iter().copied(), rows, true);
    // Words are of no interest where a cell has one line: cut where the column ends.
    table.set_delimiter('\0').set_truncation_indicator("…");
    // The arrangement must not ask how wide the terminal is.
    table.set_content_arrangement(ContentArrangement::Disabled);
    for (column, (width, alignment)) in table.column_iter_mut().zip(columns) {
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width + GAP)));
        column.set_cell_alignment(*alignment);
    }
    lines(&table)
}

/// A text broken between words into lines of at most this width.
pub fn wrapped(text: &str, width: u16) -> Vec<String> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(width).add_row([printable(text)]);
    for column in table.column_iter_mut() {
        column.set_padding((0, 0));
    }
    lines(&table)
}

fn borderless<'a>(
    header: impl Iterator<Item = &'a str>,
    rows: &[Vec<String>],
    one_line: bool,
) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    let limit = |mut row: Row| {
        if one_line {
            row.max_height(1);
        }
        row
    };
    table.set_header(limit(header.map(printable).collect::<Vec<_>>().into()));
    for row in rows {
        table.add_row(limit(row.iter().map(|cell| printable(cell)).collect::<Vec<_>>().into()));
    }
    for column in table.column_iter_mut() {
        column.set_padding((0, GAP));
    }
    table
}

fn lines(table: &Table) -> Vec<String> {
    table.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
