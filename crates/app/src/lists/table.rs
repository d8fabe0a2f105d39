//! A table exported by a spreadsheet.

use std::io::Read;

use crate::{Error, Fault, reading};
use draughts_events::event::acts::Refused;
use draughts_events::trf::crosstable;
use draughts_ground::entities::without_entities;
use draughts_ground::said::{Said, Told};
use draughts_report::printable;

use super::head_line::{HeadLine, is_known};
use super::{ListError, quotes};

/// The maximum number of cells; a federation's list has a tenth of that.
const MOST_CELLS: usize = 2_000_000;

/// The number of bytes at the start that decide whether the file is text.
const BEGINNING: usize = 64 << 10;

/// A table with headings.
#[derive(Debug, Clone)]
pub struct Table {
    pub(super) name: String,
    pub(super) heads: Vec<String>,
    /// The line of the headings.
    head_line: u64,
    /// The rows, each with its line number.
    pub(super) rows: Vec<(u64, Vec<String>)>,
    /// Whether the file is a tournament report or a crosstable.
    is_tournament: bool,
    /// The code page that was used, if the file is not in UTF-8 or UTF-16.
    pub read_as: Option<&'static str>,
}

/// The lines of a text, counted up to a position.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// Returns the line of the first text at or after a byte. The CSV library counts one too few
    /// after `\r\n`, and does not count empty lines.
    fn of(&mut self, byte: u64) -> u64 {
        let bytes = self.text.as_bytes();
        let mut end = usize::try_from(byte).unwrap_or(usize::MAX).min(bytes.len()).max(self.at);
        while matches!(bytes.get(end), Some(b'\r' | b'\n')) {
            end += 1;
        }
        for at in self.at..end {
            let ends = match bytes[at] {
                b'\n' => true,
                b'\r' => bytes.get(at + 1) != Some(&b'\n'),
                _ => false,
            };
            self.line += u64::from(ends);
        }
        self.at = end;
        self.line
    }
}

/// Returns whether a text is a tournament report, with a line `001` for each player, or a
/// crosstable.
fn is_tournament(text: &str) -> bool {
    let is_player = |line: &str| {
        line.strip_prefix("001 ").and_then(|rest| rest.split_whitespace().next()).is_some_and(
            |number| number.len() <= 4 && number.bytes().all(|byte| byte.is_ascii_digit()),
        )
    };
    text.lines().any(is_player) || crosstable::CrosstableFormat::of(text.as_bytes()).is_some()
}

/// Returns whether a file is not text: the archive format of spreadsheets, or any file with a byte
/// that text never has.
fn is_binary(bytes: &[u8]) -> bool {
    const ARCHIVE: &[u8] = b"PK\x03\x04";
    bytes.starts_with(ARCHIVE) || bytes.iter().take(BEGINNING).any(|&byte| byte == 0)
}

impl Table {
    /// Reads a table separated by commas, semicolons or tabs, in UTF-8, UTF-16 or the most
    /// plausible code page. Title lines above the headings are skipped.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, is empty, larger than 16 MiB or not text, has too many
    /// cells, or is not CSV.
    pub fn read(name: &str, input: impl Read) -> Result<Self, Error> {
        let name = printable(name).into_owned();
        let (bytes, read_as) = reading::lines_in_utf8(reading::bounded(&name, input)?);
        let wrong = |line, wrong: ListError| Error::List {
            file: name.clone(),
            faults: vec![Fault { line, what: wrong.said() }],
        };
        if is_binary(&bytes) {
            return Err(wrong(None, ListError::NoText));
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(wrong(None, ListError::Empty));
        }
        let is_tournament = is_tournament(text);
        let HeadLine { start, separator } = match is_tournament {
            // It has title lines of its own and must be recognised as a tournament.
            true => HeadLine::first(text),
            false => HeadLine::of(text),
        };
        let mut lines = Lines { text, at: 0, line: 1 };
        let head_line = lines.of(start as u64);
        if let Some(at) = quotes::stray(&text[start..], separator).filter(|_| !is_tournament) {
            let line = lines.of((start + at) as u64);
            return Err(wrong(Some(line), ListError::QuoteOpen));
        }
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(separator)
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(&text.as_bytes()[start..]);
        let said = |error: &csv::Error| {
            let line = error.position().map_or(1, csv::Position::line) + head_line - 1;
            wrong(Some(line), ListError::NotCsv { why: error.to_string() })
        };
        let heads: Vec<String> =
            reader.headers().map_err(|error| said(&error))?.iter().map(str::to_owned).collect();
        let mut rows = Vec::new();
        let mut cells = heads.len();
        for record in reader.records() {
            let record = record.map_err(|error| said(&error))?;
            let line = lines.of(start as u64 + record.position().map_or(0, csv::Position::byte));
            cells += record.len();
            if cells > MOST_CELLS {
                return Err(wrong(Some(line), ListError::TooLarge { most: MOST_CELLS }));
            }
            if record.iter().any(|cell| !cell.is_empty()) {
                rows.push((line, record.iter().map(plain_cell).collect()));
            }
        }
        let mut table = Self { name, heads, head_line, rows, is_tournament, read_as };
        (0..table.heads.len()).for_each(|column| table.put_day_first(column));
        Ok(table)
    }

