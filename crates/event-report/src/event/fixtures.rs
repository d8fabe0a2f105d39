//! The fixtures of teams: opponents, date and venue, round by round.

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::matches::venue;
use super::occasion::{Occasion, PlayerView, mark, round_cell, when_cell};
use super::words::{FactName, Footnote, Head, Mark, Title};
use crate::sheet::{Cell, Column, ColumnList, Sheet};
use draughts_events::event::{
    Board, ByeKind, Event, PairedRound, Part, PlayerId, Points, Round, Team, TeamMatch, TimeOfDay,
};
use draughts_report::words::{Language, say};

/// The fixtures of team matches: `arbiter.event-fixtures/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FixturesView<'e> {
    /// `arbiter.event-fixtures/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The team whose fixtures are listed; null for all teams.
    pub team: Option<PlayerView<'e>>,
    /// The fixtures, by stage and group.
    pub tables: Vec<FixtureTable<'e>>,
}

/// The fixtures of a stage, or of a group within it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FixtureTable<'e> {
    /// The stage; null for the first.
    pub stage: Option<&'e str>,
    /// The group; null without groups.
    pub group: Option<&'e str>,
    /// The fixtures, round by round.
    pub fixtures: Vec<Fixture<'e>>,
}

/// A team match, or a team's round without one.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fixture<'e> {
    /// The round.
    pub round: Round,
    /// The date of the match, or that of the round; null if not known.
    pub date: Option<NaiveDate>,
    /// The starting time; null if not known.
    pub time: Option<TimeOfDay>,
    /// The number of the match in its round; null for a team with a bye.
    #[serde(rename = "match")]
    pub number: Option<u16>,
    /// The home team, or the team with a bye.
    pub home: PlayerView<'e>,
    /// The away team; null for a bye.
    pub away: Option<PlayerView<'e>>,
    /// The venue; null if not known.
    pub venue: Option<&'e str>,
    /// The board points so far, those of the home team first; null before the first result.
    pub board_points: Option<[Points; 2]>,
    /// Whether all results are final.
    pub complete: bool,
    /// Whether the boards without a result are postponed to another day.
    pub postponed: bool,
    #[serde(skip)]
    bye: Option<ByeKind>,
}

impl<'e> FixturesView<'e> {
    /// Makes the fixtures of all teams, or of one.
    ///
    /// `parts` are those of every stage, the first stage first.
    pub fn new(event: &'e Event, parts: &[Part<'_>], team: Option<&'e Team>) -> Self {
        let table = |part: &Part<'_>| {
            let occasion = Occasion::of_part(event, part);
            let rounds = part.own_rounds().iter().filter_map(|own| event.round(own.round));
            let wanted = |id: &PlayerId| part.has(id) && team.is_none_or(|team| team.id == *id);
            let fixtures = rounds.flat_map(|paired| of_round(event, paired, wanted)).collect();
            FixtureTable { stage: occasion.stage, group: occasion.group, fixtures }
        };
        let mut tables: Vec<FixtureTable<'e>> = parts.iter().map(table).collect();
        tables.retain(|table| !table.fixtures.is_empty());
        Self {
            schema: "arbiter.event-fixtures/1",
            event: Occasion { stage: None, ..Occasion::of(event) },
            team: team.map(PlayerView::of_team),
            tables,
        }
    }
}

/// Returns the matches of a round with a wanted team, then the wanted teams without an opponent.
fn of_round<'e>(
    event: &'e Event,
    paired: &'e PairedRound,
    wanted: impl Fn(&PlayerId) -> bool,
) -> Vec<Fixture<'e>> {
    let own = paired.matches.iter().filter(|one| wanted(&one.home) || wanted(&one.away));
    let mut fixtures: Vec<Fixture<'e>> =
        own.filter_map(|one| Fixture::of(event, paired, one)).collect();
    let free = paired.byes.iter().filter(|bye| wanted(&bye.player));
    fixtures.extend(free.filter_map(|bye| {
        Some(Fixture {
            round: paired.round,
            date: paired.date,
            time: paired.time,
            number: None,
            home: PlayerView::of_team(event.team(&bye.player)?),
            away: None,
            venue: None,
            board_points: None,
            complete: true,
            postponed: false,
            bye: Some(bye.bye),
        })
    }));
    fixtures
}

