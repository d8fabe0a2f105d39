//! The rounds of a knockout event: winners and the pairings that follow from them.

use std::collections::HashMap;

use crate::event::acts::{
    BoardOf, Echo, Refusal, Refused, Remedy, TeamRefusal, decided_by_playoff, still_open,
};
use crate::event::{
    Board, Bye, ByeKind, Color, Event, Ledger, Meeting, Outcome, PairedRound, Player, PlayerId,
    Playoff, Round,
};

use super::knockout::{self, KnockoutError};
use super::numbers::{ByNumber, no_seed};
use crate::event::LotSource;

/// Two seeds of the bracket that meet, or one seed with a bye.
pub(super) type Tie = (u16, Option<u16>);

/// Returns the next round, with its boards in the order of the bracket.
///
/// A player who withdraws between two rounds loses the next by forfeit. If both players of a tie
/// have withdrawn, the one higher in the bracket represents the tie and also loses the next round.
///
/// # Errors
///
/// Fails if a tie is not decided, or the last round has been played.
pub(super) fn next_round(event: &Event, round: Round) -> Result<PairedRound, Refused> {
    let by_number = ByNumber::of(event);
    let ties = ties(event, &by_number)?;
    let there = |seed: u16| by_number.get(seed).map(|player| player.takes_part_in(round));
    let id = |seed: u16| by_number.id(seed);
    let mut paired = PairedRound::new(round);
    let mut meet = Vec::new();
    for (one, other) in ties {
        match other {
            Some(other) => meet.push((one, other)),
            None => paired.add_byes([bye(id(one)?)]),
        }
    }
    let seed = event.system.seed.ok_or_else(no_seed)?;
    // One lot per round decides the colours of its first board; the others alternate.
    let nth = event.nth_of_system(round);
    let mut lot = LotSource::from_seed(seed.wrapping_add(nth.into()));
    for (number, pair) in (1..).zip(knockout::first_games(&meet, &mut lot)) {
        let mut board = Board::new(number, id(pair.white)?, id(pair.black)?);
        let gone = (!there(pair.white)?, !there(pair.black)?);
        if gone.0 || gone.1 {
            let loser = match gone {
                (true, true) => None,
                (true, false) => Some(Color::White),
                _ => Some(Color::Black),
            };
            board.decide_by_withdrawal(event.scoring.forfeit(loser));
            if loser.is_none() {
                let higher = meet[usize::from(number) - 1].0;
                board.let_advance(id(higher)?, None);
            }
        }
        paired.add_boards([board]);
    }
    Ok(paired)
}

const fn bye(player: PlayerId) -> Bye {
    Bye { player, bye: ByeKind::PairingAllocated, note: None }
}

/// Returns the ties of the round after the last paired one. They follow from the current boards of
/// that round: its players have advanced, even if an earlier result was amended since.
fn ties(event: &Event, by_number: &ByNumber<'_>) -> Result<Vec<Tie>, Refused> {
    let field =
        u16::try_from(event.players.len()).map_err(|_| Refused::new(Refusal::TooManyForBracket))?;
    let first = knockout::first_round(field);
    let Some(before) = event.rounds.last() else { return Ok(first) };
    let winners = winners(event, &first, before, by_number)?;
    if let Some(won) = won_by(event, &winners, by_number) {
        return Err(won);
    }
    let next =
        knockout::next_round(&winners).map_err(|KnockoutError::NotAPowerOfTwo { winners }| {
            Refused::new(Refusal::WinnersOfNoBracket { winners })
        })?;
    Ok(next.into_iter().map(|(one, other)| (one, Some(other))).collect())
}

/// Returns the seeds that advance from the last round, `before`.
fn winners(
    event: &Event,
    first: &[Tie],
    before: &PairedRound,
    by_number: &ByNumber<'_>,
) -> Result<Vec<u16>, Refused> {
    let mut places = places(first);
    let mut seated = Vec::new();
    for paired in &event.rounds {
        seated = seats(event, paired, &places).into_iter().flatten().collect();
        places = next_places(&seated);
    }
    played_off(event, before)?;
    let (ledger, index) = (Ledger::whole(event), event.index());
    let winners = seated.iter().map(|&tie| winner(&ledger, &index, before, tie, by_number));
    winners
        .collect::<Result<Vec<u16>, Refused>>()
        .map_err(|refused| if event.is_of_matches() { of_match(refused) } else { refused })
}

