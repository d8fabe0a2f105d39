//! The reasons a move is not legal.

use super::{Generator, Move, codes};
use crate::board::{Color, Direction, Numbering, Piece, Position, Square};
use crate::diag::{Citation, found};
use crate::rules::{
    KingLanding, KingLine, KingRange, ManStep, Priority, PromotionInCapture, RuleSet,
};
use crate::said::told;

found! {
    /// The reason a move is not legal.
    pub enum Illegal {
        EmptySquare { square: String } => "illegal-empty-square", codes::EMPTY_SQUARE,
            "no piece stands on { $square }";
        NotYourPiece {
            square: String,
            holds: Piece,
            turn: Color,
        } => "illegal-not-your-piece", codes::NOT_YOUR_PIECE,
            "{ $square } holds a { piece-there }, and { $turn ->
                [white] White
               *[black] Black
            } is to move";
        Occupied { square: String, holds: Piece } => "illegal-occupied", codes::OCCUPIED,
            "{ $square } holds a { piece-there }";
        GameOver => "illegal-game-over", codes::GAME_ALREADY_OVER,
            "the game is over: the first king decided it";
        KingLimit {
            square: String,
            run: u8,
            side: Color,
        } => "illegal-king-limit", codes::KING_LIMIT,
            "the king on { $square } has made { $run } moves in a row, and { one-side } still has \
             a man",
            aloud "the same king had made { $run } moves in a row, and { one-side } still had a \
             man";
        CaptureMissed { side: Color } => "illegal-capture-missed", codes::CAPTURE_MISSED,
            "{ one-side } must capture, and this move does not",
            aloud "{ one-side } had to capture and did not";
        /// The capture must go on; on its `far` row a man becomes a king (`crowned`) or stays a man.
        GoesOn {
            takes: usize,
            must: usize,
            far: Option<String>,
            crowned: bool,
        } => "illegal-goes-on", codes::CAPTURE_TOO_FEW,
            "takes { pieces-taken }, and { $far ->
                [none] the piece must go on
               *[other] { $crowned ->
                    [yes] the man, crowned on { $far }, must go on as a king
                   *[no] the man, not crowned on { $far } while it can capture, must go on
                }
            } to take { $must ->
                [one] { $must } piece
               *[other] { $must } pieces
            }",
            aloud "took { pieces-taken }, and { $far ->
                [none] had to take
               *[other] { $crowned ->
                    [yes] the man became a king on { $far } and had to go on as one, to take
                   *[no] the man, not crowned on { $far } while it could capture, had to take
                }
            } { $must } in all";
        TakesFewer { takes: usize, most: usize } => "illegal-takes-fewer", codes::CAPTURE_TOO_FEW,
            "takes { pieces-taken }, and { $most ->
                [one] { $most } piece
               *[other] { $most } pieces
            } can be taken",
            aloud "took { pieces-taken }, and { $most ->
                [one] { $most } piece
               *[other] { $most } pieces
            } could be taken";
        /// The capture stops where it may not: not right `behind` the piece that it takes last.
        StopsWrongly { takes: usize, behind: Option<String> } => "illegal-stops-wrongly", codes::CAPTURE_TOO_FEW,
            "takes { pieces-taken } and { $behind ->
                [none] stops where it may not
               *[other] must stop right behind { $behind }
            }",
            aloud "took { pieces-taken } and { $behind ->
                [none] stopped where it may not
               *[other] had to stop right behind { $behind }
            }";
        /// A legal capture is better by this criterion, and the earlier ones decide nothing.
        WorseCapture { by: PriorityCriterion } => "illegal-worse-capture", codes::CAPTURE_PRIORITY,
            "another capture has priority: { $by }",
            aloud "another capture had to be made: { $by }";
        ManTakesKing {
            man: String,
            king: String,
        } => "illegal-man-takes-king", codes::MOVED_IRREGULARLY,
            "the man on { $man } jumps the king on { $king }, and a man may not take a king";
        CapturesOtherWay {
            from: String,
            to: String,
        } => "illegal-captures-other-way", codes::MOVED_IRREGULARLY,
            "a man does not capture in that direction: { $from } to { $to }";
        Blocked {
            by: String,
            from: String,
            to: String,
        } => "illegal-blocked", codes::MOVED_IRREGULARLY,
            "{ $by } stands in the way, from { $from } to { $to }";
        /// A king that must stop right behind the piece it takes on `over`.
        LandsTooFar { over: String, to: String } => "illegal-lands-too-far", codes::MOVED_IRREGULARLY,
            "a king stops right behind the piece that it takes, and { $to } is not right behind \
             { $over }";
        TooFar {
            king: bool,
            from: String,
            to: String,
        } => "illegal-too-far", codes::MOVED_IRREGULARLY,
            "{ which-piece } does not go so far, from { $from } to { $to }";
        OtherWay {
            king: bool,
            from: String,
            to: String,
        } => "illegal-other-way", codes::MOVED_IRREGULARLY,
            "{ which-piece } does not go from { $from } to { $to }";
    }
}

