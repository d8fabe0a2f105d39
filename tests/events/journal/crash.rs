//! Tests of every command, stopped or made to fail at every step.

use std::io::ErrorKind;

use super::lossy::{Club, Fault, LossyDisk};
use super::*;
use draughts_arbiter::storage::{HAND_EDIT, OperationState, PastOperation};

const EVENT: &str = "/club.yaml";
const LOG: &str = "/club.history/log.jsonl";

type Act = fn(&Club) -> Result<StoredChange, StorageError>;

/// A command, and what is on the disk before it.
struct Case {
    name: &'static str,
    prepare: fn(&Club),
    act: Act,
    /// Whether the earlier history need not be preserved.
    new_history: bool,
}

fn at(disk: &LossyDisk) -> Club {
    Club::at(disk, EVENT)
}

fn create(store: &Club) -> Result<StoredChange, StorageError> {
    store.create(&author(), operation("new"), "name: Club\r\n")
}

fn three_operations(store: &Club) {
    create(store).unwrap();
    add(store, "one").unwrap();
    add(store, "two").unwrap();
}

/// Creates so many operations that the next one is written with a snapshot.
fn before_a_snapshot(store: &Club) {
    create(store).unwrap();
    for number in 0..99 {
        add(store, &number.to_string()).unwrap();
    }
}

fn edited_by_hand(store: &Club) {
    three_operations(store);
    let text = store.read().unwrap();
    store.disk.put(EVENT, format!("# seen\n{text}").as_bytes());
}

fn undone(store: &Club) {
    three_operations(store);
    undo(store, 1).unwrap();
}

/// Creates the state in which a command was killed between writing the log and writing the event.
fn interrupted(store: &Club) {
    three_operations(store);
    let (text, log) = (store.read().unwrap(), store.disk.get(LOG).unwrap());
    let killed = (1..).map(|step| {
        let disk = store.disk.copy(Some((step, Fault::Crash)));
        add(&at(&disk), "lost").unwrap_err();
        disk.copy(None)
    });
    let mut killed = killed.skip_while(|disk| disk.get(LOG).unwrap().len() < log.len() + 200);
    store.disk.become_like(&killed.nth(1).unwrap());
    assert_eq!(store.read().unwrap(), text);
}

fn torn(store: &Club) {
    interrupted(store);
    let log = store.disk.get(LOG).unwrap();
    store.disk.put(LOG, &log[..log.len() - 40]);
}

fn damaged(store: &Club) {
    three_operations(store);
    let mut log = store.disk.get(LOG).unwrap();
    log[700] ^= 1;
    store.disk.put(LOG, &log);
}

fn found(store: &Club) {
    store.disk.put(EVENT, b"name: Club\n");
}

const CASES: [Case; 12] = [
    Case { name: "create", prepare: |_| {}, act: create, new_history: true },
    Case { name: "first", prepare: found, act: |s| add(s, "new"), new_history: true },
    Case { name: "change", prepare: three_operations, act: |s| add(s, "new"), new_history: false },
    Case { name: "undo", prepare: three_operations, act: |s| undo(s, 1), new_history: false },
    Case { name: "undo all", prepare: three_operations, act: |s| undo(s, 2), new_history: false },
    Case { name: "redo", prepare: undone, act: |s| redo(s, 1), new_history: false },
    Case { name: "restore", prepare: undone, act: |s| restore(s, 1), new_history: false },
    Case { name: "hand", prepare: edited_by_hand, act: |s| add(s, "new"), new_history: false },
    Case {
        name: "snapshot",
        prepare: before_a_snapshot,
        act: |s| add(s, "new"),
        new_history: false,
    },
    Case { name: "again", prepare: interrupted, act: |s| add(s, "new"), new_history: false },
    Case { name: "torn", prepare: torn, act: |s| add(s, "new"), new_history: false },
    Case { name: "mend", prepare: damaged, act: |s| add(s, "new"), new_history: true },
];

