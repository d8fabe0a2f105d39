//! Texts in records: code pages, comments and their commands, results in tags.

use std::borrow::Cow;

use draughts_arbiter::pdn::{GameResult, Outcome, ResultStyle, commands, comment_text, decode};
use draughts_arbiter::score::WrittenScore;
use encoding_rs::{WINDOWS_1251, WINDOWS_1252};

#[test]
fn utf8_is_borrowed_and_not_guessed() {
    let decoded = decode("Léman Иванов".as_bytes());
    assert_eq!(decoded.guessed, None);
    assert!(matches!(decoded.text, Cow::Borrowed("Léman Иванов")));
}

#[test]
fn code_pages_are_told_apart_by_their_words() {
    for (text, encoding) in [
        ("Иванов И.", WINDOWS_1251),
        ("Моя игра 2007", WINDOWS_1251),
        ("Ёлкин", WINDOWS_1251),
        ("2ème Open du Léman", WINDOWS_1252),
        ("été à Liège", WINDOWS_1252),
        ("Größe", WINDOWS_1252),
        ("Noël crée", WINDOWS_1252),
    ] {
        let (bytes, ..) = encoding.encode(text);
        let decoded = decode(&bytes);
        assert_eq!(decoded.text, text);
        assert!(decoded.guessed.is_some());
    }
}

#[test]
fn blanks_are_one_space_and_braces_parentheses() {
    assert_eq!(comment_text(" a \r\n b\u{1b}c {d} "), "a b c (d)");
    assert_eq!(comment_text(" \n"), "");
    assert_eq!(comment_text("a\u{202e}b\u{9b}c\u{2066}d"), "a b c d");
}

#[test]
fn commands_keep_every_byte() {
    for text in [
        "[%clk 0:01]",
        "[%touched w 32]",
        "a [%x  two\tblanks] b[%y [ z]c ]",
        "%eval \"truus\"  -0.1",
        "[%unclosed  a",
    ] {
        assert_eq!(comment_text(text), text);
    }
    assert_eq!(comment_text("a  b [%c  d]  e"), "a b [%c  d] e");
    assert_eq!(comment_text("[%c\nd]"), "[%c d]");
}

#[test]
fn arguments_split_at_blanks_and_commas() {
    let command = commands(b"[%csl G12,R8 Y3]").next().expect("one command");
    assert_eq!(command.words().collect::<Vec<_>>(), [b"G12".as_slice(), b"R8", b"Y3"]);
}

#[test]
fn a_tag_may_hold_any_score() {
    let parse = |text: &str| GameResult::parse(text.as_bytes());
    let score = WrittenScore::whole(4, 6);
    assert_eq!(parse("4-6").map(|r| r.style), Some(ResultStyle::Score(score)));
    for (text, outcome, written) in [
        ("1+-1-", Outcome::Draw, "1+ - 1-"),
        ("1- - 1+", Outcome::Draw, "1- - 1+"),
        ("1.02-0.98", Outcome::Draw, "1.02-0.98"),
        ("-0.98-1.02", Outcome::Draw, "0.98-1.02"),
        ("1½-½", Outcome::WhiteWins, "1 1/2 - 1/2"),
        ("1:1", Outcome::Draw, "1-1"),
        ("0,5:0,5", Outcome::Draw, "1/2-1/2"),
    ] {
        let result = parse(text).expect(text);
        assert_eq!((result.outcome, result.to_string()), (outcome, written.to_owned()), "{text}");
        assert_eq!(parse(written), Some(result), "{text}");
    }
    assert_eq!(parse(" 0-1").map(|r| r.outcome), Some(Outcome::BlackWins));
    assert_eq!(parse("0 - 2").map(|r| r.outcome), Some(Outcome::BlackWins));
    assert_eq!(parse("*"), Some(GameResult::UNKNOWN));
    assert_eq!(parse("-"), Some(GameResult::UNKNOWN));
    for none in ["", "1-Jan", "1-0 ?", "100-0", "1-"] {
        assert_eq!(parse(none), None, "{none}");
    }
}
