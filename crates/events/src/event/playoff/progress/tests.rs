use proptest::prelude::*;

use super::*;
use crate::event::{Event, Round};

fn ladder(name: &str) -> &'static Ladder {
    Ladder::presets().iter().find(|one| one.name == name).unwrap()
}

fn playoff(ladder: &str, players: usize) -> Playoff {
    let players = (1..=players).map(|n| format!("p{n}").parse().unwrap()).collect();
    let ladder = ladder.to_owned();
    let (round, place) = (Round(7), Some(1));
    Playoff {
        round,
        board: None,
        place,
        to: None,
        boards: None,
        ladder,
        players,
        drawn: None,
        games: Vec::new(),
    }
}

/// Plays the game that is next with a result, the points of White first.
fn play(playoff: &mut Playoff, result: &str) -> PlayoffProgress {
    let ladder = ladder(&playoff.ladder.clone());
    let next = playoff.progress(ladder).unwrap().next[0];
    let id = |at: usize| playoff.players[at].clone();
    let stage = ladder.stages[next.stage].stage.clone();
    let game = PlayoffGame::new(stage, id(next.white), id(next.black), result.parse().unwrap());
    playoff.games.push(game);
    playoff.progress(ladder).unwrap()
}

#[test]
fn two_games_of_blitz_then_the_first_win() {
    let mut two = playoff("ec2022", 2);
    let next = two.progress(ladder("ec2022")).unwrap().next[0];
    assert_eq!((next.white, next.black, next.stage), (0, 1, 0));
    let course = play(&mut two, "2-0");
    assert!(!course.over, "the second game can make it level");
    assert_eq!((course.next[0].white, course.next[0].black), (1, 0));
    let course = play(&mut two, "2-0");
    assert_eq!((course.over, course.next[0].stage, course.next[0].white), (false, 1, 0));
    for _ in 0..5 {
        assert!(!play(&mut two, "1-1").over);
    }
    let course = play(&mut two, "0-2");
    // The sixth game of superblitz: colours have alternated from game to game.
    assert!(course.over && course.next.is_empty());
    assert_eq!((course.winner(), course.decided_in()), (Some(0), Some(1)));
    assert_eq!(course.stages[1].points, [(0, 2), (1, 0)], "drawn games do not count");
}

#[test]
fn colours_change_from_the_game_that_was_played() {
    let mut two = playoff("lehmann-georgiev", 2);
    let next = two.progress(ladder("lehmann-georgiev")).unwrap().next[0];
    // The first game is played with the wrong colours.
    let id = |at: usize| two.players[at].clone();
    let stage = ladder("lehmann-georgiev").stages[0].stage.clone();
    let game = PlayoffGame::new(stage, id(next.black), id(next.white), "1-1".parse().unwrap());
    two.games.push(game);
    let after = two.progress(ladder("lehmann-georgiev")).unwrap().next[0];
    assert_eq!((after.white, after.black), (next.white, next.black));
}

#[test]
fn what_comes_after_the_end_or_out_of_turn_cannot_be_in_it() {
    let mut two = playoff("wtm2020", 2);
    play(&mut two, "2-0");
    let of = |stage: &str, white: &str, black: &str, result: &str| {
        PlayoffGame::new(
            stage.into(),
            white.parse().unwrap(),
            black.parse().unwrap(),
            result.parse().unwrap(),
        )
    };
    let why = |games: Vec<PlayoffGame>| {
        Playoff { games, ..playoff("wtm2020", 2) }.progress(ladder("wtm2020")).unwrap_err()
    };
    let won = two.games[0].clone();
    assert_eq!(why(vec![won.clone(), of("blitz", "p2", "p1", "1-1")]), (1, PlayoffWrong::Over));
    let (stage, now) = ("blitz".to_owned(), "rapid".to_owned());
    assert_eq!(
        why(vec![of("blitz", "p1", "p2", "1-1")]),
        (0, PlayoffWrong::OtherStage { stage, now })
    );
    let id = "p9".parse().unwrap();
    assert_eq!(why(vec![of("rapid", "p1", "p9", "1-1")]), (0, PlayoffWrong::NotInIt { id }));
    let result = "3-0".parse().unwrap();
    assert_eq!(why(vec![of("rapid", "p1", "p2", "3-0")]), (0, PlayoffWrong::NoResult { result }));
    assert!(matches!(why(vec![of("rapid", "p1", "p1", "2-0")]), (0, PlayoffWrong::NotNow { .. })));
}

