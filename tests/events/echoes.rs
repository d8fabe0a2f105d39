//! Tests of what commands answer, seen through the eyes of the person typing.

use std::fs;

use crate::typed::{refused, said};

/// Creates a Swiss of six players whose first round is paired.
fn swiss() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(
        path,
        &["new", "e.yaml", "--name", "Club", "--system", "swiss", "--rounds", "4", "--seed", "1"],
    );
    let names = "name\nAlder\nBirch\nCedar\nDogwood\nElm\nFir\n";
    fs::write(path.join("names.csv"), names).unwrap();
    said(path, &["add", "e.yaml", "--from", "names.csv"]);
    said(path, &["pair", "e.yaml"]);
    folder
}

#[test]
fn a_result_that_is_nearly_right_is_answered_with_the_right_one() {
    let folder = swiss();
    let entered = |words: &[&str]| refused(folder.path(), &[&["result", "e.yaml"], words].concat());
    assert!(entered(&["1:2-0"]).contains("did you mean `1=2-0`?"));
    assert!(entered(&["1", "=", "1-1"]).contains("did you mean `1=1-1`?"), "not three results");
    assert!(entered(&["2=2-O"]).contains("did you mean `2-0`?"));
    // A draw entered between two numbers is one of three results.
    let three = said(folder.path(), &["result", "e.yaml", "2", "=", "0"]);
    assert!(three.contains("board 3") && three.contains("all results are in"), "{three}");
}

#[test]
fn who_sits_at_the_board_is_said_with_a_refusal_and_what_was_paired_on_it_with_an_amendment() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["result", "e.yaml", "2", "2", "2"]);
    let why = refused(path, &["result", "e.yaml", "1=0-2", "--round", "1"]);
    assert!(
        why.contains("board 1: ") && why.contains(" - ") && why.contains("2-0 is recorded"),
        "{why}"
    );
    let amend = ["result", "e.yaml", "1=0-2", "--round", "1", "--amend", "--reason", "slip"];
    assert!(!said(path, &amend).contains("was paired on"));
    said(path, &["pair", "e.yaml"]);
    let amend = ["result", "e.yaml", "1=1-1", "--round", "1", "--amend", "--reason", "slip"];
    let amended = said(path, &amend);
    assert!(amended.contains("note: round 2 was paired on what stood there"), "{amended}");
    // A list reports it once, however many lines are amended.
    fs::write(path.join("r.csv"), "board,result\n1,0-2\n2,0-2\n").unwrap();
    let list =
        ["result", "e.yaml", "--from", "r.csv", "--round", "1", "--amend", "--reason", "slip"];
    assert_eq!(said(path, &list).matches("was paired on").count(), 1);
}

#[test]
fn players_are_named_who_come_late_or_change_places() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["add", "e.yaml", "Gum"]);
    let late = said(path, &["late", "e.yaml", "p7", "--from-round", "3"]);
    assert!(late.contains("p7 Gum plays from round 3 on"), "{late}");
    let swapped = said(path, &["swap", "e.yaml", "1", "--reason", "colours"]);
    assert!(
        swapped.lines().next().unwrap().chars().filter(|c| c.is_uppercase()).count() == 2,
        "{swapped}"
    );
}

#[test]
fn days_and_times_are_taken_as_people_write_them() {
    let folder = swiss();
    for (date, time) in [("2026-11-22", "9:30"), ("22-11-2026", "9.30"), ("22.11.2026", "09:30")] {
        let words = ["schedule", "e.yaml", "3", "--date", date, "--time", time];
        assert!(said(folder.path(), &words).contains("2026-11-22, 09:30"), "{date} {time}");
    }
    let slashes = refused(folder.path(), &["schedule", "e.yaml", "3", "--date", "3/4/2026"]);
    assert!(slashes.contains("2026-09-03 or 03-09-2026"), "{slashes}");
    said(folder.path(), &["schedule", "e.yaml", "1", "--date", "2026-11-08"]);
    let early = said(folder.path(), &["postpone", "e.yaml", "1", "--until", "2026-11-07"]);
    assert!(early.contains("note: 2026-11-07 is before 2026-11-08"), "{early}");
}

