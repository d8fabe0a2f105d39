//! Postponing games to another day.

use draughts_ground::said::{Day, Told};

use crate::event::acts::{Echo, Refusal, Refused, Spot, paired_round};
use crate::event::rounds::which_board::seat;
use crate::event::{Event, Outcome, Postponed, Round};

/// Postpones games to another day, all or none.
///
/// For the pairing they count as adjourned; a game that is already adjourned gets the day.
///
/// # Errors
///
/// Fails if there is no such board or player, or if a board has its result.
pub fn postpone(
    event: &mut Event,
    round: Round,
    spots: &[Spot],
    postponed: &Postponed,
) -> Result<Vec<Echo>, Refused> {
    let at = paired_round(event, round)?;
    let games = event.scoring.games();
    let mut changed = event.clone();
    let mut said = Vec::new();
    for spot in spots {
        let Spot { whose, game } = spot.clone().settled(event);
        let which = seat(&changed, at, &whose)?;
        let board = changed.board_mut(at, which);
        if board.is_complete(games) {
            return Err(Refused::new(Refusal::BoardHasResult { board: board.board }));
        }
        let next =
            board.result.iter().position(|one| !one.is_final()).unwrap_or(board.result.len());
        if let Some(game) = game.filter(|game| *game != next + 1) {
            return Err(Refused::new(match game > games {
                true => Refusal::NoGame { game, games },
                false if game <= next => Refusal::BoardHasResult { board: board.board },
                false => Refusal::GameBeforeMissing { game, missing: next + 1 },
            }));
        }
        let is_same = board.postponed.as_ref() == Some(postponed) && next < board.result.len();
        if next == board.result.len() {
            board.result.push(Outcome::Adjourned);
        }
        board.postponed = Some(postponed.clone());
        let echo = Echo::postponed(&changed.players, round, &changed.rounds[at].boards[which]);
        said.push(echo.as_recorded(is_same));
    }
    let day = event.rounds[at].date;
    if let (Some(until), Some(day)) = (postponed.until, day)
        && until < day
    {
        let what = Echo::BeforeItsRound { until: Day::of(until), day: Day::of(day) };
        said.push(Echo::Note { what: what.said() });
    }
    *event = changed;
    Ok(said)
}