    /// Rewrites dates with slashes as day first with hyphens, if one date in the column shows which
    /// number is the day and none contradicts it: `17/08/2010` does so for `3/05/2010`.
    fn put_day_first(&mut self, column: usize) {
        let parts = |cell: &str| -> Option<(u8, u8, u16)> {
            let mut parts = cell.trim().split('/');
            let (first, second, year) = (parts.next()?, parts.next()?, parts.next()?);
            let is_day = year.len() == 4 && parts.next().is_none();
            is_day.then_some((first.parse().ok()?, second.parse().ok()?, year.parse().ok()?))
        };
        let cells = || self.rows.iter().filter_map(|(_, row)| parts(row.get(column)?));
        let (first, second) = (cells().any(|one| one.0 > 12), cells().any(|one| one.1 > 12));
        if first == second {
            return;
        }
        for cell in self.rows.iter_mut().filter_map(|(_, row)| row.get_mut(column)) {
            if let Some((one, other, year)) = parts(cell) {
                let (day, month) = if first { (one, other) } else { (other, one) };
                *cell = format!("{day:02}-{month:02}-{year}");
            }
        }
    }

    /// Returns the number of rows, without the headings.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Returns whether there are only headings.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the first column with one of some headings, [normalised](plain_head).
    pub(super) fn column(&self, heads: &[&str]) -> Option<usize> {
        self.columns(heads).next()
    }

    /// Iterates over all columns with one of these headings.
    pub(super) fn columns(&self, heads: &[&str]) -> impl Iterator<Item = usize> {
        let is_one = move |head: &String| {
            let plain = plain_head(head);
            heads.iter().any(|known| is_head(known, &plain))
        };
        let heads = self.heads.iter().enumerate();
        heads.filter(move |(_, head)| is_one(head)).map(|(at, _)| at)
    }

    /// Checks that each cell of a row is below a heading: `0,5-0,5` without quotes is two cells,
    /// and the first could be a result.
    pub(super) fn is_headed(&self, row: &[String]) -> Result<(), ListError> {
        let cells = row.iter().rposition(|cell| !cell.is_empty()).map_or(0, |at| at + 1);
        let heads = self.heads.len();
        if cells > heads { Err(ListError::TooManyCells { cells, heads }) } else { Ok(()) }
    }

    /// Checks that a row fits below the headings and has no line breaks in cells.
    pub(super) fn fits(&self, row: &[String]) -> Result<(), Said> {
        self.is_headed(row).map_err(|wrong| wrong.said())?;
        let broken = row.iter().position(|cell| cell.contains(['\n', '\r']));
        let line_break = |at: usize| ListError::LineBreak { head: self.heads[at].clone() }.said();
        broken.map_or(Ok(()), |at| Err(line_break(at)))
    }

    /// Creates an error about a line.
    pub(super) fn at(&self, line: u64, wrong: &impl Told) -> Error {
        let fault = Fault { line: Some(line), what: wrong.said() };
        Error::List { file: self.name.clone(), faults: vec![fault] }
    }

    /// Creates an error about the heading line.
    pub(super) fn at_heads(&self, wrong: &impl Told) -> Error {
        self.at(self.head_line, wrong)
    }

    /// Creates the error for a table without a column of names.
    pub(super) fn without_names(&self) -> Error {
        match self.is_tournament {
            true => self.at(1, &ListError::IsTournament),
            false => self.at_heads(
                &self
                    .no_head_line("Name;Rating")
                    .unwrap_or_else(|| ListError::NoNames { heads: self.shown_heads() }),
            ),
        }
    }

