//! Checks the dependencies between modules.
//!
//! Each module may import only what its entry in the list allows, and only the command line prints
//! or depends on the outside world.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every top-level module, and the modules of the same crate that it may import.
///
/// Dependencies between crates are declared in the manifests, and Cargo enforces them: games and
/// events do not know each other, both build on the common ground, and only the program knows both.
/// A module that is not listed here fails the test: add it at its place.
const ROOMS: &[(&str, &[&str])] = &[
    // The crate for YAML that people write: read with source positions, edited in place.
    ("read", &[]),
    ("edit", &["read"]),
    // One text file and its history; a crate with one module.
    ("journal", &[]),
    // Messages as values.
    ("said", &[]),
    ("numbers", &[]),
    // Scores as people write them.
    ("score", &[]),
    // Detects the encoding of a text that does not state it.
    ("encoding", &[]),
    ("entities", &[]),
    ("diag", &["said"]),
    // Documents that people write in YAML: a fault in one becomes a finding.
    ("document", &["said", "diag"]),
    ("board", &["said", "diag"]),
    ("rules", &["said", "diag", "document", "board"]),
    ("moves", &["said", "diag", "board", "rules"]),
    ("pdn", &["said", "diag", "score", "encoding", "entities"]),
    ("openings", &["said", "diag", "document", "board", "rules", "moves", "pdn"]),
    ("draw", &["said", "diag", "board", "rules", "moves"]),
    ("record", &["said", "diag", "score", "board", "rules", "moves", "pdn", "draw"]),
    // The inputs of Swiss pairing.
    ("color", &["said"]),
    ("color_history", &["color"]),
    ("lot", &[]),
    ("points", &["said"]),
    ("baku", &["points"]),
    ("parity", &[]),
    ("rating_tables", &[]),
    ("methods", &[]),
    ("field", &["said", "color", "points", "parity"]),
    (
        "swiss",
        &[
            "said",
            "color",
            "color_history",
            "lot",
            "points",
            "baku",
            "parity",
            "rating_tables",
            "methods",
            "field",
        ],
    ),
    // Checks the pairings of `swiss`; shares nothing with it but the input.
    ("verify", &["said", "color", "lot", "points", "parity", "field"]),
    ("event", &["said", "diag", "document", "score"]),
    ("standings", &["diag", "event"]),
    // The in-group order of a Swiss may be a tie-break.
    ("pairing", &["diag", "event", "field", "swiss", "standings"]),
    // What an arbiter does to an event: above all that changes one.
    ("acts", &["said", "event", "pairing"]),
    // Tournament reports: a crate with one module that knows no events; above it, the conversion
    // between reports and events. A report names the pairing system.
    ("trf", &["diag", "encoding", "event", "field", "swiss", "standings"]),
    ("ratings", &["diag", "document", "event"]),
    ("prizes", &["diag", "document", "event", "standings"]),
    ("norms", &["diag", "document", "event"]),
    // Builds sentences from values in the reader's language; a crate of four files.
    ("language", &[]),
    ("case", &[]),
    ("catalogue", &["language", "case"]),
    ("finding", &["language", "catalogue"]),
    ("frame", &["language"]),
    // The views, and the program's words beside the engine's: records, and above them events, each
    // a crate with one module.
    (REPORT, &[]),
    (EVENT_REPORT, &[REPORT]),
    // What a screen, a server and a shell all call; a crate with one module.
    (APP, &[REPORT, EVENT_REPORT]),
    // The program. Schemas are generated from the views.
    ("schemas", &[REPORT, EVENT_REPORT]),
    ("cli", &[REPORT, EVENT_REPORT, APP, "schemas"]),
    // The crate roots: a library lists its modules, the binary starts the command line.
    ("lib", &[]),
    ("main", &["cli"]),
];

/// The source folders of the crates and of the program.
const CRATES: &[&str] = &[
    "crates/ground/src",
    "crates/yaml/src",
    "crates/journal/src",
    "crates/board/src",
    "crates/rules/src",
    "crates/moves/src",
    "crates/games/src",
    "crates/pairing/src",
    "crates/trf/src",
    "crates/events/src",
    "crates/words/src",
    "crates/report/src",
    "crates/event-report/src",
    "crates/app/src",
    "src",
];

/// The crates that count as one module: within them, `crate::` names only their own files.
const OF_ONE_ROOM: &[(&str, &str)] = &[
    ("crates/board/src", "board"),
    ("crates/rules/src", "rules"),
    ("crates/moves/src", "moves"),
    ("crates/journal/src", "journal"),
    ("crates/trf/src", "trf"),
    ("crates/report/src", REPORT),
    ("crates/event-report/src", EVENT_REPORT),
    ("crates/app/src", APP),
];

const REPORT: &str = "report";
const EVENT_REPORT: &str = "event_report";
const APP: &str = "app";

