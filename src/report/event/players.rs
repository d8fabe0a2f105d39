//! The list of the players.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, by_number, fill, or_empty};
use crate::event::{Event, Player, Round};
use crate::report::sheet::{Column, Sheet};

/// All players who are entered: `arbiter.event-players/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayersView<'e> {
    /// `arbiter.event-players/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round that is paired.
    pub round: Round,
    /// The players, with everything the event knows of them.
    pub players: Vec<&'e Player>,
}

/// In what order players are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// By pairing number; those without one by id at the end.
    #[default]
    Number,
    /// By name.
    Name,
    /// The highest rating first; those without one by name at the end.
    Rating,
}

impl<'e> PlayersView<'e> {
    /// The players of an event.
    #[must_use]
    pub fn new(event: &'e Event, order: Order) -> Self {
        let mut players: Vec<&Player> =
            by_number(event).into_iter().map(|at| &event.players[at]).collect();
        // The order of characters, not of a language: the same on every machine.
        match order {
            Order::Number => {}
            Order::Name => players.sort_by_key(|player| player.name.to_lowercase()),
            Order::Rating => players.sort_by_key(|player| {
                (std::cmp::Reverse(player.rating), player.name.to_lowercase())
            }),
        }
        Self {
            schema: "arbiter.event-players/1",
            event: Occasion::of(event),
            round: event.last_paired(),
            players,
        }
    }
}

impl View for PlayersView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        let count = match self.players.len() {
            1 => "1 player".into(),
            players => format!("{players} players"),
        };
        let mut sheet = self.event.sheet(count, None);
        let columns = vec![
            Column::right("No").spare(),
            Column::left("Id").key(),
            Column::left("Name").key(),
            Column::left("Title").spare(),
            Column::right("Rating").spare(),
            Column::left("Remarks").spare(),
            Column::left("Fed").spare(),
            Column::left("Club").spare(),
            Column::left("Team").spare(),
            Column::left("Categories").spare(),
            Column::left("Born").spare(),
        ];
        let rows = self.players.iter().map(|player| {
            vec![
                or_empty(player.number),
                player.id.to_string(),
                player.name.clone(),
                or_empty(player.title.as_ref()),
                or_empty(player.rating),
                remarks(player),
                or_empty(player.federation.as_ref()),
                or_empty(player.club.as_ref()),
                or_empty(player.team.as_ref()),
                player.categories.join(", "),
                or_empty(player.birth),
            ]
        });
        fill(&mut sheet, columns, rows.collect());
        vec![sheet]
    }
}

/// Whether somebody comes late or has left.
fn remarks(player: &Player) -> String {
    let late = player
        .from_round
        .filter(|&round| round > Round(1))
        .map(|round| format!("from round {round}"));
    let left = player.withdrawn_after.map(|round| match round {
        Round(0) => "withdrawn".into(),
        round => format!("withdrawn after {round}"),
    });
    [late, left].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
