//! The players of an event.

mod changes;

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate};
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Serialize};

use crate::event::day::{day, day_first};
use crate::event::{AsWritten, Miswritten, Round, Sex, Visibility, is_default};

/// The permanent ID of a player within an event, as used in commands: a letter, followed by
/// letters, digits, `-` and `_`, at most 32 characters in total. Unlike a pairing number it never
/// changes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PlayerId(String);

impl PlayerId {
    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for PlayerId {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let legal = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let first = text.chars().next().is_some_and(|c| c.is_ascii_alphabetic());
        if first && text.len() <= 32 && text.chars().all(legal) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Miswritten::PlayerId { text: text.to_owned() })
        }
    }
}

impl<'de> Deserialize<'de> for PlayerId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A player of an event.
///
/// It dereferences to its document for reading, and is changed by acts only (`acts`): its fields
/// are written in this module alone. To make a player from other data, fill its document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player {
    document: PlayerDocument,
}

impl Deref for Player {
    type Target = PlayerDocument;

    fn deref(&self) -> &PlayerDocument {
        &self.document
    }
}

/// Allows tests to set any field.
#[cfg(test)]
impl std::ops::DerefMut for Player {
    fn deref_mut(&mut self) -> &mut PlayerDocument {
        &mut self.document
    }
}

impl From<PlayerDocument> for Player {
    fn from(document: PlayerDocument) -> Self {
        Self { document }
    }
}

/// The schema of a player is that of its document.
#[cfg(feature = "schema")]
impl JsonSchema for Player {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        PlayerDocument::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        PlayerDocument::json_schema(generator)
    }
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
#[serde(deny_unknown_fields)]
pub struct PlayerDocument {
    /// The permanent ID.
    pub id: PlayerId,
    /// The name, usually as `Last, First`.
    pub name: String,
    /// The pairing number. The first pairing assigns it unless it was set by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The rating, from the list used by the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The title, as written by the federation: GMI, MI, MF, ...
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The family, for `separate: family`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The team; in a Scheveningen, one of the two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The year or date of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<Birth>,
    /// The sex, if the event has separate lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The federation ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation_id: Option<String>,
    /// Other names of the player in game records and lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Other players with a similar name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_than: Vec<PlayerId>,
    /// Categories with rankings of their own, such as U18, in addition to those by the rules of the
    /// event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// The form in which the player is published: `initials` for initials only, `no` for nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub public: Visibility,
    /// A board at which the player always sits, such as one accessible by wheelchair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed_board: Option<u16>,
    /// The first round the player takes part in; round 1 if absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_round: Option<Round>,
    /// The last round the player took part in before withdrawing; 0 for a withdrawal before the
    /// first. Absent if the player has not withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<Round>,
}

impl PlayerDocument {
    /// Creates a player with only an id and a name.
    pub fn new(id: PlayerId, name: impl Into<String>) -> Self {
        Self {
            id,
            name: name.into(),
            number: None,
            rating: None,
            title: None,
            federation: None,
            club: None,
            family: None,
            team: None,
            birth: None,
            sex: None,
            federation_id: None,
            aliases: Vec::new(),
            other_than: Vec::new(),
            categories: Vec::new(),
            public: Visibility::default(),
            fixed_board: None,
            from_round: None,
            withdrawn_after: None,
        }
    }
}

impl Player {
    /// Creates a player with only an id and a name.
    pub fn new(id: PlayerId, name: impl Into<String>) -> Self {
        PlayerDocument::new(id, name).into()
    }

    /// Returns the player's contents of the file, from which another player can be made.
    #[must_use]
    pub fn into_document(self) -> PlayerDocument {
        self.document
    }

    /// Returns whether the player has arrived by this round and has not withdrawn before it.
    pub fn takes_part_in(&self, round: Round) -> bool {
        self.from_round.is_none_or(|from| from <= round)
            && self.withdrawn_after.is_none_or(|last| last >= round)
    }
}

/// A year of birth or a day of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Birth {
    /// The year alone.
    Year(u16),
    /// The day.
    Day(NaiveDate),
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Year(year) => write!(f, "{year}"),
            Self::Day(day) => write!(f, "{day}"),
        }
    }
}

impl Birth {
    /// Parses a date of birth as typed by people or stored in spreadsheets.
    ///
    /// Besides the form of the file, the day may come first: with dashes or dots, as in
    /// `14-03-1961`, or with slashes if the day is unambiguous.
    ///
    /// # Errors
    ///
    /// Fails if the text is neither a year nor a day from 1800 on.
    pub fn typed(text: &str) -> Result<Self, Miswritten> {
        text.parse().or_else(|why| day_first(text).map(Self::Day).ok_or(why))
    }
}

impl Birth {
    /// Returns whether this includes another birth: the same, or the year of this day.
    #[must_use]
    pub fn has(self, other: Self) -> bool {
        match (self, other) {
            (Self::Day(day), Self::Year(year)) => day.year() == i32::from(year),
            _ => self == other,
        }
    }
}

impl FromStr for Birth {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let year = text.parse::<u16>().ok().filter(|year| (1800..=2200).contains(year));
        year.map(Self::Year)
            .or_else(|| day(text).map(Self::Day))
            .ok_or_else(|| Miswritten::Birth { text: text.to_owned() })
    }
}

impl Serialize for Birth {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Year(year) => serializer.serialize_u16(*year),
            Self::Day(day) => serializer.collect_str(day),
        }
    }
}

impl<'de> Deserialize<'de> for Birth {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = Birth;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&AsWritten::Birth, f)
            }

            fn visit_i64<E: Error>(self, year: i64) -> Result<Birth, E> {
                self.visit_str(&year.to_string())
            }

            fn visit_u64<E: Error>(self, year: u64) -> Result<Birth, E> {
                self.visit_str(&year.to_string())
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Birth, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Written)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Birth {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Birth".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A year, `2008`, or a day, `2008-05-01`.",
            "type": ["integer", "string"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_begins_with_a_letter_so_that_it_is_never_a_board() {
        for text in ["p1", "Ash", "a-b_3"] {
            assert_eq!(text.parse::<PlayerId>().unwrap().as_str(), text);
        }
        for text in ["", "12", "-a", "a b", "é", "a=b", &"x".repeat(33)] {
            assert!(text.parse::<PlayerId>().is_err(), "{text}");
        }
    }

    #[test]
    fn birth_is_a_year_or_a_day() {
        assert_eq!(serde_yaml::from_str::<Birth>("2008").unwrap(), Birth::Year(2008));
        let day = serde_yaml::from_str::<Birth>("2008-05-01").unwrap();
        assert_eq!(day.to_string(), "2008-05-01");
        assert!(serde_yaml::from_str::<Birth>("2008-13-01").is_err());
        assert!(serde_yaml::from_str::<Birth>("8").is_err());
        // The short form of a spreadsheet is not a day of the year 28.
        for short in ["28-02-11", "0028-02-11", "11-2-28", "12.5.10"] {
            assert!(short.parse::<Birth>().is_err() && Birth::typed(short).is_err(), "{short}");
        }
    }
}
