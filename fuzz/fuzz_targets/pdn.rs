//! Any bytes as a game record: read, replayed under several rule sets, written.
//!
//! `cargo +nightly fuzz run pdn`; the first byte chooses the rule set.
#![no_main]

use std::sync::{Arc, LazyLock};

use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{Catalogue, Laws, MainLine, ReplayOptions, replay};
use draughts_arbiter::report::{Format, GameStyle, write_game};
use draughts_arbiter::words::Language;
use libfuzzer_sys::fuzz_target;

static LAWS: LazyLock<Vec<Arc<Laws>>> = LazyLock::new(|| {
    let catalogue = Catalogue::new();
    ["international", "frisian", "russian", "english", "italian", "turkish", "canadian", "spanish"]
        .into_iter()
        .filter_map(|name| catalogue.laws(name))
        .collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, text)) = bytes.split_first() else { return };
    let laws = &LAWS[usize::from(first) % LAWS.len()];
    for game in games_in(text) {
        let report =
            replay(&game, MainLine::read(&game), laws, Vec::new(), ReplayOptions::default());
        assert!(report.legal_plies <= report.plies && report.replayed_plies <= report.plies);
        for found in &report.findings {
            let span = found.finding.span;
            assert!(span.start <= span.end && span.end <= game.bytes().len());
            assert!(found.finding.place.is_some());
        }
        for format in [Format::Full, Format::Concise, Format::Jsonl, Format::Csv] {
            let style =
                GameStyle { format, color: false, diagrams: true, language: Language::English };
            let out = write_game("-", game.bytes(), &report, &laws.numbering, style);
            assert!(!out.contains('\u{1b}'));
        }
    }
});
