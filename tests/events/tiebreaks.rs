//! Tests of the tie-breaks of FIDE C.07 against published values: every value of every player to
//! the last digit.
//!
//! The facts are outside the package; see `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test events -- --ignored --nocapture tiebreaks::
//! ```

use std::path::{Path, PathBuf};

use draughts_arbiter::event_report::TrfStandings;
use draughts_arbiter::event_report::sheet::csv;
use draughts_arbiter::standings::FideRules;
use draughts_arbiter::trf::{RankedReport, read, to_event};

/// Returns the directory of the facts about Swiss tournaments.
fn facts() -> PathBuf {
    let root = std::env::var_os("ARBITER_FACTS").unwrap_or_else(|| {
        panic!("ARBITER_FACTS is not set: it must name the directory of swiss/tiebreak")
    });
    PathBuf::from(root).join("swiss")
}

/// Returns the reports with the tables of their values.
fn cases() -> Vec<(PathBuf, PathBuf)> {
    let root = facts();
    let values = root.join("tiebreak/values");
    let entries = std::fs::read_dir(&values)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", values.display()));
    let mut cases: Vec<(PathBuf, PathBuf)> = entries
        .map(|entry| {
            let table = entry.expect("an entry").path();
            let name = table.file_stem().expect("a name").to_owned();
            (root.join("tournaments").join(name).with_extension("trf"), table)
        })
        .collect();
    cases.sort();
    cases.push((
        root.join("tiebreak/tec_swiss.trf"),
        root.join("tiebreak/tec_swiss_expected_2026.tsv"),
    ));
    cases
}

/// Returns the standings of a report with some tie-breaks, as rows of cells with a header.
fn standings(report: &Path, tie_breaks: &[&str]) -> Vec<Vec<String>> {
    let bytes = std::fs::read(report)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", report.display()));
    let (event, _) = to_event(&read(&bytes).0).expect("the report is an event");
    let codes = tie_breaks.iter().map(|code| code.parse().expect("a code"));
    let event = event.ranked_by(codes.collect());
    let reckoned = RankedReport::new(&event, Some(FideRules::March2026));
    let text = csv(&[TrfStandings::new(&reckoned).by_number()]);
    text.lines().map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn every_published_value_is_met_to_the_last_digit() {
    let (mut held, mut all) = (0, 0);
    for (report, table) in cases() {
        let text = std::fs::read_to_string(&table)
            .unwrap_or_else(|error| panic!("cannot read {}: {error}", table.display()));
        let expected: Vec<Vec<&str>> =
            text.lines().map(|line| line.split('\t').collect()).collect();
        let head = &expected[0];
        assert_eq!(head[..3], ["StartNo", "Rank", "PTS"]);
        let found = standings(&report, &head[3..]);
        assert_eq!(found.len(), expected.len(), "players of {}", report.display());
        for (found, expected) in found.iter().zip(&expected) {
            for (at, (found, expected)) in found.iter().zip(expected).enumerate() {
                // The reference writes undefined values as -0.
                let expected = if *expected == "-0" { "" } else { expected };
                all += 1;
                if found == expected {
                    held += 1;
                } else {
                    let (name, code) = (report.display(), head[at]);
                    println!("WRONG {name} {code}: {found}, published {expected}");
                }
            }
        }
    }
    println!("tie-breaks: {held} of {all} values of 44 tournaments");
    assert!(all > 38_000, "only {all} values were found");
    assert_eq!(held, all, "see the lines marked WRONG");
}