/// Returns the refusal to pair another round, if so few have advanced that none is left.
fn won_by(event: &Event, winners: &[u16], by_number: &ByNumber<'_>) -> Option<Refused> {
    let left = event.system.survivors().map_or(1, usize::from);
    if left > 1 && winners.len() <= left {
        return Some(Refused::new(Refusal::AllRoundsPaired { rounds: event.rounds.len() }));
    }
    let [last] = winners else { return None };
    let won = |player: &Player| Refusal::KnockoutOver { name: player.name.clone() };
    Some(by_number.get(*last).map_or_else(|gap| gap, |player| Refused::new(won(player))))
}

/// Returns the refusal to pair another round of a knockout, if its last round is played and none is
/// left.
pub(super) fn won(event: &Event) -> Option<Refused> {
    let (before, games) = (event.rounds.last()?, event.scoring.games());
    if before.waiting(games).next().is_some() {
        return None;
    }
    let by_number = ByNumber::of(event);
    let first = knockout::first_round(u16::try_from(event.players.len()).ok()?);
    let winners = winners(event, &first, before, &by_number).ok()?;
    won_by(event, &winners, &by_number)
}

/// Returns the seeds that may sit at each place of the bracket in its first round.
pub(super) fn places(first: &[Tie]) -> Vec<Vec<u16>> {
    first.iter().map(|&(one, other)| std::iter::once(one).chain(other).collect()).collect()
}

/// Returns the seeds that may sit at each place of the next round: those of two neighbours.
pub(super) fn next_places(seated: &[Tie]) -> Vec<Vec<u16>> {
    places(seated).chunks(2).map(<[_]>::concat).collect()
}

/// Returns the current boards and byes of a paired round at their places in the bracket.
///
/// If the round was changed by hand, a board is at a place from which one of its two players comes,
/// or else at the first free place.
pub(super) fn seats(event: &Event, paired: &PairedRound, places: &[Vec<u16>]) -> Vec<Option<Tie>> {
    let numbered = event.players.iter().filter_map(|player| Some((&player.id, player.number?)));
    let numbers: HashMap<&PlayerId, u16> = numbered.collect();
    let boards = paired.boards.iter().filter_map(|board| {
        let (white, black) = (*numbers.get(&board.white)?, *numbers.get(&board.black)?);
        Some((white.min(black), Some(white.max(black))))
    });
    let goes_on = |bye: &&Bye| bye.bye == ByeKind::PairingAllocated;
    let byes = paired.byes.iter().filter(goes_on);
    let byes = byes.filter_map(|bye| Some((*numbers.get(&bye.player)?, None)));
    let of_place = |(at, place): (usize, &Vec<u16>)| {
        place.iter().map(move |&seed| (seed, at)).collect::<Vec<_>>()
    };
    let place_of: HashMap<u16, usize> = places.iter().enumerate().flat_map(of_place).collect();
    let place_of = |seed: u16| place_of.get(&seed).copied();
    let mut seats: Vec<Option<Tie>> = vec![None; places.len()];
    let (mut moved, mut strange) = (Vec::new(), Vec::new());
    for (one, other) in boards.chain(byes) {
        let place =
            place_of(one).filter(|&at| other.is_none_or(|other| place_of(other) == Some(at)));
        match place.filter(|&at| seats[at].is_none()) {
            Some(at) => seats[at] = Some((one, other)),
            None => moved.push((one, other)),
        }
    }
    for (one, other) in moved {
        let mut own = [Some(one), other].into_iter().flatten().filter_map(place_of);
        match own.find(|&at| seats[at].is_none()) {
            Some(at) => seats[at] = Some((one, other)),
            None => strange.push(Some((one, other))),
        }
    }
    let mut strange = strange.into_iter();
    for seat in seats.iter_mut().filter(|seat| seat.is_none()) {
        *seat = strange.next().flatten();
    }
    seats.extend(strange);
    seats
}

