//! Absences, late arrivals, withdrawals and returns.

use crate::event::acts::echo::called;
use crate::event::acts::{Echo, Refusal, Refused, Remedy, known};
use crate::event::teams::member_changes::follow_members;
use crate::event::{
    Board, Bye, ByeKind, Color, Event, Note, Outcome, PairedRound, Part, PlayerId, Round, Scoring,
    SystemKind, played_of_scheduled,
};

use draughts_ground::said::{Said, Sentences, said};

/// Fails if the system of a stage cannot pair around absent players.
pub(crate) fn around_absence(
    event: &Event,
    stage: usize,
    why: impl Fn(SystemKind) -> Refusal,
) -> Result<(), Refused> {
    let system = event.system_of(stage).kind();
    if system.allows_absences() {
        return Ok(());
    }
    Err(Refused::new(why(system)).help(Remedy::PostponeOrForfeit))
}

/// Records the first round of a late entry.
///
/// # Errors
///
/// Fails if there is no such player, if the system admits nobody later, or if the player has
/// already been paired.
pub fn arrive_late(event: &mut Event, player: &str, from: Round) -> Result<Echo, Refused> {
    let id = known(event, player)?;
    may_arrive(event, &id, from)?;
    let player = event.player_mut(&id).expect("the id is known");
    let wanted = (from > Round(1)).then_some(from);
    let is_same = player.from_round == wanted;
    player.play_from(from);
    let name = player.name.clone();
    Ok(Echo::PlaysFrom { id, name, round: from }.as_recorded(is_same))
}

/// Fails if a player, or the team of a part, cannot arrive for a round.
pub(crate) fn may_arrive(event: &Event, id: &PlayerId, from: Round) -> Result<(), Refused> {
    // A new team member plays when the team needs a player.
    if !event.is_of_teams() {
        around_absence(event, 0, |system| Refusal::AdmitsNobodyLater { system })?;
    }
    may_enter(event, from)?;
    // The pairing-allocated bye is only given to players who are present.
    let has_bye = |round: &PairedRound| {
        let is_it = |one: &Bye| one.player == *id && one.bye == ByeKind::PairingAllocated;
        round.byes.iter().any(is_it)
    };
    let takes_part = |round: &&PairedRound| round.board_of(id).is_some() || has_bye(round);
    let Some(played) = event.rounds.iter().find(takes_part) else { return Ok(()) };
    let has_left = event.player(id).is_some_and(|player| player.withdrawn_after.is_some());
    let way = match has_left {
        true => Remedy::Return { id: id.clone() },
        false => Remedy::AbsentInRounds { id: id.clone() },
    };
    Err(Refused::new(Refusal::PairedInRound { id: id.clone(), round: played.round }).help(way))
}

/// Fails if nobody may enter in a round.
pub(crate) fn may_enter(event: &Event, from: Round) -> Result<(), Refused> {
    let started = !event.rounds.is_empty();
    let system = event.system.kind();
    if started && !system.allows_absences() && !event.is_of_teams() {
        return Err(Refused::new(Refusal::AdmitsNobody { system }).help(Remedy::UnpairOrNew));
    }
    if let Some(last) = event.attendance.late_entry_until.filter(|&last| from > last) {
        return Err(Refused::new(Refusal::EntryClosed { round: last }));
    }
    // In team events the line-up says who may play, even after the pairing.
    if from <= event.last_paired() && !event.is_of_teams() {
        let next = event.last_paired().next();
        return Err(Refused::new(Refusal::RoundPaired { round: from })
            .help(Remedy::FirstToEnter { round: next }));
    }
    Ok(())
}

/// Returns the round after the last one with a result, in any match or in those of one team.
pub(crate) fn first_open(event: &Event, team: Option<&PlayerId>) -> Round {
    let has_begun = |paired: &&PairedRound| {
        let is_meant = |board: &&Board| match team {
            None => true,
            Some(team) => event.match_of_board(paired, board).is_some_and(|one| one.has(team)),
        };
        let mut boards = paired.boards.iter().filter(is_meant);
        boards.any(|board| board.result.iter().any(|one| one.is_final()))
    };
    event.rounds.iter().rev().find(has_begun).map_or(Round(1), |paired| paired.round.next())
}

