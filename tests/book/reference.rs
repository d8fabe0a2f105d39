//! The reference pages of the book are those generated from the program.
//!
//! `UPDATE_FIXTURES=1 cargo test --test book reference::` writes them.

use std::fmt::Write;
use std::path::Path;

use clap::{Arg, Command};
use draughts_arbiter::app::codes::explanation;
use draughts_arbiter::diag::Code;
use draughts_arbiter::schemas::Document;
use draughts_arbiter::{cli, event, norms, openings, ratings, record, rules, trf};
use serde_json::Value;

/// Compares a page of the book with the generated text.
fn hold(page: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/reference").join(page);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let at = committed.lines().zip(text.lines()).position(|(old, new)| old != new);
    assert!(
        committed == text,
        "{page}, line {}: run UPDATE_FIXTURES=1 cargo test --test book reference::",
        at.map_or(0, |at| at + 1)
    );
}

/// Escapes the characters that Markdown and HTML would interpret, except in code.
fn prose(text: &str) -> String {
    let mut is_code = false;
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '`' => is_code = !is_code,
            '<' | '*' | '_' | '[' | ']' | '{' | '}' if !is_code => escaped.push('\\'),
            _ => {}
        }
        escaped.push(c);
    }
    escaped
}

/// Returns the text with a full stop at its end.
fn sentence(text: &str) -> String {
    let text = text.trim_end();
    let stop = if text.is_empty() || text.ends_with(['.', '!', '?', ':']) { "" } else { "." };
    format!("{text}{stop}")
}

