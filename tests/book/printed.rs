//! All JSON that a command prints matches the schema of its kind.
//!
//! Runs every command, over all example events, records, tournament reports and rating lists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Command as Described;
use draughts_arbiter::cli;
use draughts_arbiter::schemas::Document;
use jsonschema::Validator;
use serde_json::Value;

/// Validates printed documents against the schemas.
struct SchemaChecks {
    validators: BTreeMap<String, (Document, Validator)>,
    /// The kinds that were printed, and the commands that printed something.
    kinds: BTreeSet<Document>,
    commands: BTreeSet<String>,
    documents: usize,
    wrong: Vec<String>,
}

impl SchemaChecks {
    fn new() -> Self {
        let validator = |document: &Document| {
            let schema: Value = serde_json::from_str(document.schema()).unwrap();
            assert_eq!(schema["$id"], format!("urn:{}", document.id().replacen('.', ":", 1)));
            let validator = jsonschema::draft202012::new(&schema).unwrap();
            (document.id().to_owned(), (*document, validator))
        };
        Self {
            validators: Document::ALL.iter().map(validator).collect(),
            kinds: BTreeSet::new(),
            commands: BTreeSet::new(),
            documents: 0,
            wrong: Vec::new(),
        }
    }

    /// Runs a command and checks the documents that it prints.
    ///
    /// Blanks separate the words of `command`.
    fn run(&mut self, folder: &Path, command: &str, more: &[&str]) {
        let words = command.split(' ').chain(more.iter().copied());
        let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(words)
            .current_dir(folder)
            .env_remove("ARBITER_LANG")
            .output()
            .unwrap();
        let (out, err) = (
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        );
        // A command that does not apply to this event is refused; other tests cover that.
        assert!(matches!(output.status.code(), Some(0..=2)), "{command} {more:?}: {err}");
        self.check(&format!("{command} {more:?}"), command, &out);
    }

    /// Checks the output of a command: one document, or one on each line.
    fn check(&mut self, what: &str, command: &str, text: &str) {
        let documents: Vec<Value> = match serde_json::from_str(text) {
            Ok(Value::Array(documents)) => documents,
            Ok(document) => vec![document],
            Err(_) => text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect(),
        };
        if documents.is_empty() {
            assert!(text.trim_start().is_empty() || !text.contains("\"schema\""), "{what}: {text}");
            return;
        }
        let options = command.find(" --").unwrap_or(command.len());
        self.commands.insert(command[..options].to_owned());
        for document in documents {
            self.documents += 1;
            let Some(id) = document["schema"].as_str() else {
                self.wrong.push(format!("{what}: no schema"));
                continue;
            };
            let Some((kind, validator)) = self.validators.get(id) else {
                self.wrong.push(format!("{what}: {id} has no schema"));
                continue;
            };
            self.kinds.insert(*kind);
            let faults = validator.iter_errors(&document).take(2);
            let faults: Vec<String> =
                faults.map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
            if !faults.is_empty() {
                self.wrong.push(format!("{what}: {id}: {}", faults.join("; ")));
            }
        }
    }
}

/// Returns the files in a folder and its subfolders with this ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false if path.to_string_lossy().ends_with(ending) => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder}/**/*{ending}");
    found
}

/// Returns the example events: those that ship, and those of the book and the tests.
fn events() -> Vec<PathBuf> {
    let folders = ["tournaments", "docs/src", "tests", "fixtures/events"];
    let all = folders.iter().flat_map(|folder| files(folder, ".yaml"));
    all.filter(|path| {
        fs::read_to_string(path)
            .is_ok_and(|text| text.lines().any(|line| line.starts_with("schema: arbiter.event/")))
    })
    .collect()
}

/// Returns the commands that can print JSON, by their full names.
fn commands_with_json() -> BTreeSet<String> {
    fn walk(command: &Described, name: &str, found: &mut BTreeSet<String>) {
        for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
            walk(below, format!("{name} {}", below.get_name()).trim(), found);
        }
        let formats = command.get_arguments().filter(|argument| argument.get_id() == "format");
        let mut words = formats.flat_map(|argument| argument.get_possible_values());
        if words.any(|word| matches!(word.get_name(), "json" | "jsonl")) {
            found.insert(name.to_owned());
        }
    }
    let mut arbiter = cli::command_line();
    arbiter.build();
    let mut found = BTreeSet::new();
    walk(&arbiter, "", &mut found);
    found
}

