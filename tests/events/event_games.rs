//! Tests of `arbiter event games`, `event ruling` and `event import`, run as an arbiter runs them.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// Creates a folder with the event and its records.
fn desk() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/events/games");
    for name in ["trees.yaml", "round-1.pdn"] {
        fs::copy(from.join(name), folder.path().join(name)).expect("a copy");
    }
    folder
}

fn arbiter(folder: &TempDir, args: &str, input: &str) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary");
    command.current_dir(folder.path()).write_stdin(input.to_owned());
    command.args(args.split(' ').map(|word| word.replace('_', " "))).output().expect("it runs")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it exits")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn event(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("trees.yaml")).expect("the event")
}

/// Returns the line of a board of round 1 in the event file.
fn line(folder: &TempDir, board: u16) -> String {
    let start = format!("      - {{board: {board}, ");
    let text = event(folder);
    let found = text.lines().find(|line| line.starts_with(&start)).expect("the board");
    found.trim().to_owned()
}

fn games(folder: &TempDir, more: &str) -> (i32, Value) {
    let output =
        arbiter(folder, &format!("event games trees.yaml 1 round-1.pdn --format json{more}"), "");
    let view = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stderr));
    });
    (code(&output), view)
}

/// Returns the outcome for a board, and the kinds of disagreement.
fn said(view: &Value, board: usize) -> String {
    let game = &view["games"][board - 1];
    let mut words = vec![game["entry"].as_str().expect("an entry").to_owned()];
    let all = game["disagreements"].as_array().expect("a list").iter();
    words.extend(all.map(|one| {
        let settled = if one["settled"] == true { "settled " } else { "" };
        format!("{settled}{}", one["kind"].as_str().expect("a kind"))
    }));
    words.join(", ")
}

#[test]
fn each_disagreement_is_told_and_only_what_agrees_is_entered() {
    let folder = desk();
    let (code, view) = games(&folder, "");
    assert_eq!(code, 1);
    for (board, expected) in [
        (1, "entered"),
        (2, "entered"),
        (3, "not-entered, colors-swapped"),
        (4, "not-entered, result-against-record"),
        (5, "not-entered, result-against-record"),
        (6, "missing, game-unfinished"),
        (7, "entered, game-irregular"),
        (8, "missing, name-unknown"),
        (9, "entered"),
        (10, "not-entered, game-doubled"),
        (11, "not-entered, note, result-differs"),
        (12, "no-record"),
        (13, "not-entered, result-against-record"),
        (14, "not-entered, result-against-record"),
    ] {
        assert_eq!(said(&view, board), expected, "board {board}");
    }
    assert_eq!(view["games"][1]["after"], "1-1", "1/2-1/2 in the points of the event");
    let surplus = view["surplus"].as_array().expect("a list");
    let helps: Vec<&str> =
        surplus.iter().filter_map(|one| one["disagreements"][0]["help"].as_str()).collect();
    assert_eq!(helps[0], "perhaps Pine, Pipit (p16): if so, --same \"Pnie, Pipit=p16\"");
    assert_eq!(surplus[1]["disagreements"][0]["kind"], "not-paired");
    assert_eq!((surplus.len(), &view["other_rounds"]), (2, &1.into()));
    assert_eq!(
        line(&folder, 1),
        "- {board: 1, white: p1, black: p2, result: 2-0, games: round-1.pdn#1, finished_after: 2}"
    );
    assert_eq!(line(&folder, 3), "- {board: 3, white: p5, black: p6}");
    assert!(line(&folder, 11).ends_with("result: 0-2}  # the slip was hard to read"));
}

#[test]
fn no_result_is_entered_of_a_record_with_moves_that_were_not_read() {
    for (was, now) in [
        ("3. 31-27 7-12 2-0", "3. 31-27 4?4-12 2-0"),
        ("3. 31-27 7-12 2-0", "3. 31-27 ; 7-13 wins\n"),
        ("1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 2-0", "{1. 32-28 18-23} 2-0"),
    ] {
        let folder = desk();
        let file = folder.path().join("round-1.pdn");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replacen(was, now, 1)).unwrap();
        let (code, view) = games(&folder, "");
        let said = said(&view, 1);
        assert!(code == 1 && said.starts_with("not-entered, game-broken"), "{now}: {said}");
    }
}

