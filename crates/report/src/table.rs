//! Plain tables for a terminal.

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, Row, Table, Width, presets,
};

use super::printable;

/// Alefs that have a column of their own after a lam.
///
/// In print, lam and alef are one letter, and tables count one column for both; terminals give each
/// its column, as `wcwidth` does.
const ALEFS: [(char, char); 4] = [
    ('\u{622}', '\u{f622}'),
    ('\u{623}', '\u{f623}'),
    ('\u{625}', '\u{f625}'),
    ('\u{627}', '\u{f627}'),
];
const LAM: char = '\u{644}';

/// Returns a text whose columns are counted as in terminals.
///
/// A private-use character replaces each alef after a lam.
fn counted(text: &str) -> String {
    if !text.contains(LAM) {
        return text.to_owned();
    }
    let mut before = None;
    let sign = |letter: char| {
        let after_lam = before.replace(letter) == Some(LAM);
        let alef = ALEFS.iter().find(|(alef, _)| after_lam && *alef == letter);
        alef.map_or(letter, |(_, sign)| *sign)
    };
    text.chars().map(sign).collect()
}

/// Restores the text that was counted.
fn shown(line: &str) -> String {
    let letter = |sign: char| {
        let alef = ALEFS.iter().find(|(_, of_alef)| *of_alef == sign);
        alef.map_or(sign, |(alef, _)| *alef)
    };
    line.chars().map(letter).collect()
}

/// Spaces between two columns.
pub const GAP: u16 = 2;

/// Formats a table without borders.
///
/// Columns are wrapped to the width of the terminal, if there is one.
pub fn table(header: &[&str], rows: &[Vec<String>]) -> String {
    let mut table = borderless(header.iter().copied(), rows, false);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    lines(&table).concat()
}

/// Returns the width of each column without wrapping, which is that of its widest cell.
pub fn natural_widths(header: &[&str], rows: &[Vec<String>]) -> Vec<u16> {
    borderless(header.iter().copied(), rows, true).column_max_content_widths()
}

/// Returns the lines of a table without borders, the header first, one line per row.
///
/// A cell wider than its column ends in `…`.
pub fn fixed_table(
    header: &[&str],
    rows: &[Vec<String>],
    columns: &[(u16, CellAlignment)],
) -> Vec<String> {
    let mut table = borderless(header.iter().copied(), rows, true);
    // Cells have one line, so word ends do not matter: cut where the column ends.
    table.set_delimiter('\0').set_truncation_indicator("…");
    // The arrangement must not ask for the width of the terminal.
    table.set_content_arrangement(ContentArrangement::Disabled);
    for (column, (width, alignment)) in table.column_iter_mut().zip(columns) {
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width + GAP)));
        column.set_cell_alignment(*alignment);
    }
    lines(&table)
}

/// Breaks a text between words into lines of at most this width.
pub fn wrapped(text: &str, width: u16) -> Vec<String> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(width).add_row([counted(&printable(text))]);
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
    let cell = |text: &str| counted(&printable(text));
    table.set_header(limit(header.map(cell).collect::<Vec<_>>().into()));
    for row in rows {
        table.add_row(limit(row.iter().map(|text| cell(text)).collect::<Vec<_>>().into()));
    }
    for column in table.column_iter_mut() {
        column.set_padding((0, GAP));
    }
    table
}

fn lines(table: &Table) -> Vec<String> {
    table.lines().map(|line| format!("{}\n", shown(line.trim_end()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Most terminals give a lam and an alef one column each, as `wcwidth` does.
    ///
    /// These are xterm, VTE, Konsole, tmux and the Windows console.
    #[test]
    fn a_lam_and_an_alef_have_a_column_each_as_on_most_terminals() {
        let columns = [(14, CellAlignment::Left), (3, CellAlignment::Left)];
        let name = "محمد الأمين";
        let rows = [[name, "x"], ["Alder, Ann B", "x"]].map(|row| row.map(str::to_owned).to_vec());
        let lines = fixed_table(&["Name", "R"], &rows, &columns);
        let at = |line: &str| line.chars().position(|one| one == 'x').unwrap();
        assert!(lines[1].contains(name));
        assert_eq!(at(&lines[1]), at(&lines[2]));
    }
}
