//! Tests of what the commands that show an event print.
//!
//! The events are `fixtures/events/views/*.yaml`, with the expected output next to them.
//! `UPDATE_FIXTURES=1 cargo test --test events event_views::` rewrites that output; read the diff.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use draughts_arbiter::report::{Form, SheetFormat};
use draughts_arbiter::words::Language;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/events/views")
}

/// Runs `arbiter event VERB FILE ...` in a folder.
fn event(folder: &Path, verb: &str, file: &str, rest: &[&str]) -> Output {
    command(folder, verb, file, rest).output().expect("it runs")
}

fn command(folder: &Path, verb: &str, file: &str, rest: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
    command.current_dir(folder).env_remove("COLUMNS").args(["event", verb, file]).args(rest);
    command
}

/// Returns what a command that reports no problem prints on a terminal of 80 columns.
fn printed(verb: &str, file: &str, rest: &[&str]) -> String {
    let mut command = command(&folder(), verb, file, rest);
    let output = command.env("COLUMNS", "80").output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    // A printed list leaves out a round that is still being played.
    let is_aside = said.is_empty() || (verb == "standings" && said.contains("is being played"));
    assert!(output.status.success() && is_aside, "{verb} {file} {rest:?}: {said}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_workbook_holds_every_view() {
    let file = tempfile::tempdir().expect("a folder");
    for (of, name, verb, rest) in VIEWS {
        let path = file.path().join("view.xlsx");
        let mut command = command(&folder(), verb, &format!("{of}.yaml"), rest);
        let output = command.arg("-o").arg(&path).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            // Slips and cards are only meant to be printed for people.
            assert!(PRINTED.contains(name), "{of} {name}: {said}");
            continue;
        }
        let bytes = fs::read(&path).expect("a workbook");
        assert!(bytes.starts_with(b"PK"), "{of} {name}");
        fs::remove_file(&path).expect("it was written");
    }
}

#[test]
fn standings_of_a_round_that_is_being_played_say_so_and_paper_has_the_one_before() {
    let title = |rest: &[&str]| printed("standings", "open.yaml", rest);
    assert!(title(&[]).contains("Standings during round 5 of 5 (3 of 5 results)"));
    let page = title(&["--format", "html"]);
    assert!(page.contains("Standings after round 4 of 5"), "{page}");
    let running = title(&["--format", "html", "--round", "5"]);
    assert!(running.contains("Standings during round 5 of 5"), "{running}");
    let site = tempfile::tempdir().expect("a folder");
    let mut publish = Command::cargo_bin("arbiter").expect("the binary is built");
    let out = site.path().join("site");
    publish
        .current_dir(folder())
        .args(["publish", "open.yaml", "--languages", "en", "-o"])
        .arg(&out);
    assert!(publish.output().expect("it runs").status.success());
    let start = fs::read_to_string(out.join("index.html")).expect("a page");
    assert!(start.contains("Standings after round 4 of 5"), "{start}");
    assert!(start.contains("standings-4.html"), "{start}");
}

/// Compares the text with the file, or writes the file.
fn is_golden(name: &str, text: &str) {
    let path = folder().join(name);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        fs::write(&path, text).expect("the fixture is written");
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(golden, text, "{name}: UPDATE_FIXTURES=1 cargo test --test events event_views::");
}

