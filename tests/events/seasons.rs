//! Tests of events with teams, groups and stages, played through with commands alone.
//!
//! `tests/events/seasons/NAME.yaml` is an event before its first round, `NAME.commands` is what is
//! typed after `arbiter event`, with the event left out, and `tournaments/NAME.yaml` is the result.
//! The output of read-only commands, such as `report`, is in `NAME.said`.
//! `UPDATE_FIXTURES=1 cargo test --test events seasons::` rewrites both outputs; read the diff.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use draughts_arbiter::event::{Event, check_with, read};

/// Read-only commands, which do not appear in a history.
const LOOKS: [&str; 2] = ["federation-report", "norms"];

/// The events, with the number of commands that change them.
const SEASONS: [(&str, usize); 4] =
    [("ballots", 29), ("league", 19), ("team-cup", 12), ("title", 16)];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

/// Splits a line into words as a shell does; `'` keeps the text in between together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        match at % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// Runs a command about an event in a folder, and returns what it prints.
fn event(folder: &Path, verb: &str, name: &str, rest: &[String]) -> String {
    let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
    command.current_dir(folder).env_remove("COLUMNS").args(["event", verb, name]).args(rest);
    let output = command.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{verb} {name} {rest:?}: {said}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn shipped(name: &str) -> PathBuf {
    root().join("tournaments").join(format!("{name}.yaml"))
}

fn shipped_event(name: &str) -> Event {
    let text = fs::read_to_string(shipped(name)).expect("it is shipped");
    read(name, &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_season_is_played_by_commands() {
    for (name, commands) in SEASONS {
        let folder = tempfile::tempdir().expect("a folder");
        let seasons = root().join("tests/events/seasons");
        let file = folder.path().join(format!("{name}.yaml"));
        fs::copy(seasons.join(format!("{name}.yaml")), &file).expect("the start is there");
        let script =
            fs::read_to_string(seasons.join(format!("{name}.commands"))).expect("a script");
        let looks = |line: &&str| LOOKS.iter().any(|verb| line.split(' ').next() == Some(verb));
        assert_eq!(script.lines().filter(|line| !looks(line)).count(), commands, "{name}");
        fs::copy(seasons.join("norms.yaml"), folder.path().join("norms.yaml")).expect("norms");
        let mut said = String::new();
        for line in script.lines() {
            let words = words(line);
            let printed = event(folder.path(), &words[0], name, &words[1..]);
            if looks(&line) {
                said.push_str(&format!("$ {line}\n{printed}\n"));
            }
        }
        let told = seasons.join(format!("{name}.said"));
        if std::env::var_os("UPDATE_FIXTURES").is_some() && !said.is_empty() {
            fs::write(&told, &said).expect("what was said is written");
        }
        let golden =
            if said.is_empty() { String::new() } else { fs::read_to_string(&told).expect("said") };
        assert!(
            golden == said,
            "{name}.said: UPDATE_FIXTURES=1 cargo test --test events seasons::"
        );
        let played = fs::read_to_string(&file).expect("it is written");
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            fs::write(shipped(name), &played).expect("the event is written");
        }
        let golden = fs::read_to_string(shipped(name)).expect("it is shipped");
        assert!(golden == played, "{name}: UPDATE_FIXTURES=1 cargo test --test events seasons::");
        // Undoing everything leads back to the start.
        event(folder.path(), "undo", name, &[commands.to_string()]);
        let start = fs::read_to_string(seasons.join(format!("{name}.yaml"))).expect("the start");
        let undone = fs::read_to_string(&file).expect("it is there");
        assert_eq!(undone, start, "{name} undone");
    }
}

#[test]
fn the_seasons_are_sound_and_nothing_that_looks_writes() {
    for (name, _) in SEASONS {
        assert_eq!(check_with(&shipped_event(name)), [], "{name}");
        let before = fs::read(shipped(name)).expect("it is shipped");
        for verb in [
            "check",
            "pairings",
            "standings",
            "crosstable",
            "colours",
            "outstanding",
            "pdn",
            "federation-report",
        ] {
            assert!(!event(&root(), verb, name, &[]).is_empty(), "{name} {verb}");
        }
        assert_eq!(fs::read(shipped(name)).expect("it is shipped"), before, "{name}");
    }
}

/// Files of schema version 1, which read-only commands leave byte for byte as they are.
const FIRST_VERSION: [&str; 8] =
    ["autumn", "cup", "double", "duel", "north-south", "spring", "summer", "winter"];

#[test]
fn nothing_that_looks_changes_a_file_of_the_first_version() {
    for name in FIRST_VERSION {
        let before = fs::read_to_string(shipped(name)).expect("it is shipped");
        assert!(before.contains("schema: arbiter.event/1\n"), "{name}");
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(format!("{name}.yaml"));
        fs::copy(shipped(name), &file).expect("a copy");
        for verb in ["check", "pairings", "standings", "crosstable", "colours", "outstanding"] {
            let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
            let output = command.current_dir(folder.path()).args(["event", verb, name]).output();
            assert!(output.expect("it runs").status.code().is_some(), "{name} {verb}");
            assert_eq!(fs::read_to_string(&file).expect("it is there"), before, "{name} {verb}");
        }
        let all = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(all, 1, "{name}: nothing beside it");
    }
}

/// Parses the rows of a list into cells.
fn cells(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let row = |row: Result<csv::StringRecord, csv::Error>| {
        row.expect("a row").iter().map(str::to_owned).collect()
    };
    reader.records().map(row).collect()
}

fn csv_of(verb: &str, name: &str, more: &[&str]) -> Vec<Vec<String>> {
    let rest: Vec<String> =
        ["--format", "csv"].iter().chain(more).map(ToString::to_string).collect();
    cells(&event(&root(), verb, name, &rest))
}

/// Adds up the match points and board points of a team directly from the boards in the file.
fn by_hand(event: &Event, team: &str) -> (i64, i64) {
    let mut sum = (0, 0);
    for paired in &event.rounds {
        for one in paired.matches.iter().filter(|one| one.has(&team.parse().unwrap())) {
            let mut own = [0, 0];
            for board in paired.boards.iter().filter(|board| board.in_match == Some(one.number)) {
                let score = board.result[0].score().expect("it was played");
                let home_is_white = board.seat.expect("a seat") % 2 == 1;
                let (home, away) = match home_is_white {
                    true => (score.first, score.second),
                    false => (score.second, score.first),
                };
                own[0] += home.in_hundredths();
                own[1] += away.in_hundredths();
            }
            for vacant in &one.vacant {
                own[usize::from(vacant.home.is_none())] += 200;
            }
            let is_home = one.home.as_str() == team;
            let [mine, theirs] = if is_home { own } else { [own[1], own[0]] };
            sum.0 += 1 + (mine - theirs).signum();
            sum.1 += mine / 100;
        }
    }
    sum
}

#[test]
fn the_standings_of_teams_are_the_sums_of_their_boards() {
    for name in ["league", "team-cup"] {
        let rows = csv_of("standings", name, &[]);
        let event = shipped_event(name);
        assert_eq!(rows.len(), event.teams.len());
        let mut last = (i64::MAX, i64::MAX);
        for row in rows {
            let points = (row[4].parse().unwrap(), row[5].parse().unwrap());
            assert_eq!(points, by_hand(&event, &row[1]), "{name} {}", row[1]);
            assert!(points <= last, "{name}: match points, then board points");
            last = points;
        }
    }
}

#[test]
fn a_list_of_pairings_of_teams_has_the_points_of_white_first_and_is_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let event_of = shipped_event("league");
    fs::copy(shipped("league"), folder.path().join("league.yaml")).expect("a copy");
    let list = folder.path().join("list.csv").to_string_lossy().into_owned();
    let rest = ["--round", "2", "-o", &list].map(str::to_owned);
    event(folder.path(), "pairings", "league", &rest);
    let rows = cells(&fs::read_to_string(&list).expect("it is written"));
    for (row, board) in rows.iter().zip(&event_of.rounds[1].boards) {
        let place = format!("{}.{}", board.in_match.unwrap(), board.seat.unwrap());
        assert_eq!((&row[0], &row[1]), (&board.board.to_string(), &place));
        assert_eq!(
            (&row[2], row[9].as_str()),
            (&board.white.to_string(), team_of(&event_of, &row[2]))
        );
        assert_eq!(row[5], board.result[0].to_string());
    }
    let rest = ["--round", "2", "--from", &list].map(str::to_owned);
    let said = event(folder.path(), "result", "league", &rest);
    let after = fs::read(folder.path().join("league.yaml")).expect("it is there");
    assert_eq!(after, fs::read(shipped("league")).unwrap(), "{said}");
}

fn team_of<'e>(event: &'e Event, id: &str) -> &'e str {
    &event.team_of(&id.parse().unwrap()).expect("a member").name
}

#[test]
fn a_final_is_shown_apart_from_its_groups() {
    let final_rows = csv_of("standings", "title", &[]);
    let event_of = shipped_event("title");
    let field: Vec<String> = event_of.stages[0].field.iter().map(ToString::to_string).collect();
    let mut shown: Vec<String> = final_rows.iter().map(|row| row[1].clone()).collect();
    shown.sort_by_key(|id| field.iter().position(|one| one == id));
    assert_eq!(shown, field, "the four who qualified");
    let groups = event(&root(), "standings", "title", &["--stage".into(), "1".into()]);
    for group in ["group A", "group B"] {
        assert!(groups.contains(&format!("Final standings, {group}")), "{groups}");
    }
    let first = event(&root(), "pairings", "title", &["--round".into(), "6".into()]);
    assert!(first.contains("Round 6 of 8, final"), "{first}");
    let json = event(&root(), "crosstable", "title", &["--format".into(), "json".into()]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["round"], &json["event"]["stage"]), (&8.into(), &"final".into()));
    assert_eq!(json["rows"][0]["rounds"][0]["round"], 6, "rounds of the whole event");
}
