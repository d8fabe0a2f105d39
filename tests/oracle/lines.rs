//! The directions in which pieces move, as steps in rows and columns.

use draughts_games::rules::{KingLine, ManStep, RuleSet, SquaresInPlay};

use super::board::{Place, Side};

/// Rows down and columns to the right.
pub(super) type Step = (i32, i32);

/// The steps of every kind of piece.
#[derive(Debug, Clone)]
pub struct Lines {
    white_man_move: Vec<Step>,
    black_man_move: Vec<Step>,
    white_man_capture: Vec<Step>,
    black_man_capture: Vec<Step>,
    pub king_move: Vec<Step>,
    pub king_capture: Vec<Step>,
}

impl Lines {
    pub fn of(rules: &RuleSet) -> Self {
        // With only the dark squares in play, the next square straight ahead is two rows away.
        let straight = if rules.squares.value == SquaresInPlay::All { 1 } else { 2 };
        let man = |steps: &[ManStep], ahead: i32| -> Vec<Step> {
            let mut lines = Vec::new();
            for step in steps {
                match step {
                    ManStep::DiagonalForward => lines.extend([(ahead, -1), (ahead, 1)]),
                    ManStep::DiagonalBackward => lines.extend([(-ahead, -1), (-ahead, 1)]),
                    ManStep::Forward => lines.push((ahead * straight, 0)),
                    ManStep::Backward => lines.push((-ahead * straight, 0)),
                    ManStep::Sideways => lines.extend([(0, -straight), (0, straight)]),
                }
            }
            lines
        };
        let king = |steps: &[KingLine]| -> Vec<Step> {
            let mut lines = Vec::new();
            for step in steps {
                match step {
                    KingLine::Diagonal => lines.extend([(-1, -1), (-1, 1), (1, -1), (1, 1)]),
                    KingLine::Orthogonal => {
                        lines.extend([
                            (-straight, 0),
                            (straight, 0),
                            (0, -straight),
                            (0, straight),
                        ]);
                    }
                }
            }
            lines
        };
        // White moves up, to lower rows; Black moves down.
        Self {
            white_man_move: man(&rules.men_move.value.0, -1),
            black_man_move: man(&rules.men_move.value.0, 1),
            white_man_capture: man(&rules.men_capture.value.0, -1),
            black_man_capture: man(&rules.men_capture.value.0, 1),
            king_move: king(&rules.king_move.value.0),
            king_capture: king(&rules.king_capture.value.0),
        }
    }

    pub fn man_move(&self, side: Side) -> &[Step] {
        if side == Side::White { &self.white_man_move } else { &self.black_man_move }
    }

    pub fn man_capture(&self, side: Side) -> &[Step] {
        if side == Side::White { &self.white_man_capture } else { &self.black_man_capture }
    }
}

pub(super) fn next((row, column): Place, (down, right): Step) -> Place {
    (row + down, column + right)
}

/// Returns the same line in the opposite direction.
pub(super) fn back((down, right): Step) -> Step {
    (-down, -right)
}
