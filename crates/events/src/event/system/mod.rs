//! The system of an event with its settings, and its properties for other modules.
//!
//! A file has one flat list of settings ([`SystemDocument`]), in any order, possibly for systems
//! that the event does not have: these are kept in the file and ignored. In a [`System`], each
//! system has its own settings only.

pub(crate) mod acceleration;
pub(crate) mod check_numbers;
pub(crate) mod check_system;

mod document;
mod kind;
mod schedule;
mod settings;

use serde::{Deserialize, Serialize};

use super::{Color, PairingMethod, Parity, PlayerId, Round};

pub use document::SystemDocument;
pub use kind::SystemKind;
pub use schedule::{ScheduleFault, TableRound, table_size};
pub(crate) use schedule::{table_fault, uneven_number};
pub use settings::{AccelerationRule, GroupOrder, Numbers};

use document::Unused;

/// The last round whose pairing may still change the numbers of a Swiss.
const LAST_CHANGE: Round = Round(4);

/// The system, with the settings common to all systems.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SystemDocument", into = "SystemDocument")]
pub struct System {
    /// The system, with its settings.
    pub play: Play,
    /// The source of the pairing numbers.
    pub numbers: Numbers,
    /// The seed of lots; recorded, so that a drawing can be repeated.
    pub seed: Option<u64>,
    /// The colour of the first pairing number in round 1; drawn from `seed` if missing.
    ///
    /// In a Swiss, the colour of odd numbers if nobody prefers a colour (FIDE C.04.3, 5.2.5).
    pub first_color: Option<Color>,
    unused: Unused,
}

/// A system with its own settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Play {
    /// Players with similar scores meet, and no two of them twice.
    Swiss(SwissSettings),
    /// Every player meets every other once per cycle.
    RoundRobin(RoundRobin),
    /// Two players over a number of games.
    Match(MatchPlay),
    /// Every player of one team meets every player of the other.
    Scheveningen(Scheveningen),
    /// Losers are knocked out.
    Knockout(Knockout),
}

/// The settings of a Swiss.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwissSettings {
    /// The number of rounds, fixed beforehand (FIDE C.04.1, 1).
    ///
    /// An event without it can be created in memory, but [`check()`](crate::event::check()) rejects
    /// it.
    pub rounds: Option<u16>,
    /// The pairing method; `None` for the default of the competitors
    /// ([`Event::pairing_method`](super::Event::pairing_method)).
    pub pairing: Option<PairingMethod>,
    /// The players over whom the parity of pairing numbers is counted.
    pub parity: Parity,
    /// The order of players with the same score.
    pub group_order: GroupOrder,
    /// Points that count for the pairing only, by a rule.
    pub acceleration: Option<AccelerationRule>,
    /// The last player of the accelerated group, recorded when round 1 is paired: unchanged by late
    /// entries (FIDE C.04.7).
    pub accelerated_to: Option<PlayerId>,
}

/// The settings of a round robin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundRobin {
    /// The number of times two players meet; colours are reversed in every second cycle.
    pub cycles: u16,
    /// With several cycles: whether to exchange the last two rounds of the first cycle, so that
    /// nobody has the same colour three times.
    pub swap_last_rounds: bool,
    /// The rounds of a cycle by a printed table; empty for the Berger tables.
    pub schedule: Vec<TableRound>,
}

impl Default for RoundRobin {
    fn default() -> Self {
        Self { cycles: 1, swap_last_rounds: true, schedule: Vec::new() }
    }
}

/// The settings of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MatchPlay {
    /// The number of games; as for [`SwissSettings::rounds`], an event without it is rejected.
    pub games: Option<u16>,
}

/// The settings of a Scheveningen match between two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scheveningen {
    /// The number of times two players meet; colours are reversed in every second cycle.
    pub cycles: u16,
}

impl Default for Scheveningen {
    fn default() -> Self {
        Self { cycles: 1 }
    }
}

/// The settings of a knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Knockout {
    /// The number of players left at the end: 1, 2, 4, 8 ...
    pub left: u16,
}

impl Default for Knockout {
    fn default() -> Self {
        Self { left: 1 }
    }
}

/// The setting that determines the length of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// The number of rounds, if set.
    Rounds(Option<u16>),
    /// The number of games, if set.
    Games(Option<u16>),
    /// The number of times two players meet.
    Cycles(u16),
    /// The number of players alone.
    Players,
}

impl From<Play> for System {
    fn from(play: Play) -> Self {
        Self {
            play,
            numbers: Numbers::default(),
            seed: None,
            first_color: None,
            unused: Unused::default(),
        }
    }
}

impl System {
    /// Creates a system with default settings.
    pub fn new(kind: SystemKind) -> Self {
        SystemDocument::new(kind).into()
    }

    /// Creates a Swiss of this number of rounds, paired by the default method.
    pub fn of_rounds(rounds: u16) -> Self {
        Play::Swiss(SwissSettings { rounds: Some(rounds), ..SwissSettings::default() }).into()
    }

