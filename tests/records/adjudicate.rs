//! Tests of `arbiter adjudicate`: output files, and rulings that can be reproduced from the command
//! they record.

use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use sha2::{Digest, Sha256};

fn arbiter(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args);
    command
}

fn json(args: &[&str]) -> Value {
    let out = arbiter(args).args(["--format", "json"]).output().expect("it runs").stdout;
    serde_json::from_slice(&out).expect("one object")
}

const REPETITION: &str = "fixtures/records/repetition.pdn";

#[test]
fn a_ruling_can_be_repeated_by_the_command_line_on_it() {
    let claim = ["adjudicate", REPETITION, "--game", "1", "--claim", "repetition"];
    let first = arbiter(&claim).args(["--format", "json"]).output().expect("it runs").stdout;
    let view: Value = serde_json::from_slice(&first).expect("one object");
    let command = view["command"].as_str().expect("a command line");
    let words: Vec<&str> = command.split(' ').skip(1).collect();
    assert_eq!(arbiter(&words).output().expect("it runs").stdout, first);
}

#[test]
fn the_digest_is_that_of_the_game_alone() {
    let text = std::fs::read_to_string(REPETITION).expect("the fixture");
    let (first, _) = text.split_once("\n\n[Event").expect("two games");
    let digest: String =
        Sha256::digest(first.trim()).iter().map(|byte| format!("{byte:02x}")).collect();
    let claim = |file: &str| {
        ["adjudicate", file, "--game", "1", "--claim", "repetition"].map(str::to_owned)
    };
    let of = |args: &[String]| json(&args.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(of(&claim(REPETITION))["sha256"], digest);
    let out = arbiter(&["adjudicate", "-", "--claim", "repetition", "--format", "json"])
        .write_stdin(first)
        .output()
        .expect("it runs");
    let alone: Value = serde_json::from_slice(&out.stdout).expect("one object");
    assert_eq!(alone["sha256"], digest);
    assert_eq!(alone["verdict"], "granted");
}

#[test]
fn the_ending_of_the_file_decides_what_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let claim =
        ["adjudicate", REPETITION, "--game", "2", "--claim", "repetition", "--moves", "41,45,49"];
    for (name, begins) in [
        ("r.md", "# Ruling"),
        ("r.json", "{"),
        ("r.txt", "fixtures/records/repetition.pdn, game 2, by international (FMJD Annex 1"),
        ("r.html", "<!DOCTYPE html>"),
    ] {
        arbiter(&claim).args(["-o", &path(name)]).assert().code(1).stdout("");
        let written = std::fs::read_to_string(path(name)).expect("it is written");
        assert!(written.starts_with(begins), "{name}: {written}");
    }
    // If the question cannot be answered, nothing is written; input files are never overwritten.
    arbiter(&["adjudicate", REPETITION, "--claim", "repetition", "-o", &path("none.md")])
        .assert()
        .code(2);
    assert!(!Path::new(&path("none.md")).exists());
    arbiter(&["adjudicate", REPETITION, "--game", "1", "-o", REPETITION]).assert().code(2);
}

#[test]
fn an_ending_that_no_format_has_is_refused_by_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let count = ["count", "--rules", "international", "--fen", "W:WK47,K38,K43:BK3"];
    let games = ["event", "games", "fixtures/events/views/club.yaml", "1", REPETITION];
    for (command, known) in [
        (
            &["adjudicate", REPETITION, "--game", "1"][..],
            ".txt, .json, .md, .html, or give --format",
        ),
        (&["validate", REPETITION], ".txt, .json, .jsonl, .csv, or give --format"),
        (&["convert", REPETITION], ".pdn, .fen, .html, .jsonl, .csv, or give --to"),
        (&count, ".txt, .json, .md, .html, or give --format"),
        (&games, ".txt, .json, or give --format"),
    ] {
        let file = path("r.pdf");
        let no_ending = "no format of this command has the ending .pdf";
        let said = format!("error: {file}: {no_ending}; use {known}\n");
        arbiter(command).args(["-o", &file]).assert().code(2).stdout("").stderr(said);
        assert!(!Path::new(&file).exists());
    }
    // An output file without an extension gets the format that the command prints; an explicit
    // `--format` takes precedence.
    let plain = path("ruling");
    arbiter(&["adjudicate", REPETITION, "--game", "1", "-o", &plain]).assert().stdout("");
    let text = std::fs::read_to_string(plain).expect("it is written");
    assert!(text.starts_with("fixtures/records/repetition.pdn, game 1"), "{text}");
    let named = path("page.pdf");
    let page = ["adjudicate", REPETITION, "--game", "1", "--format", "html", "-o", &named];
    arbiter(&page).assert().stdout("");
    assert!(Path::new(&named).exists());
}

