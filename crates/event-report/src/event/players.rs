//! The list of players.

use chrono::Datelike;
use serde::Serialize;

use super::View;
use super::alphabet::Alphabet;
use super::occasion::{Occasion, PlayerView, by_number, fill};
use super::words::{Head, Mark, Title};
use crate::sheet::{Cell, Sheet};
use draughts_events::event::{Birth, Event, Player, Round};
use draughts_report::words::{Language, listed, say};

/// The players entered: `arbiter.event-players/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayersView<'e> {
    /// `arbiter.event-players/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last paired round; 0 before the first is paired.
    pub round: Round,
    /// The players, with all their data in the event file.
    pub players: Vec<&'e Player>,
    /// The categories of each player, in the same order: those entered by hand, and those by the
    /// rules of the event.
    pub categories: Vec<Vec<&'e str>>,
    /// The team of each player, in the same order. Absent outside team events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub teams: Vec<Option<&'e str>>,
    /// Whether the list has full dates of birth instead of years; not in the JSON.
    #[serde(skip)]
    pub birth_days: bool,
    /// Whether the list is to be read back, and so has every field; not in the JSON.
    #[serde(skip)]
    pub whole: bool,
}

/// The order in which players are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// By pairing number; those without one follow, by id.
    #[default]
    Number,
    /// By family name.
    Name,
    /// The highest rating first; those without one follow, by name.
    Rating,
}

impl<'e> PlayersView<'e> {
    /// Makes the list of the players of an event.
    #[must_use]
    pub fn new(event: &'e Event, order: Order) -> Self {
        let players = ordered(event, order);
        Self {
            schema: "arbiter.event-players/1",
            event: Occasion::of(event),
            round: event.last_paired(),
            categories: players.iter().map(|player| event.categories_of(player)).collect(),
            teams: match event.is_of_teams() {
                true => players.iter().map(|player| team(event, player)).collect(),
                false => Vec::new(),
            },
            players,
            birth_days: false,
            whole: false,
        }
    }

    /// Adds days of birth, which are too private for a list on a wall.
    #[must_use]
    pub fn with_birth_days(self, birth_days: bool) -> Self {
        Self { birth_days, ..self }
    }

    /// Adds all data that a list can have, such as the sex, so that it can be imported again.
    #[must_use]
    pub fn whole(self, whole: bool) -> Self {
        Self { whole, ..self }
    }
}

fn team<'e>(event: &'e Event, player: &Player) -> Option<&'e str> {
    event.team_of(&player.id).map(|team| team.name.as_str())
}

/// Returns the players of an event in an order.
pub(super) fn ordered(event: &Event, order: Order) -> Vec<&Player> {
    let mut players: Vec<&Player> =
        by_number(event).into_iter().map(|at| &event.players[at]).collect();
    let mut alphabet = Alphabet::new(event.sort);
    let mut by_name = |one: &&Player, other: &&Player| alphabet.compare(&one.name, &other.name);
    match order {
        Order::Number => {}
        Order::Name => players.sort_by(by_name),
        Order::Rating => players
            .sort_by(|one, other| other.rating.cmp(&one.rating).then_with(|| by_name(one, other))),
    }
    players
}

impl View for PlayersView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let title = Title::Players { players: self.players.len() };
        let mut sheet = self.event.sheet(&title, None, language);
        let mut columns = vec![
            Head::Number.right(language).spare(),
            Head::Id.left(language).key(),
            Head::Name.left(language).key(),
            Head::Title.left(language).spare(),
            Head::Rating.right(language).spare(),
            Head::Remarks.left(language).spare(),
            Head::Federation.left(language).spare(),
            Head::Club.left(language).spare(),
            Head::Team.left(language).spare(),
            Head::Categories.left(language).spare(),
            Head::Born.left(language).spare(),
        ];
        if self.whole {
            columns.push(Head::Sex.left(language).spare());
            columns.push(Head::FederationNumber.left(language).spare());
        }
        let rows = (0_usize..).zip(&self.players).zip(&self.categories).map(
            |((at, player), categories)| {
                let team: Option<&&str> = self.teams.get(at).and_then(Option::as_ref);
                let [id, name] = PlayerView::of(player).id_and_name();
                let mut cells = vec![
                    Cell::or_empty(player.number),
                    id,
                    name,
                    Cell::or_empty(player.title.as_ref()),
                    Cell::or_empty(player.rating),
                    remarks(player, language).into(),
                    Cell::or_empty(player.federation.as_ref()),
                    Cell::or_empty(player.club.as_ref()),
                    Cell::or_empty(team.copied().or(player.team.as_deref())),
                    listed(categories).into(),
                    match player.birth {
                        Some(Birth::Day(day)) if !self.birth_days => Cell::of(day.year()),
                        birth => Cell::or_empty(birth),
                    },
                ];
                if self.whole {
                    cells.push(Cell::or_empty(player.sex));
                    cells.push(Cell::or_empty(player.federation_id.as_ref()));
                }
                cells
            },
        );
        fill(&mut sheet, columns, rows.collect());
        vec![sheet]
    }
}

/// Describes a late entry or a withdrawal.
fn remarks(player: &Player, language: Language) -> String {
    let late = player.from_round.filter(|&round| round > Round(1));
    let late = late.map(|round| Mark::FromRound { round });
    let left = player.withdrawn_after.map(|round| Mark::Withdrawn { round });
    let remarks = [late, left].into_iter().flatten().map(|mark| say(&mark, language));
    remarks.collect::<Vec<_>>().join(", ")
}
