//! Results of records, in every form and wherever they stand.

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

/// Every form of a result is read in the tag and after the moves, with the same result, as no move
/// and without a finding.
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
