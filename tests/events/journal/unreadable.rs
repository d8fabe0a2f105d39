//! Tests of a file that another program left unreadable: its history still works.

use std::fs;
use std::path::PathBuf;

use super::*;
use draughts_arbiter::storage::{History, HistoryReadError, NoText, RealDisk};
use draughts_ground::said::Said;

/// The file as a word processor may save it, in Latin-1.
const LATIN: &[u8] = b"name: Caf\xe9\n";

fn club(folder: &tempfile::TempDir) -> (PathBuf, Store) {
    let path = folder.path().join("club.yaml");
    fs::write(&path, "name: Club\n").unwrap();
    let store = Store::at(RealDisk, &path);
    add(&store, "one").unwrap();
    add(&store, "two").unwrap();
    (path, store)
}

fn last(store: &Store) -> Result<StoredChange, StorageError> {
    storage(store.restore(&author(), None, |_| Ok(operation("restore"))))
}

#[test]
fn history_and_earlier_texts_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let (path, store) = club(&folder);
    let sound = store.history().unwrap();
    for (bytes, no_text) in [
        (LATIN.to_vec(), NoText::NotUtf8 { place: "1:10".into() }),
        (vec![b'#'; (16 << 20) + 1], NoText::TooLarge),
    ] {
        fs::write(&path, bytes).unwrap();
        let History { operations, no_text: found, edited_since, damage, .. } =
            store.history().unwrap();
        assert_eq!(operations, sound.operations);
        assert_eq!((found, edited_since, damage), (Some(no_text), true, vec![]));
        assert_eq!(store.text_at(2).unwrap(), "name: Club\none\n");
        assert!(!store.is_lost());
    }
}

#[test]
fn undo_and_changes_say_since_when_and_restore_keeps_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let (path, store) = club(&folder);
    fs::write(&path, LATIN).unwrap();
    for refused in [undo(&store, 1), redo(&store, 1), add(&store, "three")] {
        assert!(matches!(refused, Err(StorageError::NotUtf8 { last: Some(3), .. })), "{refused:?}");
    }
    assert_eq!(fs::read(&path).unwrap(), LATIN);
    for nth in 1..=2 {
        fs::write(&path, LATIN).unwrap();
        let restored = last(&store).unwrap();
        let kept = path.with_file_name(format!("club.yaml.unreadable-{nth}"));
        let shown = fs::canonicalize(&kept).unwrap().display().to_string();
        let notes: Vec<String> = restored.notes.iter().map(Said::to_string).collect();
        assert_eq!(notes, [format!("the file that could not be read is kept as {shown}")]);
        assert_eq!(fs::read(&path).unwrap(), b"name: Club\none\ntwo\n");
        assert_eq!(fs::read(kept).unwrap(), LATIN);
        assert_sound(&store);
    }
    // Earlier operations can still be undone: first the restorations, then the lines.
    undo(&store, 3).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"name: Club\none\n");
    assert_sound(&store);
}

#[test]
fn an_earlier_state_comes_back_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let (path, store) = club(&folder);
    fs::write(&path, LATIN).unwrap();
    let refused: Result<StoredChange, _> = store.restore(&author(), Some(2), |_| Err("only shown"));
    assert_eq!(refused.unwrap_err().to_string(), "only shown");
    assert_eq!(fs::read(&path).unwrap(), LATIN);
    storage(store.restore(&author(), Some(2), |_| Ok(operation("restore")))).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"name: Club\none\n");
    undo(&store, 1).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"name: Club\none\ntwo\n");
}

#[test]
fn by_default_the_last_recorded_state_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (path, store) = club(&folder);
    fs::write(&path, "name: \"Clu").unwrap();
    let restored = last(&store).unwrap();
    assert_eq!((restored.hand_edit, restored.number), (Some(4), Some(5)));
    assert_eq!(fs::read(&path).unwrap(), b"name: Club\none\ntwo\n");
    assert_eq!(store.text_at(4).unwrap(), "name: \"Clu", "nothing is lost");
    fs::remove_file(&path).unwrap();
    assert_eq!(store.history().unwrap().no_text, Some(NoText::Gone));
    last(&store).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"name: Club\none\ntwo\n");
}

#[test]
fn a_file_without_a_history_has_nothing_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    let store = Store::at(RealDisk, &path);
    fs::write(&path, LATIN).unwrap();
    let alone = last(&store).unwrap_err();
    assert!(matches!(alone, StorageError::NotUtf8 { last: None, .. }), "{alone}");
    fs::write(&path, "name: Club\n").unwrap();
    assert!(matches!(last(&store), Err(StorageError::NotSoFar { available: 0, .. })));
}

#[test]
fn a_history_that_was_not_read_says_nothing_of_writing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, "name: Club\n").unwrap();
    fs::write(folder.path().join("club.history"), "no folder").unwrap();
    let error = HistoryReadError(Store::at(RealDisk, &path).history().unwrap_err());
    let text = error.to_string();
    assert!(text.contains("a file where the folder of the history has to be"), "{text}");
}
