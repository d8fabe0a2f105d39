//! Tests of how the Dutch system explains why another pair was not made.

use draughts_pairing::field::{Field, ResultWorth};
use draughts_pairing::swiss::simulate::{Chances, Simulation};
use draughts_pairing::swiss::{WhyNot, system};
use draughts_pairing::{PairingMethod, Points};

fn simulated(seed: u64, players: u16, rounds: u16, chances: Chances) -> Field {
    let worth = ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO };
    let bye = Points::whole(2);
    let simulation =
        Simulation { players, rounds, seed, worth, bye, chances, baku: seed.is_multiple_of(5) };
    let mut field = simulation.run(system(PairingMethod::Dutch)).field;
    field.rounds = rounds + 1;
    field.players.iter_mut().for_each(|player| player.plays = true);
    field
}

const RESTLESS: Chances =
    Chances { draws: 30, forfeits: 5, half_byes: 8, absences: 5, withdrawals: 10, late: 10 };

#[test]
fn no_other_pair_is_better_than_the_one_there_is() {
    let mut asked = [0; 4];
    for seed in 0..12 {
        let field = simulated(seed, 16, 4, RESTLESS);
        let Ok(round) = system(PairingMethod::Dutch).pair(&field) else { continue };
        let reasons = round.reasons.expect("the system says why");
        for one in 0..16 {
            for other in (0..one).map(Some).chain([None]) {
                let instead = reasons.instead(&field, one, other);
                match &instead {
                    WhyNot::Worse { chosen, instead, .. } => {
                        assert!(
                            instead > chosen,
                            "{seed}: {one} {other:?}: {instead:?} {chosen:?}"
                        );
                        asked[0] += 1;
                    }
                    WhyNot::Later { .. } => asked[1] += 1,
                    WhyNot::Illegal { .. } => asked[2] += 1,
                    WhyNot::Chosen => asked[3] += 1,
                    _ => {}
                }
            }
        }
    }
    assert!(asked.iter().all(|&count| count > 20), "{asked:?}");
}
