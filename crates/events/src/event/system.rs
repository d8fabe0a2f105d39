//! The system of an event and its settings.

use serde::{Deserialize, Serialize};

use super::{Color, PlayerId, is_default};

/// How the players meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SystemKind {
    /// Players of about the same score meet, and no two of them twice.
    Swiss,
    /// Every player meets every other once a cycle.
    RoundRobin,
    /// Two players over a number of games.
    Match,
    /// Every player of one team meets every player of the other.
    Scheveningen,
    /// A player who loses is out.
    Knockout,
}

impl std::fmt::Display for SystemKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::Swiss => "swiss",
            Self::RoundRobin => "round-robin",
            Self::Match => "match",
            Self::Scheveningen => "scheveningen",
            Self::Knockout => "knockout",
        })
    }
}

/// Where the pairing numbers come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Numbers {
    /// The higher rating first, then title, then name.
    #[default]
    Rating,
    /// Drawn from `seed`.
    Lot,
    /// Drawn from `seed` inside Varma groups, so that players of one federation do not
    /// meet at the end.
    Varma,
    /// As `number` of each player says.
    Hand,
}

/// How the rounds of a Swiss are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PairingMethod {
    /// The FIDE Dutch system (C.04.3).
    #[default]
    Dutch,
    /// By lot among players of the same score, drawn from `seed`: for casual events.
    Random,
}

/// Over whom the parity of pairing numbers is counted (FIDE C.04.3, 5.2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    /// Over those who have been paired before or are to be paired now, as the endorsed
    /// engines count: a player who has not come yet leaves no gap.
    #[default]
    Paired,
    /// Over the whole list: the pairing number as it stands.
    Listed,
}

/// The order of the players of a Swiss who have the same score. Players who are equal in
/// it, and all players in round 1, are ordered by pairing number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GroupOrder {
    /// By pairing number (FIDE C.04.3, 1.2).
    #[default]
    Number,
    /// By `SOLK` after the last round, the higher first.
    Solkoff,
    /// By `SOLK/T` after the last round, the higher first.
    SolkoffTruncated,
}

/// Acceleration by a rule; [`Event::acceleration`](super::Event::acceleration) lists it
/// player by player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AccelerationRule {
    /// FIDE C.04.7.
    Baku,
}

/// The system and its settings; those of other systems are not used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct System {
    /// The system.
    pub kind: SystemKind,
    /// Swiss: rounds fixed beforehand (FIDE C.04.1, 1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// Round robin and Scheveningen: how often two players meet; colours are reversed
    /// in every second cycle.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub cycles: u16,
    /// Round robin of several cycles: exchange the last two rounds of the first cycle, so
    /// that nobody has the same colour three times.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub swap_last_rounds: bool,
    /// Match: its games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Where the pairing numbers come from. In a Swiss those by rating follow late entries
    /// and corrected ratings until round 4 is paired (FIDE C.04.2, 2.3); otherwise a late
    /// entry gets the next one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub numbers: Numbers,
    /// What lots are drawn from; recorded, so that a drawing can be repeated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The colour of the first pairing number in round 1; drawn from `seed` if it is missing.
    /// In a Swiss, the colour of odd numbers if nobody prefers a colour (FIDE C.04.3, 5.2.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_color: Option<Color>,
    /// Swiss: how a round is paired.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pairing: PairingMethod,
    /// Swiss: over whom the parity of pairing numbers is counted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub parity: Parity,
    /// Swiss: the order of players who have the same score.
    #[serde(default, skip_serializing_if = "is_default")]
    pub group_order: GroupOrder,
    /// Swiss: points that count for the pairing only, by a rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acceleration: Option<AccelerationRule>,
    /// The last player of the accelerated group, recorded when round 1 is paired: it stays
    /// the same when others enter late (FIDE C.04.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accelerated_to: Option<PlayerId>,
}

const fn one() -> u16 {
    1
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
const fn is_one(cycles: &u16) -> bool {
    *cycles == 1
}
const fn yes() -> bool {
    true
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
const fn is_yes(value: &bool) -> bool {
    *value
}

impl System {
    /// A system with its usual settings.
    #[must_use]
    pub fn new(kind: SystemKind) -> Self {
        Self {
            kind,
            rounds: None,
            cycles: 1,
            swap_last_rounds: true,
            games: None,
            numbers: Numbers::default(),
            seed: None,
            first_color: None,
            pairing: PairingMethod::default(),
            parity: Parity::default(),
            group_order: GroupOrder::default(),
            acceleration: None,
            accelerated_to: None,
        }
    }

    /// Rounds that will be played by so many players, where that is known beforehand.
    ///
    /// A round robin of an odd field has one round more, with a free player in each.
    #[must_use]
    pub fn planned_rounds(&self, players: usize) -> Option<usize> {
        let cycles = usize::from(self.cycles);
        match self.kind {
            SystemKind::Swiss => self.rounds.map(usize::from),
            SystemKind::Match => self.games.map(usize::from),
            SystemKind::RoundRobin if players > 1 => Some((players + players % 2 - 1) * cycles),
            SystemKind::Scheveningen if players > 1 => Some(players.div_ceil(2) * cycles),
            SystemKind::Knockout if players > 1 => {
                Some(players.next_power_of_two().trailing_zeros() as usize)
            }
            _ => None,
        }
    }
}
