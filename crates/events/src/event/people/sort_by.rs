//! By what lists sort family names.

use serde::{Deserialize, Serialize};

/// The sorting of family names that begin with lower-case words: `de Boer`, `van den Berg`, `'t
/// Hart`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum SortBy {
    /// By the first word with a capital, as in the Netherlands: `de Boer` under B, `De Boer` under
    /// D.
    #[default]
    Capital,
    /// By the whole name, as in Belgium: both under D.
    Whole,
}
