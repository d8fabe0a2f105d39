//! A row of a table of pairings, and the columns of its two sides.

use super::columns::Columns;
use super::occasion::{PlayerView, mark};
use super::pairings::{AFTER_NAME, BEFORE_NAME, SeatView};
use super::words::{Head, Mark};
use crate::sheet::{Cell, ColumnList};
use draughts_events::event::Points;
use draughts_report::words::Language;

/// A row of a table of pairings.
///
/// A board has all cells; other rows, such as that of a player with a bye, lack some.
#[derive(Default)]
pub(super) struct PairingRow<'r> {
    /// The number of the board.
    pub(super) board: Cell,
    /// The place of the board in its match.
    pub(super) in_match: Cell,
    /// White, or the home team's player.
    pub(super) first: RowSide<'r>,
    /// The colour of the first side.
    pub(super) color: Cell,
    /// The result, or the points for a round without a game.
    pub(super) result: Cell,
    /// Black, or the away team's player.
    pub(super) second: RowSide<'r>,
    /// The teams of the two sides.
    pub(super) teams: [Option<&'r str>; 2],
}

/// A side of a row: a player, or a word in the place of the name.
#[derive(Default)]
pub(super) struct RowSide<'r> {
    player: Option<&'r PlayerView<'r>>,
    name: Cell,
    pub(super) score: Option<Points>,
}

impl<'r> RowSide<'r> {
    /// Makes the side of a player.
    pub(super) fn of(player: &'r PlayerView<'r>) -> Self {
        Self { player: Some(player), name: player.name_cell(), score: None }
    }

    /// Makes the side of a player with the score before the round.
    pub(super) fn of_seat(seat: &'r SeatView<'r>) -> Self {
        Self { score: seat.score, ..Self::of(&seat.player) }
    }

    /// Makes the side of a player who may be missing.
    pub(super) fn of_some(player: Option<&'r PlayerView<'r>>, language: Language) -> Self {
        player.map_or_else(|| Self::word(mark(&Mark::Nobody, language)), Self::of)
    }

    /// Makes a side with only a word, or a name.
    pub(super) fn word(name: Cell) -> Self {
        Self { name, ..Self::default() }
    }
}

impl<'c, 'r: 'c> ColumnList<'c, PairingRow<'r>> {
    /// Adds the columns of a side: the name, and those about the player before and after it.
    pub(super) fn side(
        self,
        columns: &Columns,
        name: &Head,
        side: for<'a> fn(&'a PairingRow<'r>) -> &'a RowSide<'r>,
        language: Language,
    ) -> Self {
        self.about(columns.about_each(BEFORE_NAME, language), move |row| side(row).player)
            .column(name.left(language).equal(), move |row| side(row).name.clone())
            .about(columns.about_each(AFTER_NAME, language), move |row| side(row).player)
    }
}

/// Returns the points for a round without a game; empty if there are none.
pub(super) fn plus(points: Points) -> Cell {
    match points {
        Points::ZERO => Cell::default(),
        points => format!("+{points}").into(),
    }
}
