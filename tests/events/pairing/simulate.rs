//! Tests of simulated tournaments.

use draughts_pairing::field::{Entrant, Field, FieldPair, FieldPairing, PastRound, ResultWorth};
use draughts_pairing::swiss::simulate::{Chances, Simulated, Simulation};
use draughts_pairing::swiss::{ExplainedPairing, Impossible, Info, Swiss, system};
use draughts_pairing::{PairingMethod, Points};

/// A system that pairs the players who are present in list order; with an odd number the last sits
/// out.
struct InOrder;

impl Swiss for InOrder {
    fn info(&self) -> &'static Info {
        system(PairingMethod::Random).info()
    }

    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
        let present: Vec<usize> = field.present().collect();
        let pairs = present.chunks_exact(2);
        let bye = pairs.remainder().first().copied();
        let pairs = pairs.map(|two| FieldPair { white: two[0], black: two[1] }).collect();
        Ok(ExplainedPairing { pairing: FieldPairing { pairs, bye }, reasons: None })
    }
}

/// A system that never finds a pairing.
struct Never;

impl Swiss for Never {
    fn info(&self) -> &'static Info {
        system(PairingMethod::Random).info()
    }

    fn pair(&self, _: &Field) -> Result<ExplainedPairing, Impossible> {
        Err(Impossible { needed: Vec::new(), stranded: Vec::new(), odd: false })
    }
}

fn simulation(seed: u64) -> Simulation {
    let worth = ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO };
    Simulation {
        players: 41,
        rounds: 9,
        seed,
        worth,
        bye: worth.win,
        chances: Chances {
            draws: 30,
            forfeits: 10,
            half_byes: 10,
            absences: 10,
            withdrawals: 20,
            late: 20,
        },
        baku: true,
    }
}

fn count(simulated: &Simulated, what: impl Fn(&PastRound) -> bool) -> usize {
    simulated.field.players.iter().flat_map(|player| &player.past).filter(|past| what(past)).count()
}

#[test]
fn a_seed_gives_the_same_tournament_and_another_seed_another() {
    let run = |seed| simulation(seed).run(&InOrder);
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn everything_that_happens_in_a_tournament_happens() {
    let simulated = simulation(1).run(&InOrder);
    let field = &simulated.field;
    assert_eq!((field.round, simulated.end.as_ref()), (10, None));
    assert!(field.players.is_sorted_by(|one, other| one.rating >= other.rating));
    for player in &field.players {
        assert_eq!(player.past.len(), 9);
        assert_eq!(player.score, player.past.iter().map(|past| past.points).sum());
    }
    let played = |past: &PastRound| past.played.is_some();
    assert!(count(&simulated, |past| played(past) && past.points == Points::whole(1)) > 50);
    assert!(count(&simulated, |past| past.opponent.is_some() && !played(past)) > 10);
    assert!(count(&simulated, |past| past.allocated) > 0);
    let half = |past: &PastRound| past.opponent.is_none() && past.points == Points::whole(1);
    assert!(count(&simulated, half) > 10);
    let late = |player: &&Entrant| player.past[0].opponent.is_none();
    assert!(field.players.iter().filter(late).count() > 3);
    // Baku: 22 players, two points for three rounds, one for two.
    assert_eq!(count(&simulated, |past| past.extra == Points::whole(2)), 66);
    assert_eq!(count(&simulated, |past| past.extra == Points::whole(1)), 44);
}

#[test]
fn nothing_happens_that_has_no_chance() {
    let chances =
        Chances { draws: 0, forfeits: 0, half_byes: 0, absences: 0, withdrawals: 0, late: 0 };
    let simulated = Simulation { chances, players: 40, baku: false, ..simulation(3) }.run(&InOrder);
    assert_eq!(count(&simulated, |past| past.played.is_some()), 40 * 9);
    assert_eq!(count(&simulated, |past| past.points == Points::whole(1)), 0);
}

#[test]
fn the_stronger_player_scores_more() {
    let simulated = simulation(5).run(&InOrder);
    let half = |range: std::ops::Range<usize>| -> Points {
        simulated.field.players[range].iter().map(|player| player.score).sum()
    };
    assert!(half(0..20) > half(21..41));
}

#[test]
fn it_ends_before_a_round_that_cannot_be_paired() {
    let simulated = simulation(1).run(&Never);
    assert_eq!(simulated.field.round, 1);
    assert!(simulated.end.is_some());
}
