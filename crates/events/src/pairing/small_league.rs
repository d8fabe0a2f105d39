//! A small league for tests.

use crate::event::acts::enter;
use crate::event::{Board, Event, PlayerId, read};

/// Returns four teams of three members on two boards, and a player without a team; `more` are lines
/// of the file, such as the system.
pub(super) fn league(more: &str) -> Event {
    let players: String = (1..=13)
        .map(|n| format!("  - {{id: p{n}, name: Tree {n}, rating: {}}}\n", 2400 - 10 * n))
        .collect();
    let team = |n: usize| {
        let [one, two, three] = [3 * n - 2, 3 * n - 1, 3 * n];
        format!("  - {{id: t{n}, name: Wood {n}, members: [p{one}, p{two}, p{three}]}}\n")
    };
    let teams: String = (1..=4).map(team).collect();
    let text = format!(
        "schema: arbiter.event/2\nname: League\n{more}team_match: {{boards: 2}}\n\
         players:\n{players}teams:\n{teams}"
    );
    read("league.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays the last round: on every board, the player with the lower number wins.
pub(super) fn play(event: &mut Event) {
    let round = event.last_paired();
    let number = |id: &PlayerId| id.as_str()[1..].parse::<u16>().unwrap();
    let result = |board: &Board| match number(&board.white) < number(&board.black) {
        true => format!("{}w=2-0", board.board),
        false => format!("{}w=0-2", board.board),
    };
    let boards = &event.round(round).unwrap().boards;
    let entries: Vec<_> = boards.iter().map(|board| result(board).parse().unwrap()).collect();
    enter(event, round, &entries, None).unwrap();
}
