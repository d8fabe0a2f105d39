//! Runs every console block of the README and of the book, and the failing commands of `tests/cmd`.
//!
//! `TRYCMD=overwrite cargo test --test book readme::` rewrites the outputs.

#[test]
fn outputs_in_the_readme_are_true() {
    trycmd::TestCases::new().case("README.md");
}

#[test]
fn outputs_in_the_book_are_true() {
    trycmd::TestCases::new().case("docs/src/**/*.md");
}

#[test]
fn failures_say_what_is_wrong_and_what_to_do() {
    trycmd::TestCases::new().case("tests/cmd/*.md");
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rule set in the book equals the fixture.
#[test]
fn the_club_rules_in_the_book_are_those_of_the_fixture() {
    let page = read("docs/src/how-to/club-rules.md");
    let shown = yaml_block(&page, "name: my-club");
    assert!(read("fixtures/rules/my-club.yaml").ends_with(shown), "the book shows\n{shown}");
}

/// The list of names in the book equals the fixture.
#[test]
fn the_names_in_the_book_are_those_of_the_fixture() {
    let page = read("docs/src/how-to/clean-archive.md");
    let (_, shown) = page.split_once("```csv\n").expect("a block");
    assert!(shown.starts_with(&read("fixtures/archive/names.csv")), "the book shows\n{shown}");
}

/// The event file in the book is read as an event without findings.
#[test]
fn the_event_file_in_the_book_is_one() {
    let page = read("docs/src/reference/event-file.md");
    let shown = yaml_block(&page, "schema: arbiter.event/1");
    let event = draughts_arbiter::event::read("event-file.md", shown).expect("an event");
    assert_eq!(draughts_arbiter::event::check_with(&event), []);
}

/// The table of openings in the book can be read.
#[test]
fn the_table_of_openings_in_the_book_is_one() {
    let page = read("docs/src/how-to/opening-tables.md");
    let shown = yaml_block(&page, "schema: arbiter.openings/1");
    let (table, odd) = draughts_arbiter::openings::Table::read("our-club", shown).expect("a table");
    assert_eq!((table.openings().len(), odd.len()), (4, 0));
}

/// Returns the YAML block that begins with this text.
fn yaml_block<'a>(page: &'a str, start: &str) -> &'a str {
    let mut blocks = page.split("```yaml\n").skip(1);
    let block = blocks.find(|block| block.starts_with(start)).expect("a YAML block");
    block.split_once("```").expect("its end").0
}

/// The quick start in the README equals the commands of the tutorial.
///
/// The tutorial is run in a folder of its own, on the shipped players.
#[test]
fn the_quick_start_of_the_readme_is_the_one_that_is_run() {
    let (readme, page) = (read("README.md"), read("docs/src/tutorials/first-event.md"));
    let (_, rest) = readme.split_once("From nothing to a round on the wall:").expect("a heading");
    let block = rest.split("```").nth(1).and_then(|block| block.strip_prefix("sh\n"));
    let commands: Vec<&str> = block.expect("a block of commands").lines().collect();
    let run: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    assert_eq!(commands.len(), 5, "five commands");
    assert_eq!(run[..5], commands);
    let players = "fixtures/events/players.csv";
    let copy = format!("docs/src/tutorials/first-event.in/{players}");
    assert_eq!(read(players), read(&copy));
}

/// The first commands of the README validate a shipped record and run the tests.
#[test]
fn the_first_commands_of_the_readme_are_those_of_the_house() {
    let readme = read("README.md");
    let first = readme.split("```sh\n").nth(1).and_then(|block| block.split_once("```"));
    let commands: Vec<&str> = first.expect("a block of commands").0.lines().collect();
    let record = "fixtures/records/club-evening.pdn";
    assert_eq!(commands, [&format!("cargo run --release -- validate {record}"), "cargo test"]);
    assert!(std::path::Path::new(record).exists());
}
