//! Matches and shared places after play-offs.

use crate::event::{Event, Ladder, LadderPoints, Ledger, Points, Round, Score, read};
use crate::standings::{StandingsOptions, rank};

/// The match of 2013 (wcmm2013.fmjd.org): the scores of each round, Schwarzman's first, who is
/// `a`: standard, rapid, blitz, Lehmann-Georgiev.
const ROUNDS: [&[&str]; 7] = [
    &["1-1", "1-1", "2-0"],
    &["1-1", "1-1", "1-1", "0-2"],
    &["2-0"],
    &["0-2"],
    &["1-1", "1-1", "1-1", "2-0"],
    &["1-1", "0-2"],
    &["1-1", "1-1", "0-2"],
];

/// Returns the match as a ladder, as far as it went: its stages after the standard game.
fn played(ladder: &str) -> Event {
    let known = Ladder::presets().iter().find(|one| one.name == ladder).unwrap();
    let (mut rounds, mut playoffs) = (String::new(), String::new());
    for (number, scores) in (1..).zip(ROUNDS) {
        rounds += &format!(
            "  - round: {number}\n    boards:\n      - {{board: 1, white: a, black: b, result: {}}}\n",
            scores[0]
        );
        // If a ladder has one stage after the standard game, it gets the score of the deciding
        // stage.
        let stages: Vec<(&str, &str)> = match known.stages.as_slice() {
            [only] => {
                scores[1..].last().map(|score| (only.stage.as_str(), *score)).into_iter().collect()
            }
            several => several
                .iter()
                .map(|stage| stage.stage.as_str())
                .zip(scores[1..].iter().copied())
                .collect(),
        };
        if stages.is_empty() {
            continue;
        }
        playoffs += &format!(
            "  - round: {number}\n    board: 1\n    ladder: {ladder}\n    players: [a, b]\n    games:\n"
        );
        for (at, (stage, score)) in stages.iter().enumerate() {
            let score: Score = score.parse().unwrap();
            let (white, black, score) = match at % 2 {
                0 => ("a", "b", score),
                _ => ("b", "a", score.reversed()),
            };
            playoffs += &format!(
                "      - {{stage: {stage}, white: {white}, black: {black}, result: {score}}}\n"
            );
        }
    }
    let text = format!(
        "schema: arbiter.event/1\nname: X\nsystem: {{kind: match, games: 7}}\nladder: {ladder}\n\
         players:\n  - {{id: a, name: Alder}}\n  - {{id: b, name: Birch}}\nrounds:\n{rounds}playoffs:\n{playoffs}"
    );
    read("x.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_earliest_stage_in_which_the_scores_differ_decides_a_match() {
    let event = played("wcmm2013");
    let ledger = Ledger::whole(&event);
    assert_eq!((ledger.score(0), ledger.score(1)), (Points::whole(7), Points::whole(7)));
    // 7-7 in standard, and 4-6 in rapid; blitz is 4-4 and Lehmann-Georgiev 2-2.
    let rows = rank(&event, &ledger, StandingsOptions::default()).rows;
    assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [Some(1), Some(2)]);
    assert_eq!(event.players[rows[0].player].id.as_str(), "b");
    let course = crate::standings::course(&event, &ledger).unwrap();
    let won = (crate::standings::CourseState::Won, Some(rows[0].player));
    assert_eq!((course.state, course.winner), won, "it ended 7-7, and not level");
}

#[test]
fn each_round_has_its_winner_in_its_stage() {
    let event = played("wcmm2013");
    let decided = |round| {
        let playoff = event.playoff_of(Round(round), 1)?;
        let course = event.course_of(playoff).unwrap();
        let stage = event.ladder_of_matches().unwrap().stages[course.decided_in()?].stage.clone();
        assert!(course.over && course.next.is_empty());
        assert_eq!(course.stages.last().unwrap().stage, course.decided_in().unwrap());
        Some(format!("{} {stage}", playoff.players[course.winner()?]))
    };
    let all: Vec<_> = (1..=7).map(decided).collect();
    let told: Vec<&str> = all.iter().map(|one| one.as_deref().unwrap_or("standard")).collect();
    let georgiev = "lehmann-georgiev";
    assert_eq!(
        told,
        [
            "a blitz",
            &format!("b {georgiev}"),
            "standard",
            "standard",
            &format!("a {georgiev}"),
            "b rapid",
            "b blitz"
        ]
    );
}

