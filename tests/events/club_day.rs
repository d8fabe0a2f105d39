//! Tests of what a secretary types in a hurry on a club day: what was meant is done, or asked.

use std::fs;
use std::path::Path;

use crate::typed::{refused, said, typed_at};

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

#[test]
fn a_word_in_the_wrong_place_leads_to_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "e.yaml"]);
    for (words, way) in [
        (&["pairings", "e.yaml", "1"][..], "arbiter event pairings e.yaml --round 1"),
        (&["explain", "e.yaml", "p3"], "arbiter event explain e.yaml --player p3"),
        (&["undo", "e.yaml", "--to", "2"], "arbiter event restore e.yaml 2"),
        (&["e.yaml", "pair"], "arbiter event pair e.yaml"),
        (&["list", "e.yaml"], "arbiter event players e.yaml"),
        (&["afgebroken", "e.yaml"], "arbiter event adjourn"),
    ] {
        let told = refused(path, words);
        assert!(told.contains(&format!("did you mean `{way}`?")), "{words:?}: {told}");
    }
    let told = refused(path, &["note", "e.yaml", "came too late"]);
    assert!(told.contains("arbiter event note e.yaml p6 --late 12"), "{told}");
    let told = said(path, &["prize", "set", "e.yaml", "Main", "€ 1.000,50", "500,-", "1.000"]);
    assert!(told.contains("1000.50, 500.00, 1000.00"), "{told}");
    let told = said(path, &["prize", "remove", "e.yaml", "Main"]);
    assert!(told.contains("event prize set ... --remove"), "{told}");
    let told = refused(path, &["prize", "set", "e.yaml", "X", "20", "--category", "dames"]);
    assert!(told.contains("{name: dames, sex: f}"), "{told}");
}

#[test]
fn what_stands_for_a_result_leads_to_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "e.yaml"]);
    for (word, way) in [
        ("1=20", "did you mean `2-0`?"),
        ("1=zwrt", "did you mean `zwart`?"),
        ("1=winst", "w or b, or of a player"),
        ("1=uitgesteld", "arbiter event postpone e.yaml 1"),
        ("bord1=2-0", "a board is its number alone: 1"),
        ("#1=2-0", "a board is its number alone: 1"),
        ("1-2-0", "did you mean `1=2-0`?"),
        ("5-3", "5-3 is not a result"),
    ] {
        let told = refused(path, &["result", "e.yaml", word]);
        assert!(told.contains(way), "{word}: {told}");
    }
    let told = refused(path, &["swap", "e.yaml", "1", "2", "--reason", "x"]);
    assert!(told.contains("are on board 1"), "{told}");
    said(path, &["postpone", "e.yaml", "1", "--until", "2026-12-12"]);
    let told = said(path, &["adjourn", "e.yaml", "1"]);
    assert!(told.contains("postponed until 2026-12-12, as recorded"), "{told}");
}

#[test]
fn the_score_of_a_match_leads_to_its_command() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let teams = "Team;Bord;Naam\nA;1;Aa\nA;2;Ab\nB;1;Ba\nB;2;Bb\n";
    fs::write(path.join("teams.csv"), teams).unwrap();
    said(path, &["new", "./e", "--teams", "--system", "match", "--boards", "2", "--games", "1"]);
    said(path, &["team", "add", "e.yaml", "--from", "teams.csv"]);
    said(path, &["pair", "e.yaml"]);
    let told = refused(path, &["result", "e.yaml", "1=3-1"]);
    assert!(told.contains("arbiter event match e.yaml 1 --score 3-1"), "{told}");
    let told = refused(path, &["result", "e.yaml", "3-1"]);
    assert!(told.contains("arbiter event match e.yaml MATCH --score 3-1"), "{told}");
}

#[test]
fn a_late_player_is_let_into_a_schedule_by_two_commands_that_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["beker"]);
    fs::remove_file(path.join("e.yaml")).unwrap();
    fs::remove_dir_all(path.join("e.history")).ok();
    said(path, &["new", "./f", "--seed", "4", "--system", "rondtoernooi", "--points", "2-1-0"]);
    said(path, &["add", "f.yaml", "--from", "names.csv"]);
    let told = said(path, &["withdraw", "f.yaml", "p6"]);
    assert!(told.contains("arbiter event remove f.yaml p6"), "{told}");
    said(path, &["undo", "f.yaml"]);
    said(path, &["pair", "f.yaml", "--all"]);
    let told = refused(path, &["add", "f.yaml", "Zed"]);
    assert!(told.contains("arbiter event unpair f.yaml --all"), "{told}");
    let told = said(path, &["unpair", "f.yaml", "--all"]);
    assert!(told.contains("round 5") && told.contains("round 1 is no longer paired"), "{told}");
    said(path, &["add", "f.yaml", "Zed"]);
    let told = said(path, &["set", "f.yaml", "points=3-1-0"]);
    assert!(told.contains("scoring.win: 3"), "{told}");
    let told = refused(path, &["set", "f.yaml", "plats=x", "rondes=8"]);
    assert!(told.contains("place") || told.contains("rounds"), "{told}");
}

