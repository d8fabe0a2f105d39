//! Tests of the arbiter's book: what is noted, how it affects the score, and who never sees it.

use crate::support::edit;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use draughts_arbiter::acts::{Act, AddNote, DecideAppeal, Line, StrikeNote};
use draughts_arbiter::event::acts::{Noted, Refusal};
use draughts_arbiter::event::{
    AppealOutcome, BookKind, Decision, Event, Ledger, Points, Round, read,
};
use draughts_ground::said::{Fact, Told};

/// The word that every private text in the fixture contains.
const SECRET: &str = "quince";

fn arbiter(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("COLUMNS").args(args).output().unwrap()
}

fn masters() -> String {
    let path = "fixtures/events/views/masters.yaml";
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn event() -> Event {
    read("masters.yaml", &masters()).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns everything a command prints on both streams.
fn all_of(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

#[test]
fn what_the_public_reads_has_nothing_of_the_book() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("masters.yaml"), masters()).unwrap();
    let verbs: &[&[&str]] = &[
        &["pairings", "--all"],
        &["pairings", "--by", "name", "--round", "3"],
        &["standings"],
        &["standings", "--explain", "p4"],
        &["crosstable"],
        &["colours"],
        &["player", "p3"],
        &["player", "p4"],
        &["player", "p5"],
        &["players"],
        &["outstanding", "--all"],
        &["prize"],
        &["prize", "--explain", "p5"],
    ];
    let mut seen = 0;
    for verb in verbs {
        for format in ["text", "csv", "json", "md", "html"] {
            for language in ["en", "nl"] {
                let end = ["--format", format, "--lang", language];
                let args = [&["event", verb[0], "masters"][..], &verb[1..], &end].concat();
                let output = arbiter(folder.path(), &args);
                assert!(output.status.success(), "{args:?}: {}", all_of(&output));
                assert!(!all_of(&output).contains(SECRET), "{args:?}: {}", all_of(&output));
                seen += 1;
            }
        }
    }
    for format in ["json", "csv", "yaml", "trf", "trf16", "dap", "toernooibase"] {
        let output = arbiter(folder.path(), &["event", "export", "masters", "--format", format]);
        assert!(output.status.success(), "{format}: {}", all_of(&output));
        assert!(!all_of(&output).contains(SECRET), "{format}: {}", all_of(&output));
        seen += 1;
    }
    for rest in [&["pairings", "masters", "--slips", "--round", "3"][..], &["pdn", "masters"]] {
        let output = arbiter(folder.path(), &[&["event"], rest].concat());
        assert!(output.status.success() && !all_of(&output).contains(SECRET), "{rest:?}");
        seen += 1;
    }
    assert_eq!(seen, verbs.len() * 10 + 9);
    // Those entitled to read it do read it.
    for rest in [
        &["book", "masters"][..],
        &["book", "masters", "--player", "p5"],
        &["player", "masters", "p5", "--book"],
        &["federation-report", "masters"],
        &["standings", "masters", "--explain", "p5"],
    ] {
        let output = arbiter(folder.path(), &[&["event"], rest].concat());
        assert!(output.status.success() && all_of(&output).contains(SECRET), "{rest:?}");
    }
}

#[test]
fn what_others_get_has_the_points_that_a_penalty_takes() {
    let event = event();
    let public = event.without_book();
    let text = serde_yaml::to_string(&public).unwrap();
    assert!(!text.contains(SECRET) && public.book.is_empty());
    let again = read("public.yaml", &text).unwrap();
    let (own, others) = (Ledger::whole(&event), Ledger::whole(&again));
    for at in 0..event.players.len() {
        assert_eq!(own.score(at), others.score(at));
    }
    assert_eq!(own.score(4), Points::whole(8), "9 of 10, and 1 taken");
    let mut plain = event.clone();
    edit(&mut plain, |event| event.book.clear());
    assert_eq!(plain.without_book(), plain, "without a book nothing changes");
    assert_eq!(Ledger::whole(&plain).score(4), Points::whole(9));
    // A tournament report has the penalty points too, in record 299.
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("masters.yaml"), masters()).unwrap();
    let report =
        all_of(&arbiter(folder.path(), &["event", "export", "masters", "--format", "trf"]));
    assert!(
        report.lines().any(|line| line.starts_with("299") && line.contains("-1.0")),
        "{report}"
    );
}

