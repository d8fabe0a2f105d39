//! Players without a rating in tie-breaks that depend on ratings (FIDE C.07, 10).

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Serialize};

use crate::event::{AsWritten, Event, Miswritten, Player, PlayerId, TieBreak};

/// The rating that counts for unrated players in tie-breaks that depend on ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unrated {
    /// This rating, from 1 to 9999.
    Rating(u16),
    /// The lowest rating of the paired players.
    Lowest,
    /// The average rating of the paired players, rounded half up.
    Average,
}

impl Unrated {
    /// The highest rating that can be written.
    const MOST: u16 = 9999;
}

impl fmt::Display for Unrated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rating(rating) => write!(f, "{rating}"),
            Self::Lowest => f.write_str("lowest"),
            Self::Average => f.write_str("average"),
        }
    }
}

impl FromStr for Unrated {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        match text {
            "lowest" => Ok(Self::Lowest),
            "average" => Ok(Self::Average),
            _ => match text.parse() {
                Ok(rating) if (1..=Self::MOST).contains(&rating) => Ok(Self::Rating(rating)),
                _ => Err(Miswritten::Unrated { text: text.to_owned() }),
            },
        }
    }
}

impl Serialize for Unrated {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Rating(rating) => serializer.serialize_u16(*rating),
            word => serializer.collect_str(word),
        }
    }
}

impl<'de> Deserialize<'de> for Unrated {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = Unrated;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&AsWritten::Unrated, f)
            }

            fn visit_i64<E: Error>(self, rating: i64) -> Result<Unrated, E> {
                self.visit_str(&rating.to_string())
            }

            fn visit_u64<E: Error>(self, rating: u64) -> Result<Unrated, E> {
                self.visit_str(&rating.to_string())
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Unrated, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Written)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Unrated {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Unrated".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A rating, `lowest` or `average`.",
            "anyOf": [
                { "type": "integer", "minimum": 1, "maximum": Self::MOST },
                { "enum": ["lowest", "average"] },
            ],
        })
    }
}

impl Event {
    /// Returns the players who are paired in some round and have no rating; empty in team events.
    pub fn unrated_players(&self) -> Vec<&Player> {
        let paired = self.paired_players();
        let is_there = |player: &&Player| paired.contains(&player.id);
        let there: Vec<&Player> = self.players.iter().filter(is_there).collect();
        let is_unrated = |player: &&Player| rating_of(player).is_none();
        match self.is_of_matches() {
            true => Vec::new(),
            false => there.into_iter().filter(is_unrated).collect(),
        }
    }

    /// Returns the tie-breaks of the event that depend on ratings and are dropped, because a player
    /// has no rating and the event sets none for unrated players (FIDE C.07, 10).
    pub fn dropped_tie_breaks(&self) -> Vec<TieBreak> {
        let of_ratings =
            |code: &TieBreak| matches!(code, TieBreak::Fide(fide) if fide.rests_on_ratings());
        let codes: Vec<TieBreak> = self.tie_breaks().iter().copied().filter(of_ratings).collect();
        let drops = || self.unrated.is_none() && !self.unrated_players().is_empty();
        if !codes.is_empty() && drops() { codes } else { Vec::new() }
    }

    /// Returns the rating that counts for unrated players; `None` if the event sets none.
    pub(crate) fn unrated_rating(&self) -> Option<u16> {
        let paired = self.paired_players();
        let is_there = |player: &&Player| paired.contains(&player.id);
        let ratings: Vec<u16> =
            self.players.iter().filter(is_there).filter_map(rating_of).collect();
        match self.unrated? {
            Unrated::Rating(rating) => Some(rating),
            Unrated::Lowest => ratings.iter().copied().min(),
            Unrated::Average => {
                let count = u32::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
                let sum: u32 = ratings.iter().map(|&rating| u32::from(rating)).sum();
                u16::try_from((2 * sum + count) / (2 * count)).ok()
            }
        }
    }

    fn paired_players(&self) -> HashSet<&PlayerId> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards.flat_map(|board| [&board.white, &board.black]).collect()
    }
}

/// Returns the rating of a player, if there is one.
fn rating_of(player: &Player) -> Option<u16> {
    player.rating.filter(|&rating| rating > 0)
}
