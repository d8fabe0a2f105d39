//! Tests of the store against failing disks, people who edit, and commands that race.

mod crash;
mod damage;
mod hands;
mod lossy;
mod race;
mod size;
mod steps;
mod unreadable;
mod written;

use std::convert::Infallible;

use draughts_arbiter::storage::{
    Author, ChangeError, Disk, Edit, Operation, StorageError, Store, StoredChange,
};

/// Returns the author of the operations in these tests.
fn author() -> Author {
    Author {
        command: "arbiter event result club 3=2-0".into(),
        at: "2026-11-20T19:30:00+01:00".into(),
        by: "ash@club 4711".into(),
    }
}

/// Returns the operation that a test records in the history.
fn operation(verb: &str) -> Operation {
    Operation::new(verb, "board 3: 2-0")
}

/// Removes the impossible refusal from a result.
fn storage<T>(result: Result<T, ChangeError<Infallible>>) -> Result<T, StorageError> {
    result.map_err(|error| match error {
        ChangeError::Storage(error) => error,
        ChangeError::Refused(never) => match never {},
    })
}

/// Replaces the text with another.
fn edit<D: Disk>(
    store: &Store<D>,
    edit: impl FnOnce(&str) -> String,
) -> Result<StoredChange, StorageError> {
    storage(store.change(&author(), |text| {
        Ok(Edit { text: edit(text), operation: operation("result"), value: () })
    }))
}

/// Adds a line.
fn add<D: Disk>(store: &Store<D>, line: &str) -> Result<StoredChange, StorageError> {
    edit(store, |text| format!("{text}{line}\n"))
}

fn undo<D: Disk>(store: &Store<D>, steps: usize) -> Result<StoredChange, StorageError> {
    storage(store.undo(&author(), steps, |_| Ok(operation("undo"))))
}

fn redo<D: Disk>(store: &Store<D>, steps: usize) -> Result<StoredChange, StorageError> {
    storage(store.redo(&author(), steps, |_| Ok(operation("redo"))))
}

fn restore<D: Disk>(store: &Store<D>, number: u64) -> Result<StoredChange, StorageError> {
    storage(store.restore(&author(), Some(number), |_| Ok(operation("restore"))))
}

/// Checks every hash and every text of the history.
fn assert_sound<D: Disk>(store: &Store<D>) {
    let history = store.history().unwrap();
    assert_eq!(history.damage, [], "{:?}", history.operations);
}
