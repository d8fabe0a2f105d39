//! Rulings written to files, and repeated by what they say of themselves.

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
    ] {
        arbiter(&claim).args(["-o", &path(name)]).assert().code(1).stdout("");
        let written = std::fs::read_to_string(path(name)).expect("it is written");
        assert!(written.starts_with(begins), "{name}: {written}");
    }
    // Nothing is written where the question cannot be answered, and no input is overwritten.
    arbiter(&["adjudicate", REPETITION, "--claim", "repetition", "-o", &path("none.md")])
        .assert()
        .code(2);
    assert!(!Path::new(&path("none.md")).exists());
    arbiter(&["adjudicate", REPETITION, "--game", "1", "-o", REPETITION]).assert().code(2);
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
        "Repetition after 41w, 45w, 49w, claimed at 49b",
        "**REFUSED**",
        "- after 45w the white king stands on 3, not on 4",
        "(FMJD Annex 1, 6.1)",
        "| 45w 9-3 | named by the claimant | `B:WK3,36:B26,K45` |",
        "```text\n      .   .   .   W   .   1-5\n",
        concat!("- arbiter ", env!("CARGO_PKG_VERSION")),
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
