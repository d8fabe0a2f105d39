//! One row per position: `arbiter.positions/1`.

use serde::Serialize;

use super::RowSource;
use draughts_games::board::{Color, Position, StableHash, write_fen};
use draughts_games::moves::Move;
use draughts_games::record::{DrawsAt, GameDraws, HalfMoveLine, NotedAt, PlyAt, noted};

/// Name and version of the format; within version 1 fields are only added.
pub const POSITIONS_SCHEMA: &str = "arbiter.positions/1";

/// A position of a game, as a row. There is one row before each half-move that could be replayed,
/// and one for the last position.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionRow<'a> {
    /// `arbiter.positions/1`.
    pub schema: &'a str,
    /// The file as named on the command line; `-` for standard input.
    pub source: &'a str,
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The half-move played next, from 1; for the last position, the number of half-moves plus one.
    pub ply: usize,
    /// The move number of the next half-move, as printed in the record or as it would be; null for
    /// the last position.
    pub move_number: Option<u32>,
    /// The side to move: `white` or `black`.
    pub side: &'a str,
    /// The position.
    pub fen: String,
    /// A hash of the position, independent of the notation, as 16 hexadecimal digits.
    pub position_hash: String,
    /// The next half-move in the notation of the rule set; null for the last position.
    #[serde(rename = "move")]
    pub move_text: Option<String>,
    /// Whether the next half-move is legal; null for the last position.
    pub legal: Option<bool>,
    /// The number of legal moves.
    pub legal_count: usize,
    /// Whether the side to move must capture.
    pub capture_forced: bool,
    /// The time left to the side to move after the next half-move, in seconds, as recorded; null if
    /// not recorded.
    pub clock: Option<i64>,
    /// The time used for the next half-move, in seconds, as recorded; null if not recorded.
    pub time_used: Option<i64>,
    /// An engine's evaluation of the next half-move, from `[%eval ...]` after it; null if there is
    /// none.
    pub eval: Option<f64>,
    /// The number of half-moves since the last capture or move by a man; null if the half-move was
    /// taken back.
    pub quiet_plies: Option<usize>,
    /// The number of occurrences of the position, including this one; null if the half-move was
    /// taken back.
    pub repetition: Option<usize>,
    /// Whether the draws by the rules are certain here: the rule set is named, nothing depends on
    /// an unknown time control, and no position was set up between the moves.
    pub draws_known: bool,
    /// The key, in the rule set, of the draw clause under which the player to move may claim; null
    /// if there is none.
    pub claimable: Option<&'a str>,
    /// The draw clause that has been met and takes effect without a claim; null if there is none.
    pub drawn: Option<&'a str>,
}

/// Returns the rows of a game, or none if it cannot be set up.
pub fn position_rows<'a>(source: RowSource<'a>) -> Vec<PositionRow<'a>> {
    let RowSource { line, choice, report, .. } = source;
    let half_moves = source.half_moves();
    let Some(last) = report.last else { return Vec::new() };
    let laws = &*choice.laws;
    let draws = GameDraws::of(line, report, laws);
    let side = |index: usize| report.history.get(index).map_or(Color::White, |(at, _)| at.side);
    let notes = noted(line, side);
    let ended = report.certain_result().map(|law| law.end.after);
    let is_certain = !choice.guessed && choice.at_paces.is_empty();
    let row = |ply: usize, position: &Position, made: Option<(&HalfMoveLine, PlyAt)>| {
        let legal = laws.generator.legal_moves(position);
        let at = draws.as_ref().and_then(|draws| draws.before_ply(ply));
        // A game that has ended cannot be drawn later.
        let may_be = is_certain && ended.is_none_or(|ended| ply <= ended + 1);
        let clause = |met: fn(&DrawsAt) -> Option<usize>| {
            let index = met(at.filter(|_| may_be)?)?;
            laws.set.draws.get(index).map(|clause| clause.id.as_str())
        };
        let NotedAt { left: clock, used: time_used, eval } =
            made.and_then(|_| notes.get(ply - 1).copied()).unwrap_or_default();
        PositionRow {
            schema: POSITIONS_SCHEMA,
            source: source.file,
            game: report.game,
            ply,
            move_number: made.map(|(_, at)| at.move_number),
            side: match position.turn() {
                Color::White => "white",
                Color::Black => "black",
            },
            fen: write_fen(position, &report.numbering),
            position_hash: StableHash::of_position(position).hex(),
            move_text: made.map(|(half_move, _)| half_move.text.clone()),
            legal: made.map(|(half_move, _)| half_move.is_legal),
            legal_count: legal.len(),
            capture_forced: legal.iter().any(Move::is_capture),
            clock,
            time_used,
            eval: eval.and_then(number),
            quiet_plies: at.map(|at| at.quiet),
            repetition: at.map(|at| at.times),
            draws_known: is_certain && draws.is_some(),
            claimable: clause(|at| at.claimable),
            drawn: clause(|at| at.drawn),
        }
    };
    let before = half_moves.iter().filter_map(|one| Some((one, one.before?)));
    let mut rows: Vec<PositionRow<'_>> =
        before.map(|(one, (at, position))| row(at.ply, &position, Some((one, at)))).collect();
    let next = rows.last().map_or(1, |last| last.ply + 1);
    rows.push(row(next, &last, None));
    rows
}

/// Returns the evaluation as a number; `None` for a mate and anything else that is no finite
/// number.
fn number(eval: &[u8]) -> Option<f64> {
    let number: f64 = std::str::from_utf8(eval).ok()?.parse().ok()?;
    number.is_finite().then_some(number)
}