/// Returns the text, or `None` if there is no file.
fn text(store: &Club) -> Option<String> {
    match store.read() {
        Ok(text) => Some(text),
        Err(StorageError::NotFound { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Returns the operations in the history regardless of their state; whether their texts are right
/// is checked separately.
fn past(store: &Club) -> Vec<PastOperation> {
    let history = store.history().unwrap();
    history
        .operations
        .into_iter()
        .map(|past| PastOperation { state: OperationState::Done, ..past })
        .collect()
}

/// Asserts that after a fault the file is either old or new, the history is sound, and the next
/// command works.
fn assert_safe(case: &Case, store: &Club, allowed: &[&Option<String>], at: &str) {
    let name = case.name;
    let found = text(store);
    assert!(allowed.contains(&&found), "{name} {at}: {found:?}");
    if name != "mend" && found.is_some() {
        assert_sound(store);
    }
    let before = found.clone().unwrap_or_default();
    if found.is_none() {
        create(store).unwrap();
    } else {
        add(store, "next").unwrap_or_else(|error| panic!("{name} {at}: {error}"));
        assert_eq!(store.read().unwrap(), format!("{before}next\n"), "{name} {at}");
    }
    assert_sound(store);
    assert!(!store.history().unwrap().edited_since);
    if found.is_some() {
        undo(store, 1).unwrap();
        assert_eq!(store.read().unwrap(), before, "{name} {at}");
    }
}

#[test]
fn a_power_failure_at_any_step_leaves_the_old_text_or_the_new() {
    let mut disks = 0;
    for case in &CASES {
        let prepared = LossyDisk::default();
        (case.prepare)(&at(&prepared));
        let old = text(&at(&prepared));
        let earlier = if case.new_history { Vec::new() } else { past(&at(&prepared)) };
        let done = prepared.copy(None);
        (case.act)(&at(&done)).unwrap();
        let new = text(&at(&done));
        assert_ne!(old, new);
        let recorded = past(&at(&done));
        // Includes one step more than there are, where the failure comes after success.
        for step in 1..=done.steps() + 1 {
            let disk = prepared.copy(Some((step, Fault::Crash)));
            let result = (case.act)(&at(&disk));
            assert!(result.is_ok() || step <= done.steps(), "{} {step}", case.name);
            let allowed = if result.is_ok() { vec![&new] } else { vec![&old, &new] };
            for survivor in disk.survivors() {
                let store = at(&survivor);
                if result.is_ok() {
                    assert_eq!(past(&store), recorded, "{} {step}", case.name);
                }
                if !earlier.is_empty() {
                    assert!(past(&store).starts_with(&earlier), "{} {step}", case.name);
                }
                assert_safe(case, &store, &allowed, &format!("step {step}"));
                disks += 1;
            }
        }
    }
    println!("{disks} disks");
    assert!(disks > 1000);
}

#[test]
fn an_error_at_any_step_is_told_and_leaves_the_old_text_or_the_new() {
    for case in &CASES {
        let prepared = LossyDisk::default();
        (case.prepare)(&at(&prepared));
        let old = text(&at(&prepared));
        let done = prepared.copy(None);
        (case.act)(&at(&done)).unwrap();
        let new = text(&at(&done));
        for kind in [ErrorKind::Other, ErrorKind::StorageFull, ErrorKind::PermissionDenied] {
            for step in 1..=done.steps() {
                let disk = prepared.copy(Some((step, Fault::Error(kind))));
                let told = match (case.act)(&at(&disk)) {
                    Ok(_) => &new,
                    Err(StorageError::NotSynced { .. }) => &new,
                    Err(error) => {
                        assert!(error.nothing_written(), "{} {step}: {error}", case.name);
                        &old
                    }
                };
                assert_safe(case, &at(&disk.copy(None)), &[told], &format!("{kind:?} at {step}"));
            }
        }
    }
}

#[test]
fn a_read_error_is_never_an_empty_log() {
    let prepared = LossyDisk::default();
    three_operations(&at(&prepared));
    let log = prepared.get(LOG).unwrap();
    for step in 1..20 {
        let disk = prepared.copy(Some((step, Fault::Error(ErrorKind::Other))));
        let _ = add(&at(&disk), "new");
        let after = disk.get(LOG).unwrap();
        assert!(after.starts_with(&log), "step {step}");
    }
}

#[test]
fn a_command_syncs_log_text_and_folder() {
    let disk = LossyDisk::default();
    three_operations(&at(&disk));
    let disk = disk.copy(None);
    add(&at(&disk), "new").unwrap();
    assert_eq!(disk.syncs(), 3);
}

#[test]
fn an_operation_that_was_interrupted_is_listed_as_such_and_can_be_repeated() {
    let disk = LossyDisk::default();
    let store = at(&disk);
    interrupted(&store);
    assert_eq!(store.history().unwrap().operations[3].state, OperationState::Interrupted);
    assert_eq!(add(&store, "lost").unwrap().number, Some(5));
    let history = store.history().unwrap();
    let states: Vec<OperationState> = history.operations.iter().map(|past| past.state).collect();
    use OperationState::{Done, Interrupted};
    assert_eq!(states, [Done, Done, Done, Interrupted, Done]);
    assert!(matches!(store.text_at(4), Err(StorageError::NoSuchOperation { .. })));
}

#[test]
fn a_file_edited_after_an_interrupted_command_was_edited_in_the_nearer_text() {
    let disk = LossyDisk::default();
    let store = at(&disk);
    interrupted(&store);
    let text = store.read().unwrap();
    disk.put(EVENT, format!("# by hand\n{text}").as_bytes());
    add(&store, "lost").unwrap();
    assert_eq!(store.history().unwrap().operations[3].state, OperationState::Interrupted);
    undo(&store, 2).unwrap();
    assert_eq!(store.read().unwrap(), text);
    assert_sound(&store);
}

#[test]
fn a_file_put_back_by_hand_is_a_hand_edit_and_no_interruption() {
    let disk = LossyDisk::default();
    let store = at(&disk);
    three_operations(&store);
    let text = store.text_at(2).unwrap();
    disk.put(EVENT, text.as_bytes());
    assert!(store.history().unwrap().edited_since);
    // Not even a refused command in between makes a difference.
    let _: Result<StoredChange, _> = store.change(&author(), |_| Err("no such board"));
    add(&store, "three").unwrap();
    let history = store.history().unwrap();
    assert!(history.operations.iter().all(|past| past.state == OperationState::Done));
    assert_eq!(history.operations[3].operation.verb, HAND_EDIT);
    undo(&store, 2).unwrap();
    assert_eq!(store.read().unwrap(), store.text_at(3).unwrap());
}
