//! Games as rows for DuckDB, Polars, Spark and other readers of JSON lines.
//!
//! Every line is an object with the same fields of the same types in the same order; unknown values
//! are null. Rows do not depend on a language.

mod duplicates;
mod findings;
mod games;
mod positions;
mod tags;

pub use duplicates::{DUPLICATES_SCHEMA, DifferenceRow, DuplicateRow};
pub use findings::finding_rows;
pub use findings::{FINDINGS_SCHEMA, FindingRow};
pub use games::{GAMES_SCHEMA, GameRow};
pub use positions::position_rows;
pub use positions::{POSITIONS_SCHEMA, PositionRow};
pub use tags::TagRow;

use super::json_of_plain;
use draughts_games::pdn::GameText;
use draughts_games::record::{ChosenRules, GameReport, HalfMoveLine, MainLine, half_moves};
use draughts_games::rules::Naming;

/// A game to make rows from.
#[derive(Debug, Clone, Copy)]
pub struct RowSource<'g> {
    /// The file name, as it was given.
    pub file: &'g str,
    /// The game.
    pub text: &'g GameText<'g>,
    /// Its main line.
    pub line: &'g MainLine<'g>,
    /// How its rule set was chosen.
    pub choice: &'g ChosenRules,
    /// The replay, with its history.
    pub report: &'g GameReport,
    /// The notation of its moves, if not that of a record of its variant.
    pub naming: Option<Naming>,
}

impl RowSource<'_> {
    /// Returns the half-moves, in notation.
    fn half_moves(&self) -> Vec<HalfMoveLine> {
        half_moves(self.line, self.report, self.choice, self.naming)
    }

    /// Returns whether every half-move was replayed and nothing of the game is missing.
    pub fn is_whole(&self) -> bool {
        let report = self.report;
        report.last.is_some()
            && report.replayed_plies == report.plies
            && !report.has_unread_moves()
            && !self.text.is_cut()
    }
}

/// A row that is written as a line of JSON.
pub trait Row {
    /// Returns the row as a line of JSON.
    fn json(&self) -> String;
}

/// Implements [`Row`] for these types here, where serialization is optimised.
macro_rules! rows {
    ($($row:ident),*) => {$(
        impl Row for $row<'_> {
            fn json(&self) -> String {
                json_of_plain(serde_json::to_string(self).expect("a row is plain JSON"))
            }
        }
    )*};
}

rows!(DuplicateRow, FindingRow, GameRow, PositionRow);

/// Writes rows as JSON lines.
pub fn json_lines(rows: impl IntoIterator<Item = impl Row>) -> String {
    let mut lines = String::new();
    for row in rows {
        lines.push_str(&row.json());
        lines.push('\n');
    }
    lines
}