fn noted(kind: BookKind) -> Noted {
    let (about, reason) = (Some("p1".into()), Some("x".into()));
    Noted { about, reason, ..Noted::new(kind) }
}

fn note(event: &mut Event, entry: Noted) -> Result<Vec<&'static str>, &'static str> {
    act(event, AddNote { entry: Box::new(entry) })
}

/// Returns the id of the message in a note.
fn note_id(line: &Line) -> &'static str {
    match &line.said.facts[..] {
        [(_, Fact::Said(said))] => said.id(),
        other => panic!("{other:?}"),
    }
}

/// Returns the problems reported along with an act, or its refusal.
fn act(event: &mut Event, act: impl Into<Act>) -> Result<Vec<&'static str>, &'static str> {
    match act.into().applied_to(event) {
        Ok(applied) => {
            *event = applied.event;
            Ok(applied.lines[1..].iter().map(note_id).collect())
        }
        Err(refused) => Err(match *refused.why {
            Refusal::Said { what } => what.id(),
            other => other.said().id(),
        }),
    }
}

#[test]
fn a_penalty_takes_points_in_its_round_and_only_there() {
    let mut event = event();
    edit(&mut event, |event| event.book.clear());
    let points = Some(Points::hundredths(50));
    let round = Some(Round(2));
    let penalty = Noted { points, round, ..noted(BookKind::Penalty) };
    assert_eq!(note(&mut event, penalty.clone()), Ok(vec!["book-without-article"]));
    let score = |event: &Event, round: u16| Ledger::new(event, Round(round)).score(0);
    assert_eq!([1, 2].map(|round| score(&event, round)), [200, 250].map(Points::hundredths));
    assert_eq!(event.book[0].board, Some(3), "the board of the player in the round");
    // A second penalty counts in addition to the first.
    let article = Some("7".to_owned());
    note(&mut event, Noted { article, ..penalty }).unwrap();
    assert_eq!(score(&event, 5), Points::hundredths(500));
    act(&mut event, StrikeNote { number: 1, reason: "read wrongly".into() }).unwrap();
    act(&mut event, StrikeNote { number: 2, reason: "read wrongly".into() }).unwrap();
    assert_eq!(score(&event, 5), Points::whole(6));
    // The next entry may reuse the number, as no entry has it now.
    note(&mut event, noted(BookKind::Warning)).unwrap();
    assert_eq!(event.book[0].number, 1);
}

#[test]
fn what_cannot_be_noted_is_refused_and_changes_nothing() {
    let event = event();
    let penalty = || noted(BookKind::Penalty);
    let one = Some(Points::whole(1));
    for (entry, why) in [
        (Noted { about: None, ..noted(BookKind::Warning) }, "book-about-whom"),
        (Noted { about: Some("p9".into()), ..noted(BookKind::Warning) }, "no-player"),
        (Noted { reason: None, ..noted(BookKind::Warning) }, "book-without-reason"),
        (penalty(), "book-no-penalty"),
        (Noted { points: Some(Points::whole(-1)), ..penalty() }, "book-below-zero"),
        (Noted { match_points: one, ..penalty() }, "book-other-points"),
        (Noted { points: one, ..noted(BookKind::Warning) }, "book-other-field"),
        (Noted { round: Some(Round(6)), ..noted(BookKind::Warning) }, "round-not-paired"),
        (Noted { board: Some(4), ..noted(BookKind::Warning) }, "no-board"),
        (Noted { ruling: Some(2), ..noted(BookKind::Appeal) }, "book-no-ruling"),
    ] {
        let mut changed = event.clone();
        assert_eq!(note(&mut changed, entry), Err(why));
        assert_eq!(changed, event);
    }
    let mut changed = event.clone();
    let reason = Some("a video was found".into());
    let decision = Decision { outcome: AppealOutcome::Upheld, by: None, reason };
    let decide = |number| Act::from(DecideAppeal { number, decision: decision.clone() });
    assert_eq!(act(&mut changed, decide(9)), Err("book-no-entry"));
    assert_eq!(act(&mut changed, decide(1)), Err("book-no-appeal"));
    act(&mut changed, decide(4)).unwrap();
    assert_eq!(changed.book[3].decision, Some(decision));
}

