//! Sheets for a terminal: no line is longer than the width.
//!
//! If a table is too wide, its widest columns are shortened first, spare ones before the others.
//! Then spare columns are left out (those with the same header together), and then the table is
//! broken into blocks of columns, each with the key columns repeated. The names of a pair are not
//! separated: requested columns about the players are left out first, and a note says so.

use comfy_table::CellAlignment;

use super::{Align, Cell, Column, Keep, Ref, Section, Sheet, no_room, plain, plain_name};
use draughts_report::table::{GAP, fixed_table, natural_widths, wrapped};
use draughts_report::words::say;

/// A column is not made narrower than this while there are spare columns.
const READABLE: u16 = 22;

/// A column is not made narrower than this while there is another way.
const SHORT: u16 = 16;

/// The least width: shorter lines are written as if they had this width.
const NARROWEST: u16 = 40;

/// The lengths of the lines of a text, in columns of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// The length of sentences.
    pub sentences: u16,
    /// The length of tables, before anything in them is shortened.
    pub tables: u16,
    /// Whether a terminal shows colours.
    ///
    /// The leader is bold, ids are dim, and boards without a result are red if others of the round
    /// have theirs.
    pub colors: bool,
}

/// Uses the same length for both, without colours.
impl From<u16> for Lines {
    fn from(width: u16) -> Self {
        Self { sentences: width, tables: width, colors: false }
    }
}

/// Returns sheets as text, in lines of at most this many columns of a terminal (at least 40).
///
/// A title or facts equal to those of the previous sheet are not repeated.
pub fn text(sheets: &[Sheet], lines: impl Into<Lines>) -> String {
    let Lines { sentences, tables, colors } = lines.into();
    let (width, tables) = (sentences.max(NARROWEST), tables.max(NARROWEST));
    let mut out = String::new();
    let (mut title, mut facts) = (None, None);
    for sheet in &sheets.iter().map(Sheet::for_people).collect::<Vec<_>>() {
        if !out.is_empty() {
            out.push('\n');
        }
        let mut line = |text: &str| {
            if !text.is_empty() {
                out.extend(wrapped(text, width));
            }
        };
        if title.replace(&sheet.title) != Some(&sheet.title) {
            line(&plain(&sheet.title));
        }
        line(&plain(&sheet.subtitle));
        let same_facts = facts.replace(&sheet.facts) == Some(&sheet.facts);
        for (name, value) in sheet.facts.iter().filter(|_| !same_facts) {
            line(&format!("{}: {}", plain_name(name), plain(value)));
        }
        // If a note explains why a table is empty, its headers are not needed.
        let is_shown = notes(sheet).next().is_none()
            || sheet.sections().iter().any(|part| !part.rows.is_empty());
        let mut left_out = Vec::new();
        if is_shown {
            if !out.is_empty() && !sheet.columns.is_empty() {
                out.push('\n');
            }
            let (table, yielded) = blocks(sheet, tables, colors);
            out.push_str(&table);
            left_out = yielded;
        }
        let left_out = (!left_out.is_empty()).then(|| say(&no_room(&left_out), sheet.language));
        if notes(sheet).chain(&left_out).next().is_some() {
            out.push('\n');
        }
        for note in notes(sheet).chain(&left_out) {
            out.extend(wrapped(&plain(note), width));
        }
    }
    out
}

/// Returns the lines below the table: those for the desk, then those for everybody.
fn notes(sheet: &Sheet) -> impl Iterator<Item = &String> {
    sheet.desk_notes.iter().chain(&sheet.notes)
}

/// Returns the table in blocks of columns, and the headers of the columns that gave way.
fn blocks(sheet: &Sheet, width: u16, colors: bool) -> (String, Vec<String>) {
    let heads = sheet.heads();
    let sections = sheet.sections();
    let texts = |row: &Vec<Cell>| row.iter().map(|cell| cell.text.clone()).collect();
    let rows: Vec<Vec<String>> = sections.iter().flat_map(|part| &part.rows).map(texts).collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let natural: Vec<u16> = natural_widths(&heads, &rows).iter().map(|w| *w.min(&width)).collect();
    let (blocks, left_out) = arrange(&sheet.columns, &natural, width);
    let written = blocks.iter().map(|block| {
        let pick = |cells: &[String]| block.iter().map(|&at| cells[at].clone()).collect();
        let heads: Vec<&str> = block.iter().map(|&at| heads[at]).collect();
        let rows: Vec<Vec<String>> = rows.iter().map(|cells| pick(cells)).collect();
        let is_spare = |at: usize| sheet.columns[at].keep == Keep::Spare;
        let widths = block.iter().map(|&at| (natural[at], is_spare(at))).collect();
        let widths = squeeze(widths, width);
        let aligned = block.iter().map(|&at| alignment(sheet.columns[at].align));
        let columns: Vec<_> = widths.into_iter().zip(aligned).collect();
        let mut lines = fixed_table(&heads, &rows, &columns);
        if colors {
            let cells = sections.iter().flat_map(|part| &part.rows);
            let has_begun =
                cells.clone().any(|row| result_of(row).is_some_and(|one| !one.is_empty()));
            for (line, row) in lines.iter_mut().skip(1).zip(cells) {
                let is_missing = has_begun && result_of(row) == Some("");
                let cells: Vec<&Cell> = block.iter().map(|&at| &row[at]).collect();
                let is_first = sheet.columns[block[0]].keep == Keep::Key
                    && cells[0].about.is_none()
                    && cells[0].text == "1";
                *line = colored(line, &cells, is_first, is_missing);
            }
        }
        with_headings(&sections, lines, width)
    });
    (written.collect::<Vec<_>>().join("\n"), left_out)
}