/// Views of the events, each with the base name of its files.
const VIEWS: &[(&str, &str, &str, &[&str])] = &[
    ("club", "pairings", "pairings", &["--all"]),
    ("club", "by-name", "pairings", &["--by", "name"]),
    ("club", "slips", "pairings", &["--slips", "--round", "1"]),
    ("club", "table-cards", "pairings", &["--cards", "--round", "1"]),
    ("club", "name-cards", "players", &["--cards", "--by", "name"]),
    ("club", "standings", "standings", &[]),
    ("club", "categories", "standings", &["--by-category"]),
    ("club", "explained", "standings", &["--explain", "ash"]),
    ("club", "crosstable", "crosstable", &[]),
    ("club", "colours", "colours", &[]),
    ("club", "player", "player", &["bee"]),
    ("club", "players", "players", &["--by", "rating"]),
    ("open", "pairings", "pairings", &[]),
    ("open", "standings", "standings", &[]),
    ("open", "after-3", "standings", &["--round", "3", "--category", "u18"]),
    ("open", "explained", "standings", &["--explain", "p3"]),
    ("open", "crosstable", "crosstable", &[]),
    ("open", "colours", "colours", &[]),
    ("open", "player", "player", &["p7"]),
    ("open", "clubs", "standings", &["--clubs", "--best", "2"]),
    ("double", "standings", "standings", &[]),
    ("double", "crosstable", "crosstable", &[]),
    ("open", "columns", "pairings", &["--columns", "number,title,fed,rating"]),
    ("cup", "pairings", "pairings", &[]),
    ("cup", "standings", "standings", &[]),
    ("cup", "crosstable", "crosstable", &[]),
    ("match", "pairings", "pairings", &[]),
    ("match", "crosstable", "crosstable", &[]),
    ("match", "standings", "standings", &[]),
    ("teams", "standings", "standings", &[]),
    ("teams", "crosstable", "crosstable", &[]),
    ("sixty-four", "pairings", "pairings", &["--round", "3"]),
    ("sixty-four", "by-name", "pairings", &["--by", "name"]),
    ("sixty-four", "slips", "pairings", &["--slips"]),
    ("sixty-four", "standings", "standings", &[]),
    ("sixty-four", "crosstable", "crosstable", &[]),
    ("delft", "standings", "standings", &[]),
    ("delft", "crosstable", "crosstable", &[]),
    ("clubs", "pairings", "pairings", &["--all"]),
    ("clubs", "by-name", "pairings", &["--by", "name", "--round", "3"]),
    ("clubs", "slips", "pairings", &["--slips", "--round", "3"]),
    ("clubs", "table-cards", "pairings", &["--cards", "--round", "3"]),
    ("clubs", "match-report", "match-sheet", &["--round", "3"]),
    ("clubs", "lineup-sheet", "lineup-sheet", &["--round", "4"]),
    ("clubs", "standings", "standings", &[]),
    ("clubs", "explained", "standings", &["--explain", "t4"]),
    ("clubs", "individuals", "standings", &["--players"]),
    ("clubs", "board-1", "standings", &["--players", "--board", "1", "--columns", "rating"]),
    ("clubs", "crosstable", "crosstable", &[]),
    ("clubs", "crosstable-players", "crosstable", &["--players"]),
    ("clubs", "colours", "colours", &[]),
    ("clubs", "team", "player", &["t1"]),
    ("clubs", "player", "player", &["c2"]),
    ("clubs", "players", "players", &[]),
    ("clubs", "outstanding", "outstanding", &["--all"]),
    ("final", "pairings", "pairings", &["--all"]),
    ("final", "by-name", "pairings", &["--by", "name", "--round", "2"]),
    ("final", "standings", "standings", &[]),
    ("final", "groups", "standings", &["--stage", "1"]),
    ("final", "crosstable", "crosstable", &[]),
    ("final", "crosstable-groups", "crosstable", &["--stage", "1"]),
    ("final", "player", "player", &["p1"]),
    ("final", "explained", "standings", &["--explain", "p1"]),
    ("prizes", "prizes", "prize", &[]),
    ("prizes", "round-2", "prize", &["--round", "2"]),
    ("prizes", "receipts", "prize", &["--receipts"]),
    ("masters", "book", "book", &[]),
    ("masters", "book-p5", "book", &["--player", "p5"]),
    ("masters", "player", "player", &["p5", "--book"]),
    ("masters", "explained", "standings", &["--explain", "p5"]),
    ("masters", "norms", "norms", &["--norms", "../../norms/wood.yaml"]),
    ("masters", "norms-p4", "norms", &["--norms", "../../norms/wood.yaml", "--player", "p4"]),
];

/// Views meant only for people: available as text and pages.
const PRINTED: &[&str] =
    &["slips", "table-cards", "name-cards", "match-report", "lineup-sheet", "receipts"];

