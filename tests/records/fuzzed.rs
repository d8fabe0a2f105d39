//! Runs each fuzz target once over its seeds, from which `fuzz/run` continues.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use draughts_arbiter::acts::Act;
use draughts_arbiter::event;

use crate::targets::{TARGETS, run};

#[test]
fn every_target_takes_its_seeds() {
    for (name, _) in TARGETS {
        let folder = Path::new("fuzz/seeds").join(name);
        let seeds =
            fs::read_dir(&folder).unwrap_or_else(|_| panic!("{} is there", folder.display()));
        let mut seeds: Vec<_> = seeds.map(|entry| entry.unwrap().path()).collect();
        seeds.sort();
        assert!(seeds.len() >= 3, "{name} has seeds");
        for seed in seeds {
            let bytes = fs::read(&seed).unwrap();
            run(name, &bytes);
            // A seed truncated anywhere is another plausible input.
            for end in (0..bytes.len()).step_by(1 + bytes.len() / 16) {
                run(name, &bytes[..end]);
            }
        }
    }
}

/// A seed that its reader rejects at once tests nothing beyond the reader.
#[test]
fn seeds_get_past_their_readers() {
    let seeds = |name: &str| {
        let entries = fs::read_dir(Path::new("fuzz/seeds").join(name)).unwrap();
        entries
            .map(|entry| entry.unwrap().path())
            .map(|path| (fs::read_to_string(&path).unwrap(), path))
    };
    for (text, path) in seeds("event") {
        if let Err(error) = event::read(&path.display().to_string(), &text) {
            panic!("{error}");
        }
    }
    for (text, path) in seeds("acts") {
        let (file, acts) = text.split_once('\0').unwrap_or(("", &text));
        if !file.is_empty() {
            event::read(&path.display().to_string(), file)
                .unwrap_or_else(|error| panic!("{error}"));
        }
        for line in acts.lines() {
            let act = serde_json::from_str::<Act>(line);
            assert!(act.is_ok(), "{}: {line}: {act:?}", path.display());
        }
    }
}

#[test]
fn every_target_has_its_program() {
    for (name, _) in TARGETS {
        let text = fs::read_to_string(format!("fuzz/bins/{name}.rs")).unwrap();
        assert!(text.contains(&format!("run(\"{name}\", bytes)")), "{name}");
        let manifest = fs::read_to_string("fuzz/Cargo.toml").unwrap();
        assert!(manifest.contains(&format!("path = \"bins/{name}.rs\"")), "{name}");
    }
}

/// Mutates the seeds blindly for some seconds per target, without coverage, for machines that
/// cannot build libFuzzer: `ARBITER_FUZZ_SECONDS=10 cargo test --test records -- --ignored
/// --nocapture fuzzed::`
#[test]
#[ignore = "takes as long as it is told"]
fn every_target_for_some_seconds() {
    let seconds = std::env::var("ARBITER_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    let most = Duration::from_secs(seconds.unwrap_or(1));
    let mut failures = 0;
    let seed = std::env::var("ARBITER_FUZZ_SEED").ok().and_then(|text| text.parse().ok());
    let mut state = 0x9e37_79b9_7f4a_7c15_u64 ^ seed.unwrap_or(0_u64);
    let mut lot = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    };
    // `ARBITER_FUZZ_TARGETS=changed,acts` restricts the run to these targets.
    let named = std::env::var("ARBITER_FUZZ_TARGETS").unwrap_or_default();
    let is_named = |name: &str| named.is_empty() || named.split(',').any(|target| target == name);
    for (name, target) in TARGETS.into_iter().filter(|(name, _)| is_named(name)) {
        let entries = fs::read_dir(Path::new("fuzz/seeds").join(name)).unwrap();
        let mut seeds: Vec<_> =
            entries.map(|entry| fs::read(entry.unwrap().path()).unwrap()).collect();
        seeds.sort();
        let (begun, mut executions) = (Instant::now(), 0_u64);
        while begun.elapsed() < most {
            let mut bytes = seeds[lot(seeds.len())].clone();
            // For this target the file stays as it is, and the changes to it are drawn at random.
            if name == "changed" {
                bytes.truncate(bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len()));
                bytes.push(0);
                let changes = 4 * (1 + lot(4));
                bytes.extend((0..changes).map(|_| lot(256) as u8));
            }
            for _ in 0..if name == "changed" { 0 } else { 1 + lot(4) } {
                let (at, other) = (lot(bytes.len()), &seeds[lot(seeds.len())]);
                let from = lot(other.len());
                let piece = &other[from..(from + lot(12)).min(other.len())];
                let end = (at + lot(8)).min(bytes.len());
                match lot(4) {
                    0 => drop(bytes.splice(at..end, piece.iter().copied())),
                    1 => drop(bytes.drain(at..end)),
                    2 if at < bytes.len() => bytes[at] = lot(256) as u8,
                    _ => drop(bytes.splice(at..at, piece.iter().copied())),
                }
            }
            if std::panic::catch_unwind(|| target(&bytes)).is_err() {
                let failed = std::env::temp_dir().join(format!("fuzzed-{name}-{executions}"));
                fs::write(&failed, &bytes).unwrap();
                println!("{name} failed on {}", failed.display());
                failures += 1;
            }
            executions += 1;
        }
        let a_second = executions / most.as_secs().max(1);
        println!("{name:<10} {executions:>8} executions, {a_second:>8} a second");
    }
    assert_eq!(failures, 0);
}
