//! The default round of commands.

use crate::event::acts::echo::called;
use crate::event::acts::{
    Amend, Echo, Entry, OfMatch, Refusal, Refused, Remedy, TeamRefusal, Whose, enter, find_player,
};
use crate::event::rounds::which_board::seat;
use crate::event::{Board, Event, PairedRound, PlayerId, Round, TeamMatch};

/// Returns the first round with a board that lacks a result and has no adjourned or postponed game.
pub fn open_round(event: &Event) -> Option<Round> {
    let games = event.scoring.games();
    let open = |round: &&PairedRound| round.open(games).next().is_some();
    event.rounds.iter().find(open).map(|round| round.round)
}

/// Returns the default round to show: the first with an open board, or else the last.
pub fn round_to_show(event: &Event) -> Round {
    open_round(event).unwrap_or(event.last_paired())
}

/// Returns the current round: the first with an open board, or else the last.
///
/// # Errors
///
/// Fails if rounds are paired ahead and that round has not begun: the previous one may be meant.
pub fn round_in_play(event: &Event) -> Result<Round, Refused> {
    match event.is_scheduled() {
        true => round_of_games(event),
        false => Ok(round_to_show(event)),
    }
}

/// Returns the default round for data of games besides their results: the first with an open
/// board, or else the last.
///
/// # Errors
///
/// Fails if that round has not begun: the previous one may be meant.
pub fn round_of_games(event: &Event) -> Result<Round, Refused> {
    let Some(open) = open_round(event) else { return Ok(event.last_paired()) };
    match last_begun(event) {
        Some(last) if last < open && !has_begun(event, open) => Err(which_round(last, open)),
        Some(_) | None => Ok(open),
    }
}

/// Returns the default round of a match.
///
/// # Errors
///
/// As for [`round_in_play`]; also fails if something recorded is to be changed or removed, and the
/// match of this number has nothing of the kind in that round, but in another one.
pub fn round_of_match(
    event: &Event,
    number: u16,
    what: &OfMatch,
    reason: Option<&str>,
) -> Result<Round, Refused> {
    let round = round_in_play(event)?;
    // Of a first score nobody has to say why.
    let changes = match what {
        OfMatch::Clear => true,
        OfMatch::Score(_) => reason.is_some(),
        _ => false,
    };
    let is_there = |one: &TeamMatch| {
        one.number == number && (one.score.is_some() || is_lost_by_ruling(event, one))
    };
    // A score takes the place of results of boards, too.
    let has_results = |paired: &PairedRound| {
        let is_score = matches!(what, OfMatch::Score(_));
        is_score && paired.boards_of(number).any(|board| !board.result.is_empty())
    };
    let mut rounds = (event.rounds.iter().rev())
        .filter(|paired| paired.matches.iter().any(is_there) || has_results(paired));
    match rounds.clone().any(|paired| paired.round == round) {
        false if changes => match rounds.next() {
            Some(other) => Err(nothing_to_change(other.round, round)),
            None => Ok(round),
        },
        _ => Ok(round),
    }
}

/// Returns the default round for some boards: the first with an open board, or else the last.
///
/// # Errors
///
/// Fails if a board is outstanding in another round as well, or if there is no such player.
pub fn round_of_boards<'w>(
    event: &Event,
    boards: impl IntoIterator<Item = &'w Whose>,
) -> Result<Round, Refused> {
    let round = round_to_show(event);
    for whose in boards {
        only_in(event, round, whose)?;
    }
    Ok(round)
}

/// Returns the default round for entering results.
///
/// # Errors
///
/// Fails as [`round_of_boards`] does. If rounds are paired ahead and nobody has played the next
/// one, also fails if the results may belong to the last one played: it already has all of them or
/// the score of the match, or it has other results on these boards, and the next one has more
/// boards.
pub fn round_of_results(event: &Event, entries: &[Entry]) -> Result<Round, Refused> {
    let round = round_of_boards(event, entries.iter().map(|entry| &entry.whose))?;
    if let Some(last) = last_begun(event).filter(|&last| last < round)
        && event.is_scheduled()
        && !entries.is_empty()
        && !has_begun(event, round)
        && (is_recorded(event, last, entries)
            || is_of_known_score(event, last, entries)
            || (all_have_results(event, last, entries) && !fills(event, round, entries)))
    {
        return Err(which_round(last, round));
    }
    Ok(round)
}

