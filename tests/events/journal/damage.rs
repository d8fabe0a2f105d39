//! Tests of logs and snapshots that are torn or have a flipped bit.

use std::path::Path;

use super::lossy::{Club, LossyDisk};
use super::written::hash;
use super::*;
use draughts_arbiter::storage::MEND;

const EVENT: &str = "/club.yaml";
const LOG: &str = "/club.history/log.jsonl";

/// Returns an event of six operations, and its texts.
fn played() -> (LossyDisk, Vec<String>) {
    let disk = LossyDisk::default();
    let store = Club::at(&disk, EVENT);
    store.create(&author(), operation("new"), "name: Club\n").unwrap();
    let mut texts = vec![store.read().unwrap()];
    for line in ["one", "two", "three", "four", "five"] {
        add(&store, line).unwrap();
        texts.push(store.read().unwrap());
    }
    (disk, texts)
}

fn at(disk: &LossyDisk) -> Club {
    Club::at(disk, EVENT)
}

#[test]
fn a_log_torn_anywhere_in_its_last_line_is_taken_up_and_set_aside() {
    let (disk, texts) = played();
    let log = disk.get(LOG).unwrap();
    let last = log[..log.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    // The event as it is if the log was torn before the event was replaced, and if it was torn
    // after.
    for (text, cut) in (last..log.len()).flat_map(|cut| [(&texts[4], cut), (&texts[5], cut)]) {
        let store = at(&disk.copy(None));
        without_head(&store);
        store.disk.put(EVENT, text.as_bytes());
        store.disk.put(LOG, &log[..cut]);
        assert_sound(&store);
        assert_eq!(store.history().unwrap().notes.len(), usize::from(cut > last));
        let changed = add(&store, "six").unwrap();
        assert_eq!(changed.notes.len(), usize::from(cut > last), "{cut}");
        assert_sound(&store);
        undo(&store, 1).unwrap();
        assert_eq!(&store.read().unwrap(), text);
        for (number, text) in texts.iter().enumerate().take(5) {
            assert_eq!(&store.text_at(number as u64 + 1).unwrap(), text);
        }
        if cut > last {
            let aside = store.disk.get("/club.history/log.damaged-1").unwrap();
            assert_eq!(aside, &log[last..cut]);
        }
    }
}

/// Removes the heads, which leaves the state of an interrupted command, or of a version that wrote
/// no head.
fn without_head(store: &Club) {
    let folder = Path::new("/club.history");
    for name in store.disk.list(folder).unwrap().iter().filter(|name| name.starts_with("head-")) {
        store.disk.remove(&folder.join(name)).unwrap();
    }
}

#[test]
fn a_log_cut_anywhere_at_its_end_is_damaged_and_goes_on_without_a_number_given_twice() {
    let (disk, texts) = played();
    let log = disk.get(LOG).unwrap();
    let ends: Vec<usize> = (0..log.len()).filter(|&at| log[at] == b'\n').map(|at| at + 1).collect();
    let middles = ends.iter().map(|end| end - 5);
    for cut in [0].into_iter().chain(ends[..5].iter().copied()).chain(middles) {
        let store = at(&disk.copy(None));
        store.disk.put(LOG, &log[..cut]);
        let whole = ends.iter().filter(|&&end| end <= cut).count();
        let history = store.history().unwrap();
        assert_eq!(history.damage[0].number, whole as u64 + 1, "{cut}");
        assert!(history.notes.is_empty(), "no command was interrupted: {:?}", history.notes);
        let changed = add(&store, "six").unwrap();
        assert_eq!(changed.notes.len(), 1, "{:?}", changed.notes);
        assert_eq!(changed.number, Some(8), "7 is the file as it was found");
        assert_eq!(store.read().unwrap(), format!("{}six\n", texts[5]));
        assert_sound(&store);
        undo(&store, 1).unwrap();
        let error = undo(&store, 1).unwrap_err();
        assert!(matches!(error, StorageError::NotSoFar { mended: Some(_), .. }), "{error}");
        assert_eq!(store.read().unwrap(), texts[5], "nothing of what was cut is taken back");
        for (number, text) in texts.iter().enumerate().take(whole) {
            assert_eq!(&store.text_at(number as u64 + 1).unwrap(), text);
        }
    }
}

#[test]
fn a_log_that_ends_in_another_line_is_damaged_and_one_that_goes_further_is_not() {
    let (disk, _) = played();
    let log = disk.get(LOG).unwrap();
    let last = log[..log.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    let older = at(&disk.copy(None));
    older.disk.put(LOG, &log[..last]);
    without_head(&older);
    add(&older, "another five").unwrap();
    let other = older.disk.get(LOG).unwrap();
    let store = at(&disk.copy(None));
    store.disk.put(LOG, &other);
    assert_eq!(store.history().unwrap().damage[0].number, 6);
    let further = at(&disk.copy(None));
    let head = at(&further.disk.copy(None));
    add(&further, "six").unwrap();
    head.disk.put(LOG, &further.disk.get(LOG).unwrap());
    head.disk.put(EVENT, &further.disk.get(EVENT).unwrap());
    assert_sound(&head);
}

#[test]
fn a_flipped_bit_of_the_log_is_reported_with_its_operation_and_stops_no_command() {
    let (disk, texts) = played();
    let log = disk.get(LOG).unwrap();
    for at_byte in (0..log.len()).step_by(5) {
        let mut flipped = log.clone();
        flipped[at_byte] ^= 1 << (at_byte % 8);
        let operation = 1 + log[..at_byte].iter().filter(|&&byte| byte == b'\n').count();
        let store = at(&disk.copy(None));
        store.disk.put(LOG, &flipped);
        let history = store.history().unwrap();
        let newline_lost = at_byte + 1 == log.len();
        if !newline_lost {
            assert_eq!(history.damage[0].number, operation as u64, "byte {at_byte}");
            assert_eq!(history.operations.len(), operation - 1);
        }
        let changed = add(&store, "six").unwrap();
        assert_eq!(changed.notes.len(), 1);
        assert_eq!(store.read().unwrap(), format!("{}six\n", texts[5]));
        assert_sound(&store);
        // What came before the damage is still there, and so is its result.
        for (number, text) in texts.iter().enumerate().take(operation - 1) {
            assert_eq!(&store.text_at(number as u64 + 1).unwrap(), text);
        }
        undo(&store, 1).unwrap();
        assert_eq!(store.read().unwrap(), texts[5]);
        if !newline_lost {
            let error = undo(&store, 1).unwrap_err();
            assert!(matches!(error, StorageError::NotSoFar { mended: Some(_), .. }), "{error}");
        }
        let set_aside = &store.history().unwrap().set_aside;
        assert!(set_aside[0].ends_with("log.damaged-1"), "{set_aside:?}");
        let kept = store.disk.get("/club.history/log.damaged-1").unwrap();
        assert!(flipped.ends_with(&kept) && !kept.is_empty());
    }
}

#[test]
fn lines_of_a_log_in_another_order_are_damage() {
    let (disk, _) = played();
    let log = String::from_utf8(disk.get(LOG).unwrap()).unwrap();
    let mut lines: Vec<&str> = log.split_inclusive('\n').collect();
    lines.swap(2, 3);
    disk.put(LOG, lines.concat().as_bytes());
    assert_eq!(at(&disk).history().unwrap().damage[0].number, 3);
    lines.remove(2);
    disk.put(LOG, lines.concat().as_bytes());
    assert_eq!(at(&disk).history().unwrap().damage[0].number, 4);
}

#[test]
fn a_flipped_bit_of_a_snapshot_is_reported_and_the_other_way_to_its_text_taken() {
    let (disk, texts) = played();
    let name = disk_snapshot(&texts[0]);
    let snapshot = disk.get(&name).unwrap();
    for at_byte in 0..snapshot.len() {
        let mut flipped = snapshot.clone();
        flipped[at_byte] ^= 1 << (at_byte % 8);
        let store = at(&disk.copy(None));
        store.disk.put(&name, &flipped);
        let damage = store.history().unwrap().damage;
        assert_eq!(damage.len(), 1);
        assert_eq!(damage[0].number, 1);
        assert_eq!(damage[0].what.id(), "lost-snapshot");
        assert_eq!(store.text_at(1).unwrap(), texts[0], "from the file, backwards");
        add(&store, "six").unwrap();
        undo(&store, 6).unwrap();
        assert_eq!(store.read().unwrap(), texts[0]);
    }
}

#[test]
fn a_text_to_which_no_way_leads_is_lost_and_that_is_said() {
    let (disk, texts) = played();
    let store = at(&disk);
    store.disk.put(&disk_snapshot(&texts[0]), b"");
    store.disk.put(EVENT, b"name: Other\n");
    let damage = store.history().unwrap().damage;
    assert_eq!(damage.len(), 7, "the snapshot and six texts: {damage:?}");
    let error = store.text_at(3).unwrap_err();
    assert!(matches!(error, StorageError::HistoryDamaged { number: 3, .. }), "{error}");
    // The manual edit cannot be written as a difference: the history starts over.
    add(&store, "new").unwrap();
    assert_eq!(store.history().unwrap().operations[6].operation.verb, MEND);
    undo(&store, 1).unwrap();
    assert_eq!(store.read().unwrap(), "name: Other\n");
}

#[test]
fn a_lost_sidecar_begins_anew() {
    let (disk, texts) = played();
    let fresh = LossyDisk::default();
    fresh.put(EVENT, texts[5].as_bytes());
    let store = at(&fresh);
    assert!(store.history().unwrap().operations.is_empty());
    add(&store, "six").unwrap();
    assert_eq!(store.text_at(1).unwrap(), texts[5]);
    assert_eq!(store.history().unwrap().operations.len(), 2);
    drop(disk);
}

fn disk_snapshot(text: &str) -> String {
    let hash = hash(text.as_bytes());
    format!("/club.history/snapshots/{hash}")
}
