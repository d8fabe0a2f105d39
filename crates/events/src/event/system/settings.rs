//! The settings of a system that are keywords of the event file.

use serde::{Deserialize, Serialize};

/// Where the pairing numbers come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Numbers {
    /// The higher rating first, then title, then name.
    #[default]
    Rating,
    /// Drawn from `seed`.
    Lot,
    /// Drawn from `seed` inside Varma groups, so that players of one federation do not
    /// meet at the end.
    Varma,
    /// As `number` of each player says.
    Hand,
}

/// The order of the players of a Swiss who have the same score. Players who are equal in
/// it, and all players in round 1, are ordered by pairing number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GroupOrder {
    /// By pairing number (FIDE C.04.3, 1.2).
    #[default]
    Number,
    /// By `SOLK` after the last round, the higher first.
    Solkoff,
    /// By `SOLK/T` after the last round, the higher first.
    SolkoffTruncated,
}

/// Acceleration by a rule; `acceleration` of the event lists it player by player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum AccelerationRule {
    /// FIDE C.04.7.
    Baku,
}
