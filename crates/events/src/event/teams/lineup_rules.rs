//! Rules on who may play at which board in a line-up.

use crate::event::acts::LineupBreaks;
use crate::event::{BoardOrder, Event, Lined, PairedRound, PlayerId, Round, Team, TeamRules};

/// Returns the rules of the event that a line-up breaks; `guests` allows players of no team.
pub(crate) fn broken(
    event: &Event,
    rules: &TeamRules,
    team: &PlayerId,
    round: Round,
    players: &Lined,
    guests: bool,
) -> Vec<LineupBreaks> {
    let mut broken = Vec::new();
    let there: Vec<&PlayerId> = players.iter().flatten().collect();
    for id in &there {
        broken.extend(belongs(event, rules, team, id, round, guests));
        let away = event.requests.iter().any(|asked| asked.player == **id && asked.round == round);
        let gone = event.player(id).is_some_and(|player| !player.takes_part_in(round));
        if away || gone {
            broken.push(LineupBreaks::Away { id: (*id).clone() });
        }
    }
    broken.extend(order(event, rules, team, &there));
    if let Some(present) = rules.present.filter(|&present| there.len() < usize::from(present)) {
        broken.push(LineupBreaks::TooFew { there: there.len(), present });
    }
    if let Some(most) = rules.reserve_games {
        let own = event.team(team).map_or(&[][..], |team| team.members.as_slice());
        let reserves = own.iter().skip(rules.boards.into());
        for id in reserves.filter(|id| there.contains(id)) {
            if played(event, id, round) >= usize::from(most) {
                broken.push(LineupBreaks::ReserveGames { id: id.clone(), most });
            }
        }
    }
    broken
}

/// Returns the rule that a player breaks by playing for a team other than their own, if any.
fn belongs(
    event: &Event,
    rules: &TeamRules,
    team: &PlayerId,
    id: &PlayerId,
    round: Round,
    guests: bool,
) -> Option<LineupBreaks> {
    let Some(own) = event.team_of(id) else {
        return (!guests).then(|| LineupBreaks::Guest { id: id.clone() });
    };
    if own.id == *team {
        return None;
    }
    let playing = event.team(team)?;
    let same_club = own.is_of_club_of(playing);
    match rules.club_games.filter(|_| same_club) {
        Some(most) => {
            let played = lent(event, rules, own, id, round);
            let own = own.id.clone();
            (played >= usize::from(most)).then(|| LineupBreaks::ClubGames {
                id: id.clone(),
                own,
                most,
            })
        }
        None if playing.members.contains(id) => None,
        None => Some(LineupBreaks::OfOther { id: id.clone(), other: own.id.clone() }),
    }
}

/// Counts the other rounds in which a player plays, or will play, for other teams of the club.
fn lent(event: &Event, rules: &TeamRules, own: &Team, id: &PlayerId, round: Round) -> usize {
    let there = |players: &Lined| players.contains(&Some(id.clone()));
    let other = |team: &PlayerId| {
        *team != own.id && event.team(team).is_some_and(|team| own.is_of_club_of(team))
    };
    let plays = |paired: &PairedRound| {
        paired.matches.iter().any(|one| {
            let seated = event.seated(rules, paired, one);
            [&one.home, &one.away]
                .into_iter()
                .zip(&seated)
                .any(|(team, players)| other(team) && there(players))
        })
    };
    let others = event.rounds.iter().filter(|paired| paired.round != round);
    let played = others.filter(|paired| plays(paired)).count();
    let last = event.last_paired();
    let to_come =
        event.lineups.iter().filter(|lineup| lineup.round > last && lineup.round != round);
    played + to_come.filter(|lineup| other(&lineup.team) && there(&lineup.players)).count()
}

/// Returns the first two players who break the board order of the event, if any.
fn order(
    event: &Event,
    rules: &TeamRules,
    team: &PlayerId,
    there: &[&PlayerId],
) -> Option<LineupBreaks> {
    let mut pairs = there
        .iter()
        .enumerate()
        .flat_map(|(at, first)| there[at + 1..].iter().map(move |second| (*first, *second)));
    match rules.order {
        BoardOrder::Free => None,
        BoardOrder::Members => {
            let place = |id: &PlayerId| event.team(team)?.place_of(id);
            let turned = |(one, other): &(&PlayerId, &PlayerId)| matches!((place(one), place(other)), (Some(a), Some(b)) if a > b);
            let (first, second) = pairs.find(turned)?;
            Some(LineupBreaks::Members { first: first.clone(), second: second.clone() })
        }
        BoardOrder::Rating => {
            let rating = |id: &PlayerId| event.player(id)?.rating;
            pairs.find_map(|(first, second)| {
                let more = rating(second)?.saturating_sub(rating(first)?);
                let (first, second) = (first.clone(), second.clone());
                let margin = rules.rating_margin;
                (more > margin).then_some(LineupBreaks::Rating { first, second, more, margin })
            })
        }
    }
}

/// Counts the other rounds in which a player plays, or will play.
fn played(event: &Event, id: &PlayerId, round: Round) -> usize {
    let others = event.rounds.iter().filter(|paired| paired.round != round);
    let seated = others.filter(|paired| paired.board_of(id).is_some()).count();
    let last = event.last_paired();
    let to_come =
        event.lineups.iter().filter(|lineup| lineup.round > last && lineup.round != round);
    seated + to_come.filter(|lineup| lineup.players.contains(&Some(id.clone()))).count()
}
