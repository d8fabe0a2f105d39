//! Tests of the program as a library, using the server example.

#[allow(dead_code, reason = "the test asks, and prints nothing")]
#[path = "../../examples/server.rs"]
mod server;

use draughts_arbiter::app::adjudicate::Adjudicator;
use draughts_arbiter::app::event::EventFile;
use draughts_arbiter::app::reading::MAX_BYTES;
use draughts_arbiter::storage::Author;

use server::{Reply, UPLOAD, evening, judge, record, rule, standings};

#[test]
fn the_server_of_the_example_answers() {
    let folder = tempfile::tempdir().unwrap();
    let answers = evening(folder.path());
    let statuses: Vec<(&str, u16)> =
        answers.iter().map(|(asked, reply)| (*asked, reply.status)).collect();
    let expected = [
        ("judge", 200),
        ("findings", 200),
        ("rule", 200),
        ("begin", 200),
        ("record", 200),
        ("record another", 409),
        ("standings", 200),
    ];
    assert_eq!(statuses, expected, "{answers:?}");
    let body = |at: usize| answers[at].1.body.as_str();
    let judged: Vec<&str> = body(0).lines().collect();
    assert_eq!(judged[0], "game 1, line 3: 37-32: White must capture, and this move does not");
    assert!(judged[1].starts_with("game 2, line 8: the same position"), "{judged:?}");
    let findings: serde_json::Value = serde_json::from_str(body(1)).unwrap();
    assert_eq!(findings[0]["schema"], "arbiter.validate/2");
    assert_eq!(findings.as_array().map(Vec::len), Some(2));
    let says = [
        (2, "GRANTED. The claim is right"),
        (3, "  1  p1 Ash - p4 Oak\n"),
        (4, "round 1, board 1: "),
        (5, "board 1"),
        (6, " 1  p1  Ash       1    2 "),
    ];
    for (at, words) in says {
        assert!(body(at).contains(words), "{words}: {}", body(at));
    }
}

/// The history records the act and describes what was done.
#[test]
fn what_the_server_does_is_in_the_history_with_its_act() {
    let folder = tempfile::tempdir().unwrap();
    evening(folder.path());
    let history = EventFile::at(folder.path().join("club.yaml")).history().unwrap();
    let done: Vec<(&str, bool)> = history
        .operations
        .iter()
        .map(|past| (past.operation.verb.as_str(), past.operation.act.is_some()))
        .collect();
    assert_eq!(done, [("new", false), ("add", true), ("pair", true), ("result", true)]);
    assert!(history.operations.iter().all(|past| !past.operation.summary.is_empty()));
}

#[test]
fn each_kind_of_error_has_its_status() {
    let folder = tempfile::tempdir().unwrap();
    evening(folder.path());
    let file = EventFile::at(folder.path().join("club.yaml"));
    let author = Author {
        command: "a test".into(),
        at: "2026-09-03T20:30:00+02:00".into(),
        by: "the secretary".into(),
    };
    let adjudicator = Adjudicator::default();
    let large = vec![b' '; usize::try_from(MAX_BYTES).unwrap() + 1];
    let status = |answer| Reply::from(answer).status;
    assert_eq!(status(rule(&adjudicator, UPLOAD, 9)), 400);
    assert_eq!(status(record(&file, &author, "one")), 400);
    assert_eq!(status(record(&file, &author, "9=2-0")), 409);
    assert_eq!(status(judge(&large)), 413);
    assert_eq!(status(judge(b"no game")), 422);
    assert_eq!(status(standings(&EventFile::at(folder.path().join("gone.yaml")))), 422);
}

/// The table in the book lists the statuses of the example.
#[test]
fn the_book_has_the_statuses_of_the_example() {
    let page = include_str!("../../docs/src/how-to/embed.md");
    let mut seen = 0;
    for line in include_str!("../../examples/server.rs").lines() {
        let arm = line.trim().strip_prefix("Kind::").and_then(|arm| arm.split_once(" => "));
        let Some((kinds, status)) = arm else { continue };
        seen += 1;
        let kinds = kinds.replace(" | Kind::", "`, `");
        let row = format!("\n| `{kinds}` | {} | ", status.trim_end_matches(','));
        assert!(page.contains(&row), "{row}");
    }
    assert_eq!(seen, 7);
}
