//! Tables as a spreadsheet workbook: one sheet per table, texts as texts and numbers as numbers.
//!
//! The bytes depend on the tables alone: the file has no time and no user name.

use std::collections::HashSet;

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, XlsxError};

use crate::event_report::sheet::{Grid, Value};

/// The maximum length of a sheet name in a workbook.
const LONGEST_NAME: usize = 31;

/// Returns the workbook of some tables.
///
/// # Errors
///
/// Fails if a table is larger than a workbook allows.
pub(super) fn workbook(grids: &[Grid]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let made = ExcelDateTime::from_ymd(2000, 1, 1)?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&made));
    let bold = Format::new().set_bold();
    let mut names = HashSet::new();
    for grid in grids {
        let sheet = workbook.add_worksheet();
        sheet.set_name(name_of(grid, &mut names))?;
        for (column, head) in (0..).zip(&grid.heads) {
            sheet.write_string_with_format(0, column, head, &bold)?;
        }
        let mut line = 1;
        for row in &grid.rows {
            for (column, value) in (0..).zip(row) {
                match value {
                    Value::Text(text) if text.is_empty() => {}
                    Value::Text(text) => drop(sheet.write_string(line, column, text)?),
                    Value::Number(number) => drop(sheet.write_number(line, column, *number)?),
                }
            }
            line += 1;
        }
        for note in &grid.notes {
            line += 1;
            sheet.write_string(line, 0, note)?;
        }
        sheet.set_freeze_panes(1, 0)?;
    }
    if grids.is_empty() {
        workbook.add_worksheet();
    }
    workbook.save_to_buffer()
}

/// Returns a unique sheet name without forbidden characters.
fn name_of(grid: &Grid, names: &mut HashSet<String>) -> String {
    let plain: String = grid
        .name
        .chars()
        .map(|c| if "[]:*?/\\'".contains(c) { ' ' } else { c })
        .take(LONGEST_NAME)
        .collect();
    let plain = match plain.trim() {
        "" => "1".to_owned(),
        name => name.to_owned(),
    };
    let mut name = plain.clone();
    let mut nth = 2;
    while !names.insert(name.to_lowercase()) {
        let end = format!(" ({nth})");
        let kept: String = plain.chars().take(LONGEST_NAME - end.len()).collect();
        name = kept + &end;
        nth += 1;
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(name: &str) -> Grid {
        let rows = vec![vec![Value::Number(1.0), Value::Text("=1+1".into())]];
        Grid { name: name.into(), heads: vec!["Pl".into(), "Name".into()], rows, notes: Vec::new() }
    }

    #[test]
    fn the_same_tables_give_the_same_bytes_and_names_are_apart() {
        let grids =
            [grid("Round 1: a/b"), grid("Round 1: a/b"), grid(&"long ".repeat(20)), grid("")];
        let (one, other) = (workbook(&grids).unwrap(), workbook(&grids).unwrap());
        assert!(one.starts_with(b"PK") && one == other);
        let mut names = HashSet::new();
        let named: Vec<String> = grids.iter().map(|grid| name_of(grid, &mut names)).collect();
        assert_eq!(named[..2], ["Round 1  a b", "Round 1  a b (2)"]);
        assert!(named.iter().all(|name| name.chars().count() <= LONGEST_NAME), "{named:?}");
    }
}