/// Returns the text for a cell of a table.
fn cell(text: &str) -> String {
    prose(text).replace('|', "\\|").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_page_of_every_command_is_made_from_the_command_line() {
    let mut arbiter = cli::command_line().disable_help_subcommand(true);
    arbiter.build();
    let mut index = String::from(
        "# Commands\n\n<!-- Made from the command line by tests/book/reference.rs. -->\n\n\
         The same text as `arbiter COMMAND --help`. `arbiter man --out DIR` writes it as manual\n\
         pages. What they end with: [exit codes and streams](exit-codes.md).\n\n\
         | command | what it does |\n|---|---|\n",
    );
    for command in arbiter.get_subcommands().filter(|command| !command.is_hide_set()) {
        let name = command.get_name();
        writeln!(index, "| [`{name}`](commands/{name}.md) | {} |", about(command)).unwrap();
        let mut text = String::new();
        describe(command, 1, &mut text);
        hold(&format!("commands/{name}.md"), &text);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/reference/commands");
    for page in std::fs::read_dir(folder).unwrap() {
        let page = page.unwrap().path();
        let name = page.file_stem().unwrap().to_str().unwrap();
        assert!(
            arbiter.find_subcommand(name).is_some(),
            "there is no command {name}: remove its page"
        );
    }
    let everywhere: Vec<&Arg> = arbiter.get_arguments().collect();
    index.push_str("\n## Options of every command\n\n");
    table_of(&everywhere, &mut index);
    hold("commands.md", &index);
}

fn about(command: &Command) -> String {
    cell(&command.get_about().map(ToString::to_string).unwrap_or_default())
}

/// Describes a command, then its subcommands, each under a heading.
fn describe(command: &Command, level: usize, text: &mut String) {
    let name = command.get_display_name().unwrap_or(command.get_name()).replace('-', " ");
    let path = command.get_bin_name().unwrap_or(&name);
    writeln!(text, "{} `{path}`\n", "#".repeat(level.min(3))).unwrap();
    if level == 1 {
        text.push_str("<!-- Made from the command line by tests/book/reference.rs. -->\n\n");
    }
    let about = command.get_long_about().or(command.get_about());
    let about = about.map(ToString::to_string).unwrap_or_default();
    writeln!(text, "{}\n", sentence(&prose(&about))).unwrap();
    let usage = command.clone().render_usage().to_string();
    writeln!(text, "```text\n{}\n```\n", usage.trim_start_matches("Usage: ").trim_end()).unwrap();
    let own: Vec<&Arg> = command
        .get_arguments()
        .filter(|arg| !arg.is_hide_set() && !arg.is_global_set() && arg.get_id() != "help")
        .collect();
    table_of(&own, text);
    if let Some(after) = command.get_after_help() {
        writeln!(text, "```text\n{}\n```\n", after.to_string().trim_end()).unwrap();
    }
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        describe(below, level + 1, text);
    }
    let end = text.trim_end().len();
    text.truncate(end);
    text.push_str(if level == 1 { "\n" } else { "\n\n" });
}

fn table_of(args: &[&Arg], text: &mut String) {
    if args.is_empty() {
        return;
    }
    text.push_str("| argument | meaning |\n|---|---|\n");
    for arg in args {
        let help = arg.get_long_help().or(arg.get_help()).map(ToString::to_string);
        let mut meaning = sentence(&cell(&help.unwrap_or_default()));
        let values: Vec<String> = arg
            .get_possible_values()
            .iter()
            .filter(|value| !value.is_hide_set())
            .map(|value| format!("`{}`", value.get_name()))
            .collect();
        let takes_value = arg.is_positional() || arg.get_action().takes_values();
        if takes_value && !values.is_empty() {
            write!(meaning, " Values: {}.", values.join(", ")).unwrap();
        }
        let defaults: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if takes_value && !defaults.is_empty() {
            write!(meaning, " Without it: `{}`.", defaults.join(" ")).unwrap();
        }
        writeln!(text, "| {} | {} |", spelling(arg), meaning.trim()).unwrap();
    }
    text.push('\n');
}

/// Returns an argument as it is typed.
fn spelling(arg: &Arg) -> String {
    let value = arg.to_string();
    if arg.is_positional() {
        return format!("`{}`", value.replace('|', "\\|"));
    }
    match (arg.get_short(), arg.get_long()) {
        (Some(short), Some(_)) => format!("`-{short}`, `{}`", value.replace('|', "\\|")),
        _ => format!("`{}`", value.replace('|', "\\|")),
    }
}

#[test]
fn the_page_of_findings_is_made_from_the_codes() {
    let games: Vec<&Code> = record::codes().collect();
    let reports = [trf::TRF_CODES, trf::crosstable::TABLE_CODES].concat();
    let lists: [(&str, &[&Code]); 7] = [
        ("Records, positions and rule sets", &games),
        ("Events", event::EVENT_CODES),
        ("Game records of an event", event::games::GAMES_CODES),
        ("Tables of openings", openings::codes::OPENINGS_CODES),
        ("Tournament reports", &reports),
        ("Rating lists", ratings::RATING_CODES),
        ("Norms", norms::NORM_CODES),
    ];
    let mut text = String::from(
        "# Findings\n\n<!-- Made from the lists of codes by tests/book/reference.rs. -->\n\n\
         Every finding has a code that does not change: the word in brackets. `arbiter explain CODE`\n\
         prints what stands here.\n\n\
         | level | meaning |\n|---|---|\n\
         | error | unreadable or impossible; what depends on it is not followed further |\n\
         | irregularity | a law of the game was broken; the game goes on from there |\n\
         | warning | odd, and tolerated; the exit code is 1 only with `--strict` |\n\
         | note | worth knowing; nothing is wrong |\n",
    );
    for (title, codes) in lists {
        writeln!(text, "\n## {title}").unwrap();
        for code in codes {
            writeln!(text, "\n### `{}`\n\n*{}.* {}\n", code.code, code.level, cell(code.title))
                .unwrap();
            text.push_str(&prose(&explanation(code)));
            text.push('\n');
        }
    }
    hold("findings.md", &text);
    let count = lists.iter().map(|(_, codes)| codes.len()).sum::<usize>();
    assert_eq!(said(&["explain"]).lines().count(), count + 1, "a list of codes is missing");
}

#[test]
fn the_page_of_rule_fields_is_made_from_the_fields() {
    let fields = json(&["rules", "fields", "--format", "json"]);
    let mut text = String::from(
        "# Fields of a rule set\n\n<!-- Made from the fields by tests/book/reference.rs. -->\n\n\
         What `arbiter rules fields` prints. A field marked *house* is one that only house rules\n\
         speak of. How a document is written: [write the rules of your club](../how-to/club-rules.md).\n",
    );
    let mut section = "";
    for field in fields["fields"].as_array().unwrap() {
        let of = |key: &str| field[key].as_str().unwrap();
        if of("section") != section {
            section = of("section");
            writeln!(text, "\n## {section}\n\n| field | meaning | values |\n|---|---|---|")
                .unwrap();
        }
        let house = if field["house"] == true { " *house*" } else { "" };
        let meaning = of("meaning").trim_end_matches(" (house rules)");
        writeln!(
            text,
            "| `{}` | {}{house} | {} |",
            of("field"),
            cell(meaning),
            cell(of("allowed"))
        )
        .unwrap();
    }
    hold("rule-fields.md", &text);
}

#[test]
fn the_page_of_rule_sets_is_made_from_the_documents() {
    let sets: Vec<_> = rules::names().iter().map(|name| rules::named(name).unwrap()).collect();
    let of_houses = sets.iter().filter(|set| set.house).count();
    let mut text = String::from(
        "# Rule sets\n\n<!-- Made from the documents by tests/book/reference.rs. -->\n\n\
         The sets that `arbiter rules list` names, with the text each follows. `arbiter rules show\n\
         NAME` prints every field with its source; how sources are marked:\n\
         [Why \"not seen\"](../explanation/sources.md).\n",
    );
    for (title, is_house) in [("Kinds of draughts", false), ("House rule sets", true)] {
        writeln!(text, "\n## {title}\n\n| name | title | board | begins | game type | text |")
            .unwrap();
        text.push_str("|---|---|---|---|---|---|\n");
        let list = json(&["rules", "list", "--format", "json"]);
        for set in sets.iter().filter(|set| set.house == is_house) {
            let rows = list["rule_sets"].as_array().unwrap();
            let row = rows.iter().find(|row| row["name"] == *set.name).unwrap();
            let of = |key: &str| row[key].as_str().unwrap_or("-");
            let edition = set.edition.as_deref().unwrap_or("-");
            let other = set.edition_of.as_ref();
            let other = other.map_or(String::new(), |of| format!("; another edition of `{of}`"));
            writeln!(
                text,
                "| `{}` | {} | {} | {} | `{}` | {}{other} |",
                set.name,
                cell(of("title")),
                of("board"),
                of("first_move"),
                of("game_type"),
                cell(edition)
            )
            .unwrap();
        }
    }
    hold("rule-sets.md", &text);
    assert_eq!(of_houses, 5, "\"5 house rule sets\" stands in README.md and --help");
}

#[test]
fn the_page_of_json_lists_every_schema() {
    let mut text = String::from(
        "# JSON\n\n<!-- Made from fixtures/schemas by tests/book/reference.rs. -->\n\n\
         JSON names its schema in the field `schema`; within a number fields are only added.\n\
         `arbiter schema NAME` prints a schema.\n",
    );
    for document in Document::ALL {
        let schema: Value = serde_json::from_str(document.schema()).unwrap();
        let says = cell(schema["description"].as_str().unwrap_or_default());
        writeln!(text, "\n## `{}`\n\n{says}\n", document.id()).unwrap();
        writeln!(text, "Printed by {}. `arbiter schema {document}`\n", printed_by(*document))
            .unwrap();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        text.push_str("| field | meaning |\n|---|---|\n");
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let meaning = cell(field["description"].as_str().unwrap_or_default());
            let may = if required.iter().any(|one| one == name) { "" } else { " (may be missing)" };
            writeln!(text, "| `{name}` | {meaning}{may} |").unwrap();
        }
    }
    hold("json.md", &text);
}

