//! Acts on attendance: late comers, byes, withdrawals, postponed games.

use super::lines;
use crate::Error;
use crate::event::{Line, team_acts};
use draughts_events::event::acts::{self, Refusal, Refused, Spot};
use draughts_events::event::{ByeKind, Event, Postponed, Round, TeamMatch};
use draughts_events::pairing;

/// Lets a player start in a later round, by default the next one to be paired.
pub(super) fn late(
    event: &mut Event,
    player: &str,
    from: Option<Round>,
) -> Result<Vec<Line>, Error> {
    let from = from.unwrap_or(event.last_paired().next());
    let team = acts::as_team(event, player);
    let late = match &team {
        Some(team) => acts::team_arrives(event, team, from)?,
        None => acts::arrive_late(event, player, from)?,
    };
    // An earlier request for an absence in that round no longer applies.
    let asked = event.requests.len();
    let plays = acts::cancel_request(event, player, from)?;
    let gone = (event.requests.len() < asked).then(|| Line::of(&plays));
    Ok([Line::of(&late)].into_iter().chain(gone).collect())
}

pub(super) fn meet_bye(
    event: &mut Event,
    player: &str,
    reason: Option<&str>,
) -> Result<Vec<Line>, Error> {
    let said = pairing::meet_bye(event, player, reason)?;
    let team = acts::as_team(event, player);
    let is_its = |one: &TeamMatch| team.as_ref().is_some_and(|team| one.has(team));
    Ok(team_acts::of_matches(event, event.last_paired(), is_its, &said))
}

/// Requests byes or absences, or cancels them; without rounds, in the next one.
pub(super) fn ask(
    event: &mut Event,
    player: &str,
    kind: ByeKind,
    rounds: &[Round],
    cancel: bool,
) -> Result<Vec<Line>, Error> {
    let next = [event.last_paired().next()];
    let rounds = if rounds.is_empty() { &next } else { rounds };
    let mut one = |&round: &Round| {
        let done = match cancel {
            true => acts::cancel_request(event, player, round),
            false if acts::as_team(event, player).is_some() => {
                acts::request_of_team(event, player, round, kind)
            }
            false => acts::request(event, player, round, kind),
        };
        done.map(|echo| Line::of(&echo))
    };
    Ok(rounds.iter().map(&mut one).collect::<Result<_, Refused>>()?)
}

pub(super) fn withdraw(
    event: &mut Event,
    player: &str,
    after: Option<Round>,
) -> Result<Vec<Line>, Error> {
    Ok(lines(&match acts::as_team(event, player) {
        Some(team) => acts::withdraw_team(event, team.as_str(), after)?,
        None => acts::withdraw(event, player, after)?,
    }))
}

pub(super) fn come_back(event: &mut Event, player: &str) -> Result<Vec<Line>, Error> {
    Ok(lines(&match acts::as_team(event, player) {
        Some(team) => acts::team_comes_back(event, team.as_str())?,
        None => acts::come_back(event, player)?,
    }))
}

pub(super) fn postpone(
    event: &mut Event,
    round: Option<Round>,
    boards: &[String],
    postponed: &Postponed,
) -> Result<Vec<Line>, Error> {
    let (round, spots) = spots(event, boards, round)?;
    Ok(lines(&acts::postpone(event, round, &spots, postponed)?))
}

pub(super) fn adjourn(
    event: &mut Event,
    round: Option<Round>,
    boards: &[String],
) -> Result<Vec<Line>, Error> {
    let (round, spots) = spots(event, boards, round)?;
    Ok(lines(&acts::adjourn(event, round, &spots)?))
}

/// Parses boards as typed, and returns them with the round they are in.
fn spots(
    event: &Event,
    boards: &[String],
    round: Option<Round>,
) -> Result<(Round, Vec<Spot>), Refused> {
    let spot = |said: &String| {
        let no = |_| Refused::new(Refusal::NoSpot { said: said.clone() });
        said.parse::<Spot>().map(|spot| spot.settled(event)).map_err(no)
    };
    let spots = boards.iter().map(spot).collect::<Result<Vec<_>, _>>()?;
    let meant = || acts::round_of_boards(event, spots.iter().map(|spot| &spot.whose));
    Ok((round.map_or_else(meant, Ok)?, spots))
}
