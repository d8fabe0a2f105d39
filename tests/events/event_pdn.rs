//! Tests of `arbiter event pdn`: what it writes is read back with the same boards and players.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn desk(event: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    write(&folder, "e.yaml", event);
    folder
}

fn write(folder: &TempDir, name: &str, text: &str) {
    fs::write(folder.path().join(name), text).expect("a file");
}

fn arbiter(folder: &TempDir, args: &str) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary");
    command.current_dir(folder.path()).args(args.split(' ')).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Writes the PDN of an event to `out.pdn`, and returns it with the notes.
fn pdn(folder: &TempDir, more: &str) -> (String, String) {
    let output = arbiter(folder, &format!("event pdn e.yaml -o out.pdn{more}"));
    assert!(output.status.success(), "{}", text(&output.stderr));
    (
        fs::read_to_string(folder.path().join("out.pdn")).expect("it is written"),
        text(&output.stderr),
    )
}

/// Returns what `event games` makes of `out.pdn` for a round.
fn games(folder: &TempDir, round: u16) -> Value {
    let args = format!("event games e.yaml {round} out.pdn --dry-run --format json");
    let output = arbiter(folder, &args);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)))
}

/// Returns the kinds of disagreement about names, rounds and boards.
fn misplaced(view: &Value) -> Vec<String> {
    let all = view["games"].as_array().expect("a list").iter();
    let kinds = all.flat_map(|game| game["disagreements"].as_array().expect("a list"));
    let kinds = kinds.map(|one| format!("{}: {}", one["kind"], one["message"]));
    let placed = ["name", "round", "not-paired", "doubled", "colors", "board", "missing"];
    let mut found: Vec<String> =
        kinds.filter(|kind| placed.iter().any(|word| kind.contains(word))).collect();
    found.extend(view["surplus"].as_array().expect("a list").iter().map(Value::to_string));
    found
}

const PLAYERS: &str = "players:\n\
    \x20 - {id: p1, name: \"Ash, \\\"Alder\\\"\", rating: 1800, title: MF, federation_id: \"101\"}\n\
    \x20 - {id: p2, name: \"Ольха, Пётр\"}\n\
    \x20 - {id: p3, name: \"Rowan, Anna\"}\n\
    \x20 - {id: p4, name: \"Rowan, Anna\", birth: 2001}\n";

fn event(head: &str, boards: &str) -> String {
    format!(
        "schema: arbiter.event/1\nname: Open {{of}} trees\nplace: Treeham\nstart: 2026-11-01\n\
         system: {{kind: swiss, rounds: 5}}\n{head}{PLAYERS}rounds:\n  - round: 1\n    \
         date: 2026-11-02\n    boards:\n{boards}"
    )
}

const OPEN: &str =
    "      - {board: 1, white: p1, black: p3}\n      - {board: 2, white: p4, black: p2}\n";

#[test]
fn the_heads_of_a_round_are_filled_in_and_read_back() {
    let folder = desk(&event("", OPEN));
    let (heads, notes) = pdn(&folder, " --round 1");
    assert_eq!(notes, "");
    for part in [
        "[Event \"Open {of} trees\"]\n[Site \"Treeham\"]\n[Date \"2026.11.02\"]\n[Round \"1\"]\n",
        "[White \"Ash, \\\"Alder\\\"\"]\n[Black \"Rowan, Anna\"]\n[Result \"*\"]\n",
        "[Board \"1\"]\n",
        "[WhiteTitle \"MF\"]\n",
        "[WhiteRating \"1800\"]\n",
        "[GameType \"20",
    ] {
        assert!(heads.contains(part), "{part} in {heads}");
    }
    let checked = arbiter(&folder, "validate out.pdn --strict");
    assert!(checked.status.success(), "{}", text(&checked.stdout));
    let view = games(&folder, 1);
    let unfinished = |board: usize| view["games"][board]["disagreements"][0]["kind"].clone();
    assert_eq!(
        (unfinished(0), unfinished(1)),
        ("game-unfinished".into(), "game-unfinished".into())
    );
    assert_eq!(misplaced(&view), Vec::<String>::new());
    // Once filled in, the record is entered.
    let filled =
        heads.replace("Result \"*\"", "Result \"2-0\"").replace("\n*\n", "\n1. 32-28 18-23 2-0\n");
    write(&folder, "out.pdn", &filled);
    let entered = arbiter(&folder, "event games e.yaml 1 out.pdn");
    assert!(entered.status.success(), "{}", text(&entered.stdout));
    let none = arbiter(&folder, "event pdn e.yaml --round 2");
    assert_eq!(none.status.code(), Some(1), "not paired");
}

