//! Tests of the desk at which the results of a round are entered: its answers, the program line by
//! line, killed at any moment, and on a terminal.

mod answers;
#[cfg(unix)]
mod killed;
mod lines;
#[cfg(unix)]
mod terminal;

use std::path::{Path, PathBuf};
use std::process::Command;

use draughts_arbiter::event::{Event, read};

/// Names in board order, White first.
const NAMES: [&str; 8] = [
    "Alder, Ann",
    "Birch, Bo",
    "Cedar, Cleo",
    "Dogwood, Dan",
    "Elm, Eva",
    "Fir, Finn",
    "Ginkgo, Gus",
    "Hazel, Hal",
];

/// Returns the text of a Swiss with one round paired: p1 - p2 at board 1, p3 - p4 at board 2, ...
fn text(boards: usize, head: &str) -> String {
    let name = |n: usize| match n {
        0..8 => NAMES[n].to_owned(),
        _ => format!("Rowan {n}, Robin"),
    };
    let player =
        |n: usize| format!("  - {{id: p{}, name: \"{}\", number: {}}}\n", n + 1, name(n), n + 1);
    let board = |n: usize| {
        format!("      - {{board: {}, white: p{}, black: p{}}}\n", n + 1, 2 * n + 1, 2 * n + 2)
    };
    format!(
        "schema: arbiter.event/1\nname: Club\nsystem: {{kind: swiss, rounds: 3, seed: 1}}\n{head}\
         players:\n{}rounds:\n  - round: 1\n    boards:\n{}",
        (0..2 * boards).map(player).collect::<String>(),
        (0..boards).map(board).collect::<String>(),
    )
}

/// Writes the file of such an event.
fn file(folder: &Path, boards: usize, head: &str) -> PathBuf {
    let path = folder.join("club.yaml");
    std::fs::write(&path, text(boards, head)).unwrap();
    path
}

/// Reads the event in a file.
fn event(path: &Path) -> Event {
    let text = std::fs::read_to_string(path).unwrap();
    read("club.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the results of the boards of the last round, as the file writes them; `-` for none.
fn results(path: &Path) -> Vec<String> {
    let event = event(path);
    let boards = event.rounds.last().unwrap().boards.iter();
    let result = |board: &draughts_arbiter::event::Board| {
        let each: Vec<String> = board.result.iter().map(ToString::to_string).collect();
        if each.is_empty() { "-".to_owned() } else { each.join(", ") }
    };
    boards.map(result).collect()
}

fn arbiter() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_LANG").env("NO_COLOR", "1");
    command
}

/// Runs `arbiter event` with these words, inserting the event as the second.
fn run(words: &[&str], path: &Path) -> String {
    let mut command = arbiter();
    command.args(["event", words[0]]).arg(path).args(&words[1..]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{words:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}
