//! The three readers on arbitrary text: game records with their replay, positions, rule documents.
//! None panics or hangs, and every finding lies inside the text.
//!
//! `PROPTEST_CASES=20000 cargo test --test records readers::` searches longer.

use std::sync::{Arc, LazyLock, OnceLock};

use crate::texts::{RECORD, change, changed, words};
use draughts_arbiter::board::{Color, Numbering, SquareStyle, parse_fen, write_fen};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::pdn::{GameStream, games_in, utf16_to_utf8};
use draughts_arbiter::record::{
    Catalogue, Laws, MainLine, ReplayOptions, codes, read_again, replay,
};
use draughts_arbiter::report::{
    FindingsFormat, Form, GameStyle, GameView, TerminalStyle, write_game,
};
use draughts_arbiter::rules::{from_text, named, names, set_text};
use draughts_arbiter::words::{Language, say, worded};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The number of cases per property, unless the environment sets it.
const CASES: u32 = 96;

fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(CASES), failure_persistence: None, ..<_>::default() }
}

static LAWS: LazyLock<Vec<Arc<Laws>>> = LazyLock::new(|| {
    let catalogue = Catalogue::new();
    let sets = [
        "international",
        "frisian",
        "russian",
        "english",
        "italian",
        "turkish",
        "canadian",
        "spanish",
    ];
    sets.into_iter().map(|name| catalogue.laws(name).expect("a rule set of the project")).collect()
});

fn judged(text: &[u8], laws: &Laws) -> Result<(), TestCaseError> {
    let mut streamed = GameStream::new(text);
    // A stream may detect UTF-16; a text in memory is not converted.
    let recoded = utf16_to_utf8(text);
    for game in games_in(recoded.as_ref().map_or(text, String::as_bytes)) {
        let same =
            streamed.next_game().expect("bytes can be read").map(|game| game.bytes().to_vec());
        prop_assert_eq!(same.as_deref(), Some(game.bytes()));
        let line = MainLine::read(&game);
        let report = replay(
            &game,
            line,
            laws,
            Vec::new(),
            ReplayOptions { history: true, moves_only: false },
        );
        if let Some(again) = read_again(&game, &report, laws) {
            let options = ReplayOptions::default();
            let (read, line, again) = again.replayed(&game, &[], laws, Vec::new(), options);
            prop_assert_eq!((again.legal_plies, again.plies), (line.plies.len(), line.plies.len()));
            prop_assert_eq!(read.written(), game.bytes());
            for found in &again.findings {
                prop_assert!(found.finding.span.end <= game.bytes().len());
            }
        }
        prop_assert!(report.legal_plies <= report.plies);
        prop_assert!(report.replayed_plies <= report.plies);
        prop_assert!(report.legal_plies <= report.replayed_plies || !report.ok);
        for found in &report.findings {
            let finding = &found.finding;
            let span = finding.span;
            prop_assert!(span.start <= span.end && span.end <= game.bytes().len(), "{:?}", finding);
            if let Ok(text) = std::str::from_utf8(game.bytes()) {
                prop_assert!(text.is_char_boundary(span.start), "{:?}", finding);
                prop_assert!(text.is_char_boundary(span.end), "{:?}", finding);
            }
            prop_assert!(finding.place.is_some());
            prop_assert!(codes().any(|code| code.code == finding.code()), "{}", finding.code());
            prop_assert!(!worded(finding, Language::English).message.is_empty());
        }
        let json = serde_json::to_string(&GameView::of("-", &report)).expect("plain JSON");
        let view: serde_json::Value = serde_json::from_str(&json).expect("JSON reads back");
        prop_assert_eq!(&view["schema"], "arbiter.validate/2");
        for format in FindingsFormat::all() {
            let terminal = TerminalStyle::default();
            let style = GameStyle { format, terminal, diagrams: true, language: Language::English };
            let out = write_game("a.pdn", game.bytes(), &report, &laws.numbering, style);
            let hostile = out.chars().find(|c| c.is_control() && *c != '\n' && *c != '\t');
            prop_assert_eq!(hostile, None);
        }
    }
    prop_assert!(streamed.next_game().expect("bytes can be read").is_none());
    Ok(())
}

