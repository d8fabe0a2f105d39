//! What stands over every view, and how players are named in it.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use crate::event::{ByeKind, Color, Event, Player, PlayerId, Round, SystemKind, TimeOfDay};
use crate::report::sheet::{Cell, Column, Keep, Namesake, Ref, Row, Sheet};
use crate::words::{Language, say};

use super::stage::Stage;
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
    /// Players of one name, for the sheets.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", schemars(skip))]
    namesakes: Vec<Namesake>,
}

/// The players of an event whose name somebody else has, too.
fn namesakes(event: &Event) -> Vec<Namesake> {
    let mut by_name: HashMap<String, Vec<&Player>> = HashMap::new();
    for player in &event.players {
        by_name.entry(player.name.trim().to_lowercase()).or_default().push(player);
    }
    let others = |player: &Player| {
        let all = &by_name[&player.name.trim().to_lowercase()];
        all.iter().filter(|other| other.id != player.id).copied().collect::<Vec<_>>()
    };
    let with_others = event.players.iter().map(|player| (player, others(player)));
    let several = with_others.filter(|(_, others)| !others.is_empty());
    several.map(|(player, others)| namesake(player, &others)).collect()
}

/// A player among others of the name: by the first that none of these has.
fn namesake(player: &Player, others: &[&Player]) -> Namesake {
    const TELL_APART: [fn(&Player) -> Option<String>; 3] = [
        |player| player.club.clone(),
        |player| player.federation.clone(),
        |player| player.rating.map(|rating| rating.to_string()),
    ];
    let own = |what: &fn(&Player) -> Option<String>| {
        let own = what(player)?;
        let is_own = others.iter().all(|other| what(other).as_ref() != Some(&own));
        is_own.then_some(own)
    };
    let apart = TELL_APART.iter().find_map(own).unwrap_or_else(|| player.id.to_string());
    Namesake { id: player.id.clone(), name: player.name.clone(), apart }
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
            namesakes: namesakes(event),
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
        self.sheet_on(subtitle, days, language)
    }

    fn sheet_on(&self, subtitle: &Title, days: Option<String>, language: Language) -> Sheet {
        let facts = [(FactName::Venue, self.place.map(str::to_owned)), (FactName::Date, days)];
        Sheet {
            title: self.name.to_owned(),
            subtitle: say(subtitle, language),
            facts: told(facts, language),
            namesakes: self.namesakes.clone(),
            ..Sheet::default()
        }
    }

    /// A sheet of a round without a table. The days of an event of several are no date of a
    /// round.
    pub(super) fn round_sheet(
        &self,
        subtitle: &Title,
        day: Option<NaiveDate>,
        time: Option<TimeOfDay>,
        language: Language,
    ) -> Sheet {
        let only = self.start.filter(|&start| self.end.is_none_or(|end| end == start));
        let days = day.or(only).map(|day| day.to_string());
        let mut sheet = self.sheet_on(subtitle, days, language);
        let time = [(FactName::Time, time.map(|time| time.to_string()))];
        sheet.facts.extend(told(time, language));
        sheet
    }

    /// What a sheet of a round shows.
    pub(super) const fn of_round(&self, round: Round, stage: Option<Stage>) -> Title {
        Title::Round { round, rounds: self.rounds, stage }
    }

    /// What somebody who does not play has.
    pub(super) const fn away(&self, bye: ByeKind) -> Mark {
        match bye {
            ByeKind::PairingAllocated if self.system.knows_schedule() => Mark::Free,
            ByeKind::PairingAllocated
            | ByeKind::FullPoint
            | ByeKind::HalfPoint
            | ByeKind::Absent => Mark::Bye { bye },
        }
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
        (player.number.unwrap_or(u16::MAX), counted(player.id.as_str()))
    });
    order
}

/// An id by which ids are in the order of their numbers: p2 before p10.
fn counted(id: &str) -> (&str, usize, &str) {
    let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = id[stem.len()..].trim_start_matches('0');
    (stem, number.len(), number)
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

/// The day and the time of a round, as far as they are known.
pub(super) fn when(date: Option<NaiveDate>, time: Option<TimeOfDay>) -> String {
    let (day, time) = (date.map(|day| day.to_string()), time.map(|time| time.to_string()));
    day.into_iter().chain(time).collect::<Vec<_>>().join(" ")
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
