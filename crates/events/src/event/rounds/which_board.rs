//! Finding the board or the team match that was typed.

use crate::event::acts::{Refusal, Refused, Remedy, TeamRefusal, find_player, paired_round};
use crate::event::results::entry::Whose;
use crate::event::teams::which_team::{of, rules_of};
use crate::event::{Event, Round};

/// Returns the index of a match in its round.
///
/// # Errors
///
/// Fails if the event is not a team event, or if the round has no such match.
pub(crate) fn find_match(event: &Event, round: Round, number: u16) -> Result<usize, Refused> {
    rules_of(event)?;
    let paired = &event.rounds[paired_round(event, round)?];
    let found = paired.matches.iter().position(|one| one.number == number);
    let most = paired.matches.len();
    found.ok_or_else(|| of(TeamRefusal::NoMatch { round, number, most }))
}

/// Returns the index of a board in the round at index `at`.
pub(crate) fn seat(event: &Event, at: usize, whose: &Whose) -> Result<usize, Refused> {
    let round = &event.rounds[at];
    match whose {
        Whose::Board(number) | Whose::White(number) => {
            let found = round.boards.iter().position(|board| board.board == *number);
            // In a team event, a board may be vacant or unknown: its match gives the reason.
            if let (None, Some(place)) = (found, place_in_match(event, *number)) {
                return seat(event, at, &place);
            }
            found.ok_or_else(|| {
                let numbers = || round.boards.iter().map(|board| board.board);
                let (least, most) = (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0));
                Refused::new(Refusal::NoBoard { round: round.round, board: *number })
                    .help(Remedy::BoardsTo { least, most })
            })
        }
        &Whose::Seat { number, seat } => {
            let here = find_match(event, round.round, number)?;
            let mut own = round.boards.iter();
            let found =
                own.position(|board| board.in_match == Some(number) && board.seat == Some(seat));
            found.ok_or_else(|| {
                let vacant = round.matches[here].vacant.iter().any(|one| one.seat == seat);
                let boards = event.team_match.as_ref().map_or(0, |rules| rules.boards);
                of(match vacant {
                    true => {
                        let one = &round.matches[here];
                        let empty = one.vacant.iter().find(|one| one.seat == seat);
                        let is_home = empty.is_some_and(|one| one.home.is_none());
                        let team = if is_home { one.home.clone() } else { one.away.clone() };
                        return of(TeamRefusal::SeatVacant { number, seat })
                            .help(Remedy::HandInLineup { team, round: round.round });
                    }
                    false if round.matches[here].score.is_some() => {
                        return of(TeamRefusal::MatchHasScore { number })
                            .help(Remedy::TakeMatchBack { round: round.round, number });
                    }
                    // Only a match lost as a whole has lost its boards.
                    false if (1..=boards).contains(&seat) => {
                        let round = round.round;
                        return of(TeamRefusal::MatchNotPlayed { number })
                            .help(Remedy::TakeMatchBack { round, number });
                    }
                    false => TeamRefusal::NoSeat { number, seat, boards },
                })
            })
        }
        Whose::Player(id) => {
            let id = &event.players[find_player(event, id)?].id;
            let found = round.boards.iter().position(|board| board.has(id));
            found.ok_or_else(|| {
                Refused::new(Refusal::NoBoardOfPlayer { id: id.clone(), round: round.round })
            })
        }
    }
}

/// Returns the place in a team match of a board with this number, if it can be one of a match.
fn place_in_match(event: &Event, board: u16) -> Option<Whose> {
    let boards = event.team_match.as_ref()?.boards;
    let before = board.checked_sub(event.first_board)?;
    let number = before.checked_div(boards)?.saturating_add(1);
    Some(Whose::Seat { number, seat: before.checked_rem(boards)? + 1 })
}
