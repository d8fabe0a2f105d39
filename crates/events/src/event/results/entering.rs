//! Entering results, and amending them with a reason.

use crate::event::acts::echo::called;
use crate::event::acts::{Echo, Entry, Refusal, Refused, Remedy, TeamRefusal, paired_round};
use crate::event::people::attendance::counting_now;
use crate::event::results::clearing::{clear, overruled};
use crate::event::results::entry::{Meaning, Spot};
use crate::event::results::result_word::result_word;
use crate::event::rounds::which_board::seat;
use crate::event::teams::matches::in_match;
use crate::event::{Acceptance, Amendment, Color, Event, Note, Outcome, PairedRound, Round};
use draughts_ground::said::Told;

/// The permission to change a recorded result, with the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amend {
    /// The reason, stored with the board.
    pub reason: String,
}

/// Enters results, all or none, and reports each on one line.
///
/// An entry that is given twice is entered once.
///
/// # Errors
///
/// Fails if there is no such board or player, if the event does not have the score, if another
/// result is recorded and not amended, or if a board has two results.
pub fn enter(
    event: &mut Event,
    round: Round,
    entries: &[Entry],
    amend: Option<&Amend>,
) -> Result<Vec<Echo>, Refused> {
    let at = paired_round(event, round)?;
    let mut changed = event.clone();
    let mut said = Vec::new();
    let mut is_later = false;
    let mut seen: Vec<(usize, &Entry)> = Vec::new();
    let entries: Vec<Entry> = entries.iter().map(|entry| entry.settled(event)).collect();
    for entry in &entries {
        let which = match seat(&changed, at, &entry.whose) {
            Err(refused) => match stands_by_forfeit(event, at, &refused, entry) {
                Some(stands) => {
                    said.push(stands);
                    continue;
                }
                None => return Err(refused),
            },
            Ok(which) => which,
        };
        let same_game = |other: &Entry| {
            other.game.is_none() || entry.game.is_none() || other.game == entry.game
        };
        let before = seen.iter().find(|(board, other)| *board == which && same_game(other));
        match before {
            Some((_, other)) if *other == entry => continue,
            Some((_, other)) => {
                let board = changed.rounds[at].boards[which].board;
                let (first, second) = (other.said.clone(), entry.said.clone());
                return Err(Refused::new(Refusal::BoardNamedTwice { board, first, second }));
            }
            None => seen.push((which, entry)),
        }
        if entry.clears() {
            said.extend(clear(&mut changed, at, entry, amend)?);
        } else {
            let known = |event: &Event| {
                let board = &event.rounds[at].boards[which];
                (board.amended.len(), board.finished_after)
            };
            let before = known(&changed);
            let echo = enter_one(&mut changed, at, which, entry, amend)?;
            let board = changed.rounds[at].boards[which].board;
            said.push(in_match(&changed, round, board, echo));
            // A result that was changed, or that of a game which later rounds took for a draw.
            is_later |= known(&changed) != before;
        }
    }
    said.extend(Echo::paired_on(event, round).filter(|_| is_later));
    said.extend(counting_now(event, &changed, round));
    *event = changed;
    Ok(said)
}

/// Returns the note for a vacant board of a team match whose result is the one that was typed.
fn stands_by_forfeit(event: &Event, at: usize, refused: &Refused, entry: &Entry) -> Option<Echo> {
    let Refusal::OfTeams { why } = &*refused.why else { return None };
    let &TeamRefusal::SeatVacant { number, seat } = why else { return None };
    let one = event.rounds[at].matches.iter().find(|one| one.number == number)?;
    let vacant = one.vacant.iter().find(|one| one.seat == seat)?;
    let loser = match (&vacant.home, &vacant.away) {
        (Some(_), None) => Some(Color::Black),
        (None, Some(_)) => Some(Color::White),
        _ => None,
    };
    let stands = event.scoring.forfeit(loser);
    let typed = result_word(&event.scoring, None, 1, &entry.said).ok()?.outcome;
    let same = typed == stands || typed.score().is_some() && typed.score() == stands.score();
    same.then(|| Echo::Note { what: why.said() })
}

