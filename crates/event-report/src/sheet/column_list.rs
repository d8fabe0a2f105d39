//! A table as a list of columns: each with its header, and its cell in a row.

use std::borrow::Borrow;

use super::{Cell, Column, Keep, Row, Sheet};

/// The columns of a table whose rows are made from values of one type.
///
/// Rows of different kinds have one type whose fields may be empty.
///
/// ```
/// use draughts_event_report::sheet::{Column, ColumnList};
///
/// let table = ColumnList::<(&str, u16)>::new()
///     .column(Column::left("Name").key(), |(name, _)| *name)
///     .column(Column::right("Rating"), |(_, rating)| *rating);
/// let sheet = table.sheet([("Ash, Alder", 2000_u16), ("Birch, Bay", 1900)]);
/// assert_eq!((sheet.columns.len(), sheet.rows.len()), (2, 2));
/// ```
pub struct ColumnList<'c, R> {
    columns: Vec<(Column, CellOf<'c, R>)>,
}

/// Makes the cell of a column from a row.
type CellOf<'c, R> = Box<dyn Fn(&R) -> Cell + 'c>;

impl<R> Default for ColumnList<'_, R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'c, R> ColumnList<'c, R> {
    /// Makes a list without columns.
    pub const fn new() -> Self {
        Self { columns: Vec::new() }
    }

    /// Adds a column.
    #[must_use]
    pub fn column<C: Into<Cell>>(mut self, head: Column, cell: impl Fn(&R) -> C + 'c) -> Self {
        self.columns.push((head, Box::new(move |row| cell(row).into())));
        self
    }

    /// Adds a column that only some tables have.
    #[must_use]
    pub fn column_if<C: Into<Cell>>(
        self,
        is_there: bool,
        head: Column,
        cell: impl Fn(&R) -> C + 'c,
    ) -> Self {
        if is_there { self.column(head, cell) } else { self }
    }

    /// Adds a column for each item, such as one per round.
    #[must_use]
    pub fn each<T: Copy + 'c, C: Into<Cell>>(
        self,
        items: impl IntoIterator<Item = T>,
        head: impl Fn(T) -> Column,
        cell: impl Fn(&R, T) -> C + Copy + 'c,
    ) -> Self {
        items
            .into_iter()
            .fold(self, |list, item| list.column(head(item), move |row| cell(row, item)))
    }

    /// Returns the columns with their headers.
    pub(crate) fn heads(&self) -> Vec<Column> {
        self.columns.iter().map(|(head, _)| head.clone()).collect()
    }

    /// Returns a row of the table.
    pub(crate) fn row(&self, row: &R) -> Row {
        Row::Cells(self.columns.iter().map(|(_, cell)| cell(row)).collect())
    }

    /// Makes a sheet of the table alone, with all its columns.
    pub fn sheet(&self, rows: impl IntoIterator<Item: Borrow<R>>) -> Sheet {
        let rows = rows.into_iter().map(|row| self.row(row.borrow())).collect();
        Sheet { columns: self.heads(), rows, ..Sheet::default() }
    }

    /// Puts the table into a sheet, without its empty spare columns.
    pub(crate) fn fill(&self, sheet: &mut Sheet, rows: impl IntoIterator<Item: Borrow<R>>) {
        let rows = rows.into_iter().map(|row| self.row(row.borrow())).collect();
        fill(sheet, self.heads(), rows);
    }
}

/// Puts a table into a sheet, without its empty spare columns; rows may have headings.
pub(crate) fn fill(sheet: &mut Sheet, columns: Vec<Column>, rows: Vec<Row>) {
    let is_empty = |at: usize| {
        rows.iter().all(|row| match row {
            Row::Cells(cells) => cells[at].text.is_empty(),
            Row::Heading(_) => true,
        })
    };
    let goes: Vec<bool> =
        (0..).zip(&columns).map(|(at, one)| one.keep == Keep::Spare && is_empty(at)).collect();
    let table = Sheet { columns, rows, ..Sheet::default() }.without(|_, at| goes[at]);
    (sheet.columns, sheet.rows) = (table.columns, table.rows);
}
