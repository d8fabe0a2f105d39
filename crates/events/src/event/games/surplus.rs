//! Records that belong to no board, and why.

use crate::event::Color;
use draughts_ground::said::{Sentences, Told};

use super::compare::Desk;
use super::dispute::{Dispute, Expected, Named};
use super::{Disagreement, Kind, Scoresheet, Surplus, Unmatched};

/// A record that belongs to no board.
pub(super) fn surplus(desk: &Desk<'_>, sheet: &Scoresheet, why: &Unmatched) -> Surplus {
    let seat = |color| match color {
        Color::White => &sheet.white,
        Color::Black => &sheet.black,
    };
    let mut disagreements: Vec<Disagreement> = match why {
        Unmatched::Unknown(colors) => {
            colors.iter().map(|&color| unknown(desk, &seat(color).name, color, sheet)).collect()
        }
        Unmatched::Ambiguous(sides) => sides
            .iter()
            .map(|(color, found)| {
                let players = found.iter().enumerate().map(|(nth, &at)| match nth {
                    0 => of(desk, at),
                    _ => or(desk, at),
                });
                let (name, said) = (shown(&seat(*color).name), players.map(|one| one.said()));
                let players = Sentences { said: said.collect(), between: " " };
                let what = Dispute::NameAmbiguous { name, players };
                Disagreement::new(Kind::NameAmbiguous, what)
            })
            .collect(),
        Unmatched::NotPaired { white, black, rounds } => {
            let what = Dispute::NotPaired {
                white: of(desk, *white),
                black: of(desk, *black),
                round: desk.paired.round,
                rounds: (!rounds.is_empty()).then(|| rounds.clone()),
            };
            vec![Disagreement::new(Kind::NotPaired, what)]
        }
    };
    // Two names that are missing are missing once.
    disagreements.dedup();
    Surplus {
        record: sheet.record.clone(),
        white: sheet.white.name.clone(),
        black: sheet.black.name.clone(),
        disagreements,
    }
}

fn unknown(desk: &Desk<'_>, name: &str, color: Color, sheet: &Scoresheet) -> Disagreement {
    let near = desk.roster.nearest(name);
    let near = near.map(|one| Named::Player { name: one.name.clone(), id: one.id.clone() });
    let expected = match near {
        Some(_) => None,
        None => expected(desk, color, sheet),
    };
    Disagreement::new(Kind::NameUnknown, Dispute::NameUnknown { name: shown(name), near, expected })
}

/// Whom the pairing has opposite the player who is known.
fn expected(desk: &Desk<'_>, color: Color, sheet: &Scoresheet) -> Option<Expected> {
    let other = match color {
        Color::White => &sheet.black,
        Color::Black => &sheet.white,
    };
    let &[known] = desk.roster.find(other).as_slice() else { return None };
    let known = &desk.event.players[known];
    let board = desk.paired.board_of(&known.id)?;
    let opponent = board.opponent_of(&known.id)?;
    Some(Expected::Opponent {
        name: known.name.clone(),
        opponent: desk.name(opponent),
        id: opponent.clone(),
        board: board.board,
    })
}

fn of(desk: &Desk<'_>, at: usize) -> Named {
    let player = &desk.event.players[at];
    Named::Player { name: player.name.clone(), id: player.id.clone() }
}

/// A player of the event whose name stands after another.
fn or(desk: &Desk<'_>, at: usize) -> Named {
    let player = &desk.event.players[at];
    Named::OrPlayer { name: player.name.clone(), id: player.id.clone() }
}

/// A name for a message, if there is one.
fn shown(name: &str) -> Option<String> {
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}
