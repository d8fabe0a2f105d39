//! Results of records, in every form and at every position.

use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{Catalogue, GameReport, MainLine, ReplayOptions, codes, replay};

fn reports(text: &str, rules: &str) -> Vec<GameReport> {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let report = |game| {
        let line = MainLine::read(&game);
        replay(&game, line, &laws, Vec::new(), ReplayOptions::default())
    };
    games_in(text.as_bytes()).map(report).collect()
}

fn found(report: &GameReport) -> Vec<&'static str> {
    report.findings.iter().map(|found| found.finding.code()).collect()
}

/// Every form of a result is read alike in the tag and after the moves, not as a move and without a
/// finding.
#[test]
fn a_result_is_the_same_in_the_tag_and_after_the_moves() {
    for (forms, rules, moves) in [
        (
            "1-1|1:1|1 : 1|1/2-1/2|½-½|½:½|0.5-0.5|0,5-0,5|0,5 : 0,5",
            "international",
            "1. 32-28 19-23",
        ),
        ("2-0|2:0|1-0|1:0|1,0-0,0|2.0:0.0|0:2|0-2|0 : 1|0:0", "international", "1. 32-28 19-23"),
        ("1:1|2:0|0:2|½-½|0.5-0.5", "russian", "1. c3-d4 d6-c5"),
        ("1:1|2:0|1-0", "russian", "1. c3-d4 d6-c5 2. b2-c3"),
    ] {
        for form in forms.split('|') {
            let plies = moves.matches(['-']).count();
            for text in [
                format!("[White \"A\"]\n[Result \"{form}\"]\n\n{moves} {form}\n"),
                format!(
                    "[White \"A\"]\n[Result \"{form}\"]\n\n{moves} {form} {{a remark}}\n\n[White \"B\"]\n[Result \"*\"]\n\n*\n"
                ),
            ] {
                let reports = reports(&text, rules);
                let report = &reports[0];
                assert_eq!(found(report), Vec::<&str>::new(), "{text}");
                assert_eq!((report.plies, report.legal_plies), (plies, plies), "{text}");
                let expected = draughts_arbiter::pdn::GameResult::parse(form.as_bytes());
                assert!(expected.is_some() && report.result == expected, "{text}");
            }
        }
    }
}

/// PDN 3.0, ResultFormat: the results of each format, as the standard writes them.
#[test]
fn results_of_a_result_format_are_read_as_the_standard_writes_them() {
    for (format, forms) in [
        ("Plus draw", "1+ - 1-|1- - 1+|1+-1-|2-0|1-1"),
        ("Delfts", "1 1/2 - 1/2|1/2 - 1 1/2|1½-½|1.5-0.5|0-2"),
        ("Goes", "1.02-0.98|0.99-1.01|1,01 - 0,99|1-1|2-0"),
        ("12-0, 9-1, 8-2", "12-0|0-12"),
    ] {
        for form in forms.split('|') {
            let text = format!(
                "[White \"A\"]\n[ResultFormat \"{format}\"]\n[Result \"{form}\"]\n\n1. 32-28 19-23 {form}\n"
            );
            let reports = reports(&text, "international");
            assert_eq!((reports.len(), reports[0].plies), (1, 2), "{text}");
            assert_eq!(found(&reports[0]), Vec::<&str>::new(), "{text}");
            let none = reports_without_format(&text);
            let is_odd = draughts_arbiter::pdn::GameResult::parse(form.as_bytes())
                .is_some_and(|result| result.score().is_some());
            assert_eq!(none.contains(&codes::RESULT_ODD.code), is_odd, "{text}");
        }
    }
}

fn reports_without_format(text: &str) -> Vec<&'static str> {
    let text: String = text
        .lines()
        .filter(|line| !line.contains("ResultFormat"))
        .fold(String::new(), |text, line| text + line + "\n");
    found(&reports(&text, "international")[0])
}

