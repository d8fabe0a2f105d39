//! The heading of every view, and the names of players in it.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use crate::sheet::{Cell, Namesake, Ref, Sheet};
use draughts_events::event::{
    ByeKind, Carry, Color, Event, Part, Player, PlayerId, Round, SystemKind, Team, TeamCount,
    TimeOfDay,
};
use draughts_events::pairing;
use draughts_report::words::{Language, say};

use super::stage::Stage;
use super::words::{FactName, Footnote, Mark, Title, day_in, time_in, when};
use draughts_ground::said::Told;

/// The event, or the part of it that is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Occasion<'e> {
    /// The title of the event.
    pub name: &'e str,
    /// The place where the event is held; null if not known.
    pub place: Option<&'e str>,
    /// The federation to which the event belongs; null if not known.
    pub federation: Option<&'e str>,
    /// The first day; null if not known.
    pub start: Option<NaiveDate>,
    /// The last day; null if not known.
    pub end: Option<NaiveDate>,
    /// Whether all rounds so far are played on the first day; not in the JSON.
    #[serde(skip)]
    pub(super) on_one_day: bool,
    /// The arbiters, the chief arbiter first.
    pub arbiters: &'e [String],
    /// The system.
    pub system: SystemKind,
    /// The number of rounds, including those of earlier stages; null if not known.
    pub rounds: Option<usize>,
    /// The stage shown. Absent for the first stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<&'e str>,
    /// The group shown. Absent without groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'e str>,
    /// The number of rounds before the stage shown; not in the JSON.
    #[serde(skip)]
    pub(super) before: u16,
    /// The kind of points that ranks teams; not in the JSON.
    #[serde(skip)]
    pub(super) count: Option<TeamCount>,
    /// The players who share a name, for printed sheets; not in the JSON.
    #[serde(skip)]
    pub(super) namesakes: Vec<Namesake>,
}

/// Returns a name for a slip, a card or a bracket.
///
/// It has an addition if other players have the same name.
pub(super) fn told_apart(namesakes: &[Namesake], id: &PlayerId, name: &str) -> String {
    match namesakes.iter().find(|one| one.id == *id) {
        Some(one) => format!("{name} ({})", one.apart),
        None => name.to_owned(),
    }
}

