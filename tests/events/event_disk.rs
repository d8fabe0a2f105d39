//! Tests of what may happen to an event file while commands work on it: others write it, the disk
//! is inaccessible, the text is hostile. Nothing acknowledged is lost, and nothing panics.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Output;
use std::thread;

use assert_cmd::Command;
use draughts_arbiter::event::{Event, read};
use tempfile::TempDir;

const HEAD: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 9}\n";

/// A folder with one event.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn with(text: impl AsRef<[u8]>) -> Self {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("club.yaml"), text).unwrap();
        Self { folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("club.yaml")
    }

    fn bytes(&self) -> String {
        String::from_utf8(fs::read(self.file()).unwrap()).unwrap()
    }

    fn event(&self) -> Event {
        read("club", &self.bytes()).unwrap()
    }

    /// Runs `arbiter event VERB club.yaml WORDS`.
    fn run(&self, verb: &str, words: &[&str]) -> Output {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        command.args(["event", verb]).arg(self.file()).args(words).output().unwrap()
    }

    fn code(&self, verb: &str, words: &[&str]) -> (i32, String) {
        let output = self.run(verb, words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code().unwrap(), said)
    }

    fn history_is_sound(&self) {
        let (code, said) = self.code("history", &[]);
        assert_eq!(code, 0, "{said}");
    }
}

#[test]
fn forty_commands_at_once_all_take_effect() {
    let desk = Desk::with(HEAD);
    thread::scope(|scope| {
        for writer in 0..40 {
            let desk = &desk;
            scope.spawn(move || {
                let (name, id) = (format!("Tree {writer}"), format!("t{writer}"));
                // A command that waits too long reports it, has written nothing, and is run again.
                loop {
                    match desk.code("add", &[&name, "--id", &id]) {
                        (0, _) => break,
                        (3, said) => assert!(said.contains("locked by"), "{said}"),
                        (code, said) => panic!("{code}: {said}"),
                    }
                }
            });
        }
    });
    let ids: BTreeSet<String> =
        desk.event().players.iter().map(|player| player.id.to_string()).collect();
    assert_eq!(ids.len(), 40);
    desk.history_is_sound();
}

#[test]
fn an_editor_that_saves_meanwhile_loses_nothing_silently() {
    let desk = Desk::with(HEAD);
    let rounds = 30;
    thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0..rounds {
                let (code, said) = desk.code("set", &[&format!("place=Hall {number}")]);
                assert!(code == 0 || (code == 3 && said.contains("changed")), "{code}: {said}");
            }
        });
        scope.spawn(|| {
            for number in 0..rounds {
                // Like most editors, this one writes a whole file and renames it.
                let text = format!("{HEAD}federation: F{number}\n");
                let beside = desk.folder.path().join("club.yaml.swp");
                fs::write(&beside, text).unwrap();
                fs::rename(&beside, desk.file()).unwrap();
            }
        });
    });
    let (code, said) = desk.code("set", &["place=End"]);
    assert_eq!(code, 0, "{said}");
    desk.history_is_sound();
    // Either the editor's last version is in the file, or a later command recorded it in the log.
    let last = format!("federation: F{}", rounds - 1);
    let log = fs::read_to_string(desk.folder.path().join("club.history/log.jsonl")).unwrap();
    assert!(desk.bytes().contains(&last) || log.contains(&last));
}

#[test]
fn a_locked_event_is_left_alone_and_the_holder_named() {
    let desk = Desk::with(HEAD);
    assert_eq!(desk.code("set", &["place=Hall"]).0, 0);
    let lock =
        File::options().write(true).open(desk.folder.path().join("club.history/lock")).unwrap();
    lock.lock().unwrap();
    let before = desk.bytes();
    let (code, said) = desk.code("set", &["place=Elsewhere"]);
    assert_eq!(code, 3, "{said}");
    assert!(said.contains("locked by") && said.contains("nothing was written"), "{said}");
    assert_eq!(desk.bytes(), before);
    // A command that only reads does not wait.
    assert_eq!(desk.code("standings", &[]).0, 0);
}

