//! Absences, late arrivals, withdrawals and returns of teams: each is checked in the team's part of
//! the event.

use draughts_ground::said::Day;

use crate::event::acts::{Echo, Refusal, Refused, Remedy, TeamEcho, TeamRefusal};
use crate::event::people::attendance::{
    around_absence, bye_stays, leaves_after, may_arrive, plays_again, requests_left,
    results_of_leaver, stands_on_no_board,
};
use crate::event::people::byes::{ask, asked_instead, may_ask};
use crate::event::teams::matches::lost_by;
use crate::event::teams::which_team::{find_team, of};
use crate::event::{ByeKind, Event, Part, PlayerId, Round, TeamMatch, WITHDRAWN};

/// Returns the part of the current stage in which a team plays.
fn part_of<'e>(event: &'e Event, team: &PlayerId) -> Option<Part<'e>> {
    let stage = event.current_stage();
    event.parts(stage).into_iter().find(|part| part.event.player(team).is_some())
}

/// Records a team's request for a bye or an absence, or that it plays after all.
///
/// # Errors
///
/// Fails as for a player, by the system in which the team plays.
pub fn request_of_team(
    event: &mut Event,
    team: &str,
    round: Round,
    bye: ByeKind,
) -> Result<Echo, Refused> {
    let id = find_team(event, team)?;
    if round == Round(0) {
        return Err(Refused::new(Refusal::RoundZero));
    }
    if round <= event.last_paired() {
        return Err(Refused::new(Refusal::RoundPaired { round }).help(Remedy::LoseOrUnpair));
    }
    let (stage, _) = event.stage_of_round(round);
    if stage > event.current_stage() {
        // The field of a later stage may not be known yet.
        around_absence(event, stage, |system| Refusal::GivesNoBye { system, bye })?;
        return ask(event, id, round, bye);
    }
    let Some(part) = part_of(event, &id) else {
        return Err(Refused::new(Refusal::NotInRound { id, round }));
    };
    around_absence(&part.event, 0, |system| Refusal::GivesNoBye { system, bye })?;
    may_ask(&part.event, &id, round, bye)?;
    let asked = event.asked(&id, round);
    event.ask(&id, round, bye);
    Ok(asked_instead(id, bye, round, asked))
}

/// Records the first round of a late team.
///
/// # Errors
///
/// Fails as for a player, by the system in which the team plays.
pub fn team_arrives(event: &mut Event, team: &PlayerId, from: Round) -> Result<Echo, Refused> {
    let id = find_team(event, team.as_str())?;
    let Some(part) = part_of(event, &id) else {
        return Err(Refused::new(Refusal::NotInRound { id, round: from }));
    };
    may_arrive(&part.event, &id, from)?;
    if from <= event.last_paired() {
        // Another group has rounds that this one does not have.
        let next = event.last_paired().next();
        return Err(Refused::new(Refusal::RoundPaired { round: from })
            .help(Remedy::FirstToEnter { round: next }));
    }
    let team = event.team_mut(&id).expect("the id is known");
    let wanted = (from > Round(1)).then_some(from);
    let is_same = team.from_round == wanted;
    team.from_round = wanted;
    let name = team.name.clone();
    Ok(Echo::PlaysFrom { id, name, round: from }.as_recorded(is_same))
}

