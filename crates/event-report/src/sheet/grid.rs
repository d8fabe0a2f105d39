//! Sheets for a spreadsheet whose cells are texts or numbers.

use super::{Align, Column, Sheet};

/// The most digits that a spreadsheet keeps of a number.
const MOST_DIGITS: usize = 15;

/// A table of a spreadsheet: its headers are in the first row, so that it can be sorted.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    /// The title, such as `Standings after round 5`.
    pub name: String,
    /// The headers of the columns.
    pub heads: Vec<String>,
    /// The rows, with no more values than there are headers.
    pub rows: Vec<Vec<Value>>,
    /// The lines below the table.
    pub notes: Vec<String>,
}

/// The value of a cell.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// A text that must become neither a date nor a formula, such as the result `1-1`.
    Text(String),
    /// A number.
    Number(f64),
}

/// Converts sheets to tables; if a sheet has headings, each row begins with its heading.
pub fn grids(sheets: &[Sheet]) -> Vec<Grid> {
    let tables = sheets.iter().filter(|sheet| !sheet.columns.is_empty());
    tables.map(|sheet| grid(&sheet.for_people())).collect()
}

fn grid(sheet: &Sheet) -> Grid {
    let sections = sheet.sections();
    let headed = sections.iter().any(|section| section.heading.is_some());
    let mut heads = sheet.heads();
    if headed {
        heads.insert(0, String::new());
    }
    let mut rows = Vec::new();
    for section in &sections {
        let heading = section.heading.clone().unwrap_or_default();
        for row in &section.rows {
            let cells = sheet.columns.iter().zip(row);
            let values = cells.map(|(column, cell)| value(column, cell.text.trim()));
            let first = headed.then(|| Value::Text(heading.clone()));
            rows.push(first.into_iter().chain(values).collect());
        }
    }
    let name = if sheet.subtitle.is_empty() { &sheet.title } else { &sheet.subtitle };
    let notes = sheet.notes.iter().chain(&sheet.desk_notes).cloned().collect();
    Grid { name: super::plain(name), heads, rows, notes }
}

/// Returns the value of a text.
///
/// It is a number in a column of numbers, unless it is padded with zeros; otherwise it is a text.
fn value(column: &Column, text: &str) -> Value {
    let plain = text.replace(column.decimal, ".");
    let digits = plain.bytes().filter(u8::is_ascii_digit).count();
    let unsigned = plain.strip_prefix('-').unwrap_or(&plain);
    let is_padded = unsigned.starts_with('0') && unsigned.len() > 1 && !unsigned.starts_with("0.");
    let are_figures = unsigned.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let is_number = column.align == Align::Right
        && (1..=MOST_DIGITS).contains(&digits)
        && are_figures
        && !is_padded;
    match plain.parse() {
        Ok(number) if is_number => Value::Number(number),
        _ => Value::Text(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Row;

    #[test]
    fn results_are_texts_and_points_are_numbers() {
        let mut points = Column::right("Pts");
        points.decimal = ',';
        let sheet = Sheet {
            subtitle: "Round 1".into(),
            columns: vec![Column::right("Pl"), Column::left("Name"), points, Column::center("Res")],
            rows: vec![Row::cells(["1", "=Ash", "10,5", "1-1"]), Row::cells(["2-3", "7", "", "2"])],
            ..Sheet::default()
        };
        let [grid] = &grids(&[sheet])[..] else { panic!("one table") };
        let text = |text: &str| Value::Text(text.to_owned());
        assert_eq!(grid.name, "Round 1");
        let first = [Value::Number(1.0), text("=Ash"), Value::Number(10.5), text("1-1")];
        assert_eq!(grid.rows, [first, [text("2-3"), text("7"), text(""), text("2")]]);
        assert_eq!(value(&Column::right("Id"), "007"), text("007"));
        assert_eq!(value(&Column::right("Id"), "1234567890123456"), text("1234567890123456"));
        assert_eq!(value(&Column::right("Change"), "-3"), Value::Number(-3.0));
    }
}