    /// Creates the error for a line whose request is refused.
    pub fn refused(&self, line: u64, refused: Refused) -> Error {
        Error::RefusedLine { file: self.name.clone(), line, refused }
    }

    /// Returns the error for a table whose first line is no line of headings: none of its cells is
    /// known, and one has a digit.
    pub(super) fn no_head_line(&self, example: &'static str) -> Option<ListError> {
        let are_unknown = !self.heads.iter().any(|head| is_known(&plain_head(head)));
        let has_digit = self.heads.iter().any(|head| head.chars().any(|c| c.is_ascii_digit()));
        (are_unknown && has_digit)
            .then(|| ListError::NoHeadLine { heads: self.shown_heads(), example })
    }

    /// Returns the headings for an error message.
    pub(super) fn shown_heads(&self) -> String {
        self.heads.join(", ")
    }
}

/// Returns the text in a formula by which a spreadsheet keeps digits as text: `12` of `="12"`.
fn kept_as_text(cell: &str) -> Option<&str> {
    let text = cell.strip_prefix("=\"")?.strip_suffix('"')?;
    (!text.contains('"')).then_some(text)
}

/// Returns the intended text of a cell.
///
/// An HTML entity such as `&eacute;` becomes a letter. The apostrophe that this program writes
/// before text that a spreadsheet would take for a formula is removed.
fn plain_cell(cell: &str) -> String {
    let text = match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest,
        _ => kept_as_text(cell).unwrap_or(cell),
    };
    without_entities(text).unwrap_or_else(|| text.to_owned())
}

/// Normalises a heading for comparison: ignores case, and treats spaces, hyphens and underscores
/// between words alike (`FMJD id`, `fmjd_id`).
pub(super) fn plain_head(head: &str) -> String {
    head.trim().to_lowercase().replace(['_', '-'], " ")
}

/// Returns whether a known heading, in lower case, equals this [normalised](plain_head) one.
pub(super) fn is_head(known: &str, plain: &str) -> bool {
    let known = known.chars().map(|c| if matches!(c, '_' | '-') { ' ' } else { c });
    known.eq(plain.chars())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_named_by_its_line_whatever_ends_the_lines() {
        for (text, expected) in [
            ("a,b\n1,2\n\n3,4\n", vec![2, 4]),
            ("a,b\r\n1,2\r\n\r\n3,4\r\n", vec![2, 4]),
            ("a,b\r1,2\r3,4", vec![2, 3]),
            ("\u{feff}a,b\r\n\"1\r\n1\",2\r\n3,4", vec![2, 4]),
            ("\na,b\n1,2\n", vec![3]),
            ("A title\r\n\r\nname,club\r\n1,2\r\n\r\n3,4\r\n", vec![4, 6]),
            ("A title\rname,club\r1,2\r", vec![3]),
        ] {
            let table = Table::read("list.csv", text.as_bytes()).unwrap();
            let lines: Vec<u64> = table.rows.iter().map(|(line, _)| *line).collect();
            assert_eq!(lines, expected, "{text:?}");
        }
    }

    #[test]
    fn a_head_is_known_however_its_words_are_put_together() {
        let table = Table::read("list.csv", &b"Name,FMJD_ID,date-of-birth\nA,1,2\n"[..]).unwrap();
        assert_eq!(table.column(&["fmjd", "fmjd-id"]), Some(1));
        assert_eq!(table.column(&["date of birth"]), Some(2));
        assert_eq!(table.column(&["fmjdid"]), None);
    }

    #[test]
    fn what_holds_nothing_or_no_text_is_said_to_be_so() {
        let refused = |bytes: &[u8]| Table::read("list.csv", bytes).unwrap_err();
        let said = |bytes: &[u8]| refused(bytes).words(draughts_report::words::Language::English);
        for empty in ["", "\u{feff}", " \r\n\n"] {
            assert!(said(empty.as_bytes()).contains("is empty"), "{empty:?}");
        }
        for other in [&b"PK\x03\x04\x14\0\x06\0"[..], b"\x7fELF\0\0", b"name,club\nA\0,B\n"] {
            let said = said(other);
            assert!(said.contains("not text") && said.contains("CSV"), "{said}");
            assert!(!said.contains("heads"), "{said}");
        }
    }
}