/// The prefixes of a path to a module. Every module may import the common ground.
const ROOTS: [&str; 4] = ["crate::", "draughts_arbiter::", "draughts_games::", "draughts_events::"];

/// The modules of the libraries; the program may import all of them.
const LIBRARIES: &[&str] = &[
    "said",
    "diag",
    "document",
    "board",
    "rules",
    "moves",
    "pdn",
    "draw",
    "openings",
    "record",
    "acts",
    "event",
    "field",
    "swiss",
    "verify",
    "standings",
    "pairing",
    "trf",
    "ratings",
    "prizes",
    "norms",
    "words",
];

/// One source file of a crate.
pub(crate) struct Source {
    /// The source folder of its crate.
    home: String,
    /// Its path below `home`, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// Returns whether the file belongs to a library that knows no commands.
    ///
    /// The views know them: they show help as it is typed.
    pub(crate) fn is_engine(&self) -> bool {
        self.home != "src"
            && ![Some(REPORT), Some(EVENT_REPORT), Some(APP)].contains(&self.only_room())
    }

    /// Returns the top-level module of the file: the first folder, or the stem of a root.
    fn room(&self) -> &str {
        if let Some(room) = self.only_room() {
            return room;
        }
        self.path.split('/').next().unwrap_or_default().trim_end_matches(".rs")
    }

    /// Returns the module of a crate that has only one; the crate root only lists its contents.
    fn only_room(&self) -> Option<&'static str> {
        let (_, room) = OF_ONE_ROOM.iter().find(|(home, _)| *home == self.home)?;
        (self.path != "lib.rs").then_some(*room)
    }

    /// Returns the depth of the module below the crate: 1 for a top-level module.
    fn depth(&self) -> usize {
        let parts = self.path.split('/').count() + usize::from(self.only_room().is_some());
        match self.path.rsplit('/').next() {
            Some("mod.rs") => parts - 1,
            _ => parts,
        }
    }

    /// Returns the text without line comments; without the final test module too, unless
    /// `with_tests`.
    pub(crate) fn code(&self, with_tests: bool) -> String {
        let lines = self.text.lines().map(|line| match line.find("//") {
            // Skips `//` inside a string: `://` and quoted slashes do not start a comment.
            Some(at) if line[..at].matches('"').count().is_multiple_of(2) => &line[..at],
            _ => line,
        });
        lines
            .take_while(|line| with_tests || line.trim() != "#[cfg(test)]")
            .flat_map(|line| [line, "\n"])
            .collect()
    }

    /// Returns the modules that the file imports.
    ///
    /// A path names one as `crate::module`, or through its crate, as `draughts_games::module`.
    fn imports(&self) -> BTreeSet<String> {
        let code = self.code(true);
        let mut rooms = BTreeSet::new();
        for root in ROOTS {
            for (at, _) in code.match_indices(root) {
                let rest = &code[at + root.len()..];
                match rest.strip_prefix('{') {
                    None => rooms.extend(first_word(rest)),
                    Some(group) => rooms.extend(group_heads(group)),
                }
            }
        }
        rooms
    }

    /// Returns whether a chain of `super::` leads out of the top-level module.
    fn climbs_out(&self) -> bool {
        let code = self.code(true);
        let tests_at = code.find("mod tests {").unwrap_or(code.len());
        let mut at = 0;
        while let Some(found) = code[at..].find("super::") {
            let start = at + found;
            let rest = &code[start..];
            let levels = std::iter::successors(Some(rest), |rest| rest.strip_prefix("super::"))
                .skip(1)
                .count();
            let room_levels = self.depth() + usize::from(start > tests_at);
            if levels >= room_levels {
                return true;
            }
            at = start + levels * "super::".len();
        }
        false
    }
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.home, self.path)
    }
}

fn first_word(text: &str) -> Option<String> {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    (end > 0).then(|| text[..end].to_owned())
}

/// Returns the first words of the items of `{a::b, c::{d, e}}`, after the opening brace.
fn group_heads(group: &str) -> Vec<String> {
    let (mut heads, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' | ',' if depth == 0 => {
                heads.extend(first_word(group[start..at].trim()));
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    heads
}

/// Returns every Rust file of the crates, ordered by path.
pub(crate) fn sources() -> Vec<Source> {
    let sources: Vec<Source> = CRATES.iter().flat_map(|home| sources_of(home)).collect();
    assert!(sources.len() > 400, "only {} files found", sources.len());
    sources
}

fn sources_of(home: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(home);
    let mut folders = vec![root.clone()];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a crate can be read") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    let read = |path: &PathBuf| Source {
        home: home.into(),
        path: path
            .strip_prefix(&root)
            .expect("below its crate")
            .components()
            .map(|part| part.as_os_str().to_string_lossy())
            .collect::<Vec<_>>()
            .join("/"),
        text: fs::read_to_string(path).expect("a text"),
    };
    files.iter().map(read).collect()
}

