//! The time that commands take on a large event: a Swiss of 200 players after nine rounds.
//!
//! Run by `cargo bench -p draughts-benches --bench event`.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use draughts_arbiter::event::acts::{Amend, enter};
use draughts_arbiter::event::{Ledger, LotSource, Round, read};
use draughts_arbiter::standings::{StandingsOptions, rank};
use yaml_in_place as text;

/// Returns an event file with random pairings and results.
fn event_file(players: usize, rounds: usize) -> String {
    let mut lot = LotSource::from_seed(1);
    let mut file = format!(
        "schema: arbiter.event/1\nname: Large\nsystem:\n  kind: swiss\n  rounds: {rounds}\n  seed: 1\nplayers:\n"
    );
    for number in 1..=players {
        let rating = 2400 - number % 2000;
        writeln!(file, "  - {{id: p{number}, name: \"Tree, Number {number}\", number: {number}, rating: {rating}, club: Club {}}}", number % 30).expect("a string takes all");
    }
    file.push_str("rounds:\n");
    for round in 1..=rounds {
        writeln!(file, "  - round: {round}\n    boards:").expect("a string takes all");
        let seats = lot.permutation(players);
        for (board, pair) in (1..).zip(seats.chunks_exact(2)) {
            let result = ["2-0", "1-1", "0-2"][lot.below(3) as usize];
            writeln!(
                file,
                "      - {{board: {board}, white: p{}, black: p{}, result: {result}}}",
                pair[0] + 1,
                pair[1] + 1
            )
            .expect("a string takes all");
        }
    }
    file
}

fn large_event(bench: &mut Criterion) {
    let file = event_file(200, 9);
    let event = read("large", &file).expect("an event");
    bench.bench_function("read", |b| b.iter(|| read("large", black_box(&file))));
    bench.bench_function("standings", |b| {
        b.iter(|| {
            let ledger = Ledger::whole(black_box(&event));
            rank(&event, &ledger, StandingsOptions::default())
        });
    });
    let mut after = event.clone();
    let amend = Amend { reason: "bench".into() };
    for result in ["50=2-0", "50=0-2"] {
        let entry = result.parse().expect("a result");
        enter(&mut after, Round(9), &[entry], Some(&amend)).expect("it is entered");
    }
    let value = |event| serde_yaml::to_value(event).expect("an event as YAML");
    let (before, after) = (value(&event), value(&after));
    bench.bench_function("edit one board", |b| {
        b.iter(|| text::edit(black_box(&file), &before, &after));
    });
}

criterion_group!(benches, large_event);
criterion_main!(benches);