/// Withdraws a player after a round.
///
/// In a fixed schedule, the later open boards get a result: a win by forfeit for the opponent if
/// the player's results are kept; otherwise they are annulled.
///
/// # Errors
///
/// Fails if there is no such player, if the player has played after that round, or if a board needs
/// its result first.
pub fn withdraw(
    event: &mut Event,
    player: &str,
    after: Option<Round>,
) -> Result<Vec<Echo>, Refused> {
    let id = known(event, player)?;
    let after = leaves_after(event, &id, after)?;
    let mut changed = event.clone();
    let player = changed.player_mut(&id).expect("the id is known");
    if player.withdrawn_after == Some(after) {
        return Ok(vec![Echo::HasWithdrawn { id, round: after }.as_recorded(true)]);
    }
    stands_on_no_board(event, &id, after)?;
    player.withdraw(after);
    let mut said = vec![Echo::Withdraws { id: id.clone(), round: after }];
    if event.rounds.is_empty() && !event.is_of_teams() && is_scheduled(event) {
        let what = said!(
            "withdrawn-before-pairing",
            "{ $id } keeps a place in the table of rounds, with games that do not count";
            id = id.clone()
        );
        said.push(Echo::Note { what });
    }
    if event.is_of_teams() {
        // Available team members play instead.
        for team in teams_of(event, &id) {
            said.extend(follow_members(event, &mut changed, &team, after));
        }
    } else if is_scheduled(event) {
        said.extend(settle(&mut changed, &id));
        said.extend(open_before(&changed, &id, after));
        said.extend(results_of_leaver(&changed, &id));
    } else {
        said.extend(bye_stays(event, &id, after));
    }
    said.extend(requests_left(event, &id, after));
    *event = changed;
    Ok(said)
}

/// Returns the round after which a player, or the team of a part, withdraws: by default the last
/// one with a game, a forfeit or a bye of theirs, and never one before the part began.
///
/// # Errors
///
/// Fails if the round is not paired, or the player has a game or a bye after it.
pub(crate) fn leaves_after(
    event: &Event,
    id: &PlayerId,
    after: Option<Round>,
) -> Result<Round, Refused> {
    let last = last_played(event, id);
    let default = || last.max(last_forfeit(event, id)).max(last_bye(event, id));
    let after = after.unwrap_or_else(default).max(event.last_before());
    if after > event.last_paired() {
        return Err(
            Refused::new(Refusal::RoundNotPaired { round: after }).help(Remedy::WithdrawLater)
        );
    }
    if after < last {
        return Err(Refused::new(Refusal::HasResult { id: id.clone(), round: last })
            .help(Remedy::WithdrawAfter { round: last }));
    }
    let scheduled = is_scheduled(event);
    match bye_after(event, id, after).filter(|_| !scheduled) {
        None => Ok(after),
        Some(round) => Err(Refused::new(Refusal::HasTheBye { id: id.clone(), round })
            .help(Remedy::AbsentInstead { id: id.clone(), round })),
    }
}

/// Fails if a player who withdraws after a round has an open board in the next, which somebody else
/// decides: outside schedules, a withdrawal gives no results.
pub(crate) fn stands_on_no_board(
    event: &Event,
    id: &PlayerId,
    after: Round,
) -> Result<(), Refused> {
    let last = event.rounds.last().filter(|round| round.round > after);
    if let Some(round) = last.filter(|_| !event.is_of_teams() && !is_scheduled(event))
        && let Some(board) = round.board_of(id)
        && !board.is_complete(event.scoring.games())
    {
        let loser = if board.white == *id { "w-forfeit" } else { "b-forfeit" };
        let (id, board, round) = (id.clone(), board.board, round.round);
        return Err(Refused::new(Refusal::StandsOnBoard { id, board, round })
            .help(Remedy::EnterForfeit { board, loser }));
    }
    Ok(())
}

