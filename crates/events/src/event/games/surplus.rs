//! Records that belong to no board, and why.

use crate::event::Color;

use super::compare::Desk;
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
                let names: Vec<String> = found.iter().map(|&at| of(desk, at)).collect();
                let message =
                    format!("{} can be {}", shown(&seat(*color).name), names.join(" or "));
                let help = "write the whole name, or the player's id, in the record's tag";
                Disagreement::new(Kind::NameAmbiguous, message, help)
            })
            .collect(),
        Unmatched::NotPaired { white, black, rounds } => {
            let message = format!(
                "{} and {} do not meet in round {}",
                of(desk, *white),
                of(desk, *black),
                desk.paired.round
            );
            let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
            let help = match rounds.is_empty() {
                true => "correct the names in the record, or the pairing".to_owned(),
                false => format!("they meet in round {}", rounds.join(", ")),
            };
            vec![Disagreement::new(Kind::NotPaired, message, help)]
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
    let message = format!("no player is called {}", shown(name));
    let help = match (desk.roster.nearest(name), expected(desk, color, sheet)) {
        (Some(near), _) => format!("did you mean {} ({})?", near.name, near.id),
        (None, Some(expected)) => expected,
        (None, None) => "correct the name in the record, or add the player".into(),
    };
    Disagreement::new(Kind::NameUnknown, message, help)
}

/// Whom the pairing has opposite the player who is known.
fn expected(desk: &Desk<'_>, color: Color, sheet: &Scoresheet) -> Option<String> {
    let other = match color {
        Color::White => &sheet.black,
        Color::Black => &sheet.white,
    };
    let &[known] = desk.roster.find(other).as_slice() else { return None };
    let known = &desk.event.players[known];
    let board = desk.paired.board_of(&known.id)?;
    let opponent = board.opponent_of(&known.id)?;
    Some(format!(
        "{} plays {} ({opponent}) on board {}",
        known.name,
        desk.name(opponent),
        board.board
    ))
}

fn of(desk: &Desk<'_>, at: usize) -> String {
    let player = &desk.event.players[at];
    format!("{} ({})", player.name, player.id)
}

/// A name for a message.
fn shown(name: &str) -> String {
    if name.trim().is_empty() { "`` (no name)".into() } else { format!("`{}`", name.trim()) }
}
