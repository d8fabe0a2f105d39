//! The settings of a system that are keywords of the event file.

use serde::{Deserialize, Serialize};

/// The method of assigning pairing numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Numbers {
    /// By rating, the highest first, then title, then name.
    #[default]
    Rating,
    /// Drawn from `seed`.
    Lot,
    /// Drawn from `seed` within Varma groups, so that players of one federation do not meet in the
    /// last rounds.
    Varma,
    /// As given by `number` of each player.
    Hand,
}

/// The order of players with the same score in a Swiss. Players who are equal in it, and all
/// players in round 1, are ordered by pairing number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GroupOrder {
    /// By pairing number (FIDE C.04.3, 1.2).
    #[default]
    Number,
    /// By `SOLK` after the previous round, the higher first.
    Solkoff,
    /// By `SOLK/T` after the previous round, the higher first.
    SolkoffTruncated,
}

/// A rule for acceleration; `acceleration` of the event lists points player by player instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum AccelerationRule {
    /// The Baku acceleration, FIDE C.04.7.
    Baku,
}