/// Returns the seed that advances from a tie of a paired round.
pub(super) fn winner(
    ledger: &Ledger,
    index: &HashMap<&PlayerId, usize>,
    before: &PairedRound,
    (one, other): Tie,
    by_number: &ByNumber<'_>,
) -> Result<u16, Refused> {
    let Some(other) = other else { return Ok(one) };
    let (first, second) = (&by_number.get(one)?.id, &by_number.get(other)?.id);
    let Some(board) = before.board_of(first).filter(|board| board.has(second)) else {
        let has_bye = |id: &PlayerId| before.byes.iter().any(|bye| bye.player == *id);
        return Ok(if has_bye(second) && !has_bye(first) { other } else { one });
    };
    if let Some(advances) = &board.advances {
        return Ok(if advances == second { other } else { one });
    }
    let entry = index.get(first).and_then(|&first| ledger.at(first, before.round));
    match entry.and_then(|entry| entry.meeting()) {
        Some(meeting) if meeting.is_won() => Ok(one),
        Some(meeting) if meeting.is_lost() => Ok(other),
        meeting => Err(undecided(board, before.round, meeting)),
    }
}

fn undecided(board: &Board, round: Round, meeting: Option<&Meeting>) -> Refused {
    let level = meeting.filter(|meeting| meeting.decided()).map(|meeting| meeting.small);
    let is_lost_by_both = |outcome: &Outcome| *outcome == Outcome::DoubleForfeit;
    let forfeited = !board.result.is_empty() && board.result.iter().all(is_lost_by_both);
    let BoardOf { board, white, black } = BoardOf::of(board);
    let remedy = match forfeited {
        true => Remedy::NobodyCame { number: board, id: white.clone(), other: black.clone() },
        false => Remedy::SayWhoGoesOn { board, id: white.clone() },
    };
    let why = Refusal::TieUndecided { board, round, white, black, level, forfeited };
    Refused::new(why).help(remedy)
}

/// Rewords a refusal for an undecided team match: teams have no play-offs, and the rules of the
/// event decide who advances.
fn of_match(refused: Refused) -> Refused {
    match *refused.why {
        Refusal::TieUndecided { board: number, round, white, black, level, forfeited } => {
            let (id, other) = (white.clone(), black.clone());
            let why = TeamRefusal::MatchUndecided {
                number,
                round,
                one: white,
                other: black,
                level,
                forfeited,
            };
            let remedy = match forfeited {
                true => Remedy::NobodyCame { number, id, other },
                false => Remedy::SayWhichTeamGoesOn { number, id },
            };
            Refused::new(Refusal::OfTeams { why }).help(remedy)
        }
        _ => refused,
    }
}

/// Refuses to pair the next round while a match of this round has an open play-off.
fn played_off(event: &Event, before: &PairedRound) -> Result<(), Refused> {
    let open = |playoff: &&Playoff| {
        playoff.round == before.round && event.course_of(playoff).is_some_and(|course| !course.over)
    };
    let of_board = event.playoffs.iter().find(open).and_then(|one| Some((one, one.board?)));
    let Some((playoff, board)) = of_board else { return Ok(()) };
    let why = still_open(decided_by_playoff(playoff));
    Err(Refused::told(&why).help(Remedy::PlayOrClear { board }))
}

