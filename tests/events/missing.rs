//! Tests of acknowledged results that are no longer in the file: older states, copies changed
//! elsewhere, and merges of both.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use draughts_arbiter::acts::{EnterResults, ResultReason};
use draughts_arbiter::app::event::{EventFile, WriteMode};
use draughts_arbiter::event::{Event, Outcome, Round, read};
use draughts_arbiter::storage::Author;
use proptest::prelude::*;

use crate::typed::{refused, said};

/// Creates a round robin of six with all rounds paired.
fn club(folder: &Path) {
    let names: String =
        ["Ash", "Elm", "Fir", "Oak", "Rue", "Yew"].map(|name| format!("{name}\n")).concat();
    fs::write(folder.join("names.csv"), format!("name\n{names}")).unwrap();
    said(folder, &["new", "club.yaml", "--name", "Club", "--system", "round-robin", "--seed", "1"]);
    said(folder, &["add", "club.yaml", "--from", "names.csv"]);
    said(folder, &["pair", "club.yaml", "--all"]);
}

fn author() -> Author {
    let (command, by) = ("arbiter event".to_owned(), "test".to_owned());
    Author { command, at: "2026-11-28T00:53:00+01:00".to_owned(), by }
}

/// Enters a result at a board, whatever is recorded there; returns whether it was acknowledged,
/// which includes a result that is already recorded.
fn enter(file: &EventFile, round: u16, board: u16, result: &str) -> bool {
    let entries = vec![format!("{board}={result}").parse().unwrap()];
    let reason = Some(ResultReason::Amends("read wrongly".to_owned()));
    let act = EnterResults { entries, round: Some(Round(round)), reason };
    file.apply(&author(), WriteMode::Write, act).is_ok()
}

type Results = HashMap<(u16, u16), Vec<Outcome>>;

fn results(event: &Event) -> Results {
    let boards = |round: &draughts_arbiter::event::PairedRound| {
        let number = round.round.0;
        let boards = round.boards.iter().filter(|board| !board.result.is_empty());
        boards.map(|board| ((number, board.board), board.result.clone())).collect::<Vec<_>>()
    };
    event.rounds.iter().flat_map(boards).collect()
}

/// Something that happens to the event or to its file.
#[derive(Debug, Clone)]
enum Mishap {
    /// A result is entered.
    Result(u16, u16, usize),
    Undo,
    Redo,
    Restore(usize),
    /// The file is reset to its state after some command.
    Older(usize),
    /// A copy of an earlier state is changed elsewhere and replaces the file.
    Elsewhere(usize, u16, u16, usize),
    /// As `Elsewhere`, but a program has merged both, board by board.
    Merged(usize, u16, u16, usize, u32),
    /// Somebody removes a result by hand.
    ByHand(u16, u16),
}

fn happens() -> impl Strategy<Value = Mishap> {
    let place = || (1..=5_u16, 1..=3_u16);
    prop_oneof![
        6 => (place(), 0..3_usize).prop_map(|((round, board), result)| Mishap::Result(round, board, result)),
        1 => Just(Mishap::Undo),
        1 => Just(Mishap::Redo),
        1 => (0..20_usize).prop_map(Mishap::Restore),
        2 => (0..20_usize).prop_map(Mishap::Older),
        2 => ((0..20_usize), place(), 0..3_usize)
            .prop_map(|(at, (round, board), result)| Mishap::Elsewhere(at, round, board, result)),
        2 => ((0..20_usize), place(), 0..3_usize, any::<u32>()).prop_map(
            |(at, (round, board), result, bits)| Mishap::Merged(at, round, board, result, bits)
        ),
        1 => place().prop_map(|(round, board)| Mishap::ByHand(round, board)),
    ]
}

const RESULTS: [&str; 3] = ["2-0", "1-1", "0-2"];

/// Returns the text of an event with some results, written as the program writes them.
fn with_results(text: &str, results: &Results) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, text).unwrap();
    let file = EventFile::at(&path);
    let own = self::results(&read("club.yaml", text).unwrap());
    let places: BTreeSet<(u16, u16)> = own.keys().chain(results.keys()).copied().collect();
    for (round, board) in places {
        let word = results.get(&(round, board)).map_or_else(
            || "clear".to_owned(),
            |result| result.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        );
        if own.get(&(round, board)) != results.get(&(round, board)) {
            assert!(enter(&file, round, board, &word), "{round} {board} {word}");
        }
    }
    fs::read_to_string(path).unwrap()
}

