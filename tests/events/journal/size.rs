//! Tests of how much disk space a long event takes.

use super::lossy::LossyDisk;
use super::*;

/// Returns a large event: 9 rounds of 200 boards.
fn event() -> String {
    let board = |round, board| {
        format!(
            "      - {{board: {board}, white: p{round}, black: p{board}, result: }} # {round}\n"
        )
    };
    (1..=9).flat_map(|round| (1..=200).map(move |n| board(round, n))).collect()
}

#[test]
fn a_command_for_each_of_500_results_leaves_less_than_2_mb() {
    leaves_less(500, 2_000_000);
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn a_command_for_each_of_2000_results_leaves_less_than_5_mb() {
    leaves_less(2000, 5_000_000);
}

fn leaves_less(results: usize, bytes: usize) {
    let disk = LossyDisk::default();
    let text = event();
    disk.put("/club.yaml", text.as_bytes());
    let store = Store::at(disk.clone(), "/club.yaml");
    for number in 0..results {
        let (board, round) = (number % 200 + 1, number / 200 % 9 + 1);
        let board = format!("white: p{round}, black: p{board}, result: ");
        edit(&store, |text| text.replace(&board, &format!("{board}{}", number % 3))).unwrap();
    }
    let log = disk.get("/club.history/log.jsonl").unwrap().len();
    println!("event {} bytes, log {log}, all {}", text.len(), disk.size());
    assert!(text.len() > 100_000);
    assert!(log < results * 700, "{log}");
    assert!(disk.size() < bytes, "{}", disk.size());
    let history = store.history().unwrap();
    assert_eq!((history.damage, history.operations.len()), (vec![], results + 1));
}
