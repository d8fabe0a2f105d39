//! Points that are not the result of a round: given by the arbiters, or carried over from an
//! earlier stage.

use proptest::prelude::*;

use super::relations::any_event;
use super::*;
use crate::event::{Award, Points, read};

/// The tie-breaks that add up scores, regardless of the round in which they were reached.
const OF_TOTALS: &[&str] = &[
    "SOLK", "SOLK/T", "SOLK/M", "SOLK/FT", "SOLK+", "SBF", "RIGA", "BH", "BH/C1", "BH/M1", "FB",
    "AOB", "SB", "SB/C1", "KS",
];

fn codes(codes: &[&str]) -> Vec<TieBreak> {
    codes.iter().map(|code| code.parse().unwrap()).collect()
}

/// Returns the values of everybody, player by player in the order of the file.
fn values(event: &Event) -> Vec<(usize, Vec<Value>)> {
    let standings = rank(event, &Ledger::whole(event), StandingsOptions::default());
    let mut rows: Vec<_> = standings.rows.into_iter().map(|row| (row.player, row.values)).collect();
    rows.sort_by_key(|(player, _)| *player);
    rows
}

fn points(to: &str, round: u16, points: i64) -> Award {
    let mut award = Award::new(to.parse().unwrap(), Round(round));
    award.points = Points::whole(points);
    award
}

proptest! {
    #[test]
    fn whatever_the_round_of_an_award_the_sums_of_scores_are_the_same(
        seed: u64, player: prop::sample::Index, size in -2..4_i64,
    ) {
        let mut event = any_event(seed);
        event.tiebreaks = Some(codes(OF_TOTALS));
        let id = player.get(&event.players).id.clone();
        let in_round = |round: u16| {
            let mut event = event.clone();
            event.awards = vec![points(id.as_str(), round, size)];
            values(&event)
        };
        for round in 1..=event.last_paired().0 {
            prop_assert_eq!(in_round(0), in_round(round), "round 0 and round {}", round);
        }
    }
}

