//! Faults of half-moves: unreadable or irregular.

use super::super::codes;
use super::EndReason;
use crate::board::{Color, Piece};
use crate::diag::{Code, Found, found};
use crate::moves::Illegal;
use crate::pdn::MoveError;
use crate::said::{Fact, told};

found! {
    /// The reason why a half-move cannot be read, or has several readings; `behind` is the number
    /// of later half-moves that are not judged.
    pub enum MoveFault {
        Unknown { behind: usize } => "move-unknown", codes::MOVE_UNREADABLE,
            "the move is not known: a hyphen stands for it",
            note "{ behind-not-judged }";
        NotAMove {
            text: String,
            why: MoveError,
            behind: usize,
        } => "move-not-a-move", codes::MOVE_UNREADABLE,
            "`{ $text }` is not a move: { $why }",
            note "{ behind-not-judged }";
        NoSuchSquare {
            square: String,
            squares: String,
            behind: usize,
        } => "move-no-such-square", codes::MOVE_UNREADABLE,
            "`{ $square }` is not a square of this board",
            note "{ behind-not-judged }",
            help "squares are { $squares }";
        NoneOnFile { text: String, behind: usize } => "move-none-on-file", codes::MOVE_UNREADABLE,
            "`{ $text }`: no piece of that file goes there",
            note "{ behind-not-judged }",
            help "write the first square in full";
        /// No legal capture passes its squares; the moves in `meant` have the same first and last
        /// squares.
        OtherPath {
            text: String,
            meant: Vec<String>,
            behind: usize,
        } => "move-other-path", codes::PATH_IMPOSSIBLE,
            "no legal capture goes by the squares of `{ $text }`",
            note "{ behind-not-judged }",
            help "legal from and to these squares: { $meant }";
        FromOddPosition {
            text: String,
            behind: usize,
        } => "move-from-odd-position", codes::MOVE_UNREADABLE,
            "`{ $text }` does not fit, and no game comes to the position before it: nobody is \
             charged with it",
            note "{ behind-not-judged }",
            help "compare the position with the score sheet or the diagram";
        Ambiguous {
            text: String,
            meanings: Option<MoveChoice>,
            behind: usize,
        } => "move-ambiguous", codes::MOVE_AMBIGUOUS,
            "`{ $text }` can mean { $meanings }",
            note "{ behind-not-judged }",
            help "write { $meanings }";
        Settled {
            text: String,
            meanings: Option<MoveChoice>,
            meant: String,
            captures: bool,
        } => "move-settled", codes::MOVE_AMBIGUOUS_SETTLED,
            "`{ $text }` can mean { $meanings }",
            label "taken as { $meant }",
            note "{ $captures ->
                [yes] only after this capture do the following moves fit
               *[no] only after this move do the following moves fit
            }",
            help "write { $meant }";
    }
}

told! {
    /// Alternative moves.
    pub enum MoveChoice {
        One { only: String } => "choice-one", "{ $only }";
        Or { first: String, others: Box<MoveChoice> } => "choice-or", "{ $first } or { $others }";
    }
}

impl MoveChoice {
    /// Creates a choice of moves; `None` if there are none.
    pub fn of(moves: &[String]) -> Option<Self> {
        let (last, others) = moves.split_last()?;
        let last = Self::One { only: last.clone() };
        let or = |rest, first: &String| Self::Or { first: first.clone(), others: Box::new(rest) };
        Some(others.iter().rev().fold(last, or))
    }
}

told! {
    /// Names of squares: `7 and 6`.
    pub enum SquareList {
        None => "squares-none", "none";
        Last { only: String } => "squares-last", "{ $only }";
        And { first: String, others: Box<SquareList> } => "squares-and", "{ $first } and { $others }";
        Comma { first: String, others: Box<SquareList> } => "squares-comma", "{ $first }, { $others }";
    }
}

impl SquareList {
    /// Creates a list from the names of squares.
    pub fn of(names: &[String]) -> Self {
        let Some((last, others)) = names.split_last() else {
            return Self::None;
        };
        let last = Self::Last { only: last.clone() };
        others.iter().rev().fold(last, |rest, first| {
            let (first, others) = (first.clone(), Box::new(rest));
            match *others {
                Self::Last { .. } => Self::And { first, others },
                _ => Self::Comma { first, others },
            }
        })
    }
}

