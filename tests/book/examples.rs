//! The examples in the output of `arbiter explain`: the record shown for a code has that finding.

use std::sync::Arc;

use draughts_arbiter::app::codes::codes;
use draughts_arbiter::app::records::{Given, judged};
use draughts_arbiter::record::Catalogue;

/// Returns the record that an explanation shows, if any, with its tags and its moves on separate
/// lines.
fn record(explanation: &str) -> Option<String> {
    let paragraph = explanation.split("\n\n").find_map(|part| part.strip_prefix("Example: `"))?;
    let record = paragraph.split_once('`')?.0.replace('\n', " ");
    let is_record =
        record.starts_with("1. ") || (record.starts_with('[') && record.contains(" 1. "));
    is_record.then(|| record.replace("] [", "]\n[").replace("] 1. ", "]\n\n1. ") + "\n")
}

#[test]
fn a_record_that_is_shown_for_a_code_has_its_finding() {
    let international = Catalogue::new().laws("international").unwrap();
    let (mut seen, mut wrong) = (0, Vec::new());
    for code in codes() {
        let Some(record) = record(code.text) else { continue };
        // Text between two games is reported when a file is read, not for a single game.
        if code.code == "result-between-moves" {
            continue;
        }
        seen += 1;
        let given = match record.contains("[GameType ") {
            true => Given::default(),
            false => Given::from(Arc::clone(&international)),
        };
        let games = judged("the example", record.clone(), given).unwrap();
        let found: Vec<&str> = games
            .iter()
            .flat_map(|game| &game.findings)
            .map(|found| found.finding.code())
            .collect();
        if !found.contains(&code.code) {
            wrong.push(format!("{}: {found:?}\n{record}", code.code));
        }
    }
    assert!(seen > 60, "only {seen} records found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The codes without an example, because the finding itself names the difference.
const WITHOUT: &[&str] = &["other-edition"];

#[test]
fn every_code_has_an_example() {
    let lacking: Vec<&str> = codes()
        .filter(|code| !code.text.contains("xample"))
        .map(|code| code.code)
        .filter(|code| !WITHOUT.contains(code))
        .collect();
    assert_eq!(lacking, [""; 0]);
}

#[test]
fn every_code_says_what_the_arbiter_may_do() {
    let lacking: Vec<&str> = codes()
        .filter(|code| !code.text.contains("What the arbiter may do:"))
        .map(|code| code.code)
        .collect();
    assert_eq!(lacking, [""; 0]);
}
