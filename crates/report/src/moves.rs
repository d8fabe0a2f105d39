//! The legal moves of a position, and the reason why a move is illegal, as JSON.

use serde::Serialize;

/// The legal moves in a position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MovesView {
    /// `arbiter.moves/1`.
    pub schema: &'static str,
    /// The rule set.
    pub rules: String,
    /// The position.
    pub fen: String,
    /// The moves, in the order of the printed square numbers.
    pub moves: Vec<MoveView>,
}

/// A legal move.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveView {
    /// The move as written.
    pub notation: String,
    /// The square of origin.
    pub from: SquareView,
    /// The destination square.
    pub to: SquareView,
    /// The squares of the captured pieces, in the order of their numbers.
    pub captured: Vec<SquareView>,
    /// The squares on the route, including the first and the last; one route if there are several.
    pub path: Vec<SquareView>,
    /// Whether a man is crowned.
    pub promotes: bool,
}

/// A square: its number, or its name on boards without numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum SquareView {
    /// The number, from 1.
    Number(u8),
    /// The name, such as `c3`.
    Name(String),
}

/// The reason a move is legal or illegal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyView<'w> {
    /// `arbiter.why/1`.
    pub schema: &'static str,
    /// The rule set.
    pub rules: &'w str,
    /// The position.
    pub fen: &'w str,
    /// The move in question.
    #[serde(rename = "move")]
    pub word: &'w str,
    /// The code of the fault; null if the move is legal.
    pub code: Option<&'static str>,
    /// The answer, in English.
    pub message: String,
    /// The article that forbids it; null if there is none.
    pub article: Option<&'w str>,
    /// The legal moves, as written.
    pub legal: &'w [String],
}
