//! Tests of team matches and micro-matches of which only the score is known.

use std::fs;

use crate::playoffs::run;
use crate::written_text::written;
use draughts_arbiter::acts::{Act, EnterResults, SetMatch};
use draughts_arbiter::app::event::{Done, apply};
use draughts_arbiter::event::acts::OfMatch;
use draughts_arbiter::event::{self, Event, EventDifference, Round, differences};
use draughts_arbiter::event_report::event::{CardView, PairingsView, StandingsView};
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::{Language, say};

/// Returns a league of two teams of two, whose match is worth four board points.
fn league() -> Event {
    let text = "schema: arbiter.event/2\nname: League\nsystem: {kind: round-robin}\n\
         team_match: {boards: 2}\ntiebreaks: [TBR, BC, BBE]\nplayers:\n\
         \x20 - {id: p1, name: Alder}\n  - {id: p2, name: Birch}\n  - {id: p3, name: Cedar}\n\
         \x20 - {id: p4, name: Dogwood}\nteams:\n\
         \x20 - {id: t1, name: Elm, number: 1, members: [p1, p2]}\n\
         \x20 - {id: t2, name: Oak, number: 2, members: [p3, p4]}\n\
         rounds:\n  - round: 1\n    matches:\n      - {match: 1, home: t1, away: t2}\n    boards:\n\
         \x20     - {board: 1, match: 1, seat: 1, white: p1, black: p3}\n\
         \x20     - {board: 2, match: 1, seat: 2, white: p4, black: p2}\n";
    event::read("league.yaml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn of_match(what: OfMatch) -> Act {
    Act::from(SetMatch { number: 1, round: Some(Round(1)), what, reason: None })
}

fn score(text: &str) -> Act {
    of_match(OfMatch::Score(text.parse().unwrap()))
}

fn said(done: &Done) -> Vec<String> {
    done.said().iter().map(|one| say(one, Language::English)).collect()
}

#[test]
fn a_score_counts_for_the_teams_and_for_no_player() {
    let mut event = league();
    let done = apply(&mut event, score("3-1")).unwrap();
    assert_eq!(
        said(&done),
        ["round 1, match 1: Elm - Oak 3-1; nothing is known of its boards: no ratings, no \
             standings of players"]
    );
    assert_eq!(event::check(&event), []);
    let paired = event.round(Round(1)).unwrap();
    assert!(paired.boards.is_empty() && event.match_is_over(paired, &paired.matches[0]));
    let parts = event.parts(0);
    let standings = StandingsView::of_parts(&event, &parts, None, &[]);
    let text = written(&standings, SheetFormat::Text, 80, Language::English);
    let elm = text.lines().find(|line| line.contains("Elm")).unwrap();
    assert_eq!(elm.split_whitespace().collect::<Vec<_>>(), ["1", "t1", "Elm", "1", "2", "3"]);
    // Nobody knows at which boards the points were scored, so tie-breaks that depend on boards
    // decide nothing.
    assert!(text.contains("TBR points at board 1, then at board 2, and so on (decides nothing"));
    // Nor does anybody know the colours of the players.
    let card = CardView::new(&event, 0);
    let text = written(&card, SheetFormat::Text, 80, Language::English);
    assert!(text.contains("?: only the score of the match is known"), "{text}");
    assert!(!text.contains("u: a round without"), "{text}");
    let pairings = PairingsView::new(&event, [Round(1)]);
    let text = written(&pairings, SheetFormat::Text, 80, Language::English);
    assert!(text.contains("Match 1: Elm - Oak, 3-1"), "{text}");
    assert!(text.contains("(only the score is known)"), "{text}");
    let csv = written(&pairings, SheetFormat::Csv, 80, Language::English);
    assert!(csv.contains("3-1,(only the score is known)"), "{csv}");
}

#[test]
fn a_score_that_is_gone_from_the_file_is_named() {
    let before = league();
    let mut event = before.clone();
    apply(&mut event, score("3-1")).unwrap();
    let gone = |difference: &EventDifference| matches!(difference, EventDifference::ResultGone { white, black, .. } if white == "Elm" && black == "Oak");
    assert!(differences(&event, &before).iter().any(gone), "{:?}", differences(&event, &before));
    assert!(
        differences(&before, &event)
            .iter()
            .any(|one| matches!(one, EventDifference::ResultNew { .. }))
    );
}

#[test]
fn it_is_taken_back_and_its_boards_are_there_again() {
    let mut event = league();
    let before = event.clone();
    apply(&mut event, score("2-2")).unwrap();
    let error = apply(&mut event, of_match(OfMatch::Clear)).unwrap_err();
    assert!(error.words(Language::English).contains("Elm - Oak 2-2 is recorded"), "{error:?}");
    let (what, reason) = (OfMatch::Clear, Some("of another match".to_owned()));
    let clear = SetMatch { number: 1, round: Some(Round(1)), what, reason };
    apply(&mut event, clear).unwrap();
    assert_eq!(event, before);
}

#[test]
fn what_boards_cannot_give_is_refused_and_what_is_missing_is_said() {
    let refused = |text: &str| {
        let mut event = league();
        let error = apply(&mut event, score(text)).unwrap_err();
        error.words(Language::English)
    };
    assert!(refused("4-1").contains("4-1 cannot be: 2 boards give 4 points together"));
    assert!(refused("2-1").contains("2-1 cannot be"), "each board gives two");
    let mut event = league();
    let done = apply(&mut event, score("2-0")).unwrap();
    assert_eq!(said(&done)[1], "2 of the 4 points of 2 boards");
}

#[test]
fn a_result_that_is_recorded_is_not_covered_by_a_score() {
    let mut event = league();
    let result =
        EnterResults { entries: vec!["1=2-0".parse().unwrap()], round: None, reason: None };
    apply(&mut event, result).unwrap();
    let error = apply(&mut event, score("3-1")).unwrap_err();
    assert!(error.words(Language::English).contains("match 1 has a result"), "{error:?}");
    let yaml = serde_yaml::to_string(&event).unwrap();
    let both = yaml.replace("home: t1", "score: 3-1\n    home: t1");
    let error = event::read("both.yaml", &both).unwrap_err();
    assert!(error.to_string().contains("has a score of its own, and boards"), "{error}");
}

#[test]
fn a_score_changes_with_a_reason_and_later_rounds_keep_what_they_were_paired_on() {
    let round =
        |n: u16, matches: &str| format!("  - round: {n}\n    matches:\n{matches}    boards: []\n");
    let text = "schema: arbiter.event/2\nname: Open\nsystem: {kind: swiss, rounds: 3, seed: 1}\n\
         team_match: {boards: 2}\nplayers: []\nteams:\n"
        .to_owned()
        + &(1..=4)
            .map(|n| format!("  - {{id: t{n}, name: Team {n}, number: {n}}}\n"))
            .collect::<String>()
        + "rounds:\n"
        + &round(
            1,
            "      - {match: 1, home: t1, away: t3, score: 4-0}\n      - {match: 2, home: t4, away: t2, score: 1-3}\n",
        )
        + &round(
            2,
            "      - {match: 1, home: t1, away: t2, score: 2-2}\n      - {match: 2, home: t3, away: t4}\n",
        );
    let mut event = event::read("open.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
    let error = apply(&mut event, score("0-4")).unwrap_err();
    assert!(
        error.words(Language::English).contains("Team 1 - Team 3 4-0 is recorded"),
        "{error:?}"
    );
    let what = OfMatch::Score("0-4".parse().unwrap());
    let reason = Some("the form was read upside down".to_owned());
    let act = SetMatch { number: 1, round: Some(Round(1)), what, reason };
    let done = said(&apply(&mut event, act).unwrap());
    assert!(done[0].contains("Team 1 - Team 3 0-4 (was 4-0)"), "{done:?}");
    assert!(done[1].contains("round 2 was paired on what stood there"), "{done:?}");
    let kept: Vec<String> =
        event.rounds[0].matches[0].amended.iter().map(ToString::to_string).collect();
    assert_eq!(kept, ["4-0 (round 2 paired): the form was read upside down"]);
    // The same score again changes nothing, and half points are impossible where a draw gives a
    // whole point.
    let (what, again) = (OfMatch::Score("0-4".parse().unwrap()), event.clone());
    let act = SetMatch { number: 1, round: Some(Round(1)), what, reason: None };
    apply(&mut event, act).unwrap();
    assert_eq!(event.rounds[0].matches[0].amended, again.rounds[0].matches[0].amended);
    assert!(apply(&mut event, score("2.5-1.5")).is_err());
}

/// Creates an event of four players who meet in micro-matches of two games, with the first round
/// paired.
fn micro_matches() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./m --system swiss --rounds 3 --scoring micro-match --seed 1", 0);
    for (name, rating) in [("Alder", 1400), ("Birch", 1300), ("Cedar", 1200), ("Dogwood", 1100)] {
        run(&folder, &format!("event add ./m.yaml \"{name}, A\" --rating {rating}"), 0);
    }
    run(&folder, "event set ./m.yaml tiebreaks=SMALL,RIGA,WIN", 0);
    run(&folder, "event pair ./m.yaml", 0);
    folder
}

#[test]
fn the_score_of_a_micro_match_is_kept_and_no_game_of_it_is_invented() {
    let folder = micro_matches();
    // The score of a single game remains ambiguous, and a score that two games cannot produce is
    // refused.
    run(&folder, "event result ./m.yaml p1=2-0", 1);
    run(&folder, "event result ./m.yaml p1=5-1", 1);
    run(&folder, "event result ./m.yaml 1.1=3-1", 1);
    let said = run(&folder, "event result ./m.yaml p1=3-1 p2=1-3", 0);
    assert!(said.contains("1-3 together"), "{said}");
    let text = fs::read_to_string(folder.path().join("m.yaml")).unwrap();
    assert_eq!(text.matches("1-3 total").count(), 2, "{text}");
    run(&folder, "event check ./m.yaml", 0);
    let said = run(&folder, "event standings ./m.yaml --format csv", 0);
    let line = |name: &str| said.lines().find(|line| line.contains(name)).unwrap().to_owned();
    assert!(line("Alder").contains(",1,2,3,"), "match points and points of the games: {said}");
    let said = run(&folder, "event pairings ./m.yaml", 0);
    assert!(said.contains("1-3 (?)") && said.contains("only the score of the games"), "{said}");
    let said = run(&folder, "event crosstable ./m.yaml", 0);
    assert!(said.contains("3-1"), "{said}");
    let said = run(&folder, "event outstanding ./m.yaml", 0);
    assert!(!said.contains("Alder"), "{said}");
    let said = run(&folder, "event pdn ./m.yaml", 0);
    assert!(said.contains("2 micro-matches of which only the score is known"), "{said}");
    let said = run(&folder, "rating update ./m.yaml --list ./r --scheme fmjd", 0);
    assert!(said.contains("4 of which only the score together is known"), "{said}");
    // The printed list is read back, and the next round is paired.
    run(&folder, "event pairings ./m.yaml --format csv -o ./r1.csv", 0);
    let said = run(&folder, "event result ./m.yaml --from ./r1.csv", 0);
    assert!(said.contains("as recorded"), "{said}");
    run(&folder, "event pair ./m.yaml", 0);
}

#[test]
fn the_games_of_a_micro_match_may_be_told_after_its_score() {
    let folder = micro_matches();
    run(&folder, "event result ./m.yaml p1=3-1 p2=2-2", 0);
    run(&folder, "event pair ./m.yaml", 0);
    // Games that add up to the recorded score change nothing; others do.
    run(&folder, "event result ./m.yaml --round 1 p1=1-1,1-1", 1);
    run(&folder, "event result ./m.yaml --round 1 p1.1=2-0", 1);
    run(&folder, "event result ./m.yaml --round 1 p1=2-0,1-1", 0);
    let said = run(&folder, "event check ./m.yaml", 0);
    assert!(!said.contains("pairing-otherwise"), "{said}");
    let said = run(&folder, "event result ./m.yaml --round 1 p2=clear --amend --reason slip", 0);
    assert!(said.contains("2-2 together"), "{said}");
}

#[test]
fn the_score_of_a_micro_match_stands_alone() {
    let of = |result: &str| {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\nscoring: {{mode: micro-match}}\n\
             players: [{{id: a, name: A}}, {{id: b, name: B}}]\nrounds:\n  \
             - {{round: 1, boards: [{{board: 1, white: a, black: b, result: {result}}}]}}\n"
        );
        event::read("x.yaml", &text).is_ok_and(|event| event::check(&event).is_empty())
    };
    assert!(of("3-1 total") && of("[3-1 total]"));
    assert!(!of("[3-1 total, 1-1]") && !of("2-0 total") && !of("3-0 total"));
}

