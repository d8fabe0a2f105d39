//! Sheets whose texts attack the medium, and small sheets with their expected output.

use std::slice::from_ref;

use super::*;
use draughts_report::words::Language;

/// Texts that a terminal, a spreadsheet or a browser would obey.
const HOSTILE: &[&str] = &[
    "\u{1b}[31mRed\u{7}",
    "Elm\u{202e}gnp.exe",
    "Fir\u{2066}\u{200f}\u{61c}Oak",
    "=HYPERLINK(\"http://example.org\",\"prize\")",
    "@SUM(A1)",
    "\t+cmd|'/C calc'!A0",
    "<script>alert(1)</script>",
    "</style><img src=x onerror=alert(1)>",
    "\"|x",
    "a\nb\r\nc\u{2028}d",
    "[prize](http://example.org) `code` **bold** _it_",
    "www.example.org me@example.org",
    "{{ 1 }} {% end %} \\\\ */ \\",
];

fn hostile_sheet() -> Sheet {
    let long = "W".repeat(300);
    let texts = HOSTILE.iter().copied().chain([long.as_str()]);
    Sheet {
        title: HOSTILE.concat(),
        subtitle: HOSTILE.concat(),
        facts: texts.clone().map(|text| (text.to_owned(), text.to_owned())).collect(),
        columns: texts.clone().take(3).map(Column::left).collect(),
        rows: texts
            .clone()
            .flat_map(|text| [Row::heading(text), Row::cells([text, text, "-3", "surplus"])])
            .collect(),
        notes: texts.map(str::to_owned).collect(),
        desk_notes: Vec::new(),
        namesakes: Vec::new(),
        language: Language::English,
        across: 1,
    }
}

fn standings() -> Sheet {
    Sheet {
        title: "Treetop Open".into(),
        subtitle: "Standings after round 5".into(),
        facts: vec![("Place".into(), "Leafton".into())],
        columns: vec![
            Column::right("Pl").key(),
            Column::left("Name").key(),
            Column::left("Club").spare(),
            Column::right("Points"),
        ],
        rows: vec![
            Row::cells(["1", "Ash, Alder", "Grove", "10"]),
            Row::heading("Category U18"),
            Row::cells(["2", "Finch, Emerald", "", "9"]),
            Row::cells(["", "", "", ""]),
        ],
        notes: vec!["Round 6 at 14:00.".into()],
        desk_notes: Vec::new(),
        namesakes: Vec::new(),
        language: Language::English,
        across: 1,
    }
}

fn crosstable(players: usize) -> Sheet {
    let mut columns = vec![Column::right("Pl").key(), Column::left("Name").key()];
    columns.extend((1..=players).map(|at| Column::center(at.to_string())));
    columns.push(Column::right("Points"));
    let row = |at: usize| {
        let results = (1..=players).map(|other| if at == other { "■" } else { "1" }.to_owned());
        let name = format!("Bluebird-Hawthorn, Cedar {at}");
        Row::cells([at.to_string(), name].into_iter().chain(results).chain(["29".to_owned()]))
    };
    Sheet { columns, rows: (1..=players).map(row).collect(), ..Sheet::default() }
}

/// Returns the width of the widest line, in columns of a terminal.
fn widest(text: &str) -> u16 {
    let rows: Vec<Vec<String>> = text.lines().map(|line| vec![line.to_owned()]).collect();
    draughts_report::table::natural_widths(&[""], &rows)[0]
}

/// Returns whether a text has neither control characters nor direction marks.
fn harmless(text: &str) -> bool {
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}'];
    let reorders = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text.chars().any(|c| (c.is_control() && c != '\n') || marks.contains(&c) || reorders(c))
}

#[test]
fn standings_as_text() {
    let expected = "\
Treetop Open
Standings after round 5
Place: Leafton

Pl  Name            Club   Points
 1  Ash, Alder      Grove      10

Category U18
 2  Finch, Emerald              9


Round 6 at 14:00.
";
    assert_eq!(text(&[standings()], 80), expected);
}