/// Returns the first round after another in which a player has a bye that gives points.
fn bye_after(event: &Event, id: &PlayerId, after: Round) -> Option<Round> {
    let gives = |bye: &Bye| bye.player == *id && bye.bye != ByeKind::Absent;
    let mut rounds = event.rounds.iter().filter(|paired| paired.round > after);
    rounds.find(|paired| paired.byes.iter().any(gives)).map(|paired| paired.round)
}

/// Notes that whoever leaves during a round keeps the points of their bye in it.
pub(crate) fn bye_stays(event: &Event, id: &PlayerId, after: Round) -> Option<Echo> {
    let last = event.rounds.last().filter(|last| last.round == after)?;
    let is_open = last.missing(event.scoring.games()).next().is_some();
    let had = |bye: &&Bye| bye.player == *id && bye.bye == ByeKind::PairingAllocated;
    last.byes.iter().find(had).filter(|_| is_open)?;
    let round = last.round;
    let what = said!(
        "bye-of-leaver",
        "the bye of round { $round } stays, with its points";
        round
    );
    Some(Echo::Note { what })
}

/// Notes the byes and absences of later rounds that whoever withdraws has asked for: they count
/// again after a return.
pub(crate) fn requests_left(event: &Event, id: &PlayerId, after: Round) -> Option<Echo> {
    let asked = event.requests.iter().filter(|one| one.player == *id && one.round > after);
    let asked: Vec<Said> =
        asked.map(|one| asked_for(one.bye, one.round.max(event.last_paired().next()))).collect();
    let what = (!asked.is_empty()).then(|| Sentences::listed(asked))?;
    Some(Echo::Note {
        what: said!(
            "requests-of-leaver",
            "what was asked for stays recorded, for a return: { $what }";
            what
        ),
    })
}

/// Describes a request.
fn asked_for(bye: ByeKind, round: Round) -> Said {
    said!("bye-in-round", "{ bye-word } in round { $round }"; bye, round)
}

/// Returns whether a board is postponed and none of its games is decided.
fn is_put_off(board: &Board) -> bool {
    board.postponed.is_some() && !board.result.iter().any(|one| one.is_final())
}

/// Returns the teams that have the player as a member.
fn teams_of(event: &Event, id: &PlayerId) -> Vec<PlayerId> {
    let own = event.teams.iter().filter(|team| team.members.contains(id));
    own.map(|team| team.id.clone()).collect()
}

/// Returns the last round in which the player played a game.
fn last_played(event: &Event, id: &PlayerId) -> Round {
    let rounds = event.rounds.iter().rev();
    // A postponed game has not begun.
    let played = |board: &Board| board.was_played() && !is_put_off(board);
    let mut with_result = rounds.filter(|round| round.board_of(id).is_some_and(played));
    with_result.next().map_or(Round(0), |round| round.round)
}

/// Returns the last round in which the player's board ended without a game.
///
/// In a schedule, only the rounds up to the last one that has begun count: a forfeit may be known
/// long before.
fn last_forfeit(event: &Event, id: &PlayerId) -> Round {
    let games = event.scoring.games();
    let begun = |round: &&PairedRound| {
        round.boards.iter().any(|board| board.result.iter().any(|one| one.was_played()))
    };
    let last = match is_scheduled(event) {
        true => event.rounds.iter().rev().find(begun).map_or(Round(0), |round| round.round),
        false => event.last_paired(),
    };
    let ended = |board: &Board| board.is_complete(games) && !board.is_withdrawal();
    let mut rounds = event.rounds.iter().rev().filter(|round| round.round <= last);
    let found = rounds.find(|round| round.board_of(id).is_some_and(ended));
    found.map_or(Round(0), |round| round.round)
}

/// Returns the last round in which a player had the pairing-allocated bye.
///
/// It counts as taking part; a free round of a schedule does not.
fn last_bye(event: &Event, id: &PlayerId) -> Round {
    let had_it = |bye: &Bye| bye.player == *id && bye.bye == ByeKind::PairingAllocated;
    let mut rounds = event.rounds.iter().rev();
    let found = rounds.find(|round| !is_scheduled(event) && round.byes.iter().any(had_it));
    found.map_or(Round(0), |round| round.round)
}

