//! Sheets as one page to print: no script, nothing from elsewhere.
//!
//! The size of the letters is chosen so that a table fills its A4 pages; a table
//! that is too wide for upright pages lies on its side.

use askama::Template;

use super::{Align, Section, Sheet, plain};

/// Sheets as an HTML document for the wall, and for a phone.
///
/// The foot of each printed page bears the title, the subtitle and the facts of
/// the first sheet. A title that is the same as that of the sheet above is not
/// repeated.
#[must_use]
pub fn html(sheets: &[Sheet]) -> String {
    let paper = if sheets.iter().all(|sheet| size(sheet, &UPRIGHT) >= LEGIBLE) {
        UPRIGHT
    } else {
        LYING
    };
    let first = sheets.first().cloned().unwrap_or_default();
    let values = first.facts.iter().map(|(_, value)| value.as_str());
    let foot: Vec<&str> = [first.title.as_str(), first.subtitle.as_str()]
        .into_iter()
        .chain(values)
        .filter(|part| !part.is_empty())
        .collect();
    let mut above = None;
    let blocks = sheets.iter().map(|sheet| Block {
        title: plain(&sheet.title),
        titled: above.replace(&sheet.title) != Some(&sheet.title) && !sheet.title.is_empty(),
        subtitle: plain(&sheet.subtitle),
        facts: sheet.facts.iter().map(|(name, value)| (plain(name), plain(value))).collect(),
        heads: sheet.heads(),
        classes: sheet.columns.iter().map(|column| class(column.align)).collect(),
        sections: sheet.sections(),
        notes: sheet.notes.iter().map(|note| plain(note)).collect(),
        size: Tenths(size(sheet, &paper)),
    });
    let page = Page {
        orientation: paper.orientation,
        foot: css_string(&plain(&foot.join(" · "))),
        head: [plain(&first.title), plain(&first.subtitle)].join(" · "),
        blocks: blocks.collect(),
    };
    page.render().expect("a string takes every page")
}

#[derive(Template)]
#[template(path = "page.html", config = "src/report/sheet/askama.toml")]
struct Page {
    orientation: &'static str,
    /// A string of CSS, quoted.
    foot: String,
    head: String,
    blocks: Vec<Block>,
}

/// One sheet, its texts on one line each.
struct Block {
    title: String,
    titled: bool,
    subtitle: String,
    facts: Vec<(String, String)>,
    heads: Vec<String>,
    classes: Vec<&'static str>,
    sections: Vec<Section>,
    notes: Vec<String>,
    size: Tenths,
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

fn class(align: Align) -> &'static str {
    match align {
        Align::Left => "l",
        Align::Right => "r",
        Align::Center => "c",
    }
}

/// What a page holds, in points.
struct Paper {
    orientation: &'static str,
    width: usize,
    /// Beside title and facts.
    height: usize,
}

const UPRIGHT: Paper = Paper { orientation: "portrait", width: 515, height: 615 };
const LYING: Paper = Paper { orientation: "landscape", width: 760, height: 385 };

/// Letters of the wall, in tenths of a point: the largest, the least for which a
/// table is kept on one page, the least on an upright page, and the least at all.
const LARGEST: usize = 260;
const ONE_PAGE: usize = 105;
const LEGIBLE: usize = 95;
const LEAST: usize = 60;

/// The size of the letters, in tenths of a point, at which the rows fill their
/// pages and the columns fit side by side.
fn size(sheet: &Sheet, paper: &Paper) -> usize {
    // A row is 1.6 letters high, in tenths of a letter; the head is one more.
    let height = |rows: usize| paper.height * 100 / (16 * (rows + 1));
    let rows = sheet.rows.len();
    let most = paper.height * 100 / (16 * ONE_PAGE);
    let pages = rows.div_ceil(most.saturating_sub(1).max(1)).max(1);
    let by_width = paper.width * 1000 / line_width(sheet).max(1);
    height(rows.div_ceil(pages)).min(by_width).clamp(LEAST, LARGEST)
}

/// The width of a row, in hundredths of a letter's height.
fn line_width(sheet: &Sheet) -> usize {
    let sections = sheet.sections();
    let heads = sheet.heads();
    let width = |(at, head): (usize, &String)| {
        let cells = sections.iter().flat_map(|section| &section.rows).map(|row| &row[at]);
        // A head is set smaller, and a longer text is broken.
        let longest = cells.map(|cell| cell.chars().count()).max().unwrap_or_default();
        longest.max(head.chars().count() * 8 / 10).min(32) * 55 + 70
    };
    heads.iter().enumerate().map(width).sum()
}

/// A string of CSS that holds this text, whatever it is: letters and digits of
/// ASCII as they are, the rest by number.
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
