//! Pairing of the next round of an event, or of all rounds.

use std::collections::HashSet;

use chrono::{Days, NaiveDate};

use crate::event::acts::{BoardOf, Refusal, Refused, Remedy, few, settle};
use crate::event::{
    Board, Bye, ByeKind, Color, Event, Outcome, PairedRound, Play, PlayerId, Round, TimeOfDay,
    table_size,
};

use super::field::first_color;
use super::numbers::ByNumber;
use super::printed::printed;
use super::{Pair, RoundPlan, berger, match_play, numbers, scheveningen};
use super::{bracket, parts, swiss};

/// The most rounds that a schedule may have.
const MAX_ROUNDS: usize = 10_000;
/// The most boards that a schedule may have: more could not be played.
const MAX_BOARDS: usize = 200_000;

/// Options for pairing a round.
#[derive(Debug, Clone, Copy, Default)]
pub struct PairOptions {
    /// Whether boards without a result become adjourned, instead of preventing the pairing.
    pub adjourn_missing: bool,
    /// The day of the round; by default that of the timetable.
    pub date: Option<NaiveDate>,
    /// The starting time of the round; by default that of the timetable.
    pub time: Option<TimeOfDay>,
}

/// Pairs the next round; returns its number.
///
/// # Errors
///
/// Fails if results are missing, there are too few players, no round is left, or there is no legal
/// pairing.
pub fn pair_next(event: &mut Event, options: PairOptions) -> Result<Round, Refused> {
    let mut changed = event.clone();
    let round = match event.is_one_part() {
        true => pair_one_part(&mut changed, options),
        false => parts::pair_next(&mut changed, options),
    }?;
    *event = changed;
    Ok(round)
}

/// Pairs the next round of players who meet in one system; if it is refused, the event may be
/// partly changed.
pub(super) fn pair_one_part(event: &mut Event, options: PairOptions) -> Result<Round, Refused> {
    let round = event.last_paired().next();
    all_are_paired(event)?;
    wait_for_results(event, options.adjourn_missing)?;
    begin(event)?;
    let mut paired = match &event.system.play {
        Play::Swiss(own) => swiss::next_round(event, round, event.method_of(own))?,
        Play::Knockout(_) => bracket::next_round(event, round)?,
        Play::RoundRobin(_) | Play::Match(_) | Play::Scheveningen(_) => {
            let plan = schedule(event)?;
            let last = plan.len();
            let Some(plan) = plan.into_iter().nth(event.rounds.len()) else {
                return Err(Refused::new(Refusal::AllRoundsPaired { rounds: last }));
            };
            from_plan(event, round, &plan)?
        }
    };
    number_boards(event, &mut paired);
    event.add_round(paired, options.date, options.time);
    settle_withdrawn(event);
    Ok(round)
}

/// Returns the refusal to pair another round, if none is left: all are paired, or the knockout is
/// won.
pub(super) fn no_round_left(event: &Event) -> Option<Refused> {
    match event.system.kind().eliminates_losers() {
        true => bracket::won(event),
        false => all_are_paired(event).err(),
    }
}

/// Refuses if no round is left, even if results are missing in the last.
fn all_are_paired(event: &Event) -> Result<(), Refused> {
    let planned = match event.system.kind().eliminates_losers() {
        // Whether a knockout is won is known only when the final is decided.
        true => None,
        false => event.system.planned_rounds(event.players.len()),
    };
    let rounds = event.rounds.len();
    if rounds == 0 || planned.is_none_or(|planned| rounds < planned) {
        return Ok(());
    }
    let refused = Refused::new(Refusal::AllRoundsPaired { rounds });
    Err(match event.system.kind().pairs_by_scores() {
        true => {
            let next = event.nth_of_system(event.last_paired().next());
            refused.help(Remedy::PlayOn { rounds: Round(next) })
        }
        false => refused,
    })
}

/// Numbers the boards of a round, and sorts them by number.
pub(super) fn number_boards(event: &Event, paired: &mut PairedRound) {
    let players = |board: &Board| (board.white.clone(), board.black.clone());
    let players: Vec<(PlayerId, PlayerId)> = paired.boards.iter().map(players).collect();
    let numbers = event.board_numbers(&players, HashSet::new());
    paired.number_boards(numbers);
}

