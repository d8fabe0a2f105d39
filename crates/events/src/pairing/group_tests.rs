//! Who leaves where groups of players play.

use crate::event::acts::{Echo, enter, withdraw};
use crate::event::{Event, Outcome, PlayerId, Round, check_with, read};
use crate::pairing::pair_all;

fn id(word: &str) -> PlayerId {
    word.parse().unwrap()
}

/// Eight players in two groups, and `more` lines of the file.
fn groups(system: &str, more: &str) -> Event {
    let players: String = (1..=8).map(|n| format!("  - {{id: p{n}, name: Tree {n}}}\n")).collect();
    let text = format!(
        "schema: arbiter.event/2\nname: Groups\nsystem: {{{system}, seed: 5}}\n\
         groups:\n  - {{group: A, field: [p1, p3, p5, p7]}}\n  - {{group: B, field: [p2, p4, p6, p8]}}\n\
         {more}players:\n{players}"
    );
    read("groups.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a round: the player of the lower number wins.
fn play(event: &mut Event, round: u16) {
    let boards = &event.round(Round(round)).unwrap().boards;
    let open = boards.iter().filter(|board| board.result.is_empty());
    let entries: Vec<_> = open
        .map(|board| {
            let score = if board.white < board.black { "2-0" } else { "0-2" };
            format!("{}={score}", board.board).parse().unwrap()
        })
        .collect();
    enter(event, Round(round), &entries, None).unwrap();
}

/// The result of a player in a round.
fn result(event: &Event, player: &str, round: u16) -> Vec<Outcome> {
    event.round(Round(round)).unwrap().board_of(&id(player)).unwrap().result.clone()
}

#[test]
fn who_leaves_a_group_leaves_its_games_and_not_those_of_the_event() {
    let mut event = groups("kind: round-robin", "");
    pair_all(&mut event, None, None, 7).unwrap();
    play(&mut event, 1);
    let begun = event.clone();
    let said = withdraw(&mut event, "p1", None).unwrap();
    let told = |played, counts| Echo::ResultsOfLeaver {
        id: id("p1"),
        played,
        scheduled: 3,
        teams: false,
        counts,
    };
    assert_eq!(said.last(), Some(&told(1, false)), "less than half of three");
    assert_eq!(result(&event, "p1", 3), [Outcome::Annulled]);
    event = begun;
    play(&mut event, 2);
    let said = withdraw(&mut event, "p1", None).unwrap();
    assert_eq!(said.last(), Some(&told(2, true)), "{said:?}");
    let board = event.round(Round(3)).unwrap().board_of(&id("p1")).unwrap();
    let [Outcome::Forfeit(score)] = board.result[..] else { panic!("{board:?}") };
    let of_other = if board.white == id("p1") { score.second } else { score.first };
    assert_eq!(of_other, event.scoring.win, "the opponent wins what is left");
    assert_eq!(check_with(&event), []);
    play(&mut event, 3);
    assert_eq!(check_with(&event), []);
}
