//! The document of an opening table as written.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::number::Form;
use crate::board::SquareStyle;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Schema {
    #[serde(rename = "arbiter.openings/1")]
    V1,
}

/// An opening table as a document.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    #[serde(rename = "schema")]
    pub _schema: Schema,
    pub name: String,
    pub title: Option<String>,
    pub rules: Option<String>,
    pub extends: Option<String>,
    pub edition: Option<String>,
    pub source: Option<String>,
    pub numbers: Option<Form>,
    /// How squares are written; by default, as in the rule set.
    pub squares: Option<SquareStyle>,
    pub positions: Option<usize>,
    pub digest: Option<String>,
    #[serde(default)]
    pub decks: Entries<Vec<String>>,
    /// The decks to draw from if no other is named.
    #[serde(default)]
    pub drawn: Vec<String>,
    #[serde(default)]
    pub misprints: Vec<Misprint>,
    #[serde(default)]
    pub repeated: Vec<Vec<String>>,
    #[serde(default)]
    pub without: Vec<LeftOut>,
    #[serde(default)]
    pub lines: Entries<String>,
    #[serde(default)]
    pub elsewhere: Entries<String>,
    #[serde(default)]
    pub unused: Entries<String>,
}

/// An error or doubt in a printed line, and the reading that the table uses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Misprint {
    /// The number of the line.
    pub line: String,
    /// The part of the line that is wrong.
    pub field: Field,
    /// The printed text.
    pub printed: String,
    /// The text that the table uses.
    pub taken: String,
    /// Whether the printed text may be right.
    #[serde(default)]
    pub doubtful: bool,
    /// The reason for the change.
    pub why: String,
}

/// The part of a printed line that is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Field {
    /// The player to move.
    SideToMove,
    /// The moves.
    Moves,
    /// The position that the moves lead to.
    Position,
}

impl Field {
    /// Returns its word in the document.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::SideToMove => "side-to-move",
            Self::Moves => "moves",
            Self::Position => "position",
        }
    }
}

/// Lines of the extended table that are left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftOut {
    /// Their numbers.
    pub lines: Vec<String>,
    /// The reason.
    pub why: String,
}

/// A mapping in document order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entries<T>(pub Vec<(String, T)>);

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for InOrder<T> {
            type Value = Entries<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a mapping")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(InOrder(std::marker::PhantomData))
    }
}