/// Returns whether the whole schedule of the current stage is known from its start.
fn is_scheduled(event: &Event) -> bool {
    event.system_of(event.current_stage()).kind().knows_schedule()
}

/// Returns what happens to the results of a player who leaves a schedule, if there are any: those
/// in the current stage, or in the player's group of it.
pub(crate) fn results_of_leaver(event: &Event, id: &PlayerId) -> Option<Echo> {
    results_in(event, event.current_stage(), id)
}

/// As [`results_of_leaver`], for a given stage.
fn results_in(event: &Event, stage: usize, id: &PlayerId) -> Option<Echo> {
    let (part, at) = part_of(event, stage, id)?;
    if !part.event.is_scheduled() {
        return None;
    }
    let (played, scheduled) = played_of_scheduled(&part.event, at);
    let (teams, id) = (part.event.is_of_matches(), id.clone());
    let counts = keeps(&part, at);
    (played > 0).then_some(Echo::ResultsOfLeaver { id, played, scheduled, teams, counts })
}

/// Lists the withdrawn players and teams whose results have begun or ceased to count with the
/// results of a round.
pub(crate) fn counting_now(before: &Event, event: &Event, round: Round) -> Vec<Echo> {
    let Some(paired) = event.round(round).filter(|_| event.is_scheduled()) else {
        return Vec::new();
    };
    let stage = event.stage_of(paired);
    let players = event.players.iter().map(|one| (&one.id, one.withdrawn_after));
    let teams = event.teams.iter().map(|one| (&one.id, one.withdrawn_after));
    let left = players.chain(teams).filter(|(_, after)| after.is_some());
    let changed = left.filter_map(|(id, _)| {
        let did = matches!(
            results_in(before, stage, id),
            Some(Echo::ResultsOfLeaver { counts: true, .. })
        );
        match results_in(event, stage, id)? {
            Echo::ResultsOfLeaver { id, played, scheduled, teams, counts } if counts != did => {
                Some(Echo::ResultsOfLeaverNow { id, played, scheduled, teams, counts })
            }
            _ => None,
        }
    });
    changed.collect()
}

/// Lists the player's open games up to the round of withdrawal.
///
/// Later games may have been played ahead.
fn open_before(event: &Event, id: &PlayerId, after: Round) -> Vec<Echo> {
    let games = event.scoring.games();
    let earlier = event.rounds.iter().filter(|paired| paired.round <= after);
    let open = earlier.flat_map(|paired| {
        let boards = paired.boards.iter().filter(|board| board.has(id));
        boards.filter(|board| !board.is_complete(games)).map(move |board| (paired.round, board))
    });
    let told = open.map(|(round, board)| {
        let [white, black] = [&board.white, &board.black].map(|id| called(&event.players, id));
        Echo::OpenBefore { round, board: board.board, white, black, after }
    });
    told.collect()
}

/// Returns the part of a stage in which a player takes part, and the player's index in it.
fn part_of<'e>(event: &'e Event, stage: usize, id: &PlayerId) -> Option<(Part<'e>, usize)> {
    event.parts(stage).into_iter().find_map(|part| {
        let at = part.event.players.iter().position(|one| one.id == *id)?;
        Some((part, at))
    })
}

/// Returns whether the results of a player count, even after a withdrawal.
fn keeps(part: &Part<'_>, at: usize) -> bool {
    !crate::event::Ledger::whole(&part.event).is_excluded(at)
}

/// Gives results to the open boards of a player who has withdrawn, in all paired rounds.
///
/// Also needed for rounds that are paired after the withdrawal.
pub fn settle(event: &mut Event, id: &PlayerId) -> Vec<Echo> {
    let Some(after) = event.player(id).and_then(|player| player.withdrawn_after) else {
        return Vec::new();
    };
    let leavers = Leavers::of(event);
    let stages: Vec<usize> = event.rounds.iter().map(|round| event.stage_of(round)).collect();
    let players = event.players.clone();
    let mut said = Vec::new();
    let rounds = event.rounds_mut().iter_mut().zip(stages);
    for (round, stage) in rounds.filter(|(round, _)| round.round > after) {
        let number = round.round;
        for board in round.boards_mut().iter_mut().filter(|board| board.has(id)) {
            if !board.result.is_empty() && !board.is_withdrawal() && !is_put_off(board) {
                continue;
            }
            let Some(outcome) = leavers.outcome(stage, number, board) else { continue };
            board.decide_by_withdrawal(outcome);
            said.push(Echo::scored(&players, number, board, vec![outcome]));
        }
    }
    said
}

