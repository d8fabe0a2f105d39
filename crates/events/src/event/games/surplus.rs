//! Records that belong to no board, with the reasons.

use crate::event::acts::Candidate;
use crate::event::{Board, Color, PlayerId};
use draughts_ground::said::{Said, Sentences, Told, said};

use super::decisions::Comparison;
use super::dispute::{Dispute, Expected};
use super::{Disagreement, Kind, NamedPlayer, Scoresheet, Surplus, UnmatchedReason};

/// Returns a record that belongs to no board.
pub(super) fn surplus(
    comparison: &Comparison<'_>,
    sheet: &Scoresheet,
    why: &UnmatchedReason,
) -> Surplus {
    let seat = |color| match color {
        Color::White => &sheet.white,
        Color::Black => &sheet.black,
    };
    let mut disagreements: Vec<Disagreement> = match why {
        UnmatchedReason::Unknown(colors) => {
            colors.iter().map(|&color| unknown(comparison, seat(color), color, sheet)).collect()
        }
        UnmatchedReason::Ambiguous(sides) => sides
            .iter()
            .map(|(color, found)| {
                let of = |&at: &usize| Candidate::of(&comparison.event.players[at]).said();
                let players = Sentences::listed(found.iter().map(of).collect());
                let name = shown(&seat(*color).name);
                let what = Dispute::NameAmbiguous { name, players };
                Disagreement::new(Kind::NameAmbiguous, what)
            })
            .collect(),
        UnmatchedReason::NumberOfOther(sides) => sides
            .iter()
            .map(|(color, named, number)| {
                let seat = seat(*color);
                let what = Dispute::NumberOfOther {
                    name: shown(&seat.name),
                    named: one_of(comparison, named),
                    number: seat.federation_id.clone().unwrap_or_default(),
                    owner: of(comparison, *number),
                };
                Disagreement::new(Kind::NameAmbiguous, what)
            })
            .collect(),
        UnmatchedReason::NotPaired { white, black, rounds } => {
            let what = Dispute::NotPaired {
                white: of(comparison, *white),
                black: of(comparison, *black),
                round: comparison.paired.round,
                rounds: (!rounds.is_empty()).then(|| rounds.clone()),
            };
            vec![Disagreement::new(Kind::NotPaired, what)]
        }
    };
    // Two missing names are reported once.
    disagreements.dedup();
    Surplus {
        record: sheet.record.clone(),
        white: sheet.white.name.clone(),
        black: sheet.black.name.clone(),
        disagreements,
        named: sheet.named.clone(),
        board: None,
    }
}

fn unknown(
    comparison: &Comparison<'_>,
    seat: &NamedPlayer,
    color: Color,
    sheet: &Scoresheet,
) -> Disagreement {
    let name = seat.name.as_str();
    let by_number = comparison.roster.numbered(seat).map(|at| vec![at]);
    let mut near = by_number.unwrap_or_else(|| comparison.roster.candidates(name));
    let opposite = expected(comparison, color, sheet);
    // Of several, the one whom the pairing expects.
    if let Some(Expected::Opponent { id, .. }) = &opposite
        && let Some(&meant) = near.iter().find(|&&at| comparison.event.players[at].id == *id)
    {
        near = vec![meant];
    }
    let expected = opposite.filter(|_| near.is_empty());
    let id = match (near.as_slice(), &expected) {
        (&[at], _) => Some(comparison.event.players[at].id.clone()),
        ([], Some(Expected::Opponent { id, .. })) => Some(id.clone()),
        _ => None,
    };
    let near = (!near.is_empty()).then(|| one_of(comparison, &near));
    let what = Dispute::NameUnknown { name: shown(name), near, expected, id };
    Disagreement::new(Kind::NameUnknown, what)
}

/// Returns the players, one of whom may be meant.
fn one_of(comparison: &Comparison<'_>, found: &[usize]) -> Sentences {
    let players = found.iter().enumerate().map(|(nth, &at)| match nth {
        0 => of(comparison, at),
        _ => or(comparison, at),
    });
    Sentences { said: players.collect(), between: " " }
}

/// Returns the index of the board of a record with an unknown name: the only board where those who
/// may be meant meet, that of the known player, or the one that the record names.
pub(super) fn board_of(
    comparison: &Comparison<'_>,
    sheet: &Scoresheet,
    why: &UnmatchedReason,
) -> Option<usize> {
    let UnmatchedReason::Unknown(colors) = why else { return None };
    let boards = &comparison.paired.boards;
    let meant = |color, seat: &NamedPlayer| match colors.contains(&color) {
        true => comparison.roster.candidates(&seat.name),
        false => comparison.roster.find(seat),
    };
    let (white, black) = (meant(Color::White, &sheet.white), meant(Color::Black, &sheet.black));
    let is = |id: &PlayerId, found: &[usize]| {
        found.iter().any(|&at| comparison.event.players[at].id == *id)
    };
    let only = |fits: &dyn Fn(&Board) -> bool| {
        let mut found = (0..boards.len()).filter(|&at| fits(&boards[at]));
        found.next().filter(|_| found.next().is_none())
    };
    let meet = |board: &Board| {
        let swapped = is(&board.white, &black) && is(&board.black, &white);
        swapped || (is(&board.white, &white) && is(&board.black, &black))
    };
    let known = match colors.as_slice() {
        [Color::White] => black.as_slice(),
        [Color::Black] => white.as_slice(),
        _ => &[],
    };
    only(&meet)
        .or_else(|| only(&|board| is(&board.white, known) || is(&board.black, known)))
        .or_else(|| only(&|board| Some(board.board) == sheet.board))
}

/// Returns the opponent of the known player by the pairing.
fn expected(comparison: &Comparison<'_>, color: Color, sheet: &Scoresheet) -> Option<Expected> {
    let other = match color {
        Color::White => &sheet.black,
        Color::Black => &sheet.white,
    };
    let &[known] = comparison.roster.find(other).as_slice() else { return None };
    let known = &comparison.event.players[known];
    let board = comparison.paired.board_of(&known.id)?;
    let opponent = board.opponent_of(&known.id)?;
    Some(Expected::Opponent {
        name: known.name.clone(),
        opponent: comparison.name(opponent),
        id: opponent.clone(),
        board: board.board,
    })
}

fn of(comparison: &Comparison<'_>, at: usize) -> Said {
    let player = &comparison.event.players[at];
    said!(
        "record-player",
        "{ $name } ({ $id })";
        name = player.name.clone(), id = player.id.clone()
    )
}

/// Returns a player of the event whose name follows another.
fn or(comparison: &Comparison<'_>, at: usize) -> Said {
    let player = &comparison.event.players[at];
    said!(
        "record-or-player",
        "or { $name } ({ $id })";
        name = player.name.clone(), id = player.id.clone()
    )
}

/// Returns a name for a message, if there is one.
fn shown(name: &str) -> Option<String> {
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}
