//! Printed output of an event: tables, slips, cards, and brackets.
//!
//! A table, such as pairings, standings, a crosstable or a player's card, is a [`Sheet`], which can
//! be written in several formats. Any field may contain any text; each renderer makes it safe for
//! its medium. Several sheets are written one below the other.

mod cards;
mod cell;
mod column_list;
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
pub use column_list::ColumnList;
pub(crate) use column_list::fill;
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

/// A table with the texts above and below it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The name of the event.
    pub title: String,
    /// The title of the table: `Round 3`, `Standings after round 5`.
    pub subtitle: String,
    /// Labels and values of the facts under the title: place, date, arbiters.
    pub facts: Vec<(String, String)>,
    /// The columns, from left to right.
    pub columns: Vec<Column>,
    /// The rows, from top to bottom.
    pub rows: Vec<Row>,
    /// The number of text columns on a printed page, filled one after the other; 0 counts as 1.
    pub across: usize,
    /// The lines below the table.
    pub notes: Vec<String>,
    /// The lines above those, for the arbiters' desk.
    ///
    /// They are on no page, because everybody reads pages.
    pub desk_notes: Vec<String>,
    /// Players who share a name, and what distinguishes them in rows without an id.
    pub namesakes: Vec<Namesake>,
    /// The language of the texts.
    pub language: Language,
}

/// A player who shares a name with another player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Namesake {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The data that only this player has: the club, the federation, the rating or the id.
    pub apart: String,
}

impl Namesake {
    /// Adds the distinguishing data to the name in a row, unless the row has the id.
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
    /// Returns the sheet as everybody may read it, without the columns for the desk.
    pub(crate) fn public(&self) -> Self {
        let mut sheet = self.for_people().without(|column, _| column.shown == Shown::AtDesk);
        sheet.desk_notes.clear();
        sheet.tell_apart();
        sheet
    }

    /// Distinguishes players of the same name in rows without an id.
    fn tell_apart(&mut self) {
        for row in &mut self.rows {
            if let Row::Cells(cells) = row {
                self.namesakes.iter().for_each(|one| one.tell_apart(cells));
            }
        }
    }

    /// Returns the sheet as people see it.
    ///
    /// It lacks empty columns that people need not see, and distinguishes players of the same name.
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

    /// Returns the sheet without some of its columns.
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

    /// Returns the headers of the columns, each on one line.
    pub(crate) fn heads(&self) -> Vec<String> {
        self.columns.iter().map(|column| plain(&column.head.text)).collect()
    }

    /// Returns the rows in sections, each with its heading if there is one.
    ///
    /// Each row has as many cells as the sheet has columns; a heading without rows stays.
    pub(crate) fn sections(&self) -> Vec<Section> {
        sections(&self.columns, self.rows.iter().cloned())
    }

    /// Returns the sections and leaves the sheet without rows.
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
    /// The header; may be empty.
    pub head: Cell,
    /// The alignment of its cells.
    pub align: Align,
    /// Its priority if a line is too short.
    pub keep: Keep,
    /// The formats that show it.
    pub shown: Shown,
    /// Whether it is one of the columns that are equally wide on a page.
    pub equal: bool,
    /// The decimal mark in its cells; always `.` for programs.
    pub decimal: char,
}

impl Column {
    /// Makes a column that is never left out; see [`Column::key`] and [`Column::spare`].
    pub fn new(head: impl Into<Cell>, align: Align) -> Self {
        let (head, keep, shown) = (head.into(), Keep::Always, Shown::Everywhere);
        Self { head, align, keep, shown, equal: false, decimal: '.' }
    }

    /// Makes a column of text, flush left.
    pub fn left(head: impl Into<Cell>) -> Self {
        Self::new(head, Align::Left)
    }

    /// Makes a column of numbers, flush right.
    pub fn right(head: impl Into<Cell>) -> Self {
        Self::new(head, Align::Right)
    }

    /// Makes a column of short marks, centred.
    pub fn center(head: impl Into<Cell>) -> Self {
        Self::new(head, Align::Center)
    }

    /// Returns the column as a key column ([`Keep::Key`]), repeated wherever the table is broken.
    #[must_use]
    pub fn key(mut self) -> Self {
        self.keep = Keep::Key;
        self
    }

    /// Returns the column with another priority.
    #[must_use]
    pub fn kept(mut self, keep: Keep) -> Self {
        self.keep = keep;
        self
    }

    /// Returns the column for the desk and for programs only ([`Shown::AtDesk`]).
    #[must_use]
    pub(crate) fn at_desk(mut self) -> Self {
        self.shown = Shown::AtDesk;
        self
    }

    /// Returns the column as one that people see only if it is not empty ([`Shown::IfFilled`]).
    #[must_use]
    pub(crate) fn if_filled(mut self) -> Self {
        self.shown = Shown::IfFilled;
        self
    }

    /// Returns the column with the decimal mark of a language.
    #[must_use]
    pub(crate) fn figures(mut self, language: Language) -> Self {
        self.decimal = language.decimal_mark();
        self
    }

    /// Returns the column as one of those that are equally wide on a page.
    #[must_use]
    pub fn equal(mut self) -> Self {
        self.equal = true;
        self
    }

    /// Returns the column as one that is left out if there is no room ([`Keep::Spare`]).
    #[must_use]
    pub fn spare(mut self) -> Self {
        self.keep = Keep::Spare;
        self
    }
}

/// The alignment of the cells of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Flush left, for texts.
    Left,
    /// Flush right, for numbers.
    Right,
    /// Centred, for marks: colours, results.
    Center,
}

/// The priority of a column if lines are too short for all of them, or on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// It identifies the row (place, name), and is repeated in each block of columns.
    Key,
    /// It moves to a further block of columns.
    Always,
    /// As [`Always`](Self::Always), but some of these columns may be left out, the last one first.
    ///
    /// On a wall they are left out if they would take further sheets; in text, if the names of a
    /// pair would be separated ([`Column::equal`]).
    Yields,
    /// It is left out, the last such column first; a phone shows none of them.
    Spare,
}

/// The formats that show a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// All formats.
    Everywhere,
    /// A terminal, and formats for programs; not pages (HTML, Markdown), which everybody reads.
    AtDesk,
    /// Formats for programs (CSV); the others only if a cell is not empty.
    IfFilled,
}

/// A row of a [`Sheet`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// One cell per column; missing cells are empty, surplus cells are not shown.
    Cells(Vec<Cell>),
    /// A line above the rows that follow: `Category U18`.
    Heading(String),
}

impl Row {
    /// Makes a row of cells.
    pub fn cells<T: Into<Cell>>(cells: impl IntoIterator<Item = T>) -> Self {
        Self::Cells(cells.into_iter().map(Into::into).collect())
    }

    /// Makes a heading.
    pub fn heading(heading: impl Into<String>) -> Self {
        Self::Heading(heading.into())
    }
}

/// As [`plain`], for the label of a fact, which may end in what its language writes before a colon.
fn plain_name(name: &str) -> String {
    draughts_report::one_line(name).trim_matches(' ').to_owned()
}

/// Returns a text on one line, without anything that a terminal or a browser would obey.
fn plain(text: &str) -> String {
    draughts_report::one_line(text).trim().to_owned()
}

/// As [`plain`], for a text that mostly needs no change.
fn made_plain(text: String) -> String {
    let is_it = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
    let has_edge = text.starts_with(' ') || text.ends_with(' ');
    if text.bytes().all(is_it) && !has_edge { text } else { plain(&text) }
}
