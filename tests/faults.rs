//! Every system call of every writing command, killed at or failing: the event is old
//! or new, what was acknowledged is there, the history verifies, the next command works.
//!
//! Needs `strace`. Where it is missing the short run is left out, but not where `CI` is
//! set; the long one fails.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

#[path = "faults/matrix.rs"]
mod matrix;

use std::convert::Infallible;
use std::env;
use std::process::exit;

use draughts_arbiter::storage::{
    Author, ChangeError, Changed, Edit, Operation, RealDisk, StorageError, Store,
};
use matrix::{After, Case, Run, disturb, strace_works};

/// Says to the test [`worker`] that it is one, and what to do.
const WORKER: &str = "ARBITER_FAULT_WORKER";

/// This test program as a command: `words` are for [`work`].
fn run(words: &str) -> Run {
    Run {
        program: env::current_exe().unwrap(),
        args: ["worker", "--exact", "--nocapture", "--test-threads=1"].map(Into::into).into(),
        env: vec![(WORKER.into(), format!("{words}\n{{event}}"))],
    }
}

/// Not a test but a command, if it is started as one.
#[test]
fn worker() {
    let Ok(task) = env::var(WORKER) else { return };
    let (words, event) = task.split_once('\n').unwrap();
    exit(match work(&Store::at(RealDisk, event), words) {
        Ok(()) => 0,
        Err(error) if error.nothing_written() => 3,
        Err(_) => 1,
    })
}

fn work(store: &Store, words: &str) -> Result<(), StorageError> {
    let author = Author {
        command: words.into(),
        at: "2026-11-20T19:30:00+01:00".into(),
        by: "ash@club 4711".into(),
    };
    let operation = || Operation { verb: "result".into(), summary: words.into(), reason: None };
    let (verb, word) = words.split_once(' ').unwrap_or((words, ""));
    let done: Result<Changed, ChangeError<Infallible>> = match verb {
        "create" => {
            store.create(&author, operation(), "name: Club\n")?;
            return Ok(());
        }
        "verify" => {
            let sound = store.history()?.damage.is_empty();
            exit(i32::from(!sound));
        }
        "add" => store.change(&author, |text| {
            let text = format!("{text}{word}\n");
            Ok(Edit { text, operation: operation(), value: () })
        }),
        "undo" => store.undo(&author, 1, |_| Ok(operation())),
        "redo" => store.redo(&author, 1, |_| Ok(operation())),
        "restore" => store.restore(&author, word.parse().unwrap(), |_| Ok(operation())),
        _ => panic!("{words}"),
    };
    match done {
        Ok(_) => Ok(()),
        Err(ChangeError::Storage(error)) => Err(error),
        Err(ChangeError::Refused(never)) => match never {},
    }
}

fn after() -> After {
    After { verify: run("verify"), next: run("add next") }
}

fn case(name: &'static str, before: &[&str], act: &str) -> Case {
    let before = before.iter().map(|words| run(words)).collect();
    Case { name, before, by_hand: None, act: run(act) }
}

/// Every way of writing.
fn cases() -> Vec<Case> {
    let mut hundred = vec!["create"];
    hundred.resize(100, "add line");
    vec![
        case("create", &[], "create"),
        case("change", &["create", "add one"], "add two"),
        case("change with a snapshot", &hundred, "add two"),
        case("undo", &["create", "add one"], "undo"),
        case("redo", &["create", "add one", "undo"], "redo"),
        case("restore", &["create", "add one", "add two"], "restore 1"),
        Case {
            by_hand: Some("name: Club # ours\none\n"),
            ..case("change after a hand edit", &["create", "add one"], "add two")
        },
        Case { by_hand: Some("name: Club\n"), ..case("first change", &[], "add one") },
    ]
}

#[test]
fn a_change_survives_a_fault_at_each_call_that_writes() {
    if !strace_works() {
        assert!(env::var_os("CI").is_none(), "strace is needed: install it");
        println!("left out: strace is missing or may not trace");
        return;
    }
    let case = case("change", &["create", "add one"], "add two");
    let writes = ["write", "fsync", "rename", "renameat", "renameat2", "linkat", "mkdir", "flock"];
    let tally = disturb(&case, &after(), |name| writes.contains(&name));
    println!("{tally}");
    assert!(tally.wrong.is_empty(), "{tally}");
    assert!(tally.calls >= 8, "{tally}");
    assert_eq!(tally.syncs, 3, "the log, the new text, the folder");
}

#[test]
#[ignore = "minutes; .ci/run does it"]
fn every_writing_command_survives_every_fault_at_every_call() {
    assert!(strace_works(), "strace is needed: install it");
    let cases = cases();
    let total = cases.len();
    let (mut faults, mut wrong) = (0, 0);
    for (number, case) in (1..).zip(&cases) {
        let tally = disturb(case, &after(), |_| true);
        println!("{number} of {total} commands: {}: {tally}", case.name);
        faults += tally.faults;
        wrong += tally.wrong.len();
    }
    println!("{} of {faults} faults survived", faults - wrong);
    assert_eq!(wrong, 0);
}