/// Returns the ways in which one file breaks the dependency rules.
fn trespasses(source: &Source) -> Vec<String> {
    let Some((room, allowed)) = ROOMS.iter().find(|(room, _)| *room == source.room()) else {
        return vec![format!("{source}: `{}` is not on the plan", source.room())];
    };
    let is_program = source.home == "src";
    let mut wrong = Vec::new();
    // A crate root re-exports what other crates define.
    let is_open = source.only_room().is_some() || source.path == "lib.rs";
    let imports = if is_open { BTreeSet::new() } else { source.imports() };
    for import in imports {
        let is_room = ROOMS.iter().any(|(room, _)| *room == import);
        let is_known = allowed.contains(&import.as_str())
            || is_program && LIBRARIES.contains(&import.as_str());
        if is_room && import != *room && !is_known {
            wrong.push(format!("{source}: {room} may not import {import}"));
        }
    }
    if source.climbs_out() {
        wrong.push(format!("{source}: leaves its room by `super::`"));
    }
    wrong
}

#[test]
fn imports_run_one_way() {
    let wrong: Vec<String> = sources().iter().flat_map(trespasses).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_plan_itself_has_no_circle() {
    // A module comes after everything that it may import.
    for (at, (room, allowed)) in ROOMS.iter().enumerate() {
        for import in *allowed {
            let earlier = ROOMS[..at].iter().any(|(other, _)| other == import);
            assert!(earlier, "{room} may import {import}, which comes later in the list");
        }
    }
}

#[test]
fn a_trespass_would_be_seen() {
    let seen = |path: &str, text: &str| {
        trespasses(&Source {
            home: "crates/games/src".into(),
            path: path.into(),
            text: text.into(),
        })
        .join("; ")
    };
    assert_eq!(seen("board/fen.rs", "use crate::diag::Span;\nuse super::Square;\n"), "");
    assert_eq!(seen("board/fen.rs", "// see crate::cli::run\n"), "");
    assert!(
        seen("pdn/x.rs", "use draughts_games::board::Square;").contains("may not import board")
    );
    assert!(seen("event/x.rs", "draughts_games::pdn::Tag::of").contains("may not import pdn"));
    assert!(seen("board/fen.rs", "use crate::rules::RuleSet;").contains("may not import rules"));
    assert!(seen("pdn/tag.rs", "let n: crate::board::Square;").contains("may not import board"));
    assert!(
        seen("moves/x.rs", "use crate::{board::{A, B}, cli::run};").contains("may not import cli")
    );
    assert!(seen("event/x.rs", "use crate::moves::Move;").contains("may not import moves"));
    assert!(seen("rules/x.rs", "use super::super::cli::run;").contains("leaves its room"));
    assert_eq!(seen("pdn/tests/certain.rs", "use super::super::tag::Tag;"), "");
    assert_eq!(seen("moves/x.rs", "mod tests {\n    use super::super::Move;\n}"), "");
    assert!(seen("attic/mod.rs", "").contains("not on the plan"));
}

#[test]
fn only_the_command_line_prints_or_looks_outside() {
    let outside =
        ["print!(", "println!(", "eprint!(", "eprintln!(", "dbg!(", "std::env::", "std::time::"];
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| !matches!(source.room(), "cli" | "main")) {
        if source.path.contains("tests") {
            continue;
        }
        let code = source.code(false);
        for word in outside.iter().filter(|word| code.contains(**word)) {
            wrong.push(format!("{source}: {word}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A server or a page calls `app` and `report`, so they know no arguments.
///
/// They use no streams except those they are given.
#[test]
fn only_the_command_line_knows_arguments_and_streams() {
    let of_a_terminal = [
        "clap::",
        "anyhow::",
        "indicatif::",
        "crossterm::",
        "ctrlc::",
        "process::exit",
        "stdin()",
        "stdout()",
        "stderr()",
    ];
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| !matches!(source.room(), "cli" | "main")) {
        let code = source.code(true);
        for word in of_a_terminal.iter().filter(|word| code.contains(**word)) {
            wrong.push(format!("{source}: {word}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The words of a finding are for readers only.
///
/// Code decides by the declared code of a finding and by its fields.
#[test]
fn nothing_is_decided_by_words() {
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| !matches!(source.room(), "cli" | "main")) {
        if source.path.contains("tests") {
            continue;
        }
        for (at, line) in source.code(false).lines().enumerate() {
            let by_code =
                [".code() ==", ".code() !=", "match found.finding.code()", "finding.code(), "];
            if by_code.iter().any(|word| line.contains(word)) {
                wrong.push(format!("{source}:{}: {}", at + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
