//! Tests of files with the wrong content: the report, its exit code, and the commands that still
//! work.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

const EVENT: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 3}\n\
                     players:\n  - {id: a, name: Alder}\n  - {id: b, name: Birch}\n";

/// Returns the exit code, standard output and standard error.
fn run(folder: &Path, words: &str) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(words.split(' ')).current_dir(folder).env_remove("ARBITER_LANG");
    let output = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Creates a folder with `tournaments/club.yaml`, on which two operations have been recorded since
/// it was found.
fn club() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("tournaments")).unwrap();
    let path = folder.path().join("tournaments/club.yaml");
    fs::write(&path, EVENT).unwrap();
    for words in ["event add club Cedar", "event add club Dogwood"] {
        assert_eq!(run(folder.path(), words).0, Some(0), "{words}");
    }
    (folder, path)
}

#[test]
fn a_file_that_another_program_spoilt_comes_back_from_its_history() {
    let utf16: Vec<u8> = EVENT.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (what, why, bytes) in [
        ("Latin-1", "not-utf8", b"name: Caf\xe9\n".to_vec()),
        ("UTF-16", "not-utf8", [b"\xff\xfe".to_vec(), utf16].concat()),
        ("too large", "too-large", vec![b'#'; (16 << 20) + 1]),
    ] {
        let (folder, path) = club();
        let good = fs::read_to_string(&path).unwrap();
        fs::write(&path, &bytes).unwrap();
        let (code, out, err) = run(folder.path(), "event history club");
        assert_eq!(code, Some(0), "{what}: {err}");
        assert!(out.contains("Dogwood") && out.contains("`restore` brings"), "{what}: {out}");
        let (_, json, _) = run(folder.path(), "event history club --format json");
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["no_text"]["why"], why, "{what}: {json}");
        assert!(json["no_text"]["message"].as_str().is_some_and(|said| out.contains(said)));
        let (code, out, _) = run(folder.path(), "event history club --text 3");
        assert_eq!((code, out.as_str()), (Some(0), good.as_str()), "{what}");
        for words in ["event undo club", "event add club Elm", "event standings club"] {
            let (code, _, err) = run(folder.path(), words);
            assert_eq!(code, Some(2), "{what}, {words}: {err}");
            assert!(err.contains("another program changed the file after operation 3"), "{err}");
            assert!(err.contains("`restore`"), "{err}");
        }
        let (code, _, err) = run(folder.path(), "event restore club --dry-run");
        assert_eq!((code, fs::read(&path).unwrap() == bytes), (Some(0), true), "{what}: {err}");
        let (code, _, err) = run(folder.path(), "event restore club");
        assert_eq!(code, Some(0), "{what}: {err}");
        assert!(err.contains("club.yaml.unreadable-1"), "{what}: {err}");
        assert_eq!(fs::read_to_string(&path).unwrap(), good, "{what}");
        assert!(fs::read(path.with_file_name("club.yaml.unreadable-1")).unwrap() == bytes);
        assert_eq!(run(folder.path(), "event check club").0, Some(0), "{what}");
    }
}

#[test]
fn a_file_that_was_cut_in_two_is_an_edit_by_hand() {
    let (folder, path) = club();
    let good = fs::read_to_string(&path).unwrap();
    let cut = &good[..good.len() - 9];
    for words in ["event undo club", "event restore club"] {
        fs::write(&path, cut).unwrap();
        assert_eq!(run(folder.path(), "event history club").0, Some(0));
        let (code, out, err) = run(folder.path(), words);
        assert_eq!(code, Some(0), "{words}: {out}{err}");
        assert!(err.contains("edited by hand"), "{words}: {err}");
        assert_eq!(fs::read_to_string(&path).unwrap(), good, "{words}");
    }
    assert_eq!(run(folder.path(), "event history club --text 4").1, cut, "nothing is lost");
}

#[test]
fn what_is_missing_at_the_end_of_a_file_is_shown_in_its_last_line() {
    let (folder, path) = club();
    fs::write(&path, format!("{EVENT}  - {{id: c, name: Ced\n")).unwrap();
    let (code, _, err) = run(folder.path(), "event check club");
    assert_eq!(code, Some(2));
    assert!(err.contains("club.yaml:7:22"), "{err}");
}

