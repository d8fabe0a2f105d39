//! Tests of the team tie-breaks of FIDE C.07 against published values: every value of every team to
//! the last digit, and the ranks by a single tie-break.
//!
//! The facts are outside the package; see `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test events -- --ignored --nocapture team_tiebreaks::
//! ```

use std::path::{Path, PathBuf};

use draughts_arbiter::event::Event;
use draughts_arbiter::event_report::TrfStandings;
use draughts_arbiter::event_report::sheet::csv;
use draughts_arbiter::standings::FideRules;
use draughts_arbiter::trf::{
    ConversionNote, Edition, RankedReport, from_event, read, to_event, write,
};

/// Returns the directory of the facts about teams.
fn facts() -> PathBuf {
    let root = std::env::var_os("ARBITER_FACTS").unwrap_or_else(|| {
        panic!("ARBITER_FACTS is not set: it must name the directory of teams/tiebreak")
    });
    PathBuf::from(root).join("teams")
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()))
}

fn event(report: &Path) -> Event {
    let (event, notes) = to_event(&read(text(report).as_bytes()).0).expect("it is an event");
    assert!(event.is_of_teams(), "{}", report.display());
    let wrong = notes.iter().find(|note| matches!(note, ConversionNote::PointsDiffer { .. }));
    assert_eq!(wrong, None, "{}", report.display());
    event
}

/// Returns the reports with the tables of their values, and the rules for each.
fn cases() -> Vec<(PathBuf, PathBuf, FideRules)> {
    let root = facts();
    let values = root.join("tiebreak/values");
    let entries = std::fs::read_dir(&values)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", values.display()));
    let mut cases: Vec<_> = entries
        .map(|entry| {
            let table = entry.expect("an entry").path();
            let name = table.file_stem().expect("a name").to_owned();
            let report = root.join("events").join(name).with_extension("trf");
            (report, table, FideRules::March2026)
        })
        .collect();
    cases.sort_by(|one, other| one.1.cmp(&other.1));
    let exercise = |name: &str| root.join("tiebreak/exercises").join(name);
    for (table, rules) in
        [("tec_team_2024.tsv", FideRules::August2024), ("tec_team_2026.tsv", FideRules::March2026)]
    {
        cases.push((exercise("tec_team.trf"), exercise(table), rules));
    }
    cases
}

/// Returns the cells of the table for programs, without its header.
fn standings(event: &Event, rules: FideRules, tie_breaks: &[&str]) -> Vec<Vec<String>> {
    let codes = tie_breaks.iter().map(|code| code.parse().expect("a code"));
    let event = event.clone().ranked_by(codes.collect());
    let heads = tie_breaks.iter().map(ToString::to_string).collect();
    let text = csv(&[TrfStandings::new(&RankedReport::new(&event, Some(rules)))
        .headed(heads)
        .by_number()]);
    let mut lines = text.lines();
    let head = format!("TPN,Rank,PTS,{}", tie_breaks.join(","));
    assert_eq!(lines.next(), Some(head.as_str()));
    lines.map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn every_published_value_of_a_team_is_met_to_the_last_digit() {
    let (mut held, mut all, mut rows) = (0, 0, 0);
    for (report, table, rules) in cases() {
        let table = text(&table);
        let mut lines = table.lines().map(|line| line.split('\t').collect::<Vec<&str>>());
        let head = lines.next().expect("a head");
        assert_eq!(head[0], "TPN");
        let expected: Vec<Vec<&str>> = lines.collect();
        rows += expected.len();
        let event = event(&report);
        let values: Vec<&str> =
            head[1..].iter().copied().filter(|code| !code.starts_with("R:")).collect();
        let of_values = standings(&event, rules, &values);
        for (column, &code) in head.iter().enumerate().skip(1) {
            let found: Vec<(String, String)> = match code.strip_prefix("R:") {
                Some(alone) => {
                    let ranks = standings(&event, rules, &[alone]);
                    ranks.into_iter().map(|row| (row[0].clone(), row[1].clone())).collect()
                }
                None => {
                    let at = 3 + values.iter().position(|value| *value == code).expect("it is");
                    of_values.iter().map(|row| (row[0].clone(), row[at].clone())).collect()
                }
            };
            assert_eq!(found.len(), expected.len(), "teams of {}", report.display());
            for ((number, found), expected) in found.iter().zip(&expected) {
                assert_eq!(number, expected[0]);
                // The old tables omit what is not printed, and write whole numbers without
                // decimals.
                let wanted = expected[column];
                if wanted.is_empty() {
                    continue;
                }
                let is_printed = rules == FideRules::August2024;
                let same = found == wanted
                    || is_printed && found.parse::<f64>().ok() == wanted.parse::<f64>().ok();
                all += 1;
                if same {
                    held += 1;
                } else {
                    println!("WRONG {} {code}: {found}, published {wanted}", report.display());
                }
            }
        }
    }
    println!("tie-breaks of teams: {held} of {all} values of {rows} teams");
    assert!(all > 37_000, "only {all} values were found");
    assert_eq!(held, all, "see the lines marked WRONG");
}

/// Writes an event as a report and reads it back; returns it without what no report holds.
fn again(event: &Event) -> Event {
    let (document, _) = from_event(event, &[], Edition::Trf26).expect("it is a report");
    let text = write(&document);
    let (read, findings) = read(text.as_bytes());
    assert_eq!(findings, [], "{}", event.name);
    let (event, notes) = to_event(&read).expect("it is an event");
    let wrong = notes.iter().find(|note| matches!(note, ConversionNote::PointsDiffer { .. }));
    assert_eq!(wrong, None, "{}", event.name);
    event
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn every_team_report_becomes_an_event_of_teams_and_comes_back() {
    let mut reports: Vec<PathBuf> = Vec::new();
    for folder in ["events", "large"] {
        let entries = std::fs::read_dir(facts().join(folder)).expect("a folder");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        reports.extend(paths.filter(|path| path.extension().is_some_and(|end| end == "trf")));
    }
    let mut same = 0;
    for report in &reports {
        let event = event(report);
        if again(&event) == event {
            same += 1;
        } else {
            println!("WRONG {}: another event comes back", report.display());
        }
    }
    println!("reports of teams: {same} of {} came back", reports.len());
    assert!(reports.len() >= 302);
    assert_eq!(same, reports.len(), "see the lines marked WRONG");
}