#[test]
fn no_result_is_entered_of_a_record_that_says_two_things() {
    let moves = "3. 31-27 7-12 2-0";
    for (was, now) in [
        ("[Result \"2-0\"]", "[Result \"2-0\"]\n[Result \"1-1\"]"),
        ("[White \"", "[White \"Somebody, Else\"]\n[White \""),
        (moves, "3. 31-27 7-12 2-0 1-1"),
        (moves, "3. 31-27 7-12 remise"),
        (moves, "3. 31-27 7-12 white resigns"),
    ] {
        let folder = desk();
        let file = folder.path().join("round-1.pdn");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(was), "{was}");
        fs::write(&file, text.replacen(was, now, 1)).unwrap();
        let before = line(&folder, 1);
        games(&folder, "");
        assert_eq!(line(&folder, 1), before, "{now}");
    }
}

#[test]
fn a_dry_run_tells_the_same_and_writes_nothing() {
    let folder = desk();
    let before = event(&folder);
    let (code, view) = games(&folder, " --dry-run");
    assert_eq!((code, said(&view, 1).as_str(), &view["dry_run"]), (1, "entered", &true.into()));
    let text = arbiter(&folder, "event games trees.yaml 1 round-1.pdn --dry-run", "");
    assert!(out(&text).ends_with("dry run: nothing was written\n"), "{}", out(&text));
    assert_eq!(event(&folder), before);
    assert!(!folder.path().join("trees.history").exists());
}

#[test]
fn a_second_run_changes_nothing_and_says_so() {
    let folder = desk();
    games(&folder, "");
    let (before, history) = (event(&folder), arbiter(&folder, "event history trees.yaml", ""));
    let again = arbiter(&folder, "event games trees.yaml 1 round-1.pdn", "");
    assert!(out(&again).ends_with("nothing to change\n"), "{}", out(&again));
    assert!(out(&again).contains("4 as recorded"), "{}", out(&again));
    assert_eq!(event(&folder), before);
    assert_eq!(out(&arbiter(&folder, "event history trees.yaml", "")), out(&history));
}

#[test]
fn what_is_accepted_is_entered_for_the_players_the_record_names() {
    let folder = desk();
    let (_, view) = games(&folder, " --accept 3,5");
    assert_eq!(said(&view, 3), "entered, settled colors-swapped");
    // The record has p6 with White, and White won, so the board gets these colours.
    let board = line(&folder, 3);
    assert!(board.contains("white: p6, black: p5, result: 2-0"), "{board}");
    assert!(board.contains("[\"p5:p6 (round 2 paired): round-1.pdn#3\"]"), "{board}");
    assert_eq!(view["games"][2]["colors_exchanged"], true);
    assert_eq!(
        (&view["games"][2]["white"]["id"], &view["games"][2]["after"]),
        (&"p6".into(), &"2-0".into())
    );
    assert_eq!(said(&view, 5), "entered, settled result-against-record");
    assert!(line(&folder, 5).contains("result: 1-1"));
    assert_eq!(said(&view, 4), "not-entered, result-against-record");
    let (_, view) = games(&folder, " --accept all");
    assert_eq!(said(&view, 4), "entered, settled result-against-record");
    assert_eq!(said(&view, 10), "entered, settled game-doubled");
    assert!(line(&folder, 10).contains("games: round-1.pdn#11,"), "{}", line(&folder, 10));
}

