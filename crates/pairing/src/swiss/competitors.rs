//! Whom a system pairs, and whether it fits those who compete. Whoever has a system and a list of
//! competitors asks here: an event, a tournament report, what is read of one.

use super::{Info, system};
use crate::PairingMethod;

/// Whom a system pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Competitors {
    /// Players, by games.
    Players,
    /// Teams, by matches.
    Teams,
    /// Players as well as teams.
    Both,
}

impl Info {
    /// Returns whether the system pairs those who compete: teams, or players.
    #[must_use]
    pub const fn fits(&self, of_teams: bool) -> bool {
        match self.pairs {
            Competitors::Players => !of_teams,
            Competitors::Teams => of_teams,
            Competitors::Both => true,
        }
    }
}

impl PairingMethod {
    /// What an event file says of the system.
    #[must_use]
    pub fn id(self) -> &'static str {
        system(self).info().id
    }

    /// Returns whether the system pairs those who compete: teams, or players.
    #[must_use]
    pub fn fits(self, of_teams: bool) -> bool {
        system(self).info().fits(of_teams)
    }

    /// Returns the system by which teams, or players, are paired of whom this is said, or nothing.
    /// What does not fit is no longer begun, and an event that was is paired to its end as it was:
    /// a system for players that was said of teams has always meant the usual one of teams, and one
    /// for teams has paired players.
    #[must_use]
    pub fn meant(said: Option<Self>, of_teams: bool) -> Self {
        match said {
            Some(method) if method.fits(of_teams) || !of_teams => method,
            Some(_) | None => Self::usual(of_teams),
        }
    }
}
