//! Tests of the team system against its articles in their own order, on small random events.
//!
//! Each round is paired by the oracle, which tries everything; the engine must give the same pairs,
//! colours and bye, or both must say that no pairing is legal. The checker must find nothing wrong
//! with it.
//!
//! `ARBITER_TEAM_EVENTS` sets the number of events in the long run:
//! `cargo test --test events -- --ignored --nocapture team_order::`.

use std::collections::BTreeSet;
use std::time::Instant;

use draughts_arbiter::event::{Color, LotSource, PairingMethod, Parity, Points};
use draughts_arbiter::field::{Entrant, Field, FieldPairing, PastRound, Preferences, ResultWorth};
use draughts_arbiter::swiss::system;
use draughts_arbiter::verify;
use draughts_oracle::team_swiss;

const EVENTS: u64 = 400;

#[test]
fn the_engine_gives_the_first_of_the_best_pairings_of_teams() {
    let compared = compare(0..EVENTS);
    assert!(compared.impossible > 0 && compared.byes > 0, "both are tried");
}

#[test]
#[ignore = "takes a minute"]
fn the_engine_gives_the_first_of_the_best_pairings_in_many_team_events() {
    let count = crate::support::how_many("ARBITER_TEAM_EVENTS", 20_000);
    let start = Instant::now();
    // Seeds other than those of the short run.
    let begin = 1_000_000 + crate::support::seed();
    println!("seeds {begin} and following");
    let (first, middle, end) = (begin, begin + count / 2, begin + count);
    let compared = std::thread::scope(|scope| {
        let second = scope.spawn(move || compare(middle..end));
        let one = compare(first..middle);
        let other = second.join().expect("a comparison does not panic");
        Compared {
            rounds: one.rounds + other.rounds,
            impossible: one.impossible + other.impossible,
            byes: one.byes + other.byes,
        }
    });
    println!(
        "{count} team events of up to 8 teams: {} rounds as by brute force, {} of them with no \
         legal pairing; {} s",
        compared.rounds,
        compared.impossible,
        start.elapsed().as_secs()
    );
}

/// What was compared; a difference panics.
#[derive(Default)]
struct Compared {
    rounds: usize,
    impossible: usize,
    byes: usize,
}

fn compare(seeds: std::ops::Range<u64>) -> Compared {
    let mut compared = Compared::default();
    for seed in seeds {
        let mut event = Event::new(seed);
        while event.field.round <= event.field.rounds {
            compared.rounds += 1;
            event.attend();
            let field = &event.field;
            let method = system(event.method);
            let expected = team_swiss::round(field, event.preferences);
            let rules = method.info().rules;
            let Some((pairs, bye)) = expected else {
                compared.impossible += 1;
                assert!(method.pair(field).is_err(), "seed {seed}: {field:?}");
                assert!(!verify::is_possible(field, rules), "seed {seed}: {field:?}");
                break;
            };
            let ours = method.pair(field).unwrap_or_else(|_| panic!("seed {seed}: {field:?}"));
            let ours = ours.pairing;
            let own: BTreeSet<_> = ours.pairs.iter().map(|one| (one.white, one.black)).collect();
            let expected: BTreeSet<_> = pairs.into_iter().collect();
            assert_eq!((own, ours.bye), (expected, bye), "seed {seed}: {field:?}");
            let breaches = verify::check(field, &ours, rules);
            assert!(breaches.is_empty(), "seed {seed}: {breaches:?}, {field:?}");
            compared.byes += usize::from(bye.is_some());
            event.play(&ours);
        }
    }
    compared
}

/// The source of randomness from which an event is made.
struct Dice(LotSource);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        let most = u64::try_from(most).expect("a small number");
        usize::try_from(self.0.below(most)).expect("a small number")
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// A random event.
struct Event {
    field: Field,
    dice: Dice,
    method: PairingMethod,
    preferences: Preferences,
    games_first: bool,
    accelerated: bool,
}

