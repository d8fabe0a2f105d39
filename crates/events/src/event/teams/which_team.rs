//! Finding the team that was typed, and checking that the event is a team event.

use crate::event::acts::{Refusal, Refused, Remedy, TeamRefusal, known};
use crate::event::games::folded;
use crate::event::{Event, PlayerId, Team, TeamRules};

/// The most teams that a refusal lists.
const MOST_LISTED: usize = 12;

/// Returns the rules of the team matches.
///
/// # Errors
///
/// Fails if the event is not a team event.
pub(crate) fn rules_of(event: &Event) -> Result<&TeamRules, Refused> {
    event
        .team_match
        .as_ref()
        .ok_or_else(|| of(TeamRefusal::NotOfTeams).help(Remedy::BeginWithTeams))
}

/// Creates a refusal of an act on teams.
pub(crate) fn of(why: TeamRefusal) -> Refused {
    Refused::new(Refusal::OfTeams { why })
}

/// Returns the ID of a team in the spelling of the event.
///
/// # Errors
///
/// Fails if there is no such team; the refusal names the teams that may be meant.
pub fn find_team(event: &Event, word: &str) -> Result<PlayerId, Refused> {
    rules_of(event)?;
    let is_it = |team: &&Team| team.id.as_str().eq_ignore_ascii_case(word);
    if let Some(team) = event.teams.iter().find(is_it).or_else(|| called(event, word)) {
        return Ok(team.id.clone());
    }
    if event.teams.is_empty() {
        return Err(
            of(TeamRefusal::NoTeams).help(Remedy::AddTeam { players: !event.players.is_empty() })
        );
    }
    let named = |team: &Team| format!("{} {}", team.id, team.name);
    let so_called: Vec<&Team> =
        event.teams.iter().filter(|team| folded(&team.name) == folded(word)).collect();
    if let [first, _, ..] = so_called.as_slice() {
        let teams = so_called.iter().take(MOST_LISTED).map(|team| named(team)).collect();
        let why = of(TeamRefusal::WhichTeam { word: word.to_owned(), teams });
        return Err(why.help(Remedy::WriteId { id: first.id.clone(), several: true }));
    }
    let lower = word.trim().to_lowercase();
    let holds = |team: &&Team| !lower.is_empty() && team.name.to_lowercase().contains(&lower);
    let mut may_be: Vec<&Team> = event.teams.iter().filter(holds).collect();
    if may_be.is_empty() {
        let names = event.teams.iter().map(|team| team.name.as_str());
        let near = crate::diag::nearest(word, names);
        may_be = event.teams.iter().filter(|team| Some(team.name.as_str()) == near).collect();
    }
    let more = may_be.len().saturating_sub(MOST_LISTED);
    let listed = may_be.iter().take(MOST_LISTED);
    let teams: Vec<String> = listed.map(|team| named(team)).collect();
    let teams = (!teams.is_empty()).then_some(teams);
    let refused = of(TeamRefusal::NoTeam { word: word.to_owned(), teams, more });
    Err(match may_be.as_slice() {
        [] => refused.help(Remedy::ListTeams),
        [first, ..] => {
            let (id, several) = (first.id.clone(), may_be.len() > 1);
            refused.help(Remedy::WriteId { id, several })
        }
    })
}

/// Returns the only team with this name.
fn called<'e>(event: &'e Event, word: &str) -> Option<&'e Team> {
    let wanted = folded(word);
    let mut named = event.teams.iter().filter(|team| folded(&team.name) == wanted);
    named.next().filter(|_| named.next().is_none() && !wanted.is_empty())
}

/// Returns the ID of a player or, in a team event, of a team.
///
/// # Errors
///
/// Fails if there is no such ID.
pub fn competitor(event: &Event, word: &str) -> Result<PlayerId, Refused> {
    if !event.is_of_teams() {
        return known(event, word);
    }
    find_team(event, word).or_else(|no_team| known(event, word).map_err(|_| no_team))
}

/// Returns the team with this ID or whole name, unless it is the ID of a player.
pub fn as_team(event: &Event, word: &str) -> Option<PlayerId> {
    let is_it = |team: &&Team| team.id.as_str().eq_ignore_ascii_case(word);
    let is_player = || event.players.iter().any(|one| one.id.as_str().eq_ignore_ascii_case(word));
    let team = event.teams.iter().find(is_it);
    team.or_else(|| called(event, word).filter(|_| !is_player())).map(|team| team.id.clone())
}