/// Enters results and notes game records on their boards, all or none.
///
/// # Errors
///
/// Fails as [`enter`] does.
pub fn enter_games(
    event: &mut Event,
    round: Round,
    entries: &[Entry],
    records: &[(u16, String)],
    amend: Option<&Amend>,
) -> Result<Vec<Echo>, Refused> {
    let said = enter(event, round, entries, amend)?;
    for board in event.round_mut(round).into_iter().flat_map(PairedRound::boards_mut) {
        let of_board = records.iter().filter(|(number, _)| *number == board.board);
        board.games.extend(of_board.map(|(_, record)| record.clone()));
    }
    Ok(said)
}

/// Marks records of boards as accepted despite a disagreement.
pub fn accept_records(event: &mut Event, round: Round, accepted: &[(u16, Acceptance)]) {
    for board in event.round_mut(round).into_iter().flat_map(PairedRound::boards_mut) {
        for (_, new) in accepted.iter().filter(|(number, _)| *number == board.board) {
            match board.accepted.iter_mut().find(|one| one.record == new.record) {
                Some(there) => {
                    let more = new.of.iter().filter(|kind| !there.of.contains(kind));
                    let more: Vec<_> = more.copied().collect();
                    there.of.extend(more);
                }
                None => board.accepted.push(new.clone()),
            }
        }
    }
}

/// Adjourns games, all or none, as [`enter`] enters results.
///
/// # Errors
///
/// Fails as [`enter`] does.
pub fn adjourn(event: &mut Event, round: Round, spots: &[Spot]) -> Result<Vec<Echo>, Refused> {
    let at = paired_round(event, round)?;
    let mut changed = event.clone();
    let mut said = Vec::new();
    for spot in spots {
        let Spot { whose, game } = spot.clone().settled(event);
        let which = seat(&changed, at, &whose)?;
        let adjourned = Meaning::of(&changed, game, vec![Outcome::Adjourned], None)?;
        let board = &changed.rounds[at].boards[which];
        let before = (board.result.clone(), board.postponed.is_some());
        let echo = put(&mut changed, (at, which), adjourned, None)?;
        let board = &changed.rounds[at].boards[which];
        // A postponed game that is adjourned is still the postponed one.
        said.push(match before == (board.result.clone(), true) {
            true => Echo::postponed(&changed.players, round, board).as_recorded(true),
            false => echo,
        });
    }
    *event = changed;
    Ok(said)
}

fn enter_one(
    event: &mut Event,
    at: usize,
    which: usize,
    entry: &Entry,
    amend: Option<&Amend>,
) -> Result<Echo, Refused> {
    let meaning = entry.meaning(event, &event.rounds[at].boards[which])?;
    put(event, (at, which), meaning, amend)
}

/// Puts a result on the board `which` of the round at index `at`.
fn put(
    event: &mut Event,
    (at, which): (usize, usize),
    meaning: Meaning,
    amend: Option<&Amend>,
) -> Result<Echo, Refused> {
    let board = &event.rounds[at].boards[which];
    let games = event.scoring.games();
    let result = placed(&board.result, meaning.game, meaning.outcomes, games)?;
    let (round, number) = (event.rounds[at].round, board.board);
    let mut echo = Echo::scored(&event.players, round, board, result.clone());
    if result == board.result {
        return Ok(echo.as_recorded(true));
    }
    let before = board.result.clone();
    // Games that were not recorded may be added without a reason.
    let same_score = match (before.as_slice(), result.as_slice()) {
        (&[Outcome::Total(known)], [_, _, ..]) => Some(known) == Outcome::together(&result),
        _ => false,
    };
    let adds = same_score
        || before.len() <= result.len()
            && before
                .iter()
                .zip(&result)
                .all(|(old, new)| old == new || *old == Outcome::Adjourned);
    let was_complete = board.is_complete(games);
    let (last, scheduled) = (event.last_paired(), event.is_scheduled());
    // A later round was paired without this result: a game was adjourned, or its result cleared.
    let was_open = last > round && !scheduled;
    let overruled = if adds { Vec::new() } else { overruled(event, round, number, &result) };
    if !adds {
        let Some(amend) = amend else {
            let [white, black] = [&board.white, &board.black].map(|id| called(&event.players, id));
            // In a team match, the home team comes first, as in results that are entered.
            let home = event.home_color(&event.rounds[at].boards[which]);
            let (white, black, results) = match home {
                Some(Color::Black) => {
                    let turned = before.into_iter().map(Outcome::reversed).collect();
                    (black, white, turned)
                }
                _ => (white, black, before),
            };
            let why = Refusal::ResultRecorded { round, board: number, white, black, results };
            return Err(Refused::new(why).help(Remedy::Amend));
        };
        // In a schedule, no round was paired by the result: only the history records the change.
        if !scheduled {
            let amendment = Amendment::of_result(board, last, &amend.reason);
            event.board_mut(at, which).amended.push(amendment);
        }
        echo = Echo::Was { what: Box::new(echo), results: before };
    }
    let board = event.board_mut(at, which);
    if !result.contains(&Outcome::Adjourned) {
        board.postponed = None;
    }
    if let Some(why) = meaning.note {
        board.note = Some(Note::Forfeited(why));
    } else if !adds && board.note.as_ref().is_some_and(Note::is_of_result) {
        board.note = None;
    }
    if board.note == Some(Note::Withdrawn) {
        // The result is that of whoever enters it, and stays if the player returns.
        board.note = None;
    }
    board.result = result;
    let is_known = board.amended.iter().any(|one| one.paired >= last);
    if adds && was_open && !is_known && !was_complete && board.is_complete(games) {
        board.finished_after = Some(last);
    }
    if !adds {
        // Who advances has to be decided again.
        board.advances = None;
    }
    // A player who did not lose after all has not given up the game.
    let ended = std::mem::take(&mut board.ended);
    let (stale, ended) = ended.into_iter().partition::<Vec<_>, _>(|one| board.contradicts(one));
    board.ended = ended;
    let echo = echo.beside(&overruled);
    Ok(stale.into_iter().fold(echo, |what, ending| Echo::NoLonger { what: Box::new(what), ending }))
}

