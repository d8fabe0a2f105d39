//! What an event prints as a table: pairings, standings, crosstable, colours, a
//! player's card, the history. One view, [`Sheet`], and four ways to write it. Beside it what
//! is no table: slips, cards, a bracket.
//!
//! Any text may stand in any field; each renderer disarms it for its medium.
//! Several sheets are written one below the other.

mod cards;
mod cell;
mod csv;
mod drawing;
mod form;
mod grid;
mod html;
mod letters;
mod md;
mod print;
mod receipts;
mod slips;
#[cfg(test)]
mod tests;
mod text;
mod wall;

pub use cards::{Card, CardLine, CardSize, cards_html, cards_text};
pub use cell::{Cell, Ref};
pub use csv::{csv, csv_of_language};
pub use drawing::{Drawing, DrawnPair, DrawnSeat};
pub(crate) use form::BLANK_FACT;
pub use form::{Form, forms_html, forms_text};
pub use grid::{Grid, Value, grids};
pub(crate) use html::classes;
pub use html::html;
pub(crate) use html::html_for;
use html::no_room;
pub use md::md;
pub use print::{Capitals, NoCapitals, PaperSize, Print};
pub use receipts::{Receipt, receipts_html, receipts_text};
pub use slips::{Slip, SlipPlayer, SlipWord, slips_html, slips_text};
pub use text::{Lines, text};

use draughts_events::event::PlayerId;
use draughts_report::words::Language;

/// A table with what stands above and below it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The name of the event.
    pub title: String,
    /// What the table shows: `Round 3`, `Standings after round 5`.
    pub subtitle: String,
    /// Name and value of what is printed under the title: place, date, arbiters.
    pub facts: Vec<(String, String)>,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
    /// Columns of text on a printed page, one row after the other down each; 0 is taken as 1.
    pub across: usize,
    /// Lines under the table.
    pub notes: Vec<String>,
    /// Lines under the table before those, for the desk: on no page, which everybody reads.
    pub desk_notes: Vec<String>,
    /// Players of one name, and what tells them apart where no id stands beside the name.
    pub namesakes: Vec<Namesake>,
    /// The language it is in.
    pub language: Language,
}

/// A player whose name somebody else has, too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Namesake {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// What only this one of them has: the club, the federation, the rating or the id.
    pub apart: String,
}

impl Namesake {
    /// Says in a row which of those of the name it is, unless an id in the row does.
    fn tell_apart(&self, row: &mut [Cell]) {
        let about = Some(Ref::Player(self.id.clone()));
        if row.iter().any(|cell| cell.about == about && cell.text == self.id.as_str()) {
            return;
        }
        for cell in row.iter_mut().filter(|cell| cell.about == about && cell.text == self.name) {
            cell.text = format!("{} ({})", self.name, self.apart);
        }
    }
}

impl Sheet {
    /// The sheet as everybody may read it: without the columns of the desk.
    pub(crate) fn public(&self) -> Self {
        let mut sheet = self.for_people().without(|column, _| column.shown == Shown::AtDesk);
        sheet.desk_notes.clear();
        sheet.tell_apart();
        sheet
    }

    /// Says which of those of one name is meant, where no id in the row does.
    fn tell_apart(&mut self) {
        for row in &mut self.rows {
            if let Row::Cells(cells) = row {
                self.namesakes.iter().for_each(|one| one.tell_apart(cells));
            }
        }
    }

    /// The sheet without the columns that people see only if something stands in them, and with
    /// what tells players of one name apart.
    fn for_people(&self) -> Self {
        let is_empty = |at: usize| {
            self.rows.iter().all(|row| match row {
                Row::Cells(cells) => cells.get(at).is_none_or(|cell| cell.text.is_empty()),
                Row::Heading(_) => true,
            })
        };
        let mut sheet =
            self.clone().without(|column, at| column.shown == Shown::IfFilled && is_empty(at));
        sheet.tell_apart();
        sheet
    }

    /// The sheet without some of its columns.
    pub(crate) fn without(mut self, goes: impl Fn(&Column, usize) -> bool) -> Self {
        let columns = self.columns.iter().enumerate();
        let stays: Vec<bool> = columns.map(|(at, column)| !goes(column, at)).collect();
        let mut at = stays.iter().copied();
        self.columns.retain(|_| at.next().unwrap_or(true));
        for row in &mut self.rows {
            if let Row::Cells(cells) = row {
                let mut at = stays.iter().copied();
                cells.retain(|_| at.next().unwrap_or(true));
            }
        }
        self
    }

    /// The heads of the columns, each on one line.
    pub(crate) fn heads(&self) -> Vec<String> {
        self.columns.iter().map(|column| plain(&column.head.text)).collect()
    }

    /// The rows between headings, with the heading above them where there is one.
    ///
    /// Each row has as many cells as the sheet has columns; a heading without rows stays.
    pub(crate) fn sections(&self) -> Vec<Section> {
        sections(&self.columns, self.rows.iter().cloned())
    }

    /// The same of a sheet whose rows are not needed any more.
    pub(crate) fn take_sections(&mut self) -> Vec<Section> {
        let rows = std::mem::take(&mut self.rows);
        sections(&self.columns, rows.into_iter())
    }
}

