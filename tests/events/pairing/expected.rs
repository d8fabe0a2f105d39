//! Tests of the opponent a player or team could expect before the criteria are applied.

use draughts_pairing::field::{Entrant, Field, ResultWorth};
use draughts_pairing::swiss::{Bracket, system};
use draughts_pairing::{Color, PairingMethod, Parity, Points};

/// Returns whom an entrant could expect in a bracket. The reasons come from a round of two entrants
/// and know nothing about the bracket except what they are given.
fn expected(method: PairingMethod, bracket: &Bracket, at: usize) -> Option<usize> {
    let entrant = |number: u16| Entrant {
        number,
        order: number.into(),
        rating: None,
        score: Points::ZERO,
        extra: Points::ZERO,
        secondary: None,
        plays: true,
        past: Vec::new(),
    };
    let field = Field {
        players: (1..=2).map(entrant).collect(),
        round: 1,
        rounds: 9,
        initial_color: Color::White,
        parity: Parity::default(),
        worth: ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
        apart: Vec::new(),
        seed: 0,
    };
    let paired = system(method).pair(&field).unwrap();
    paired.reasons.expect("it has brackets").expected(bracket, at)
}

#[test]
fn the_first_half_by_number_expects_the_second() {
    let bracket = Bracket {
        score: Points::whole(2),
        moved_down: Vec::new(),
        residents: vec![1, 5, 7],
        moved_up: vec![2],
        pairs: Vec::new(),
        downfloaters: Vec::new(),
        figures: Vec::new(),
    };
    assert_eq!(expected(PairingMethod::TeamA, &bracket, 1), Some(5));
    assert_eq!(expected(PairingMethod::TeamA, &bracket, 7), Some(2));
    assert_eq!(expected(PairingMethod::TeamA, &bracket, 3), None);
}

fn bracket(moved_down: &[usize], residents: &[usize], pairs: &[(usize, usize)]) -> Bracket {
    Bracket {
        score: Points::ZERO,
        moved_down: moved_down.to_vec(),
        residents: residents.to_vec(),
        moved_up: Vec::new(),
        pairs: pairs.to_vec(),
        downfloaters: Vec::new(),
        figures: Vec::new(),
    }
}

#[test]
fn the_upper_half_expects_the_lower() {
    let seven = bracket(&[], &[0, 1, 2, 3, 4, 5, 6], &[(0, 3), (1, 5), (2, 4)]);
    let all: Vec<Option<usize>> =
        (0..8).map(|at| expected(PairingMethod::Dutch, &seven, at)).collect();
    assert_eq!(all, [Some(3), Some(4), Some(5), Some(0), Some(1), Some(2), None, None]);
}

#[test]
fn who_was_moved_down_expects_the_first_residents() {
    // 0 and 1 were moved down, and 1 moves further down.
    let mixed = bracket(&[0, 1], &[2, 3, 4, 5, 6], &[(0, 3), (2, 4), (5, 6)]);
    let all: Vec<Option<usize>> =
        (0..7).map(|at| expected(PairingMethod::Dutch, &mixed, at)).collect();
    assert_eq!(all[..3], [Some(2), None, Some(0)]);
    assert_eq!(all[3..], [Some(5), Some(6), Some(3), Some(4)]);
}
