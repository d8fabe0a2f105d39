//! "Rules of Checkers, Mundigames": ranking for points, leaderboards.

use super::*;

/// Returns the changes by a game between two ratings, for White and for Black.
fn game(white: i32, black: i32, fields: &str) -> (i32, i32) {
    let mut list = list("mundigames", &[white, black]);
    let board = format!("white: p1, black: p2, {fields}");
    enter(&mut list, &evening("Evening", &[&board]));
    (rating(&list, "Ash") - white, rating(&list, "Birch") - black)
}

#[test]
fn seed_001_ranking_example_1_equal_players_win_and_lose_15() {
    for points in [0, 1000, 2345] {
        assert_eq!(game(points, points, "result: 2-0"), (15, -15));
        assert_eq!(game(points, points, "result: 0-2"), (-15, 15));
    }
}

#[test]
fn seed_001_ranking_example_2_nothing_for_beating_somebody_1000_below() {
    assert_eq!(game(2000, 1000, "result: 2-0"), (0, 0));
}

#[test]
fn seed_001_ranking_example_2_the_upset_is_worth_30() {
    assert_eq!(game(2000, 1000, "result: 0-2"), (-30, 30));
}

#[test]
fn seed_001_ranking_at_the_most_30_points_are_added_or_subtracted() {
    for difference in (0..3000).step_by(37) {
        for result in ["2-0", "1-1", "0-2"] {
            let (white, black) = game(1000 + difference, 1000, &format!("result: {result}"));
            assert!(white.abs() <= 30 && white == -black, "{difference} {result}");
        }
    }
}

#[test]
fn seed_001_ranking_a_tie_between_equals_changes_nothing() {
    assert_eq!(game(1000, 1000, "result: 1-1"), (0, 0));
    // 30 * 0.909 = 27.27 expected, 15 scored.
    assert_eq!(game(1400, 1000, "result: 1-1"), (-12, 12));
}

#[test]
fn seed_001_ranking_who_leaves_or_surrenders_loses_at_any_length() {
    for how in ["left", "resigned"] {
        for moves in [0, 1, 10, 11, 60] {
            let fields = format!("result: 2-0, ended: p2 {how} after {moves} moves");
            assert_eq!(game(1000, 1000, &fields).1, -15, "{how} after {moves}");
        }
    }
}

#[test]
fn seed_001_ranking_the_opponent_wins_only_if_more_than_10_moves_were_made() {
    for how in ["left", "resigned"] {
        for (moves, credited) in [(0, 0), (9, 0), (10, 0), (11, 15), (60, 15)] {
            let fields = format!("result: 2-0, ended: p2 {how} after {moves} moves");
            assert_eq!(game(1000, 1000, &fields).0, credited, "{how} after {moves}");
            let fields = format!("result: 0-2, ended: p1 {how} after {moves} moves");
            assert_eq!(game(1000, 1000, &fields).1, credited, "{how} after {moves}, as Black");
        }
    }
}

#[test]
fn seed_001_ranking_leaving_can_cost_20_more_at_any_length() {
    for (moves, credited) in [(3, 0), (40, 15)] {
        let fields = format!("result: 2-0, ended: p2 left after {moves} moves (penalised)");
        assert_eq!(game(1000, 1000, &fields), (credited, -35), "{moves}");
    }
    // As above, if the arbiter struck the game out.
    let fields = "result: annulled, ended: p1 left after 3 moves (penalised)";
    assert_eq!(game(1000, 1000, fields), (-20, 0));
    assert_eq!(game(1000, 1000, "result: annulled, ended: p1 left after 3 moves"), (0, 0));
}

#[test]
fn seed_001_ranking_games_that_are_not_competitive_do_not_score() {
    assert_eq!(game(1000, 1000, "result: 2-0, rated: false"), (0, 0));
    let fields = "result: 2-0, rated: false, ended: p2 left after 3 moves (penalised)";
    assert_eq!(game(1000, 1000, fields), (0, 0));
    assert_eq!(game(1000, 1000, "result: 2-0 forfeit"), (0, 0));
}

#[test]
fn seed_001_monthly_elo_leaderboard_every_month_starts_with_1000_for_each_player() {
    let mut list = list("mundigames", &[2000, 1000]);
    let board = "white: p1, black: p2, result: 2-0";
    enter(&mut list, &evening("November", &[board]));
    let mut december = evening("December", &[board]);
    december.start = Some("2026-12-01".parse().unwrap());
    enter(&mut list, &december);
    let start = scheme("mundigames").monthly.unwrap().is;
    for month in ["2026-11", "2026-12"] {
        let totals = monthly(&list, month.parse().unwrap(), start);
        let ratings: Vec<i32> = totals.iter().map(|total| total.rating().0).collect();
        assert_eq!(ratings, [1015, 985], "{month}");
    }
    assert!(monthly(&list, "2026-10".parse().unwrap(), start).is_empty());
}

#[test]
fn seed_001_monthly_elo_leaderboard_is_independent_of_the_general_scoring() {
    // "a player can score 1 point on his general Elo and 30 on his monthly Elo": here 1 and 15.
    let mut list = list("mundigames", &[1550, 1000]);
    enter(&mut list, &evening("Evening", &["white: p1, black: p2, result: 2-0"]));
    let game = &list.events[0].games[0];
    assert_eq!(game.general[0].to_string(), "1550+1");
    assert_eq!(game.monthly.unwrap()[0].to_string(), "1000+15");
}

#[test]
fn seed_001_monthly_elo_leaderboard_one_may_gain_on_one_list_and_lose_on_the_other() {
    // Ash leads the month by far and draws with Birch, who is far ahead on the general list.
    let mut list = list("mundigames", &[1000, 2000, 1000]);
    let mut games = vec!["white: p1, black: p3, result: 2-0"; 1];
    games.push("white: p4, black: p2, result: 2-0");
    enter(&mut list, &evening("First", &games));
    enter(&mut list, &evening("Second", &["white: p1, black: p2, result: 1-1"]));
    let game = &list.events[1].games[0];
    let monthly = game.monthly.unwrap();
    assert_eq!((monthly[0].rating.0, monthly[1].rating.0), (1015, 985));
    assert!(game.general[0].change > Change::NONE && monthly[0].change < Change::NONE);
}

#[test]
fn seed_001_general_leaderboard_accumulates_from_game_to_game() {
    let mut list = list("mundigames", &[1000, 1000, 1000]);
    let boards = ["white: p1, black: p2, result: 2-0", "white: p3, black: p4, result: 2-0"];
    enter(&mut list, &evening("First", &boards));
    enter(&mut list, &evening("Second", &["white: p1, black: p3, result: 2-0"]));
    assert_eq!(list.events[1].games[0].general.map(|step| step.rating.0), [1015, 1015]);
    assert_eq!((rating(&list, "Ash"), rating(&list, "Cedar")), (1030, 1000));
}