#[test]
fn title_and_facts_of_the_sheet_above_are_not_repeated() {
    let two = [standings(), standings()];
    for out in [text(&two, 80), md(&two)] {
        assert_eq!(out.matches("Treetop Open").count(), 1, "{out}");
        assert_eq!(out.matches("Leafton").count(), 1, "{out}");
        assert_eq!(out.matches("Standings after round 5").count(), 2, "{out}");
    }
    assert_eq!(html(&two, Language::English).matches("<h1>").count(), 1);
}

#[test]
fn names_are_shortened_and_then_spare_columns_left_out() {
    let mut sheet = standings();
    let name = "Finch-Hawthorn-Bluebird-Emerald, Cedar";
    sheet.rows.push(Row::cells(["4", name, "The Old Oaks of Leafton", "8"]));
    let out = text(from_ref(&sheet), 60);
    assert!(out.contains("Finch-Hawthorn-Blueb") && out.contains('…') && out.contains("Club"));
    let out = text(&[sheet], 42);
    assert!(out.contains("Points") && !out.contains("Club"), "{out}");
}

#[test]
fn a_table_may_be_wider_than_the_sentences_around_it() {
    let name = "Van der Elzenboomgaard, Maximiliaan";
    let row = Row::cells(["1", name, "Grove and Elsewhere", "10"]);
    let sheet = Sheet { rows: vec![row], notes: vec!["word ".repeat(20)], ..standings() };
    let both =
        text(std::slice::from_ref(&sheet), Lines { sentences: 60, tables: 120, colors: false });
    assert!(both.contains(name) && both.contains("Elsewhere"), "{both}");
    assert!(both.lines().all(|line| !line.contains("word") || line.len() <= 60), "{both}");
    assert!(!text(&[sheet], 60).contains(name));
}

#[test]
fn what_a_language_writes_otherwise_is_the_same_for_programs() {
    let day = Cell { data: Some("2026-11-02".into()), ..Cell::from("2 november 2026") };
    let columns = vec![
        Column::left("Date"),
        Column::right("Pts").figures(Language::Dutch),
        Column::left("Board"),
    ];
    let row = vec![day, "4.5".into(), "2.3".into()];
    let sheet = Sheet { columns, rows: vec![Row::Cells(row)], ..Sheet::default() };
    let people = text(from_ref(&sheet), 80);
    assert!(people.ends_with("2 november 2026  4,5  2.3\n"), "{people}");
    let programs = sheet.columns.iter().cloned().map(|one| Column { decimal: '.', ..one });
    let programs = Sheet { columns: programs.collect(), ..sheet };
    assert_eq!(csv(&[programs]), "Date,Pts,Board\n2026-11-02,4.5,2.3\n");
}

#[test]
fn a_wide_crosstable_is_broken_into_blocks_that_repeat_place_and_name() {
    for width in [40, 80, 100, 132] {
        let out = text(&[crosstable(30)], width);
        assert!(widest(&out) <= width, "{out}");
        let heads: Vec<&str> = out.lines().filter(|line| line.contains("Name")).collect();
        assert!(heads.len() > 1, "{out}");
        let words: Vec<&str> = heads.iter().flat_map(|head| head.split_whitespace()).collect();
        for column in 1..=30 {
            assert_eq!(words.iter().filter(|word| **word == column.to_string()).count(), 1);
        }
        assert_eq!(out.matches("Bluebird-Hawt").count(), 30 * heads.len());
    }
    assert_eq!(text(&[crosstable(12)], 80).matches("Name").count(), 1);
}

