//! Damaged and hostile records: each is read, each damage is reported at its place, and no other
//! game is affected.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Output;

use assert_cmd::Command;
use draughts_arbiter::diag::Level;
use draughts_arbiter::pdn::{GameStream, games_in, utf16_to_utf8};
use draughts_arbiter::record::{Catalogue, GameReport, MainLine, ReplayOptions, replay};
use serde_json::Value;

/// A flawless game, placed before and after every damaged one.
const GOOD: &str = "[Event \"good\"]\n[Result \"*\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n";

/// Returns the reports of all games in a text, as the library judges them.
fn judged(rules: &str, text: &[u8]) -> Vec<GameReport> {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let mut games = GameStream::new(text);
    let mut reports = Vec::new();
    while let Some(game) = games.next_game().expect("bytes can be read") {
        let line = MainLine::read(&game);
        reports.push(replay(&game, line, &laws, Vec::new(), ReplayOptions::default()));
    }
    assert_eq!(reports.len(), games_in(text).count(), "stream and text differ");
    reports
}

/// A damaged text between two good games.
struct Probe {
    name: &'static str,
    text: String,
    /// The number of games in it.
    games: usize,
    /// The half-moves of its first game, and how many of them are legal.
    plies: (usize, usize),
    /// The expected findings: level, code, and the text they point at.
    found: &'static [(Level, &'static str, &'static str)],
}

/// Returns line and column of a byte, in characters, counted from 1.
fn place(text: &str, at: usize) -> (u64, u64) {
    let line = text[..at].matches('\n').count();
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    (line as u64 + 1, text[start..at].chars().count() as u64 + 1)
}

fn check(probe: &Probe) -> Vec<String> {
    let text = format!("{GOOD}{}\n{GOOD}", probe.text);
    let reports = judged("international", text.as_bytes());
    let mut wrong = Vec::new();
    if reports.len() != probe.games + 2 {
        wrong.push(format!("{} games, not {}", reports.len(), probe.games + 2));
    }
    for good in [&reports[0], &reports[reports.len() - 1]] {
        if good.plies != 4 || !good.ok || !good.findings.is_empty() {
            wrong.push(format!("a good game suffers: {:?}", good.findings));
        }
    }
    let middle = &reports[1..reports.len() - 1];
    if let Some(first) = middle.first()
        && (first.plies, first.legal_plies) != probe.plies
    {
        wrong.push(format!("{} half-moves, {} legal", first.plies, first.legal_plies));
    }
    let mut found: Vec<String> = middle
        .iter()
        .flat_map(|report| &report.findings)
        .map(|found| {
            let at = found.finding.place.map_or_else(String::new, |place| place.to_string());
            format!("{} {} {at}", found.finding.level(), found.finding.code())
        })
        .collect();
    let mut expected: Vec<String> = probe
        .found
        .iter()
        .map(|(level, code, needle)| {
            let at = GOOD.len() + probe.text.find(needle).expect("the text holds what is found");
            let (line, column) = place(&text, at);
            format!("{level} {code} {line}:{column}")
        })
        .collect();
    found.sort();
    expected.sort();
    if found != expected {
        wrong.push(format!("found {found:#?}, expected {expected:#?}"));
        for found in middle.iter().flat_map(|report| &report.findings) {
            wrong.push(format!("  {:?}", found.finding));
        }
    }
    wrong.into_iter().map(|line| format!("{}: {line}", probe.name)).collect()
}
use Level::{Error, Irregularity, Note, Warning};

