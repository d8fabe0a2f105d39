//! One row per pair of games that may be duplicates: `arbiter.duplicates/1`.

use serde::Serialize;

/// Name and version of the format; within version 1 fields are only added.
pub const DUPLICATES_SCHEMA: &str = "arbiter.duplicates/1";

/// Two games that may be one, as a row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DuplicateRow<'a> {
    /// `arbiter.duplicates/1`.
    pub schema: &'a str,
    /// Number of the group of games that may all be one, from 1.
    pub group: usize,
    /// `same-moves`; `slip` if a half-move differs, or two of one player are exchanged; `breaks-off`
    /// if one game goes on where the other ends.
    pub reason: &'a str,
    /// The file of the earlier game, as it was named.
    pub source: &'a str,
    /// Its number there, from 1.
    pub game: u64,
    /// Offset of its first byte, from 0.
    pub byte: u64,
    /// Line where it begins, from 1.
    pub line: u64,
    /// The file of the later game.
    pub other_source: &'a str,
    /// Its number there.
    pub other_game: u64,
    /// Offset of its first byte.
    pub other_byte: u64,
    /// Line where it begins.
    pub other_line: u64,
    /// The White tag of the earlier game; null, as in the next four, if it says nothing.
    pub white: Option<&'a str>,
    /// Its Black tag.
    pub black: Option<&'a str>,
    /// Its Event tag.
    pub event: Option<&'a str>,
    /// Its Date tag as it is written.
    pub date_tag: Option<&'a str>,
    /// Its Round tag.
    pub round: Option<&'a str>,
    /// Half-moves in the earlier game.
    pub plies: usize,
    /// Half-moves in the later one.
    pub other_plies: usize,
    /// The first half-move that differs, from 1; null if none does.
    pub ply: Option<usize>,
    /// What differs.
    pub differs: Vec<DifferenceRow<'a>>,
}

/// What two games have that is not the same.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DifferenceRow<'a> {
    /// `white`, `black`, `event`, `date`, `round`, `result`, `colours` (which the player has in the
    /// other game who has White in this one), `move` or `plies`.
    pub what: &'a str,
    /// What the earlier game has.
    pub one: &'a str,
    /// What the later one has.
    pub other: &'a str,
}
