//! How much a long event takes on the disk.

use std::fs;
use std::path::Path;

use super::*;
use crate::storage::RealDisk;

/// Bytes of all files below a folder.
fn size(folder: &Path) -> u64 {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            if entry.path().is_dir() {
                size(&entry.path())
            } else {
                entry.metadata().unwrap().len()
            }
        })
        .sum()
}

/// A large event: 9 rounds of 200 boards.
fn event() -> String {
    let board = |round, board| {
        format!(
            "      - {{board: {board}, white: p{round}, black: p{board}, result: }} # {round}\n"
        )
    };
    (1..=9).flat_map(|round| (1..=200).map(move |n| board(round, n))).collect()
}

#[test]
fn a_command_for_each_of_2000_results_leaves_less_than_20_mb() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    let text = event();
    fs::write(&path, &text).unwrap();
    let store = Store::at(RealDisk, &path);
    for number in 0..2000 {
        let (board, round) = (number % 200 + 1, number / 200 % 9 + 1);
        let board = format!("white: p{round}, black: p{board}, result: ");
        edit(&store, |text| text.replace(&board, &format!("{board}{}", number % 3))).unwrap();
    }
    let sidecar = folder.path().join("club.history");
    let log = fs::metadata(sidecar.join("log.jsonl")).unwrap().len();
    let all = size(folder.path());
    println!("event {} bytes, log {log}, all {all}", text.len());
    assert!(text.len() > 100_000);
    assert!(log < 2000 * 1000, "{log}");
    assert!(all < 20_000_000, "{all}");
    let history = store.history().unwrap();
    assert_eq!((history.damage, history.operations.len()), (vec![], 2001));
}