/// Returns the points of the rounds, and their sum.
fn worth(event: &Event, sum: i64) -> (Vec<String>, String) {
    let mut rounds = Vec::new();
    for round in &event.rounds {
        let Some(LadderPoints::Points(score)) =
            event.points_by_ladder(round.round, &round.boards[0])
        else {
            panic!("round {} is not decided", round.round.0)
        };
        assert_eq!(
            score.first + score.second,
            Points::whole(sum),
            "the sum of a round is the same"
        );
        rounds.push(score.to_string());
    }
    let ledger = Ledger::whole(event);
    (rounds, format!("{}-{}", ledger.score(0), ledger.score(1)))
}

#[test]
fn the_match_of_2013_by_the_points_of_2020_and_of_2017() {
    let (rounds, sum) = worth(&played("wtm2020"), 12);
    assert_eq!(rounds, ["7-5", "6-6", "12-0", "0-12", "6-6", "4-8", "5-7"]);
    assert_eq!(sum, "40-44");
    let (rounds, sum) = worth(&played("world-cup-2017"), 5);
    assert_eq!(rounds, ["3-2", "2-3", "5-0", "0-5", "3-2", "2-3", "2-3"]);
    assert_eq!(sum, "17-18");
}

#[test]
fn a_match_is_over_with_more_than_half_of_the_points() {
    let course = |rounds: usize| {
        let mut event = played("wtm2020");
        event.rounds.truncate(rounds);
        event.playoffs.retain(|one| usize::from(one.round.0) <= rounds);
        crate::standings::course(&event, &Ledger::whole(&event)).unwrap()
    };
    // Seven rounds of 12: more than 42 win. After six 35-37, after seven 40-44.
    let before = course(6);
    assert_eq!((before.state, before.left), (crate::standings::CourseState::Open, 1));
    let needed = before.sides.map(|side| side.to_win);
    assert_eq!(needed, [Some(Points::whole(8)), Some(Points::whole(6))]);
    assert_eq!(course(7).state, crate::standings::CourseState::Won);
}

#[test]
fn a_level_round_counts_when_its_play_off_is_over() {
    let mut event = played("wtm2020");
    event.playoffs[0].games.pop();
    let board = &event.rounds[0].boards[0];
    assert_eq!(event.points_by_ladder(Round(1), board), Some(LadderPoints::Open));
    let ledger = Ledger::whole(&event);
    assert!(!ledger.of(0)[0].meeting().unwrap().complete);
    assert_eq!(ledger.score(0) + ledger.score(1), Points::whole(6 * 12));
    event.playoffs.remove(0);
    let board = &event.rounds[0].boards[0];
    assert_eq!(event.points_by_ladder(Round(1), board), Some(LadderPoints::Open));
}

/// Returns four players: `a` and `b` are equal in everything, and so are `c` and `d`.
fn shared(playoffs: &str) -> Vec<String> {
    let text = format!(
        "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 2}}\ntiebreaks: [SOLK, WINS]\n\
         players:\n  - {{id: a, name: A}}\n  - {{id: b, name: B}}\n  - {{id: c, name: C}}\n  - {{id: d, name: D}}\n\
         rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: c, result: 2-0}}\n      - {{board: 2, white: b, black: d, result: 2-0}}\n\
         \x20 - round: 2\n    boards:\n      - {{board: 1, white: a, black: b, result: 1-1}}\n      - {{board: 2, white: c, black: d, result: 1-1}}\n{playoffs}"
    );
    let event = read("x.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
    let rows = rank(&event, &Ledger::whole(&event), StandingsOptions::default()).rows;
    let told = |row: &crate::standings::RankingRow| {
        let mark = if row.playoff.is_some() { "*" } else { "" };
        format!("{}{}{mark}", row.place.unwrap(), event.players[row.player].id)
    };
    rows.iter().map(told).collect()
}

#[test]
fn a_play_off_separates_those_who_and_nobody_else_are_level() {
    assert_eq!(shared(""), ["1a", "1b", "3c", "3d"]);
    let playoff = |place: u16, players: &str, games: &str| {
        format!(
            "playoffs:\n  - {{round: 2, place: {place}, ladder: ec2022, players: [{players}], games: [{games}]}}\n"
        )
    };
    let game = |white: &str, black: &str, result: &str| {
        format!("{{stage: blitz, white: {white}, black: {black}, result: {result}}}")
    };
    let won = format!("{}, {}", game("a", "b", "0-2"), game("b", "a", "1-1"));
    assert_eq!(shared(&playoff(1, "a, b", &won)), ["1b*", "2a*", "3c", "3d"]);
    // Half a play-off decides nothing; the points of others are not touched.
    assert_eq!(shared(&playoff(1, "a, b", &game("a", "b", "0-2"))), ["1a*", "1b*", "3c", "3d"]);
    let others = won
        .replace("white: a, black: b", "white: a, black: c")
        .replace("white: b, black: a", "white: c, black: a");
    assert_eq!(shared(&playoff(1, "a, c", &others)), ["1a", "1b", "3c", "3d"]);
}
