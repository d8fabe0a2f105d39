//! Text next to moves and between squares that is not a move: words, clocks, dates, titles, the
//! squares of captured pieces; and positions that do not fit the moves.

use super::kept::{is_unread, run};

const TAGS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n";

/// Returns the exit code, the game and the messages of converting a drawn game.
fn converted(moves: &str) -> (i32, String, String) {
    let (code, out, err) = run(&["convert", "-"], format!("{TAGS}\n{moves} 1-1\n").as_bytes());
    let body = out.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ");
    (code, body.trim().to_owned(), err)
}

fn validated(text: &str) -> (i32, String) {
    let (code, out, _) = run(&["validate", "-"], text.as_bytes());
    (code, out)
}

#[test]
fn no_word_in_any_script_parts_two_squares() {
    for word in ["или", "и", "или ", "of", "or", "ή", "או", "或", "oder", "да", "2"] {
        let text = format!("{TAGS}\n1. 33 {word} 29 19-23 2. 35-30 20-25 1-1\n");
        assert!(is_unread(&text), "{word}: {}", validated(&text).1);
    }
    for sign in ["х", " х ", "Х", "ъ", "×", "->", " – ", "..", " / ", "хх"] {
        let (code, game, err) = converted(&format!("1. 33{sign}29 19-23 2. 35-30 20-25"));
        assert_eq!(
            (code, game.as_str()),
            (0, "1. 33-29 19-23 2. 35-30 20-25 1-1"),
            "{sign}: {err}"
        );
    }
}

#[test]
fn no_sign_beside_a_move_is_dropped() {
    for (moves, code, kept) in [
        ("1. 33-29 20-25= 2. 31-26", 1, "20-25 {=} 2."),
        ("1. 33-29 20-25+ 2. 31-26", 0, "20-25 {+} 2."),
        ("1. 33-29 20-25# 2. 31-26", 0, "20-25 {#} 2."),
        ("1. 33-29 ) 20-25", 1, "33-29 {)} 1... 20-25"),
        ("1. 33-29 ] 20-25", 0, "33-29 {]} 1... 20-25"),
        ("1. 33-29 } 20-25", 1, "33-29 {)} 1... 20-25"),
        ("1. 33-29 . 20-25", 0, "33-29 {.} 1... 20-25"),
        ("1. 33-29 20-25 2. 31-26 3 15-20", 0, "31-26 {3} 2... 15-20"),
        ("1. 33-29 20-25 1 1", 1, "{1 1}"),
        ("1. 33-29 ½20-25 2. 31-26", 0, "33-29 {½} 1... 20-25"),
    ] {
        let (done, game, err) = converted(moves);
        assert!(done == code && game.contains(kept), "{moves}: {done} {game} {err}");
    }
    // Dots, commas and brackets around a readable move are punctuation.
    for moves in ["1. 33-29. 20-25, 2. 31-26", "1. 33-29 (20-25) 2. 31-26"] {
        let (code, game, _) = converted(moves);
        assert_eq!((code, game.as_str()), (0, "1. 33-29 20-25 2. 31-26 1-1"), "{moves}");
    }
}

#[test]
fn a_clock_or_a_value_beside_a_move_is_no_result_and_loses_no_digit() {
    for clocks in [
        ["0:00", "0:01"],
        ["(0:01)", "(0:02)"],
        ["0.01", "0.02"],
        ["(1.45)", "(0:45:10)"],
        ["+0.35", "-0.20"],
        ["1:05", "0:00"],
    ] {
        let [one, other] = clocks;
        let (code, game, err) = converted(&format!("1. 33-29 {one} 20-25 {other} 2. 31-26 15-20"));
        let plain = |clock: &str| clock.trim_matches(['(', ')']).to_owned();
        let expected = format!(
            "1. 33-29 {{{}}} 1... 20-25 {{{}}} 2. 31-26 15-20 1-1",
            plain(one),
            plain(other)
        );
        assert_eq!((code, game), (0, expected), "{one}: {err}");
    }
}

#[test]
fn the_squares_of_captured_pieces_in_brackets_are_kept() {
    for (moves, kept) in [
        ("1. 32-28 19-23 2. 28x19(23) 14x23(19)", "2. 28x19 {(23)} 2... 14x23 {(19)} 1-1"),
        ("1. 32-28 19-23 2. 28x(23)19 14x23", "2. 28x19 {(23)} 2... 14x23 1-1"),
        ("1. 32-28 19-23 2. 28(23)19 14x23", "2. 28x19 {(23)} 2... 14x23 1-1"),
    ] {
        let (code, game, err) = converted(moves);
        assert!(code == 0 && game.ends_with(kept), "{moves}: {game} {err}");
    }
    // A square on which nothing was captured is kept as a comment.
    let (code, game, _) = converted("1. 32-28 19-23 2. 28x19(24) 14x23");
    assert!(code == 1 && game.contains("{24}"), "{game}");
}

