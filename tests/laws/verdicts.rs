//! Conformance: every verdict of an independent referee on real game records.
//!
//! Requires the facts: `ARBITER_FACTS=../shared cargo test --test laws -- --ignored --nocapture
//! verdicts::`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use draughts_arbiter::board::{Color, Corner, Numbering, SquareStyle, parse_fen};
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{Catalogue, GameReport, Laws, MainLine, ReplayOptions, replay};
use serde_json::Value;

/// Intended differences: file, game, reason.
const EXCEPTIONS: &str = include_str!("../facts/verdict_exceptions.csv");

fn facts() -> PathBuf {
    let folder =
        std::env::var_os("ARBITER_FACTS").expect("ARBITER_FACTS names the folder of the facts");
    PathBuf::from(folder)
}

/// Returns the numbering of the verdicts: from the upper left, whatever the set prints.
fn numbering(laws: &Laws) -> Numbering {
    Numbering { first: Corner::TopLeft, style: SquareStyle::Numeric, ..laws.numbering }
}

/// Returns the difference between a report and a verdict.
fn difference(report: &GameReport, verdict: &Value, laws: &Laws) -> Option<String> {
    let ok = verdict["ok"].as_bool().expect("ok");
    let legal_plies = verdict["legal_plies"].as_u64().expect("legal_plies") as usize;
    if report.ok != ok || report.legal_plies != legal_plies {
        let codes: Vec<_> = report.findings.iter().map(|found| found.finding.code()).collect();
        return Some(format!(
            "ok {} legal_plies {} where {ok} {legal_plies} is expected; {codes:?}",
            report.ok, report.legal_plies
        ));
    }
    let key = if ok { "final" } else { "fen" };
    let text = verdict[key].as_str().unwrap_or_default();
    // A side without pieces is written as an empty list.
    let expected = parse_fen(text, &numbering(laws), Color::White).map(|fen| fen.position);
    let ours = if ok {
        report.last
    } else {
        let first = report
            .findings
            .iter()
            .find(|found| found.at.is_some_and(|at| at.ply == legal_plies + 1));
        first.and_then(|found| found.position).or(report.last)
    };
    match (expected, ours) {
        (Ok(expected), Some(ours)) if expected == ours => None,
        (_, ours) => {
            Some(format!("position {:?} where {text} is expected", ours.map(|p| laws.fen(&p))))
        }
    }
}

#[test]
#[ignore = "needs the facts"]
fn verdicts() {
    let folder = facts().join("pdn");
    let text = std::fs::read_to_string(folder.join("verdicts.jsonl")).expect("verdicts.jsonl");
    let rows: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    let exceptions: BTreeMap<(String, u64), String> = EXCEPTIONS
        .lines()
        .skip(1)
        .map(|line| {
            let mut parts = line.splitn(3, ',');
            let mut part = || parts.next().expect("file,game,reason").to_owned();
            let (file, game, reason) = (part(), part(), part());
            ((file, game.parse().expect("a number")), reason)
        })
        .collect();
    let mut by_file: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for row in &rows {
        by_file.entry(row["file"].as_str().expect("file")).or_default().push(row);
    }
    let catalogue = Catalogue::default();
    let (mut agreed, mut plies) = (0, 0);
    let mut used = std::collections::BTreeSet::new();
    let mut wrong = Vec::new();
    for (file, rows) in by_file {
        let bytes = std::fs::read(folder.join("games").join(file)).expect(file);
        let wanted: BTreeMap<u64, &Value> =
            rows.iter().map(|row| (row["game"].as_u64().expect("game"), *row)).collect();
        let mut seen = 0;
        for game in games_in(&bytes) {
            let Some((number, verdict)) = crate::support::referee::number(file, game.index())
                .and_then(|number| Some((number, wanted.get(&number)?)))
            else {
                continue;
            };
            seen += 1;
            let laws =
                catalogue.laws(verdict["rules"].as_str().expect("rules")).expect("a rule set");
            let report =
                replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default());
            plies += report.plies;
            let key = (file.to_owned(), number);
            match (difference(&report, verdict, &laws), exceptions.get(&key)) {
                (None, None) => agreed += 1,
                (Some(_), Some(_)) => {
                    used.insert(key);
                    agreed += 1;
                }
                (Some(difference), None) => {
                    wrong.push(format!("{file}#{}: {difference}", game.index()))
                }
                (None, Some(reason)) => {
                    wrong.push(format!(
                        "{file}#{}: no difference any more, listed as: {reason}",
                        game.index()
                    ));
                }
            }
        }
        if seen != wanted.len() {
            wrong.push(format!("{file}: {} of {} games found", seen, wanted.len()));
        }
    }
    for line in &wrong {
        println!("{line}");
    }
    println!("listed differences: {} of {}", used.len(), exceptions.len());
    println!("half-moves: {plies}");
    println!("verdicts: {agreed} of {} games", rows.len());
    assert_eq!(agreed, rows.len(), "{} differ", wrong.len());
    assert_eq!(used.len(), exceptions.len(), "a listed difference was not met");
}

/// Counts the games of every file of the collection.
#[test]
#[ignore = "needs the facts"]
fn games() {
    fn walk(folder: &Path, games: &mut usize, files: &mut usize) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, games, files);
            } else {
                *files += 1;
                *games += games_in(&std::fs::read(&path).expect("a file")).count();
            }
        }
    }
    let (mut games, mut files) = (0, 0);
    walk(&facts().join("pdn").join("games"), &mut games, &mut files);
    let all = 12_087 + crate::support::referee::MORE;
    println!("games: {games} of {all} in {files} files");
    assert_eq!(games, all);
}