#[test]
fn colours_that_were_played_are_exchanged_once_and_taken_back_by_one_undo() {
    let folder = desk();
    let before = event(&folder);
    let told = out(&arbiter(&folder, "event games trees.yaml 1 round-1.pdn --accept 3", ""));
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("1 with the colours of the record"), "{told}");
    assert!(told.contains("board 3 has these colours now"), "{told}");
    assert!(told.contains("up to round 2 stays as it is"), "{told}");
    let (_, view) = games(&folder, "");
    assert_eq!(said(&view, 3), "agreed", "the board is as the record has it");
    assert_eq!(view["games"][2]["colors_exchanged"], false);
    // The exported record has the colours of the board.
    let pdn = out(&arbiter(&folder, "event pdn trees.yaml --round 1", ""));
    let game = pdn.split("[Board \"3\"]").next().expect("a head");
    let white = game.rsplit("[White ").next().expect("a White tag");
    assert!(pdn.contains("[Board \"3\"]"), "{pdn}");
    assert!(!white.is_empty());
    let undone = arbiter(&folder, "event undo trees.yaml", "");
    assert_eq!(code(&undone), 0);
    assert_eq!(event(&folder), before);
}

#[test]
fn an_unknown_name_is_told_once_at_the_board_and_the_file_as_it_was_named() {
    let folder = desk();
    fs::create_dir(folder.path().join("evening")).expect("a folder");
    let path = folder.path().join("evening/round-1.pdn");
    fs::copy(folder.path().join("round-1.pdn"), &path).expect("a copy");
    let asked = "event games trees.yaml 1 ./evening/../evening/round-1.pdn --dry-run";
    let told = out(&arbiter(&folder, asked, ""));
    assert_eq!(told.matches("no player is called").count(), 1, "{told}");
    assert!(told.contains("board 8, ./evening/../evening/round-1.pdn#8: no player"), "{told}");
    assert!(told.contains("2 missing, 1 of no board"), "{told}");
    let (_, view) = games(&folder, " --dry-run");
    assert_eq!(view["surplus"][0]["board"], 8, "programs have it where it was");
}

#[test]
fn what_would_be_entered_is_said_before_it_is_accepted() {
    let folder = desk();
    let told = out(&arbiter(&folder, "event games trees.yaml 1 round-1.pdn", ""));
    let offer = |board: u16| {
        let start = format!("  board {board} would then have: ");
        let found = told.lines().find_map(|line| line.strip_prefix(&start));
        found.unwrap_or_else(|| panic!("board {board}: {told}")).to_owned()
    };
    let (_, view) = games(&folder, " --accept all --dry-run");
    for board in [3_u16, 4, 5, 10, 13, 14] {
        let game = &view["games"][usize::from(board) - 1];
        let name = |color: &str| game[color]["name"].as_str().expect("a name").to_owned();
        let after = game["after"].as_str().expect("a result");
        let entered = format!("{} - {} {after}", name("white"), name("black"));
        assert_eq!(offer(board), entered);
    }
}

