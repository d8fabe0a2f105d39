//! The cases of `fixtures/draws`: each clause one half-move before its limit and at the limit.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use draughts_arbiter::board::Color;
use draughts_arbiter::draw::Demand;
use draughts_arbiter::rules::{self, DrawKind};
use serde::Deserialize;

use super::played::Played;

/// A case. See `fixtures/README.md`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    rules: Vec<String>,
    #[serde(default)]
    set: Vec<String>,
    fen: String,
    #[serde(default = "one")]
    number: u32,
    moves: String,
    #[serde(default)]
    demands: BTreeMap<usize, String>,
    clause: String,
    met: Option<usize>,
    due: Option<u32>,
    before: Option<String>,
    ends: Option<String>,
    #[serde(default)]
    beside: bool,
    article: Option<String>,
    shows: String,
}

const fn one() -> u32 {
    1
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/draws");
    let mut cases = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let read: Vec<Case> = serde_yaml::from_str(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        cases.extend(read);
    }
    cases
}

fn play(case: &Case, rules: &str) -> Result<Played, String> {
    let settings: Vec<&str> = case.set.iter().map(String::as_str).collect();
    let mut played = Played::try_new(rules, &settings, &case.fen, case.number, &case.moves)?;
    played.demands = case
        .demands
        .iter()
        .map(|(&moment, by)| Demand {
            moment,
            by: match by.as_str() {
                "white" => Color::White,
                "black" => Color::Black,
                other => panic!("{}: {other} is no side", case.id),
            },
        })
        .collect();
    Ok(played)
}

/// Returns the failures of a case under one of its rule sets.
fn faults(case: &Case, rules: &str) -> Vec<String> {
    let played = match play(case, rules) {
        Ok(played) => played,
        Err(fault) => return vec![fault],
    };
    let clause = played.clause(&case.clause);
    let mut faults = Vec::new();
    let end = played.end();
    let limit = case.met.unwrap_or(end);
    if limit > end {
        return vec![format!("the game has {end} half-moves")];
    }
    let met = played.met_by(clause, end);
    if met != case.met {
        faults.push(format!("met at {met:?}, and {:?} is given", case.met));
    }
    for moment in 0..limit {
        if let Some(met) = played.met_by(clause, moment) {
            faults.push(format!("met at {met} in a game of {moment} half-moves"));
        }
    }
    if let Some(due) = case.due.filter(|&due| played.game.due(limit) != due) {
        faults.push(format!("number {} is due, and {due} is given", played.game.due(limit)));
    }
    let word = |moment: usize| {
        let kind = played.kind(clause, moment)?;
        Some(played.claimed(kind, moment).verdict.word().to_owned())
    };
    let mut expect = |moment: usize, expected: &str| {
        if let Some(said) = word(moment).filter(|said| said != expected) {
            faults.push(format!("claimed at {moment}: {said}, not {expected}"));
        }
    };
    match case.met {
        Some(met) => {
            if met > 0 && !case.beside {
                expect(met - 1, case.before.as_deref().unwrap_or("not-yet"));
            }
            let waits = played.set.draws[clause].unless().is_some();
            expect(met, if waits { "conditional" } else { "granted" });
        }
        None => expect(end, case.ends.as_deref().unwrap_or("refused")),
    }
    if let (Some(met), Some(kind), false) = (case.met, played.kind(clause, limit), case.beside) {
        let ruling = played.claimed(kind, met);
        if (ruling.clause, ruling.met_at) != (Some(clause), Some(met)) {
            faults.push(format!("clause {:?}, met at {:?}", ruling.clause, ruling.met_at));
        }
        if ruling.evidence.last().map(|shown| shown.moment) != Some(met) {
            faults.push(format!("the evidence ends elsewhere: {:?}", ruling.evidence));
        }
    }
    faults
}