#[test]
fn an_operation_or_a_round_that_is_not_there_is_refused_everywhere_alike() {
    let (folder, _) = club();
    for words in
        ["event history club --show 99", "event restore club 99", "event standings club --round 9"]
    {
        let (code, _, err) = run(folder.path(), words);
        assert!(code == Some(1) && err.starts_with("refused: "), "{words}: {code:?} {err}");
        assert!(!err.contains("nothing was written"), "{words}: {err}");
    }
}

#[test]
fn a_folder_in_the_history_is_said_to_be_there() {
    for name in ["log.jsonl", "lock"] {
        let (folder, path) = club();
        let place = path.with_file_name("club.history").join(name);
        fs::remove_file(&place).unwrap();
        fs::create_dir(&place).unwrap();
        let (code, _, err) = run(folder.path(), "event add club Elm");
        assert_eq!(code, Some(2), "{name}: {err}");
        assert!(err.contains("a folder where a file of the history has to be"), "{name}: {err}");
        assert!(err.contains(name), "{err}");
    }
}

#[test]
fn a_path_without_an_ending_is_the_file_with_the_ending_of_an_event() {
    let (folder, path) = club();
    let new = "event new tournaments/town --system round-robin";
    assert_eq!(run(folder.path(), new).0, Some(0));
    assert!(path.with_file_name("town.yaml").is_file() && !path.with_file_name("town").exists());
    let (code, _, err) = run(folder.path(), "event standings tournaments/club");
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let (code, _, err) = run(folder.path(), "event new tournaments/club --system round-robin");
    assert!(code == Some(3) && err.contains("the file exists already"), "{code:?} {err}");
}

#[test]
fn an_event_file_is_no_report_and_is_told_so_in_a_line() {
    let (folder, path) = club();
    for words in ["trf check tournaments/club.yaml", "event import tournaments/club.yaml --as new"]
    {
        let (code, _, err) = run(folder.path(), words);
        assert_eq!((code, err.lines().count()), (Some(2), 1), "{words}: {err}");
        assert!(err.contains("is an event file"), "{words}: {err}");
        assert!(err.contains("`arbiter event check`"), "{words}: {err}");
    }
    assert!(!path.with_file_name("new.yaml").exists());
}

#[test]
fn reports_are_written_by_their_ending_and_to_standard_output_under_its_name() {
    let (folder, _) = club();
    let asked = run(folder.path(), "event export club --format trf16").1;
    assert_eq!(run(folder.path(), "event export club -o club.trf16").0, Some(0));
    assert_eq!(fs::read_to_string(folder.path().join("club.trf16")).unwrap(), asked);
    let (code, out, err) = run(folder.path(), "event export club --format trf16 -o /dev/stdout");
    assert_eq!((code, out), (Some(0), asked), "{err}");
    let plain = run(folder.path(), "event standings club").1;
    let (code, out, err) = run(folder.path(), "event standings club -o /dev/stdout");
    assert_eq!((code, out), (Some(0), plain), "{err}");
}

#[test]
fn a_check_of_a_report_is_printed_for_programs_in_the_form_of_other_commands() {
    let folder = TempDir::new().unwrap();
    fs::copy("tests/cmd/engine.in/lakeside.trf", folder.path().join("t.trf")).unwrap();
    let (code, json, _) = run(folder.path(), "trf check t.trf --format json");
    assert!(json.starts_with('{'), "{json}");
    let (other, same, _) = run(folder.path(), "trf check t.trf --json");
    assert_eq!((code, json), (other, same));
}

#[test]
fn names_that_look_like_other_things_come_back_as_they_were_typed() {
    let (folder, path) = club();
    let names =
        ["null", "yes", "2001-01-01", "1e3", "0x1F", "12:30", "010", ".inf", "!x", "#x", "~"];
    for name in names {
        let (code, _, err) = run(folder.path(), &format!("event add club {name}"));
        assert_eq!(code, Some(0), "{name}: {err}");
    }
    let (_, out, _) = run(folder.path(), "event players club --format csv");
    for name in names {
        assert!(out.contains(&format!(",{name}\n")), "{name}: {out}");
    }
    let text = fs::read_to_string(path).unwrap();
    for quoted in ["null", "yes", "1e3", "0x1F", "12:30", "010", "2001-01-01", "~"] {
        let quoted = format!("\"{quoted}\"");
        assert!(text.contains(&quoted), "{quoted}: {text}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_printed_is_no_success() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    let output = command.arg("--help").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("writing"));
}
