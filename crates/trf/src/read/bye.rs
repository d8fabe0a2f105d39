//! Byes in files from before their signs were introduced.

use super::LineFault;
use crate::{Cell, ContradictionPlace, Document, Record, ResultCode, is_of_teams};

/// Converts `0000 - =` to a half-point bye, except in team tournaments. Returns the first one and
/// its place.
pub(super) fn halve(document: &mut Document) -> Option<(ContradictionPlace, LineFault)> {
    let (place, player, round, more) =
        without_opponent(document, ResultCode::Draw, ResultCode::HalfBye)?;
    Some((place, LineFault::OldHalfBye { player, round, more }))
}

/// Converts `0000 - 0` to a bye without points, except in team tournaments. Returns the first one
/// and its place.
pub(super) fn nought(document: &mut Document) -> Option<(ContradictionPlace, LineFault)> {
    let (place, player, round, more) =
        without_opponent(document, ResultCode::Loss, ResultCode::ZeroBye)?;
    Some((place, LineFault::OldZeroBye { player, round, more }))
}

/// Converts a game result against nobody to a bye. Returns the first one, its player and round, and
/// the number of further ones.
fn without_opponent(
    document: &mut Document,
    result: ResultCode,
    bye: ResultCode,
) -> Option<(ContradictionPlace, u16, usize, usize)> {
    if is_of_teams(document) {
        return None;
    }
    let mut found = Vec::new();
    for (at, record) in document.records.iter_mut().enumerate() {
        let Record::Player(player) = record else { continue };
        let number = player.number;
        for (round, cell) in player.rounds.iter_mut().enumerate() {
            let old = Cell { opponent: 0, color: None, result: Some(result) };
            if *cell == Some(old) {
                *cell = Some(Cell::without(bye));
                found.push((at, number, round + 1));
            }
        }
    }
    let &(at, player, round) = found.first()?;
    Some((ContradictionPlace::Round(at, round), player, round, found.len() - 1))
}

/// Converts `0000 - +` to the pairing-allocated bye in rounds where one player has it and none has
/// U, except in team tournaments. Returns the first one and its place.
pub(super) fn allocate(document: &mut Document) -> Option<(ContradictionPlace, LineFault)> {
    if is_of_teams(document) {
        // There, the opponent did not come to the board.
        return None;
    }
    let rounds = document.players().map(|player| player.rounds.len()).max().unwrap_or(0);
    let mut found = Vec::new();
    for round in 0..rounds {
        let cells = || {
            let players = document.records.iter().enumerate();
            players.filter_map(move |(at, record)| match record {
                Record::Player(player) => {
                    Some((at, player.number, player.rounds.get(round).copied().flatten()?))
                }
                _ => None,
            })
        };
        let has =
            |code: ResultCode| move |cell: &Cell| cell.opponent == 0 && cell.result == Some(code);
        let mut old = cells().filter(|(.., cell)| has(ResultCode::ForfeitWin)(cell));
        if let (Some((at, number, _)), None) = (old.next(), old.next())
            && !cells().any(|(.., cell)| has(ResultCode::Allocated)(&cell))
        {
            found.push((at, number, round));
        }
    }
    for &(at, _, round) in &found {
        if let Record::Player(player) = &mut document.records[at] {
            player.rounds[round] = Some(Cell::without(ResultCode::Allocated));
        }
    }
    let &(at, player, round) = found.first()?;
    let more = found.len() - 1;
    Some((
        ContradictionPlace::Round(at, round + 1),
        LineFault::OldBye { player, round: round + 1, more },
    ))
}
