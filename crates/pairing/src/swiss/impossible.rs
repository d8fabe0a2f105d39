//! Why a field cannot be paired, and what could be done.

use super::stranded::{Between, Groups, Named, Stranded, Way};
use super::{Bar, Seats, bars};
use crate::field::Field;

/// The most players that are named; of the others, only the number is given.
const MOST_NAMED: usize = 8;

/// No legal pairing of a round exists.
///
/// The proof (Tutte and Berge): without the players of `needed`, the others fall apart into groups,
/// and `stranded` are the groups that cannot be paired among themselves. There are more of these
/// than there are players in `needed` (and the bye, if it can help) to take one each.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no legal pairing exists")]
pub struct Impossible {
    /// Players who could each save one group, as places in the field.
    pub needed: Vec<usize>,
    /// The groups of an odd number of players that only `needed` and the bye connect.
    pub stranded: Vec<Vec<usize>>,
    /// True if the number of players is odd, so that one of them gets the bye.
    pub odd: bool,
}

impl Impossible {
    /// Why the field cannot be paired, in one line or two: who cannot be paired, and what prevents
    /// it. `name` gives the name of a player by the place in the field.
    #[must_use]
    pub fn reasons(&self, field: &Field, name: impl Fn(usize) -> String) -> Vec<Stranded> {
        let named = |players: &[usize]| Named {
            names: players.iter().take(MOST_NAMED).map(|&at| name(at)).collect(),
            more: players.len().saturating_sub(MOST_NAMED),
        };
        let needed = (!self.needed.is_empty()).then(|| named(&self.needed));
        let (of_one, bye) = (self.stranded.iter().all(|group| group.len() == 1), self.odd);
        let groups = match of_one {
            true => Groups { groups: vec![named(&self.stranded.concat())], of_one },
            false => {
                Groups { groups: self.stranded.iter().map(|one| named(one)).collect(), of_one }
            }
        };
        let first = match of_one {
            true => Stranded::Players { needed, bye, groups },
            false => Stranded::Groups { needed, bye, groups },
        };
        let between = Bars::between(field, &self.stranded).said(self.odd);
        std::iter::once(first).chain(between).collect()
    }

    /// What could be given up so that a pairing exists.
    #[must_use]
    pub fn relaxed(&self, field: &Field) -> Vec<Way> {
        let are_apart = Bars::between(field, &self.stranded).apart > 0;
        let ways = [
            are_apart.then_some(Way::MeetAlthoughApart),
            Some(Way::OthersPlay),
            Some(Way::EndEarlier),
            Some(Way::PairByHand),
        ];
        ways.into_iter().flatten().collect()
    }
}

/// What keeps groups apart: how many pairs may not meet, by the first reason, and how many
/// players may not have the bye.
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

    /// Counts a pair or a player with what forbids it, if anything does.
    fn count(&mut self, bar: Option<Bar>) {
        match bar {
            Some(Bar::Met(_)) => self.met += 1,
            Some(Bar::Apart) => self.apart += 1,
            Some(Bar::Color(_)) => self.color += 1,
            Some(Bar::Bye(_)) => self.had_bye += 1,
            None => {}
        }
    }

    fn said(&self, odd: bool) -> Option<Stranded> {
        let kinds = [
            Between::Met { pairs: self.met },
            Between::Apart { pairs: self.apart },
            Between::SameColor { pairs: self.color },
            Between::HadBye { players: if odd { self.had_bye } else { 0 } },
        ];
        let stands: Vec<Between> = kinds.into_iter().filter(Between::is_there).collect();
        (!stands.is_empty()).then_some(Stranded::Between { stands })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Entrant, Past, Worth};
    use crate::{Color, Parity, Points};

    fn field(players: u16) -> Field {
        let entrant = |number: u16| Entrant {
            number,
            order: u32::from(number),
            rating: None,
            score: Points::ZERO,
            extra: Points::ZERO,
            secondary: None,
            plays: true,
            past: vec![Past::bye(Points::whole(2)), Past::away(Points::ZERO)],
        };
        Field {
            players: (1..=players).map(entrant).collect(),
            round: 3,
            rounds: 9,
            initial_color: Color::White,
            parity: Parity::Paired,
            worth: Worth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
            apart: vec![vec![0, 1]],
            seed: 0,
        }
    }

    fn said(needed: &[usize], stranded: &[&[usize]], odd: bool) -> (Vec<Stranded>, Vec<Way>) {
        let stranded = stranded.iter().map(|group| group.to_vec()).collect();
        let why = Impossible { needed: needed.to_vec(), stranded, odd };
        let mut field = field(40);
        // 2 has met 1, and like 0 has had White twice; 0 and 1 are kept apart.
        let game = |opponent| Past::game(opponent, Color::White, Points::ZERO);
        field.players[2].past = vec![game(1), game(30)];
        field.players[0].past = vec![game(31), game(32)];
        (why.reasons(&field, |at| format!("P{at}")), why.relaxed(&field))
    }

    fn named(names: &[&str]) -> Named {
        Named { names: names.iter().map(|&name| name.to_owned()).collect(), more: 0 }
    }

    #[test]
    fn it_names_who_cannot_be_paired_whom_they_need_and_what_stands_between() {
        let (lines, ways) = said(&[3], &[&[2], &[1], &[0]], false);
        let groups = Groups { groups: vec![named(&["P2", "P1", "P0"])], of_one: true };
        let needed = Some(named(&["P3"]));
        let stands = vec![
            Between::Met { pairs: 1 },
            Between::Apart { pairs: 1 },
            Between::SameColor { pairs: 1 },
        ];
        let players = Stranded::Players { needed, bye: false, groups };
        assert_eq!(lines, [players, Stranded::Between { stands }]);
        assert_eq!(ways[0], Way::MeetAlthoughApart);
        let (lines, ways) = said(&[], &[&[0, 3, 4], &[5]], false);
        let groups = vec![named(&["P0", "P3", "P4"]), named(&["P5"])];
        let groups = Groups { groups, of_one: false };
        assert_eq!(lines[0], Stranded::Groups { needed: None, bye: false, groups });
        assert_eq!(ways.len(), 3);
    }

    #[test]
    fn of_many_only_some_are_named() {
        let group: Vec<usize> = (0..31).collect();
        let (lines, _) = said(&[], &[&group], true);
        let Stranded::Groups { bye: true, groups, .. } = &lines[0] else { panic!("{lines:?}") };
        assert_eq!((groups.groups[0].names.len(), groups.groups[0].more), (8, 23));
        let stands = vec![Between::HadBye { players: 29 }];
        assert_eq!(lines[1], Stranded::Between { stands });
    }
}