/// Returns the results of a board with the new ones inserted.
fn placed(
    before: &[Outcome],
    game: Option<usize>,
    outcomes: Vec<Outcome>,
    games: usize,
) -> Result<Vec<Outcome>, Refused> {
    let Some(game) = game else { return Ok(outcomes) };
    if game > games {
        return Err(Refused::new(Refusal::NoGame { game, games }));
    }
    // A total score is not the result of a game.
    let mut result = match before {
        [Outcome::Total(_)] => Vec::new(),
        games => games.to_vec(),
    };
    match game - 1 {
        at if at < result.len() => result[at] = outcomes[0],
        at if at == result.len() => result.extend(outcomes),
        at => {
            return Err(Refused::new(Refusal::GameBeforeMissing { game, missing: at }));
        }
    }
    Ok(result)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::event::{Ruling, read};

    /// Creates a round of two boards.
    pub(in crate::event) fn event(head: &str) -> Event {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\n{head}\
             players:\n  - {{id: a, name: A}}\n  - {{id: b, name: B}}\n  - {{id: c, name: C}}\n  - {{id: d, name: D}}\n\
             rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b}}\n      - {{board: 2, white: c, black: d}}\n"
        );
        read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn type_in(event: &mut Event, words: &str) -> Result<Vec<Echo>, Refused> {
        let entries: Vec<Entry> = words.split(' ').map(|word| word.parse().unwrap()).collect();
        enter(event, Round(1), &entries, None)
    }

    fn result(event: &Event, board: usize) -> String {
        let results: Vec<String> =
            event.rounds[0].boards[board].result.iter().map(ToString::to_string).collect();
        results.join(", ")
    }

    #[test]
    fn results_are_typed_by_board_or_by_player() {
        for (words, expected) in [
            ("1=2-0", "2-0"),
            ("1=0-2", "0-2"),
            ("1=draw", "1-1"),
            ("a=win", "2-0"),
            ("b=win", "0-2"),
            ("B=loss", "2-0"),
            ("b=2-0", "0-2"),
            ("1=w-late", "0-2 forfeit"),
            ("b=late", "2-0 forfeit"),
            ("1=both-forfeit", "0-0 forfeit"),
            ("1=2-0:adjudicated", "2-0 adjudicated"),
            ("1=adjourned", "adjourned"),
            ("1=annulled", "annulled"),
        ] {
            let mut event = event("");
            type_in(&mut event, words).unwrap_or_else(|error| panic!("{words}: {error}"));
            assert_eq!(result(&event, 0), expected, "{words}");
        }
    }

    #[test]
    fn of_several_results_all_or_none_are_entered() {
        let mut event = event("");
        assert!(type_in(&mut event, "1=2-0 2=3-0").is_err());
        assert_eq!(result(&event, 0), "", "nothing was entered");
        assert_eq!(type_in(&mut event, "1=2-0 2=1-1").unwrap().len(), 2);
        let again = type_in(&mut event, "1=2-0").unwrap();
        assert!(matches!(again[0], Echo::AsRecorded { .. }));
    }

    #[test]
    fn a_board_that_is_named_twice_has_one_result() {
        let mut event = event("");
        let refused = type_in(&mut event, "1=2-0 2=1-1 a=loss").unwrap_err();
        let (first, second) = ("2-0".to_owned(), "loss".to_owned());
        assert_eq!(*refused.why, Refusal::BoardNamedTwice { board: 1, first, second });
        assert_eq!(result(&event, 0), "");
        assert_eq!(type_in(&mut event, "1=2-0 1=2-0").unwrap().len(), 1);
        let mut micro = self::event("scoring: {mode: micro-match}\n");
        assert_eq!(type_in(&mut micro, "1.1=2-0 1.2=1-1").unwrap().len(), 2);
    }

    /// Creates a round robin of four players and three rounds, with these results on the boards of
    /// `a`.
    fn round_robin(results: [&str; 3]) -> Event {
        let [first, second, third] = results;
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: round-robin}}\nplayers: [{{id: a, name: A, number: 1}}, \
             {{id: b, name: B, number: 2}}, {{id: c, name: C, number: 3}}, {{id: d, name: D, number: 4}}]\nrounds:\n  \
             - {{round: 1, boards: [{{board: 1, white: a, black: d{first}}}, {{board: 2, white: b, black: c, result: 1-1}}]}}\n  \
             - {{round: 2, boards: [{{board: 1, white: d, black: c}}, {{board: 2, white: a, black: b{second}}}]}}\n  \
             - {{round: 3, boards: [{{board: 1, white: b, black: d}}, {{board: 2, white: c, black: a{third}}}]}}\n"
        );
        read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn it_is_told_when_the_results_of_who_has_left_begin_to_count_and_when_they_end_to() {
        let mut event = round_robin([", result: 2-0", "", ""]);
        crate::event::acts::withdraw(&mut event, "a", None).unwrap();
        let amend = Amend { reason: "it was played after all".into() };
        let mut told = |words: &str| {
            let entries = [words.parse().unwrap()];
            enter(&mut event, Round(2), &entries, Some(&amend)).unwrap().pop().unwrap()
        };
        let now = |played, counts| Echo::ResultsOfLeaverNow {
            id: "a".parse().unwrap(),
            played,
            scheduled: 3,
            teams: false,
            counts,
        };
        assert_eq!(told("a=win"), now(2, true));
        assert!(matches!(told("a=loss"), Echo::Was { .. }), "they count as before");
        assert_eq!(told("a=annulled"), now(1, false));
    }

    #[test]
    fn games_before_a_withdrawal_that_have_no_result_are_named() {
        let mut event = round_robin([", result: 2-0", "", ", result: 1-1"]);
        let said = crate::event::acts::withdraw(&mut event, "a", None).unwrap();
        let (white, black) = ("A".to_owned(), "B".to_owned());
        let (round, after) = (Round(2), Round(3));
        assert!(
            said.contains(&Echo::OpenBefore { round, board: 2, white, black, after }),
            "{said:?}"
        );
    }

    #[test]
    fn a_ruling_is_not_overruled_without_a_word() {
        let mut event = event("");
        type_in(&mut event, "1=1-1").unwrap();
        let mut ruling = Ruling::new(Round(1), "drawn by repetition");
        (ruling.board, ruling.result) = (Some(1), Some("1-1".parse().unwrap()));
        event.rulings.push(ruling);
        let amend = Amend { reason: "read wrongly".into() };
        let mut enter_one = |words: &str| {
            enter(&mut event, Round(1), &[words.parse().unwrap()], Some(&amend)).unwrap().remove(0)
        };
        let Echo::RulingStands { ruling, entered, .. } = enter_one("1=2-0") else { panic!() };
        assert_eq!((ruling.as_str(), entered), ("drawn by repetition", "1-1".parse().ok()));
        assert!(matches!(enter_one("1=1-1"), Echo::Was { .. }), "what was ruled again");
    }

    #[test]
    fn a_recorded_result_changes_only_with_a_reason() {
        let mut event = event("");
        type_in(&mut event, "1=2-0").unwrap();
        let refused = type_in(&mut event, "1=0-2").unwrap_err();
        let results = vec!["2-0".parse().unwrap()];
        let [white, black] = [&event.rounds[0].boards[0].white, &event.rounds[0].boards[0].black]
            .map(|id| called(&event.players, id));
        let why = Refusal::ResultRecorded { round: Round(1), board: 1, white, black, results };
        assert_eq!((*refused.why, refused.remedy), (why, Some(Box::new(Remedy::Amend))));
        let amend = Amend { reason: "the slip was read wrongly".into() };
        enter(&mut event, Round(1), &["1=0-2".parse().unwrap()], Some(&amend)).unwrap();
        assert_eq!(result(&event, 0), "0-2");
        let amended = &event.rounds[0].boards[0].amended[0];
        assert_eq!((amended.was.as_str(), amended.paired), ("2-0", Round(1)));
    }

    #[test]
    fn in_a_schedule_nothing_was_paired_on_a_result_that_is_changed() {
        let mut event = event("");
        event.system = crate::event::System::of_cycles(1);
        type_in(&mut event, "1=2-0").unwrap();
        let amend = Amend { reason: "the slip was read wrongly".into() };
        enter(&mut event, Round(1), &["1=0-2".parse().unwrap()], Some(&amend)).unwrap();
        assert_eq!(event.rounds[0].boards[0].amended, []);
    }

    #[test]
    fn why_a_game_was_forfeited_goes_with_the_result_and_what_a_person_wrote_stays() {
        let amend = Amend { reason: "they were there".into() };
        for (forfeit, word) in [("1=w-late", "White too late"), ("b=late", "too late")] {
            let mut event = event("");
            type_in(&mut event, forfeit).unwrap();
            assert_eq!(event.rounds[0].boards[0].note.as_ref().map(Note::text), Some(word));
            enter(&mut event, Round(1), &["1=1-1".parse().unwrap()], Some(&amend)).unwrap();
            assert_eq!(event.rounds[0].boards[0].note, None, "{forfeit}");
            type_in(&mut event, "2=2-0").unwrap();
            event.rounds[0].boards[1].note = Some("by the window".to_owned().into());
            enter(&mut event, Round(1), &["2=1-1".parse().unwrap()], Some(&amend)).unwrap();
            assert!(event.rounds[0].boards[1].note.is_some());
        }
    }

    #[test]
    fn games_are_broken_off_by_board_by_player_and_by_game() {
        let spots = |words: &str| -> Vec<Spot> {
            words.split(' ').map(|word| word.parse().unwrap()).collect()
        };
        let mut event = event("");
        assert_eq!(adjourn(&mut event, Round(1), &spots("1 D")).unwrap().len(), 2);
        assert_eq!(
            (result(&event, 0), result(&event, 1)),
            ("adjourned".into(), "adjourned".into())
        );
        assert!(adjourn(&mut event, Round(1), &spots("7")).is_err());
        let mut micro = self::event("scoring: {mode: micro-match}\n");
        assert!(adjourn(&mut micro, Round(1), &spots("1")).is_err(), "which game?");
        adjourn(&mut micro, Round(1), &spots("1.1")).unwrap();
        assert_eq!(result(&micro, 0), "adjourned");
        for text in ["", " ", "3.0", "3.x", "99999"] {
            assert!(text.parse::<Spot>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_adjourned_game_is_finished_without_a_reason() {
        let mut event = event("");
        type_in(&mut event, "1=adjourned").unwrap();
        type_in(&mut event, "1=1-1").unwrap();
        assert_eq!(result(&event, 0), "1-1");
    }

    #[test]
    fn a_micro_match_takes_both_games_or_one_by_one() {
        let mut event = event("scoring: {mode: micro-match}\n");
        assert!(type_in(&mut event, "1=2-0").is_err(), "which game?");
        type_in(&mut event, "1=2-0,1-1 2.1=0-2").unwrap();
        type_in(&mut event, "2.2=2-0").unwrap();
        assert_eq!((result(&event, 0), result(&event, 1)), ("2-0, 1-1".into(), "0-2, 2-0".into()));
        let mut forfeited = self::event("scoring: {mode: micro-match}\n");
        type_in(&mut forfeited, "1=b-late").unwrap();
        assert_eq!(result(&forfeited, 0), "2-0 forfeit", "one word for the whole pairing");
    }
}
