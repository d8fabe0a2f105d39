//! `convert --to games | positions | findings`: rows whose fields and types never change.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::collections::BTreeMap;
use std::fs;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

const KINDS: [&str; 3] = ["games", "positions", "findings"];

/// A complete game, one that breaks off, and one with an invalid position.
const THREE: &str = "[Event \"Club\"]\n[Date \"2024.05.31\"]\n[White \"Ash, Alder\"]\n\
    [Black \"?\"]\n[WhiteRating \"2011\"]\n[BlackElo \"1900\"]\n[Result \"2-0\"]\n\
    [GameType \"20,W,10,10,N2,0\"]\n[Board \"3\"]\n\n\
    1. 33-28 {[%clk 0:58:01]} 19-23 {[%emt 0:00:09] [%eval -0.25]} 2. 28x19 14x23 2-0\n\n\
    [Date \"2024.??.??\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 38-32 99-1 *\n\n\
    [FEN \"W:W99:B1\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *\n";

fn arbiter(folder: &TempDir, args: &[&str]) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder.path()).args(args).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn folder(text: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.pdn"), text).unwrap();
    folder
}

fn rows(text: &str, to: &str) -> Vec<Value> {
    let out = arbiter(&folder(text), &["convert", "a.pdn", "--to", to]);
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_row_a_game_says_what_is_known_and_null_otherwise() {
    let rows = rows(THREE, "games");
    assert_eq!(rows.len(), 3);
    let first = &rows[0];
    for (field, value) in [
        ("schema", "\"arbiter.games/1\""),
        ("source", "\"a.pdn\""),
        ("byte", "0"),
        ("line", "1"),
        ("game", "1"),
        ("event", "\"Club\""),
        ("site", "null"),
        ("date", "\"2024-05-31\""),
        ("year", "2024"),
        ("date_tag", "\"2024.05.31\""),
        ("white", "\"Ash, Alder\""),
        ("black", "null"),
        ("white_rating", "2011"),
        ("black_rating", "1900"),
        ("rules", "\"international\""),
        ("rules_guessed", "false"),
        ("result_tag", "\"2-0\""),
        ("result_moves", "\"2-0\""),
        ("result_verdict", "null"),
        ("plies", "4"),
        ("whole", "true"),
        ("moves", "[\"33-28\",\"19-23\",\"28x19\",\"14x23\"]"),
        ("findings", "[]"),
    ] {
        assert_eq!(first[field].to_string(), value, "{field}");
    }
    let tags = first["tags"].as_array().unwrap();
    assert_eq!(tags.last().unwrap().to_string(), r#"{"name":"Board","value":"3"}"#);
    assert_eq!(rows[1]["byte"], Value::from(THREE.find("[Date \"2024.??").unwrap()));
    assert_eq!((&rows[1]["date"], &rows[1]["year"]), (&Value::Null, &Value::from(2024)));
    // A game that breaks off has no final position.
    assert_eq!(rows[1]["moves"].to_string(), r#"["32-28","19-23","38-32","99-1"]"#);
    assert_eq!((&rows[1]["whole"], &rows[1]["errors"]), (&Value::from(false), &Value::from(1)));
    for row in &rows[1..] {
        assert_eq!((&row["final_fen"], &row["moves_hash"]), (&Value::Null, &Value::Null));
    }
    assert_eq!(rows[2]["start_fen"], Value::Null);
}

#[test]
fn a_row_a_position_has_its_clock_and_what_can_be_played() {
    let rows = rows(THREE, "positions");
    let of = |game: u64| rows.iter().filter(move |row| row["game"] == game).collect::<Vec<_>>();
    let all = of(1);
    assert_eq!(all.len(), 5, "the position reached is one of them");
    let told = |field: &str| all.iter().map(|row| row[field].to_string()).collect::<Vec<_>>();
    assert_eq!(told("ply"), ["1", "2", "3", "4", "5"]);
    assert_eq!(
        told("side"),
        ["white", "black", "white", "black", "white"].map(|s| format!("{s:?}"))
    );
    assert_eq!(told("move"), ["\"33-28\"", "\"19-23\"", "\"28x19\"", "\"14x23\"", "null"]);
    assert_eq!(told("legal_count"), ["9", "9", "1", "2", "9"]);
    assert_eq!(told("capture_forced"), ["false", "false", "true", "true", "false"]);
    assert_eq!(told("clock"), ["3481", "null", "null", "null", "null"]);
    assert_eq!(told("time_used"), ["null", "9", "null", "null", "null"]);
    assert_eq!(told("eval"), ["null", "-0.25", "null", "null", "null"]);
    // The second game is followed for three half-moves, the third one not at all.
    assert_eq!(of(2).len(), 4);
    assert_eq!(of(2)[2]["legal"], Value::from(false), "a capture was due");
    assert!(of(3).is_empty());
}

#[test]
fn a_row_a_finding_leads_to_the_bytes() {
    let rows = rows(THREE, "findings");
    let missed = rows.iter().find(|row| row["code"] == "capture-missed").unwrap();
    let byte = usize::try_from(missed["byte"].as_u64().unwrap()).unwrap();
    assert!(THREE[byte..].starts_with("38-32"), "{missed}");
    for (field, value) in [
        ("game", "2"),
        ("ply", "3"),
        ("move_number", "2"),
        ("side", "\"white\""),
        ("level", "\"irregularity\""),
        ("line", "16"),
        ("white", "null"),
    ] {
        assert_eq!(missed[field].to_string(), value, "{field}");
    }
    assert!(missed["article"].as_str().unwrap().contains("FMJD"), "{missed}");
}

#[test]
fn every_row_has_the_same_fields_of_one_type_each() {
    let type_of = |value: &Value| match value {
        Value::Null => None,
        Value::Bool(_) => Some("boolean"),
        Value::Number(number) if number.is_f64() => Some("double"),
        Value::Number(_) => Some("integer"),
        Value::String(_) => Some("string"),
        Value::Array(_) => Some("list"),
        Value::Object(_) => Some("object"),
    };
    for kind in KINDS {
        let out = arbiter(
            &TempDir::new().unwrap(),
            &["convert", concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/records"), "--to", kind],
        );
        let schema: Value = serde_json::from_str(&arbiter(&folder(""), &["schema", kind])).unwrap();
        let fields: Vec<&String> = schema["properties"].as_object().unwrap().keys().collect();
        let mut types: BTreeMap<String, &str> = BTreeMap::new();
        for line in out.lines() {
            let row: Value = serde_json::from_str(line).unwrap();
            assert_eq!(row.as_object().unwrap().keys().collect::<Vec<_>>(), fields);
            for (field, value) in row.as_object().unwrap() {
                let Some(found) = type_of(value) else { continue };
                assert_eq!(*types.entry(field.clone()).or_insert(found), found, "{kind}.{field}");
            }
        }
        assert!(types.len() * 3 > fields.len() * 2, "{kind}: most fields are known somewhere");
    }
}

#[test]
fn hashes_are_those_of_every_machine_and_notation() {
    let letters = "[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 f6-e5 2. d4:f6 g7:e5 *\n";
    let numbers = "[GameType \"25,W,8,8,N0,0\"]\n\n1. 22-18 11-15 2. 18x11 8x15 *\n";
    let hash = |text: &str| rows(text, "games")[0]["moves_hash"].clone();
    assert_eq!(hash(letters), hash(numbers));
    // As the book defines it: FNV-1a of the squares, the side to move and the end squares of the
    // moves.
    let start = format!("{}{}{}w", "b".repeat(20), ".".repeat(10), "w".repeat(20));
    let fnv = |bytes: &[u8]| {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(1_099_511_628_211);
        bytes.iter().fold(14_695_981_039_346_656_037, step)
    };
    let moves = [start.as_bytes(), &[33, 28, 19, 23, 28, 19, 14, 23]].concat();
    assert_eq!(rows(THREE, "games")[0]["moves_hash"], format!("{:016x}", fnv(&moves)));
    let position = &rows(THREE, "positions")[0]["position_hash"];
    assert_eq!(*position, format!("{:016x}", fnv(start.as_bytes())));
}

/// The kings move in circles: the position after the first half-move recurs every eight half-moves.
const ROUND: &str = "1. 10-4 45-50 2. 4-15 50-45 3. 15-20 45-50 4. 20-9 50-45 5. 9-4 45-50 \
    6. 4-15 50-45 7. 15-20 45-50 8. 20-9 50-45 9. 9-4 45-50";

#[test]
fn a_draw_that_can_be_claimed_stands_with_its_position() {
    let game =
        |tag: &str| format!("[FEN \"W:WK10,36:B26,K45\"]\n[White \"Ash\"]\n{tag}\n{ROUND} *\n");
    let all = rows(&game("[GameType \"20,W,10,10,N2,0\"]"), "positions");
    let told = |field: &str| all.iter().map(|row| row[field].to_string()).collect::<Vec<_>>();
    let times = [vec!["1"; 9], vec!["2"; 8], vec!["3"; 2]].concat();
    assert_eq!(told("repetition"), times);
    assert_eq!(told("quiet_plies")[18], "18");
    // The draw is automatic: moves after it change nothing.
    let claimable = [vec!["null"; 17], vec!["\"repetition\"", "null"]].concat();
    let claimable: Vec<String> = claimable.into_iter().map(str::to_owned).collect();
    assert_eq!((told("claimable"), told("drawn")), (claimable.clone(), claimable));
    assert!(told("draws_known").iter().all(|known| known == "true"));
    // No draw is claimable under guessed rules.
    let guessed = rows(&game(""), "positions");
    assert!(guessed.iter().all(|row| row["claimable"].is_null() && row["draws_known"] == false));
}

#[test]
fn nothing_depends_on_threads_or_language() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/records");
    let folder = folder("");
    for kind in KINDS {
        let run =
            |more: &[&str]| arbiter(&folder, &[&["convert", records, "--to", kind], more].concat());
        let one = run(&["-j1"]);
        assert!(!one.is_empty());
        assert_eq!(one, run(&["-j4"]));
        assert_eq!(one, run(&["-j2", "--lang", "nl"]));
    }
}

#[test]
fn an_ending_asks_for_the_older_lines() {
    let folder = folder(THREE);
    arbiter(&folder, &["convert", "a.pdn", "-o", "x.jsonl"]);
    let text = fs::read_to_string(folder.path().join("x.jsonl")).unwrap();
    assert!(text.starts_with("{\"schema\":\"arbiter.validate/2\""), "{text}");
    arbiter(&folder, &["convert", "a.pdn", "--to", "games", "-o", "y.jsonl"]);
    let text = fs::read_to_string(folder.path().join("y.jsonl")).unwrap();
    assert!(text.starts_with("{\"schema\":\"arbiter.games/1\""), "{text}");
    arbiter(&folder, &["convert", "a.pdn", "--to", "games", "--split", "each"]);
    assert!(folder.path().join("each/0001-ash-alder.jsonl").exists());
}
