//! Errors: impossible contents of an event.

use std::collections::{HashMap, HashSet};

use super::Problem;
use super::fault::{Fault, Place};
use crate::event::people::check_unknown::unknown;
use crate::event::{
    Board, Event, Length, Numbers, Outcome, PairedRound, PlayerId, Round, Stage, System,
    SystemDocument, book, category_key, people, playoff, prize, system, table_fault, teams,
};

/// The most rounds of an event.
pub(crate) const MOST_ROUNDS: u16 = 1000;
/// The most cycles of a round robin.
pub(crate) const MOST_CYCLES: u16 = 100;
/// The most stages after the first.
pub(crate) const MOST_STAGES: usize = 100;

/// The highest number of a first board, which leaves as many again for the others.
const LAST_FIRST_BOARD: u16 = 30_000;

/// Returns every error.
pub(crate) fn problems(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    head(event, &mut problems);
    categories(event, &mut problems);
    players(event, &mut problems);
    people::check_namesakes::problems(event, &mut problems);
    let mut known: HashSet<&PlayerId> = event.players.iter().map(|player| &player.id).collect();
    teams::check::problems(event, &known, &mut problems);
    known.extend(event.teams.iter().map(|team| &team.id));
    references(event, &known, &mut problems);
    system::check_system::problems(event, &mut problems);
    prize::check::problems(event, &known, &mut problems);
    book::check::problems(event, &known, &mut problems);
    for (at, round) in event.rounds.iter().enumerate() {
        paired(event, at, round, &known, &mut problems);
    }
    playoff::check::problems(event, &mut problems);
    problems
}

fn head(event: &Event, problems: &mut Vec<Problem>) {
    if event.name.trim().is_empty() {
        problems.push(Problem::of("name", Fault::NoName));
    }
    if let (Some(start), Some(end)) = (event.start, event.end)
        && end < start
    {
        let (start, end) = (start.to_string(), end.to_string());
        problems.push(Problem::of("end", Fault::EndsBeforeStart { start, end }));
    }
    if event.first_board == 0 || event.first_board > LAST_FIRST_BOARD {
        problems.push(Problem::of("first_board", Fault::FirstBoard { most: LAST_FIRST_BOARD }));
    }
    for (at, planned) in event.timetable.iter().enumerate() {
        let path = format!("timetable[{at}].round");
        if planned.round == Round(0) {
            problems.push(Problem::of(path, Fault::RequestRoundZero));
        } else if event.timetable[..at].iter().any(|other| other.round == planned.round) {
            problems.push(Problem::of(path, Fault::PlannedTwice { round: planned.round }));
        }
    }
    let system = &event.system;
    let mut wrong = |path: &str, fault: Fault| problems.push(Problem::of(path, fault));
    match system.length() {
        Length::Rounds(None | Some(0)) => wrong("system", Fault::NoRounds),
        Length::Games(None | Some(0)) => wrong("system", Fault::NoGames),
        Length::Rounds(_) | Length::Games(_) | Length::Cycles(_) | Length::Players => {}
    }
    let stages = (0..)
        .zip(&event.stages)
        .map(|(at, later): (usize, &Stage)| (format!("stages[{at}].system"), &later.system));
    for (path, system) in std::iter::once(("system".to_owned(), system)).chain(stages) {
        length(system, &path, &mut wrong);
    }
    if event.stages.len() > MOST_STAGES {
        wrong("stages", Fault::TooManyStages { most: MOST_STAGES });
    }
    if event.rounds.len() > usize::from(MOST_ROUNDS) {
        wrong("rounds", Fault::TooManyRounds { most: MOST_ROUNDS });
    }
    // A file is checked as it is, including fields of systems that the event does not have.
    let said = SystemDocument::from(system.clone());
    if let Some(fault) = table_fault(&said.schedule) {
        wrong("system.schedule", Fault::of_table(fault));
    }
    if !said.left.is_power_of_two() {
        wrong("system.left", Fault::KnockoutLeft { left: said.left });
    }
    if matches!(said.numbers, Numbers::Lot | Numbers::Varma)
        && said.seed.is_none()
        && !event.rounds.is_empty()
    {
        wrong("system.numbers", Fault::NumbersWithoutSeed);
    }
    if let Some(no_baku) = event.no_baku(said.acceleration) {
        wrong("system.acceleration", no_baku);
    }
    if said.accelerated_to.is_some() && said.acceleration.is_none() {
        wrong("system.accelerated_to", Fault::AcceleratedBefore);
    }
    let scoring = &event.scoring;
    if scoring.win < scoring.draw || scoring.draw < scoring.loss {
        wrong("scoring", Fault::PointsOutOfOrder);
    }
    if let Some(list) = &event.tiebreaks {
        for (at, &tie_break) in list.iter().enumerate() {
            if list[..at].contains(&tie_break) {
                wrong(&format!("tiebreaks[{at}]"), Fault::TieBreakTwice { tie_break });
            }
        }
    }
}

