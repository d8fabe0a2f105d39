//! What stands over every view, and how players are named in it.

use chrono::NaiveDate;
use serde::Serialize;

use crate::event::{Color, Event, Player, PlayerId, Round, SystemKind};
use crate::report::sheet::{Cell, Column, Keep, Ref, Row, Sheet};
use crate::words::{Language, say};

use super::words::{FactName, Footnote, Mark, Title};

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
    fn days(&self, language: Language) -> Option<String> {
        match (self.start, self.end) {
            (Some(start), Some(end)) if start != end => {
                let (start, end) = (start.to_string(), end.to_string());
                Some(say(&Title::Days { start, end }, language))
            }
            (start, end) => start.or(end).map(|day| day.to_string()),
        }
    }

    /// A sheet without a table, with the place and the day of this view, or by default of the event.
    pub(super) fn sheet(
        &self,
        subtitle: &Title,
        day: Option<NaiveDate>,
        language: Language,
    ) -> Sheet {
        let days = day.map(|day| day.to_string()).or_else(|| self.days(language));
        let facts = [(FactName::Venue, self.place.map(str::to_owned)), (FactName::Date, days)];
        Sheet {
            title: self.name.to_owned(),
            subtitle: say(subtitle, language),
            facts: told(facts, language),
            ..Sheet::default()
        }
    }

    /// What a sheet of a round shows.
    pub(super) const fn of_round(&self, round: Round, stage: Option<&'static str>) -> Title {
        Title::Round { round, rounds: self.rounds, stage }
    }

    /// The last line of a table for the wall.
    pub(super) fn signature(&self, language: Language) -> Option<String> {
        let (names, several) = (self.arbiters.join("; "), self.arbiters.len() > 1);
        let note = Footnote::Arbiters { names, several };
        (!self.arbiters.is_empty()).then(|| say(&note, language))
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

    /// A text about the player.
    pub(super) fn cell(&self, text: impl Into<Cell>) -> Cell {
        text.into().about(Ref::Player(self.id.clone()))
    }

    /// Id and name, each about the player.
    pub(super) fn id_and_name(&self) -> [Cell; 2] {
        [self.cell(self.id.as_str()), self.cell(self.name)]
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
        (player.number.unwrap_or(u16::MAX), counted(player.id.as_str()), &player.id)
    });
    order
}

/// An id so that `p2` comes before `p10`: its letters, and the number they end with.
fn counted(id: &str) -> (&str, u64) {
    let letters = id.trim_end_matches(|c: char| c.is_ascii_digit());
    (letters, id[letters.len()..].parse().unwrap_or(u64::MAX))
}

/// Puts a table into a sheet; spare columns in which nothing stands are left out.
pub(super) fn fill(sheet: &mut Sheet, columns: Vec<Column>, rows: Vec<Vec<Cell>>) {
    let told: Vec<bool> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            column.keep != Keep::Spare || rows.iter().any(|row| !row[at].text.is_empty())
        })
        .collect();
    let pick = |row: Vec<Cell>| {
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

/// The facts that are known, with their names.
pub(super) fn told<const N: usize>(
    facts: [(FactName, Option<String>); N],
    language: Language,
) -> Vec<(String, String)> {
    let known = facts.into_iter().filter_map(|(name, value)| Some((say(&name, language), value?)));
    known.collect()
}

/// The number of a round, about it.
pub(super) fn round_cell(round: Round) -> Cell {
    Cell::of(round).about(Ref::Round(round))
}

/// The number of a board, about it.
pub(super) fn board_cell(round: Round, board: u16) -> Cell {
    Cell::of(board).about(Ref::Board { round, board })
}

/// A word in a cell.
pub(super) fn mark(mark: &Mark, language: Language) -> Cell {
    say(mark, language).into()
}

/// A row of colours, such as `WBuW`, in the letters of a language.
pub(super) fn color_letters(history: &str, language: Language) -> String {
    let [white, black] =
        [Color::White, Color::Black].map(|color| say(&Mark::ColorInitial { color }, language));
    let letter = |one: char| match one {
        'W' => white.clone(),
        'B' => black.clone(),
        other => other.to_string(),
    };
    history.chars().map(letter).collect()
}

/// First letter in capitals.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