/// Returns the players of an event who share their name with another player.
pub(super) fn namesakes(event: &Event) -> Vec<Namesake> {
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

/// Finds what distinguishes a player from others of the same name.
///
/// It is the first field that differs from all of theirs.
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
    /// Describes the event in the stage that was paired last.
    pub(super) fn of(event: &'e Event) -> Self {
        Self::of_stage(event, event.current_stage())
    }

    /// Describes the event in a stage, from 0.
    pub(super) fn of_stage(event: &'e Event, stage: usize) -> Self {
        Self::in_stage(event, stage, None)
    }

    /// As `of_stage`; `only` is the whole stage as a part, if it exists already.
    fn in_stage(event: &'e Event, stage: usize, only: Option<&Part<'_>>) -> Self {
        let before = event.rounds_before(stage);
        let planned = planned(event, stage, only);
        let paired = event.rounds.iter().filter(|paired| event.stage_of(paired) == stage).count();
        Self {
            name: &event.name,
            place: event.place.as_deref(),
            federation: event.federation.as_deref(),
            start: event.start,
            end: event.end,
            on_one_day: is_on_one_day(event),
            arbiters: &event.arbiters,
            system: event.system_of(stage).kind(),
            // Rounds may have been added by hand.
            rounds: planned.map(|planned| usize::from(before) + planned.max(paired)),
            stage: event.later_stage(stage).map(|later| later.stage.as_str()),
            group: None,
            before,
            namesakes: namesakes(event),
            count: event.team_match.as_ref().map(|rules| rules.count),
        }
    }

    /// Describes the event in a part.
    pub(super) fn of_part(event: &'e Event, part: &Part<'_>) -> Self {
        let group = part.group.and_then(|at| event.groups_of(part.stage).get(at));
        Self {
            group: group.map(|one| one.group.as_str()),
            ..Self::in_stage(event, part.stage, Some(part).filter(|part| part.group.is_none()))
        }
    }

    /// Returns the days of the event.
    ///
    /// `3 Sep 2026`, `3 Sep 2026 to 6 Sep 2026`, or `from 3 Sep 2026` if the last day is unknown.
    fn days(&self, language: Language) -> Option<String> {
        match (self.start, self.end) {
            (Some(start), Some(end)) if start != end => {
                let (start, end) = (day_in(start, language), day_in(end, language));
                Some(say(&Title::Days { start, end }, language))
            }
            (Some(start), None) if !self.on_one_day => {
                Some(say(&Title::From { start: day_in(start, language) }, language))
            }
            (start, end) => start.or(end).map(|day| day_in(day, language)),
        }
    }

    /// Returns the place and the days, as far as they are known.
    pub(super) fn when_and_where(&self, language: Language) -> String {
        let known = self.place.map(str::to_owned).into_iter().chain(self.days(language));
        known.collect::<Vec<_>>().join(" · ")
    }

    /// Makes a sheet without a table.
    ///
    /// It has the place, and the day of this view or else the days of the event.
    pub(super) fn sheet(
        &self,
        subtitle: &Title,
        day: Option<NaiveDate>,
        language: Language,
    ) -> Sheet {
        let days = day.map(|day| day_in(day, language)).or_else(|| self.days(language));
        self.sheet_on(subtitle, days, language)
    }

    fn sheet_on(&self, subtitle: &Title, days: Option<String>, language: Language) -> Sheet {
        let facts = [(FactName::Venue, self.place.map(str::to_owned)), (FactName::Date, days)];
        Sheet {
            title: self.name.to_owned(),
            subtitle: self.titled(subtitle, language),
            facts: told(facts, language),
            namesakes: self.namesakes.clone(),
            language,
            ..Sheet::default()
        }
    }

    /// Returns the title of the view, with its stage and its group.
    pub(super) fn titled(&self, title: &Title, language: Language) -> String {
        match (self.stage, self.group) {
            (None, None) => say(title, language),
            (stage, group) => {
                let (stage, group) = (stage.map(str::to_owned), group.map(str::to_owned));
                say(&Title::OfPart { title: title.said(), stage, group }, language)
            }
        }
    }

    /// Makes a sheet of a round, without a table.
    ///
    /// The first day of an event is no date of a round, unless the event has only that day.
    pub(super) fn round_sheet(
        &self,
        subtitle: &Title,
        day: Option<NaiveDate>,
        time: Option<TimeOfDay>,
        language: Language,
    ) -> Sheet {
        let only = self.start.filter(|_| self.on_one_day);
        let days = day.or(only).map(|day| day_in(day, language));
        let mut sheet = self.sheet_on(subtitle, days, language);
        let time = [(FactName::Time, time.map(|time| time_in(time, language)))];
        sheet.facts.extend(told(time, language));
        sheet
    }

    /// Returns the title of a sheet of a round.
    pub(super) const fn of_round(&self, round: Round, stage: Option<Stage>) -> Title {
        Title::Round { round, rounds: self.rounds, stage }
    }

    /// Returns the word for a player who does not play.
    pub(super) const fn away(&self, bye: ByeKind) -> Mark {
        match bye {
            ByeKind::PairingAllocated if self.system.knows_schedule() => Mark::Free,
            ByeKind::PairingAllocated
            | ByeKind::FullPoint
            | ByeKind::HalfPoint
            | ByeKind::Absent => Mark::Bye { bye },
        }
    }

    /// Returns the last line of a table for the wall: the arbiters.
    pub(super) fn signature(&self, language: Language) -> Option<String> {
        let (names, several) = (self.arbiters.join("; "), self.arbiters.len() > 1);
        let note = Footnote::Arbiters { names, several };
        (!self.arbiters.is_empty()).then(|| say(&note, language))
    }
}

/// Returns whether an event ends on its first day.
///
/// If the last day is unknown, all rounds so far must be on the first one.
fn is_on_one_day(event: &Event) -> bool {
    match event.end {
        Some(end) => event.start == Some(end),
        None => event.rounds.last().is_some_and(|last| {
            last.date.is_some() && event.rounds.iter().all(|round| round.date == event.start)
        }),
    }
}

/// Returns the number of rounds of a stage, if known.
///
/// Parts are made only if games were carried over into them, because an event may have hundreds of
/// groups.
fn planned(event: &Event, stage: usize, only: Option<&Part<'_>>) -> Option<usize> {
    let carry = event.later_stage(stage).map_or(Carry::Nothing, |later| later.carry);
    let of_part = |part: &Part<'_>| match part.carried {
        0 => event.planned_in(stage),
        _ => pairing::rounds_left(part),
    };
    match (carry, only) {
        (Carry::Nothing | Carry::Points, _) => event.planned_in(stage),
        (Carry::MutualGames, Some(part)) => of_part(part),
        (Carry::MutualGames, None) => {
            let each = event.parts(stage).iter().map(of_part).collect::<Option<Vec<_>>>();
            each?.into_iter().max()
        }
    }
}