    /// Creates a round robin of this number of cycles.
    pub fn of_cycles(cycles: u16) -> Self {
        Play::RoundRobin(RoundRobin { cycles, ..RoundRobin::default() }).into()
    }

    /// Creates a match of this number of games.
    pub fn of_games(games: u16) -> Self {
        Play::Match(MatchPlay { games: Some(games) }).into()
    }

    /// Returns the kind of system.
    pub const fn kind(&self) -> SystemKind {
        match self.play {
            Play::Swiss(_) => SystemKind::Swiss,
            Play::RoundRobin(_) => SystemKind::RoundRobin,
            Play::Match(_) => SystemKind::Match,
            Play::Scheveningen(_) => SystemKind::Scheveningen,
            Play::Knockout(_) => SystemKind::Knockout,
        }
    }

    /// Returns the settings of a Swiss, if it is one.
    pub const fn swiss(&self) -> Option<&SwissSettings> {
        match &self.play {
            Play::Swiss(swiss) => Some(swiss),
            Play::RoundRobin(_) | Play::Match(_) | Play::Scheveningen(_) | Play::Knockout(_) => {
                None
            }
        }
    }

    /// Returns the number of players left when a knockout ends; `None` for other systems.
    pub const fn survivors(&self) -> Option<u16> {
        match &self.play {
            Play::Knockout(own) => Some(own.left),
            Play::Swiss(_) | Play::RoundRobin(_) | Play::Match(_) | Play::Scheveningen(_) => None,
        }
    }

    /// Returns the settings of a Swiss, to be changed.
    pub const fn swiss_mut(&mut self) -> Option<&mut SwissSettings> {
        match &mut self.play {
            Play::Swiss(swiss) => Some(swiss),
            Play::RoundRobin(_) | Play::Match(_) | Play::Scheveningen(_) | Play::Knockout(_) => {
                None
            }
        }
    }

    /// Returns the length of the event by its settings.
    pub const fn length(&self) -> Length {
        match &self.play {
            Play::Swiss(swiss) => Length::Rounds(swiss.rounds),
            Play::RoundRobin(RoundRobin { cycles, .. })
            | Play::Scheveningen(Scheveningen { cycles }) => Length::Cycles(*cycles),
            Play::Match(of_match) => Length::Games(of_match.games),
            Play::Knockout(_) => Length::Players,
        }
    }

    /// Returns the last round, if it does not depend on the players.
    pub const fn last_round(&self) -> Option<u16> {
        match self.length() {
            Length::Rounds(rounds) => rounds,
            Length::Games(_) | Length::Cycles(_) | Length::Players => None,
        }
    }

    /// Returns whether pairing this round updates the pairing numbers from the ratings: in a Swiss
    /// with numbers by rating, until round 4 is paired (FIDE C.04.2, 2.3).
    pub fn numbers_follow_ratings(&self, round: Round) -> bool {
        self.kind() == SystemKind::Swiss && self.numbers == Numbers::Rating && round <= LAST_CHANGE
    }

    /// Returns the number of rounds for a number of players, if known beforehand.
    ///
    /// A round robin of an odd field has one more round, with a free player in each.
    pub fn planned_rounds(&self, players: usize) -> Option<usize> {
        let several = players > 1;
        match &self.play {
            Play::Swiss(swiss) => swiss.rounds.map(usize::from),
            Play::Match(of_match) => of_match.games.map(usize::from),
            Play::RoundRobin(RoundRobin { cycles, schedule, .. }) if !schedule.is_empty() => {
                several.then(|| schedule.len() * usize::from(*cycles))
            }
            Play::RoundRobin(RoundRobin { cycles, .. }) => {
                several.then(|| (players + players % 2 - 1) * usize::from(*cycles))
            }
            Play::Scheveningen(Scheveningen { cycles }) => {
                several.then(|| players.div_ceil(2) * usize::from(*cycles))
            }
            Play::Knockout(own) => several.then(|| {
                let all = players.next_power_of_two().trailing_zeros();
                all.saturating_sub(own.left.max(1).ilog2()) as usize
            }),
        }
    }

    /// Returns the number of times two players may meet; `None` for no limit.
    pub(crate) const fn meetings_allowed(&self) -> Option<u16> {
        match &self.play {
            Play::Swiss(_) | Play::Knockout(_) => Some(1),
            Play::RoundRobin(RoundRobin { cycles, .. })
            | Play::Scheveningen(Scheveningen { cycles }) => Some(*cycles),
            Play::Match(_) => None,
        }
    }

    /// Returns the number of pairings in the schedule for each player of a field of this size; 0
    /// without a schedule.
    pub(crate) fn scheduled_pairings(&self, players: usize) -> usize {
        match &self.play {
            Play::RoundRobin(RoundRobin { cycles, .. }) => {
                players.saturating_sub(1) * usize::from(*cycles)
            }
            Play::Scheveningen(Scheveningen { cycles }) => players / 2 * usize::from(*cycles),
            Play::Match(of_match) => of_match.games.map_or(0, usize::from),
            Play::Swiss(_) | Play::Knockout(_) => 0,
        }
    }
}
