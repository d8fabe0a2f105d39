//! Sheets as CSV for spreadsheets.
//!
//! CSV has only the header and the rows, quoted as in RFC 4180, in UTF-8. In English, for programs,
//! cells are separated by `,` and lines end in `\n`. In another language, it is what its
//! spreadsheets expect: `;` between cells, a comma in numbers, a byte order mark, `\r\n`. When a
//! spreadsheet opens the file, it may take a result such as `2-0` or `1-1` for a date: import such
//! a column as text.

use super::{Cell, Grid, Sheet, Value};

/// Spreadsheets on Windows need it before UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Writes tables in a language with a decimal comma, as its spreadsheets open them.
///
/// An empty line separates two tables. A cell that would be taken for a formula begins with `'`.
pub fn csv_of_language(grids: &[Grid]) -> String {
    let tables: Vec<String> = grids.iter().map(table).collect();
    let mut text = String::from(BYTE_ORDER_MARK);
    text.push_str(&tables.join("\r\n"));
    text
}

fn table(grid: &Grid) -> String {
    let mut writer = ::csv::WriterBuilder::new()
        .flexible(true)
        .delimiter(b';')
        .terminator(::csv::Terminator::CRLF)
        .from_writer(Vec::new());
    let heads = grid.heads.iter().map(|head| disarmed(head)).collect();
    let rows = grid.rows.iter().map(|row| row.iter().map(with_comma).collect());
    for row in std::iter::once(heads).chain(rows) {
        let row: Vec<String> = row;
        writer.write_record(row).expect("a vector takes every row");
    }
    text_of(writer)
}

fn with_comma(value: &Value) -> String {
    match value {
        Value::Text(text) => disarmed(text),
        Value::Number(number) => number.to_string().replace('.', ","),
    }
}

fn text_of(writer: ::csv::Writer<Vec<u8>>) -> String {
    let bytes = writer.into_inner().expect("a vector takes every row");
    String::from_utf8(bytes).expect("cells are text")
}

/// Writes sheets as comma-separated values, with an empty line between two tables.
///
/// If a sheet has headings, each row begins with its heading, in a column `Section`. A cell that
/// would be taken for a formula begins with `'`; plain numbers (`-3`, `+2`) and a sign alone stay.
pub fn csv(sheets: &[Sheet]) -> String {
    let tables = sheets.iter().filter(|sheet| !sheet.columns.is_empty());
    tables.map(one).collect::<Vec<_>>().join("\n")
}

fn one(sheet: &Sheet) -> String {
    let sections = sheet.sections();
    let headed = sections.iter().any(|section| section.heading.is_some());
    let mut writer = ::csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    let mut write = |section: &str, cells: &[&str]| {
        let section = headed.then_some(section).into_iter();
        let row = section.chain(cells.iter().copied()).map(disarmed);
        writer.write_record(row).expect("a vector takes every row");
    };
    let heads = sheet.heads();
    write("Section", &heads.iter().map(String::as_str).collect::<Vec<_>>());
    for section in &sections {
        for row in &section.rows {
            let cells: Vec<&str> = row.iter().map(Cell::for_programs).collect();
            write(section.heading.as_deref().unwrap_or_default(), &cells);
        }
    }
    text_of(writer)
}

/// Returns a cell that no spreadsheet computes.
///
/// Full-width signs count, because some spreadsheets take them for the plain ones.
fn disarmed(cell: &str) -> String {
    let formula = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    if cell.trim_start().starts_with(formula) && !is_number(cell) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// Returns whether a cell is a number, possibly with a sign and one point or comma, or a sign
/// alone.
fn is_number(cell: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = cell.strip_prefix(['+', '-']).unwrap_or(cell);
    if unsigned.is_empty() {
        return true;
    }
    match unsigned.split_once(['.', ',']) {
        None => digits(unsigned),
        Some((whole, part)) => digits(whole) && digits(part),
    }
}