/// A player or a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView<'e> {
    /// The permanent ID.
    pub id: &'e PlayerId,
    /// The name.
    pub name: &'e str,
    /// The pairing number; null before it is assigned.
    pub number: Option<u16>,
    /// The title; null if none is known.
    pub title: Option<&'e str>,
    /// The rating; null if none is known.
    pub rating: Option<u16>,
    /// The federation; null if not known.
    pub federation: Option<&'e str>,
    /// The club; null if not known.
    pub club: Option<&'e str>,
    /// The team; null if there is none.
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

    /// Returns a player with the team that they belong to in a team event.
    pub(super) fn with_team(event: &'e Event, player: &'e Player) -> Self {
        let team = event.team_of(&player.id).map(|team| team.name.as_str());
        let plain = Self::of(player);
        Self { team: team.or(plain.team), ..plain }
    }

    pub(super) fn of_team(team: &'e Team) -> Self {
        Self {
            id: &team.id,
            name: &team.name,
            number: team.number,
            title: None,
            rating: team.rating,
            federation: team.federation.as_deref(),
            club: team.club.as_deref(),
            team: None,
        }
    }

    /// Makes a cell about the player.
    pub(super) fn cell(&self, text: impl Into<Cell>) -> Cell {
        text.into().about(Ref::Player(self.id.clone()))
    }

    /// Makes the cell of the id.
    pub(super) fn id_cell(&self) -> Cell {
        self.cell(self.id.as_str())
    }

    /// Makes the cell of the name.
    pub(super) fn name_cell(&self) -> Cell {
        self.cell(self.name)
    }

    /// Returns the name with the id, for a line of text.
    pub(super) fn called(&self) -> String {
        called(self.name, self.id)
    }
}

/// Finds a player or a team.
pub(super) fn viewed<'e>(event: &'e Event, id: &PlayerId) -> Option<PlayerView<'e>> {
    let player = event.player(id).map(|player| PlayerView::with_team(event, player));
    player.or_else(|| event.team(id).map(PlayerView::of_team))
}

/// Formats a name with the id: `Ash, Alder (p1)`.
pub(super) fn called(name: &str, id: &PlayerId) -> String {
    format!("{name} ({id})")
}

/// Returns a player's name with the id.
pub(super) fn called_by_id(event: &Event, id: &PlayerId) -> String {
    event.name_of(id).map_or_else(|| id.to_string(), |name| called(name, id))
}

/// Returns the players by their pairing numbers; those without one follow, by id.
pub(super) fn by_number(event: &Event) -> Vec<usize> {
    let mut order: Vec<usize> = (0..event.players.len()).collect();
    order.sort_by_key(|&at| {
        let player = &event.players[at];
        (player.number.unwrap_or(u16::MAX), counted(player.id.as_str()))
    });
    order
}

/// Returns a sort key that orders ids by their numbers: p2 before p10.
fn counted(id: &str) -> (&str, usize, &str) {
    let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = id[stem.len()..].trim_start_matches('0');
    (stem, number.len(), number)
}

/// Returns the known facts with their names.
pub(super) fn told<const N: usize>(
    facts: [(FactName, Option<String>); N],
    language: Language,
) -> Vec<(String, String)> {
    let known = facts.into_iter().filter_map(|(name, value)| Some((say(&name, language), value?)));
    known.collect()
}

/// Returns the day and the time of a round as a cell; for programs, as in the event file.
pub(super) fn when_cell(
    date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    language: Language,
) -> Cell {
    let (day, hour) = (date.map(|day| day.to_string()), time.map(|time| time.to_string()));
    let data = day.into_iter().chain(hour).collect::<Vec<_>>().join(" ");
    Cell { data: Some(data), ..when(date, time, language).into() }
}

/// Returns the number of a round, as a cell about it.
pub(super) fn round_cell(round: Round) -> Cell {
    Cell::of(round).about(Ref::Round(round))
}

/// Returns the number of a board, as a cell about it.
pub(super) fn board_cell(round: Round, board: u16) -> Cell {
    Cell::of(board).about(Ref::Board { round, board })
}

/// Returns a place in the standings as a cell.
pub(super) fn place_cell(place: Option<usize>) -> Cell {
    place.map_or_else(|| "-".into(), Cell::of)
}

/// Returns a word as a cell.
pub(super) fn mark(mark: &Mark, language: Language) -> Cell {
    say(mark, language).into()
}

/// Returns a series of colours, such as `WBuW`, in the letters of a language.
pub(super) fn color_letters(history: &str, language: Language) -> String {
    let [white, black, none] = [Some(Color::White), Some(Color::Black), None]
        .map(|color| say(&Mark::ColorInitial { color }, language));
    let letter = |one: char| match one {
        'W' => white.clone(),
        'B' => black.clone(),
        'u' => none.clone(),
        other => other.to_string(),
    };
    history.chars().map(letter).collect()
}

/// Capitalizes the first letter.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