#[test]
fn line_ends_byte_order_mark_and_comments_stay() {
    let text = format!(
        "\u{feff}# our club\r\n{}players:\r\n  # the old ones\r\n  - {{id: a, name: Ash}}   # pays in cash\r\n",
        HEAD.replace('\n', "\r\n")
    );
    let desk = Desk::with(&text);
    assert_eq!(desk.code("add", &["Bay", "--id", "b"]).0, 0);
    assert_eq!(desk.bytes(), format!("{text}  - {{id: b, name: Bay}}\r\n"));
    assert_eq!(desk.code("undo", &[]).0, 0);
    assert_eq!(desk.bytes(), text);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let desk = Desk::with(HEAD);
    let link = desk.folder.path().join("link.yaml");
    std::os::unix::fs::symlink(desk.file(), &link).unwrap();
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.args(["event", "set"]).arg(&link).arg("place=Hall").assert().success();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(desk.bytes().contains("place: Hall"));
    desk.history_is_sound();
}

#[test]
fn a_hand_edit_is_recorded_and_can_be_taken_back() {
    let desk = Desk::with(HEAD);
    assert_eq!(desk.code("add", &["Ash", "--id", "a"]).0, 0);
    let by_hand = desk.bytes().replace("name: Club", "name: Club of trees");
    fs::write(desk.file(), &by_hand).unwrap();
    let (code, said) = desk.code("add", &["Bay", "--id", "b"]);
    assert_eq!(code, 0);
    assert!(said.contains("edited by hand"), "{said}");
    assert_eq!(desk.code("undo", &["2"]).0, 0);
    assert_eq!(desk.event().name, "Club");
    assert_eq!(desk.code("redo", &["2"]).0, 0);
    assert_eq!((desk.event().name.as_str(), desk.event().players.len()), ("Club of trees", 2));
}

#[test]
fn a_text_that_is_no_event_is_refused_and_stays() {
    let deep = format!("{HEAD}note: {}", "[".repeat(200_000));
    let aliases = format!("{HEAD}place: &a [x]\nfederation: [*a, *a]\n");
    let large = format!("{HEAD}{}", "# trees\n".repeat(3 << 20));
    for (what, text, said) in [
        ("deep", deep, "YAML"),
        ("aliases", aliases, "aliases"),
        ("large", large, "16 MiB"),
        ("unknown", format!("{HEAD}playres: []\n"), "did you mean `players`"),
        ("empty", String::new(), "missing field"),
        ("a list", "- a\n".into(), "list of fields"),
    ] {
        let desk = Desk::with(&text);
        for verb in ["check", "standings", "pairings"] {
            let (code, stderr) = desk.code(verb, &[]);
            assert_eq!(code, 2, "{what}, {verb}: {stderr}");
            assert!(stderr.contains(said), "{what}, {verb}: {stderr}");
        }
        assert_eq!(desk.code("set", &["place=x"]).0, 2, "{what}");
        assert_eq!(desk.bytes(), text, "{what}");
    }
    let desk = Desk::with(b"schema: arbiter.event/1\nname: Caf\xe9\n");
    let (code, said) = desk.code("check", &[]);
    assert!(code == 2 && said.contains(":2:10:") && said.contains("UTF-8"), "{said}");
}

#[test]
fn a_damaged_log_is_said_and_kept_and_results_go_on() {
    let desk = Desk::with(HEAD);
    for id in ["a", "b", "c"] {
        assert_eq!(desk.code("add", &[id, "--id", id]).0, 0);
    }
    let log = desk.folder.path().join("club.history/log.jsonl");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0x10;
    fs::write(&log, &bytes).unwrap();
    let output = desk.run("history", &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("DAMAGED"));
    assert_eq!(desk.code("add", &["d", "--id", "d"]).0, 0, "the event goes on");
    assert_eq!(desk.event().players.len(), 4);
    // The intact part stays in the log, and the rest gets a file of its own: no byte is lost.
    let damaged = fs::read(log.with_file_name("log.damaged-1")).unwrap();
    assert!(damaged.len() < bytes.len() && bytes.ends_with(&damaged));
    assert!(fs::read(&log).unwrap().starts_with(&bytes[..bytes.len() - damaged.len()]));
}

#[test]
fn nothing_is_written_by_a_dry_run() {
    let desk = Desk::with(HEAD);
    let output = desk.run("add", &["Ash", "--dry-run"]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("nothing was written"));
    assert_eq!(desk.bytes(), HEAD);
    assert!(!desk.folder.path().join("club.history").exists());
}