/// Checks the length of a stage or an event.
fn length(system: &System, path: &str, wrong: &mut impl FnMut(&str, Fault)) {
    match system.length() {
        Length::Rounds(Some(rounds)) if rounds > MOST_ROUNDS => {
            wrong(&format!("{path}.rounds"), Fault::TooManyRounds { most: MOST_ROUNDS });
        }
        Length::Games(Some(games)) if games > MOST_ROUNDS => {
            wrong(&format!("{path}.games"), Fault::TooManyGames { most: MOST_ROUNDS });
        }
        Length::Rounds(_) | Length::Games(_) | Length::Cycles(_) | Length::Players => {}
    }
    // A file is checked as it is, including fields of systems that it does not have.
    let said = SystemDocument::from(system.clone());
    if said.cycles == 0 || said.cycles > MOST_CYCLES {
        wrong(&format!("{path}.cycles"), Fault::Cycles { most: MOST_CYCLES });
    }
}

fn categories(event: &Event, problems: &mut Vec<Problem>) {
    for (at, rule) in event.categories.iter().enumerate() {
        let name = || rule.name.clone();
        let mut wrong = |field: &str, fault: Fault| {
            problems.push(Problem::of(format!("categories[{at}]{field}"), fault));
        };
        if rule.name.trim().is_empty() {
            wrong(".name", Fault::CategoryWithoutName);
        } else if event.categories[..at]
            .iter()
            .any(|other| category_key(&other.name) == category_key(&rule.name))
        {
            wrong(".name", Fault::CategoryTwice { name: name() });
        }
        if rule.is_empty() {
            wrong("", Fault::CategoryWithoutRule { name: name() });
        }
        if rule.asks_for_age() && rule.on.or(event.start).is_none() {
            wrong(".on", Fault::CategoryWithoutDay { name: name() });
        }
    }
}

fn players(event: &Event, problems: &mut Vec<Problem>) {
    let mut ids: HashMap<String, usize> = HashMap::new();
    let mut numbers: HashMap<u16, usize> = HashMap::new();
    for (at, player) in event.players.iter().enumerate() {
        let path = format!("players[{at}]");
        if let Some(first) = ids.insert(player.id.as_str().to_ascii_lowercase(), at) {
            let (id, name) = (player.id.clone(), event.players[first].name.clone());
            problems.push(Problem::of(path.clone(), Fault::IdUsedTwice { id, name }));
        }
        if player.name.trim().is_empty() {
            let nameless = Fault::PlayerWithoutName { id: player.id.clone() };
            problems.push(Problem::of(format!("{path}.name"), nameless));
        }
        let most = event.system.last_round().map(|own| own.saturating_add(event.last_before().0));
        let late = player
            .from_round
            .filter(|&from| from == Round(0) || most.is_some_and(|most| from.0 > most));
        if let Some(round) = late {
            let fault = Fault::ComesAfterAll { id: player.id.clone(), round };
            problems.push(Problem::of(format!("{path}.from_round"), fault));
        }
        let (from, gone) = (player.from_round.unwrap_or(Round(1)), player.withdrawn_after);
        if gone.is_some_and(|gone| gone.next() < from && gone != Round(0)) {
            let fault = Fault::GoesBeforeComing { id: player.id.clone(), round: from };
            problems.push(Problem::of(format!("{path}.withdrawn_after"), fault));
        }
        if player.fixed_board == Some(0) {
            let fault = Fault::FixedBoardZero { id: player.id.clone() };
            problems.push(Problem::of(format!("{path}.fixed_board"), fault));
        }
        let Some(number) = player.number else { continue };
        let path = format!("{path}.number");
        if number == 0 {
            problems.push(Problem::of(path, Fault::NumberZero));
        } else if let Some(first) = numbers.insert(number, at) {
            let id = event.players[first].id.clone();
            problems.push(Problem::of(path, Fault::NumberTwice { number, id }));
        }
    }
}

