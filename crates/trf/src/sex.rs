//! The sex of a player.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A player's sex, as listed by federations. Also accepted in capitals, and as `w` or `v` for
/// women.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    /// Female.
    F,
    /// Male.
    M,
}

impl<'de> Deserialize<'de> for Sex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        match word.as_str() {
            "f" | "w" | "v" | "F" | "W" | "V" => Ok(Self::F),
            "m" | "M" => Ok(Self::M),
            other => Err(D::Error::unknown_variant(other, &["f", "m"])),
        }
    }
}

impl fmt::Display for Sex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::F => "f",
            Self::M => "m",
        })
    }
}
