//! The fixtures of moves and counts, read. See `fixtures/README.md`.

use std::path::{Path, PathBuf};

use draughts_arbiter::board::{Position, parse_fen};
use draughts_arbiter::rules::RuleSet;
use serde::Deserialize;

/// A line of a `.perft` file.
pub(crate) struct PerftRow {
    /// File and line.
    pub place: String,
    pub rules: String,
    /// `start` or a FEN.
    pub position: String,
    /// True if every route of a capture counts separately.
    pub routes: bool,
    /// Depths and leaves.
    pub counts: Vec<(u32, u64)>,
}

/// A case of `fixtures/moves`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveCase {
    pub id: String,
    pub rules: String,
    pub fen: String,
    /// Moves that were played before, as `18-22` or `32x23`.
    #[serde(default)]
    pub history: Vec<String>,
    pub article: Option<String>,
    pub shows: String,
    pub legal: Vec<String>,
    /// What each legal move takes, if that is known.
    pub captured: Option<Vec<Vec<u32>>>,
    pub note: Option<String>,
    pub position: String,
    pub agree: Vec<String>,
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|there| there == extension))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no .{extension} in {}", folder.display());
    files
}

/// Returns every row of `fixtures/perft`.
pub(crate) fn perft_rows() -> Vec<PerftRow> {
    let mut rows = Vec::new();
    for file in files("perft", "perft") {
        let text = std::fs::read_to_string(&file).unwrap();
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}:{}", file.file_name().unwrap().display(), number + 1);
            let mut words = line.split('#').next().unwrap().split_whitespace().peekable();
            let Some(rules) = words.next() else {
                continue;
            };
            let position = words.next().unwrap_or_else(|| panic!("{place}: no position"));
            let routes = words.next_if_eq(&"routes").is_some();
            let counts: Vec<(u32, u64)> = words
                .map(|word| {
                    let (depth, leaves) = word.split_once('=').unwrap();
                    (depth.parse().unwrap(), leaves.parse().unwrap())
                })
                .collect();
            assert!(!counts.is_empty() && line.contains('#'), "{place}: no counts or no source");
            rows.push(PerftRow {
                place,
                rules: rules.into(),
                position: position.into(),
                routes,
                counts,
            });
        }
    }
    rows
}

/// Returns every case of `fixtures/moves`.
pub(crate) fn move_cases() -> Vec<MoveCase> {
    let mut cases = Vec::new();
    for file in files("moves", "yaml") {
        let text = std::fs::read_to_string(&file).unwrap();
        let read: Vec<MoveCase> = serde_yaml::from_str(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        cases.extend(read);
    }
    cases
}

/// Returns the position of a fixture: the start of its rules, or a FEN.
pub(crate) fn position(rules: &RuleSet, text: &str) -> Position {
    if text == "start" {
        return rules.start_position();
    }
    parse_fen(text, &rules.numbering(), rules.first_color())
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .position
}

/// Returns the two squares of a move written `18-22` or `32x23`, as the crate counts them.
pub(crate) fn squares_of(rules: &RuleSet, text: &str) -> (u8, u8) {
    let (from, to) = text.split_once(['-', 'x']).unwrap();
    let square = |name| rules.numbering().parse(name).unwrap().index() as u8;
    (square(from), square(to))
}
