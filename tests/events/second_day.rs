//! Tests of a secretary's second day: an outcome that was not meant is said, and nothing is lost.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;

use crate::typed::{refused, said};

/// Creates an event with the first players of a list, strongest first: p1 Aa A, p2 Bb B and so on.
fn begun(folder: &Path, players: usize, system: &[&str]) {
    let names = ["Aa A", "Bb B", "Cc C", "Dd D", "Ee E", "Ff F", "Gg G", "Hh H"];
    let list: String =
        (0..players).map(|at| format!("{};{}\n", names[at], 1200 - 50 * at)).collect();
    fs::write(folder.join("p.csv"), format!("naam;rating\n{list}")).unwrap();
    said(folder, &[&["new", "./s", "--seed", "1", "--system"], system].concat());
    said(folder, &["add", "s.yaml", "--from", "p.csv"]);
}

/// Runs a command of the program in a folder.
fn run(folder: &Path, words: &[&str]) -> (Output, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("ARBITER_LANG").args(words);
    let output = command.output().unwrap();
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    (output, text)
}

#[test]
fn an_event_that_was_renamed_between_two_rounds_is_not_rated_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3", "--start", "2026-11-28"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    let update = ["rating", "update", "s.yaml", "--list", "./l.yaml"];
    let (done, text) = run(path, &[&update[..], &["--scheme", "fmjd"]].concat());
    assert!(done.status.success(), "{text}");
    said(path, &["set", "s.yaml", "name=Club"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    let (done, text) = run(path, &update);
    assert_eq!(done.status.code(), Some(1), "{text}");
    assert!(text.contains("2 of its 4 games are in the list as `s, 2026-11-28`"), "{text}");
    let (done, text) = run(path, &[&update[..], &["--key", "s, 2026-11-28"]].concat());
    assert!(done.status.success() && text.contains("4 rated games"), "{text}");
}

#[test]
fn a_result_by_which_others_qualify_is_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 8, &["round-robin"]);
    said(path, &["groups", "s.yaml", "A=p1,p3,p5,p7", "B=p2,p4,p6,p8"]);
    said(path, &["pair", "s.yaml", "--all"]);
    said(path, &["result", "s.yaml", "2", "1", "0", "2", "--round", "1"]);
    said(path, &["result", "s.yaml", "2", "2", "2", "1", "--round", "2"]);
    said(path, &["result", "s.yaml", "1", "1", "1", "1", "--round", "3"]);
    said(path, &["stage", "add", "s.yaml", "Finale", "--system", "knockout", "--places", "1-2"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    assert!(!said(path, &["check", "s.yaml"]).contains("Finale stays"));
    let amend = |round: &str, result: &str| {
        let words = ["result", "s.yaml", result, "--round", round, "--amend", "--reason", "wrong"];
        said(path, &words)
    };
    let told = amend("1", "4=0-2");
    assert!(told.contains("Finale stays as it began in round 4"), "{told}");
    assert!(told.contains("p6 Ff F would play in it, not p4 Dd D"), "{told}");
    let told = amend("2", "4=2-0");
    assert!(told.contains("not p4 Dd D") && told.contains("share place 2"), "{told}");
    let (_, text) = run(path, &["event", "check", "s.yaml", "--strict"]);
    assert!(text.contains("stage-field-changed") && text.contains("not p4 Dd D"), "{text}");
}

#[test]
fn points_taken_for_an_earlier_round_say_what_was_paired_without_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    said(path, &["pair", "s.yaml"]);
    let note = ["note", "s.yaml", "p2", "--penalty", "1", "--reason", "phone", "--round", "1"];
    let told = said(path, &note);
    assert!(told.contains("round 2 was paired on what stood there"), "{told}");
    let award = ["award", "s.yaml", "p2", "--points", "-1", "--reason", "phone", "--round", "1"];
    let told = said(path, &award);
    assert!(told.contains("entry 1 of the arbiter's book takes points from p2"), "{told}");
    assert!(told.contains("round 2 was paired on what stood there"), "{told}");
    let told = said(path, &[&note[..], &["--article", "7.1"]].concat());
    assert!(told.contains("points were taken in that round already"), "{told}");
}