told! {
    /// The criterion that gives a capture priority.
    pub enum PriorityCriterion {
        MostPieces => "weighed-most-pieces", "the greatest number of pieces";
        MostValue => "weighed-most-value", "the greatest value";
        WithKing => "weighed-with-king", "with a king before a man",
            aloud "with a king, not with a man";
        MostKings => "weighed-most-kings", "the most kings";
        KingFirst => "weighed-king-first", "the king met first";
    }
}

impl From<Priority> for PriorityCriterion {
    fn from(priority: Priority) -> Self {
        match priority {
            Priority::MostPieces => Self::MostPieces,
            Priority::MostValue => Self::MostValue,
            Priority::WithKing => Self::WithKing,
            Priority::MostKings => Self::MostKings,
            Priority::KingFirst => Self::KingFirst,
        }
    }
}

/// The reason a move is not legal, and the article.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The reason.
    pub why: Illegal,
    /// The article of the rule set that it rests on.
    pub citation: Citation,
    /// The pieces that the move would capture, if any.
    pub captured: Vec<Square>,
}

/// Returns the reason a piece may not move between two squares; `None` if it may.
///
/// `legal` are the legal moves of the position; `numbering` names the squares in the reason.
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
    let (why, citation, captured) = judge.reason();
    Some(Refusal { why, citation: citation.clone(), captured })
}