impl<'e> Fixture<'e> {
    fn of(event: &'e Event, paired: &'e PairedRound, one: &'e TeamMatch) -> Option<Self> {
        let games = event.scoring.games();
        let score = event.match_score(paired, one);
        let open: Vec<&Board> =
            paired.boards_of(one.number).filter(|board| !board.is_complete(games)).collect();
        let is_final = |board: &Board| board.result.iter().any(|one| one.is_final());
        let mut boards = paired.boards_of(one.number).peekable();
        let ruled = one.score.is_some() || !one.lost.is_empty();
        let begun = ruled || boards.peek().is_none() || boards.any(is_final);
        Some(Self {
            round: paired.round,
            date: one.date.or(paired.date),
            time: one.time.or(paired.time),
            number: Some(one.number),
            home: PlayerView::of_team(event.team(&one.home)?),
            away: Some(PlayerView::of_team(event.team(&one.away)?)),
            venue: venue(event, one),
            // An empty seat alone does not begin a match.
            board_points: score.filter(|_| begun).map(|score| [score.first, score.second]),
            complete: event.match_is_over(paired, one),
            postponed: !open.is_empty() && open.iter().all(|board| board.postponed.is_some()),
            bye: None,
        })
    }

    /// Returns the score, or the reason why there is none.
    fn result(&self, language: Language) -> Cell {
        match self.board_points {
            Some([home, away]) => {
                format!("{}-{}", language.figures(home), language.figures(away)).into()
            }
            None if self.postponed => mark(&Mark::Postponed, language),
            None => Cell::default(),
        }
    }
}

impl View for FixturesView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        self.made(false, language)
    }

    /// Returns the list with a column each for the day and the time, as in a list of matches to be
    /// imported.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        self.made(true, language)
    }
}

impl FixturesView<'_> {
    /// Makes the tables; the time of a match is in the column of the day, or in its own.
    fn made(&self, has_times: bool, language: Language) -> Vec<Sheet> {
        let team = self.team.as_ref().map(|team| team.name.to_owned());
        let title = Title::Fixtures { team };
        let time = Column::left(say(&FactName::Time, language)).spare();
        let columns = ColumnList::<Fixture<'_>>::new()
            .column(Head::Round.right(language).key(), |one| round_cell(one.round))
            .column(Head::Date.left(language).spare(), |one| match has_times {
                true => Cell::or_empty(one.date),
                false => when_cell(one.date, one.time, language),
            })
            .column_if(has_times, time, |one| one.time)
            .column(Head::Match.right(language).spare(), |one| one.number)
            .column(Head::Home.left(language), |one| one.home.name_cell())
            .column(Head::Result.center(language), |one| one.result(language))
            .column(Head::Away.left(language), |one| match &one.away {
                Some(away) => away.name_cell(),
                None => one.bye.map(|bye| mark(&self.event.away(bye), language)).into(),
            })
            .column(Head::Venue.left(language).spare(), |one| one.venue);
        let mut sheets: Vec<Sheet> = Vec::new();
        for table in &self.tables {
            let occasion =
                Occasion { stage: table.stage, group: table.group, ..self.event.clone() };
            let mut sheet = occasion.sheet(&title, None, language);
            columns.fill(&mut sheet, &table.fixtures);
            sheets.push(sheet);
        }
        if sheets.is_empty() {
            let mut sheet = self.event.sheet(&title, None, language);
            sheet.notes.push(say(&Footnote::NoFixtures, language));
            sheets.push(sheet);
        }
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.event.signature(language));
        }
        sheets
    }
}
