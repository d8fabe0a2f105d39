//! The colours that everybody had, and what is due.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, by_number, fill, or_empty};
use super::played::last_round;
use crate::event::color_history::{Preference, Strength};
use crate::event::{Event, Ledger, Round};
use crate::report::sheet::{Column, Sheet};
use crate::standings;

/// The colours of all players: `arbiter.event-colors/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColorsView<'e> {
    /// `arbiter.event-colors/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round that is counted.
    pub round: Round,
    /// The players in the order of their pairing numbers.
    pub players: Vec<ColorView<'e>>,
}

/// The colours of a player. Only games that were played count; a micro-match has the colour
/// of its first game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColorView<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// One letter a round, `u` without a game: `WBuW`.
    pub history: String,
    /// Games with White.
    pub white: usize,
    /// Games with Black.
    pub black: usize,
    /// `white` less `black`.
    pub balance: i32,
    /// The most games in a row with one colour.
    pub longest_run: usize,
    /// The colour due; null before the first game.
    pub due: Option<Preference>,
}

impl<'e> ColorsView<'e> {
    /// The colours up to the last round of a ledger of this event.
    #[must_use]
    pub fn new(event: &'e Event, ledger: &Ledger) -> Self {
        let rows = standings::colors(ledger);
        let players = by_number(event).into_iter().map(|at| ColorView::of(event, &rows[at]));
        Self {
            schema: "arbiter.event-colors/1",
            event: Occasion::of(event),
            round: last_round(ledger),
            players: players.collect(),
        }
    }
}

impl<'e> ColorView<'e> {
    pub(super) fn of(event: &'e Event, row: &standings::ColorRow) -> Self {
        let count = |letter| row.history.chars().filter(|&one| one == letter).count();
        Self {
            player: PlayerView::of(&event.players[row.player]),
            white: count('W'),
            black: count('B'),
            history: row.history.clone(),
            balance: row.balance,
            longest_run: row.longest_run,
            due: row.due,
        }
    }
}

/// `White, strong`.
pub(super) fn due_text(due: Preference) -> String {
    let strength = match due.strength {
        Strength::Mild => "mild",
        Strength::Strong => "strong",
        Strength::Absolute => "absolute",
    };
    format!("{}, {strength}", due.color)
}

/// `+1`, `0`, `-2`.
pub(super) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

impl View for ColorsView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        let subtitle = format!("Colours {}", self.event.after(self.round));
        let mut sheet = self.event.sheet(subtitle, None);
        let columns = vec![
            Column::right("No").spare(),
            Column::left("Id").key(),
            Column::left("Name").key(),
            Column::left("Colours"),
            Column::right("W"),
            Column::right("B"),
            Column::right("W-B"),
            Column::right("Run"),
            Column::left("Due"),
        ];
        let rows = self.players.iter().map(|row| {
            vec![
                or_empty(row.player.number),
                row.player.id.to_string(),
                row.player.name.to_owned(),
                row.history.clone(),
                row.white.to_string(),
                row.black.to_string(),
                signed(row.balance),
                row.longest_run.to_string(),
                or_empty(row.due.map(due_text)),
            ]
        });
        fill(&mut sheet, columns, rows.collect());
        if self.players.iter().any(|row| row.history.contains('u')) {
            sheet
                .notes
                .push("u: a round without a game (bye, forfeit, absence), or not finished.".into());
        }
        sheet.notes.push("Run: the most games running with one colour.".into());
        vec![sheet]
    }
}