#[test]
fn a_postponed_game_is_not_called_adjourned_on_the_page_of_its_player() {
    let folder = swiss();
    said(folder.path(), &["postpone", "e.yaml", "1", "2", "3", "--until", "2099-01-01"]);
    let card = said(folder.path(), &["player", "e.yaml", "p1"]);
    assert!(card.contains("postponed") && !card.contains("  adjourned"), "{card}");
}

#[test]
fn the_sex_is_taken_in_the_letters_of_lists_and_refused_with_the_two_of_the_file() {
    let folder = swiss();
    said(folder.path(), &["set", "e.yaml", "p1", "sex=v"]);
    assert!(fs::read_to_string(folder.path().join("e.yaml")).unwrap().contains("sex: f"));
    let why = refused(folder.path(), &["set", "e.yaml", "p1", "sex=x"]);
    assert!(why.contains("there are f, m\n"), "{why}");
}

#[test]
fn few_of_those_who_are_not_in_a_newer_list_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(
        path,
        &["new", "e.yaml", "--name", "Club", "--system", "swiss", "--rounds", "3", "--seed", "1"],
    );
    let names: String = (1..=12).map(|at| format!("Tree {at}\n")).collect();
    fs::write(path.join("names.csv"), format!("name\n{names}")).unwrap();
    said(path, &["add", "e.yaml", "--from", "names.csv"]);
    fs::write(path.join("new.csv"), "name,rating\nTree 1,1500\n").unwrap();
    let updated = said(path, &["update", "e.yaml", "--from", "new.csv"]);
    assert_eq!(updated.matches(": not in the list").count(), 5, "{updated}");
    assert!(updated.contains("6 more are not in the list either"), "{updated}");
}

#[test]
fn what_a_list_has_otherwise_is_said_with_what_takes_it() {
    let folder = swiss();
    fs::write(folder.path().join("again.csv"), "name,sex\nAlder,f\nBirch,\n").unwrap();
    let again = said(folder.path(), &["add", "e.yaml", "--from", "again.csv"]);
    assert!(again.contains("p1 Alder, recorded with sex none, not f"), "{again}");
    assert!(again.contains("event update EVENT --from LIST"), "{again}");
    let undone = refused(folder.path(), &["undo", "e.yaml", "99"]);
    assert!(undone.contains("only 2 can be undone"), "{undone}");
}

#[test]
fn everybody_is_named_who_has_an_id_in_an_answer() {
    let folder = swiss();
    let path = folder.path();
    let named = |words: &[&str], expected: &str| {
        let answer = said(path, words);
        assert!(answer.contains(expected), "{words:?}: {answer}");
    };
    named(&["set", "e.yaml", "p2", "rating=1200"], "p2 Birch: rating: 1200");
    named(&["bye", "e.yaml", "p3", "--round", "3"], "p3 Cedar: half-point bye in round 3");
    named(&["absent", "e.yaml", "p1", "--round", "3"], "p1 Alder: absent in round 3");
    named(&["forbid", "e.yaml", "p1", "p2"], "p1 Alder, p2 Birch must not meet");
    said(path, &["result", "e.yaml", "2", "2", "2"]);
    named(&["withdraw", "e.yaml", "p5"], "p5 Elm withdraws");
    named(&["return", "e.yaml", "p5"], "p5 Elm is back");
    let why = refused(path, &["withdraw", "e.yaml", "p5", "--after", "0"]);
    assert!(why.contains("p5 Elm has a result"), "{why}");
    // An ID that must be typed is still shown as an ID.
    let why = refused(path, &["withdraw", "e.yaml", "birch"]);
    assert!(why.contains("write the id: p2\n"), "{why}");
    named(&["undo", "e.yaml"], "p5 Elm is back");
    let history = said(path, &["history", "e.yaml"]);
    assert!(history.contains("p5 Elm withdraws"), "{history}");
}

