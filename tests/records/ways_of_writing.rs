//! Notations of PDN 3.0, of federations and of other programs.

use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{Catalogue, GameReport, MainLine, ReplayOptions, codes, replay};

fn report(text: &str, rules: &str) -> GameReport {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default())
}

fn found(report: &GameReport) -> Vec<&'static str> {
    report.findings.iter().map(|found| found.finding.code()).collect()
}

/// TÜDAF writes a capture as its first square and the squares of the captured pieces.
#[test]
fn tudaf_a_capture_by_the_squares_of_the_pieces_taken_is_read() {
    for (fen, moves) in [
        ("W:Wd4:Bd5,c6,b7,h8", "1. d4xd5xc6xb7 h8-h7"),
        ("W:Wd4:Bd5,c6,b7,h8", "1. d4xb8 h8-h7"),
        ("W:Wd4:Bd5,h8", "1. d4xd5 h8-h7"),
    ] {
        let report = report(&format!("[FEN \"{fen}\"]\n\n{moves} *\n"), "turkish");
        assert_eq!((report.plies, report.legal_plies), (2, 2), "{moves}: {:?}", found(&report));
    }
    // On other boards no move ends on an occupied square.
    let other = report("1. 32-28 19-23 2. 28x23 *", "international");
    assert_eq!(other.legal_plies, 2);
}

/// PDN 3.0, setup commands: without pieces, the command passes the move to the other side.
#[test]
fn pdn_a_null_move_leaves_the_pieces_where_they_are() {
    let text = "1. 32-28 /FEN \"W::\"/ 2. 34-30 19-23 *";
    let report = report(text, "international");
    assert_eq!((report.plies, report.legal_plies), (3, 3), "{:?}", report.findings);
    assert_eq!(found(&report), [codes::POSITION_SET.code]);
}

/// PDN 3.0, commands: a clock without a letter, or in seconds.
#[test]
fn pdn_clocks_without_a_letter_and_in_seconds_are_read() {
    for command in ["clock 0:49:11", "clk 90", "emt 0.5", "clk W0:10:00", "clock w1:29:46 B1:29:40"]
    {
        let report = report(&format!("1. 32-28 19-23 {{[%{command}]}} *"), "international");
        assert_eq!(found(&report), Vec::<&str>::new(), "{command}");
    }
}

#[test]
fn names_that_a_page_has_written_and_red_for_black_are_read() {
    let text = "[White \"Dvo&#345;&aacute;k\"]\n[Red \"Smith, A.\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n";
    let report = report(text, "english");
    assert_eq!(report.tag("White"), Some("Dvořák"));
    assert_eq!(report.tag("Black"), Some("Smith, A."));
    assert_eq!(found(&report), [codes::TAG_ODD.code, codes::TAG_ODD.code]);
}

/// Returns the exit code and the output of `validate`.
fn validated(text: &[u8]) -> (i32, String) {
    let (code, out, _) = super::kept::run(&["validate", "-"], text);
    (code, out)
}

const LETTERS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n";

/// The squares of the captured pieces after the capture, in the order of the PDN proposal.
#[test]
fn pdn_the_squares_of_the_pieces_taken_are_read_or_refused() {
    let head = "[Result \"*\"]\n[GameType \"20\"]\n";
    let text = format!("{head}\n1. 32-28 19-23 2. 28x19 <23> 14x23 <19> *\n");
    let (code, out) = validated(text.as_bytes());
    assert!(code == 0 && out.contains("warning[read-closely]"), "{out}");
    let taken = format!("{head}[FEN \"B:W32,20,13,K50:BK4\"]\n\n1... 4x15 <13,32,20> *\n");
    let (code, out) = validated(taken.as_bytes());
    assert!(code == 0 && out.contains("warning[read-closely]"), "{out}");
    let (code, out) = validated(taken.replace("<13,", "<14,").as_bytes());
    assert!(code == 1 && out.contains("error[move-unreadable]"), "{out}");
}

/// Cyrillic а, с, е in squares, in UTF-8 and in the code pages of Russian systems.
#[test]
fn letters_of_squares_are_read_in_every_russian_code_page() {
    let text =
        format!("{LETTERS}1. сd4 d6-с5 2. bс3 f6-g5 3. c3-b4 g5-h4 4. b4хd6 е7хс5 1/2-1/2\n");
    let (code, out) = validated(text.as_bytes());
    assert!(code == 0 && out.contains("warning[read-closely]"), "{out}");
    for (c, e) in [(0xF1_u8, 0xE5_u8), (0xE1, 0xA5), (0xD3, 0xC5)] {
        let mut bytes = Vec::new();
        for one in text.replace('х', "x").chars() {
            match one {
                'с' => bytes.push(c),
                'е' => bytes.push(e),
                one => bytes.push(u8::try_from(one).unwrap()),
            }
        }
        let (code, out) = validated(&bytes);
        assert!(code == 0 && out.contains("warning[read-closely]"), "{c:x}: {out}");
    }
}

#[test]
fn an_arrow_of_two_signs_is_read() {
    let text = "[GameType \"20\"]\n\n1. 32->28 19=>23 2. 28->19 14x23 *\n";
    let (code, out) = validated(text.as_bytes());
    assert!(code == 0 && out.contains("warning[read-closely]"), "{out}");
}

/// Zero-width blanks, as web pages have them, also occur in variations.
#[test]
fn blanks_that_cannot_be_seen_part_the_moves_of_variations() {
    let text = "[GameType \"20\"]\n\n1. 32-28 (1. 33-28 19-23) 19-23 2. 28x19 14x23 *\n";
    let (head, moves) = text.split_once("1. ").unwrap();
    let text = format!("{head}1. {}", moves.replace(' ', " \u{200b}"));
    let (code, out) = validated(text.as_bytes());
    assert!(code == 0 && out.contains("warning[read-closely]"), "{out}");
    assert!(!out.contains("text-unreadable"), "{out}");
}
