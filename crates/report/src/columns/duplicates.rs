//! One row per pair of games that may be duplicates: `arbiter.duplicates/1`.

use serde::Serialize;

/// Name and version of the format; within version 1 fields are only added.
pub const DUPLICATES_SCHEMA: &str = "arbiter.duplicates/1";

/// A pair of possible duplicates, as a row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DuplicateRow<'a> {
    /// `arbiter.duplicates/1`.
    pub schema: &'a str,
    /// The number of the group of games that may all be the same, from 1.
    pub group: usize,
    /// The reason: `same-moves`; `slip` if one half-move differs, or two half-moves of one player
    /// are exchanged; `breaks-off` if one game continues beyond the end of the other.
    pub reason: &'a str,
    /// The file of the earlier game, as named on the command line.
    pub source: &'a str,
    /// The number of the earlier game in its file, from 1.
    pub game: u64,
    /// The offset of its first byte, from 0.
    pub byte: u64,
    /// The line where it begins, from 1.
    pub line: u64,
    /// The file of the later game, as named on the command line.
    pub other_source: &'a str,
    /// The number of the later game in its file, from 1.
    pub other_game: u64,
    /// The offset of its first byte, from 0.
    pub other_byte: u64,
    /// The line where it begins, from 1.
    pub other_line: u64,
    /// The White tag of the earlier game; null if unknown, as in the next four fields.
    pub white: Option<&'a str>,
    /// Its Black tag.
    pub black: Option<&'a str>,
    /// Its Event tag.
    pub event: Option<&'a str>,
    /// Its Date tag, as written.
    pub date_tag: Option<&'a str>,
    /// Its Round tag.
    pub round: Option<&'a str>,
    /// The number of half-moves in the earlier game.
    pub plies: usize,
    /// The number of half-moves in the later game.
    pub other_plies: usize,
    /// The first half-move that differs, from 1; null if there is none.
    pub ply: Option<usize>,
    /// The differences.
    pub differs: Vec<DifferenceRow<'a>>,
}

/// A difference between two games.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DifferenceRow<'a> {
    /// The item: `white`, `black`, `event`, `date`, `round`, `result`, `colours` (the colour that
    /// the player with White in this game has in the other), `move` or `plies`.
    pub what: &'a str,
    /// The value in the earlier game.
    pub one: &'a str,
    /// The value in the later game.
    pub other: &'a str,
}
