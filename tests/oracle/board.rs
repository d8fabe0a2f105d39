//! The oracle's board: rows and columns, with one cell per square.

use draughts_games::board::{Color, KingRun, Position, Square};
use draughts_games::rules::{BoardSize, RuleSet, SquaresInPlay};

/// Row and column from 0, counted from the upper left, with White at the bottom.
pub(super) type Place = (i32, i32);

/// White or Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    White,
    Black,
}

impl Side {
    pub fn other(self) -> Self {
        if self == Self::White { Self::Black } else { Self::White }
    }
}

/// The contents of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// Off the board, or a square that is not in play.
    Outside,
    Empty,
    Man(Side),
    King(Side),
    /// A captured piece that has not been removed yet.
    Jumped,
}

impl Cell {
    pub fn side(self) -> Option<Side> {
        match self {
            Self::Man(side) | Self::King(side) => Some(side),
            _ => None,
        }
    }

    pub fn is_king(self) -> bool {
        matches!(self, Self::King(_))
    }
}

/// The number of quiet moves that one king has made in a row, and its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    pub at: Place,
    pub moves: u32,
}

/// The pieces, and the player to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub cells: [[Cell; 12]; 12],
    pub turn: Side,
    pub white_run: Option<Run>,
    pub black_run: Option<Run>,
}

impl Board {
    pub fn at(&self, (row, column): Place) -> Cell {
        // Cast to an index, a negative row or column is far beyond the last.
        let cells = self.cells.get(row as usize);
        cells.and_then(|cells| cells.get(column as usize)).copied().unwrap_or(Cell::Outside)
    }

    pub fn put(&mut self, (row, column): Place, cell: Cell) {
        self.cells[row as usize][column as usize] = cell;
    }

    pub fn run(&self, side: Side) -> Option<Run> {
        if side == Side::White { self.white_run } else { self.black_run }
    }

    pub fn set_run(&mut self, side: Side, run: Option<Run>) {
        match side {
            Side::White => self.white_run = run,
            Side::Black => self.black_run = run,
        }
    }

    pub fn has(&self, cell: Cell) -> bool {
        self.cells.iter().flatten().any(|&there| there == cell)
    }

    /// Returns whether the pieces and the player to move are the same, ignoring the runs.
    pub fn same_pieces(&self, other: &Self) -> bool {
        self.cells == other.cells && self.turn == other.turn
    }
}

/// The squares in play, in the crate's order: row by row.
#[derive(Debug, Clone)]
pub struct Squares {
    pub rows: i32,
    pub all: bool,
    places: Vec<Place>,
    indexes: [[u8; 12]; 12],
    empty: [[Cell; 12]; 12],
}

impl Squares {
    pub fn of(rules: &RuleSet) -> Self {
        let rows = match rules.board.value {
            BoardSize::Eight => 8,
            BoardSize::Ten => 10,
            BoardSize::Twelve => 12,
        };
        let all = rules.squares.value == SquaresInPlay::All;
        let mut places = Vec::new();
        let mut indexes = [[0; 12]; 12];
        let mut empty = [[Cell::Outside; 12]; 12];
        for row in 0..rows {
            for column in 0..rows {
                // The lower left corner is in play, and so is every second square from there.
                if all || (row + column) % 2 == (rows - 1) % 2 {
                    indexes[row as usize][column as usize] = places.len() as u8;
                    places.push((row, column));
                    empty[row as usize][column as usize] = Cell::Empty;
                }
            }
        }
        Self { rows, all, places, indexes, empty }
    }

    pub fn len(&self) -> usize {
        self.places.len()
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub fn index(&self, (row, column): Place) -> u8 {
        self.indexes[row as usize][column as usize]
    }

    pub fn place(&self, index: u8) -> Place {
        self.places[usize::from(index)]
    }

    pub fn empty_board(&self, turn: Side) -> Board {
        Board { cells: self.empty, turn, white_run: None, black_run: None }
    }

    /// Reads a position of the crate, square by square.
    pub fn read(&self, position: &Position) -> Board {
        let side_of = |color| if color == Color::White { Side::White } else { Side::Black };
        let run_of = |run: KingRun| Run {
            at: self.place(run.square.index() as u8),
            moves: u32::from(run.moves),
        };
        let mut board = self.empty_board(side_of(position.turn()));
        for (index, &place) in self.places.iter().enumerate() {
            if let Some(piece) = position.piece_at(Square::new(index as u8)) {
                let side = side_of(piece.color);
                board.put(place, if piece.is_king { Cell::King(side) } else { Cell::Man(side) });
            }
        }
        board.white_run = position.king_run(Color::White).map(run_of);
        board.black_run = position.king_run(Color::Black).map(run_of);
        board
    }
}
