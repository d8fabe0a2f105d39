//! Text that `convert` cannot judge or read is kept and reported.

use std::path::Path;

use assert_cmd::Command;

/// Returns the exit code, stdout and stderr of a command that reads a text.
pub(super) fn run(args: &[&str], text: &[u8]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(Path::new(".")).args(args).write_stdin(text).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn convert(text: &str) -> (i32, String, String) {
    run(&["convert", "-"], text.as_bytes())
}

#[test]
fn a_game_type_that_is_not_known_is_kept_and_said() {
    for text in [
        "[Result \"2-0\"]\n[GameType \"99\"]\n\n1. 32-28 {x} 2-0\n",
        "[Result \"1-0\"]\n[GameType \"50,W,10,10,N2,0\"]\n\n1. 32-28 19-23 1-0\n",
        "[Result \"2-0\"]\n[GameType \"shashki\"]\n\n1. cd4 fg5 2-0\n",
        "[Result \"2-0\"]\n[Variant \"Frisian\"]\n\n1. 32-28 2-0\n",
    ] {
        let (code, out, err) = convert(text);
        assert_eq!((code, out.as_str()), (1, text), "{err}");
        assert!(err.contains("game 1 is written as it was: "), "{err}");
        let (code, out, err) = run(&["convert", "-", "--notation", "letters"], text.as_bytes());
        assert_eq!((code, out.as_str()), (1, text), "{err}");
    }
    let (code, _, err) = run(&["validate", "-"], b"[Variant \"Frisian\"]\n\n1. 32-28 *\n");
    let (_, out, _) = run(&["validate", "-"], b"[Variant \"Frisian\"]\n\n1. 32-28 *\n");
    assert!(code == 0 && out.contains("--rules frisian"), "{out}{err}");
    // If `--rules` names the rule set, its GameType is written.
    let (code, out, _) =
        run(&["convert", "-", "--rules", "frisian"], b"[GameType \"99\"] 1. 32-28 *");
    assert!(code == 0 && out.contains("[GameType \"40,W,10,10,N2,0\"]"), "{out}");
}

#[test]
fn the_name_of_a_rule_set_is_taken_for_its_game_type() {
    let (code, out, _) = convert("[GameType \"FRISIAN\"]\n\n1. 32-28 19-23 *\n");
    assert_eq!((code, out.as_str()), (0, "[GameType \"40,W,10,10,N2,0\"]\n\n1. 32-28 19-23 *\n"));
    let (_, out, _) = run(&["validate", "-"], b"[GameType \"Frisian\"]\n\n1. 32-28 19-23 *\n");
    assert!(out.contains("where the standard has the number 40"), "{out}");
    // The GameType number would denote another rule set.
    let text = "[GameType \"international-club\"]\n\n1. 32-28 19-23 *\n";
    let (code, out, _) = convert(text);
    assert_eq!((code, out.as_str()), (0, text));
    let (_, out, _) = run(&["validate", "-"], text.as_bytes());
    assert!(out.contains("international-club") && !out.contains("number 20"), "{out}");
}

#[test]
fn squares_stay_as_they_are_where_the_board_is_only_assumed() {
    for text in ["[FEN \"W:WK30,K40,K44:BK16\"]\n\n*\n", "[FEN \"W:W11,13,29:B2,4,22\"]\n\n*\n"] {
        for notation in ["letters", "short"] {
            let (code, out, err) = run(&["convert", "-", "--notation", notation], text.as_bytes());
            assert_eq!((code, out.as_str()), (0, text), "{err}");
            assert!(err.contains("its squares stay as they were"), "{err}");
        }
    }
    let typed = "[GameType \"20\"]\n[FEN \"W:WK30:BK16\"]\n\n*\n";
    let (code, out, err) = run(&["convert", "-", "--notation", "letters"], typed.as_bytes());
    assert!(code == 0 && out.contains("W:WKi5:BKa7") && out.contains("20,W,10,10,A0,0"), "{out}");
    assert!(!err.contains("stay"), "{err}");
}

#[test]
fn a_guess_is_not_written_into_a_game_that_it_does_not_fit() {
    let first = "[White \"A\"]\n[Result \"1-1\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n";
    let second =
        "[White \"B\"]\n\n1. 11-15 23-19 2. 8-11 22-17 3. 9-13 17-14 4. 10x17 21x14 1/2-1/2\n";
    let (code, out, err) = convert(&format!("{first}\n{second}"));
    assert!(code == 1 && out.starts_with(&format!("{first}\n")), "{out}");
    assert!(out.contains("[GameType \"21,B,8,8,N1,0\"]"), "{out}");
    assert!(err.contains("game 1 is written as it was") && err.contains("0 of 4"), "{err}");
    // Most of this game can be followed.
    let (code, out, err) = convert("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 99-1 *");
    assert!(code == 1 && out.contains("{not replayed from here on}"), "{out}{err}");
}

#[test]
fn what_is_not_closed_or_may_be_the_result_is_no_success() {
    for (moves, why) in [
        ("1. 32-28 19-23 {unclosed 2. 28x19 14x23 2-0\n", "a comment has no closing brace"),
        ("1. 32-28 19-23 (2. 28x19 14x23 2-0\n", "a variation has no closing parenthesis"),
        ("1. 32-28 19-23 2. 28x19 14x23 1-Jan\n", "`1-Jan` is neither move nor comment"),
    ] {
        let (code, _, err) = convert(&format!("[White \"A\"]\n[GameType \"20\"]\n\n{moves}"));
        assert!(
            code == 1 && err.contains("game 1 is not read whole") && err.contains(why),
            "{err}"
        );
        assert!(err.contains("0 replayed whole"), "{err}");
    }
    for moves in [
        "1. 32-28 19-23 2. 28x19 4?4x23 1-1\n",
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 foo32-8 1-1\n",
        "{1. 32-28 19-23} 1-1\n",
        "1. 32-28 19-23 2. 28x19 ; 14x23 was played\n",
        "1. 32-28 19-23 2. 28x19 ; 14x24 3. 37-32\n1-1\n",
        "1. c3 d4 d6 c5 1-1\n",
    ] {
        let (code, out, err) = convert(&format!("[GameType \"20\"]\n\n{moves}"));
        assert!(code == 1 && err.contains("0 replayed whole"), "{moves}: {code} {out}{err}");
    }
    // Readable moves are written in plain notation.
    for moves in ["1. 32 28 19 23 2. 28 19 14 23 1-1\n", "1. 32→28 {19-23} 2: 28х19 14.23 1-1\n"]
    {
        let (code, out, err) = convert(&format!("[GameType \"20\"]\n\n{moves}"));
        assert!(code == 0 && err.contains("1 replayed whole"), "{moves}: {code} {err}");
        assert!(out.ends_with("1. 32-28 19-23 2. 28x19 14x23 1-1\n"), "{out}");
    }
}

/// Returns the exit codes of `validate` and `convert`, and the codes that `validate` reports.
fn found(text: &str) -> (i32, i32, Vec<String>) {
    let (validated, out, _) = run(&["validate", "-"], text.as_bytes());
    let code = |line: &str| {
        let (level, rest) = line.split_once('[')?;
        let is_level = matches!(level, "error" | "irregularity" | "warning");
        is_level.then(|| rest.split(']').next().unwrap_or_default().to_owned())
    };
    (validated, convert(text).0, out.lines().filter_map(code).collect())
}

const NUMBERS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n";
const LETTERS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n";

/// Returns whether part of the text is not read as a move, and nobody is charged for it.
pub(super) fn is_unread(text: &str) -> bool {
    let (validated, converted, codes) = found(text);
    let is_it = |code: &String| matches!(code.as_str(), "move-unreadable" | "game-not-judged");
    let is_charge = |code: &String| {
        matches!(code.as_str(), "two-moves-in-a-row" | "not-your-piece" | "moved-irregularly")
    };
    (validated, converted) == (1, 1) && codes.iter().any(is_it) && !codes.iter().any(is_charge)
}

#[test]
fn a_move_in_letters_that_is_not_read_is_given_to_nobody() {
    for moves in [
        "3. c?4 gh4",
        "3. cb 4 gh4",
        "3. b4 gh4",
        "3. ... gh4",
        "3. ?? gh4",
        "3. cb4 gн4",
        "3. c3-b4 g5-h",
        "3. cb\u{200B}4 gh4",
        "3. - gh4",
    ] {
        let text = format!("{LETTERS}1. cd4 dc5 2. bc3 fg5 {moves} 1/2-1/2\n");
        assert!(is_unread(&text), "{moves} {:?}", found(&text));
    }
    let text = format!("{LETTERS}1. c3-d4 d6-c5 2. b2- f6-g5 1/2-1/2\n");
    assert!(is_unread(&text), "{:?}", found(&text));
    // Unambiguous forms are read: Cyrillic letters, a sign or a blank after the file.
    for moves in [
        "1. сd4 dc5 2. bc3 fg5 3. cb4 gh4",
        "1. сd4 dс5 2. bс3 fg5 3. сb4 gh4",
        "1. cd4 dc5 2. bc3 fg5 3. c→b4 gh4",
        "1. cd4 dc5 2. bc3 fg5 3. c b4 gh4",
        "1. cd4 dc5 2. bc3 fg5 3. c.b4 gh4",
        "1. cd4 dc5 2. bc3 fg5 3. cb4gh4",
        "1. cd4 dc5 2. bc3 fg5 3. cb4 g h4",
        "1. cd4 dc5 2. bc3 fg5 3. cb4 g.h4",
    ] {
        let (code, out, err) = convert(&format!("{LETTERS}{moves} 1/2-1/2\n"));
        let read = out.contains("3. c3-b4 g5-h4") || out.contains("3. cb4 gh4");
        assert!(code == 0 && read, "{moves}: {out}{err}");
    }
}

#[test]
fn a_piece_of_a_move_does_not_take_the_next_one() {
    let moves = "1. 32-28 19-23 2. 28x19 14x23 ";
    for rest in [
        "3. 37-32 10-14 4. 41- 14-19 5. 46-41 17-21 1-1\n",
        "3. 37-32 -14 1-1\n",
        "3. 37- 10-14 1-1\n",
        "3. 37-32 10- 14- 19 1-1\n",
        "3. 37-32 10x 1-1\n",
        "-1\n",
        "3. 37-32 10-14 4. 41-37 14-",
        "3. 37-32 10-\n",
    ] {
        let text = format!("{NUMBERS}{moves}{rest}");
        assert!(is_unread(&text), "{rest} {:?}", found(&text));
    }
    let text = format!("{NUMBERS}{moves}3. 37-32 10-14 4. 41-37 14-");
    let (_, out, _) = run(&["validate", "-"], text.as_bytes());
    assert!(out.contains("breaks off in the middle of a move: `14-`"), "{out}");
}

#[test]
fn what_stands_for_a_move_and_a_number_without_its_move_are_charged_to_nobody() {
    for rest in ["3. ?? ??", "3. - -", "3. ... ...", "3. 37-32 10-14 4. ... 14-19"] {
        let text = format!("{NUMBERS}1. 32-28 19-23 2. 28x19 14x23 {rest} 1-1\n");
        assert!(is_unread(&text), "{rest} {:?}", found(&text));
    }
}

/// A text in the place of a move is left unread, whatever it is: the other player has not moved
/// twice.
#[test]
fn a_text_in_the_place_of_a_move_is_charged_to_nobody() {
    for moves in [
        "1. 32-28 19-23 2. 28x19 slaat 3. 37-32 1-1\n",
        "1. 32-28 19-23 2. 28x19 \u{2014} 3. 37-32 1-1\n",
        "1. 32-28 19-23 2. 28x19 # 3. 37-32 1-1\n",
        "1. 32-? 19-23 2. 28x19 14x23 1-1\n",
        "1. 32-28 19-23 2. 28x19 x23 1-1\n",
        "1. 32-28 19-23 2. 28x19 x23 3. 37-32 10-14 1-1\n",
        "1. 32-28 [19-23] 1-1\n",
    ] {
        let text = format!("{NUMBERS}{moves}");
        assert!(is_unread(&text), "{text} {:?}", found(&text));
    }
    // Words next to both players' moves, and alternatives in brackets.
    for moves in ["1. 32-28 19-23 2. 28x19 goed 14x23", "1. 32-28 [31-27] 19-23 [of 18-22]"] {
        let text = format!("{NUMBERS}{moves} 1-1\n");
        assert!(!is_unread(&text), "{text} {:?}", found(&text));
    }
}

/// A position under another tag name could otherwise be overlooked.
#[test]
fn a_position_in_a_tag_of_another_name_is_noted() {
    for name in ["FNE", "FEM", "Setup", "Position"] {
        let text = format!("[{name} \"W:W31,K32:B5\"]\n{NUMBERS}1. 32-28 19-23 1-1\n");
        let (_, out, _) = run(&["validate", "-"], text.as_bytes());
        let said = format!("the tag {name} is not known");
        assert!(out.contains(&said) && out.contains("FEN?"), "{name}: {out}");
    }
    let text = format!("[Site \"W: Wageningen\"]\n{NUMBERS}1. 32-28 19-23 1-1\n");
    let (_, out, _) = run(&["validate", "-"], text.as_bytes());
    assert!(!out.contains("FEN"), "{out}");
}

#[test]
fn a_year_is_no_move() {
    for text in [
        "Amsterdam 2026\n1. 32-28 19-23 1-1\n",
        "1924\n1. 32-28 19-23 2. 28x19 14x23 1-1\n",
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 28.11.2026 1-1\n",
        "1. 32-28 19-23 2. 28x19 14x23 2026 1-1\n",
    ] {
        let text = format!("{NUMBERS}{text}");
        assert!(is_unread(&text), "{text} {:?}", found(&text));
    }
    let text = format!("Club evening 2026\n{NUMBERS}1. 32-28 19-23 1-1\n");
    assert!(!found(&text).2.iter().any(|code| code == "moved-irregularly"), "{:?}", found(&text));
}

#[test]
fn moves_after_semicolons_are_not_passed_over() {
    let moves = "32;28;19;23;28;19;14;23;37;32;10;14;41;37;14;19;46;41;17;21 1-1\n";
    let text = format!("{NUMBERS}{moves}");
    assert!(is_unread(&text), "{:?}", found(&text));
    let moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41–37 ; 14–19 ;  5. 46-41 17-21";
    let (code, out, err) = convert(&format!("{NUMBERS}{moves} 1-1\n"));
    assert!(code == 0 && out.contains("4. 41-37 14-19 5. 46-41 17-21 1-1"), "{out}{err}");
}

#[test]
fn a_move_number_is_no_digit_of_the_next_square() {
    let text = "[Result \"*\"]\n[GameType \"20\"]\n[FEN \"W:WK1,K11:BK50\"]\n\n1 12 50 45 *\n";
    let (_, out, _) = convert(text);
    assert!(!out.contains("11-2"), "{out}");
}

#[test]
fn a_guessed_encoding_is_said_once_a_file() {
    let text = b"[White \"\xa3ukasz D\xb1browski\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n[White \"\xa3ukasz\"]\n*\n";
    let (code, _, err) = run(&["convert", "-"], text);
    assert_eq!((code, err.matches("not UTF-8, read as windows-1250").count()), (0, 1), "{err}");
    let (_, _, err) = run(&["convert", "-"], "[White \"Łukasz\"]\n*\n".as_bytes());
    assert!(!err.contains("UTF-8"), "{err}");
}

#[test]
fn control_characters_are_said() {
    let text = b"[White \"A\x00B\"]\n[GameType \"20\"]\n\n1. 32-28 {a\x07\x1b} 19-23 *\n";
    let (code, _, err) = run(&["convert", "-"], text);
    assert!(code == 0 && err.contains("game 1 has control characters"), "{err}");
    let (code, out, _) = run(&["validate", "-"], text);
    assert!(code == 0 && out.contains("warning[control-character]"), "{out}");
    assert_eq!(out.matches("[control-character]").count(), 1, "{out}");
    // Padding at the end of the file.
    let (_, out, _) = run(&["validate", "-"], b"[GameType \"20\"]\n\n1. 32-28 *\n\x00\x00\x00");
    assert!(!out.contains("control-character"), "{out}");
}

#[test]
fn a_position_and_the_first_number_may_disagree_about_who_moves() {
    for (fen, moves, side) in
        [("W:W31:B1", "1... 1-6 2. 31-26", "White"), ("B:W31:B1", "1. 31-26 1-6", "Black")]
    {
        let text = format!("[FEN \"{fen}\"]\n[GameType \"20\"]\n\n{moves} *\n");
        let (_, out, _) = run(&["validate", "-"], text.as_bytes());
        assert!(out.contains(&format!("the FEN tag says that {side} moves")), "{out}");
    }
    let text = b"[FEN \"W:W31:B1\"]\n[GameType \"20\"]\n\n1. 31-26 1-6 *\n";
    let (code, out, _) = run(&["validate", "-"], text);
    assert!(code == 0 && !out.contains("FEN"), "{out}");
}

#[test]
fn what_is_asked_for_and_is_not_there_is_said() {
    let text = b"[White \"A\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 2-0\n";
    for command in ["convert", "validate"] {
        let (_, _, err) = run(&[command, "-", "--where", "Reslut!=\"2-0\""], text);
        assert!(err.contains("no game has a tag `Reslut`; did you mean `Result`?"), "{err}");
        let (_, _, err) = run(&[command, "-", "--where", "Annotator~x or white=A"], text);
        assert!(err.contains("no game has a tag `Annotator`\n") && !err.contains("white"), "{err}");
        let (code, _, err) = run(&[command, "-", "--game", "1,99"], text);
        assert!(code == 0 && err.contains("has no game 99, but one game"), "{err}");
        let (_, _, err) = run(&[command, "-", "--game", "1-99", "--where", "White=A"], text);
        assert!(!err.contains("has no game") && !err.contains("no game has"), "{err}");
    }
}

#[test]
fn a_file_that_is_no_record_is_named_in_one_line() {
    let folder = tempfile::TempDir::new().unwrap();
    for (name, bytes, why) in [
        ("a.html", &b"<!DOCTYPE html>\n<p>1-0</p>\n"[..], "a page of the web"),
        ("a.yaml", b"schema: arbiter.event/1\nname: Club\n", "`arbiter event check` reads it"),
        ("a.trf", b"012 Cup\n001    1      Alder, Ash\n", "`arbiter trf check` read it"),
        ("a.bin", b"\x7fELF\x02\x01\x00\x00\x00", "it is no text"),
        ("a.pgn", b"[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n", "games of chess"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        for command in ["validate", "convert", "adjudicate"] {
            let (code, out, err) = run(&[command, path.to_str().unwrap()], b"");
            assert_eq!((code, out.as_str()), (2, ""), "{name} {err}");
            assert!(err.lines().next().unwrap().contains(why) && err.lines().count() < 3, "{err}");
        }
    }
}

#[test]
fn repaired_games_are_written_to_a_file_of_games() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("a.pdn");
    std::fs::write(&file, "[White Alder]\n1. 32-28 *\n").unwrap();
    let (file, to) = (file.to_str().unwrap(), folder.path().join("rep.csv"));
    let (code, _, err) = run(&["validate", file, "--repair", "-o", to.to_str().unwrap()], b"");
    assert!(code == 2 && err.contains("ends in .pdn") && !to.exists(), "{err}");
    let (_, out, _) = run(&["validate", file], b"");
    assert!(out.contains("write a tag as [Name \"value\"]"), "{out}");
}

/// Encodes text in a code page with these characters beyond ASCII.
fn in_page(text: &str, page: &[(char, u8)]) -> Vec<u8> {
    let byte = |one: char| match page.iter().find(|(known, _)| *known == one) {
        Some((_, byte)) => *byte,
        None => u8::try_from(one).unwrap(),
    };
    text.chars().map(byte).collect()
}

#[test]
fn a_file_is_read_in_one_code_page_whatever_each_value_says() {
    let polish =
        [('Ł', 0xa3), ('Ż', 0xaf), ('ó', 0xf3), ('ł', 0xb3), ('Ś', 0x8c), ('ę', 0xea), ('ś', 0x9c)];
    let czech_of_dos =
        [('Š', 0xe6), ('ť', 0x9c), ('ř', 0xfd), ('á', 0xa0), ('í', 0xa1), ('ý', 0xec)];
    for (text, page, name) in [
        (
            "[Event \"Mistrzostwa Łodzi\"]\n[White \"Żółkiewski, Śławomir\"]\n\
             [Black \"Gęś, Jacek\"]\n\n*\n\n[White \"Gęś\"]\n\n*\n",
            &polish[..],
            "windows-1250",
        ),
        (
            "[White \"Šťastný, Ondřej\"]\n[Black \"Dvořák, Jiří\"]\n\n*\n\n\
             [White \"Dvořák\"]\n\n*\n",
            &czech_of_dos[..],
            "cp852",
        ),
    ] {
        let bytes = in_page(text, page);
        let (code, out, err) = run(&["convert", "-"], &bytes);
        for line in text.lines().filter(|line| line.starts_with('[')) {
            assert!(out.contains(line), "{line}: {out}");
        }
        assert_eq!((code, err.matches("not UTF-8").count()), (0, 1), "{err}");
        assert!(err.contains(name), "{err}");
        // Once per game.
        let (_, out, _) = run(&["validate", "-"], &bytes);
        assert_eq!(out.matches("encoding-guessed").count(), 2, "{out}");
        assert_eq!(out.matches(name).count(), 2, "{out}");
    }
    // A name in another alphabet is decoded separately.
    let mixed = b"[White \"J\xfcrgen M\xfcller, K\xf6ln\"]\n\n*\n\n[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n\n*\n";
    let (_, out, _) = run(&["convert", "-"], mixed);
    assert!(out.contains("Jürgen") && out.contains("Иванов"), "{out}");
}

#[test]
fn a_code_that_is_named_against_the_mark_of_a_file_is_refused() {
    let text = "\u{feff}[White \"Łoś\"]\n\n1. 32-28 *\n";
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (bytes, named, marked) in [
        (text.as_bytes(), "windows-1250", "utf-8"),
        (&wide, "utf-8", "utf-16le"),
        (&wide, "windows-1252", "utf-16le"),
    ] {
        let (code, _, err) = run(&["validate", "-", "--encoding", named], bytes);
        let said = format!("begins with the mark of {marked}, and is to be read in {named}");
        assert!(code == 2 && err.contains(&said), "{err}");
    }
    for (bytes, named) in [(text.as_bytes(), "utf-8"), (&wide, "utf-16")] {
        let (code, out, err) = run(&["convert", "-", "--encoding", named], bytes);
        assert!(code == 0 && out.contains("[White \"Łoś\"]"), "{out}{err}");
    }
}

#[test]
fn a_position_to_which_no_game_comes_is_said_wherever_it_is_set_up() {
    let odd = "W:W1:B3,50";
    for args in [
        &["moves", "--fen", odd][..],
        &["board", "--fen", odd],
        &["count", "--rules", "international", "--fen", odd],
    ] {
        let (code, _, err) = run(args, b"");
        let said = "warning: a white man stands on 1, on the far row";
        assert_eq!((code, err.matches(said).count()), (0, 1), "{args:?} {err}");
    }
}

#[test]
fn a_time_control_that_cannot_be_read_is_said_with_a_ruling() {
    let text = "[GameType \"20\"]\n[TimeControl \"rapid\"]\n\n1. 32-28 19-23 *\n";
    let (_, out, _) = run(&["adjudicate", "-"], text.as_bytes());
    assert!(out.contains("`rapid` is not a time control"), "{out}");
}

#[test]
fn a_lost_number_a_move_beside_and_one_in_two_pieces_are_charged_to_nobody() {
    let moves = "1. 32-28 19-23 2. 28x19 14x23 ";
    for rest in [
        "3. 37.32 10-14 4. 41-37 14-19 1-1\n",
        "3. 38. 33 10-14 4. 41-37 14-19 1-1\n",
        "3. 37-32 (10-14) 4. 41-37 14-19 1-1\n",
        "3. 37-3 2 10-14 4. 41-37 14-19 1-1\n",
    ] {
        let (.., codes) = found(&format!("{NUMBERS}{moves}{rest}"));
        let is_charge =
            |code: &String| matches!(code.as_str(), "two-moves-in-a-row" | "moved-irregularly");
        assert!(!codes.iter().any(is_charge), "{rest} {codes:?}");
    }
}

#[test]
fn a_game_without_tags_after_the_result_of_another_is_told() {
    let game = format!("{NUMBERS}1. 32-28 19-23 2. 28x19 14x23 1-1\n");
    let (code, out, _) =
        run(&["validate", "-"], format!("{game}1. 33-29 19-23 2. 35-30 20-25 2-0\n").as_bytes());
    assert!(code == 0 && out.contains("game 2: this game has no tags: it follows"), "{out}");
    let (_, out, _) = run(&["validate", "-"], format!("{game}\n{game}").as_bytes());
    assert!(!out.contains("no tags"), "{out}");
}

/// Writes a game with a text between two of its half-moves, or after the last one.
fn with_text(text: &str, place: usize) -> String {
    let moves = ["1. 32-28", "19-23", "2. 28x19", "14x23", "3. 37-32", "10-14"];
    let mut game = format!("{DRAWN}\n");
    for (at, mv) in moves.iter().enumerate() {
        game += mv;
        game += if at == place { format!(" {text} ") } else { " ".to_owned() }.as_str();
    }
    game + "1-1\n"
}

/// The tags of a drawn game.
const DRAWN: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n";

/// Words in any script, and signs that do not occur in moves.
const WORDS: &[&str] = &[
    "ошибка",
    "Ничья",
    "с угрозой",
    "сдались",
    "égalité",
    "übereilt",
    "şüpheli",
    "λάθος",
    "خطأ",
    "和棋",
    "нічия",
    "«хорошо»",
    "Ñ",
    "&",
    "§",
    "°",
    "€",
    "•",
    "✓",
    "^",
    "@@",
    "____",
    "=====",
    ":-",
    "🙂",
    "\u{FFFD}",
    "good",
];

#[test]
fn no_word_of_any_script_and_no_sign_is_lost() {
    for &word in WORDS {
        let games: String = (0..6).map(|place| with_text(word, place)).collect();
        let (code, out, err) = convert(&games);
        assert!(code == 1 && err.contains("0 replayed whole"), "{word}: {out}{err}");
        for part in word.split(' ') {
            assert_eq!(out.matches(part).count(), 6, "{word}: {out}");
        }
        let (_, out, _) = run(&["validate", "-"], games.as_bytes());
        assert_eq!(out.matches("text-unreadable").count(), 6, "{word}: {out}");
    }
    // The same in a record with a half-move that is resolved against the board.
    for &word in WORDS {
        let game = with_text(word, 3).replace("37-32", "37→32");
        let (code, out, err) = convert(&game);
        assert!(code == 1 && out.contains(word.split(' ').next().unwrap()), "{word}: {out}{err}");
    }
    // Words in an old code page.
    let (before, behind) =
        with_text("@", 1).split_once('@').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    for word in [&b"\xED\xE8\xF7\xFC\xFF"[..], b"\xAD\xA8\xE7\xEC\xEF", b"\xCE\xC9\xDE\xD8\xD1"] {
        let game = [before.as_bytes(), word, behind.as_bytes()].concat();
        let (code, out, err) = run(&["convert", "-"], &game);
        assert!(code == 1 && err.contains("0 replayed whole"), "{out}{err}");
    }
}

#[test]
fn signs_that_only_part_moves_leave_a_game_whole() {
    for sign in [",", ";\n", "–", "+"] {
        let game = with_text("@", 3).replace(" @", sign);
        let (code, out, err) = convert(&game);
        assert!(code == 0 && err.contains("1 replayed whole"), "{sign}: {out}{err}");
    }
}

#[test]
fn a_record_that_ends_in_a_square_is_cut() {
    for end in ["4. 41", "41", "4. 41\n", "4. 4"] {
        let game = format!("{DRAWN}1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 {end}");
        let (code, out, _) = run(&["validate", "-"], game.as_bytes());
        assert!(code == 1 && out.contains("error[move-unreadable]"), "{end}: {out}");
        let (code, out, err) = convert(&game);
        let last = end.trim().rsplit(' ').next().unwrap();
        assert!(code == 1 && out.contains(&format!("{{{last}}}")), "{end}: {out}{err}");
    }
}

#[test]
fn a_number_between_moves_that_is_none_of_a_move_is_told() {
    for number in ["100.", "99", "34", "13.", "13", "24 24", "\u{c}12\n"] {
        let game = with_text(number, 3);
        let (_, out, _) = run(&["validate", "-"], game.as_bytes());
        let is_told = out.contains("text-unreadable") || out.contains("move-unreadable");
        assert!(is_told, "{number}: {out}");
        let (code, out, err) = convert(&game);
        assert!(code == 1 && err.contains("0 replayed whole"), "{number}: {out}{err}");
    }
    for number in ["3.", "3"] {
        let (code, out, _) = run(&["validate", "-"], with_text(number, 3).as_bytes());
        assert_eq!((code, out.as_str()), (0, ""), "{number}");
    }
}

#[test]
fn nobody_is_charged_for_a_square_twice_or_a_remark() {
    for moves in [
        "1. 33-29 19-23 2. 33-33 20-25 3. 35-30 1-1",
        "1. 33-29 19-23 2. 3-3 20-25 3. 35-30 1-1",
        "1. 33-29 19-23 2. 35-30 20-25 beter 31-26 3. 40-35 14-20 1-1",
        "1. 33-29 19-23 2. 35-30 20-25 лучше 31-26 3. 40-35 14-20 1-1",
    ] {
        let game = format!("{DRAWN}\n{moves}\n");
        let (code, out, _) = run(&["validate", "-"], game.as_bytes());
        assert!(code == 1 && out.contains("error[move-unreadable]"), "{out}");
        assert!(!out.contains("irregularity["), "{out}");
        let (code, _, err) = convert(&game);
        assert!(code == 1 && err.contains("0 replayed whole"), "{moves}: {err}");
    }
}

#[test]
fn a_game_that_begins_among_the_moves_of_another_is_not_counted_on() {
    let (one, other) = ("1. 33-29 19-23 2. 35-30 20-25", "1. 31-26 17-22 2. 37-31 11-17 2-0");
    for between in ["\n\n", "\nremise\n", "\n=\n", "\n-----\n", "\n\nPartij 2\n\n"] {
        let game = format!("[White \"A\"]\n[Black \"B\"]\n\n{one}{between}{other}\n");
        let (code, out, _) = run(&["validate", "-"], game.as_bytes());
        assert!(code == 1 && out.contains("error[move-unreadable]"), "{between}: {out}");
        assert!(!out.contains("irregularity["), "{out}");
        let (code, _, err) = convert(&game);
        assert!(code == 1 && err.contains("0 replayed whole"), "{between}: {err}");
    }
}

#[test]
fn nobody_is_charged_in_a_record_that_begins_at_a_later_move() {
    let game = format!("{DRAWN}\n7. 35x24 17-22 8. 44-39 11-17 1-1\n");
    let (code, out, _) = run(&["validate", "-"], game.as_bytes());
    assert!(code == 1 && out.contains("error[game-not-judged]"), "{out}");
    assert!(!out.contains("irregularity["), "{out}");
}

#[test]
fn convert_tells_of_a_half_move_that_the_numbers_miss() {
    let game = format!("{DRAWN}\n1. 33-29 2. 35-30 20-25 3. 40-35 14-20 1-1\n");
    let (code, _, err) = convert(&game);
    assert!(code == 1 && err.contains("0 replayed whole"), "{err}");
    assert!(err.contains("White moves twice in a row"), "{err}");
}
