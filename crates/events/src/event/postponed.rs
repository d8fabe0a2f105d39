//! A game that is played on another day than its round.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// That a game is played on another day than its round, and when.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Postponed {
    /// The last day on which it may be played, if one was agreed on.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::day::option"
    )]
    pub until: Option<NaiveDate>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
