//! The tie-breaks of FIDE C.07, with expected values calculated by hand.

mod direct;
mod own;
mod ratings;
mod systems;
mod teams;
mod unplayed;

use super::*;

fn codes(list: &str) -> Vec<TieBreak> {
    list.split(' ').map(|code| code.parse().unwrap()).collect()
}

/// Returns a Swiss with 2-1-0.
fn swiss(players: &str, rounds: &[&str]) -> Event {
    event(SystemKind::Swiss, players, rounds)
}

/// Returns the value of one tie-break of a player.
fn value(event: &Event, code: &str, id: &str) -> String {
    let mut event = event.clone();
    event.tiebreaks = Some(codes(code));
    let standings = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
    let row = standings.rows.iter().find(|row| row.player == at(&event, id)).unwrap();
    row.values[0].to_string()
}

fn values(event: &Event, code: &str, ids: &str) -> Vec<String> {
    ids.split(' ').map(|id| value(event, code, id)).collect()
}

/// ```text
///      round 1   round 2   round 3   score
/// a    c  2      b  1      d  2        5
/// b    d  2      a  1      c  1        4
/// c    a  0      d  2      b  1        3
/// d    b  0      c  0      a  0        0
/// ```
fn all_played() -> Event {
    swiss("a b c d", &["a c 2-0, d b 0-2", "b a 1-1, c d 2-0", "a d 2-0, b c 1-1"])
}
