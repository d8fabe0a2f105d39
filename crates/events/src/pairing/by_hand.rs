//! Pairings made or changed by the arbiter.
//!
//! In team events, the arbiter names teams, and the matches are built from them.

use std::collections::HashSet;

use crate::event::acts::{
    self, Echo, Refusal, Refused, Remedy, Seat, TeamEcho, TeamRefusal, competitor,
    decided_by_playoff, find_team, paired_round, still_open,
};
use crate::event::{Color, Event, PairedRound, Part, PlayerId, Round, TeamMatch};

use super::parts::{lift, wait};

/// Pairs players by hand, or teams in a team event; the team named first is at home.
///
/// # Errors
///
/// As for [`acts::pair_by_hand`].
pub fn pair_by_hand(
    event: &mut Event,
    round: Round,
    seats: &[Seat],
    reason: &str,
    force: bool,
) -> Result<Vec<Echo>, Refused> {
    if !event.is_of_teams() {
        let stage = event.rounds.last().and_then(|last| last.stage.clone());
        let said = acts::pair_by_hand(event, round, seats, reason, force)?;
        if let Some(paired) = event.round_mut(round).filter(|paired| paired.stage.is_none()) {
            paired.put_stage(stage);
        }
        return Ok(said);
    }
    let named: HashSet<PlayerId> = seats
        .iter()
        .flat_map(|seat| match seat {
            Seat::Board(one, other) => vec![one, other],
            Seat::Bye(one, _) => vec![one],
        })
        .map(|word| find_team(event, word))
        .collect::<Result<_, _>>()?;
    let turned = |seat: &Seat| match seat {
        Seat::Board(home, away) if !home_is_white(event) => Seat::Board(away.clone(), home.clone()),
        seat => seat.clone(),
    };
    let seats: Vec<Seat> = seats.iter().map(turned).collect();
    let before = event.clone();
    let of_part = |part: &Part<'_>| -> Vec<Seat> {
        let inside = |word: &String| {
            competitor(&before, word).is_ok_and(|id| part.event.player(&id).is_some())
        };
        let own = |seat: &&Seat| match seat {
            Seat::Board(one, other) => inside(one) || inside(other),
            Seat::Bye(one, _) => inside(one),
        };
        seats.iter().filter(own).cloned().collect()
    };
    if round != event.last_paired().next() {
        return change(event, round, |own, part| {
            let seats = of_part(part);
            match seats.is_empty() {
                true => Ok(Vec::new()),
                false => acts::pair_by_hand(own, round, &seats, reason, force),
            }
        });
    }
    let mut changed = event.clone();
    wait(&mut changed)?;
    let stage = changed.current_stage();
    let mut paired = PairedRound::new(round);
    paired.put_stage(changed.later_stage(stage).map(|later| later.stage.clone()));
    let mut said = Vec::new();
    let mut numbers: u16 = 0;
    for part in changed.parts(stage) {
        let seats = of_part(&part);
        let mut own = part.event.clone().into_owned();
        let next = own.last_paired().next();
        said.extend(notes(acts::pair_by_hand(&mut own, next, &seats, reason, force)?));
        let made = own.into_document().rounds.pop().expect("a round has just been paired");
        let made = made.into_document();
        paired.add_byes(made.byes);
        for board in made.boards {
            numbers += 1;
            lift(&changed, &mut paired, board, numbers);
        }
    }
    if let Some(id) = named.iter().find(|id| {
        paired.match_of(id).is_none() && !paired.byes.iter().any(|bye| bye.player == **id)
    }) {
        return Err(Refused::new(Refusal::NotInRound { id: id.clone(), round }));
    }
    changed.add_round(paired, None, None);
    *event = changed;
    Ok(said)
}

/// Exchanges two players, or two teams, of a round; teams of one match exchange home and away.
///
/// # Errors
///
/// As for [`acts::swap_players`]; in team events, as for [`acts::swap_seats`].
pub fn swap(
    event: &mut Event,
    round: Round,
    one: &str,
    other: &str,
    reason: &str,
    force: bool,
) -> Result<Vec<Echo>, Refused> {
    let (Some(first), Some(second)) = (acts::as_team(event, one), acts::as_team(event, other))
    else {
        return match event.is_of_teams() {
            true => acts::swap_seats(event, round, one, other, reason, force),
            false => acts::swap_players(event, round, one, other, reason, force),
        };
    };
    let paired = &event.rounds[paired_round(event, round)?];
    let in_round = |id: &PlayerId| {
        paired.match_of(id).is_some() || paired.byes.iter().any(|bye| bye.player == *id)
    };
    if let Some(id) = [&first, &second].into_iter().find(|id| !in_round(id)) {
        return Err(Refused::new(Refusal::NotInRound { id: id.clone(), round }));
    }
    let parts = event.parts(event.stage_of(paired));
    let both = |part: &Part<'_>| [&first, &second].iter().all(|id| part.event.player(id).is_some());
    if !parts.iter().any(both) {
        let why = TeamRefusal::OtherGroups { one: first, other: second };
        return Err(Refused::new(Refusal::OfTeams { why }));
    }
    drop(parts);
    change(event, round, |own, _| {
        if own.player(&first).is_none() || own.player(&second).is_none() {
            return Ok(Vec::new());
        }
        let board = own.round(round).and_then(|paired| paired.board_of(&first));
        if let Some(board) = board.filter(|board| board.has(&second) && !board.result.is_empty()) {
            return Err(Refused::new(Refusal::BoardHasResult { board: board.board }));
        }
        acts::swap_players(own, round, first.as_str(), second.as_str(), reason, force)
    })
}