/// Enters results in the given round, or in the default one, and returns that round.
///
/// # Errors
///
/// Fails as [`round_of_results`] and [`enter`] do.
pub fn enter_in_round(
    event: &mut Event,
    round: Option<Round>,
    entries: &[Entry],
    amend: Option<&Amend>,
) -> Result<(Round, Vec<Echo>), Refused> {
    let entries: Vec<Entry> = entries.iter().map(|entry| entry.settled(event)).collect();
    let entries = entries.as_slice();
    // Clearing is an amendment, so it applies to a round that has results.
    let chosen = match round {
        Some(round) => round,
        None if entries.iter().all(Entry::clears) => round_played_last(event),
        None => {
            let round = match amend {
                Some(_) => round_of_boards(event, entries.iter().map(|entry| &entry.whose))?,
                None => round_of_results(event, entries)?,
            };
            let before = event.rounds.iter().rev().find(|paired| paired.round < round);
            // Nobody is to amend where nothing is recorded: another round is meant.
            match before.filter(|_| amend.is_some() && !has_results(event, round, entries)) {
                Some(before) => return Err(nothing_to_change(before.round, round)),
                None => round,
            }
        }
    };
    let games = event.scoring.games();
    match enter(event, chosen, entries, amend) {
        Ok(said) => Ok((chosen, said)),
        Err(refused) if round.is_some() => Err(refused),
        Err(mut refused) => {
            // Nobody should amend one round when another is meant.
            if let Refusal::ResultRecorded { board, .. } = *refused.why {
                let later = event.rounds.iter().filter(|later| later.round > chosen);
                let mut open =
                    later.filter(|later| later.open(games).any(|one| one.board == board));
                if let Some(later) = open.next() {
                    let round = later.round;
                    refused.remedy = Some(Box::new(Remedy::AmendOrRound { round }));
                }
            }
            Err(refused)
        }
    }
}

/// Checks that a board is not outstanding in an earlier round, nor in a later one that has begun.
///
/// # Errors
///
/// Fails if it is, or if there is no such player.
pub fn only_in(event: &Event, round: Round, whose: &Whose) -> Result<(), Refused> {
    let games = event.scoring.games();
    let player: Option<PlayerId> = match whose {
        Whose::Board(_) | Whose::White(_) | Whose::Seat { .. } => None,
        Whose::Player(id) => Some(event.players[find_player(event, id)?].id.clone()),
    };
    let is_meant = |board: &&Board| match (whose, &player) {
        (Whose::Board(number) | Whose::White(number), _) => board.board == *number,
        (&Whose::Seat { number, seat }, _) => {
            board.in_match == Some(number) && board.seat == Some(seat)
        }
        (Whose::Player(_), Some(id)) => board.has(id),
        (Whose::Player(_), None) => false,
    };
    let other = event
        .rounds
        .iter()
        .filter(|other| other.round < round || (other.round > round && other.has_begun()));
    let mut outstanding =
        other.filter_map(|other| Some((other.round, other.missing(games).find(is_meant)?)));
    let Some((other, board)) = outstanding.next() else { return Ok(()) };
    let why = Refusal::AlsoOutstanding {
        round: other,
        board: board.board,
        white: called(&event.players, &board.white),
        black: called(&event.players, &board.black),
    };
    let (first, second) = (other.min(round), other.max(round));
    Err(Refused::new(why).help(Remedy::NameOneRound { first, second }))
}

fn which_round(complete: Round, next: Round) -> Refused {
    let remedy = Remedy::NameOneRound { first: complete, second: next };
    Refused::new(Refusal::WhichRound { round: complete }).help(remedy)
}

/// Refuses a change of something that only one of two possible rounds has.
fn nothing_to_change(other: Round, round: Round) -> Refused {
    let remedy = Remedy::NameOneRound { first: other.min(round), second: other.max(round) };
    Refused::new(Refusal::NothingToChange { round }).help(remedy)
}

