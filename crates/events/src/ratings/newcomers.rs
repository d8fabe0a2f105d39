//! Players who join a list without a rating, and their first ratings.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use draughts_ground::said::Fact;
use serde::{Deserialize, Serialize};

use super::change::Rating;
use super::list::{ListedPlayer, RatedEvent, RatingList};
use super::scheme::{EntryRating, Scheme};
use super::totals::general;
use super::who::listed_as;
use crate::diag::Basis;
use crate::event::{Event, Miswritten, Player, PlayerId};

/// The treatment of players who join a list without a rating. By default they start at the initial
/// rating of the scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Newcomers {
    /// Their games do not count, for them or for their opponents.
    LeftOut,
    /// They start at the average of the others in their first event.
    Average,
    /// They start at this rating.
    #[serde(untagged)]
    At(Rating),
}

impl FromStr for Newcomers {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        match text {
            "left-out" => Ok(Self::LeftOut),
            "average" => Ok(Self::Average),
            _ => match text.parse() {
                Ok(rating) if (1..=9999).contains(&rating) => Ok(Self::At(Rating(rating))),
                _ => Err(Miswritten::Newcomers { text: text.to_owned() }),
            },
        }
    }
}

impl fmt::Display for Newcomers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeftOut => f.write_str("left-out"),
            Self::Average => f.write_str("average"),
            Self::At(rating) => write!(f, "{rating}"),
        }
    }
}

impl From<Newcomers> for Fact {
    fn from(newcomers: Newcomers) -> Self {
        match newcomers {
            Newcomers::At(rating) => rating.into(),
            word => Self::Word(if word == Newcomers::LeftOut { "left-out" } else { "average" }),
        }
    }
}

/// The origin of the initial rating of a player who had none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BegunBy {
    /// The scheme, by the project's own choice; no federation text that was read gives it.
    Default,
    /// The scheme, which cites the text.
    Scheme,
    /// The list itself.
    List,
    /// The average of the others in the first event.
    Average,
}

draughts_ground::fact_words! {
    BegunBy {
        Default "default",
        Scheme "scheme",
        List "list",
        Average "average",
    }
}

/// The first ratings of newcomers to a list in one event.
#[derive(Debug, Clone, Copy)]
pub(super) struct FirstRatings {
    takes_ratings: bool,
    /// The rating of unrated newcomers; `None` if their games are left out.
    unrated: Option<(Rating, BegunBy)>,
}

impl FirstRatings {
    /// Determines the first ratings for the players at `places` of the event, who are the players
    /// `found` in the list.
    pub(super) fn of(
        list: &RatingList,
        scheme: &Scheme,
        event: &Event,
        places: &[usize],
        found: &[Option<usize>],
    ) -> Self {
        let takes_ratings = scheme.entry.is == EntryRating::EventRating;
        let usual = (scheme.initial.is, by_scheme(scheme));
        let unrated = match list.unrated.filter(|_| takes_ratings) {
            None => Some(usual),
            Some(Newcomers::LeftOut) => None,
            Some(Newcomers::At(rating)) => Some((rating, BegunBy::List)),
            Some(Newcomers::Average) => Some(
                average(list, event, places, found)
                    .map_or(usual, |rating| (rating, BegunBy::Average)),
            ),
        };
        Self { takes_ratings, unrated }
    }

    /// Returns the first rating of a newcomer, with its origin if it is not the player's own;
    /// `None` if the player is left out.
    pub(super) fn rating(&self, player: &Player) -> Option<(Rating, Option<BegunBy>)> {
        match rating_of(player).filter(|_| self.takes_ratings) {
            Some(own) => Some((own, None)),
            None => self.unrated.map(|(rating, by)| (rating, Some(by))),
        }
    }
}

fn rating_of(player: &Player) -> Option<Rating> {
    player.rating.filter(|&rating| rating > 0).map(|rating| Rating(i32::from(rating)))
}

fn by_scheme(scheme: &Scheme) -> BegunBy {
    match scheme.initial.source.basis() {
        Basis::Named | Basis::NotStated => BegunBy::Scheme,
        Basis::Silent | Basis::Otherwise | Basis::Chosen | Basis::NotSeen => BegunBy::Default,
    }
}

