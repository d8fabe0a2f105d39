//! The interpretation of an incomplete text of a clause.
//!
//! Accepted under `reading:`: a sentence, or `{open: ..., taken: ...}`. It is written in the same
//! form.

use std::fmt::{self, Display};

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::allowed::Allowed;

/// The interpretation of a text, in words that a ruling prints after the article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum TextReading {
    /// The text is incomplete.
    Open {
        /// The missing information: `whose moves`.
        open: String,
        /// The interpretation: `those of each player`.
        taken: String,
    },
    /// The interpretation of the text as a whole.
    So(String),
}

impl TextReading {
    /// Returns the interpretation.
    pub fn taken(&self) -> &str {
        match self {
            Self::Open { taken, .. } => taken,
            Self::So(reading) => reading,
        }
    }
}

impl<'de> Deserialize<'de> for TextReading {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ReadingVisitor)
    }
}

struct ReadingVisitor;

impl<'de> Visitor<'de> for ReadingVisitor {
    type Value = TextReading;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Allowed::Reading.fmt(f)
    }

    fn visit_str<E: de::Error>(self, reading: &str) -> Result<Self::Value, E> {
        Ok(TextReading::So(reading.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut open, mut taken) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            let (slot, name) = match key.as_str() {
                "open" => (&mut open, "open"),
                "taken" => (&mut taken, "taken"),
                _ => return Err(de::Error::unknown_field(&key, &["open", "taken"])),
            };
            if slot.is_some() {
                return Err(de::Error::duplicate_field(name));
            }
            *slot = Some(map.next_value::<String>()?);
        }
        Ok(TextReading::Open {
            open: open.ok_or_else(|| de::Error::missing_field("open"))?,
            taken: taken.ok_or_else(|| de::Error::missing_field("taken"))?,
        })
    }
}
