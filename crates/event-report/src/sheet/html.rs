//! Sheets as a page to print, without scripts or external resources.
//!
//! The font size is chosen so that a table fills its A4 pages; a table that is too wide for
//! portrait pages is printed in landscape.

use askama::Template;

use draughts_ground::said::{Said, said};
use draughts_report::words::{Language, say};

use super::print::{PaperSize, Print};
use super::wall::{OnWall, Room, WallPart, natural, on_wall};
use super::{Align, Column, Keep, Section, Sheet, plain};

/// Returns sheets as an HTML document in a language, for the wall and for a phone.
///
/// The foot of each printed page has the title and whatever all sheets share: subtitle and facts.
/// The subtitle of a table is repeated above it on each further page. A title or facts equal to
/// those of the previous sheet are not repeated.
pub fn html(sheets: &[Sheet], language: Language) -> String {
    html_for(sheets, language, Print::default())
}

/// Returns sheets for other paper, or with letters of a given height for a wall.
///
/// Letters of a given height take as many sheets of paper as they need. Each table then has its own
/// sheets with its own foot, and lists of boards have the board number at both ends of each line.
pub(crate) fn html_for(sheets: &[Sheet], language: Language, print: Print) -> String {
    let is_wall = print.capitals.is_some();
    let sheets: Vec<Sheet> = sheets.iter().map(Sheet::public).collect();
    let paper = paper(&sheets, print);
    let size = match print.capitals {
        Some(capitals) => capitals.size(),
        None => fit_all(&sheets, &paper).size.max(LEAST),
    };
    let whole = |sheet: Sheet| WallPart { sheet, widths: Vec::new(), number: None };
    let parts: Vec<WallPart> = match is_wall {
        true => {
            let room = Room { width: paper.width * 1000 / size, heads: head(size) * 100 / size };
            sheets.iter().flat_map(|sheet| wall_parts(sheet, room, language)).collect()
        }
        false => sheets.iter().cloned().map(whole).collect(),
    };
    let apart = is_wall && parts.len() > 1;
    let first = sheets.first().cloned().unwrap_or_default();
    let (mut above, mut facts_above) = (None, None);
    let blocks = parts.iter().map(|part| {
        let sheet = &part.sheet;
        let across = sheet.across.max(1);
        let several = is_wall || sheets.len() > 1 || fit(sheet, &paper).pages > 1;
        let sections = sheet.sections();
        Block {
            foot: apart.then(|| css_string(&plain(&foot(std::slice::from_ref(sheet), language)))),
            title: plain(&sheet.title),
            titled: above.replace(&sheet.title) != Some(&sheet.title) && !sheet.title.is_empty(),
            subtitle: plain(&sheet.subtitle),
            runs: several && across == 1 && !sheet.subtitle.is_empty() && !sheet.columns.is_empty(),
            across,
            widths: part.widths.iter().map(|&width| Tenths(width)).collect(),
            facts: match facts_above.replace(&sheet.facts) == Some(&sheet.facts) {
                true => Vec::new(),
                false => {
                    sheet.facts.iter().map(|(name, value)| (plain(name), plain(value))).collect()
                }
            },
            heads: sheet.heads(),
            classes: classes(&sheet.columns, &sections),
            sections,
            notes: sheet.notes.iter().map(|note| plain(note)).collect(),
        }
    });
    let page = Page {
        language: language.code(),
        paper: print.paper.name(),
        orientation: paper.orientation,
        foot: css_string(&plain(&foot(&sheets, language))),
        head: [plain(&first.title), plain(&first.subtitle)].join(" · "),
        size: Tenths(size),
        wall: is_wall.then(|| WallHeads {
            title: Tenths(size.clamp(WALL_TITLE, WALL_HEAD)),
            head: Tenths(head(size)),
        }),
        blocks: blocks.collect(),
    };
    page.render().expect("a string takes every page")
}

/// Splits a table for a wall into parts that fit, each with its number after the subtitle.
fn wall_parts(sheet: &Sheet, room: Room, language: Language) -> Vec<WallPart> {
    let OnWall { mut parts, left_out } = on_wall(sheet, room);
    let count = parts.len();
    for part in &mut parts {
        part.sheet.across = 1;
        if let Some(number) = part.number {
            part.sheet.subtitle = format!("{} ({number}/{count})", sheet.subtitle);
        }
        if part.number.is_some_and(|number| number < count) {
            part.sheet.notes.clear();
        } else if !left_out.is_empty() {
            part.sheet.notes.push(say(&no_room(&left_out), language));
        }
    }
    parts
}

/// Makes the note below a table on a wall that lacks some of its columns.
pub(super) fn no_room(left_out: &[String]) -> Said {
    said!("wall-left-out", "No room here for: { $columns }"; columns = left_out.join(", "))
}

