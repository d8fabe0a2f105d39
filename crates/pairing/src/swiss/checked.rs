//! Tests of the check of a field before it is paired.

use crate::field::{Entrant, Field, PastRound, ResultWorth};
use crate::{Color, PairingMethod, Points, swiss};

/// A field of four before round 2.
fn four() -> Field {
    let (win, loss) = (Points::whole(2), Points::ZERO);
    let past = [
        PastRound::game(2, Color::White, win),
        PastRound::game(3, Color::Black, win),
        PastRound::game(0, Color::Black, loss),
        PastRound::game(1, Color::White, loss),
    ];
    let player = |(number, past)| Entrant::new(number).after(vec![past]);
    let worth = ResultWorth { win, draw: Points::whole(1), loss };
    Field::new((1..).zip(past).map(player).collect(), 2, 5, worth)
}

/// Checks that a change of the field is the only fault, and that no system pairs it.
#[track_caller]
fn is_refused(change: impl Fn(&mut Field), text: &str) {
    let mut field = four();
    change(&mut field);
    let texts: Vec<String> = field.faults().iter().map(ToString::to_string).collect();
    assert_eq!(texts, [text]);
    for method in [PairingMethod::Dutch, PairingMethod::Random, PairingMethod::Team] {
        assert_eq!(swiss::pair(method, &field).unwrap_err().to_string(), text);
    }
}

#[test]
fn a_field_without_fault_is_paired() {
    assert_eq!(four().faults(), []);
    let paired = swiss::pair(PairingMethod::Dutch, &four()).unwrap().pairing;
    assert_eq!(paired.pairs.len(), 2);
}

#[test]
fn each_fault_names_the_player() {
    is_refused(
        |field| field.rounds = 1,
        "round 2 is to be paired, and the tournament has 1 rounds",
    );
    is_refused(|field| field.players[2].number = 2, "two players have pairing number 2");
    is_refused(
        |field| field.players[3].number = 1,
        "player 1 comes after player 3: list the players by pairing number",
    );
    is_refused(|field| field.players[1].order = 1, "players 1 and 2 have the same order");
    is_refused(
        |field| field.players[0].past.push(PastRound::away(Points::ZERO)),
        "player 1 has 2 past rounds, and before this round there were 1",
    );
    is_refused(
        |field| field.players[0].score = Points::whole(3),
        "player 1 has 3 points, and the past rounds give 2",
    );
    is_refused(
        |field| field.apart = vec![vec![0, 1], vec![3, 4]],
        "group 2 of those kept apart has index 4, and the indices of 4 players end before \
         that (they begin with 0 and are not pairing numbers)",
    );
    is_refused(
        |field| field.players[2].past[0].played = Some(Color::White),
        "round 1: players 1 and 3 met, and have no opposite colours",
    );
    is_refused(
        |field| {
            let bye = PastRound::bye(Points::whole(2));
            field.players.push(Entrant::new(5).after(vec![bye]));
            field.players[4].past[0].played = Some(Color::White);
        },
        "player 5, round 1: a game was played, and there is no opponent",
    );
    is_refused(
        |field| {
            let past = PastRound { allocated: true, ..PastRound::forfeit(4, Points::ZERO) };
            field.players.push(Entrant::new(5).after(vec![past]));
            let bye = PastRound::forfeit(5, Points::ZERO);
            field.players.push(Entrant::new(6).after(vec![bye]));
            field.players[4].past[0].opponent = Some(5);
            field.players[5].past[0].opponent = Some(4);
        },
        "player 5, round 1: the bye has an opponent",
    );
}

#[test]
fn an_opponent_is_another_player_who_met_the_player() {
    let faults = |index| {
        let mut field = four();
        field.players[0].past[0].opponent = Some(index);
        field.faults().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let other = "round 1: player 3 met player 1, who met somebody else or nobody (opponents are \
                 indices, not pairing numbers)";
    let none = "player 1, round 1: the opponent has index 99, and the indices of 4 players end \
                before that (they begin with 0 and are not pairing numbers)";
    assert_eq!(faults(99), [none, other]);
    assert_eq!(faults(0), ["player 1, round 1: the opponent is the player", other]);
    // The pairing number in the place of the index.
    let number = "round 1: player 1 met player 4, who met somebody else or nobody (opponents \
                  are indices, not pairing numbers)";
    assert_eq!(faults(3), [number, other]);
}

#[test]
fn there_is_no_round_0() {
    let worth = four().worth;
    let field = Field::new((1..=4).map(Entrant::new).collect(), 0, 5, worth);
    let text = "the round to be paired is 0, and rounds are counted from 1";
    assert_eq!(field.check().unwrap_err().to_string(), text);
}