/// The players who have withdrawn.
struct Leavers {
    scoring: Scoring,
    /// Each player, the last round that counts, and whether the results count in each stage.
    players: Vec<(PlayerId, Round, Vec<bool>)>,
}

impl Leavers {
    fn of(event: &Event) -> Self {
        // Players in groups leave the schedule of their group.
        let counts = |id: &PlayerId, stage| {
            part_of(event, stage, id).is_none_or(|(part, at)| keeps(&part, at))
        };
        let left = event.players.iter().filter_map(|player| {
            let after = player.withdrawn_after?;
            let counts = (0..event.stage_count()).map(|stage| counts(&player.id, stage)).collect();
            Some((player.id.clone(), after, counts))
        });
        Self { scoring: event.scoring.clone(), players: left.collect() }
    }

    /// Returns the outcome of a board that is not played: annulled if the results of a player who
    /// left do not count; otherwise lost by those who left. `None` if both players take part.
    fn outcome(&self, stage: usize, round: Round, board: &Board) -> Option<Outcome> {
        let leaver = |id: &PlayerId| {
            self.players.iter().find(|(left, after, _)| left == id && *after < round)
        };
        let (white, black) = (leaver(&board.white), leaver(&board.black));
        let mut left = [white, black].into_iter().flatten().peekable();
        left.peek()?;
        if left.any(|(_, _, counts)| counts.get(stage) == Some(&false)) {
            return Some(Outcome::Annulled);
        }
        let loser = match (white, black) {
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            _ => None,
        };
        Some(self.scoring.forfeit(loser))
    }
}

/// Reports the round from which a returning player or team plays, if rounds are paired one by one:
/// those that are paired stay as they are.
///
/// A round for which they have asked for a bye or an absence is named: they do not play in it.
pub(crate) fn plays_again(event: &Event, id: &PlayerId, name: String) -> Vec<Echo> {
    let next = event.last_paired().next();
    let is_left = |round: Round| event.last_planned_round().is_none_or(|last| round <= last);
    if event.rounds.is_empty() || is_scheduled(event) || !is_left(next) {
        return Vec::new();
    }
    let mut first = next;
    let mut said = Vec::new();
    while let Some(bye) = event.asked(id, first) {
        said.push(Echo::Note {
            what: said!(
                "asked-before-return",
                "asked for earlier, and still recorded: { $what }";
                what = asked_for(bye, first)
            ),
        });
        first = first.next();
    }
    let plays = Echo::PlaysFrom { id: id.clone(), name, round: first };
    is_left(first).then_some(plays).into_iter().chain(said).collect()
}

