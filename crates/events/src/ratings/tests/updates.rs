//! Entering events: again, corrected, renamed; identifying players.

use super::*;
use crate::event::Round;
use crate::event::acts::{Refusal, Refused};

const WON: &str = "white: p1, black: p2, result: 2-0";

fn refused(list: &mut RatingList, event: &Event, options: UpdateOptions<'_>) -> Refused {
    let before = list.clone();
    let refused = update(list, &scheme(&before.scheme), event, options).unwrap_err();
    assert_eq!(*list, before, "nothing was changed");
    refused
}

fn counted(
    event: &str,
    games: usize,
    left_out: Option<Vec<UncountedGames>>,
    recorded: bool,
) -> RatingListChange {
    RatingListChange::Counted { event: format!("{event}, 2026-11-03"), games, left_out, recorded }
}

fn is_as_recorded(said: &[RatingListChange]) -> bool {
    matches!(said[0], RatingListChange::Counted { recorded: true, .. })
}

fn new(player: &str) -> RatingListChange {
    RatingListChange::NewInList { player: player.into(), initial: Rating(1000) }
}

/// Returns a result as scored by a 2-1-0 event.
fn result(score: Verdict) -> RatingListChange {
    let score = match score {
        Verdict::White => "2-0",
        Verdict::Draw => "1-1",
        Verdict::Black => "0-2",
        Verdict::Void => "void",
    };
    RatingListChange::Result { score: score.into(), uncredited: false, penalised: None }
}

fn game(players: &str, score: Verdict) -> Box<RatingListChange> {
    let result = Box::new(result(score));
    Box::new(RatingListChange::Game { players: players.into(), result })
}

fn moved(name: &str, was: i32, change: i32) -> RatingListChange {
    let rating = Rating(was + change);
    let change = Change::whole(i64::from(change));
    RatingListChange::Moved { name: name.into(), was: Rating(was), change, rating }
}

#[test]
fn an_event_entered_twice_is_there_once() {
    let mut list = list("mundigames", &[]);
    let event = evening("Evening", &[WON, "white: p3, black: p4, result: 1-1"]);
    let said = enter(&mut list, &event);
    assert_eq!(
        said,
        [
            counted("Evening", 2, None, false),
            new("p1 Ash"),
            new("p2 Birch"),
            new("p3 Cedar"),
            new("p4 Dogwood"),
            RatingListChange::BegunUnrated {
                players: 4,
                rating: Rating(1000),
                by: BegunBy::Default,
                alike: true
            },
            moved("Ash", 1000, 15),
            moved("Birch", 1000, -15),
        ]
    );
    let once = list.clone();
    assert_eq!(enter(&mut list, &event), [counted("Evening", 2, None, true)]);
    assert_eq!(list, once);
}

#[test]
fn a_corrected_result_is_calculated_again_also_in_later_events() {
    let mut list = list("mundigames", &[]);
    enter(&mut list, &evening("First", &[WON]));
    enter(&mut list, &evening("Second", &["white: p1, black: p3, result: 2-0"]));
    assert_eq!(list.events[1].games[0].general[0].to_string(), "1015+14");
    let said = enter(&mut list, &evening("First", &["white: p1, black: p2, result: 0-2"]));
    assert_eq!(
        said,
        [
            counted("First", 1, None, false),
            RatingListChange::CountedOtherwise {
                round: Round(1),
                board: 1,
                game: game("Ash - Birch", Verdict::Black),
                was: Box::new(RatingListChange::Result {
                    score: "2-0".into(),
                    uncredited: false,
                    penalised: None
                }),
            },
            moved("Ash", 1029, -28),
            moved("Birch", 985, 30),
            moved("Cedar", 986, -2),
        ]
    );
    assert_eq!(list.events[1].games[0].general[0].to_string(), "985+16");
    // The list equals one that was right from the start.
    let mut right = self::list("mundigames", &[]);
    enter(&mut right, &evening("First", &["white: p1, black: p2, result: 0-2"]));
    enter(&mut right, &evening("Second", &["white: p1, black: p3, result: 2-0"]));
    assert_eq!(list, right);
}

#[test]
fn games_come_and_go_with_what_the_event_says() {
    let mut list = list("mundigames", &[]);
    enter(&mut list, &evening("Evening", &[WON, "white: p3, black: p4"]));
    let unrated = format!("{WON}, rated: false");
    let event = evening("Evening", &[&unrated, "white: p3, black: p4, result: 2-0"]);
    let said = enter(&mut list, &event);
    let left_out = Some(vec![UncountedGames { games: 1, why: UncountedReason::NotRated }]);
    assert_eq!(said[0], counted("Evening", 1, left_out, false));
    let (round, of) = (Round(1), |board| u16::from(board == "Cedar - Dogwood") + 1);
    for players in ["Cedar - Dogwood", "Ash - Birch"] {
        let (board, game) = (of(players), game(players, Verdict::White));
        let expected = match board {
            1 => RatingListChange::CountsNoLonger { round, board, game },
            _ => RatingListChange::NotCountedBefore { round, board, game },
        };
        assert!(said.contains(&expected), "{said:?}");
    }
    assert_eq!((rating(&list, "Ash"), rating(&list, "Cedar")), (1000, 1015));
}

