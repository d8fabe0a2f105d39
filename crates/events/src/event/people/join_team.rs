//! Players who join a team when they are added to a team event.

use crate::event::acts::{Added, Echo, Refused, Remedy, TeamEcho, TeamRefusal};
use crate::event::teams::which_team::{find_team, of};
use crate::event::{Event, PlayerDocument, PlayerId};

/// Takes the team named with a player in a team event, who will be its member.
pub(crate) fn team_of(
    event: &Event,
    player: &mut PlayerDocument,
) -> Result<Option<PlayerId>, Refused> {
    let named = player.team.take_if(|_| event.is_of_teams());
    named.map(|team| team_called(event, &team)).transpose()
}

/// Finds a team by its name or ID.
fn team_called(event: &Event, word: &str) -> Result<PlayerId, Refused> {
    let lower = word.trim().to_lowercase();
    let named = event.teams.iter().find(|team| team.name.to_lowercase() == lower);
    named.map_or_else(|| find_team(event, word.trim()), |team| Ok(team.id.clone()))
}

/// Makes a player who is in no team a member of a team.
pub(crate) fn join(event: &mut Event, done: &mut Added, team: Option<&PlayerId>, id: &PlayerId) {
    let Some(team) = team.filter(|_| event.team_of(id).is_none()) else { return };
    let Some(own) = event.team_mut(team) else { return };
    own.members.push(id.clone());
    match done.joined.iter_mut().find(|(one, _)| one == team) {
        Some((_, members)) => members.push(id.clone()),
        None => done.joined.push((team.clone(), vec![id.clone()])),
    }
}

/// Fails if a team may not have its new members.
pub(crate) fn may_join(event: &Event, done: &Added) -> Result<(), Refused> {
    for (team, members) in &done.joined {
        if let Some(at) = event.teams.iter().position(|one| one.id == *team) {
            members_may(event, at, members)?;
        }
    }
    Ok(())
}

/// Checks whether players may be members of the team at index `at`, and notes those who are also in
/// another team of the club.
pub(crate) fn members_may(
    event: &Event,
    at: usize,
    fresh: &[PlayerId],
) -> Result<Vec<Echo>, Refused> {
    let team = &event.teams[at];
    if let Some(rules) = &event.team_match
        && let Some(reserves) = rules.reserves
    {
        let (members, most) = (team.members.len(), usize::from(rules.boards + reserves));
        if members > most {
            let id = team.id.clone();
            return Err(of(TeamRefusal::TooManyMembers { id, members, most }));
        }
    }
    let mut notes = Vec::new();
    for id in fresh {
        let others = event.teams.iter().filter(|other| other.id != team.id);
        for other in others.filter(|other| other.members.contains(id)) {
            let (id, other_id) = (id.clone(), other.id.clone());
            if !team.is_of_club_of(other) {
                return Err(of(TeamRefusal::MemberOfOther { id, other: other_id })
                    .help(Remedy::OneTeamEach));
            }
            let what = TeamEcho::AlsoOf { id, team: team.id.clone(), other: other_id };
            notes.push(Echo::OfTeams { what });
        }
    }
    Ok(notes)
}
