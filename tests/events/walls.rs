//! Tests of wall lists as a browser prints them, by measuring the PDF.
//!
//! `cargo test --test events -- --ignored --nocapture walls::` (Debian: `chromium-driver`,
//! `poppler-utils`).

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use draughts_arbiter::event::{self, Event, Round};
use draughts_arbiter::event_report::event::{
    ByNameView, CrosstableView, PairingsView, StandingsView, View, printed,
};
use draughts_arbiter::event_report::sheet::{PaperSize, Print, Sheet};
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::Language;

use crate::support::browser::Browser;
use crate::written_text::written;

/// Names in five scripts, including long names, long words, and one in capitals.
const NAMES: &[&str] = &[
    "van der Hawthorn-Bluebird, Maximiliana Rosalinde Wilhelmina",
    "Ясеневская-Берёзкина, Александра",
    "Ελιόδεντρος, Αλέξανδρος",
    "שיטה, דוד",
    "أرز, محمد",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Bo",
    "OAKHILL, NED",
];

/// Returns an event of `players` players who have all played in the first round.
fn open(players: usize) -> Event {
    let name = |at: usize| match NAMES.get(at) {
        Some(name) => (*name).to_owned(),
        None => format!("Alder, Ann {at}"),
    };
    let player = |at: usize| {
        format!(
            "  - {{id: p{}, name: \"{}\", rating: {}, federation: NED, number: {}}}\n",
            at + 1,
            name(at),
            2400 - at,
            at + 1
        )
    };
    let half = players / 2;
    let board = |at: usize| {
        let (one, other, result) = (at + 1, at + 1 + half, ["2-0", "1-1", "0-2"][at % 3]);
        format!("      - {{board: {one}, white: p{one}, black: p{other}, result: {result}}}\n")
    };
    let players: String = (0..players).map(player).collect();
    let boards: String = (0..half).map(board).collect();
    let text = format!(
        "schema: arbiter.event/1\nname: Open of the Hedge\nplace: Treeham\nsystem: {{kind: swiss, rounds: 9}}\n\
         tiebreaks: [SOLK/T, SOLK, WINS, SB, H2H]\nplayers:\n{players}rounds:\n  - round: 1\n    date: 2026-07-01\n    boards:\n{boards}"
    );
    event::read("open.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// A word on a page, in points from its upper left corner.
#[derive(Debug)]
struct Word {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
    text: String,
}

/// A page of a PDF.
#[derive(Debug)]
struct Page {
    width: f64,
    height: f64,
    words: Vec<Word>,
}

/// Returns the value of an attribute in a line.
fn value(line: &str, name: &str) -> f64 {
    let rest = line.split_once(&format!("{name}=\"")).unwrap_or_else(|| panic!("{line}")).1;
    rest.split('"').next().unwrap().parse().unwrap()
}

fn pages(pdf: &Path) -> Vec<Page> {
    let said = Command::new("pdftotext").arg("-bbox").arg(pdf).arg("-").output().unwrap();
    let text = String::from_utf8(said.stdout).unwrap();
    let mut pages: Vec<Page> = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.starts_with("<page ") {
            let (width, height) = (value(line, "width"), value(line, "height"));
            pages.push(Page { width, height, words: Vec::new() });
        } else if let Some(rest) = line.strip_prefix("<word ") {
            let text = rest.split_once('>').unwrap().1.strip_suffix("</word>").unwrap();
            let [left, top, right, bottom] =
                ["xMin", "yMin", "xMax", "yMax"].map(|name| value(rest, name));
            let text = text.replace("&amp;", "&");
            pages.last_mut().unwrap().words.push(Word { left, top, right, bottom, text });
        }
    }
    pages
}

/// Returns the height of the ink of a word, in millimetres.
fn ink(pdf: &Path, page: usize, word: &Word) -> f64 {
    const DPI: f64 = 300.0;
    let dots = |points: f64| (points * DPI / 72.0).round().max(0.0);
    let (x, y) = (dots(word.left), dots(word.top));
    let (wide, high) = (dots(word.right) - x, dots(word.bottom) - y);
    let (page, gray) = (page.to_string(), ["-gray", "-r", "300"]);
    let place = [x, y, wide, high].map(|one| one.to_string());
    let [x, y, wide, high] = &place;
    let crop = ["-x", x, "-y", y, "-W", wide, "-H", high, "-f", &page, "-l", &page];
    let made = Command::new("pdftoppm").args(gray).args(crop).arg(pdf).output().unwrap();
    // `P5 WIDTH HEIGHT 255`, one per line, then a byte for each dot.
    let (wide, high) = (wide.parse::<usize>().unwrap(), high.parse::<usize>().unwrap());
    let dots = &made.stdout[made.stdout.len() - wide * high..];
    let inked = dots.chunks(wide).filter(|row| row.iter().any(|dot| *dot < 128)).count();
    inked as f64 * 25.4 / DPI
}

/// Checks what must hold on every sheet of a list.
fn measured(pdf: &Path, what: &str, sheets: &[Sheet], capitals: f64) -> usize {
    let pages = pages(pdf);
    let (margin, footer) = (14.0 / 25.4 * 72.0, 16.0 / 25.4 * 72.0);
    let mut seen = BTreeSet::new();
    let (mut measured, mut boards) = (0, 0);
    for (number, page) in (1..).zip(&pages) {
        for word in &page.words {
            let is_inside = word.left >= margin - 1.0
                && word.right <= page.width - margin + 1.0
                && word.top >= 0.0
                && word.bottom <= page.height;
            assert!(
                is_inside,
                "{what}, page {number}: {word:?} of {} x {}",
                page.width, page.height
            );
            seen.insert(word.text.clone());
        }
        let (body, foot): (Vec<&Word>, Vec<&Word>) =
            page.words.iter().partition(|word| word.bottom < page.height - footer);
        let foot: Vec<&str> = foot.iter().map(|word| word.text.as_str()).collect();
        let foot = foot.join(" ");
        // What somebody who finds a loose sheet needs to know.
        for part in
            ["Open of the Hedge", &sheets[0].subtitle, &format!("{number} / {}", pages.len())]
        {
            assert!(foot.contains(part), "{what}, page {number}: {part} is not in `{foot}`");
        }
        assert!(!body.is_empty(), "{what}: page {number} is empty");
        // No letter of this word has a descender.
        for word in body.iter().filter(|word| word.text == "NED").take(3) {
            let height = ink(pdf, number, word);
            assert!(height >= capitals - 0.1, "{what}, page {number}: {height} mm");
            measured += 1;
        }
        if what.starts_with("pairings") {
            let ends = |is_it: &dyn Fn(&Word) -> bool| -> Vec<&str> {
                // The numbers in the title are smaller and are left out.
                let is_large = |word: &&&Word| word.bottom - word.top > capitals * 72.0 / 25.4;
                let numbers = body.iter().filter(|word| word.text.parse::<u16>().is_ok());
                let numbers = numbers.filter(is_large);
                numbers.filter(|word| is_it(word)).map(|word| word.text.as_str()).collect()
            };
            // The width of a column of two-digit numbers.
            let near = 8.5 * capitals;
            let first = ends(&|word| word.left < margin + near);
            let last = ends(&|word| word.right > page.width - margin - near);
            assert_eq!(first, last, "{what}, page {number}");
            boards += first.len();
        }
    }
    // No column is lost.
    let heads = sheets.iter().flat_map(|sheet| &sheet.columns);
    for head in heads.flat_map(|column| column.head.text.split_whitespace()) {
        assert!(seen.contains(head), "{what}: {head} is on no sheet");
    }
    assert!(measured > 0, "{what}: no capitals were measured");
    // Paper that is too narrow for two names has them on two sheets.
    let is_narrow = what.contains("Some(false)") || what.contains("12 mm");
    let sheets_of_a_board = if is_narrow { boards.div_ceil(31) } else { 1 };
    let expected = if what.starts_with("pairings") { 31 * sheets_of_a_board } else { 0 };
    assert_eq!(boards, expected, "{what}");
    assert_eq!(boards > 0, what.starts_with("pairings"), "{what}");
    pages.len()
}

#[test]
#[ignore = "needs Chromium, its driver and pdftotext"]
fn letters_on_a_wall_are_as_high_as_asked_and_nothing_is_lost_at_the_edge() {
    if Command::new("pdftotext").arg("-v").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "poppler-utils must be installed in CI");
        println!("no pdftotext: nothing is measured");
        return;
    }
    let Some(browser) = Browser::start() else { return };
    let event = open(62);
    let folder = tempfile::tempdir().unwrap();
    let parts = event.parts(0);
    let pairings = PairingsView::new(&event, [Round(1)]);
    let names = ByNameView::new(&event, [Round(1)]);
    let standings = StandingsView::of_parts(&event, &parts, None, &[]);
    let crosstable = CrosstableView::of_parts(&event, &parts, None);
    for (capitals, paper) in
        [("7", PaperSize::A4), ("10", PaperSize::A3), ("12", PaperSize::A4), ("7", PaperSize::A3)]
    {
        for sideways in [None, Some(false), Some(true)] {
            let print = Print { paper, sideways, capitals: Some(capitals.parse().unwrap()) };
            let lists: [(&str, String, Vec<Sheet>); 4] = [
                list("pairings", &pairings, print),
                list("by name", &names, print),
                list("standings", &standings, print),
                list("crosstable", &crosstable, print),
            ];
            for (what, html, sheets) in lists {
                let (page, pdf) = (folder.path().join("wall.html"), folder.path().join("wall.pdf"));
                std::fs::write(&page, html).unwrap();
                browser.open(&page, "");
                std::fs::write(&pdf, browser.pdf()).unwrap();
                let what = format!("{what}, {capitals} mm, {paper:?}, sideways {sideways:?}");
                let count = measured(&pdf, &what, &sheets, capitals.parse().unwrap());
                println!("{what}: {count} sheets");
            }
        }
    }
}

