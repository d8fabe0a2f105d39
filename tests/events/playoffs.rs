//! Play-offs by commands, and final positions held against results.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use std::fs;

use assert_cmd::Command;
use tempfile::TempDir;

/// Runs a command in a folder; what it prints, on either stream.
fn run(folder: &TempDir, words: &str, code: i32) -> String {
    let mut args = Vec::new();
    for (at, part) in words.split('"').enumerate() {
        match at % 2 {
            0 => args.extend(part.split_whitespace().map(str::to_owned)),
            _ => args.push(part.to_owned()),
        }
    }
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder.path()).args(&args).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(output.status.code(), Some(code), "{words}: {said}");
    said
}

/// An event of so many players, paired, with these results in the only round.
fn paired(new: &str, players: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, &format!("event new ./e {new} --seed 5"), 0);
    for name in ["Ash, Ada", "Bay, Bo", "Cay, Cy", "Day, Di"].iter().take(players) {
        run(&folder, &format!("event add ./e.yaml \"{name}\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    folder
}

#[test]
fn a_play_off_of_a_level_match_lets_its_winner_go_on_and_is_undone_like_everything() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1", 0);
    assert!(run(&folder, "event pair ./e.yaml", 1).contains("playoff"));
    run(&folder, "event playoff ./e.yaml --board 1 --ladder ec2022", 1);
    run(&folder, "event set ./e.yaml ladder=ec2022", 0);
    let before = fs::read(folder.path().join("e.yaml")).unwrap();
    run(&folder, "event playoff ./e.yaml --called 1", 0);
    run(&folder, "event playoff ./e.yaml --called 1", 1);
    let said = run(&folder, "event playoff-result ./e.yaml 1-1 2-0", 0);
    assert!(said.contains("goes on"), "{said}");
    // What decided stands: nothing comes after it, and the result of the board stays level.
    run(&folder, "event playoff-result ./e.yaml 1-1", 1);
    run(&folder, "event result ./e.yaml --round 1 2=2-0 --amend --reason \"read wrongly\"", 1);
    run(&folder, "event advance ./e.yaml 2 p9", 1);
    // Entered again it is level, and nobody goes on.
    run(&folder, "event playoff-result ./e.yaml --again 2 1-1 --reason \"read wrongly\"", 0);
    run(&folder, "event pair ./e.yaml", 1);
    run(&folder, "event playoff-result ./e.yaml 0-2", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event undo ./e.yaml 5", 0);
    assert_eq!(fs::read(folder.path().join("e.yaml")).unwrap(), before);
}

#[test]
fn a_play_off_is_for_those_who_are_level_and_for_all_of_them() {
    let folder = paired("--system round-robin", 4);
    run(&folder, "event playoff ./e.yaml --places 1 --ladder ec2022", 1);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1 2=1-1"), 0);
    }
    assert!(run(&folder, "event playoff ./e.yaml p1 p2 --ladder ec2022", 1).contains("p3"));
    run(&folder, "event playoff ./e.yaml p4 p3 p2 p1 --by-hand --places 1 --ladder ec2022", 0);
    let said = run(&folder, "event playoff-result ./e.yaml 2-0", 1);
    assert!(said.contains("p1:p3") || said.contains("p3:p1"), "{said}");
    run(&folder, "event playoff-result ./e.yaml p4:p3=2-0 p3:p4=0-2 --place 1", 0);
    run(&folder, "event playoff-result ./e.yaml p4:p3=2-0", 1);
    let json = run(&folder, "event playoffs ./e.yaml --format json", 0);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["playoffs"][0]["stages"][0]["games"], 2);
    assert_eq!(json["playoffs"][0]["over"], false);
    for form in ["csv", "md", "html", "text"] {
        assert!(!run(&folder, &format!("event playoffs ./e.yaml --format {form}"), 0).is_empty());
    }
    assert!(run(&folder, "event check ./e.yaml", 0).contains("playoff-odd"));
}

#[test]
fn a_final_position_is_held_against_the_result() {
    let folder = paired("--system round-robin --scoring delft", 2);
    let game = |result: &str| {
        format!(
            "[White \"Ash, Ada\"]\n[Black \"Bay, Bo\"]\n[Result \"{result}\"]\n\
             [FEN \"W:W31,32,33,K47:B5,12\"]\n\n1. 32-28 12-17 {result}\n"
        )
    };
    // 5 against 2, a king as two: three more.
    for (result, found) in [("5-5", true), ("8-2", false), ("12-0", false), ("2-8", true)] {
        fs::write(folder.path().join("g.pdn"), game(result)).unwrap();
        let said =
            run(&folder, "event games ./e.yaml 1 g.pdn --dry-run --format json", i32::from(found));
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        let kinds: Vec<&str> = said["games"][0]["disagreements"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|one| one["kind"].as_str())
            .collect();
        assert_eq!(kinds.contains(&"count-differs"), found, "{result}: {kinds:?}");
        assert!(said["games"][0]["after"].is_string(), "{said}");
    }
}