/// Returns the foot of each page: the texts that all sheets share.
fn foot(sheets: &[Sheet], language: Language) -> String {
    let Some((first, others)) = sheets.split_first() else { return String::new() };
    let same = others.iter().all(|sheet| sheet.subtitle == first.subtitle);
    let subtitle = same.then(|| first.subtitle.clone());
    let facts = first.facts.iter().filter(|fact| others.iter().all(|one| one.facts.contains(fact)));
    let facts = facts.map(|(name, value)| format!("{name}{}: {value}", language.before_colon()));
    let parts = [Some(first.title.clone()), subtitle].into_iter().flatten().chain(facts);
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

#[derive(Template)]
#[template(path = "sheet/page.html")]
struct Page {
    language: &'static str,
    paper: &'static str,
    orientation: &'static str,
    /// A quoted CSS string.
    foot: String,
    head: String,
    size: Tenths,
    wall: Option<WallHeads>,
    blocks: Vec<Block>,
}

/// The font sizes of headings above a table on a wall.
struct WallHeads {
    /// The font size of the subtitle.
    title: Tenths,
    /// The font size of the column headers.
    head: Tenths,
}

/// One sheet, its texts on one line each.
struct Block {
    /// The foot, as a CSS string, if the block has its own sheets of paper.
    foot: Option<String>,
    title: String,
    titled: bool,
    subtitle: String,
    /// Whether the subtitle is repeated on each page.
    runs: bool,
    across: usize,
    /// The widths of the columns in percent, if they are fixed.
    widths: Vec<Tenths>,
    facts: Vec<(String, String)>,
    heads: Vec<String>,
    classes: Vec<String>,
    sections: Vec<Section>,
    notes: Vec<String>,
}

/// Tenths of a point, written as points.
struct Tenths(usize);

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl askama::FastWritable for Tenths {
    fn write_into(
        &self,
        out: &mut dyn std::fmt::Write,
        _: &dyn askama::Values,
    ) -> askama::Result<()> {
        Ok(write!(out, "{self}")?)
    }
}

/// The most letters of a text that is not broken: ids, federations, colours.
const SHORT: usize = 12;

/// The most letters of a word that is not broken.
const WORD: usize = 24;

/// Returns the style sheet classes of each column.
pub(crate) fn classes(columns: &[Column], sections: &[Section]) -> Vec<String> {
    let is_short = |at: usize| {
        let mut cells = sections.iter().flat_map(|section| &section.rows).map(|row| &row[at]);
        cells.all(|cell| cell.text.chars().count() <= SHORT)
    };
    let has_long_word = |at: usize| {
        let mut cells = sections.iter().flat_map(|section| &section.rows).map(|row| &row[at]);
        let mut words = cells.by_ref().flat_map(|cell| cell.text.split_whitespace());
        words.any(|word| word.chars().count() > WORD)
    };
    // The names of a pair share the width equally, unless another text needs room.
    let is_text = |(at, column): (usize, &Column)| column.align == Align::Left && !is_short(at);
    let halves = !columns.iter().enumerate().any(|each| is_text(each) && !each.1.equal);
    let class = |(at, column): (usize, &Column)| {
        let align = match column.align {
            Align::Left if is_short(at) => "l short",
            Align::Left if has_long_word(at) => "l any",
            Align::Left => "l",
            Align::Right => "r",
            Align::Center => "c",
        };
        let keep = match column.keep {
            Keep::Key => " key",
            Keep::Always | Keep::Yields => "",
            Keep::Spare => " spare",
        };
        let equal = if column.equal && halves { " half" } else { "" };
        format!("{align}{keep}{equal}")
    };
    columns.iter().enumerate().map(class).collect()
}

/// The usable size of a page, in points.
struct Paper {
    orientation: &'static str,
    width: usize,
    /// The height without title and facts.
    height: usize,
}

impl Paper {
    const fn upright(size: PaperSize) -> Self {
        let (width, height) = match size {
            PaperSize::A4 => (515, 640),
            PaperSize::A3 => (762, 989),
        };
        Self { orientation: "portrait", width, height }
    }

    const fn lying(size: PaperSize) -> Self {
        let (width, height) = match size {
            PaperSize::A4 => (760, 400),
            PaperSize::A3 => (1110, 640),
        };
        Self { orientation: "landscape", width, height }
    }
}

/// Font sizes, in tenths of a point.
///
/// From top to bottom: the largest; the one that a wall should have if the columns allow it; the
/// least in portrait; the least that saves a second sheet; and the least at all.
const LARGEST: usize = 260;
const WALL: usize = 120;
const LEGIBLE: usize = 70;
const READABLE: usize = 90;
const LEAST: usize = 60;

/// The largest font size of headings above a table on a wall; their capitals are 7 mm high.
///
/// A browser repeats headings only if they take no more than a quarter of a page.
const WALL_HEAD: usize = 289;

/// Returns the font size of column headers on a wall, for a table in letters of this size.
///
/// Headers are smaller, because names need the room more.
fn head(size: usize) -> usize {
    (size * 7 / 10).min(COLUMN_HEAD)
}

/// The largest font size of column headers on a wall.
const COLUMN_HEAD: usize = 200;

/// The least font size of the subtitle of a table on a wall.
const WALL_TITLE: usize = 260;

/// The gap between two columns of text, in points.
const GUTTER: usize = 12;

/// The fit of a table on paper.
struct Fit {
    pages: usize,
    /// The font size, in tenths of a point; may be too small to print.
    size: usize,
}

/// Chooses the orientation of the paper, unless it is given.
///
/// It is portrait, unless letters are clearly larger in landscape on no more pages, or unless
/// letters of a given height leave no room for a line.
fn paper(sheets: &[Sheet], print: Print) -> Paper {
    let (upright, lying) = (Paper::upright(print.paper), Paper::lying(print.paper));
    let is_lying = print.sideways.unwrap_or_else(|| match print.capitals {
        Some(capitals) => {
            let size = capitals.size();
            let widest = sheets.iter().map(natural).max().unwrap_or_default();
            // The names of a pair are printed side by side, for which landscape has more room.
            let meet = sheets.iter().flat_map(|sheet| &sheet.columns).any(|column| column.equal);
            let count = |paper| wall_sheets(sheets, paper, size);
            widest * size > upright.width * 1000 && (meet || count(&lying) <= count(&upright))
        }
        None => {
            let (upright, lying) = (fit_all(sheets, &upright), fit_all(sheets, &lying));
            let larger = lying.size * 100 > upright.size * 115;
            larger && (lying.pages <= upright.pages || upright.size < LEGIBLE)
        }
    });
    if is_lying { lying } else { upright }
}

/// Returns the number of sheets of paper that tables take in letters of this size.
fn wall_sheets(sheets: &[Sheet], paper: &Paper, size: usize) -> usize {
    let room = Room { width: paper.width * 1000 / size, heads: head(size) * 100 / size };
    // In hundredths of a letter, as the rows are; without the headers.
    let height = (paper.height * 1000 / size).saturating_sub(300).max(200);
    let parts = sheets.iter().flat_map(|sheet| on_wall(sheet, room).parts);
    parts.map(|part| part.height(room).div_ceil(height).max(1)).sum()
}

/// Returns one font size for all sheets, and the number of pages if each sheet began on a new one.
fn fit_all(sheets: &[Sheet], paper: &Paper) -> Fit {
    let fits: Vec<Fit> = sheets.iter().map(|sheet| fit(sheet, paper)).collect();
    let size = fits.iter().map(|fit| fit.size).min().unwrap_or(LARGEST);
    Fit { pages: fits.iter().map(|fit| fit.pages).sum(), size }
}

/// Finds the fewest pages on which letters are nearly as large as they can or should be.
///
/// The columns, or the need of a wall, set that size. The result has the size at which the rows
/// fill these pages.
fn fit(sheet: &Sheet, paper: &Paper) -> Fit {
    let across = sheet.across.max(1);
    let width = paper.width / across - if across > 1 { GUTTER } else { 0 };
    let by_width = width * 1000 / line_width(sheet).max(1);
    // A row is 1.6 letters high; the header takes one more row.
    let rows = |pages: usize| sheet.rows.len().div_ceil(pages * across);
    let height = paper.height.saturating_sub(notes_height(sheet)).max(paper.height / 2);
    let by_height = |pages| height * 100 / (16 * (rows(pages) + 1));
    let enough = by_width.clamp(LEAST, WALL) * 85 / 100;
    let mut pages = 1;
    while by_height(pages) < enough && rows(pages) > 1 {
        pages += 1;
    }
    // A few rows more than large letters allow are not worth a second sheet.
    if pages == 2 && by_height(1).min(by_width) >= READABLE {
        pages = 1;
    }
    Fit { pages, size: by_height(pages).min(by_width).min(LARGEST) }
}

/// Returns the height of the notes below the table, in points.
fn notes_height(sheet: &Sheet) -> usize {
    sheet.notes.iter().map(|note| 13 * (1 + note.chars().count() / 100)).sum()
}

/// Returns the width of a row, in hundredths of a letter's height.
fn line_width(sheet: &Sheet) -> usize {
    let sections = sheet.sections();
    let heads = sheet.heads();
    let width = |(at, head): (usize, &String)| {
        let cells = sections.iter().flat_map(|section| &section.rows).map(|row| &row[at]);
        let longest = cells.map(|cell| cell.text.chars().count()).max().unwrap_or_default();
        // A header is set smaller and in bold; a text of more than 32 letters is broken.
        (longest.min(32) * 54).max(head.chars().count().min(32) * 50) + 68
    };
    let widths: Vec<usize> = heads.iter().enumerate().map(width).collect();
    let equal = |at: usize| sheet.columns[at].equal;
    let widest = (0..widths.len()).filter(|&at| equal(at)).map(|at| widths[at]).max();
    let width = |(at, &width): (usize, &usize)| match widest {
        Some(widest) if equal(at) => widest,
        _ => width,
    };
    widths.iter().enumerate().map(width).sum()
}

/// Writes a text as a CSS string: ASCII letters and digits as they are, the rest escaped.
fn css_string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        if c.is_ascii_alphanumeric() {
            out.push(c);
        } else {
            out.push_str(&format!("\\{:06x}", u32::from(c)));
        }
    }
    out.push('"');
    out
}
