//! Clearing results.

use draughts_ground::said::{Day, Told};

use crate::event::acts::echo::called;
use crate::event::acts::{Amend, Echo, Entry, Refusal, Refused, Remedy};
use crate::event::rounds::which_board::seat;
use crate::event::{Amendment, Event, Note, Outcome, Round, Ruling};

/// Clears the result of a board, or of its last game, so that it can be entered again.
///
/// # Errors
///
/// Fails if there is no such board or player, if later games have results, if there is a result but
/// no `amend`, or if the result comes from a withdrawal.
pub(crate) fn clear(
    event: &mut Event,
    at: usize,
    entry: &Entry,
    amend: Option<&Amend>,
) -> Result<Vec<Echo>, Refused> {
    let which = seat(event, at, &entry.whose)?;
    let games = event.scoring.games();
    let (last, scheduled) = (event.last_paired(), event.is_scheduled());
    let round = event.rounds[at].round;
    let paired_on = Echo::paired_on(event, round);
    let board = &event.rounds[at].boards[which];
    let number = board.board;
    let [white, black] = [&board.white, &board.black].map(|id| called(&event.players, id));
    let overruled = overruled(event, round, number, &[]);
    let cleared = Echo::Cleared { round, board: number, white, black };
    let left = match entry.game {
        None => 0,
        // A total score of all games is cleared as a whole.
        Some(game) if game <= games && board.is_whole() => 0,
        Some(game) if game > games => return Err(Refused::new(Refusal::NoGame { game, games })),
        Some(game) if game < board.result.len() => {
            let why = Refusal::GameBeforeMissing { game: game + 1, missing: game };
            return Err(Refused::new(why));
        }
        Some(game) => game - 1,
    };
    if board.result.len() <= left {
        let [white, black] = [&board.white, &board.black].map(|id| called(&event.players, id));
        let none = Echo::HasNoResult { round, board: number, white, black };
        return Ok(vec![none.as_recorded(true)]);
    }
    if board.is_withdrawal() {
        return Err(Refused::new(Refusal::ResultOfWithdrawal { board: number }));
    }
    let Some(amend) = amend else {
        let results = board.result.clone();
        let [white, black] = [&board.white, &board.black].map(|id| called(&event.players, id));
        let why = Refusal::ResultRecorded { round, board: number, white, black, results };
        return Err(Refused::new(why).help(Remedy::ClearWithReason));
    };
    let board = event.board_mut(at, which);
    if !scheduled {
        board.amended.push(Amendment::of_result(board, last, &amend.reason));
    }
    let put_off = board.postponed.as_ref().and_then(|postponed| postponed.until);
    let results = board.result.clone();
    board.result.truncate(left);
    board.ended.retain(|ending| usize::from(ending.game) <= left);
    board.advances = None;
    if !board.result.contains(&Outcome::Adjourned) {
        board.postponed = None;
    }
    if board.note.as_ref().is_some_and(Note::is_of_result) {
        board.note = None;
    }
    let put_off = put_off.filter(|_| board.postponed.is_none());
    let put_off = put_off.map(|until| Echo::WasPostponed { until: Day::of(until) });
    let put_off = put_off.map(|what| Echo::Note { what: what.said() });
    let said = [Echo::Was { what: Box::new(cleared), results }.beside(&overruled)];
    Ok(said.into_iter().chain(put_off).chain(paired_on).collect())
}

/// Returns the rulings on a board whose results differ from these.
pub(crate) fn overruled(
    event: &Event,
    round: Round,
    board: u16,
    results: &[Outcome],
) -> Vec<Ruling> {
    event.rulings_of(round, board).filter(|ruling| !ruling.agrees_with(results)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Round;
    use crate::event::acts::enter;
    use crate::event::results::entering::tests::event;

    fn enter_all(event: &mut Event, words: &str) -> Result<Vec<Echo>, Refused> {
        let entries: Vec<Entry> = words.split(' ').map(|word| word.parse().unwrap()).collect();
        enter(event, Round(1), &entries, None)
    }

    fn micro_result(event: &Event) -> String {
        let result = event.rounds[0].boards[0].result.iter().map(ToString::to_string);
        result.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn a_result_is_cleared_with_a_reason_and_entered_again_without_one() {
        let mut event = self::event("");
        enter_all(&mut event, "1=w-late 2=2-0").unwrap();
        let refused = enter_all(&mut event, "1=clear").unwrap_err();
        assert_eq!(refused.remedy, Some(Box::new(Remedy::ClearWithReason)));
        let amend = Amend { reason: "they were there".into() };
        let mut clear = |words: &str| {
            let entry: Entry = words.parse().unwrap();
            enter(&mut event, Round(1), &[entry], Some(&amend)).unwrap()
        };
        let said = clear("1=clear");
        assert!(matches!(said[0], Echo::Was { .. }));
        assert!(matches!(clear("1=Clear")[0], Echo::AsRecorded { .. }));
        let board = &event.rounds[0].boards[0];
        assert!(board.result.is_empty() && board.note.is_none());
        assert_eq!(board.amended[0].results(), Some(vec!["0-2 forfeit".parse().unwrap()]));
        enter_all(&mut event, "1=1-1").unwrap();
        let mut micro = self::event("scoring: {mode: micro-match}\n");
        enter_all(&mut micro, "1=2-0,1-1").unwrap();
        let mut clear = |words: &str| {
            let entry: Entry = words.parse().unwrap();
            enter(&mut micro, Round(1), &[entry], Some(&amend)).map(|_| micro_result(&micro))
        };
        assert!(clear("1.1=clear").is_err(), "the second game would stand alone");
        assert_eq!(clear("1.2=clear").unwrap(), "2-0");
        assert_eq!(clear("a=clear").unwrap(), "");
    }
}