#[allow(clippy::too_many_lines)] // A table.
fn probes() -> Vec<Probe> {
    type Found = &'static [(Level, &'static str, &'static str)];
    let probe = |name, text: &str, games, plies, found: Found| Probe {
        name,
        text: format!("[Event \"probe\"]\n{text}"),
        games,
        plies,
        found,
    };
    vec![
        probe(
            "unclosed brace",
            "\n1. 32-28 {open 19-23 2. 28x19\n",
            1,
            (1, 1),
            &[(Warning, "result-missing", "32-28"), (Error, "unclosed-comment", "{open")],
        ),
        probe(
            "unclosed parenthesis",
            "\n1. 32-28 (33-29 19-23\n",
            1,
            (1, 1),
            &[(Warning, "result-missing", "32-28"), (Error, "unclosed-variation", "(33-29")],
        ),
        probe(
            "tag without a closing quote",
            "[Site \"here]\n\n1. 32-28 19-23 *\n",
            1,
            (2, 2),
            &[(Warning, "unclosed-quote", "[Site")],
        ),
        probe(
            "[Empty] line",
            "[Empty]\n\n1. 32-28 19-23 *\n",
            1,
            (2, 2),
            &[(Warning, "tag-invalid", "[Empty]")],
        ),
        probe(
            "literal \\r",
            "[Site \"x\"]\\r\n\\r\n1. 32-28 19-23 *\\r\n",
            1,
            (2, 2),
            &[(Note, "escape-text", "\\r")],
        ),
        probe(
            "result glued to the next game",
            "\n1. 32-28 19-23 2-001.33-29 20-25 *\n",
            2,
            (2, 2),
            &[],
        ),
        probe(
            "result glued to the next tag",
            "\n1. 32-28 19-23 1 - 1[White \"x\"]\n\n1. 33-29 *\n",
            2,
            (2, 2),
            &[],
        ),
        probe(
            "unknown moves",
            "\n1. - - 2. 32-28 19-23 *\n",
            1,
            (4, 0),
            &[(Error, "move-unreadable", "- -")],
        ),
        probe(
            "dots for the first move",
            "[FEN \"B:W31-50:B1-20\"]\n\n1. ... 20-25 2. 32-28 *\n",
            1,
            (2, 2),
            &[],
        ),
        probe(
            "FEN with a dot",
            "[FEN \"W:W31-50:B1-20.\"]\n\n1. 32-28 *\n",
            1,
            (1, 1),
            &[(Note, "fen-repaired", ".")],
        ),
        probe(
            "FEN over two lines",
            "[FEN \"W:W31-50:\nB1-20\"]\n\n1. 32-28 *\n",
            1,
            (1, 1),
            &[(Note, "fen-repaired", "W:W")],
        ),
        probe("FEN with Black first", "[FEN \"W:B1-20:W31-50\"]\n\n1. 32-28 *\n", 1, (1, 1), &[]),
        probe(
            "FEN with square 51",
            "[FEN \"W:W31,51:B1-20\"]\n\n1. 31-27 *\n",
            1,
            (1, 0),
            &[(Error, "fen-invalid", "51:B")],
        ),
        probe(
            "FEN with a square twice",
            "[FEN \"W:W31-50,31:B1-20\"]\n\n1. 32-28 *\n",
            1,
            (1, 1),
            &[(Note, "fen-repaired", "31:B")],
        ),
        probe(
            "FEN with two pieces on a square",
            "[FEN \"W:W31,20:B1-20\"]\n\n1. 31-27 *\n",
            1,
            (1, 0),
            &[(Error, "fen-invalid", "1-20")],
        ),
        probe(
            "missed capture",
            "\n1. 32-28 19-23 2. 37-32 23-29 *\n",
            1,
            (4, 2),
            &[(Irregularity, "capture-missed", "37-32")],
        ),
        probe(
            "Delft result",
            "[Result \"4-6\"]\n\n1. 32-28 19-23 4-6\n",
            1,
            (2, 2),
            &[(Warning, "result-odd", "4-6")],
        ),
        probe(
            "no separator between two games",
            "\n1. 32-28 19-23 2. 28x19 14x23\n\n1. 33-28 23x32 2. 37x28 *\n",
            1,
            (7, 4),
            &[(Error, "move-unreadable", "1. 33-28")],
        ),
        probe(
            "setup command",
            "\n1. 32-28 19-23 /FEN \"W:W31:B20\"/ 31-27 20-25 *\n",
            1,
            (4, 4),
            &[(Note, "position-set", "/FEN")],
        ),
        probe(
            "wrong and repeated numbers",
            "\n1. 32-28 19-23 3. 28x19 14x23 3. 37-32 10-14 *\n",
            1,
            (6, 6),
            &[
                (Warning, "move-number-wrong", "3. 28x19"),
                (Warning, "move-number-wrong", "3. 37-32"),
            ],
        ),
        probe("blanks and capitals", "\n1. 32 - 28 19- 23 2. 28X19 14 x 23 *\n", 1, (4, 4), &[]),
        probe(
            "zero bytes between moves",
            "\n1. 32-28 \0 19-23 *\n",
            1,
            (2, 2),
            &[(Warning, "text-unreadable", "\0")],
        ),
        probe(
            "10^20 as a square",
            "\n1. 32-28 100000000000000000000-23 2. 28x19 *\n",
            1,
            (3, 1),
            &[(Error, "move-unreadable", "1000000")],
        ),
        probe(
            "square 51",
            "\n1. 32-28 19-51 *\n",
            1,
            (2, 1),
            &[(Error, "move-unreadable", "19-51")],
        ),
        probe(
            "each jump a half-move",
            "[FEN \"W:W32:B1,19,28\"]\n\n1. 32x23 23x14 1-6 *\n",
            1,
            (3, 0),
            &[
                (Irregularity, "capture-too-few", "32x23"),
                (Irregularity, "two-moves-in-a-row", "23x14"),
            ],
        ),
        probe("tags and result only", "[White \"x\"]\n*\n", 1, (0, 0), &[]),
        probe(
            "a game cut in the middle",
            "\n1. 32-28 19-23 2. 28x1",
            1,
            (3, 2),
            &[(Warning, "result-missing", "28x1"), (Error, "occupied", "28x1")],
        ),
        probe(
            "terminal escapes",
            "[White \"\u{1b}[31mred\u{202e}\"]\n\n1. 32-28 {\u{1b}]0;x\u{7}} 19-23 *\n",
            1,
            (2, 2),
            &[],
        ),
    ]
}