#[test]
fn a_recorded_result_is_amended_with_a_reason_that_is_kept() {
    let folder = desk();
    let without = arbiter(&folder, "event games trees.yaml 1 round-1.pdn --amend", "");
    assert_eq!(code(&without), 2, "a reason is asked for");
    let (_, view) = games(&folder, " --amend --reason read_wrongly");
    assert_eq!(said(&view, 11), "amended, note");
    let text = event(&folder);
    for part in
        ["{board: 11, ", "# the slip was hard to read", "result: 1-1", "paired): read wrongly"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn a_result_that_a_record_replaces_is_named_at_once_and_in_the_history() {
    let folder = desk();
    let amend = "event games trees.yaml 1 round-1.pdn --amend --reason sheet";
    let told = out(&arbiter(&folder, &format!("{amend} --dry-run"), ""));
    assert!(told.contains("to amend, was 0-2"), "{told}");
    let told = out(&arbiter(&folder, amend, ""));
    assert!(told.contains("amended, was 0-2"), "{told}");
    let told = out(&arbiter(&folder, "event history trees.yaml", ""));
    assert!(told.contains("board 11 was 0-2"), "{told}");
    arbiter(&folder, "event games trees.yaml 1 round-1.pdn --accept all", "");
    let told = out(&arbiter(&folder, "event history trees.yaml --last 1", ""));
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("accepted although something disagrees: board"), "{told}");
}

#[test]
fn nothing_of_a_file_that_cannot_be_read_is_entered() {
    let folder = desk();
    let before = event(&folder);
    for (files, why) in
        [("nowhere.pdn", "nowhere.pdn"), ("round-1.pdn empty.pdn", "empty.pdn holds no game")]
    {
        fs::write(folder.path().join("empty.pdn"), "").expect("a file");
        let output = arbiter(&folder, &format!("event games trees.yaml 1 {files}"), "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(code(&output), 2, "{said}");
        assert!(said.contains(why), "{said}");
    }
    let round = arbiter(&folder, "event games trees.yaml 3 round-1.pdn", "");
    assert_eq!((code(&round), event(&folder)), (1, before), "round 3 is not paired");
}

#[test]
fn records_of_standard_input_are_entered_and_not_noted() {
    let folder = desk();
    let pdn = "[White \"Ash, Auk\"]\n[Black \"Birch, Bunting\"]\n\n1. 32-28 18-23 0-2\n";
    let output = arbiter(&folder, "event games trees.yaml 1 -", pdn);
    assert!(out(&output).contains("1 entered"), "{}", out(&output));
    assert_eq!(
        line(&folder, 1),
        "- {board: 1, white: p1, black: p2, result: 0-2, finished_after: 2}"
    );
}

#[test]
fn a_round_in_which_all_agrees_ends_well() {
    let folder = desk();
    let pdn = "[White \"Birch, B.\"]\n[Black \"Ash, A.\"]\n\n1. 32-28 18-23 1-0\n";
    fs::create_dir(folder.path().join("sheets")).expect("a folder");
    fs::write(folder.path().join("sheets/r2.pdn"), pdn).expect("a file");
    let output = arbiter(&folder, "event games trees.yaml 2 sheets", "");
    assert_eq!(code(&output), 0, "{}", out(&output));
    assert!(event(&folder).contains("result: 2-0, games: sheets/r2.pdn#1}"));
}

#[test]
fn a_ruling_of_adjudicate_is_recorded_and_its_result_entered() {
    let folder = desk();
    games(&folder, "");
    let asked = "adjudicate round-1.pdn --game 15 --rules international --claim repetition \
                 --at 64w --by white --format json";
    let ruling = arbiter(&folder, asked, "");
    assert_eq!(code(&ruling), 0, "{}", String::from_utf8_lossy(&ruling.stderr));
    let told = arbiter(&folder, "event ruling trees.yaml --from - --enter", &out(&ruling));
    assert_eq!(code(&told), 0, "{}", String::from_utf8_lossy(&told.stderr));
    assert!(
        out(&told).starts_with("round 1, board 14: recorded: repetition by White"),
        "{}",
        out(&told)
    );
    assert!(line(&folder, 14).contains("result: 1-1"), "{}", line(&folder, 14));
    let text = event(&folder);
    for part in ["round: 1, board: 14", "granted, 1-1", "round-1.pdn#15 sha256:", "6.1"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let again = arbiter(&folder, "event ruling trees.yaml --from - --enter", &out(&ruling));
    assert!(out(&again).contains("recorded before"), "{}", out(&again));
    assert_eq!(event(&folder), text);
    // The record still says 2-0, but the ruling prevails.
    let (_, view) = games(&folder, " --amend --reason all");
    assert_eq!(said(&view, 14), "ruled, settled result-against-record, settled result-differs");
    assert!(line(&folder, 14).contains("result: 1-1"), "{}", line(&folder, 14));
}

#[test]
fn what_the_laws_make_of_a_whole_game_is_a_ruling_too() {
    let folder = desk();
    let asked = "adjudicate round-1.pdn --game 5 --rules international --format json";
    let overview = out(&arbiter(&folder, asked, ""));
    let wrong = arbiter(&folder, "event ruling trees.yaml 6 --from -", &overview);
    assert_eq!(code(&wrong), 1, "{}", out(&wrong));
    let said = String::from_utf8_lossy(&wrong.stderr).into_owned();
    assert!(said.contains("the players of board 5, not 6"), "{said}");
    let told = arbiter(&folder, "event ruling trees.yaml p9 --from - --enter", &overview);
    assert_eq!(code(&told), 0, "{}", String::from_utf8_lossy(&told.stderr));
    assert!(line(&folder, 5).contains("result: 2-0"), "{}", line(&folder, 5));
}

/// Returns a ruling that White resigned in a game of these players, as `adjudicate` reports it.
fn resigned(folder: &TempDir, white: &str, black: &str, more: &str) -> String {
    let pdn = format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n{more}\n1. 32-28 18-23 {{[%resign w]}} *\n"
    );
    let answer = arbiter(folder, "adjudicate - --rules international --format json", &pdn);
    out(&answer)
}

fn refused(output: &Output) -> String {
    assert_eq!(code(output), 1, "{}", out(output));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_ruling_of_a_record_that_names_another_round_says_where_they_meet() {
    let folder = desk();
    let before = event(&folder);
    let told = resigned(&folder, "Cedar, Crow", "D. Dogwood", "[Round \"5\"]\n");
    let said = refused(&arbiter(&folder, "event ruling trees.yaml --from -", &told));
    assert!(said.contains("the record says round 5; they meet in round 1"), "{said}");
    assert!(said.contains("--round 1"), "{said}");
    assert_eq!(event(&folder), before);
    let taken = arbiter(&folder, "event ruling trees.yaml --from - --round 1", &told);
    assert_eq!(code(&taken), 0, "{}", String::from_utf8_lossy(&taken.stderr));
    assert!(out(&taken).starts_with("round 1, board 2: recorded: 0-2: White resigned"));
    assert!(out(&taken).contains("the record says round 5"), "{}", out(&taken));
    let nobody = resigned(&folder, "Cedar, Crow", "Ulmo, Urbu", "");
    let said = refused(&arbiter(&folder, "event ruling trees.yaml --from -", &nobody));
    assert!(said.contains("no player is called `Ulmo, Urbu`"), "{said}");
    assert!(said.contains("did you mean p21 Ulmo, Urubu?"), "{said}");
}

#[test]
fn a_ruling_with_reversed_colours_is_held_back_until_it_is_taken_so() {
    let folder = desk();
    let told = resigned(&folder, "Dogwood, D.", "Cedar, Crow", "");
    let said = refused(&arbiter(&folder, "event ruling trees.yaml --from - --enter", &told));
    let why = "the record has Dógwood, Dunlin with White and Cedar, Crow with Black; board 2 has \
               them the other way round";
    assert!(said.contains(why), "{said}");
    assert_eq!(line(&folder, 2), "- {board: 2, white: p3, black: p4}");
    // Naming the board by hand makes no difference: it is the same board with the same colours.
    refused(&arbiter(&folder, "event ruling trees.yaml 2 --round 1 --from -", &told));
    let taken = "event ruling trees.yaml --from - --enter --colors-swapped";
    let taken = arbiter(&folder, taken, &told);
    assert_eq!(code(&taken), 0, "{}", String::from_utf8_lossy(&taken.stderr));
    // Dogwood had White and resigned: the board now has these colours, and so does the text.
    let board = line(&folder, 2);
    assert!(board.contains("white: p4, black: p3, result: 0-2"), "{board}");
    let text = event(&folder);
    assert!(text.contains("ruling: \"0-2: White resigned\""), "{text}");
    assert!(text.contains("result: 0-2}"), "the ruling keeps the result as it is: {text}");
    assert!(out(&taken).contains("had White"), "{}", out(&taken));
    // The second time, there is nothing to exchange.
    let again = arbiter(&folder, "event ruling trees.yaml --from - --enter", &told);
    assert_eq!(code(&again), 0, "{}", String::from_utf8_lossy(&again.stderr));
    assert_eq!(line(&folder, 2), board);
}

#[test]
fn no_ruling_is_kept_that_contradicts_the_result_of_its_board() {
    let folder = desk();
    let told = resigned(&folder, "Ash, Auk", "Birch, Bunting", "[Round \"1\"]\n");
    arbiter(&folder, "event result trees.yaml --round 1 1=2-0", "");
    let before = event(&folder);
    let said = refused(&arbiter(&folder, "event ruling trees.yaml --from -", &told));
    assert!(said.contains("the ruling gives 0-2; board 1 has 2-0"), "{said}");
    assert!(said.contains("--enter --amend --reason"), "{said}");
    assert_eq!(event(&folder), before);
    let amended = "event ruling trees.yaml --from - --enter --amend --reason he_resigned";
    let amended = arbiter(&folder, amended, &told);
    assert_eq!(code(&amended), 0, "{}", String::from_utf8_lossy(&amended.stderr));
    assert!(line(&folder, 1).contains("result: 0-2"), "{}", line(&folder, 1));
    let again = arbiter(&folder, "event ruling trees.yaml --from -", &told);
    assert_eq!(code(&again), 0, "the board has that result now");
}

#[test]
fn a_ruling_of_a_named_board_is_kept_with_that_board() {
    let folder = desk();
    let pdn = "1. 32-28 18-23 {[%resign b]} *\n";
    let asked = "adjudicate - --event trees.yaml --round 1 --board 4 --format json";
    let told = out(&arbiter(&folder, asked, pdn));
    let kept = arbiter(&folder, "event ruling trees.yaml --from - --enter", &told);
    assert_eq!(code(&kept), 0, "{}", String::from_utf8_lossy(&kept.stderr));
    assert!(out(&kept).starts_with("round 1, board 4: recorded: 2-0: Black resigned"));
    assert!(line(&folder, 4).contains("result: 2-0"), "{}", line(&folder, 4));
    let other = told.replace("Trees and birds", "Another event");
    let said = refused(&arbiter(&folder, "event ruling trees.yaml --from -", &other));
    assert!(said.contains("the ruling is about a board of Another event"), "{said}");
}

#[test]
fn a_ruling_is_recorded_in_words() {
    let folder = desk();
    let told = arbiter(
        &folder,
        "event ruling trees.yaml 7 the_move_stands --round 1 --claim capture_missed --article A1_5.7 --arbiter Heron",
        "",
    );
    assert_eq!(
        out(&told),
        "round 1, board 7: recorded: capture missed: the move stands (A1 5.7; Heron)\n\
         note: round 1, board 7 has no result: the ruling enters none\n"
    );
    let (_, view) = games(&folder, "");
    assert_eq!(said(&view, 7), "entered, settled game-irregular");
    assert_eq!(view["games"][6]["rulings"][0], "capture missed: the move stands (A1 5.7; Heron)");
    let none = arbiter(&folder, "event ruling trees.yaml 99 no_such_board --round 1", "");
    assert_eq!(code(&none), 1);
    let no_json = arbiter(&folder, "event ruling trees.yaml --from -", "{}");
    assert_eq!(code(&no_json), 2);
}

#[test]
fn importing_games_names_the_command_that_enters_them() {
    let folder = desk();
    let output = arbiter(&folder, "event import round-1.pdn", "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(code(&output), 2, "{said}");
    assert!(said.contains("arbiter event games EVENT ROUND round-1.pdn"), "{said}");
}

#[test]
fn names_that_would_steer_a_terminal_are_disarmed() {
    let folder = desk();
    let pdn =
        "[White \"Ash\u{1b}[31m\u{202e}\"]\n[Black \"Birch, Bunting\"]\n\n1. 32-28 18-23 0-2\n";
    let output = arbiter(&folder, "event games trees.yaml 1 - --dry-run", pdn);
    let text = out(&output);
    assert!(text.contains("[name-unknown]"), "{text}");
    assert!(!text.contains(['\u{1b}', '\u{202e}']), "{text:?}");
}
