//! Tests of concurrent access: commands against commands, and a command against an editor.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Barrier;
use std::thread;

use super::*;
use draughts_arbiter::storage::{LockError, OperationState, RealDisk};

#[test]
fn of_forty_writers_at_once_every_line_is_there_and_every_operation() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, "name: Club\n").unwrap();
    let start = Barrier::new(40);
    thread::scope(|scope| {
        for number in 0..40 {
            let (path, start) = (&path, &start);
            scope.spawn(move || {
                let by = format!("ash@club {number}");
                let author = Author { by, ..author() };
                start.wait();
                let added = Store::at(RealDisk, path).change(&author, |text| {
                    let text = format!("{text}line {number}\n");
                    Ok(Edit { text, operation: operation("result"), value: () })
                });
                storage(added).unwrap();
            });
        }
    });
    let store = Store::at(RealDisk, &path);
    let text = store.read().unwrap();
    let lines: BTreeSet<&str> = text.lines().skip(1).collect();
    assert_eq!((lines.len(), text.lines().count()), (40, 41));
    let history = store.history().unwrap();
    assert_eq!(history.damage, []);
    assert_eq!(history.operations.len(), 41);
    assert!(history.operations.iter().all(|past| past.state == OperationState::Done));
    undo(&store, 40).unwrap();
    assert_eq!(store.read().unwrap(), "name: Club\n");
}

#[test]
fn who_holds_the_lock_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lock");
    let (held, _) = RealDisk.lock(&path, "rowan@hall 4711: pair club").unwrap();
    match RealDisk.lock(&path, "ash@hall 4712") {
        Err(LockError::Held(by)) => assert_eq!(by, "rowan@hall 4711: pair club"),
        other => panic!("{other:?}"),
    }
    // First as if the holder was killed, then after a proper release.
    drop(held);
    let (held, before) = RealDisk.lock(&path, "ash@hall 4712").unwrap();
    assert_eq!(before, "rowan@hall 4711: pair club");
    assert_eq!(fs::read_to_string(&path).unwrap(), "ash@hall 4712\n");
    RealDisk.finish(held).unwrap();
    let (_held, before) = RealDisk.lock(&path, "ash@hall 4712").unwrap();
    assert_eq!(before, "");
}

/// Returns every text that exists anywhere: in the file, in its history, and in what was set aside.
fn all_texts(store: &Store, folder: &Path) -> Vec<String> {
    let mut texts = vec![store.read().unwrap()];
    for past in store.history().unwrap().operations {
        texts.extend(store.text_at(past.number).ok());
    }
    for name in RealDisk.list(folder).unwrap() {
        texts.extend(fs::read_to_string(folder.join(name)).ok());
    }
    texts
}

#[test]
fn what_an_editor_saves_during_a_command_is_in_the_file_or_in_the_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, "name: Club\n").unwrap();
    let store = Store::at(RealDisk, &path);
    add(&store, "one").unwrap();
    for round in 0..20 {
        let saved = format!("name: Club # seen in round {round}\n");
        let start = Barrier::new(2);
        thread::scope(|scope| {
            scope.spawn(|| {
                start.wait();
                // Wait, so that the write happens earlier or later within the command.
                for _ in 0..round * 1000 {
                    std::hint::spin_loop();
                }
                fs::write(&path, &saved).unwrap();
            });
            start.wait();
            match add(&store, "two") {
                Ok(_) | Err(StorageError::ChangedMeanwhile { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        });
        let texts = all_texts(&store, &folder.path().join("club.history"));
        assert!(texts.contains(&saved), "round {round}: {texts:?}");
    }
    add(&store, "three").unwrap();
    assert_sound(&store);
}

/// A disk on which somebody does something at one moment of the command: before a file of this name
/// is created, or before a file gets this name.
struct Watched<F> {
    disk: RealDisk,
    name: &'static str,
    then: F,
}

impl<F: Fn()> Watched<F> {
    fn see(&self, path: &Path) {
        if path.to_string_lossy().ends_with(self.name) {
            (self.then)();
        }
    }
}

impl<F: Fn()> Disk for Watched<F> {
    type Lock = fs::File;
    fn canonicalize(&self, path: &Path) -> std::io::Result<std::path::PathBuf> {
        self.disk.canonicalize(path)
    }
    fn read(&self, path: &Path, most: u64) -> std::io::Result<Vec<u8>> {
        self.disk.read(path, most)
    }
    fn list(&self, folder: &Path) -> std::io::Result<Vec<String>> {
        self.disk.list(folder)
    }
    fn create_dir(&self, path: &Path) -> std::io::Result<()> {
        self.disk.create_dir(path)
    }
    fn write_new(&self, path: &Path, bytes: &[u8], like: Option<&Path>) -> std::io::Result<()> {
        self.see(path);
        self.disk.write_new(path, bytes, like)
    }
    fn append(&self, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
        self.disk.append(path, bytes)
    }
    fn link(&self, from: &Path, to: &Path) -> std::io::Result<()> {
        self.disk.link(from, to)
    }
    fn rename(&self, from: &Path, to: &Path) -> std::io::Result<()> {
        self.see(to);
        self.disk.rename(from, to)
    }
    fn remove(&self, path: &Path) -> std::io::Result<()> {
        self.disk.remove(path)
    }
    fn sync_dir(&self, folder: &Path) -> std::io::Result<()> {
        self.disk.sync_dir(folder)
    }
    fn lock(&self, path: &Path, holder: &str) -> Result<(fs::File, String), LockError> {
        self.disk.lock(path, holder)
    }
    fn finish(&self, lock: fs::File) -> std::io::Result<()> {
        self.disk.finish(lock)
    }
}

#[test]
fn a_text_saved_in_the_last_moment_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, "name: Club\n").unwrap();
    let then = || fs::write(&path, "name: Saved\n").unwrap();
    let store = Store::at(Watched { disk: RealDisk, name: "club.yaml", then }, &path);
    let changed = add(&store, "one").unwrap();
    assert_eq!(store.read().unwrap(), "name: Club\none\n");
    let note = changed.notes[0].to_string();
    assert!(
        note.starts_with("another program wrote the file at the same moment: its text is ")
            && note.contains("overwritten-1"),
        "{note}"
    );
    let aside = folder.path().join("club.history/overwritten-1");
    assert_eq!(fs::read_to_string(&aside).unwrap(), "name: Saved\n");
    assert!(store.history().unwrap().set_aside[0].ends_with("overwritten-1"));
}

#[test]
fn a_text_saved_during_a_command_stays_and_the_command_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, "name: Club\n").unwrap();
    let then = || fs::write(&path, "name: Saved\n").unwrap();
    let watched = Store::at(Watched { disk: RealDisk, name: ".unfinished", then }, &path);
    let store = Store::at(RealDisk, &path);
    add(&store, "one").unwrap();
    let error = add(&watched, "two").unwrap_err();
    assert!(matches!(error, StorageError::ChangedMeanwhile { .. }), "{error}");
    assert_eq!(store.read().unwrap(), "name: Saved\n");
    assert!(store.history().unwrap().set_aside.is_empty());
    add(&store, "three").unwrap();
    assert_eq!(store.read().unwrap(), "name: Saved\nthree\n");
    assert_sound(&store);
}
