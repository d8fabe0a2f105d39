//! The half-moves of a main line, as its rule set writes them, for tables.
//!
//! A half-move that was followed has the position before it. An irregular half-move, or one that
//! could not be followed, is written with its own squares; if it names none, unchanged.

use super::canonical::{own_naming, writing};
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::replay::{ReplayOptions, replay};
use super::report::{GameReport, PlyAt};
use super::rewrite::Walk;
use super::select::ChosenRules;
use super::settle::ways_of;
use super::start::set_up;
use crate::board::{Position, Square, StableHash};
use crate::pdn::GameText;
use crate::rules::Naming;

/// A half-move of a main line.
#[derive(Debug, Clone)]
pub struct HalfMoveLine {
    /// The text as the rule set writes it; `-` if the move is unknown.
    pub text: String,
    /// Its first and last squares, if it names two squares of the board.
    pub ends: Option<(Square, Square)>,
    /// Whether it is legal in the position before it.
    pub is_legal: bool,
    /// Its place in the record, and the position before it; `None` if it was not followed.
    pub before: Option<(PlyAt, Position)>,
}

/// Returns the half-moves of a main line, in the notation of `convert`: that of the record's own
/// GameType tag, unless another is requested.
///
/// `report` is the replay of the same game under the same rules, with its history.
pub fn half_moves(
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
    naming: Option<Naming>,
) -> Vec<HalfMoveLine> {
    let own = &*choice.laws;
    let written = writing(own, naming.unwrap_or_else(|| own_naming(own, line)));
    let laws = written.as_ref().unwrap_or(own);
    let walk = Walk { laws, first: report.opens };
    let history = &report.history[..report.replayed_plies.min(report.history.len())];
    let one = |(index, ply): (usize, &PlyText<'_>)| {
        let before = history.get(index).copied();
        let Written::Move(text) = ply.written() else {
            return HalfMoveLine { text: "-".into(), ends: None, is_legal: false, before };
        };
        let position = before.map(|(_, position)| position);
        let meant = position.and_then(|position| {
            walk.meant_move(&position, ply, || line.plies[index + 1..].to_vec())
        });
        match meant {
            Some((mv, text)) => {
                HalfMoveLine { text, ends: Some((mv.from(), mv.to())), is_legal: true, before }
            }
            None => HalfMoveLine {
                text: walk.as_it_stands(&String::from_utf8_lossy(text), position.as_ref()),
                ends: ends_of(laws, text),
                is_legal: false,
                before,
            },
        }
    };
    line.plies.iter().enumerate().map(one).collect()
}

/// Returns the first and last squares of a written move, if it has only one reading.
pub(super) fn ends_of(laws: &Laws, text: &[u8]) -> Option<(Square, Square)> {
    match ways_of(laws, text)?.as_slice() {
        [only] => Some((*only.first()?, *only.last()?)),
        _ => None,
    }
}

/// Returns the start position of a game, if it could be set up.
pub fn start_of(report: &GameReport) -> Option<Position> {
    let last = report.last?;
    Some(report.history.first().map_or(last, |(_, start)| *start))
}

/// Returns the hash of a game: of its start position, then of the first and last squares of each
/// half-move.
pub fn hash_of_moves(start: &Position, half_moves: &[HalfMoveLine]) -> StableHash {
    let mut hash = StableHash::of_position(start);
    half_moves.iter().for_each(|half_move| hash.half_move(half_move.ends));
    hash
}

/// The moves of a game as written, without a replay, for comparing games.
#[derive(Debug, Clone)]
pub struct WrittenMoves {
    /// The position set up by its tags.
    pub start: Position,
    /// The first and last squares of each half-move; `None` if it does not name two squares of the
    /// board.
    pub ends: Vec<Option<(Square, Square)>>,
}

/// Reads the moves of a main line as written, legal or not. Short notation, which does not name the
/// first square, is replayed.
pub fn written_moves(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    choice: &ChosenRules,
) -> WrittenMoves {
    let laws = &*choice.laws;
    let start = set_up(laws, line).begins.position;
    let plain = |ply: &PlyText<'_>| {
        let squares = ply.plain()?;
        Some((laws.square_of_number(squares.from())?, laws.square_of_number(squares.to())?))
    };
    let ends = |ply: &PlyText<'_>| match ply.written() {
        Written::Move(_) if ply.plain().is_some() => plain(ply),
        Written::Move(text) => ends_of(laws, text),
        Written::Unknown => None,
    };
    let is_short = line.plies.first().is_some_and(|ply| match ply.written() {
        Written::Move(text) => ways_of(laws, text).is_some_and(|ways| ways.len() > 1),
        Written::Unknown => false,
    });
    let ends = if is_short {
        let options = ReplayOptions { history: true, moves_only: true };
        let report = replay(game, line.clone(), laws, Vec::new(), options);
        half_moves(line, &report, choice, None).into_iter().map(|one| one.ends).collect()
    } else {
        line.plies.iter().map(ends).collect()
    };
    WrittenMoves { start, ends }
}
