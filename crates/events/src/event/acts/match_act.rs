//! What is said of matches, as values.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::event::{Round, Score, TimeOfDay};

/// When and where a match is played; what is missing stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixed {
    /// The round.
    pub round: Round,
    /// The number of the match.
    pub number: u16,
    /// The day.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

/// What is said of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum OfMatch {
    /// Teams have lost it, whatever its boards say.
    Lost(Vec<String>),
    /// Teams have lost the boards that have no result; what was played counts.
    RestLost(Vec<String>),
    /// It has this score, and nothing is known of its boards: the points of the team named first in
    /// front.
    Score(Score),
    /// Nobody has lost it but by its boards.
    Clear,
    /// It is played on another day, at another time or place; what is missing stays.
    Moved {
        /// The day.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::event::day::option"
        )]
        date: Option<NaiveDate>,
        /// The time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<TimeOfDay>,
        /// The place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        venue: Option<String>,
    },
    /// All its boards that wait for a result are put off, to this day at the latest.
    Postponed(#[serde(deserialize_with = "crate::event::day::one")] NaiveDate),
}
