//! Adding teams to the event, changing them, and removing them before they are paired.

use serde::{Deserialize, Serialize};

use crate::event::acts::{
    Added, Echo, NewPlayer, Refusal, Refused, Remedy, TeamEcho, TeamRefusal, add, known,
};
use crate::event::people::attendance::{first_open, may_enter};
use crate::event::people::join_team::members_may;
use crate::event::people::one_line::of_one_line;
use crate::event::teams::member_changes::{follow_members, line_ups_of_leavers};
use crate::event::teams::which_team::{find_team, of, rules_of};
use crate::event::{Event, PlayerId, Round, Team, check};
use draughts_ground::said::Said;

/// A team to be added, or an existing one that gets further members.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct NewTeam {
    /// The requested ID; in a history, the one that was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
    /// The name.
    pub name: String,
    /// The members who are already players of the event, in board order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<String>,
    /// The members after these; those who are not in the event are added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<NewPlayer>,
    /// The captain, a player of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The rating by which teams are numbered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The home venue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

/// Listed players who were already in the event, with the differences between the event and the
/// list.
pub(in crate::event) type Known = Vec<(PlayerId, Vec<Said>)>;

/// Adds teams, and adds members to existing teams of the same name.
///
/// Returns the teams with their IDs.
///
/// # Errors
///
/// Fails if the event is not a team event, if another team has the name, if a member is unknown, in
/// another team or one too many, or if the system admits no further team.
pub fn add_teams(
    event: &mut Event,
    teams: &[NewTeam],
) -> Result<(Vec<Echo>, Vec<NewTeam>, Known), Refused> {
    rules_of(event)?;
    let mut changed = event.clone();
    changed.upgrade_to_second_version();
    let players: Vec<NewPlayer> = teams.iter().flat_map(|new| new.players.clone()).collect();
    let added = match players.is_empty() {
        true => Added::default(),
        false => add(&mut changed, players)?,
    };
    let mut ids = added.ids.into_iter();
    let (mut said, mut kept) = (Vec::new(), Vec::new());
    for new in teams {
        let mut new = new.clone();
        of_one_line(&new.name)?;
        if new.name.trim().is_empty() {
            return Err(of(TeamRefusal::NameEmpty));
        }
        let mut members = Vec::new();
        for member in &new.members {
            members.push(known(&changed, member)?);
        }
        let mut listed = Vec::new();
        for (player, id) in new.players.iter_mut().zip(ids.by_ref()) {
            player.player.id = id.clone();
            listed.push((id.clone(), player.player.from_round));
            members.push(id);
        }
        let was = changed.clone();
        said.extend(add_team(&mut changed, &mut new, members)?);
        for (id, asked) in listed.into_iter().filter(|(id, _)| event.player(id).is_none()) {
            plays_from(&mut changed, new.id.as_ref(), &id, asked);
        }
        if let Some(id) = new.id.as_ref().filter(|id| was.team(id).is_some()) {
            said.extend(follow_members(&was, &mut changed, id, Round(0)));
        }
        kept.push(new);
    }
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    let known = added.known.into_iter().filter(|(_, others)| !others.is_empty()).collect();
    let new = kept.iter().filter_map(|new| new.id.as_ref());
    said.extend(crate::event::stages::groups::in_no_group(event, new));
    Ok((said, kept, known))
}

/// Lets a new member play from the first round of the team without results, or a later one if
/// requested.
fn plays_from(event: &mut Event, team: Option<&PlayerId>, id: &PlayerId, asked: Option<Round>) {
    let enters = team.and_then(|team| event.team(team)?.from_round).unwrap_or(Round(1));
    let first = first_open(event, team).max(enters).max(asked.unwrap_or(Round(1)));
    if let Some(player) = event.player_mut(id) {
        player.play_from(first);
    }
}

/// Adds a team, or members to an existing one.
fn add_team(
    event: &mut Event,
    new: &mut NewTeam,
    members: Vec<PlayerId>,
) -> Result<Vec<Echo>, Refused> {
    let same_name = |team: &Team| team.name.to_lowercase() == new.name.trim().to_lowercase();
    let there = event.teams.iter().position(|team| match &new.id {
        Some(id) => team.id == *id,
        None => same_name(team),
    });
    let clashes = there.is_some_and(|at| !same_name(&event.teams[at]));
    let taken = event.teams.iter().find(|team| same_name(team));
    if let Some(other) =
        taken.filter(|other| clashes || new.id.as_ref().is_some_and(|id| *id != other.id))
    {
        let (id, name) = (other.id.clone(), other.name.clone());
        return Err(of(TeamRefusal::NameTaken { id, name }));
    }
    if clashes {
        let at = there.unwrap_or_default();
        let (id, name) = (event.teams[at].id.clone(), event.teams[at].name.clone());
        return Err(Refused::new(Refusal::IdTaken { id, name }).help(Remedy::OtherId));
    }
    let captain = new.captain.as_deref().map(|word| known(event, word)).transpose()?;
    let at = match there {
        Some(at) => at,
        None => {
            let first = event.last_paired().next();
            may_enter(&event.parts(event.current_stage())[0].event, first)?;
            let id = new.id.clone().unwrap_or_else(|| free_team_id(event));
            let mut team = Team::new(id, new.name.trim());
            team.from_round = (first > Round(1)).then_some(first);
            event.enter_team(team)
        }
    };
    let id = event.teams[at].id.clone();
    new.id = Some(id.clone());
    let team = &mut event.teams_mut()[at];
    let fresh: Vec<PlayerId> =
        members.into_iter().filter(|member| !team.members.contains(member)).collect();
    team.members.extend(fresh.iter().cloned());
    team.captain = captain.or(team.captain.take());
    team.club = new.club.clone().or(team.club.take());
    team.federation = new.federation.clone().or(team.federation.take());
    team.rating = new.rating.or(team.rating);
    team.venue = new.venue.clone().or(team.venue.take());
    let name = team.name.clone();
    let notes = members_may(event, at, &fresh)?;
    let echo = match there {
        Some(_) if !fresh.is_empty() => TeamEcho::Joined { id, name, members: fresh },
        _ => {
            let members = event.teams[at].members.clone();
            let members = (!members.is_empty()).then_some(members);
            TeamEcho::Added { id, name, members }
        }
    };
    let same = matches!(echo, TeamEcho::Added { .. }) && there.is_some();
    let echo = Echo::OfTeams { what: echo }.as_recorded(same);
    Ok([echo].into_iter().chain(notes).collect())
}

