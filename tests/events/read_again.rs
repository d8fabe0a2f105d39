//! Tests that every file a command writes about an event can be read by each of our readers,
//! without a warning and with equal values. The events are those of the examples, and one for each
//! way of scoring.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// Runs the program in a folder.
fn arbiter(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary");
    command.current_dir(folder).args(args).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the files with this ending in a folder and its subfolders.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => found.extend(files(&path, ending)),
            false if path.to_string_lossy().ends_with(ending) => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}

/// Returns the events that come with the program, each in a folder of its own with the files beside
/// it, and for every way of scoring an event that contains each possible result.
fn events() -> Vec<(TempDir, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tournaments", "fixtures/events", "tests/cmd"];
    let given = folders.iter().flat_map(|folder| files(&root.join(folder), ".yaml"));
    let mut all = Vec::new();
    for path in given {
        let document = fs::read_to_string(&path).unwrap_or_default();
        if !document.starts_with("schema: arbiter.event") && !document.contains("\nsystem:") {
            continue;
        }
        let desk = TempDir::new().expect("a folder");
        let beside = path.parent().expect("a folder");
        for other in files(beside, "") {
            let to = desk.path().join(other.strip_prefix(beside).expect("it lies there"));
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            fs::copy(&other, &to).expect("a copy");
        }
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        all.push((desk, name));
    }
    for (scoring, results) in [
        ("{mode: delft}", "12-0 9-1 8-2 7-3 6-4 5-5 1-9 0-12 0-0"),
        ("{mode: delft-10}", "10-0 9-1 5-5 0-10"),
        ("{mode: delft-4-3-2}", "4-0 3-1 2-2 1-3"),
        ("{mode: delft-5-3-2}", "5-0 3-1 2-2 0-5"),
        ("{mode: delft-2-1.5-1}", "2-0 1.5-0.5 1-1 0.5-1.5 0-2"),
        ("{mode: plus-draw}", "2-0 1+-1- 1--1+ 1-1 0-2"),
        ("{mode: goes}", "2-0 1.02-0.98 0.75-1.25 1-1 0-2"),
        ("{mode: plus-draw, win: 3}", "3-0 1+-1- 1-1 0-3"),
        ("{win: 1, draw: 0.5, loss: 0}", "1-0 0.5-0.5 0-1 0-0"),
        ("{win: 3, draw: 1, loss: 0}", "3-0 1-1 0-3"),
    ] {
        let results: Vec<&str> = results.split(' ').collect();
        let mut event = format!(
            "schema: arbiter.event/1\nname: Trees\nsystem: {{kind: swiss, rounds: 3}}\n\
             scoring: {scoring}\nplayers:\n"
        );
        for player in 1..=2 * results.len() {
            event += &format!("  - {{id: p{player}, name: \"Alder{player}, Ash\"}}\n");
        }
        event += "rounds:\n  - round: 1\n    boards:\n";
        for (at, result) in results.iter().enumerate() {
            let (board, white, black) = (at + 1, 2 * at + 1, 2 * at + 2);
            event += &format!(
                "      - {{board: {board}, white: p{white}, black: p{black}, result: {result}}}\n"
            );
        }
        let desk = TempDir::new().expect("a folder");
        fs::write(desk.path().join("scored.yaml"), event).expect("a file");
        all.push((desk, "scored.yaml".into()));
    }
    all
}

/// Returns the lines in which `arbiter` objects to what it has read.
fn objections(output: &Output) -> Vec<String> {
    let said = text(&output.stdout) + &text(&output.stderr);
    let is_one = |line: &&str| {
        ["warning", "error", "irregularity"].iter().any(|word| {
            line.trim_start().starts_with(&format!("{word}["))
                || line.starts_with(&format!("{word}:"))
        })
    };
    said.lines().filter(is_one).map(str::to_owned).collect()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}{}", text(&output.stdout), text(&output.stderr)))
}