#[test]
fn what_a_check_finds_names_the_players() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["result", "e.yaml", "2", "2", "2"]);
    said(path, &["pair", "e.yaml"]);
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    // The second round repeats the first: three rematches.
    let (head, rounds) = text.split_once("rounds:\n").unwrap();
    let (first, _) = rounds.split_once("  - round: 2").unwrap();
    let again = first.replace("- round: 1", "- round: 2").replace(", result: 2-0", "");
    fs::write(path.join("e.yaml"), format!("{head}rounds:\n{first}{again}")).unwrap();
    let found = said(path, &["check", "e.yaml"]);
    let line = found.lines().find(|line| line.contains("meet in round 1 and again in")).unwrap();
    let names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
    assert_eq!(names.iter().filter(|name| line.contains(**name)).count(), 2, "{line}");
}

#[test]
fn days_out_of_order_are_told_when_they_are_set_and_by_the_check() {
    let folder = swiss();
    let path = folder.path();
    let set = |words: &[&str]| said(path, &[&["set", "e.yaml"], words].concat());
    assert!(!set(&["start=2026-11-21"]).contains("note"));
    assert!(!set(&["end=2026-11-30"]).contains("note"));
    let round =
        |round: &str, date: &str| said(path, &["schedule", "e.yaml", round, "--date", date]);
    assert!(!round("1", "2026-11-22").contains("note"));
    assert!(round("2", "2026-11-21").contains("note: round 2 is on 2026-11-21, before round 1"));
    assert!(!round("2", "2026-11-23").contains("note"));
    assert!(round("3", "2026-12-01").contains("note: round 3 is on 2026-12-01, after the event"));
    assert!(said(path, &["check", "e.yaml"]).contains("warning[event-days]: round 3"));
}

#[test]
fn an_event_does_not_have_fewer_rounds_than_are_paired() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["result", "e.yaml", "2", "2", "2"]);
    said(path, &["pair", "e.yaml"]);
    let why = refused(path, &["set", "e.yaml", "system.rounds=1"]);
    assert!(why.contains("cannot have 1 round: 2 are paired"), "{why}");
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    fs::write(path.join("e.yaml"), text.replace("rounds: 4", "rounds: 1")).unwrap();
    let found = said(path, &["check", "e.yaml"]);
    assert!(found.contains("warning[event-rounds]: 2 rounds are paired"), "{found}");
}

#[test]
fn a_note_under_the_pairings_names_who_was_missing_and_a_result_is_corrected_in_one_line() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["result", "e.yaml", "p1=absent", "2=2-0", "3=2-0"]);
    for result in ["2=1-1", "2=0-2"] {
        let amend = ["--round", "1", "--amend", "--reason", "slip"];
        said(path, &[&["result", "e.yaml", result], &amend[..]].concat());
    }
    let sheet = said(path, &["pairings", "e.yaml", "--round", "1"]);
    assert!(sheet.contains(": Alder not there"), "{sheet}");
    assert!(sheet.contains("the result was corrected twice, it was 2-0, 1-1"), "{sheet}");
    assert_eq!(sheet.matches("was corrected").count(), 1);
}

#[test]
fn a_list_that_is_refused_says_which_line_and_what_was_read() {
    let folder = swiss();
    let path = folder.path();
    let list = |name: &str, text: &str| {
        fs::write(path.join(name), text).unwrap();
        refused(path, &["add", "e.yaml", "--from", name])
    };
    let twice = list("twice.csv", "naam;rating;shoe\nOak;1400;3\n\nElder;1300;4\nOak;1400;5\n");
    assert!(twice.contains("twice.csv:5: Oak stands in the list twice"), "{twice}");
    assert!(
        twice.contains("naam as name, rating; shoe not used") || twice.contains("shoe not used"),
        "{twice}"
    );
    let stray = list("stray.csv", "name;rating\r\nOak;1400\r\n\"Elder;1300\r\nGum;1200\r\n");
    assert!(stray.contains("stray.csv:3: a quotation mark begins a cell here"), "{stray}");
    fs::write(path.join("r.csv"), "board;result\n1;2-0\n\"2;1-1\n3;2-0\n").unwrap();
    let why = refused(path, &["result", "e.yaml", "--from", "r.csv"]);
    assert!(why.contains("r.csv:3: a quotation mark"), "{why}");
}

