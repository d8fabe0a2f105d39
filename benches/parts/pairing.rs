//! The time that the Dutch system takes for a round.
//!
//! Pairs round 5 of 9 of large fields, and 1,000 players in the hardest circumstances found so far.
//! Run by `cargo bench -p draughts-benches --bench pairing`.

use std::cmp::Reverse;
use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use draughts_arbiter::event::{LotSource, PairingMethod, Points};
use draughts_arbiter::field::{Field, ResultWorth};
use draughts_arbiter::swiss::simulate::{Chances, Simulation};
use draughts_arbiter::swiss::{Swiss, system};

/// Returns the Dutch system.
fn dutch() -> &'static dyn Swiss {
    system(PairingMethod::Dutch)
}

/// Returns a field before round 5 of 9: rated players, no byes.
fn field(players: u16) -> Field {
    let simulation = Simulation {
        players,
        rounds: 4,
        seed: 1,
        worth: ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
        bye: Points::whole(2),
        chances: Chances {
            draws: 35,
            forfeits: 0,
            half_byes: 0,
            absences: 0,
            withdrawals: 0,
            late: 0,
        },
        baku: false,
    };
    let mut field = simulation.run(dutch()).field;
    field.rounds = 9;
    // After its last round a simulation has no players present, but here the tournament continues.
    field.players.iter_mut().for_each(|player| player.plays = true);
    field
}

/// Returns the players by score, the highest first.
fn ranking(field: &Field) -> Vec<usize> {
    let mut ranking: Vec<usize> = (0..field.players.len()).collect();
    ranking.sort_by_key(|&at| Reverse(field.players[at].score));
    ranking
}

/// Fields of 1,000 players that are hard to pair, each with the reason.
fn hard() -> Vec<(&'static str, Field)> {
    let plain = field(1000);
    let ranking = ranking(&plain);
    let with = |change: &dyn Fn(&mut Field)| {
        let mut field = plain.clone();
        change(&mut field);
        field
    };
    let mut lot = LotSource::from_seed(2);
    let pairs: Vec<Vec<usize>> = (0..1000)
        .flat_map(|one| (0..one).map(move |other| vec![one, other]))
        .filter(|_| lot.below(100) < 97)
        .collect();
    let extras: Vec<Points> =
        (0..1000).map(|_| Points::hundredths(i64::from(lot.below(100_000) as u32))).collect();
    vec![
        ("the upper half kept apart", with(&|field| field.apart = vec![ranking[..500].to_vec()])),
        ("the lower half kept apart", with(&|field| field.apart = vec![ranking[500..].to_vec()])),
        ("97 of 100 pairs forbidden", with(&|field| field.apart.clone_from(&pairs))),
        (
            "every score different",
            with(&|field| {
                for (player, extra) in field.players.iter_mut().zip(&extras) {
                    player.extra = *extra;
                }
            }),
        ),
    ]
}

fn rounds(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("round 5 of 9");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    for players in [100, 300, 1000, 1501, 5000, 9999] {
        let field = field(players);
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| dutch().pair(black_box(&field)).expect("it can be paired"));
        });
    }
    group.finish();
    let mut group = bench.benchmark_group("1000 players");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    for (name, field) in hard() {
        group.bench_function(name, |b| b.iter(|| dutch().pair(black_box(&field)).is_ok()));
    }
    group.finish();
}

criterion_group!(benches, rounds);
criterion_main!(benches);