/// Writes the games of an event as PDN and reads them with `validate` and `event games`.
fn pdn_of(folder: &Path, name: &str, wrong: &mut Vec<String>) {
    let written = arbiter(folder, &["event", "pdn", name, "-o", "out.pdn"]);
    if !written.status.success() {
        return;
    }
    let read = arbiter(folder, &["validate", "out.pdn", "--strict"]);
    wrong.extend(objections(&read));
    assert!(read.status.success(), "{name}: {}", text(&read.stdout));
    let document = fs::read_to_string(folder.join(name)).expect("an event");
    let is_micro = document.contains("mode: micro-match");
    for round in 1..=9 {
        let of_round = arbiter(
            folder,
            &["event", "pdn", name, "--round", &round.to_string(), "-o", "round.pdn"],
        );
        if !of_round.status.success() || is_micro {
            break;
        }
        let args = ["event", "games", name, &round.to_string(), "round.pdn"];
        let output = arbiter(folder, &[&args[..], &["--dry-run", "--format", "json"]].concat());
        let _ = fs::remove_file(folder.join("round.pdn"));
        if output.stdout.is_empty() {
            // A round with only forfeits has no games.
            continue;
        }
        let view = json(&output);
        for game in view["games"].as_array().expect("a list") {
            let all = game["disagreements"].as_array().expect("a list").iter();
            let against = all.filter(|one| {
                let kind = one["kind"].as_str().unwrap_or_default();
                kind == "result-against-record"
                    || kind == "result-differs"
                    || kind.contains("score")
            });
            wrong.extend(against.map(|one| format!("{name} {round}: {one}")));
        }
    }
}

/// Writes the FIDE report and reads it both as a report and as an event.
fn trf_of(folder: &Path, name: &str, wrong: &mut Vec<String>) {
    let written = arbiter(folder, &["event", "export", name, "-o", "out.trf"]);
    if !written.status.success() {
        return;
    }
    for args in [
        &["trf", "standings", "out.trf"][..],
        &["event", "import", "out.trf", "--as", "again.yaml"],
    ] {
        let read = arbiter(folder, args);
        wrong.extend(objections(&read).into_iter().map(|line| format!("{name} {args:?}: {line}")));
    }
    let again = arbiter(folder, &["event", "export", "again.yaml", "-o", "again.trf"]);
    if !again.status.success() {
        wrong.push(format!("{name}: {}", text(&again.stderr)));
        return;
    }
    // The players, with their points and all of their games. Places are left out: they depend on
    // tie-breaks that a report may be unable to name, and the import reports them.
    let unplaced = |line: &str| -> String {
        let place = 85..89;
        line.chars().enumerate().filter(|(at, _)| !place.contains(at)).map(|(_, c)| c).collect()
    };
    let players = |file: &str| -> Vec<String> {
        let report = fs::read_to_string(folder.join(file)).expect("a report");
        report.lines().filter(|line| line.starts_with("001")).map(unplaced).collect()
    };
    let rounds = |event: &str| -> Value {
        json(&arbiter(folder, &["event", "export", event, "--format", "json"]))["event"]["rounds"]
            .clone()
    };
    let boards = |event: &str| -> Vec<Vec<u64>> {
        let rounds = rounds(event);
        let all = rounds.as_array().map(Vec::as_slice).unwrap_or_default().iter();
        all.map(|round| {
            let boards = round["boards"].as_array().map(Vec::as_slice).unwrap_or_default();
            boards.iter().filter_map(|board| board["board"].as_u64()).collect()
        })
        .collect()
    };
    let document = fs::read_to_string(folder.join(name)).expect("an event");
    let struck_out = document.contains("annulled");
    if !document.contains("team_match") && !struck_out && boards(name) != boards("again.yaml") {
        wrong.push(format!("{name}: the boards have other numbers when the report is read again"));
    }
    if players("out.trf") != players("again.trf") {
        wrong.push(format!("{name}: the players of the report are others when it is read again"));
    }
}