/// Returns a record of a drawn or won game between two players.
fn record(white: &str, black: &str, result: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. 32-28 18-23 {result}\n\n"
    )
}

/// Returns the two of board 1, White first, with the result 3-1 for both games together.
fn by_total() -> (tempfile::TempDir, [String; 2]) {
    let folder = micro_matches();
    let said = run(&folder, "event pairings ./m.yaml --round 1 --format csv", 0);
    let line = said.lines().find(|line| line.starts_with("1,")).unwrap();
    let name = |which: usize| {
        let quoted: Vec<&str> = line.split('"').collect();
        match quoted.len() {
            1 => line.split(',').filter(|cell| cell.starts_with(char::is_uppercase)).nth(which),
            _ => quoted.into_iter().skip(1).step_by(2).nth(which),
        }
        .unwrap()
        .to_owned()
    };
    let names = [name(0), name(1)];
    run(&folder, "event result ./m.yaml --round 1 1=clear --amend --reason test", 0);
    run(&folder, "event result ./m.yaml --round 1 1=3-1", 0);
    (folder, names)
}

#[test]
fn records_of_both_games_take_the_place_of_the_score_in_one_operation() {
    let (folder, [first, second]) = by_total();
    let write = |records: &[String]| {
        fs::write(folder.path().join("g.pdn"), records.concat()).unwrap();
    };
    let board = |wanted: &str| {
        let text = fs::read_to_string(folder.path().join("m.yaml")).unwrap();
        assert!(text.contains(wanted), "{wanted}: {text}");
    };
    // One game of the two is not entered, and it is no difference.
    write(&[record(&first, &second, "2-0")]);
    let said = run(&folder, "event games ./m.yaml 1 g.pdn", 1);
    assert!(said.contains("the event has 3-1 together; games are entered in its place"), "{said}");
    assert!(!said.contains("the event has 3-1 together, the record"), "{said}");
    board("3-1 total");
    // Another score is a difference, told once.
    write(&[record(&first, &second, "2-0"), record(&second, &first, "0-2")]);
    let said = run(&folder, "event games ./m.yaml 1 g.pdn", 1);
    assert_eq!(
        said.matches("the event has 3-1 together, the record 4-0 together").count(),
        1,
        "{said}"
    );
    board("3-1 total");
    // Both games with the same score.
    write(&[record(&first, &second, "2-0"), record(&second, &first, "1-1")]);
    let said = run(&folder, "event games ./m.yaml 1 g.pdn", 1);
    assert!(!said.contains("together, the record"), "{said}");
    board("[2-0, 1-1]");
    let said = run(&folder, "event undo ./m.yaml", 0);
    assert_eq!(said.lines().count(), 1, "{said}");
    board("3-1 total");
    // And another score, as an amendment.
    write(&[record(&first, &second, "2-0"), record(&second, &first, "0-2")]);
    run(&folder, "event games ./m.yaml 1 g.pdn --amend --reason wrong", 1);
    board("[2-0, 2-0]");
}
