//! Tests that the news of an event are dated by its last change, according to its history.

use crate::support::{edit, edit_round};
use draughts_arbiter::app::Error;
use draughts_arbiter::app::event::{Done, Echo, EventFile, WriteMode};
use draughts_arbiter::event::{Event, Outcome, Round, Ruling};
use draughts_arbiter::storage::Author;
use draughts_arbiter::words::Language;

use super::{EVENT, event, site_of};

fn at(time: &str) -> Author {
    Author { command: "a test".into(), at: time.into(), by: "the secretary".into() }
}

fn change(file: &EventFile, time: &str, act: impl Fn(&mut Event)) {
    let act = |event: &mut Event| -> Result<Done, Error> {
        act(event);
        Ok(Done::from(Vec::<Echo>::new()))
    };
    file.change(&at(time), WriteMode::Write, "result", act).unwrap();
}

/// Returns when the feed and each of its entries were changed, newest first.
fn updated(file: &EventFile) -> Vec<String> {
    let site = site_of(&[EventFile::at(file.path())], &[Language::English]);
    let parts = site["files/feed.xml"].split("<updated>").skip(1);
    parts.map(|part| part.split('<').next().unwrap().to_owned()).collect()
}

fn result(text: &str) -> impl Fn(&mut Event) {
    let outcome: Outcome = text.parse().unwrap();
    move |event| edit_round(event, 0, |round| round.boards[0].result = vec![outcome])
}

#[test]
fn what_is_corrected_is_news_and_what_nobody_sees_is_none() {
    let (_folder, file) = event(EVENT);
    let before = updated(&file);
    assert_eq!(before[0], "2026-07-02T00:00:00Z", "no history: the day of the last round");
    // The feed, then its entries: round 2 paired, round 1 finished, round 1 paired.
    assert_eq!(before.len(), 4);
    change(&file, "2026-07-03T10:00:00+02:00", result("0-2"));
    let corrected = updated(&file);
    assert_eq!(corrected[0], "2026-07-03T08:00:00Z");
    assert_eq!(corrected[2], "2026-07-03T08:00:00Z", "the results of round 1");
    assert_eq!((&corrected[1], &corrected[3]), (&before[1], &before[3]), "not who plays whom");
    change(&file, "2026-07-04T10:00:00+02:00", |event| {
        edit(event, |event| event.rulings.push(Ruling::new(Round(1), "a warning")));
        edit_round(event, 0, |round| round.boards[0].manual = Some("another quarrel".into()));
    });
    assert_eq!(updated(&file), corrected, "nobody sees that");
    change(&file, "2026-07-05T10:00:00Z", |event| {
        edit_round(event, 1, |round| {
            let board = &mut round.boards[0];
            std::mem::swap(&mut board.white, &mut board.black);
        });
    });
    let exchanged = updated(&file);
    assert_eq!(exchanged[..2], ["2026-07-05T10:00:00Z", "2026-07-05T10:00:00Z"]);
    assert_eq!(exchanged[2..], corrected[2..]);
    file.undo(&at("2026-07-06T09:30:00+00:00"), WriteMode::Write, 1).unwrap();
    assert_eq!(updated(&file)[..2], ["2026-07-06T09:30:00Z", "2026-07-06T09:30:00Z"]);
}
