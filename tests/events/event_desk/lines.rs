//! Tests of the program without a terminal: one answer per line.

use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};

use super::{arbiter, file, results, run};

/// Runs the desk with these lines on standard input.
fn desk(path: &Path, options: &[&str], lines: &str) -> Output {
    let mut command = arbiter();
    command.args(["event", "desk"]).arg(path).args(options);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The desk may exit before reading everything.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn each_line_is_an_answer() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let done = desk(&path, &[], "2\n\n0\r\n=\n+\nq\n2\n");
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    assert_eq!(results(&path), ["2-0", "2-0 forfeit", "0-2", "1-1"]);
    let said = text(&done.stdout);
    assert!(said.contains("\nboard 2: Cedar, Cleo - Dogwood, Dan:\nboard 3: "), "{said}");
    assert!(said.ends_with("4 results were entered\nround 1: all results are in\n"), "{said}");
    assert!(!said.contains('\u{1b}'), "no control sequences");
    let history = run(&["history"], &path);
    assert_eq!(history.matches("  result  ").count(), 4, "{history}");
}

#[test]
fn after_a_refusal_the_rest_of_a_file_of_answers_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let done = desk(&path, &[], "2\n7\n0\n0\n");
    assert_eq!(done.status.code(), Some(1), "{done:?}");
    assert_eq!(results(&path), ["2-0", "-", "-", "-"], "0 was meant for board 3");
    let said = text(&done.stderr);
    assert!(said.starts_with("refused: `7` is not a result"), "{said}");
    assert!(said.contains("line 2 was not taken, and no line after it was read"), "{said}");
    assert!(text(&done.stdout).contains("1 result was entered"), "{done:?}");
    // With `--lines`, somebody reads the answers and types what is asked for.
    let done = desk(&path, &["--lines"], "7\n0\n");
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    assert_eq!(results(&path), ["2-0", "0-2", "-", "-"]);
}

/// The event is unchanged, and the exit code reports the failure.
#[cfg(unix)]
#[test]
fn what_could_not_be_written_is_told_by_the_exit_code() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let before = std::fs::read_to_string(&path).unwrap();
    // A file of another program is in the place of the history.
    std::fs::write(folder.path().join("club.history"), "").unwrap();
    for options in [&["--lines"][..], &[]] {
        let done = desk(&path, options, "2\n1\n");
        assert_eq!(done.status.code(), Some(3), "{options:?}: {done:?}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
    }
}

#[test]
fn the_end_of_the_lines_leaves_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let done = desk(&path, &[], "2");
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    assert_eq!(results(&path), ["2-0", "-"]);
    let said = text(&done.stdout);
    assert!(said.ends_with("1 result was entered\nround 1: still open: 2\n"), "{said}");
}

#[test]
fn a_desk_speaks_dutch_and_writes_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let done = desk(&path, &["--lang", "nl"], "remise\nwit-te-laat\nklaar\n");
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    assert_eq!(results(&path), ["1-1", "0-2 forfeit"]);
    assert!(text(&done.stdout).contains("er zijn 2 uitslagen ingevoerd"), "{done:?}");
}

/// An endless line is answered with a refusal, and reading stops at a limit.
#[test]
fn a_line_without_end_is_no_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let done = desk(&path, &[], &"2".repeat(1 << 20));
    assert_eq!(done.status.code(), Some(1), "{:?}", text(&done.stdout));
    assert!(done.stderr.len() < 10_000);
    assert_eq!(results(&path), ["-", "-"]);
}

#[test]
fn a_round_that_is_not_paired_has_no_desk() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let done = desk(&path, &["--round", "2"], "2\n");
    assert_eq!(done.status.code(), Some(1), "{done:?}");
    assert!(text(&done.stderr).starts_with("refused: round 2 is not paired"), "{done:?}");
}

/// Two people enter different results for the same boards: for each board, one result is
/// acknowledged, and that one is kept.
#[test]
fn two_desks_at_once_never_overwrite_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 12, "");
    let begin = |result: &str, boards: &mut dyn Iterator<Item = u16>| {
        let mut command = arbiter();
        command.args(["event", "desk"]).arg(&path).arg("--lines");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let lines: String = boards.map(|board| format!("{board}={result}\n")).collect();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        child
    };
    let desks = [begin("2-0", &mut (1..=12)), begin("0-2", &mut (1..=12).rev())];
    let said = desks.map(|desk| desk.wait_with_output().unwrap());
    let recorded = results(&path);
    for (at, result) in recorded.iter().enumerate() {
        let board = at + 1;
        for (desk, own) in said.iter().zip(["2-0", "0-2"]) {
            let (out, err) = (text(&desk.stdout), text(&desk.stderr));
            let acknowledged = out.lines().any(|line| {
                line.starts_with(&format!("round 1, board {board}:")) && line.ends_with(own)
            });
            let refused = err.contains(&format!("board {board}: "));
            assert_eq!((acknowledged, refused), (result == own, result != own), "{out}{err}");
        }
    }
}
