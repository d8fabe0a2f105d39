//! Each accepted notation, and what it is read as.

use super::{show, split};
use draughts_arbiter::diag::Place;
use draughts_arbiter::pdn::{GameResult, GameText, Outcome, PdnEvent, games_in};

/// Checks texts against the short form of their events.
fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(show(text), *expected, "{text:?}");
    }
}

#[test]
fn tags() {
    check(&[
        ("[White \"Jansen\"]", "[White=Jansen]"),
        ("[ White  \"Jansen\" ]", "[White=Jansen]"),
        ("[White\"x\"][Black \"y\"] [Round \"\"]", "[White=x] [Black=y] [Round=]"),
        (r#"[Event "the \"big\" one"]"#, r#"[Event=the "big" one]"#),
        (r#"[Event "the "big" one"]"#, r#"[Event=the "big" one]"#),
        ("[FEN \"W:W31,\n  32:B1\"]\n*", "[FEN=W:W31,\n  32:B1] =*"),
        ("\t\t[White \"x\"]\r\n\t\t1. 32-28\r\n", "[White=x] 1. 32-28"),
        ("[White Jansen] 1. 32-28", "[White=Jansen] 1. 32-28"),
        ("[Empty] 1. 32-28", "?EmptyTag:[Empty] 1. 32-28"),
        ("[\n[White \"x\"]", "?StrayBracket:[ [White=x]"),
        ("Event \"x\"]\n[Site \"\"]", "[Event=x] [Site=]"),
        ("[Event \"x\"\n[Site \"y\"]", "[Event=x] [Site=y]"),
        ("[Event \"x\" [Site \"y\"]", "[Event=x] [Site=y]"),
        ("[&#x00c9;valuation blanche \"2205\"]", "[&#x00c9;valuation blanche=2205]"),
        ("[Event \"x]\n1. 32-28", "[Event=x] 1. 32-28"),
        ("[Event \"x\n[Site \"y\"]", "[Event=x] [Site=y]"),
        ("[Event \"x\n1. 32-28\n\n17-22", "[Event=x] 1. 32-28 17-22"),
        ("[Event \"x\" y\n1. 32-28", "[Event=x] ?Word:y 1. 32-28"),
    ]);
}

#[test]
fn a_value_goes_on_over_lines_but_not_for_ever() {
    assert_eq!(
        show("[Event \"x\n1. 32-28\n\n2. {\"}"),
        "[Event=x] 1. 32-28 2. {\"}",
        "a blank line ends it"
    );
    assert_eq!(
        show("[Event \"x\n1. 32-28\n[White \"y\"]"),
        "[Event=x] 1. 32-28 [White=y]",
        "a tag ends it"
    );
    let long = format!("[Event \"x\n{}{{\"}}", "7-12\n".repeat(1000));
    assert!(show(long).starts_with("[Event=x] 7-12 "), "4 KiB end it");
}

#[test]
fn move_numbers() {
    check(&[
        ("1. 32-28 18-23", "1. 32-28 18-23"),
        ("012.32-28", "12. 32-28"),
        ("12... 7-12", "12... 7-12"),
        ("12. ... 7-12", "12.... 7-12"),
        ("12 ... 7-12", "12... 7-12"),
        ("12 . 7-12", "12. 7-12"),
        ("12. . 7-12", "12. ?StrayDot:. 7-12"),
        ("12\u{2026} 7-12", "12... 7-12"),
        ("12 32-28", "12 32-28"),
        ("... 7-12", "_... 7-12"),
        ("8-3 . 1-0", "8-3 ?StrayDot:. =1-0"),
        ("100000000000000000000. 7-12", "_. 7-12"),
    ]);
}

#[test]
fn moves_and_their_strength() {
    check(&[
        ("26x17x 8 2. 1- 7 1 - 7", "26x17x 8 2. 1- 7 1 - 7"),
        ("c3:e5 a3b4 3228 28X19", "c3:e5 a3b4 3228 28X19"),
        ("32\u{2011}28 32\u{2013}28", "32\u{2011}28 32\u{2013}28"),
        ("22*18 7-12", "22*18 7-12"),
        ("32-28! 7-12!? 1-6 ?", "32-28/! 7-12/!? 1-6/?"),
        ("32-28(!?) 7-12 (???) 1-6", "32-28/!? 7-12/??? 1-6"),
        ("32-28* 7-12", "32-28/* 7-12"),
        ("32-28*", "32-28 =*"),
        ("32-28*\n[White \"x\"]", "32-28 =* [White=x]"),
        ("32-28* 1. 33-29", "32-28 =* 1. 33-29"),
        ("32-28 !17x22", "32-28/! 17x22"),
        ("{a} !? 7-12", "{a} ?StrayStrength:!? 7-12"),
        ("41. - - 42. -- *", "41. <-> <-> 42. <-> =*"),
        ("8-11Remark 1-0", "8-11 ?Word:Remark =1-0"),
        ("31- 2. 7-12", "?Word:31- 2. 7-12"),
        ("1-Jan", "?Word:1-Jan"),
    ]);
}

#[test]
fn the_spans_of_a_move_tell_squares_from_strength() {
    let text = b"1. 32-28 (!?) 7-12";
    let game = GameText::new(text);
    let Some(PdnEvent::Move(first)) = game.events().nth(1) else {
        panic!("the second event is a move");
    };
    assert_eq!(first.span.of(text), b"32-28 (!?)");
    assert_eq!(first.text_span().of(text), b"32-28");
    assert_eq!(first.strength_span().of(text), b"!?");
    assert_eq!(first.parse().map(|squares| squares.squares().len()), Ok(2));
}

#[test]
fn results() {
    check(&[
        ("1. 0-2", "1. =0-2"),
        ("7-1 1-18 1-1", "7-1 1-18 =1-1"),
        ("32-28 ½-½", "32-28 =½-½"),
        ("32-28 0-001.33-29", "32-28 =0-0 1. 33-29"),
        ("32-28 1 - 1[White \"x\"]", "32-28 =1 - 1 [White=x]"),
        ("32-28 2-0 (1.45/1.58)", "32-28 =2-0 (1.45|1.58)"),
        ("32-28 (7-12 0-2) *", "32-28 ( 7-12 =0-2 ) =*"),
    ]);
}

#[test]
fn a_score_that_looks_like_a_move_needs_its_tag_and_the_end_of_the_game() {
    check(&[
        ("[Result \"4-6\"] 1. 13-19 4-6", "[Result=4-6] 1. 13-19 =4-6"),
        ("[Result \"4-6\"] 1. 4-6 13-19\n\n[White \"x\"]", "[Result=4-6] 1. 4-6 13-19 [White=x]"),
        ("[Result \"2-0\"] 1. 13-19 4-6", "[Result=2-0] 1. 13-19 4-6"),
        ("[Result \"-\"] 1. 13-19 -", "[Result=-] 1. 13-19 =-"),
        ("[Result \"-\"] 1. - 13-19", "[Result=-] 1. <-> 13-19"),
        ("1. 13-19 -", "1. 13-19 <->"),
    ]);
    let result = games_in(b"[Result \"4-6\"] 4-6").next().and_then(|game| game.events().last());
    let Some(PdnEvent::Result { result, .. }) = result else {
        panic!("the game ends with a result");
    };
    assert_eq!(result.outcome, Outcome::BlackWins);
    assert_eq!(Some(result), GameResult::parse(b"4-6"));
}

#[test]
fn comments() {
    check(&[
        ("32-28 {good} 7-12", "32-28 {good} 7-12"),
        ("32-28{[%clock w0:01]}7-12", "32-28 {[%clock w0:01]} 7-12"),
        ("{ a { b } c }", "{ a { b } ?Word:c ?StrayBrace:}"),
        ("32-28 ; rest\n7-12", "32-28 ; rest 7-12"),
        ("% head {\n  %x\n32-28 %\n", "; head { ;x 32-28 ?Word:%"),
        ("32-28 [ 23-18 24-19 ] 7-12", "32-28 < 23-18 24-19 > 7-12"),
        ("32-28 [ 23-18\n24-19 ] 7-12", "32-28 < 23-18\n24-19 > 7-12"),
        ("32-28 [ 23-18\n\n24-19 ] 7-12", "32-28 ?StrayBracket:[ 23-18 24-19 ?StrayBracket:] 7-12"),
        ("32-28 {open\n[White \"x\"]", "32-28 {open\n} [White=x]"),
        ("32-28 {open [White \"x\"]", "32-28 {open [White \"x\"]}"),
    ]);
}

#[test]
fn a_comment_may_quote_a_tag_and_a_header_ends_one() {
    check(&[
        ("32-28 {a\n[Event \"x\"]\nb} 7-12", "32-28 {a\n[Event \"x\"]\nb} 7-12"),
        ("32-28 {a\r\n[Event \"x\"]} 7-12", "32-28 {a\r\n[Event \"x\"]} 7-12"),
        (
            "32-28 {a\n[Event \"x\"]\n[Site \"y\"]\nb}",
            "32-28 {a\n} [Event=x] [Site=y] ?Word:b ?StrayBrace:}",
        ),
        (
            "32-28 {a\n[Event \"x\"]\n1. 31-27 b}",
            "32-28 {a\n} [Event=x] 1. 31-27 ?Word:b ?StrayBrace:}",
        ),
        ("32-28 {a\n[FEN \"x\"] 01.31-27 b}", "32-28 {a\n} [FEN=x] 1. 31-27 ?Word:b ?StrayBrace:}"),
        ("32-28 {a\n[Event \"x\"]\r31-27 {b}", "32-28 {a\n} [Event=x] 31-27 {b}"),
        ("32-28 {a\n[Event \"x\"]\n\nb}", "32-28 {a\n} [Event=x] ?Word:b ?StrayBrace:}"),
    ]);
    assert_eq!(games_in(b"[White \"A\"]\n\n1. 32-28 {a\n[Event \"x\"]\nb} 7-12 2-0\n").count(), 1);
}

#[test]
fn variations_always_pair() {
    check(&[
        ("32-28 (31-27 (7-12) 1-6) 7-12", "32-28 ( 31-27 ( 7-12 ) 1-6 ) 7-12"),
        ("32-28 (31-27 (7-12\n[White \"x\"]", "32-28 ( 31-27 ( 7-12 ) ) [White=x]"),
        ("32-28 ((7-12", "32-28 ( ( 7-12 ) )"),
        ("32-28 ) 7-12", "32-28 ?StrayParenthesis:) 7-12"),
    ]);
}

#[test]
fn setup_commands_and_glyphs() {
    check(&[
        ("32-28 /FEN \"W:W31:B20\"/ 7-12", "32-28 /FEN W:W31:B20/ 7-12"),
        ("32-28 / 7-12", "32-28 ?Word:/ 7-12"),
        ("32-28 $7 $99999 $", "32-28 $Some(7) $None ?Word:$"),
    ]);
}

#[test]
fn residue_of_other_formats() {
    check(&[
        ("[White \"x\"]\\r\n1.\\r\n32-28 *\\r\n", "[White=x] 1. 32-28 =*"),
        ("\u{feff}[White \"x\"]", "[White=x]"),
        ("32-28<br>7-12 &nbsp; 1-6", "32-28 ?Markup:<br> 7-12 ?Markup:&nbsp; 1-6"),
        ("32-28\0\0 7-12", "32-28 ?Nul:\0\0 7-12"),
        ("32-28\u{a0}7-12\u{1a}", "32-28 7-12"),
    ]);
}

#[test]
fn games_are_numbered_and_placed() {
    let text = "; ä\n1. 32-28 0-001.33-29 *\r\n\r\n[White \"x\"]\n*".as_bytes();
    let games: Vec<GameText<'_>> = games_in(text).collect();
    let told: Vec<_> =
        games.iter().map(|game| (game.index(), game.offset(), game.first_line())).collect();
    assert_eq!(told, [(1, 0, 1), (2, 17, 2), (3, 31, 4)]);
    assert_eq!(games[1].bytes(), b"01.33-29 *\r\n\r\n");
    assert_eq!(games[1].place(0), Place { line: 2, column: 13 });
    assert_eq!(games[1].place(14), Place { line: 4, column: 1 });
}

#[test]
fn a_copied_game_keeps_its_place() {
    let game = games_in(b"1. 32-28 * 1. 33-29 *").nth(1).expect("two games");
    let bytes = game.bytes().to_vec();
    let copy = game.with_bytes(&bytes);
    assert_eq!((copy.index(), copy.offset()), (2, 11));
    assert_eq!(copy.place(0), game.place(0));
    assert_eq!(copy.bytes(), b"1. 33-29 *");
}

#[test]
fn a_variation_ends_only_before_a_tag_that_starts_a_line() {
    let text = "1. 32-28 (31-27 [White \"x\"] 7-12) 1-6 *";
    assert_eq!(split(text), [text]);
    assert!(show(text).ends_with(" 7-12 ) 1-6 =*"));
}

#[test]
fn a_number_before_the_tags_is_no_game() {
    let text = "1.\n[White \"x\"] *";
    assert_eq!(split(text), [text]);
}

#[test]
fn a_double_terminator_makes_no_game() {
    assert_eq!(
        split("1. 32-28 1-0\n\n*\n1. 33-29 1-0 0-1"),
        ["1. 32-28 1-0\n\n*\n", "1. 33-29 1-0 0-1"]
    );
}
