//! Tests that the project's own documents are read the same by its own reader and by `serde_yaml`.
//!
//! The former knows places; the latter independently judges what a text means.

mod edit;
mod read;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use draughts_arbiter::acts::{Act, AddPlayers, PairRound, SetFields, Unpair};
use draughts_arbiter::app::event::{EventFile, WriteMode};
use draughts_arbiter::event::acts::NewPlayer;
use draughts_arbiter::event::{Event, read};
use draughts_arbiter::ratings::{RatingList, Scheme};
use draughts_arbiter::rules::RuleDoc;
use draughts_arbiter::storage::Author;
use proptest::prelude::*;
use proptest::sample::Index;
use serde::de::DeserializeOwned;
use serde_yaml::Value;

/// Returns every YAML file in the project's own folders, with its text.
fn documents() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<PathBuf> =
        ["crates", "fixtures", "tournaments", "tests", "docs"].map(|name| root.join(name)).into();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "yaml" || ending == "yml") {
                let bytes = std::fs::read(&path).expect("a file");
                // Some files exist only to be refused.
                if let Ok(text) = String::from_utf8(bytes) {
                    found.push((path, text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()));
                }
            }
        }
    }
    found
}

/// Returns a document of the type as read by both readers, with errors as `None`.
fn both<T: DeserializeOwned>(text: &str) -> [Option<T>; 2] {
    [yaml_in_place::from_str(text).ok(), serde_yaml::from_str(text).ok()]
}

#[test]
fn every_document_reads_as_serde_yaml_reads_it() {
    let (mut values, mut events, mut schemes, mut rules) = (0, 0, 0, 0);
    for (path, text) in documents() {
        let [here, there] = both::<Value>(&text);
        assert_eq!(here, there, "{}", path.display());
        values += usize::from(there.is_some());
        let [here, there] = both::<Event>(&text);
        assert_eq!(here, there, "{}", path.display());
        events += usize::from(there.is_some());
        let [here, there] = both::<Scheme>(&text);
        assert_eq!(here, there, "{}", path.display());
        schemes += usize::from(there.is_some());
        let [here, there] = both::<RuleDoc>(&text);
        assert_eq!(here, there, "{}", path.display());
        rules += usize::from(there.is_some());
        let [here, there] = both::<RatingList>(&text);
        assert_eq!(here, there, "{}", path.display());
    }
    let counts = [values, events, schemes, rules];
    assert!(values >= 60 && events >= 18 && schemes >= 3 && rules >= 24, "{counts:?}");
}

/// The texts of all events.
static EVENTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let texts = documents().into_iter().map(|(_, text)| text);
    texts.filter(|text| yaml_in_place::from_str::<Event>(text).is_ok()).collect()
});

proptest! {
    /// Replaces one line or word of an event with one from another: what both readers accept is the
    /// same, and what ours refuses has a place.
    #[test]
    fn a_damaged_event_reads_as_serde_yaml_reads_it(
        which in any::<Index>(),
        hits in proptest::collection::vec((any::<Index>(), any::<Index>(), 0..5_u8), 1..4),
    ) {
        let text = which.get(&EVENTS);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (at, other, how) in hits {
            let (at, other) = (at.index(lines.len()), other.index(lines.len()));
            match how {
                0 => lines[at] = lines[other].clone(),
                1 => lines.swap(at, other),
                2 => lines[at].insert(0, ' '),
                3 => {
                    let word = lines[other].split([' ', ',']).next_back().unwrap_or("").to_owned();
                    let kept = lines[at].rsplit_once(' ').map_or("", |(kept, _)| kept).to_owned();
                    lines[at] = format!("{kept} {word}");
                }
                _ => drop(lines.remove(at)),
            }
            if lines.is_empty() {
                lines.push(String::new());
            }
        }
        let text = lines.join("\n");
        let [here, there] = both::<Event>(&text);
        prop_assert_eq!(here, there, "{}", text);
        if let Err(error) = read("e.yaml", &text) {
            let syntax = yaml_in_place::from_str::<Event>(&text).is_err();
            prop_assert!(!syntax || error.findings.iter().all(|one| one.place.is_some()));
        }
    }
}

/// Checks that settings of systems that the event does not use are kept in the file: people write
/// them while trying several systems, or before changing their mind.
#[test]
fn settings_of_other_systems_stay_in_the_file_whatever_is_done() {
    const SYSTEM: &str = "system:\n  kind: swiss # after all\n  rounds: 5\n  games: 12 # a match?\n  \
                          cycles: 2\n  swap_last_rounds: false\n  seed: 3\n";
    const SCORING: &str = "scoring: {win: 2, draw: 1, count: small-points} # no micro-match\n";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    let head = "schema: arbiter.event/1\nname: Club\n";
    std::fs::write(&path, format!("{head}{SYSTEM}{SCORING}")).unwrap();
    let file = EventFile::at(&path);
    let author = Author {
        command: "a test".into(),
        at: "2026-09-03T19:30:00+02:00".into(),
        by: "the secretary".into(),
    };
    let set = |field: &str, value: &str| {
        Act::from(SetFields {
            player: None,
            fields: vec![(field.to_owned(), value.to_owned())],
            reason: None,
        })
    };
    let paired = Act::from(PairRound {
        date: None,
        time: None,
        adjourn_missing: false,
        draft: false,
        draw: None,
    });
    let acts = [
        Act::from(AddPlayers {
            players: ["Ash", "Elm", "Fir", "Oak"].map(NewPlayer::named).into(),
        }),
        set("place", "Town"),
        paired.clone(),
        Act::from(Unpair { all: false, force: false, reason: None }),
        set("system.first_color", ""),
        set("system.kind", "match"),
        set("scoring.mode", "micro-match"),
        set("scoring.mode", ""),
        set("system.kind", "round-robin"),
        set("system.kind", "swiss"),
    ];
    for act in &acts {
        file.apply(&author, WriteMode::Write, act.clone())
            .unwrap_or_else(|error| panic!("{act:?}: {error}"));
    }
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(SYSTEM), "{text}");
    let counts = |text: &str| text.contains("count: small-points} # no micro-match\n");
    assert!(counts(&text), "{text}");
    file.apply(&author, WriteMode::Write, set("system.kind", "match")).unwrap();
    assert_eq!(file.read().unwrap().system.planned_rounds(2), Some(12), "as the file says");
}