/// Returns the last round in which somebody has played, in which results are cleared by default, or
/// else the last paired one.
pub fn round_played_last(event: &Event) -> Round {
    last_begun(event).unwrap_or(event.last_paired())
}

/// Returns the last round that has begun.
fn last_begun(event: &Event) -> Option<Round> {
    let begun = |paired: &&PairedRound| has_begun(event, paired.round);
    event.rounds.iter().rev().find(begun).map(|round| round.round)
}

/// Returns whether somebody has played in a round, or a match of it is lost by a ruling.
fn has_begun(event: &Event, round: Round) -> bool {
    event.round(round).is_some_and(|paired| {
        paired.has_begun() || paired.matches.iter().any(|one| is_lost_by_ruling(event, one))
    })
}

/// Returns whether a match is lost for another reason than a withdrawal.
fn is_lost_by_ruling(event: &Event, one: &TeamMatch) -> bool {
    let has_left =
        |id: &PlayerId| event.team(id).is_some_and(|team| team.withdrawn_after.is_some());
    !one.lost.is_empty() && !one.lost.iter().any(has_left)
}

/// Returns whether one of these boards has a result in a round.
fn has_results(event: &Event, round: Round, entries: &[Entry]) -> bool {
    let Some(at) = event.rounds.iter().position(|paired| paired.round == round) else {
        return false;
    };
    let board = |entry: &Entry| seat(event, at, &entry.whose);
    // What is no board is told when the results are entered.
    entries
        .iter()
        .map(board)
        .any(|found| found.map_or(true, |which| !event.rounds[at].boards[which].result.is_empty()))
}

/// Returns whether each of these boards has a result in a round.
fn all_have_results(event: &Event, round: Round, entries: &[Entry]) -> bool {
    let Some(at) = event.rounds.iter().position(|paired| paired.round == round) else {
        return false;
    };
    let has = |which: usize| !event.rounds[at].boards[which].result.is_empty();
    entries.iter().all(|entry| seat(event, at, &entry.whose).is_ok_and(has))
}

/// Returns whether these results are all that a round lacks.
fn fills(event: &Event, round: Round, entries: &[Entry]) -> bool {
    let mut filled = event.clone();
    enter(&mut filled, round, entries, None).is_ok() && open_round(&filled) != Some(round)
}

/// Returns whether one of these boards is in a match known only by its score.
fn is_of_known_score(event: &Event, round: Round, entries: &[Entry]) -> bool {
    let Some(at) = event.rounds.iter().position(|paired| paired.round == round) else {
        return false;
    };
    let is_known = |refused: Refused| {
        matches!(*refused.why, Refusal::OfTeams { why: TeamRefusal::MatchHasScore { .. } })
    };
    entries.iter().any(|entry| seat(event, at, &entry.whose).is_err_and(is_known))
}

/// Checks that results in board order are not those of the last round played once more, if rounds
/// are paired ahead and nobody has played `round`.
///
/// # Errors
///
/// Fails if they are: they may be entered twice.
pub(crate) fn not_once_more(event: &Event, round: Round, words: &[String]) -> Result<(), Refused> {
    let last = last_begun(event).filter(|&last| last < round && !has_begun(event, round));
    let Some(paired) = last.and_then(|last| event.round(last)).filter(|_| event.is_scheduled())
    else {
        return Ok(());
    };
    let mut boards: Vec<u16> = paired.boards.iter().map(|board| board.board).collect();
    boards.sort_unstable();
    let entry = |(board, word): (u16, &String)| Entry {
        whose: Whose::Board(board),
        game: None,
        said: word.clone(),
    };
    let is_whole = boards.len() == words.len();
    let entries: Vec<Entry> = boards.into_iter().zip(words).map(entry).collect();
    if is_whole && is_recorded(event, paired.round, &entries) {
        return Err(which_round(paired.round, round));
    }
    Ok(())
}

