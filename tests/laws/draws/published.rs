//! The published draw cases.
//!
//! They are not part of the package, like those of `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test laws -- --ignored --nocapture draws::
//! ```

use std::path::PathBuf;

use draughts_arbiter::draw::ClaimBasis;
use draughts_arbiter::rules::DrawKind;
use serde::Deserialize;

use super::played::Played;

#[derive(Deserialize)]
struct CaseFile {
    cases: Vec<Case>,
}

/// A row of the file: the expected outcome is given in words, with the half-move.
#[derive(Deserialize)]
struct Case {
    id: String,
    variant: String,
    fen: String,
    moves: String,
    rule: String,
    expected: Option<String>,
    by_text_cumulative: Option<String>,
    by_reset: Option<String>,
}

/// Returns the number in a phrase such as `draw after ply 32 (...)`.
fn ply(text: &str) -> usize {
    let behind = text.split_once("ply ").unwrap_or_else(|| panic!("{text}: no ply")).1;
    let end = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
    behind[..end].parse().unwrap()
}

/// Returns the first moment at which any condition is met.
fn first_met(case: &Case, settings: &[&str]) -> Option<usize> {
    let played = Played::new(&case.variant, settings, &case.fen, 1, &case.moves);
    (0..played.set.draws.len()).filter_map(|clause| played.met_by(clause, played.end())).min()
}

fn expect<T: PartialEq + std::fmt::Debug>(what: &str, found: T, given: T) -> Result<(), String> {
    if found == given { Ok(()) } else { Err(format!("{what}: {found:?}, and {given:?} is given")) }
}

fn agrees(case: &Case) -> Result<(), String> {
    let played = Played::new(&case.variant, &[], &case.fen, 1, &case.moves);
    let end = played.end();
    if let (Some(cumulative), Some(reset)) = (&case.by_text_cumulative, &case.by_reset) {
        let (cumulative, reset) = (ply(cumulative), ply(reset));
        let fresh = ["three-against-one.on_capture=fresh", "two-against-one.on_capture=fresh"];
        expect("cumulative", first_met(case, &[]), Some(cumulative))?;
        expect("fresh", first_met(case, &fresh), Some(reset))?;
        let verdict = |at| played.claimed(ClaimBasis::of(DrawKind::Ending), at).verdict.word();
        expect("before", verdict(cumulative - 1), "not-yet")?;
        expect("then", verdict(cumulative), "granted")?;
        // The ruling includes both readings.
        let ruling = played.claimed(ClaimBasis::of(DrawKind::Ending), end);
        let other = ruling.readings.first().and_then(|reading| reading.met);
        return expect("the other reading", other, Some(reset));
    }
    let expected = case.expected.as_deref().ok_or("nothing is expected")?;
    let at = ply(expected);
    if expected.contains("wins") {
        expect("length", end, at)?;
        expect("met", first_met(case, &[]), None)?;
        expect("over", played.game.is_over(end), true)?;
        let ruling = played.claimed(ClaimBasis::of(DrawKind::Ending), end);
        return expect("claimed", ruling.verdict.word(), "refused");
    }
    if case.rule.contains("occurrence") {
        expect("met", first_met(case, &[]), Some(at))?;
        let claim = |at| {
            let kind = ClaimBasis::of(DrawKind::Repetition);
            played.claimed(kind, at).verdict.word()
        };
        expect("before", claim(at - 1), "not-yet")?;
        return expect("then", claim(at), "granted");
    }
    Err(format!("`{expected}` is not understood"))
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn draw_cases() {
    let root = std::env::var_os("ARBITER_FACTS").unwrap_or_else(|| {
        panic!(
            "ARBITER_FACTS is not set: it must name the directory that holds rules/draw_cases.json"
        )
    });
    let path = PathBuf::from(root).join("rules/draw_cases.json");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let cases = serde_json::from_str::<CaseFile>(&text).unwrap().cases;
    let mut agree = 0;
    for case in &cases {
        match agrees(case) {
            Ok(()) => {
                agree += 1;
                println!("ok    {} {}", case.id, case.rule);
            }
            Err(wrong) => println!("WRONG {} {}: {wrong}", case.id, case.rule),
        }
    }
    println!("draw cases: {agree} of {}", cases.len());
    assert!(!cases.is_empty(), "the file of draw cases is empty");
    assert_eq!(agree, cases.len(), "not everything agrees; see the lines marked WRONG");
}
