//! Tests of attendance: several players in one act, and byes for rounds that a late player missed.

use draughts_arbiter::acts::{Act, RequestAbsence, RequestByes, SetFields, Withdraw};
use draughts_arbiter::app::event::{Done, apply};
use draughts_arbiter::event::{self, ByeKind, Event, Ledger, Round};
use draughts_arbiter::event_report::event::ByNameView;
use draughts_arbiter::words::{Language, say};

/// Returns a Swiss with two rounds played; p5 enters in round 3.
fn open() -> Event {
    let text = "schema: arbiter.event/1\nname: Open\nsystem: {kind: swiss, rounds: 5}\n\
         attendance: {half_byes: 2}\nplayers:\n\
         \x20 - {id: p1, name: \"de Boer, Henk\", number: 1}\n\
         \x20 - {id: p2, name: \"Cok, Ans\", number: 2}\n\
         \x20 - {id: p3, name: \"van Dijk, Piet\", number: 3}\n\
         \x20 - {id: p4, name: \"Aker, Eva\", number: 4}\n\
         \x20 - {id: p5, name: \"Late, Leo\", number: 5, from_round: 3}\n\
         rounds:\n  - round: 1\n    boards:\n\
         \x20     - {board: 1, white: p1, black: p3, result: 2-0}\n\
         \x20     - {board: 2, white: p4, black: p2, result: 1-1}\n\
         \x20 - round: 2\n    boards:\n\
         \x20     - {board: 1, white: p2, black: p1, result: 2-0}\n\
         \x20     - {board: 2, white: p3, black: p4, result: 1-1}\n";
    event::read("open.yaml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn bye(players: &[&str], kind: ByeKind, rounds: &[u16]) -> Act {
    Act::from(RequestByes {
        players: players.iter().map(|&one| one.into()).collect(),
        kind,
        rounds: rounds.iter().map(|&one| Round(one)).collect(),
        cancel: false,
    })
}

fn said(done: &Done) -> Vec<String> {
    done.said().iter().map(|one| say(one, Language::English)).collect()
}

#[test]
fn a_late_player_may_have_half_a_point_for_rounds_that_are_played() {
    let mut event = open();
    let done = apply(&mut event, bye(&["p5"], ByeKind::HalfPoint, &[1, 2])).unwrap();
    let told =
        ["p5 Late, Leo: half-point bye in round 1", "p5 Late, Leo: half-point bye in round 2"];
    assert_eq!(said(&done), told);
    assert_eq!(Ledger::whole(&event).score(4).to_string(), "2", "of an event of 2-1-0");
    assert_eq!(event::check(&event), []);
    // The rounds count towards the event's limit.
    let refused = apply(&mut event, bye(&["p5"], ByeKind::HalfPoint, &[3])).unwrap_err();
    assert!(refused.words(Language::English).contains("half-point byes allowed: 2"), "{refused:?}");
    // The bye can be revoked the way it was given.
    apply(&mut event, bye(&["p5"], ByeKind::Absent, &[2])).unwrap();
    assert_eq!(Ledger::whole(&event).score(4).to_string(), "1");
}

#[test]
fn whoever_has_been_paired_gets_no_bye_in_a_round_before() {
    for (player, kind, round) in [
        ("p1", ByeKind::HalfPoint, 1),
        ("p1", ByeKind::HalfPoint, 2),
        ("p5", ByeKind::PairingAllocated, 1),
    ] {
        let mut event = open();
        let before = event.clone();
        let refused = apply(&mut event, bye(&[player], kind, &[round])).unwrap_err();
        let words = refused.words(Language::English);
        assert!(words.contains(&format!("round {round} is paired already")), "{words}");
        assert_eq!(event, before);
    }
}

#[test]
fn several_players_are_named_at_once_and_all_are_done_or_none() {
    let mut event = open();
    let players = ["p1", "p4"].map(String::from).to_vec();
    let absent = Act::from(RequestAbsence { players, rounds: vec![], cancel: false });
    let done = apply(&mut event, absent.clone()).unwrap();
    let told = ["p1 de Boer, Henk: absent in round 3", "p4 Aker, Eva: absent in round 3"];
    assert_eq!(said(&done), told);
    let players = vec!["p2".into(), "p9".into()];
    let withdraw = Withdraw { players, after: None, reason: None };
    let mut changed = event.clone();
    let refused = apply(&mut changed, withdraw).unwrap_err();
    assert!(refused.words(Language::English).contains("there is no player p9"));
    // A single player is recorded in the history in the original form.
    let one = bye(&["p1"], ByeKind::HalfPoint, &[3]);
    let kept = serde_json::to_string(&one).unwrap();
    assert_eq!(kept, r#"{"act":"bye","player":"p1","kind":"half-point","rounds":[3]}"#);
    assert_eq!(serde_json::from_str::<Act>(&kept).unwrap(), one);
    let several = serde_json::to_string(&absent).unwrap();
    assert_eq!(serde_json::from_str::<Act>(&several).unwrap(), absent);
}

#[test]
fn names_stand_where_people_of_the_country_look_for_them() {
    let order = |event: &Event| -> Vec<String> {
        let view = ByNameView::new(event, [Round(2)]);
        view.rounds[0].players.iter().map(|one| one.player.name.to_string()).collect()
    };
    let mut event = open();
    assert_eq!(order(&event), ["Aker, Eva", "de Boer, Henk", "Cok, Ans", "van Dijk, Piet"]);
    let whole = Act::from(SetFields {
        player: None,
        fields: vec![("sort".into(), "whole".into())],
        reason: None,
    });
    apply(&mut event, whole).unwrap();
    assert_eq!(order(&event), ["Aker, Eva", "Cok, Ans", "de Boer, Henk", "van Dijk, Piet"]);
}