/// Moves separated by blanks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spaced(pub Vec<String>);

impl From<Spaced> for Fact {
    fn from(Spaced(moves): Spaced) -> Self {
        Self::Text(moves.join(" "))
    }
}

told! {
    /// A list of moves that is short enough to read at a glance.
    pub enum MoveList {
        All { moves: Spaced } => "moves-all", "{ $moves }";
        First { moves: Spaced, more: usize } => "moves-first", "{ $moves } and { $more } more";
        Either { choice: Box<MoveChoice>, moves: Spaced } => "moves-either", "{ $choice }";
        OneOf { moves: Spaced, more: usize } => "moves-one-of",
            "one of { $moves } and { $more } more";
    }
}

impl MoveList {
    /// Creates a list of moves in notation.
    pub(in crate::record) fn of(moves: &[String]) -> Self {
        const SHOWN: usize = 8;
        let shown = Spaced(moves.iter().take(SHOWN).cloned().collect());
        match moves.len().checked_sub(SHOWN) {
            None | Some(0) => Self::All { moves: shown },
            Some(more) => Self::First { moves: shown, more },
        }
    }

    /// Creates a choice of moves in notation: `31-26 or 31-27`.
    pub(in crate::record) fn either(moves: &[String]) -> Self {
        match (Self::of(moves), MoveChoice::of(moves)) {
            (Self::All { moves }, Some(choice)) => Self::Either { choice: Box::new(choice), moves },
            (Self::First { moves, more }, _) => Self::OneOf { moves, more },
            (other, _) => other,
        }
    }

    /// Shortens the list to this many moves, unless it lists all of them.
    pub fn shortened(&self, shown: usize) -> Self {
        let of = |Spaced(moves): &Spaced, more: usize| {
            let kept = Spaced(moves.iter().take(shown).cloned().collect());
            (kept, more + moves.len().saturating_sub(shown))
        };
        match self {
            Self::First { moves, more } => {
                let (moves, more) = of(moves, *more);
                Self::First { moves, more }
            }
            Self::OneOf { moves, more } => {
                let (moves, more) = of(moves, *more);
                Self::OneOf { moves, more }
            }
            Self::All { .. } | Self::Either { .. } => self.clone(),
        }
    }

    /// Returns all moves; `None` if only the first ones are listed.
    pub fn all(&self) -> Option<&[String]> {
        match self {
            Self::All { moves: Spaced(moves) } | Self::Either { moves: Spaced(moves), .. } => {
                Some(moves)
            }
            Self::First { .. } | Self::OneOf { .. } => None,
        }
    }

    /// Like [`of`](Self::of); `None` if there are no moves.
    pub(in crate::record) fn of_any(moves: &[String]) -> Option<Self> {
        (!moves.is_empty()).then(|| Self::of(moves))
    }
}

told! {
    /// An irregular half-move.
    pub enum IrregularHalfMove {
        /// It cannot be shown on the board; `legal` are the legal moves.
        Impossible {
            text: String,
            wrong: Broken,
            legal: Option<MoveList>,
            behind: usize,
        } => "offence-impossible",
            "{ $text }: { $wrong }",
            aloud "{ $wrong }",
            note "{ behind-not-judged }",
            help "{ $legal ->
                [none] { \"\" }
               *[other] legal here: { $legal }
            }";
        /// It was played, but another capture was `required`; `let_go` if the piece was let go in
        /// the middle.
        Played { text: String, wrong: Broken, let_go: bool, required: MoveList } => "offence-capture",
            "{ $text }: { $wrong }{ $let_go ->
                [yes] ; it was let go
               *[no] { \"\" }
            }",
            aloud "{ $wrong }{ $let_go ->
                [yes] ; the piece was let go
               *[no] { \"\" }
            }",
            label "required: { $required }";
        /// It was played; `legal` are the moves that were legal.
        PlayedOtherwise {
            text: String,
            wrong: Broken,
            let_go: bool,
            legal: Option<MoveList>,
        } => "offence-played",
            "{ $text }: { $wrong }{ $let_go ->
                [yes] ; it was let go
               *[no] { \"\" }
            }",
            aloud "{ $wrong }{ $let_go ->
                [yes] ; the piece was let go
               *[no] { \"\" }
            }",
            label "{ $legal ->
                [none] { \"\" }
               *[other] legal: { $legal }
            }";
        AfterTheEnd { text: String, wrong: Broken } => "offence-after-the-end",
            "{ $text }: { $wrong }",
            aloud "{ $wrong }",
            note "what is played after the end does not count";
    }
}

