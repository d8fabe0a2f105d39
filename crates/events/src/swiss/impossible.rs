//! Why a field cannot be paired, and what could be done.

use super::Seats;
use crate::diag::count;
use crate::field::Field;

/// Most players that are named; of others only the number is said.
const MOST_NAMED: usize = 8;

/// No legal pairing of a round exists.
///
/// The proof (Tutte and Berge): without the players of `needed`, the others fall apart into
/// groups of which `stranded` are those that cannot be paired among themselves; of such
/// groups there are more than players in `needed` (and the bye, where it can help) to take
/// one each.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no legal pairing exists")]
pub struct Impossible {
    /// Players who could each save one group, as places in the field.
    pub needed: Vec<usize>,
    /// The groups of an odd number of players which only `needed` and the bye connect.
    pub stranded: Vec<Vec<usize>>,
    /// True if the number of players is odd, so that one of them gets the bye.
    pub odd: bool,
}

impl Impossible {
    /// Why the field cannot be paired, in one line or two: who cannot be paired, and what
    /// stands between them. `name` gives the name of a player by the place in the field.
    #[must_use]
    pub fn reasons(&self, field: &Field, name: impl Fn(usize) -> String) -> Vec<String> {
        let named = |players: &[usize]| {
            let mut names: Vec<String> =
                players.iter().take(MOST_NAMED).map(|&at| name(at)).collect();
            if players.len() > MOST_NAMED {
                names.push(format!("{} more", players.len() - MOST_NAMED));
            }
            // Names may have commas.
            names.join("; ")
        };
        let of_one = self.stranded.iter().all(|group| group.len() == 1);
        let (each, groups) = if of_one {
            ("each of these needs an opponent", named(&self.stranded.concat()))
        } else {
            let groups = self.stranded.iter().map(|group| format!("({})", named(group)));
            (
                "each of these groups needs an opponent from outside",
                groups.collect::<Vec<_>>().join(" "),
            )
        };
        let outside = match (self.needed.as_slice(), self.odd) {
            ([], false) => "nobody".to_owned(),
            ([], true) => "only the bye".to_owned(),
            (needed, false) => format!("only {}", named(needed)),
            (needed, true) => format!("only {} and the bye", named(needed)),
        };
        let mut lines = vec![format!("{each}, and there is {outside}: {groups}")];
        lines.extend(Bars::between(field, &self.stranded).line(self.odd));
        lines
    }

    /// What could be given up so that a pairing exists.
    #[must_use]
    pub fn relaxed(&self, field: &Field) -> Vec<&'static str> {
        let are_apart = Bars::between(field, &self.stranded).apart > 0;
        let ways = [
            are_apart.then_some("let players meet who are kept apart"),
            Some("let somebody sit the round out, or somebody absent play"),
            Some("end the tournament a round earlier"),
            Some("pair the round by hand"),
        ];
        ways.into_iter().flatten().collect()
    }
}

/// What stands between groups: how many pairs may not meet, by the first reason, and how many
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
        let mut bars = Self::default();
        for (at, group) in groups.iter().enumerate() {
            for &one in group {
                let seat = places[one].map(|place| &seats[place]);
                bars.had_bye += usize::from(seat.is_some_and(|seat| seat.had_bye.is_some()));
                for &other in groups[at + 1..].iter().flatten() {
                    *bars.of(field, one, other) += 1;
                }
            }
        }
        bars
    }

    /// The number that a pair counts in.
    fn of(&mut self, field: &Field, one: usize, other: usize) -> &mut usize {
        let mut past = field.players[one].past.iter();
        let mut apart = field.apart.iter();
        if past.any(|past| past.played.is_some() && past.opponent == Some(other)) {
            &mut self.met
        } else if apart.any(|group| group.contains(&one) && group.contains(&other)) {
            &mut self.apart
        } else {
            &mut self.color
        }
    }

    fn line(&self, odd: bool) -> Option<String> {
        let kinds = [
            (self.met, "has met", "have met"),
            (self.apart, "is kept apart", "are kept apart"),
            (self.color, "must both have the same colour", "must both have the same colour"),
        ];
        let mut said: Vec<String> = kinds
            .iter()
            .filter(|(number, ..)| *number > 0)
            .map(|&(number, one, several)| {
                let is = if number == 1 { one } else { several };
                format!("{} {is}", count(number, "pair", "pairs"))
            })
            .collect();
        if odd && self.had_bye > 0 {
            let players = count(self.had_bye, "player", "players");
            said.push(format!("{players} may not have the bye again"));
        }
        (!said.is_empty()).then(|| format!("Between them {}", said.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Color, Parity, Points};
    use crate::field::{Entrant, Past, Worth};

    fn field(players: u16) -> Field {
        let entrant = |number: u16| Entrant {
            number,
            order: u32::from(number),
            rating: None,
            score: Points::ZERO,
            extra: Points::ZERO,
            plays: true,
            past: vec![Past::bye(Points::whole(2))],
        };
        Field {
            players: (1..=players).map(entrant).collect(),
            round: 2,
            rounds: 9,
            initial_color: Color::White,
            parity: Parity::Paired,
            worth: Worth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
            apart: vec![vec![0, 1]],
            seed: 0,
        }
    }

    fn said(needed: &[usize], stranded: &[&[usize]], odd: bool) -> (Vec<String>, usize) {
        let stranded = stranded.iter().map(|group| group.to_vec()).collect();
        let why = Impossible { needed: needed.to_vec(), stranded, odd };
        let mut field = field(40);
        field.players[2].past = vec![Past::game(1, Color::White, Points::ZERO)];
        (why.reasons(&field, |at| format!("P{at}")), why.relaxed(&field).len())
    }

    #[test]
    fn it_names_who_cannot_be_paired_whom_they_need_and_what_stands_between() {
        let (lines, ways) = said(&[3], &[&[2], &[1], &[0]], false);
        assert_eq!(
            lines,
            [
                "each of these needs an opponent, and there is only P3: P2; P1; P0",
                "Between them 1 pair has met, 1 pair is kept apart, \
                 1 pair must both have the same colour"
            ]
        );
        assert_eq!(ways, 4, "who is kept apart might meet");
        let (lines, ways) = said(&[], &[&[0, 3, 4], &[5]], false);
        assert_eq!(
            lines[0],
            "each of these groups needs an opponent from outside, and there is nobody: \
             (P0; P3; P4) (P5)"
        );
        assert_eq!(ways, 3);
    }

    #[test]
    fn of_many_only_some_are_named() {
        let group: Vec<usize> = (0..31).collect();
        let (lines, _) = said(&[], &[&group], true);
        assert!(lines[0].ends_with("only the bye: (P0; P1; P2; P3; P4; P5; P6; P7; 23 more)"));
        assert_eq!(lines[1], "Between them 30 players may not have the bye again");
    }
}