#[test]
fn three_meet_each_other_and_those_who_are_level_go_on() {
    let mut three = playoff("ec2022", 3);
    let next = three.progress(ladder("ec2022")).unwrap().next;
    let colors: Vec<_> = next.iter().map(|game| (game.white, game.black)).collect();
    assert_eq!(colors, [(0, 1), (2, 0), (1, 2)], "White once each");
    // p1 and p2 beat p3 twice, and draw with each other twice.
    for result in ["1-1", "1-1", "0-2", "2-0", "2-0"] {
        assert!(!play(&mut three, result).over);
    }
    let course = play(&mut three, "0-2");
    assert_eq!(course.order, [vec![0, 1], vec![2]]);
    assert_eq!(course.next.len(), 1, "{course:?}");
    // Third place is settled; only first place is still played for.
    let won_by_black = course.next[0].black;
    let course = play(&mut three, "0-2");
    assert!(course.over);
    assert_eq!(course.winner(), Some(won_by_black));
}

#[test]
fn only_places_that_are_played_for_are_played_out() {
    let mut three = Playoff { to: Some(1), ..playoff("ec2022", 3) };
    // p1 beats both twice; p2 and p3 stay level.
    for result in ["2-0", "0-2", "0-2", "2-0", "1-1"] {
        play(&mut three, result);
    }
    let course = play(&mut three, "1-1");
    assert_eq!((course.over, course.order), (true, vec![vec![0], vec![1, 2]]));
}

#[test]
fn a_round_robin_of_superblitz_goes_by_the_number_of_games() {
    // World Cup 2017: a beats b in two games, b beats c in one, c beats a in three.
    let mut three = playoff("world-cup-2017", 3);
    let mut course = three.progress(ladder("world-cup-2017")).unwrap();
    for (winner, loser, draws) in [(0, 1, 1), (2, 0, 2), (1, 2, 0)] {
        for at in 0..=draws {
            let pair = |game: &&NextGame| {
                [game.white, game.black].contains(&winner)
                    && [game.white, game.black].contains(&loser)
            };
            let next = *course.next.iter().find(pair).unwrap();
            let id = |at: usize| three.players[at].clone();
            let result = match (at < draws, next.white == winner) {
                (true, _) => "1-1",
                (false, true) => "2-0",
                (false, false) => "0-2",
            };
            let game = PlayoffGame::new(
                "superblitz".into(),
                id(next.white),
                id(next.black),
                result.parse().unwrap(),
            );
            three.games.push(game);
            course = three.progress(ladder("world-cup-2017")).unwrap();
        }
    }
    // One win each, and nothing separates all three: fewest games for the win.
    assert!(course.over);
    assert_eq!(course.order, [vec![1], vec![0], vec![2]]);
}

proptest! {
    #[test]
    fn a_stage_is_played_only_after_level_ones_and_the_last_one_decides(
        results in proptest::collection::vec(0..3_usize, 0..40),
        preset in 0..8_usize,
        players in 2..5_usize,
    ) {
        let name = &Ladder::presets()[preset].name;
        let mut played = playoff(name, players);
        let mut course = played.progress(ladder(name)).unwrap();
        for at in results {
            if course.over {
                break;
            }
            let before = course.clone();
            course = play(&mut played, ["2-0", "1-1", "0-2"][at]);
            // What was settled stays settled.
            prop_assert!(before.order.len() <= course.order.len());
        }
        let stages: Vec<usize> = course.stages.iter().map(|tally| tally.stage).collect();
        prop_assert!(stages.is_sorted());
        prop_assert!(course.over == course.next.is_empty());
        if players == 2 {
            let level = |tally: &StageTally| tally.points[0].1 == tally.points[1].1;
            for tally in course.stages.iter().rev().skip(1) {
                prop_assert!(level(tally), "{:?}", course.stages);
            }
            if let Some(winner) = course.winner() {
                let last = course.stages.last().unwrap();
                prop_assert!(last.ended && !level(last));
                prop_assert_eq!(last.points.iter().max_by_key(|one| one.1).unwrap().0, winner);
            }
            // Colours alternate from game to game.
            let whites: Vec<_> = played.games.iter().map(|game| game.white.clone()).collect();
            prop_assert!(whites.windows(2).all(|two| two[0] != two[1]));
        }
        // Times are never wrong if none was entered.
        let event = Event::new("x", crate::event::System::new(crate::event::SystemKind::Swiss));
        prop_assert_eq!(event.course_of(&played), Some(course));
    }
}
