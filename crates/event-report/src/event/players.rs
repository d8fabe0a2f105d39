//! The list of players.

use chrono::Datelike;
use serde::Serialize;

use super::View;
use super::alphabet::Alphabet;
use super::occasion::{Occasion, PlayerView, by_number};
use super::words::{Head, Mark, Title};
use crate::sheet::{Cell, ColumnList, Sheet};
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
        ColumnList::<Entry<'_>>::new()
            .column(Head::Number.right(language).spare(), |one| one.player.number)
            .column(Head::Id.left(language).key(), |one| PlayerView::of(one.player).id_cell())
            .column(Head::Name.left(language).key(), |one| PlayerView::of(one.player).name_cell())
            .column(Head::Title.left(language).spare(), |one| one.player.title.clone())
            .column(Head::Rating.right(language).spare(), |one| one.player.rating)
            .column(Head::Remarks.left(language).spare(), |one| remarks(one.player, language))
            .column(Head::Federation.left(language).spare(), |one| one.player.federation.clone())
            .column(Head::Club.left(language).spare(), |one| one.player.club.clone())
            .column(Head::Team.left(language).spare(), |one| {
                one.team.or(one.player.team.as_deref()).map(str::to_owned)
            })
            .column(Head::Categories.left(language).spare(), |one| listed(one.categories))
            .column(Head::Born.left(language).spare(), |one| match one.player.birth {
                Some(Birth::Day(day)) if !self.birth_days => Cell::of(day.year()),
                birth => Cell::or_empty(birth),
            })
            .column_if(self.whole, Head::Sex.left(language).spare(), |one| one.player.sex)
            .column_if(self.whole, Head::FederationNumber.left(language).spare(), |one| {
                one.player.federation_id.clone()
            })
            .fill(&mut sheet, self.entries());
        vec![sheet]
    }
}

impl PlayersView<'_> {
    fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let each = (0..).zip(&self.players).zip(&self.categories);
        each.map(|((at, player), categories)| {
            let team = self.teams.get(at).copied().flatten();
            Entry { player, categories, team }
        })
    }
}

/// A player with the data of the view.
struct Entry<'r> {
    player: &'r Player,
    categories: &'r [&'r str],
    team: Option<&'r str>,
}

/// Describes a late entry or a withdrawal.
fn remarks(player: &Player, language: Language) -> String {
    let late = player.from_round.filter(|&round| round > Round(1));
    let late = late.map(|round| Mark::FromRound { round });
    let left = player.withdrawn_after.map(|round| Mark::Withdrawn { round });
    let remarks = [late, left].into_iter().flatten().map(|mark| say(&mark, language));
    remarks.collect::<Vec<_>>().join(", ")
}