#[test]
fn wide_and_combining_letters_are_measured_as_they_are_shown() {
    let mut sheet = standings();
    sheet.rows = ["松松松松", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"]
        .map(|name| Row::cells(["1", name, "Grove", "10"]))
        .into();
    let out = text(from_ref(&sheet), 80);
    let before: Vec<u16> = out
        .lines()
        .filter_map(|line| line.split_once("Grove"))
        .map(|(before, _)| widest(before))
        .collect();
    assert_eq!(before[0], before[1], "{out}");
    sheet.rows.push(Row::cells(["2", &"松".repeat(100), "Grove", "9"]));
    assert!(widest(&text(&[sheet], 40)) <= 40);
}

#[test]
fn hostile_text_is_harmless_on_a_terminal_and_never_too_wide() {
    for width in [1, 40, 80, 200] {
        let out = text(&[hostile_sheet(), hostile_sheet()], width);
        assert!(harmless(&out), "{out:?}");
        assert!(widest(&out) <= width.max(40), "{out}");
    }
}

#[test]
fn standings_as_csv() {
    let expected = "\
Section,Pl,Name,Club,Points
,1,\"Ash, Alder\",Grove,10
Category U18,2,\"Finch, Emerald\",,9
Category U18,,,,
";
    assert_eq!(csv(&[standings()]), expected);
}

#[test]
fn no_cell_of_csv_is_computed_and_numbers_stay_numbers() {
    let cells = ["-3", "+2", "-1.5", "+0,5", "2-0", "-", "-3+4", "=1", "＝1", " @x", "\t=x", "+"];
    let sheet = Sheet {
        columns: cells.iter().map(|_| Column::left("x")).collect(),
        rows: vec![Row::cells(cells)],
        ..Sheet::default()
    };
    let out = csv(&[sheet]);
    let line = out.lines().nth(1).unwrap();
    assert_eq!(line, "-3,+2,-1.5,\"+0,5\",2-0,-,'-3+4,'=1,'＝1,'@x,'=x,+");
    let out = csv(&[hostile_sheet()]);
    assert!(harmless(&out));
    let mut reader = ::csv::ReaderBuilder::new().flexible(false).from_reader(out.as_bytes());
    let rows: Vec<::csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), HOSTILE.len() + 1);
    for cell in rows.iter().flat_map(|row| row.iter()) {
        assert!(!cell.starts_with(['=', '+', '@']) && (!cell.starts_with('-') || cell == "-3"));
    }
}

#[test]
fn standings_as_markdown() {
    let expected = "\
# Treetop Open

## Standings after round 5

- **Place:** Leafton

| Pl | Name | Club | Points |
| --: | :-- | :-- | --: |
| 1 | Ash, Alder | Grove | 10 |

### Category U18

| Pl | Name | Club | Points |
| --: | :-- | :-- | --: |
| 2 | Finch, Emerald |  | 9 |
|  |  |  |  |

- Round 6 at 14:00.
";
    assert_eq!(md(&[standings()]), expected);
}

#[test]
fn no_text_is_markup_in_markdown() {
    let out = md(&[hostile_sheet()]);
    assert!(harmless(&out));
    for markup in ["<", ">", "@", "http:", "www.", " [", " `", " **b", " _"] {
        assert!(!out.contains(markup), "{markup}: {out}");
    }
    let bare_bars = |line: &str| {
        let escapes = line.replace("\\\\", "").replace("\\|", "");
        escapes.matches('|').count()
    };
    for line in out.lines().filter(|line| line.starts_with('|')) {
        assert_eq!(bare_bars(line), 4, "{line}");
    }
}

#[test]
fn no_text_is_markup_or_style_on_a_page() {
    let out = html(&[hostile_sheet()], Language::English);
    assert!(harmless(&out));
    assert!(!out.contains("<script") && !out.contains("<img"));
    assert_eq!(out.matches("</style>").count(), 1);
    assert!(out.contains("&#60;script&#62;") || out.contains("&lt;script&gt;"));
    let style = &out[out.find("<style>").unwrap()..out.find("</style>").unwrap()];
    let foot = style.split("@bottom-left { content: \"").nth(1).unwrap();
    let foot = &foot[..foot.find('"').unwrap()];
    assert!(foot.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'\\'), "{foot}");
    for outside in ["http-equiv", "<link", "@import", "url(", "<iframe", " src="] {
        assert!(!style.contains(outside), "{outside}");
    }
}

#[test]
fn a_page_lies_on_its_side_where_its_letters_are_larger_so() {
    for players in [12, 60] {
        assert!(
            html(&[crosstable(players)], Language::English).contains("size: A4 landscape"),
            "{players}"
        );
    }
    // Letters are no larger in landscape if the table is to stay on one page.
    assert!(html(&[crosstable(30)], Language::English).contains("size: A4 portrait"));
    let mut long = standings();
    long.rows = (1..=40).map(|at| Row::cells([at.to_string()])).collect();
    assert!(html(&[long], Language::English).contains("size: A4 portrait"));
    assert!(html(&[], Language::English).contains("size: A4 portrait"));
}

