//! Pairs the second round of a Swiss of five players, given as data.
//!
//! `cargo run -p draughts-pairing --example pair_from_data`

use draughts_pairing::field::{Entrant, Field, PastRound, ResultWorth};
use draughts_pairing::swiss::{self, NotPaired};
use draughts_pairing::{Color, PairingMethod, Points};

// ANCHOR: swiss
/// Returns the boards of round 2: 1 beat 3, 2 and 4 drew, and 5 had the bye.
///
/// Opponents are indices into the list, from 0; a field that contradicts itself is refused.
fn second_round() -> Result<Vec<String>, NotPaired> {
    let (win, draw, loss) = (Points::whole(2), Points::whole(1), Points::ZERO);
    let past = [
        PastRound::game(2, Color::White, win),
        PastRound::game(3, Color::Black, draw),
        PastRound::game(0, Color::Black, loss),
        PastRound::game(1, Color::White, draw),
        PastRound::bye(win),
    ];
    let players = (1..).zip(past).map(|(number, past)| Entrant::new(number).after(vec![past]));
    let field = Field::new(players.collect(), 2, 5, ResultWorth { win, draw, loss });
    let paired = swiss::pair(PairingMethod::Dutch, &field)?.pairing;
    let number = |at: usize| field.players[at].number;
    let boards =
        paired.pairs.iter().map(|at| format!("{} - {}", number(at.white), number(at.black)));
    Ok(boards.chain(paired.bye.map(|at| format!("{} has the bye", number(at)))).collect())
}
// ANCHOR_END: swiss

fn main() -> Result<(), NotPaired> {
    second_round()?.iter().for_each(|board| println!("{board}"));
    Ok(())
}
