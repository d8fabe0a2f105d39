//! Texts made to be slow, deeply nested or endless.
//!
//! Each would take minutes, or overflow the stack, if a step scanned everything before it;
//! otherwise all of them take a moment.

use super::show;
use draughts_arbiter::pdn::{GameStream, GameText, PdnEvent, games_in};

/// Reads a text in both ways; returns the number of games and events.
fn read(text: &[u8]) -> (usize, usize) {
    let games: Vec<GameText<'_>> = games_in(text).collect();
    let events = games.iter().map(|game| game.events().count()).sum();
    let mut streamed = GameStream::new(text);
    let mut count = 0;
    while streamed.next_game().expect("memory can be read").is_some() {
        count += 1;
    }
    assert_eq!(count, games.len());
    (count, events)
}

#[test]
fn deep_nesting() {
    let closed = format!("1. 32-28 {}{} *", "(".repeat(20_000), ")".repeat(20_000));
    assert_eq!(read(closed.as_bytes()), (1, 40_003));
    let open = format!("1. 32-28 {}", "(".repeat(20_000));
    assert_eq!(read(open.as_bytes()), (1, 40_002));
}

#[test]
fn endless_repetition() {
    for piece in [
        "1. ",
        "1.",
        "1-",
        "1 ",
        "[",
        "[a",
        "[a \"",
        "[A \"x\" y ",
        " x [A \"foo\n",
        "\n[A ",
        "{",
        "{\n[A \"x\"]\n",
        "}",
        "(",
        "(1.1",
        ")",
        "\"",
        "\\r",
        "/FEN \"",
        "*",
        "* ",
        "-",
        "- ",
        "<",
        "&",
        "...",
        "½",
        "a1",
        "$",
        "\0",
        "\u{feff}",
        ";",
        "1-0 ",
        "32-28*",
        "32-28 (!",
    ] {
        let text = piece.repeat(200_000 / piece.len());
        read(text.as_bytes());
        read(format!("[A \"x\"] 1. 32-28 {text} 2-0").as_bytes());
    }
}

#[test]
fn a_square_of_twenty_digits() {
    let text = b"1. 100000000000000000000-7 *";
    assert_eq!(show(text), "1. 100000000000000000000-7 =*");
    let Some(PdnEvent::Move(token)) = GameText::new(text).events().nth(1) else {
        panic!("the second event is a move");
    };
    assert!(token.parse().is_err());
}
