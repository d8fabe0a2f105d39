//! Incidents: every record of `fixtures/incidents` with the expected output.
//!
//! `NAME.pdn` may begin with a line `% arbiter validate ...` that gives the options;
//! `NAME.expected` is the output. `UPDATE_FIXTURES=1 cargo test --test records incidents::`
//! rewrites these files: review the diff.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::path::{Path, PathBuf};
use std::process::Command;

use draughts_arbiter::record::{Arguments, IncidentKind, KnownCommand};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/incidents")
}

fn records() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "pdn"))
        .collect();
    files.sort();
    files
}

/// Returns what is printed about a record; the last line is the exit code.
fn printed(record: &Path) -> String {
    let text = std::fs::read_to_string(record).unwrap();
    let first = text.lines().next().unwrap();
    let options = first.strip_prefix("% arbiter validate").unwrap_or_default();
    let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .current_dir(folder())
        .arg("validate")
        .arg(record.file_name().unwrap())
        .args(options.split_whitespace())
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    format!("{stdout}{stderr}exit code {}\n", output.status.code().unwrap())
}

/// Returns whether expected outputs are being rewritten and may be read half written.
fn is_update() -> bool {
    std::env::var_os("UPDATE_FIXTURES").is_some()
}

#[test]
fn every_record_says_what_is_expected() {
    let records = records();
    assert!(records.len() >= 30, "only {} records", records.len());
    let update = is_update();
    let mut wrong = Vec::new();
    for record in &records {
        let expected = record.with_extension("expected");
        let found = printed(record);
        if update {
            std::fs::write(&expected, &found).unwrap();
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != found {
            wrong.push(format!("{}:\n{found}", expected.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_kind_of_incident_has_a_record() {
    let all: String =
        records().iter().map(|record| std::fs::read_to_string(record).unwrap()).collect();
    for kind in IncidentKind::ALL {
        assert!(all.contains(&format!("[%{}", kind.name())), "no record with {}", kind.name());
    }
}

#[test]
fn every_irregularity_of_the_list_has_a_record() {
    if is_update() {
        return;
    }
    let all: String = records()
        .iter()
        .map(|record| std::fs::read_to_string(record.with_extension("expected")).unwrap())
        .collect();
    for number in 1..=17 {
        let article = format!("FMJD Annex 1, 5.4.{number}");
        let found = all
            .match_indices(&article)
            .any(|(at, _)| !all[at + article.len()..].starts_with(|c: char| c.is_ascii_digit()));
        assert!(found, "nothing cites {article}");
    }
    for article in
        ["5.1", "5.2", "5.3", "5.5", "5.6", "5.7", "5.8", "7.2.1", "7.2.2", "7.2.3", "7.2.4"]
    {
        assert!(all.contains(&format!("FMJD Annex 1, {article}")), "nothing cites {article}");
    }
}

#[test]
fn the_tables_in_the_book_list_every_incident_and_every_other_command() {
    let path = "docs/src/reference/incidents.md";
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    for kind in IncidentKind::ALL {
        let side = if kind.names_side() { " w" } else { "" };
        let squares = match kind.arguments() {
            Arguments::None => "",
            Arguments::AnySquares => " [32]",
            Arguments::Squares => " 32",
            Arguments::Claim => " repetition 41w 45w 49w",
            Arguments::Words => " ten-moves",
        };
        let article = if kind.article().is_empty() { "-" } else { kind.article() };
        let row = format!("| `{}{side}{squares}` | {} | {article} |", kind.name(), kind.meaning());
        assert!(page.contains(&row), "{path} has no row {row}");
    }
    for command in KnownCommand::ALL {
        let row = format!("| `{}` | {} |", command.example(), command.meaning());
        assert!(page.contains(&row), "{path} has no row {row}");
    }
}

/// Returns the JSON output about each game.
fn rulings(record: &Path, options: &str) -> Vec<serde_json::Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .arg("validate")
        .arg(record)
        .args(options.replace("--format json", "").split_whitespace())
        .args(["--format", "jsonl"])
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut games: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for game in &mut games {
        // The place in the file and the form of the tags may change.
        for key in ["file", "line", "offset", "bytes", "tags"] {
            game.as_object_mut().unwrap().remove(key);
        }
        for finding in game["findings"].as_array_mut().unwrap() {
            for key in ["line", "column"] {
                finding.as_object_mut().unwrap().remove(key);
            }
        }
    }
    games
}

#[test]
fn converting_keeps_every_ruling() {
    let folder = tempfile::tempdir().unwrap();
    for record in records() {
        let text = std::fs::read_to_string(&record).unwrap();
        let first = text.lines().next().unwrap();
        let options = first.strip_prefix("% arbiter validate").unwrap_or_default();
        let written = folder.path().join(record.file_name().unwrap());
        let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .arg("convert")
            .arg(&record)
            .args(options.replace("--format json", "").split_whitespace())
            .arg("-o")
            .arg(&written)
            .output()
            .unwrap();
        assert_ne!(output.status.code(), Some(2), "{}", record.display());
        assert_eq!(rulings(&record, options), rulings(&written, options), "{}", record.display());
    }
}
