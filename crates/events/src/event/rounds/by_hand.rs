//! Pairings that the arbiter makes or changes by hand.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use draughts_ground::said::{Said, Sentences, said};
use serde::{Deserialize, Serialize};

use crate::event::acts::echo::called;
use crate::event::acts::{BoardOf, Echo, Refusal, Refused, Remedy, few, known, paired_round};
use crate::event::{
    Amendment, Board, Bye, ByeKind, Concern, Event, Miswritten, Note, Outcome, PairedRound,
    PlayerId, Problem, Round, check_with,
};

/// A board or a bye in a pairing made by hand: `p1:p2` (White first), or `p3:bye`, `p4:absent`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seat {
    /// Two players, White first.
    Board(String, String),
    /// A player who does not play.
    Bye(String, ByeKind),
}

impl FromStr for Seat {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Seat { text: text.to_owned() };
        let (first, second) = text.split_once(':').ok_or_else(not)?;
        let kind = match second {
            "bye" => ByeKind::PairingAllocated,
            "half" => ByeKind::HalfPoint,
            "full" => ByeKind::FullPoint,
            "absent" => ByeKind::Absent,
            _ => return Ok(Self::Board(first.into(), second.into())),
        };
        Ok(Self::Bye(first.into(), kind))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(white, black) => write!(f, "{white}:{black}"),
            Self::Bye(player, ByeKind::PairingAllocated) => write!(f, "{player}:bye"),
            Self::Bye(player, ByeKind::HalfPoint) => write!(f, "{player}:half"),
            Self::Bye(player, ByeKind::FullPoint) => write!(f, "{player}:full"),
            Self::Bye(player, ByeKind::Absent) => write!(f, "{player}:absent"),
        }
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> Self {
        seat.to_string()
    }
}

impl TryFrom<String> for Seat {
    type Error = Miswritten;

    fn try_from(text: String) -> Result<Self, Miswritten> {
        text.parse()
    }
}

/// Pairs players by hand: the whole next round, or in a paired round the boards and byes of the
/// named players, who must be exactly those who have them now.
///
/// Changes nothing if this causes a rematch, a forbidden pair or colours beyond the limits, unless
/// `force` is set.
///
/// # Errors
///
/// Fails if a player is unknown, named twice or left out, if a board has a result, or if the checks
/// object.
pub fn pair_by_hand(
    event: &mut Event,
    round: Round,
    seats: &[Seat],
    reason: &str,
    force: bool,
) -> Result<Vec<Echo>, Refused> {
    let mut boards = Vec::new();
    let mut byes = Vec::new();
    let mut named = HashSet::new();
    let mut name = |id: &str| {
        let id = known(event, id)?;
        if named.insert(id.clone()) {
            Ok(id)
        } else {
            Err(Refused::new(Refusal::NamedTwice { id }))
        }
    };
    for seat in seats {
        match seat {
            Seat::Board(white, black) => boards.push((name(white)?, name(black)?)),
            Seat::Bye(player, kind) => byes.push((name(player)?, *kind)),
        }
    }
    let seated = boards.iter().flat_map(|(white, black)| [white, black]);
    let asked: Vec<Echo> = seated.filter_map(|id| plays_now(event, id, round)).collect();
    let mut changed = event.clone();
    if round == event.last_paired().next() {
        changed.add_round(whole_round(event, round, &named)?, None, None);
    } else {
        let at = paired_round(event, round)?;
        clear(&mut changed.rounds_mut()[at], &named)?;
    }
    let target = changed.round_mut(round).expect("the round was found or made");
    let mut said = Vec::new();
    let taken = target.boards.iter().map(|board| board.board).collect();
    let numbers = event.board_numbers(&boards, taken);
    for ((white, black), number) in boards.into_iter().zip(numbers) {
        let mut board = Board::new(number, white, black);
        board.manual = Some(reason.into());
        said.push(Echo::seated(&event.players, round, &board));
        target.insert_boards([board]);
    }
    let has_byes = !byes.is_empty();
    for (player, kind) in byes {
        said.push(Echo::Rests { round, id: player.clone(), bye: kind });
        target.add_byes([Bye { player, bye: kind, note: Some(reason.into()) }]);
    }
    said.extend(asked);
    // The points of a bye may be those that later rounds were paired on.
    said.extend(Echo::paired_on(event, round).filter(|_| has_byes));
    let found = new_problems(event, &changed);
    said.extend(approve(found, force)?);
    *event = changed;
    Ok(said)
}

