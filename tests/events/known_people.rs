//! Tests of players as lists, records and people refer to them: candidates, newer lists, aliases,
//! and what is accepted from records, run as an arbiter runs them.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use tempfile::TempDir;

fn arbiter(folder: &TempDir, args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary");
    command.current_dir(folder.path()).args(args).output().expect("it runs")
}

fn done(folder: &TempDir, args: &[&str]) -> String {
    let output = arbiter(folder, args);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{args:?}: {out}{err}");
    out
}

fn refused(folder: &TempDir, args: &[&str]) -> String {
    let output = arbiter(folder, args);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {}", text(&output.stdout));
    text(&output.stderr)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn write(folder: &TempDir, name: &str, text: &str) {
    fs::write(folder.path().join(name), text).expect("a file");
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).expect("a file")
}

const PLAYERS: &str = "\
    players:\n\
    \x20 - {id: p1, name: \"Müller, Jörg\", rating: 1800, federation_id: \"101\", club: Town}\n\
    \x20 - {id: p2, name: \"Ольха, Пётр\", rating: 1700}\n\
    \x20 - {id: p3, name: \"Rowan, Anna\", rating: 1600, club: Town, birth: 1990}\n\
    \x20 - {id: p4, name: \"Rowan, Anna\", rating: 1500, club: Treeham, birth: 2001}\n\
    \x20 - {id: p5, name: \"Rowan, Bo\", rating: 1400}\n\
    \x20 - {id: p10, name: \"Yew, Zoe\", rating: 1300}\n";

const ROUND: &str = "\
    rounds:\n\
    \x20 - round: 1\n\
    \x20   boards:\n\
    \x20     - {board: 1, white: p1, black: p2}\n\
    \x20     - {board: 2, white: p3, black: p4}\n\
    \x20     - {board: 3, white: p5, black: p10}\n";

fn desk(more: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let head = "schema: arbiter.event/1\nname: Open\nsystem: {kind: swiss, rounds: 5}\n";
    write(&folder, "open.yaml", &format!("{head}{PLAYERS}{more}"));
    folder
}

