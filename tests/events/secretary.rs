//! Tests of what a secretary in a hurry encounters: people in a rating list, clubs spelled
//! differently, copies beside the event, older states, teams that return.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

use crate::typed::{refused, said};

/// Runs `arbiter` with these words; returns whether it succeeded and what it prints on both
/// streams.
fn run(folder: &Path, words: &[&str]) -> (bool, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output =
        command.current_dir(folder).env_remove("ARBITER_LANG").args(words).output().unwrap();
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    (output.status.success(), text)
}

/// Creates a round robin from these lines of a list, with all rounds paired and the first board of
/// round 1 won.
fn round_robin(folder: &Path, name: &str, list: &str) {
    let (file, csv) = (format!("{name}.yaml"), format!("{name}.csv"));
    fs::write(folder.join(&csv), list).unwrap();
    said(folder, &["new", &file, "--name", name, "--system", "round-robin", "--seed", "1"]);
    said(folder, &["add", &file, "--from", &csv]);
    said(folder, &["pair", &file, "--all"]);
    let boards = list.lines().count() / 2;
    let results: Vec<String> = (1..=boards).map(|board| format!("{board}=2-0")).collect();
    let mut words = vec!["result", &file, "--round", "1"];
    words.extend(results.iter().map(String::as_str));
    said(folder, &words);
}

#[test]
fn people_of_a_rating_list_are_known_by_the_rules_of_an_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    round_robin(path, "a", "Name;Rating\n\"Bakker, Kees\";901\n\"Blom, Pia\";\nElm\nFir\n");
    round_robin(path, "b", "Name;Rating\n\"Kees Bakker\";950\n\"P. Blom\";\nGum\nYew\n");
    let update = |event: &str, more: &[&str]| {
        let words = ["rating", "update", event, "--list", "l.yaml", "--scheme", "fmjd"];
        run(path, &[&words, more].concat())
    };
    assert!(update("a.yaml", &[]).0);
    let (done, told) = update("b.yaml", &[]);
    assert!(!done, "{told}");
    assert!(told.contains("a player may be in the list already"), "{told}");
    assert!(told.contains("p2 P. Blom") && told.contains("p2 Blom, Pia"), "{told}");
    assert!(
        told.contains("--namesakes same") && told.contains("--same \"p2=p2 Blom, Pia\""),
        "{told}"
    );
    let (done, told) = update("b.yaml", &["--same", "p2=p2 Blom, Pia"]);
    assert!(done && told.contains("Kees Bakker is p1 Bakker, Kees"), "{told}");
    assert!(!told.contains("new: p1") && !told.contains("new: p2"), "{told}");
    let (done, told) = update("b.yaml", &[]);
    assert!(done && told.contains("as recorded"), "{told}");
    // Two people with the same name and ID, distinguished by their years of birth.
    round_robin(path, "c", "Name;Rating;Birth\n\"Smit, Eva\";700;2012\n\"Holm, Ann\";800;\n");
    round_robin(path, "d", "Name;Rating;Birth\n\"Smit, Eva\";1200;1960\n\"Oak, Bo\";800;\n");
    let (done, told) = update("c.yaml", &[]);
    assert!(done, "{told}");
    let (done, told) = update("d.yaml", &[]);
    assert!(done && told.contains("Smit, Eva, 1200"), "{told}");
    let list = fs::read_to_string(path.join("l.yaml")).unwrap();
    assert_eq!(list.matches("name: \"Smit, Eva\"").count(), 2, "{list}");
}

#[test]
fn clubs_are_kept_apart_however_they_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let list = "Name;Rating;Club\nAsh, A;1400;Damlust\nElm, B;1300;Oakside\nFir, C;1200;damlust\n\
                Oak, D;1100;O.A.K.\nRue, E;1000;OAK\nYew, F;900;DC Damlust\n";
    fs::write(path.join("list.csv"), list).unwrap();
    said(
        path,
        &["new", "o.yaml", "--name", "O", "--system", "swiss", "--rounds", "3", "--seed", "1"],
    );
    said(path, &["add", "o.yaml", "--from", "list.csv"]);
    let told = said(path, &["separate", "o.yaml", "club"]);
    assert!(told.contains("DC Damlust") && told.contains("two clubs"), "{told}");
    let told = said(path, &["check", "o.yaml"]);
    assert!(told.contains("clubs-alike") && told.contains("DC Damlust"), "{told}");
    for round in ["1", "2", "3"] {
        said(path, &["pair", "o.yaml"]);
        let told = said(path, &["pairings", "o.yaml", "--round", round]);
        for (one, other) in [("Ash, A", "Fir, C"), ("Oak, D", "Rue, E")] {
            let meet = told.lines().any(|line| line.contains(one) && line.contains(other));
            assert!(!meet, "{one} - {other}: {told}");
        }
        said(path, &["result", "o.yaml", "--round", round, "1=1-1", "2=1-1", "3=1-1"]);
    }
    said(path, &["set", "o.yaml", "categories=[{name: Home, club: o.a.k.}]"]);
    let told = said(path, &["standings", "o.yaml", "--category", "Home"]);
    assert!(told.contains("Oak, D") && told.contains("Rue, E"), "{told}");
}

