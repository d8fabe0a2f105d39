//! Pairing of a late player with the player who has the bye.

use crate::event::acts::{Echo, Refusal, Refused, Remedy, approve, as_team, known, new_problems};
use crate::event::{Board, Bye, ByeKind, Event, PlayerId, Round};
use crate::swiss::{color, system};

use super::field::{field, places};
use super::{listed, numbers};

/// Pairs a late player with the player who has the pairing-allocated bye of the last paired round
/// and has agreed to it (FIDE C.04.2, 4.4).
///
/// The bye and its points are removed. The new game counts in both colour histories; its colours
/// follow the event's pairing system (C.04.3, 5.2; for teams C.04.6, 4.3), or C.04.3 if it has
/// none.
///
/// # Errors
///
/// Fails if:
///
/// - nobody has the bye, or it was requested;
/// - the player has a place in the round, or asked not to play it;
/// - the two have met, or are kept apart.
pub fn pair_with_bye(
    event: &mut Event,
    player: &str,
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    if let Some(team) = as_team(event, player) {
        return team_meets_bye(event, &team, reason);
    }
    let id = known(event, player)?;
    let system = event.system.kind();
    if !system.allows_absences() {
        return Err(
            Refused::new(Refusal::AdmitsNobodyLater { system }).help(Remedy::PostponeOrForfeit)
        );
    }
    let round = event.last_paired();
    let host = bye_opponent(event, round, &id)?;
    let mut changed = event.clone();
    let comes = changed.player_mut(&id).expect("the id is known");
    let is_earlier = comes.from_round.is_some_and(|from| from > round);
    if is_earlier {
        comes.play_from(round);
    }
    if !changed.players.iter().all(|player| player.number.is_some()) {
        numbers::append(&mut changed)?;
    }
    let paired = changed.round_mut(round).expect("it is the last that is paired");
    paired.remove_byes(|bye| bye.player == host || bye.player == id);
    let taken = paired.boards.iter().map(|board| board.board).collect();
    let number = event.board_numbers(&[(host.clone(), id.clone())], taken)[0];
    paired.insert_boards([Board::for_late_player(number, host.clone(), id.clone(), reason)]);
    let (white, black) = colors(&changed, round, &host, &id)?;
    let paired = changed.round_mut(round).expect("it is the last that is paired");
    let board = paired.board_mut(number).expect("it was just put there");
    board.seat(white, black);
    let mut said = vec![Echo::seated(&event.players, round, board)];
    said.push(Echo::GivesByeUp { round, id: host });
    let name = event.player(&id).map_or_else(String::new, |player| player.name.clone());
    said.extend(is_earlier.then_some(Echo::PlaysFrom { id, name, round }));
    said.extend(approve(new_problems(event, &changed), false).map_err(|mut refused| {
        refused.remedy = Some(Box::new(Remedy::ComeLater { round: round.next() }));
        refused
    })?);
    *event = changed;
    Ok(said)
}

/// Pairs a late team in this way, in the part in which it plays.
fn team_meets_bye(
    event: &mut Event,
    id: &PlayerId,
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    let round = event.last_paired();
    let mut changed = event.clone();
    if changed.rounds.is_empty() {
        return Err(Refused::new(Refusal::NoRoundPaired).help(Remedy::PairFirst));
    }
    // Members who came into the event with the team are present with it.
    let members = changed.team(id).map(|team| team.members.clone()).unwrap_or_default();
    let own = changed.players_mut().iter_mut().filter(|player| members.contains(&player.id));
    for player in own.filter(|player| player.from_round.is_some_and(|from| from > round)) {
        player.play_from(round);
    }
    let said =
        super::by_hand::change(&mut changed, round, |own, _| match own.player(id).is_some() {
            true => pair_with_bye(own, id.as_str(), reason),
            false => Ok(Vec::new()),
        })?;
    let last = changed.teams.iter().filter_map(|team| team.number).max().unwrap_or(0);
    let team = changed.team_mut(id).expect("the id is known");
    if last > 0 {
        team.number = team.number.or_else(|| last.checked_add(1));
    }
    if team.from_round.is_some_and(|from| from > round) {
        team.from_round = (round > Round(1)).then_some(round);
    }
    *event = changed;
    Ok(said)
}

