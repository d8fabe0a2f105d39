//! Players who come into an event of teams as members of one.

use crate::event::{Event, PlayerDocument, PlayerId};

use super::team::members_may;
use super::which_team::find_team;
use super::{Added, Refused};

/// Where teams meet, the team that is named with a player, who is then its member.
pub(super) fn team_of(
    event: &Event,
    player: &mut PlayerDocument,
) -> Result<Option<PlayerId>, Refused> {
    let named = player.team.take_if(|_| event.is_of_teams());
    named.map(|team| team_called(event, &team)).transpose()
}

/// The team of a name or an id.
fn team_called(event: &Event, word: &str) -> Result<PlayerId, Refused> {
    let lower = word.trim().to_lowercase();
    let named = event.teams.iter().find(|team| team.name.to_lowercase() == lower);
    named.map_or_else(|| find_team(event, word.trim()), |team| Ok(team.id.clone()))
}

/// Makes somebody a member of a team, who is in none.
pub(super) fn join(event: &mut Event, done: &mut Added, team: Option<&PlayerId>, id: &PlayerId) {
    let Some(team) = team.filter(|_| event.team_of(id).is_none()) else { return };
    let Some(own) = event.team_mut(team) else { return };
    own.members.push(id.clone());
    match done.joined.iter_mut().find(|(one, _)| one == team) {
        Some((_, members)) => members.push(id.clone()),
        None => done.joined.push((team.clone(), vec![id.clone()])),
    }
}

/// Sees that those who have joined teams may be their members.
pub(super) fn may_join(event: &Event, done: &Added) -> Result<(), Refused> {
    for (team, members) in &done.joined {
        if let Some(at) = event.teams.iter().position(|one| one.id == *team) {
            members_may(event, at, members)?;
        }
    }
    Ok(())
}
