//! Each finding about the notation of a game.

use super::{codes, findings};
use draughts_arbiter::pdn::{Encoded, Oddity};
use draughts_arbiter::pdn::{GameStream, GameText, MAX_FINDINGS, games_in};

#[test]
fn clean_games_have_no_findings() {
    assert!(codes("[White \"x\"]\n1. 32-28 (31-27 {a}) ; b\n7-12 2-0").is_empty());
}

#[test]
fn odd_tags_are_reported() {
    for text in [
        "[Empty] *",
        "[White Jansen] *",
        "[\n[White \"x\"]",
        "Event \"x\"]",
        "[Event \"x\"\n*",
        "[Event \"a \"b\" c\"]",
        "[two words \"x\"]",
    ] {
        assert_eq!(codes(text), ["tag-invalid"], "{text}");
    }
    assert_eq!(codes("[Event \"x]\n*"), ["unclosed-quote"]);
}

#[test]
fn a_remark_in_brackets_inside_a_comment_ends_neither_it_nor_the_game() {
    let text = "1. 32-28 {see\n[Diagram \"p. 12\"]\nhere} 19-23 *";
    assert_eq!(codes(text), [""; 0]);
    assert_eq!(games_in(text.as_bytes()).count(), 1);
}

#[test]
fn unclosed_brackets_are_reported_once() {
    assert_eq!(codes("32-28 {a\n[White \"x\"]"), ["unclosed-comment"]);
    assert_eq!(codes("32-28 {a { b}"), ["comment-nested"]);
    let game = GameText::new(b"32-28 ((7-12\n[White \"x\"] (1-6) ((");
    let findings = findings(&game);
    let told: Vec<_> = findings.iter().map(|f| (f.code(), f.span.start)).collect();
    assert_eq!(told, [("unclosed-variation", 6), ("unclosed-variation", 31)]);
    assert_eq!(findings[0].as_what(), Some(&Oddity::UnclosedVariation { open: 2 }));
}

#[test]
fn a_second_result_is_reported_unless_something_stands_between() {
    assert_eq!(codes("32-28 1-0 {a} 1-0"), ["result-extra"]);
    for text in [
        "1-0 32-28 1-0",
        "1-0 [White \"x\"] 1-0",
        "1-0 1. 1-0",
        "(1-0) 1-0",
        "1-0 - 1-0",
        "1-0 /FEN \"W:\"/ 1-0",
    ] {
        assert!(codes(text).is_empty(), "{text}");
    }
}

#[test]
fn other_encodings_are_reported_for_each_value() {
    let text = b"[White \"\xC8\xE2\xE0\xED\"] [Black \"x\"] {L\xE9man} *";
    let findings = findings(&GameText::new(text));
    let told: Vec<_> = findings.iter().map(|f| (f.as_what().cloned(), f.span.of(text))).collect();
    let read_as = |part, guessed: &str| Some(Oddity::NotUtf8 { part, guessed: guessed.to_owned() });
    assert_eq!(
        told,
        [
            (read_as(Encoded::Tag, "windows-1251"), &b"\xC8\xE2\xE0\xED"[..]),
            (read_as(Encoded::Comment, "windows-1252"), &b"L\xE9man"[..]),
        ]
    );
}

#[test]
fn utf16_is_reported_with_the_first_game() {
    let text = "\u{FEFF}1. 32-28 * 1. 33-29 *";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut games = GameStream::new(&bytes[..]);
    let mut told = Vec::new();
    while let Some(game) = games.next_game().expect("memory can be read") {
        told.push(findings(&game).len());
    }
    assert_eq!(told, [1, 0]);
}

#[test]
fn spelled_out_line_breaks_are_reported_once() {
    assert_eq!(codes("32-28\\r\n7-12\\r\n"), ["escape-text"]);
}

#[test]
fn findings_are_limited() {
    let text = "[Empty] ".repeat(MAX_FINDINGS + 5);
    let findings = findings(&GameText::new(text.as_bytes()));
    assert_eq!(findings.len(), MAX_FINDINGS + 1);
    let last = findings.last().expect("there are findings");
    assert_eq!(last.as_what(), Some(&Oddity::More { oddities: 5 }));
}
