//! Tests of what is stored on the disk beside a file (patches, hashes, the head of the log, folder
//! names) and of what is demanded of the disk itself.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, io};

use draughts_arbiter::storage::{HistoryDamage, RealDisk, retry_while_locked};
use proptest::prelude::*;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::lossy::{Club, LossyDisk};
use super::*;
use draughts_ground::said::Said;

const EVENT: &str = "/club.yaml";
const FOLDER: &str = "/club.history";
const LOG: &str = "/club.history/log.jsonl";

/// Creates a club whose file had one text and then another.
fn changed(before: &str, after: &str) -> Club {
    let club = Club::at(&LossyDisk::default(), EVENT);
    club.create(&author(), operation("new"), before).unwrap();
    edit(&club, |_| after.to_owned()).unwrap();
    club
}

/// Returns the lines of the log.
fn lines(club: &Club) -> Vec<String> {
    let log = String::from_utf8(club.disk.get(LOG).unwrap()).unwrap();
    log.split_inclusive('\n').map(str::to_owned).collect()
}

/// Returns the hunks of the last patch in a log, each with the text removed and the text inserted.
fn last_patch(club: &Club) -> Vec<Value> {
    let last: Value = serde_json::from_str(lines(club).last().unwrap()).unwrap();
    last["patch"].as_array().unwrap().clone()
}

/// Returns a SHA-256 digest in hexadecimal.
pub(super) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the part of a line that its hash covers, and the hash.
fn unsealed(line: &str) -> (&str, &str) {
    line.strip_suffix("\"}\n").unwrap().split_once(",\"hash\":\"").unwrap()
}

/// Decodes hexadecimal digits.
fn bytes_of(digits: &str) -> Vec<u8> {
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(byte).collect()
}

/// Rewrites the last line of the log with a part of it replaced and a valid hash.
fn forge(club: &Club, part: &str, other: &str) {
    let lines = lines(club);
    let [earlier @ .., before, last] = &lines[..] else { panic!("{lines:?}") };
    let body = unsealed(last).0;
    assert_eq!(body.matches(part).count(), 1, "{body}");
    let body = body.replace(part, other);
    let hash = hash(&[&bytes_of(unsealed(before).1)[..], body.as_bytes()].concat());
    let log = format!("{}{before}{body},\"hash\":\"{hash}\"}}\n", earlier.concat());
    club.disk.put(LOG, log.as_bytes());
    remove_heads(club);
}

/// Removes the files that say how far the log goes.
fn remove_heads(club: &Club) {
    for name in heads(club) {
        club.disk.remove(&Path::new(FOLDER).join(name)).unwrap();
    }
}

fn heads(club: &Club) -> Vec<String> {
    let names = club.disk.list(Path::new(FOLDER)).unwrap();
    names.into_iter().filter(|name| name.starts_with("head-")).collect()
}

/// Returns the text before the last operation, computed from the text after it by the reversed
/// patch.
fn reverted(club: &Club) -> Option<String> {
    let mut before = None;
    club.back(|_, _, text, _| {
        before = Some(text.to_owned());
        ControlFlow::Break(())
    })
    .unwrap();
    before
}

/// Returns the text of an operation, computed from the text before it by the patch, as the file
/// itself is gone.
fn applied(club: &Club, number: u64) -> Result<String, StorageError> {
    let disk = club.disk.copy(None);
    disk.remove(Path::new(EVENT)).unwrap();
    Club::at(&disk, EVENT).text_at(number)
}

#[test]
fn one_changed_line_is_one_small_hunk() {
    let before: String = (0..500).map(|n| format!("- {{board: {n}, result: }}\n")).collect();
    let after = before.replace("board: 250, result: ", "board: 250, result: 2-0");
    let club = changed(&before, &after);
    assert_eq!(last_patch(&club).len(), 1);
    let bytes = club.history().unwrap().operations[1].patch_bytes;
    assert!(bytes < 60, "{bytes}");
}

