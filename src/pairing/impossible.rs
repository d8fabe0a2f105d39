//! Why a round of a Swiss cannot be paired, with the names of the players.

use crate::diag::count;
use crate::event::Event;
use crate::event::acts::Refused;
use crate::field::Field;
use crate::swiss::{Impossible, Seats};

use super::listed;

/// Most players that are named; of others only the number is said.
const MOST_NAMED: usize = 8;

/// The refusal to pair a field.
pub fn refused(event: &Event, field: &Field, why: &Impossible) -> Refused {
    let listed = listed(event);
    let named = |players: &[usize]| {
        let name = |&at: &usize| {
            let player = &event.players[listed[at]];
            format!("{} ({})", player.name, player.id)
        };
        let mut names: Vec<String> = players.iter().take(MOST_NAMED).map(name).collect();
        if players.len() > MOST_NAMED {
            names.push(format!("{} more", players.len() - MOST_NAMED));
        }
        names.join(", ")
    };
    let groups: Vec<String> = why.stranded.iter().map(|group| named(group)).collect();
    let groups = groups.join("; ");
    let outside = match (why.needed.as_slice(), why.odd) {
        ([], false) => "there is nobody".to_owned(),
        ([], true) => "there is only the bye".to_owned(),
        (needed, false) => format!("there is only {}", named(needed)),
        (needed, true) => format!("there is only {} and the bye", named(needed)),
    };
    let of_one = why.stranded.iter().all(|group| group.len() == 1);
    let each = if of_one {
        "each of these needs an opponent"
    } else {
        "each of these groups needs an opponent from outside"
    };
    let bars = Bars::between(field, &why.stranded);
    let message = format!(
        "no legal pairing of round {} exists: {each}, and {outside}: {groups}. {}",
        field.round,
        bars.said(why.odd)
    );
    Refused::new(message).help(bars.relaxed())
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
                    let both = [one, other];
                    let mut past = field.players[one].past.iter();
                    if past.any(|past| past.played.is_some() && past.opponent == Some(other)) {
                        bars.met += 1;
                    } else if field
                        .apart
                        .iter()
                        .any(|apart| both.iter().all(|at| apart.contains(at)))
                    {
                        bars.apart += 1;
                    } else {
                        bars.color += 1;
                    }
                }
            }
        }
        bars
    }

    fn said(&self, odd: bool) -> String {
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
        if said.is_empty() {
            return String::new();
        }
        format!("Between them {}.", said.join(", "))
    }

    /// What could be given up so that a pairing exists.
    fn relaxed(&self) -> String {
        let ways = [
            (self.apart > 0).then_some("lift `forbidden` or `separate` for this round"),
            Some("let somebody who asked not to play play, or the reverse (arbiter event bye)"),
            Some("end the event a round earlier (system.rounds)"),
            Some("pair the round by hand (arbiter event edit --force)"),
        ];
        ways.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Event, Round, read};
    use crate::pairing::{PairOptions, field, pair_next};

    /// Players a, b, c, ... with their numbers, and these rounds.
    fn event(players: &str, rest: &str) -> Event {
        let list: String = (1..)
            .zip(players.chars())
            .map(|(number, id)| {
                format!("  - {{id: {id}, name: Tree {id}, number: {number}, club: Oakside}}\n")
            })
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 5, seed: 1}}\n\
             players:\n{list}{rest}"
        );
        read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn who_cannot_be_paired_is_named_with_the_reasons_and_what_to_do() {
        let mut event = event("abcd", "separate:\n  - {by: club}\n");
        event.players[3].club = None;
        let before = event.clone();
        let refused = pair_next(&mut event, PairOptions::default()).unwrap_err();
        assert_eq!(
            refused.message,
            "no legal pairing of round 1 exists: each of these needs an opponent, and there is only \
             Tree d (d): Tree a (a); Tree b (b); Tree c (c). Between them 3 pairs are kept apart."
        );
        assert!(refused.help.unwrap().starts_with("lift `forbidden` or `separate`"));
        assert_eq!(event, before, "nothing is changed");
    }

    #[test]
    fn a_bye_that_nobody_may_have_is_a_reason() {
        let bye = |round: u16, id: char, pair: &str| {
            let (white, black) = pair.split_at(1);
            format!(
                "  - round: {round}\n    boards:\n      - {{board: 1, white: {white}, black: {black}, \
                 result: 0-0 forfeit}}\n    byes:\n      - {{player: {id}, bye: pairing-allocated}}\n"
            )
        };
        let rounds = [bye(1, 'a', "bc"), bye(2, 'b', "ac"), bye(3, 'c', "ab")].concat();
        let event = event("abc", &format!("rounds:\n{rounds}"));
        let field = field(&event, Round(4)).unwrap();
        let why = Impossible { needed: Vec::new(), stranded: vec![vec![0, 1, 2]], odd: true };
        let message = refused(&event, &field, &why).message;
        assert!(message.contains("there is only the bye: Tree a (a), Tree b (b), Tree c (c)."));
        assert!(message.ends_with("3 players may not have the bye again."), "{message}");
    }
}