const RECORDS: &str = "[Event \"?\"]\n[Round \"1\"]\n[White \"Alder Ash\"]\n[Black \"p3\"]\n[Result \"1/2-1/2\"]\n\
    [ECO \"A0\"]\n[Date \"2026.11.28\"]\n\n1. 32-28 {a remark} 18-23 2. 38-32 12-18 1/2-1/2\n";

#[test]
fn what_the_event_does_not_know_is_as_the_record_has_it() {
    let folder = desk(&event("", OPEN).replace("    date: 2026-11-02\n", ""));
    write(&folder, "r1.pdn", RECORDS);
    arbiter(&folder, "event games e.yaml 1 r1.pdn");
    let (all, _) = pdn(&folder, "");
    assert!(all.contains("[Site \"Treeham\"]\n[Date \"2026.11.28\"]"), "{all}");
}

#[test]
fn games_with_results_moves_and_rulings_are_written_and_read_back() {
    let folder = desk(&event("", OPEN));
    write(&folder, "r1.pdn", RECORDS);
    arbiter(&folder, "event games e.yaml 1 r1.pdn");
    arbiter(&folder, "event result e.yaml 2=0-2");
    let ruling = "event ruling e.yaml 2 the_flag_[%resign_w]_{fell} --round 1 --public";
    let ruled = arbiter(&folder, ruling);
    assert!(ruled.status.success(), "{}", text(&ruled.stderr));
    arbiter(&folder, "event ruling e.yaml 1 a_warning_for_noise --round 1");
    let (all, notes) = pdn(&folder, "");
    for part in
        ["1. 32-28 {a remark} 1... 18-23 2. 38-32 12-18 1-1", "[ECO \"A0\"]", "ruling: the_flag"]
    {
        assert!(all.contains(part), "{part} in {all}");
    }
    assert!(all.contains("[Result \"0-2\"]"), "{all}");
    assert!(!all.contains("[%resign"), "a ruling is no incident: {all}");
    assert!(!all.contains("noise"), "it is not public: {all}");
    assert!(notes.contains("1 ruling that is not public is left out"), "{notes}");
    assert!(notes.contains("1 game has a result and no moves"), "{notes}");
    let checked = arbiter(&folder, "validate out.pdn --strict");
    assert!(checked.status.success(), "{}{}", text(&checked.stdout), text(&checked.stderr));
    assert_eq!(misplaced(&games(&folder, 1)), Vec::<String>::new());
    let agrees = games(&folder, 1);
    assert_eq!(agrees["games"][0]["entry"], "agreed", "{agrees}");
    // The files of records can also be given on the command line.
    write(&folder, "e.yaml", &event("", OPEN));
    let (named, notes) = pdn(&folder, " --games r1.pdn");
    let about_moves = notes.lines().filter(|line| line.contains("moves"));
    assert!(named.contains("{a remark}") && about_moves.count() == 0, "{named}{notes}");
    // The file is not as the last operation left it.
    assert!(notes.contains("1-1 is gone"), "{notes}");
    assert!(named.contains("[Result \"*\"]"), "the result is that of the event: {named}");
    let over = arbiter(&folder, "event pdn e.yaml --games r1.pdn -o r1.pdn");
    assert!(!over.status.success(), "never over what is read");
    assert!(Path::new(&folder.path().join("r1.pdn")).exists());
}