/// Pairs every round of the schedule that is not paired yet, with dates `every` this many days from
/// the first; returns the rounds.
///
/// # Errors
///
/// Fails as [`pair_next`] does, and also if the system has no schedule.
pub fn pair_all(
    event: &mut Event,
    first_date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    every: u16,
) -> Result<Vec<Round>, Refused> {
    let mut changed = event.clone();
    let done = match event.is_one_part() {
        true => pair_all_of_one_part(&mut changed, first_date, time, every),
        false => parts::pair_all(&mut changed, first_date, time, every),
    }?;
    *event = changed;
    Ok(done)
}

/// Pairs every round of players who meet in one system; if it is refused, the event may be partly
/// changed.
pub(super) fn pair_all_of_one_part(
    event: &mut Event,
    first_date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    every: u16,
) -> Result<Vec<Round>, Refused> {
    if !event.is_scheduled() {
        return Err(Refused::new(Refusal::RoundByRound { system: event.system.kind() }));
    }
    begin(event)?;
    let plan = schedule(event)?;
    let mut done = Vec::new();
    for (at, plan) in plan.iter().enumerate().skip(event.rounds.len()) {
        let round = event.last_paired().next();
        let mut paired = from_plan(event, round, plan)?;
        let days = u64::from(every) * at as u64;
        let date = first_date.map(|first| day(first, days)).transpose()?;
        number_boards(event, &mut paired);
        event.add_round(paired, date, time);
        done.push(round);
    }
    if done.is_empty() {
        return Err(Refused::new(Refusal::AllRoundsPaired { rounds: plan.len() }));
    }
    settle_withdrawn(event);
    Ok(done)
}

/// Returns the day this many days later, unless it is after the year 9999.
pub(super) fn day(first: NaiveDate, days: u64) -> Result<NaiveDate, Refused> {
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).expect("a day of the calendar");
    let day = first.checked_add_days(Days::new(days)).filter(|day| *day <= last);
    day.ok_or_else(|| Refused::new(Refusal::BeyondCalendar { days, first: first.to_string() }))
}

/// Takes back the pairing of the last round; returns the round.
///
/// # Errors
///
/// Fails if no round is paired, or it has results and `force` is not given.
pub fn unpair(event: &mut Event, force: bool) -> Result<Round, Refused> {
    let Some(last) = event.rounds.last() else {
        return Err(Refused::new(Refusal::NothingToUnpair));
    };
    let round = last.round;
    let boards: Vec<u16> = last
        .boards
        .iter()
        .filter(|board| !board.result.is_empty() && !board.is_withdrawal())
        .map(|board| board.board)
        .collect();
    if !boards.is_empty() && !force {
        let (all, boards, more) = few(boards);
        let why = Refusal::RoundHasResults { round, all, boards, more };
        return Err(Refused::new(why).help(Remedy::ForceUnpair));
    }
    event.take_last_round();
    if event.system.kind().pairs_by_scores() && event.rounds.is_empty() {
        swiss::undo_begin(event);
    }
    parts::undo_begin(event);
    Ok(round)
}

/// Refuses while results are missing, naming the boards of the first round with any; with
/// `adjourn`, adjourns them instead.
pub(super) fn wait_for_results(event: &mut Event, adjourn: bool) -> Result<(), Refused> {
    let games = event.scoring.games();
    let knockout = event.system_of(event.current_stage()).kind().eliminates_losers();
    let mut adjourned = Vec::new();
    for paired in event.rounds_before_pairing() {
        let round = paired.round;
        let boards: Vec<BoardOf> = paired
            .waiting(games)
            .filter(|board| knockout || board.result.last() != Some(&Outcome::Adjourned))
            .map(BoardOf::of)
            .collect();
        if boards.is_empty() {
            continue;
        }
        if knockout || !adjourn {
            let remedy = if knockout { Remedy::DecideFirst } else { Remedy::EnterOrAdjourn };
            let (all, boards, more) = few(boards);
            let why = Refusal::ResultsMissing { round, all, boards, more };
            return Err(Refused::new(why).help(remedy));
        }
        adjourned.push(round);
    }
    for paired in event.rounds_mut().iter_mut().filter(|one| adjourned.contains(&one.round)) {
        paired.boards_mut().iter_mut().for_each(|board| board.adjourn(games));
    }
    Ok(())
}

