//! Generates, plays and counts legal moves.

use draughts_games::board::{Position, Square};
use draughts_games::rules::{CaptureDuty, Goal, KingRange, RuleSet};

use super::board::{Board, Cell, Place, Run, Side, Squares};
use super::captures::{StoppedCapture, all_captures, keep_best, stopped_captures};
use super::lines::{Lines, next};

/// A move, with everything by which the laws distinguish moves.
///
/// Squares are indexed as in the crate; the captured ones are in ascending order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct OracleMove {
    pub from: u8,
    pub to: u8,
    pub captured: Vec<u8>,
    pub promotes: bool,
}

/// The laws of one rule set.
#[derive(Debug, Clone)]
pub struct Oracle {
    pub rules: RuleSet,
    pub squares: Squares,
    pub lines: Lines,
}

impl Oracle {
    pub fn new(rules: &RuleSet) -> Self {
        assert_ne!(rules.king_range.value, KingRange::Choose, "the range of kings must be set");
        Self { rules: rules.clone(), squares: Squares::of(rules), lines: Lines::of(rules) }
    }

    pub fn read(&self, position: &Position) -> Board {
        self.squares.read(position)
    }

    /// Returns the row on which a side's men are promoted.
    pub fn far_row(&self, side: Side) -> i32 {
        if side == Side::White { 0 } else { self.squares.rows - 1 }
    }

    /// Returns every legal move once, in ascending order.
    pub fn legal_moves(&self, board: &Board) -> Vec<OracleMove> {
        if self.rules.goal.value == Goal::Breakthrough
            && (board.has(Cell::King(Side::White)) || board.has(Cell::King(Side::Black)))
        {
            return Vec::new();
        }
        let mut captures = all_captures(self, board);
        keep_best(&self.rules, &mut captures);
        let must_capture =
            !captures.is_empty() && self.rules.capture.value == CaptureDuty::Compulsory;
        let mut moves = if must_capture { Vec::new() } else { self.quiet_moves(board) };
        let index = |place| self.squares.index(place);
        for capture in captures {
            let mut captured: Vec<u8> =
                capture.victims.iter().map(|&(place, _)| index(place)).collect();
            captured.sort_unstable();
            moves.push(OracleMove {
                from: index(capture.from),
                to: index(capture.to),
                captured,
                promotes: capture.promotes,
            });
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn quiet_moves(&self, board: &Board) -> Vec<OracleMove> {
        let mut moves = Vec::new();
        for &from in self.squares.places() {
            let piece = board.at(from);
            if piece.side() != Some(board.turn) || self.is_tired(board, from) {
                continue;
            }
            let (lines, flies) = if piece.is_king() {
                (self.lines.king_move.as_slice(), self.rules.king_range.value == KingRange::Any)
            } else {
                (self.lines.man_move(board.turn), false)
            };
            for &step in lines {
                let mut to = next(from, step);
                while board.at(to) == Cell::Empty {
                    moves.push(OracleMove {
                        from: self.squares.index(from),
                        to: self.squares.index(to),
                        captured: Vec::new(),
                        promotes: !piece.is_king() && to.0 == self.far_row(board.turn),
                    });
                    if !flies {
                        break;
                    }
                    to = next(to, step);
                }
            }
        }
        moves
    }

    /// Returns the squares that a piece of the player to move reaches without a capture, however
    /// many quiet moves it has made.
    pub fn quiet_from(&self, position: &Position, from: Square) -> Vec<Square> {
        let mut board = self.read(position);
        (board.white_run, board.black_run) = (None, None);
        let index = from.index() as u8;
        let moves = self.quiet_moves(&board).into_iter().filter(|mv| mv.from == index);
        moves.map(|mv| Square::new(mv.to)).collect()
    }

    /// Returns every capture by a piece of the player to move, with every place where it may have
    /// stopped.
    pub fn captures_from(&self, position: &Position, from: Square) -> Vec<StoppedCapture> {
        let board = self.read(position);
        let place = self.squares.place(from.index() as u8);
        match board.at(place).side() {
            Some(side) if side == board.turn => stopped_captures(self, &board, place),
            _ => Vec::new(),
        }
    }

    /// Returns whether the king on `from` has made all its allowed quiet moves in a row.
    fn is_tired(&self, board: &Board, from: Place) -> bool {
        let Some(limit) = self.rules.king_quiet_limit.value.0 else {
            return false;
        };
        let Some(run) = board.run(board.turn) else {
            return false;
        };
        board.at(from) == Cell::King(board.turn)
            && run.at == from
            && run.moves >= u32::from(limit)
            && board.has(Cell::Man(board.turn))
    }

    /// Returns the position after a move.
    pub fn play(&self, board: &Board, mv: &OracleMove) -> Board {
        let (from, to) = (self.squares.place(mv.from), self.squares.place(mv.to));
        let side = board.turn;
        let piece = board.at(from);
        let mut after = board.clone();
        after.put(from, Cell::Empty);
        for &square in &mv.captured {
            after.put(self.squares.place(square), Cell::Empty);
        }
        after.put(to, if mv.promotes { Cell::King(side) } else { piece });
        after.turn = side.other();
        let quiet_king_move = piece.is_king() && mv.captured.is_empty();
        let run = quiet_king_move.then(|| {
            let before = board.run(side).filter(|run| run.at == from).map_or(0, |run| run.moves);
            Run { at: to, moves: before + 1 }
        });
        after.set_run(side, run);
        after
    }

    /// Returns the run that affects the legal moves, if any.
    ///
    /// It is that of a king still on the board, on a side that has a man, under laws with a limit,
    /// and counts no further than that limit.
    pub fn binding_run(&self, board: &Board, side: Side) -> Option<Run> {
        let limit = u32::from(self.rules.king_quiet_limit.value.0?);
        let run = board.run(side)?;
        let binds = board.at(run.at) == Cell::King(side) && board.has(Cell::Man(side));
        binds.then_some(Run { at: run.at, moves: run.moves.min(limit) })
    }

    /// Returns the number of leaves of the move tree at a depth.
    pub fn perft(&self, board: &Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves(board);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|mv| self.perft(&self.play(board, mv), depth - 1)).sum()
    }
}
