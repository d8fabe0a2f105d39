//! Impossible values in the tags of a record.

use assert_cmd::Command;
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::found::TagOddity;
use draughts_arbiter::record::{Catalogue, MainLine, ReplayOptions, replay};
use draughts_ground::said::Told;
use serde_json::Value;

const ODD_TAGS: &str = "fixtures/records/odd-tags.pdn";

fn arbiter(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args);
    command
}

#[test]
fn a_day_that_no_calendar_has_a_rating_in_words_and_a_tag_twice_are_noted_at_their_place() {
    let out = arbiter(&["validate", ODD_TAGS, "--format", "json"]).output().expect("it runs");
    assert_eq!(out.status.code(), Some(0), "{}", String::from_utf8_lossy(&out.stderr));
    let view: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let text = view.to_string();
    assert_eq!(text.matches("\"tag-odd\"").count(), 11, "{text}");
    let out = arbiter(&["validate", ODD_TAGS]).output().expect("it runs").stdout;
    let text = String::from_utf8(out).expect("text");
    for (said, place) in [
        ("game 3: the tag Wite is not known", "28:2"),
        ("game 3: the tag Red is read as Black: the side that has the dark pieces", "29:2"),
        ("game 3: the characters that the value names as a page does are read: `Bïrch`", "29:7"),
        ("game 3: the tag Resutl is not known", "30:2"),
        ("game 3: `G/60;d5` is not a time control in the form of PDN: none is known", "31:15"),
        ("game 1: `2026.13.40` is not a date: the calendar has no such day", "2:8"),
        ("game 3: the FEN tag holds no position: the game is judged from its start", "34:7"),
        ("game 1: the tag White stands twice", "5:1"),
        ("game 1: `abc` is not a rating: a rating is a number", "6:15"),
        (
            "game 1: the result format `banana` is not known: the result is not held against it",
            "8:16",
        ),
    ] {
        let found = format!("note[tag-odd]: {said}\n");
        let place = format!("--> {ODD_TAGS}:{place}\n");
        let rest = text.split_once(&found).map(|(_, rest)| rest.trim_start());
        assert!(rest.is_some_and(|rest| rest.starts_with(&place)), "{found}{place}{text}");
    }
}

#[test]
fn all_that_can_be_odd_in_tags_is_in_a_record() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(ODD_TAGS);
    let text = std::fs::read(path).unwrap();
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let mut said: Vec<&str> = Vec::new();
    for game in games_in(&text) {
        let line = MainLine::read(&game);
        let report = replay(&game, line, &laws, Vec::new(), ReplayOptions::default());
        let odd = report.findings.iter().filter_map(|found| found.finding.as_what::<TagOddity>());
        said.extend(odd.map(|odd| odd.said().id()));
    }
    for message in TagOddity::MESSAGES {
        assert!(said.contains(&message.id), "nothing in {ODD_TAGS} is {}", message.id);
    }
}

#[test]
fn a_half_move_before_the_first_of_a_record_is_answered_with_the_first() {
    let claim = ["adjudicate", ODD_TAGS, "--game", "1", "--claim", "repetition", "--at"];
    for (at, said) in [
        ("30w", "game 1 has no half-move 30w; its first is 41w, its last 42b"),
        ("50w", "game 1 has no half-move 50w; its last is 42b"),
    ] {
        let said = format!("error: {ODD_TAGS}: {said}\n");
        arbiter(&[&claim[..], &[at]].concat()).assert().code(2).stderr(said);
    }
    arbiter(&["board", ODD_TAGS, "--game", "1", "--at", "30w"]).assert().code(2).stderr(
        "error: game 1 has no half-move 30w among the 4 that could be followed; its first is 41w\n",
    );
}
