//! The system in an event file: one flat list of settings, including those that the system does not
//! use.

use serde::{Deserialize, Serialize};

use super::{
    AccelerationRule, GroupOrder, Knockout, MatchPlay, Numbers, Play, RoundRobin, Scheveningen,
    Swiss, System, SystemKind, TableRound,
};
use crate::event::{Color, PairingMethod, Parity, PlayerId, is_default};

/// The system and its settings; those of other systems are not used.
///
/// It is read and written; whatever works with an event has a [`System`], in which each system
/// has only settings of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "System"))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "The system and its settings; those of other systems are not used.")
)]
#[serde(deny_unknown_fields)]
pub struct SystemDocument {
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
    /// Round robin: a printed table in place of the Berger tables, a line for each round of a
    /// cycle: pairs of pairing numbers, whoever has White, or plays at home, first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub schedule: Vec<TableRound>,
    /// Match: its games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Knockout: how many are left when it ends; one if it is missing.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub left: u16,
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
    /// Swiss: how a round is paired; if it is missing, players by the FIDE Dutch system and teams
    /// by that of FIDE for teams, of type A.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<PairingMethod>,
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

impl SystemDocument {
    /// Creates a system with default settings.
    #[must_use]
    pub fn new(kind: SystemKind) -> Self {
        Self {
            kind,
            rounds: None,
            cycles: one(),
            swap_last_rounds: yes(),
            schedule: Vec::new(),
            games: None,
            left: one(),
            numbers: Numbers::default(),
            seed: None,
            first_color: None,
            pairing: None,
            parity: Parity::default(),
            group_order: GroupOrder::default(),
            acceleration: None,
            accelerated_to: None,
        }
    }
}

/// Settings in a file for systems that the event does not have: kept, so that no act removes them
/// from the file, but never used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unused {
    swiss: Swiss,
    cycles: u16,
    swap_last_rounds: bool,
    schedule: Vec<TableRound>,
    games: Option<u16>,
    left: u16,
}

impl Default for Unused {
    fn default() -> Self {
        let (swiss, schedule, games) = (Swiss::default(), Vec::new(), None);
        Self { swiss, cycles: one(), swap_last_rounds: yes(), schedule, games, left: one() }
    }
}

impl From<SystemDocument> for System {
    fn from(document: SystemDocument) -> Self {
        let SystemDocument { kind, rounds, cycles, swap_last_rounds, schedule, .. } = document;
        let SystemDocument { games, left, .. } = document;
        let SystemDocument { numbers, seed, first_color, pairing, parity, .. } = document;
        let SystemDocument { group_order, acceleration, accelerated_to, .. } = document;
        let swiss = Swiss { rounds, pairing, parity, group_order, acceleration, accelerated_to };
        let mut unused = Unused { swiss, cycles, swap_last_rounds, schedule, games, left };
        let play = match kind {
            SystemKind::Swiss => Play::Swiss(std::mem::take(&mut unused.swiss)),
            SystemKind::RoundRobin => {
                (unused.cycles, unused.swap_last_rounds) = (one(), yes());
                let schedule = std::mem::take(&mut unused.schedule);
                Play::RoundRobin(RoundRobin { cycles, swap_last_rounds, schedule })
            }
            SystemKind::Match => Play::Match(MatchPlay { games: unused.games.take() }),
            SystemKind::Scheveningen => {
                unused.cycles = one();
                Play::Scheveningen(Scheveningen { cycles })
            }
            SystemKind::Knockout => {
                unused.left = one();
                Play::Knockout(Knockout { left })
            }
        };
        Self { play, numbers, seed, first_color, unused }
    }
}

impl From<System> for SystemDocument {
    fn from(system: System) -> Self {
        let kind = system.kind();
        let System { play, numbers, seed, first_color, unused } = system;
        let Unused { mut swiss, mut cycles, mut swap_last_rounds, mut schedule, .. } = unused;
        let (mut games, mut left) = (unused.games, unused.left);
        match play {
            Play::Swiss(own) => swiss = own,
            Play::RoundRobin(own) => {
                (cycles, swap_last_rounds) = (own.cycles, own.swap_last_rounds);
                schedule = own.schedule;
            }
            Play::Match(own) => games = own.games,
            Play::Scheveningen(own) => cycles = own.cycles,
            Play::Knockout(own) => left = own.left,
        }
        let Swiss { rounds, pairing, parity, group_order, acceleration, accelerated_to } = swiss;
        Self {
            kind,
            rounds,
            cycles,
            swap_last_rounds,
            schedule,
            games,
            left,
            numbers,
            seed,
            first_color,
            pairing,
            parity,
            group_order,
            acceleration,
            accelerated_to,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [&str; 5] = ["swiss", "round-robin", "match", "scheveningen", "knockout"];

    /// Returns a file with every setting of every system.
    fn full(kind: &str) -> String {
        format!(
            "kind: {kind}\nrounds: 7\ncycles: 2\nswap_last_rounds: false\nschedule:\n- 1-2\ngames: 10\nleft: 4\nnumbers: lot\n\
             seed: 5\nfirst_color: black\npairing: random\nparity: listed\ngroup_order: solkoff\n\
             acceleration: baku\naccelerated_to: p4\n"
        )
    }

    #[test]
    fn what_a_file_says_of_other_systems_is_kept_and_not_used() {
        for kind in WORDS {
            let text = full(kind);
            let system: System = yaml_in_place::from_str(&text).unwrap();
            assert_eq!(serde_yaml::to_string(&system).unwrap(), text);
            let bare: System = yaml_in_place::from_str(&format!("kind: {kind}\n")).unwrap();
            assert_eq!(bare, System::new(bare.kind()));
            assert_eq!(serde_yaml::to_string(&bare).unwrap(), format!("kind: {kind}\n"));
        }
        let knockout: System = yaml_in_place::from_str(&full("knockout")).unwrap();
        assert_eq!(knockout.play, Play::Knockout(Knockout { left: 4 }));
        assert_eq!((knockout.swiss(), knockout.planned_rounds(8)), (None, Some(1)));
    }

    #[test]
    fn a_file_that_becomes_another_system_has_what_it_said_of_it() {
        let text = full("swiss");
        let swiss: System = yaml_in_place::from_str(&text).unwrap();
        let of_match =
            SystemDocument { kind: SystemKind::Match, ..SystemDocument::from(swiss.clone()) };
        let of_match = System::from(of_match);
        assert_eq!(of_match.play, Play::Match(MatchPlay { games: Some(10) }));
        let again = SystemDocument { kind: SystemKind::Swiss, ..SystemDocument::from(of_match) };
        assert_eq!(System::from(again), swiss);
    }
}