/// Withdraws a team after a round, by default the last one it has played.
///
/// Its later matches in a schedule are lost, and their boards removed.
///
/// # Errors
///
/// Fails as for a player, by the system in which the team plays, or if a match is paired and
/// undecided.
pub fn withdraw_team(
    event: &mut Event,
    team: &str,
    after: Option<Round>,
) -> Result<Vec<Echo>, Refused> {
    let id = find_team(event, team)?;
    let Some(part) = part_of(event, &id) else {
        return Err(Refused::new(Refusal::NotInRound { id, round: event.last_paired() }));
    };
    // A group that has ended has no part in the last rounds of others.
    let last = part.event.last_paired();
    let is_paired = |after: &Round| *after <= event.last_paired();
    let after = after.map(|after| if is_paired(&after) { after.min(last) } else { after });
    let whole = leaves_after(&part.event, &id, after)?;
    let left = part.event.player(&id).and_then(|player| player.withdrawn_after);
    let same = left == Some(whole);
    if !same {
        stands_on_no_board(&part.event, &id, whole).map_err(in_match)?;
    }
    let mut lines = vec![Echo::Withdraws { id: id.clone(), round: whole }.as_recorded(same)];
    if let Some(team) = event.team_mut(&id) {
        team.withdrawn_after = Some(whole);
    }
    let results = results_of_leaver(event, &id).filter(|_| !same);
    if !same {
        lines.extend(bye_stays(event, &id, whole));
        lines.extend(requests_left(event, &id, whole));
    }
    // In a schedule, the team does not play its postponed matches either.
    let is_schedule = event.system_of(event.current_stage()).kind().knows_schedule();
    let (mut alone, mut others) = (Vec::new(), Vec::new());
    for which in 0..event.rounds.len() {
        let paired = &event.rounds[which];
        let round = paired.round;
        let Some(at) = paired.match_of(&id) else { continue };
        let is_left = is_schedule && paired.is_put_off(&paired.matches[at]);
        if paired.has_begun_of(&id) && !same {
            let number = paired.matches[at].number;
            match event.lost_in(paired, &paired.matches[at]).is_empty() {
                true => others.extend(half_played(event, which, at)),
                // Boards that will not be played must not wait for a result.
                false => crate::event::teams::matches::drop_rest(event, which, number),
            }
            continue;
        }
        if paired.has_begun_of(&id) || (round <= whole && !is_left) {
            let is_open = !same && !paired.has_begun_of(&id);
            if is_open && event.lost_in(paired, &paired.matches[at]).is_empty() {
                others.extend(still_open(event, which, at));
            }
            continue;
        }
        let other = paired.matches[at].opponent_of(&id).cloned();
        let gone = |id: &PlayerId| {
            let after = event.team(id).and_then(|team| team.withdrawn_after);
            after.is_some_and(|after| after < round || round <= whole)
        };
        let lost: Vec<PlayerId> =
            [Some(id.clone()), other.filter(gone)].into_iter().flatten().collect();
        // The removed boards had the last day of their postponement.
        let until = paired.boards_of(paired.matches[at].number);
        let until = until.filter_map(|board| board.postponed.as_ref()?.until).max();
        let is_alone = lost.len() == 1;
        let echo = lost_by(event, (which, at), lost, WITHDRAWN);
        let is_new = !matches!(echo, Echo::AsRecorded { .. });
        if is_alone && is_new {
            alone.push((round, echo))
        } else {
            others.push(echo)
        }
        let until = until.filter(|_| is_new).map(Day::of);
        others.extend(until.map(|until| {
            let what = TeamEcho::MatchWasPostponed { round, until };
            Echo::OfTeams { what }
        }));
    }
    lines.extend(in_one(alone, |rounds| TeamEcho::LostLater { id: id.clone(), rounds }));
    lines.extend(others);
    lines.extend(results);
    Ok(lines)
}

/// Rewords a refusal by a part, whose boards are matches.
fn in_match(refused: Refused) -> Refused {
    match *refused.why {
        Refusal::StandsOnBoard { id, board: number, round } => {
            of(TeamRefusal::StandsInMatch { id, number, round }).help(Remedy::LoseMatch { number })
        }
        _ => refused,
    }
}

/// Notes a match before the withdrawal that has open boards and no game that was played.
fn still_open(event: &Event, which: usize, at: usize) -> Option<Echo> {
    let half = half_played(event, which, at)?;
    let Echo::OfTeams { what: TeamEcho::HalfPlayed { round, number, home, away, open } } = half
    else {
        return None;
    };
    Some(Echo::OfTeams { what: TeamEcho::StillOpen { round, number, home, away, open } })
}

