//! The players of an event are found in a list by the rules for adding players to an event.

use super::*;
use crate::event::acts::{Refusal, Refused};

/// Returns an event of one round; each player has a name, a birth and a club, in the order of the
/// boards. Its day is that of its name: A on the first, B on the second.
fn open(name: &str, players: &[(&str, &str, &str)]) -> Event {
    let day = u32::from(name.bytes().next().unwrap_or(b'A')) - u32::from(b'A') + 1;
    let mut text = format!(
        "schema: arbiter.event/1\nname: {name}\nstart: 2026-11-{day:02}\nsystem: {{kind: swiss, rounds: 9}}\nplayers:\n"
    );
    for (at, (player, birth, club)) in (1..).zip(players) {
        let birth = if birth.is_empty() { String::new() } else { format!(", birth: {birth}") };
        let club = if club.is_empty() { String::new() } else { format!(", club: {club}") };
        text.push_str(&format!("  - {{id: p{at}, name: \"{player}\"{birth}{club}}}\n"));
    }
    text.push_str("rounds:\n  - round: 1\n    boards:\n");
    for board in 1..=players.len() / 2 {
        let (white, black) = (2 * board - 1, 2 * board);
        text.push_str(&format!(
            "      - {{board: {board}, white: p{white}, black: p{black}, result: 2-0}}\n"
        ));
    }
    event::read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

fn begun(event: &Event) -> RatingList {
    let mut list = list("fmjd", &[]);
    enter(&mut list, event);
    list
}

fn with(
    list: &mut RatingList,
    event: &Event,
    options: UpdateOptions<'_>,
) -> Result<Vec<RatingListChange>, Refused> {
    let before = list.clone();
    let said = update(list, &scheme("fmjd"), event, options);
    assert!(said.is_ok() || *list == before, "nothing is changed by a refusal");
    said
}

fn names(list: &RatingList) -> Vec<&str> {
    list.players.iter().map(|player| &*player.id).collect()
}

fn others() -> UpdateOptions<'static> {
    UpdateOptions { namesakes: Some(NamesakeDecision::Others), ..UpdateOptions::default() }
}

fn same() -> UpdateOptions<'static> {
    UpdateOptions { namesakes: Some(NamesakeDecision::Same), ..UpdateOptions::default() }
}

const FIRST: &[(&str, &str, &str)] =
    &[("Bakker, Kees", "", ""), ("Blom, Pia", "", ""), ("Vos, Jan", "", "X"), ("Elm", "", "")];

#[test]
fn a_name_in_another_order_is_the_same_player_and_that_is_told() {
    let mut list = begun(&open("A", FIRST));
    let said = with(
        &mut list,
        &open("B", &[("Kees Bakker", "", ""), ("BLÓM, PIA", "", "")]),
        UpdateOptions::default(),
    )
    .unwrap();
    let told = |one: &RatingListChange| matches!(one, RatingListChange::IsListed { player, id } if player == "p1 Kees Bakker" && id == "p1 Bakker, Kees");
    assert!(said.iter().any(told), "{said:?}");
    assert_eq!(list.players.len(), FIRST.len());
}

#[test]
fn whoever_may_be_meant_is_asked_about_in_one_refusal_and_once() {
    let mut list = begun(&open("A", FIRST));
    let second = open(
        "B",
        &[("K. Bakker", "", ""), ("P. Blom", "", ""), ("Vos, Jan", "", "Y"), ("Fir", "", "")],
    );
    let refused = with(&mut list, &second, UpdateOptions::default()).unwrap_err();
    let Refusal::WhoAreTheyInList { count, questions, .. } = &*refused.why else {
        panic!("{refused:?}")
    };
    assert_eq!(*count, 3, "initials twice, and another club: {questions:?}");
    let mut joined = list.clone();
    with(&mut joined, &second, same()).unwrap();
    assert_eq!(joined.players.len(), 5, "only Fir is new: {joined:?}");
    let again = with(&mut joined.clone(), &second, UpdateOptions::default()).unwrap();
    assert!(matches!(again[0], RatingListChange::Counted { recorded: true, .. }), "{again:?}");
    let first = with(&mut joined.clone(), &open("A", FIRST), UpdateOptions::default()).unwrap();
    assert!(
        matches!(first[0], RatingListChange::Counted { recorded: true, .. }),
        "the event before: {first:?}"
    );
    // The question about a changed club is asked only once.
    let third = open("C", &[("Vos, Jan", "", "Y"), ("Elm", "", "")]);
    with(&mut joined, &third, UpdateOptions::default()).unwrap();
    let mut apart = list.clone();
    with(&mut apart, &second, others()).unwrap();
    assert_eq!(apart.players.len(), 8);
    let again = with(&mut apart, &second, UpdateOptions::default()).unwrap();
    assert!(matches!(again[0], RatingListChange::Counted { recorded: true, .. }), "{again:?}");
}

