//! What a new event is made of: what was asked for, over its preset, over what is usual.

use chrono::NaiveDate;

use super::can_begin;
use draughts_events::event::acts::Refused;
use draughts_events::event::{
    BoardColors, BoardOrder, Event, EventDocument, Numbers, Points, SchemaVersion, Scoring,
    ScoringMode, SystemDocument, SystemKind, TableRound, TeamCount, TeamPreset, TeamRules,
    TieBreak,
};

/// What is asked of a new event. What is left out is as the preset has it, or else as usual.
#[derive(Debug, Clone, Default)]
pub struct NewEvent {
    /// What it is called.
    pub name: String,
    /// The rules of an event of teams.
    pub preset: Option<&'static TeamPreset>,
    /// How the players, or the teams, meet.
    pub system: Option<SystemKind>,
    /// Of a Swiss: its rounds.
    pub rounds: Option<u16>,
    /// How many times everybody meets.
    pub cycles: u16,
    /// Of a round robin: its printed table, if it is not Berger's.
    pub schedule: Vec<TableRound>,
    /// Of a match: its games.
    pub games: Option<u16>,
    /// Of a knockout: how many are left when it ends.
    pub left: Option<u16>,
    /// Where pairing numbers come from.
    pub numbers: Numbers,
    /// The number from which lots are drawn.
    pub seed: u64,
    /// How results are counted.
    pub scoring: Option<ScoringMode>,
    /// Points of a win, a draw and a loss.
    pub points: Option<[Points; 3]>,
    /// The rule set of the games: a name, or a path.
    pub rules: Option<String>,
    /// Tie-breaks in their order.
    pub tiebreaks: Option<Vec<TieBreak>>,
    /// Where it is played.
    pub place: Option<String>,
    /// The federation it belongs to.
    pub federation: Option<String>,
    /// Its first day.
    pub start: Option<NaiveDate>,
    /// Its last day.
    pub end: Option<NaiveDate>,
    /// The arbiters, the chief arbiter first.
    pub arbiters: Vec<String>,
    /// The thinking time, in words.
    pub time_control: Option<String>,
    /// Of teams: the boards of a match; without it players meet.
    pub boards: Option<u16>,
    /// Of teams: which points make the order.
    pub count: Option<TeamCount>,
    /// Of teams: match points of a win, a draw and a loss.
    pub match_points: Option<[Points; 3]>,
    /// Of teams: the colours of the team that is named first.
    pub colors: Option<BoardColors>,
    /// Of teams: how a line-up sits.
    pub order: Option<BoardOrder>,
}

/// A length that only one system has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LengthOf {
    /// The rounds of a Swiss.
    Rounds,
    /// The games of a match.
    Games,
    /// Those who are left of a knockout.
    Left,
    /// The printed table of a round robin.
    Schedule,
}

/// Why an event cannot be begun as it is asked for.
#[derive(Debug)]
pub enum NotBegun {
    /// No system is named, and the preset names none.
    NoSystem,
    /// The preset does not say the boards of a match, and nobody else does.
    NoBoards {
        /// The preset.
        preset: String,
    },
    /// A length of another system.
    OtherSystem {
        /// The length.
        length: LengthOf,
        /// The system that has it.
        system: SystemKind,
    },
    /// An event cannot be like that.
    Refused(Refused),
}

impl NewEvent {
    /// Returns the event.
    ///
    /// # Errors
    ///
    /// It is not said how it is played, or it cannot be like that.
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
                Some([win, draw, loss]) => scoring.worth(win, draw, loss),
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

    /// What holds for the matches of teams.
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
