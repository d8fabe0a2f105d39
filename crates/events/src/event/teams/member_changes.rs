//! Updates the boards of later rounds when the members of a team change: a schedule is paired long
//! before its line-ups are known.

use draughts_ground::said::Told;

use crate::event::acts::{Echo, TeamEcho};
use crate::event::teams::lineup::{names, reseat};
use crate::event::{Event, Lined, Lineup, PairedRound, PlayerId, Round, TeamMatch};

/// Reseats a team in paired rounds after `after` when its members change.
///
/// This affects boards that have not begun, if the team has handed in no line-up for them. It
/// applies if the first members sat there, or somebody who is no longer a member or is absent.
/// `before` is the event before the change.
pub(crate) fn follow_members(
    before: &Event,
    event: &mut Event,
    team: &PlayerId,
    after: Round,
) -> Vec<Echo> {
    let Some(rules) = event.team_match.clone() else { return Vec::new() };
    let mut seated: Vec<(Vec<Round>, Lined)> = Vec::new();
    let mut named: Vec<(PlayerId, Vec<Round>)> = Vec::new();
    let rounds: Vec<Round> = event.rounds.iter().map(|paired| paired.round).collect();
    for round in rounds.into_iter().filter(|round| *round > after) {
        let Some(paired) = event.round(round) else { continue };
        let Some(one) = paired.match_of(team).map(|at| &paired.matches[at]) else { continue };
        if !one.lost.is_empty() || has_begun(paired, one) {
            continue;
        }
        let [home, away] = event.seated(&rules, paired, one);
        let own = if one.home == *team { home } else { away };
        let is_stale = |id: &PlayerId| {
            let is_member = event.team(team).is_some_and(|team| team.members.contains(id));
            let was_member = before.team(team).is_some_and(|team| team.members.contains(id));
            let is_there = event.player(id).is_some_and(|player| player.takes_part_in(round));
            !is_there || (was_member && !is_member)
        };
        if event.handed_in(team, round).is_some() {
            for id in own.iter().flatten().filter(|id| is_stale(id)) {
                match named.iter_mut().find(|(one, _)| one == id) {
                    Some((_, rounds)) => rounds.push(round),
                    None => named.push((id.clone(), vec![round])),
                }
            }
            continue;
        }
        let by_members = own == before.line_up(&rules, team, round);
        if !by_members && !own.iter().flatten().any(is_stale) {
            continue;
        }
        let players = event.line_up(&rules, team, round);
        // Nothing has been played on these boards, so no result can be lost.
        if players == own || reseat(event, &rules, team, round, players.clone(), false).is_err() {
            continue;
        }
        match seated.last_mut() {
            Some((rounds, same)) if *same == players => rounds.push(round),
            _ => seated.push((vec![round], players)),
        }
    }
    let name = event.name_of(team).unwrap_or_default().to_owned();
    let mut said: Vec<Echo> = Vec::new();
    for (rounds, players) in seated {
        let (id, name, players) = (team.clone(), name.clone(), names(event, &players));
        let several = rounds.len() > 1;
        let what = TeamEcho::SeatedLater { id, name, rounds, several, players };
        said.push(Echo::OfTeams { what });
    }
    said.extend(named.into_iter().map(|(id, rounds)| {
        let several = rounds.len() > 1;
        let what = TeamEcho::StillLined { id, team: team.clone(), rounds, several }.said();
        Echo::Note { what }
    }));
    said
}

/// Returns the line-ups, as played, of the rounds in which a leaving member sat, so that the event
/// still knows for whom they played.
pub(crate) fn line_ups_of_leavers(
    event: &Event,
    team: &PlayerId,
    leaving: &[PlayerId],
) -> Vec<Lineup> {
    let Some(rules) = &event.team_match else { return Vec::new() };
    let line_up = |paired: &PairedRound| {
        let one = paired.match_of(team).map(|at| &paired.matches[at])?;
        if !has_begun(paired, one) || event.handed_in(team, paired.round).is_some() {
            return None;
        }
        let [home, away] = event.seated(rules, paired, one);
        let players = if one.home == *team { home } else { away };
        let is_in_it = players.iter().flatten().any(|id| leaving.contains(id));
        let (team, round) = (team.clone(), paired.round);
        is_in_it.then_some(Lineup { team, round, players, reason: None })
    };
    event.rounds.iter().filter_map(line_up).collect()
}

/// Returns whether a board of a match has been played, or was decided without play.
fn has_begun(paired: &PairedRound, one: &TeamMatch) -> bool {
    paired.boards_of(one.number).any(|board| board.result.iter().any(|result| result.is_final()))
}