#[test]
fn two_of_one_name_and_one_id_whose_births_differ_are_two() {
    let mut list = begun(&open("A", &[("Smit, Eva", "2012", ""), ("Elm", "", "")]));
    let second = open("B", &[("Smit, Eva", "1960", ""), ("Elm", "", "")]);
    with(&mut list, &second, UpdateOptions::default()).unwrap();
    assert_eq!(names(&list), ["p1 Smit, Eva", "p2 Elm", "p1/2 Smit, Eva"]);
    assert_eq!(list.events[1].games[0].white, "p1/2 Smit, Eva");
    for event in [&second, &open("A", &[("Smit, Eva", "2012", ""), ("Elm", "", "")])] {
        let again = with(&mut list, event, UpdateOptions::default()).unwrap();
        assert!(matches!(again[0], RatingListChange::Counted { recorded: true, .. }), "{again:?}");
    }
    // A player of unknown birth may be either.
    let third = open("C", &[("Elm", "", ""), ("Eva Smit", "", "")]);
    let refused = with(&mut list, &third, UpdateOptions::default()).unwrap_err();
    assert!(matches!(*refused.why, Refusal::WhoAreTheyInList { count: 1, .. }), "{refused:?}");
    let who = [StatedIdentity { player: "p2".into(), listed: "p1/2 Smit, Eva".into() }];
    let mut said = list.clone();
    with(&mut said, &third, UpdateOptions { who: &who, ..UpdateOptions::default() }).unwrap();
    assert_eq!(said.events[2].games[0].black, "p1/2 Smit, Eva");
    let who = [StatedIdentity { player: "p2".into(), listed: "new".into() }];
    with(&mut list, &third, UpdateOptions { who: &who, ..UpdateOptions::default() }).unwrap();
    assert_eq!(list.players.len(), 4);
}

#[test]
fn two_namesakes_who_sat_in_one_event_are_not_asked_about_as_one() {
    let players = [("Jansen, Kees", "", ""), ("Jansen, Kees", "", "")];
    let mut list = begun(&open("A", &players));
    assert_eq!(list.players.len(), 2);
    let said = with(&mut list, &open("A", &players), UpdateOptions::default()).unwrap();
    assert!(matches!(said[0], RatingListChange::Counted { recorded: true, .. }), "{said:?}");
    // If two players match the only one of the list, both are asked about.
    let mut list = begun(&open("A", &[("Jansen, Kees", "", ""), ("Elm", "", "")]));
    let mut second = open(
        "B",
        &[("Elm", "", ""), ("Jansen, Kees", "", ""), ("Kees Jansen", "", ""), ("Fir", "", "")],
    );
    let refused = with(&mut list, &second, UpdateOptions::default()).unwrap_err();
    assert!(matches!(*refused.why, Refusal::WhoAreTheyInList { count: 2, .. }), "{refused:?}");
    second.players[1].birth = "1970".parse().ok();
    with(&mut list, &second, others()).unwrap();
    assert_eq!(list.players.len(), 5);
}

#[test]
fn who_was_taken_for_somebody_new_can_be_made_one_with_the_player_of_the_list() {
    let mut list = begun(&open("A", FIRST));
    let second = open("B", &[("K. Bakker", "", ""), ("P. Blom", "", "")]);
    with(&mut list, &second, others()).unwrap();
    assert_eq!(list.players.len(), 6);
    let who = [StatedIdentity { player: "p1".into(), listed: "Kees Bakker".into() }];
    with(&mut list, &second, UpdateOptions { who: &who, ..UpdateOptions::default() }).unwrap();
    assert_eq!(names(&list)[4..], ["p2 P. Blom"]);
    assert_eq!(list.events[1].games[0].white, "p1 Bakker, Kees");
    let again = with(&mut list, &second, UpdateOptions::default()).unwrap();
    assert!(matches!(again[0], RatingListChange::Counted { recorded: true, .. }), "{again:?}");
    let who = [StatedIdentity { player: "p1".into(), listed: "Nobody".into() }];
    let refused = with(&mut list, &second, UpdateOptions { who: &who, ..UpdateOptions::default() })
        .unwrap_err();
    assert!(matches!(*refused.why, Refusal::NobodyListedSo { .. }), "{refused:?}");
}

#[test]
fn ratings_of_the_event_that_a_scheme_does_not_take_are_told() {
    let mut event = evening("Evening", &["white: p1, black: p2, result: 2-0"]);
    event.players[0].rating = Some(1400);
    let mut list = list("mundigames", &[]);
    let said = enter(&mut list, &event);
    let told = |one: &RatingListChange| {
        matches!(one, RatingListChange::OwnRatingsNotTaken { players: 1, rating: Rating(1000), .. })
    };
    assert!(said.iter().any(told), "{said:?}");
}