/// Lets a player who withdrew play again, from the next round.
///
/// Only what the withdrawal decided is to be played. A result that was entered later stays, and a
/// board of two players who had withdrawn is lost by the other.
///
/// # Errors
///
/// Fails if there is no such player.
pub fn come_back(event: &mut Event, player: &str) -> Result<Vec<Echo>, Refused> {
    let id = known(event, player)?;
    let before = event.clone();
    let player = event.player_mut(&id).expect("the id is known");
    let Some(after) = player.reinstate() else {
        return Ok(vec![Echo::IsIn { id }.as_recorded(true)]);
    };
    let mut said = vec![Echo::IsBack { id: id.clone() }];
    if event.is_of_teams() {
        for team in teams_of(&before, &id) {
            said.extend(follow_members(&before, event, &team, after));
        }
        return Ok(said);
    }
    let name = event.player(&id).map(|player| player.name.clone());
    said.extend(name.into_iter().flat_map(|name| plays_again(event, &id, name)));
    let leavers = Leavers::of(event);
    let stages: Vec<usize> = event.rounds.iter().map(|round| event.stage_of(round)).collect();
    let players = event.players.clone();
    let rounds = event.rounds_mut().iter_mut().zip(stages);
    for (round, stage) in rounds.filter(|(round, _)| round.round > after) {
        let number = round.round;
        if let Some(board) = round.boards_mut().iter_mut().find(|board| board.has(&id)) {
            if board.is_withdrawal() {
                board.undecide();
                said.push(match leavers.outcome(stage, number, board) {
                    None => Echo::ToBePlayed { round: number, board: board.board },
                    Some(outcome) => {
                        board.decide_by_withdrawal(outcome);
                        Echo::scored(&players, number, board, vec![outcome])
                    }
                });
            } else if board.result.iter().any(|one| one.is_final()) {
                let stays = Echo::scored(&players, number, board, board.result.clone());
                said.push(Echo::Stays { what: Box::new(stays) });
            }
        } else if !round.byes.iter().any(|bye| bye.player == id) {
            // The missed rounds remain missed.
            round.add_byes([crate::event::Bye {
                player: id.clone(),
                bye: ByeKind::Absent,
                note: Some(Note::Withdrawn.to_string()),
            }]);
        }
    }
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn swiss(result: &str) -> Event {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\n\
             players:\n  - {{id: a, name: A}}\n  - {{id: b, name: B}}\n\
             rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b{result}}}\n"
        );
        read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn a_forfeit_hinders_no_withdrawal_of_either_player() {
        for result in ["0-2 forfeit", "2-0 forfeit", "0-0 forfeit"] {
            for (player, at) in [("a", 0), ("b", 1)] {
                let mut event = swiss(&format!(", result: {result}"));
                withdraw(&mut event, player, None).unwrap_or_else(|why| panic!("{why}"));
                assert_eq!(event.players[at].withdrawn_after, Some(Round(1)), "{result}");
                let mut before = swiss(&format!(", result: {result}"));
                withdraw(&mut before, player, Some(Round(0))).unwrap();
            }
        }
        let refused = withdraw(&mut swiss(""), "a", None).unwrap_err();
        assert!(matches!(*refused.why, Refusal::StandsOnBoard { .. }), "the board is open");
    }

    #[test]
    fn in_a_schedule_a_forfeit_counts_as_far_as_it_has_been_played() {
        let mut event = read(
            "test.yaml",
            "schema: arbiter.event/1\nname: X\nsystem: {kind: round-robin}\n\
             players:\n  - {id: a, name: A, number: 1}\n  - {id: b, name: B, number: 2}\n  - {id: c, name: C, number: 3}\n  - {id: d, name: D, number: 4}\n\
             rounds:\n  \
             - round: 1\n    boards:\n      - {board: 1, white: a, black: d, result: 2-0}\n      - {board: 2, white: b, black: c, result: 1-1}\n  \
             - round: 2\n    boards:\n      - {board: 1, white: d, black: c, result: 2-0 forfeit}\n      - {board: 2, white: a, black: b, result: 1-1}\n  \
             - round: 3\n    boards:\n      - {board: 1, white: b, black: d, result: 2-0 forfeit}\n      - {board: 2, white: c, black: a}\n",
        )
        .unwrap_or_else(|error| panic!("{error}"));
        withdraw(&mut event, "d", None).unwrap();
        assert_eq!(event.players[3].withdrawn_after, Some(Round(2)), "round 3 has not begun");
    }

    #[test]
    fn who_had_the_bye_of_the_last_round_withdraws_after_it() {
        let mut event = read(
            "test.yaml",
            "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\n\
             players:\n  - {id: a, name: A}\n  - {id: b, name: B}\n  - {id: c, name: C}\n\
             rounds:\n  - round: 1\n    boards:\n      - {board: 1, white: a, black: b, result: 2-0}\n    byes:\n      - {player: c, bye: pairing-allocated}\n",
        )
        .unwrap();
        withdraw(&mut event, "c", None).unwrap();
        assert_eq!(event.players[2].withdrawn_after, Some(Round(1)));
    }
}