/// Checks ids outside the rounds.
fn references(event: &Event, known: &HashSet<&PlayerId>, problems: &mut Vec<Problem>) {
    let mut named = |path: String, id: &PlayerId| {
        if !known.contains(id) {
            problems.push(unknown(event, path, id));
        }
    };
    for (at, rule) in event.forbidden.iter().enumerate() {
        for (which, id) in rule.players.iter().enumerate() {
            named(format!("forbidden[{at}].players[{which}]"), id);
        }
    }
    for (at, rule) in event.acceleration.iter().enumerate() {
        for (which, id) in rule.players.iter().enumerate() {
            named(format!("acceleration[{at}].players[{which}]"), id);
        }
    }
    if let Some(id) = &SystemDocument::from(event.system.clone()).accelerated_to {
        named("system.accelerated_to".into(), id);
    }
    for (at, award) in event.awards.iter().enumerate() {
        named(format!("awards[{at}].to"), &award.to);
    }
    for (at, request) in event.requests.iter().enumerate() {
        named(format!("requests[{at}].player"), &request.player);
    }
    let mut asked = HashSet::new();
    for (at, request) in event.requests.iter().enumerate() {
        let path = format!("requests[{at}]");
        if request.round == Round(0) {
            problems.push(Problem::of(path, Fault::RequestRoundZero));
        } else if !asked.insert((&request.player, request.round)) {
            let (id, round) = (request.player.clone(), request.round);
            problems.push(Problem::of(path, Fault::AsksTwice { id, round }));
        }
    }
    for (at, ruling) in event.rulings.iter().enumerate() {
        let path = format!("rulings[{at}]");
        let Some(round) = event.round(ruling.round) else {
            problems.push(Problem::of(path, Fault::RulingWithoutRound { round: ruling.round }));
            continue;
        };
        if let Some(number) = ruling.board
            && !round.boards.iter().any(|board| board.board == number)
        {
            let fault = Fault::RulingWithoutBoard { round: ruling.round, board: number };
            problems.push(Problem::of(path, fault));
        }
    }
}

