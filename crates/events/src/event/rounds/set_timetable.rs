//! The day and time of rounds.

use chrono::NaiveDate;

use draughts_ground::said::Day;

use crate::event::acts::{Echo, Refusal, Refused};
use crate::event::{Event, PlannedRound, Round, TimeOfDay, check};

/// Sets the day or the time of a round, or removes both.
///
/// Until a round is paired, the timetable stores them.
///
/// # Errors
///
/// Fails if there is no such round.
pub fn set_round(
    event: &mut Event,
    round: Round,
    date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    remove: bool,
) -> Result<Echo, Refused> {
    if round == Round(0) {
        return Err(Refused::new(Refusal::RoundZero));
    }
    let planned = event.system.planned_rounds(event.players.len());
    let rounds = planned.map(|planned| planned.max(event.rounds.len()));
    if let Some(rounds) = rounds.filter(|&rounds| usize::from(round.0) > rounds) {
        let rounds = u16::try_from(rounds).unwrap_or(u16::MAX);
        return Err(Refused::new(Refusal::NoSuchRound { round, rounds }));
    }
    let mut changed = event.clone();
    let now = |date_before: Option<NaiveDate>, time_before: Option<TimeOfDay>| match remove {
        true => (None, None),
        false => (date.or(date_before), time.or(time_before)),
    };
    let (date, time) = match changed.round_mut(round) {
        Some(paired) => {
            let (date, time) = now(paired.date, paired.time);
            paired.play_at(date, time);
            (date, time)
        }
        None => {
            let before = event.timetable.iter().find(|planned| planned.round == round);
            let (date, time) =
                now(before.and_then(|one| one.date), before.and_then(|one| one.time));
            changed.plan(PlannedRound { round, date, time });
            (date, time)
        }
    };
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    let is_same = changed == *event;
    *event = changed;
    let (date, time) = (date.map(Day::of), time.map(|time| time.to_string()));
    let echo = match date.is_none() && time.is_none() {
        true => Echo::RoundUndated { round },
        false => Echo::RoundDated { round, date, time },
    };
    Ok(echo.as_recorded(is_same))
}