/// Notes that a player who is seated had a bye or an absence of their own in the round.
fn plays_now(event: &Event, id: &PlayerId, round: Round) -> Option<Echo> {
    let given = |paired: &PairedRound| {
        let own = paired.byes.iter().find(|bye| bye.player == *id);
        own.map(|bye| bye.bye).filter(|bye| *bye != ByeKind::PairingAllocated)
    };
    let bye = match event.round(round) {
        Some(paired) => given(paired),
        None => event.asked(id, round),
    };
    let what = |bye: ByeKind| {
        said!(
            "plays-although-asked",
            "round { $round }: { $id } plays now (was { bye-word })";
            id = id.clone(), bye, round
        )
    };
    bye.map(|bye| Echo::Note { what: what(bye) })
}

/// Returns a new round with the players who asked for a bye or an absence.
///
/// All others must be named.
fn whole_round(
    event: &Event,
    round: Round,
    named: &HashSet<PlayerId>,
) -> Result<PairedRound, Refused> {
    let games = event.scoring.games();
    for before in event.rounds_before_pairing() {
        // In earlier rounds, adjourned games and lost matches do not block the pairing.
        let is_last = before.round == event.last_paired();
        let waits = |board: &&Board| is_last || board.result.last() != Some(&Outcome::Adjourned);
        let boards: Vec<BoardOf> = match is_last {
            true => before.missing(games).map(BoardOf::of).collect(),
            false => before.waiting(games).filter(waits).map(BoardOf::of).collect(),
        };
        if !boards.is_empty() {
            let (all, boards, more) = few(boards);
            let why = Refusal::ResultsMissing { round: before.round, all, boards, more };
            return Err(Refused::new(why).help(Remedy::EnterOrNameRound));
        }
    }
    let mut paired = PairedRound::new(round);
    let mut forgotten = Vec::new();
    for player in event.players.iter().filter(|player| player.takes_part_in(round)) {
        if named.contains(&player.id) {
            continue;
        }
        match event.requests.iter().find(|one| one.player == player.id && one.round == round) {
            Some(asked) => paired.add_byes([Bye {
                player: player.id.clone(),
                bye: asked.bye,
                note: asked.note.clone(),
            }]),
            None => forgotten.push(player.id.clone()),
        }
    }
    if forgotten.is_empty() {
        return Ok(paired);
    }
    Err(Refused::new(Refusal::NotPaired { ids: forgotten }).help(Remedy::NameEverybody))
}

/// Removes the boards and byes of these players from a round.
fn clear(round: &mut PairedRound, named: &HashSet<PlayerId>) -> Result<(), Refused> {
    for board in round
        .boards
        .iter()
        .filter(|board| named.contains(&board.white) || named.contains(&board.black))
    {
        if !board.result.is_empty() {
            let why = Refusal::BoardHasResult { board: board.board };
            return Err(Refused::new(why).help(Remedy::PlayedStands));
        }
        for id in [&board.white, &board.black] {
            if !named.contains(id) {
                return Err(Refused::new(Refusal::LeftAlone { id: id.clone() })
                    .help(Remedy::SayWhatBecomes { id: id.clone() }));
            }
        }
    }
    let seated = |id: &PlayerId| {
        round.board_of(id).is_some() || round.byes.iter().any(|bye| bye.player == *id)
    };
    if let Some(stranger) = named.iter().filter(|id| !seated(id)).min() {
        let id = stranger.clone();
        return Err(Refused::new(Refusal::NotInRound { id, round: round.round })
            .help(Remedy::ComeLater { round: round.round.next() }));
    }
    round.remove_players(named);
    Ok(())
}

