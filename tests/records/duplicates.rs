//! `convert --duplicates`: which games count as the same, which do not, and what differs.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::fs;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// Constructs a game of 48 half-moves from the first legal move each time.
fn long_game() -> Vec<String> {
    use draughts_arbiter::record::Catalogue;
    let laws = Catalogue::new().laws("international").unwrap();
    let mut position = laws.start;
    let mut moves = Vec::new();
    for ply in 0..48 {
        let legal = laws.generator.legal_moves(&position);
        let mv = legal[ply % legal.len()];
        moves.push(laws.write(&position, &legal, &mv));
        position = laws.generator.play(&position, &mv);
    }
    moves
}

fn record(tags: &str, moves: &[String], result: &str) -> String {
    let numbered = moves.iter().enumerate().map(|(at, text)| match at % 2 {
        0 => format!("{}. {text}", at / 2 + 1),
        _ => text.clone(),
    });
    let type_tag = "[GameType \"20,W,10,10,N2,0\"]";
    format!("{tags}\n{type_tag}\n\n{} {result}\n\n", numbered.collect::<Vec<_>>().join(" "))
}

fn tags(white: &str, black: &str, date: &str) -> String {
    format!("[Event \"Open\"]\n[Date \"{date}\"]\n[White \"{white}\"]\n[Black \"{black}\"]")
}

