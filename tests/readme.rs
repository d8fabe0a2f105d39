//! Every console block of the README is run, and so are the ways in which
//! commands fail (`tests/cmd`). Outputs are rewritten by
//! `TRYCMD=overwrite cargo test --test readme`.

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
    let shown = readme
        .split_once("```yaml\n")
        .and_then(|(_, rest)| rest.split_once("```"))
        .map(|(yaml, _)| yaml)
        .expect("a YAML block");
    assert!(fixture.ends_with(shown), "the README shows\n{shown}");
}