/// Creates a league of four teams of two.
fn league(folder: &Path) {
    let teams = "schema: arbiter.event/2\nname: League\nsystem: {kind: round-robin, seed: 4}\nteam_match: {boards: 2}\nteams:\n";
    let mut text = teams.to_owned();
    for team in 1..=4 {
        let (one, other) = (2 * team - 1, 2 * team);
        text.push_str(&format!(
            "  - {{id: t{team}, name: Team {team}, members: [p{one}, p{other}]}}\n"
        ));
    }
    text.push_str("players:\n");
    for player in 1..=8 {
        text.push_str(&format!("  - {{id: p{player}, name: Player {player}}}\n"));
    }
    fs::write(folder.join("league.yaml"), text).unwrap();
}

#[test]
fn a_team_that_returns_plays_the_match_that_was_paired_when_it_had_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    league(path);
    for round in ["1", "2"] {
        said(path, &["pair", "league.yaml"]);
        let words =
            ["result", "league.yaml", "--round", round, "1.1=2-0", "1.2=2-0", "2.1=2-0", "2.2=2-0"];
        said(path, &words);
    }
    said(path, &["withdraw", "league.yaml", "t2"]);
    said(path, &["pair", "league.yaml"]);
    let text = fs::read_to_string(path.join("league.yaml")).unwrap();
    assert!(text.contains("lost: t2"), "{text}");
    let told = said(path, &["return", "league.yaml", "t2"]);
    assert!(told.contains("round 3"), "{told}");
    let text = fs::read_to_string(path.join("league.yaml")).unwrap();
    assert!(!text.contains("lost:"), "{text}");
    said(
        path,
        &["result", "league.yaml", "--round", "3", "1.1=2-0", "2.1=2-0", "1.2=1-1", "2.2=1-1"],
    );
}

#[test]
fn who_comes_back_plays_the_postponed_game_until_the_day_that_was_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    round_robin(path, "a", "Name\n\"Ash, A\"\n\"Elm, B\"\n\"Fir, C\"\n\"Oak, D\"\n");
    let told = said(path, &["postpone", "a.yaml", "--round", "2", "1", "--until", "2026-12-24"]);
    let player = if told.contains("Ash, A") { "p1" } else { "p3" };
    said(path, &["withdraw", "a.yaml", player]);
    let told = said(path, &["outstanding", "a.yaml"]);
    assert!(!told.contains("24 Dec"), "{told}");
    said(path, &["return", "a.yaml", player]);
    let told = said(path, &["outstanding", "a.yaml", "--all"]);
    assert!(told.contains("24 Dec"), "{told}");
}

#[test]
fn a_round_is_not_paired_beside_a_copy_that_has_results_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let list = "Name;Rating\nAsh, A;1400\nElm, B;1300\nFir, C;1200\nOak, D;1100\n";
    fs::write(path.join("list.csv"), list).unwrap();
    said(
        path,
        &["new", "o.yaml", "--name", "O", "--system", "swiss", "--rounds", "3", "--seed", "1"],
    );
    said(path, &["add", "o.yaml", "--from", "list.csv"]);
    said(path, &["pair", "o.yaml"]);
    let older = fs::read_to_string(path.join("o.yaml")).unwrap();
    said(path, &["result", "o.yaml", "1=2-0"]);
    // A copy of an earlier state does not block anything.
    fs::write(path.join("o - Copy.yaml"), &older).unwrap();
    let told = said(path, &["result", "o.yaml", "2=1-1"]);
    assert!(told.contains("o - Copy.yaml") && !told.contains("only in"), "{told}");
    said(path, &["pair", "o.yaml"]);
    said(path, &["undo", "o.yaml"]);
    // A copy in which somebody entered a result does.
    fs::create_dir(path.join("other")).unwrap();
    fs::write(path.join("other/o.yaml"), &older).unwrap();
    said(path, &["result", "other/o.yaml", "2=0-2"]);
    fs::copy(path.join("other/o.yaml"), path.join("o - Copy.yaml")).unwrap();
    let told = said(path, &["standings", "o.yaml"]);
    assert!(told.contains("only in o - Copy.yaml: round 1, board 2"), "{told}");
    let told = refused(path, &["pair", "o.yaml"]);
    assert!(told.contains("round 1, board 2") && told.contains("out of the folder"), "{told}");
    said(path, &["result", "o.yaml", "2=0-2", "--amend", "--reason", "read wrongly"]);
    said(path, &["pair", "o.yaml"]);
}