#[test]
fn names_in_a_record_mean_nothing_to_markdown_or_a_terminal() {
    let file = "tests/cmd/files/hostile-names.pdn";
    let out = arbiter(&["adjudicate", file, "--format", "md"]).output().expect("it runs").stdout;
    let sheet = String::from_utf8(out).expect("text");
    assert!(sheet.contains(r"| Black | \*second\* "), "{sheet}");
    assert!(
        sheet.contains(r"| Event | \# Open \| &lt;script&gt;alert(1)&lt;/script&gt; |"),
        "{sheet}"
    );
    assert!(!sheet.contains("<script>") && !sheet.contains('\u{1b}') && !sheet.contains("http://"));
}

#[test]
fn the_sheet_holds_all_that_an_appeal_needs() {
    let claim = ["adjudicate", REPETITION, "--game", "2", "--claim", "repetition"];
    let out = arbiter(&claim).args(["--moves", "41,45,49", "--format", "md"]).output();
    let sheet = String::from_utf8(out.expect("it runs").stdout).expect("text");
    for part in [
        "| White | First board |",
        "| Round | 2 |",
        "| Date | 2026.05.14 |",
        "A draw by repetition is claimed before Black's 49th move: the position after White's 41st, \
         45th, and 49th moves.",
        "**THE GAME IS A DRAW, but not as claimed.** The claim names White's 45th move, when the white \
         king was on 3, not on 4.",
        "But the same position stood three times, after White's 41st, 47th, and 49th \
         moves, with Black to move (FMJD Annex 1, 6.1). Enter 1-1.",
        "| Half-move | What it shows | Position after it |",
        "| White's 45th move, 9-3 | named in the claim | diagram 2 |",
        "Diagram 2: After White's 45th move, Black to move:\n\n```text\n      .   .   W   .   .   1-5\n",
        "## Signatures",
        "Appeal by White / by Black / none",
        concat!("- Program: `arbiter ", env!("CARGO_PKG_VERSION"), "`"),
        "`arbiter adjudicate fixtures/records/repetition.pdn --game 2 --claim repetition --moves 41,45,49 --format md`",
        "- SHA-256 of the game's text (blanks at both ends left out): `",
    ] {
        assert!(sheet.contains(part), "no {part:?} in\n{sheet}");
    }
}

#[test]
fn every_piece_of_evidence_has_its_move_and_its_position() {
    let view = json(&[
        "adjudicate",
        REPETITION,
        "--game",
        "1",
        "--claim",
        "repetition",
        "--moves",
        "41w,45w,49w",
    ]);
    let evidence = view["evidence"].as_array().expect("a list");
    let plies: Vec<u64> = evidence.iter().filter_map(|one| one["ply"].as_u64()).collect();
    assert_eq!(plies, [1, 9, 17]);
    assert!(evidence.iter().all(|one| one["fen"] == "B:WK4,36:B26,K45"), "{view}");
    assert_eq!(view["met_at"], view["earliest"]);
    assert_eq!(view["claimed_at"]["ply"], 18);
}

