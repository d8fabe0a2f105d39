//! Positions that no game reaches, counters in a FEN, and commands almost like the project's own.

use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{Catalogue, GameReport, MainLine, ReplayOptions, codes, replay};

fn report(text: &str, rules: &str) -> GameReport {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    let options = ReplayOptions { history: true, ..ReplayOptions::default() };
    replay(&game, MainLine::read(&game), &laws, Vec::new(), options)
}

fn found(report: &GameReport) -> Vec<&'static str> {
    report.findings.iter().map(|found| found.finding.code()).collect()
}

/// FMJD Annex 1, 3.5: a man that ends a move on the far row becomes a king. 2.8: each side starts
/// with 20 men.
#[test]
fn fmjd_3_5_and_2_8_a_position_that_cannot_be_is_said_to_be_so_and_gives_no_result() {
    for (fen, moves, rules) in [
        ("W:W4:B20", "", "international"),
        ("W:W4:B20", "1. 4-9", "international"),
        ("W:W4,33:B20", "1. 33-29 20-25", "international"),
        ("B:W33:B20,50", "1... 20-25", "international"),
        ("W:W26-50:B1-20", "1. 31-27", "international"),
        ("B:W22,23,24,31,32:B1-13", "1... 9-14", "english"),
        ("W:Wb8,a1:Bh4", "1. a1-b2", "russian"),
    ] {
        let text = format!("[FEN \"{fen}\"]\n\n{moves} *\n");
        let report = report(&text, rules);
        assert!(found(&report).contains(&codes::POSITION_ODD.code), "{text}{:?}", found(&report));
        assert!(report.law_result.is_none(), "{text}");
        assert!(!found(&report).contains(&codes::GAME_ALREADY_OVER.code), "{text}");
    }
    // A king on the far row and a full board are possible.
    for (fen, moves) in [("W:WK4:BK20", "1. 4-9"), ("W:W31-50:B1-20", "1. 32-28")] {
        let report = report(&format!("[FEN \"{fen}\"]\n\n{moves} *\n"), "international");
        assert!(!found(&report).contains(&codes::POSITION_ODD.code), "{fen}");
    }
    let set_up = "1. 32-28 /FEN \"W:W4:B20\"/ *\n";
    assert!(report(set_up, "international").law_result.is_none());
}

/// FMJD Annex 1, 6.2: 25 moves by each side without a capture or a man move; the FEN says how many
/// were made before.
#[test]
fn fmjd_6_2_the_counter_of_a_fen_begins_the_count() {
    let moves = |half_moves: usize| -> String {
        let each = ["7-1", "48-30", "1-7", "30-48"];
        let numbered = |at: usize| match at % 2 {
            0 => format!("{}. {}", at / 2 + 1, each[at % 4]),
            _ => each[at % 4].to_owned(),
        };
        (0..half_moves).map(numbered).collect::<Vec<_>>().join(" ")
    };
    let draw = |counter: &str, half_moves: usize| {
        let text = format!("[FEN \"W:WK7,36:BK48,26{counter}\"]\n\n{} *\n", moves(half_moves));
        let report = report(&text, "international");
        assert_eq!(report.replayed_plies, half_moves, "{text}{:?}", report.findings);
        let codes = found(&report);
        (report.law_result.map(|law| law.written), codes)
    };
    let (none, _) = draw("", 4);
    assert_eq!(none, None);
    let (drawn, found) = draw(":H46", 4);
    assert!(found.contains(&codes::FEN_COUNTER.code), "{found:?}");
    assert_eq!(drawn, Some("1-1"));
    let (not_yet, _) = draw(":H45", 4);
    assert_eq!(not_yet, None);
    let (too_many, _) = draw(":H80", 4);
    assert_eq!(too_many, None, "the game would have been drawn before the position");
}

#[test]
fn a_command_with_a_slip_in_it_is_noted_with_what_was_meant() {
    for (command, near) in [
        ("toched w 31", "touched"),
        ("touch w 31", "touched"),
        ("rectifiy w", "rectify"),
        ("resigned w", "resign"),
        ("clok 0:01:00", "clock"),
    ] {
        let text = format!("1. 32-28 {{[%{command}]}} 19-23 *");
        let report = report(&text, "international");
        let odd = report.findings.iter().find(|one| one.finding.is(codes::COMMAND_NEARLY));
        let said = format!("{:?}", odd.expect(command).finding.what());
        assert!(said.contains(near), "{said}");
    }
    for other in ["egt 0:01:00", "mct 0:01:00", "csl Ga1", "emt 0:00:01", "tqu x", "eval 0.1"] {
        let text = format!("1. 32-28 {{[%{other}]}} 19-23 *");
        assert_eq!(found(&report(&text, "international")), Vec::<&str>::new(), "{other}");
    }
}
