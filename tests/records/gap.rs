//! Text between two half-moves: the record is not clean, nothing of it is lost, and no player is
//! charged.

use super::kept::{is_unread, run};

const NUMBERS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n";
const LETTERS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n";

const IN_NUMBERS: [&str; 10] =
    ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "14-19", "46-41", "17-21"];
const IN_LETTERS: [&str; 8] =
    ["c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4", "g7-f6", "b4xd6", "e7xc5"];

/// Texts that are not moves.
const TEXTS: &[&str] = &[
    "(FEN W:W31:B20)",
    "(Result 1-1)",
    "(Event x)",
    "(26)",
    "(14x)",
    "{onleesbaar}",
    "(onleesbaar)",
    "[onleesbaar]",
    "onleesbaar",
    "(?)",
    "[?]",
    "{?}",
    "?",
    "...",
    "(...)",
    "[slaat]",
    "(1.30/1.40)",
    "{}",
    "()",
    "{26}",
    "26?",
    "18.",
    "{17-21}",
];

/// Writes a game in which a text replaces one of its half-moves.
fn game(head: &str, moves: &[&str], at: usize, text: &str) -> String {
    let mut written = head.to_owned();
    for (place, mv) in moves.iter().enumerate() {
        if place % 2 == 0 {
            written += &format!("{}. ", place / 2 + 1);
        }
        written += if place == at { text } else { mv };
        written.push(' ');
    }
    let result = if head == NUMBERS { "1-1" } else { "1/2-1/2" };
    format!("{written}{result}\n")
}

#[test]
fn what_stands_in_the_place_of_a_move_is_charged_to_nobody() {
    for text in TEXTS {
        for at in 4..8 {
            let game = game(NUMBERS, &IN_NUMBERS, at, text);
            assert!(is_unread(&game), "{game}");
        }
        for at in [3, 4, 5] {
            let game = game(LETTERS, &IN_LETTERS, at, text);
            assert!(is_unread(&game), "{game}");
        }
    }
}

#[test]
fn what_is_no_comment_and_no_move_is_not_clean_at_the_end_of_a_game_either() {
    for text in ["(26)", "26?", "...", "(Result 1-1)", "(FEN W:W31:B20)"] {
        assert!(is_unread(&game(NUMBERS, &IN_NUMBERS, 9, text)), "{text}");
    }
    for text in ["(onleesbaar)", "onleesbaar", "[slaat]", "(Event x)", "(zet ontbreekt)", "6."] {
        let game = game(NUMBERS, &IN_NUMBERS, 9, text);
        let (code, out, _) = run(&["validate", "-"], game.as_bytes());
        assert!(code == 0 && out.contains("warning[text-unreadable]"), "{game}{out}");
    }
    let game = game(NUMBERS, &IN_NUMBERS, 9, "{White resigns} [%clk 0:10:00]");
    let (code, out, _) = run(&["validate", "-"], game.as_bytes());
    assert_eq!((code, out.as_str()), (0, ""));
}

#[test]
fn a_number_without_a_move_is_no_half_move() {
    for moves in ["4. {onleesbaar} 5. 41-37 14-19", "4. {?} {?} 5. 41-37 14-19 6. 46-41"] {
        let game = format!("{NUMBERS}1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 {moves} 1-1\n");
        assert!(is_unread(&game), "{game}");
    }
}

#[test]
fn a_remark_beside_a_move_of_the_player_whose_turn_it_is_excuses_nothing() {
    let game = format!("{NUMBERS}1. 32-28 19-23 2. {{good}} 37-32 1-1\n");
    let (code, out, _) = run(&["validate", "-"], game.as_bytes());
    assert!(code == 1 && out.contains("irregularity[capture-missed]"), "{out}");
    // A longer comment is a remark on the play, not an unreadable move.
    let game =
        format!("{NUMBERS}1. 32-28 {{this is how the champion begins his games}} 37-32 1-1\n");
    let (code, out, _) = run(&["validate", "-"], game.as_bytes());
    assert!(code == 1 && out.contains("irregularity[two-moves-in-a-row]"), "{out}");
}

#[test]
fn convert_keeps_every_word_and_number_and_calls_no_such_game_whole() {
    let moves = "1. 32-28 19-23 2. 28x19 14x23";
    for (text, kept) in [
        ("remise", "{remise}"),
        ("draw", "{draw}"),
        ("3. 37-32a", "{a}"),
        ("(na 60 zetten)", "{na 60 zetten}"),
        ("na 60 zetten", "{na} {60 zetten}"),
        ("(26)", "{26}"),
        ("3.", "{3.}"),
        ("[slaat]", "{slaat}"),
    ] {
        let game = format!("{NUMBERS}{moves} {text} 1-1\n");
        let (code, out, err) = run(&["convert", "-"], game.as_bytes());
        assert!(code == 1 && err.contains("0 replayed whole"), "{game}{err}");
        assert!(out.contains(kept), "{game}{out}");
    }
}
