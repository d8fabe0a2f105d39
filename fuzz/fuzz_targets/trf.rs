//! Any bytes as a tournament report and as a cross-table: read, written, turned into an event.
//!
//! `cargo +nightly fuzz run trf`
#![no_main]

use draughts_arbiter::trf::{Edition, crosstable, from_event, read, to_event, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (document, findings) = read(bytes);
    for finding in findings {
        assert!(finding.span.start <= finding.span.end && finding.span.end <= bytes.len());
        assert!(finding.place.is_some());
    }
    let written = write(&document);
    assert_eq!(read(written.as_bytes()).0, document);
    if let Ok((event, _)) = to_event(&document) {
        for edition in [Edition::Trf26, Edition::Trf16] {
            let ranks = vec![None; event.players.len()];
            let (report, _) = from_event(&event, &ranks, edition).expect("it came from a report");
            assert_eq!(read(write(&report).as_bytes()).0, report);
        }
    }
    if let Ok((event, _)) = crosstable::read(bytes) {
        let order: Vec<usize> = (0..event.players.len()).collect();
        for format in [crosstable::Format::DraughtsArbiterPro, crosstable::Format::Toernooibase] {
            let (text, _) = crosstable::write(&event, &order, format);
            assert_eq!(crosstable::Format::of(text.as_bytes()), Some(format));
        }
    }
});
