//! A game that is played on another day than its round.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// The postponement of a game to another day than that of its round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Postponed {
    /// The last day on which the game may be played; absent if none was agreed.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub until: Option<NaiveDate>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
