//! Tests of tables on terminals of a certain width.

use std::fs;
use std::process::Command;

use crate::typed::said;

/// Returns what a command prints on a terminal of `columns` columns, without colour sequences.
fn on_terminal(folder: &std::path::Path, columns: u16, command: &str) -> Vec<String> {
    let program = assert_cmd::cargo::cargo_bin("arbiter");
    let typed = format!("stty cols {columns} && '{}' {command}", program.display());
    let output = Command::new("script")
        .args(["-qec", &typed, "/dev/null"])
        .current_dir(folder)
        .env_remove("COLUMNS")
        .env_remove("ARBITER_LANG")
        .env("NO_COLOR", "1")
        .stdin(std::process::Stdio::null())
        .output()
        .expect("`script` of Debian's bsdutils");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}");
    text.lines().map(|line| line.trim_end_matches('\r').to_owned()).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn no_table_is_wider_than_the_terminal_and_the_least_important_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let names: String = (1..=9)
        .map(|n| {
            format!("Longfellow-Hollowtree, Maximilian {n};Club of the Old Trees;{}\n", 1000 + n)
        })
        .collect();
    fs::write(path.join("names.csv"), format!("name;club;rating\n{names}")).unwrap();
    said(path, &["new", "open.yaml", "--system", "swiss", "--rounds", "5", "--seed", "1"]);
    said(path, &["add", "open.yaml", "--from", "names.csv", "--namesakes", "others"]);
    said(path, &["pair", "open.yaml"]);
    said(path, &["result", "open.yaml", "1=2-0", "2=1-1", "3=0-2", "4=2-0"]);
    for columns in [80_u16, 100, 140] {
        for command in ["standings", "pairings", "crosstable", "players", "player"] {
            let id = if command == "player" { " p1" } else { "" };
            let lines = on_terminal(path, columns, &format!("event {command} open.yaml{id}"));
            let most = lines.iter().map(|line| line.chars().count()).max().unwrap();
            assert!(most <= usize::from(columns), "{command} at {columns}: {most}\n{lines:#?}");
        }
    }
    let has_club = |columns| {
        let lines = on_terminal(path, columns, "event standings open.yaml");
        lines.iter().any(|line| line.contains("Club of the Old Trees"))
    };
    assert!(!has_club(80) && has_club(140));
}