fn plays(happenings: Vec<Mishap>, begun: &str) -> Result<(), TestCaseError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    fs::write(&path, begun).unwrap();
    let file = EventFile::at(&path);
    let mut states = vec![begun.to_owned()];
    let mut acknowledged = Results::new();
    for happening in happenings {
        let text = fs::read_to_string(&path).unwrap();
        let earlier = |at: usize| states[at % states.len()].clone();
        match happening {
            Mishap::Older(at) => fs::write(&path, earlier(at)).unwrap(),
            Mishap::Elsewhere(at, round, board, result) => {
                let earlier = earlier(at);
                let mut results = results(&read("", &earlier).unwrap());
                results.insert((round, board), vec![RESULTS[result].parse().unwrap()]);
                fs::write(&path, with_results(&earlier, &results)).unwrap();
            }
            Mishap::Merged(at, round, board, result, bits) => {
                let mut other = results(&read("", &earlier(at)).unwrap());
                other.insert((round, board), vec![RESULTS[result].parse().unwrap()]);
                let own = results(&read("", &text).unwrap());
                let mut both = Results::new();
                for (index, place) in
                    (1..=5).flat_map(|round| (1..=3).map(move |board| (round, board))).enumerate()
                {
                    let from = if bits >> index & 1 == 1 { &own } else { &other };
                    both.extend(from.get(&place).map(|result| (place, result.clone())));
                }
                fs::write(&path, with_results(&text, &both)).unwrap();
            }
            Mishap::ByHand(round, board) => {
                let mut own = results(&read("", &text).unwrap());
                own.remove(&(round, board));
                fs::write(&path, with_results(&text, &own)).unwrap();
            }
            command => {
                // The next operation of any kind reports what is missing before it is carried out.
                let missing = file.missing().unwrap();
                let there = results(&read("", &text).unwrap());
                for (&(round, board), result) in &acknowledged {
                    if there.get(&(round, board)) == Some(result) {
                        continue;
                    }
                    let said = missing.as_ref().map(|missing| &missing.said);
                    let is_named = said.is_some_and(|said| {
                        said.iter().any(|line| {
                            let words = draughts_arbiter::words::say(
                                line,
                                draughts_arbiter::words::Language::English,
                            );
                            words.contains(&format!("round {round}, board {board}: "))
                                && words.contains(&result[0].to_string())
                        })
                    });
                    prop_assert!(is_named, "round {} board {}: {:?}", round, board, missing);
                }
                let is_written = match command {
                    Mishap::Result(round, board, result) => {
                        enter(&file, round, board, RESULTS[result])
                    }
                    Mishap::Undo => file.undo(&author(), WriteMode::Write, 1).is_ok(),
                    Mishap::Redo => file.redo(&author(), WriteMode::Write, 1).is_ok(),
                    Mishap::Restore(number) => {
                        let number = Some(number as u64 + 1);
                        let restored = file.restore(&author(), WriteMode::Write, number);
                        restored.is_ok_and(|changed| {
                            changed.number.is_some() || changed.hand_edit.is_some()
                        })
                    }
                    _ => unreachable!("matched above"),
                };
                let now = fs::read_to_string(&path).unwrap();
                if is_written {
                    acknowledged = results(&read("", &now).unwrap());
                    states.push(now);
                }
            }
        }
    }
    Ok(())
}

/// `PROPTEST_CASES=10000` runs that many cases.
#[test]
fn no_result_that_was_acknowledged_goes_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let begun = fs::read_to_string(folder.path().join("club.yaml")).unwrap();
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let config = ProptestConfig { cases: cases.unwrap_or(24), ..ProptestConfig::default() };
    proptest!(config, |(happenings in prop::collection::vec(happens(), 1..12))| {
        plays(happenings, &begun)?;
    });
}

#[test]
fn a_result_that_a_file_without_history_has_already_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let begun = fs::read_to_string(folder.path().join("club.yaml")).unwrap();
    let happenings = vec![
        Mishap::Elsewhere(0, 4, 1, 2),
        Mishap::Result(4, 1, 2),
        Mishap::Older(0),
        Mishap::Result(1, 1, 0),
    ];
    plays(happenings, &begun).unwrap();
}