#[test]
fn every_command_has_a_manual_page() {
    fn pages_of(command: &Command, pages: &mut Vec<String>) {
        pages.push(format!("{}.1", command.get_display_name().unwrap_or(command.get_name())));
        command.get_subcommands().for_each(|below| pages_of(below, pages));
    }
    let mut arbiter = cli::command_line().disable_help_subcommand(true);
    arbiter.build();
    let mut expected = Vec::new();
    pages_of(&arbiter, &mut expected);
    expected.sort();
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("share").join("man1");
    assert_eq!(said(&["man", "--out", pages.to_str().unwrap()]), "");
    let mut written: Vec<String> = std::fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    written.sort();
    assert_eq!(written, expected);
    let page = std::fs::read_to_string(pages.join("arbiter-event-new.1")).unwrap();
    assert!(page.contains("Begin an event"), "{page}");
    assert!(said(&["man"]).contains("arbiter\\-validate"), "{}", said(&["man"]));
}

/// Returns the command or file whose JSON a document is.
fn printed_by(document: Document) -> &'static str {
    match document {
        Document::Validate => "`validate --format json` or `jsonl`",
        Document::Games => "`convert --to games`",
        Document::Positions => "`convert --to positions`",
        Document::Findings => "`convert --to findings`",
        Document::Duplicates => "`convert --duplicates --format jsonl`",
        Document::Part => "`validate --shard I/N --format jsonl`, as the last line",
        Document::Guess => "`guess --format json`",
        Document::Summary => "`validate --summary FILE` and `report merge --summary FILE`",
        Document::Adjudicate => "`adjudicate --format json`",
        Document::Count => "`count --format json`",
        Document::Moves => "`moves --format json`",
        Document::Why => "`moves --why MOVE --format json`",
        Document::RulesList => "`rules list --format json`",
        Document::RulesShow => "`rules show NAME --format json`",
        Document::RulesDiff => "`rules diff A B --format json`",
        Document::RulesFields => "`rules fields --format json`",
        Document::Opening => "`openings show TABLE NUMBER --format json`",
        Document::OpeningsList => "`openings list --format json`",
        Document::OpeningsFound => "`openings find --format json`",
        Document::OpeningsCheck => "`openings check --format json`",
        Document::EventHistory => {
            "`event history --format json` and `rating history --format json`"
        }
        Document::Event => "nothing: it is the event file",
        Document::EventGames => "`event games --format json`",
        Document::EventPairings => "`event pairings --format json`",
        Document::EventDivisions => "`event division show --format json`",
        Document::EventFixtures => "`event fixtures --format json`",
        Document::EventOutstanding => "`event outstanding --format json`",
        Document::EventPairingsByName => "`event pairings --by name --format json`",
        Document::EventBracket => "`event bracket --format json`",
        Document::EventStandings => "`event standings --format json`",
        Document::EventExplanation => "`event standings --explain ID --format json`",
        Document::EventPairingExplanation => "`event explain --format json`",
        Document::EventCrosstable => "`event crosstable --format json`",
        Document::EventColors => "`event colours --format json`",
        Document::EventPlayer => "`event player --format json`",
        Document::EventTeam => "`event player --format json` for a team",
        Document::EventIndividuals => "`event standings --players --format json`",
        Document::EventList => "`event list --format json`",
        Document::EventClubs => "`event standings --clubs --format json`",
        Document::EventTeams => "`event team show --format json`",
        Document::EventPlayers => "`event players --format json`",
        Document::FinalCount => "`count --scoring NAME --format json`",
        Document::Norms => "a document of norms",
        Document::EventNorms => "`event norms --format json`",
        Document::EventReport => "`event federation-report --format json`",
        Document::EventBook => "`event book --format json`",
        Document::EventPlayoffs => "`event playoff show --format json`",
        Document::EventPrizes => "`event prize show --format json`",
        Document::EventPrizeExplanation => "`event prize show --explain ID --format json`",
        Document::EventExport => "`event export --format json`",
        Document::Ratings => "nothing: it is the file of a rating list",
        Document::RatingList => "`rating list --format json`",
        Document::RatingExplanation => "`rating explain --format json`",
        Document::RatingReport => "`rating crosstable --format json`",
        Document::TrfCheck => "`trf check --format json`",
        Document::TrfStandings => "`trf standings --format json`",
    }
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&said(arguments)).unwrap()
}

/// Returns the standard output of the program.
fn said(arguments: &[&str]) -> String {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(arguments)
        .env_remove("ARBITER_LANG")
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The program accepts the examples in its own help.
#[test]
fn the_examples_of_the_help_are_understood() {
    fn walk(command: &Command, examples: &mut Vec<String>) {
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let typed = after.lines().filter_map(|line| line.strip_prefix("  arbiter "));
        examples.extend(typed.map(str::to_owned));
        command.get_subcommands().for_each(|below| walk(below, examples));
    }
    let mut all = cli::command_line();
    all.build();
    let mut examples = Vec::new();
    walk(&all, &mut examples);
    assert!(examples.len() > 60, "{}", examples.len());
    for example in examples {
        let mut words: Vec<String> = vec!["arbiter".into()];
        for (nth, part) in example.split('"').enumerate() {
            match nth % 2 {
                0 => words.extend(part.split_whitespace().map(str::to_owned)),
                _ => words.push(part.to_owned()),
            }
        }
        let read = cli::command_line().try_get_matches_from(words);
        assert!(read.is_ok(), "{example}: {}", read.unwrap_err());
    }
}
