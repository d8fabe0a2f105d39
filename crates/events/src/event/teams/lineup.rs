//! Line-ups handed in: the players at the boards of a team match.

use std::collections::HashSet;

use draughts_ground::said::{Sentences, Told};
use serde::{Deserialize, Serialize};

use crate::event::acts::{Echo, Refusal, Refused, Remedy, TeamEcho, TeamRefusal, known};
use crate::event::teams::lineup_rules::broken;
use crate::event::teams::which_team::{find_team, of, rules_of};
use crate::event::{Event, Lined, Lineup, Outcome, PlayerId, Round, TeamRules};

/// The sign for a board that remains empty.
pub const EMPTY: &str = "-";

/// A line-up as handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandedIn {
    /// The team.
    pub team: String,
    /// The round.
    pub round: Round,
    /// The player of each board, board 1 first; `-` for a board that remains empty.
    pub players: Vec<String>,
}

/// Permissions to accept a line-up against the rules.
#[derive(Debug, Clone, Copy, Default)]
pub struct Leave<'a> {
    /// Whether players without a team may play.
    pub guests: bool,
    /// Whether to ignore the rules and the results already entered.
    pub force: bool,
    /// The reason.
    pub reason: Option<&'a str>,
}

/// Hands in a line-up.
///
/// Before the round is paired it is stored; afterwards its players are seated at the boards of
/// their match.
///
/// Boards whose players do not change keep their results. A board with a result that gets another
/// player loses the result, which has to be forced.
///
/// # Errors
///
/// Fails if there is no such team or player, if a player plays elsewhere in the round, or if the
/// numbers of players and boards differ. Unless forced, it also fails if a rule of the event is
/// broken or a result would be lost.
pub fn hand_in(
    event: &mut Event,
    handed: &HandedIn,
    leave: Leave<'_>,
) -> Result<Vec<Echo>, Refused> {
    let rules = rules_of(event)?.clone();
    let team = find_team(event, &handed.team)?;
    let round = handed.round;
    if round == Round(0) {
        return Err(Refused::new(Refusal::RoundZero));
    }
    if let Some(rounds) = event.last_planned_round().filter(|&last| round > last) {
        return Err(Refused::new(Refusal::NoSuchRound { round, rounds: rounds.0 }));
    }
    if let Some(after) = event.team(&team).and_then(|team| team.withdrawn_after)
        && round > after
    {
        return Err(Refused::new(Refusal::HasWithdrawn { id: team, round: after }));
    }
    if leave.force && leave.reason.is_none() {
        return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason));
    }
    // Empty boards must be stated; an empty list is not enough.
    if handed.players.is_empty() {
        return Err(of(TeamRefusal::LineupEmpty).help(Remedy::NameLineup));
    }
    let players = players(event, &rules, handed)?;
    elsewhere(event, &team, round, &players)?;
    let rules_broken = broken(event, &rules, &team, round, &players, leave.guests);
    if !rules_broken.is_empty() && !leave.force {
        let rules = Sentences::listed(rules_broken.iter().map(Told::said).collect());
        return Err(of(TeamRefusal::Breaks { team, round, rules }).help(Remedy::ForceLineup));
    }
    let mut changed = event.clone();
    let reason = leave.reason.map(str::to_owned);
    let lineup = Lineup { team: team.clone(), round, players: players.clone(), reason };
    let same = !changed.hand_in(lineup);
    let name = event.name_of(&team).unwrap_or_default().to_owned();
    let names = names(event, &players);
    let empty = stays_empty(event, &team, round, &handed.players);
    let mut said = Vec::new();
    if round > event.last_paired() {
        let what = TeamEcho::Lineup { id: team, name, round, players: names };
        said.push(Echo::OfTeams { what }.as_recorded(same));
    } else {
        let Reseated { number, gone, reopened } =
            reseat(&mut changed, &rules, &team, round, players, leave.force)?;
        let same = *event == changed;
        let what = TeamEcho::Seated { id: team, name, round, number, players: names };
        said.push(Echo::OfTeams { what }.as_recorded(same));
        let gone = gone.into_iter().map(|board| TeamEcho::ResultGone { round, board });
        said.extend(gone.map(|what| Echo::OfTeams { what }));
        said.extend(open_again(&changed, round, number, reopened));
    }
    said.extend(rules_broken.iter().map(|one| Echo::Note { what: one.said() }));
    let unchanged = said.first().is_some_and(|echo| matches!(echo, Echo::AsRecorded { .. }));
    said.extend(empty.filter(|_| !unchanged));
    *event = changed;
    Ok(said)
}

