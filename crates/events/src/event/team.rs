//! Teams and their line-ups.

use serde::{Deserialize, Serialize};

use super::games::folded;
use super::{PlayerId, Round, is_default};

/// A team: its members are players of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// The permanent id, which no player has.
    pub id: PlayerId,
    /// What the team is called.
    pub name: String,
    /// What it is called where there is little room, in at most a few letters: `OAK2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<String>,
    /// The pairing number: set by hand before the first pairing, else by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The rating by which teams are numbered; the average of the first members, as many as there
    /// are boards, if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The club, which may have several teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Where it plays at home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// The captain, who need not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<PlayerId>,
    /// The members in the order of their boards, the reserves last.
    #[serde(default)]
    pub members: Vec<PlayerId>,
    /// The first round the team takes part in; round 1 if it is missing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_round: Option<Round>,
    /// The last round the team took part in before withdrawing; 0: withdrew before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<Round>,
}

impl Team {
    /// Returns whether both teams belong to one club, as far as known.
    #[must_use]
    pub fn is_of_club_of(&self, other: &Self) -> bool {
        let club = |team: &Self| team.club.as_deref().map(folded);
        self.club.is_some() && club(self) == club(other)
    }

    /// Creates a team with only an id and a name.
    #[must_use]
    pub fn new(id: PlayerId, name: impl Into<String>) -> Self {
        Self {
            id,
            name: name.into(),
            short: None,
            number: None,
            rating: None,
            federation: None,
            club: None,
            venue: None,
            captain: None,
            members: Vec::new(),
            from_round: None,
            withdrawn_after: None,
        }
    }

    /// Returns the index of a player among the members.
    #[must_use]
    pub fn place_of(&self, player: &PlayerId) -> Option<usize> {
        self.members.iter().position(|member| member == player)
    }
}

/// Who plays for a team in a round, as its captain handed it in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lineup {
    /// The team.
    pub team: PlayerId,
    /// The round.
    pub round: Round,
    /// The player of each board, board 1 first; `null` for a board that stays empty.
    pub players: Vec<Option<PlayerId>>,
    /// Why it is not as the rules of the event have it, if the arbiters let it stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
