//! A sheet as a table of a page, with links.

use askama::Template;

use crate::sheet::{Align, Cell, Keep, Ref, Row, Sheet, classes};
use draughts_events::event::Round;

/// The most rows of a table on a page; a longer table has several pages.
pub(super) const ROWS: usize = 150;

/// The number of columns with room on a tablet; if there are more, spare ones are left out there.
const FEW_COLUMNS: usize = 8;

/// A table, its texts on one line each.
#[derive(Template, Default, Clone)]
#[template(path = "site/table.html")]
pub(super) struct Table {
    /// The id of its caption.
    pub(super) id: String,
    pub(super) caption: String,
    /// Whether the caption repeats the heading of the page: it is then only for screen readers.
    pub(super) quiet: bool,
    heads: Vec<Text>,
    classes: Vec<String>,
    bodies: Vec<Body>,
    /// Whether it has more columns than a tablet has room for.
    full: bool,
    /// The column that identifies the row.
    header: usize,
}

/// Rows under one heading.
#[derive(Default, Clone)]
struct Body {
    heading: Option<String>,
    rows: Vec<Line>,
}

#[derive(Default, Clone)]
struct Line {
    id: Option<String>,
    cells: Vec<Text>,
}

/// A text, and its link.
#[derive(Default, Clone)]
struct Text {
    text: String,
    href: Option<String>,
}

/// The data that a table needs about its page.
pub(super) struct TableContext<'a> {
    /// Returns the link of a cell.
    pub(super) href: &'a dyn Fn(&Ref) -> Option<String>,
    /// Returns the link of the result of a board, on the page of its round.
    pub(super) game: &'a dyn Fn(Round, u16) -> Option<String>,
    /// Whether rows of boards have ids for links, made by [`board_id`].
    pub(super) names_boards: bool,
    /// The id of the caption, unique in the page.
    pub(super) id: String,
}

/// Returns the id of a board in the table of its round.
pub(super) fn board_id(board: u16) -> String {
    format!("b{board}")
}

impl Table {
    /// Makes the tables of a sheet: several if it has more rows than `rows`.
    pub(super) fn parts(sheet: &Sheet, rows: usize, around: &TableContext<'_>) -> Vec<Self> {
        let mut sheet = without_idle(without_ids(sheet.public()));
        let sections = sheet.take_sections();
        let about = |cell: &Cell| match &cell.about {
            Some(Ref::Board { round, board })
                if around.names_boards && cell.text != board.to_string() =>
            {
                (around.game)(*round, *board)
            }
            about => about.as_ref().and_then(|about| (around.href)(about)),
        };
        let leads = |cell: Cell| Text {
            href: about(&cell).filter(|_| !cell.text.is_empty()),
            text: cell.text,
        };
        let heads: Vec<Text> = sheet
            .columns
            .iter()
            .zip(sheet.heads())
            .map(|(column, text)| {
                leads(Cell { text, about: column.head.about.clone(), data: None })
            })
            .collect();
        let is_key = |align: bool| {
            sheet.columns.iter().position(|column| {
                column.keep == Keep::Key && (column.align == Align::Left || !align)
            })
        };
        let header = is_key(true).or_else(|| is_key(false)).unwrap_or(0);
        let whole = Self {
            id: around.id.clone(),
            caption: sheet.subtitle.clone(),
            quiet: false,
            heads,
            classes: classes(&sheet.columns, &sections).into_iter().map(on_screen).collect(),
            bodies: Vec::new(),
            full: sheet.columns.len() > FEW_COLUMNS,
            header,
        };
        let mut parts = vec![whole.clone()];
        let mut free = rows;
        for section in sections {
            let mut body = Body { heading: section.heading, rows: Vec::new() };
            for cells in section.rows {
                if free == 0 {
                    let heading = body.heading.clone();
                    let full = std::mem::replace(&mut body, Body { heading, rows: Vec::new() });
                    push(&mut parts, full);
                    parts.push(whole.clone());
                    free = rows;
                }
                free -= 1;
                let id = cells.iter().filter(|_| around.names_boards).find_map(named_board);
                let mut cells: Vec<Text> = cells.into_iter().map(leads).collect();
                // A place next to the name that links to the same page needs no link of its own.
                for at in 1..cells.len() {
                    if cells[at - 1].href == cells[at].href {
                        cells[at - 1].href = None;
                    }
                }
                body.rows.push(Line { id, cells });
            }
            push(&mut parts, body);
        }
        parts
    }

    /// Returns the table as one whose caption repeats the heading of the page.
    pub(super) fn quiet(self) -> Self {
        Self { quiet: true, ..self }
    }

    /// Returns the number of rows.
    pub(super) fn rows(&self) -> usize {
        self.bodies.iter().map(|body| body.rows.len()).sum()
    }

    /// Returns whether it has a table and not only notes.
    pub(super) fn has_columns(&self) -> bool {
        !self.heads.is_empty()
    }

    /// Makes one table of a whole sheet.
    pub(super) fn of(sheet: &Sheet, around: &TableContext<'_>) -> Self {
        Self::parts(sheet, usize::MAX, around).remove(0)
    }
}

/// Removes the columns that have only ids, which are for commands.
fn without_ids(sheet: Sheet) -> Sheet {
    let is_id =
        |cell: &Cell| matches!(&cell.about, Some(Ref::Player(id)) if cell.text == id.as_str());
    let cells = |at: usize| {
        sheet.rows.iter().filter_map(move |row| match row {
            Row::Cells(cells) => cells.get(at).filter(|cell| !cell.text.is_empty()),
            Row::Heading(_) => None,
        })
    };
    let goes: Vec<bool> = (0..sheet.columns.len())
        .map(|at| cells(at).next().is_some() && cells(at).all(is_id))
        .collect();
    match goes.contains(&true) {
        true => sheet.without(|_, at| goes[at]),
        false => sheet,
    }
}

/// Removes empty columns, such as that of the results before there are any.
fn without_idle(sheet: Sheet) -> Sheet {
    let stands = |at: usize| {
        sheet.rows.iter().any(|row| match row {
            Row::Cells(cells) => cells.get(at).is_some_and(|cell| !cell.text.is_empty()),
            Row::Heading(_) => false,
        })
    };
    let goes: Vec<bool> = (0..sheet.columns.len()).map(|at| !stands(at)).collect();
    let is_whole = goes.iter().all(|goes| *goes) || !goes.contains(&true);
    if is_whole { sheet } else { sheet.without(|_, at| goes[at]) }
}

/// Removes what only paper needs from a class of a column.
fn on_screen(class: String) -> String {
    class.strip_suffix(" half").map_or_else(|| class.clone(), str::to_owned)
}

fn push(parts: &mut [Table], body: Body) {
    if let Some(last) = parts.last_mut().filter(|_| body.heading.is_some() || !body.rows.is_empty())
    {
        last.bodies.push(body);
    }
}

/// Returns the id of a row, from a cell with the number of a board.
fn named_board(cell: &Cell) -> Option<String> {
    match &cell.about {
        Some(Ref::Board { board, .. }) if cell.text == board.to_string() => Some(board_id(*board)),
        _ => None,
    }
}