/// Records the player who advances from a board of a knockout if the points do not decide: after a
/// decider, by lot, or if both forfeited.
///
/// # Errors
///
/// Fails if the system is not a knockout, the next round is already paired, the player is not on
/// that board, or has lost there and no reason is given.
pub(super) fn advance(
    event: &mut Event,
    round: Round,
    number: u16,
    player: &str,
    reason: Option<&str>,
) -> Result<Echo, Refused> {
    if !event.system.kind().eliminates_losers() {
        return Err(Refused::new(Refusal::OnlyInKnockout));
    }
    if round < event.last_paired() {
        return Err(Refused::new(Refusal::RoundPaired { round: round.next() })
            .help(Remedy::UnpairRoundFirst));
    }
    let at = crate::event::acts::find_player(event, player)?;
    let id = event.players[at].id.clone();
    if reason.is_none() {
        not_lost(event, round, number, at)?;
    }
    let board = event
        .round_mut(round)
        .and_then(|paired| paired.board_mut(number))
        .ok_or_else(|| Refused::new(Refusal::NoBoard { round, board: number }))?;
    if !board.has(&id) {
        return Err(Refused::new(Refusal::NotOnBoard { id, board: number }));
    }
    board.let_advance(id.clone(), reason);
    Ok(Echo::GoesOn { round, board: number, id })
}

/// Lets a player advance after the next round is paired, in the place of the other player of the
/// board. If the other one meets somebody for the third place, they exchange places.
///
/// # Errors
///
/// Fails as [`advance`] does, without a reason, or if a game of the two in the next round has a
/// result.
pub(super) fn take_place(
    event: &mut Event,
    round: Round,
    number: u16,
    player: &str,
    reason: Option<&str>,
) -> Result<Echo, Refused> {
    if !event.system.kind().eliminates_losers() {
        return Err(Refused::new(Refusal::OnlyInKnockout));
    }
    let next = round.next();
    let at = crate::event::acts::find_player(event, player)?;
    let id = event.players[at].id.clone();
    let paired = event.round(round);
    let board = paired.and_then(|paired| paired.boards.iter().find(|one| one.board == number));
    let board = board.ok_or_else(|| Refused::new(Refusal::NoBoard { round, board: number }))?;
    let Some(other) = board.opponent_of(&id).cloned() else {
        return Err(Refused::new(Refusal::NotOnBoard { id, board: number }));
    };
    let Some(reason) = reason else {
        let why = Refused::new(Refusal::RoundPaired { round: next });
        return Err(why.help(Remedy::GiveReason));
    };
    let mut changed = event.clone();
    let paired = changed.round_mut(next).expect("the next round is the last one");
    let exchange = |one: &PlayerId| match one {
        one if *one == id => other.clone(),
        one if *one == other => id.clone(),
        one => one.clone(),
    };
    let mut seat = None;
    for board in paired.boards_mut().iter_mut().filter(|one| one.has(&id) || one.has(&other)) {
        if !board.result.is_empty() {
            let why = Refused::new(Refusal::BoardHasResult { board: board.board });
            return Err(why.help(Remedy::PlayedStands));
        }
        if board.has(&other) {
            seat = Some(board.board);
        }
        board.seat_by_hand(exchange(&board.white), exchange(&board.black), reason);
    }
    let byes = paired.byes_mut().iter_mut().filter(|bye| bye.player == other);
    byes.for_each(|bye| bye.player = id.clone());
    let Some(seat) = seat else {
        let why = Refused::new(Refusal::RoundPaired { round: next });
        return Err(why.help(Remedy::UnpairRoundFirst));
    };
    if let Some(board) = changed.round_mut(round).and_then(|paired| paired.board_mut(number)) {
        board.let_advance(id.clone(), Some(reason));
    }
    *event = changed;
    Ok(Echo::TakesPlace { round: next, board: seat, id, other })
}

