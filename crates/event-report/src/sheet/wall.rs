//! Tables for a wall, in letters of a given height.
//!
//! The columns of a sheet have fixed widths, so that no text reaches over the edge of the paper. A
//! name is broken between its words, and a word only if it is longer than its column. Columns
//! without room go to further sheets, together with those that identify the row.

use super::letters::{longest_word, width};
use super::print::numbers_at_both_ends;
use super::{Align, Cell, Keep, Row, Sheet};

/// Part of a table, with as many columns as a sheet has room for.
pub(super) struct WallPart {
    /// The table of these columns.
    pub(super) sheet: Sheet,
    /// The widths of the columns, in tenths of a percent.
    pub(super) widths: Vec<usize>,
    /// The number of the part, from 1, if there are several.
    pub(super) number: Option<usize>,
}

impl WallPart {
    /// Returns the height of its rows, in hundredths of the font size.
    pub(super) fn height(&self, room: Room) -> usize {
        let lines = |cells: &Vec<Cell>| {
            let each = cells.iter().zip(&self.widths).map(|(cell, share)| {
                let has = (share * room.width / 1000).saturating_sub(BESIDE).max(1);
                width(&cell.text).div_ceil(has)
            });
            each.max().unwrap_or(1).max(1)
        };
        let height = |row: &Row| match row {
            Row::Cells(cells) => LINE * lines(cells) + BETWEEN,
            Row::Heading(_) => LINE + BETWEEN,
        };
        self.sheet.rows.iter().map(height).sum()
    }
}

/// The height of a line of text, and the space between two rows.
const LINE: usize = 125;
const BETWEEN: usize = 32;

/// The space beside a text in its cell; all measures are hundredths of the font size.
const BESIDE: usize = 68;

/// The greatest width of a column, to which longer names are broken.
const WIDEST: usize = 1700;

/// The most width that a long word can demand of a column of names.
///
/// So it takes no column from the sheet.
const NAME: usize = 620;

/// As [`NAME`], but to keep the names of a pair together; and the least width of names at all.
const NARROW: usize = 460;
const LEAST: usize = 300;

/// The most letters of a text that is not broken: ids, federations, colours.
const SHORT: usize = 12;

/// The width that a column needs.
#[derive(Clone, Copy)]
struct Need {
    least: usize,
    natural: usize,
    is_key: bool,
}

/// The layout of a table on a wall.
pub(super) struct OnWall {
    /// The parts, at least one.
    pub(super) parts: Vec<WallPart>,
    /// The headers of the columns that are left out, as on a screen: the least important ones.
    pub(super) left_out: Vec<String>,
}

/// The room on a sheet of paper.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// The width of a sheet.
    pub(super) width: usize,
    /// The font size of the headers, in percent of that of the table.
    pub(super) heads: usize,
}

/// Splits a table into parts that fit.
pub(super) fn on_wall(sheet: &Sheet, room: Room) -> OnWall {
    let all: Vec<usize> = (0..sheet.columns.len()).collect();
    let kept = |at: &usize| sheet.columns[*at].keep != Keep::Spare;
    let kept: Vec<usize> = all.iter().copied().filter(kept).collect();
    let fits = |columns: &[usize], name: usize| {
        let least = columns.iter().map(|&at| need(sheet, at, room, name).least).sum::<usize>();
        least + end(sheet, room) <= room.width
    };
    // The names of a pair are not separated, so they may be narrow.
    let is_pairing = sheet.columns.iter().any(|column| column.equal);
    let names: &[usize] = if is_pairing { &[NAME, NARROW, LEAST] } else { &[NAME] };
    let (columns, name) = if fits(&all, NAME) {
        (all, NAME)
    } else {
        let name = names.iter().copied().find(|&name| fits(&kept, name));
        (kept, name.unwrap_or(NAME))
    };
    let columns = without_last(sheet, columns, |columns| fits(columns, name));
    let left_out = (0..sheet.columns.len()).filter(|at| !columns.contains(at));
    let mut left_out: Vec<String> = left_out
        .map(|at| sheet.columns[at].head.text.clone())
        .filter(|head| !head.is_empty())
        .collect();
    let mut told = std::collections::HashSet::new();
    left_out.retain(|head| told.insert(head.clone()));
    OnWall { parts: parts(&picked(sheet, &columns), room, name), left_out }
}

