//! Only the program names commands and options: the engine does not.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use clap::Command;
use draughts_arbiter::cli::command_line;
use draughts_arbiter::words::CATALOGUES;

use crate::house::sources;

/// Words before the name of a command where `arbiter` is a person.
const PEOPLE: &[&str] = &["the ", "de ", "an ", "The ", "De ", "door "];

static COMMAND_LINE: LazyLock<Command> = LazyLock::new(|| {
    let mut whole = command_line();
    whole.build();
    whole
});

/// The commands of this program.
static COMMANDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    COMMAND_LINE.get_subcommands().map(|command| command.get_name().to_owned()).collect()
});

/// Returns whether a text names an option or a command of this program.
fn is_typed(text: &str) -> bool {
    let is_option = |at: usize| {
        let (before, after) = (&text[..at], &text[at + 2..]);
        !before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '-')
            && after.starts_with(|c: char| c.is_ascii_lowercase())
    };
    let is_command = |at: usize| {
        let (before, after) = (&text[..at], &text[at + "arbiter ".len()..]);
        let word: String = after.chars().take_while(char::is_ascii_lowercase).collect();
        !PEOPLE.iter().any(|person| before.ends_with(person)) && COMMANDS.contains(&word)
    };
    // A command quoted without the name of the program: `event check`.
    let is_quoted = |at: usize| {
        let inside = text[at + 1..].split('`').next().unwrap_or_default();
        let mut words = inside.split(' ');
        let command = words.next().and_then(|word| COMMAND_LINE.find_subcommand(word));
        let within = |command: &Command| {
            words.next().and_then(|word| command.find_subcommand(word)).is_some()
        };
        command.is_some_and(within)
    };
    text.match_indices('`').any(|(at, _)| is_quoted(at))
        || text.match_indices("--").any(|(at, _)| is_option(at))
        || text.match_indices("arbiter ").any(|(at, _)| is_command(at))
}

#[test]
fn what_is_typed_is_told_from_what_is_said() {
    for typed in [
        "name it with --rules",
        "see `arbiter rules list`",
        "= arbiter event undo",
        "`event check` reads it",
    ] {
        assert!(is_typed(typed), "{typed}");
    }
    for said in
        ["the arbiter rules on it", "a capture -- or none", "W-D-L, p1--p2", "`event` is a section"]
    {
        assert!(!is_typed(said), "{said}");
    }
}

#[test]
fn no_catalogue_of_the_engine_names_a_command_or_an_option() {
    for (language, texts) in CATALOGUES {
        for line in texts.iter().flat_map(|text| text.lines()) {
            assert!(!is_typed(line), "{language}: {line}");
        }
    }
}

#[test]
fn no_document_of_the_engine_names_a_command_or_an_option() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let mut wrong = Vec::new();
    for folder in ["rules/src/sets", "events/src/ratings/schemes"] {
        let entries = std::fs::read_dir(root.join(folder)).unwrap();
        let documents: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
        assert!(!documents.is_empty(), "{folder}");
        for path in documents {
            let text = std::fs::read_to_string(&path).unwrap();
            let typed = text.lines().filter(|line| is_typed(line));
            wrong.extend(typed.map(|line| format!("{}: {}", path.display(), line.trim())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_text_of_the_engine_names_a_command_or_an_option() {
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| source.is_engine()) {
        if source.path.contains("tests") {
            continue;
        }
        let code = source.code(false);
        let typed = code.lines().enumerate().filter(|(_, line)| is_typed(line));
        wrong.extend(typed.map(|(at, line)| format!("{source}:{}: {}", at + 1, line.trim())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
