//! The closed lists of words from which fields of a rule set take their values.

use super::allowed::{Allowed, NotAllowed};
use super::value::{RuleValue, Words, single, word_enum};

word_enum! {
    /// Size of the board in squares.
    pub enum BoardSize {
        /// 8x8.
        Eight = "8x8",
        /// 10x10.
        Ten = "10x10",
        /// 12x12.
        Twelve = "12x12",
    }
}

word_enum! {
    /// The squares in play.
    pub enum SquaresInPlay {
        /// The squares of one colour, including the corner of [`DarkCorner`].
        Dark = "dark",
        /// All squares (8x8 only).
        All = "all",
    }
}

word_enum! {
    /// The side of each player on which the dark corner is.
    pub enum DarkCorner {
        /// On the left.
        Left = "left",
        /// On the right: a mirror image.
        Right = "right",
    }
}

word_enum! {
    /// The corner of square 1, with White below.
    pub enum FirstSquare {
        /// Upper left.
        TopLeft = "top-left",
        /// Upper right.
        TopRight = "top-right",
        /// Lower left.
        BottomLeft = "bottom-left",
        /// Lower right.
        BottomRight = "bottom-right",
    }
}

word_enum! {
    /// The notation of squares.
    pub enum Notation {
        /// Numbers.
        Numeric = "numeric",
        /// A letter and a digit.
        Algebraic = "algebraic",
    }
}

word_enum! {
    /// The sign of a capture in a written move.
    pub enum CaptureSign {
        /// `32x23`.
        Cross = "x",
        /// `c3:e5`.
        Colon = ":",
        /// `22-13`.
        Dash = "-",
    }
}

word_enum! {
    /// A side.
    pub enum Side {
        /// The light pieces, at the bottom of the printed diagram.
        White = "white",
        /// The dark pieces.
        Black = "black",
    }
}

word_enum! {
    /// The steps of a man, from the view of its owner.
    ///
    /// On dark-square boards a straight step goes to the next dark square in that direction.
    pub enum ManStep {
        /// Diagonally towards the opponent.
        DiagonalForward = "diagonal-forward",
        /// Diagonally back.
        DiagonalBackward = "diagonal-backward",
        /// Straight towards the opponent.
        Forward = "forward",
        /// Straight back.
        Backward = "backward",
        /// Straight to the left and to the right.
        Sideways = "sideways",
    }
}

word_enum! {
    /// The lines of a king.
    pub enum KingLine {
        /// The four diagonals.
        Diagonal = "diagonal",
        /// The four straight lines.
        Orthogonal = "orthogonal",
    }
}

word_enum! {
    /// The range of a king.
    pub enum KingRange {
        /// To the next square, or over an adjacent piece.
        One = "1",
        /// Any distance over free squares.
        Any = "any",
        /// Left to the organiser, who must choose before the rule set can be used.
        Choose = "choose",
    }
}

word_enum! {
    /// The squares where a flying king may stop after jumping its last victim.
    pub enum KingLanding {
        /// Any free square behind it.
        Any = "any",
        /// Directly behind it if that victim is a king, otherwise anywhere behind it.
        BehindKing = "behind-king",
        /// Directly behind every victim.
        Behind = "behind",
    }
}

word_enum! {
    /// Whether captures are compulsory.
    pub enum CaptureDuty {
        /// A player who can capture must do so, and must continue while possible.
        Compulsory = "compulsory",
        /// Another move may be made; a capture must be completed once begun.
        Optional = "optional",
    }
}

word_enum! {
    /// A criterion that ranks captures; the first one that differs decides.
    pub enum Priority {
        /// More pieces.
        MostPieces = "most-pieces",
        /// More value, with `king_value` for a king.
        MostValue = "most-value",
        /// By a king rather than by a man.
        WithKing = "with-king",
        /// More kings among the captured pieces.
        MostKings = "most-kings",
        /// The earlier king in the order of capture.
        KingFirst = "king-first",
    }
}

