//! Players who are kept apart: who they are, in which rounds, and why.

use std::collections::HashSet;

use draughts_ground::told;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::event::games::folded;
use crate::event::model::within;
use crate::event::{Player, PlayerId, Round};

told! {
    /// The reason why two players must not meet.
    pub enum Apart {
        Reason { reason: String } => "apart-reason", "{ $reason }";
        Forbidden => "apart-forbidden", "forbidden pair";
        SameGroup { by: GroupBy, group: String } => "apart-same-group",
            "the same { $by ->
                [club] club
                [family] family
                [federation] federation
               *[team] team
            }: { $group }";
    }
}

draughts_ground::fact_words! {
    GroupBy {
        Club "club",
        Family "family",
        Federation "federation",
        Team "team",
    }
}

/// Players who must not meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Forbidden {
    /// The players, no two of whom may meet.
    pub players: Vec<PlayerId>,
    /// The first round affected; the first round of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Round>,
    /// The last round affected; the last round of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Round>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Forbidden {
    /// Returns whether the rule applies in a round.
    pub fn holds_in(&self, round: Round) -> bool {
        within(round, self.from, self.to)
    }

    /// Returns the rules about two or more of these players, reduced to them.
    pub(crate) fn among(rules: &[Self], own: &HashSet<PlayerId>) -> Vec<Self> {
        let of_own = |rule: &Self| {
            let mut rule = rule.clone();
            rule.players.retain(|id| own.contains(id));
            (rule.players.len() > 1).then_some(rule)
        };
        rules.iter().filter_map(of_own).collect()
    }

    /// Returns whether the rule is about these players, in any order.
    pub fn is_about(&self, players: &[PlayerId]) -> bool {
        self.players.len() == players.len() && self.players.iter().all(|id| players.contains(id))
    }
}

/// Players of the same group who must not meet, such as members of the same club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Separate {
    /// The property that groups the players.
    pub by: GroupBy,
    /// The first round affected; the first round of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Round>,
    /// The last round affected; the last round of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Round>,
}

/// A property that groups players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GroupBy {
    /// The same club.
    Club,
    /// The same family.
    Family,
    /// The same federation.
    Federation,
    /// The same team.
    Team,
}

impl std::fmt::Display for GroupBy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::Club => "club",
            Self::Family => "family",
            Self::Federation => "federation",
            Self::Team => "team",
        })
    }
}

impl GroupBy {
    /// Returns the group of a player, if any.
    #[must_use]
    pub fn of(self, player: &Player) -> Option<&str> {
        match self {
            Self::Club => player.club.as_deref(),
            Self::Family => player.family.as_deref(),
            Self::Federation => player.federation.as_deref(),
            Self::Team => player.team.as_deref(),
        }
    }
}

impl GroupBy {
    /// Returns the key of a player's group, which is the same for all spellings of its name.
    #[must_use]
    pub fn key_of(self, player: &Player) -> Option<String> {
        self.of(player).map(folded).filter(|key| !key.is_empty())
    }
}

impl Separate {
    /// Returns whether the rule applies in a round.
    pub fn holds_in(&self, round: Round) -> bool {
        within(round, self.from, self.to)
    }
}
