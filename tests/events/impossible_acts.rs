//! Tests that an act is refused if it would leave an impossible event, rather than writing a file
//! that its reader would reject.

use draughts_arbiter::acts::Act;
use draughts_arbiter::app::Error;
use draughts_arbiter::app::event::{EventFile, apply};
use draughts_arbiter::event::{Event, read};
use draughts_arbiter::words::Language;

/// Returns a Swiss of four players with one round paired.
fn club() -> Event {
    let text = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 3}\nplayers:\n\
         \x20 - {id: p1, name: Alder}\n  - {id: p2, name: Birch}\n\
         \x20 - {id: p3, name: Cedar}\n  - {id: p4, name: Dogwood}\n\
         rounds:\n  - round: 1\n    boards:\n\
         \x20     - {board: 1, white: p1, black: p3}\n      - {board: 2, white: p4, black: p2, result: 2-0}\n";
    read("club.yaml", text).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns why an act, given as a history records it, is refused; asserts that what an accepted act
/// leaves can be written.
fn refusal(act: &str) -> Option<String> {
    let act: Act = serde_json::from_str(act).unwrap();
    let mut event = club();
    match apply(&mut event, act) {
        Ok(_) => {
            let written = EventFile::at("club.yaml").text_of(&event).unwrap();
            assert_eq!(read("club.yaml", &written).unwrap(), event);
            None
        }
        Err(error) => {
            assert!(matches!(error, Error::Refused(_)), "{error:?}");
            Some(error.words(Language::English))
        }
    }
}

#[test]
fn a_ruling_is_about_a_board_that_is_there() {
    let ruling = |place: &str| {
        refusal(&format!(r#"{{"act": "ruling", "ruling": {{{place}, "ruling": "touch move"}}}}"#))
    };
    assert_eq!(ruling(r#""round": 1, "board": 2"#), None);
    let none = "round 1 has no board 5";
    assert_eq!(ruling(r#""round": 1, "board": 5"#).as_deref(), Some(none));
    let none = "a ruling is about round 2, which is not paired";
    assert_eq!(ruling(r#""round": 2, "board": 1"#).as_deref(), Some(none));
}

/// A game 0 used to be written as no game, and read back as game 1.
#[test]
fn a_game_that_is_given_up_is_counted_from_1() {
    let ended = |game: u16| {
        refusal(&format!(
            r#"{{"act": "ended", "player": "p2", "how": "resigned", "game": {game}, "round": 1}}"#
        ))
    };
    assert_eq!(ended(1), None);
    assert_eq!(ended(0).as_deref(), Some("board 2 has no game 0"));
    assert_eq!(ended(2).as_deref(), Some("board 2 has no game 2"));
}

/// Uses a file edited after its first round: the schedule has no place for number 5 among four
/// players.
#[test]
fn a_schedule_is_not_paired_on_with_numbers_that_have_gaps() {
    let text = "schema: arbiter.event/1\nname: Club\nsystem: {kind: round-robin, numbers: hand}\nplayers:\n\
         \x20 - {id: p1, name: Alder, number: 1}\n  - {id: p2, name: Birch, number: 2}\n\
         \x20 - {id: p3, name: Cedar, number: 3}\n  - {id: p4, name: Dogwood, number: 5}\n\
         rounds:\n  - round: 1\n    boards:\n\
         \x20     - {board: 1, white: p1, black: p4, result: 2-0}\n      - {board: 2, white: p2, black: p3, result: 2-0}\n";
    for (text, expected) in [
        (text.to_owned(), "the pairing numbers go to 5, but the event has 4 players"),
        (text.replace(", number: 5", ""), "p4 Dogwood has no pairing number"),
    ] {
        let event = read("club.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        for act in [r#"{"act": "pair"}"#, r#"{"act": "pair-all", "every": 1}"#] {
            let mut changed = event.clone();
            let error = apply(&mut changed, serde_json::from_str::<Act>(act).unwrap()).unwrap_err();
            assert_eq!(error.words(Language::English), expected, "{act}");
            assert_eq!(changed, event);
        }
    }
}
