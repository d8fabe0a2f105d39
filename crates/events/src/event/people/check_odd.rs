//! Data of players and teams that are probably slips.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::{Birth, Event};

/// A rating above this is odd.
const HIGHEST: u16 = 3500;
/// A rating below this is odd if somebody has one of at least [`USUAL`].
const LOWEST: u16 = 100;
/// A rating from which on the ratings of an event are taken for those of a federation.
const USUAL: u16 = 500;
/// The age in years above which a birth is odd.
const OLDEST: i32 = 110;
/// The number of letters for a federation in a tournament report.
const FEDERATION: usize = 3;

/// Checks for ratings, births and federations that can hardly be, and for teams of one name.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let usual = event.players.iter().filter_map(|one| one.rating).any(|rating| rating >= USUAL);
    let year = last_day(event).map(|day| day.year());
    let mut federations: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, player) in event.players.iter().enumerate() {
        let path = || format!("players[{at}]");
        let id = || player.id.clone();
        let odd = |rating: &u16| *rating > HIGHEST || (usual && (1..LOWEST).contains(rating));
        let rating = player.rating.filter(odd);
        problems.extend(
            rating.map(|rating| Problem::of(path(), Concern::RatingOdd { id: id(), rating })),
        );
        problems.extend(year.and_then(|year| birth_odd(event, at, year)));
        if let Some(federation) = player.federation.as_deref().map(str::trim)
            && federation.chars().count() > FEDERATION
        {
            federations.entry(federation).or_insert(at);
        }
    }
    problems.extend(federations.into_iter().map(|(federation, at)| {
        let concern = Concern::FederationLong { federation: federation.to_owned() };
        Problem::of(format!("players[{at}]"), concern)
    }));
    for (at, team) in event.teams.iter().enumerate() {
        let name = |name: &str| name.trim().to_lowercase();
        let is_it = |other: &&crate::event::Team| name(&other.name) == name(&team.name);
        let other = event.teams[..at].iter().find(is_it);
        problems.extend(other.map(|other| {
            let (one, other, name) = (other.id.clone(), team.id.clone(), team.name.clone());
            Problem::of(format!("teams[{at}]"), Concern::TeamsOfOneName { one, other, name })
        }));
    }
}

/// Checks for births that can hardly be in the year in which the event was entered, if it names no
/// day of its own.
pub(crate) fn births(event: &Event, entered: i32) -> Vec<Problem> {
    if last_day(event).is_some() {
        return Vec::new();
    }
    (0..event.players.len()).filter_map(|at| birth_odd(event, at, entered)).collect()
}

/// Returns the concern about a player who is born after the year of the event, or long before.
fn birth_odd(event: &Event, at: usize, year: i32) -> Option<Problem> {
    let player = &event.players[at];
    let born = match player.birth? {
        Birth::Year(year) => i32::from(year),
        Birth::Day(day) => day.year(),
    };
    let concern = Concern::BirthOdd { id: player.id.clone(), birth: born.to_string() };
    let is_odd = born > year || year - born > OLDEST;
    is_odd.then(|| Problem::of(format!("players[{at}]"), concern))
}

/// Returns the last day that the event names.
fn last_day(event: &Event) -> Option<NaiveDate> {
    let rounds = event.rounds.iter().filter_map(|round| round.date);
    let planned = event.timetable.iter().filter_map(|round| round.date);
    rounds.chain(planned).chain(event.start).chain(event.end).max()
}