#[test]
fn the_next_command_names_what_is_gone_and_how_to_bring_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    said(path, &["result", "club.yaml", "--round", "2", "1=2-0"]);
    let older = fs::read(path.join("club.yaml")).unwrap();
    said(path, &["result", "club.yaml", "--round", "2", "2=0-2"]);
    fs::write(path.join("club.yaml"), &older).unwrap();
    for words in [
        &["standings", "club.yaml"][..],
        &["check", "club.yaml"],
        &["result", "club.yaml", "--round", "2", "3=1-1"],
    ] {
        let told = said(path, words);
        assert!(told.contains("as it was after operation 4"), "{told}");
        assert!(told.contains("round 2, board 2: ") && told.contains("0-2 is gone"), "{told}");
        assert!(told.contains("operation 5"), "{told}");
        assert_eq!(told.matches("is gone").count(), 1, "{told}");
        assert!(told.contains("arbiter event restore club.yaml 5"), "{told}");
    }
    let told = said(path, &["standings", "club.yaml"]);
    assert!(!told.contains("gone"), "said once and recorded: {told}");
    let told = said(path, &["history", "club.yaml"]);
    assert!(told.contains("as after operation 4"), "{told}");
    let told = said(path, &["history", "club.yaml", "--show", "6"]);
    assert!(told.contains("0-2 is gone"), "{told}");
    let told = said(path, &["restore", "club.yaml", "5", "--dry-run"]);
    assert!(told.contains("1-1 is gone"), "what comes back drops another: {told}");
    let told = said(path, &["restore", "club.yaml", "5"]);
    assert!(told.contains("board 3: ") && told.contains("1-1 is gone"), "{told}");
    let text = fs::read_to_string(path.join("club.yaml")).unwrap();
    assert!(text.contains("0-2"), "{text}");
    // A refused command reports it as well.
    fs::write(path.join("club.yaml"), &older).unwrap();
    let told = refused(path, &["result", "club.yaml", "--round", "9", "1=2-0"]);
    assert!(told.contains("0-2 is gone"), "{told}");
}

#[test]
fn what_was_changed_by_hand_is_said_by_the_next_command_and_by_the_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    said(path, &["result", "club.yaml", "--round", "1", "1=2-0"]);
    let change = |old: &str, new: &str| {
        let text = fs::read_to_string(path.join("club.yaml")).unwrap();
        assert!(text.contains(old), "{text}");
        fs::write(path.join("club.yaml"), text.replacen(old, new, 1)).unwrap();
    };
    change("2-0", "1-1");
    change("name: Elm", "name: Elmer, rating: 1200");
    let lines = ["is 1-1 now, and was 2-0", "name is Elmer now, and was Elm", "rating 1200 is new"];
    let told = said(path, &["history", "club.yaml"]);
    for line in lines {
        assert!(told.contains(line), "{line}: {told}");
    }
    let told = said(path, &["result", "club.yaml", "--round", "1", "2=2-0"]);
    for line in lines {
        assert_eq!(told.matches(line).count(), 1, "{line}: {told}");
    }
    assert!(told.contains("by hand: ") && told.contains("recorded as operation 5"), "{told}");
    assert!(!said(path, &["standings", "club.yaml"]).contains("by hand"), "said once");
    let told = said(path, &["history", "club.yaml"]);
    for line in lines {
        assert_eq!(told.matches(line).count(), 1, "{line}: {told}");
    }
    let told = said(path, &["history", "club.yaml", "--lang", "nl"]);
    assert!(told.contains("is nu 1-1, en was 2-0"), "{told}");
    // A comment is no change of the event.
    change("name: Club", "name: Club  # of the town");
    let told = said(path, &["result", "club.yaml", "--round", "1", "3=2-0"]);
    assert!(told.contains("only comments or the layout"), "{told}");
}

#[test]
fn a_result_changed_by_hand_keeps_what_the_next_round_was_paired_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let names: String =
        ["Ash", "Elm", "Fir", "Oak", "Rue", "Yew"].map(|one| format!("{one}\n")).concat();
    fs::write(path.join("names.csv"), format!("name\n{names}")).unwrap();
    said(path, &["new", "open.yaml", "--system", "swiss", "--rounds", "4", "--seed", "1"]);
    said(path, &["add", "open.yaml", "--from", "names.csv"]);
    for _ in 0..2 {
        said(path, &["pair", "open.yaml"]);
        said(path, &["result", "open.yaml", "2", "1", "0"]);
    }
    said(path, &["pair", "open.yaml"]);
    let text = fs::read_to_string(path.join("open.yaml")).unwrap();
    fs::write(path.join("open.yaml"), text.replacen("result: 1-1", "result: 2-0", 1)).unwrap();
    let agrees = || {
        let told = said(path, &["check", "open.yaml"]);
        assert!(told.contains("3 of 3 rounds as the system pairs them"), "{told}");
        assert!(told.contains("was 1-1 when round 3 was paired (edited by hand)"), "{told}");
    };
    agrees();
    said(path, &["set", "open.yaml", "place=Town"]);
    agrees();
}

