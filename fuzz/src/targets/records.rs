//! Game records, positions, rule documents, and queries about a game.

use std::io::{Cursor, Read};
use std::sync::{Arc, LazyLock};

use super::halves;

use draughts_arbiter::app::records::files::unpacked;
use draughts_arbiter::board::{Color, Numbering, parse_fen, write_fen};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::pdn::{GameText, games_in, write_pdn};
use draughts_arbiter::record::{
    Case, Catalogue, ChosenRules, CorrectionKind, DrawClaim, IncidentAt, Laws, MainLine, NamedMove,
    ReplayOptions, Strip, TagCondition, canonical_as, pace_of_tag, read_again, replay,
    replay_variations,
};
use draughts_arbiter::report::{FindingsFormat, GameStyle, TerminalStyle, write_game};
use draughts_arbiter::rules::{DrawKind, from_text, named, names};
use draughts_arbiter::words::Language;

static LAWS: LazyLock<Vec<Arc<Laws>>> = LazyLock::new(|| {
    let catalogue = Catalogue::new();
    names().iter().filter_map(|name| catalogue.laws(name)).collect()
});

static NUMBERINGS: LazyLock<Vec<Numbering>> = LazyLock::new(|| {
    names().iter().filter_map(|name| named(name).ok()).map(|set| set.numbering()).collect()
});

/// A game with something of every kind to claim: a missed capture, a touched piece, a clock.
const GAME: &str = "[White \"Alder\"]\n[Black \"Birch\"]\n[TimeControl \"300+3\"]\n\n\
    1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 6. 31-27 \
    10-14 7. 36-31 14-10 8. 33-29 17-21 9. 50-45 21-17 10. 45-50 17-21 *\n";

/// Any bytes as a game record: read, and replayed under a rule set that the first byte chooses.
///
/// The game is then written, as the second byte says.
pub(super) fn pdn(bytes: &[u8]) {
    let [which, what, text @ ..] = bytes else { return };
    let laws = &LAWS[usize::from(*which) % LAWS.len()];
    for game in games_in(text).take(4) {
        let line = MainLine::read(&game);
        let options = ReplayOptions { history: *what == b'v', moves_only: *what == b'm' };
        let mut report = replay(&game, line.clone(), laws, Vec::new(), options);
        if let Some(again) = read_again(&game, &report, laws) {
            let (_, line, again) = again.replayed(&game, &[], laws, Vec::new(), options);
            assert_eq!((again.legal_plies, again.plies), (line.plies.len(), line.plies.len()));
            assert!(again.findings.iter().all(|one| one.finding.span.end <= game.bytes().len()));
        }
        if *what == b'v' {
            replay_variations(&game, laws, &mut report);
        }
        assert!(report.legal_plies <= report.plies && report.replayed_plies <= report.plies);
        for found in &report.findings {
            let span = found.finding.span;
            assert!(span.start <= span.end && span.end <= game.bytes().len());
            assert!(found.finding.place.is_some());
        }
        let format = match what {
            b'f' => FindingsFormat::Full,
            b'c' => FindingsFormat::Concise,
            b'j' => FindingsFormat::Jsonl,
            b's' => FindingsFormat::Csv,
            b'p' => {
                canonical(&game, &line, laws);
                continue;
            }
            _ => continue,
        };
        let terminal = TerminalStyle::default();
        let style = GameStyle { format, terminal, diagrams: true, language: Language::English };
        let out = write_game("-", game.bytes(), &report, &laws.numbering, style);
        assert_harmless(&out);
    }
}

/// Asserts that a written game, read again, is written the same.
fn canonical(game: &GameText<'_>, line: &MainLine<'_>, laws: &Arc<Laws>) {
    let written = |game: &GameText<'_>, line: &MainLine<'_>| {
        let options = ReplayOptions { history: true, moves_only: false };
        // A GameType tag may specify another numbering of the board.
        let choice = ChosenRules::of(Arc::clone(laws), (false, true), None, line);
        let report = replay(game, line.clone(), &choice.laws, Vec::new(), options);
        write_pdn(&canonical_as(game, line, &report, &choice, Strip::default(), None))
    };
    let first = written(game, line);
    assert_harmless(&first);
    // Whether moves are the rest of another game depends on whether there is one before them.
    let before = if game.offset() > 0 { "*\n\n" } else { "" };
    let text = format!("{before}{first}");
    if let Some(again) = games_in(text.as_bytes()).last() {
        assert_eq!(written(&again, &MainLine::read(&again)), first);
    }
}