#[test]
fn letters_shrink_with_the_rows_and_never_below_six_points() {
    let size = |rows: usize| {
        let mut sheet = standings();
        sheet.rows = (0..rows).map(|_| Row::cells(["1", "Ash, Alder", "", "2"])).collect();
        let out = html(&[sheet], Language::English);
        let after = out.split("border-collapse: collapse; font-size: ").nth(1).unwrap();
        after[..after.find("pt").unwrap()].parse::<f64>().unwrap()
    };
    assert!(size(8) > size(25) && size(25) > size(32), "{} {} {}", size(8), size(25), size(32));
    assert!(size(8) <= 26.0 && size(500) >= 10.0);
    assert!(html(&[crosstable(200)], Language::English).contains("font-size: 6.0pt"));
}

#[test]
fn the_page_has_a_heading_over_its_rows_and_the_event_in_its_title() {
    let out = html(&[standings()], Language::English);
    assert!(out.contains("<title>Treetop Open · Standings after round 5</title>"), "{out}");
    assert!(out.contains("colspan=\"4\" scope=\"rowgroup\">Category U18</th>"), "{out}");
    assert!(out.contains("<td class=\"r\">10</td>"), "{out}");
}

#[test]
fn slips_have_a_place_for_each_game_and_a_total() {
    let player = |name: &str| SlipPlayer { name: name.into(), details: "NED · 2000".into() };
    let mut slip = Slip {
        event: "Treetop Open".into(),
        round: "Round 3".into(),
        board: "7".into(),
        white: player("Ash, Alder"),
        black: player("Elm, Finch"),
        games: 2,
        ..Slip::default()
    };
    let expected = "\
Board 7
Treetop Open · Round 3

White: Ash, Alder
       NED · 2000
       Game 1 ______  Game 2 ______  Total ______
       Signature ______________________________

Black: Elm, Finch
       NED · 2000
       Game 1 ______  Game 2 ______  Total ______
       Signature ______________________________
";
    assert_eq!(slips_text(from_ref(&slip), Language::English), expected);
    slip.results = ["2-0", "1-1", "0-2"].map(String::from).into();
    let ticked = slips_text(from_ref(&slip), Language::English);
    let boxes = "\
       Signature ______________________________

Game 1: [ ] 2-0  [ ] 1-1  [ ] 0-2

Game 2: [ ] 2-0  [ ] 1-1  [ ] 0-2
The points of the player with White in game 1 come first.
";
    assert!(ticked.ends_with(boxes) && !ticked.contains("Total"), "{ticked}");
    slip.results.clear();
    slip.games = 0;
    assert_eq!(slips_text(from_ref(&slip), Language::English).matches("Result ______").count(), 2);
    // Two slips, and two empty places on the page.
    let pages = slips_html(&[slip.clone(), slip], Language::English);
    assert_eq!(pages.matches("<article").count(), 4);
    assert_eq!(pages.matches("<article class=\"empty\"").count(), 2);
}

#[test]
fn hostile_text_is_harmless_on_slips() {
    let all = HOSTILE.concat();
    let player = SlipPlayer { name: all.clone(), details: all.clone() };
    let slip = Slip {
        event: all.clone(),
        round: all.clone(),
        date: all.clone(),
        board: all.clone(),
        white: player.clone(),
        black: player,
        games: 3,
        results: vec![all.clone(), all.clone()],
        pace: all,
    };
    let (page, plain) =
        (slips_html(from_ref(&slip), Language::English), slips_text(&[slip], Language::English));
    assert!(harmless(&page) && harmless(&plain));
    assert!(!page.contains("<script") && !page.contains("<img"));
    assert_eq!(page.matches("</style>").count(), 1);
}