word_enum! {
    /// The time at which captured pieces leave the board.
    pub enum Removal {
        /// After the whole capture; until then they block, and none is jumped twice.
        After = "after",
        /// Each piece as it is jumped.
        AtOnce = "at-once",
    }
}

word_enum! {
    /// The effect of reaching the far row with more to capture.
    pub enum PromotionInCapture {
        /// The man continues as a man, and is crowned only if it ends there.
        StaysMan = "stays-man",
        /// The man becomes a king immediately and continues as one.
        GoesOnAsKing = "goes-on-as-king",
        /// The man is crowned and stops.
        EndsCapture = "ends-capture",
    }
}

word_enum! {
    /// The aim of the game.
    pub enum Goal {
        /// To leave the opponent without a move or a piece.
        Block = "block",
        /// To be left without a move or a piece.
        Lose = "lose",
        /// To make the first king, or leave the opponent without a move.
        Breakthrough = "breakthrough",
    }
}

word_enum! {
    /// The result for a player who could move if a rule did not forbid it.
    pub enum LimitBlock {
        /// The player loses.
        Loss = "loss",
        /// Drawn.
        Draw = "draw",
    }
}

word_enum! {
    /// The time until which an automatic draw can be invoked.
    pub enum LateClaim {
        /// Until the result is signed, regardless of later moves.
        UntilSigned = "until-signed",
        /// Until the next move is made.
        NextMove = "next-move",
    }
}

word_enum! {
    /// The treatment of an irregular move before the opponent has moved.
    pub enum IrregularMove {
        /// The opponent has it corrected or lets it stand.
        OpponentChooses = "opponent-chooses",
        /// It never stands.
        CannotStand = "cannot-stand",
    }
}

word_enum! {
    /// The event that makes an irregular move final.
    pub enum Finality {
        /// The opponent's next move.
        NextMove = "next-move",
        /// Pressing the clock.
        Clock = "clock",
    }
}

word_enum! {
    /// The move required after a wrong move is taken back.
    pub enum AfterCorrection {
        /// A move of the wrongly moved piece, if it has a legal one.
        SamePiece = "same-piece",
        /// Any legal move.
        AnyMove = "any-move",
    }
}

word_enum! {
    /// Whether a completed move can be taken back.
    pub enum TakeBack {
        /// At the opponent's request only.
        OpponentRequest = "opponent-request",
        /// Never.
        Never = "never",
    }
}

word_enum! {
    /// A way to lose a game.
    pub enum Loss {
        /// Having no piece.
        NoPiece = "no-piece",
        /// Having no legal move when on move.
        NoMove = "no-move",
        /// Resigning.
        Resignation = "resignation",
        /// Refusing to follow the rules or to continue.
        Refusal = "refusal",
        /// Exceeding the time.
        FlagFall = "flag-fall",
        /// Upsetting the pieces on the board.
        Upsetting = "upsetting-pieces",
        /// Leaving the game.
        Leaving = "leaving",
    }
}

word_enum! {
    /// The way moves are counted for `credit_after`.
    pub enum MoveCount {
        /// The moves of both players together.
        BothTogether = "both-together",
        /// The moves of each player.
        Each = "each",
    }
}

word_enum! {
    /// The notation of results.
    pub enum ResultForm {
        /// 2-0, 1-1, 0-2.
        TwoNil = "2-0",
        /// 1-0, 1/2-1/2, 0-1.
        OneNil = "1-0",
    }
}

word_enum! {
    /// The consequence of a wrongly placed board.
    pub enum BoardTurned {
        /// The game is annulled and restarted.
        Restart = "restart",
        /// The game is annulled and restarted, unless both players have moved.
        FirstMoves = "restart-before-second-move",
    }
}

