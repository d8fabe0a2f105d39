//! The move generator: perft from the start positions, and the legal moves of single positions.
//!
//! Run by `cargo bench -p draughts-benches --bench moves`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use draughts_arbiter::board::{Position, parse_fen};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules::named;

/// Rule sets, one for every compiled shape and board, with a depth that takes about 20 to 70 ms.
const DEPTHS: &[(&str, u32)] = &[
    ("international", 8),
    ("frisian", 8),
    ("english", 9),
    ("italian", 9),
    ("russian", 9),
    ("brazilian", 9),
    ("czech", 9),
    ("canadian", 7),
    ("turkish", 7),
];

/// Positions of international draughts.
const POSITIONS: &[(&str, &str)] = &[
    ("Woldouby", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"),
    ("a capture", "W:W27,28,31,32,33,34,36,37,38,39,43,45,48:B2,3,8,9,12,13,14,16,18,19,22,23,26"),
    ("kings", "W:WK46,K50,27,32,38:BK1,K5,12,19,23"),
];

fn generator(rules: &str) -> (Generator, Position) {
    let set = named(rules).expect("a rule set of the project");
    (Generator::new(&set), set.start_position())
}

/// Measures leaves per second; the moves of the last half-move are counted rather than made.
fn perft(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("perft");
    group.sample_size(20);
    for &(rules, depth) in DEPTHS {
        let (generator, start) = generator(rules);
        group.throughput(Throughput::Elements(generator.perft(&start, depth)));
        group.bench_function(format!("{rules} {depth}"), |b| {
            b.iter(|| generator.perft(black_box(&start), depth));
        });
    }
    group.finish();
}

/// Measures the sorted list from which findings and the output of `arbiter moves` are made.
fn legal_moves(bench: &mut Criterion) {
    let set = named("international").expect("a rule set of the project");
    let generator = Generator::new(&set);
    let mut group = bench.benchmark_group("legal moves");
    for &(name, fen) in POSITIONS {
        let fen = parse_fen(fen, &set.numbering(), set.first_color()).expect("a position");
        group.bench_function(name, |b| {
            b.iter(|| generator.legal_moves(black_box(&fen.position)));
        });
    }
    group.finish();
}

criterion_group!(benches, perft, legal_moves);
criterion_main!(benches);