/// Returns the next free ID of the form `t12`.
fn free_team_id(event: &Event) -> PlayerId {
    let number = |id: &PlayerId| id.as_str().strip_prefix(['t', 'T'])?.parse::<u32>().ok();
    let ids = event.players.iter().map(|player| &player.id);
    let ids = ids.chain(event.teams.iter().map(|team| &team.id));
    let most = ids.filter_map(number).max().unwrap_or(0);
    format!("t{}", most.saturating_add(1)).parse().expect("t and a number is an id")
}

/// Returns a field of a team and its new value: `members+` adds to the members, `members-` removes
/// some.
fn in_members(team: &Team, field: &str, value: &str) -> (String, String) {
    let adds = field == "members+";
    if !adds && field != "members-" {
        return (field.to_owned(), value.to_owned());
    }
    let mut members: Vec<&str> = team.members.iter().map(PlayerId::as_str).collect();
    for id in value.split(',').map(str::trim).filter(|id| !id.is_empty()) {
        match members.iter().position(|one| *one == id) {
            None if adds => members.push(id),
            Some(at) if !adds => drop(members.remove(at)),
            _ => {}
        }
    }
    ("members".to_owned(), members.join(","))
}

/// Sets fields of a team.
///
/// # Errors
///
/// Fails if there is no such team or field, if a value is invalid, or if the event would be
/// invalid.
pub fn set_team(
    event: &mut Event,
    team: &str,
    fields: &[(String, String)],
) -> Result<Vec<Echo>, Refused> {
    let id = find_team(event, team)?;
    let at = event.teams.iter().position(|team| team.id == id).expect("the id is known");
    let mut changed = event.clone();
    let mut said = Vec::new();
    for (field, value) in fields {
        let (field, value) = &in_members(&changed.teams[at], field, value);
        match field.as_str() {
            "id" => return Err(Refused::new(Refusal::IdIsFixed)),
            "withdrawn_after" | "from_round" => {
                let why = Refusal::HasOwnCommands { field: field.clone() };
                return Err(Refused::new(why).help(Remedy::PlayerCommands));
            }
            "number" if !event.rounds.is_empty() => {
                return Err(Refused::new(Refusal::NumbersAreFixed));
            }
            _ => {}
        }
        let next: Team = crate::event::acts::setting::set(&changed.teams[at], field, value)?;
        of_one_line(&next.name)?;
        let before = std::mem::replace(&mut changed.teams_mut()[at], next);
        let team = &changed.teams[at];
        let fresh: Vec<PlayerId> =
            team.members.iter().filter(|id| !before.members.contains(id)).cloned().collect();
        let notes = members_may(&changed, at, &fresh)?;
        let gone = |id: &&PlayerId| !changed.teams[at].members.contains(id);
        let leaving: Vec<PlayerId> = before.members.iter().filter(gone).cloned().collect();
        let was = crate::event::acts::setting::was(&before, field);
        let what = crate::event::acts::setting::said(field, value, changed.teams[at] == before)
            .instead_of(was);
        said.push(Echo::OfPlayer { id: id.clone(), what: Box::new(what) });
        said.extend(notes);
        if before.members != changed.teams[at].members {
            let mut was = changed.clone();
            was.teams_mut()[at] = before;
            for lineup in line_ups_of_leavers(&was, &id, &leaving) {
                changed.hand_in(lineup);
            }
            said.extend(follow_members(&was, &mut changed, &id, Round(0)));
        }
    }
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(said)
}

/// Removes a team that has not been paired. Its players remain.
///
/// # Errors
///
/// Fails if there is no such team, or if a round, a group, a stage or a list of forbidden pairs
/// refers to it.
pub fn remove_team(event: &mut Event, team: &str) -> Result<Echo, Refused> {
    let id = find_team(event, team)?;
    let paired = event.rounds.iter().find(|round| {
        round.match_of(&id).is_some() || round.byes.iter().any(|bye| bye.player == id)
    });
    if let Some(round) = paired {
        let why = TeamRefusal::StandsInRound { id: id.clone(), round: round.round };
        return Err(of(why).help(Remedy::Withdraw { id }));
    }
    let mut fields = event.groups.iter().map(|group| &group.field);
    let mut later = event.stages.iter();
    let named = fields.any(|field| field.contains(&id))
        || later.any(|stage| {
            let mut groups = stage.groups.iter();
            stage.field.contains(&id) || groups.any(|group| group.field.contains(&id))
        })
        || event.forbidden.iter().any(|rule| rule.players.contains(&id));
    if named {
        return Err(of(TeamRefusal::IsNamed { id }));
    }
    crate::event::book::entering::not_in_book(event, &id)?;
    let removed = event.remove_team(&id).expect("the id is known");
    Ok(Echo::Removed { id, name: removed.name })
}