#[test]
fn every_damage_is_said_where_it_is_and_costs_no_other_game() {
    let wrong: Vec<String> = probes().iter().flat_map(check).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn unclosed_things_at_the_end_of_the_file() {
    for tail in
        ["{", "(", "[White \"", "[White", "[", "32-28 {x", "1. 32-28 (19-", "\"", "/FEN \"W:"]
    {
        let text = format!("{GOOD}{tail}");
        let reports = judged("international", text.as_bytes());
        assert!(reports[0].plies == 4 && reports[0].ok, "{tail}");
    }
}

#[test]
fn odd_files() {
    let count = |text: &[u8]| judged("international", text).len();
    assert_eq!(count(b""), 0);
    assert_eq!(count(b"\n\n \t\n"), 0);
    assert_eq!(count("\u{feff}".as_bytes()), 0);
    assert_eq!(count(b"[White \"x\"]\n[Black \"y\"]\n"), 1);
    // Carriage returns as line ends; a byte order mark.
    for text in [GOOD.replace('\n', "\r"), format!("\u{feff}{GOOD}"), GOOD.replace('\n', "\r\n")] {
        let reports = judged("international", text.as_bytes());
        assert_eq!(reports.len(), 1);
        assert!(reports[0].ok && reports[0].plies == 4 && reports[0].findings.is_empty());
        assert_eq!(reports[0].tag("Event"), Some("good"));
    }
    let cr = GOOD.replace('\n', "\r").replace("14x23", "14x22");
    let place = judged("international", cr.as_bytes())[0].findings[0].finding.place;
    assert_eq!(place.map(|place| (place.line, place.column)), Some((4, 25)));
    // UTF-16 in both byte orders.
    for swapped in [false, true] {
        let bytes: Vec<u8> = "\u{feff}"
            .encode_utf16()
            .chain(GOOD.replace("good", "Łódź").encode_utf16())
            .flat_map(|unit| if swapped { unit.to_be_bytes() } else { unit.to_le_bytes() })
            .collect();
        assert!(utf16_to_utf8(&bytes).is_some());
        let reports = {
            let laws = Catalogue::new().laws("international").expect("a rule set");
            let mut games = GameStream::new(&bytes[..]);
            let game = games.next_game().expect("bytes").expect("a game");
            replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default())
        };
        assert!(reports.ok && reports.plies == 4);
        assert_eq!(reports.tag("Event"), Some("Łódź"));
    }
    // Binary data between games, without line ends.
    let noise: Vec<u8> =
        (0..20_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let _ = judged("international", &noise);
    let _ = judged("russian", &[0; 10_000]);
    let _ = judged("international", &[b'['; 10_000]);
}

/// A long text that repeats one element is read to its end, without a finding per byte. The time it
/// takes is not tested, since a busy machine needs longer.
#[test]
fn long_texts_are_read_to_their_end_with_few_findings() {
    let nested = format!("1. 32-28 {}{} 19-23 *\n", "(".repeat(20_000), ")".repeat(20_000));
    let reports = judged("international", nested.as_bytes());
    assert_eq!((reports.len(), reports[0].plies, reports[0].ok), (1, 2, true));
    for piece in [
        "1. ", "(", ")", "{", "}", "[", "]", "[A \"", "32-28 ", "1-1 ", "* ", "x", "0", "\"",
        "/FEN \"", "\\r", "- ", "1-", "$1",
    ] {
        let text = piece.repeat(100_000 / piece.len());
        for report in judged("international", text.as_bytes()) {
            assert!(report.findings.len() < 400, "{piece}: {}", report.findings.len());
        }
    }
}

/// A separate folder for a test, removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbiter-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn put(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        self.path(name)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path in UTF-8").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn arbiter(args: &[&str]) -> Output {
    Command::cargo_bin("arbiter").expect("the binary").args(args).output().expect("it runs")
}

