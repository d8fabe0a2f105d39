//! The legal moves of a position, and the reason why a move is illegal, as JSON.

use serde::Serialize;

/// The legal moves of a position, for programs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MovesView {
    /// `arbiter.moves/1`.
    pub schema: &'static str,
    /// The rule set.
    pub rules: String,
    /// The position.
    pub fen: String,
    /// The moves, in the order of the printed squares.
    pub moves: Vec<MoveView>,
}

/// A legal move.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveView {
    /// As it is written.
    pub notation: String,
    /// The square it begins on.
    pub from: SquareView,
    /// The square it ends on.
    pub to: SquareView,
    /// The squares of the pieces it takes, in the order of their numbers.
    pub captured: Vec<SquareView>,
    /// The squares it passes, with the first and the last; of several routes, one.
    pub path: Vec<SquareView>,
    /// True if a man becomes a king.
    pub promotes: bool,
}

/// A square: its number where squares are numbered, otherwise its name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum SquareView {
    /// From 1.
    Number(u8),
    /// Such as `c3`.
    Name(String),
}

/// Whether a move is legal, for programs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyView<'w> {
    /// `arbiter.why/1`.
    pub schema: &'static str,
    /// The rule set.
    pub rules: &'w str,
    /// The position.
    pub fen: &'w str,
    /// The move that was asked about.
    #[serde(rename = "move")]
    pub word: &'w str,
    /// The code of what is wrong; null if it is legal.
    pub code: Option<&'static str>,
    /// What is said of it, in English.
    pub message: String,
    /// The article, if one forbids it.
    pub article: Option<&'w str>,
    /// The legal moves, as they are written.
    pub legal: &'w [String],
}
