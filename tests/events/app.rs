//! The application without its command line: an event from its first line to a standing.

use draughts_arbiter::app::event::{Done, EventFile, Mode};
use draughts_arbiter::app::{Error, Kind};
use draughts_arbiter::event::acts::{self, NewPlayer};
use draughts_arbiter::event::{Event, Round, System, SystemKind};
use draughts_arbiter::pairing::{PairOptions, pair_next};
use draughts_arbiter::storage::Author;

fn secretary() -> Author {
    Author {
        command: "a test".into(),
        at: "2026-09-03T19:30:00+02:00".into(),
        by: "the secretary".into(),
    }
}

/// A round robin of four, paired for its first round.
fn club(folder: &tempfile::TempDir) -> EventFile {
    let file = EventFile::at(folder.path().join("tournaments/club.yaml"));
    let event = Event::new("Club", System::new(SystemKind::RoundRobin));
    file.begin(&secretary(), "new", "Club", &event).unwrap();
    let names = ["Ash", "Elm", "Fir", "Oak"].map(NewPlayer::named);
    let add = |event: &mut Event| -> Result<Done, Error> {
        let added = acts::add(event, names.into())?;
        Ok(format!("{} added", added.added.len()).into())
    };
    let added = file.change(&secretary(), Mode::Write, "add", add).unwrap();
    assert_eq!((added.said, added.number), (vec!["4 added".to_owned()], Some(2)));
    let paired = file.change(&secretary(), Mode::Write, "pair", pair).unwrap();
    assert_eq!(paired.number, Some(3));
    file
}

fn pair(event: &mut Event) -> Result<Done, Error> {
    let round = pair_next(event, PairOptions::default())?;
    Ok(format!("round {round} is paired").into())
}

fn enter(event: &mut Event, entry: &str) -> Result<Done, Error> {
    let entries = [entry.parse().map_err(Error::Usage)?];
    Ok(acts::enter(event, Round(1), &entries, None)?.into())
}

#[test]
fn an_event_is_begun_changed_and_taken_back_without_a_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    file.change(&secretary(), Mode::Write, "result", |event| enter(event, "1=2-0")).unwrap();
    assert_eq!(file.read().unwrap().rounds[0].boards[0].result.len(), 1);
    let undone = file.undo(&secretary(), Mode::Write, 1).unwrap();
    assert!(undone.said[0].starts_with("undone: 4 result: "), "{:?}", undone.said);
    assert!(file.read().unwrap().rounds[0].boards[0].result.is_empty());
    file.redo(&secretary(), Mode::Write, 1).unwrap();
    assert_eq!(file.read().unwrap().rounds[0].boards[0].result.len(), 1);
    file.restore(&secretary(), Mode::Write, 2).unwrap();
    assert!(file.read().unwrap().rounds.is_empty());
    let history = file.history().unwrap();
    let verbs: Vec<&str> =
        history.operations.iter().map(|past| past.operation.verb.as_str()).collect();
    assert_eq!(verbs, ["new", "add", "pair", "result", "undo", "redo", "restore"]);
    assert!(history.damage.is_empty());
}

#[test]
fn a_dry_run_says_the_same_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    let before = file.read_with_text().unwrap().1;
    let enter = |event: &mut Event| enter(event, "1=2-0");
    let shown = file.change(&secretary(), Mode::DryRun, "result", enter).unwrap();
    assert_eq!((shown.is_changed, shown.number), (true, None));
    assert_eq!(file.read_with_text().unwrap().1, before);
    let back = file.undo(&secretary(), Mode::DryRun, 1).unwrap();
    assert_eq!(back.said, ["undone: 3 pair: round 1 is paired"]);
    assert_eq!(file.history().unwrap().operations.len(), 3);
    let written = file.change(&secretary(), Mode::Write, "result", enter).unwrap();
    assert_eq!(written.said, shown.said);
    // Entered again it changes nothing, and nothing is recorded.
    let again = file.change(&secretary(), Mode::Write, "result", enter).unwrap();
    assert_eq!((again.is_changed, again.number), (false, None));
}

#[test]
fn a_refusal_is_of_its_kind_and_leaves_the_file_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    let before = file.read_with_text().unwrap().1;
    let kind = |wrong: Result<_, Error>| wrong.unwrap_err().kind();
    let entered = |entry| file.change(&secretary(), Mode::Write, "result", |e| enter(e, entry));
    assert_eq!(kind(entered("9=2-0")), Kind::Refused);
    assert_eq!(kind(entered("one")), Kind::Usage);
    assert_eq!(kind(file.undo(&secretary(), Mode::Write, 0)), Kind::Refused);
    assert_eq!(kind(file.restore(&secretary(), Mode::Write, 77)), Kind::Refused);
    assert_eq!(file.read_with_text().unwrap().1, before);
    let again = file.begin(&secretary(), "new", "Club", &file.read().unwrap());
    assert_eq!(kind(again), Kind::Unusable);
    let nowhere = EventFile::at(folder.path().join("tournaments/other.yaml"));
    assert_eq!(nowhere.read().unwrap_err().kind(), Kind::Unusable);
}

#[test]
fn a_file_that_is_no_event_says_its_name_and_where() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    std::fs::write(&path, "schema: arbiter.event/1\nname: Club\nsystem: {kind: knot}\n").unwrap();
    let error = EventFile::at(&path).read().unwrap_err();
    assert_eq!((error.kind(), error.file()), (Kind::Unusable, path.to_str()));
    let Error::Event(error) = error else { panic!("{error:?}") };
    assert_eq!(error.findings[0].place.map(|place| place.line), Some(3));
}
