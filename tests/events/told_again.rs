//! What the history kept in English, told in the language of the reader.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

fn arbiter(folder: &Path, words: &str) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let out = command.current_dir(folder).args(words.split(' ')).output().unwrap();
    assert!(out.status.success(), "{words}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

/// The lines of a history without their times.
fn history(folder: &Path, more: &str) -> Vec<String> {
    let text = arbiter(folder, &format!("event history e.yaml{more}"));
    let row = |line: &str| line.split_whitespace().skip(3).collect::<Vec<_>>().join(" ");
    text.lines().skip(1).map(row).collect()
}

#[test]
fn a_history_is_told_in_dutch_also_where_no_act_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    arbiter(folder, "event new e.yaml --name Club --system round-robin");
    for name in ["Alder", "Birch", "Cedar"] {
        arbiter(folder, &format!("event add e.yaml {name}"));
    }
    let file = folder.join("e.yaml");
    fs::write(&file, fs::read_to_string(&file).unwrap() + "# a note\n").unwrap();
    arbiter(folder, "event pair e.yaml --all");
    arbiter(folder, "event undo e.yaml 2");
    arbiter(folder, "event redo e.yaml");
    arbiter(folder, "event restore e.yaml 2");
    let before = fs::read(&file).unwrap();
    assert_eq!(
        history(folder, " --lang nl"),
        [
            "new Club, rondtoernooi",
            "add p1 Alder",
            "add p2 Birch",
            "add p3 Cedar",
            "met de hand buiten het programma gewijzigd",
            "pair de ronden 1 tot en met 3 zijn ingedeeld (en nog 9) ongedaan gemaakt",
            "undo ongedaan gemaakt: 6 pair: de ronden 1 tot en met 3 zijn ingedeeld (en nog 9); \
             ongedaan gemaakt: 5 hand-edit: buiten het programma gewijzigd",
            "redo opnieuw gedaan: 5 hand-edit: buiten het programma gewijzigd",
            "restore terug naar de stand na: 2 add: p1 Alder",
        ]
    );
    // English is what was recorded, and telling it changes nothing.
    assert_eq!(history(folder, "")[8], "restore back to the state after: 2 add: p1 Alder");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_language_that_there_is_not_is_said_once_and_english_is_used() {
    let out = |language: &str, more: &[&str]| {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let out = command.env("ARBITER_LANG", language).args(["rules", "list"]).args(more).output();
        let out = out.unwrap();
        (String::from_utf8(out.stdout).unwrap(), String::from_utf8(out.stderr).unwrap())
    };
    let (english, nothing) = out("", &[]);
    assert!(english.starts_with("NAME ") && nothing.is_empty(), "{nothing}");
    let told = "`de` is no language of the program: en, nl; English is used\n".to_owned();
    assert_eq!(out("de", &[]), (english, told));
    let (dutch, nothing) = out("de", &["--lang", "nl"]);
    assert!(dutch.starts_with("NAAM ") && nothing.is_empty(), "{nothing}");
    for word in ["white", "black", "most-pieces", "with-king", "king-first"] {
        assert!(!dutch.contains(word), "{word}");
    }
}

#[test]
fn a_sheet_names_the_command_that_gives_it_again_in_its_language() {
    let sheet = |language: &str, format: &str| {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        command.current_dir(env!("CARGO_MANIFEST_DIR")).env("ARBITER_LANG", language);
        let record = "fixtures/records/repetition.pdn";
        command.args(["adjudicate", record, "--game", "1", "--format", format]);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let typed = "adjudicate fixtures/records/repetition.pdn --game 1 --format";
    assert!(sheet("nl", "md").contains(&format!("`arbiter --lang nl {typed} md`")));
    assert!(sheet("", "md").contains(&format!("`arbiter {typed} md`")));
    assert_eq!(sheet("nl", "json"), sheet("", "json"));
}