fn sections(columns: &[Column], rows: impl Iterator<Item = Row>) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut current = Section::default();
    for row in rows {
        match row {
            Row::Heading(heading) => {
                if current.heading.is_some() || !current.rows.is_empty() {
                    sections.push(std::mem::take(&mut current));
                }
                current.heading = Some(plain(&heading));
            }
            Row::Cells(cells) => {
                let cells = cells.into_iter().zip(columns);
                let figures =
                    |(cell, column): (Cell, &Column)| cell.plain().figures(column.decimal);
                let mut cells: Vec<Cell> = cells.map(figures).collect();
                cells.resize(columns.len(), Cell::default());
                current.rows.push(cells);
            }
        }
    }
    sections.push(current);
    sections
}

/// Rows under one heading.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Section {
    pub(crate) heading: Option<String>,
    pub(crate) rows: Vec<Vec<Cell>>,
}

/// A column of a [`Sheet`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its head; may be empty.
    pub head: Cell,
    /// Where its cells stand.
    pub align: Align,
    /// What becomes of it where the line is too short.
    pub keep: Keep,
    /// In which forms it stands.
    pub shown: Shown,
    /// True for one of the columns that are equally wide on a page.
    pub equal: bool,
    /// The mark before decimals in its cells; `.` everywhere for programs.
    pub decimal: char,
}

impl Column {
    /// A column that is never left out; see [`Column::key`] and [`Column::spare`].
    #[must_use]
    pub fn new(head: impl Into<Cell>, align: Align) -> Self {
        let (head, keep, shown) = (head.into(), Keep::Always, Shown::Everywhere);
        Self { head, align, keep, shown, equal: false, decimal: '.' }
    }

    /// The column of text, flush left.
    #[must_use]
    pub fn left(head: impl Into<Cell>) -> Self {
        Self::new(head, Align::Left)
    }

    /// The column of numbers, flush right.
    #[must_use]
    pub fn right(head: impl Into<Cell>) -> Self {
        Self::new(head, Align::Right)
    }

    /// The column of short marks, centred.
    #[must_use]
    pub fn center(head: impl Into<Cell>) -> Self {
        Self::new(head, Align::Center)
    }

    /// The same column, said again wherever the table is broken ([`Keep::Key`]).
    #[must_use]
    pub fn key(mut self) -> Self {
        self.keep = Keep::Key;
        self
    }

    /// The same column, kept so where the line is too short.
    #[must_use]
    pub fn kept(mut self, keep: Keep) -> Self {
        self.keep = keep;
        self
    }

    /// The same column, for the desk and for programs ([`Shown::AtDesk`]).
    #[must_use]
    pub(crate) fn at_desk(mut self) -> Self {
        self.shown = Shown::AtDesk;
        self
    }

    /// The same column, for people only if something stands in it ([`Shown::IfFilled`]).
    #[must_use]
    pub(crate) fn if_filled(mut self) -> Self {
        self.shown = Shown::IfFilled;
        self
    }

    /// The same column, its figures with the mark of a language.
    #[must_use]
    pub(crate) fn figures(mut self, language: Language) -> Self {
        self.decimal = language.decimal_mark();
        self
    }

    /// The same column, as wide on a page as the others of which this is said.
    #[must_use]
    pub fn equal(mut self) -> Self {
        self.equal = true;
        self
    }

    /// The same column, left out where there is no room ([`Keep::Spare`]).
    #[must_use]
    pub fn spare(mut self) -> Self {
        self.keep = Keep::Spare;
        self
    }
}

/// Where the cells of a column stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Texts.
    Left,
    /// Numbers.
    Right,
    /// Marks: colours, results.
    Center,
}

/// What becomes of a column in a text whose lines are too short for all, or on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// It tells which row this is (place, name): repeated in each block of columns.
    Key,
    /// It goes into a further block of columns.
    Always,
    /// The same, but it is left out on a wall rather than take further sheets, the last such column
    /// first; and in a text, where it would part those who meet ([`Column::equal`]).
    Yields,
    /// It is left out, the last such column first; a phone shows none of them.
    Spare,
}

/// In which forms a column stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// In all of them.
    Everywhere,
    /// In a terminal and for programs; not on pages (HTML, Markdown), which everybody reads.
    AtDesk,
    /// For programs (CSV); for people only if one of its cells says something.
    IfFilled,
}

/// A row of a [`Sheet`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// One cell a column; missing cells are empty, surplus cells are not shown.
    Cells(Vec<Cell>),
    /// A line over the rows that follow: `Category U18`.
    Heading(String),
}

impl Row {
    /// A row of cells.
    pub fn cells<T: Into<Cell>>(cells: impl IntoIterator<Item = T>) -> Self {
        Self::Cells(cells.into_iter().map(Into::into).collect())
    }

    /// A heading.
    pub fn heading(heading: impl Into<String>) -> Self {
        Self::Heading(heading.into())
    }
}

/// The same of the name of a fact, which may end with what its language writes before a colon.
fn plain_name(name: &str) -> String {
    draughts_report::one_line(name).trim_matches(' ').to_owned()
}

/// A text on one line, without what a terminal or a browser would obey.
fn plain(text: &str) -> String {
    draughts_report::one_line(text).trim().to_owned()
}

/// The same of a text that is mostly so already.
fn made_plain(text: String) -> String {
    let is_it = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
    let has_edge = text.starts_with(' ') || text.ends_with(' ');
    if text.bytes().all(is_it) && !has_edge { text } else { plain(&text) }
}