/// Notes a match that has both results and open boards.
fn half_played(event: &Event, which: usize, at: usize) -> Option<Echo> {
    let (paired, games) = (&event.rounds[which], event.scoring.games());
    let one = &paired.matches[at];
    let open = paired.boards_of(one.number).filter(|board| !board.is_complete(games)).count();
    let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    let what = TeamEcho::HalfPlayed {
        round: paired.round,
        number: one.number,
        home: name(&one.home),
        away: name(&one.away),
        open,
    };
    (open > 0).then_some(Echo::OfTeams { what })
}

/// Lets a team that withdrew play again: matches lost by the withdrawal are to be played.
///
/// # Errors
///
/// Fails if there is no such team.
pub fn team_comes_back(event: &mut Event, team: &str) -> Result<Vec<Echo>, Refused> {
    let id = find_team(event, team)?;
    let team = event.team_mut(&id).expect("the id is known");
    let Some(after) = team.withdrawn_after.take() else {
        return Ok(vec![Echo::IsIn { id }.as_recorded(true)]);
    };
    let mut said = vec![Echo::IsBack { id: id.clone() }];
    let name = event.name_of(&id).unwrap_or_default().to_owned();
    said.extend(plays_again(event, &id, name));
    let rounds: Vec<Round> = event.rounds.iter().map(|paired| paired.round).collect();
    let mut again = Vec::new();
    for round in rounds {
        let paired = event.round(round).expect("the round is paired");
        // A match paired after the withdrawal may lack a reason.
        let by_leaving = |one: &&TeamMatch| match one.reason.as_deref() {
            Some(reason) => reason == WITHDRAWN,
            None => round > after,
        };
        let lost = paired.matches.iter().enumerate();
        let mut lost = lost.filter(|(_, one)| one.lost.contains(&id) && by_leaving(one));
        if let Some((at, one)) = lost.next() {
            let others: Vec<PlayerId> =
                one.lost.iter().filter(|lost| **lost != id).cloned().collect();
            let number = one.number;
            if !others.is_empty() {
                let which = event.rounds.iter().position(|one| one.round == round);
                let which = which.expect("the round is paired");
                said.push(lost_by(event, (which, at), others, WITHDRAWN));
                continue;
            }
            let clear = crate::event::acts::OfMatch::Clear;
            let cleared = crate::event::acts::of_match(event, round, number, &clear, None)?;
            again.extend(cleared.into_iter().map(|echo| (round, echo)));
        } else if round > after
            && paired.match_of(&id).is_none()
            && !paired.byes.iter().any(|bye| bye.player == id)
        {
            // The missed rounds remain missed.
            let bye = crate::event::Bye { player: id.clone(), bye: ByeKind::Absent, note: None };
            event.round_mut(round).expect("the round is paired").add_byes([bye]);
        }
    }
    said.extend(in_one(again, |rounds| TeamEcho::PlayedLater { id: id.clone(), rounds }));
    Ok(said)
}

/// Reports the matches of several rounds in one line; a single one is reported unchanged.
fn in_one(said: Vec<(Round, Echo)>, all: impl Fn(Vec<Round>) -> TeamEcho) -> Vec<Echo> {
    match said.len() {
        0 | 1 => said.into_iter().map(|(_, echo)| echo).collect(),
        _ => {
            let rounds = said.into_iter().map(|(round, _)| round).collect();
            vec![Echo::OfTeams { what: all(rounds) }]
        }
    }
}

impl crate::event::PairedRound {
    /// Returns whether all boards of a match are postponed.
    fn is_put_off(&self, one: &TeamMatch) -> bool {
        let mut boards = self.boards_of(one.number).peekable();
        boards.peek().is_some() && boards.all(|board| board.postponed.is_some())
    }

    /// Returns whether a board of a team's match has a result.
    fn has_begun_of(&self, team: &PlayerId) -> bool {
        let number = self.match_of(team).map(|at| self.matches[at].number);
        let mut boards = number.into_iter().flat_map(|number| self.boards_of(number));
        boards.any(|board| board.result.iter().any(|outcome| outcome.is_final()))
    }
}