#[test]
fn whatever_an_older_state_lacks_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let list = "Name;Rating\nAsh, A;1400\nElm, B;1300\nFir, C;1200\nOak, D;1100\n";
    fs::write(path.join("list.csv"), list).unwrap();
    said(
        path,
        &["new", "o.yaml", "--name", "O", "--system", "swiss", "--rounds", "5", "--seed", "1"],
    );
    said(path, &["add", "o.yaml", "--from", "list.csv"]);
    let older = fs::read(path.join("o.yaml")).unwrap();
    said(path, &["add", "o.yaml", "Late, Eve"]);
    said(path, &["bye", "o.yaml", "p4", "--round", "1"]);
    said(path, &["forbid", "o.yaml", "p1", "p2"]);
    said(path, &["set", "o.yaml", "p3", "rating=1250"]);
    said(path, &["withdraw", "o.yaml", "p5"]);
    fs::write(path.join("o.yaml"), &older).unwrap();
    let told = said(path, &["check", "o.yaml"]);
    for part in [
        "Late, Eve is gone; it was entered at",
        "had asked for",
        "the forbidden pair Ash, A",
        "rating is 1200 now, and was 1250; it was entered at",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
    // When a file is edited by hand, removing a player is reported as missing, and correcting a rating only by
    // `check`, as an edit.
    said(path, &["restore", "o.yaml", "7"]);
    let text = fs::read_to_string(path.join("o.yaml")).unwrap();
    fs::write(path.join("o.yaml"), text.replace("1250", "1251")).unwrap();
    let told = said(path, &["check", "o.yaml"]);
    assert!(!told.contains("changed outside"), "{told}");
    assert!(told.contains("by hand: p3 Fir, C: rating is 1251"), "{told}");
}

#[test]
fn a_result_that_stands_in_an_edited_file_is_taken_into_the_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    round_robin(path, "a", "Name\n\"Ash, A\"\n\"Elm, B\"\n\"Fir, C\"\n\"Oak, D\"\n");
    let before = fs::read_to_string(path.join("a.yaml")).unwrap();
    let edited = before.replacen("2-0", "1-1", 1);
    fs::write(path.join("a.yaml"), &edited).unwrap();
    let told = said(path, &["result", "a.yaml", "--round", "1", "1=1-1"]);
    assert!(told.contains("as recorded") && told.contains("edited by hand"), "{told}");
    let told = said(path, &["history", "a.yaml"]);
    assert!(told.contains("hand-edit"), "{told}");
    // An acknowledged result is reported missing when it disappears.
    fs::write(path.join("a.yaml"), &before).unwrap();
    let told = said(path, &["check", "a.yaml"]);
    assert!(told.contains("round 1, board 1") && told.contains("1-1"), "{told}");
}

/// Creates a Swiss from a list with this header and four players, with round 1 paired.
fn swiss(folder: &Path, list: &str) {
    fs::write(folder.join("list.csv"), list).unwrap();
    let words =
        ["new", "o.yaml", "--name", "O", "--system", "swiss", "--rounds", "5", "--seed", "1"];
    said(folder, &words);
    said(folder, &["add", "o.yaml", "--from", "list.csv"]);
    said(folder, &["pair", "o.yaml"]);
}

const FOUR: &str = "Name;Rating\nAsh, A;1400\nElm, B;1300\nFir, C;1200\nOak, D;1100\n";

