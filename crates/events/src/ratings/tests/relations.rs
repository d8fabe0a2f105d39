//! Properties of every list.

use proptest::prelude::*;

use super::*;

/// A game of the test: two players, a result, its ending, its moves, and whether it counts.
type Drawn = (usize, usize, u8, u8, u16, bool);

/// Returns boards of one round; each player sits at only one of them.
fn boards(drawn: &[Drawn]) -> Vec<String> {
    let mut seated = [false; 8];
    let mut boards = Vec::new();
    for &(one, other, result, ending, moves, rated) in drawn {
        let (one, other) = (one % 8, other % 8);
        if one == other || seated[one] || seated[other] {
            continue;
        }
        (seated[one], seated[other]) = (true, true);
        let result =
            ["2-0", "1-1", "0-2", "0-0", "annulled", "2-0 forfeit"][usize::from(result) % 6];
        let loser = match result {
            "2-0" => Some(other),
            "0-2" => Some(one),
            _ => None,
        };
        let how = ["", "resigned", "left"][usize::from(ending) % 3];
        let ended = match loser {
            Some(loser) if !how.is_empty() => {
                let penalty = if how == "left" && moves % 2 == 0 { " (penalised)" } else { "" };
                format!(", ended: p{} {how} after {moves} moves{penalty}", loser + 1)
            }
            _ => String::new(),
        };
        boards.push(format!(
            "white: p{}, black: p{}, result: {result}, rated: {rated}{ended}",
            one + 1,
            other + 1
        ));
    }
    boards
}

fn drawn() -> impl Strategy<Value = Vec<Drawn>> {
    let game = (0..8_usize, 0..8_usize, any::<u8>(), any::<u8>(), 0..30_u16, any::<bool>());
    prop::collection::vec(game, 1..12)
}

fn event(at: usize, drawn: &[Drawn]) -> Event {
    let boards = boards(drawn);
    let boards: Vec<&str> = boards.iter().map(String::as_str).collect();
    let fallback = ["white: p1, black: p2"];
    let mut event = evening("Evening", if boards.is_empty() { &fallback } else { &boards });
    event.start = Some(format!("2026-{:02}-{:02}", at / 2 + 1, at + 1).parse().unwrap());
    event.name = format!("Evening {at}");
    event
}

proptest! {
    #[test]
    fn a_rating_is_the_initial_value_and_the_sum_of_its_changes(
        events in prop::collection::vec(drawn(), 1..6),
        initial in prop::collection::vec(0..3000_i32, 8),
        name in prop::sample::select(names().to_vec()),
    ) {
        let mut list = list(name, &initial);
        for (at, drawn) in events.iter().enumerate() {
            enter(&mut list, &event(at, drawn));
        }
        for total in general(&list) {
            let player = &list.players[total.player];
            // From the file alone, game by game, as a person could add it up.
            let mut hundredths = i64::from(player.initial.0) * 100;
            for (_, game) in list.games() {
                let Some(side) = game.side_of(&player.id) else { continue };
                if name == "mundigames" {
                    prop_assert_eq!(i64::from(game.general[side].rating.0) * 100, hundredths);
                }
                hundredths += game.general[side].change.in_hundredths();
            }
            prop_assert_eq!(
                hundredths,
                i64::from(total.initial.0) * 100 + total.change.in_hundredths()
            );
            prop_assert!((i64::from(total.rating().0) * 100 - hundredths).abs() <= 50);
        }
        // A written list is read back unchanged.
        let written = serde_yaml::to_string(&list).unwrap();
        prop_assert_eq!(read("l.yaml", &written).unwrap(), list);
    }

    #[test]
    fn entering_events_again_in_any_order_changes_nothing(
        events in prop::collection::vec(drawn(), 1..5),
        again in prop::collection::vec(0..5_usize, 1..6),
    ) {
        let mut list = list("mundigames", &[]);
        let events: Vec<Event> =
            events.iter().enumerate().map(|(at, drawn)| event(at, drawn)).collect();
        for event in &events {
            enter(&mut list, event);
        }
        let once = list.clone();
        for at in again {
            enter(&mut list, &events[at % events.len()]);
        }
        prop_assert_eq!(list, once);
    }

    #[test]
    fn the_general_ratings_do_not_touch_the_months_nor_the_months_them(
        events in prop::collection::vec(drawn(), 1..5),
        initial in prop::collection::vec(0..3000_i32, 8),
    ) {
        let (mut one, mut other) = (list("mundigames", &initial), list("mundigames", &[1000; 8]));
        let mut dated = list("mundigames", &initial);
        for (at, drawn) in events.iter().enumerate() {
            let mut event = event(at, drawn);
            enter(&mut one, &event);
            enter(&mut other, &event);
            event.start = Some(format!("2027-01-{:02}", at + 1).parse().unwrap());
            enter(&mut dated, &event);
        }
        for ((_, first), (_, second)) in one.games().zip(other.games()) {
            prop_assert_eq!(first.monthly, second.monthly, "other general ratings");
        }
        for ((_, first), (_, second)) in one.games().zip(dated.games()) {
            prop_assert_eq!(first.general, second.general, "other months");
        }
    }

    #[test]
    fn without_penalties_and_early_ends_nothing_is_won_or_lost_in_all(
        ratings in (0..3000_i32, 0..3000_i32), result in 0..3_usize,
    ) {
        let mut list = list("mundigames", &[ratings.0, ratings.1]);
        let board = format!("white: p1, black: p2, result: {}", ["2-0", "1-1", "0-2"][result]);
        enter(&mut list, &evening("Evening", &[&board]));
        let steps = list.events[0].games[0].general;
        prop_assert_eq!(steps[0].change + steps[1].change, Change::NONE);
    }
}