#[test]
fn a_renamed_event_is_not_counted_twice() {
    let mut list = list("mundigames", &[]);
    enter(&mut list, &evening("Evening", &[WON]));
    let renamed = evening("Club evening", &[WON]);
    let refused = refused(&mut list, &renamed, UpdateOptions::default());
    let known = |all| Refusal::InListAs {
        event: "Evening, 2026-11-03".into(),
        shared: 1,
        all,
        whole: all == 1,
    };
    assert_eq!(*refused.why, known(1));
    let options = UpdateOptions { key: Some("Evening, 2026-11-03"), ..UpdateOptions::default() };
    let said = update(&mut list, &scheme("mundigames"), &renamed, options).unwrap();
    assert!(is_as_recorded(&said), "{said:?}");
    // Between two rounds, or with a day that was not known before.
    let longer = evening("Club evening", &[WON, "white: p3, black: p4, result: 2-0"]);
    assert_eq!(*self::refused(&mut list, &longer, UpdateOptions::default()).why, known(2));
    let other = evening(
        "Club evening",
        &["white: p1, black: p2, result: 0-2", "white: p3, black: p4, result: 2-0"],
    );
    assert_eq!(*self::refused(&mut list, &other, UpdateOptions::default()).why, known(2));
    let own = UpdateOptions { key: Some("of its own"), ..UpdateOptions::default() };
    update(&mut list, &scheme("mundigames"), &longer, own).unwrap();
    let mut undated = evening("Evening", &[WON]);
    undated.start = None;
    let mut list = self::list("fmjd", &[]);
    enter(&mut list, &undated);
    let dated = evening("Evening", &[WON]);
    let refused = self::refused(&mut list, &dated, UpdateOptions::default());
    assert_eq!(
        *refused.why,
        Refusal::InListAs { event: "Evening".into(), shared: 1, all: 1, whole: true }
    );
}

#[test]
fn a_game_of_the_same_players_on_another_day_is_another_game() {
    let mut list = list("mundigames", &[]);
    enter(&mut list, &evening("Evening", &[WON]));
    let mut next = evening("Evening 2", &[WON, "white: p3, black: p4, result: 2-0"]);
    next.start = Some("2026-11-10".parse().unwrap());
    enter(&mut list, &next);
    assert_eq!(list.events.len(), 2);
}

#[test]
fn an_event_is_found_under_whatever_key_it_was_entered() {
    let mut list = list("mundigames", &[]);
    let scheme = scheme("mundigames");
    let key = |list: &RatingList, event: &Event| key_in(list, &scheme, event).map(str::to_owned);
    let event = evening("Evening", &[WON]);
    assert_eq!(key(&list, &event), None);
    let options = UpdateOptions { key: Some("by hand"), ..UpdateOptions::default() };
    update(&mut list, &scheme, &event, options).unwrap();
    assert_eq!(key(&list, &event).as_deref(), Some("by hand"));
    let corrected = evening("Evening", &["white: p1, black: p2, result: 0-2"]);
    assert_eq!(key(&list, &corrected).as_deref(), Some("by hand"));
    // A few games may belong to another event, unless they are all the games of both, or those
    // that were played first.
    let longer = ["white: p1, black: p2, result: 0-2", "white: p3, black: p4, result: 2-0"];
    assert_eq!(key(&list, &evening("Evening", &longer)), None);
    let longer = evening("Evening", &[WON, longer[1]]);
    assert_eq!(key(&list, &longer).as_deref(), Some("by hand"));
    let others = evening("Evening", &["white: p3, black: p4, result: 2-0"]);
    assert_eq!(key(&list, &others), None);
    // Another event has its own key.
    enter(&mut list, &others);
    assert_eq!(key(&list, &event).as_deref(), Some("by hand"));
    assert_eq!(key(&list, &others).as_deref(), Some("Evening, 2026-11-03"));
}

#[test]
fn another_event_of_the_same_name_is_not_taken_for_a_correction() {
    let mut list = list("mundigames", &[]);
    enter(&mut list, &evening("Evening", &[WON]));
    let other = evening("Evening", &["white: p3, black: p4, result: 2-0"]);
    let refused = refused(&mut list, &other, UpdateOptions::default());
    assert!(matches!(*refused.why, Refusal::OtherEventCalledSo { .. }), "{refused}");
}