#[test]
fn a_list_of_results_ends_with_the_round_it_is_about_and_names_the_round_it_fits() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    round_robin(path, "a", "Name\n\"Ash, A\"\n\"Elm, B\"\n\"Fir, C\"\n\"Oak, D\"\n");
    fs::write(path.join("r2.csv"), "round;board;result\n2;1;2-0\n").unwrap();
    let told = said(path, &["result", "a.yaml", "--from", "r2.csv"]);
    assert!(told.contains("round 2: still open: 2") && !told.contains("round 3:"), "{told}");
    // Two rounds, one line each.
    fs::write(path.join("r23.csv"), "round;board;result\n2;2;2-0\n3;1;2-0\n").unwrap();
    let told = said(path, &["result", "a.yaml", "--from", "r23.csv"]);
    assert!(
        told.contains("round 2: all results") && told.contains("round 3: still open: 2"),
        "{told}"
    );
    // The players of another round.
    swiss(path, FOUR);
    said(path, &["result", "o.yaml", "1=2-0", "2=1-1"]);
    said(path, &["pair", "o.yaml"]);
    let json = said(path, &["pairings", "o.yaml", "--round", "1", "--format", "json"]);
    assert!(json.contains("Ash, A"), "{json}");
    let (white, black) = if json.find("Fir, C") < json.find("Ash, A") {
        ("Fir, C", "Ash, A")
    } else {
        ("Ash, A", "Fir, C")
    };
    fs::write(path.join("r1.csv"), format!("white;black;result\n{white};{black};2-0\n")).unwrap();
    let told = refused(path, &["result", "o.yaml", "--from", "r1.csv"]);
    assert!(told.contains("fits round 1") && told.contains("add --round 1"), "{told}");
}

#[test]
fn somebody_who_may_be_one_of_two_is_asked_about_with_both() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    swiss(path, "Name;Club\n\"Smit, Eva\";X\nElm;Y\n");
    said(path, &["add", "o.yaml", "Smit, Eva", "--club", "X", "--namesakes", "others"]);
    for more in [&[][..], &["--namesakes", "same"]] {
        let told = refused(path, &[&["add", "o.yaml", "Smit, Eva", "--club", "X"], more].concat());
        assert!(told.contains("p1 Smit, Eva") && told.contains("p3 Smit, Eva"), "{told}");
    }
    let told = said(path, &["add", "o.yaml", "Smit, Eva", "--same", "Smit, Eva=p3"]);
    assert!(told.contains("p3"), "{told}");
}

#[test]
fn the_bracket_shows_who_plays_in_it_after_a_result_was_amended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("list.csv"), FOUR).unwrap();
    said(path, &["new", "k.yaml", "--name", "K", "--system", "knockout", "--seed", "1"]);
    said(path, &["add", "k.yaml", "--from", "list.csv"]);
    said(path, &["pair", "k.yaml"]);
    said(path, &["result", "k.yaml", "p1=win", "p2=win"]);
    said(path, &["pair", "k.yaml"]);
    said(
        path,
        &["result", "k.yaml", "--round", "1", "p1=loss", "--amend", "--reason", "read wrongly"],
    );
    let json = said(path, &["bracket", "k.yaml", "--format", "json"]);
    let last = json.rsplit("\"round\":").next().unwrap();
    assert!(
        last.contains("Ash, A") && last.contains("Elm, B") && !last.contains("Oak, D"),
        "{last}"
    );
}

#[test]
fn what_is_missing_is_counted_in_one_way() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    round_robin(path, "a", "Name\n\"Ash, A\"\n\"Elm, B\"\n\"Fir, C\"\n\"Oak, D\"\n");
    said(path, &["result", "a.yaml", "--round", "3", "1=2-0"]);
    said(path, &["postpone", "a.yaml", "--round", "3", "2"]);
    let check = said(path, &["check", "a.yaml"]);
    let outstanding = said(path, &["outstanding", "a.yaml"]);
    assert!(check.contains("3 results missing"), "{check}");
    assert!(outstanding.contains("3 games still to be played"), "{outstanding}");
}

#[test]
fn yes_and_no_are_values_and_no_prizes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    swiss(path, FOUR);
    let told = said(path, &["prize", "set", "o.yaml", "Main", "100", "--to-the-end"]);
    assert!(told.contains("to the end"), "{told}");
    for word in ["off", "no", "nee", "false"] {
        let told = said(path, &["prize", "set", "o.yaml", "Main", "100", "--to-the-end", word]);
        assert!(!told.contains("to the end") && !told.contains(word), "{told}");
    }
    refused(path, &["prize", "set", "o.yaml", "Main", "--to-the-end", "100"]);
}

