//! Tests of files as people make them: links, line ends, byte order marks, and files that are not
//! events.

use std::fs;
use std::path::PathBuf;

use super::*;
use draughts_arbiter::storage::RealDisk;
use draughts_ground::said::Said;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn club(folder: &tempfile::TempDir, bytes: &[u8]) -> (PathBuf, Store) {
    let path = folder.path().join("club.yaml");
    fs::write(&path, bytes).unwrap();
    (path.clone(), Store::at(RealDisk, path))
}

#[test]
fn reading_writes_nothing_and_a_change_makes_the_sidecar() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    store.read().unwrap();
    assert!(store.history().unwrap().operations.is_empty());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    add(&store, "one").unwrap();
    assert_eq!(fs::read_to_string(path).unwrap(), "name: Club\none\n");
    let mut names = RealDisk.list(folder.path()).unwrap();
    names.sort();
    assert_eq!(names, ["club.history", "club.yaml"]);
    assert!(folder.path().join("club.history/log.jsonl").is_file());
}

#[test]
fn an_edit_that_changes_nothing_writes_no_operation_of_its_own() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    let refused: Result<StoredChange, _> = store.change(&author(), |_| Err("no such board"));
    assert_eq!(refused.unwrap_err().to_string(), "no such board");
    assert!(!folder.path().join("club.history/log.jsonl").exists());
    // The history begins here, so that whoever was told that the file already holds this is also
    // told when it no longer does.
    let changed = edit(&store, str::to_owned).unwrap();
    assert_eq!(changed.number, None);
    let verbs = || -> Vec<String> {
        let operations = store.history().unwrap().operations;
        operations.into_iter().map(|one| one.operation.verb).collect()
    };
    assert_eq!(verbs(), ["begin"]);
    assert_eq!(edit(&store, str::to_owned).unwrap().number, None);
    assert_eq!(verbs(), ["begin"]);
    assert_eq!(fs::read(&path).unwrap(), b"name: Club\n");
    assert_sound(&store);
}

#[test]
fn byte_order_mark_and_line_ends_are_kept_byte_for_byte() {
    let folder = folder();
    let bytes = "\u{feff}name: Club\r\nplace: Ume\u{e5}\r\n- one\r- two\n\r\nend".as_bytes();
    let (path, store) = club(&folder, bytes);
    edit(&store, |text| text.replace("Club", "Club of Birches")).unwrap();
    edit(&store, |text| text.replace("- two", "- two\r\n- three")).unwrap();
    let written = fs::read(&path).unwrap();
    let expected =
        "\u{feff}name: Club of Birches\r\nplace: Ume\u{e5}\r\n- one\r- two\r\n- three\n\r\nend";
    assert_eq!(written, expected.as_bytes());
    undo(&store, 2).unwrap();
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_sound(&store);
}

#[test]
fn what_is_no_event_is_refused_and_gets_no_history() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\nplace: Ume\xe5\n");
    let error = add(&store, "one").unwrap_err();
    assert!(matches!(&error, StorageError::NotUtf8 { place, .. } if place.to_string() == "2:11"));
    fs::write(&path, vec![b'#'; (16 << 20) + 1]).unwrap();
    assert!(matches!(add(&store, "one"), Err(StorageError::TooLarge { .. })));
    fs::remove_file(&path).unwrap();
    assert!(matches!(add(&store, "one"), Err(StorageError::NotFound { .. })));
    fs::create_dir(&path).unwrap();
    assert!(matches!(add(&store, "one"), Err(StorageError::Folder { .. })));
    assert!(!folder.path().join("club.history").exists());
}

#[test]
fn a_text_that_would_be_too_large_is_not_written() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    let error = edit(&store, |_| "#".repeat((16 << 20) + 1)).unwrap_err();
    assert!(matches!(error, StorageError::WouldBeTooLarge { .. }));
    assert_eq!(fs::read(path).unwrap(), b"name: Club\n");
}

#[test]
fn a_new_event_never_replaces_a_file() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    let error = store.create(&author(), operation("new"), "name: New\n").unwrap_err();
    assert!(matches!(error, StorageError::Exists { .. }));
    assert_eq!(fs::read(path).unwrap(), b"name: Club\n");
    let store = Store::at(RealDisk, folder.path().join("missing/club.yaml"));
    let error = store.create(&author(), operation("new"), "name: New\n").unwrap_err();
    assert!(matches!(error, StorageError::NotFound { .. }));
}

#[test]
fn the_text_of_a_deleted_event_is_still_in_its_history() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    add(&store, "one").unwrap();
    fs::remove_file(&path).unwrap();
    assert_eq!(store.text_at(2).unwrap(), "name: Club\none\n");
    assert_sound(&store);
    store.create(&author(), operation("new"), &store.text_at(2).unwrap()).unwrap();
    assert_eq!(store.history().unwrap().operations.len(), 3);
    assert_sound(&store);
}

