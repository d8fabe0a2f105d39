//! What records and rulings enter, as values.

use serde::{Deserialize, Serialize};

use super::Entry;
use crate::event::{Acceptance, Ending, Round, Ruling};

/// The results of game records, and the records with their boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesAct {
    /// The round.
    pub round: Round,
    /// The results.
    pub entries: Vec<Entry>,
    /// Boards and their records.
    pub records: Vec<(u16, String)>,
    /// Boards whose record is believed although something disagrees with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<(u16, Acceptance)>,
    /// Boards that get the colours of their records, which were played, with these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exchanged: Vec<(u16, String)>,
    /// Names of the records, each with the player who is meant; they become aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub same: Vec<(String, String)>,
    /// Recorded results are changed.
    #[serde(default, skip_serializing_if = "is_no")]
    pub amend: bool,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A ruling, perhaps with its result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingAct {
    /// The ruling.
    pub ruling: Box<Ruling>,
    /// The result that it gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
    /// The player who gave the game up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The record with whose colours the game was played: the board gets them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchanged: Option<String>,
    /// A recorded result is changed.
    #[serde(default, skip_serializing_if = "is_no")]
    pub amend: bool,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_no(said: &bool) -> bool {
    !*said
}
