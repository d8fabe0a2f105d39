//! Counts without a record: sheets to tick off, and the state of a count in a position.

use assert_cmd::Command;
use serde_json::Value;

fn count(args: &[&str]) -> String {
    let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
    let out = command.arg("count").args(args).output().expect("it runs");
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("text")
}

const THREE_KINGS: [&str; 4] = ["--rules", "international", "--fen", "W:WK47,K38,K43:BK3"];

#[test]
fn a_sheet_has_a_box_for_each_move_and_ticks_those_that_are_made() {
    let sheet = [&THREE_KINGS[..], &["47-41", "3-25", "41-47", "--sheet", "--format"]].concat();
    let md = count(&[&sheet[..], &["md"]].concat());
    assert!(md.contains("| 1 | ☒ | ☒ |\n| 2 | ☒ | ☐ |\n| 3 | ☐ | ☐ |\n"), "{md}");
    assert!(md.ends_with("| 16 | ☐ | ☐ |\n"), "{md}");
    let html = count(&[&sheet[..], &["html"]].concat());
    assert_eq!(html.matches("☐").count() + html.matches("☒").count(), 2 * 16);
    assert_eq!(html.matches("☒").count(), 3);
    assert!(html.contains("(FMJD Annex 1, 6.3)") && html.contains("<svg"), "{html}");
}

#[test]
fn a_sheet_ticks_off_only_the_moves_that_count() {
    let pool = ["--rules", "pool", "--fen", "B:BK1,K5,K2:WK32", "--sheet", "--format", "md"];
    let md = count(&pool);
    assert!(md.contains("| Move | White |\n") && md.ends_with("| 13 | ☐ |\n"), "{md}");
}

#[test]
fn a_count_begins_anew_with_what_sets_it_back_and_ends_at_its_limit() {
    let json = |args: &[&str]| -> Value {
        let all = [args, &["--format", "json"]].concat();
        serde_json::from_str(&count(&all)).expect("JSON")
    };
    let view = json(&[&THREE_KINGS[..], &["--number", "52"]].concat());
    let first = &view["counts"][0];
    assert_eq!(first["rule"], "three-against-one");
    assert_eq!((&first["limit"], &first["state"]), (&Value::from(16), &Value::from("runs")));
    assert_eq!(first["last"]["move_number"], 67);
    assert_eq!(first["last"]["side"], "black");
    // Frisian: the draw is reached after 7 moves by each player, and not one move earlier.
    let frisian = ["--rules", "frisian", "--fen", "W:WK46,K50:BK1", "--number", "40"];
    let moves = "50-17 1-7 17-50 7-45 46-37 45-29 37-41 29-7 50-33 7-12 33-28 12-34 41-37 34-7";
    let view = json(&[&frisian[..], &[moves]].concat());
    assert_eq!(view["counts"][0]["state"], "met");
    let (all_but_one, _) = moves.rsplit_once(' ').expect("moves");
    let view = json(&[&frisian[..], &[all_but_one]].concat());
    let first = &view["counts"][0];
    assert_eq!(
        (&first["state"], &first["remaining_white"], &first["remaining_black"]),
        (&Value::from("runs"), &Value::from(0), &Value::from(1))
    );
    assert!(
        first["answer"].as_str().expect("sentences").contains("one more move by Black is needed")
    );
}

#[test]
fn a_set_with_a_hostile_name_opens_nothing_on_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.yaml");
    let text = "name: own\nextends: international\ndocuments:\n  X: \"<script>alert(1)</script>\"\n\
                draws:\n  - {id: two-against-one, moves: 6, source: X 1}\n";
    std::fs::write(&path, text).expect("a file");
    let path = path.display().to_string();
    let args = ["--rules", &path, "--fen", "W:WK47,K38:BK3", "--sheet", "--format", "html"];
    let html = count(&args);
    assert!(!html.contains("<script") && html.contains("&#60;script&#62;"), "{html}");
}

#[test]
fn nothing_is_counted_in_a_position_that_ends_the_game() {
    for (rules, fen, over) in [
        ("international", "B:WK47:B", "Black has no piece left"),
        ("international", "W:WK47:B", "Black has no piece left"),
        ("international", "W:W31:B26,22,27", "White has no legal move"),
        ("russian", "W:WKa1,Kc1:B", "Black has no piece left"),
    ] {
        let args = ["--rules", rules, "--fen", fen];
        let view: Value =
            serde_json::from_str(&count(&[&args[..], &["--format", "json"]].concat()))
                .expect("JSON");
        assert_eq!(view["counts"], Value::Array(Vec::new()), "{fen}");
        let said = format!("The game is over: {over}. Nothing is counted any more.");
        assert_eq!(view["answer"], said.as_str());
        assert!(count(&args).ends_with(&format!("\n{said}\n")), "{fen}");
    }
}