/// Refuses a player who has lost the pairing at a board.
fn not_lost(event: &Event, round: Round, number: u16, player: usize) -> Result<(), Refused> {
    let ledger = Ledger::new(event, round);
    let entry = ledger.of(player).iter().find(|entry| entry.round == round);
    let lost = entry
        .and_then(|entry| entry.meeting())
        .filter(|meeting| meeting.board == number && meeting.is_lost());
    let Some(meeting) = lost else { return Ok(()) };
    let (id, winner) = (&event.players[player].id, &event.players[meeting.opponent].id);
    let why = Refusal::HasLost { id: id.clone(), board: number, winner: winner.clone() };
    Err(Refused::new(why).help(Remedy::GiveReason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Player;
    use crate::event::acts::{Entry, enter, withdraw};
    use crate::event::{System, SystemKind};
    use crate::pairing::{PairOptions, pair_next};

    fn knockout_of(players: u16) -> Event {
        let mut system = System::new(SystemKind::Knockout);
        system.seed = Some(5);
        let mut event = Event::new("Cup", system);
        for number in 1..=players {
            let mut player =
                Player::new(format!("p{number}").parse().unwrap(), format!("Player {number}"));
            player.rating = Some(2000 - number);
            event.players.push(player);
        }
        event
    }

    fn win(event: &mut Event, winner: &str) {
        let round = event.last_paired();
        let entry: Entry = format!("{winner}=win").parse().unwrap();
        enter(event, round, &[entry], None).unwrap();
    }

    #[test]
    fn who_has_lost_goes_on_only_with_a_reason() {
        let mut event = knockout_of(2);
        pair_next(&mut event, PairOptions::default()).unwrap();
        win(&mut event, "p1");
        let round = Round(1);
        let refused = advance(&mut event, round, 1, "p2", None).unwrap_err();
        assert!(matches!(*refused.why, Refusal::HasLost { .. }), "{refused}");
        assert_eq!(event.rounds[0].boards[0].advances, None);
        advance(&mut event, round, 1, "p1", None).unwrap();
        advance(&mut event, round, 1, "p2", Some("p1 does not play on")).unwrap();
    }

    #[test]
    fn the_best_seeds_have_byes_and_meet_last() {
        let mut event = knockout_of(6);
        pair_next(&mut event, PairOptions::default()).unwrap();
        let first = &event.rounds[0];
        let byes: Vec<&str> = first.byes.iter().map(|bye| bye.player.as_str()).collect();
        assert_eq!((byes, first.boards.len()), (vec!["p1", "p2"], 2));
        win(&mut event, "p4");
        let refused = pair_next(&mut event, PairOptions::default()).unwrap_err();
        assert!(matches!(*refused.why, Refusal::ResultsMissing { .. }), "{refused}");
        win(&mut event, "p3");
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert!(
            event.rounds[1].board_of(&"p1".parse().unwrap()).unwrap().has(&"p4".parse().unwrap())
        );
        win(&mut event, "p1");
        win(&mut event, "p2");
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert!(event.rounds[2].boards[0].has(&"p1".parse().unwrap()));
        win(&mut event, "p2");
        let over = pair_next(&mut event, PairOptions::default()).unwrap_err();
        assert_eq!(*over.why, Refusal::KnockoutOver { name: "Player 2".into() });
    }

    #[test]
    fn a_level_tie_waits_for_a_decision() {
        let mut event = knockout_of(4);
        pair_next(&mut event, PairOptions::default()).unwrap();
        let draw: Entry = "1=draw".parse().unwrap();
        enter(&mut event, Round(1), &[draw], None).unwrap();
        win(&mut event, "p2");
        let refused = pair_next(&mut event, PairOptions::default()).unwrap_err();
        assert!(matches!(*refused.why, Refusal::TieUndecided { level: Some(_), .. }), "{refused}");
        assert!(advance(&mut event, Round(1), 1, "p3", None).is_err(), "from another board");
        advance(&mut event, Round(1), 1, "p4", Some("decider")).unwrap();
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert!(event.rounds[1].boards[0].has(&"p4".parse().unwrap()));
    }

    #[test]
    fn who_withdraws_between_two_rounds_loses_the_next_by_forfeit() {
        let mut event = knockout_of(4);
        pair_next(&mut event, PairOptions::default()).unwrap();
        win(&mut event, "p1");
        win(&mut event, "p2");
        withdraw(&mut event, "p1", None).unwrap();
        pair_next(&mut event, PairOptions::default()).unwrap();
        let board = &event.rounds[1].boards[0];
        let loser = if board.white.as_str() == "p1" { "0-2 forfeit" } else { "2-0 forfeit" };
        assert_eq!(board.result[0].to_string(), loser);
        let over = pair_next(&mut event, PairOptions::default()).unwrap_err();
        assert_eq!(*over.why, Refusal::KnockoutOver { name: "Player 2".into() });
    }
}