#[test]
fn whoever_leaves_during_their_bye_keeps_no_points_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 5, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "s.yaml"]);
    let told = said(path, &["withdraw", "s.yaml", "p5"]);
    assert!(told.contains("the bye of round 1 stays, with its points"), "{told}");
    said(path, &["return", "s.yaml", "p5"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    said(path, &["pair", "s.yaml"]);
    let pairings = said(path, &["pairings", "s.yaml"]);
    let bye = pairings.lines().find(|line| line.contains("(bye)")).unwrap().to_owned();
    let id = (1..=5).map(|at| format!("p{at}")).find(|id| bye.contains(id.as_str())).unwrap();
    let told = refused(path, &["withdraw", "s.yaml", &id, "--after", "1"]);
    assert!(told.contains("has the bye of round 2"), "{told}");
    let absent = format!("{id}:absent");
    assert!(told.contains(&absent), "{told}");
    let way = ["pair-by-hand", "s.yaml", &absent, "--round", "2", "--reason", "left"];
    said(path, &way);
    said(path, &["withdraw", "s.yaml", &id, "--after", "1"]);
}

#[test]
fn a_return_names_the_rounds_for_which_a_bye_is_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    said(path, &["bye", "s.yaml", "p1", "--round", "2"]);
    let told = said(path, &["withdraw", "s.yaml", "p1"]);
    assert!(told.contains("half-point bye in round 2"), "{told}");
    assert!(said(path, &["absent", "s.yaml", "p1", "--round", "3"]).contains("has withdrawn"));
    said(path, &["absent", "s.yaml", "p1", "--round", "3", "--cancel"]);
    let told = said(path, &["return", "s.yaml", "p1"]);
    assert!(told.contains("half-point bye in round 2"), "{told}");
    assert!(told.contains("plays from round 3 on"), "{told}");
}

/// Writes the games of a round as a relay does: the same file for every round.
fn relayed(folder: &Path, games: &[(&str, &str)]) {
    let game = |(white, black): &(&str, &str)| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2-0\n\n"
        )
    };
    fs::write(folder.join("live.pdn"), games.iter().map(game).collect::<String>()).unwrap();
}

#[test]
fn a_file_of_records_that_was_overwritten_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    let boards = |round: &str| -> Vec<(String, String)> {
        let json = said(path, &["pairings", "s.yaml", "--round", round, "--format", "json"]);
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let boards = json["rounds"][0]["boards"].as_array().unwrap();
        let name = |value: &serde_json::Value| value["name"].as_str().unwrap().to_owned();
        boards
            .iter()
            .map(|board| (name(&board["white"]["player"]), name(&board["black"]["player"])))
            .collect()
    };
    for round in ["1", "2"] {
        said(path, &["pair", "s.yaml"]);
        let paired = boards(round);
        let games = paired.iter().map(|(white, black)| (white.as_str(), black.as_str()));
        relayed(path, &games.collect::<Vec<_>>());
        let told = said(path, &["games", "s.yaml", round, "live.pdn"]);
        let is_named = told.contains("live.pdn was the record of round 1, boards 1, 2");
        assert_eq!(is_named, round == "2", "{told}");
    }
    let told = said(path, &["check", "s.yaml"]);
    assert!(told.contains("round 1, board 1: live.pdn#1 names"), "{told}");
    assert!(!told.contains("round 2, board 1"), "{told}");
    // The moves of strangers are not published as those of the players of the board.
    relayed(path, &[("X", "Y"), ("Y", "X")]);
    let (_, text) = run(path, &["event", "pdn", "s.yaml"]);
    assert!(text.contains("live.pdn#1 names X - Y"), "{text}");
    assert!(!text.contains("32-28"), "{text}");
}

#[test]
fn a_site_of_other_events_is_not_replaced_by_a_slip() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3", "--name", "Open"]);
    said(path, &["pair", "s.yaml"]);
    fs::copy(path.join("s.yaml"), path.join("t.yaml")).unwrap();
    said(path, &["set", "t.yaml", "name=Comp"]);
    said(path, &["unpair", "t.yaml"]);
    let publish = |words: &[&str]| {
        run(path, &[&["publish"], words, &["-o", "site", "--languages", "en"]].concat())
    };
    assert!(publish(&["s.yaml"]).0.status.success());
    let (done, text) = publish(&["t.yaml"]);
    assert!(!done.status.success() && text.contains("the site of Open"), "{text}");
    assert!(fs::read_to_string(path.join("site/index.html")).unwrap().contains("Open"));
    assert!(publish(&["s.yaml", "t.yaml"]).0.status.success(), "it is among them");
    let (done, text) = publish(&["s.yaml"]);
    assert!(!done.status.success() && text.contains("the site of Comp"), "{text}");
    assert!(publish(&["t.yaml", "--replace"]).0.status.success());
    // A new name makes no other event of it.
    assert!(publish(&["s.yaml", "--replace"]).0.status.success());
    said(path, &["set", "s.yaml", "name=Autumn open"]);
    let (done, text) = publish(&["s.yaml", "--title", "Easter"]);
    assert!(done.status.success(), "{text}");
    let page = fs::read_to_string(path.join("site/index.html")).unwrap();
    assert!(page.contains("<title>Easter</title>"), "the title is used for one event");
    let page = fs::read_to_string(path.join("site/players.html")).unwrap();
    assert!(page.contains("· Easter</title>"));
    // Nor does that of a player besides.
    said(path, &["set", "s.yaml", "name=Winter open"]);
    said(path, &["set", "s.yaml", "p1", "name=Ash, Abel"]);
    let (done, text) = publish(&["s.yaml"]);
    assert!(done.status.success(), "{text}");
}

