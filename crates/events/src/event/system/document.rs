//! The system in an event file: one flat list of settings, including those that the system does not
//! use.

use serde::{Deserialize, Serialize};

use super::{
    AccelerationRule, GroupOrder, Knockout, MatchPlay, Numbers, Play, RoundRobin, Scheveningen,
    SwissSettings, System, SystemKind, TableRound,
};
use crate::event::{Color, PairingMethod, Parity, PlayerId, is_default};

/// The system and its settings; settings for other systems are ignored.
///
/// This is the form that is read and written. Code that works with an event uses a [`System`], in
/// which each system has only its own settings.
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
    /// Swiss: the number of rounds, fixed beforehand (FIDE C.04.1, 1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// Round robin and Scheveningen: the number of times two players meet; colours are reversed in
    /// every second cycle.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub cycles: u16,
    /// Round robin with several cycles: whether the last two rounds of the first cycle are
    /// exchanged, so that nobody has the same colour three times in a row.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub swap_last_rounds: bool,
    /// Round robin: a printed table in place of the Berger tables, with one line per round of a
    /// cycle. A line has pairs of pairing numbers; the first of a pair has White, or plays at home.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub schedule: Vec<TableRound>,
    /// Match: the number of games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Knockout: the number of players left at the end; 1 if absent.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub left: u16,
    /// The method of assigning pairing numbers. In a Swiss, numbers by rating are updated for late
    /// entries and corrected ratings until round 4 is paired (FIDE C.04.2, 2.3); otherwise a late
    /// entry gets the next number.
    #[serde(default, skip_serializing_if = "is_default")]
    pub numbers: Numbers,
    /// The seed for random draws, stored so that a draw can be repeated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The colour of pairing number 1 in round 1; drawn from `seed` if absent. In a Swiss, the
    /// colour of odd numbers if neither player has a preference (FIDE C.04.3, 5.2.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_color: Option<Color>,
    /// Swiss: the pairing method. If absent, players are paired by the FIDE Dutch system, and teams
    /// by the FIDE team system, type A.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<PairingMethod>,
    /// Swiss: the players over whom the parity of pairing numbers is counted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub parity: Parity,
    /// Swiss: the order of players with the same score.
    #[serde(default, skip_serializing_if = "is_default")]
    pub group_order: GroupOrder,
    /// Swiss: a rule for points that count for the pairing only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acceleration: Option<AccelerationRule>,
    /// The last player of the accelerated group, recorded when round 1 is paired. Late entries do
    /// not change it (FIDE C.04.7).
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
    swiss: SwissSettings,
    cycles: u16,
    swap_last_rounds: bool,
    schedule: Vec<TableRound>,
    games: Option<u16>,
    left: u16,
}

impl Default for Unused {
    fn default() -> Self {
        let (swiss, schedule, games) = (SwissSettings::default(), Vec::new(), None);
        Self { swiss, cycles: one(), swap_last_rounds: yes(), schedule, games, left: one() }
    }
}

impl From<SystemDocument> for System {
    fn from(document: SystemDocument) -> Self {
        let SystemDocument { kind, rounds, cycles, swap_last_rounds, schedule, .. } = document;
        let SystemDocument { games, left, .. } = document;
        let SystemDocument { numbers, seed, first_color, pairing, parity, .. } = document;
        let SystemDocument { group_order, acceleration, accelerated_to, .. } = document;
        let swiss =
            SwissSettings { rounds, pairing, parity, group_order, acceleration, accelerated_to };
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
        let SwissSettings { rounds, pairing, parity, group_order, acceleration, accelerated_to } =
            swiss;
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
