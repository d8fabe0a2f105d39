//! The file of a rating list.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::change::{Rating, Step};
use super::facts::Verdict;
use super::month::Month;
use super::newcomers::Newcomers;
use crate::event::{Birth, Color, Round};

/// Which version of the file this is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ListVersion {
    /// The first.
    #[default]
    #[serde(rename = "arbiter.ratings/1")]
    V1,
}

/// A rating list: the initial rating of each player, and what every rated game changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RatingList {
    /// The version of the file format.
    pub schema: ListVersion,
    /// What the list is called.
    pub name: String,
    /// How ratings are calculated: a name from `arbiter rating schemes`, or a path from the
    /// folder of the list.
    pub scheme: String,
    /// What becomes of players who have no rating when they come; if it is missing, they begin at the
    /// initial rating of the scheme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Newcomers>,
    /// The players.
    #[serde(default)]
    pub players: Vec<ListedPlayer>,
    /// The events, in the order in which they were entered and are calculated.
    #[serde(default)]
    pub events: Vec<RatedEvent>,
}

/// A player of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ListedPlayer {
    /// The number at the federation; if there is none, id and name of the event with which
    /// the player joined: `p3 Ash, Alder`, or `p3/2 Ash, Alder` if somebody else has that. Games
    /// name players by it.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rating before the first game.
    pub initial: Rating,
    /// True if that was none of the player's own, who came without a rating.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
    /// Year or day of birth, as an event has it, to tell namesakes apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<Birth>,
    /// The club in the last event, for the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// What other events call the player, written like an id.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<String>"))]
    pub known_as: Vec<String>,
}

/// What an event did to the ratings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RatedEvent {
    /// What the event is known by: its name and first day, or what was given at its entry.
    pub event: String,
    /// Its rated games, by round, board and game.
    #[serde(default)]
    pub games: Vec<RatedGame>,
}

/// A game and what it changed.
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
    /// The day, if it is known: the day of the round, or else the first of the event.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The player named first on the board: White in the first game.
    pub white: String,
    /// The other.
    pub black: String,
    /// Who won.
    pub score: Verdict,
    /// True if the winner is not credited because the opponent left or resigned too early.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub uncredited: bool,
    /// The player who has left and is penalised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalised: Option<Color>,
    /// The general list: rating and change of White, then of Black.
    pub general: [Step; 2],
    /// The monthly list.
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
    #[must_use]
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
    #[must_use]
    pub fn player(&self, id: &str) -> Option<usize> {
        self.players.iter().position(|player| player.id == id)
    }

    /// Returns the name of the player with this id.
    #[must_use]
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
    #[must_use]
    pub const fn place(&self) -> (Round, u16, u16) {
        (self.round, self.board, self.game)
    }

    /// Returns the month on whose list the game counts, if the day is known.
    #[must_use]
    pub fn month(&self) -> Option<Month> {
        self.date.and_then(Month::of)
    }

    /// Returns the side of a player: 0 for White, 1 for Black.
    #[must_use]
    pub fn side_of(&self, id: &str) -> Option<usize> {
        [&self.white, &self.black].into_iter().position(|one| one == id)
    }

    /// Returns whether this is a rated game of White (0) or Black (1): neither void nor won without
    /// credit.
    #[must_use]
    pub(crate) fn counts_for(&self, side: usize) -> bool {
        let halves = self.score.halves(side);
        halves.is_some() && !(self.uncredited && halves == Some(2))
    }

    /// Returns whether two games have equal facts, regardless of the rating changes.
    #[must_use]
    pub fn same_facts(&self, other: &Self) -> bool {
        let bare = |game: &Self| Self { general: <_>::default(), monthly: None, ..game.clone() };
        bare(self) == bare(other)
    }
}