#[test]
fn steps_that_do_not_go_are_refusals() {
    let desk = Desk::with(HEAD);
    assert_eq!(desk.code("set", &["place=Hall"]).0, 0);
    for (verb, number, said) in [
        ("undo", "20", "only 1 can be undone"),
        ("undo", "0", "0 operations: nothing to undo"),
        ("redo", "0", "0 operations: nothing to redo"),
        ("redo", "1", "nothing to do again"),
        ("restore", "9999", "no operation 9999"),
    ] {
        let (code, stderr) = desk.code(verb, &[number]);
        assert!(code == 1 && stderr.contains(said), "{verb} {number}: {code} {stderr}");
    }
    let output = desk.run("history", &["--last", "0"]);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), b"".as_slice()));
}

#[test]
fn a_deleted_event_comes_back_from_its_history() {
    let desk = Desk::with(HEAD);
    assert_eq!(desk.code("set", &["place=Hall"]).0, 0);
    let text = desk.bytes();
    fs::remove_file(desk.file()).unwrap();
    let (code, said) = desk.code("standings", &[]);
    assert!(code == 2 && said.contains("restore"), "{said}");
    let output = desk.run("history", &[]);
    assert!(output.status.success());
    assert_eq!(desk.code("restore", &["2", "--dry-run"]).0, 0);
    assert!(!desk.file().exists());
    let (code, said) = desk.code("restore", &["2"]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(desk.bytes(), text);
    assert_eq!(desk.code("set", &["place=Yard"]).0, 0);
    desk.history_is_sound();
}

#[test]
fn folders_and_links_that_lead_nowhere_are_no_events() {
    let desk = Desk::with(HEAD);
    fs::write(desk.folder.path().join("club.history"), "no folder").unwrap();
    for verb in ["history", "check"] {
        let (code, said) = desk.code(verb, &[]);
        assert!(code == 2 && said.contains("club.history: this is a file"), "{code} {said}");
    }
    let (code, said) = desk.code("set", &["place=Hall"]);
    assert!(code == 2 && said.contains("club.history: this is a file"), "{code} {said}");
    fs::remove_file(desk.file()).unwrap();
    fs::create_dir(desk.file()).unwrap();
    let (code, said) = desk.code("standings", &[]);
    assert!(code == 2 && said.contains("this is a folder"), "{code} {said}");
    fs::remove_dir(desk.file()).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("club.yaml", desk.file()).unwrap();
        let (code, said) = desk.code("standings", &[]);
        assert!(code == 2 && said.contains("the link leads to no file"), "{code} {said}");
    }
}

#[test]
fn confirmations_are_one_line_whatever_is_typed() {
    let desk =
        Desk::with(format!("{HEAD}players:\n  - {{id: a, name: Ash}}\n  - {{id: b, name: Elm}}\n"));
    let output = desk.run("set", &["place=By\nthe\u{2028}river", "--dry-run"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.lines().count(), 2, "what is set, and that nothing was written: {said}");
    assert!(!said.contains('\u{2028}'), "{said}");
    let output = desk.run("edit", &["a:b", "--reason", "by\nlot", "--force"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let history = String::from_utf8(desk.run("history", &[]).stdout).unwrap();
    assert!(history.contains("[by lot]"), "{history}");
    let (code, said) = desk.code("add", &["Ash\nAlder"]);
    assert!(code == 1 && said.contains("line break"), "{code} {said}");
}

#[test]
fn slips_of_the_arbiter_are_refused() {
    let desk = Desk::with(format!(
        "{HEAD}players:\n  - {{id: a, name: A}}\n  - {{id: b, name: B}}\nrounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b}}\n"
    ));
    for (verb, words, said) in [
        ("ruling", &["1", " "][..], "the ruling has no words"),
        ("ruling", &["1", "a draw", "--game", "2"], "has 1 game"),
        ("swap", &["a", "a", "--reason", "x"], "a A is named twice"),
        (
            "edit",
            &["b:a", "--round", "2", "--reason", "x"],
            "results of round 1 are missing: board 1 (a A - b B)",
        ),
        ("result", &["1=2;0"], "`2;0` is not a result of this event; possible: 2-0, 1-1, 0-2"),
        ("result", &["1=1-1-"], "`1-1-` is not a result of this event; possible: 2-0, 1-1, 0-2"),
        ("result", &["--round", "2", "1=2-0"], "round 1 is"),
    ] {
        let (code, stderr) = desk.code(verb, words);
        assert!(code == 1 && stderr.contains(said), "{verb} {words:?}: {code} {stderr}");
    }
    assert_eq!(desk.code("result", &["1=2:0"]).0, 0);
    assert!(desk.bytes().contains("2-0"));
}
