//! A list of prizes as it is typed.

use serde::{Deserialize, Serialize};

use crate::event::{PrizesOf, Sharing};

/// What is said of a list of prizes, amounts as they were typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ListSaid {
    /// What it is called.
    pub name: String,
    /// The prizes, the first first: `500`, `200.50`, `book:25`; as they were where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<String>,
    /// The category whose players may win; empty: everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Whose standings count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<PrizesOf>,
    /// The board whose games alone count; 0: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The group whose standings count; empty: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// How those who are tied share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharing: Option<Sharing>,
    /// What a share must come to; 0: nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<String>,
    /// What shares are rounded down to; 0: the smallest unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The fewest games of a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Whether only those may win who have not withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_the_end: Option<bool>,
}