/// Returns every existing numbering, built once, so that no case pays for the rule sets.
fn numberings() -> &'static [Numbering] {
    static NUMBERINGS: OnceLock<Vec<Numbering>> = OnceLock::new();
    NUMBERINGS.get_or_init(|| {
        let mut all: Vec<Numbering> = Vec::new();
        for name in names() {
            let numbering = named(name).expect("a rule set of the project").numbering();
            for style in [SquareStyle::Numeric, SquareStyle::Algebraic] {
                let numbering = numbering.with_style(style);
                if !all.contains(&numbering) {
                    all.push(numbering);
                }
            }
        }
        all
    })
}

fn position_read(text: &str) -> Result<(), TestCaseError> {
    for numbering in numberings() {
        match parse_fen(text, numbering, Color::White) {
            Ok(fen) => {
                let written = write_fen(&fen.position, numbering);
                let again = parse_fen(&written, numbering, Color::Black);
                prop_assert_eq!(again.map(|fen| fen.position), Ok(fen.position));
                for note in fen.notes {
                    prop_assert!(text.get(note.span.start..note.span.end).is_some(), "{:?}", note);
                }
            }
            Err(error) => {
                prop_assert!(text.get(error.span.start..error.span.end).is_some(), "{:?}", error);
                let said = say(&error.fault, Language::English);
                prop_assert!(!said.is_empty(), "{:?}", error);
            }
        }
    }
    Ok(())
}

fn rules_read(text: &str) -> Result<(), TestCaseError> {
    match from_text(text, "any.yaml", &[]) {
        Ok(set) => {
            if set.unchosen().is_empty() {
                let generator = Generator::new(&set);
                prop_assert!(generator.legal_moves(&set.start_position()).len() < 500);
            }
        }
        Err(error) => {
            prop_assert!(!error.findings.is_empty());
            for finding in &error.findings {
                let span = finding.span;
                prop_assert!(
                    span.start <= span.end && span.end <= error.text.len(),
                    "{:?}",
                    finding
                );
                prop_assert!(error.text.is_char_boundary(span.start), "{:?}", finding);
                prop_assert!(error.text.is_char_boundary(span.end), "{:?}", finding);
            }
        }
    }
    Ok(())
}

/// Generates lines of rule documents to be mixed.
fn rule_line() -> impl Strategy<Value = String> {
    let lines: Vec<&'static str> =
        names().iter().filter_map(|name| set_text(name)).flat_map(str::lines).collect();
    select(lines).prop_map(str::to_owned)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_bytes_are_a_record(text in prop::collection::vec(any::<u8>(), 0..400), which in any::<Index>()) {
        judged(&text, which.get::<Arc<Laws>>(&LAWS[..]))?;
    }

    #[test]
    fn any_words_are_a_record(text in words(), which in any::<Index>()) {
        judged(&text, which.get::<Arc<Laws>>(&LAWS[..]))?;
    }

    #[test]
    fn a_changed_record_is_read(changes in prop::collection::vec(change(), 1..8), which in any::<Index>()) {
        judged(&changed(RECORD.as_bytes(), &changes), which.get::<Arc<Laws>>(&LAWS[..]))?;
    }

    #[test]
    fn any_text_is_read_as_a_position(text in ".{0,60}") {
        position_read(&text)?;
    }

    #[test]
    fn position_like_text_is_read(text in "[WBKGPHFwbk?]?:? ?([WBKGPHFabc]{0,2}[0-9]{0,4}[-,:. +é]){0,12}") {
        position_read(&text)?;
    }

    #[test]
    fn a_changed_position_is_read(
        fen in select(vec!["W:W31-50:B1-20", "B:WK5,K46:BK28,33.", "W:Wa3,c3:Bb8,Kd8", "W:W31:B20:H0:F1:+0+2", "[FEN \"W:WG12,P7:B\"]"]),
        changes in prop::collection::vec(change(), 1..6),
    ) {
        position_read(&String::from_utf8_lossy(&changed(fen.as_bytes(), &changes)))?;
    }

    #[test]
    fn any_text_is_read_as_rules(text in "\\PC{0,120}") {
        rules_read(&text)?;
    }

    #[test]
    fn mixed_rule_lines_are_read(lines in prop::collection::vec(rule_line(), 0..60)) {
        rules_read(&lines.join("\n"))?;
    }

    #[test]
    fn a_changed_rule_document_is_read(
        name in select(names()),
        changes in prop::collection::vec(change(), 1..6),
    ) {
        let text = set_text(name).expect("a rule set of the project");
        rules_read(&String::from_utf8_lossy(&changed(text.as_bytes(), &changes)))?;
    }
}