#[test]
fn every_clause_on_both_sides_of_its_limit() {
    let cases = cases();
    let (mut run, mut wrong) = (0, Vec::new());
    for case in &cases {
        for rules in &case.rules {
            run += 1;
            let faults = faults(case, rules);
            if !faults.is_empty() {
                wrong.push(format!("{} {rules} ({}): {}", case.id, case.shows, faults.join("; ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {run} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// The article of a case is the one that its first rule set cites.
#[test]
fn the_articles_of_the_cases_are_those_of_the_sets() {
    for case in cases() {
        let set = rules::named(&case.rules[0]).unwrap();
        let clause = set.draws.docs().iter().find(|clause| clause.id == case.clause).unwrap();
        let cited = clause.cited().to_string();
        let article = case.article.unwrap_or_else(|| "not seen (project default)".into());
        assert_eq!(cited, article, "{}", case.id);
    }
}

/// Every clause of every set has a case in which it is met. `claims.rs` tests agreement in all
/// sets.
#[test]
fn no_clause_is_without_a_case() {
    let cases = cases();
    let mut ids = BTreeSet::new();
    let mut shown: BTreeSet<(&str, &str)> = BTreeSet::new();
    for case in &cases {
        assert!(ids.insert(&case.id), "two cases are named {}", case.id);
        if case.met.is_some() && case.set.is_empty() {
            shown.extend(case.rules.iter().map(|rules| (rules.as_str(), case.clause.as_str())));
        }
    }
    for name in rules::names() {
        let set = rules::named(name).unwrap();
        for clause in
            set.draws.docs().iter().filter(|clause| clause.kind != Some(DrawKind::Agreement))
        {
            assert!(
                shown.contains(&(name, clause.id.as_str())),
                "{name}: no case of {}",
                clause.id
            );
        }
    }
}

/// Every material that an ending names is on the board at the limit of some case.
#[test]
fn no_material_is_without_a_case() {
    let mut shown: BTreeSet<(String, String)> = BTreeSet::new();
    for case in cases().iter().filter(|case| case.met.is_some()) {
        for rules in &case.rules {
            let played = play(case, rules).unwrap();
            let position = played.game.position(case.met.unwrap());
            let force = |side| (position.kings(side).len(), position.men(side).len());
            let (white, black) = (force(Color::White), force(Color::Black));
            let set = rules::named(rules).unwrap();
            let clause = set.draws.docs().iter().find(|clause| clause.id == case.clause).unwrap();
            for material in clause.material.iter().flatten() {
                let stands = match material {
                    rules::Material::Against(strong, weak) => {
                        [(white, black), (black, white)].iter().any(|(one, other)| {
                            strong.holds(one.0, one.1) && weak.holds(other.0, other.1)
                        })
                    }
                    rules::Material::BothKings(count) => {
                        count.holds(white.0 + white.1 + black.0 + black.1)
                    }
                    rules::Material::KingsEach(count) => {
                        count.holds(white.0 + white.1) && count.holds(black.0 + black.1)
                    }
                };
                if stands {
                    shown.insert((clause.id.clone(), material.to_string()));
                }
            }
        }
    }
    for name in rules::names() {
        for clause in rules::named(name).unwrap().draws.docs() {
            for material in clause.material.iter().flatten() {
                let wanted = (clause.id.clone(), material.to_string());
                assert!(shown.contains(&wanted), "{name}: no case of {wanted:?}");
            }
        }
    }
}

/// After the limit a claim stays valid while the count runs and the draw exists.
#[test]
fn what_is_met_stays_met_while_nothing_ends_it() {
    for case in cases().iter().filter(|case| case.met.is_some() && !case.beside) {
        for rules in &case.rules {
            let played = play(case, rules).unwrap();
            let clause = played.clause(&case.clause);
            let counts = played.set.draws[clause].counting().is_some();
            let end = played.end();
            if !counts || played.game.is_over(end) || played.game.step(end).unwrap().captures {
                continue;
            }
            for moment in case.met.unwrap()..=end {
                let ruling = played.claimed(played.kind(clause, moment).unwrap(), moment);
                assert!(ruling.verdict.is_right(), "{} {rules} at {moment}", case.id);
            }
        }
    }
}
