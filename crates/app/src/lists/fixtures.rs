//! Dates, times and venues of matches from a list, one line per match.

use chrono::NaiveDate;

use super::lineups::team_of;
use super::result_columns::{AWAY, HOME, MATCH};
use super::teams::{ROUND, TEAM};
use super::{ListError, Table};
use crate::Error;
use crate::event::{Done, Line, apply};
use draughts_events::acts::SetFixtures;
use draughts_events::event::acts::Fixed;
use draughts_events::event::{Event, PlayerId, Round, TeamMatch, TimeOfDay, day, day_first};
use draughts_ground::said::{Said, said};

/// Headings of the date column.
const DATE: &[&str] = &["date", "day", "datum", "dag", "data", "дата"];
/// Headings of the time column.
const TIME: &[&str] =
    &["time", "tijd", "aanvang", "uhrzeit", "zeit", "heure", "hora", "godzina", "время", "час"];
/// Headings of the venue column.
const VENUE: &[&str] = &[
    "venue",
    "place",
    "plaats",
    "zaal",
    "lokaal",
    "ort",
    "speelplaats",
    "spielort",
    "salle",
    "lieu",
    "miejsce gry",
    "local",
    "место игры",
    "місце гри",
];

/// A list of dates, times and venues of matches. Each line identifies its match by the round and
/// the two teams, by ID or name, or by the round and the number of the match. An empty cell changes
/// nothing.
#[derive(Debug, Clone)]
pub struct FixtureList {
    /// The list.
    pub table: Table,
    /// The round of lines without one.
    pub round: Option<Round>,
    /// The reason.
    pub reason: Option<String>,
}

impl FixtureList {
    /// Sets the dates, times and venues of the matches.
    ///
    /// # Errors
    ///
    /// Fails at the first unusable line: a column or cell is missing, there is no such round, team
    /// or match, or a date or time is invalid.
    pub fn enter(&self, event: &mut Event) -> Result<Done, Error> {
        let fixtures = self.fixtures(event)?;
        let reason = self.reason.clone();
        let mut done = apply(event, SetFixtures { fixtures, reason })?;
        done.lines.extend(self.not_used().map(Line::aside));
        Ok(done)
    }

    /// Returns a note on the columns that were not read, if there are any.
    fn not_used(&self) -> Option<Said> {
        let table = &self.table;
        let read = [ROUND, MATCH, HOME, TEAM, AWAY, DATE, TIME, VENUE];
        let read: Vec<usize> = read.into_iter().filter_map(|heads| table.column(heads)).collect();
        let heads = table.heads.iter().enumerate().filter(|(at, _)| !read.contains(at));
        let heads: Vec<String> =
            heads.map(|(_, head)| head.clone()).filter(|head| !head.trim().is_empty()).collect();
        let (file, several) = (table.name.clone(), heads.len() > 1);
        (!heads.is_empty()).then(|| {
            said!(
                "fixtures-not-used",
                "note: { $file }: { $several ->
                    [yes] the columns { $heads } are not used
                   *[no] the column { $heads } is not used
                }";
                file, heads, several
            )
        })
    }

    fn fixtures(&self, event: &Event) -> Result<Vec<Fixed>, Error> {
        let table = &self.table;
        let of = |heads| table.column(heads);
        let (number, home, away) = (of(MATCH), of(HOME).or_else(|| of(TEAM)), of(AWAY));
        if [DATE, TIME, VENUE].into_iter().all(|heads| of(heads).is_none()) {
            let heads = table.shown_heads();
            return Err(table.at_heads(&ListError::NothingOfFixtures { heads }));
        }
        if number.is_none() && home.is_none() {
            let heads = table.shown_heads();
            let none = table.no_head_line("Match;Date;Time");
            let missing = none.unwrap_or(ListError::NoHead { head: "match", heads });
            return Err(table.at_heads(&missing));
        }
        let mut fixtures = Vec::new();
        for (line, row) in &table.rows {
            let cell =
                |at: Option<usize>| at.and_then(|at| row.get(at)).map_or("", |cell| cell.trim());
            let at = |wrong: &ListError| table.at(*line, wrong);
            let round = match (cell(of(ROUND)), self.round) {
                ("", Some(round)) => Some(round),
                ("", None) => None,
                (text, _) => {
                    let not = ListError::NotARound { text: text.to_owned() };
                    Some(text.parse().map_err(|_| at(&not))?)
                }
            };
            let team = |word: &str| match word {
                "" => Ok(None),
                word => team_of(event, word).map(Some),
            };
            let teams = [team(cell(home)), team(cell(away))];
            let [home, away] =
                teams.map(|team| team.map_err(|refused| table.refused(*line, refused)));
            let meant = Meant { round, number: cell(number), home: home?, away: away? };
            let (round, one) = meant.find(event).map_err(|wrong| at(&wrong))?;
            let date = match cell(of(DATE)) {
                "" => None,
                text => Some(
                    listed_day(text)
                        .ok_or_else(|| at(&ListError::NotADay { text: text.to_owned() }))?,
                ),
            };
            let time = match cell(of(TIME)) {
                "" => None,
                text => {
                    let not = ListError::NotATime { text: text.to_owned() };
                    Some(text.parse::<TimeOfDay>().map_err(|_| at(&not))?)
                }
            };
            let venue = Some(cell(of(VENUE))).filter(|venue| !venue.is_empty());
            let venue = venue.map(str::to_owned);
            fixtures.push(Fixed { round, number: one.number, date, time, venue });
        }
        Ok(fixtures)
    }
}