/// Checks one round by itself.
fn paired<'e>(
    event: &'e Event,
    at: usize,
    round: &'e PairedRound,
    known: &HashSet<&PlayerId>,
    problems: &mut Vec<Problem>,
) {
    // The rounds of a part are those of its stage.
    if event.last_before() == Round(0) && usize::from(round.round.0) != at + 1 {
        let fault = Fault::RoundMisplaced { round: round.round, place: at + 1 };
        problems.push(Problem::of(format!("rounds[{at}].round"), fault));
    }
    let mut seated: HashMap<&PlayerId, Place> = HashMap::new();
    let mut seat = |path: String, id: &'e PlayerId, place: Place, problems: &mut Vec<Problem>| {
        if !known.contains(id) {
            problems.push(unknown(event, path, id));
        } else if let Some(first) = seated.get(id) {
            let (id, first, second) = (id.clone(), first.clone(), place);
            let fault = Fault::PlacedTwice { id, round: round.round, first, second };
            problems.push(Problem::of(path, fault));
        } else {
            seated.insert(id, place);
        }
    };
    openings(round, at, problems);
    let mut numbers = HashSet::new();
    for (which, board) in round.boards.iter().enumerate() {
        let path = format!("rounds[{at}].boards[{which}]");
        if board.board == 0 {
            problems.push(Problem::of(format!("{path}.board"), Fault::BoardZero));
        } else if !numbers.insert(board.board) {
            let fault = Fault::BoardTwice { round: round.round, board: board.board };
            problems.push(Problem::of(format!("{path}.board"), fault));
        }
        for (key, id) in [("white", &board.white), ("black", &board.black)] {
            let place = Place::AtBoard { board: board.board };
            seat(format!("{path}.{key}"), id, place, problems);
        }
        if let Some(late) = board.latecomer.as_ref().filter(|late| !board.has(late)) {
            let fault = Fault::LateElsewhere { id: late.clone(), board: board.board };
            problems.push(Problem::of(format!("{path}.latecomer"), fault));
        }
        results(event, &path, board, problems);
        endings(event, &path, board, problems);
    }
    for (which, bye) in round.byes.iter().enumerate() {
        let path = format!("rounds[{at}].byes[{which}].player");
        seat(path, &bye.player, Place::WithBye { bye: bye.bye }, problems);
    }
    let then = round.paired_with.iter().flat_map(|with| &with.players);
    for (which, then) in then.enumerate().filter(|(_, then)| !known.contains(&then.player)) {
        let path = format!("rounds[{at}].paired_with.players[{which}].player");
        problems.push(unknown(event, path, &then.player));
    }
}

/// Checks the openings of a round: one per board.
fn openings(round: &PairedRound, at: usize, problems: &mut Vec<Problem>) {
    for (which, opening) in round.openings.iter().enumerate() {
        let path = format!("rounds[{at}].openings[{which}]");
        if opening.table.trim().is_empty() || opening.number.trim().is_empty() {
            problems.push(Problem::of(path.as_str(), Fault::OpeningUnnamed { round: round.round }));
        }
        let before = &round.openings[..which];
        let is_twice = |board: &&Board| {
            opening.is_for(board.board) && before.iter().any(|one| one.is_for(board.board))
        };
        if let Some(twice) = round.boards.iter().find(is_twice) {
            let fault = Fault::OpeningTwice { round: round.round, board: twice.board };
            problems.push(Problem::of(path, fault));
        }
    }
}

/// Checks the results of a board.
fn results(event: &Event, path: &str, board: &Board, problems: &mut Vec<Problem>) {
    let is_total = board.result.iter().any(|one| matches!(one, Outcome::Total(_)));
    let games = if is_total { 1 } else { event.scoring.games() };
    let path = format!("{path}.result");
    if board.result.len() > games {
        let (board, results) = (board.board, board.result.len());
        let fault = Fault::MoreResultsThanGames { board, results, games };
        problems.push(Problem::of(path.clone(), fault));
    }
    for (which, &outcome) in board.result.iter().enumerate() {
        if let Err(why) = event.scoring.accepts(outcome) {
            let path =
                if board.result.len() > 1 { format!("{path}[{which}]") } else { path.clone() };
            problems.push(Problem::of(path, Fault::NoSuchResult { why }));
        }
    }
}

/// Checks games that were given up: by one of the two players, once each, and not won by that
/// player.
fn endings(event: &Event, path: &str, board: &Board, problems: &mut Vec<Problem>) {
    for (which, ending) in board.ended.iter().enumerate() {
        let path = match board.ended.len() {
            1 => format!("{path}.ended"),
            _ => format!("{path}.ended[{which}]"),
        };
        let mut wrong = |fault: Fault| problems.push(Problem::of(path.clone(), fault));
        let (id, number, game) = (ending.player.clone(), board.board, ending.game);
        if !board.has(&ending.player) {
            wrong(Fault::GaveUpElsewhere { id, board: number });
            continue;
        }
        if !(1..=event.scoring.games()).contains(&usize::from(game)) {
            wrong(Fault::GaveUpNoGame { board: number, game });
        }
        if board.ended[..which].iter().any(|other| other.game == game) {
            wrong(Fault::GaveUpTwice { game });
        }
        if board.contradicts(ending) {
            wrong(Fault::GaveUpUnlost { id, how: ending.how, board: number });
        }
    }
}
