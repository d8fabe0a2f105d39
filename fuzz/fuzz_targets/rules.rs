//! Any text as a rule document.
#![no_main]

use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules::from_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match from_text(text, "fuzz", &[]) {
    Ok(set) => {
        if set.unchosen().is_empty() {
            let _ = Generator::new(&set).legal_moves(&set.start_position());
        }
    }
    Err(error) => {
        assert!(!error.findings.is_empty());
        for finding in error.findings {
            assert!(finding.span.start <= finding.span.end);
            assert!(finding.span.end <= error.text.len());
        }
    }
});