/// Asserts that a printed text cannot control a terminal or reverse the direction of text.
fn assert_harmless(text: &str) {
    let hostile = |c: char| {
        (c.is_control() && !matches!(c, '\n' | '\t' | '\r'))
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert!(!text.contains(hostile), "{:?}", text.chars().find(|&c| hostile(c)));
}

/// Any text as a position, in a numbering that the first byte chooses.
pub(super) fn fen(bytes: &[u8]) {
    let Some((which, text)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let numbering = &NUMBERINGS[usize::from(*which) % NUMBERINGS.len()];
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

/// Any text as a rule document and, after a byte 0, settings of single fields.
pub(super) fn rules(bytes: &[u8]) {
    let (text, setting) = halves(bytes);
    let (Ok(text), Ok(setting)) = (std::str::from_utf8(text), std::str::from_utf8(setting)) else {
        return;
    };
    let settings: Vec<String> = setting.lines().map(str::to_owned).collect();
    match from_text(text, "fuzz", &settings) {
        Ok(set) => {
            if set.unchosen().is_empty() {
                let _ = Generator::new(&set).legal_moves(&set.start_position());
            }
        }
        Err(error) => {
            assert!(!error.findings.is_empty());
            for finding in error.findings {
                assert!(finding.span.start <= finding.span.end);
            }
        }
    }
}

/// Any bytes as a packed file, with an extension that the first byte chooses.
///
/// At most a megabyte of the unpacked data is read.
pub(super) fn packed(bytes: &[u8]) {
    let Some((which, packed)) = bytes.split_first() else { return };
    let name = ["a.pdn", "a.pdn.gz", "a.pdn.zst", "a.fen", "a.fen.zst"][usize::from(*which) % 5];
    if let Ok(input) = unpacked(name, Box::new(Cursor::new(packed.to_vec()))) {
        let mut out = Vec::new();
        let _ = input.take(1 << 20).read_to_end(&mut out);
    }
}

/// Any text as incidents in a game, one per line, and as a time control.
pub(super) fn incidents(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let told: Vec<IncidentAt> = text.lines().filter_map(|line| line.parse().ok()).take(8).collect();
    let _ = pace_of_tag(text);
    if told.is_empty() {
        return;
    }
    let game = GameText::new(GAME.as_bytes());
    let mut line = MainLine::read(&game);
    line.told = told;
    let report = replay(&game, line, &LAWS[0], Vec::new(), ReplayOptions::default());
    assert!(report.replayed_plies <= report.plies);
}

/// Any text as a claim in a game.
///
/// The parts are separated by semicolons: the kind, who claims, when, the moves, the announced
/// move.
pub(super) fn claims(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut words = text.split(';').map(str::trim);
    let (kind, by, at) = (words.next(), words.next(), words.next());
    let moves = words.next().unwrap_or_default();
    let next = words.next().filter(|next| !next.is_empty());
    let by = by.and_then(|by| match by {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    });
    let at: Option<NamedMove> = at.and_then(|at| at.parse().ok());
    let moves: Vec<NamedMove> = moves.split(',').filter_map(|mv| mv.parse().ok()).collect();
    static CASE: LazyLock<Case<'static>> = LazyLock::new(|| {
        let game = GameText::new(GAME.as_bytes());
        Case::open(game, MainLine::read(&game), &LAWS[0], Vec::new()).expect("a game")
    });
    let kind = kind.unwrap_or_default();
    if let Some(kind) = DrawKind::ALL.iter().find(|known| known.word() == kind) {
        let claim = DrawClaim { kind: *kind, moves, by, at, next: next.map(str::to_owned) };
        if let Ok(ruled) = CASE.claim(&claim) {
            assert!(ruled.game.moments() > 0);
        }
    } else if let Some(kind) = CorrectionKind::ALL.iter().find(|known| known.word() == kind) {
        let _ = CASE.correction(*kind, moves.first(), by, at.as_ref());
    }
}

/// Any text as a condition on games, evaluated for a game.
pub(super) fn select(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(condition) = TagCondition::parse(text) {
        let value = |name: &str| match name {
            "White" => "Alder".to_owned(),
            "Round" => "3".to_owned(),
            _ => name.to_lowercase(),
        };
        condition.holds(value);
    }
}