#[test]
fn a_list_without_headings_or_with_odd_cells_says_the_way_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./e", "--seed", "4", "--system", "swiss", "--rounds", "3"]);
    let write = |text: &str| fs::write(path.join("list.csv"), text).unwrap();
    let add = ["add", "e.yaml", "--from", "list.csv"];
    write("Birch, Kim;1200\nAlder, Ann;1100\n");
    assert!(refused(path, &add).contains("such as Name;Rating"));
    write("naam;geboren\nBirch, Kim;61\nAlder, Ann;12-05-09\n");
    let told = refused(path, &add);
    assert_eq!(told.matches("--columns birth=").count(), 1, "{told}");
    write("naam\nBirch, Kim\nKim Birch\nK. Birch\n");
    let told = refused(path, &add);
    assert!(told.contains("the list may name people more than once"), "{told}");
    write("naam;rating;bond\nBirch, Kim;=\"1225\";=\"NED\"\nAlder, Ann;1090,5;\n");
    let told = said(path, &add);
    assert!(told.contains("`1090,5` is read as 1091"), "{told}");
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert!(text.contains("rating: 1225") && text.contains("federation: NED"), "{text}");
}

#[test]
fn points_that_are_given_later_do_not_make_an_earlier_pairing_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "5"]);
    for _ in 0..2 {
        said(path, &["pair", "e.yaml"]);
        said(path, &["result", "e.yaml", "2", "1", "2"]);
    }
    said(path, &["pair", "e.yaml"]);
    let as_paired = |rounds: &str| {
        let told = said(path, &["check", "e.yaml"]);
        assert!(told.contains(&format!("{rounds} rounds as the system pairs them")), "{told}");
        said(path, &["export", "e.yaml", "-o", "e.trf"]);
        let mut check = assert_cmd::Command::cargo_bin("arbiter").unwrap();
        let output = check.current_dir(path).args(["trf", "check", "e.trf"]).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.contains(&format!("{rounds} rounds")), "{told}");
    };
    as_paired("3 of 3");
    let told =
        said(path, &["award", "e.yaml", "p6", "--points", "4", "--round", "1", "--reason", "x"]);
    assert!(told.contains("rounds 2 to 3 were paired on what stood there"), "{told}");
    said(path, &["note", "e.yaml", "p1", "--penalty", "3", "--round", "1", "--reason", "y"]);
    as_paired("3 of 3");
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert_eq!(text.matches("paired: 3").count(), 2, "{text}");
    said(path, &["result", "e.yaml", "2", "1", "2"]);
    said(path, &["pair", "e.yaml"]);
    as_paired("4 of 4");
}

#[test]
fn a_game_that_was_finished_after_the_next_pairing_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "e.yaml"]);
    said(path, &["postpone", "e.yaml", "1", "--until", "2026-12-12"]);
    said(path, &["result", "e.yaml", "2=2-0", "3=1-1"]);
    said(path, &["pair", "e.yaml"]);
    let told = said(path, &["result", "e.yaml", "1=2-0", "--round", "1"]);
    assert!(told.contains("round 2 was paired on what stood there"), "{told}");
}

#[test]
fn an_event_with_other_ids_is_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    six(path, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "e.yaml"]);
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    let turned = text.replace("name: Ash", "name: ?").replace("name: Elm", "name: Ash");
    let turned = turned.replace("name: ?", "name: Elm").replace("name: Fir", "name: Gum");
    let turned = turned.replace("name: Oak", "name: Fir").replace("name: Rue", "name: Oak");
    fs::write(path.join("f.yaml"), turned).unwrap();
    let told = typed_at(path, &["compare", "e.yaml", "f.yaml"], "");
    assert!(told.contains("f.yaml is no copy of e.yaml"), "{told}");
}

#[test]
fn a_list_of_match_scores_and_a_file_named_as_an_event_lead_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let teams = "Team;Bord;Naam\nA;1;Aa\nA;R;Ab\nB;1;Ba\nB;2;Bb\n";
    fs::write(path.join("teams.csv"), teams).unwrap();
    said(path, &["new", "./e", "--teams", "--system", "round-robin", "--boards", "2"]);
    said(path, &["team", "add", "e.yaml", "--from", "teams.csv"]);
    said(path, &["pair", "e.yaml", "--all"]);
    fs::write(path.join("scores.csv"), "Ronde;Thuis;Uit;Uitslag\n1;A;B;3-1\n").unwrap();
    let told = refused(path, &["result", "e.yaml", "--from", "scores.csv"]);
    assert!(told.contains("arbiter event match e.yaml MATCH --score 5-3"), "{told}");
    fs::write(path.join("days.csv"), "Ronde;Thuis;Uit;Datum\n1;B;A;2026-10-02\n").unwrap();
    let told = refused(path, &["match", "e.yaml", "--from", "days.csv"]);
    assert!(
        told.contains("the teams stand the other way round in round 1: match 1 is A - B"),
        "{told}"
    );
    fs::copy(path.join("e.yaml"), path.join("f.yaml")).unwrap();
    let told = said(path, &["compare", "e.yaml", "f"]);
    assert!(told.contains("hold the same event"), "{told}");
}
