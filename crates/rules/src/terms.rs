//! The words of the laws: every closed list from which a field of a rule set takes its value.

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
    /// Which squares are in play.
    pub enum SquaresInPlay {
        /// Those of one colour, the corner of [`DarkCorner`] among them.
        Dark = "dark",
        /// All of them (8x8 only).
        All = "all",
    }
}

word_enum! {
    /// On which side of each player the dark corner is.
    pub enum DarkCorner {
        /// On the left.
        Left = "left",
        /// On the right: the mirror image.
        Right = "right",
    }
}

word_enum! {
    /// Where square 1 is, seen with White below.
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
    /// How squares are written.
    pub enum Notation {
        /// As numbers.
        Numeric = "numeric",
        /// As letter and digit.
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
        /// The light pieces, below in the printed diagram.
        White = "white",
        /// The dark pieces.
        Black = "black",
    }
}

word_enum! {
    /// Steps of a man, as its owner sees them. On dark-square boards a straight
    /// step goes to the next dark square in that line.
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
    /// Lines of a king.
    pub enum KingLine {
        /// The four diagonal ones.
        Diagonal = "diagonal",
        /// The four straight ones.
        Orthogonal = "orthogonal",
    }
}

word_enum! {
    /// How far a king goes.
    pub enum KingRange {
        /// To the next square, and over an adjacent piece.
        One = "1",
        /// Any distance over free squares.
        Any = "any",
        /// Left to the organiser: must be set before the rule set can be used.
        Choose = "choose",
    }
}

word_enum! {
    /// Where a flying king may stop after jumping its last victim.
    pub enum KingLanding {
        /// On any free square behind it.
        Any = "any",
        /// Directly behind it if that victim is a king, else anywhere.
        BehindKing = "behind-king",
        /// Directly behind every victim.
        Behind = "behind",
    }
}

word_enum! {
    /// Whether a player who can capture must.
    pub enum CaptureDuty {
        /// A player who can capture must do so, and must go on while it is possible.
        Compulsory = "compulsory",
        /// Another move may be made; a capture begun must be completed.
        Optional = "optional",
    }
}

word_enum! {
    /// What a capture is measured by; the first criterion that differs decides.
    pub enum Priority {
        /// More pieces.
        MostPieces = "most-pieces",
        /// More value, a king counting `king_value`.
        MostValue = "most-value",
        /// With a king rather than with a man.
        WithKing = "with-king",
        /// More kings among the pieces taken.
        MostKings = "most-kings",
        /// The earlier king in the order of capture.
        KingFirst = "king-first",
    }
}

word_enum! {
    /// When captured pieces leave the board.
    pub enum Removal {
        /// When the whole capture is done; until then they block, and none is jumped twice.
        After = "after",
        /// Each as it is jumped.
        AtOnce = "at-once",
    }
}

word_enum! {
    /// What becomes of a man that reaches the far row with more to capture.
    pub enum PromotionInCapture {
        /// Goes on as a man, crowned only if it ends there.
        StaysMan = "stays-man",
        /// Is a king at once and goes on as one.
        GoesOnAsKing = "goes-on-as-king",
        /// Is crowned and stops.
        EndsCapture = "ends-capture",
    }
}

word_enum! {
    /// What a player plays for.
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
    /// Result for a player who could move if a rule did not forbid it.
    pub enum LimitBlock {
        /// The player loses.
        Loss = "loss",
        /// Drawn.
        Draw = "draw",
    }
}

word_enum! {
    /// Until when a draw that came about by itself can still be invoked.
    pub enum LateClaim {
        /// Until the result is signed, whatever was played since.
        UntilSigned = "until-signed",
        /// Until the next move is made.
        NextMove = "next-move",
    }
}

word_enum! {
    /// What becomes of an irregular move before the opponent has moved.
    pub enum IrregularMove {
        /// The opponent has it corrected or lets it stand.
        OpponentChooses = "opponent-chooses",
        /// It never stands.
        CannotStand = "cannot-stand",
    }
}

word_enum! {
    /// What makes an irregular move final.
    pub enum Finality {
        /// The opponent's next move.
        NextMove = "next-move",
        /// The press of the clock.
        Clock = "clock",
    }
}

word_enum! {
    /// What must be played after a wrong move is taken back.
    pub enum AfterCorrection {
        /// With the piece that was wrongly moved, if it has a legal move.
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
    /// What loses a game.
    pub enum Loss {
        /// No piece left.
        NoPiece = "no-piece",
        /// On move without a legal move.
        NoMove = "no-move",
        /// Giving up.
        Resignation = "resignation",
        /// Refusing to follow the rules or to play on.
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
    /// How moves are counted for `credit_after`.
    pub enum MoveCount {
        /// The moves of both players together.
        BothTogether = "both-together",
        /// The moves of each player.
        Each = "each",
    }
}

word_enum! {
    /// How results are written.
    pub enum ResultForm {
        /// 2-0, 1-1, 0-2.
        TwoNil = "2-0",
        /// 1-0, 1/2-1/2, 0-1.
        OneNil = "1-0",
    }
}

word_enum! {
    /// What happens if the board is found to be placed wrongly.
    pub enum BoardTurned {
        /// The game is annulled and begun again.
        Restart = "restart",
        /// The same, but the game goes on once both players have moved.
        FirstMoves = "restart-before-second-move",
    }
}

word_enum! {
    /// What becomes of a game that a player cancels because of the opponent's conduct.
    pub enum Cancelling {
        /// The text does not say: the arbiter decides.
        Unsaid = "unsaid",
        /// Void.
        Void = "void",
    }
}

word_enum! {
    /// What a player risks by refusing, without a reason, a claim that is right.
    pub enum ClaimRefused {
        /// The text does not say.
        Unsaid = "unsaid",
        /// A warning for delaying the game.
        Warning = "warning",
    }
}

/// What a king is worth in `most-value`, a man being worth 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KingValue {
    /// Every king the same, in hundredths of a man.
    Hundredths(u16),
    /// n kings are worth 2n - 1/2 men.
    TwoNMinusHalf,
}

impl KingValue {
    /// Returns the worth of the first king of a capture, in hundredths of a man.
    #[must_use]
    pub const fn first(self) -> u16 {
        match self {
            Self::Hundredths(value) => value,
            Self::TwoNMinusHalf => 150,
        }
    }

    /// Returns the worth of each further king, in hundredths of a man.
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
    /// The most moves.
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
pub struct Points {
    /// For a win.
    pub win: u32,
    /// For a draw.
    pub draw: u32,
    /// For a loss.
    pub loss: u32,
}

impl RuleValue for Points {
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