/// Returns the player with the bye, if the late player may meet somebody in this round.
fn bye_opponent(event: &Event, round: Round, id: &PlayerId) -> Result<PlayerId, Refused> {
    let Some(paired) = event.round(round) else {
        return Err(Refused::new(Refusal::NoRoundPaired).help(Remedy::PairFirst));
    };
    let refuse = |why: Refusal| Err(Refused::new(why));
    let later = Remedy::ComeLater { round: round.next() };
    let player = event.player(id).expect("the id is known");
    if player.withdrawn_after.is_some_and(|after| after < round) {
        let why = Refusal::HasWithdrawn {
            id: id.clone(),
            round: player.withdrawn_after.unwrap_or_default(),
        };
        return Err(Refused::new(why).help(Remedy::Return { id: id.clone() }));
    }
    let has_played = event.rounds.iter().any(|round| round.board_of(id).is_some());
    let last = event.attendance.late_entry_until.filter(|&last| round > last && !has_played);
    if let Some(last) = last {
        return refuse(Refusal::EntryClosed { round: last });
    }
    if paired.board_of(id).is_some() {
        return refuse(Refusal::PairedInRound { id: id.clone(), round });
    }
    let asked = |bye: &Bye| match bye.bye {
        ByeKind::HalfPoint | ByeKind::FullPoint => true,
        ByeKind::PairingAllocated | ByeKind::Absent => false,
    };
    match paired.byes.iter().find(|bye| bye.player == *id) {
        Some(bye) if bye.bye == ByeKind::PairingAllocated => {
            return refuse(Refusal::HasTheBye { id: id.clone(), round });
        }
        Some(bye) if asked(bye) => {
            return refuse(Refusal::ByeAskedFor { id: id.clone(), round, bye: bye.bye });
        }
        Some(_) | None => {}
    }
    let allocated = paired.byes.iter().find(|bye| bye.bye == ByeKind::PairingAllocated);
    match (allocated, paired.byes.iter().find(|bye| asked(bye))) {
        (Some(bye), _) => Ok(bye.player.clone()),
        (None, Some(Bye { player, bye, .. })) => {
            let why = Refusal::ByeAskedFor { id: player.clone(), round, bye: *bye };
            Err(Refused::new(why).help(later))
        }
        (None, None) => Err(Refused::new(Refusal::NobodyHasBye { round }).help(later)),
    }
}