#[test]
fn hostile_text_is_harmless_on_cards_and_in_a_bracket() {
    let all = HOSTILE.concat();
    let line = CardLine { label: all.clone(), name: all.clone(), details: all.clone() };
    let card = Card { over: all.clone(), head: all.clone(), lines: vec![line], under: all.clone() };
    let seat = || DrawnSeat { name: all.clone(), points: all.clone(), won: true };
    let drawing = Drawing {
        title: all.clone(),
        subtitle: all.clone(),
        facts: vec![(all.clone(), all.clone())],
        heads: vec![all.clone()],
        rounds: vec![vec![DrawnPair { seats: [seat(), seat()] }]],
        winners: vec![all.clone()],
        notes: vec![all.clone()],
    };
    let pages = [
        cards_html(from_ref(&card), CardSize::Name, Language::English),
        cards_html(from_ref(&card), CardSize::Table, Language::English),
        drawing.svg(),
        drawing.html(Language::English),
    ];
    for page in pages {
        assert!(harmless(&page), "{page}");
        assert!(!page.contains("<script") && !page.contains("<img"), "{page}");
    }
    let cards = cards_text(&[card], Language::English);
    assert!(harmless(&cards) && harmless(&drawing.text(80)));
}

#[test]
fn what_is_for_the_desk_is_on_no_page() {
    let mut sheet = standings();
    sheet.columns[2] = Column::left("Id").at_desk();
    let (page, list) = (html(from_ref(&sheet), Language::English), md(from_ref(&sheet)));
    assert!(!page.contains("Grove") && !list.contains("Grove"), "{page}{list}");
    assert!(page.contains("Ash, Alder") && page.contains("<td class=\"r\">10</td>"), "{page}");
    let (lines, table) = (text(from_ref(&sheet), 80), csv(from_ref(&sheet)));
    assert!(lines.contains("Grove") && table.contains("Grove"), "{lines}{table}");
}

#[test]
fn the_foot_says_what_holds_for_every_page() {
    let foot = |sheets: &[Sheet]| {
        let page = html(sheets, Language::English);
        let style = page.split("@bottom-left { content: \"").nth(1).unwrap().to_owned();
        style[..style.find('"').unwrap()].to_owned()
    };
    let (one, mut other) = (standings(), standings());
    other.subtitle = "Elsewhere".into();
    other.facts.push(("Day".into(), "Friday".into()));
    let alone = foot(from_ref(&one));
    assert!(
        alone.contains("Standings") && alone.contains("Place\\00003a\\000020Leafton"),
        "{alone}"
    );
    let both = foot(&[one.clone(), other.clone()]);
    assert!(both.contains("Treetop") && both.contains("Leafton"), "{both}");
    assert!(!both.contains("Standings") && !both.contains("Friday"), "{both}");
    // The subtitle of a table is repeated on further pages, if there are any.
    let runs = |sheets: &[Sheet]| html(sheets, Language::English).contains("<tr class=\"run\"");
    assert!(runs(&[one.clone(), other]) && !runs(&[one]));
}

#[test]
fn a_sheet_without_a_table_is_nothing_in_csv() {
    let words = Sheet { notes: vec!["Nobody plays.".into()], ..Sheet::default() };
    let columns = vec![Column::left("Name")];
    let rows = vec![Row::Cells(vec!["Ash, Alder".into()])];
    let table = Sheet { columns, rows, ..Sheet::default() };
    assert_eq!(csv(&[words.clone(), table.clone()]), csv(&[table]));
    assert_eq!(csv(&[words]), "");
}

#[test]
fn a_board_without_its_result_is_red_once_others_have_theirs() {
    let row = |(number, result): (u16, &str)| {
        let about = Ref::Board { round: draughts_events::event::Round(1), board: number };
        let result = Cell::from(result).about(about.clone());
        Row::Cells(vec![Cell::of(number).about(about), "Ash".into(), result])
    };
    let shown = |results: [&str; 2]| {
        let sheet = Sheet {
            columns: vec![Column::right("Bd"), Column::left("White"), Column::center("Result")],
            rows: (1..).zip(results).map(row).collect(),
            ..Sheet::default()
        };
        text(&[sheet], Lines { sentences: 80, tables: 80, colors: true })
    };
    assert!(shown(["2-0", ""]).contains("\u{1b}[31m2\u{1b}[0m"), "{}", shown(["2-0", ""]));
    assert!(!shown(["2-0", ""]).contains("\u{1b}[31m1"));
    for none in [["", ""], ["2-0", "1-1"]] {
        assert!(!shown(none).contains("\u{1b}[31m"), "{none:?}");
    }
}
