//! Game records: reading them, and judging every half-move.
//!
//! Draws, repetition and findings are on. Run by `cargo bench -p draughts-benches --bench records`.
//!
//! Elements are half-moves, so the time per half-move is the inverse of the printed throughput.

#[path = "../played/mod.rs"]
mod played;

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use draughts_arbiter::pdn::{GameText, PdnEvent, games_in};
use draughts_arbiter::record::{Laws, MainLine, ReplayOptions, replay};

/// Rule sets with draw clauses of different kinds.
const RULES: &[&str] = &["international", "frisian", "english", "russian"];
/// The number of games in a generated record.
const GAMES: usize = 200;
/// Short records, each with a fault.
const FAULTY: &[&str] = &[
    include_str!("../../fixtures/records/missed-capture.pdn"),
    include_str!("../../fixtures/records/played-on.pdn"),
    include_str!("../../fixtures/records/demanded.pdn"),
];

fn half_moves(text: &str) -> usize {
    let of_game = |game: GameText<'_>| {
        game.events().filter(|event| matches!(event, PdnEvent::Move(_))).count()
    };
    games_in(text.as_bytes()).map(of_game).sum()
}

/// Judges every game; returns the number of findings.
fn judge(text: &str, laws: &Laws) -> usize {
    let of_game = |game: GameText<'_>| {
        let line = MainLine::read(&game);
        replay(&game, line, laws, Vec::new(), ReplayOptions::default()).findings.len()
    };
    games_in(text.as_bytes()).map(of_game).sum()
}

/// Three steps, each including the previous ones: reading events, reading main lines, judging.
fn steps(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, text: &str, laws: &Laws) {
    let lines = || games_in(text.as_bytes()).map(|game| MainLine::read(&game).plies.len()).sum();
    group.throughput(Throughput::ElementsAndBytes {
        elements: half_moves(text) as u64,
        bytes: text.len() as u64,
    });
    group.bench_function(format!("{name}: events"), |b| b.iter(|| half_moves(black_box(text))));
    group.bench_function(format!("{name}: main lines"), |b| b.iter(|| -> usize { lines() }));
    group.bench_function(format!("{name}: judged"), |b| b.iter(|| judge(black_box(text), laws)));
}

fn records(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("records");
    group.sample_size(20);
    for rules in RULES {
        let laws = played::laws(rules);
        steps(&mut group, rules, &played::record(&laws, GAMES), &laws);
    }
    steps(&mut group, "findings", &FAULTY.join("\n\n"), &played::laws("international"));
    group.finish();
}

criterion_group!(benches, records);
criterion_main!(benches);
