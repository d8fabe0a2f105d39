//! Boundaries between games.

use draughts_arbiter::pdn::games_in;

/// Returns the text of the first game.
fn first_game(text: &str) -> &str {
    let game = games_in(text.as_bytes()).next();
    game.map_or("", |game| &text[..game.bytes().len()])
}

#[test]
fn games_end_behind_results_and_before_tags() {
    for (text, expected) in [
        ("1. 32-28 2-0 1. 33-29 0-2", "1. 32-28 2-0 "),
        ("1. 32-28 0-001.33-29 *", "1. 32-28 0-0"),
        ("1. 32-28 1 - 1[White \"x\"] *", "1. 32-28 1 - 1"),
        ("1. 32-28\n[White \"x\"]\n*", "1. 32-28\n"),
        ("[White \"x\"]\n12.\n[White \"y\"]\n*", "[White \"x\"]\n12.\n"),
        ("1. 0-2\n1. 0-2", "1. 0-2\n"),
        ("[White \"x\"] * [White \"y\"] *", "[White \"x\"] * "),
        ("1. 32-28 (31-27 2-0) 17-22 *", "1. 32-28 (31-27 2-0) 17-22 *"),
        ("1. 32-28 {2-0} 17-22 *", "1. 32-28 {2-0} 17-22 *"),
        ("1. 32-28 2-0\n\n2-0\n\n1. 33-29 *", "1. 32-28 2-0\n\n2-0\n\n"),
        ("3\n1\n[Ident \"a\"]\n1. a3-b4\n[White \"x\"]", "3\n1\n[Ident \"a\"]\n1. a3-b4\n"),
    ] {
        assert_eq!(first_game(text), expected, "{text}");
    }
}

#[test]
fn a_header_that_comes_again_behind_a_blank_line_is_another_game() {
    for (text, expected) in [
        ("[White \"a\"]\n\n[White \"b\"]\n\n1. 32-28 *", "[White \"a\"]\n\n"),
        ("[FEN \"W:W1:B2\"]\r\n\r\n[FEN \"W:W3:B4\"]", "[FEN \"W:W1:B2\"]\r\n\r\n"),
        ("[White \"a\"]\n[White \"b\"]\n*", "[White \"a\"]\n[White \"b\"]\n*"),
        ("[White \"a\"]\n\n[Black \"b\"]\n*", "[White \"a\"]\n\n[Black \"b\"]\n*"),
        ("[Round \"1\"]\n\n[Round \"2\"]\n*", "[Round \"1\"]\n\n[Round \"2\"]\n*"),
    ] {
        assert_eq!(first_game(text), expected, "{text}");
    }
}

#[test]
fn what_follows_a_result_in_its_line_belongs_to_it() {
    for (text, expected) in [
        ("1. 32-28 2-0 (1.45/1.58) {won}\n1. 33-29 *", "1. 32-28 2-0 (1.45/1.58) {won}\n"),
        ("1. 32-28 2-0\n{next}\n1. 33-29 *", "1. 32-28 2-0\n"),
        ("1. 32-28 2-0\n[Empty] 1. 33-29 *", "1. 32-28 2-0\n"),
        ("1. 32-28 2-0 1. {end}", "1. 32-28 2-0 1. {end}"),
        ("1. 32-28 2-0 1. 0-2", "1. 32-28 2-0 "),
        ("1. 32-28 2-0\n[\n[White \"x\"]", "1. 32-28 2-0\n"),
    ] {
        assert_eq!(first_game(text), expected, "{text}");
    }
}

#[test]
fn text_without_tags_moves_and_results_is_no_game() {
    for text in ["", " \n", "{only a comment}", "; remark\n", "hello"] {
        assert!(games_in(text.as_bytes()).next().is_none(), "{text}");
    }
}
