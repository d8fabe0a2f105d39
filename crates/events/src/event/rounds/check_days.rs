//! Implausible days of an event, its rounds and its matches, and rounds beyond its last.

use chrono::NaiveDate;

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use draughts_ground::said::Day;

use crate::event::{Event, PairedRound};

/// The number of days after which a season is over.
const SEASON: u64 = 366;

/// Checks for matches on a day before or after the event. If its days are not known, checks for
/// those more than a season from the day of the round, or else from the nearest day of any round.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    of_event(event, problems);
    of_rounds(event, problems);
    for (at, paired) in event.rounds.iter().enumerate() {
        for (which, one) in paired.matches.iter().enumerate() {
            let Some(day) = one.date.filter(|&day| is_odd(event, paired, day)) else { continue };
            let (round, number, day) = (paired.round, one.number, Day::of(day));
            let path = format!("rounds[{at}].matches[{which}].date");
            problems.push(Problem::of(path, Concern::MatchDay { round, number, day }));
        }
    }
}

/// Checks the number of rounds.
fn of_event(event: &Event, problems: &mut Vec<Problem>) {
    let rounds = event.system.swiss().and_then(|swiss| swiss.rounds);
    let own = event.rounds.iter().filter(|paired| event.stage_of(paired) == 0).count();
    if let Some(rounds) = rounds.filter(|&rounds| own > usize::from(rounds)) {
        problems.push(Problem::of("system.rounds", Concern::TooManyPaired { rounds, paired: own }));
    }
}

/// Checks the days of the rounds, paired or in the timetable.
fn of_rounds(event: &Event, problems: &mut Vec<Problem>) {
    let paired = event.rounds.iter().enumerate();
    let paired = paired.map(|(at, one)| (format!("rounds[{at}].date"), one.round, one.date));
    let planned = event.timetable.iter().enumerate();
    let planned = planned.map(|(at, one)| (format!("timetable[{at}].date"), one.round, one.date));
    let mut days: Vec<_> = paired
        .chain(planned)
        .filter_map(|(path, round, date)| Some((path, round, date?)))
        .collect();
    days.sort_by_key(|(_, round, _)| *round);
    for (at, (path, round, day)) in days.iter().enumerate() {
        let before = event.start.is_some_and(|start| *day < start);
        if before || event.end.is_some_and(|end| *day > end) {
            let (round, day) = (*round, Day::of(day));
            problems.push(Problem::of(path.clone(), Concern::RoundDay { round, day, before }));
            continue;
        }
        let later = days[..at].iter().find(|(_, earlier, other)| earlier < round && other > day);
        if let Some((_, earlier, other)) = later {
            let (round, earlier) = (*round, *earlier);
            let (day, other) = (Day::of(day), Day::of(other));
            let concern = Concern::RoundsOutOfOrder { round, day, earlier, other };
            problems.push(Problem::of(path.clone(), concern));
        }
    }
}

fn is_odd(event: &Event, paired: &PairedRound, day: NaiveDate) -> bool {
    let outside =
        event.start.is_some_and(|start| day < start) || event.end.is_some_and(|end| day > end);
    let away = |other: NaiveDate| (day - other).num_days().unsigned_abs();
    let known = || event.start.into_iter().chain(event.rounds.iter().filter_map(|one| one.date));
    let nearest = paired.date.map(away).or_else(|| known().map(away).min());
    outside || nearest.is_some_and(|days| days > SEASON)
}

#[cfg(test)]
mod tests {
    use crate::event::{check_with, read};

    #[test]
    fn a_day_far_off_is_asked_about() {
        let text = |more: &str, day: &str| {
            format!(
                "schema: arbiter.event/2\nname: League\n{more}system: {{kind: round-robin}}\n\
                 team_match: {{boards: 1}}\n\
                 players:\n  - {{id: p1, name: Ash}}\n  - {{id: p2, name: Elm}}\n\
                 teams:\n  - {{id: t1, name: Wood, members: [p1]}}\n  - {{id: t2, name: Lake, members: [p2]}}\n\
                 rounds:\n  - round: 1\n    date: 2026-09-05\n    matches:\n      \
                 - {{match: 1, home: t1, away: t2, date: {day}}}\n    boards:\n      \
                 - {{board: 1, match: 1, seat: 1, white: p1, black: p2}}\n"
            )
        };
        let found = |more: &str, day: &str| {
            let event = read("league.yaml", &text(more, day)).unwrap();
            let odd = |problem: &&crate::event::Problem| problem.path.ends_with("].date");
            check_with(&event).iter().filter(odd).count()
        };
        assert_eq!(found("", "2026-09-03"), 0, "before the round");
        assert_eq!(found("", "2027-05-03"), 0, "at the end of the season");
        assert_eq!(found("", "2062-09-03"), 1);
        let days = "start: 2026-09-01\nend: 2027-05-31\n";
        assert_eq!(found(days, "2027-05-31"), 0);
        assert_eq!(found(days, "2027-06-01"), 1);
    }
}
