//! Ways of writing of PDN 3.0, of federations and of other programs.

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

/// TÜDAF writes a capture by its first square and the squares of the pieces taken.
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
    // On other boards a square that holds a piece is where no move ends.
    let other = report("1. 32-28 19-23 2. 28x23 *", "international");
    assert_eq!(other.legal_plies, 2);
}

/// PDN 3.0, setup commands: without pieces, the command gives the move to the other side.
#[test]
fn pdn_a_null_move_leaves_the_pieces_where_they_are() {
    let text = "1. 32-28 /FEN \"W::\"/ 2. 34-30 19-23 *";
    let report = report(text, "international");
    assert_eq!((report.plies, report.legal_plies), (3, 3), "{:?}", report.findings);
    assert_eq!(found(&report), [codes::POSITION_SET.code]);
}

/// PDN 3.0, commands: a clock without a letter; seconds alone.
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