const CLUB: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 3}\nplayers:\n\
    \x20 - {id: p1, name: Alder, number: 1}\n  - {id: p2, name: Birch, number: 2}\n  - {id: p3, name: Cedar, number: 3}\n\
    rounds:\n  - round: 1\n    note: tea at four\n    boards: [{board: 1, white: p1, black: p2, result: 2-0, manual: a quarrel, note: came by train}]\n\
    \x20   byes: [{player: p3, bye: half-point, note: dentist}]\n\
    rulings:\n  - {round: 1, board: 1, ruling: a warning for noise}\n  - {round: 1, ruling: the hall was cold}\n\
    \x20 - {round: 1, board: 1, ruling: the clock was set anew, public: true}\n";

#[test]
fn what_is_not_public_is_for_the_desk_and_on_no_page() {
    let event = event::read("club.yaml", CLUB).unwrap_or_else(|error| panic!("{error}"));
    let view = PairingsView::new(&event, [Round(1)]);
    let form = |form: SheetFormat| written(&view, form, 120, Language::English);
    for private in ["noise", "cold", "quarrel", "train", "dentist"] {
        assert!(form(SheetFormat::Text).contains(private), "{private}");
        for page in [SheetFormat::Html, SheetFormat::Md] {
            assert!(!form(page).contains(private), "{private} is on a wall");
        }
    }
    for public in ["the clock was set anew", "tea at four"] {
        for page in [SheetFormat::Text, SheetFormat::Html, SheetFormat::Md] {
            assert!(form(page).contains(public), "{public}");
        }
    }
}

#[test]
fn what_is_cut_out_has_a_size_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("club.yaml"), CLUB.replace("result: 2-0, ", "")).unwrap();
    for what in ["--slips", "--cards"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.args([
            "event",
            "pairings",
            "club.yaml",
            what,
            "-o",
            "out.html",
            "--print-size",
            "7",
        ]);
        let output =
            command.current_dir(folder.path()).env_remove("ARBITER_LANG").output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains("leave out --paper"), "{said}");
        assert!(!folder.path().join("out.html").exists());
    }
}

/// Returns a list as it is printed, and its sheets without the columns that a wall list may omit.
fn list(what: &'static str, view: &impl View, print: Print) -> (&'static str, String, Vec<Sheet>) {
    use draughts_arbiter::event_report::sheet::{Keep, Shown};
    let mut sheets = view.sheets(Language::English);
    for sheet in &mut sheets {
        sheet
            .columns
            .retain(|column| column.keep != Keep::Spare && column.shown == Shown::Everywhere);
    }
    (what, printed(view, print, Language::English), sheets)
}