/// Drops the last columns that yield ([`Keep::Yields`]) if all others fit then.
///
/// A tie-break is not worth a second set of sheets.
fn without_last(sheet: &Sheet, columns: Vec<usize>, fits: impl Fn(&[usize]) -> bool) -> Vec<usize> {
    let mut fewer = columns.clone();
    while !fits(&fewer) {
        let Some(last) = fewer.iter().rposition(|&at| sheet.columns[at].keep == Keep::Yields)
        else {
            return columns;
        };
        // Both sides of a pairing have the same columns.
        let head = &sheet.columns[fewer[last]].head.text;
        fewer.retain(|&at| {
            let column = &sheet.columns[at];
            column.keep != Keep::Yields || column.head.text != *head
        });
    }
    fewer
}

/// Returns the width of a board number that is repeated at the other end of the line.
fn end(sheet: &Sheet, room: Room) -> usize {
    match numbers_at_both_ends(sheet.clone()).columns.len() > sheet.columns.len() {
        true => need(sheet, 0, room, NAME).least,
        false => 0,
    }
}

fn parts(sheet: &Sheet, room: Room, name: usize) -> Vec<WallPart> {
    let needs: Vec<Need> = (0..sheet.columns.len()).map(|at| need(sheet, at, room, name)).collect();
    let blocks = blocks(&needs, room.width.saturating_sub(end(sheet, room)));
    let several = blocks.len() > 1;
    let made = blocks.into_iter().enumerate().map(|(at, block)| {
        let part = numbers_at_both_ends(picked(sheet, &block));
        let mut own: Vec<Need> = block.iter().map(|&column| needs[column]).collect();
        if part.columns.len() > own.len() {
            own.extend(own.first().copied());
        }
        WallPart {
            widths: shares(&own, room.width),
            sheet: part,
            number: several.then_some(at + 1),
        }
    });
    made.collect()
}

/// Returns the width of a row if only texts wider than the widest column are broken.
pub(super) fn natural(sheet: &Sheet) -> usize {
    let room = Room { width: usize::MAX, heads: 100 };
    (0..sheet.columns.len()).map(|at| need(sheet, at, room, NAME).natural).sum()
}

/// Returns the width that a column needs; a long word in a column of names demands at most `name`.
fn need(sheet: &Sheet, at: usize, room: Room, name: usize) -> Need {
    let column = &sheet.columns[at];
    let cells = || {
        sheet.rows.iter().filter_map(move |row| match row {
            Row::Cells(cells) => cells.get(at).map(|cell: &Cell| cell.text.as_str()),
            Row::Heading(_) => None,
        })
    };
    let longest = |measure: fn(&str) -> usize| cells().map(measure).max().unwrap_or_default();
    let head = |measure: fn(&str) -> usize| measure(&column.head.text) * room.heads / 100;
    let natural = longest(width).max(head(width)).min(WIDEST);
    let is_short = cells().all(|text| text.chars().count() <= SHORT);
    let least = match column.align {
        Align::Left if !is_short => longest(longest_word).clamp(LEAST, name).min(natural),
        Align::Left | Align::Right | Align::Center => longest(width).min(WIDEST),
    };
    // A header is broken too, but not inside words.
    let least = least.max(head(longest_word).min(name));
    Need {
        least: least + BESIDE,
        natural: natural.max(least) + BESIDE,
        is_key: column.keep == Keep::Key,
    }
}

/// Returns the columns of each part: those that identify the row, and as many others as fit.
fn blocks(needs: &[Need], room: usize) -> Vec<Vec<usize>> {
    let least = |columns: &[usize]| columns.iter().map(|&at| needs[at].least).sum::<usize>();
    let (mut keys, mut others): (Vec<usize>, Vec<usize>) =
        (0..needs.len()).partition(|&at| needs[at].is_key);
    let widest = others.iter().map(|&at| needs[at].least).max().unwrap_or_default();
    // The first column alone identifies the row if the others would leave no room.
    if least(&keys) + widest > room && keys.len() > 1 {
        others.splice(0..0, keys.drain(1..));
    }
    let mut parts = vec![keys.clone()];
    for at in others {
        let part = parts.last_mut().expect("there is one");
        if part.len() > keys.len() && least(part) + needs[at].least > room {
            parts.push(keys.iter().copied().chain([at]).collect());
        } else {
            part.push(at);
        }
    }
    parts.iter_mut().for_each(|part| part.sort_unstable());
    parts
}

fn picked(sheet: &Sheet, columns: &[usize]) -> Sheet {
    let pick = |row: &Row| match row {
        Row::Cells(cells) => {
            let cell = |&at: &usize| cells.get(at).cloned().unwrap_or_default();
            Row::Cells(columns.iter().map(cell).collect())
        }
        Row::Heading(heading) => Row::Heading(heading.clone()),
    };
    Sheet {
        columns: columns.iter().map(|&at| sheet.columns[at].clone()).collect(),
        rows: sheet.rows.iter().map(pick).collect(),
        ..sheet.clone()
    }
}