#[test]
fn an_appeal_is_decided_again_with_a_reason_only_and_belongs_to_its_board() {
    let mut event = event();
    let appeal = Noted {
        about: Some("p4".into()),
        round: Some(Round(4)),
        board: Some(1),
        ..noted(BookKind::Appeal)
    };
    let found = note(&mut event, appeal).unwrap();
    assert!(found.contains(&"book-appeal-other-board"), "{found:?}");
    let number = event.book.last().unwrap().number;
    let decide = |event: &mut Event, outcome: AppealOutcome, reason: Option<&str>| {
        let decision = Decision { outcome, by: None, reason: reason.map(str::to_owned) };
        act(event, DecideAppeal { number, decision })
    };
    decide(&mut event, AppealOutcome::Dismissed, None).unwrap();
    let before = event.clone();
    assert_eq!(decide(&mut event, AppealOutcome::Upheld, None), Err("book-decided-before"));
    assert_eq!(event, before);
    decide(&mut event, AppealOutcome::Upheld, Some("a video was found")).unwrap();
    let decided = event.book.last().unwrap().decision.as_ref().unwrap();
    assert_eq!(decided.outcome, AppealOutcome::Upheld);
    let late = Noted { minutes: Some(0), ..noted(BookKind::Late) };
    assert_eq!(note(&mut event, late), Err("book-not-late"));
}

#[test]
fn three_warnings_are_told_and_a_penalty_ends_the_count() {
    let mut event = event();
    let warning = || noted(BookKind::Warning);
    assert_eq!(note(&mut event, warning()), Ok(vec![]));
    assert_eq!(note(&mut event, warning()), Ok(vec![]));
    assert_eq!(note(&mut event, warning()), Ok(vec!["book-many-warnings"]));
    let penalty = noted(BookKind::Penalty);
    let (points, article) = (Some(Points::whole(1)), Some("7".into()));
    assert_eq!(note(&mut event, Noted { points, article, ..penalty }), Ok(vec![]));
    assert_eq!(note(&mut event, warning()), Ok(vec![]));
}

