//! Every console block of the README is run, and so are the ways in which
//! commands fail (`tests/cmd`). Outputs are rewritten by
//! `TRYCMD=overwrite cargo test --test book readme::`.

#[test]
fn outputs_in_the_readme_are_true() {
    trycmd::TestCases::new().case("README.md");
}

#[test]
fn failures_say_what_is_wrong_and_what_to_do() {
    trycmd::TestCases::new().case("tests/cmd/*.md");
}

/// The rule set printed in the README is the one in the fixtures.
#[test]
fn the_club_rules_in_the_readme_are_those_of_the_fixture() {
    let read = |path| std::fs::read_to_string(path).expect("a file of the package");
    let (readme, fixture) = (read("README.md"), read("fixtures/rules/my-club.yaml"));
    let shown = yaml_block(&readme, "name: my-club");
    assert!(fixture.ends_with(shown), "the README shows\n{shown}");
}

/// The event file in the README is an event without anything to object to.
#[test]
fn the_event_file_in_the_readme_is_one() {
    let readme = std::fs::read_to_string("README.md").expect("a file of the package");
    let shown = yaml_block(&readme, "schema: arbiter.event/1");
    let event = draughts_arbiter::event::read("README.md", shown).expect("an event");
    assert_eq!(draughts_arbiter::event::check_with(&event), []);
}

/// The block of YAML that begins so.
fn yaml_block<'a>(readme: &'a str, start: &str) -> &'a str {
    let mut blocks = readme.split("```yaml\n").skip(1);
    let block = blocks.find(|block| block.starts_with(start)).expect("a YAML block");
    block.split_once("```").expect("its end").0
}

/// The quick start is a page that is run, in a folder of its own, on the shipped players.
#[test]
fn the_quick_start_of_the_readme_is_the_one_that_is_run() {
    let read = |path: &str| std::fs::read_to_string(path).expect("a file of the package");
    let (readme, page) = (read("README.md"), read("tests/cmd/event-quick-start.md"));
    let (_, rest) = readme.split_once("From nothing to a round on the wall:").expect("a heading");
    let block = rest.split("```").nth(1).and_then(|block| block.strip_prefix("sh\n"));
    let commands: Vec<&str> = block.expect("a block of commands").lines().collect();
    let run: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    assert_eq!(commands.len(), 5, "five commands");
    assert_eq!(run[..5], commands);
    let players = "fixtures/events/players.csv";
    let copy = format!("tests/cmd/event-quick-start.in/{players}");
    assert_eq!(read(players), read(copy.as_str()));
}