#[cfg(unix)]
#[test]
fn a_link_stays_and_the_file_it_leads_to_is_replaced() {
    let folder = folder();
    let (_, store) = club(&folder, b"name: Club\n");
    fs::create_dir(folder.path().join("desk")).unwrap();
    let link = folder.path().join("desk/now.yaml");
    std::os::unix::fs::symlink("../club.yaml", &link).unwrap();
    let linked = Store::at(RealDisk, link.clone());
    add(&linked, "one").unwrap();
    assert!(link.is_symlink());
    assert_eq!(store.read().unwrap(), "name: Club\none\n");
    // There is one history, whichever name is used.
    assert_eq!(store.history().unwrap().operations.len(), 2);
    assert_eq!(RealDisk.list(&folder.path().join("desk")).unwrap(), ["now.yaml"]);
    undo(&store, 1).unwrap();
    assert_eq!(linked.read().unwrap(), "name: Club\n");
}

#[cfg(unix)]
#[test]
fn the_new_file_has_the_permissions_of_the_old_and_a_protected_one_stays() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    let mode = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    mode(0o640);
    add(&store, "one").unwrap();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    mode(0o444);
    let error = add(&store, "two").unwrap_err();
    assert!(matches!(error, StorageError::Denied { .. }), "{error}");
    assert!(error.nothing_written());
    assert_eq!(store.read().unwrap(), "name: Club\none\n");
    mode(0o644);
    add(&store, "two").unwrap();
    assert_sound(&store);
}

#[cfg(unix)]
#[test]
fn who_may_not_read_the_file_may_not_read_its_history() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    let all = |allowed: u32| {
        let history = folder.path().join("club.history");
        // The history folder's permissions also protect the files in its snapshots folder.
        let files = fs::read_dir(&history).unwrap();
        for path in files.map(|entry| entry.unwrap().path()).chain([history]) {
            let mode = fs::metadata(&path).unwrap().permissions().mode() & 0o777;
            assert_eq!(
                mode & !allowed & !(0o111 * u32::from(path.is_dir())),
                0,
                "{path:?} {mode:o}"
            );
        }
    };
    // A history that others may read, whose event they may no longer read.
    add(&store, "one").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    add(&store, "two").unwrap();
    all(0o600);
    add(&store, "three").unwrap();
    all(0o600);
    assert_sound(&store);
}

#[test]
fn files_that_a_killed_command_left_are_removed() {
    let folder = folder();
    let (_, store) = club(&folder, b"name: Club\n");
    fs::write(folder.path().join(".club.yaml.0123456789abcdef.unfinished"), "na").unwrap();
    fs::write(folder.path().join(".cup.yaml.0123456789abcdef.unfinished"), "na").unwrap();
    add(&store, "one").unwrap();
    let mut names = RealDisk.list(folder.path()).unwrap();
    names.sort();
    let others = ".cup.yaml.0123456789abcdef.unfinished";
    assert_eq!(names, [others, "club.history", "club.yaml"], "another event's is left");
}

#[test]
fn two_events_do_not_share_a_history() {
    let folder = folder();
    for name in ["club.yaml", "club.yml", "club"] {
        let path = folder.path().join(name);
        fs::write(&path, format!("name: {name}\n")).unwrap();
        add(&Store::at(RealDisk, path), "one").unwrap();
    }
    let mut names = RealDisk.list(folder.path()).unwrap();
    names.retain(|name| name.ends_with("history"));
    assert_eq!(names.len(), 3, "{names:?}");
}

#[test]
fn the_log_of_another_file_is_begun_anew_and_a_renamed_event_goes_on() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    add(&store, "one").unwrap();
    let (renamed, history) = (folder.path().join("town.yaml"), folder.path().join("town.history"));
    fs::rename(&path, &renamed).unwrap();
    fs::rename(folder.path().join("club.history"), &history).unwrap();
    let town = Store::at(RealDisk, &renamed);
    assert!(add(&town, "two").unwrap().notes.is_empty());
    fs::rename(&renamed, &path).unwrap();
    fs::rename(&history, folder.path().join("club.history")).unwrap();
    fs::write(&path, "name: Other\n").unwrap();
    let changed = add(&store, "three").unwrap();
    let notes: Vec<String> = changed.notes.iter().map(Said::to_string).collect();
    assert_eq!(
        notes,
        ["the history was that of town.yaml, whose text was another: it begins anew here"]
    );
    assert_eq!(store.history().unwrap().undoable, 1, "no step back into the other event");
    assert_sound(&store);
}

#[test]
fn an_edit_may_know_the_text_before_an_edit_by_hand() {
    let folder = folder();
    let (path, store) = club(&folder, b"name: Club\n");
    let seen = || {
        let mut seen = None;
        let done: Result<StoredChange, ChangeError<()>> =
            store.change_with_history(&author(), |text, before| {
                seen = Some(before.map(str::to_owned));
                Ok(Edit { text: format!("{text}more\n"), operation: operation("add"), value: () })
            });
        done.unwrap();
        seen.unwrap()
    };
    assert_eq!(seen(), None, "the history begins here");
    fs::write(&path, "name: Another\nmore\n").unwrap();
    assert_eq!(seen().as_deref(), Some("name: Club\nmore\n"));
    assert_eq!(seen(), None, "it is recorded now");
}
