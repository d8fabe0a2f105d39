//! Acts as the history keeps them.

use super::*;

#[test]
fn results_and_seats_are_kept_as_they_are_typed() {
    for text in ["3=2-0", "p12=win", "3.2=1-1", "3=2-0,1-1", "3=1-1:adjudicated"] {
        let entry: Entry = text.parse().expect("a result");
        assert_eq!(entry.to_string(), text);
    }
    for text in ["p3:p8", "p5:bye", "p5:half", "p5:full", "p5:absent"] {
        let seat: Seat = text.parse().expect("a place");
        assert_eq!(seat.to_string(), text);
    }
}

#[test]
fn an_act_is_read_as_it_was_written_and_what_is_not_said_is_left_out() {
    let act = Act::Result {
        entries: vec!["3=2-0".parse().expect("a result")],
        round: None,
        amend: false,
        reason: None,
    };
    let text = serde_json::to_string(&act).expect("plain data");
    assert_eq!(text, r#"{"act":"result","entries":["3=2-0"]}"#);
    assert_eq!(serde_json::from_str::<Act>(&text).expect("an act"), act);
    assert!(serde_json::from_str::<Act>(r#"{"act":"result","entries":["3"]}"#).is_err());
}
