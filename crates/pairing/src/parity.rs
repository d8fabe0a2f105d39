//! The players who count for the parity of pairing numbers.

use serde::{Deserialize, Serialize};

/// Over whom the parity of pairing numbers is counted (FIDE C.04.3, 5.2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    /// Over those who have been paired before or are to be paired now, as the endorsed
    /// engines count: a player who has not come yet leaves no gap.
    #[default]
    Paired,
    /// Over the whole list: the pairing number as it stands.
    Listed,
}
