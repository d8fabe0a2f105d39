//! Properties derived from the fields of a rule set.

use super::Clause;
use super::fields::RuleSet;
use super::terms::{
    BoardSize, DarkCorner, FirstSquare, KingRange, Loss, Notation, Side, SquaresInPlay,
};
use crate::diag::Citation;
use draughts_board::{Color, Corner, Geometry, Numbering, Position, SquareStyle, parse_placement};

impl RuleSet {
    /// Returns the id of a draw clause, if the set has several clauses of its kind.
    pub fn told_apart(&self, clause: &Clause) -> Option<String> {
        let of_kind = |one: &&Clause| one.kind() == clause.kind();
        (self.draws.iter().filter(of_kind).count() > 1).then(|| clause.id.clone())
    }

    /// Returns the board shape.
    pub fn geometry(&self) -> Geometry {
        match (*self.board, *self.squares) {
            (BoardSize::Eight, SquaresInPlay::Dark) => Geometry::Dark8,
            (BoardSize::Eight, SquaresInPlay::All) => Geometry::All8,
            (BoardSize::Ten, _) => Geometry::Dark10,
            (BoardSize::Twelve, _) => Geometry::Dark12,
        }
    }

    /// Returns the printed names of its squares.
    pub fn numbering(&self) -> Numbering {
        Numbering {
            geometry: self.geometry(),
            mirrored: *self.dark_corner == DarkCorner::Right
                && *self.squares == SquaresInPlay::Dark,
            first: match *self.first_square {
                FirstSquare::TopLeft => Corner::TopLeft,
                FirstSquare::TopRight => Corner::TopRight,
                FirstSquare::BottomLeft => Corner::BottomLeft,
                FirstSquare::BottomRight => Corner::BottomRight,
            },
            letters: Corner::BottomLeft,
            style: match *self.notation {
                Notation::Numeric => SquareStyle::Numeric,
                Notation::Algebraic => SquareStyle::Algebraic,
            },
        }
    }

    /// Returns the side that moves first.
    pub fn first_color(&self) -> Color {
        match *self.first_move {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }

    /// Returns the start position.
    pub fn start_position(&self) -> Position {
        parse_placement(&self.start, &self.numbering(), self.first_color())
            .expect("a complete rule set was checked to have a start position")
    }

    /// Returns the fields that the organiser must choose before a game can be judged, with the
    /// possible values.
    pub fn unchosen(&self) -> Vec<(&'static str, [&'static str; 2])> {
        match *self.king_range {
            KingRange::Choose => {
                vec![("king_range", [KingRange::One.word(), KingRange::Any.word()])]
            }
            KingRange::One | KingRange::Any => Vec::new(),
        }
    }

    /// Returns the source of the rule that this loses the game.
    pub fn loss_source(&self, loss: Loss) -> Citation {
        self.losses.source_of(loss.word()).clone()
    }
}
