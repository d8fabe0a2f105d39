//! The file of a rating list.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::change::{Rating, Step};
use super::facts::Verdict;
use super::month::Month;
use super::newcomers::Newcomers;
use crate::event::{Birth, Color, Round};

/// The version of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ListVersion {
    /// The first version.
    #[default]
    #[serde(rename = "arbiter.ratings/1")]
    V1,
}

/// A rating list: the initial rating of each player, and the changes by every rated game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RatingList {
    /// The version of the file format.
    pub schema: ListVersion,
    /// The name of the list.
    pub name: String,
    /// The rating scheme: a name from `arbiter rating schemes`, or a path relative to the folder of
    /// the list.
    pub scheme: String,
    /// The treatment of players who join without a rating. If absent, they start at the initial
    /// rating of the scheme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Newcomers>,
    /// The players.
    #[serde(default)]
    pub players: Vec<ListedPlayer>,
    /// The events, in the order in which they were entered and are calculated.
    #[serde(default)]
    pub events: Vec<RatedEvent>,
}

/// A player in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ListedPlayer {
    /// The federation ID. For a player without one, the ID and name in the first event: `p3 Ash,
    /// Alder`, or `p3/2 Ash, Alder` if another player has that. Games refer to players by it.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rating before the first game.
    pub initial: Rating,
    /// Whether the player joined without a rating, so that `initial` was assigned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
    /// The year or date of birth, from an event, to tell namesakes apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<Birth>,
    /// The club in the last event, to tell namesakes apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The player's IDs from other events, in the same form as `id`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<String>"))]
    pub known_as: Vec<String>,
}

/// The rating changes by an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RatedEvent {
    /// The key of the event: its name and first day, or the text given when it was entered.
    pub event: String,
    /// The rated games, by round, board and game.
    #[serde(default)]
    pub games: Vec<RatedGame>,
}

/// A rated game with its changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: u16,
    /// The number of the game in a micro-match, from 1.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub game: u16,
    /// The date: that of the round, otherwise the first day of the event. Absent if neither is
    /// known.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The player named first on the board, with White in the first game.
    pub white: String,
    /// The player named second on the board.
    pub black: String,
    /// The winner.
    pub score: Verdict,
    /// Whether the winner is not credited because the opponent left or resigned too early.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub uncredited: bool,
    /// The player who left and is penalised; absent if none was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalised: Option<Color>,
    /// The general list: rating and change of White, then of Black.
    pub general: [Step; 2],
    /// The monthly list, in the same form; absent if the scheme has none or the date is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monthly: Option<[Step; 2]>,
}

const fn first() -> u16 {
    1
}

const fn is_first(game: &u16) -> bool {
    *game == 1
}

impl ListedPlayer {
    /// Returns every id by which events refer to the player, beginning with the list's own.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.id).chain(&self.known_as).map(String::as_str)
    }
}

impl RatingList {
    /// Creates a list without players.
    pub fn new(name: impl Into<String>, scheme: impl Into<String>) -> Self {
        Self {
            schema: ListVersion::V1,
            name: name.into(),
            scheme: scheme.into(),
            unrated: None,
            players: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Returns the index of the player with this id.
    pub fn player(&self, id: &str) -> Option<usize> {
        self.players.iter().position(|player| player.id == id)
    }

    /// Returns the name of the player with this id.
    pub fn name_of<'l>(&'l self, id: &'l str) -> &'l str {
        self.player(id).map_or(id, |at| &self.players[at].name)
    }

    /// Returns every game, with its event.
    pub fn games(&self) -> impl Iterator<Item = (&RatedEvent, &RatedGame)> {
        self.events.iter().flat_map(|event| event.games.iter().map(move |game| (event, game)))
    }
}

impl RatedGame {
    /// Returns the round, board and game: the identity of the game in its event.
    pub const fn place(&self) -> (Round, u16, u16) {
        (self.round, self.board, self.game)
    }

    /// Returns the month on whose list the game counts, if the day is known.
    pub fn month(&self) -> Option<Month> {
        self.date.and_then(Month::of)
    }

    /// Returns the side of a player: 0 for White, 1 for Black.
    pub fn side_of(&self, id: &str) -> Option<usize> {
        [&self.white, &self.black].into_iter().position(|one| one == id)
    }

    /// Returns whether this is a rated game of White (0) or Black (1): neither void nor won without
    /// credit.
    pub(crate) fn counts_for(&self, side: usize) -> bool {
        let halves = self.score.halves(side);
        halves.is_some() && !(self.uncredited && halves == Some(2))
    }

    /// Returns whether two games have equal facts, regardless of the rating changes.
    pub fn same_facts(&self, other: &Self) -> bool {
        let bare = |game: &Self| Self { general: <_>::default(), monthly: None, ..game.clone() };
        bare(self) == bare(other)
    }
}