#[test]
fn a_result_typed_with_the_whole_name_is_that_of_the_player() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "round-robin", "--seed", "1"]);
    fs::write(path.join("p.csv"), "naam\nJ. Jansen\nA. Bos\nC. Cats\n\"Dik, D.\"\n").unwrap();
    said(path, &["add", "s.yaml", "--from", "p.csv"]);
    said(path, &["pair", "s.yaml", "--all"]);
    let paired = said(path, &["pairings", "s.yaml", "--round", "1"]);
    for name in ["J. Jansen", "A. Bos", "C. Cats", "Dik, D."] {
        let typed = format!("{name}=win");
        let told = said(path, &["result", "s.yaml", &typed, "--round", "1"]);
        let seat = told.find(name).unwrap() < told.find(" - ").unwrap();
        assert!(told.contains(if seat { " 2-0" } else { " 0-2" }), "{paired}{told}");
        let clear = format!("{name}=clear");
        said(path, &["result", "s.yaml", &clear, "--round", "1", "--reason", "test"]);
    }
    said(path, &["postpone", "s.yaml", "J. Jansen", "--round", "1"]);
    said(path, &["adjourn", "s.yaml", "Dik, D.", "--round", "2"]);
    let told = said(path, &["ruling", "s.yaml", "J. Jansen", "draw", "--round", "3"]);
    assert!(told.contains("has no result: the ruling enters none"), "{told}");
}

#[test]
fn results_in_board_order_may_mix_signs_and_scores() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 8, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    let told = refused(path, &["result", "s.yaml", "1", "=", "2-0"]);
    assert!(told.contains("`1=2-0`"), "{told}");
    let told = said(path, &["result", "s.yaml", "0", "1", "=", "1-1"]);
    assert!(told.contains("all results are in"), "{told}");
}

#[test]
fn data_that_can_hardly_be_are_named_when_they_are_entered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3", "--start", "2026-11-28"]);
    let told = said(path, &["add", "s.yaml", "Ii I", "--rating", "12000"]);
    assert!(told.contains("has the rating 12000"), "{told}");
    let told = said(path, &["set", "s.yaml", "p5", "rating=1.350"]);
    assert!(told.contains("rating: 1350 (was 12000)"), "{told}");
    assert!(!told.contains("has the rating"), "{told}");
    assert!(said(path, &["set", "s.yaml", "p5", "rating=7"]).contains("has the rating 7"));
    said(path, &["set", "s.yaml", "p5", "rating=1 100"]);
    assert!(said(path, &["set", "s.yaml", "p5", "birth=2050"]).contains("born in 2050"));
    let told = said(path, &["set", "s.yaml", "p5", "federation=Nederland"]);
    assert!(told.contains("`Nederland` is longer than the three letters"), "{told}");
    let told = said(path, &["set", "s.yaml", "p1", "name=Bb B"]);
    assert!(told.contains("name: Bb B (was Aa A)") && told.contains("note: "), "{told}");
    let told = said(path, &["check", "s.yaml"]);
    assert!(told.contains("data-odd") && told.contains("player-twice"), "{told}");
    for (name, rating) in [("Jj J", "1.100"), ("Kk K", "1.100,0"), ("Ll L", "1 100")] {
        said(path, &["add", "s.yaml", name, "--rating", rating]);
    }
    let text = fs::read_to_string(path.join("s.yaml")).unwrap();
    assert_eq!(text.matches("rating: 1100").count(), 5, "{text}");
}

#[test]
fn two_teams_of_one_name_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./l", "--teams", "--system", "round-robin", "--boards", "2"]);
    fs::write(path.join("t.csv"), "Team;Naam\nA;Aa\nA;Ab\nB;Ba\nB;Bb\n").unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "t.csv"]);
    let told = said(path, &["team", "set", "l.yaml", "t1", "name=B"]);
    assert!(told.contains("name: B (was A)"), "{told}");
    assert!(told.contains("have one name"), "{told}");
    assert!(said(path, &["check", "l.yaml"]).contains("team-twice"));
}

