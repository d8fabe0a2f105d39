//! Lines as columns, counted from 1.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use draughts_ground::diag::Span;
use draughts_ground::encoding::Encoding;
use draughts_pairing::Points;

use super::document::MAX_NUMBER;
use super::read::fault::{BlankSide, ExpectedContent, Fault, FieldContent, LineFault};

/// A line as columns.
///
/// A column is a character; in a line that is not UTF-8, it is a byte of a code page.
pub(super) struct Line {
    /// The offset in the file and the character of each column. A column that is only the rest of a
    /// wide character has none.
    columns: Vec<(usize, Option<char>)>,
    /// The offset after the last column.
    end: usize,
}

impl Line {
    /// Creates the line at an offset of the file, skipping a byte order mark.
    pub(super) fn new(start: usize, bytes: &[u8]) -> Self {
        let end = start + bytes.len();
        let mut columns: Vec<_> = match std::str::from_utf8(bytes) {
            Ok(text) => {
                text.char_indices().map(|(at, c)| (start + at, Some(c))).collect::<Vec<_>>()
            }
            Err(_) => {
                let text = Encoding::guess(bytes).decode(bytes);
                text.chars().enumerate().map(|(at, c)| (start + at, Some(c))).collect()
            }
        };
        let marks = columns.iter().take_while(|(_, c)| *c == Some('\u{feff}')).count();
        columns.drain(..marks);
        Self { columns, end }
    }

    /// Returns the line with one column per byte of UTF-8, as some programs count; `None` if this
    /// makes no difference.
    pub(super) fn by_bytes(&self) -> Option<Self> {
        let mut columns = Vec::with_capacity(self.columns.len() + 8);
        for &(at, c) in &self.columns {
            columns.push((at, c));
            columns.extend((1..c.map_or(1, char::len_utf8)).map(|_| (at, None)));
        }
        (columns.len() > self.columns.len()).then_some(Self { columns, end: self.end })
    }

    /// Returns the last column.
    pub(super) fn len(&self) -> usize {
        self.columns.len()
    }

    /// Returns whether the line is blank.
    pub(super) fn is_blank(&self) -> bool {
        (0..self.len()).all(|at| self.blank(at))
    }

    /// Returns whether a column, from 0, is blank or the rest of a wide blank.
    fn blank(&self, at: usize) -> bool {
        let of = self.columns[..=at].iter().rev().find_map(|(_, c)| *c);
        of.is_none_or(char::is_whitespace)
    }

    /// Returns the three characters of the record code, in upper case.
    pub(super) fn code(&self) -> String {
        self.columns
            .iter()
            .take(3)
            .filter_map(|(_, c)| *c)
            .map(|c| c.to_ascii_uppercase())
            .collect()
    }

    /// Returns the text from a column on, unchanged.
    pub(super) fn from(&self, column: usize) -> String {
        self.columns.iter().skip(column - 1).filter_map(|(_, c)| *c).collect()
    }

    /// Returns a field, without surrounding blanks, and without the rest of a wide character of the
    /// previous field.
    pub(super) fn field(&self, columns: RangeInclusive<usize>) -> Field {
        let (from, to) = (*columns.start(), *columns.end());
        let mut first = (from - 1).min(self.len());
        let mut behind = to.min(self.len()).max(first);
        while first < behind && (self.columns[first].1.is_none() || self.blank(first)) {
            first += 1;
        }
        while first < behind && self.blank(behind - 1) {
            behind -= 1;
        }
        let text = self.columns[first..behind].iter().filter_map(|(_, c)| *c).collect();
        let whole = first == behind;
        let start = if whole { from - 1 } else { first };
        Field {
            text,
            span: Span::new(self.offset(start), self.offset(if whole { start } else { behind })),
        }
    }

    /// Returns the words from a column on.
    pub(super) fn words(&self, column: usize) -> Vec<Field> {
        let mut words = Vec::new();
        let mut at = column - 1;
        while at < self.len() {
            if self.blank(at) {
                at += 1;
                continue;
            }
            let behind = (at..self.len()).find(|&at| self.blank(at)).unwrap_or(self.len());
            words.push(self.field(at + 1..=behind));
            at = behind;
        }
        words
    }

    /// Fails unless the column is blank.
    pub(super) fn gap(
        &self,
        column: usize,
        side: BlankSide,
        part: FieldContent,
    ) -> Result<(), Fault> {
        let field = self.field(column..=column);
        if field.text.is_empty() {
            return Ok(());
        }
        Err(field.fault(LineFault::NotBlank { column, side, part }))
    }

    /// Returns the span of the whole line.
    pub(super) fn span(&self) -> Span {
        Span::new(self.offset(0), self.end)
    }

    fn offset(&self, column: usize) -> usize {
        self.columns.get(column).map_or(self.end, |(at, _)| *at)
    }
}

/// The text in some columns.
#[derive(Debug)]
pub(super) struct Field {
    pub text: String,
    pub span: Span,
}

impl Field {
    /// Creates a fault of this field.
    pub(super) const fn fault(&self, what: LineFault) -> Fault {
        Fault { span: self.span, what }
    }

    /// Creates the fault of a missing or wrong value.
    pub(super) fn no(&self, part: FieldContent, wanted: ExpectedContent) -> Fault {
        self.fault(match self.text.as_str() {
            "" => LineFault::Missing { part, wanted },
            text => LineFault::Wrong { text: text.to_owned(), part, wanted },
        })
    }

    /// Parses a whole number; `None` for a blank field.
    pub(super) fn number(&self, part: FieldContent, most: u16) -> Result<Option<u16>, Fault> {
        if self.text.is_empty() {
            return Ok(None);
        }
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        match self.text.parse() {
            Ok(number) if digits && number <= most => Ok(Some(number)),
            _ => Err(self.no(part, ExpectedContent::Number { most })),
        }
    }

    /// Parses a start number.
    pub(super) fn player(&self) -> Result<u16, Fault> {
        match self.number(FieldContent::Number, MAX_NUMBER)? {
            Some(number) if number > 0 => Ok(number),
            _ => {
                Err(self
                    .no(FieldContent::Number, ExpectedContent::StartNumber { most: MAX_NUMBER }))
            }
        }
    }

    /// Parses a number of points; `None` for a blank field.
    pub(super) fn points(&self, part: FieldContent) -> Result<Option<Points>, Fault> {
        let plain = |c: char| c.is_ascii_digit() || ".,-".contains(c);
        let not = || self.no(part, ExpectedContent::Points);
        match self.text.as_str() {
            "" => Ok(None),
            text if text.chars().all(plain) => text.parse().map(Some).map_err(|_| not()),
            _ => Err(not()),
        }
    }
}

/// Formats points in at most this many columns: `1.0`, `0.25`, `100`.
pub(super) fn decimal(points: Points, width: usize) -> String {
    let text = points.to_string();
    let dotted = if text.contains('.') { text.clone() } else { format!("{text}.0") };
    if dotted.len() > width { text } else { dotted }
}

/// Replaces the line ends of a text by blanks, so that it fits on one line.
pub(super) fn one_line(text: &str) -> Cow<'_, str> {
    if text.contains(['\n', '\r']) { text.replace(['\n', '\r'], " ").into() } else { text.into() }
}