/// Returns the exit code and the duplicates found in these games.
fn found(games: &[String], more: &[&str]) -> (i32, String) {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.pdn"), games.concat()).unwrap();
    fs::write(folder.path().join("names.csv"), "name,id,alias\n\"Ash, Alder\",1,Quercus\n")
        .unwrap();
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let args = [&["convert", "a.pdn", "--duplicates"], more].concat();
    let output = command.current_dir(folder.path()).args(args).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

/// Returns why the second game may duplicate the first, and the fields that differ.
fn why(one: &str, other: &str) -> String {
    let (_, out) = found(&[one.to_owned(), other.to_owned()], &["--format", "jsonl"]);
    let Some(line) = out.lines().next() else { return "-".into() };
    let row: Value = serde_json::from_str(line).unwrap();
    let differs = row["differs"].as_array().unwrap().iter();
    let differs = differs.map(|one| one["what"].as_str().unwrap().to_owned());
    [vec![row["reason"].as_str().unwrap().to_owned()], differs.collect()].concat().join(" ")
}

#[test]
fn the_same_game_is_found_under_other_names_and_dates() {
    let moves = long_game();
    let one = record(&tags("Ash, Alder", "Öl, Jürg", "1998.02.01"), &moves, "2-0");
    let like = |white: &str, black: &str, date: &str, result: &str| {
        why(&one, &record(&tags(white, black, date), &moves, result))
    };
    assert_eq!(like("Ash, Alder", "Öl, Jürg", "1998.02.01", "2-0"), "same-moves");
    assert_eq!(like("A. Ash", "Juerg Oel", "1998.01.02", "2-0"), "same-moves white black date");
    assert_eq!(like("Ash, Alder", "Öl, Jürg", "1998.??.??", "1-1"), "same-moves date result");
    assert_eq!(like("Öl, Jürg", "Ash, Alder", "1998.02.01", "2-0"), "same-moves colours");
    assert_eq!(like("?", "?", "1998.02.01", "2-0"), "same-moves white black");
    // Other players can reach the same endgame with the same forty-eight half-moves.
    assert_eq!(like("Elm, Fir", "Oak, Dora", "1998.02.01", "2-0"), "-");
    // Unknown values contradict nothing; a different day does.
    assert_eq!(like("?", "Öl, Jürg", "????.??.??", "2-0"), "same-moves white date");
    assert_eq!(like("?", "?", "????.??.??", "2-0"), "same-moves white black date");
    assert_eq!(like("Ash, Alder", "", "", "2-0"), "same-moves black date");
    assert_eq!(like("?", "Öl, Jürg", "1998.03.09", "2-0"), "-");
    let elsewhere = record(&tags("?", "Öl, Jürg", "").replace("Open", "Zonal"), &moves, "2-0");
    assert_eq!(why(&one, &elsewhere), "same-moves white event date");
    let nobody = record(&tags("?", "?", "").replace("Open", "Zonal"), &moves, "2-0");
    assert_eq!(why(&one, &nobody), "-");
    // For a short game, the known player and the occasion decide.
    let short =
        |white: &str, date: &str| record(&tags(white, "Öl, Jürg", date), &moves[..16], "1-1");
    assert_eq!(why(&short("Ash", "1998.02.01"), &short("?", "1998.02.01")), "same-moves white");
    assert_eq!(why(&short("Ash", "1998.02.01"), &short("?", "1998.02.09")), "-");
}

#[test]
fn players_are_the_same_in_the_transcriptions_of_other_languages() {
    let moves = long_game();
    let slip = [&moves[..30], &["1-50".to_owned()], &moves[31..]].concat();
    for (white, black, its_white, its_black) in [
        ("Mueller, Jan", "Tsjizjov, Aleksej", "Мюллер, Ян", "Чижов, Алексей"),
        ("Koeperman, I.", "Schwarzman", "Куперман, Исер", "Шварцман"),
    ] {
        let one = record(&tags(white, black, "1998.02.01"), &moves, "2-0");
        let other = record(&tags(its_white, its_black, "1998.02.01"), &moves, "2-0");
        assert_eq!(why(&one, &other), "same-moves white black");
        let other = record(&tags(its_white, its_black, "1998.02.01"), &slip, "2-0");
        assert_eq!(why(&one, &other), "slip white black move");
    }
}

#[test]
fn a_slip_and_a_record_that_breaks_off_are_found() {
    let moves = long_game();
    let tags = tags("Ash, Alder", "Elm, Fir", "1998.02.01");
    let one = record(&tags, &moves, "2-0");
    let with = |at: usize, text: &str| {
        let mut other = moves.clone();
        other[at] = text.to_owned();
        why(&one, &record(&tags, &other, "2-0"))
    };
    for at in [3, 21, 30, 40, 47] {
        assert_eq!(with(at, "1-50"), "slip move", "{at}");
    }
    // An unreadable move counts as a slip too.
    assert_eq!(with(30, "77-88"), "slip move");
    assert_eq!(why(&one, &record(&tags, &moves[..40], "2-0")), "breaks-off plies");
    let mut two = moves.clone();
    (two[30], two[40]) = ("1-50".into(), "1-50".into());
    assert_eq!(why(&one, &record(&tags, &two, "2-0")), "-", "two slips are none");
    let mut order = moves.clone();
    order.swap(30, 32);
    assert_eq!(why(&one, &record(&tags, &order, "2-0")), "slip move", "moves exchanged");
}

#[test]
fn openings_and_short_games_are_no_duplicates() {
    let moves = long_game();
    let tags = |date: &str, round: &str| {
        format!("{}\n[Round \"{round}\"]", tags("Ash, Alder", "Elm, Fir", date))
    };
    let pair = |one: &[String], other: &[String]| {
        why(
            &record(&tags("1998.02.01", "1"), one, "1-1"),
            &record(&tags("1998.02.09", "5"), other, "1-1"),
        )
    };
    assert_eq!(pair(&moves[..8], &moves[..8]), "-");
    // The same players agree to a draw a second time.
    assert_eq!(pair(&moves[..16], &moves[..16]), "-");
    let same_day = record(&tags("1998.02.01", "1"), &moves[..16], "1-1");
    assert_eq!(why(&same_day, &same_day), "same-moves");
    // The same players repeat an opening.
    let mut other = moves.clone();
    other[24..].reverse();
    assert_eq!(pair(&moves, &other), "-");
}

#[test]
fn the_exit_code_can_be_left_alone() {
    let game = record(&tags("Ash", "Birch", "1998.02.01"), &long_game(), "1-1");
    let twice = [game.clone(), game];
    assert_eq!(found(&twice, &[]).0, 1);
    assert_eq!(found(&twice, &["--exit-zero"]).0, 0);
    assert_eq!(found(&twice, &["gone.pdn", "--exit-zero"]).0, 2);
}

#[test]
fn groups_are_named_in_every_format() {
    let moves = long_game();
    let game = |date: &str| record(&tags("Ash, Alder", "Elm, Fir", date), &moves, "2-0");
    let games = ["1998.02.01", "1998.??.??", "1998.01.02"].map(game);
    let (code, out) = found(&games, &["--format", "jsonl"]);
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let places: Vec<String> = rows
        .iter()
        .map(|row| format!("{} {} {}", row["group"], row["game"], row["other_game"]))
        .collect();
    assert_eq!((code, places), (1, vec!["1 1 2".to_owned(), "1 1 3".to_owned()]));
    assert_eq!(rows[0]["schema"], "arbiter.duplicates/1");
    let (_, text) = found(&games, &[]);
    let first = text.lines().next().unwrap();
    assert_eq!(
        first,
        "a.pdn:9: game 2 may be game 1 of a.pdn:1: the same moves (48 half-moves); \
         date `1998.02.01` and `1998.??.??`"
    );
    let (_, text) = found(&games, &["--lang", "nl"]);
    assert!(text.contains("partij 2 is misschien partij 1"), "{text}");
    let (_, csv) = found(&games, &["--format", "csv"]);
    assert_eq!(csv.lines().count(), 3);
    let (code, out) = found(&games[..1], &[]);
    assert_eq!((code, out.as_str()), (0, ""));
}

#[test]
fn a_list_of_names_says_who_is_who() {
    let moves = long_game();
    let [one, other] = ["Ash, Alder", "Quercus"]
        .map(|white| record(&tags(white, "Elm", "1998.02.01"), &moves, "*"));
    assert_eq!(why(&one, &other), "-");
    assert_eq!(found(&[one, other], &["--names", "names.csv"]).0, 1);
}

#[test]
fn many_games_with_one_key_are_looked_through_quickly() {
    // Every player is called `?`, and the games share forty half-moves and then diverge.
    let moves = long_game();
    let game = |number: usize| {
        let mut other = moves.clone();
        let (one, two) = (number % 49 + 1, number / 49 + 1);
        other[40] = format!("{one}-{}", two + usize::from(two >= one));
        other[41] = other[40].clone();
        record(&tags("?", "?", "????.??.??"), &other, "*")
    };
    let games: Vec<String> = (0..2_000).map(game).collect();
    let (code, out) = found(&games, &["--rules", "international"]);
    assert_eq!((code, out.as_str()), (0, ""));
}