#[test]
fn a_monthly_list_needs_a_day() {
    let mut undated = evening("Evening", &[WON]);
    undated.start = None;
    let mut list = list("mundigames", &[]);
    assert_eq!(*refused(&mut list, &undated, UpdateOptions::default()).why, Refusal::NoDay);
    undated.rounds[0].date = Some("2026-12-24".parse().unwrap());
    enter(&mut list, &undated);
    assert_eq!(list.events[0].games[0].month(), Some("2026-12".parse().unwrap()));
    let mut list = self::list("fmjd", &[]);
    undated.rounds[0].date = None;
    enter(&mut list, &undated);
}

#[test]
fn a_name_that_is_written_otherwise_makes_no_new_player_of_the_same_event() {
    let mut list = list("mundigames", &[]);
    let mut event = evening("Evening", &[WON]);
    enter(&mut list, &event);
    event.players[0].name = "Ash, Alder".into();
    let said = enter(&mut list, &event);
    let (player, id) = ("p1 Ash, Alder".into(), "p1 Ash".into());
    assert_eq!(said[1..], [RatingListChange::IsListed { player, id }]);
    assert_eq!((list.players.len(), rating(&list, "Ash")), (2, 1015));
    assert!(is_as_recorded(&enter(&mut list, &event)));
}

#[test]
fn an_initial_rating_that_was_edited_is_calculated_with() {
    let mut list = list("mundigames", &[]);
    let event = evening("Evening", &[WON]);
    enter(&mut list, &event);
    list.players[0].initial = Rating(1400);
    let said = enter(&mut list, &event);
    assert_eq!(said[1..], [moved("Ash", 1415, -12), moved("Birch", 985, 12)]);
    assert_eq!(list.events[0].games[0].general.map(|step| step.to_string()), ["1400+3", "1000-3"]);
}

#[test]
fn the_number_at_the_federation_knows_a_player_by_any_name() {
    let mut list = list("fmjd", &[]);
    let mut first = evening("First", &[WON]);
    first.players[0].federation_id = Some("10001".into());
    first.players[0].rating = Some(2100);
    enter(&mut list, &first);
    assert_eq!((list.players[0].id.as_str(), list.players[0].initial.0), ("10001", 2100));
    let mut second = evening("Second", &["white: p3, black: p4, result: 2-0"]);
    second.players[2].federation_id = Some("10001".into());
    second.players[2].name = "Ash-Elm".into();
    enter(&mut list, &second);
    assert_eq!(list.players.len(), 3, "10001, Birch, Dogwood");
}

#[test]
fn fide_style_ratings_stay_as_before_the_event_and_keep_hundredths() {
    let mut list = list("fide", &[1600, 1500, 1400]);
    let mut event = evening("Open", &[WON]);
    let mut second = event.rounds[0].clone();
    second.round = crate::event::Round(2);
    second.boards[0].black = event.players[2].id.clone();
    second.boards[0].result = vec!["1-1".parse().unwrap()];
    event.rounds.push(second);
    enter(&mut list, &event);
    // K 40: a rating 100 higher means 0.64, 200 higher 0.76.
    let changes: Vec<String> =
        list.events[0].games.iter().map(|game| game.general[0].to_string()).collect();
    assert_eq!(changes, ["1600+14.4", "1600-10.4"]);
    assert_eq!(rating(&list, "Ash"), 1604);
}

#[test]
fn a_difference_of_more_than_400_counts_as_400_where_the_scheme_says_so() {
    let mut list = list("fide", &[2000, 1000]);
    enter(&mut list, &evening("Open", &[WON]));
    // K 40 * (1 - 0.92).
    assert_eq!(list.events[0].games[0].general[0].to_string(), "2000+3.2");
    let mut list = self::list("fmjd", &[2000, 1000]);
    enter(&mut list, &evening("Open", &[WON]));
    assert_eq!(list.events[0].games[0].general[0].to_string(), "2000+0");
}

#[test]
fn an_explanation_ends_with_the_rating_of_the_list() {
    let mut list = list("mundigames", &[]);
    enter(&mut list, &evening("First", &[WON]));
    enter(&mut list, &evening("Second", &["white: p3, black: p1, result: 2-0"]));
    let scheme = scheme("mundigames");
    let all = explain(&list, &scheme, 0, None, None).unwrap();
    assert_eq!((all.rating_before().0, all.rating_after().0), (1000, rating(&list, "Ash")));
    let sight = &all.games[1].sight;
    assert_eq!((sight.own.0, sight.opponent.0, sight.difference, sight.k), (1015, 1000, 15, 30));
    assert_eq!((sight.expected, sight.halves), (521_573, Some(0)));
    assert!(!all.edited);
    let second = explain(&list, &scheme, 0, Some("Second, 2026-11-03"), None).unwrap();
    assert_eq!((second.rating_before().0, second.games.len()), (1015, 1));
    list.players[0].initial = Rating(1200);
    assert!(explain(&list, &scheme, 0, None, None).unwrap().edited, "changes are not those now");
}