/// Notes the boards of a match that were lost by forfeit and are to be played now.
fn open_again(event: &Event, round: Round, number: u16, seats: Vec<u16>) -> Option<Echo> {
    let paired = event.round(round).filter(|_| !seats.is_empty())?;
    let one = paired.matches.iter().find(|one| one.number == number)?;
    let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    let what = TeamEcho::OpenAgain {
        round,
        several: seats.len() > 1,
        seats,
        home: name(&one.home),
        away: name(&one.away),
        stands: event.match_score(paired, one).unwrap_or_default().to_string(),
    };
    Some(Echo::Note { what: what.said() })
}

/// Notes the boards of a line-up that remain empty.
fn stays_empty(event: &Event, team: &PlayerId, round: Round, players: &[String]) -> Option<Echo> {
    let empty = (1..).zip(players).filter(|(_, word)| *word == EMPTY);
    let seats: Vec<u16> = empty.map(|(seat, _)| seat).collect();
    let name = event.name_of(team).unwrap_or_default().to_owned();
    if seats.is_empty() {
        return None;
    }
    let what = TeamEcho::StaysEmpty { name, round, several: seats.len() > 1, seats };
    Some(Echo::Note { what: what.said() })
}

/// Notes the empty boards of a team in its current match, if that has not begun.
pub fn still_empty(event: &Event, team: &PlayerId) -> Option<Echo> {
    let rules = event.team_match.as_ref()?;
    let round = crate::event::acts::round_in_play(event).ok()?;
    let paired = event.round(round)?;
    let one = &paired.matches[paired.match_of(team)?];
    let is_played = |board: &crate::event::Board| board.result.iter().any(|one| one.is_final());
    if paired.boards_of(one.number).any(is_played) || !one.lost.is_empty() || one.score.is_some() {
        return None;
    }
    let [home, away] = event.seated(rules, paired, one);
    let own = if one.home == *team { home } else { away };
    let empty = (1..).zip(&own).filter(|(_, player)| player.is_none());
    let seats: Vec<u16> = empty.map(|(seat, _)| seat).collect();
    if seats.is_empty() {
        return None;
    }
    let (id, name) = (team.clone(), event.name_of(team).unwrap_or_default().to_owned());
    let what = TeamEcho::StillEmpty { id, name, round, several: seats.len() > 1, seats };
    Some(Echo::Note { what: what.said() })
}

/// Returns the players of a line-up, one entry per board; `None` for a board that remains empty.
fn players(event: &Event, rules: &TeamRules, handed: &HandedIn) -> Result<Lined, Refused> {
    let boards = rules.boards;
    if handed.players.len() > usize::from(boards) {
        let players = handed.players.len();
        return Err(of(TeamRefusal::LineupTooLong { players, boards }));
    }
    // A captain who forgets a name does not mean to forfeit the board.
    if handed.players.len() < usize::from(boards) {
        let players = handed.players.len();
        return Err(of(TeamRefusal::LineupTooShort { players, boards }).help(Remedy::NameLineup));
    }
    let mut named: HashSet<PlayerId> = HashSet::new();
    let mut lined: Lined = Vec::new();
    for word in &handed.players {
        if word == EMPTY {
            lined.push(None);
            continue;
        }
        let id = known(event, word)?;
        if !named.insert(id.clone()) {
            return Err(Refused::new(Refusal::NamedTwice { id }));
        }
        lined.push(Some(id));
    }
    Ok(lined)
}

