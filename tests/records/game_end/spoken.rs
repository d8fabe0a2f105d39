//! The length of the first part of a ruling, which is read aloud to two waiting players.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The maximum number of words in the first part of a ruling.
const WORDS: usize = 60;

/// Rulings with a longer first part, and the reason: the words after the verdict, or some of them,
/// in English or in Dutch.
const LONGER: &[(&str, &str)] = &[];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn is_long(answer: &str) -> bool {
    // A token without a letter or digit is not a word.
    let words = answer.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric));
    words.count() > WORDS && !LONGER.iter().any(|(part, _)| answer.contains(part))
}

/// Returns the first parts of the rulings in a page of commands and their outputs.
fn printed_in(page: &str) -> Vec<String> {
    let mut answers = Vec::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        let is_head = line.contains(", game ")
            && (line.contains(", by ") || line.contains(", volgens "))
            && !line.starts_with('$');
        if !is_head {
            continue;
        }
        let mut answer = String::new();
        while let Some(line) = lines.next_if(|line| !line.is_empty() && !line.starts_with("```")) {
            answer = format!("{answer} {line}");
        }
        answers.push(answer.trim().to_owned());
    }
    answers
}

/// Returns the first part of the overview of every game in a record, without claims.
fn overviews(file: &Path, language: &str) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let first = text.lines().next().unwrap_or_default();
    let options = first.strip_prefix("% arbiter validate").unwrap_or_default();
    (1..=text.matches("[Event ").count().max(1))
        .filter_map(|game| {
            let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
                .args(["adjudicate", "--lang", language, "--game", &game.to_string()])
                .arg(file)
                .args(options.split_whitespace())
                .output()
                .unwrap();
            let text = String::from_utf8(output.stdout).unwrap();
            if text.starts_with('{') {
                return None;
            }
            let mut parts = text.splitn(2, '\n');
            let (_, rest) = (parts.next()?, parts.next()?);
            Some(rest.split("\n\n").next().unwrap_or_default().replace('\n', " "))
        })
        .collect()
}

fn files(folder: &str, ending: &str) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|known| known == ending))
        .collect();
    files.sort();
    files
}

#[test]
fn the_first_part_of_a_ruling_is_short_enough_to_be_listened_to() {
    let mut all = Vec::new();
    for page in files("tests/cmd", "md").iter().chain(&files("docs/src/tutorials", "md")) {
        all.extend(printed_in(&std::fs::read_to_string(page).unwrap()));
    }
    assert!(all.len() > 60, "{} rulings are printed in the pages", all.len());
    for file in files("fixtures/incidents", "pdn") {
        for language in ["en", "nl"] {
            all.extend(overviews(&file, language));
        }
    }
    let long: Vec<&String> = all.iter().filter(|answer| is_long(answer)).collect();
    assert!(long.is_empty(), "{} of {}:\n{}", long.len(), all.len(), {
        long.iter().map(|answer| format!("{answer}\n")).collect::<String>()
    });
    let unused: Vec<&str> = LONGER
        .iter()
        .map(|(part, _)| *part)
        .filter(|part| !all.iter().any(|answer| answer.contains(part)))
        .collect();
    assert!(unused.is_empty(), "no ruling has these words any more: {unused:?}");
}

/// In JSON output as well, the first part is the text that is read aloud.
#[test]
fn the_first_part_is_the_answer_of_programs() {
    let record = root().join("fixtures/records/announced.pdn");
    let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["adjudicate", "--claim", "repetition", "--next", "28-32", "--format", "json"])
        .arg(record)
        .output()
        .unwrap();
    let view: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(view["answer"].as_str().unwrap().starts_with("GRANTED. "), "{view:#}");
}