/// Returns the widths of columns that share the room, in tenths of a percent.
///
/// Each gets what it needs, and the rest goes to those that could use it.
fn shares(needs: &[Need], room: usize) -> Vec<usize> {
    let least: usize = needs.iter().map(|need| need.least).sum();
    let room = room.max(least).max(1);
    let wish = |need: &Need| need.natural - need.least;
    let wishes = needs.iter().map(wish).sum::<usize>();
    let spare = room - least;
    let got = |need: &Need| match wishes {
        0 => need.least,
        wishes => need.least + spare.min(wishes) * wish(need) / wishes,
    };
    let got: Vec<usize> = needs.iter().map(got).collect();
    let taken = got.iter().sum::<usize>().max(1);
    got.iter().map(|one| one * 1000 / taken).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Column;

    fn standings(name: &str) -> Sheet {
        let mut columns = vec![Column::right("Pl").key(), Column::left("Name").key()];
        columns.extend(["Pts", "Sol", "SB", "Wins"].map(Column::right));
        columns.push(Column::right("Rating").spare());
        let row = ["12", name, "10", "71.5", "65.25", "4", "2104"];
        Sheet { columns, rows: vec![Row::cells(row)], ..Sheet::default() }
    }

    fn heads(part: &WallPart) -> Vec<&str> {
        part.sheet.columns.iter().map(|column| column.head.text.as_str()).collect()
    }

    fn wall(sheet: &Sheet, width: usize) -> OnWall {
        on_wall(sheet, Room { width, heads: 100 })
    }

    #[test]
    fn a_table_that_fits_is_whole_and_its_widths_are_those_of_the_page() {
        let parts = wall(&standings("Birch, Bo"), 4000).parts;
        assert_eq!(parts.len(), 1);
        assert_eq!(parts[0].number, None);
        let sum: usize = parts[0].widths.iter().sum();
        assert!((990..=1000).contains(&sum), "{:?}", parts[0].widths);
        assert!(parts[0].widths[1] > parts[0].widths[0]);
    }

    #[test]
    fn columns_without_room_stand_on_further_sheets_with_place_and_name() {
        let OnWall { parts, left_out } = wall(&standings("Birch, Bo"), 1500);
        assert!(parts.len() > 1);
        for part in &parts {
            assert_eq!(heads(part)[..2], ["Pl", "Name"]);
            assert!(part.sheet.columns.len() > 2);
        }
        let all: Vec<&str> = parts.iter().flat_map(|part| heads(part)[2..].to_vec()).collect();
        assert_eq!(all, ["Pts", "Sol", "SB", "Wins"]);
        assert_eq!((parts[1].number, left_out), (Some(2), vec!["Rating".to_owned()]));
    }

    #[test]
    fn a_tie_break_without_room_is_left_out_and_takes_no_further_sheets() {
        let mut sheet = standings("Birch, Bo");
        for column in &mut sheet.columns[3..6] {
            column.keep = Keep::Yields;
        }
        let OnWall { parts, left_out } = wall(&sheet, 1500);
        assert_eq!(parts.len(), 1);
        assert_eq!(heads(&parts[0])[..3], ["Pl", "Name", "Pts"]);
        assert!(left_out.contains(&"Wins".to_owned()), "{left_out:?}");
    }

    #[test]
    fn one_long_word_takes_no_column_from_the_sheet() {
        let count = |name: &str| wall(&standings(name), 2400).parts.len();
        let long = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Bo";
        assert_eq!(count(long), count("Hawthorn, Bo"));
    }

    #[test]
    fn where_a_name_leaves_no_room_the_place_alone_tells_the_row() {
        let parts = wall(&standings("Birch, Bo"), 500).parts;
        assert!(parts.iter().all(|part| heads(part)[0] == "Pl" && heads(part).len() == 2));
        assert_eq!(parts.len(), 5);
    }

    #[test]
    fn those_who_meet_stand_on_one_line() {
        let columns = vec![
            Column::right("Bd").key(),
            Column::left("White").equal(),
            Column::right("Rating").spare(),
            Column::center("Result"),
            Column::left("Black").equal(),
        ];
        let row = ["12", "Hawthorn-Bluebird, Bo", "2104", "2-0", "Hawthorn-Bluebird, Mia"];
        let sheet = Sheet { columns, rows: vec![Row::cells(row)], ..Sheet::default() };
        for width in [4000, 2000, 1500] {
            let parts = wall(&sheet, width).parts;
            assert_eq!(parts.len(), 1, "{width}");
            let heads = heads(&parts[0]);
            assert!(heads.contains(&"White") && heads.contains(&"Black"), "{heads:?}");
        }
    }
}
