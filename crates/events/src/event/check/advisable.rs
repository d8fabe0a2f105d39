//! Warnings and notes: possible but inadvisable contents of an event.

use std::collections::{HashMap, HashSet};

use super::Problem;
use super::concern::Concern;
use crate::event::{
    Board, ByeKind, Color, Event, Ledger, Outcome, PairedRound, Part, Play, PlayerId, Round,
    RoundRobin, RoundStatus, TeamMatch, TieBreak, book, people, played_of_scheduled, playoff,
    prize, results, rounds, system, teams, uneven_number,
};
use draughts_ground::said::Day;

/// Returns every warning and note.
pub(super) fn problems(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    if event.is_one_part() {
        meetings_of(event, &mut problems);
    } else {
        // Groups have their tie-breaks in common.
        let parts = (0..event.stage_count()).flat_map(|stage| event.parts(stage));
        for problem in parts.flat_map(|part| of_part(event, &part)) {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
    system::check_system::concerns(event, &mut problems);
    system::check_system::first_color(event, &mut problems);
    tables(event, &mut problems);
    open_boards(event, &mut problems);
    amendments(event, &mut problems);
    teams::check_seats::concerns(event, &mut problems);
    teams::check_lineups::concerns(event, &mut problems);
    results::check_awards::concerns(event, &mut problems);
    in_no_group(event, &mut problems);
    people::check_namesakes::groups(event, &mut problems);
    people::check_namesakes::concerns(event, &mut problems);
    people::check_namesakes::clubs(event, &mut problems);
    people::check_odd::concerns(event, &mut problems);
    people::check_categories::concerns(event, &mut problems);
    system::check_numbers::concerns(event, &mut problems);
    rounds::check_days::concerns(event, &mut problems);
    prize::check::concerns(event, &mut problems);
    problems.extend(book::check::concerns(event));
    playoff::check::concerns(event, &mut problems);
    if event.is_one_part() {
        bracket(event, &mut problems);
    }
    problems
}

/// Checks the competitors, except who advances.
fn meetings_of(event: &Event, problems: &mut Vec<Problem>) {
    tie_breaks(event, problems);
    meetings(event, problems);
    colors(event, problems);
    attendance(event, problems);
}

/// Checks the competitors of a part, with key paths of the whole event.
fn of_part(whole: &Event, part: &Part<'_>) -> Vec<Problem> {
    let event: &Event = &part.event;
    let mut problems = Vec::new();
    meetings_of(event, &mut problems);
    bracket(event, &mut problems);
    // If only some games of a round are carried over, nobody was forgotten in it.
    problems.retain(|problem| match problem.as_what::<Concern>() {
        Some(Concern::Forgotten { round, .. }) => !part.is_carried(*round),
        _ => true,
    });
    problems.into_iter().map(|problem| part.problem_in(whole, problem)).collect()
}

/// Checks for competitors in no group, who are not paired.
fn in_no_group(event: &Event, problems: &mut Vec<Problem>) {
    if event.groups.is_empty() || event.current_stage() > 0 {
        return;
    }
    let grouped: HashSet<&PlayerId> = event.groups.iter().flat_map(|group| &group.field).collect();
    let is_there = |id: &PlayerId| match (event.player(id), event.team(id)) {
        (Some(player), None) => player.withdrawn_after.is_none(),
        (_, team) => team.is_none_or(|team| team.withdrawn_after.is_none()),
    };
    let left = event.competitors().into_iter().filter(|id| !grouped.contains(id) && is_there(id));
    let ids: Vec<PlayerId> = left.cloned().collect();
    if !ids.is_empty() {
        let several = ids.len() > 1;
        problems.push(Problem::of("groups", Concern::InNoGroup { ids, several }));
    }
}

/// Checks for tie-breaks without effect in the system of the event.
fn tie_breaks(event: &Event, problems: &mut Vec<Problem>) {
    if !event.is_of_teams() && !event.is_of_matches() {
        for (at, &tie_break) in event.tie_breaks().iter().enumerate() {
            if matches!(tie_break, TieBreak::Fide(fide) if fide.is_of_teams()) {
                let concern = Concern::OfTeams { tie_break };
                problems.push(Problem::of(format!("tiebreaks[{at}]"), concern));
            }
        }
    }
    let dropped = event.dropped_tie_breaks();
    if let (false, [first, more @ ..]) = (dropped.is_empty(), event.unrated_players().as_slice()) {
        let tie_breaks = dropped.iter().map(ToString::to_string).collect();
        let concern = Concern::Unrated { tie_breaks, first: first.id.clone(), more: more.len() };
        problems.push(Problem::of("tiebreaks", concern));
    }
    if !event.is_scheduled() {
        return;
    }
    for (at, tie_break) in event.tie_breaks().iter().enumerate() {
        if matches!(tie_break, TieBreak::Fide(fide) if fide.is_buchholz()) {
            let concern = Concern::Buchholz { tie_break: *tie_break, system: event.system.kind() };
            problems.push(Problem::of(format!("tiebreaks[{at}]"), concern));
        }
    }
}

/// Checks for printed tables with uneven colours.
fn tables(event: &Event, problems: &mut Vec<Problem>) {
    for stage in 0..event.stage_count() {
        let Play::RoundRobin(RoundRobin { cycles, schedule, .. }) = &event.system_of(stage).play
        else {
            continue;
        };
        // A second cycle reverses the colours.
        let uneven = uneven_number(schedule).filter(|_| cycles % 2 == 1);
        let path = match stage.checked_sub(1) {
            None => "system.schedule".to_owned(),
            Some(at) => format!("stages[{at}].system.schedule"),
        };
        problems.extend(uneven.map(|(number, first, second)| {
            let teams = event.is_of_teams();
            Problem::of(path, Concern::TableColors { number, first, second, teams })
        }));
    }
}

/// Rematches and forbidden pairs.
fn meetings(event: &Event, problems: &mut Vec<Problem>) {
    let index = event.index();
    let mut met: HashMap<(usize, usize), Vec<Round>> = HashMap::new();
    let allowed = event.system.meetings_allowed().map_or(usize::MAX, usize::from);
    for (at, round) in event.rounds.iter().enumerate() {
        let then = event.with_facts_of(round.round);
        for (which, board) in round.boards.iter().enumerate() {
            let path = format!("rounds[{at}].boards[{which}]");
            let (Some(&white), Some(&black)) = (index.get(&board.white), index.get(&board.black))
            else {
                continue;
            };
            let played =
                board.result.is_empty() || board.result.iter().any(|outcome| outcome.was_played());
            let rounds = met.entry((white.min(black), white.max(black))).or_default();
            if played && rounds.len() >= allowed {
                let rematch = Concern::Rematch {
                    white: board.white.clone(),
                    black: board.black.clone(),
                    round: round.round,
                    before: rounds.clone(),
                };
                problems.push(Problem::of(path.clone(), rematch));
            }
            if played {
                rounds.push(round.round);
            }
            let (one, other) = (&then.players[white], &then.players[black]);
            if let Some(why) = then.forbids(one, other, round.round) {
                let (one, other) = (one.id.clone(), other.id.clone());
                let concern = Concern::KeptApart { one, other, round: round.round, why };
                problems.push(Problem::of(path, concern));
            }
        }
    }
}

/// Checks runs and differences of colours, if the system leaves a choice.
fn colors(event: &Event, problems: &mut Vec<Problem>) {
    if !event.system.kind().chooses_colors() {
        return;
    }
    let (ledger, paths) = (Ledger::whole(event), Paths::of(event));
    for (at, player) in event.players.iter().enumerate() {
        let (mut balance, mut run, mut last) = (0_i32, 0_u16, None);
        for entry in ledger.of(at) {
            let Some(color) = entry.color() else { continue };
            balance += if color == Color::White { 1 } else { -1 };
            run = if last == Some(color) { run + 1 } else { 1 };
            last = Some(color);
            let board = entry.meeting().map_or(0, |meeting| meeting.board);
            let path = paths.of_board(entry.round, board);
            let (id, round) = (player.id.clone(), entry.round);
            if run > event.colors.run {
                problems
                    .push(Problem::of(path, Concern::ColorRun { id, color, times: run, round }));
            } else if balance.unsigned_abs() > u32::from(event.colors.difference) {
                let more = balance.unsigned_abs();
                problems
                    .push(Problem::of(path, Concern::ColorDifference { id, color, more, round }));
            }
        }
    }
}

/// The indices of the rounds and of their boards, so that the boards of a round are counted only
/// once.
struct Paths {
    rounds: HashMap<Round, usize>,
    boards: HashMap<(Round, u16), usize>,
}

impl Paths {
    fn of(event: &Event) -> Self {
        let boards = event.rounds.iter().flat_map(|round| {
            let places = round.boards.iter().enumerate();
            places.map(|(which, board)| ((round.round, board.board), which))
        });
        let rounds = event.rounds.iter().enumerate().map(|(at, round)| (round.round, at));
        Self { rounds: rounds.collect(), boards: boards.collect() }
    }

    /// Returns the path of a board, or of its round if that does not have it.
    fn of_board(&self, round: Round, board: u16) -> String {
        let at = self.rounds.get(&round).copied().unwrap_or_default();
        match self.boards.get(&(round, board)) {
            Some(which) => format!("rounds[{at}].boards[{which}]"),
            None => format!("rounds[{at}]"),
        }
    }
}

/// Checks for results that changed after later rounds were paired.
fn amendments(event: &Event, problems: &mut Vec<Problem>) {
    if event.is_scheduled() {
        return;
    }
    for (at, round) in event.rounds.iter().enumerate() {
        for (which, board) in round.boards.iter().enumerate() {
            for amended in board.amended.iter().filter(|one| one.paired > round.round) {
                let concern = Concern::Amended {
                    board: board.board,
                    round: round.round,
                    players: amended.seats().map(|(white, black)| format!("{white} - {black}")),
                    was: Some(amended.was_result().to_owned()).filter(|was| !was.is_empty()),
                    paired: amended.paired,
                    reason: amended.reason.clone(),
                };
                problems.push(Problem::of(format!("rounds[{at}].boards[{which}]"), concern));
            }
        }
    }
}

/// Checks for players missing from a round, and for players with too many byes.
fn attendance(event: &Event, problems: &mut Vec<Problem>) {
    let ledger = Ledger::whole(event);
    for (at, player) in event.players.iter().enumerate() {
        let path = format!("players[{at}]");
        let mut allocated = 0;
        let mut half = 0;
        for entry in ledger.of(at) {
            match &entry.standing {
                RoundStatus::Bye(ByeKind::PairingAllocated) => allocated += 1,
                RoundStatus::Bye(ByeKind::HalfPoint) => half += 1,
                RoundStatus::Nowhere
                    if player.takes_part_in(entry.round)
                        && !event.system.kind().eliminates_losers() =>
                {
                    let (id, round) = (player.id.clone(), entry.round);
                    problems.push(Problem::of(path.clone(), Concern::Forgotten { id, round }));
                }
                RoundStatus::Board(meeting)
                    if !player.takes_part_in(entry.round) && meeting.played =>
                {
                    let (id, round) = (player.id.clone(), entry.round);
                    problems.push(Problem::of(path.clone(), Concern::NotThere { id, round }));
                }
                _ => {}
            }
        }
        if event.system.kind().gives_one_bye() && allocated > 1 {
            let concern = Concern::ByeAgain { id: player.id.clone(), times: allocated };
            problems.push(Problem::of(path.clone(), concern));
        }
        if event.attendance.half_byes.is_some_and(|most| half > most) {
            let concern = Concern::HalfByes { id: player.id.clone(), byes: half };
            problems.push(Problem::of(path.clone(), concern));
        }
        if ledger.is_excluded(at) {
            let (played, scheduled) = played_of_scheduled(event, at);
            let (id, teams) = (player.id.clone(), event.is_of_matches());
            let concern = Concern::Excluded { id, played, scheduled, teams };
            problems.push(Problem::of(path, concern));
        }
    }
}

/// Checks for open boards in rounds that are over.
fn open_boards(event: &Event, problems: &mut Vec<Problem>) {
    let (last, paths) = (event.last_paired(), Paths::of(event));
    let begun = |board: &Board| !board.result.is_empty() && !board.is_withdrawal();
    let has_begun = |round: &&PairedRound| round.boards.iter().any(begun);
    let later = event.rounds.iter().rev().find(has_begun).map(|round| round.round);
    for (at, round) in event.rounds.iter().enumerate() {
        if round.boards.is_empty() && round.matches.is_empty() {
            let concern = Concern::NoBoards { round: round.round };
            problems.push(Problem::of(format!("rounds[{at}]"), concern));
        }
        let played = round.boards.iter().any(begun);
        let missing = round.missing(event.scoring.games()).next().is_some();
        if !played
            && missing
            && let Some(later) = later.filter(|&later| later > round.round)
        {
            let concern = Concern::NotPlayed { round: round.round, later };
            problems.push(Problem::of(format!("rounds[{at}]"), concern));
        }
        if round.round == last || !played {
            continue;
        }
        let whole = open_matches(event, at);
        let is_told = |board: &&Board| board.in_match.is_some_and(|number| whole.contains(&number));
        for (which, one) in round.matches.iter().enumerate() {
            if whole.contains(&one.number) {
                let path = format!("rounds[{at}].matches[{which}]");
                problems.push(Problem::of(path, open_match(round, one)));
            }
        }
        for board in round.missing(event.scoring.games()).filter(|board| !is_told(board)) {
            let path = paths.of_board(round.round, board.board);
            let adjourned = board.result.last() == Some(&Outcome::Adjourned);
            let until = board.postponed.as_ref().map(|postponed| postponed.until);
            let (board, round) = (board.board, round.round);
            let concern = match until {
                Some(until) if adjourned => {
                    let until = until.map(Day::of);
                    Concern::Postponed { board, round, until }
                }
                Some(_) | None => Concern::Open { board, round, adjourned },
            };
            problems.push(Problem::of(path, concern));
        }
    }
}

/// Returns the matches of a round in which no board has a result.
fn open_matches(event: &Event, at: usize) -> Vec<u16> {
    let (round, games) = (&event.rounds[at], event.scoring.games());
    let is_open = |number: &u16| {
        let boards: Vec<&Board> = round.boards_of(*number).collect();
        let waits = |board: &&Board| !board.result.iter().any(|one| one.is_final());
        boards.len() > 1 && boards.iter().all(|board| waits(board) && !board.is_complete(games))
    };
    round.matches.iter().map(|one| one.number).filter(is_open).collect()
}

fn open_match(round: &PairedRound, one: &TeamMatch) -> Concern {
    let put_off: Vec<_> =
        round.boards_of(one.number).filter_map(|board| board.postponed.as_ref()).collect();
    let until = put_off.iter().filter_map(|postponed| postponed.until).max();
    Concern::OpenMatch {
        number: one.number,
        round: round.round,
        home: one.home.clone(),
        away: one.away.clone(),
        postponed: !put_off.is_empty(),
        until: until.map(Day::of),
    }
}

/// Checks a knockout: who advances, and whether those who play had advanced.
fn bracket(event: &Event, problems: &mut Vec<Problem>) {
    if !event.system.kind().eliminates_losers() {
        return;
    }
    let (ledger, paths) = (Ledger::whole(event), Paths::of(event));
    for (at, player) in event.players.iter().enumerate() {
        let entries = ledger.of(at);
        for (entry, next) in entries.iter().zip(entries.iter().skip(1)) {
            let (Some(before), Some(now)) = (entry.meeting(), next.meeting()) else { continue };
            let lost = before.goes_on.map_or(before.is_lost(), |goes_on| !goes_on);
            if lost {
                let (id, lost) = (player.id.clone(), entry.round);
                let concern = Concern::WasOut { id, round: next.round, lost };
                problems.push(Problem::of(paths.of_board(next.round, now.board), concern));
            }
        }
        let Some(entry) = entries.last() else { continue };
        let level = entry.meeting().filter(|meeting| {
            let equal = meeting.small == meeting.opponent_small;
            meeting.color == Color::White && meeting.complete && equal && meeting.goes_on.is_none()
        });
        if let Some(meeting) = level {
            let (board, round) = (meeting.board, entry.round);
            let path = paths.of_board(round, board);
            problems.push(Problem::of(path, Concern::Undecided { board, round }));
        }
    }
}