/// Returns the result in a row about a board, which begins with the board number.
fn result_of(row: &[Cell]) -> Option<&str> {
    let mut of_board = row.iter().filter(|cell| matches!(cell.about, Some(Ref::Board { .. })));
    of_board.nth(1).map(|cell| cell.text.as_str())
}

/// Colours a line of a table.
///
/// Ids are dim, the leader's name is bold, and the number of a board without a result is red.
fn colored(line: &str, cells: &[&Cell], is_first: bool, is_missing: bool) -> String {
    let (mut out, mut rest) = (String::new(), line);
    for cell in cells.iter().filter(|cell| !cell.text.is_empty()) {
        // Shortened texts are not coloured.
        let Some((before, after)) = rest.split_once(cell.text.as_str()) else { continue };
        let style = match &cell.about {
            Some(Ref::Player(id)) if cell.text == id.as_str() => "2",
            Some(Ref::Player(_)) if is_first => "1",
            Some(Ref::Board { .. }) if is_missing => "31",
            _ => "",
        };
        out.push_str(before);
        match style {
            "" => out.push_str(&cell.text),
            style => {
                out.push_str("\u{1b}[");
                out.push_str(style);
                out.push('m');
                out.push_str(&cell.text);
                out.push_str("\u{1b}[0m");
            }
        }
        rest = after;
    }
    out + rest
}

/// Puts the headings of the sections between the lines of a table.
fn with_headings(sections: &[Section], lines: Vec<String>, width: u16) -> String {
    let mut lines = lines.into_iter();
    let mut out = lines.next().unwrap_or_default();
    for section in sections {
        if let Some(heading) = &section.heading {
            out.push('\n');
            out.extend(wrapped(heading, width));
        }
        out.extend(lines.by_ref().take(section.rows.len()));
    }
    out
}

/// Assigns columns to blocks, and returns the headers of those that gave way.
fn arrange(columns: &[Column], natural: &[u16], width: u16) -> (Vec<Vec<usize>>, Vec<String>) {
    let fits = |block: &[usize], least: u16| {
        total(block.iter().map(|&at| natural[at].min(least))) <= u32::from(width)
    };
    let mut shown: Vec<usize> = (0..columns.len()).collect();
    // Both sides of a pairing have the same columns.
    let leave_out = |shown: &mut Vec<usize>, keep: Keep| {
        let last = *shown.iter().rfind(|&&at| columns[at].keep == keep)?;
        let head = &columns[last].head.text;
        shown.retain(|&at| columns[at].keep != keep || columns[at].head.text != *head);
        Some(head.clone())
    };
    while !fits(&shown, READABLE) && leave_out(&mut shown, Keep::Spare).is_some() {}
    let mut left_out = Vec::new();
    if columns.iter().any(|column| column.equal) {
        while !fits(&shown, SHORT)
            && let Some(head) = leave_out(&mut shown, Keep::Yields)
        {
            left_out.insert(0, head);
        }
    }
    let blocks = match shown.as_slice() {
        [] => Vec::new(),
        _ if fits(&shown, SHORT) => vec![shown],
        _ => broken(columns, &shown, |block| fits(block, SHORT)),
    };
    (blocks, left_out)
}

/// Makes blocks that fit, each with the key columns first and about equally many others.
fn broken(columns: &[Column], shown: &[usize], fits: impl Fn(&[usize]) -> bool) -> Vec<Vec<usize>> {
    let (keys, others): (Vec<usize>, Vec<usize>) =
        shown.iter().partition(|&&at| columns[at].keep == Keep::Key);
    let fill = |most: usize| {
        let mut blocks: Vec<Vec<usize>> = Vec::new();
        for &column in &others {
            let longer = blocks.last().map(|block| [block.as_slice(), &[column]].concat());
            match longer.filter(|block| block.len() <= keys.len() + most && fits(block)) {
                Some(longer) => *blocks.last_mut().expect("a longer block was made of it") = longer,
                None => blocks.push([keys.as_slice(), &[column]].concat()),
            }
        }
        blocks
    };
    let count = fill(usize::MAX - keys.len()).len();
    if count == 0 { vec![keys] } else { fill(others.len().div_ceil(count)) }
}

/// Narrows the widest columns until all fit, spare columns before the others.
fn squeeze(mut widths: Vec<(u16, bool)>, width: u16) -> Vec<u16> {
    while total(widths.iter().map(|(width, _)| *width)) > u32::from(width) {
        let spare = widths.iter_mut().filter(|(width, is_spare)| *is_spare && *width > READABLE);
        let widest = spare.map(|(width, _)| width).max();
        let widest = match widest {
            Some(widest) => Some(widest),
            None => widths.iter_mut().map(|(width, _)| width).max(),
        };
        match widest {
            Some(widest) if *widest > 1 => *widest -= 1,
            _ => break,
        }
    }
    widths.into_iter().map(|(width, _)| width).collect()
}

/// Returns the length of a line of columns of these widths.
fn total(widths: impl Iterator<Item = u16>) -> u32 {
    let sum: u32 = widths.map(|width| u32::from(width + GAP)).sum();
    sum.saturating_sub(GAP.into())
}

fn alignment(align: Align) -> CellAlignment {
    match align {
        Align::Left => CellAlignment::Left,
        Align::Right => CellAlignment::Right,
        Align::Center => CellAlignment::Center,
    }
}
