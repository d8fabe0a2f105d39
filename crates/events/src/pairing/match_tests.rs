//! Boards of team matches: entry of results, and their points.

use super::small_league::{league, play};
use crate::event::acts::{Echo, TeamEcho, enter};
use crate::event::{Board, Event, Ledger, PlayerId, Points, Round, read};
use crate::pairing::{PairOptions, pair_next};
use crate::standings::{StandingsOptions, rank};

const SYSTEM: &str = "system: {kind: round-robin, seed: 4}\n";

fn pair(event: &mut Event) {
    pair_next(event, PairOptions::default()).unwrap();
}

fn id(word: &str) -> PlayerId {
    word.parse().unwrap()
}

#[test]
fn a_board_of_a_match_is_entered_as_the_match_report_has_it() {
    let mut event = league(SYSTEM);
    pair(&mut event);
    // On board 2, the home team has Black.
    let number = event.rounds[0].matches[0].number;
    let mut give = |text: String| {
        let entry = text.parse().unwrap();
        enter(&mut event, Round(1), &[entry], None).unwrap().swap_remove(0)
    };
    let Echo::OfTeams { what: TeamEcho::Scored { results, board, first, .. } } =
        give(format!("{number}.2=2-0"))
    else {
        panic!("the board of a match")
    };
    assert_eq!(results[0].to_string(), "2-0", "as it was entered");
    assert!(first.facts.iter().any(|(name, _)| *name == "color"), "each with the colour");
    // So does the board number in the round; a word names the winner itself, and White's points
    // come first on request.
    for same in [
        format!("{number}.2=b"),
        format!("{number}.2=2"),
        format!("{board}=2-0"),
        format!("{board}w=0-2"),
    ] {
        assert!(matches!(give(same), Echo::AsRecorded { .. }));
    }
    let of_seat = |one: &&Board| one.in_match == Some(number) && one.seat == Some(2);
    let board = event.rounds[0].boards.iter().find(of_seat).unwrap();
    assert_eq!(board.result[0].to_string(), "0-2", "Black has won");
}

#[test]
fn a_team_that_occupies_too_few_boards_loses_the_match() {
    let mut event = league(SYSTEM);
    event.team_match.as_mut().unwrap().present = Some(2);
    event.teams[0].members.truncate(1);
    pair(&mut event);
    let paired = &event.rounds[0];
    let one = &paired.matches[paired.match_of(&id("t1")).unwrap()];
    let other = one.opponent_of(&id("t1")).unwrap().clone();
    assert_eq!(event.lost_in(paired, one), [id("t1")]);
    // t1 wins the board that is played; the match is still lost.
    play(&mut event);
    let part = &event.parts(0)[0].event;
    let ledger = Ledger::whole(part);
    let score = |team: &PlayerId| {
        let at = part.players.iter().position(|player| player.id == *team).unwrap();
        (ledger.score(at), ledger.other_score(at))
    };
    assert_eq!(score(&id("t1")), (Points::ZERO, Points::ZERO));
    assert_eq!(score(&other), (Points::whole(2), Points::whole(4)));
}

/// 200 teams of 4 over 11 rounds: the seconds for a pairing and for the standings.
#[test]
#[ignore = "a measure; run it optimised"]
fn two_hundred_teams() {
    let players: String = (1..=800)
        .map(|n| format!("  - {{id: p{n}, name: Tree {n}, rating: {}}}\n", 2400 - n))
        .collect();
    let team = |n: usize| {
        let members: Vec<String> = (4 * n - 3..=4 * n).map(|n| format!("p{n}")).collect();
        format!("  - {{id: t{n}, name: Wood {n}, members: [{}]}}\n", members.join(", "))
    };
    let teams: String = (1..=200).map(team).collect();
    let text = format!(
        "schema: arbiter.event/2\nname: Large\nsystem: {{kind: swiss, rounds: 11, seed: 4}}\n\
         team_match: {{boards: 4}}\nplayers:\n{players}teams:\n{teams}"
    );
    let mut event = read("large.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
    for round in 1..=11 {
        let start = std::time::Instant::now();
        pair(&mut event);
        let paired = start.elapsed();
        let boards: Vec<(u16, usize)> = event.rounds[round - 1]
            .boards
            .iter()
            .map(|board| (board.board, usize::from(board.board) * 7 + round * 13))
            .collect();
        let entries: Vec<_> = boards
            .iter()
            .map(|(board, lot)| format!("{board}={}", ["2-0", "1-1", "0-2"][lot % 3]))
            .map(|text| text.parse().unwrap())
            .collect();
        enter(&mut event, Round(u16::try_from(round).unwrap()), &entries, None).unwrap();
        let start = std::time::Instant::now();
        let part = &event.parts(0)[0].event;
        let rows = rank(part, &Ledger::whole(part), StandingsOptions::default()).rows.len();
        println!("round {round}: pairing {paired:?}, standings {:?} of {rows}", start.elapsed());
    }
}
