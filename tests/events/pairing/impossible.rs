//! Tests of what is reported about a field that cannot be paired.

use draughts_ground::said::Said;
use draughts_pairing::field::{Entrant, Field, PastRound, ResultWorth};
use draughts_pairing::swiss::{
    Impossible, NamedPlayers, NoPairingReason, PairObstacle, PlayerGroups,
};
use draughts_pairing::{Color, Parity, Points};

fn field(players: u16) -> Field {
    let entrant = |number: u16| Entrant {
        number,
        order: u32::from(number),
        rating: None,
        score: Points::ZERO,
        extra: Points::ZERO,
        secondary: None,
        plays: true,
        past: vec![PastRound::bye(Points::whole(2)), PastRound::away(Points::ZERO)],
    };
    Field {
        players: (1..=players).map(entrant).collect(),
        round: 3,
        rounds: 9,
        initial_color: Color::White,
        parity: Parity::Paired,
        worth: ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
        apart: vec![vec![0, 1]],
        seed: 0,
    }
}

fn said(needed: &[usize], stranded: &[&[usize]], odd: bool) -> (Vec<NoPairingReason>, Vec<Said>) {
    let stranded = stranded.iter().map(|group| group.to_vec()).collect();
    let why = Impossible { needed: needed.to_vec(), stranded, odd };
    let mut field = field(40);
    // 2 has met 1 and, like 0, has had White twice; 0 and 1 are kept apart.
    let game = |opponent| PastRound::game(opponent, Color::White, Points::ZERO);
    field.players[2].past = vec![game(1), game(30)];
    field.players[0].past = vec![game(31), game(32)];
    (why.reasons(&field, |at| format!("P{at}")), why.relaxed(&field))
}

fn named(names: &[&str]) -> NamedPlayers {
    NamedPlayers { names: names.iter().map(|&name| name.to_owned()).collect(), more: 0 }
}

#[test]
fn it_names_who_cannot_be_paired_whom_they_need_and_what_stands_between() {
    let (lines, ways) = said(&[3], &[&[2], &[1], &[0]], false);
    let groups = PlayerGroups { groups: vec![named(&["P2", "P1", "P0"])], of_one: true };
    let needed = Some(named(&["P3"]));
    let stands = vec![
        PairObstacle::Met { pairs: 1 },
        PairObstacle::Apart { pairs: 1 },
        PairObstacle::SameColor { pairs: 1 },
    ];
    let players = NoPairingReason::Players { needed, bye: false, groups };
    assert_eq!(lines, [players, NoPairingReason::Between { stands }]);
    assert_eq!(ways[0].id(), "way-meet-although-apart");
    let (lines, ways) = said(&[], &[&[0, 3, 4], &[5]], false);
    let groups = vec![named(&["P0", "P3", "P4"]), named(&["P5"])];
    let groups = PlayerGroups { groups, of_one: false };
    assert_eq!(lines[0], NoPairingReason::Groups { needed: None, bye: false, groups });
    assert_eq!(ways.len(), 3);
}

#[test]
fn of_many_only_some_are_named() {
    let group: Vec<usize> = (0..31).collect();
    let (lines, _) = said(&[], &[&group], true);
    let NoPairingReason::Groups { bye: true, groups, .. } = &lines[0] else { panic!("{lines:?}") };
    assert_eq!((groups.groups[0].names.len(), groups.groups[0].more), (8, 23));
    let stands = vec![PairObstacle::HadBye { players: 29 }];
    assert_eq!(lines[1], NoPairingReason::Between { stands });
}
