//! Why a move is not legal.

use super::{Generator, Move, codes};
use crate::board::{Color, Direction, Numbering, Position, Square};
use crate::diag::{Citation, Code};
use crate::rules::{KingLine, KingRange, ManStep, Priority, RuleSet};

/// The closed list of reasons, with their codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefusalKind {
    /// No piece on the first square.
    EmptySquare,
    /// The piece there is the opponent's.
    NotYourPiece,
    /// Another piece stands on the last square.
    Occupied,
    /// The game has ended on the board.
    GameOver,
    /// A move without a capture while one must be made.
    CaptureMissed,
    /// Fewer pieces than must be taken, or stopped half-way.
    CaptureTooFew,
    /// A worse choice by value, quality or the capturing piece.
    CapturePriority,
    /// One more quiet move than this king may make.
    KingLimit,
    /// Not how the piece goes.
    MovedIrregularly,
}

impl RefusalKind {
    /// Its code, with its law.
    #[must_use]
    pub const fn code(self) -> &'static Code {
        match self {
            Self::EmptySquare => codes::EMPTY_SQUARE,
            Self::NotYourPiece => codes::NOT_YOUR_PIECE,
            Self::Occupied => codes::OCCUPIED,
            Self::GameOver => codes::GAME_ALREADY_OVER,
            Self::CaptureMissed => codes::CAPTURE_MISSED,
            Self::CaptureTooFew => codes::CAPTURE_TOO_FEW,
            Self::CapturePriority => codes::CAPTURE_PRIORITY,
            Self::KingLimit => codes::KING_LIMIT,
            Self::MovedIrregularly => codes::MOVED_IRREGULARLY,
        }
    }
}

/// Why a move is not legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The reason.
    pub kind: RefusalKind,
    /// The reason in words, standing alone.
    pub message: String,
    /// The article of the rule set that says so.
    pub citation: Citation,
    /// What the move takes, for one that captures.
    pub captured: Vec<Square>,
}

/// Says why a piece may not go from one square to another; `None` if it may.
///
/// `legal` are the legal moves of the position; `numbering` names squares in the
/// message.
#[must_use]
pub fn refusal(
    set: &RuleSet,
    numbering: &Numbering,
    generator: &Generator,
    position: &Position,
    legal: &[Move],
    (from, to): (Square, Square),
) -> Option<Refusal> {
    if legal.iter().any(|mv| mv.from() == from && mv.to() == to) {
        return None;
    }
    let judge = Judge { set, numbering, generator, position, legal, from, to };
    let (kind, message, citation, captured) = judge.reason();
    Some(Refusal { kind, message, citation: citation.clone(), captured })
}

type Reason<'a> = (RefusalKind, String, &'a Citation, Vec<Square>);

struct Judge<'a> {
    set: &'a RuleSet,
    numbering: &'a Numbering,
    generator: &'a Generator,
    position: &'a Position,
    legal: &'a [Move],
    from: Square,
    to: Square,
}

impl<'a> Judge<'a> {
    fn name(&self, square: Square) -> String {
        self.numbering.name(square)
    }

