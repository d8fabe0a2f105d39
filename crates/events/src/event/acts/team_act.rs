//! What is done to teams, their matches, groups and stages, as values.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{HandedIn, NewTeam};
use crate::event::{Division, Points, Round, Score, Stage, TimeOfDay};

/// One thing done to the teams of an event, to a match of them, or to groups and stages; the
/// history has it beside the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum TeamAct {
    /// Teams are added, or members to teams that are there.
    AddTeams {
        /// The teams; an id that is not asked for is the next free one.
        teams: Vec<NewTeam>,
    },
    /// Fields of a team are set.
    SetTeam {
        /// The team.
        team: String,
        /// Fields and their values as the file would have them; an empty one takes it away.
        fields: Vec<(String, String)>,
    },
    /// A team that has not been paired is taken out.
    RemoveTeam {
        /// The team.
        team: String,
    },
    /// Line-ups are handed in.
    Lineup {
        /// The line-ups.
        lineups: Vec<HandedIn>,
        /// Players of no team may play.
        #[serde(default, skip_serializing_if = "is_no")]
        guests: bool,
        /// What breaks the rules of the event stands.
        #[serde(default, skip_serializing_if = "is_no")]
        force: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Something is said of a match as a whole.
    Match {
        /// Its number.
        number: u16,
        /// The round; by default the one that is being played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// What.
        what: OfMatch,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Days, times and places of several matches are fixed.
    Fixtures {
        /// The matches.
        fixtures: Vec<Fixed>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Points are given or taken by the arbiters.
    Award {
        /// The team, or the player where players meet.
        to: String,
        /// The round; 0: before the first. By default the last that is paired.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Points of a player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Points>,
        /// Match points of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        match_points: Option<Points>,
        /// Board points of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board_points: Option<Points>,
        /// What was given in that round is taken back.
        #[serde(default, skip_serializing_if = "is_no")]
        remove: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// It is said who plays in which group.
    Groups {
        /// The groups with those who play in them, in the order of their pairing numbers.
        groups: Vec<(String, Vec<String>)>,
        /// The stage, if it is not the first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stage: Option<String>,
    },
    /// Groups are drawn.
    DrawGroups {
        /// What they are called.
        groups: Vec<String>,
        /// What lots are drawn from; by rating, in serpentine, if it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// The stage, if it is not the first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stage: Option<String>,
    },
    /// A stage is added after those that are there.
    AddStage {
        /// The stage; who plays in it as they are named in the file.
        stage: Box<Stage>,
    },
    /// It is said what the first and the last places of a division mean.
    Division {
        /// The division; taken out if nothing is said of it.
        division: Division,
    },
    /// A stage that has not begun is taken out.
    RemoveStage {
        /// What it is called.
        stage: String,
    },
}

/// When and where a match is played; what is missing stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixed {
    /// The round.
    pub round: Round,
    /// The number of the match.
    pub number: u16,
    /// The day.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

/// What is said of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum OfMatch {
    /// Teams have lost it, whatever its boards say.
    Lost(Vec<String>),
    /// Teams have lost the boards that have no result; what was played counts.
    RestLost(Vec<String>),
    /// It has this score, and nothing is known of its boards: the points of the team named first in
    /// front.
    Score(Score),
    /// Nobody has lost it but by its boards.
    Clear,
    /// It is played on another day, at another time or place; what is missing stays.
    Moved {
        /// The day.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::event::day::option"
        )]
        date: Option<NaiveDate>,
        /// The time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<TimeOfDay>,
        /// The place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        venue: Option<String>,
    },
    /// All its boards that wait for a result are put off, to this day at the latest.
    Postponed(#[serde(deserialize_with = "crate::event::day::one")] NaiveDate),
}

const fn is_no(said: &bool) -> bool {
    !*said
}

impl TeamAct {
    /// The verb of the history, which is that of the command.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        match self {
            Self::AddTeams { .. } | Self::SetTeam { .. } | Self::RemoveTeam { .. } => "team",
            Self::Lineup { .. } => "lineup",
            Self::Match { .. } | Self::Fixtures { .. } => "match",
            Self::Award { .. } => "award",
            Self::Groups { .. } | Self::DrawGroups { .. } => "groups",
            Self::AddStage { .. } | Self::RemoveStage { .. } => "stage",
            Self::Division { .. } => "division",
        }
    }

    /// Why, where that was said.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::Lineup { reason, .. }
            | Self::Match { reason, .. }
            | Self::Fixtures { reason, .. }
            | Self::Award { reason, .. } => reason.as_deref(),
            Self::AddTeams { .. }
            | Self::SetTeam { .. }
            | Self::RemoveTeam { .. }
            | Self::Groups { .. }
            | Self::DrawGroups { .. }
            | Self::AddStage { .. }
            | Self::Division { .. }
            | Self::RemoveStage { .. } => None,
        }
    }
}