impl IrregularHalfMove {
    /// Marks the piece as let go in the middle of its capture.
    pub(in crate::record) fn let_go(mut self) -> Self {
        if let Self::Played { let_go, .. } | Self::PlayedOtherwise { let_go, .. } = &mut self {
            *let_go = true;
        }
        self
    }
}

impl Found for IrregularHalfMove {
    fn code(&self) -> &'static Code {
        match self {
            Self::Played { let_go: true, .. } | Self::PlayedOtherwise { let_go: true, .. } => {
                codes::CAPTURE_STOPPED
            }
            Self::Impossible { wrong, .. }
            | Self::Played { wrong, .. }
            | Self::PlayedOtherwise { wrong, .. }
            | Self::AfterTheEnd { wrong, .. } => wrong.code(),
        }
    }
}

told! {
    /// The rule that a half-move breaks, and how.
    pub enum Broken {
        EmptySquare { square: String } => "broken-empty-square", "no piece stands on { $square }";
        Occupied { square: String, holds: Piece } => "broken-occupied",
            "{ $square } holds a { piece-there }";
        GameOver { why: EndReason } => "broken-game-over", "the game was over: { $why }";
        /// A capture goes on from `square`, where it is done; if a man was `crowned` there, that
        /// ended it.
        TooMany { square: String, crowned: bool } => "broken-too-many",
            "{ $crowned ->
                [yes] the man was crowned on { $square }, which ends the capture, and the piece goes on
               *[no] the capture is done on { $square }, and the piece goes on
            }",
            aloud "{ $crowned ->
                [yes] the man was crowned on { $square }, and that ended the move; the piece went on
               *[no] the capture was done on { $square }, and the piece went on
            }";
        NoSuchPath { from: String, to: String } => "broken-no-such-path",
            "no capture from { $from } to { $to } goes by these squares";
        NotComplete => "broken-not-complete", "the capture is not complete";
        MovesTwice { side: Color, first: bool } => "broken-moves-twice",
            "{ one-side } moves { $first ->
                [yes] first
               *[no] twice in a row
            }; it was { other-side }'s move",
            aloud "it was { other-side }'s move";
        NotYourPiece { square: String, holds: Piece, turn: Color } => "broken-not-your-piece",
            "{ $square } holds a { piece-there }, and it was { $turn ->
                [white] White
               *[black] Black
            }'s move";
        MoverUnknown { square: String, holds: Piece, turn: Color } => "broken-mover-unknown",
            "{ $square } holds a { piece-there }, and it was { $turn ->
                [white] White
               *[black] Black
            }'s move";
        Illegal { why: Illegal } => "broken-illegal", "{ $why }";
    }
}

impl Found for Broken {
    fn code(&self) -> &'static Code {
        match self {
            Self::EmptySquare { .. } => codes::EMPTY_SQUARE,
            Self::Occupied { .. } => codes::OCCUPIED,
            Self::GameOver { .. } => codes::GAME_ALREADY_OVER,
            Self::TooMany { .. } => codes::CAPTURE_TOO_MANY,
            Self::NoSuchPath { .. } => codes::PATH_IMPOSSIBLE,
            Self::NotComplete { .. } => codes::CAPTURE_TOO_FEW,
            Self::MovesTwice { .. } | Self::MoverUnknown { .. } => codes::TWO_MOVES_IN_A_ROW,
            Self::NotYourPiece { .. } => codes::NOT_YOUR_PIECE,
            Self::Illegal { why } => why.code(),
        }
    }
}