#[test]
fn changes_far_apart_leave_out_what_lies_between() {
    let before: String = (0..500).map(|n| format!("- {{board: {n}, result: }}\n")).collect();
    let after = before
        .replace("board: 3, result: ", "board: 3, result: 2-0")
        .replace("board: 490, result: ", "board: 490, result: 1-1");
    let club = changed(&before, &after);
    assert_eq!(last_patch(&club).len(), 2);
    let bytes = club.history().unwrap().operations[1].patch_bytes;
    assert!(bytes < 120, "{bytes}");
}

#[test]
fn a_patch_of_another_text_is_refused() {
    let club = || changed("a\nb\nc\n", "a\nB\nc\n");
    assert_eq!(applied(&club(), 2).unwrap(), "a\nB\nc\n");
    assert_eq!(reverted(&club()).as_deref(), Some("a\nb\nc\n"));
    // The removed text is not there, or the text ends before it.
    for (part, other) in [(r#""-":"b\n""#, r#""-":"x\n""#), (r#""at":2"#, r#""at":20"#)] {
        let club = club();
        forge(&club, part, other);
        let error = applied(&club, 2).unwrap_err();
        assert!(matches!(error, StorageError::HistoryDamaged { number: 2, .. }), "{error}");
    }
    // The inserted text is not there.
    let club = club();
    forge(&club, r#""+":"B\n""#, r#""+":"X\n""#);
    assert_eq!(club.text_at(2).unwrap(), "a\nB\nc\n", "it is the text of the file");
    assert_eq!(reverted(&club), None);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_patch_leads_there_and_back(
        before in "([abcd\u{e9}\u{feff}]{0,2}(\n|\r\n|\r)){0,12}[ab]?",
        after in "([abcd\u{e9}\u{feff}]{0,2}(\n|\r\n|\r)){0,12}[ab]?",
    ) {
        let club = changed(&before, &after);
        let history = club.history().unwrap();
        prop_assert_eq!(history.damage, []);
        prop_assert_eq!(history.operations.len() == 1, before == after);
        if before != after {
            prop_assert!(history.operations[1].patch_bytes > 0);
            prop_assert_eq!(applied(&club, 2).unwrap(), after);
            prop_assert_eq!(reverted(&club), Some(before));
        }
    }
}

#[test]
fn a_hash_is_written_as_others_write_it() {
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    let club = changed("abc", "abd");
    let snapshot = club.disk.get(&format!("{FOLDER}/snapshots/{abc}"));
    assert_eq!(snapshot.as_deref(), Some(&b"abc"[..]));
    let lines = lines(&club);
    let (first, second) = (unsealed(&lines[0]), unsealed(&lines[1]));
    assert!(first.0.contains(&format!("\"after\":\"{abc}\"")), "{first:?}");
    assert!(second.0.contains(&format!("\"before\":\"{abc}\"")), "{second:?}");
    assert_eq!(first.1, hash(first.0.as_bytes()));
    let chained = [&bytes_of(first.1)[..], second.0.as_bytes()].concat();
    assert_eq!(second.1, hash(&chained));
    assert_ne!(second.1, hash(second.0.as_bytes()));

    // In capitals, or one digit short, it is not a valid hash, neither as the hash of a line nor
    // within one.
    let found = |club: &Club| match &club.history().unwrap().damage[..] {
        [HistoryDamage { number, what, .. }] => (*number, what.to_string()),
        damage => panic!("{damage:?}"),
    };
    for wrong in [second.1.to_uppercase(), second.1[1..].to_owned()] {
        let club = Club::at(&club.disk.copy(None), EVENT);
        club.disk.put(LOG, lines.concat().replace(second.1, &wrong).as_bytes());
        remove_heads(&club);
        assert_eq!(
            found(&club),
            (
                2,
                "line 2 of the log: the line has no hash; it and what follows are not used"
                    .to_owned()
            ),
            "{wrong}"
        );
    }
    for wrong in [abc.to_uppercase(), abc[1..].to_owned()] {
        let club = Club::at(&club.disk.copy(None), EVENT);
        forge(&club, abc, &wrong);
        assert_eq!(
            found(&club),
            (
                2,
                "line 2 of the log: the line is not an operation that this version knows; it and \
 what follows are not used"
                    .to_owned()
            ),
            "{wrong}"
        );
    }
}

#[test]
fn a_head_is_read_from_its_name_and_the_furthest_counts() {
    let club = Club::at(&LossyDisk::default(), EVENT);
    club.create(&author(), operation("new"), "name: Club\n").unwrap();
    let head_of = |number: usize, hash: &str| format!("{FOLDER}/head-{number}-{}", &hash[..16]);
    for number in 2..=12 {
        add(&club, &number.to_string()).unwrap();
    }
    let lines = lines(&club);
    let hash_of = |number: usize| unsealed(&lines[number - 1]).1;
    assert_eq!(heads(&club).len(), 1);
    assert!(club.disk.get(&head_of(12, hash_of(12))).is_some(), "{:?}", heads(&club));

    let whole = lines.concat();
    let cut = lines[..11].concat();
    let damage = |log: &str, heads: &[String]| {
        let club = Club::at(&club.disk.copy(None), EVENT);
        remove_heads(&club);
        club.disk.put(LOG, log.as_bytes());
        heads.iter().for_each(|head| club.disk.put(head, b""));
        club.history().unwrap().damage.into_iter().next().map(|damage| damage.what)
    };
    let (nine, twelve) = (head_of(9, hash_of(9)), head_of(12, hash_of(12)));
    let no_head = format!("{FOLDER}/head-99-x");
    let all = [twelve.clone(), nine.clone(), no_head.clone()];
    assert_eq!(damage(&whole, &all), None);
    let gone = |found: &Option<Said>| {
        found.iter().any(|said| {
            said.to_string().contains("the line is gone; the last operation had number 12")
        })
    };
    let found = damage(&cut, &all);
    assert!(gone(&found), "the furthest counts: {found:?}");
    assert!(!gone(&damage(&cut, &[nine])), "up to nine nothing is gone");
    assert!(!gone(&damage(&cut, &[no_head])), "this is no head");
    let other = damage(&whole, &[head_of(12, hash_of(9))]);
    let other = other.map(|said| said.to_string());
    assert_eq!(
        other.as_deref(),
        Some(
            "line 12 of the log: the line does not match its hash; it and what follows are not used"
        )
    );
}

#[test]
fn no_two_files_share_a_history() {
    let names = ["c", "c.yaml", "c.yml", "c.txt", "c.txt.yaml", "c.history", "c-history.yaml"];
    let folder_of = |name: &&str| {
        let place = tempfile::tempdir().unwrap();
        let store = Store::at(RealDisk, place.path().join(name));
        store.create(&author(), operation("new"), "name: Club\n").unwrap();
        let beside = fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap());
        let folders: Vec<_> = beside.filter(|entry| entry.path().is_dir()).collect();
        let [folder] = &folders[..] else { panic!("{folders:?}") };
        folder.file_name()
    };
    let folders: HashSet<_> = names.iter().map(folder_of).collect();
    assert_eq!(folders.len(), names.len(), "{folders:?}");
    assert!(folders.contains("c.history".as_ref() as &std::ffi::OsStr), "{folders:?}");
}

#[test]
fn what_another_program_holds_is_tried_again_for_a_second() {
    let mut tries = 0;
    let done = retry_while_locked(|| {
        tries += 1;
        if tries < 3 { Err(io::ErrorKind::ResourceBusy.into()) } else { Ok(tries) }
    });
    assert_eq!(done.unwrap(), 3);
    let begun = Instant::now();
    let never = retry_while_locked(|| Err::<(), _>(io::ErrorKind::ResourceBusy.into()));
    assert_eq!(never.unwrap_err().kind(), io::ErrorKind::ResourceBusy);
    assert!(begun.elapsed() >= Duration::from_millis(900));
    let mut tries = 0;
    let other = retry_while_locked(|| {
        tries += 1;
        Err::<(), _>(io::ErrorKind::NotFound.into())
    });
    assert_eq!((other.unwrap_err().kind(), tries), (io::ErrorKind::NotFound, 1));
}

#[cfg(unix)]
#[test]
fn a_device_is_no_file() {
    let read = |path: &str| RealDisk.read(Path::new(path), 10);
    assert_eq!(read("/dev/zero").unwrap_err().kind(), io::ErrorKind::InvalidInput);
    assert_eq!(read("/dev/null").unwrap(), b"");
}
