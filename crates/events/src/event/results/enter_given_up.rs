//! Details of a game that ratings need beyond its result: who gave it up, and whether it counts.

use crate::event::acts::{Echo, Entry, Refusal, Refused, Remedy, known, paired_round};
use crate::event::rounds::which_board::seat;
use crate::event::{Ending, Event, Round, check};

/// Records that a player gave up a game. A new record replaces an earlier one.
///
/// # Errors
///
/// Fails if there is no such player, if the player has no board in this round, or if the player has
/// not lost the game.
pub fn give_up(event: &mut Event, round: Round, ending: Ending) -> Result<Echo, Refused> {
    let at = paired_round(event, round)?;
    let player = known(event, ending.player.as_str())?;
    let ending = Ending { player, ..ending };
    let mut changed = event.clone();
    let boards = changed.rounds_mut()[at].boards_mut();
    let Some(board) = boards.iter_mut().find(|board| board.has(&ending.player)) else {
        let id = ending.player;
        return Err(Refused::new(Refusal::NoBoardOfPlayer { id, round }));
    };
    let echo = Echo::GaveUp { round, board: board.board, ending: ending.clone() };
    if board.ended.contains(&ending) {
        return Ok(echo.as_recorded(true));
    }
    board.ended.retain(|other| other.game != ending.game);
    board.ended.push(ending);
    board.ended.sort_by_key(|ending| ending.game);
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(echo)
}

/// Sets whether boards or single games count for ratings: `3=no`, `p2=yes`, `3.2=no`.
///
/// # Errors
///
/// Fails if there is no such board, player or game, or if a word is neither yes nor no.
pub fn set_rated(event: &mut Event, round: Round, entries: &[Entry]) -> Result<Vec<Echo>, Refused> {
    let at = paired_round(event, round)?;
    let games = event.scoring.games();
    let mut changed = event.clone();
    let mut said = Vec::new();
    for entry in entries {
        let entry = entry.settled(event);
        let rated = match entry.said.as_str() {
            "yes" | "true" => true,
            "no" | "false" => false,
            other => {
                let why = Refusal::NeitherYesNorNo { word: other.to_owned() };
                return Err(Refused::new(why).help(Remedy::WriteYesOrNo));
            }
        };
        let which = seat(event, at, &entry.whose)?;
        let board = changed.board_mut(at, which);
        let mut each: Vec<bool> = (0..games).map(|game| board.is_rated(game)).collect();
        match entry.game {
            None => each.fill(rated),
            Some(game) if game <= games => each[game - 1] = rated,
            Some(game) => {
                return Err(Refused::new(Refusal::NoGame { game, games }));
            }
        }
        said.push(Echo::Rated { round, board: board.board, game: entry.game, rated });
        // By default all games count.
        board.rated = match each.iter().all(|one| *one == each[0]) {
            true if each[0] => Vec::new(),
            true => vec![false],
            false => each,
        };
    }
    *event = changed;
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Fault, read};
    use draughts_ground::said::Told;

    fn event(scoring: &str, result: &str) -> Event {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\nscoring: {{mode: {scoring}}}\n\
             players:\n  - {{id: p1, name: A}}\n  - {{id: p2, name: B}}\n  - {{id: p3, name: C}}\n\
             rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: p1, black: p2, result: {result}}}\n"
        );
        read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn give(event: &mut Event, ending: &str) -> Result<Echo, Refused> {
        give_up(event, Round(1), ending.parse().unwrap())
    }

    #[test]
    fn who_gave_a_game_up_has_lost_it() {
        let mut event = event("standard", "2-0");
        let refused = give(&mut event, "p1 left").unwrap_err();
        let fault = Fault::GaveUpUnlost {
            id: "p1".parse().unwrap(),
            how: crate::event::GivenUp::Left,
            board: 1,
        };
        assert_eq!(*refused.why, Refusal::Said { what: fault.said() });
        let (id, round) = ("p3".parse().unwrap(), Round(1));
        let refused = give(&mut event, "p3 left").unwrap_err();
        assert_eq!(*refused.why, Refusal::NoBoardOfPlayer { id, round });
        give(&mut event, "p2 left after 9 moves").unwrap();
        let again = give(&mut event, "P2 left after 9 moves").unwrap();
        assert!(matches!(again, Echo::AsRecorded { .. }));
        give(&mut event, "p2 resigned after 12 moves").unwrap();
        assert_eq!(event.rounds[0].boards[0].ended.len(), 1, "the later word counts");
        assert!(give(&mut event, "p2 left game 2").is_err(), "one game is played");
    }

    #[test]
    fn games_that_nobody_won_can_be_given_up() {
        for result in ["0-0", "annulled"] {
            give(&mut event("standard", result), "p1 left after 3 moves (penalised)").unwrap();
        }
        assert!(give(&mut event("standard", "1-1"), "p1 resigned").is_err());
    }

    #[test]
    fn a_corrected_result_takes_back_who_gave_the_game_up() {
        let mut event = event("standard", "2-0");
        give(&mut event, "p2 left after 9 moves").unwrap();
        let amend = crate::event::acts::Amend { reason: "the slip was read wrongly".into() };
        let mut enter = |word: &str| {
            let said = crate::event::acts::enter(
                &mut event,
                Round(1),
                &[word.parse().unwrap()],
                Some(&amend),
            );
            (said.unwrap().remove(0), event.rounds[0].boards[0].ended.len())
        };
        assert_eq!(enter("1=0-0").1, 1, "nobody has won");
        let (said, left) = enter("1=0-2");
        let Echo::NoLonger { ending, .. } = said else { panic!("{said:?}") };
        assert_eq!(ending, "p2 left after 9 moves".parse().unwrap());
        assert_eq!(left, 0);
    }

    #[test]
    fn single_games_of_a_micro_match_are_rated_or_not() {
        let mut event = event("micro-match", "[2-0, 0-2]");
        let mut say = |words: &str| {
            let entries: Vec<Entry> = words.split(' ').map(|word| word.parse().unwrap()).collect();
            set_rated(&mut event, Round(1), &entries)
                .map(|_| event.rounds[0].boards[0].rated.clone())
        };
        assert_eq!(say("1.2=no"), Ok(vec![true, false]));
        assert_eq!(say("p1=no"), Ok(vec![false]));
        assert_eq!(say("1=yes"), Ok(vec![]));
        assert!(say("1.3=no").is_err() && say("2=no").is_err() && say("1=maybe").is_err());
    }
}
