//! Tests that what the history recorded in English is shown in the language of the reader.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use draughts_arbiter::acts::{Act, Apply, EnterResults, Swap};
use draughts_arbiter::app::Error;
use draughts_arbiter::app::event::{Echo, EventFile, Line, WriteMode, apply};
use draughts_arbiter::event::acts::LineRole;
use draughts_arbiter::storage::Author;
use draughts_ground::said::{Told, said};

fn arbiter(folder: &Path, words: &str) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let out = command.current_dir(folder).args(words.split(' ')).output().unwrap();
    assert!(out.status.success(), "{words}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

/// Returns the lines of a history without their times.
fn history(folder: &Path, more: &str) -> Vec<String> {
    let text = arbiter(folder, &format!("event history e.yaml{more}"));
    // A line below an operation has neither number nor time.
    let row = |line: &str| {
        let skipped = if line.starts_with(' ') { 0 } else { 3 };
        line.split_whitespace().skip(skipped).collect::<Vec<_>>().join(" ")
    };
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
            "alleen opmerkingen of de opmaak: niets van de inhoud",
            "pair de ronden 1 tot en met 3 zijn ingedeeld ongedaan gemaakt",
            "undo ongedaan gemaakt: 6 pair: de ronden 1 tot en met 3 zijn ingedeeld; \
             ongedaan gemaakt: 5 hand-edit: buiten het programma gewijzigd",
            "redo opnieuw gedaan: 5 hand-edit: buiten het programma gewijzigd",
            "restore het bestand is weer zoals na bewerking 2, add: p1 Alder",
        ]
    );
    // The recorded text is English, and showing it in Dutch changes nothing.
    assert_eq!(
        history(folder, "")[9],
        "restore the file is again as after operation 2, add: p1 Alder"
    );
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
    let told =
        "`eo` is not a language of the program: en, nl, fr, ru, pt, pl, de, uk; English is used\n"
            .to_owned();
    assert_eq!(out("eo", &[]), (english, told));
    let (dutch, nothing) = out("eo", &["--lang", "nl"]);
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

fn secretary() -> Author {
    let (command, at) = ("a test".to_owned(), "2026-11-20T20:00:00+01:00".to_owned());
    Author { command, at, by: "the secretary".to_owned() }
}

/// Creates an event whose only round, of three boards, is paired.
fn paired(folder: &Path) -> EventFile {
    arbiter(folder, "event new e.yaml --name Club --system swiss --rounds 3 --seed 1");
    for name in ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"] {
        arbiter(folder, &format!("event add e.yaml {name}"));
    }
    arbiter(folder, "event pair e.yaml");
    EventFile::at(folder.join("e.yaml"))
}

#[test]
fn the_headline_is_what_was_done_and_names_all_boards() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    paired(folder);
    arbiter(folder, "event result e.yaml 1=2-0");
    arbiter(folder, "event result e.yaml 1=2-0 2=1-1");
    let undone = arbiter(folder, "event undo e.yaml");
    assert!(undone.contains("round 1, board 2: ") && undone.ends_with(" 1-1\n"), "{undone}");
    arbiter(folder, "event result e.yaml 1=2-0 2=1-1 3=0-2");
    let undone = arbiter(folder, "event undo e.yaml");
    assert!(undone.contains("board 2: ") && undone.ends_with(" 1-1 (and board 3)\n"), "{undone}");
}

#[test]
fn what_an_earlier_version_recorded_is_told_again_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = paired(folder.path());
    let entries = vec!["1=2-0".parse().unwrap(), "2=1-1".parse().unwrap()];
    let act = EnterResults { entries, round: None, reason: None };
    // Up to 0.1 the first line stood for all, and the boards still open were counted with them.
    file.change(&secretary(), WriteMode::Write, EnterResults::VERB, |event| {
        let mut done = apply(event, act)?;
        let (first, more) = (done.lines[0].said.clone(), done.lines.len() - 1);
        let former = Echo::AndMore { first, more }.said();
        done.lines = vec![Line { said: former, part: LineRole::Whole, board: None }];
        Ok::<_, Error>(done)
    })
    .unwrap();
    let dutch = history(folder.path(), " --lang nl").pop().unwrap();
    assert!(dutch.starts_with("result ronde 1, bord 1: "), "{dutch}");
    assert!(dutch.ends_with("(en nog 2)"), "{dutch}");
}

#[test]
fn an_act_that_an_earlier_version_said_in_other_words_is_told_again_as_what_it_did() {
    let folder = tempfile::tempdir().unwrap();
    let file = paired(folder.path());
    let swap = Act::from(Swap {
        one: "1".into(),
        other: None,
        round: None,
        reason: "by lot".into(),
        force: true,
    });
    let former = |act: &Act, does: &Act| {
        file.change(&secretary(), WriteMode::Write, act.verb(), |event| {
            let mut done = apply(event, does.clone())?;
            // Ids only, as it was said once.
            let first = said!("two-ids", "{ $one } { $other }"; one = "p4", other = "p1");
            let said = Echo::AndMore { first, more: 1 }.said();
            done.lines = vec![Line { said, part: LineRole::Whole, board: None }];
            done.act = Some(serde_json::to_value(act).unwrap());
            Ok::<_, Error>(done)
        })
        .unwrap();
    };
    former(&swap, &swap);
    let dutch = history(folder.path(), " --lang nl").pop().unwrap();
    assert!(dutch.starts_with("swap ronde 1, bord 1: "), "{dutch}");
    // What the act does not do is not told of it.
    let other = Act::from(Swap {
        one: "2".into(),
        other: None,
        round: None,
        reason: "by lot".into(),
        force: true,
    });
    former(&swap, &other);
    let kept = history(folder.path(), " --lang nl").pop().unwrap();
    assert!(kept.starts_with("swap p4 p1 (and 1 more)"), "{kept}");
}