/// Writes the cross-tables for other programs and reads them as events: everybody's points are the
/// same.
fn tables_of(folder: &Path, name: &str, wrong: &mut Vec<String>) {
    let points = |event: &str| -> Vec<(String, Value)> {
        let view = json(&arbiter(folder, &["event", "standings", event, "--format", "json"]));
        let rows = view["tables"][0]["rows"].as_array().expect("a list").iter();
        let mut points: Vec<(String, Value)> = rows
            .map(|row| {
                let name = row["player"]["name"].as_str().unwrap_or_default().to_owned();
                (name, row["points"].clone())
            })
            .collect();
        points.sort_by(|one, other| one.0.cmp(&other.0));
        points
    };
    for format in ["dap", "toernooibase"] {
        let table = format!("out-{format}.csv");
        let written = arbiter(folder, &["event", "export", name, "--format", format, "-o", &table]);
        if !written.status.success() {
            continue;
        }
        let again = format!("again-{format}.yaml");
        let read = arbiter(folder, &["event", "import", &table, "--as", &again]);
        wrong.extend(objections(&read).into_iter().map(|line| format!("{name} {format}: {line}")));
        if !read.status.success() {
            wrong.push(format!("{name} {format}: {}", text(&read.stderr)));
            continue;
        }
        // What the table cannot hold is reported, and then the points may differ.
        let said = text(&written.stderr) + &text(&read.stderr) + &text(&read.stdout);
        if name == "scored.yaml" && points(name) != points(&again) {
            wrong.push(format!("{name} {format}: other points: {said}"));
        }
    }
}

/// Writes the players as a list and adds them to another event.
fn list_of(folder: &Path, name: &str, wrong: &mut Vec<String>) {
    let listed = arbiter(folder, &["event", "players", name, "-o", "players.csv"]);
    if !listed.status.success() {
        return;
    }
    let new = ["event", "new", "other.yaml", "--name", "Other", "--rounds", "9"];
    arbiter(folder, &[&new[..], &["--system", "swiss"]].concat());
    let added = arbiter(folder, &["event", "add", "other.yaml", "--from", "players.csv"]);
    wrong.extend(objections(&added).into_iter().map(|line| format!("{name} {line}")));
    if !added.status.success() {
        wrong.push(format!("{name}: {}", text(&added.stderr)));
        return;
    }
    let players = |event: &str| -> Vec<(String, Value, Value)> {
        let view = json(&arbiter(folder, &["event", "players", event, "--format", "json"]));
        let all = view["players"].as_array().expect("a list").iter();
        let mut players: Vec<_> = all
            .map(|one| (one["name"].to_string(), one["rating"].clone(), one["birth"].clone()))
            .collect();
        players.sort_by(|one, other| one.0.cmp(&other.0));
        players
    };
    // What would control a terminal or be a formula in a spreadsheet is written differently.
    if name != "hostile.yaml" && players(name) != players("other.yaml") {
        wrong.push(format!("{name}: its list of players gives others"));
    }
}

/// Publishes the event and reads the games on its public pages.
fn site_of(folder: &Path, name: &str, wrong: &mut Vec<String>) {
    let published = arbiter(folder, &["publish", name, "-o", "site", "--languages", "en"]);
    if !published.status.success() {
        return;
    }
    for pdn in files(&folder.join("site"), ".pdn") {
        let read = arbiter(folder, &["validate", &pdn.to_string_lossy(), "--strict"]);
        wrong.extend(objections(&read).into_iter().map(|line| format!("{name} site: {line}")));
    }
}

#[test]
fn what_is_written_of_an_event_is_read_without_a_warning_and_with_equal_values() {
    let mut wrong = Vec::new();
    let mut tried = 0;
    for (folder, name) in events() {
        let at = folder.path();
        pdn_of(at, &name, &mut wrong);
        trf_of(at, &name, &mut wrong);
        tables_of(at, &name, &mut wrong);
        list_of(at, &name, &mut wrong);
        site_of(at, &name, &mut wrong);
        tried += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tried > 30, "{tried}");
}