/// Exchanges the seats of two players in a round; one of them may have a bye.
///
/// # Errors
///
/// Fails as [`pair_by_hand`] does.
pub fn swap_players(
    event: &mut Event,
    round: Round,
    one: &str,
    other: &str,
    reason: &str,
    force: bool,
) -> Result<Vec<Echo>, Refused> {
    let (one, other) = (known(event, one)?, known(event, other)?);
    if one == other {
        return Err(Refused::new(Refusal::NamedTwice { id: one }).help(Remedy::NameTwo));
    }
    let at = paired_round(event, round)?;
    let paired = &event.rounds[at];
    if paired.board_of(&one).is_some_and(|board| board.has(&other)) {
        let board = paired.board_of(&one).expect("just found").board;
        return swap_colors(event, round, board, reason, force);
    }
    // A bye that was asked for, or an absence, stays with its player.
    let asked = |bye: &&Bye| {
        bye.bye != ByeKind::PairingAllocated && (bye.player == one || bye.player == other)
    };
    if let Some(bye) = paired.byes.iter().find(asked).filter(|_| !force) {
        let (comes, leaves) = if bye.player == one { (&one, &other) } else { (&other, &one) };
        let (id, bye) = (comes.clone(), bye.bye);
        let why = Refused::new(Refusal::ByeAskedFor { id, round, bye });
        let seat = |id: &PlayerId| if id == leaves { comes.clone() } else { id.clone() };
        return Err(match paired.board_of(leaves) {
            Some(board) => {
                let (white, black) = (seat(&board.white), seat(&board.black));
                let seats = format!("{white}:{black} {leaves}:absent");
                why.help(Remedy::SeatByHand { round, seats })
            }
            None => why,
        });
    }
    let mut changed = event.clone();
    let exchange = |id: &PlayerId| {
        if *id == one {
            other.clone()
        } else if *id == other {
            one.clone()
        } else {
            id.clone()
        }
    };
    let mut said = Vec::new();
    let mut found = HashSet::new();
    let target = &mut changed.rounds_mut()[at];
    for board in target.boards_mut().iter_mut().filter(|board| board.has(&one) || board.has(&other))
    {
        if !board.result.is_empty() {
            let why = Refusal::BoardHasResult { board: board.board };
            return Err(Refused::new(why).help(Remedy::PlayedStands));
        }
        found.extend([board.white.clone(), board.black.clone()]);
        board.seat_by_hand(exchange(&board.white), exchange(&board.black), reason);
        said.push(Echo::seated(&event.players, round, board));
    }
    for bye in target.byes_mut().iter_mut().filter(|bye| bye.player == one || bye.player == other) {
        found.insert(bye.player.clone());
        bye.player = exchange(&bye.player);
        bye.note = Some(reason.into());
        said.push(Echo::Rests { round, id: bye.player.clone(), bye: bye.bye });
    }
    if let Some(stranger) = [&one, &other].into_iter().find(|id| !found.contains(id)) {
        return Err(Refused::new(Refusal::NotInRound { id: stranger.clone(), round })
            .help(Remedy::ComeLater { round: event.last_paired().next() }));
    }
    said.extend(approve(new_problems(event, &changed), force)?);
    *event = changed;
    Ok(said)
}

