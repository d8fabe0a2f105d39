//! The position of a game at some moment.

use super::record::OwnedGame;
use crate::{Error, Wrong};
use draughts_games::board::{Color, Numbering, Position};
use draughts_games::record::{
    Catalogue, GameReport, MainLine, PlyAt, ReplayOptions, half_moves, read_again, replay,
};
use draughts_ground::diag::Level;
use draughts_report::{LastMove, printable};

/// A moment of a game; half-moves are named as `23w`, `23b` or `ply:45`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Moment {
    /// Before a half-move.
    Before(String),
    /// After a half-move.
    After(String),
    /// At the end of the record.
    End,
}

/// The position of a game at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionAt {
    /// The numbering of the squares.
    pub numbering: Numbering,
    /// The position.
    pub position: Position,
    /// The half-move before it; `None` at the start, or if it could not be read.
    pub last: Option<LastMove>,
}

/// Returns the position of a game at a moment, with the numbering of the squares.
///
/// # Errors
///
/// Fails if the game has no such half-move or cannot be followed that far.
pub fn position_at(
    game: &OwnedGame,
    catalogue: &Catalogue,
    moment: &Moment,
) -> Result<PositionAt, Error> {
    let text = game.text();
    let mut line = MainLine::read(&text);
    let choice = game.choice(&line, catalogue);
    let options = ReplayOptions { history: true, moves_only: false };
    let mut report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
    let again = read_again(&text, &report, &choice.laws);
    if let Some(again) = &again {
        (_, line, report) = again.replayed(&text, &[], &choice.laws, Vec::new(), options);
    }
    // The number of half-moves before the position, and the position.
    let (before, position) = match moment {
        Moment::Before(ply) => {
            let index = half_move(&report, ply)?;
            (index, report.history[index].1)
        }
        Moment::After(ply) => {
            let index = half_move(&report, ply)?;
            match report.history.get(index + 1) {
                Some((_, next)) => (index + 1, *next),
                None if report.replayed_plies > index => {
                    (index + 1, report.last.ok_or_else(|| Error::usage(&Wrong::NoPosition))?)
                }
                None => return Err(not_followed(&report, index + 1)),
            }
        }
        Moment::End => {
            let last = report.last.ok_or_else(|| not_followed(&report, 1))?;
            (report.replayed_plies, last)
        }
    };
    let made = before.checked_sub(1).and_then(|index| {
        let made = half_moves(&line, &report, &choice, None).into_iter().nth(index)?;
        Some(LastMove::between(&made.before?.1, &position, made.ends))
    });
    Ok(PositionAt { numbering: report.numbering, position, last: made })
}

fn not_followed(report: &GameReport, ply: usize) -> Error {
    let why = report.findings.iter().find(|found| found.finding.level() == Level::Error);
    let why = why.map(|found| found.finding.what().said());
    let (game, followed) = (report.game, report.replayed_plies);
    Error::usage(&Wrong::NotFollowed { game, followed, ply, why })
}

/// Returns the index in the history of a half-move named as `23w` or `ply:45`.
fn half_move(report: &GameReport, name: &str) -> Result<usize, Error> {
    let shown = printable(name);
    let usage = || Error::usage(&Wrong::NotHalfMove { text: shown.clone().into_owned() });
    let wanted = name.trim().to_ascii_lowercase();
    let mut number = None;
    let is_it: Box<dyn Fn(&PlyAt) -> bool> = if let Some(ply) = wanted.strip_prefix("ply:") {
        let ply: usize = ply.parse().map_err(|_| usage())?;
        Box::new(move |at| at.ply == ply)
    } else {
        let side = match wanted.chars().last() {
            Some('w') => Color::White,
            Some('b') => Color::Black,
            _ => return Err(usage()),
        };
        let of_move: u32 = wanted[..wanted.len() - 1].parse().map_err(|_| usage())?;
        number = Some(of_move);
        Box::new(move |at| at.move_number == of_move && at.side == side)
    };
    let plies = report.history.iter().map(|(at, _)| *at).enumerate();
    let matching: Vec<(usize, PlyAt)> = plies.filter(|(_, at)| is_it(at)).collect();
    match matching.as_slice() {
        [(index, _)] => Ok(*index),
        [] => {
            let (game, followed) = (report.game, report.history.len());
            let (name, first) =
                (shown.into_owned(), number.and_then(|number| report.first_from(number)));
            Err(Error::usage(&Wrong::NoHalfMove { game, name, first, followed }))
        }
        several => {
            let plies: Vec<String> =
                several.iter().map(|(_, at)| format!("ply:{}", at.ply)).collect();
            Err(Error::usage(&Wrong::SeveralHalfMoves { name: shown.into_owned(), plies }))
        }
    }
}