#[test]
fn every_view_as_text_fits_the_terminal_and_says_the_same_as_ever() {
    for (of, name, verb, rest) in VIEWS {
        let text = printed(verb, &format!("{of}.yaml"), rest);
        for line in text.lines() {
            assert!(line.chars().count() <= 80, "{of} {verb}: {line}");
        }
        is_golden(&format!("{of}.{name}.txt"), &text);
    }
}

/// Tests views in each full language but English, each with a file: everything that surrounds the
/// names and points.
#[test]
fn people_read_the_tables_in_their_language() {
    for code in Language::FULL[1..].iter().map(|language| language.code()) {
        let lang = ["--lang", code];
        for (of, name, verb, rest) in VIEWS {
            let text = printed(verb, &format!("{of}.yaml"), &[rest, &lang[..]].concat());
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{of} {verb}: {line}");
            }
            if ["club", "clubs", "final", "prizes", "masters"].contains(of) {
                is_golden(&format!("{of}.{name}.{code}.txt"), &text);
            }
        }
        for verb in ["standings", "pairings"] {
            let html = printed(verb, "club.yaml", &[&["--format", "html"][..], &lang].concat());
            assert!(html.contains(&format!("<html lang=\"{code}\">")), "{html}");
        }
    }
}

#[test]
fn a_pipe_gets_names_whole() {
    let rest = ["--lang", "nl"];
    let piped = event(&folder(), "standings", "club.yaml", &rest);
    let piped = String::from_utf8(piped.stdout).expect("UTF-8");
    assert!(printed("standings", "club.yaml", &rest).contains('…') && !piped.contains('…'));
}

#[test]
fn programs_read_the_same_in_every_language() {
    for (of, name, verb, rest) in VIEWS.iter().filter(|view| !PRINTED.contains(&view.1)) {
        let rest = [rest, &["--format", "json"][..]].concat();
        let in_other = [&rest, &["--lang", "fr"][..]].concat();
        let file = format!("{of}.yaml");
        assert_eq!(printed(verb, &file, &rest), printed(verb, &file, &in_other), "{of} {name}");
    }
}

#[test]
fn csv_in_another_language_is_what_its_spreadsheets_open() {
    for (of, name, verb, rest) in VIEWS.iter().filter(|view| !PRINTED.contains(&view.1)) {
        let file = format!("{of}.yaml");
        let rest = [rest, &["--format", "csv"][..]].concat();
        let english = printed(verb, &file, &rest);
        let dutch = printed(verb, &file, &[&rest, &["--lang", "nl"][..]].concat());
        let text = dutch.strip_prefix('\u{feff}').expect("a byte order mark");
        let rows = |text: &str, delimiter| -> Vec<usize> {
            let mut reader = csv::ReaderBuilder::new();
            reader.has_headers(false).flexible(true).delimiter(delimiter);
            let mut reader = reader.from_reader(text.as_bytes());
            reader.records().map(|row| row.expect("a row").len()).collect()
        };
        let (people, programs) = (rows(text, b';'), rows(&english, b','));
        assert_eq!(people.len(), programs.len(), "{of} {name}: the same lines");
        assert!(people.iter().zip(&programs).all(|(own, most)| own <= most), "{of} {name}");
    }
    let dutch = printed("standings", "club.yaml", &["--format", "csv", "--lang", "nl"]);
    assert!(dutch.starts_with("\u{feff}Pl;Id;Naam;"), "{dutch}");
}

