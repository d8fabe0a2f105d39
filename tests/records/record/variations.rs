//! Variations replayed next to the game.

use draughts_arbiter::board::Color;
use draughts_arbiter::diag::Level;
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::found::EndReason;
use draughts_arbiter::record::{
    Catalogue, GameReport, MainLine, ReplayOptions, VariationReport, replay, replay_variations,
};

/// Returns the report of a game with and without its variations.
fn judged(text: &str) -> (GameReport, GameReport) {
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    let options = ReplayOptions { history: true, moves_only: false };
    let without = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
    let mut with = without.clone();
    replay_variations(&game, &laws, &mut with);
    (with, without)
}

/// Returns `ply/plies/legal` for every variation.
fn lines(report: &GameReport) -> Vec<String> {
    let one = |it: &VariationReport| {
        let ply = it.start.map_or("-".into(), |at| at.ply.to_string());
        format!("{ply}/{}/{}", it.plies, it.legal_plies)
    };
    report.variations.iter().map(one).collect()
}

#[test]
fn a_variation_replaces_the_move_before_it_or_follows_it() {
    let (report, _) = judged("1. 32-28 19-23 (19-24 37-32) 2. 28x19 (14x23) 14x23 *");
    assert_eq!(lines(&report), ["2/2/2", "4/1/1"]);
    let (report, _) = judged("1. 32-28 19-23 (2. 28x19 13x24) (1... 20-25) *");
    assert_eq!(lines(&report), ["3/2/2", "2/1/1"]);
    let (report, _) = judged("(1. 31-27) 1. 32-28 () (only words) *");
    assert_eq!(lines(&report), ["1/1/1", "1/0/0", "1/0/0"]);
}

#[test]
fn variations_inside_variations_start_from_them() {
    let (report, _) = judged("1. 32-28 19-23 (19-24 37-32 (38-32 (33-29)) 14-19) 2. 28x19 *");
    assert_eq!(lines(&report), ["2/3/3", "3/1/1", "3/1/1"]);
}

#[test]
fn the_first_move_that_is_not_legal_is_a_warning_and_changes_no_verdict() {
    let text = "1. 32-28 19-23 (1... 99-1) (19-23 38-32 12-18 1-2 (31-26) 44-4) 2. 28x19 *";
    let (report, without) = judged(text);
    assert_eq!(lines(&report), ["2/1/0", "2/5/1", "-/1/0"]);
    assert!(report.ok && report.legal_plies == without.legal_plies);
    let found: Vec<String> = report
        .findings
        .iter()
        .filter_map(|found| {
            let (at, number) = (found.at?, found.variation?);
            assert_eq!((found.finding.level(), found.standing), (Level::Warning, None));
            assert!(found.finding.remarks().is_empty(), "{:?}", found.finding);
            let line = found.finding.place.map_or(0, |place| place.column);
            Some(format!("{} {number} {at} ply {} column {line}", found.finding.code(), at.ply))
        })
        .collect();
    assert_eq!(
        found,
        ["move-unreadable 1 1b ply 2 column 22", "capture-missed 2 2w ply 3 column 35"]
    );
    assert_eq!(report.findings.len(), without.findings.len() + 2);
}

#[test]
fn a_variation_that_ends_the_game_has_its_result() {
    let text = r#"[FEN "W:W32:B23"] 1. 32-27 (1. 32-28 23x32) 23-29 (23-28) *"#;
    let (report, without) = judged(text);
    assert!(report.law_result.is_none() && without.law_result.is_none());
    let ends = report.variations.iter().map(|one| {
        one.law_result.as_ref().map(|law| (law.written, law.why.clone(), law.end.after))
    });
    let none_left = EndReason::NoPiece { side: Color::White };
    assert_eq!(ends.collect::<Vec<_>>(), [Some(("0-2", none_left, 2)), None]);
}

#[test]
fn what_stands_behind_the_end_of_the_replay_is_not_judged() {
    let (report, _) = judged("1. 32-28 50-1 2. 33-29 (2. 31-27) *");
    assert_eq!(lines(&report), ["-/1/0"]);
}

/// A text of parentheses takes only the memory of a text, and a finding says that they are not
/// judged.
#[test]
fn what_is_nested_deeper_or_comes_later_than_the_limit_is_not_judged_and_said() {
    use draughts_arbiter::pdn::{MAX_VARIATION_DEPTH, MAX_VARIATIONS};
    let said = |text: &str| -> Vec<String> {
        let (report, _) = judged(text);
        let found = report.findings.iter().map(|found| found.finding.code().to_owned());
        found.filter(|code| code.starts_with("variation")).collect()
    };
    let nested = |depth: usize| {
        let (open, shut) = ("(19-24 ".repeat(depth), ")".repeat(depth));
        format!("1. 32-28 19-23 {open}{shut} 2. 28x19 *")
    };
    assert_eq!(said(&nested(MAX_VARIATION_DEPTH)), [""; 0]);
    assert_eq!(said(&nested(MAX_VARIATION_DEPTH + 1)), ["variation-deep"]);
    let (report, _) = judged(&nested(MAX_VARIATION_DEPTH + 5));
    assert_eq!(report.variations.len(), MAX_VARIATION_DEPTH);
    let (report, without) = judged(&format!("1. 32-28 19-23 {}", "(".repeat(200_000)));
    assert_eq!(report.variations.len(), MAX_VARIATION_DEPTH);
    assert_eq!(report.legal_plies, without.legal_plies);
    let many = |number: usize| format!("1. 32-28 19-23 {} 2. 28x19 *", "(19-24)".repeat(number));
    assert_eq!(said(&many(100)), [""; 0]);
    let (report, _) = judged(&many(MAX_VARIATIONS + 3));
    assert_eq!(report.variations.len(), MAX_VARIATIONS);
    assert_eq!(said(&many(MAX_VARIATIONS + 3)), ["variations-many"]);
}