#[test]
fn whatever_is_printed_as_json_is_what_its_schema_says() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let work = tempfile::TempDir::new().unwrap();
    let json = ["--format", "json"];
    let mut held = SchemaChecks::new();
    of_laws(&mut held, home);
    of_records(&mut held, home, work.path());
    for event in events() {
        of_event(&mut held, home, event.to_str().unwrap());
    }
    for report in files("tests", ".trf") {
        for command in ["trf standings", "trf check"] {
            held.run(home, command, &[&[report.to_str().unwrap()][..], &json].concat());
        }
    }
    held.run(home, "event list", &json);
    of_ratings(&mut held, work.path());
    of_games_of_an_event(&mut held, home, work.path());
    println!("{} documents of {} kinds", held.documents, held.kinds.len());
    let wrong = &held.wrong;
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
    // No command prints the kinds that people write.
    let printed = Document::ALL.iter().filter(|document| !document.is_written_by_people());
    let missing: Vec<_> = printed.filter(|document| !held.kinds.contains(document)).collect();
    assert!(missing.is_empty(), "never printed: {missing:?}");
    // With the same option, these print views for people only.
    let sheets = ["event lineup-sheet", "event match-sheet", "event ruling", "schema"];
    let missing: Vec<_> = commands_with_json()
        .into_iter()
        .filter(|name| !held.commands.contains(name) && !sheets.contains(&name.as_str()))
        .collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

fn of_laws(held: &mut SchemaChecks, home: &Path) {
    for (command, more) in [
        ("rules list", &[][..]),
        ("rules fields", &[]),
        ("rules show", &["international"]),
        ("rules show", &["russian", "--set", "no-progress.moves=16"]),
        ("rules show", &["mundigames"]),
        ("rules diff", &["international", "frisian"]),
        ("rules diff", &["russian", "russian"]),
        ("openings list", &[]),
        ("openings show", &["idf", "I-2"]),
        ("openings show", &["acf", "1"]),
        ("openings check", &[]),
        ("openings check", &["tests/cmd/files/openings-broken.yaml"]),
        ("openings find", &["--fen", "W:Wa3:Bb4"]),
        ("openings find", &["fixtures/archive/club.pdn"]),
        ("moves", &["--rules", "international"]),
        ("moves", &["--rules", "russian", "--fen", "W:Wc3,Kd2:Bb4,d4"]),
        ("moves", &["--rules", "russian", "--why", "a3-b5"]),
        ("moves", &["--rules", "international", "--why", "32-28"]),
        ("count", &["--rules", "international", "--fen", "W:WK1,K2:BK50"]),
        ("count", &["--rules", "russian", "--fen", "W:WKa1,Kb2,Kc1:BKh8"]),
        ("count", &["--scoring", "delft", "--fen", "W:W31,32,33:B1,2"]),
        ("count", &["--scoring", "plus-draw", "--fen", "W:W31,32,33,34:B1"]),
    ] {
        held.run(home, command, &[more, &["--format", "json"]].concat());
    }
    let rules: Vec<String> =
        draughts_arbiter::rules::names().iter().map(|name| (*name).to_owned()).collect();
    for name in rules {
        held.run(home, "rules show", &[&name, "--format", "json"]);
    }
}