#[test]
fn what_a_list_of_players_leaves_odd_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "swiss", "--rounds", "3", "--seed", "1"]);
    let list =
        "Naam;Rating;Geboren;FMJD-nr\n\"Berg, Kees\";1200;2009;10012\nAfgemeld:;;;\nBos;1100;;\n";
    fs::write(path.join("p.csv"), list).unwrap();
    let told = said(path, &["add", "s.yaml", "--from", "p.csv"]);
    assert!(told.contains("line 3: `Afgemeld:` is taken for a heading"), "{told}");
    fs::write(path.join("p.csv"), list.replace("2009", "2010").replace("1200", "1250")).unwrap();
    let told = said(path, &["update", "s.yaml", "--from", "p.csv"]);
    assert!(told.contains("born 2009 here, which stays"), "{told}");
}

#[test]
fn one_group_of_everybody_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 8, &["round-robin"]);
    let told = said(path, &["groups", "s.yaml", "--draw", "2"]);
    assert!(told.contains("one group, `2`, of everybody"), "{told}");
    assert!(!said(path, &["groups", "s.yaml", "--draw", "A,B"]).contains("of everybody"));
}

/// Creates a league of two teams with two boards, paired.
fn league(folder: &Path) {
    said(folder, &["new", "./l", "--teams", "--system", "round-robin", "--boards", "2"]);
    let list = "Team;Bord;Naam\nA;1;Aa\nA;2;Ab\nB;1;Ba\nB;2;Bb\n";
    fs::write(folder.join("t.csv"), list).unwrap();
    said(folder, &["team", "add", "l.yaml", "--from", "t.csv"]);
    said(folder, &["pair", "l.yaml", "--all"]);
}

#[test]
fn a_list_of_fixtures_names_what_it_does_not_use() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    league(path);
    fs::write(path.join("d.csv"), "Ronde;Wedstrijd;Score\n1;1;3-1\n").unwrap();
    let told = refused(path, &["match", "l.yaml", "--from", "d.csv"]);
    assert!(told.contains("no column has a day, a time or a venue"), "{told}");
    let list = "Ronde;Thuis;Uit;Datum;Aanvang;Lokaal;Score\n1;A;B;2-10-2026;20:00;De Brug;3-1\n";
    fs::write(path.join("d.csv"), list).unwrap();
    let told = said(path, &["match", "l.yaml", "--from", "d.csv"]);
    assert!(told.contains("the column Score is not used"), "{told}");
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    assert!(text.contains("20:00") && text.contains("De Brug"), "{text}");
}

#[test]
fn a_board_that_is_empty_takes_the_result_that_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    league(path);
    said(path, &["lineup", "l.yaml", "t2", "1", "p3", "-"]);
    let told = said(path, &["result", "l.yaml", "--round", "1", "1.1=1", "1.2=+"]);
    assert!(told.contains("board 2 of match 1 is empty"), "{told}");
    let told = refused(path, &["result", "l.yaml", "--round", "1", "1.2=0"]);
    assert!(told.contains("event lineup"), "{told}");
}

#[test]
fn only_a_lot_decides_who_of_equals_gets_what_rounding_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["round-robin"]);
    said(path, &["pair", "s.yaml", "--all"]);
    for round in ["1", "2", "3"] {
        said(path, &["result", "s.yaml", "1", "1", "--round", round]);
    }
    let set = ["prize", "set", "s.yaml", "Main", "50", "--sharing", "equal", "--unit", "15"];
    said(path, &set);
    let told = said(path, &["prize", "show", "s.yaml"]);
    assert!(told.contains("draw lots"), "{told}");
    said(path, &["prize", "set", "s.yaml", "Main", "--lot", "p4,p3,p2,p1"]);
    let told = said(path, &["prize", "show", "s.yaml"]);
    assert!(!told.contains("draw lots"), "{told}");
    let line = told.lines().find(|line| line.contains("Dd D")).unwrap();
    assert!(!line.contains("EUR 0"), "{told}");
}

#[test]
fn a_record_without_a_result_does_not_ask_what_was_decided() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "1=1-1:adjudicated", "2=1-1"]);
    let json = said(path, &["pairings", "s.yaml", "--round", "1", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let board = &json["rounds"][0]["boards"][0];
    let names = ["white", "black"].map(|color| board[color]["player"]["name"].as_str().unwrap());
    let pdn = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Result \"*\"]\n\n1. 32-28 19-23 *\n",
        names[0], names[1]
    );
    fs::write(path.join("rep.pdn"), &pdn).unwrap();
    let (_, text) = run(path, &["event", "games", "s.yaml", "1", "rep.pdn"]);
    assert!(text.contains("which stands") && !text.contains("both players sign"), "{text}");
    // The record of another board is asked about first.
    let ask = ["adjudicate", "rep.pdn", "--event", "s.yaml", "--round", "1", "--board", "2"];
    let (_, text) = run(path, &[&ask[..], &["--claim", "agreement"]].concat());
    assert!(text.contains("is this the game of board 2?"), "{text}");
}
