//! Players who join without a rating, namesakes in one event, and the order of entry.

use super::*;
use crate::event::acts::Refusal;

const BOARDS: &[&str] = &["white: p1, black: p2, result: 2-0", "white: p3, black: p4, result: 1-1"];

/// Returns two rated players, 1400 and 1200, two without a rating; p3 is one of the rated.
fn open() -> Event {
    let mut event = evening("Open", BOARDS);
    event.players[0].rating = Some(1400);
    event.players[2].rating = Some(1200);
    event
}

fn with(unrated: Option<Newcomers>, list: &mut RatingList, event: &Event) -> Vec<RatingListChange> {
    let options = UpdateOptions { unrated, ..UpdateOptions::default() };
    update(list, &scheme(&list.scheme.clone()), event, options)
        .unwrap_or_else(|error| panic!("{error:?}"))
}

fn initials(list: &RatingList) -> Vec<(&str, i32, bool)> {
    list.players.iter().map(|one| (&*one.name, one.initial.0, one.unrated)).collect()
}

#[test]
fn where_the_program_chose_the_rating_to_begin_with_it_is_said() {
    let mut list = list("fmjd", &[]);
    let said = enter(&mut list, &open());
    let (rating, by) = (Rating(1600), BegunBy::Default);
    assert!(
        said.contains(&RatingListChange::BegunUnrated { players: 2, rating, by, alike: false }),
        "{said:?}"
    );
    let expected = [
        ("Ash", 1400, false),
        ("Birch", 1600, true),
        ("Cedar", 1200, false),
        ("Dogwood", 1600, true),
    ];
    assert_eq!(initials(&list), expected);
    let event = open();
    let begun = begun_unrated(&list, &scheme("fmjd"), &event, &key_of(&event));
    let begun: Vec<_> = begun.iter().map(|(id, rating, by)| (id.as_str(), rating.0, *by)).collect();
    assert_eq!(begun, [("p2", 1600, BegunBy::Default), ("p4", 1600, BegunBy::Default)]);
    // If all start alike, the reply reports all of them; if a text gives the rating, nobody.
    let mut list = self::list("mundigames", &[]);
    let said = enter(&mut list, &open());
    let rating = Rating(1000);
    assert!(
        said.contains(&RatingListChange::BegunUnrated { players: 4, rating, by, alike: true }),
        "{said:?}"
    );
    let text = text("fmjd").unwrap().replace(
        "initial:            {is: 1600, source: not seen (project default)}",
        "initial: {is: 1600, source: A9 4.1}",
    );
    let named = Scheme::read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
    let mut list = self::list("fmjd", &[]);
    let said = update(&mut list, &named, &open(), UpdateOptions::default()).unwrap();
    assert!(
        !said.iter().any(|one| matches!(one, RatingListChange::BegunUnrated { .. })),
        "{said:?}"
    );
}

#[test]
fn who_has_no_rating_is_left_out_given_one_or_the_average_and_the_list_keeps_it() {
    let mut list = list("fmjd", &[]);
    enter(&mut list, &open());
    // When the event is entered again, its newcomers start again.
    let said = with(Some(Newcomers::LeftOut), &mut list, &open());
    assert!(
        said.contains(&RatingListChange::UnratedFromNow { what: Newcomers::LeftOut }),
        "{said:?}"
    );
    assert_eq!(initials(&list), [("Ash", 1400, false), ("Cedar", 1200, false)]);
    assert_eq!(list.events[0].games, []);
    let left_out = Some(vec![UncountedGames { games: 2, why: UncountedReason::Unrated }]);
    let said = with(None, &mut list, &open());
    let (event, games) = (key_of(&open()), 0);
    assert_eq!(said, [RatingListChange::Counted { event, games, left_out, recorded: true }]);

    with(Some(Newcomers::Average), &mut list, &open());
    assert_eq!(list.player("p2 Birch").map(|at| list.players[at].initial), Some(Rating(1300)));
    with(Some(Newcomers::At(Rating(1100))), &mut list, &open());
    assert_eq!(list.player("p4 Dogwood").map(|at| list.players[at].initial), Some(Rating(1100)));
    let mut second = evening("Second", &["white: p5, black: p1, result: 2-0"]);
    second.start = Some("2026-12-01".parse().unwrap());
    let said = with(None, &mut list, &second);
    let (players, rating, by) = (1, Rating(1100), BegunBy::List);
    assert!(
        said.contains(&RatingListChange::BegunUnrated { players, rating, by, alike: false }),
        "{said:?}"
    );

    let text = serde_yaml::to_string(&list).unwrap();
    assert!(text.contains("unrated: 1100\n"), "{text}");
    assert_eq!(read("l.yaml", &text).unwrap(), list);
}

#[test]
fn where_everybody_begins_alike_nobody_is_left_out() {
    let mut list = list("mundigames", &[]);
    let options = UpdateOptions { unrated: Some(Newcomers::LeftOut), ..UpdateOptions::default() };
    let refused = update(&mut list, &scheme("mundigames"), &open(), options).unwrap_err();
    let (scheme, rating) = ("mundigames".into(), "1000".into());
    assert_eq!(*refused.why, Refusal::AllBeginAlike { scheme, rating });
}

#[test]
fn two_of_one_name_in_one_event_are_not_asked_about() {
    let mut event = open();
    event.players[3].name = "Ash".into();
    let mut list = list("fmjd", &[]);
    enter(&mut list, &event);
    assert_eq!(list.players.iter().filter(|one| one.name == "Ash").count(), 2);
    enter(&mut list, &event);
}

#[test]
fn an_event_that_was_played_before_one_entered_earlier_is_told() {
    let mut list = list("fmjd", &[]);
    let mut march = open();
    march.start = Some("2027-03-01".parse().unwrap());
    march.name = "March".into();
    enter(&mut list, &march);
    let said = enter(&mut list, &open());
    let later = key_of(&march);
    assert!(said.contains(&RatingListChange::EnteredLate { event: later.clone() }), "{said:?}");
    assert_eq!(entered_before_played_later(&list, &key_of(&open())), Some(later.as_str()));
    assert_eq!(entered_before_played_later(&list, &later), None);
}

#[test]
fn a_corrected_result_is_told_as_the_event_scores_it() {
    let mut list = list("fmjd", &[1400, 1300, 1200, 1100]);
    enter(&mut list, &open());
    let mut corrected = open();
    corrected.rounds[0].boards[1].result = vec!["0-2".parse().unwrap()];
    let said = enter(&mut list, &corrected);
    let told: Vec<String> = said
        .iter()
        .filter(|one| matches!(one, RatingListChange::CountedOtherwise { .. }))
        .map(|one| draughts_words::say(one, draughts_words::Language::English))
        .collect();
    assert_eq!(told, ["round 1, board 2: Cedar - Dogwood 0-2 (was 1-1)"]);
}
