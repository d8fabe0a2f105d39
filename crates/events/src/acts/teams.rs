//! Teams, their line-ups and matches, groups, stages and divisions.

use serde::{Deserialize, Serialize};

use super::people::{added, known};
use super::{Apply, Line, is_no};
use crate::event::acts::{self, Echo, Fixed, HandedIn, Leave, NewTeam, OfMatch, Refused};
use crate::event::{Award, Division, Event, PlayerId, Points, Round, Stage};
use crate::pairing::draw_later_groups;

/// Adds teams, or members to existing teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddTeams {
    /// The teams; one without an ID gets the next free one.
    pub teams: Vec<NewTeam>,
}

impl Apply for AddTeams {
    const VERB: &'static str = "team";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let before = event.players.len();
        let (said, teams, there) = acts::add_teams(event, &self.teams)?;
        self.teams = teams;
        let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
        let mut lines = Line::all(&said);
        // A member who starts later gets a line besides that of the team.
        let later = event.players[before..].iter().filter(|player| player.from_round.is_some());
        lines.extend(later.map(|player| added(&player.id, player.name.clone(), player.from_round)));
        lines.extend(there.into_iter().map(|(id, others)| known(&id, name(&id), &others)));
        Ok(lines)
    }
}

/// Sets fields of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetTeam {
    /// The team.
    pub team: String,
    /// Fields and their values in the form of the event file; an empty value removes the field.
    pub fields: Vec<(String, String)>,
}

impl Apply for SetTeam {
    const VERB: &'static str = "team";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::set_team(event, &self.team, &self.fields)?))
    }
}

/// Removes a team that has not been paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemoveTeam {
    /// The team.
    pub team: String,
}

impl Apply for RemoveTeam {
    const VERB: &'static str = "team";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&acts::remove_team(event, &self.team)?)])
    }
}

/// Hands in line-ups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandInLineups {
    /// The line-ups.
    pub lineups: Vec<HandedIn>,
    /// Whether to accept players without a team.
    #[serde(default, skip_serializing_if = "is_no")]
    pub guests: bool,
    /// Whether to accept a line-up that breaks the rules of the event.
    #[serde(default, skip_serializing_if = "is_no")]
    pub force: bool,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for HandInLineups {
    const VERB: &'static str = "lineup";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let leave =
            Leave { guests: self.guests, force: self.force, reason: self.reason.as_deref() };
        let mut lines = Vec::new();
        for handed in &self.lineups {
            lines.extend(Line::all(&acts::hand_in(event, handed, leave)?));
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Changes a match as a whole: its result, date or venue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetMatch {
    /// The number of the match.
    pub number: u16,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The change.
    pub what: OfMatch,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for SetMatch {
    const VERB: &'static str = "match";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let reason = self.reason.as_deref();
        let round = match self.round {
            Some(round) => round,
            None => acts::round_of_match(event, self.number, &self.what, reason)?,
        };
        Ok(Line::all(&acts::of_match(event, round, self.number, &self.what, reason)?))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Sets the days, times and venues of several matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetFixtures {
    /// The matches.
    pub fixtures: Vec<Fixed>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for SetFixtures {
    const VERB: &'static str = "match";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::fix(event, &self.fixtures, self.reason.as_deref())?))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Awards or deducts points by decision of the arbiters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveAward {
    /// The team; in an individual event, the player.
    pub to: String,
    /// The round, 0 for before the first; by default, the last paired one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// Points of a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// Match points of a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_points: Option<Points>,
    /// Board points of a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_points: Option<Points>,
    /// Whether to take back the award of that round.
    #[serde(default, skip_serializing_if = "is_no")]
    pub remove: bool,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for GiveAward {
    const VERB: &'static str = "award";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        // A schedule may be paired far ahead of what is played.
        let last = match event.is_scheduled() {
            true => acts::round_played_last(event),
            false => event.last_paired(),
        };
        let round = self.round.unwrap_or(last);
        if self.remove {
            let back = acts::take_back(event, &self.to, round, self.reason.as_deref())?;
            let on_it = Echo::paired_on(event, round);
            return Ok([back].into_iter().chain(on_it).map(|echo| Line::of(&echo)).collect());
        }
        let given = |points: Option<Points>| points.unwrap_or(Points::ZERO);
        let award = Award {
            points: given(self.points),
            match_points: given(self.match_points),
            board_points: given(self.board_points),
            reason: self.reason.clone(),
            ..Award::new(acts::competitor(event, &self.to)?, round)
        };
        Ok(Line::all(&acts::award(event, award)?))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Sets the groups of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetGroups {
    /// The groups with their players or teams, in the order of the pairing numbers.
    pub groups: Vec<(String, Vec<String>)>,
    /// The stage; by default, the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
}

impl Apply for SetGroups {
    const VERB: &'static str = "groups";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&match &self.stage {
            Some(stage) => acts::set_stage_groups(event, stage, &self.groups)?,
            None => acts::set_groups(event, &self.groups)?,
        }))
    }
}

/// Draws the groups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawGroups {
    /// The names of the groups.
    pub groups: Vec<String>,
    /// The seed of the draw; without one, groups are made by rating in serpentine order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The stage; by default, the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
}

impl Apply for DrawGroups {
    const VERB: &'static str = "groups";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&match &self.stage {
            Some(stage) => draw_later_groups(event, stage, &self.groups, self.seed)?,
            None => acts::draw_groups(event, &self.groups, self.seed)?,
        }))
    }
}

/// Adds a stage after the existing ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddStage {
    /// The stage, with its field as named in the event file.
    pub stage: Box<Stage>,
}

impl Apply for AddStage {
    const VERB: &'static str = "stage";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::add_stage(event, &self.stage)?))
    }
}

/// Removes a stage that has not begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemoveStage {
    /// Its name.
    pub stage: String,
}

impl Apply for RemoveStage {
    const VERB: &'static str = "stage";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&acts::remove_stage(event, &self.stage)?)])
    }
}

/// Sets the meaning of the first and last places of a division.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetDivision {
    /// The division; an empty one is removed.
    pub division: Division,
}

impl Apply for SetDivision {
    const VERB: &'static str = "division";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&acts::set_division(event, &self.division)?)])
    }
}