#[test]
fn acts_of_the_book_are_read_as_they_were_written() {
    let decision =
        Decision { outcome: AppealOutcome::InPart, by: Some("Yew".into()), reason: None };
    for (act, text) in [
        (
            Act::from(AddNote { entry: Box::new(noted(BookKind::Warning)) }),
            r#"{"act":"note","entry":{"kind":"warning","about":"p1","reason":"x"}}"#,
        ),
        (
            Act::from(DecideAppeal { number: 4, decision }),
            r#"{"act":"decide-appeal","number":4,"decision":{"outcome":"in-part","by":"Yew"}}"#,
        ),
        (
            Act::from(StrikeNote { number: 4, reason: "x".into() }),
            r#"{"act":"strike-note","number":4,"reason":"x"}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&act).unwrap(), text);
        assert_eq!(serde_json::from_str::<Act>(text).unwrap(), act);
    }
}

#[test]
fn somebody_of_whom_the_book_says_something_is_not_taken_out() {
    let mut event = event();
    edit(&mut event, |event| {
        event.rounds.clear();
        event.rulings.clear();
    });
    let refused = draughts_arbiter::event::acts::remove(&mut event, "p5").unwrap_err();
    let Refusal::Said { what } = *refused.why else { panic!("{refused:?}") };
    assert_eq!(what.id(), "stands-in-book");
    draughts_arbiter::event::acts::remove(&mut event, "p1").unwrap();
}

#[test]
fn a_penalty_of_a_team_takes_its_match_points_or_board_points() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/events/views/clubs.yaml");
    let mut event = read("clubs.yaml", &std::fs::read_to_string(path).unwrap()).unwrap();
    let scores = |event: &Event| {
        let parts = event.parts(0);
        let teams = &parts[0].event;
        let at = teams.players.iter().position(|team| team.id.as_str() == "t5").unwrap();
        let ledger = Ledger::whole(teams);
        (ledger.score(at), ledger.other_score(at))
    };
    let (match_points, board_points) = scores(&event);
    let of_team = |points: i64| Noted {
        about: Some("t5".into()),
        round: Some(Round(1)),
        match_points: Some(Points::whole(points)),
        article: Some("7".into()),
        ..noted(BookKind::Penalty)
    };
    assert_eq!(note(&mut event, of_team(1)), Ok(vec![]));
    assert_eq!(scores(&event), (match_points - Points::whole(1), board_points));
    let of_boards =
        Noted { match_points: None, board_points: Some(Points::whole(2)), ..of_team(0) };
    assert_eq!(note(&mut event, of_boards), Ok(vec![]));
    assert_eq!(scores(&event), (match_points - Points::whole(1), board_points - Points::whole(2)));
    for (entry, why) in [
        (Noted { points: Some(Points::whole(1)), ..noted(BookKind::Penalty) }, "book-other-points"),
        (of_team(1), "book-points-of-team"),
    ] {
        let mut changed = event.clone();
        let entry = Noted { about: Some("c2".into()), ..entry };
        assert_eq!(note(&mut changed, entry), Err(why));
    }
    let before = scores(&event);
    let public = event.without_book();
    assert_eq!(scores(&public), before);
}

#[test]
fn a_round_that_is_taken_back_leaves_its_entries() {
    let mut event = event();
    let entries = event.book.len();
    draughts_arbiter::pairing::unpair(&mut event, true).unwrap();
    assert_eq!((event.rounds.len(), event.book.len()), (4, entries));
    let found = draughts_arbiter::event::check_with(&event);
    assert!(found.iter().any(|problem| problem.what().said().id() == "book-no-round"), "{found:?}");
}

#[test]
fn nor_where_teams_meet_or_groups_play() {
    let views = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/events/views");
    let penalties =
        [("clubs", "about: t5", "match_points: 1"), ("final", "about: p1", "points: 1")];
    for (name, about, taken) in penalties {
        let text = std::fs::read_to_string(views.join(format!("{name}.yaml"))).unwrap();
        let entry = format!(
            "book:\n  - {{number: 1, kind: penalty, {about}, round: 1, {taken}, article: \"7\", \
             reason: of a {SECRET}}}\n"
        );
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("event.yaml"), text + &entry).unwrap();
        let id = about.split(' ').next_back().unwrap();
        for verb in [&["standings"][..], &["crosstable"], &["player", id], &["export"]] {
            for format in ["text", "csv", "json", "md", "html"] {
                if verb == ["export"] && format != "json" {
                    continue;
                }
                let args = [&["event", verb[0], "event"], &verb[1..], &["--format", format]];
                let output = arbiter(folder.path(), &args.concat());
                assert!(output.status.success(), "{name} {verb:?}: {}", all_of(&output));
                assert!(!all_of(&output).contains(SECRET), "{name} {verb:?} {format}");
            }
        }
        // A penalty taken in the groups does not count in the final.
        let mut explain = vec!["event", "standings", "event", "--explain", id];
        explain.extend((name == "final").then_some(["--stage", "1"]).into_iter().flatten());
        let explained = arbiter(folder.path(), &explain);
        assert!(all_of(&explained).contains("-1"), "{name}: {}", all_of(&explained));
    }
}
