//! Points are given or taken by the arbiters.

use crate::event::{Award, Event, Round, SchemaVersion, check};

use super::team::{competitor, of};
use super::{Echo, Refusal, Refused, Remedy, TeamEcho, TeamRefusal};

/// Gives points, or takes them. Said again for the same round, what is given now replaces what was
/// given before.
///
/// # Errors
///
/// Nobody of this id, a round that is not paired, no points, those of another kind of event, or no
/// reason.
pub fn award(event: &mut Event, given: Award) -> Result<Vec<Echo>, Refused> {
    let zero = crate::event::Points::ZERO;
    let of_teams = event.is_of_teams();
    let of_player = given.points != zero;
    let of_team = given.match_points != zero || given.board_points != zero;
    if !of_player && !of_team {
        return Err(of(TeamRefusal::NoPointsGiven));
    }
    if (of_teams && of_player) || (!of_teams && of_team) {
        return Err(of(TeamRefusal::OtherPoints { teams: of_teams }));
    }
    if given.reason.is_none() {
        return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason));
    }
    if given.round > event.last_paired() {
        return Err(Refused::new(Refusal::RoundNotPaired { round: given.round })
            .help(Remedy::PairedSoFar { rounds: event.rounds.len() }));
    }
    let mut changed = event.clone();
    let mut said: Vec<Echo> = second_version(&mut changed).into_iter().collect();
    let what = TeamEcho::awarded(&given);
    let is_it = |one: &&mut Award| one.to == given.to && one.round == given.round;
    let same = match changed.awards.iter_mut().find(is_it) {
        Some(there) => {
            let same = *there == given;
            *there = given;
            same
        }
        None => {
            changed.awards.push(given);
            false
        }
    };
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    said.insert(0, Echo::OfTeams { what }.as_recorded(same));
    Ok(said)
}

/// Takes back what was given in a round.
///
/// # Errors
///
/// Nobody of this id, or nothing was given.
pub fn take_back(event: &mut Event, to: &str, round: Round) -> Result<Echo, Refused> {
    let id = competitor(event, to)?;
    let before = event.awards.len();
    event.awards.retain(|award| award.to != id || award.round != round);
    if event.awards.len() == before {
        return Err(of(TeamRefusal::NothingAwarded { id, round }));
    }
    Ok(Echo::OfTeams { what: TeamEcho::AwardGone { id, round } })
}

/// The event has what only files of the second version hold.
pub(super) fn second_version(event: &mut Event) -> Option<Echo> {
    if event.schema >= SchemaVersion::V2 {
        return None;
    }
    event.schema = SchemaVersion::V2;
    Some(Echo::OfTeams { what: TeamEcho::SchemaTwo })
}
