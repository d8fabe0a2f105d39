//! Tests of a killed desk: what it acknowledged is in the file and in its history.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use super::{arbiter, file, results, run};

/// Starts the desk in line mode.
fn desk(path: &Path) -> Child {
    let mut command = arbiter();
    command.args(["event", "desk"]).arg(path).arg("--lines");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Returns the number of results a desk acknowledged.
fn acknowledged(said: &str) -> usize {
    said.lines().filter(|line| line.starts_with("round 1") && line.ends_with("2-0")).count()
}

/// Returns the number of operations in the history that entered a result.
fn in_history(path: &Path) -> usize {
    let history = run(&["history"], path);
    let done = history.lines().filter(|line| !line.trim_end().ends_with("interrupted"));
    done.filter(|line| line.contains("  result  ")).count()
}

#[test]
fn what_was_acknowledged_survives_a_kill_after_each_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 6, "");
    for board in 1..=6 {
        let mut desk = desk(&path);
        let mut said = BufReader::new(desk.stdout.take().unwrap());
        desk.stdin.as_mut().unwrap().write_all(b"2\n").unwrap();
        let mut line = String::new();
        while !line.ends_with("2-0\n") {
            line.clear();
            assert_ne!(said.read_line(&mut line).unwrap(), 0, "board {board}");
        }
        desk.kill().unwrap();
        desk.wait().unwrap();
        let entered = results(&path).iter().filter(|result| *result == "2-0").count();
        assert_eq!((entered, in_history(&path)), (board, board));
    }
}

/// Kills the desk at five different moments while it takes twelve answers.
#[test]
fn what_was_acknowledged_survives_a_kill_at_any_instant() {
    for instant in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let path = file(folder.path(), 12, "");
        let mut child = desk(&path);
        child.stdin.as_mut().unwrap().write_all("2\n".repeat(12).as_bytes()).unwrap();
        std::thread::sleep(Duration::from_millis(30 + 40 * instant));
        child.kill().unwrap();
        let output = child.wait_with_output().unwrap();
        let shown = acknowledged(std::str::from_utf8(&output.stdout).unwrap());
        let entered = results(&path).iter().filter(|result| *result == "2-0").count();
        // One more may have been written but not yet acknowledged.
        assert!((shown..=shown + 1).contains(&entered), "{shown} shown, {entered} entered");
        run(&["history"], &path);
        // The desk resumes where it was.
        run(&["set", "place=Next"], &path);
        let mut again = desk(&path);
        again.stdin.as_mut().unwrap().write_all("2\n".repeat(12 - entered).as_bytes()).unwrap();
        let output = again.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
        assert!(results(&path).iter().all(|result| result == "2-0"));
        assert_eq!(in_history(&path), 12);
    }
}
