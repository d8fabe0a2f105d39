//! An event and records for tests.

use super::{NamedPlayer, Scoresheet};
use crate::event::{Board, Event, PairedRound, Player, Round, System};

/// Returns four players; in round 1 Ash - Birch and Cedar - Dove, in round 2 the same reversed.
pub(super) fn double_round_robin() -> Event {
    let mut event = Event::new("Trees", System::of_cycles(2));
    let names = ["Ash, Alder", "Birch, Bo", "Cedar, Cleo", "Dove, Dora"];
    event.players = (1..)
        .zip(names)
        .map(|(n, name)| Player::new(format!("p{n}").parse().unwrap(), name))
        .collect();
    let players = event.players.clone();
    let id = |n: usize| players[n - 1].id.clone();
    for (round, pairs) in [(1, [(1, 2), (3, 4)]), (2, [(2, 1), (4, 3)])] {
        let mut paired = PairedRound::new(Round(round));
        paired.boards =
            (1..).zip(pairs).map(|(n, (one, other))| Board::new(n, id(one), id(other))).collect();
        event.rounds.push(paired);
    }
    event
}

/// Returns a record with names and a result, `*` for none.
pub(super) fn sheet(white: &str, black: &str, result: &str) -> Scoresheet {
    let seat = |name: &str| NamedPlayer { name: name.into(), federation_id: None };
    Scoresheet {
        record: "round.pdn#1".into(),
        named: "round.pdn#1".into(),
        can_be_kept: true,
        white: seat(white),
        black: seat(black),
        result: result.parse().ok(),
        written: result.into(),
        ..Scoresheet::default()
    }
}
