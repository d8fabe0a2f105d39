//! The limits page agrees with the constants.

use std::fs;
use std::path::Path;

/// What the page says about a constant: its file, its name, and the words.
const LIMITS: [(&str, &str, &str); 19] = [
    ("crates/games/src/pdn/games.rs", "MAX_GAME_BYTES", "| the text of one game | {MiB} |"),
    (
        "crates/games/src/pdn/tree.rs",
        "MAX_VARIATION_DEPTH",
        "| variations inside variations | {} deep |",
    ),
    ("crates/games/src/pdn/tree.rs", "MAX_VARIATIONS", "| variations of one game | {} |"),
    (
        "crates/games/src/pdn/oddities.rs",
        "MAX_FINDINGS",
        "| findings about the writing of one game | {} |",
    ),
    ("crates/app/src/records/record.rs", "SAMPLE", "no game names | {} with moves, "),
    ("crates/app/src/records/record.rs", "SAMPLE_GAMES", " with moves, {} games, "),
    ("crates/app/src/records/record.rs", "SAMPLE_BYTES", " games, {MiB} |"),
    ("crates/moves/src/capture.rs", "MEMORY_FROM", "from about {} on"),
    ("crates/app/src/reading.rs", "MAX_BYTES", "any other document | {MiB} |"),
    ("crates/yaml/src/read/events.rs", "MAX_BYTES", "any other document | {MiB} |"),
    ("crates/journal/src/sidecar.rs", "MAX_BYTES", "any other document | {MiB} |"),
    (
        "crates/yaml/src/read/events.rs",
        "MAX_DEPTH",
        "| values inside values of a document | {} deep |",
    ),
    ("crates/app/src/lists/table.rs", "MOST_CELLS", "| cells of a table | {} |"),
    (
        "crates/events/src/event/check/possible.rs",
        "MOST_ROUNDS",
        "| rounds, and games of a match | {} |",
    ),
    (
        "crates/events/src/event/check/possible.rs",
        "MOST_CYCLES",
        "| cycles of a round robin | {} |",
    ),
    ("crates/events/src/event/check/possible.rs", "MOST_STAGES", "| stages after the first | {} |"),
    ("crates/events/src/event/teams/check.rs", "MOST_BOARDS", "| boards of a team match | {} |"),
    ("crates/events/src/event/playoff/mod.rs", "MOST_PLAYERS", "| players of a play-off | {} |"),
    ("crates/app/src/trf.rs", "MOST_LINES", "| lines of a tournament report | {} |"),
];

/// Returns the value of a constant: a plain number, or a shift.
fn value(text: &str, name: &str) -> u64 {
    let declared = text.lines().find(|line| line.contains(&format!("const {name}: ")));
    let declared = declared.unwrap_or_else(|| panic!("{name} is there"));
    let (_, value) = declared.split_once(" = ").unwrap();
    let number = |text: &str| text.trim().replace('_', "").parse::<u64>().unwrap();
    match value.trim_end_matches(';').split_once("<<") {
        Some((number_of, bits)) => number(number_of) << number(bits),
        None => number(value.trim_end_matches(';')),
    }
}

/// Returns a number with its thousands separated: `20,000`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[test]
fn the_page_of_limits_has_the_value_of_each_constant() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/src/reference/limits.md")).unwrap();
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for (file, name, words) in LIMITS {
        let value = value(&fs::read_to_string(root.join(file)).unwrap(), name);
        let mebibytes = format!("{} MiB", value >> 20);
        let words = words.replace("{MiB}", &mebibytes).replace("{}", &grouped(value));
        assert!(page.contains(words.trim()), "{file}: {name} is {value}, and no {words:?}");
    }
    assert!(page.contains(&format!("| players of a list | {} |", grouped(u16::MAX.into()))));
}
