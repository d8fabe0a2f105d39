//! A prize list as typed.

use serde::{Deserialize, Serialize};

use crate::event::{PrizesOf, Sharing};

/// Changes to a prize list, with amounts as typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ListSaid {
    /// The name.
    pub name: String,
    /// The prizes, the first prize first: `500`, `200.50`, `book:25`; unchanged if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<String>,
    /// The category whose players may win; empty for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// The standings that count: of players or of teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<PrizesOf>,
    /// The board whose games alone count; 0 for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The group whose standings count; empty for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The sharing of prizes among tied players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharing: Option<Sharing>,
    /// The least amount of a share; 0 for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<String>,
    /// The unit to which shares are rounded down; 0 for the smallest one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The fewest games that a winner must have played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Whether players who have withdrawn are excluded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_the_end: Option<bool>,
}
