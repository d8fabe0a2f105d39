//! `convert --names` and `--to names`: one spelling of each player throughout an archive.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::fs;

use assert_cmd::Command;
use tempfile::TempDir;

const LIST: &str = "name,id,alias\n\"Ash, Alder\",101,A. Ash | Эш\n\"Elm, Fir\",,Elmo\n";

fn game(white: &str, black: &str, more: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"*\"]\n{more}\
         [GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *\n\n"
    )
}

fn folder(games: &[String], list: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.pdn"), games.concat()).unwrap();
    fs::write(folder.path().join("names.csv"), list).unwrap();
    folder
}

/// Returns the exit code, stdout and stderr.
fn arbiter(folder: &TempDir, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder.path()).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn every_spelling_of_a_person_becomes_the_name_and_nothing_else_changes() {
    let games = [
        game("a ash", "Эш", ""),
        game("Elm, Fir", "Elm, Fyr", ""),
        game("ASH, ALDER", "Oak", "[WhiteFmjdId \"102\"]\n"),
        game("?", "", ""),
    ];
    let folder = folder(&games, LIST);
    let names = ["convert", "a.pdn", "--names", "names.csv", "--names-report", "report.csv"];
    let (code, out, err) = arbiter(&folder, &names);
    assert_eq!(code, 0, "{err}");
    let expected = [
        game("Ash, Alder", "Ash, Alder", "")
            .replace("[GameType", "[WhiteFmjdId \"101\"]\n[BlackFmjdId \"101\"]\n[GameType"),
        games[1].clone(),
        games[2].clone(),
    ];
    let sorted = |text: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable();
        lines.join("\n")
    };
    for (game, expected) in out.split("*\n\n").zip(&expected) {
        let expected = expected.trim_end().trim_end_matches('*');
        assert_eq!(sorted(game.trim_end()), sorted(expected.trim_end()));
    }
    let report = fs::read_to_string(folder.path().join("report.csv")).unwrap();
    assert_eq!(
        report,
        "spelling,games,what,name,id\n\
         \"ASH, ALDER\",1,other-number,\"Ash, Alder\",101\n\
         \"Elm, Fir\",1,listed,\"Elm, Fir\",\n\
         \"Elm, Fyr\",1,resembles,\"Elm, Fir\",\n\
         Oak,1,unlisted,,\n\
         a ash,1,changed,\"Ash, Alder\",101\n\
         Эш,1,changed,\"Ash, Alder\",101\n"
    );
    assert_eq!(
        err,
        "4 games converted, 4 replayed whole\n\
         `ASH, ALDER` (1 time) has another number there than 101 in the list; not changed\n\
         `Elm, Fyr` (1 time) is not in the list; perhaps Elm, Fir\n\
         2 names changed, of 2 spellings; 2 spellings are not in the list, 1 of them resembles one \
         that is\n"
    );
    let (_, rows, _) =
        arbiter(&folder, &["convert", "a.pdn", "--names", "names.csv", "--to", "games"]);
    assert!(rows.lines().next().unwrap().contains("\"white\":\"Ash, Alder\""), "{rows}");
}

#[test]
fn a_list_that_contradicts_itself_is_refused_with_its_lines() {
    let list = format!("{LIST}\"Ash, Berta\",103,ELMO\n");
    let folder = folder(&[game("Elmo", "Oak", "")], &list);
    let (code, out, err) = arbiter(&folder, &["convert", "a.pdn", "--names", "names.csv"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.contains("names.csv:4: the spelling `ELMO` is that of Elm, Fir, in line 3"),
        "{err}"
    );
    let (code, _, err) = arbiter(&folder, &["convert", "a.pdn", "--names", "a.pdn", "--to", "fen"]);
    assert_eq!(code, 2, "{err}");
}

#[test]
fn a_list_is_begun_with_the_games_and_read_again() {
    let games = [
        game("Ash, Alder", "Elm, Fir", "[WhiteFmjdId \"101\"]\n"),
        game("ash alder", "A. Ash", ""),
        game("Ash, Alder", "Oak, Dora", ""),
        game("Эш, Ал", "?", ""),
    ];
    let folder = folder(&games, LIST);
    let (code, out, err) = arbiter(&folder, &["convert", "a.pdn", "--to", "names"]);
    assert_eq!(
        (code, out.as_str()),
        (
            0,
            "name,id,games,alias,perhaps\n\
             \"Ash, Alder\",101,3,,A. Ash\n\
             A. Ash,,1,,\n\
             \"Elm, Fir\",,1,,\n\
             \"Oak, Dora\",,1,,\n\
             \"Эш, Ал\",,1,,\n"
        ),
        "{err}"
    );
    assert_eq!(err, "6 spellings of names in 4 games\n");
    // Unedited, the list changes only case, accents and word order.
    fs::write(folder.path().join("begun.csv"), &out).unwrap();
    let (code, pdn, err) = arbiter(&folder, &["convert", "a.pdn", "--names", "begun.csv"]);
    assert!(code == 0 && err.contains("1 name changed, of 1 spelling; 0 spellings"), "{err}");
    assert!(pdn.contains("[Black \"A. Ash\"]"), "{pdn}");
    // A candidate that becomes an alias must be removed, or the list contradicts itself.
    let moved = out.replace("101,3,,A. Ash", "101,3,A. Ash,");
    fs::write(folder.path().join("begun.csv"), &moved).unwrap();
    let (code, _, _) = arbiter(&folder, &["convert", "a.pdn", "--names", "begun.csv"]);
    assert_eq!(code, 2);
    fs::write(folder.path().join("begun.csv"), moved.replace("A. Ash,,1,,\n", "")).unwrap();
    let (_, pdn, _) = arbiter(&folder, &["convert", "a.pdn", "--names", "begun.csv"]);
    assert!(!pdn.contains("A. Ash"), "{pdn}");
}