#[test]
fn titles_page_numbers_and_dates_among_moves_are_no_moves() {
    for title in ["Alder - Birch", "Alder, A. - Birch, B.", "Hijken 2 - Huissen 1", "Липа - Клён"]
    {
        let text = format!("{title}\n1. 33-29 19-23 2. 35-30 20-25 1-1\n");
        let (code, out) = validated(&text);
        assert!(code == 0 && !out.contains("move-unreadable"), "{title}: {out}");
        let (_, out, _) = run(&["convert", "-"], text.as_bytes());
        assert!(
            out.replace("} {", " ").contains(title) && out.contains("1. 33-29 19-23 2. 35-30"),
            "{title}: {out}"
        );
    }
    let (code, game, _) = converted("1. 33-29 19-23\n- 12 -\n2. 35-30 20-25");
    assert_eq!((code, game.as_str()), (1, "1. 33-29 19-23 {- 12 -} 2. 35-30 20-25 1-1"));
    // A lone hyphen still counts as an unknown move.
    assert!(is_unread(&format!("{TAGS}\n1. 33-29 19-23 2. - 20-25 1-1\n")));
    for date in ["28.11.2026", "28.11.26", "2026-11-28", "28-11-2026"] {
        let (code, game, _) = converted(&format!("1. 33-29 19-23 {date} 2. 35-30 20-25"));
        let game = game.replace("20-26", "2026");
        let parts = date.split(['.', '-']);
        assert!(code <= 1 && parts.into_iter().all(|part| game.contains(part)), "{date}: {game}");
    }
}

#[test]
fn a_half_of_dos_is_a_draw() {
    let text =
        [b"[White \"A\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 ", &b"\xAB-\xAB\n"[..]].concat();
    let (code, out, _) = run(&["convert", "-"], &text);
    assert!(code == 0 && out.contains("[Result \"1-1\"]") && out.ends_with("19-23 1-1\n"), "{out}");
}

/// `convert` either writes the result that was read or reports the difference.
#[test]
fn a_result_that_no_game_has_is_not_replaced_by_that_of_the_tag_in_silence() {
    let text = "[Result \"1-1\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 1 1/2-1/2\n";
    let (code, out, err) = run(&["convert", "-"], text.as_bytes());
    assert!(
        code == 1 && out.contains("{1 1/2 - 1/2}") && err.contains("0 replayed whole"),
        "{out}{err}"
    );
}

#[test]
fn a_half_move_with_a_sign_too_many_is_charged_to_nobody() {
    for moves in [
        "1. 3x3-29 19-23",
        "1. 33-29-19-23 2. 35-30 20-25",
        "1. 33-2\n9 19-23 2. 35-30 20-25",
        "1. 3\n3-29 19-23 2. 35-30 20-25",
        "1. 33-29 1.9-23 2. 35-30 20-25",
        "1. 33-2[]9 19-23 2. 35-30 20-25",
    ] {
        let (_, out) = validated(&format!("{TAGS}\n{moves} 1-1\n"));
        assert!(!out.contains("irregularity["), "{moves}: {out}");
    }
    // An impossible move written correctly is still a violation.
    let (_, out) = validated(&format!("{TAGS}\n1. 33-24 19-23 2. 35-30 20-25 1-1\n"));
    assert!(out.contains("irregularity[moved-irregularly]"), "{out}");
}

#[test]
fn moves_that_a_semicolon_hides_are_charged_to_nobody() {
    let text = format!(
        "{TAGS}\n1. 33-29 19-23 ; a remark 2. 35-30 20-25 3. 40-35\n 14-19 4. 30-24 19x30 1-1\n"
    );
    let (code, out) = validated(&text);
    assert!(code == 1 && !out.contains("irregularity["), "{out}");
}

#[test]
fn a_blank_in_a_position_joins_no_two_pieces() {
    for (fen, shown) in [
        ("W:W28,33,38:B1 2,15,19", "`1 2`"),
        ("W:W28 33 38:B12,15,19", "`28 33 38`"),
        ("W:WK28 K33:B12", "`K28 K33`"),
    ] {
        let text = format!("[GameType \"20\"]\n[FEN \"{fen}\"]\n\n*\n");
        let (code, out) = validated(&text);
        let said = format!("a blank stands in {shown}: a comma is missing there");
        assert!(code == 1 && out.contains("error[fen-invalid]") && out.contains(&said), "{out}");
    }
    let (code, _) = validated("[GameType \"20\"]\n[FEN \"W: W 28, K 33 :B12\"]\n\n*\n");
    assert_eq!(code, 0);
}

#[test]
fn a_position_with_the_wrong_letter_or_colours_is_charged_to_nobody() {
    for (fen, why) in [
        ("B:W28,33,38:B10,15,19", "with the other player to move they do"),
        ("W:B28,33,38:W10,15,19", "with its colours exchanged they do"),
        ("W:W28,33,38", "one player has no piece"),
    ] {
        let text =
            format!("[Result \"1-1\"]\n[GameType \"20\"]\n[FEN \"{fen}\"]\n\n1. 28-22 15-20 1-1\n");
        let (code, out) = validated(&text);
        assert!(code == 1 && out.contains("error[game-not-judged]") && out.contains(why), "{out}");
        assert!(!out.contains("irregularity["), "{out}");
        assert_eq!(run(&["convert", "-"], text.as_bytes()).0, 1);
    }
}

/// Two-digit numbers joined by a dot are a move, although a clock can look the same.
#[test]
fn moves_with_dots_and_noughts_are_no_clocks() {
    let (code, game, err) = converted("01.33.29 20.25 02.31.26 07.11 03.36.31 02.07");
    // 7-11 is impossible at that point: the move is left unread, and no player is charged.
    assert!(code == 1 && !game.contains("{07.11}"), "{game} {err}");
    let (code, game, err) = converted("01.33.29 17.22 02.39.33 11.17 03.44.39 06.11");
    let expected = "1. 33-29 17-22 2. 39-33 11-17 3. 44-39 6-11 1-1";
    assert_eq!((code, game.as_str()), (0, expected), "{err}");
}
