//! Tests of pairing by lot.

use draughts_pairing::field::{Entrant, Field, FieldPairing, PastRound, ResultWorth};
use draughts_pairing::swiss::{Impossible, system};
use draughts_pairing::{Color, LotSource, PairingMethod, Parity, Points};

/// Returns a field of players with these scores, in which the pairs in `apart` are not allowed.
fn field(scores: &[i64], apart: Vec<Vec<usize>>) -> Field {
    let entrant = |(number, &score): (u16, &i64)| Entrant {
        number,
        order: u32::from(number),
        rating: None,
        score: Points::whole(score),
        extra: Points::ZERO,
        secondary: None,
        plays: true,
        past: Vec::new(),
    };
    Field {
        players: (1..).zip(scores).map(entrant).collect(),
        round: 3,
        rounds: 9,
        initial_color: Color::White,
        parity: Parity::Paired,
        worth: ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
        apart,
        seed: 8,
    }
}

fn paired(field: &Field) -> Result<FieldPairing, Impossible> {
    system(PairingMethod::Random).pair(field).map(|paired| paired.pairing)
}

fn is_legal(field: &Field, one: usize, other: usize) -> bool {
    !field.apart.contains(&vec![one.min(other), one.max(other)])
}

/// Returns whether the players in a list can be paired, one of them with the bye if `bye` is set,
/// by trying everything.
fn can_be_paired(field: &Field, left: &[usize], bye: bool) -> bool {
    let Some((&one, rest)) = left.split_first() else { return true };
    bye && field.players[one].past.is_empty() && can_be_paired(field, rest, false)
        || rest.iter().any(|&other| {
            let others: Vec<usize> = rest.iter().copied().filter(|&at| at != other).collect();
            is_legal(field, one, other) && can_be_paired(field, &others, bye)
        })
}

#[test]
fn a_pairing_is_found_wherever_one_exists_and_else_the_proof_holds() {
    let mut lot = LotSource::from_seed(8);
    let mut found = [0, 0];
    for _ in 0..3000 {
        let players = 2 + lot.index(7);
        let scores: Vec<i64> = (0..players).map(|_| lot.index(3) as i64).collect();
        let mut apart = Vec::new();
        for other in 1..players {
            apart.extend((0..other).filter(|_| lot.index(3) > 0).map(|one| vec![one, other]));
        }
        let mut field = field(&scores, apart);
        for player in &mut field.players {
            let bye = PastRound::bye(Points::whole(2));
            player.past = if lot.coin() { vec![bye] } else { Vec::new() };
        }
        let all: Vec<usize> = (0..players).collect();
        let possible = can_be_paired(&field, &all, players % 2 == 1);
        found[usize::from(possible)] += 1;
        match paired(&field) {
            Ok(pairing) => {
                assert!(possible, "{field:?}");
                assert!(pairing.pairs.iter().all(|one| is_legal(&field, one.white, one.black)));
                assert!(pairing.bye.is_none_or(|bye| field.players[bye].past.is_empty()));
                let pairs = pairing.pairs.iter().flat_map(|one| [one.white, one.black]);
                let mut there: Vec<usize> = pairs.chain(pairing.bye).collect();
                there.sort_unstable();
                assert_eq!(there, all);
            }
            Err(why) => {
                assert!(!possible, "{field:?}");
                proves(&field, &why);
            }
        }
    }
    assert!(found[0] > 200 && found[1] > 200, "{found:?}");
}

/// Checks that there are too many stranded groups, and that none of them may meet anybody outside.
fn proves(field: &Field, why: &Impossible) {
    assert!(why.stranded.len() + usize::from(why.odd) > why.needed.len());
    for group in &why.stranded {
        let tied = (0..field.players.len())
            .filter(|at| !group.contains(at) && !why.needed.contains(at))
            .any(|other| group.iter().any(|&one| is_legal(field, one, other)));
        assert!(!tied, "{group:?} of {why:?} is not alone in {field:?}");
    }
}

#[test]
fn as_few_as_possible_leave_their_score() {
    // The four players with the highest score can be paired, though not 2 with 3.
    let mut field = field(&[4, 4, 4, 4, 0, 0], vec![vec![2, 3]]);
    for seed in 0..50 {
        field.seed = seed;
        let pairing = paired(&field).unwrap();
        assert!(pairing.pairs.iter().all(|one| (one.white < 4) == (one.black < 4)), "{seed}");
    }
}

#[test]
fn a_score_is_left_where_those_below_need_it() {
    let field = field(&[4, 4, 0, 0], vec![vec![2, 3]]);
    let pairing = paired(&field).unwrap();
    assert!(pairing.pairs.iter().all(|one| (one.white < 2) != (one.black < 2)));
}

#[test]
fn nobody_has_the_bye_twice_or_after_points_without_a_game() {
    let mut field = field(&[0, 0, 0], vec![]);
    field.players[1].past = vec![PastRound::bye(Points::whole(2))];
    field.players[2].past = vec![PastRound::away(Points::whole(2))];
    assert_eq!(paired(&field).unwrap().bye, Some(0));
    field.players[0].past = vec![PastRound::bye(Points::ZERO)];
    let mut why = paired(&field).unwrap_err();
    assert!(why.odd && why.needed.is_empty());
    why.stranded[0].sort_unstable();
    assert_eq!(why.stranded, [[0, 1, 2]]);
}