/// Returns the players with White and with Black.
fn colors(
    event: &Event,
    round: Round,
    one: &PlayerId,
    other: &PlayerId,
) -> Result<(PlayerId, PlayerId), Refused> {
    let (index, listed) = (event.index(), listed(event));
    let places = places(&listed);
    let place = |id: &PlayerId| {
        let place = index.get(id).and_then(|&at| places.get(at)).copied();
        place.ok_or_else(|| Refused::new(Refusal::NoNumber { id: id.clone() }))
    };
    let field = field(event, round)?;
    let (one, other) = (place(one)?, place(other)?);
    let of_system =
        event.pairing_method().and_then(|method| system(method).colors(&field, one, other));
    let (pair, _) = of_system.unwrap_or_else(|| color::colors(&field, one, other));
    let id = |place: usize| event.players[listed[place]].id.clone();
    Ok((id(pair.white), id(pair.black)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::{Entry, NewPlayer, add, enter};
    use crate::event::{Ledger, Points, read};
    use crate::pairing::{PairOptions, pair_next};

    /// Returns five players of a Swiss, the first round paired: one has the bye.
    fn event(more: &str) -> Event {
        let players: String = (1..=5)
            .map(|n| {
                format!("  - {{id: p{n}, name: Tree {n}, rating: {}, club: C{n}}}\n", 2000 - n)
            })
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\n\
             system: {{kind: swiss, rounds: 4, seed: 5}}\n{more}players:\n{players}"
        );
        let mut event = read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        pair_next(&mut event, PairOptions::default()).unwrap();
        event
    }

    fn with_late(more: &str) -> Event {
        let mut event = event(more);
        add(&mut event, vec![NewPlayer::named("Late")]).unwrap();
        event
    }

    #[test]
    fn a_late_comer_takes_the_place_of_the_bye() {
        let mut event = with_late("");
        let before = event.clone();
        let host = before.rounds[0].byes[0].player.clone();
        assert_eq!(event.players[5].from_round, Some(Round(2)));
        pair_with_bye(&mut event, "p6", Some("both agree")).unwrap();
        let round = &event.rounds[0];
        let board = round.board_of(&host).unwrap();
        assert_eq!((round.byes.len(), board.board), (0, 3));
        assert!(board.has(&"p6".parse().unwrap()));
        assert_eq!(board.latecomer, Some("p6".parse().unwrap()));
        assert_eq!(board.manual.as_deref(), Some("both agree"));
        assert_eq!(event.players[5].from_round, None);
        let at = event.players.iter().position(|player| player.id == host).unwrap();
        assert_eq!(Ledger::whole(&event).score(at), Points::ZERO, "the points of the bye go");
        assert_eq!(crate::event::check_with(&event), []);
        // The next round is paired with both, and nobody meets twice.
        let wins = (1..=3).map(|board| format!("{board}=2-0").parse::<Entry>().unwrap());
        enter(&mut event, Round(1), &wins.collect::<Vec<_>>(), None).unwrap();
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert_eq!(crate::event::check_with(&event), []);
        assert_eq!(event.as_paired(Round(1)).rounds[0].byes, before.rounds[0].byes);
    }

    #[test]
    fn who_cannot_meet_the_bye_is_told_why() {
        let refused =
            |event: &mut Event, player: &str| *pair_with_bye(event, player, None).unwrap_err().why;
        let mut none = read(
            "t.yaml",
            "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 4, seed: 5}\nplayers:\n  - {id: p1, name: A}\n  - {id: p2, name: B}\n  - {id: p3, name: C}\nrequests:\n  - {player: p3, round: 1, bye: half-point}\n",
        )
        .unwrap();
        assert_eq!(refused(&mut none, "p1"), Refusal::NoRoundPaired);
        pair_next(&mut none, PairOptions::default()).unwrap();
        add(&mut none, vec![NewPlayer::named("Late")]).unwrap();
        let why = Refusal::ByeAskedFor {
            id: "p3".parse().unwrap(),
            round: Round(1),
            bye: ByeKind::HalfPoint,
        };
        assert_eq!(refused(&mut none, "p4"), why, "who asked not to play is not there");
        none.rounds[0].byes.clear();
        assert_eq!(refused(&mut none, "p4"), Refusal::NobodyHasBye { round: Round(1) });
        let mut event = with_late("separate: [{by: club}]\n");
        let host = event.rounds[0].byes[0].player.clone();
        let paired = event.rounds[0].boards[0].white.to_string();
        let why = Refusal::PairedInRound { id: paired.parse().unwrap(), round: Round(1) };
        assert_eq!(refused(&mut event, &paired), why);
        let why = Refusal::HasTheBye { id: host.clone(), round: Round(1) };
        assert_eq!(refused(&mut event, host.as_str()), why);
        event.players[5].club = event.player(&host).unwrap().club.clone();
        let before = event.clone();
        assert!(matches!(refused(&mut event, "p6"), Refusal::ChecksObject { .. }));
        assert_eq!(event, before, "nothing was changed");
        event.players[5].withdrawn_after = Some(Round(0));
        assert!(matches!(refused(&mut event, "p6"), Refusal::HasWithdrawn { .. }));
    }
}