word_enum! {
    /// The result of a game that a player cancels because of the opponent's conduct.
    pub enum Cancelling {
        /// The text does not say: the arbiter decides.
        Unsaid = "unsaid",
        /// The game is void.
        Void = "void",
    }
}

word_enum! {
    /// The risk of refusing a correct claim without a reason.
    pub enum ClaimRefused {
        /// The text does not say.
        Unsaid = "unsaid",
        /// A warning for delaying the game.
        Warning = "warning",
    }
}

/// The value of a king in `most-value`; a man is worth 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KingValue {
    /// An equal value for every king, in hundredths of a man.
    Hundredths(u16),
    /// n kings are worth 2n - 1/2 men.
    TwoNMinusHalf,
}

impl KingValue {
    /// Returns the value of the first king of a capture, in hundredths of a man.
    #[must_use]
    pub const fn first(self) -> u16 {
        match self {
            Self::Hundredths(value) => value,
            Self::TwoNMinusHalf => 150,
        }
    }

    /// Returns the value of each further king, in hundredths of a man.
    #[must_use]
    pub const fn further(self) -> u16 {
        match self {
            Self::Hundredths(value) => value,
            Self::TwoNMinusHalf => 200,
        }
    }
}

impl RuleValue for KingValue {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        let word = single(words)?;
        if word == "2n-1/2" {
            return Ok(Self::TwoNMinusHalf);
        }
        let hundredths = word.strip_suffix("/100").and_then(|number| number.parse().ok());
        match hundredths {
            Some(value @ 1..=400) => Ok(Self::Hundredths(value)),
            _ => Err(NotAllowed::KingValue { word: word.to_owned() }),
        }
    }

    fn to_words(&self) -> Words {
        Words::One(match self {
            Self::Hundredths(value) => format!("{value}/100"),
            Self::TwoNMinusHalf => "2n-1/2".into(),
        })
    }

    fn allowed() -> Allowed {
        Allowed::KingValue
    }
}

/// A limit that can be off: `none` or a number from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit(pub Option<u8>);

impl Limit {
    /// The largest number of moves.
    const MOST: u8 = 250;
}

impl RuleValue for Limit {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        match single(words)? {
            "none" => Ok(Self(None)),
            word => match word.parse() {
                Ok(limit @ 1..=Self::MOST) => Ok(Self(Some(limit))),
                _ => Err(NotAllowed::Limit { word: word.to_owned() }),
            },
        }
    }

    fn to_words(&self) -> Words {
        Words::One(self.0.map_or_else(|| "none".into(), |limit| limit.to_string()))
    }

    fn allowed() -> Allowed {
        Allowed::Limit { most: Self::MOST }
    }
}

/// Points for a win, a draw and a loss, in hundredths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResultPoints {
    /// For a win.
    pub win: u32,
    /// For a draw.
    pub draw: u32,
    /// For a loss.
    pub loss: u32,
}

impl RuleValue for ResultPoints {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        let text = single(words)?;
        let bad = || NotAllowed::Points { text: text.to_owned() };
        let parts =
            text.split('-').map(hundredths).collect::<Option<Vec<u32>>>().ok_or_else(bad)?;
        match parts.as_slice() {
            &[win, draw, loss] if win >= draw && draw >= loss => Ok(Self { win, draw, loss }),
            _ => Err(bad()),
        }
    }

    fn to_words(&self) -> Words {
        Words::One([self.win, self.draw, self.loss].map(points_text).join("-"))
    }

    fn allowed() -> Allowed {
        Allowed::Points
    }
}

fn hundredths(text: &str) -> Option<u32> {
    let text = text.trim();
    if matches!(text, "1/2" | "½") {
        return Some(50);
    }
    text.parse::<u32>().ok().filter(|&points| points <= 1000).map(|points| points * 100)
}

fn points_text(hundredths: u32) -> String {
    if hundredths == 50 { "1/2".into() } else { (hundredths / 100).to_string() }
}