/// Records the player or the team that advances in a knockout. A player may still advance after the
/// next round is paired, and takes the place of the other, if neither has a result in it.
///
/// # Errors
///
/// Fails if there is no knockout or no such round or board, if the points have decided the pairing,
/// or if the competitor does not sit there.
pub fn advance(
    event: &mut Event,
    round: Round,
    number: u16,
    who: &str,
    reason: Option<&str>,
) -> Result<Echo, Refused> {
    if let Some(playoff) = event.playoff_of(round, number)
        && event.course_of(playoff).is_some_and(|course| !course.over)
    {
        let why = still_open(decided_by_playoff(playoff));
        return Err(Refused::told(&why).help(Remedy::PlayOrClear { board: number }));
    }
    if event.is_one_part() {
        if round.next() == event.last_paired() && !event.is_of_teams() {
            return super::bracket::take_place(event, round, number, who, reason);
        }
        return super::bracket::advance(event, round, number, who, reason);
    }
    let id = competitor(event, who)?;
    let stage = event.stage_of(&event.rounds[paired_round(event, round)?]);
    let parts = event.parts(stage);
    let part = parts.into_iter().find(|part| part.event.player(&id).is_some());
    let not_here = || Refused::new(Refusal::NotInRound { id: id.clone(), round });
    let part = part.ok_or_else(not_here)?;
    part.event.round(round).ok_or_else(not_here)?;
    let mut own = part.event.into_owned();
    super::bracket::advance(&mut own, round, number, id.as_str(), reason)?;
    let paired = event.round_mut(round).expect("the round is paired");
    if let Some(one) = paired.match_mut(number) {
        one.let_advance(Some(id.clone()), reason);
    }
    if let Some(board) = paired.board_mut(number).filter(|board| board.in_match.is_none()) {
        board.let_advance(id.clone(), reason);
    }
    Ok(match event.is_of_teams() {
        true => Echo::OfTeams { what: TeamEcho::GoesOn { round, number, id } },
        false => Echo::GoesOn { round, board: number, id },
    })
}

/// Rewords a refusal from a part, whose boards are matches, for the whole event.
fn of_match(refused: Refused) -> Refused {
    match *refused.why {
        Refusal::BoardHasResult { board: number } => {
            let why = Refusal::OfTeams { why: TeamRefusal::MatchHasResult { number } };
            Refused::new(why).help(Remedy::PlayedStands)
        }
        _ => refused,
    }
}

/// Returns the notes on a change of a part; the whole event reports its pairings itself.
fn notes(said: Vec<Echo>) -> impl Iterator<Item = Echo> {
    said.into_iter().filter(|echo| matches!(echo, Echo::Note { .. }))
}

/// Returns whether the home team has White on board 1.
fn home_is_white(event: &Event) -> bool {
    event.team_match.as_ref().is_none_or(|rules| rules.colors.at(1) == Color::White)
}

/// Changes a paired round: applies an act to each part, and rebuilds the matches of teams with a
/// new opponent, under the numbers of the matches they replace.
pub(super) fn change(
    event: &mut Event,
    round: Round,
    act: impl Fn(&mut Event, &Part<'_>) -> Result<Vec<Echo>, Refused>,
) -> Result<Vec<Echo>, Refused> {
    let at = paired_round(event, round)?;
    let mut changed = event.clone();
    let stage = event.stage_of(&event.rounds[at]);
    let mut said = Vec::new();
    for part in event.parts(stage) {
        let mut own = part.event.clone().into_owned();
        let Some(paired) = own.round_mut(round) else { continue };
        clear_unplayed_matches(&event.rounds[at], paired);
        let before = paired.clone();
        said.extend(notes(act(&mut own, &part).map_err(of_match)?));
        let after = own.round(round).expect("the round is paired").clone();
        let same = |board: &&crate::event::Board| {
            before.boards.iter().any(|one| {
                (one.board, &one.white, &one.black) == (board.board, &board.white, &board.black)
            })
        };
        let (kept, new): (Vec<_>, Vec<_>) = after.boards.iter().partition(same);
        let mut gone: Vec<u16> = before
            .boards
            .iter()
            .map(|board| board.board)
            .filter(|number| !kept.iter().any(|board| board.board == *number))
            .collect();
        gone.sort_unstable();
        let target = &mut changed.rounds_mut()[at];
        let dates: Vec<TeamMatch> = target.matches.clone();
        target.remove_matches(&gone);
        target.remove_byes(|bye| part.event.player(&bye.player).is_some());
        target.add_byes(after.byes.iter().cloned());
        let most = dates.iter().map(|one| one.number).max().unwrap_or(0);
        let numbers = gone.into_iter().chain(most.saturating_add(1)..);
        let mut target = target.clone();
        for (board, number) in new.into_iter().zip(numbers) {
            lift(&changed, &mut target, board.clone(), number);
            let old = dates.iter().find(|one| one.number == number);
            if let (Some(old), Some(made)) = (old, target.matches_mut().last_mut()) {
                made.play_when(old);
            }
        }
        target.sort();
        changed.rounds_mut()[at] = target;
    }
    *event = changed;
    Ok(said)
}

/// Clears the result of every match of a round that nobody has played, whatever boards of it are
/// empty.
fn clear_unplayed_matches(whole: &PairedRound, own: &mut PairedRound) {
    for board in own.boards_mut() {
        let played = whole.boards_of(board.board).any(|one| !one.result.is_empty());
        let lost =
            whole.matches.iter().any(|one| one.number == board.board && !one.lost.is_empty());
        if !played && !lost {
            board.result.clear();
        }
    }
}