type Reason<'a> = (Illegal, &'a Citation, Vec<Square>);

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
        let plain = |why, citation| (why, citation, Vec::new());
        let (square, turn) = (self.name(self.from), self.position.turn());
        let Some(piece) = self.position.piece_at(self.from) else {
            return plain(Illegal::EmptySquare { square }, &set.men_move.source);
        };
        let side = piece.color;
        if side != turn {
            let why = Illegal::NotYourPiece { square, holds: piece, turn };
            return plain(why, &set.irregular_move.source);
        }
        if self.to != self.from
            && let Some(holds) = self.position.piece_at(self.to)
        {
            let why = Illegal::Occupied { square: self.name(self.to), holds };
            return plain(why, &set.men_move.source);
        }
        if self.legal.is_empty()
            && (self.reaches() || self.capture().is_some())
            && !self.is_limited()
        {
            return plain(Illegal::GameOver, &set.goal.source);
        }
        if let Some(mv) = self.capture() {
            return self.worse_capture(&mv);
        }
        if self.reaches() {
            if self.is_limited() {
                let run = self.position.king_run(side).map_or(0, |run| run.moves);
                let why = Illegal::KingLimit { square, run, side };
                return plain(why, &set.king_quiet_limit.source);
            }
            return plain(Illegal::CaptureMissed { side }, &set.capture.source);
        }
        self.irregular(piece.is_king)
    }

    /// Returns whether the piece could move there without capturing.
    fn reaches(&self) -> bool {
        self.generator.reaches(self.position, self.from, self.to)
    }

    /// Returns whether the piece is a king that has used up its limit and no capture is compulsory.
    fn is_limited(&self) -> bool {
        let no_capture_due = self.legal.iter().all(|mv| !mv.is_capture());
        let run = self.position.king_run(self.position.turn());
        no_capture_due
            && !self.position.men(self.position.turn()).is_empty()
            && self.set.king_quiet_limit.0.is_some_and(|limit| {
                run.is_some_and(|run| run.square == self.from && run.moves >= limit)
            })
    }

    /// Returns the capture between these squares that takes the most pieces.
    fn capture(&self) -> Option<Move> {
        self.generator
            .capture_stops(self.position)
            .into_iter()
            .filter(|mv| mv.from() == self.from && mv.to() == self.to)
            .max_by_key(|mv| mv.captured().len())
    }

    /// Returns whether a man stopped on the row where it is crowned.
    fn is_on_far_row(&self) -> bool {
        let (_, row) = self.position.geometry().column_row(self.to);
        let far = match self.position.turn() {
            Color::White => 0,
            Color::Black => self.position.geometry().rows() - 1,
        };
        row == far && self.position.men(self.position.turn()).contains(self.from)
    }

    /// Returns the reason a possible capture is not legal.
    fn worse_capture(&self, mv: &Move) -> Reason<'a> {
        let set = self.set;
        let captured: Vec<Square> = mv.captured().iter().collect();
        let took = captured.len();
        let goes_on = self.legal.iter().find(|other| {
            other.from() == self.from
                && captured.iter().all(|&square| other.captured().contains(square))
        });
        if let Some(other) = goes_on.filter(|other| other.captured().len() > took) {
            let goes_on = *set.promotion_in_capture != PromotionInCapture::EndsCapture;
            let far = (goes_on && self.is_on_far_row()).then(|| self.name(self.to));
            let crowned = *set.promotion_in_capture == PromotionInCapture::GoesOnAsKing;
            let (must, is_by_crowning) = (other.captured().len(), far.is_some());
            let why = Illegal::GoesOn { takes: took, must, far, crowned };
            if is_by_crowning {
                return (why, &set.promotion_in_capture.source, captured);
            }
            // The rule of the greatest number of pieces, if there is one, also requires that a
            // capture be completed.
            let counts = set.capture_priority.has(Priority::MostPieces);
            let source = if counts { &set.capture_priority.source } else { &set.capture.source };
            return (why, source, captured);
        }
        let required = self.legal.iter().map(|mv| mv.captured().len()).max().unwrap_or(0);
        if set.capture_priority.has(Priority::MostPieces) && required > took {
            let why = Illegal::TakesFewer { takes: took, most: required };
            return (why, &set.capture_priority.source, captured);
        }
        let decides = self.decisive(mv).filter(|_| goes_on.is_none());
        let Some(by) = decides else {
            let behind = self.lands_behind(&captured).map(|over| self.name(over));
            let source = match behind {
                Some(_) => &set.king_landing.source,
                None => &set.capture.source,
            };
            return (Illegal::StopsWrongly { takes: took, behind }, source, captured);
        };
        (Illegal::WorseCapture { by }, &set.capture_priority.source, captured)
    }

    /// Returns the first criterion by which the legal captures are better than this one; `None` if
    /// the rules give none priority.
    fn decisive(&self, mv: &Move) -> Option<PriorityCriterion> {
        let criteria = &self.set.capture_priority.0;
        let best = self.legal.first()?;
        let worth = |mv: &Move, criterion| self.worth(mv, criterion);
        let first = criteria.iter().find(|&&one| worth(best, one) > worth(mv, one));
        // The order in which the pieces are met is not part of a move.
        first.or(criteria.last()).map(|&criterion| criterion.into())
    }

    /// Returns the value of a capture by a criterion; more is better.
    fn worth(&self, mv: &Move, criterion: Priority) -> usize {
        let is_king = |square| self.position.piece_at(square).is_some_and(|piece| piece.is_king);
        let pieces = mv.captured().len();
        let kings = mv.captured().iter().filter(|&square| is_king(square)).count();
        match criterion {
            Priority::MostPieces => pieces,
            Priority::MostValue => {
                let value = &self.set.king_value;
                let first = if kings > 0 { usize::from(value.first()) } else { 0 };
                (pieces - kings) * 100
                    + first
                    + kings.saturating_sub(1) * usize::from(value.further())
            }
            Priority::WithKing => usize::from(is_king(mv.from())),
            Priority::MostKings => kings,
            Priority::KingFirst => 0,
        }
    }

    /// Returns the reason no piece of this kind can make the move.
    fn irregular(&self, is_king: bool) -> Reason<'a> {
        let set = self.set;
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
        let (king, from, to) = (is_king, self.name(self.from), self.name(self.to));
        if let (Some((direction, between)), false) = (&line, is_king)
            && let Some(jump) = self.man_jumps(*direction, between)
        {
            return jump;
        }
        if let (Some((direction, between)), true) = (&line, is_king)
            && self.goes(*direction, is_king)
            && let Some(over) = self.lands_beyond(between)
        {
            let over = self.name(over);
            let why = Illegal::LandsTooFar { over, to };
            return (why, &set.king_landing.source, Vec::new());
        }
        let why = match line {
            Some((direction, between)) if self.goes(direction, is_king) => {
                let blocked =
                    between.iter().find(|&&square| self.position.piece_at(square).is_some());
                match blocked {
                    Some(&square) if is_king && *set.king_range != KingRange::One => {
                        Illegal::Blocked { by: self.name(square), from, to }
                    }
                    _ => Illegal::TooFar { king, from, to },
                }
            }
            _ => Illegal::OtherWay { king, from, to },
        };
        (why, source, Vec::new())
    }
}

