//! The systems by name, and the properties that follow from the name alone.

use serde::{Deserialize, Serialize};

use crate::event::{FideKind, TieBreak};

/// The system by which players meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SystemKind {
    /// Players with similar scores meet, and no two meet twice.
    Swiss,
    /// Every player meets every other once per cycle.
    RoundRobin,
    /// Two players meet in a number of games.
    Match,
    /// Every player of one team meets every player of the other.
    Scheveningen,
    /// A player who loses is eliminated.
    Knockout,
}

impl std::fmt::Display for SystemKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.word())
    }
}

/// The properties of a system that the modules for pairing, ranking, checks and views depend on. A
/// new system defines each of them here, or in `mod.rs` if it depends on the settings.
impl SystemKind {
    /// All systems, the commonest first.
    pub const ALL: [Self; 5] =
        [Self::Swiss, Self::RoundRobin, Self::Match, Self::Scheveningen, Self::Knockout];

    /// Returns the keyword in the event file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RoundRobin => "round-robin",
            Self::Match => "match",
            Self::Scheveningen => "scheveningen",
            Self::Knockout => "knockout",
        }
    }

    /// Returns whether all rounds are known before the first, so that they can be paired ahead, and
    /// a player without an opponent in one of them is free.
    #[must_use]
    pub const fn knows_schedule(self) -> bool {
        match self {
            Self::RoundRobin | Self::Match | Self::Scheveningen => true,
            Self::Swiss | Self::Knockout => false,
        }
    }

    /// Returns whether a crosstable can show everybody against everybody.
    #[must_use]
    pub const fn all_meet(self) -> bool {
        match self {
            Self::RoundRobin | Self::Match | Self::Scheveningen => true,
            Self::Swiss | Self::Knockout => false,
        }
    }

    /// Returns whether a round is paired by the scores before it.
    #[must_use]
    pub const fn pairs_by_scores(self) -> bool {
        match self {
            Self::Swiss => true,
            Self::RoundRobin | Self::Match | Self::Scheveningen | Self::Knockout => false,
        }
    }

    /// Returns whether rounds are paired around absent players: the system gives requested byes,
    /// and admits players in later rounds.
    #[must_use]
    pub const fn allows_absences(self) -> bool {
        match self {
            Self::Swiss => true,
            Self::RoundRobin | Self::Match | Self::Scheveningen | Self::Knockout => false,
        }
    }

    /// Returns whether nobody should have the pairing-allocated bye twice (FIDE C.04.1, 4).
    #[must_use]
    pub(crate) const fn gives_one_bye(self) -> bool {
        match self {
            Self::Swiss => true,
            Self::RoundRobin | Self::Match | Self::Scheveningen | Self::Knockout => false,
        }
    }

    /// Returns whether the pairing chooses the colours, so that they can be checked against FIDE
    /// C.04.1, 6 and 7; in other systems a schedule or a lot decides them.
    #[must_use]
    pub(crate) const fn chooses_colors(self) -> bool {
        match self {
            Self::Swiss => true,
            Self::RoundRobin | Self::Match | Self::Scheveningen | Self::Knockout => false,
        }
    }

    /// Returns whether a lot decides the colours of the first round, which are then recorded.
    #[must_use]
    pub const fn draws_first_color(self) -> bool {
        match self {
            Self::Swiss | Self::Match => true,
            Self::RoundRobin | Self::Scheveningen | Self::Knockout => false,
        }
    }

    /// Returns whether losers are knocked out: places follow from the round of the defeat, and
    /// every pairing must have a winner before the next round.
    #[must_use]
    pub const fn eliminates_losers(self) -> bool {
        match self {
            Self::Knockout => true,
            Self::Swiss | Self::RoundRobin | Self::Match | Self::Scheveningen => false,
        }
    }

    /// Returns whether two teams meet, which are ranked too.
    #[must_use]
    pub const fn has_teams(self) -> bool {
        match self {
            Self::Scheveningen => true,
            Self::Swiss | Self::RoundRobin | Self::Match | Self::Knockout => false,
        }
    }

    /// Returns whether two players meet until one of them has more points.
    #[must_use]
    pub const fn is_between_two(self) -> bool {
        match self {
            Self::Match => true,
            Self::Swiss | Self::RoundRobin | Self::Scheveningen | Self::Knockout => false,
        }
    }

    /// Returns whether the results of players who withdraw too early count for nobody.
    #[must_use]
    pub(crate) const fn annuls_early_withdrawals(self) -> bool {
        match self {
            Self::RoundRobin | Self::Scheveningen => true,
            Self::Swiss | Self::Match | Self::Knockout => false,
        }
    }

    /// Returns the default tie-breaks of teams: first the points that do not make the order.
    #[must_use]
    pub(crate) const fn tie_breaks_of_teams(self) -> &'static [TieBreak] {
        use TieBreak as T;
        const OTHER: TieBreak = TieBreak::fide(FideKind::OtherPoints);
        match self {
            Self::Swiss => &[OTHER, T::SolkoffShort, T::Solkoff, T::Wins, T::HeadToHead],
            // Those knocked out in the same round share a place.
            Self::Knockout => &[],
            Self::Match => &[OTHER],
            Self::RoundRobin | Self::Scheveningen => {
                &[OTHER, T::Wins, T::HeadToHead, T::BetterAgainstHigher, T::SonnebornBerger]
            }
        }
    }

    /// Returns the default tie-breaks in order, for an event that names none.
    ///
    /// `small_points`: the games of a micro-match have points that the standings do not count.
    #[must_use]
    pub const fn tie_breaks(self, small_points: bool) -> &'static [TieBreak] {
        use TieBreak as T;
        match (self, small_points) {
            (Self::Swiss, false) => &[T::SolkoffShort, T::Solkoff, T::Wins, T::HeadToHead],
            (Self::Swiss, true) => {
                &[T::SmallPoints, T::SolkoffShort, T::Solkoff, T::Wins, T::HeadToHead]
            }
            // Those knocked out in the same round share a place; a match has only its points.
            (Self::Knockout, _) | (Self::Match, false) => &[],
            (Self::Match, true) => &[T::SmallPoints],
            (Self::RoundRobin | Self::Scheveningen, false) => {
                &[T::Wins, T::HeadToHead, T::BetterAgainstHigher, T::SonnebornBerger]
            }
            (Self::RoundRobin | Self::Scheveningen, true) => &[
                T::SmallPoints,
                T::Wins,
                T::HeadToHead,
                T::BetterAgainstHigher,
                T::SonnebornBerger,
            ],
        }
    }
}