#[test]
fn the_other_forms_say_the_same_as_ever() {
    for (name, verb, rest) in [
        ("pairings", "pairings", &["--round", "2"][..]),
        ("by-name", "pairings", &["--by", "name"]),
        ("columns", "standings", &["--columns", "id,number,rating"]),
        ("standings", "standings", &[]),
        ("explained", "standings", &["--explain", "ash"]),
        ("crosstable", "crosstable", &[]),
        ("colours", "colours", &[]),
        ("player", "player", &["bee"]),
        ("players", "players", &[]),
    ] {
        // Rows and heads come from one list of columns: two views have every kind of cell.
        let formats: &[&str] = match name {
            "standings" | "explained" => &["csv", "md", "json"],
            _ => &["json"],
        };
        for format in formats {
            let rest = [rest, &["--format", format]].concat();
            is_golden(&format!("club.{name}.{format}"), &printed(verb, "club.yaml", &rest));
        }
    }
    for format in ["csv", "json"] {
        let prizes = printed("prize", "prizes.yaml", &["--format", format]);
        is_golden(&format!("prizes.prizes.{format}"), &prizes);
        let rest = ["--explain", "p7", "--format", format];
        is_golden(&format!("prizes.explained.{format}"), &printed("prize", "prizes.yaml", &rest));
    }
    for format in ["csv", "json"] {
        let book = printed("book", "masters.yaml", &["--format", format]);
        is_golden(&format!("masters.book.{format}"), &book);
        let rest = ["--norms", "../../norms/wood.yaml", "--format", format];
        is_golden(&format!("masters.norms.{format}"), &printed("norms", "masters.yaml", &rest));
        let report = event(&folder(), "federation-report", "masters.yaml", &["--format", format]);
        assert!(report.status.success(), "{report:?}");
        let report = String::from_utf8(report.stdout).expect("UTF-8");
        is_golden(&format!("masters.report.{format}"), &report);
    }
    let rest = ["--norms", "../../norms/wood.yaml"];
    is_golden("masters.report.txt", &printed("federation-report", "masters.yaml", &rest));
    let rest = ["--lang", "nl"];
    is_golden("masters.report.nl.txt", &printed("federation-report", "masters.yaml", &rest));
    is_golden("clubs.report.txt", &printed("federation-report", "clubs.yaml", &[]));
    is_golden("final.report.txt", &printed("federation-report", "final.yaml", &[]));
    for format in ["csv", "json", "yaml"] {
        let name = format!("club.export.{format}.expected");
        is_golden(&name, &printed("export", "club.yaml", &["--format", format]));
    }
    let games = printed("export", "sixty-four.yaml", &["--format", "csv"]);
    is_golden("sixty-four.export.csv.expected", &games);
}

#[test]
fn every_json_names_its_schema() {
    for (of, name, verb, rest) in VIEWS.iter().filter(|view| !PRINTED.contains(&view.1)) {
        let rest = [rest, &["--format", "json"][..]].concat();
        let json: serde_json::Value =
            serde_json::from_str(&printed(verb, &format!("{of}.yaml"), &rest)).expect("JSON");
        let schema = json["schema"].as_str().expect("a schema").replace('/', "-");
        let file = schema.replace("arbiter.", "");
        let path = folder().join(format!("../../schemas/{file}.json"));
        let text = fs::read_to_string(path).unwrap_or_else(|_| panic!("{of} {name}: {schema}"));
        let schema: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        for required in schema["required"].as_array().expect("a list") {
            let required = required.as_str().expect("a name");
            assert!(json.get(required).is_some(), "{of} {name}: {required}");
        }
    }
}

#[test]
fn pages_are_whole_and_need_nothing_from_outside() {
    for (of, name, verb, rest) in VIEWS {
        let file = format!("{of}.yaml");
        let html = printed(verb, &file, &[rest, &["--format", "html"][..]].concat());
        assert!(
            html.starts_with("<!DOCTYPE html>") && html.trim_end().ends_with("</html>"),
            "{of} {name}"
        );
        for outside in ["http:", "https:", "src=", "<script", "<link", "@import", "url("] {
            assert!(!html.contains(outside), "{of} {name}: {outside}");
        }
        if PRINTED.contains(name) {
            assert!(html.matches("<article").count() > 1);
            continue;
        }
        let csv = printed(verb, &file, &[rest, &["--format", "csv"][..]].concat());
        let sheets = csv.split("\n\n").count();
        let tables = html.matches("<table").count();
        // A list of several rounds is one table whose lines begin with the round.
        let in_one = rest.contains(&"--all") && *name == "pairings";
        assert!(tables == sheets || (in_one && sheets < tables), "{of} {name}");
        // Every line of the CSV except the headers is a row of the page.
        let lines = csv.lines().filter(|line| !line.is_empty()).count();
        assert_eq!(html.matches("<tr class=\"row\">").count(), lines - sheets, "{of} {name}");
        assert!(html.contains("@bottom-left { content: \""), "{of} {name}: no foot");
    }
    let html = printed("pairings", "club.yaml", &["--round", "2", "--format", "html"]);
    // The footer: event, round, place and date, written as a CSS string.
    for word in ["Leafton", "Round", "Place", "Sep"] {
        assert!(html.contains(word), "{word}");
    }
}

