//! New events: the user's choices, over a preset, over the defaults.

use chrono::NaiveDate;

use super::can_begin;
use draughts_events::event::acts::Refused;
use draughts_events::event::{
    BoardColors, BoardOrder, Event, EventDocument, Numbers, Points, SchemaVersion, Scoring,
    ScoringMode, SystemDocument, SystemKind, TableRound, TeamCount, TeamPreset, TeamRules,
    TieBreak,
};

/// The choices for a new event. Anything left out comes from the preset, or else from the defaults.
#[derive(Debug, Clone, Default)]
pub struct NewEvent {
    /// The name of the event.
    pub name: String,
    /// The preset with the rules of a team event.
    pub preset: Option<&'static TeamPreset>,
    /// The pairing system for the players or teams.
    pub system: Option<SystemKind>,
    /// For a Swiss: the number of rounds.
    pub rounds: Option<u16>,
    /// The number of times that all opponents meet.
    pub cycles: u16,
    /// For a round robin: its printed table, if not Berger's.
    pub schedule: Vec<TableRound>,
    /// For a match: the number of games.
    pub games: Option<u16>,
    /// For a knockout: the number left at the end.
    pub left: Option<u16>,
    /// The source of pairing numbers.
    pub numbers: Numbers,
    /// The seed for drawing lots.
    pub seed: u64,
    /// The way results are counted.
    pub scoring: Option<ScoringMode>,
    /// The points for a win, a draw and a loss.
    pub points: Option<[Points; 3]>,
    /// The rule set of the games: its name or path.
    pub rules: Option<String>,
    /// The tie-breaks, in order.
    pub tiebreaks: Option<Vec<TieBreak>>,
    /// The venue.
    pub place: Option<String>,
    /// The federation of the event.
    pub federation: Option<String>,
    /// The first day.
    pub start: Option<NaiveDate>,
    /// The last day.
    pub end: Option<NaiveDate>,
    /// The arbiters, starting with the chief arbiter.
    pub arbiters: Vec<String>,
    /// The time control, in words.
    pub time_control: Option<String>,
    /// For teams: the number of boards in a match; without it, players meet.
    pub boards: Option<u16>,
    /// For teams: the points that decide the order.
    pub count: Option<TeamCount>,
    /// For teams: the match points for a win, a draw and a loss.
    pub match_points: Option<[Points; 3]>,
    /// For teams: the colours of the team named first.
    pub colors: Option<BoardColors>,
    /// For teams: the seating order of a line-up.
    pub order: Option<BoardOrder>,
}

/// A length that belongs to only one system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LengthOf {
    /// The rounds of a Swiss.
    Rounds,
    /// The games of a match.
    Games,
    /// The number of players left at the end of a knockout.
    Left,
    /// The printed table of a round robin.
    Schedule,
}

/// The reason an event cannot be created as requested.
#[derive(Debug)]
pub enum NotBegun {
    /// No system is named, and the preset names none.
    NoSystem,
    /// Neither the preset nor the user gives the number of boards in a match.
    NoBoards {
        /// The preset.
        preset: String,
    },
    /// The length belongs to another system.
    OtherSystem {
        /// The length.
        length: LengthOf,
        /// The system that has it.
        system: SystemKind,
    },
    /// Such an event is not possible.
    Refused(Refused),
}

impl NewEvent {
    /// Creates the event.
    ///
    /// # Errors
    ///
    /// Fails if the way of playing is missing or not possible.
    pub fn event(self) -> Result<Event, NotBegun> {
        let system = self.system()?;
        let usual = match self.preset {
            Some(preset) => preset.event(self.name.clone(), system.into()),
            None => EventDocument::new(self.name.clone(), system.into()),
        };
        let scoring = self.scoring.map_or(usual.scoring, Scoring::of);
        let boards = self.boards.or(self.preset.and_then(|preset| preset.team_match.boards));
        let team_match = boards.map(|boards| self.matches(boards));
        if let (None, Some(preset)) = (&team_match, self.preset) {
            return Err(NotBegun::NoBoards { preset: preset.name.clone() });
        }
        let event = Event::from(EventDocument {
            schema: match team_match {
                Some(_) => SchemaVersion::V2,
                None => usual.schema,
            },
            scoring: match self.points {
                Some([win, draw, loss]) => scoring.with_points(win, draw, loss),
                None => scoring,
            },
            team_match,
            rules: self.rules.unwrap_or(usual.rules),
            tiebreaks: self.tiebreaks.or(usual.tiebreaks),
            place: self.place,
            federation: self.federation,
            start: self.start,
            end: self.end,
            arbiters: self.arbiters,
            time_control: self.time_control.or(usual.time_control),
            ..usual
        });
        can_begin(&event).map_err(NotBegun::Refused)?;
        Ok(event)
    }

    fn system(&self) -> Result<SystemDocument, NotBegun> {
        let by_preset = self.preset.and_then(|preset| preset.system.as_ref());
        let kind = self.system.or(by_preset.map(|system| system.kind));
        let kind = kind.ok_or(NotBegun::NoSystem)?;
        let lengths = [
            (self.rounds.is_some(), LengthOf::Rounds, SystemKind::Swiss),
            (self.games.is_some(), LengthOf::Games, SystemKind::Match),
            (self.left.is_some(), LengthOf::Left, SystemKind::Knockout),
            (!self.schedule.is_empty(), LengthOf::Schedule, SystemKind::RoundRobin),
        ];
        let other = lengths.into_iter().find(|&(said, _, of)| said && of != kind);
        if let Some((_, length, system)) = other {
            return Err(NotBegun::OtherSystem { length, system });
        }
        let by_preset = by_preset.filter(|system| system.kind == kind && self.schedule.is_empty());
        Ok(SystemDocument {
            rounds: self.rounds,
            cycles: self.cycles,
            schedule: by_preset.map_or(&self.schedule, |system| &system.schedule).clone(),
            games: self.games,
            left: self.left.unwrap_or(1),
            numbers: self.numbers,
            seed: Some(self.seed),
            ..SystemDocument::new(kind)
        })
    }

    /// Returns the rules for the matches of teams.
    fn matches(&self, boards: u16) -> TeamRules {
        let usual = match self.preset {
            Some(preset) => preset.team_rules(boards),
            None => TeamRules::of_boards(boards),
        };
        let [win, draw, loss] = self.match_points.unwrap_or([usual.win, usual.draw, usual.loss]);
        TeamRules {
            count: self.count.unwrap_or(usual.count),
            order: self.order.unwrap_or(usual.order),
            colors: self.colors.clone().unwrap_or_default(),
            win,
            draw,
            loss,
            ..usual
        }
    }
}