/// Returns the average of the players with a rating, in the list or in the event, a half rounded
/// up.
fn average(
    list: &RatingList,
    event: &Event,
    places: &[usize],
    found: &[Option<usize>],
) -> Option<Rating> {
    let totals = general(list);
    let rating = |(place, listed): (&usize, &Option<usize>)| match listed {
        Some(at) => totals.iter().find(|total| total.player == *at).map(|total| total.rating()),
        None => rating_of(&event.players[*place]),
    };
    let ratings: Vec<i64> =
        places.iter().zip(found).filter_map(rating).map(|rating| i64::from(rating.0)).collect();
    let count = i64::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    let sum: i64 = ratings.iter().sum();
    i32::try_from((2 * sum + count).div_euclid(2 * count)).ok().map(Rating)
}

/// Removes the players who joined the list without a rating in this event and who are in no other,
/// so that their first ratings are determined again.
pub(super) fn remove_newcomers(
    list: &mut RatingList,
    scheme: &Scheme,
    event: &Event,
    key: &str,
    entry: Option<&RatedEvent>,
) {
    let others = list.events.iter().filter(|one| one.event != key);
    let elsewhere: HashSet<&str> =
        others.flat_map(|one| &one.games).flat_map(|game| [&*game.white, &*game.black]).collect();
    let begins = |player: &Player| {
        let at = listed_as(list, entry, event, player)?;
        let listed = &list.players[at];
        let is_new = !elsewhere.contains(&*listed.id);
        (is_new && is_unrated(listed, player, scheme)).then_some(at)
    };
    let gone: HashSet<usize> = event.players.iter().filter_map(begins).collect();
    let mut at = 0..;
    list.players.retain(|_| at.next().is_none_or(|at| !gone.contains(&at)));
}

/// Returns whether a player of the list joined without a rating: by the mark in the list or, if the
/// list has none, by the event.
fn is_unrated(listed: &ListedPlayer, player: &Player, scheme: &Scheme) -> bool {
    let takes_ratings = scheme.entry.is == EntryRating::EventRating;
    let without = takes_ratings && rating_of(player).is_none();
    listed.unrated || (without && listed.initial == scheme.initial.is)
}

impl RatingList {
    /// Returns the origin of the first rating of a player who joined the list without one.
    pub fn begun_by(&self, listed: &ListedPlayer, scheme: &Scheme) -> Option<BegunBy> {
        listed.unrated.then(|| self.begun_at(listed, scheme))
    }

    /// Returns the origin of the first rating that a player was given.
    fn begun_at(&self, listed: &ListedPlayer, scheme: &Scheme) -> BegunBy {
        match self.unrated {
            _ if listed.initial == scheme.initial.is => by_scheme(scheme),
            Some(Newcomers::Average) => BegunBy::Average,
            _ => BegunBy::List,
        }
    }
}

/// Returns the players of an event who joined the list in it without a rating, by their ids in the
/// event, with their first ratings and the origin of these.
pub fn begun_unrated<'e>(
    list: &RatingList,
    scheme: &Scheme,
    event: &'e Event,
    key: &str,
) -> Vec<(&'e PlayerId, Rating, BegunBy)> {
    let Some(at) = list.events.iter().position(|one| one.event == key) else { return Vec::new() };
    let ids = |events: &[RatedEvent]| -> HashSet<String> {
        let games = events.iter().flat_map(|one| &one.games);
        games.flat_map(|game| [game.white.clone(), game.black.clone()]).collect()
    };
    let (before, now) = (ids(&list.events[..at]), ids(&list.events[at..=at]));
    let chosen = by_scheme(scheme) == BegunBy::Default;
    let begun = |player: &'e Player| {
        let listed = &list.players[listed_as(list, list.events.get(at), event, player)?];
        let comes = now.contains(&listed.id) && !before.contains(&listed.id);
        // If all players start with one rating, that is reported only if the project chose it.
        let alike = scheme.entry.is == EntryRating::Fixed && chosen;
        let unrated = alike || is_unrated(listed, player, scheme);
        (comes && unrated).then_some((&player.id, listed.initial, list.begun_at(listed, scheme)))
    };
    event.players.iter().filter_map(begun).collect()
}

/// Returns an event entered before the given one of a list but played entirely after it, if any:
/// ratings are calculated in the order of entry.
pub fn entered_before_played_later<'l>(list: &'l RatingList, key: &str) -> Option<&'l str> {
    let at = list.events.iter().position(|one| one.event == key)?;
    let last = list.events[at].games.iter().filter_map(|game| game.date).max()?;
    let is_later = |one: &&RatedEvent| {
        let first = one.games.iter().filter_map(|game| game.date).min();
        first.is_some_and(|first| first > last)
    };
    list.events[..at].iter().find(is_later).map(|one| one.event.as_str())
}