/// Assigns numbers and draws lots before the first round or, in a Swiss, before each round.
pub(super) fn begin(event: &mut Event) -> Result<(), Refused> {
    let players = event.players.iter().filter(|player| player.withdrawn_after.is_none()).count();
    if players < 2 {
        let teams = event.is_of_matches();
        let remedy = if teams { Remedy::AddFirstTeam } else { Remedy::AddPlayer };
        return Err(Refused::new(Refusal::TooFewPlayers { players, teams }).help(remedy));
    }
    if event.system.kind().pairs_by_scores() {
        return swiss::begin(event);
    }
    if !event.rounds.is_empty() {
        // The file may have been edited since the first round.
        return numbers::need_complete(event);
    }
    if !numbers::are_complete(event) {
        numbers::assign(event)?;
    }
    if event.system.kind().draws_first_color() {
        event.system_mut(0).first_color = Some(first_color(event).ok_or_else(numbers::no_seed)?);
    }
    Ok(())
}

/// Returns the rounds of an event whose schedule is known beforehand.
///
/// # Errors
///
/// Fails if the system does not accept this number of players, or nobody could play the schedule.
pub fn schedule(event: &Event) -> Result<Vec<RoundPlan>, Refused> {
    let system = &event.system;
    let players = u16::try_from(event.players.len())
        .map_err(|_| Refused::new(Refusal::TooManyForSchedule))?;
    let rounds = system.planned_rounds(usize::from(players)).unwrap_or(0);
    if rounds > MAX_ROUNDS || rounds * usize::from(players) / 2 > MAX_BOARDS {
        return Err(
            Refused::new(Refusal::ScheduleTooLong { players, rounds }).help(Remedy::ChooseSwiss)
        );
    }
    let times = |cycles: u16| u8::try_from(cycles).unwrap_or(u8::MAX);
    Ok(match &system.play {
        Play::RoundRobin(own) if !own.schedule.is_empty() => {
            let numbers = table_size(&own.schedule);
            // In a table of an even number, one number may be vacant: its opponent is free.
            if players != numbers && players + 1 != numbers.next_multiple_of(2) {
                let why = Refusal::TableOfOthers { numbers, players };
                return Err(Refused::new(why).help(Remedy::ChangeTable));
            }
            printed(&own.schedule, players, own.cycles)
        }
        Play::RoundRobin(own) => berger(players, times(own.cycles), own.swap_last_rounds),
        Play::Scheveningen(own) => scheveningen(players / 2, times(own.cycles)),
        Play::Match(own) => {
            if players != 2 {
                return Err(Refused::new(Refusal::MatchOfTwo { players }));
            }
            let first = match system.first_color {
                Some(Color::Black) => Pair { white: 2, black: 1 },
                Some(Color::White) | None => Pair { white: 1, black: 2 },
            };
            match_play(first, own.games.unwrap_or(1))
        }
        Play::Swiss(_) | Play::Knockout(_) => Vec::new(),
    })
}

pub(super) fn from_plan(
    event: &Event,
    round: Round,
    plan: &RoundPlan,
) -> Result<PairedRound, Refused> {
    let by_number = ByNumber::of(event);
    let mut paired = PairedRound::new(round);
    for (number, pair) in (1..).zip(&plan.pairs) {
        paired.add_boards([Board::new(
            number,
            by_number.id(pair.white)?,
            by_number.id(pair.black)?,
        )]);
    }
    if let Some(free) = plan.free {
        let player = by_number.id(free)?;
        paired.add_byes([Bye { player, bye: ByeKind::PairingAllocated, note: None }]);
    }
    Ok(paired)
}

/// Gives the boards of withdrawn players their results.
pub(super) fn settle_withdrawn(event: &mut Event) {
    if !event.is_scheduled() {
        return;
    }
    let gone: Vec<PlayerId> = event
        .players
        .iter()
        .filter(|player| player.withdrawn_after.is_some())
        .map(|player| player.id.clone())
        .collect();
    for id in gone {
        settle(event, &id);
    }
}
