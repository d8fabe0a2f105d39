//! Tests of what somebody can do to a command from outside: endless files, a full disk behind a
//! stream, a truncated log, links and protected files. What was done stays done, what was not done
//! is reported, and nothing hangs.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::support::signals::with_default_signals;

const EVENT: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: round-robin}\n\
                     players:\n  - {id: a, name: Alder}\n  - {id: b, name: Birch}\n";

/// Creates a folder with an event and a record.
fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("e.yaml"), EVENT).unwrap();
    fs::write(folder.path().join("g.pdn"), "[White \"Alder\"]\n\n1. 32-28 19-23 *\n").unwrap();
    folder
}

fn arbiter(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(words.split(' ')).current_dir(folder).env_remove("ARBITER_LANG");
    command
}

/// Returns the exit code, standard output and standard error.
fn run(folder: &Path, words: &str) -> (Option<i32>, String, String) {
    let output = arbiter(folder, words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn full() -> Option<Stdio> {
    fs::OpenOptions::new().write(true).open("/dev/full").ok().map(Stdio::from)
}

#[test]
fn a_device_or_a_pipe_is_no_file_and_is_not_waited_for() {
    let folder = folder();
    let path = folder.path();
    let made = Command::new("mkfifo").arg(path.join("pipe.yaml")).status().unwrap();
    assert!(made.success());
    for rules in ["/dev/zero", "./pipe.yaml"] {
        fs::write(path.join("r.yaml"), EVENT.replace("system", &format!("rules: {rules}\nsystem")))
            .unwrap();
        let list = format!(
            "schema: arbiter.ratings/1\nname: x\nscheme: {rules}\nplayers: []\nevents: []\n"
        );
        fs::write(path.join("l.yaml"), list).unwrap();
        for words in [
            "event check r.yaml".to_owned(),
            "rating list --list l.yaml".to_owned(),
            format!("rules check {rules}"),
            format!("event ruling e.yaml --from {rules}"),
            format!("event import {rules} --as ./new.yaml"),
            format!("event add e.yaml --from {rules}"),
            format!("trf check {rules}"),
        ] {
            let (code, out, err) = run(path, &words);
            assert_eq!((code, out.as_str()), (Some(2), ""), "{words}: {err}");
            assert!(err.contains("it is a device or a pipe, not a file"), "{words}: {err}");
        }
    }
    let (code, _, err) = run(path, "event check ./pipe.yaml");
    assert_eq!(code, Some(2));
    assert!(err.contains("this is a device or a pipe"), "{err}");
}

#[test]
fn a_file_of_rules_has_a_limit() {
    let folder = folder();
    fs::write(folder.path().join("big.yaml"), "#".repeat((16 << 20) + 1)).unwrap();
    let (code, _, err) = run(folder.path(), "rules check big.yaml");
    assert_eq!(code, Some(2));
    assert!(err.contains("big.yaml: over 16 MiB"), "{err}");
}

#[test]
fn a_full_disk_behind_stderr_stops_no_command() {
    let Some(stderr) = full() else { return };
    let folder = folder();
    run(folder.path(), "event set e.yaml place=Hall");
    fs::write(folder.path().join("e.yaml"), format!("{EVENT}# by hand\n")).unwrap();
    let output = arbiter(folder.path(), "event pair e.yaml").stderr(stderr).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("round 1: 1 board\n"));
    for (words, code) in [("moves --fen W:W50-1", 0), ("validate g.pdn", 0), ("moves --fen x", 2)] {
        let mut command = arbiter(folder.path(), words);
        let status = command.stderr(full().unwrap()).stdout(Stdio::null()).status().unwrap();
        assert_eq!(status.code(), Some(code), "{words}");
    }
}

#[test]
fn a_change_that_cannot_be_told_is_said_to_be_written() {
    let Some(stdout) = full() else { return };
    let folder = folder();
    let output = arbiter(folder.path(), "event pair e.yaml").stdout(stdout).output().unwrap();
    assert_eq!(output.status.code(), Some(4));
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(err.contains("the change IS written, as operation 2"), "{err}");
    let (_, out, _) = run(folder.path(), "event history e.yaml");
    assert!(out.contains("pair"), "{out}");
    // A command that changes nothing does not claim to have written anything.
    let mut command = arbiter(folder.path(), "event standings e.yaml");
    assert_eq!(command.stdout(full().unwrap()).status().unwrap().code(), Some(2));
}

#[test]
fn a_log_cut_at_its_end_is_damage_and_what_was_cut_is_not_taken_back() {
    let folder = folder();
    run(folder.path(), "event pair e.yaml");
    run(folder.path(), "event result e.yaml 1=2-0");
    let log = folder.path().join("e.history/log.jsonl");
    let text = fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&log, format!("{}\n", lines[..lines.len() - 1].join("\n"))).unwrap();
    let (code, out, _) = run(folder.path(), "event history e.yaml");
    assert_eq!(code, Some(1), "{out}");
    assert!(out.contains("DAMAGED at operation 3: line 3 of the log: the line is gone"), "{out}");
    let (code, _, err) = run(folder.path(), "event undo e.yaml");
    assert_eq!(code, Some(1));
    assert!(err.contains("because the history is damaged"), "{err}");
    let (code, _, err) = run(folder.path(), "event set e.yaml place=Hall");
    assert_eq!(code, Some(0), "{err}");
    assert!(err.contains("the end of the log was gone, one operation up to number 3"), "{err}");
    let (code, out, _) = run(folder.path(), "event history e.yaml");
    assert_eq!(code, Some(0), "{out}");
    assert!(fs::read_to_string(folder.path().join("e.yaml")).unwrap().contains("result: 2-0"));
}

