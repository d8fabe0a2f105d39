//! Teams and their line-ups.

use serde::{Deserialize, Serialize};

use crate::event::games::folded;
use crate::event::{PlayerId, Round, is_default};

/// A team, whose members are players of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// The permanent ID, which no player may have.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// An abbreviation of a few letters, such as `OAK2`, for narrow columns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<String>,
    /// The pairing number. The first pairing assigns it unless it was set by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The rating by which teams are numbered. If absent, the average of the first members, one for
    /// each board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The club, which may have several teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The home venue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// The captain, who need not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<PlayerId>,
    /// The members in board order, reserves last.
    #[serde(default)]
    pub members: Vec<PlayerId>,
    /// The first round the team takes part in; round 1 if absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_round: Option<Round>,
    /// The last round the team took part in before withdrawing; 0 for a withdrawal before the
    /// first. Absent if the team has not withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<Round>,
}

impl Team {
    /// Returns whether both teams belong to one club, as far as known.
    pub fn is_of_club_of(&self, other: &Self) -> bool {
        let club = |team: &Self| team.club.as_deref().map(folded);
        self.club.is_some() && club(self) == club(other)
    }

    /// Creates a team with only an id and a name.
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
    pub fn place_of(&self, player: &PlayerId) -> Option<usize> {
        self.members.iter().position(|member| member == player)
    }
}

/// The line-up of a team for a round, as handed in by its captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lineup {
    /// The team.
    pub team: PlayerId,
    /// The round.
    pub round: Round,
    /// The player at each board, board 1 first; `null` for a board left empty.
    pub players: Vec<Option<PlayerId>>,
    /// The reason the arbiters accepted a line-up that breaks the rules of the event; absent if it
    /// does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