/// Returns whether a round already has all these results.
fn is_recorded(event: &Event, round: Round, entries: &[Entry]) -> bool {
    let mut again = event.clone();
    enter(&mut again, round, entries, None).is_ok() && again == *event
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::{Spot, postpone};
    use crate::event::{Postponed, read};

    /// Creates a league of four players with three paired rounds, each with boards 1 and 2.
    fn league() -> Event {
        let round = |number: u16, boards: [[&str; 2]; 2]| {
            let board = |at: usize| {
                let [white, black] = boards[at];
                format!("      - {{board: {}, white: {white}, black: {black}}}\n", at + 1)
            };
            format!("  - round: {number}\n    boards:\n{}{}", board(0), board(1))
        };
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: round-robin}}\nplayers:\n\
             \x20 - {{id: a, name: Ash, number: 1}}\n  - {{id: b, name: Birch, number: 2}}\n\
             \x20 - {{id: c, name: Cedar, number: 3}}\n  - {{id: d, name: Dogwood, number: 4}}\n\
             rounds:\n{}{}{}",
            round(1, [["a", "d"], ["b", "c"]]),
            round(2, [["d", "c"], ["a", "b"]]),
            round(3, [["b", "d"], ["c", "a"]]),
        );
        read("league.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn typed(words: &str) -> Vec<Entry> {
        words.split(' ').map(|word| word.parse().unwrap()).collect()
    }

    fn enter_all(event: &mut Event, round: Option<u16>, words: &str) -> Result<Round, Refused> {
        let round = round.map(Round);
        enter_in_round(event, round, &typed(words), None).map(|(round, _)| round)
    }

    fn put_off(event: &mut Event, round: u16, spot: &str) {
        let spots = [spot.parse::<Spot>().unwrap()];
        postpone(event, Round(round), &spots, &Postponed::default()).unwrap();
    }

    #[test]
    fn results_go_into_the_first_round_with_an_open_board() {
        let mut event = league();
        assert_eq!(enter_all(&mut event, None, "1=2-0 2=1-1").unwrap(), Round(1));
        assert_eq!(enter_all(&mut event, None, "1=1-1 2=2-0").unwrap(), Round(2));
        assert_eq!(round_to_show(&event), Round(3));
        // A later round was entered first: the default is still the earlier one.
        let mut event = league();
        enter_all(&mut event, Some(2), "1=2-0 2=1-1").unwrap();
        assert_eq!(enter_all(&mut event, None, "1=0-2").unwrap(), Round(1));
    }

    #[test]
    fn a_postponed_game_never_catches_the_result_of_another_round() {
        let mut event = league();
        put_off(&mut event, 1, "1");
        enter_all(&mut event, None, "2=1-1").unwrap();
        assert_eq!(round_to_show(&event), Round(2));
        let refused = enter_all(&mut event, None, "1=2-0").unwrap_err();
        let why = Refusal::AlsoOutstanding {
            round: Round(1),
            board: 1,
            white: "Ash".into(),
            black: "Dogwood".into(),
        };
        assert_eq!(*refused.why, why);
        let remedy = Remedy::NameOneRound { first: Round(1), second: Round(2) };
        assert_eq!(refused.remedy, Some(Box::new(remedy)));
        assert!(enter_all(&mut event, None, "d=win").is_err(), "by the player, too");
        assert_eq!(enter_all(&mut event, Some(2), "2=2-0").unwrap(), Round(2));
        assert_eq!(enter_all(&mut event, Some(2), "1=2-0").unwrap(), Round(2));
        assert_eq!(enter_all(&mut event, Some(1), "1=1-1").unwrap(), Round(1));
        assert_eq!(event.rounds[0].boards[0].postponed, None, "it has been played");
    }

    #[test]
    fn a_board_that_is_open_in_two_rounds_that_have_begun_is_asked_about() {
        let mut event = league();
        enter_all(&mut event, Some(2), "1=2-0").unwrap();
        assert!(enter_all(&mut event, None, "2=2-0").is_err());
        assert_eq!(enter_all(&mut event, None, "1=2-0").unwrap(), Round(1));
    }

    #[test]
    fn the_same_again_is_not_taken_for_the_next_round() {
        let mut event = league();
        enter_all(&mut event, None, "1=2-0 2=1-1").unwrap();
        let refused = enter_all(&mut event, None, "1=2-0").unwrap_err();
        assert_eq!(*refused.why, Refusal::WhichRound { round: Round(1) });
        assert_eq!(enter_all(&mut event, Some(1), "1=2-0").unwrap(), Round(1));
        assert_eq!(enter_all(&mut event, Some(2), "1=2-0").unwrap(), Round(2));
    }

    #[test]
    fn another_result_of_a_complete_round_may_be_a_correction() {
        let mut event = league();
        enter_all(&mut event, None, "1=2-0 2=1-1").unwrap();
        for words in ["1=0-2", "a=loss", "1=1-1"] {
            let refused = enter_all(&mut event, None, words).unwrap_err();
            assert_eq!(*refused.why, Refusal::WhichRound { round: Round(1) }, "{words}");
            let remedy = Remedy::NameOneRound { first: Round(1), second: Round(2) };
            assert_eq!(refused.remedy, Some(Box::new(remedy)));
        }
        // Once the next round has begun, a board without a result is one of it.
        assert_eq!(enter_all(&mut event, Some(2), "2=2-0").unwrap(), Round(2));
        assert_eq!(enter_all(&mut event, None, "1=0-2").unwrap(), Round(2));
        // Results of every board are those of the next round, but not the same ones again.
        assert_eq!(enter_all(&mut event, None, "1=2-0 2=1-1").unwrap(), Round(3));
    }

    #[test]
    fn results_in_order_are_not_entered_twice() {
        let in_order = |event: &mut Event, words: &str| {
            let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
            crate::event::acts::enter_in_order(event, None, &words, None).map(|(round, _)| round)
        };
        let mut event = league();
        assert_eq!(in_order(&mut event, "2 1").unwrap(), Round(1));
        let refused = in_order(&mut event, "2 1").unwrap_err();
        assert_eq!(*refused.why, Refusal::WhichRound { round: Round(1) });
        assert_eq!(in_order(&mut event, "1 1").unwrap(), Round(2));
    }

    #[test]
    fn data_of_a_game_are_asked_for_their_round_in_a_swiss_too() {
        let mut event = league();
        event.system = crate::event::System::of_cycles(1);
        enter_all(&mut event, None, "1=2-0 2=1-1").unwrap();
        assert!(round_of_games(&event).is_err() && round_in_play(&event).is_err());
        event.system = read(
            "s.yaml",
            "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\nplayers: []\n",
        )
        .unwrap()
        .system
        .clone();
        assert!(round_of_games(&event).is_err());
        assert_eq!(round_in_play(&event).unwrap(), Round(2), "the next round is paired on purpose");
    }

    #[test]
    fn a_correction_is_no_first_result_of_the_next_round() {
        let mut event = league();
        enter_all(&mut event, None, "1=2-0 2=1-1").unwrap();
        let amend = Amend { reason: "read the wrong way round".into() };
        let refused = enter_in_round(&mut event, None, &typed("1=0-2"), Some(&amend)).unwrap_err();
        assert_eq!(*refused.why, Refusal::NothingToChange { round: Round(2) });
        let remedy = Remedy::NameOneRound { first: Round(1), second: Round(2) };
        assert_eq!(refused.remedy, Some(Box::new(remedy)));
        let first = Some(Round(1));
        assert!(enter_in_round(&mut event, first, &typed("1=0-2"), Some(&amend)).is_ok());
        enter_all(&mut event, Some(2), "1=2-0").unwrap();
        let (round, _) = enter_in_round(&mut event, None, &typed("1=1-1"), Some(&amend)).unwrap();
        assert_eq!(round, Round(2), "where something is recorded");
    }

    #[test]
    fn a_recorded_result_is_not_amended_where_another_round_is_meant() {
        let mut event = league();
        enter_all(&mut event, None, "1=2-0").unwrap();
        let refused = enter_all(&mut event, None, "1=0-2").unwrap_err();
        assert_eq!(refused.remedy, Some(Box::new(Remedy::AmendOrRound { round: Round(2) })));
    }
}