fn of_records(held: &mut SchemaChecks, home: &Path, work: &Path) {
    let mut records = files("fixtures", ".pdn");
    records.extend(files("tests/cmd", ".pdn"));
    let named: Vec<&str> = records.iter().map(|path| path.to_str().unwrap()).collect();
    let summary = work.join("summary.json");
    let summary = summary.to_str().unwrap();
    held.run(
        home,
        "validate --format jsonl --variations --summary",
        &[&[summary][..], &named].concat(),
    );
    held.check("--summary", "validate", &fs::read_to_string(summary).unwrap());
    held.run(home, "validate --format json", &named);
    held.run(home, "guess --format json", &named);
    for (number, shard) in ["1/2", "2/2"].iter().enumerate() {
        let part = work.join(format!("{number}.part"));
        let args = ["--format", "jsonl", "--shard", shard, "-o", part.to_str().unwrap()];
        held.run(home, "validate", &[&args[..], &named].concat());
        held.check("a part", "validate", &fs::read_to_string(part).unwrap());
    }
    for format in ["json", "jsonl"] {
        held.run(work, "report merge", &["--format", format, "0.part", "1.part"]);
    }
    for to in ["games", "positions", "findings"] {
        held.run(home, "convert --to", &[&[to][..], &named].concat());
    }
    held.run(
        home,
        "convert --duplicates --format jsonl",
        &["fixtures/archive/club.pdn", "fixtures/archive/site.pdn"],
    );
    for record in &named {
        let text = fs::read(record).unwrap_or_default();
        let games =
            text.windows(7).filter(|here| here.starts_with(b"[Event ")).count().clamp(1, 12);
        for game in 1..=games {
            let game = game.to_string();
            let base = [record, "--format", "json", "--game", &game];
            held.run(home, "adjudicate", &base);
            for (claim, by) in [
                ("repetition", "white"),
                ("no-progress", "black"),
                ("ending", "white"),
                ("agreement", "black"),
                ("touched", "white"),
                ("capture-missed", "white"),
            ] {
                let claim = ["--claim", claim, "--by", by, "--rules", "international"];
                held.run(home, "adjudicate", &[&base[..], &claim].concat());
            }
        }
    }
}

fn of_event(held: &mut SchemaChecks, home: &Path, event: &str) {
    let json = ["--format", "json"];
    let text = fs::read_to_string(event).unwrap();
    for command in [
        "event standings",
        "event standings --players",
        "event standings --clubs",
        "event crosstable",
        "event colours",
        "event bracket",
        "event players",
        "event team show",
        "event fixtures",
        "event outstanding",
        "event division show",
        "event playoff show",
        "event prize show",
        "event book",
        "event federation-report",
        "event export",
        "event history",
        "event pairings",
        "event pairings --by name",
        "event explain",
        "event norms --norms fixtures/norms/wood.yaml",
    ] {
        held.run(home, command, &[&[event][..], &json].concat());
    }
    for round in ["1", "2", "3"] {
        for command in ["event pairings", "event explain", "event fixtures", "event standings"] {
            held.run(home, command, &[&[event, "--round", round][..], &json].concat());
        }
    }
    for id in ["p1", "p2", "p7", "t1", "t2"] {
        if text.contains(&format!("id: {id},")) {
            held.run(home, "event player", &[&[event, id][..], &json].concat());
            held.run(home, "event standings --explain", &[&[id, event][..], &json].concat());
            held.run(home, "event prize show --explain", &[&[id, event][..], &json].concat());
        }
    }
}

/// Checks what is printed of a rating list, and of an event that changes it.
fn of_ratings(held: &mut SchemaChecks, work: &Path) {
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(words)
            .current_dir(work)
            .output()
            .unwrap();
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    let event = "schema: arbiter.event/1\nname: Evening\nstart: 2026-09-01\nend: 2026-09-02\n\
                 system: {kind: round-robin, rounds: 1, seed: 1}\nplayers:\n\
                 - {id: p1, name: \"Ash, Ann\", rating: 1400}\n\
                 - {id: p2, name: \"Elm, Eva\", rating: 1300}\nrounds:\n- round: 1\n  boards:\n\
                 \x20 - {board: 1, white: p1, black: p2, result: 2-0}\n";
    fs::create_dir_all(work.join("tournaments")).unwrap();
    fs::write(work.join("tournaments/evening.yaml"), event).unwrap();
    run(&["rating", "update", "evening", "--list", "club", "--scheme", "fmjd"]);
    for (command, more) in [
        ("rating list", &[][..]),
        ("rating explain", &["ann"]),
        ("rating crosstable", &["evening"]),
        ("rating history", &[]),
    ] {
        held.run(work, command, &[more, &["--list", "club", "--format", "json"]].concat());
    }
}

/// Game records, compared with the boards of a round.
fn of_games_of_an_event(held: &mut SchemaChecks, home: &Path, work: &Path) {
    let event = work.join("trees.yaml");
    fs::copy(home.join("fixtures/events/games/trees.yaml"), &event).unwrap();
    let games = files("fixtures/events/games", ".pdn");
    for round in ["1", "2"] {
        for game in &games {
            let args =
                ["./trees.yaml", round, game.to_str().unwrap(), "--dry-run", "--format", "json"];
            held.run(work, "event games", &args);
        }
    }
}