/// Fails if a player plays for another team in the round.
fn elsewhere(event: &Event, team: &PlayerId, round: Round, players: &Lined) -> Result<(), Refused> {
    let refuse = |id: &PlayerId, other: &PlayerId| {
        let (id, other) = (id.clone(), other.clone());
        let help = Remedy::HandInLineup { team: other.clone(), round };
        Err(of(TeamRefusal::PlaysFor { id, round, other }).help(help))
    };
    let handed = event.lineups.iter().filter(|one| one.round == round && one.team != *team);
    for other in handed {
        if let Some(id) =
            players.iter().flatten().find(|id| other.players.contains(&Some((*id).clone())))
        {
            return refuse(id, &other.team);
        }
    }
    let (Some(rules), Some(paired)) = (&event.team_match, event.round(round)) else {
        return Ok(());
    };
    for one in &paired.matches {
        for (other, seated) in
            [&one.home, &one.away].into_iter().zip(event.seated(rules, paired, one))
        {
            if other == team {
                continue;
            }
            if let Some(id) =
                players.iter().flatten().find(|id| seated.contains(&Some((*id).clone())))
            {
                return refuse(id, other);
            }
        }
    }
    Ok(())
}

/// The effect of a line-up on a match that is paired.
pub(crate) struct Reseated {
    /// The number of the match.
    number: u16,
    /// The boards whose results are lost.
    gone: Vec<u16>,
    /// The boards of a match in play that were lost by forfeit, because a team had nobody there,
    /// and are to be played now.
    reopened: Vec<u16>,
}

/// Seats players of a team at the boards of its match in a paired round.
pub(crate) fn reseat(
    event: &mut Event,
    rules: &TeamRules,
    team: &PlayerId,
    round: Round,
    players: Lined,
    force: bool,
) -> Result<Reseated, Refused> {
    let paired = event.round(round).expect("the round is paired");
    let Some(at) = paired.match_of(team) else {
        return Err(of(TeamRefusal::NoMatchOf { id: team.clone(), round }));
    };
    let one = &paired.matches[at];
    let number = one.number;
    if !one.lost.is_empty() && paired.boards_of(number).next().is_none() {
        let has_left =
            |id: &PlayerId| event.team(id).is_some_and(|team| team.withdrawn_after.is_some());
        let why = of(TeamRefusal::LineupOfLost { round, number, teams: one.lost.clone() });
        return Err(match one.lost.iter().any(has_left) {
            true => why,
            false => why.help(Remedy::TakeMatchBack { round, number }),
        });
    }
    let [home, away] = event.seated(rules, paired, one);
    let (home, away) = if one.home == *team { (players, away) } else { (home, players) };
    let (mut boards, vacant) = event.seat_players(rules, one, home, away);
    let mut gone = Vec::new();
    for before in paired.boards_of(number) {
        let stays = boards.iter_mut().find(|board| board.seat == before.seat);
        match stays {
            Some(board) if same_two(board, before) => *board = before.clone(),
            stays => {
                let put_off = before.result.iter().all(|one| *one == Outcome::Adjourned);
                if !put_off {
                    gone.push(before.board);
                } else if let Some(board) = stays {
                    // The postponement remains, whoever plays the board.
                    board.result.clone_from(&before.result);
                    board.postponed.clone_from(&before.postponed);
                }
            }
        }
    }
    if !gone.is_empty() && !force {
        return Err(
            of(TeamRefusal::LineupPlayed { number, boards: gone }).help(Remedy::ForceLineup)
        );
    }
    let is_played =
        |board: &crate::event::Board| board.result.iter().any(|outcome| outcome.is_final());
    let has_begun = paired.boards_of(number).any(is_played);
    let was_lost = one.vacant.iter().filter(|one| one.home.is_some() || one.away.is_some());
    let reopened = was_lost
        .map(|vacant| vacant.seat)
        .filter(|seat| has_begun && boards.iter().any(|board| board.seat == Some(*seat)))
        .collect();
    let paired = event.round_mut(round).expect("the round is paired");
    paired.matches_mut()[at].put_vacant(vacant);
    paired.remove_boards(|board| board.in_match == Some(number));
    paired.insert_boards(boards);
    Ok(Reseated { number, gone, reopened })
}

/// Returns whether the same two players sit at both boards, in any colours.
fn same_two(one: &crate::event::Board, other: &crate::event::Board) -> bool {
    other.has(&one.white) && other.has(&one.black)
}

/// Returns the players of a line-up by board: `1 Ash; 2 -`.
pub(crate) fn names(event: &Event, players: &Lined) -> String {
    let named = |(seat, player): (usize, &Option<PlayerId>)| match player {
        Some(id) => format!("{seat} {}", crate::event::acts::echo::called(&event.players, id)),
        None => format!("{seat} {EMPTY}"),
    };
    (1..).zip(players).map(named).collect::<Vec<_>>().join("; ")
}