#[test]
fn what_the_system_keeps_from_being_read_is_not_said_to_be_missing() {
    let folder = folder();
    symlink("loop.yaml", folder.path().join("loop.yaml")).unwrap();
    let (_, _, err) = run(folder.path(), "rating list --list ./loop.yaml");
    assert!(!err.contains("there is no"), "{err}");
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).unwrap();
    fs::copy(folder.path().join("e.yaml"), closed.join("e.yaml")).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o600)).unwrap();
    if fs::metadata(closed.join("e.yaml")).is_ok() {
        // Root can read everything, so there is nothing to test.
        return;
    }
    let (code, _, err) = run(folder.path(), "event standings closed/e.yaml");
    assert_eq!(code, Some(2));
    assert!(err.contains("permission denied") && !err.contains("written"), "{err}");
}

#[test]
fn an_output_goes_where_a_link_leads_and_never_over_what_is_protected_or_kept() {
    let folder = folder();
    let path = folder.path();
    symlink("target.pdn", path.join("link.pdn")).unwrap();
    assert_eq!(run(path, "convert g.pdn -o link.pdn").0, Some(0));
    assert!(path.join("link.pdn").is_symlink() && path.join("target.pdn").is_file());
    symlink("round.pdn", path.join("round.pdn")).unwrap();
    assert_eq!(run(path, "convert g.pdn -o round.pdn").0, Some(2));
    assert!(path.join("round.pdn").is_symlink());

    fs::write(path.join("kept.pdn"), "old").unwrap();
    fs::set_permissions(path.join("kept.pdn"), fs::Permissions::from_mode(0o444)).unwrap();
    let (code, _, err) = run(path, "convert g.pdn -o kept.pdn");
    assert_eq!(code, Some(2));
    assert!(err.contains("it is write-protected"), "{err}");

    for (words, file) in [
        ("convert g.pdn --to pdn -o e.yaml", "e.yaml"),
        ("event standings e.yaml --format text -o other.yaml", "other.yaml"),
    ] {
        fs::write(path.join(file), EVENT).unwrap();
        let (code, _, err) = run(path, words);
        assert_eq!(code, Some(2), "{err}");
        assert!(err.contains("it is an event or a rating list"), "{err}");
        assert_eq!(fs::read_to_string(path.join(file)).unwrap(), EVENT);
    }
}