/// Exchanges the colours on a board.
///
/// If it has a result, the players actually had the other colours: each keeps the points, and no
/// checks are made, as the game cannot be changed.
///
/// # Errors
///
/// Fails as [`pair_by_hand`] does, or if the result comes from a withdrawal.
pub fn swap_colors(
    event: &mut Event,
    round: Round,
    number: u16,
    reason: &str,
    force: bool,
) -> Result<Vec<Echo>, Refused> {
    let at = paired_round(event, round)?;
    let mut changed = event.clone();
    let found = changed.rounds_mut()[at].board_mut(number);
    let board = found.ok_or_else(|| Refused::new(Refusal::NoBoard { round, board: number }))?;
    if !board.result.is_empty() {
        let echo = had_other_colors(board, round, event, reason)?;
        changed.turn_rulings(round, number);
        let mut said = vec![echo];
        said.extend(Echo::paired_on(event, round));
        let corrected =
            |problem: &Problem| matches!(problem.as_what(), Some(Concern::Amended { .. }));
        let mut found = new_problems(event, &changed);
        found.retain(|problem| !corrected(problem));
        said.extend(approve(found, true)?);
        *event = changed;
        return Ok(said);
    }
    board.seat_by_hand(board.black.clone(), board.white.clone(), reason);
    let mut said = vec![Echo::seated(&event.players, round, board)];
    said.extend(approve(new_problems(event, &changed), force)?);
    *event = changed;
    Ok(said)
}

/// Returns the boards of a round that have no result yet.
pub(crate) fn boards_without_result(event: &Event, round: Round) -> Vec<u16> {
    let boards = event.round(round).into_iter().flat_map(|paired| &paired.boards);
    boards.filter(|board| board.result.is_empty()).map(|board| board.board).collect()
}

/// Gives a board the colours of its record, with which its result was entered; `open` are the
/// boards that had no result before.
///
/// # Errors
///
/// Fails as [`swap_colors`] does.
pub(crate) fn take_colors_of_record(
    event: &mut Event,
    round: Round,
    number: u16,
    reason: &str,
    open: &[u16],
) -> Result<Vec<Echo>, Refused> {
    let said = swap_colors(event, round, number, reason, true)?;
    let board = event.round_mut(round).and_then(|paired| paired.board_mut(number));
    if let Some(amended) = board.and_then(|board| board.amended.last_mut())
        && open.contains(&number)
    {
        amended.without_result();
    }
    Ok(said)
}

/// Exchanges the colours on a board with a result. Each player keeps their own result.
fn had_other_colors(
    board: &mut Board,
    round: Round,
    event: &Event,
    reason: &str,
) -> Result<Echo, Refused> {
    let number = board.board;
    if board.is_withdrawal() {
        return Err(Refused::new(Refusal::ResultOfWithdrawal { board: number }));
    }
    if !event.is_scheduled() {
        board.amended.push(Amendment::of_colors(board, event.last_paired(), reason));
    }
    std::mem::swap(&mut board.white, &mut board.black);
    board.result.iter_mut().for_each(|outcome| *outcome = outcome.reversed());
    board.note = board.note.take().map(Note::with_colors_exchanged);
    let [white, black] = [&board.white, &board.black].map(|id| called(&event.players, id));
    Ok(Echo::ColorsWere { round, board: number, white, black, results: board.result.clone() })
}

/// Returns the problems that the checks find in `after` but not in `before`.
pub(crate) fn new_problems(before: &Event, after: &Event) -> Vec<Problem> {
    let known = check_with(before);
    let mut found = check_with(after);
    found.retain(|problem| !known.iter().any(|known| known.is_same_problem(problem)));
    found
}

/// Returns the problems as lines to show, or as a refusal unless `force` is set.
pub(crate) fn approve(found: Vec<Problem>, force: bool) -> Result<Vec<Echo>, Refused> {
    let list: Vec<Said> = found.iter().map(|problem| problem.what().said()).collect();
    if list.is_empty() || force {
        return Ok(list.into_iter().map(|what| Echo::Note { what }).collect());
    }
    Err(Refused::new(Refusal::ChecksObject { problems: Sentences::listed(list) })
        .help(Remedy::ForcePairing))
}