/// Returns three players, or three teams of one board, all drawn; the third is free in round 1.
fn all_drawn(teams: bool, award: &str) -> Event {
    let head = "schema: arbiter.event/2\nname: X\n\
                system: {kind: round-robin, numbers: hand, seed: 1}\n";
    let of_teams = "team_match: {boards: 1}\n\
         players: [{id: p1, name: A}, {id: p2, name: B}, {id: p3, name: C}]\n\
         teams: [{id: t1, name: A, number: 1, members: [p1]}, {id: t2, name: B, number: 2, members: [p2]}, {id: t3, name: C, number: 3, members: [p3]}]\n";
    let of_players = "players: [{id: p1, name: A, number: 1}, {id: p2, name: B, number: 2}, {id: p3, name: C, number: 3}]\n";
    let mut text = head.to_owned() + if teams { of_teams } else { of_players } + "rounds:\n";
    for (round, white, black, free) in [(1, 1, 2, 3), (2, 3, 1, 2), (3, 2, 3, 1)] {
        let one = if teams { "t" } else { "p" };
        text += &format!("- round: {round}\n");
        if teams {
            text += &format!("  matches: [{{match: 1, home: t{white}, away: t{black}}}]\n");
        }
        let seat = if teams { "match: 1, seat: 1, " } else { "" };
        text += &format!(
            "  boards: [{{board: 1, {seat}white: p{white}, black: p{black}, result: 1-1}}]\n  \
             byes: [{{player: {one}{free}, bye: pairing-allocated}}]\n"
        );
    }
    text += &format!("awards: [{award}]\n");
    read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn an_award_in_a_free_round_or_before_the_first_counts_for_the_opponents_too() {
    let tie_breaks = codes(&["SOLK", "SBF", "BH", "SB", "KS"]);
    for round in 0..=3_u16 {
        let event = all_drawn(false, &format!("{{to: p3, round: {round}, points: 1}}"));
        // p1 has met p2 (2 points) and p3 (3 points), and drew with both.
        assert_eq!(
            table(&event, &tie_breaks),
            "p3 1 3 4 4 4 4 2; p1 2 2 5 5 5 5 2; p2 2 2 5 5 5 5 2",
            "round {round}"
        );
        assert_eq!(line(&event, &tie_breaks[..4], "p1"), "SB 5 = 1 x 2 + 1 x 3");
    }
}

#[test]
fn board_points_of_teams_count_wherever_they_were_given() {
    let codes =
        codes(&["MPVGP", "GPTS", "MPTS", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "BH:GP", "SB:GP"]);
    for round in 0..=3_u16 {
        let event = all_drawn(true, &format!("{{to: t3, round: {round}, board_points: 1}}"));
        let mut part = event.parts(0).swap_remove(0).event.into_owned();
        part.schema = crate::event::SchemaVersion::V2;
        assert_eq!(
            table(&part, &codes),
            "t3 1 2 3 3 2 4 4 4 4 4 4; t1 2 2 2 2 2 4 4 5 5 5 5; t2 2 2 2 2 2 4 4 5 5 5 5",
            "round {round}"
        );
        let parts =
            ["MPVGP 3 = 1 + 1 + 1", "MPVGP 3 = 1 + 1 + 1", "MPVGP 3 = 2 + 1", "MPVGP 3 = 1 + 2"];
        assert_eq!(line(&part, &codes[..1], "t3"), parts[usize::from(round)], "round {round}");
    }
}

#[test]
fn points_brought_from_the_stage_before_count_for_the_opponents_too() {
    let text = "schema: arbiter.event/2\nname: X\nsystem: {kind: round-robin, seed: 1}\n\
        tiebreaks: [SBF, SB, SOLK, BH]\n\
        players: [{id: p1, name: A}, {id: p2, name: B}, {id: p3, name: C}, {id: p4, name: D}]\n\
        groups: [{group: A, field: [p1, p4]}, {group: B, field: [p2, p3]}]\n\
        stages: [{stage: final, system: {kind: round-robin, seed: 1}, qualify: {to: 2}, carry: points, field: [p1, p2, p4, p3]}]\n\
        rounds:\n\
        - round: 1\n  boards: [{board: 1, white: p1, black: p4, result: 2-0}, {board: 2, white: p2, black: p3, result: 2-0}]\n\
        - {round: 2, stage: final, boards: [{board: 1, white: p1, black: p3, result: 1-1}, {board: 2, white: p2, black: p4, result: 1-1}]}\n\
        - {round: 3, stage: final, boards: [{board: 1, white: p3, black: p4, result: 1-1}, {board: 2, white: p1, black: p2, result: 1-1}]}\n\
        - {round: 4, stage: final, boards: [{board: 1, white: p2, black: p3, result: 1-1}, {board: 2, white: p4, black: p1, result: 1-1}]}\n";
    let event = read("test.yaml", text).unwrap_or_else(|error| panic!("{error}"));
    let last = event.parts(1).swap_remove(0).event.into_owned();
    let codes = codes(&["SBF", "SB", "SOLK", "BH"]);
    assert_eq!(line(&last, &codes[..2], "p1"), "SB 11 = 1 x 3 + 1 x 5 + 1 x 3");
    assert_eq!(line(&last, &codes, "p1"), "BH 11 = 3 + 5 + 3");
}

#[test]
fn an_explanation_adds_up_with_awards_and_says_where_scores_are_adjusted() {
    let rounds = ["a b 2-0, c d 1-1", "a c 1-1, d b 2-0", "a d 1-1, c half, b bye"];
    let mut event = event(SystemKind::Swiss, "a b c d", &rounds);
    event.schema = crate::event::SchemaVersion::V2;
    event.tiebreaks = Some(codes(&["BH", "SB", "SOLK"]));
    event.awards = vec![points("c", 0, 2), points("a", 3, -1)];
    let explained = |id: &str| explain(&event, &Ledger::whole(&event), super::at(&event, id), None);
    for id in ["a", "b", "c", "d"] {
        let explanation = explained(id);
        let sum: Amount = explanation.rounds.iter().map(|part| part.amount).sum();
        assert_eq!(sum, explanation.score.into(), "{id}");
    }
    // The bye of c is already worth a draw; the byes of b and c count as a dummy.
    assert_eq!(explained("a").counted, []);
    assert_eq!(explained("c").counted, [(Round(3), Points::whole(3))]);
    assert_eq!(explained("b").counted, [(Round(3), Points::whole(2))]);
}