#[test]
fn a_correction_shows_the_position_before_the_half_move_it_is_about() {
    let claim = ["adjudicate", "fixtures/records/missed-capture.pdn", "--game", "2", "--claim"];
    let out = arbiter(&claim).args(["capture-missed", "--format", "md"]).output();
    let sheet = String::from_utf8(out.expect("it runs").stdout).expect("text");
    assert!(sheet.contains("| Half-move | What it shows | Position before it |"), "{sheet}");
    assert!(sheet.contains("Diagram 1: Before White's 2nd move, White to move:"), "{sheet}");
    let view = json(&[&claim[..], &["capture-missed"]].concat());
    assert_eq!(view["fen_corrected"], view["evidence"][0]["fen"]);
    assert_eq!(
        view["answer"],
        "GRANTED to Black. White's 2nd move, 39-33: White had to capture and did not \
         (FMJD Annex 1, 4.2 and 4.3). The move is taken back; White must play 28x19 (5.4.6). The game goes on from before the error; White moves."
    );
}

#[test]
fn pieces_that_are_put_right_are_shown_put_right() {
    let file = "tests/cmd/files/rulings.pdn";
    let claim =
        ["adjudicate", file, "--rules", "international", "--game", "14", "--claim", "irregular"];
    let view = json(&claim);
    let fen = |key: &str| view[key].as_str().expect("a position").to_owned();
    // The captured man on 23 was left on the board.
    assert!(fen("fen").contains(",23,") || fen("fen").ends_with(",23"), "{view}");
    assert!(!fen("fen_corrected").contains("23"), "{view}");
}

#[test]
fn a_page_to_sign_opens_nothing_that_a_record_writes() {
    let file = "tests/cmd/files/hostile-names.pdn";
    let claim = ["adjudicate", file, "--format", "html"];
    let page = String::from_utf8(arbiter(&claim).output().expect("it runs").stdout).expect("text");
    assert!(page.contains("&#60;script&#62;alert(1)&#60;/script&#62;"), "{page}");
    assert!(!page.contains("<script") && !page.contains('\u{1b}'), "{page}");
}

#[test]
fn what_remains_is_told_by_side() {
    let file = "tests/cmd/files/rulings.pdn";
    let claim = ["adjudicate", file, "--rules", "frisian", "--game", "1", "--claim", "ending"];
    let view = json(&[&claim[..], &["--at", "46b"]].concat());
    assert_eq!(
        (&view["remaining_white"], &view["remaining_black"]),
        (&Value::from(0), &Value::from(1))
    );
    let answer = view["answer"].as_str().expect("sentences");
    assert!(answer.contains(
        "White has made 7 and Black 6: one more move by Black is \
             needed"
    ));
}

#[test]
fn what_is_listed_stands_before_or_after_its_move_and_a_move_taken_back_takes_its_fault_along() {
    let told = |moves: &str, incident: &str| {
        let record = format!("[GameType \"20\"]\n[Result \"*\"]\n\n{moves} *\n");
        let args = ["adjudicate", "-", "--incident", incident];
        let out = arbiter(&args).write_stdin(record).output().expect("it runs").stdout;
        let text = String::from_utf8(out).expect("text");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let text = told("1. 32-28 19-23 2. 34-29", "after 2w takeback w");
    assert!(
        text.contains(
            "(FMJD Annex 1, 4.2 and 4.3). It is gone if Black accepts that the move was taken back;"
        ),
        "{text}"
    );
    assert!(!text.contains("It was corrected"), "{text}");
    let quiet = "White captured with two hands: the move is no capture (FMJD Annex 1, 5.4.17).";
    let text = told("1. 32-28 18-23", "after 1w two-hands w");
    assert!(text.contains(&format!("After White's 1st move: {quiet}")), "{text}");
    // The remark is the same for an incident before a quiet move.
    let text = told("1. 32-28 18-23", "1w two-hands w");
    assert!(text.contains(&format!("Before White's 1st move: {quiet}")), "{text}");
    let text = told("1. 32-28 18-23 2. 34-29 {[%clk 0:00:00]}", "1w adjust w");
    assert!(text.contains("White's clock shows 0:00:00"), "{text}");
}