#[test]
fn a_result_that_no_game_has_is_a_warning_at_its_place() {
    for result in ["9-9", "2-1", "12-0", "3-0", "4-4"] {
        let text = format!("[White \"A\"]\n[Result \"{result}\"]\n\n1. 32-28 19-23 {result}\n");
        let reports = reports(&text, "international");
        let odd = reports[0].findings.iter().find(|found| found.finding.is(codes::RESULT_ODD));
        let span = odd.expect(result).finding.span;
        assert_eq!(&text[span.start..span.end], result, "{text}");
    }
    let score = "[Result \"1.02-0.98\"]\n[ResultFormat \"Goes\"]\n\n1. 32-28 19-23 1-1\n";
    let report = &reports(score, "international")[0];
    assert_eq!(found(report), Vec::<&str>::new());
    assert_eq!(report.result.map(|result| result.to_string()).as_deref(), Some("1.02-0.98"));
}

/// Without a Result tag the score after the moves is written like a half-move.
#[test]
fn a_score_of_the_format_after_the_moves_is_the_result_and_no_half_move() {
    for (format, scores) in [
        ("12-0, 9-1, 8-2, 7-3, 6-4, 5-5", "9-1|3-7|8 - 2"),
        ("Delfts", "9-1|4-6|3-1|2-2"),
        ("12-8", "12-8|8-12"),
    ] {
        for score in scores.split('|') {
            let moves = "1. 32-28 19-23 2. 28x19 14x23";
            let text = format!("[White \"A\"]\n[ResultFormat \"{format}\"]\n\n{moves} {score}\n");
            let report = &reports(&text, "international")[0];
            assert_eq!((report.plies, report.legal_plies), (4, 4), "{text}");
            assert_eq!(found(report), Vec::<&str>::new(), "{text}");
            assert_eq!(report.result_text.as_deref(), Some(score), "{text}");
        }
    }
}

#[test]
fn a_score_that_no_format_names_is_charged_to_nobody_as_a_half_move() {
    for score in ["7-5", "3-1", "12-8", "2-2", "3-3", "6-6", "9-1", "1-1-1", "1-0-1", "1 - 0 - 1"] {
        let text = format!("[White \"A\"]\n\n1. 32-28 19-23 2. 28x19 14x23 {score}\n");
        let report = &reports(&text, "international")[0];
        let is_it = |code: &&str| *code == codes::MOVE_UNREADABLE.code;
        assert!(found(report).iter().any(is_it), "{text}{:?}", found(report));
        assert!(report.findings.iter().all(|found| found.standing.is_none()), "{text}");
        assert_eq!(report.result, None, "{text}");
    }
}

/// A move number is followed by a move, whatever the Result tag says.
#[test]
fn a_move_after_its_number_is_no_result() {
    let text = "[Result \"8-2\"]\n[FEN \"W:W8,30:B45\"]\n\n1. 8-2\n";
    let report = &reports(text, "international")[0];
    assert_eq!((report.plies, report.legal_plies), (1, 1));
    let text = "[Result \"8-2\"]\n[FEN \"W:W8,30:B45\"]\n\n1. 8-2 8-2\n";
    let report = &reports(text, "international")[0];
    assert_eq!((report.plies, report.legal_plies), (1, 1));
}

#[test]
fn a_result_in_the_middle_begins_no_game_whose_moves_are_charged() {
    let before = "[White \"A\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1";
    for rest in [
        "33-28 23x32 37x28 16-21 31-26 11-16 26x17 1-1",
        "37-32 10-14 41-37 37-31 1-1",
        "33-28 20-24 28-23 15-20 1-1",
    ] {
        let text = format!("{before} {rest}\n");
        let reports = reports(&text, "international");
        let rest = &reports[1];
        assert!(rest.findings.iter().all(|found| found.standing.is_none()), "{text}");
        assert!(found(rest).contains(&codes::GAME_NOT_JUDGED.code), "{text}");
    }
    for rest in ["3. 37-32 37-31 1-1", "37-32 10-14 41-37 37-31 1-1"] {
        let text = format!("{} [Event \"x\"] {rest}\n", before.trim_end_matches(" 1-1"));
        let reports = reports(&text, "international");
        assert!(reports[1].findings.iter().all(|found| found.standing.is_none()), "{text}");
    }
    // A separate game starts with the number of its first move.
    let text = format!("{before}\n\n1. 33-28 20-24 2. 28-23 15-20 1-1\n");
    let reports = reports(&text, "international");
    assert!(reports[1].findings.iter().any(|found| found.standing.is_some()), "{text}");
}
