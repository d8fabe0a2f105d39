//! The reasons a field cannot be paired, and possible remedies.

use super::stranded::{NamedPlayers, NoPairingReason, PairObstacle, PlayerGroups};
use super::{Restriction, Seats, bars};
use crate::field::Field;
use draughts_ground::said::{Said, said};

/// The most players listed by name; the others are only counted.
const MOST_NAMED: usize = 8;

/// The error that a round has no legal pairing.
///
/// The proof (Tutte and Berge): without the players in `needed`, the others fall apart into groups,
/// and `stranded` are the groups that cannot be paired among themselves. There are more of these
/// than players in `needed` (and the bye, if it can help) to take one each.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no legal pairing exists")]
pub struct Impossible {
    /// Players who could each save one group, as indices into the field.
    pub needed: Vec<usize>,
    /// The groups of odd size that only `needed` and the bye connect.
    pub stranded: Vec<Vec<usize>>,
    /// Whether the number of players is odd, so that one of them gets the bye.
    pub odd: bool,
}

impl Impossible {
    /// Returns the reasons, in one or two lines: the players who cannot be paired, and the
    /// obstacles.
    ///
    /// `name` returns the name of a player by the index in the field.
    pub fn reasons(&self, field: &Field, name: impl Fn(usize) -> String) -> Vec<NoPairingReason> {
        let named = |players: &[usize]| NamedPlayers {
            names: players.iter().take(MOST_NAMED).map(|&at| name(at)).collect(),
            more: players.len().saturating_sub(MOST_NAMED),
        };
        let needed = (!self.needed.is_empty()).then(|| named(&self.needed));
        let (of_one, bye) = (self.stranded.iter().all(|group| group.len() == 1), self.odd);
        let groups = match of_one {
            true => PlayerGroups { groups: vec![named(&self.stranded.concat())], of_one },
            false => PlayerGroups {
                groups: self.stranded.iter().map(|one| named(one)).collect(),
                of_one,
            },
        };
        let first = match of_one {
            true => NoPairingReason::Players { needed, bye, groups },
            false => NoPairingReason::Groups { needed, bye, groups },
        };
        let between = Bars::between(field, &self.stranded).said(self.odd);
        std::iter::once(first).chain(between).collect()
    }

    /// Returns the restrictions that could be relaxed to make a pairing possible.
    pub fn relaxed(&self, field: &Field) -> Vec<Said> {
        let are_apart = Bars::between(field, &self.stranded).apart > 0;
        let ways = [
            are_apart
                .then_some(said!("way-meet-although-apart", "let players meet who are kept apart")),
            Some(said!(
                "way-others-play",
                "let somebody sit the round out, or somebody absent play"
            )),
            Some(said!("way-end-earlier", "end the tournament a round earlier")),
            Some(said!("way-pair-by-hand", "pair the round by hand")),
        ];
        ways.into_iter().flatten().collect()
    }
}

/// The obstacles between groups: the number of forbidden pairs, by their first reason, and the
/// number of players who may not have the bye.
#[derive(Debug, Default)]
struct Bars {
    met: usize,
    apart: usize,
    color: usize,
    had_bye: usize,
}

impl Bars {
    fn between(field: &Field, groups: &[Vec<usize>]) -> Self {
        let seats = Seats::new(field);
        let places = seats.places(field.players.len());
        let mut counted = Self::default();
        for (at, group) in groups.iter().enumerate() {
            for &one in group {
                let Some(seat) = places[one].map(|place| &seats[place]) else { continue };
                counted.count(bars::of_bye(seat));
                for other in groups[at + 1..].iter().flatten().filter_map(|&at| places[at]) {
                    counted.count(bars::of_pair(field, seat, &seats[other]));
                }
            }
        }
        counted
    }

    /// Counts the reason a pair or a bye is forbidden, if it is.
    fn count(&mut self, bar: Option<Restriction>) {
        match bar {
            Some(Restriction::Met(_)) => self.met += 1,
            Some(Restriction::Apart) => self.apart += 1,
            Some(Restriction::Color(_)) => self.color += 1,
            Some(Restriction::Bye(_)) => self.had_bye += 1,
            None => {}
        }
    }

    fn said(&self, odd: bool) -> Option<NoPairingReason> {
        let kinds = [
            PairObstacle::Met { pairs: self.met },
            PairObstacle::Apart { pairs: self.apart },
            PairObstacle::SameColor { pairs: self.color },
            PairObstacle::HadBye { players: if odd { self.had_bye } else { 0 } },
        ];
        let stands: Vec<PairObstacle> = kinds.into_iter().filter(PairObstacle::is_there).collect();
        (!stands.is_empty()).then_some(NoPairingReason::Between { stands })
    }
}