    fn reason(&self) -> Reason<'a> {
        let set = self.set;
        let plain = |kind, message, citation| (kind, message, citation, Vec::new());
        let Some(piece) = self.position.piece_at(self.from) else {
            let message = format!("no piece stands on {}", self.name(self.from));
            return plain(RefusalKind::EmptySquare, message, &set.men_move.source);
        };
        if piece.color != self.position.turn() {
            let message = format!(
                "{} holds a {piece}, and {} is to move",
                self.name(self.from),
                self.position.turn()
            );
            return plain(RefusalKind::NotYourPiece, message, &set.irregular_move.source);
        }
        if self.to != self.from
            && let Some(there) = self.position.piece_at(self.to)
        {
            let message = format!("{} holds a {there}", self.name(self.to));
            return plain(RefusalKind::Occupied, message, &set.men_move.source);
        }
        if self.legal.is_empty()
            && (self.reaches() || self.capture().is_some())
            && !self.is_limited()
        {
            let message = "the game is over: the first king decided it".to_owned();
            return plain(RefusalKind::GameOver, message, &set.goal.source);
        }
        if let Some(mv) = self.capture() {
            return self.worse_capture(&mv);
        }
        if self.reaches() {
            if self.is_limited() {
                let run = self.position.king_run(piece.color).map_or(0, |run| run.moves);
                let message = format!(
                    "the king on {} has made {run} moves in a row, and {} still has a man",
                    self.name(self.from),
                    piece.color
                );
                return plain(RefusalKind::KingLimit, message, &set.king_quiet_limit.source);
            }
            let message = format!("{} must capture, and this move does not", piece.color);
            return plain(RefusalKind::CaptureMissed, message, &set.capture.source);
        }
        self.irregular(piece.is_king)
    }

    /// True if the piece could go there without a capture.
    fn reaches(&self) -> bool {
        self.generator.reaches(self.position, self.from, self.to)
    }

    /// True if the piece is the king that has used up its limit, no capture being due.
    fn is_limited(&self) -> bool {
        let no_capture_due = self.legal.iter().all(|mv| !mv.is_capture());
        let run = self.position.king_run(self.position.turn());
        no_capture_due
            && !self.position.men(self.position.turn()).is_empty()
            && self.set.king_quiet_limit.0.is_some_and(|limit| {
                run.is_some_and(|run| run.square == self.from && run.moves >= limit)
            })
    }

    /// The most that a piece going from and to these squares can take on its way.
    fn capture(&self) -> Option<Move> {
        self.generator
            .capture_stops(self.position)
            .into_iter()
            .filter(|mv| mv.from() == self.from && mv.to() == self.to)
            .max_by_key(|mv| mv.captured().len())
    }

    /// A capture that is not among the legal ones.
    fn worse_capture(&self, mv: &Move) -> Reason<'a> {
        let set = self.set;
        let captured: Vec<Square> = mv.captured().iter().collect();
        let took = captured.len();
        let goes_on = self.legal.iter().find(|other| {
            other.from() == self.from
                && captured.iter().all(|&square| other.captured().contains(square))
        });
        if let Some(other) = goes_on.filter(|other| other.captured().len() > took) {
            let message = format!(
                "takes {}, and the piece must go on to take {}",
                pieces(took),
                pieces(other.captured().len())
            );
            return (RefusalKind::CaptureTooFew, message, &set.capture.source, captured);
        }
        let required = self.legal.iter().map(|mv| mv.captured().len()).max().unwrap_or(0);
        if set.capture_priority.has(Priority::MostPieces) && required > took {
            let message = format!("takes {}, and {} can be taken", pieces(took), pieces(required));
            return (RefusalKind::CaptureTooFew, message, &set.capture_priority.source, captured);
        }
        if set.capture_priority.0.is_empty() || goes_on.is_some() {
            let message = format!("takes {} and stops where it may not", pieces(took));
            return (RefusalKind::CaptureTooFew, message, &set.capture.source, captured);
        }
        let message = format!("another capture has priority: {}", self.priority_words());
        (RefusalKind::CapturePriority, message, &set.capture_priority.source, captured)
    }

    fn priority_words(&self) -> String {
        let words: Vec<_> = self
            .set
            .capture_priority
            .0
            .iter()
            .map(|criterion| match criterion {
                Priority::MostPieces => "the greatest number of pieces",
                Priority::MostValue => "the greatest value",
                Priority::WithKing => "with a king before a man",
                Priority::MostKings => "the most kings",
                Priority::KingFirst => "the king met first",
            })
            .collect();
        words.join(", then ")
    }

    /// A way no piece of this kind goes.
    fn irregular(&self, is_king: bool) -> Reason<'a> {
        let set = self.set;
        let kind = if is_king { "a king" } else { "a man" };
        let source = if is_king { &set.king_move.source } else { &set.men_move.source };
        let geometry = self.position.geometry();
        let line = Direction::ALL.into_iter().find_map(|direction| {
            let steps = std::iter::successors(geometry.neighbor(self.from, direction), |&at| {
                geometry.neighbor(at, direction)
            });
            let squares: Vec<Square> = steps.take(12).collect();
            squares
                .iter()
                .position(|&at| at == self.to)
                .map(|at| (direction, squares[..at].to_vec()))
        });
        let ends = format!("from {} to {}", self.name(self.from), self.name(self.to));
        let message = match line {
            Some((direction, between)) if self.goes(direction, is_king) => {
                let blocked =
                    between.iter().find(|&&square| self.position.piece_at(square).is_some());
                match blocked {
                    Some(&square) if is_king && *set.king_range != KingRange::One => {
                        format!("{} stands in the way, {ends}", self.name(square))
                    }
                    _ => format!("{kind} does not go so far, {ends}"),
                }
            }
            _ => format!("{kind} does not go that way, {ends}"),
        };
        (RefusalKind::MovedIrregularly, message, source, Vec::new())
    }
}

impl Judge<'_> {
    /// True if a piece of this kind moves in a direction at all.
    fn goes(&self, direction: Direction, is_king: bool) -> bool {
        let forward = match self.position.turn() {
            Color::White => -1,
            Color::Black => 1,
        };
        let (dx, dy) = direction.delta();
        let straight = direction.is_orthogonal();
        if is_king {
            let line = if straight { KingLine::Orthogonal } else { KingLine::Diagonal };
            return self.set.king_move.has(line);
        }
        let step = match (straight, dx, dy * forward) {
            (true, _, 0) => ManStep::Sideways,
            (true, _, 1) => ManStep::Forward,
            (true, _, _) => ManStep::Backward,
            (false, _, 1) => ManStep::DiagonalForward,
            (false, _, _) => ManStep::DiagonalBackward,
        };
        self.set.men_move.has(step)
    }
}

fn pieces(number: usize) -> String {
    if number == 1 { "1 piece".into() } else { format!("{number} pieces") }
}