impl Event {
    fn new(seed: u64) -> Self {
        let mut dice = Dice(LotSource::from_seed(seed));
        let (method, preferences) = [
            (PairingMethod::TeamA, Preferences::TypeA),
            (PairingMethod::TeamB, Preferences::TypeB),
            (PairingMethod::TeamB, Preferences::TypeB),
            (PairingMethod::Team, Preferences::None),
        ][dice.below(4)];
        let teams = [4, 5, 6, 7, 8, 8][dice.below(6)];
        let rounds = 3 + u16::try_from(dice.below(5)).expect("few rounds");
        let games_first = dice.below(3) == 0;
        let other_counts = dice.coin();
        let entrant = |number: u16| Entrant {
            number,
            order: u32::from(number),
            rating: None,
            score: Points::ZERO,
            extra: Points::ZERO,
            secondary: other_counts.then_some(Points::ZERO),
            plays: true,
            past: Vec::new(),
        };
        let mut apart = Vec::new();
        for _ in 0..dice.below(3) {
            let (one, other) = (dice.below(teams), dice.below(teams));
            apart.extend((one != other).then(|| vec![one, other]));
        }
        let win = Points::whole(if games_first { 4 } else { 2 });
        let field = Field {
            players: (1..).take(teams).map(entrant).collect(),
            round: 1,
            rounds,
            initial_color: if dice.coin() { Color::White } else { Color::Black },
            parity: Parity::Listed,
            worth: ResultWorth {
                win,
                draw: Points::hundredths(win.in_hundredths() / 2),
                loss: Points::ZERO,
            },
            apart,
            seed: 0,
        };
        let accelerated = !games_first && dice.below(5) == 0;
        Self { field, dice, method, preferences, games_first, accelerated }
    }

    /// Decides who is present, and who is accelerated.
    fn attend(&mut self) {
        let half = self.field.players.len() / 2;
        let round = self.field.round;
        for (at, team) in self.field.players.iter_mut().enumerate() {
            team.plays = self.dice.below(12) > 0;
            let extra = match round {
                1 => 2,
                2 => 1,
                _ => 0,
            };
            let is_accelerated = self.accelerated && at < half;
            team.extra = Points::whole(if is_accelerated { extra } else { 0 });
        }
    }

    /// Plays a round that has been paired.
    fn play(&mut self, pairing: &FieldPairing) {
        let worth = self.field.worth;
        let mut rounds: Vec<(PastRound, Points)> = (0..self.field.players.len())
            .map(|_| match self.dice.below(3) {
                0 => (PastRound::away(worth.draw), Points::whole(1)),
                _ => (PastRound::away(Points::ZERO), Points::ZERO),
            })
            .collect();
        if let Some(bye) = pairing.bye {
            rounds[bye] = (PastRound::bye(worth.draw), Points::whole(1));
        }
        for pair in &pairing.pairs {
            let (points, others) = self.result();
            let forfeit = self.dice.below(15) == 0;
            for (own, other, color, side) in [
                (pair.white, pair.black, Color::White, 0),
                (pair.black, pair.white, Color::Black, 1),
            ] {
                let past = match forfeit {
                    true if side == 0 => PastRound::forfeit(other, worth.win),
                    true => PastRound::forfeit(other, Points::ZERO),
                    false => PastRound::game(other, color, points[side]),
                };
                rounds[own] = (past, others[side]);
            }
        }
        for (team, (past, second)) in self.field.players.iter_mut().zip(rounds) {
            let past = PastRound { extra: team.extra, ..past };
            team.score += past.points;
            team.secondary = team.secondary.map(|sum| sum + second);
            team.past.push(past);
        }
        self.field.round += 1;
    }

    /// Returns the points of White and Black in the primary score, and in the secondary one.
    fn result(&mut self) -> ([Points; 2], [Points; 2]) {
        let games = i64::try_from(self.dice.below(9)).expect("few points");
        let both = [games, 8 - games].map(|half| Points::hundredths(50 * half));
        let matches = match games {
            0..4 => [0, 2],
            4 => [1, 1],
            _ => [2, 0],
        };
        let matches = matches.map(Points::whole);
        if self.games_first { (both, matches) } else { (matches, both) }
    }
}
