//! Any text as a position, under every numbering.
#![no_main]

use std::sync::LazyLock;

use draughts_arbiter::board::{Color, Numbering, parse_fen, write_fen};
use draughts_arbiter::rules::{named, names};
use libfuzzer_sys::fuzz_target;

static NUMBERINGS: LazyLock<Vec<Numbering>> = LazyLock::new(|| {
    names().iter().filter_map(|name| named(name).ok()).map(|set| set.numbering()).collect()
});

fuzz_target!(|text: &str| {
    for numbering in NUMBERINGS.iter() {
        match parse_fen(text, numbering, Color::White) {
            Ok(fen) => {
                let written = write_fen(&fen.position, numbering);
                let again = parse_fen(&written, numbering, Color::White).expect("what is written");
                assert_eq!(again.position, fen.position);
                for note in fen.notes {
                    assert!(text.get(note.span.start..note.span.end).is_some());
                }
            }
            Err(error) => assert!(text.get(error.span.start..error.span.end).is_some()),
        }
    }
});
