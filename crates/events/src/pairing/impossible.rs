//! Refusals of a Swiss round that cannot be paired, with the reasons.

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, Round};
use crate::field::Field;
use crate::swiss::{Impossible, sentences};
use draughts_ground::said::Sentences;

use super::listed;

/// Returns the refusal to pair a field.
pub(super) fn refused(event: &Event, round: Round, field: &Field, why: &Impossible) -> Refused {
    let listed = listed(event);
    let name = |at: usize| {
        let player = &event.players[listed[at]];
        format!("{} ({})", player.name, player.id)
    };
    let reasons = sentences(&why.reasons(field, name));
    let ways = Sentences::listed(why.relaxed(field));
    Refused::new(Refusal::NoLegalPairing { round, reasons }).help(Remedy::Relax { ways })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Event, Round, read};
    use crate::pairing::{PairOptions, field, pair_next};
    use crate::swiss::{NamedPlayers, NoPairingReason, PairObstacle, PlayerGroups};

    /// Returns players a, b, c, ... with their numbers, and the given rounds.
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

    fn named(names: &[&str]) -> NamedPlayers {
        NamedPlayers { names: names.iter().map(|&name| name.to_owned()).collect(), more: 0 }
    }

    #[test]
    fn who_cannot_be_paired_is_named_with_the_reasons_and_what_to_do() {
        let mut event = event("abcd", "separate:\n  - {by: club}\n");
        event.players[3].club = None;
        let before = event.clone();
        let refused = pair_next(&mut event, PairOptions::default()).unwrap_err();
        let groups = vec![named(&["Tree a (a)", "Tree b (b)", "Tree c (c)"])];
        let groups = PlayerGroups { groups, of_one: true };
        let needed = Some(named(&["Tree d (d)"]));
        let stands = vec![PairObstacle::Apart { pairs: 3 }];
        let reasons = [
            NoPairingReason::Players { needed, bye: false, groups },
            NoPairingReason::Between { stands },
        ];
        let reasons = sentences(&reasons);
        assert_eq!(*refused.why, Refusal::NoLegalPairing { round: Round(1), reasons });
        let Some(Remedy::Relax { ways }) = refused.remedy.as_deref() else { panic!("{refused}") };
        assert_eq!(ways.said[0].id(), "way-meet-although-apart");
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
        let refused = refused(&event, Round(4), &field, &why);
        let Refusal::NoLegalPairing { reasons, .. } = *refused.why else { panic!("{refused}") };
        let groups = vec![named(&["Tree a (a)", "Tree b (b)", "Tree c (c)"])];
        let groups = PlayerGroups { groups, of_one: false };
        let stands = vec![PairObstacle::HadBye { players: 3 }];
        let expected = [
            NoPairingReason::Groups { needed: None, bye: true, groups },
            NoPairingReason::Between { stands },
        ];
        assert_eq!(reasons, sentences(&expected));
    }
}
