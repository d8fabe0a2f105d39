//! Each target of the fuzzer, once over its seeds: what `fuzz/run` goes on from.

use std::fs;
use std::path::Path;

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
            // A seed that is cut anywhere is one more text that somebody could have.
            for end in (0..bytes.len()).step_by(1 + bytes.len() / 16) {
                run(name, &bytes[..end]);
            }
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