#[test]
fn a_printed_list_of_players_has_years_of_birth_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    swiss(path, "Name;Geboren\nAsh, A;12-05-2010\nElm, B;1990\n");
    for form in ["text", "md", "html"] {
        let told = said(path, &["players", "o.yaml", "--format", form]);
        assert!(told.contains("2010") && told.contains("1990"), "{told}");
        assert!(!told.contains("2010-05-12"), "{told}");
    }
    assert!(said(path, &["players", "o.yaml", "--birth-days"]).contains("2010-05-12"));
    assert!(said(path, &["players", "o.yaml", "--format", "csv"]).contains("2010-05-12"));
}

#[test]
fn an_emptied_file_is_brought_back_by_restore() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    swiss(path, FOUR);
    for text in ["", "\n\n", "\u{feff}"] {
        fs::write(path.join("o.yaml"), text).unwrap();
        let told = refused(path, &["check", "o.yaml"]);
        assert!(told.contains("restore"), "{told}");
        said(path, &["restore", "o.yaml"]);
    }
    // What a restore brought back is not reported again.
    said(path, &["restore", "o.yaml", "2"]);
    let told = said(path, &["restore", "o.yaml"]);
    assert!(
        !told.contains("after: 2 add: back to") && told.matches("back to").count() <= 1,
        "{told}"
    );
}

#[test]
fn two_members_on_one_board_and_a_category_that_changed_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("t.csv"), "team;name;board\nOak;Ash;1\nOak;Elm;2\nOak;Fir;2\n").unwrap();
    said(
        path,
        &[
            "new",
            "l.yaml",
            "--name",
            "L",
            "--system",
            "round-robin",
            "--seed",
            "1",
            "--teams",
            "--boards",
            "2",
        ],
    );
    let told = refused(path, &["team", "add", "l.yaml", "--from", "t.csv"]);
    assert!(told.contains("board 2 of Oak is in line 3"), "{told}");
    let list = "Name;Categorie\nAsh;Pup\nElm;pup\nFir;Wel\nOak;Wel\n";
    fs::write(path.join("list.csv"), list).unwrap();
    said(path, &["new", "g.yaml", "--name", "G", "--system", "round-robin", "--seed", "1"]);
    said(path, &["add", "g.yaml", "--from", "list.csv", "--columns", "category=Categorie"]);
    let told = refused(path, &["groups", "g.yaml"]);
    assert!(told.contains("arbiter event groups g.yaml"), "the event is named: {told}");
    said(path, &["groups", "g.yaml", "--by", "category"]);
    let told = said(path, &["groups", "g.yaml"]);
    assert!(told.contains("Pup") && told.contains("p4"), "{told}");
    assert!(!said(path, &["check", "g.yaml"]).contains("group-of-other"));
    said(path, &["set", "g.yaml", "p1", "categories=Wel"]);
    let told = said(path, &["check", "g.yaml"]);
    assert!(told.contains("group-of-other") && told.contains("p1"), "{told}");
    said(path, &["pair", "g.yaml", "--all"]);
    let told = said(path, &["standings", "g.yaml", "--group", "pup"]);
    assert!(told.contains("Elm") && !told.contains("Oak"), "{told}");
    let told = refused(path, &["standings", "g.yaml", "--group", "x"]);
    assert!(told.contains("Wel"), "{told}");
}

#[test]
fn the_whole_name_of_one_team_does_as_its_id() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    league(path);
    said(path, &["withdraw", "league.yaml", "team 2"]);
    said(path, &["return", "league.yaml", "TEAM 2"]);
    refused(path, &["withdraw", "league.yaml", "team"]);
}

#[test]
fn near_words_begin_with_what_was_typed_and_help_knows_commands_of_an_event() {
    let folder = tempfile::tempdir().unwrap();
    let (done, told) = run(folder.path(), &["event", "ad", "o"]);
    assert!(!done && told.contains("`add`") && !told.contains("standings"), "{told}");
    let (done, told) = run(folder.path(), &["help", "prize"]);
    assert!(done && told.contains("arbiter event prize"), "{told}");
}

#[test]
fn a_category_in_another_case_is_one_category_in_tables_and_prizes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    swiss(
        path,
        "Name;Rating;Categorie\nAsh, A;1400;\nElm, B;1300;Jeugd\nFir, C;1200;jeugd\nOak, D;1100;\n",
    );
    said(path, &["result", "o.yaml", "1=1-1", "2=1-1"]);
    let told = said(path, &["standings", "o.yaml", "--by-category"]);
    assert_eq!(told.to_lowercase().matches(", jeugd").count(), 1, "{told}");
    said(path, &["prize", "set", "o.yaml", "Jeugd", "25", "10", "--category", "jeugd"]);
    let told = said(path, &["prize", "show", "o.yaml"]);
    assert!(told.contains("Elm, B") && told.contains("Fir, C"), "{told}");
}

