//! The rounds of every player, as cells.

use std::borrow::Cow;
use std::collections::HashMap;

use super::super::own_comments::{self, EarlierCell};
use super::super::{Cell, ConversionNote, Record, ResultCode};
use super::{StartNumbers, results};
use crate::event::{ByeKind, Color, Event, Player, PlayerId, Round};

/// Returns the cells of the paired rounds, in the order of
/// [`Event::players`](crate::event::EventDocument::players).
pub(super) fn rows(
    event: &Event,
    numbers: &StartNumbers<'_>,
    notes: &mut Vec<ConversionNote>,
) -> Vec<Vec<Option<Cell>>> {
    let absent = Some(Cell::without(ResultCode::ZeroBye));
    let mut rows: Vec<Vec<Option<Cell>>> = vec![Vec::new(); event.players.len()];
    for round in &event.rounds {
        for row in &mut rows {
            row.push(absent);
        }
        for bye in &round.byes {
            if let Some(at) = numbers.at(&bye.player) {
                *last(&mut rows[at]) = Some(Cell::without(ResultCode::of_bye(bye.bye)));
            }
        }
        for board in &round.boards {
            let (Some(white), Some(black)) = (numbers.at(&board.white), numbers.at(&board.black))
            else {
                continue;
            };
            let of_board = || (round.round, board.white.clone(), board.black.clone());
            let Some((one, other)) = results::codes(event, board) else {
                let (round, white, black) = of_board();
                notes.push(ConversionNote::StruckOut { round, white, black });
                continue;
            };
            if !board.result.is_empty() && one.is_none() {
                let (round, white, black) = of_board();
                notes.push(ConversionNote::Unfinished { round, white, black });
            }
            let cell = |opponent, color, result| {
                Some(Cell { opponent: numbers.get(opponent), color: Some(color), result })
            };
            *last(&mut rows[white]) = cell(black, Color::White, one);
            *last(&mut rows[black]) = cell(white, Color::Black, other);
        }
    }
    rows
}

/// Returns comments on the cells that were different when their round or a later one was paired;
/// `rows_of` makes the cells of the event as it was then.
pub(super) fn earlier(
    event: &Event,
    numbers: &StartNumbers<'_>,
    rows: &[Vec<Option<Cell>>],
    rows_of: impl Fn(&Event) -> Vec<Vec<Option<Cell>>>,
) -> Vec<Record> {
    let mut records = Vec::new();
    if event.is_scheduled() {
        return records;
    }
    for paired in event.rounds.iter().map(|paired| paired.round) {
        let Cow::Owned(then) = event.with_results_of(paired) else { continue };
        let before = rows_of(&then);
        for (at, round) in event.rounds.iter().map(|round| round.round).enumerate() {
            if round > paired {
                break;
            }
            // A later round was paired as if a game without a result were adjourned.
            let known = |cell: Cell| match cell {
                Cell { opponent: 1.., result: None, .. } if round < paired => {
                    Cell { result: Some(ResultCode::Unknown), ..cell }
                }
                cell => cell,
            };
            let cell = |row: &[Option<Cell>]| row.get(at).copied().flatten().map(known);
            // Of the round itself only who met whom counts, and with which colours.
            let counts = |row: &[Option<Cell>]| {
                let result =
                    |cell: Cell| cell.result.filter(|_| round < paired || cell.opponent == 0);
                cell(row).map(|cell| (cell.opponent, cell.color, result(cell)))
            };
            let of_player = |(place, (was, now)): (usize, (&Vec<_>, &Vec<_>))| {
                (counts(was) != counts(now)).then(|| (numbers.get(place), cell(was)))
            };
            let mut differ: Vec<EarlierCell> =
                before.iter().zip(rows).enumerate().filter_map(of_player).collect();
            differ.sort_unstable_by_key(|(number, _)| *number);
            if !differ.is_empty() {
                records.push(own_comments::earlier(paired, round, &differ));
            }
        }
    }
    records
}

/// Returns the cells of the next round: only for players known to miss it.
pub(super) fn next(event: &Event) -> Vec<Option<Cell>> {
    let next = event.last_paired().next();
    let asked = asked(event);
    let cell = |player: &Player| match asked.get(&(next, &player.id)) {
        _ if !player.takes_part_in(next) => Some(Cell::without(ResultCode::ZeroBye)),
        Some(&bye) => Some(Cell::without(ResultCode::of_bye(bye))),
        None => None,
    };
    event.players.iter().map(cell).collect()
}

fn last(row: &mut [Option<Cell>]) -> &mut Option<Cell> {
    row.last_mut().expect("the round was begun for everybody")
}

/// Returns the requested byes.
fn asked(event: &Event) -> HashMap<(Round, &PlayerId), ByeKind> {
    event.requests.iter().map(|asked| ((asked.round, &asked.player), asked.bye)).collect()
}

/// Returns the players known to miss a round that is not paired yet, by round and kind.
pub(super) fn known_absences(
    event: &Event,
    planned: usize,
) -> Vec<(Round, ByeKind, Vec<&PlayerId>)> {
    let asked = asked(event);
    let mut byes = Vec::new();
    let first = usize::from(event.last_paired().0) + 1;
    for round in (first..=planned).filter_map(|round| u16::try_from(round).ok()).map(Round) {
        for kind in [ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::Absent] {
            let misses = |player: &&Player| {
                let there = player.takes_part_in(round);
                let bye = asked.get(&(round, &player.id)).copied().filter(|_| there);
                bye == Some(kind) || (!there && kind == ByeKind::Absent)
            };
            let players: Vec<&PlayerId> =
                event.players.iter().filter(misses).map(|player| &player.id).collect();
            if !players.is_empty() {
                byes.push((round, kind, players));
            }
        }
    }
    byes
}