#[test]
fn a_file_has_the_form_of_its_ending_and_never_the_name_of_the_event() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let yaml = fs::read_to_string(self::folder().join("club.yaml")).expect("the event");
    fs::write(at("club.yaml"), &yaml).expect("a copy");
    let run = |verb: &str, rest: &[&str]| event(folder.path(), verb, "club.yaml", rest);
    for (file, format) in [("a.html", "html"), ("a.CSV", "csv"), ("a.md", "md"), ("a.txt", "text")]
    {
        let output = run("standings", &["-o", file]);
        assert!(output.status.success() && output.stdout.is_empty(), "{file}");
        let written = fs::read_to_string(at(file)).expect("the file");
        if format == "text" {
            // A file has room for everything, so nothing is left out.
            assert!(written.contains("Club") && written.contains("Treetop Draughts"), "{written}");
        } else {
            assert_eq!(written, printed("standings", "club.yaml", &["--format", format]));
        }
    }
    for (verb, file, said) in [
        (
            "standings",
            "club.yaml",
            "club.yaml: no format of this command has the ending .yaml; use ",
        ),
        ("export", "club.yaml", "club.yaml is read"),
        ("standings", "a.pdf", "a.pdf: no format of this command has the ending .pdf"),
        ("export", "a.xls", "a.xls: no format of this command has the ending .xls"),
    ] {
        let output = run(verb, &["-o", file]);
        assert_eq!(output.status.code(), Some(2), "{verb} {file}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(said), "{error}");
    }
    let forced = run("standings", &["-o", "./club.yaml", "--format", "json"]);
    assert_eq!(forced.status.code(), Some(2));
    assert_eq!(fs::read_to_string(at("club.yaml")).expect("the event"), yaml);
    // Nothing else was left behind: no history, no lock, no unfinished file.
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, ["a.CSV", "a.html", "a.md", "a.txt", "club.yaml"]);
}

#[test]
fn what_was_exported_as_yaml_is_the_same_event() {
    let yaml = printed("export", "club.yaml", &["--format", "yaml"]);
    let read = |text: &str| draughts_arbiter::event::read("event.yaml", text).expect("an event");
    let before = fs::read_to_string(folder().join("club.yaml")).expect("the event");
    assert_eq!(read(&yaml), read(&before));
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    for (verb, rest, said) in [
        ("standings", &["--round", "6"][..], "rounds 1 to 5 are"),
        ("standings", &["--round", "0"], "round 0 is not paired"),
        ("standings", &["--category", "U8"], "there are U18, Veterans"),
        ("standings", &["--explain", "Olive"], "it may be crane Crane, Olive"),
        ("player", &["crame"], "did you mean crane?"),
        ("pairings", &["--round", "9"], "rounds 1 to 5 are"),
    ] {
        let output = event(&folder(), verb, "club.yaml", rest);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{verb} {rest:?}: {error}");
        assert!(error.contains(said), "{verb} {rest:?}: {error}");
    }
    let slips = event(&folder(), "pairings", "club.yaml", &["--slips", "--format", "csv"]);
    assert_eq!(slips.status.code(), Some(2));
}

#[test]
fn colours_may_be_spelled_as_in_america() {
    let colors = printed("colors", "club.yaml", &[]);
    assert_eq!(colors, printed("colours", "club.yaml", &[]));
}

#[test]
fn in_french_a_space_at_which_no_line_breaks_stands_before_a_colon() {
    let shown = |rest: &[&str]| printed("player", "club.yaml", rest);
    let text = shown(&["bee", "--lang", "fr"]);
    assert!(text.contains("Points\u{a0}: "), "{text}");
    assert!(shown(&["bee", "--lang", "fr", "--format", "md"]).contains("**Points\u{a0}:** "));
    assert!(shown(&["bee", "--lang", "nl"]).contains("Punten: "));
}