fn piped(args: &[&str], input: &[u8]) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary");
    command.args(args).write_stdin(input).output().expect("it runs")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

const WARNED: &str = "[Event \"a\"]\n\n1. 32-28 19-23 3. 28x19 14x23 *\n";
const BROKEN: &str = "[Event \"b\"]\n\n1. 32-28 19-23 2. 37-32 *\n";
const LOST: &str = "[Event \"c\"]\n\n1. 32-28 99-23 *\n";

#[test]
fn exit_codes_and_streams() {
    let args = ["validate", "--rules", "international", "-"];
    for (input, expected) in
        [(GOOD, 0), (WARNED, 0), (BROKEN, 1), (LOST, 1), ("", 2), ("no game", 2)]
    {
        let output = piped(&args, input.as_bytes());
        assert_eq!(code(&output), expected, "{input}: {output:?}");
        assert!(text(&output.stderr).contains("half-move"), "{output:?}");
        assert_eq!(output.stdout.is_empty(), matches!(input, GOOD | "" | "no game"), "{input}");
    }
    let strict = |input: &str| code(&piped(&["validate", "--strict", "-"], input.as_bytes()));
    assert_eq!((strict(GOOD), strict(WARNED), strict(BROKEN)), (0, 1, 1));
    assert_eq!(code(&arbiter(&["validate"])), 2);
    assert_eq!(code(&arbiter(&["validate", "--format", "xml", "-"])), 2);
    assert_eq!(code(&piped(&["validate", "--rules", "chess", "-"], GOOD.as_bytes())), 2);
}

#[test]
fn a_bad_file_does_not_hide_the_others() {
    let folder = Folder::new("bad-file");
    let (good, wrong) = (folder.put("good.pdn", GOOD), folder.put("wrong.pdn", BROKEN));
    let (empty, missing) = (folder.put("empty.pdn", ""), folder.path("missing.pdn"));
    let directory = folder.0.to_str().expect("a path in UTF-8").to_owned();
    let binary = folder.put("binary.pdn", [0xff, 0xd8, 0, 1, 2, 3, 0xfe, 0x80].repeat(500));
    for bad in [&empty, &missing, &directory, &binary] {
        let output = arbiter(&["validate", "--format", "jsonl", &good, bad, &wrong]);
        assert_eq!(code(&output), 2, "{bad}: {output:?}");
        let files: Vec<String> = text(&output.stdout)
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["file"].to_string())
            .collect();
        assert!(files.iter().any(|file| file.contains("good.pdn")), "{bad}: {files:?}");
        assert!(files.iter().any(|file| file.contains("wrong.pdn")), "{bad}: {files:?}");
        assert!(text(&output.stderr).starts_with("error: "), "{output:?}");
    }
}

const FIELDS: [&str; 13] = [
    "schema",
    "file",
    "game",
    "line",
    "tags",
    "rules",
    "plies",
    "legal_plies",
    "replayed_plies",
    "ok",
    "result",
    "final_fen",
    "findings",
];
const FINDING_FIELDS: [&str; 13] = [
    "code",
    "level",
    "ply",
    "move_number",
    "side",
    "move",
    "line",
    "column",
    "message",
    "fen",
    "legal",
    "standing",
    "article",
];