#[test]
fn a_copy_that_cannot_be_read_is_not_passed_over_in_silence() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    fs::write(path.join("club (conflicted copy).yaml"), "name: [").unwrap();
    let told = said(path, &["result", "club.yaml", "--round", "1", "1=2-0"]);
    assert_eq!(told.matches("cannot be read").count(), 1, "{told}");
    assert!(told.contains("arbiter event compare"), "{told}");
    let unread = EventFile::at(path.join("club.yaml")).refuse_results_only_in_copy().unwrap();
    assert_eq!(unread.len(), 1, "{unread:?}");
}

#[test]
fn a_copy_of_a_synchronising_program_is_named_compared_and_not_published() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    let copy = "club (Ann's conflicted copy 2026-11-28).yaml";
    let before = fs::read(path.join("club.yaml")).unwrap();
    said(path, &["result", "club.yaml", "--round", "1", "1=2-0"]);
    fs::write(path.join(copy), &before).unwrap();
    let told = said(path, &["check", "club.yaml"]);
    assert!(told.contains("conflicted copy") && told.contains("arbiter event compare"), "{told}");
    let output = assert_cmd::Command::cargo_bin("arbiter")
        .unwrap()
        .current_dir(path)
        .args(["event", "compare", "club.yaml", copy])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(told.contains("round 1, board 1: ") && told.contains("2-0 is gone"), "{told}");
    let output = assert_cmd::Command::cargo_bin("arbiter")
        .unwrap()
        .current_dir(path)
        .args(["publish", "club.yaml", copy, "-o", "site", "--languages", "en"])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && told.contains("it is not published"), "{told}");
    assert!(
        !path.join("site/where.html").exists()
            || !fs::read_to_string(path.join("site/index.html")).unwrap().contains("conflicted")
    );
}

#[test]
fn a_hash_that_was_noted_finds_a_history_that_was_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    let head = said(path, &["history", "club.yaml", "--head"]);
    let hash = head.trim().rsplit(' ').next().unwrap().to_owned();
    said(path, &["result", "club.yaml", "--round", "1", "1=2-0"]);
    let told = said(path, &["history", "club.yaml", "--verify", &hash]);
    assert!(told.contains("operation 3 has this hash"), "{told}");
    fs::remove_dir_all(path.join("club.history")).unwrap();
    said(path, &["result", "club.yaml", "--round", "1", "2=2-0"]);
    let output = assert_cmd::Command::cargo_bin("arbiter")
        .unwrap()
        .current_dir(path)
        .args(["event", "history", "club.yaml", "--verify", &hash])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    refused(path, &["history", "club.yaml", "--verify", "12"]);
}

#[test]
fn a_last_line_of_the_log_that_was_exchanged_is_not_gone_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    let log = path.join("club.history/log.jsonl");
    let three = fs::read(&log).unwrap();
    let text = fs::read(path.join("club.yaml")).unwrap();
    said(path, &["result", "club.yaml", "--round", "1", "1=2-0"]);
    let head = fs::read_dir(path.join("club.history")).unwrap().filter_map(Result::ok);
    let head = head
        .map(|entry| entry.path())
        .find(|path| path.display().to_string().contains("head-"))
        .unwrap();
    // A different operation 4 in a valid chain, with the head of the original one.
    fs::write(&log, three).unwrap();
    fs::write(path.join("club.yaml"), text).unwrap();
    for entry in fs::read_dir(path.join("club.history")).unwrap().filter_map(Result::ok) {
        if entry.file_name().to_string_lossy().starts_with("head-") {
            fs::remove_file(entry.path()).unwrap();
        }
    }
    said(path, &["result", "club.yaml", "--round", "1", "1=0-2"]);
    for entry in fs::read_dir(path.join("club.history")).unwrap().filter_map(Result::ok) {
        if entry.file_name().to_string_lossy().starts_with("head-") {
            fs::remove_file(entry.path()).unwrap();
        }
    }
    fs::write(head, "").unwrap();
    assert!(refused(path, &["history", "club.yaml"]).is_empty());
    let told = said(path, &["set", "club.yaml", "place=Town"]);
    assert!(told.contains("damaged"), "{told}");
    // What was set aside is still mentioned.
    let history = said(path, &["history", "club.yaml"]);
    assert!(history.contains("set aside"), "{history}");
}

#[test]
fn a_head_with_a_number_that_no_history_reaches_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    club(path);
    let history = path.join("club.history");
    fs::write(history.join("head-18446744073709551615-0000000000000000"), "").unwrap();
    said(path, &["set", "club.yaml", "place=Town"]);
    let told = said(path, &["history", "club.yaml"]);
    assert!(told.contains("\n4 ") && !told.contains("DAMAGED"), "{told}");
    said(path, &["undo", "club.yaml"]);
}