#[test]
fn a_rating_report_ends_with_the_ratings_of_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let list = "Name;Rating\nAsh;1320\nElm;1410\nFir;1180\nOak;1600\nRue;1100\nYew;1000\n";
    fs::write(path.join("list.csv"), list).unwrap();
    for name in ["a", "b", "c", "d"] {
        let file = format!("{name}.yaml");
        let new = ["--name", name, "--system", "swiss", "--rounds", "4", "--seed", "3"];
        said(path, &[&["new", &file][..], &new].concat());
        said(path, &["add", &file, "--from", "list.csv"]);
        for _ in 0..2 {
            said(path, &["pair", &file]);
            said(path, &["result", &file, "1=2-0", "2=1-1", "3=1-1"]);
        }
        let words =
            ["rating", "update", &file, "--list", "l.yaml", "--scheme", "fmjd", "--key", name];
        let (done, told) = run(path, &words);
        assert!(done, "{told}");
        let json = |words: &[&str]| -> serde_json::Value {
            let (_, told) = run(path, &[words, &["--list", "l.yaml", "--format", "json"]].concat());
            serde_json::from_str(&told).unwrap_or_else(|error| panic!("{error}: {told}"))
        };
        assert!(run(path, &["rating", "list", "l.yaml"]).0);
        let listed = json(&["rating", "list"]);
        let listed = listed["players"].as_array().or(listed["lines"].as_array()).unwrap().clone();
        let report = json(&["rating", "crosstable", &file, "--key", name]);
        for row in report["ratings"].as_array().unwrap() {
            let id = format!("{} ", row["player"].as_str().unwrap());
            let one = listed.iter().find(|one| one["id"].as_str().unwrap().starts_with(&id));
            assert_eq!(row["after"], one.unwrap()["rating"], "{name} {id}");
        }
    }
}

#[test]
fn an_empty_seat_of_a_match_to_come_is_no_match_that_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    league(path);
    said(path, &["pair", "league.yaml", "--all"]);
    let words =
        ["result", "league.yaml", "--round", "1", "1.1=2-0", "1.2=2-0", "2.1=2-0", "2.2=2-0"];
    said(path, &words);
    said(path, &["lineup", "league.yaml", "t1", "2", "p1", "-"]);
    let table = said(path, &["standings", "league.yaml"]);
    let told = said(path, &["withdraw", "league.yaml", "t1"]);
    assert!(
        told.contains("withdraws after round 1") && told.contains("rounds 2"),
        "{told} {table}"
    );
    let told = refused(path, &["withdraw", "league.yaml", "team"]);
    assert!(told.contains("t2 Team 2"), "{told}");
}

#[test]
fn the_day_of_a_postponed_match_that_a_leaving_team_loses_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    league(path);
    said(path, &["pair", "league.yaml", "--all"]);
    said(path, &["match", "league.yaml", "1", "--round", "2", "--postpone", "2026-12-24"]);
    let all: String = ["t1", "t2", "t3", "t4"]
        .iter()
        .map(|team| {
            let told = said(path, &["withdraw", "league.yaml", team]);
            said(path, &["undo", "league.yaml"]);
            told
        })
        .collect();
    assert_eq!(all.matches("had been postponed until 2026-12-24").count(), 2, "{all}");
}

#[test]
fn a_line_of_nearly_the_group_and_a_category_that_is_not_taken_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let list = "Naam;Groep\nAsh;Pupillen\nElm;pupillen\nFir;Pupilen\nOak;Welpen\n";
    fs::write(path.join("list.csv"), list).unwrap();
    said(path, &["new", "g.yaml", "--name", "G", "--system", "round-robin", "--seed", "1"]);
    let told = said(path, &["add", "g.yaml", "--from", "list.csv", "--where", "Groep=Pupillen"]);
    assert!(told.contains("2 of 4 lines") && told.contains("line 4 has `Pupilen`"), "{told}");
    let told = said(path, &["add", "g.yaml", "--from", "list.csv", "--columns", "category=Groep"]);
    assert!(told.contains("categories none, not Pupillen"), "{told}");
    let told = refused(path, &["groups", "g.yaml", "--by", "category"]);
    assert!(told.contains("p1 Ash") || told.contains("Ash (p1)"), "somebody is named: {told}");
}
