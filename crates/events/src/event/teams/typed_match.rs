//! Changes to matches, as values.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::event::{Round, Score, TimeOfDay};

/// The date and venue of a match; absent fields remain unchanged.
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
    /// The venue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

/// A change to a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum OfMatch {
    /// Teams have lost it, whatever the results of its boards.
    Lost(Vec<String>),
    /// Teams have lost the boards without a result; the games played count.
    RestLost(Vec<String>),
    /// It has this score, with the points of the team named first in front, and its boards are
    /// unknown.
    Score(Score),
    /// The boards alone decide it again.
    Clear,
    /// It has another day, time or venue; absent fields remain unchanged.
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
        /// The venue.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        venue: Option<String>,
    },
    /// All its open boards are postponed, to this day at the latest.
    Postponed(#[serde(deserialize_with = "crate::event::day::one")] NaiveDate),
}