/// Returns the names in a folder that end in `.unfinished`.
fn left(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(".unfinished")).collect()
}

#[test]
fn what_a_stopped_command_had_begun_is_removed_at_once_or_by_the_next() {
    for (signal, code, left_over) in
        [("TERM", Some(143), 0), ("HUP", Some(129), 0), ("KILL", None, 1)]
    {
        let folder = folder();
        let path = folder.path();
        // Standard input stays open so that the command keeps running until it is stopped.
        let mut command = with_default_signals(env!("CARGO_BIN_EXE_arbiter"));
        command
            .args(["convert", "-", "-o", "out.pdn"])
            .current_dir(path)
            .env_remove("ARBITER_LANG");
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        // Waiting for a child closes its standard input unless it has been taken.
        let still_open = child.stdin.take();
        let begun = Instant::now();
        while left(path).is_empty() && begun.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(5));
        }
        // As long as the command is running, another command leaves its file alone.
        assert_eq!(run(path, "convert g.pdn -o out.pdn").0, Some(0));
        assert_eq!(left(path).len(), 1);
        let kill = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), code, "{signal}");
        drop(still_open);
        assert_eq!(left(path).len(), left_over, "{signal}");
        assert_eq!(run(path, "convert g.pdn -o out.pdn").0, Some(0));
        assert_eq!(left(path), [""; 0], "{signal}");
    }
}

#[test]
fn what_is_printed_of_a_record_steers_no_terminal() {
    let folder = folder();
    let hostile = "a\u{9b}b\u{202e}c\u{2066}d\u{2028}e";
    let text = format!("[Event \"{hostile}\"]\n[X{hostile} \"1\"]\n\n1. 32-28 {{{hostile}}} *\n");
    fs::write(folder.path().join("h.pdn"), text).unwrap();
    let steers = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{2028}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    for words in [
        "validate h.pdn --format json",
        "validate h.pdn --format jsonl",
        "convert h.pdn --to jsonl",
        "convert h.pdn",
    ] {
        let (_, out, _) = run(folder.path(), words);
        assert!(!out.is_empty() && !out.contains(steers), "{words}: {out:?}");
    }
}

#[test]
fn what_is_no_tournament_is_refused_before_it_is_read_into_records() {
    let folder = folder();
    fs::write(folder.path().join("b.csv"), "a,b\n".repeat(250_000)).unwrap();
    let (code, _, err) = run(folder.path(), "event import b.csv --as ./x.yaml");
    assert_eq!(code, Some(2));
    assert!(err.contains("is neither a tournament report"), "{err}");
    fs::write(folder.path().join("b.trf"), "xyz\n".repeat(250_000)).unwrap();
    for words in ["event import b.trf --as ./x.yaml", "trf check b.trf"] {
        let (code, _, err) = run(folder.path(), words);
        assert_eq!(code, Some(2));
        assert!(err.contains("over 100000 lines is not a tournament"), "{err}");
    }
    fs::write(folder.path().join("b.csv"), "name,b\n".repeat(1_000_001)).unwrap();
    let (code, _, err) = run(folder.path(), "event add e.yaml --from b.csv");
    assert_eq!(code, Some(2));
    assert!(err.contains("more than 2000000 cells"), "{err}");
}

#[test]
fn many_faults_of_an_event_are_found_soon_and_the_first_are_shown() {
    let folder = folder();
    let mut text = String::from(
        "schema: arbiter.event/1\nname: x\nsystem: {kind: swiss, rounds: 3}\nplayers:\n",
    );
    text.push_str(&" - {id: p, name: Alder}\n".repeat(3_000));
    fs::write(folder.path().join("q.yaml"), text).unwrap();
    let (code, _, err) = run(folder.path(), "event check q.yaml");
    assert_eq!(code, Some(2));
    assert_eq!(err.matches("error[").count(), 100);
    assert!(err.ends_with("and 2899 more\n"), "{err}");
}