#[test]
fn boards_that_become_adjourned_with_a_pairing_are_named() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["result", "e.yaml", "1=2-0"]);
    let paired = said(path, &["pair", "e.yaml", "--adjourn-missing"]);
    assert!(paired.starts_with("round 1, adjourned boards 2 (p"), "{paired}");
    let history = said(path, &["history", "e.yaml", "--last", "1"]);
    assert!(history.contains("pair  round 2: 3 boards"), "{history}");
}

#[test]
fn an_explanation_has_the_day_of_its_round() {
    let folder = swiss();
    let path = folder.path();
    said(path, &["set", "e.yaml", "start=2026-11-20"]);
    said(path, &["schedule", "e.yaml", "1", "--date", "2026-11-21", "--time", "19:30"]);
    let why = said(path, &["explain", "e.yaml", "--round", "1"]);
    assert!(why.contains("Date: 21 Nov 2026\nTime: 19:30\n"), "{why}");
}

#[test]
fn a_file_that_was_cut_off_is_said_to_be_in_the_history() {
    let folder = swiss();
    let path = folder.path().join("e.yaml");
    let text = fs::read_to_string(&path).unwrap();
    let cut = text.find("{id: p3").unwrap() + 4;
    fs::write(&path, &text[..cut]).unwrap();
    for words in [&["standings", "e.yaml"][..], &["set", "e.yaml", "place=Town"]] {
        let why = refused(folder.path(), words);
        assert!(why.contains("a bracket or a brace is not closed"), "{why}");
        assert!(why.contains("arbiter event restore EVENT"), "{why}");
    }
    said(folder.path(), &["restore", "e.yaml"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    fs::write(folder.path().join("new.yaml"), "name: \"Club\nsystem: {kind: swiss}\n").unwrap();
    let why = refused(folder.path(), &["standings", "new.yaml"]);
    assert!(why.contains("a quotation mark is opened") && !why.contains("restore"), "{why}");
}

#[test]
fn wrong_arguments_are_told_in_the_language_of_the_reader() {
    let folder = swiss();
    let dutch = |words: &[&str]| refused(folder.path(), &[words, &["--lang", "nl"]].concat());
    let format = dutch(&["pairings", "e.yaml", "--format", "pdff"]);
    assert!(format.starts_with("fout: `pdff` is geen waarde van --format"), "{format}");
    assert!(format.contains("mogelijk zijn: text, csv"), "{format}");
    assert!(dutch(&["pairr", "e.yaml"]).contains("er is geen opdracht `pairr`"));
    assert!(dutch(&["pair", "e.yaml", "--rond", "3"]).contains("er is geen argument `--rond`"));
    let english = refused(folder.path(), &["pairings", "e.yaml", "--format", "pdff"]);
    assert!(english.starts_with("error: `pdff` is not a value of --format"), "{english}");
}

#[test]
fn every_wrong_line_of_a_list_of_results_is_told_at_once() {
    let folder = swiss();
    let path = folder.path();
    let wrong = "\u{feff}Bord;Uitslag\r\n1;2-1\r\n2;1-1\r\n9;2-0\r\n3;1-1\r\n";
    fs::write(path.join("r.csv"), wrong).unwrap();
    let why = refused(path, &["result", "e.yaml", "--from", "r.csv"]);
    assert!(why.contains("2-1 is not a result") && why.contains("board 9"), "{why}");
    assert!(why.contains('2') && why.contains('4'), "{why}");
    assert!(
        !fs::read_to_string(path.join("e.yaml")).unwrap().contains("result:"),
        "nothing is entered"
    );
}

#[test]
fn open_boards_in_a_row_are_told_as_a_run() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "e.yaml", "--name", "C", "--system", "swiss", "--rounds", "3", "--seed", "1"];
    said(path, &new);
    let names: String = (0..12).map(|n| format!("Tree {}\n", char::from(b'A' + n))).collect();
    fs::write(path.join("n.csv"), format!("name\n{names}")).unwrap();
    said(path, &["add", "e.yaml", "--from", "n.csv"]);
    said(path, &["pair", "e.yaml"]);
    let entered = said(path, &["result", "e.yaml", "2=1-1"]);
    assert!(entered.contains("still open: 1, 3-6\n"), "{entered}");
}