/// Returns the known headings of each column.
pub(super) fn heads() -> Vec<&'static [&'static str]> {
    vec![DATE, TIME, VENUE]
}

/// Returns a date as lists write it: `2026-10-08`, or day first.
fn listed_day(text: &str) -> Option<NaiveDate> {
    day(text).or_else(|| day_first(text))
}

/// The match that a line refers to.
struct Meant<'t> {
    round: Option<Round>,
    number: &'t str,
    home: Option<PlayerId>,
    away: Option<PlayerId>,
}

impl Meant<'_> {
    /// Returns the error about a match whose teams stand the other way round.
    fn turned(&self, event: &Event) -> Option<ListError> {
        let (home, away) = (self.home.as_ref()?, self.away.as_ref()?);
        let mut rounds =
            event.rounds.iter().filter(|one| self.round.is_none_or(|at| one.round == at));
        let is_it = |one: &&TeamMatch| one.home == *away && one.away == *home;
        let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
        rounds.find_map(|paired| {
            let one = paired.matches.iter().find(is_it)?;
            let (home, away) = (name(&one.home), name(&one.away));
            Some(ListError::FixtureTurned { round: paired.round, number: one.number, home, away })
        })
    }

    fn find<'e>(&self, event: &'e Event) -> Result<(Round, &'e TeamMatch), ListError> {
        let number = match self.number {
            "" => None,
            text => {
                let not = || ListError::NotAMatch { text: text.to_owned() };
                Some(text.parse::<u16>().map_err(|_| not())?)
            }
        };
        if number.is_none() && self.home.is_none() && self.away.is_none() {
            return Err(ListError::NoMatchNamed);
        }
        let is_meant = |one: &&TeamMatch| {
            number.is_none_or(|number| one.number == number)
                && self
                    .home
                    .as_ref()
                    .is_none_or(|id| one.home == *id || self.away.is_none() && one.has(id))
                && self.away.as_ref().is_none_or(|id| one.away == *id)
        };
        let rounds = event.rounds.iter().filter(|one| self.round.is_none_or(|at| one.round == at));
        let all = rounds.flat_map(|paired| {
            paired.matches.iter().filter(is_meant).map(move |one| (paired.round, one))
        });
        let found: Vec<(Round, &TeamMatch)> = all.collect();
        match found.as_slice() {
            [one] => Ok(*one),
            [] => Err(self.turned(event).unwrap_or(ListError::NoSuchFixture)),
            _ => Err(ListError::SeveralFixtures {
                rounds: found.iter().map(|(at, _)| *at).collect(),
            }),
        }
    }
}
