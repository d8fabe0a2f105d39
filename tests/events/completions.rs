//! Tests of shell completion: commands, and names that exist only on this computer.

use assert_cmd::Command;

/// Returns what bash offers for the last word of a line, in a folder with an event.
fn offered(line: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("tournaments")).unwrap();
    let event = "schema: arbiter.event/1\nname: Open\nsystem: {kind: round-robin}\nplayers:\n\
         \x20 - {id: p1, name: Alder}\n  - {id: p2, name: Birch}\n";
    std::fs::write(folder.path().join("tournaments/open.yaml"), event).unwrap();
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder.path()).env("ARBITER_COMPLETE", "bash");
    command.env("_CLAP_COMPLETE_INDEX", line.len().to_string()).env("_CLAP_IFS", "\n");
    let output = command.args(["--", "arbiter"]).args(line).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| line.trim().to_owned()).collect()
}

#[test]
fn events_players_rule_sets_and_commands_are_completed() {
    let is_there = |line: &[&str], word: &str| {
        let offered = offered(line);
        assert!(offered.iter().any(|one| one == word), "{line:?}: {offered:?}");
    };
    is_there(&["ev"], "event");
    is_there(&["event", "stand"], "standings");
    is_there(&["event", "standings", ""], "open");
    is_there(&["event", "standings", "o"], "open");
    is_there(&["event", "withdraw", "open", ""], "p2");
    is_there(&["event", "standings", "open", "--by"], "--by-category");
    is_there(&["validate", "--rules", "rus"], "russian");
    is_there(&["adjudicate", "--claim", "rep"], "repetition");
    let of_nobody = offered(&["event", "withdraw", "clob", ""]);
    assert!(!of_nobody.iter().any(|one| one.starts_with('p')), "no such event: {of_nobody:?}");
}

#[test]
fn there_is_a_script_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let output = command.args(["completions", shell]).output().unwrap();
        let script = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && script.contains("ARBITER_COMPLETE"), "{shell}");
    }
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.env("ARBITER_COMPLETE", "tcsh").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}
