//! Tests of what a secretary types in a hurry on a club day: what was meant is done, or asked.

use std::fs;
use std::path::Path;

use crate::typed::{refused, said};

/// Creates an event of six players, p1 to p6.
fn six(folder: &Path, system: &[&str]) {
    let names: String =
        ["Ash", "Elm", "Fir", "Oak", "Rue", "Yew"].map(|one| format!("{one}\n")).concat();
    fs::write(folder.join("names.csv"), format!("name\n{names}")).unwrap();
    said(folder, &[&["new", "./e", "--seed", "4", "--system"], system].concat());
    said(folder, &["add", "e.yaml", "--from", "names.csv"]);
}

#[test]
fn a_line_up_that_opens_a_lost_board_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("teams.csv"), "Team;Bord;Naam\nA;1;Aa\nA;2;Ab\nB;1;Ba\nB;2;Bb\n").unwrap();
    let new = ["new", "./e", "--teams", "--system", "match", "--boards", "2", "--games", "1"];
    said(path, &new);
    said(path, &["team", "add", "e.yaml", "--from", "teams.csv"]);
    said(path, &["lineup", "e.yaml", "t2", "1", "p3", "-"]);
    said(path, &["pair", "e.yaml"]);
    said(path, &["result", "e.yaml", "1.1=1-1"]);
    let told = said(path, &["lineup", "e.yaml", "t2", "1", "p3", "p4"]);
    assert!(told.contains("board 2 was lost by forfeit, and is to be played now"), "{told}");
    assert!(told.contains("stands 1-1"), "{told}");
}

#[test]
fn a_match_has_no_odd_sum_if_every_board_gives_two_points() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("teams.csv"), "Team;Naam\nA;Aa\nB;Ba\n").unwrap();
    said(path, &["new", "./e", "--teams", "--system", "round-robin", "--boards", "4"]);
    said(path, &["team", "add", "e.yaml", "--from", "teams.csv"]);
    said(path, &["pair", "e.yaml", "--all"]);
    assert!(refused(path, &["match", "e.yaml", "1", "--score", "5-2"]).contains("5-2 cannot be"));
    said(path, &["match", "e.yaml", "1", "--score", "5-3"]);
}

#[test]
fn who_is_not_there_hands_no_bye_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["remove", "e.yaml", "p6"]);
    said(path, &["bye", "e.yaml", "p5", "--round", "1"]);
    said(path, &["pair", "e.yaml"]);
    let swap = ["swap", "e.yaml", "p1", "p5", "--reason", "p1 is not there"];
    let told = refused(path, &swap);
    assert!(told.contains("p5 Rue asked for a half-point bye"), "{told}");
    let way = told.split("arbiter event ").nth(1).unwrap().split(" --reason").next().unwrap();
    let words: Vec<&str> = way.split(' ').chain(["--reason", "p1 is not there"]).collect();
    said(path, &words);
    let told = said(path, &["pairings", "e.yaml"]);
    assert!(told.contains("(absent)"), "{told}");
}

#[test]
fn a_page_for_the_wall_has_no_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "e.yaml"]);
    said(path, &["swap", "e.yaml", "1", "--reason", "was drunk", "--force"]);
    said(path, &["ruling", "e.yaml", "2", "draw by agreement"]);
    assert!(said(path, &["pairings", "e.yaml"]).contains("was drunk"), "the arbiter's own list");
    said(path, &["pairings", "e.yaml", "-o", "wall.html"]);
    let page = fs::read_to_string(path.join("wall.html")).unwrap();
    assert!(!page.contains("was drunk") && !page.contains("draw by agreement"), "{page}");
}

#[test]
fn games_of_a_play_off_that_are_typed_again_are_not_the_next_ones() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./e", "--system", "knockout", "--seed", "1"]);
    said(path, &["add", "e.yaml", "Ash"]);
    said(path, &["add", "e.yaml", "Elm"]);
    said(path, &["pair", "e.yaml"]);
    said(path, &["result", "e.yaml", "1=1-1"]);
    said(path, &["advance", "e.yaml", "1", "p2", "--reason", "lots"]);
    let open = ["playoff", "open", "e.yaml", "--board", "1", "--ladder", "lehmann-georgiev"];
    let told = said(path, &open);
    assert!(told.contains("it was decided that p2 Elm advances"), "{told}");
    said(path, &["playoff", "result", "e.yaml", "1-1"]);
    let told = refused(path, &["playoff", "result", "e.yaml", "1-1", "2-0"]);
    assert!(told.contains("game 1 has this result already"), "{told}");
    assert!(told.contains("from game 2 on"), "{told}");
}

#[test]
fn a_player_is_found_by_the_whole_name_and_a_comma_after_a_result_is_none_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["add", "e.yaml", "Birch, Kim"]);
    said(path, &["absent", "e.yaml", "Birch, Kim", "--round", "1"]);
    said(path, &["pair", "e.yaml"]);
    let told = said(path, &["result", "e.yaml", "1=2-0,", "2=1-1"]);
    assert!(told.contains("still open: 3"), "{told}");
    assert!(refused(path, &["redo", "e.yaml"]).contains("nothing to do again"));
    let told = refused(path, &["uitslag", "e.yaml"]);
    assert!(told.contains("did you mean `arbiter event result`"), "{told}");
}

#[test]
fn what_is_no_name_or_no_federation_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    fs::write(path.join("more.csv"), "Naam;Bond\nBirch, Kim;0012\n8;NED\n").unwrap();
    let told = said(path, &["add", "e.yaml", "--from", "more.csv"]);
    assert!(told.contains("line 2: `0012` is a number, and no federation"), "{told}");
    assert!(told.contains("line 3: `8` is taken for a name"), "{told}");
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert!(!text.contains("0012") && text.contains("federation: NED"), "{text}");
}
