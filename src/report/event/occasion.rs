//! What stands over every view, and how players are named in it.

use chrono::NaiveDate;
use serde::Serialize;

use crate::event::{Event, Player, PlayerId, Round, SystemKind};
use crate::report::sheet::{Column, Keep, Row, Sheet};

/// The event that is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Occasion<'e> {
    /// What the event is called.
    pub name: &'e str,
    /// The place where it is played.
    pub place: Option<&'e str>,
    /// The federation it belongs to.
    pub federation: Option<&'e str>,
    /// Its first day.
    pub start: Option<NaiveDate>,
    /// Its last day.
    pub end: Option<NaiveDate>,
    /// The arbiters, the chief arbiter first.
    pub arbiters: &'e [String],
    /// The system.
    pub system: SystemKind,
    /// Rounds that will be played, if that is known.
    pub rounds: Option<usize>,
}

impl<'e> Occasion<'e> {
    pub(super) fn of(event: &'e Event) -> Self {
        let numbered = event.players.iter().filter(|player| player.number.is_some()).count();
        let field = if numbered > 1 { numbered } else { event.players.len() };
        let planned = event.system.planned_rounds(field);
        Self {
            name: &event.name,
            place: event.place.as_deref(),
            federation: event.federation.as_deref(),
            start: event.start,
            end: event.end,
            arbiters: &event.arbiters,
            system: event.system.kind(),
            // Rounds may have been added by hand.
            rounds: planned.map(|planned| planned.max(event.rounds.len())),
        }
    }

    /// The days of the event: `2026-09-03`, `2026-09-03 to 2026-09-06`.
    fn days(&self) -> Option<String> {
        match (self.start, self.end) {
            (Some(start), Some(end)) if start != end => Some(format!("{start} to {end}")),
            (start, end) => start.or(end).map(|day| day.to_string()),
        }
    }

    /// A sheet without a table, with the place and the day of this view or else of the event.
    pub(super) fn sheet(&self, subtitle: String, day: Option<NaiveDate>) -> Sheet {
        let days = day.map(|day| day.to_string()).or_else(|| self.days());
        let facts = [("Place", self.place.map(str::to_owned)), ("Date", days)];
        let known = facts.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Sheet { title: self.name.to_owned(), subtitle, facts: known.collect(), ..Sheet::default() }
    }

    /// `round 3 of 9`.
    pub(super) fn round(&self, round: Round) -> String {
        match self.rounds {
            Some(rounds) => format!("round {round} of {rounds}"),
            None => format!("round {round}"),
        }
    }

    /// `after round 3 of 9`, `before round 1`.
    pub(super) fn after(&self, round: Round) -> String {
        if round == Round(0) {
            "before round 1".into()
        } else {
            format!("after {}", self.round(round))
        }
    }

    /// The last line of a table for the wall.
    pub(super) fn signature(&self) -> Option<String> {
        match self.arbiters {
            [] => None,
            [one] => Some(format!("Arbiter: {one}")),
            several => Some(format!("Arbiters: {}", several.join("; "))),
        }
    }
}

/// A player as the views name one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView<'e> {
    /// The permanent id.
    pub id: &'e PlayerId,
    /// The name.
    pub name: &'e str,
    /// The pairing number.
    pub number: Option<u16>,
    /// The title.
    pub title: Option<&'e str>,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: Option<&'e str>,
    /// The club.
    pub club: Option<&'e str>,
    /// The team.
    pub team: Option<&'e str>,
}

impl<'e> PlayerView<'e> {
    pub(super) fn of(player: &'e Player) -> Self {
        Self {
            id: &player.id,
            name: &player.name,
            number: player.number,
            title: player.title.as_deref(),
            rating: player.rating,
            federation: player.federation.as_deref(),
            club: player.club.as_deref(),
            team: player.team.as_deref(),
        }
    }

    /// The name with the id, for a line of text.
    pub(super) fn called(&self) -> String {
        called(self.name, self.id)
    }
}

/// `Ash, Alder (p1)`.
pub(super) fn called(name: &str, id: &PlayerId) -> String {
    format!("{name} ({id})")
}

/// A player's name with the id.
pub(super) fn called_by_id(event: &Event, id: &PlayerId) -> String {
    event.player(id).map_or_else(|| id.to_string(), |player| called(&player.name, id))
}

/// The players in the order of their pairing numbers, those without one by id at the end.
pub(super) fn by_number(event: &Event) -> Vec<usize> {
    let mut order: Vec<usize> = (0..event.players.len()).collect();
    order.sort_by_key(|&at| {
        let player = &event.players[at];
        (player.number.unwrap_or(u16::MAX), &player.id)
    });
    order
}

/// Puts a table into a sheet; spare columns in which nothing stands are left out.
pub(super) fn fill(sheet: &mut Sheet, columns: Vec<Column>, rows: Vec<Vec<String>>) {
    let told: Vec<bool> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            column.keep != Keep::Spare || rows.iter().any(|row| !row[at].is_empty())
        })
        .collect();
    let pick = |row: Vec<String>| {
        row.into_iter().zip(&told).filter(|(_, told)| **told).map(|(cell, _)| cell)
    };
    sheet.rows = rows.into_iter().map(|row| Row::cells(pick(row))).collect();
    sheet.columns = columns
        .into_iter()
        .zip(&told)
        .filter(|(_, told)| **told)
        .map(|(column, _)| column)
        .collect();
}

/// A text or nothing.
pub(super) fn or_empty(text: Option<impl ToString>) -> String {
    text.map_or_else(String::new, |text| text.to_string())
}

/// First letter in capitals.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
