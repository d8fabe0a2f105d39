//! A record that is still being written, an interrupt, a reader that disappears: the behaviour of a
//! command while its input is open. No test waits for a fixed time.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tempfile::TempDir;

use crate::support::signals::with_default_signals;

const GAME: &str =
    "[GameType \"20,W,10,10,N2,0\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n";
const UNTYPED: &str = "1. 32-28 19-23 2. 28x19 14x23 2-0\n\n";
const BROKEN: &str = "[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 99-1 *\n\n";

fn start(folder: &Path, args: &[&str]) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut child = with_default_signals(env!("CARGO_BIN_EXE_arbiter"))
        .current_dir(folder)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    (child, input, BufReader::new(output))
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_stops_a_command_though_this_run_was_begun_with_it_ignored() {
    // As in `nohup`, or after `&` in a script: the signal is ignored, and child processes inherit
    // that.
    let ignored = |program: &str, args: &[&str]| {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' INT; exec \"$@\"", "sh", program]).args(args);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        shell
    };
    let program = env!("CARGO_BIN_EXE_arbiter");
    let reset = with_default_signals(program);
    if reset.get_program() == program {
        println!("left out: this `env` cannot reset signals");
        return;
    }
    let words: Vec<&str> = reset.get_args().map(|word| word.to_str().unwrap()).collect();
    let args = [&words[..], &["convert", "-"]].concat();
    let mut child = ignored("env", &args).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(GAME.repeat(3).as_bytes()).unwrap();
    while fs::read(format!("/proc/{}/cmdline", child.id()))
        .is_ok_and(|line| !line.starts_with(program.as_bytes()))
    {
        std::thread::yield_now();
    }
    interrupt(&child);
    assert!(!child.wait().unwrap().success());
}

fn interrupt(child: &Child) {
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(status.unwrap().success());
}

/// Returns the number of the game in a JSON line.
fn number(line: &str) -> u64 {
    let view: serde_json::Value = serde_json::from_str(line).unwrap();
    view["game"].as_u64().unwrap()
}

#[test]
fn a_game_is_answered_as_soon_as_the_next_begins() {
    let jsonl = ["validate", "--format", "jsonl"];
    for (args, game) in [(&["-"][..], GAME), (&["--rules", "international", "-"], UNTYPED)] {
        let (mut child, mut input, mut output) = start(Path::new("."), &[&jsonl, args].concat());
        let mut line = String::new();
        input.write_all(game.as_bytes()).unwrap();
        for expected in 1..=20 {
            // The input stays open: the answer must arrive before it ends.
            input.write_all(game.as_bytes()).unwrap();
            line.clear();
            output.read_line(&mut line).unwrap();
            assert_eq!(number(&line), expected);
        }
        drop(input);
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        assert_eq!(number(&rest), 21);
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}

#[test]
fn converted_games_flow_too() {
    let (mut child, mut input, mut output) = start(Path::new("."), &["convert", "-"]);
    input.write_all(format!("{GAME}{GAME}").as_bytes()).unwrap();
    let mut line = String::new();
    while !line.starts_with("1. 32-28") {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0);
    }
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert!(rest.ends_with("2. 28x19 14x23 2-0\n"));
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn an_interrupt_leaves_whole_lines() {
    let args = ["validate", "--format", "jsonl", "-"];
    let (mut child, mut input, mut output) = start(Path::new("."), &args);
    // A thread writes more than a pipe holds, and ends when the pipe is closed.
    let writer = std::thread::spawn(move || while input.write_all(GAME.as_bytes()).is_ok() {});
    let mut line = String::new();
    for expected in 1..=300 {
        line.clear();
        output.read_line(&mut line).unwrap();
        assert_eq!(number(&line), expected);
    }
    interrupt(&child);
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert!(rest.is_empty() || rest.ends_with('\n'));
    for (line, expected) in rest.lines().zip(301..) {
        assert_eq!(number(line), expected);
    }
    assert_eq!(child.wait().unwrap().code(), Some(130));
    writer.join().unwrap();
}

#[test]
fn an_interrupt_leaves_no_unfinished_file() {
    let folder = TempDir::new().unwrap();
    let target = folder.path().join("out.pdn");
    fs::write(&target, "before").unwrap();
    let (mut child, mut input, _) = start(folder.path(), &["convert", "-", "-o", "out.pdn"]);
    input.write_all(format!("{BROKEN}{GAME}").as_bytes()).unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("is replayed for 1 of 2"), "{line}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "the unfinished file is there");
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(fs::read_to_string(&target).unwrap(), "before");
}

#[test]
fn nobody_reading_any_more_is_no_failure() {
    for args in [&["validate", "--format", "jsonl", "-"][..], &["convert", "-"]] {
        let (mut child, mut input, output) = start(Path::new("."), args);
        drop(output);
        // The command exits on its own and closes its input.
        while input.write_all(GAME.as_bytes()).is_ok() {}
        assert_eq!(child.wait().unwrap().code(), Some(0), "{args:?}");
    }
}

/// Returns the peak memory of a process so far, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(child: &Child) -> usize {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_input() {
    let piece = format!("{{{}}} {UNTYPED}", "word ".repeat(1000));
    let pieces = (64 << 20) / piece.len();
    for command in [&["validate", "--format", "csv", "-"][..], &["convert", "--to", "fen", "-"]] {
        let (mut child, mut input, mut output) = start(Path::new("."), command);
        let reader = std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        for _ in 0..pieces {
            input.write_all(piece.as_bytes()).unwrap();
        }
        let peak = peak_memory(&child);
        assert!(peak < 40 << 10, "{command:?} has held {peak} KiB for 64 MiB of games");
        drop(input);
        assert_eq!(child.wait().unwrap().code(), Some(0));
        reader.join().unwrap().unwrap();
    }
}

/// Games that name no rules and have no moves are buffered until the rules are guessed, but never
/// all games of a file.
#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_games_that_say_nothing() {
    let piece = "[Event \"x\"]\n[Result \"*\"]\n\n*\n\n".repeat(1000);
    let command = ["validate", "--format", "csv", "--exit-zero", "-"];
    let (mut child, mut input, mut output) = start(Path::new("."), &command);
    let reader = std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
    for _ in 0..300 {
        input.write_all(piece.as_bytes()).unwrap();
    }
    let peak = peak_memory(&child);
    assert!(peak < 120 << 10, "it has held {peak} KiB for 9 MiB of games without moves");
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    reader.join().unwrap().unwrap();
}