#[test]
fn every_format_says_the_same_with_one_thread_and_with_four() {
    let folder = Folder::new("formats");
    let mut record = String::new();
    for probe in probes() {
        writeln!(record, "{GOOD}{}", probe.text).expect("a string takes it");
    }
    let many = folder.put("many.pdn", record.repeat(12));
    let games = 12 * probes().iter().map(|probe| probe.games + 1).sum::<usize>();
    for format in ["full", "concise", "json", "jsonl", "csv"] {
        let run = |jobs: &str| {
            let args =
                ["validate", "--rules", "international", "--format", format, "-j", jobs, &many];
            arbiter(&args)
        };
        let (one, four) = (run("1"), run("4"));
        assert_eq!(code(&one), 1);
        assert!(one.stdout == four.stdout && one.stderr == four.stderr, "{format}");
        let out = text(&one.stdout);
        let raw = out.chars().find(|c| c.is_control() && !matches!(c, '\n' | '\t'));
        assert_eq!(raw, None, "{format}");
        assert!(!out.contains('\u{202e}') || format.starts_with("json"), "{format}");
        match format {
            "json" => {
                let array: Vec<Value> = serde_json::from_str(&out).expect("one array");
                assert_eq!(array.len(), games);
            }
            "jsonl" => {
                for line in out.lines() {
                    let game: Value = serde_json::from_str(line).expect("an object a line");
                    let keys: Vec<&str> =
                        game.as_object().expect("an object").keys().map(String::as_str).collect();
                    assert!(FIELDS.iter().all(|field| keys.contains(field)), "{keys:?}");
                    assert_eq!(game["schema"], "arbiter.validate/2");
                    for finding in game["findings"].as_array().expect("an array") {
                        let finding = finding.as_object().expect("an object");
                        assert!(FINDING_FIELDS.iter().all(|field| finding.contains_key(*field)));
                        assert!(finding["line"].is_u64() && finding["column"].is_u64());
                    }
                }
            }
            "csv" => {
                let mut rows = csv::Reader::from_reader(out.as_bytes());
                assert_eq!(rows.records().filter(Result::is_ok).count(), games);
            }
            _ => {}
        }
    }
}

#[test]
fn an_output_file_names_its_format_and_never_replaces_an_input() {
    let folder = Folder::new("output");
    let input = folder.put("games.pdn", BROKEN);
    for (name, begins) in [
        ("a.json", "["),
        ("a.jsonl", "{\"schema\""),
        ("a.csv", "file,game,"),
        ("a.txt", "irregularity["),
    ] {
        let out = folder.path(name);
        let output = arbiter(&["validate", "--rules", "international", "-o", &out, &input]);
        assert_eq!(code(&output), 1, "{output:?}");
        assert!(output.stdout.is_empty());
        let written = fs::read_to_string(&out).expect("it was written");
        assert!(written.starts_with(begins), "{name}: {written}");
    }
    let output = arbiter(&["validate", "-o", &input, &input]);
    assert_eq!(code(&output), 2);
    assert_eq!(fs::read_to_string(&input).expect("it is still there"), BROKEN);
    // The same file under another name.
    let other = folder.path("./../").replace(
        "./../",
        &format!(
            "../{}/games.pdn",
            folder.0.file_name().and_then(|name| name.to_str()).expect("a name")
        ),
    );
    let output = arbiter(&["validate", "-o", &other, &input]);
    assert_eq!(code(&output), 2, "{other}");
    assert_eq!(fs::read_to_string(&input).expect("it is still there"), BROKEN);
}

#[test]
fn cells_begin_no_formula() {
    let record = "[White \"=HYPERLINK(1)\"]\n[Black \"@x\"]\n[Event \"+1\"]\n[Round \"-1\"]\n\
        [Date \" =1+1\"]\n\n1. 32-28 *\n";
    let output = piped(&["validate", "--format", "csv", "-"], record.as_bytes());
    let out = text(&output.stdout);
    let mut rows = csv::Reader::from_reader(out.as_bytes());
    let row = rows.records().next().expect("a row").expect("a row that can be read");
    for cell in &row {
        assert!(!cell.trim_start().starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell}: {out}");
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_error() {
    use std::process::{Command, Stdio};
    let folder = Folder::new("pipe");
    let many = folder.put("many.pdn", BROKEN.repeat(1_000));
    let binary = assert_cmd::cargo::cargo_bin("arbiter");
    for format in ["full", "concise", "json", "jsonl", "csv"] {
        let mut child = Command::new(&binary)
            .args(["validate", "--rules", "international", "--format", format, &many])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(code(&output), 0, "{format}: {}", text(&output.stderr));
    }
}

#[test]
fn hostile_names_of_files_are_disarmed() {
    let output = arbiter(&["validate", "no\u{1b}[31m\u{202e}such.pdn"]);
    assert_eq!(code(&output), 2);
    let said = text(&output.stderr);
    assert!(!said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
}
