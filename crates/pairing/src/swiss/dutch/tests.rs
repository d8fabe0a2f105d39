use super::pair::pair;
use super::problem::Horizon;
use super::search::first;
use super::*;
use crate::Points;
use crate::field::ResultWorth;
use crate::swiss::simulate::{Chances, Simulation};

fn simulated(seed: u64, players: u16, rounds: u16, chances: Chances) -> Field {
    let worth = ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO };
    let bye = Points::whole(2);
    let simulation =
        Simulation { players, rounds, seed, worth, bye, chances, baku: seed.is_multiple_of(5) };
    let mut field = simulation.run(&Dutch).field;
    field.rounds = rounds + 1;
    field.players.iter_mut().for_each(|player| player.plays = true);
    field
}

const RESTLESS: Chances =
    Chances { draws: 30, forfeits: 5, half_byes: 8, absences: 5, withdrawals: 10, late: 10 };

#[test]
fn what_is_proved_on_a_part_of_the_field_holds_on_the_whole() {
    let (mut brackets, mut with_floaters) = (0, 0);
    for seed in 0..120 {
        let players = 11 + u16::try_from(seed % 40).unwrap();
        let field = simulated(seed, players, 3 + u16::try_from(seed % 6).unwrap(), RESTLESS);
        let seats = Seats::new(&field);
        let Ok(bye) = bye_score(&seats) else { continue };
        let mut moved_down = Vec::new();
        for group in groups(&seats) {
            let level = level(&seats, bye, field.is_last_round(), moved_down, group);
            let narrow = pair(&level, None).expect("it can be paired");
            let whole = first(&level, Horizon::All, None).expect("it can be paired");
            assert_eq!(
                (&narrow.pairs, &narrow.floaters),
                (&whole.pairs, &whole.floaters),
                "{seed}"
            );
            let said = |candidate| figures::figures(&level, candidate);
            assert_eq!(said(&narrow), said(&whole), "{seed}");
            brackets += 1;
            with_floaters += usize::from(!narrow.floaters.is_empty());
            moved_down = narrow.floaters;
        }
    }
    assert!(brackets > 500 && with_floaters > 200, "{brackets} brackets, {with_floaters}");
}