#[test]
fn standings_after_a_round_know_nothing_of_later_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = fs::read_to_string(self::folder().join("open.yaml")).expect("the event");
    let cut = whole.find("  - round: 4\n").expect("round 4");
    fs::write(folder.path().join("cut.yaml"), &whole[..cut]).expect("the event is written");
    for verb in ["standings", "crosstable", "colours"] {
        let mut command = command(folder.path(), verb, "cut.yaml", &["--round", "3"]);
        let output = command.env("COLUMNS", "80").output().expect("it runs");
        let cut = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!(cut, printed(verb, "open.yaml", &["--round", "3"]), "{verb}");
    }
}

/// Returns whether a text is free of control characters and direction marks.
fn is_harmless(text: &str) -> bool {
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}'];
    let reorders = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text.chars().any(|c| (c.is_control() && c != '\n') || marks.contains(&c) || reorders(c))
}

#[test]
fn hostile_texts_are_harmless_in_every_view_and_form() {
    for (verb, rest) in [
        ("pairings", &["--all"][..]),
        ("pairings", &["--slips"]),
        ("pairings", &["--cards"]),
        ("pairings", &["--by", "name"]),
        ("players", &["--cards"]),
        ("standings", &[]),
        ("standings", &["--by-category"]),
        ("standings", &["--explain", "d"]),
        ("crosstable", &[]),
        ("colours", &[]),
        ("player", &["a"]),
        ("player", &["b"]),
        ("players", &[]),
        ("export", &[]),
    ] {
        for format in SheetFormat::all().map(|form| form.format().word()) {
            let people = ["text", "html"].contains(&format);
            let export = ["csv", "json"].contains(&format);
            if [["--slips"], ["--cards"]].iter().any(|one| rest == one) && !people
                || verb == "export" && !export
            {
                continue;
            }
            let shown = format!("{verb} {rest:?} {format}");
            let text = printed(verb, "hostile.yaml", &[rest, &["--format", format]].concat());
            assert!(is_harmless(&text), "{shown}: {text}");
            match format {
                "html" => {
                    for tag in ["<script", "<img", "<b>", "<i>", "<u>"] {
                        assert!(!text.contains(tag), "{shown}: {tag}");
                    }
                    assert_eq!(text.matches("</style>").count(), 1, "{shown}");
                }
                "md" => {
                    let plain = text.replace("\\]", "");
                    assert!(!plain.contains('<') && !plain.contains("]("), "{shown}: {text}");
                }
                "csv" => cells_are_no_formulas(&shown, &text),
                "json" => {
                    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
                    let name = json["event"]["name"].as_str().expect("the name");
                    assert_eq!(name, "<script>alert(1)</script>\u{1b}[31mOpen\u{202e}gnp");
                }
                _ => {}
            }
        }
    }
}

fn cells_are_no_formulas(shown: &str, text: &str) {
    for sheet in text.split("\n\n") {
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .from_reader(sheet.as_bytes());
        for record in reader.records() {
            for cell in &record.expect("a row") {
                let number = cell.trim_start_matches(['+', '-']).parse::<u32>().is_ok();
                let formula = cell.starts_with(['=', '+', '-', '@']);
                assert!(!formula || number || cell.len() == 1, "{shown}: {cell}");
            }
        }
    }
}

#[test]
fn the_points_of_a_bye_and_a_round_without_a_colour_are_explained() {
    use crate::playoffs::run;
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system swiss --rounds 3 --seed 1", 0);
    for name in ["Ash, Ada", "Bay, Bo", "Cay, Cy"] {
        run(&folder, &format!("event add ./e.yaml \"{name}\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 1=2-0", 0);
    let said = run(&folder, "event pairings ./e.yaml", 0);
    assert!(said.contains("+2: points without an opponent."), "{said}");
    // No Latin letter among the Cyrillic ones.
    for language in ["ru", "uk"] {
        let said = run(&folder, &format!("event colours ./e.yaml --lang {language}"), 0);
        assert!(said.contains("-: тур без парт") && !said.contains("  u  "), "{said}");
    }
    assert!(run(&folder, "event colours ./e.yaml", 0).contains("u: a round without a game"));
}