impl<'a> Judge<'a> {
    /// Returns the reason a man may not capture the opposing piece that it jumps; `None` if it
    /// jumps none.
    ///
    /// If the move is allowed to stand, the jumped piece stays on the board, as after any move that
    /// no piece can make.
    fn man_jumps(&self, direction: Direction, between: &[Square]) -> Option<Reason<'a>> {
        let &[over] = between else {
            return None;
        };
        let turn = self.position.turn();
        let taken = self.position.piece_at(over).filter(|taken| taken.color != turn)?;
        let set = self.set;
        if !set.men_capture.has(self.step(direction)) {
            let (from, to) = (self.name(self.from), self.name(self.to));
            let why = Illegal::CapturesOtherWay { from, to };
            return Some((why, &set.men_capture.source, Vec::new()));
        }
        let barred = taken.is_king && !*set.men_take_kings;
        barred.then(|| {
            let (man, king) = (self.name(self.from), self.name(over));
            (Illegal::ManTakesKing { man, king }, &set.men_take_kings.source, Vec::new())
        })
    }

    /// Returns the one piece captured, if the king must stop right behind it.
    fn lands_behind(&self, captured: &[Square]) -> Option<Square> {
        let &[over] = captured else {
            return None;
        };
        let by_king = self.position.kings(self.position.turn()).contains(self.from);
        let taken = self.position.piece_at(over)?;
        let behind = match *self.set.king_landing {
            KingLanding::Any => false,
            KingLanding::BehindKing => taken.is_king,
            KingLanding::Behind => true,
        };
        (by_king && behind).then_some(over)
    }

    /// Returns the opposing piece that a king jumps without stopping right behind it, as it must;
    /// `None` if it jumps none, or others too.
    fn lands_beyond(&self, between: &[Square]) -> Option<Square> {
        let pieces = || between.iter().filter(|&&square| self.position.piece_at(square).is_some());
        let over = *pieces().next().filter(|_| pieces().count() == 1)?;
        let taken = self.position.piece_at(over)?;
        let behind = match *self.set.king_landing {
            KingLanding::Any => false,
            KingLanding::BehindKing => taken.is_king,
            KingLanding::Behind => true,
        };
        let flies = *self.set.king_range != KingRange::One;
        let is_beyond = between.last() != Some(&over);
        (behind && flies && is_beyond && taken.color != self.position.turn()).then_some(over)
    }

    /// Returns whether a piece of this kind can move in a direction at all.
    fn goes(&self, direction: Direction, is_king: bool) -> bool {
        if is_king {
            let straight = direction.is_orthogonal();
            let line = if straight { KingLine::Orthogonal } else { KingLine::Diagonal };
            return self.set.king_move.has(line);
        }
        self.set.men_move.has(self.step(direction))
    }

    /// Returns a direction from the view of a man.
    fn step(&self, direction: Direction) -> ManStep {
        let forward = match self.position.turn() {
            Color::White => -1,
            Color::Black => 1,
        };
        let (dx, dy) = direction.delta();
        match (direction.is_orthogonal(), dx, dy * forward) {
            (true, _, 0) => ManStep::Sideways,
            (true, _, 1) => ManStep::Forward,
            (true, _, _) => ManStep::Backward,
            (false, _, 1) => ManStep::DiagonalForward,
            (false, _, _) => ManStep::DiagonalBackward,
        }
    }
}