#[test]
fn what_was_not_played_is_left_out_and_said() {
    let boards = "      - {board: 1, white: p1, black: p3, result: 2-0 forfeit}\n\
        \x20     - {board: 2, white: p4, black: p2, result: 1-1, games: gone.pdn#4}\n";
    let folder = desk(&event("", boards));
    let (all, notes) = pdn(&folder, "");
    assert_eq!(all.matches("[Event ").count(), 1, "{all}");
    assert!(notes.contains("1 game that was not played is left out"), "{notes}");
    assert!(notes.contains("cannot read gone.pdn"), "{notes}");
}

#[test]
fn every_scoring_and_notation_is_read_back() {
    for (head, results) in [
        ("rules: russian\n", ["2-0", "1-1"]),
        ("scoring: {mode: delft}\n", ["12-0", "4-6"]),
        ("scoring: {mode: plus-draw}\n", ["1+-1-", "2-0"]),
        ("scoring: {mode: goes}\n", ["1.01-0.99", "0-2"]),
        ("scoring: {win: 1, draw: 0.5, loss: 0}\n", ["1-0", "0.5-0.5"]),
        ("rules: turkish\n", ["0-2", "1-1"]),
    ] {
        let board = |n: usize, white: &str, black: &str| {
            let result = results[n - 1];
            format!("      - {{board: {n}, white: {white}, black: {black}, result: {result}}}\n")
        };
        let boards = board(1, "p1", "p3") + &board(2, "p4", "p2");
        let folder = desk(&event(head, &boards));
        let (all, _) = pdn(&folder, "");
        let view = games(&folder, 1);
        assert_eq!(misplaced(&view), Vec::<String>::new(), "{head}{all}");
        for game in 0..2 {
            assert_eq!(view["games"][game]["entry"], "agreed", "{head}{view}{all}");
        }
        let checked = text(&arbiter(&folder, "validate out.pdn").stdout);
        assert!(
            !checked.contains("error[") && !checked.contains("irregularity["),
            "{head}{checked}"
        );
    }
}

#[test]
fn the_games_of_a_micro_match_and_of_swapped_colours_are_of_their_players() {
    let boards = "      - {board: 1, white: p1, black: p3, result: [2-0, 0-2]}\n\
        \x20     - {board: 2, white: p4, black: p2}\n";
    let folder = desk(&event("scoring: {mode: micro-match}\n", boards));
    let (all, _) = pdn(&folder, "");
    assert!(all.contains("[Round \"1.2\"]\n[White \"Rowan, Anna\"]\n[Black \"Ash,"), "{all}");
    let view = games(&folder, 1);
    assert_eq!(
        (&view["games"][0]["entry"], &view["games"][1]["entry"]),
        (&"agreed".into(), &"agreed".into())
    );
    let folder = desk(&event("", OPEN));
    let swapped = RECORDS.replace("\"Alder Ash\"", "\"p0\"").replace("\"p3\"", "\"Alder Ash\"");
    write(&folder, "r1.pdn", &swapped.replace("\"p0\"", "\"p3\"").replace("1/2-1/2", "2-0"));
    arbiter(&folder, "event games e.yaml 1 r1.pdn --accept 1");
    let (all, _) = pdn(&folder, "");
    assert!(all.contains("[White \"Rowan, Anna\"]\n[Black \"Ash,"), "who had White: {all}");
    assert!(all.contains("[Result \"2-0\"]"), "{all}");
}

#[test]
fn a_drawn_opening_stands_in_the_heads() {
    let with = |opening: &str| {
        event("", OPEN).replace("    date:", &format!("    opening: \"{opening}\"\n    date:"))
    };
    let folder = desk(&with("1. 32-28 18-23"));
    assert!(pdn(&folder, "").0.contains("1. 32-28 18-23 *"));
    let folder = desk(&with("W:W31-50:B1-20"));
    assert!(pdn(&folder, "").0.contains("[FEN \"W:W31"));
}
