//! Tie-breaks for teams only (C.07, 12).

use super::*;
use crate::event::{FideKind, FideTieBreak, read};

/// Returns three teams of two boards, each round a match and a bye: t1 beats t2 by 3-1, t3 beats t2
/// by 4-0, t1 and t3 draw.
fn teams(count: &str) -> Event {
    let members = |n: usize| format!("[p{}, p{}]", 2 * n - 1, 2 * n);
    let players: String = (1..=6).map(|n| format!("  - {{id: p{n}, name: Tree {n}}}\n")).collect();
    let team = |n: usize| {
        format!("  - {{id: t{n}, name: Wood {n}, number: {n}, members: {}}}\n", members(n))
    };
    let teams: String = (1..=3).map(team).collect();
    let round = |at: usize, (home, away): (usize, usize), results: [&str; 2], bye: usize| {
        let board = |seat: usize| {
            let (one, other) = (2 * home - 2 + seat, 2 * away - 2 + seat);
            let (white, black) = if seat == 1 { (one, other) } else { (other, one) };
            let result = results[seat - 1];
            format!(
                "      - {{board: {seat}, white: p{white}, black: p{black}, result: {result}, \
                 match: 1, seat: {seat}}}\n"
            )
        };
        format!(
            "  - round: {at}\n    matches:\n      - {{match: 1, home: t{home}, away: t{away}}}\n    \
             boards:\n{}{}    byes:\n      - {{player: t{bye}, bye: pairing-allocated}}\n",
            board(1),
            board(2)
        )
    };
    let rounds = [
        round(1, (1, 2), ["2-0", "1-1"], 3),
        round(2, (3, 2), ["2-0", "0-2"], 1),
        round(3, (1, 3), ["2-0", "2-0"], 2),
    ];
    let text = format!(
        "schema: arbiter.event/2\nname: League\nsystem: {{kind: swiss, rounds: 3}}\n\
         team_match: {{boards: 2, count: {count}}}\n\
         players:\n{players}teams:\n{teams}rounds:\n{}",
        rounds.concat()
    );
    read("league.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_tie_break_of_teams_has_a_value_of_a_team_and_none_of_a_player() {
    let kinds = FideKind::ALL.iter().copied().filter(|kind| kind.is_of_teams());
    let kinds: Vec<FideKind> = kinds.collect();
    for count in ["match-points", "board-points"] {
        let event = teams(count);
        let part = &event.parts(0)[0].event;
        for &kind in &kinds {
            let code = FideTieBreak::plain(kind).to_string();
            for id in ["t1", "t2", "t3"] {
                let given = value(part, &code, id);
                assert_ne!(given, Value::None.to_string(), "{code} of {id} by {count}");
            }
        }
    }
    let players = all_played();
    for code in kinds.into_iter().map(|kind| FideTieBreak::plain(kind).to_string()) {
        assert_eq!(values(&players, &code, "a d"), ["", ""].map(|_| Value::None.to_string()));
    }
}

#[test]
fn the_other_points_are_those_that_do_not_make_the_order() {
    let of_team = |count: &str, codes: &str| -> Vec<String> {
        let event = teams(count);
        let part = &event.parts(0)[0].event;
        codes.split(' ').map(|code| value(part, code, "t1")).collect()
    };
    // t1: 3-1, the bye as a match won 4-0, 2-2.
    assert_eq!(of_team("match-points", "MPTS GPTS MPVGP"), ["5", "9", "9"]);
    assert_eq!(of_team("board-points", "MPTS GPTS MPVGP"), ["5", "9", "5"]);
}
