//! Boards named by a word: `3`, `2.1`, `p12`; `2.` means all boards of match 2.

use crate::event::acts::{NoSpot, Refusal, Refused, Remedy, Spot, TeamRefusal, paired_round};
use crate::event::rounds::which_board::{find_match, seat};
use crate::event::teams::which_team::of;
use crate::event::{Event, Round};

/// Returns the numbers of the boards of a round that a word names.
///
/// # Errors
///
/// Fails if there is no such round, match, board or player, or if no board of the match is played.
pub fn boards_meant(event: &Event, round: Round, word: &str) -> Result<Vec<u16>, Refused> {
    let at = paired_round(event, round)?;
    let whole = word.trim().strip_suffix('.').and_then(|number| number.parse::<u16>().ok());
    if let Some(number) = whole.filter(|_| event.is_of_teams()) {
        find_match(event, round, number)?;
        let boards: Vec<u16> =
            event.rounds[at].boards_of(number).map(|board| board.board).collect();
        return match boards.is_empty() {
            true if event.rounds[at]
                .matches
                .iter()
                .any(|one| one.number == number && one.score.is_some()) =>
            {
                Err(of(TeamRefusal::MatchHasScore { number })
                    .help(Remedy::TakeMatchBack { round, number }))
            }
            true => Err(of(TeamRefusal::MatchNotPlayed { number })),
            false => Ok(boards),
        };
    }
    let not = |_: NoSpot| Refused::new(Refusal::NoPlayer { id: word.to_owned() });
    let spot = word.parse::<Spot>().map_err(not)?.settled(event);
    let which = seat(event, at, &spot.whose)?;
    Ok(vec![event.rounds[at].boards[which].board])
}
