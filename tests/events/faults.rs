//! Tests that kill every writing command at each of its system calls, or make the call fail:
//! afterwards the event is either old or new, what was acknowledged is there, the history verifies,
//! and the next command works.
//!
//! Needs `strace`. Without it, the short run is skipped unless `CI` is set, and the long run fails.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod matrix;
mod published;

use std::env;

use rayon::prelude::*;

use matrix::{After, Case, Run, disturb, strace_works};

/// Returns a command on the event, given as words; quotes hold a word with spaces together.
fn run(words: &str) -> Run {
    let mut args = vec!["event".to_owned()];
    for (at, part) in words.split('"').enumerate() {
        if at % 2 == 1 {
            args.push(part.to_owned());
        } else {
            args.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    // `event team add EVENT` has two words before the event, `event add EVENT` one.
    let is_two_words = ["team", "stage"].contains(&args[1].as_str());
    args.insert(if is_two_words { 3 } else { 2 }, "{event}".to_owned());
    Run { program: env!("CARGO_BIN_EXE_arbiter").into(), args, env: Vec::new() }
}

fn after() -> After {
    After { verify: run("history"), next: run("set place=Next") }
}

fn case(name: &'static str, before: &[&str], act: &str) -> Case {
    let before = before.iter().map(|words| run(words)).collect();
    Case { name, before, by_hand: None, act: run(act) }
}

const NEW: &str = "new --system round-robin --name Club --seed 5";
const ASH: &str = "add \"Ash, Ada\"";
const BAY: &str = "add \"Bay, Bo\"";

/// A hand-written text with two players and a comment.
const BY_HAND: &str = "schema: arbiter.event/1
name: Club # ours
system: {kind: match, games: 2, seed: 7}
players:
  - {id: a, name: Ash}
  - {id: b, name: Bay}
";

const LEAGUE: &str = "new --teams --boards 2 --system round-robin --name League --seed 5";
const OAK: &str = "team add Oak --members p1,p2";
const ELM: &str = "team add Elm --members p3,p4";

/// Returns every way of writing an event of teams.
fn cases_of_teams() -> Vec<Case> {
    let players = [LEAGUE, ASH, BAY, "add \"Cay, Cy\"", "add \"Day, Di\"", "add \"Elk, Ed\""];
    let with = |more: &[&'static str]| [&players[..], more].concat();
    let paired = with(&[OAK, ELM, "pair"]);
    let grouped = with(&[OAK, ELM]);
    vec![
        case("team add", &with(&[]), OAK),
        case("team set", &with(&[OAK]), "team set t1 club=Lakeside"),
        case("team remove", &with(&[OAK]), "team remove t1"),
        case("lineup", &paired, "lineup t1 1 p2 p1"),
        case("result of a match", &paired, "result 1.2=2-0"),
        case("match", &paired, "match 1 --lost t2 --reason \"did not come\""),
        case("award", &paired, "award t1 --round 1 --match-points=-1 --reason late"),
        case("stage", &grouped, "stage add final --system round-robin --places 1-2 --seed 5"),
    ]
}

/// The calls that change something on a disk, or lock it.
const WRITES: [&str; 8] =
    ["write", "fsync", "rename", "renameat", "renameat2", "linkat", "mkdir", "flock"];

/// Returns the additional commands of a season. They write the same way as the others, so they are
/// disturbed only at calls that change the disk, which takes a tenth of the time per case.
fn cases_of_seasons() -> Vec<Case> {
    let list = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults-fixtures.csv");
    std::fs::write(&list, "round,match,date,venue\n1,1,2026-10-08,Hall\n").unwrap();
    let players = [LEAGUE, ASH, BAY, "add \"Cay, Cy\"", "add \"Day, Di\"", OAK, ELM];
    let with = |more: &[&'static str]| [&players[..], more].concat();
    let paired = with(&["pair"]);
    let half = with(&["pair", "result 1.1=2-0"]);
    let awarded = with(&["pair", "award t1 --round 1 --match-points=-1 --reason late"]);
    let staged = with(&["stage add final --system round-robin --places 1-2 --seed 5"]);
    let level = with(&["pair", "result 1.1=1-1", "result 1.2=1-1"]);
    let in_playoff = with(&[
        "pair",
        "result 1.1=1-1",
        "result 1.2=1-1",
        "playoff t1 t2 --places 1 --ladder ec2022 --called 7",
    ]);
    let four = [NEW, ASH, BAY, "add \"Cay, Cy\"", "add \"Day, Di\""];
    let tied = [NEW, ASH, BAY, "pair", "result 1=1-1", "prize Main cup book"];
    let mut from = case("match --from", &paired, "match --from LIST");
    from.act.args.iter_mut().filter(|word| *word == "LIST").for_each(|word| {
        *word = list.to_str().expect("the folder has a plain name").to_owned();
    });
    vec![
        from,
        case("new --preset", &[], "new --preset israel-teams --boards 4 --seed 5"),
        case("match --rest-lost", &half, "match 1 --rest-lost t2 --reason left"),
        case("match --postpone", &paired, "match 1 --postpone 2026-10-08"),
        case("division", &with(&[]), "division --promoted 1 --relegation-matches 1"),
        case("stage remove", &staged, "stage remove final"),
        case("groups --draw", &four, "groups --draw A,B"),
        case("award --remove", &awarded, "award t1 --round 1 --remove"),
        case("withdraw a team", &with(&[]), "withdraw t2"),
        case("playoff of teams", &level, "playoff --places 1 --ladder ec2022 --called 7"),
        case("playoff-result of teams", &in_playoff, "playoff-result 3-1"),
        case("playoff --clear", &in_playoff, "playoff --clear --reason \"not asked for\""),
        case("playoff --by-hand", &level, "playoff t2 t1 --places 1 --ladder ec2022 --by-hand"),
        case("a lot for a prize", &tied, "prize Main --lot p2,p1"),
    ]
}

/// Returns every way of writing.
fn cases() -> Vec<Case> {
    let paired = [NEW, ASH, BAY, "pair"];
    let mut hundred = vec![NEW, ASH, BAY, "pair"];
    let texts: Vec<String> = (0..96).map(|n| format!("set place=Hall{n}")).collect();
    hundred.extend(texts.iter().map(String::as_str));
    let entered = [NEW, ASH, BAY, "pair", "result 1=2-0"];
    let undone = [NEW, ASH, BAY, "pair", "result 1=2-0", "undo"];
    let russian = [NEW, "set rules=russian", ASH, BAY, "pair"];
    let level = [NEW, ASH, BAY, "pair", "result 1=1-1"];
    let in_playoff = [&level[..], &["playoff --places 1 --ladder ec2022 --called 7"]].concat();
    let four = [NEW, ASH, BAY, "add \"Cay, Cy\"", "add \"Day, Di\""];
    vec![
        case("new", &[], NEW),
        case("add", &[NEW], ASH),
        case("pair", &[NEW, ASH, BAY], "pair"),
        case("result", &paired, "result 1=2-0"),
        case("result with a snapshot", &hundred, "result 1=2-0"),
        case("amend", &entered, "result 1=0-2 --amend --reason \"read wrongly\""),
        case("withdraw", &entered, "withdraw p1"),
        case("unpair", &paired, "unpair"),
        case("undo", &entered, "undo"),
        case("redo", &undone, "redo"),
        case("restore", &entered, "restore 4"),
        case("groups", &four, "groups A=p1,p2 B=p3,p4"),
        case("draw", &russian, "draw --round 1 XVI-15"),
        case("prize", &paired, "prize Main 500 300"),
        case("note", &paired, "note p1 --warning --reason telephone"),
        case("playoff", &level, "playoff --places 1 --ladder ec2022 --called 7"),
        case("playoff-result", &in_playoff, "playoff-result 1-1"),
        Case {
            by_hand: Some(BY_HAND),
            ..case("set after a hand edit", &[NEW, ASH], "set place=Hall")
        },
        Case { by_hand: Some(BY_HAND), ..case("first command of all", &[], "pair") },
    ]
}

#[test]
fn a_result_survives_a_fault_at_each_call_that_writes() {
    if !strace_works() {
        assert!(env::var_os("CI").is_none(), "strace is needed: install it");
        println!("left out: strace is missing or may not trace");
        return;
    }
    let case = case("result", &[NEW, ASH, BAY, "pair"], "result 1=2-0");
    let tally = disturb(&case, &after(), |name| WRITES.contains(&name));
    println!("{tally}");
    assert!(tally.wrong.is_empty(), "{tally}");
    assert!(tally.calls >= 8, "{tally}");
    assert_eq!(tally.syncs, 3, "the log, the new text, the folder");
}

#[test]
#[ignore = "minutes; .ci/nightly does it, and .ci/run a part of it"]
fn every_writing_command_survives_every_fault_at_every_call() {
    assert!(strace_works(), "strace is needed: install it");
    // `ARBITER_FAULTS=playoff` tries only the commands whose names contain this word.
    let wanted = env::var("ARBITER_FAULTS").unwrap_or_default();
    let is_wanted = |case: &Case| case.name.contains(&wanted);
    let everywhere = cases().into_iter().chain(cases_of_teams()).map(|case| (case, false));
    let all = everywhere.chain(cases_of_seasons().into_iter().map(|case| (case, true)));
    let cases: Vec<(Case, bool)> = all.filter(|(case, _)| is_wanted(case)).collect();
    let total = cases.len();
    let tallies: Vec<(usize, usize)> = cases
        .par_iter()
        .enumerate()
        .map(|(at, (case, only_writes))| {
            let tally = disturb(case, &after(), |name| !only_writes || WRITES.contains(&name));
            println!("{} of {total} commands: {}: {tally}", at + 1, case.name);
            let least = if *only_writes { 5 } else { 20 };
            let calls = tally.calls;
            assert!(calls >= least, "{}: {calls} calls of the command found", case.name);
            (tally.faults, tally.wrong.len())
        })
        .collect();
    let faults: usize = tallies.iter().map(|(faults, _)| faults).sum();
    let wrong: usize = tallies.iter().map(|(_, wrong)| wrong).sum();
    println!("{} of {faults} faults survived", faults - wrong);
    assert_eq!(wrong, 0);
}