#[test]
fn everybody_who_may_be_meant_is_named_with_what_tells_them_apart() {
    let folder = desk("");
    let said = refused(&folder, &["event", "player", "open.yaml", "Rowan"]);
    for part in [
        "3 players may be meant",
        "p3 Rowan, Anna (Town, 1600, 1990)",
        "p4 Rowan, Anna (Treeham, 1500, 2001)",
        "p5 Rowan, Bo (1400)",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let said = refused(&folder, &["event", "withdraw", "open.yaml", "Rowan, Anna"]);
    assert!(said.contains("p3 Rowan") && said.contains("p4 Rowan"), "{said}");
    assert!(!said.contains("there is no player") && !said.contains("p5 Rowan"), "{said}");
    let said = refused(&folder, &["event", "player", "open.yaml", "Joerg Mueller"]);
    assert!(said.contains("it may be p1 Müller, Jörg"), "{said}");
    let said = refused(&folder, &["event", "player", "open.yaml", "Elm"]);
    assert!(said.contains("there is no player Elm"), "{said}");
}

#[test]
fn players_without_numbers_stand_in_the_order_of_their_ids() {
    let folder = desk("");
    let list = done(&folder, &["event", "players", "open.yaml", "--format", "csv"]);
    let ids: Vec<&str> = list.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(ids, ["p1", "p2", "p3", "p4", "p5", "p10"]);
}

#[test]
fn ids_of_a_list_are_kept_where_they_can_be() {
    let folder = desk("");
    write(&folder, "more.csv", "id,name\np7,\"Fir, Finn\"\np1,\"Oak, Ole\"\n12,\"Elm, Eva\"\n");
    let said = done(&folder, &["event", "add", "open.yaml", "--from", "more.csv"]);
    assert!(said.contains("p7 Fir, Finn"), "{said}");
    assert!(said.contains("p11 Oak, Ole: the id p1 of the list is somebody else's"), "{said}");
    assert!(said.contains("line 4: `12` is not an id of a player here"), "{said}");
    assert!(said.contains("p12 Elm, Eva"), "{said}");
    let refused = refused(&folder, &["event", "add", "open.yaml", "Birch, Bo", "--id", "p1"]);
    assert!(refused.contains("the id p1 is that of"), "{refused}");
}

const LIST: &str = "Name;ID Number;Rtg;Title;Club;Born\n\
    Mueller, Joerg;101;1850;MF;Riverside;1980\n\
    Anna Rowan;102;1650;;Town;1990-05-06\n\
    Rowan, B.;103;1500;;;\n\
    Olkha, Piotr;104;1750;;;\n\
    Somebody, Else;105;2400;GMI;;\n";

#[test]
fn a_newer_list_changes_whom_it_knows_and_tells_of_everybody_else() {
    let folder = desk(ROUND);
    write(&folder, "list.csv", LIST);
    let before = read(&folder, "open.yaml");
    let args = ["event", "update", "open.yaml", "--from", "list.csv"];
    let dry = done(&folder, &[&args[..], &["--dry-run"]].concat());
    assert!(dry.contains("dry run"), "{dry}");
    assert_eq!(read(&folder, "open.yaml"), before);
    let said = done(&folder, &args);
    for part in [
        "p1 Müller, Jörg: rating 1850 (was 1800), title MF (was none), club Riverside (was Town)",
        "p3 Rowan, Anna: rating 1650 (was 1600), federation id 102 (was none)",
        "round 1 stays as it is paired; this counts from round 2 on, with pairing numbers by the",
        "p2 Ольха, Пётр (1700): not changed; it may be line 5 Olkha, Piotr (104, 1750)",
        "p5 Rowan, Bo (1400): not changed; it may be line 4 Rowan, B. (103, 1500)",
        "p10 Yew, Zoe (1300): not in the list",
        "2 updated, 0 as in the list, 2 not clear, 2 not in the list",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let after = read(&folder, "open.yaml");
    assert!(after.contains("rating: 1850") && after.contains("rating: 1650"), "{after}");
    assert!(after.contains("id: p2, name: \"Ольха, Пётр\", rating: 1700}"), "{after}");
    let again = done(&folder, &args);
    assert!(again.contains("0 updated, 2 as in the list"), "{again}");
    done(&folder, &["event", "undo", "open.yaml"]);
    assert_eq!(read(&folder, "open.yaml"), before);
    let dutch = done(&folder, &[&args[..], &["--lang", "nl", "--dry-run"]].concat());
    assert!(dutch.contains("niet gewijzigd; misschien regel 5"), "{dutch}");
}

#[test]
fn a_number_of_another_name_and_a_line_that_cannot_be_read_change_nothing() {
    let folder = desk("");
    write(&folder, "list.csv", "Name,FMJD,Rating\n\"Elm, Eva\",101,2000\n");
    let args = ["event", "update", "open.yaml", "--from", "list.csv"];
    let said = done(&folder, &args);
    assert!(said.contains("the number is that of line 2 Elm, Eva (101, 2000)"), "{said}");
    write(&folder, "list.csv", "Name,Rating\n\"Yew, Zoe\",high\n");
    let output = arbiter(&folder, &args);
    assert_ne!(output.status.code(), Some(0));
    let said = text(&output.stderr);
    assert!(said.contains("list.csv:2: rating `high` is not a number"), "{said}");
}

const RECORDS: &str = "[Round \"1\"]\n[White \"Joerg Mueller\"]\n[Black \"Olkha, Piotr\"]\n\
    [Result \"2-0\"]\n\n1. 32-28 18-23 2-0\n\n\
    [Round \"1\"]\n[White \"Bo Rowan\"]\n[Black \"Somebody Else\"]\n[Result \"1-1\"]\n\n1. 32-28 18-23 1-1\n";

#[test]
fn a_name_that_sounds_so_is_proposed_and_remembered_once_somebody_says_yes() {
    let folder = desk(ROUND);
    write(&folder, "r1.pdn", RECORDS);
    let games = ["event", "games", "open.yaml", "1", "r1.pdn"];
    let before = read(&folder, "open.yaml");
    let output = arbiter(&folder, &games);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    for part in [
        "perhaps Müller, Jörg (p1): if so, --same \"Joerg Mueller=p1\"",
        "perhaps Ольха, Пётр (p2): if so, --same \"Olkha, Piotr=p2\"",
        "Rowan, Bo plays Yew, Zoe (p10) on board 3: if that is who is meant, --same \"Somebody Else=p10\"",
        "board 3, r1.pdn#2: no player is called `Somebody Else`",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    assert_eq!(read(&folder, "open.yaml"), before, "nothing happens silently");
    let wrong = [&games[..], &["--same", "Nobody=p1"]].concat();
    assert!(refused(&folder, &wrong).contains("no record has the name `Nobody`"));
    let wrong = [&games[..], &["--same", "Somebody Else=Rowan"]].concat();
    assert!(refused(&folder, &wrong).contains("3 players may be meant"));
    let same =
        ["--same", "Joerg Mueller=p1", "--same", "Olkha, Piotr=p2", "--same", "Somebody Else=p10"];
    arbiter(&folder, &[&games[..], &same[..]].concat());
    let after = read(&folder, "open.yaml");
    assert!(after.contains("Joerg Mueller") && after.contains("result: 2-0"), "{after}");
    assert!(after.contains("black: p10, result: 1-1"), "{after}");
    let again = text(&arbiter(&folder, &games).stdout);
    assert!(again.contains("2 as recorded") && !again.contains("--same"), "{again}");
}

#[test]
fn an_alias_is_given_and_taken_away_by_hand() {
    let folder = desk(ROUND);
    let said = done(&folder, &["event", "alias", "open.yaml", "p1", "Muller J"]);
    assert_eq!(said, "p1 Müller, Jörg: also known as Muller J\n");
    let said = done(&folder, &["event", "alias", "open.yaml", "p1", "muller j"]);
    assert!(said.contains("as recorded"), "{said}");
    let said = refused(&folder, &["event", "alias", "open.yaml", "p1", "Bo Rowan"]);
    assert!(said.contains("`Bo Rowan` is a name of p5 Rowan, Bo (1400)"), "{said}");
    let said = done(&folder, &["event", "alias", "open.yaml", "p1", "Muller J", "--remove"]);
    assert!(said.contains("no longer known as Muller J"), "{said}");
    let said = refused(&folder, &["event", "alias", "open.yaml", "p1", "Muller J", "--remove"]);
    assert!(said.contains("p1 Müller, Jörg has no alias `Muller J`"), "{said}");
}

#[test]
fn what_is_accepted_is_not_told_again() {
    let folder = desk(ROUND);
    let swapped = "[Round \"1\"]\n[White \"Ольха, Пётр\"]\n[Black \"Müller, Jörg\"]\n\
        [Result \"2-0\"]\n\n1. 32-28 18-23 2-0\n\n";
    let others = "[Round \"9\"]\n[White \"p3\"]\n[Black \"p4\"]\n[Result \"1-1\"]\n\n1. 32-28 18-23 1-1\n\n\
        [Round \"1\"]\n[White \"Bo Rowan\"]\n[Black \"Zoe Yew\"]\n[Result \"1-1\"]\n\n1. 32-28 18-23 1-1\n";
    write(&folder, "r1.pdn", &format!("{swapped}{others}"));
    let games = ["event", "games", "open.yaml", "1", "r1.pdn"];
    let said = text(&arbiter(&folder, &games).stdout);
    assert!(said.contains("[colors-swapped]") && said.contains("--accept 1"), "{said}");
    let wrong = refused(&folder, &[&games[..], &["--accept", "1,7"]].concat());
    assert!(wrong.contains("round 1 has no board 7"), "{wrong}");
    let said = done(&folder, &[&games[..], &["--accept", "1,2"]].concat());
    assert!(said.contains("colors-swapped") && said.contains("round-differs"), "{said}");
    let event = read(&folder, "open.yaml");
    assert!(event.contains("{board: 1, white: p2, black: p1, result: 2-0"), "{event}");
    assert!(event.contains("accepted: \"r1.pdn#2: round-differs\""), "{event}");
    let again = done(&folder, &games);
    assert!(!again.contains("colors-swapped") && !again.contains("round-differs"), "{again}");
    assert!(again.contains("3 as recorded"), "{again}");
    assert_eq!(read(&folder, "open.yaml"), event);
    let check = done(&folder, &["event", "history", "open.yaml"]);
    assert!(check.contains("games"), "{check}");
}

#[test]
fn a_verdict_that_nobody_gives_is_no_ruling() {
    let folder = desk(ROUND);
    let pdn =
        "[White \"Müller, Jörg\"]\n[Black \"Ольха, Пётр\"]\n\n1. 32-28 18-23 {[%resign w]} *\n";
    write(&folder, "g.pdn", pdn);
    let asked = ["adjudicate", "g.pdn", "--rules", "international", "--format", "json"];
    let told = text(&arbiter(&folder, &asked).stdout);
    let value: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    for (verdict, expected) in [("maybe", false), ("granted", true)] {
        let mut invented = value.clone();
        invented["verdict"] = verdict.into();
        write(&folder, "told.json", &invented.to_string());
        let output = arbiter(&folder, &["event", "ruling", "open.yaml", "--from", "told.json"]);
        let said = text(&output.stderr);
        assert_eq!(output.status.success(), expected, "{verdict}: {said}");
        assert!(expected || said.contains("`maybe`"), "{said}");
    }
    assert!(Path::new(&folder.path().join("open.yaml")).exists());
}

#[test]
fn all_who_may_be_one_person_in_a_list_are_asked_about_at_once_and_named_when_they_are_two() {
    let folder = desk("");
    let list = "name;club\nJansen, Kees;A\nK. Jansen;A\nBakker, Jan;B\nJan Bakker;B\n\
        Smit, Jan;C\nSmitt, Jan;C\n";
    write(&folder, "q.csv", list);
    let why = refused(&folder, &["event", "add", "open.yaml", "--from", "q.csv"]);
    for pair in [
        "K. Jansen (A) and Jansen, Kees (A)",
        "Jan Bakker (B) and Bakker, Jan (B)",
        "Smitt, Jan (C) and Smit, Jan (C)",
    ] {
        assert!(why.contains(pair), "{why}");
    }
    assert!(why.contains("the list may name people more than once"), "{why}");
    assert!(why.contains("--namesakes others"), "{why}");
    let others = ["event", "add", "open.yaml", "--from", "q.csv", "--namesakes", "others"];
    let told = done(&folder, &[&others[..], &["--dry-run", "--lang", "nl"]].concat());
    assert!(told.contains("voor twee mensen gehouden: p12 K. Jansen en p11"), "{told}");
    let told = done(&folder, &others);
    assert!(
        told.contains(
            "taken for two people: p12 K. Jansen and p11 Jansen, Kees; p14 Jan Bakker and p13 \
             Bakker, Jan; p16 Smitt, Jan and p15 Smit, Jan"
        ),
        "{told}"
    );
}

#[test]
fn a_line_that_is_there_twice_is_one_person_if_it_says_more_than_the_name() {
    let folder = desk("");
    let list = "Name;Rtg;Club\nFir, F;1200;Town\nOak, O;1100;\nFir, F;1200;Town\nYew, Zoe;1300;\nYew, Zoe;1300;\n";
    write(&folder, "list.csv", list);
    let args = ["event", "add", "open.yaml", "--from", "list.csv"];
    let said = done(&folder, &args);
    assert!(said.contains("lines 4, 6 repeat earlier lines: entered once"), "{said}");
    assert!(said.contains("2 added, 1 was there, 8 players in all"), "{said}");
    let said = done(&folder, &args);
    assert!(said.contains("0 added, 3 were there, 8 players in all"), "{said}");
    // A name alone may be that of two people, and so may a name with another cell.
    write(&folder, "names.csv", "Name;Rtg\nElm, E;\nElm, E;\n");
    let output = arbiter(&folder, &["event", "add", "open.yaml", "--from", "names.csv"]);
    let told = text(&output.stderr);
    assert!(told.contains("names.csv:3: Elm, E stands in the list twice"), "{told}");
    // Other people are what one says they are.
    write(&folder, "two.csv", "Name;Rtg\nElm, E;900\nElm, E;900\n");
    let args = ["event", "add", "open.yaml", "--from", "two.csv", "--namesakes", "others"];
    let said = done(&folder, &args);
    assert!(said.contains("2 added"), "{said}");
    let said = done(&folder, &["event", "check", "open.yaml"]);
    let two = "taken for two people: p3 Rowan, Anna and p4 Rowan, Anna; p13 Elm, E and p14 Elm, E";
    assert!(said.contains(two), "{said}");
}
