//! Whether a system pairs players, teams or both.

use super::{Info, system};
use crate::PairingMethod;

/// The kind of competitors that a system pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompetitorKind {
    /// Players, by their games.
    Players,
    /// Teams, by their matches.
    Teams,
    /// Both players and teams.
    Both,
}

impl Info {
    /// Returns whether the system can pair these competitors: teams, or players.
    pub const fn fits(&self, of_teams: bool) -> bool {
        match self.pairs {
            CompetitorKind::Players => !of_teams,
            CompetitorKind::Teams => of_teams,
            CompetitorKind::Both => true,
        }
    }
}

impl PairingMethod {
    /// Returns its name in event files.
    #[must_use]
    pub fn id(self) -> &'static str {
        system(self).info().id
    }

    /// Returns whether the system can pair these competitors: teams, or players.
    #[must_use]
    pub fn fits(self, of_teams: bool) -> bool {
        system(self).info().fits(of_teams)
    }

    /// Returns the system meant by an event file that names this one, or none.
    ///
    /// New events refuse a system that does not fit, but existing ones are paired to their end as
    /// they were begun. A players' system in a team event means the default for teams, and a team
    /// system in an event of players pairs players.
    pub fn meant(said: Option<Self>, of_teams: bool) -> Self {
        match said {
            Some(method) if method.fits(of_teams) || !of_teams => method,
            Some(_) | None => Self::usual(of_teams),
        }
    }
}
