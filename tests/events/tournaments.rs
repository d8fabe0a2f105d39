//! Tests of the shipped events: each is sound, each can be recreated by its commands, and each
//! survives being edited.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use crate::support::edit;
use std::path::{Path, PathBuf};

use draughts_arbiter::app::event::{DrawRequest, Lots, drawn};
use draughts_arbiter::event::acts::{Entry, draw_openings, enter, withdraw};
use draughts_arbiter::event::{
    ByeKind, Event, Numbers, Outcome, PairedRound, Player, Round, SystemKind, check_with, read,
};
use draughts_arbiter::event_report::event::check_pairings;
use draughts_arbiter::pairing::{PairOptions, advance, pair_all, pair_next};
use draughts_arbiter::words::{Language, say};
use yaml_in_place as text;

/// Returns every event in `tournaments/`, with its name and text.
fn shipped() -> Vec<(String, String, Event)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tournaments");
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder is shipped")
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
        .collect();
    found.sort();
    assert!(found.len() >= 11, "eleven events are shipped");
    found
        .into_iter()
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let event = read(&name, &text).unwrap_or_else(|error| panic!("{error}"));
            (name, text, event)
        })
        .collect()
}

#[test]
fn every_system_is_shown() {
    let kinds: Vec<SystemKind> =
        shipped().iter().map(|(_, _, event)| event.system.kind()).collect();
    for kind in [
        SystemKind::Swiss,
        SystemKind::RoundRobin,
        SystemKind::Match,
        SystemKind::Scheveningen,
        SystemKind::Knockout,
    ] {
        assert!(kinds.contains(&kind), "{kind}");
    }
}

#[test]
fn the_shipped_events_are_sound() {
    for (name, _, event) in shipped() {
        let said: Vec<String> =
            check_with(&event).iter().map(|one| say(&*one.what(), Language::English)).collect();
        let expected: &[&str] = match name.as_str() {
            "double" => &["p6 withdrew after 4 of 10 games: the results count for nobody"],
            "autumn" => &["board 2 of round 3 is adjourned"],
            _ => &[],
        };
        // Boards that have not begun are not reported while the event is being played.
        assert_eq!(said, expected, "{name}");
    }
}

/// Pairs and plays the event again from its players, seed and results alone.
fn replayed(original: &Event) -> Event {
    let mut event = original.clone().into_document();
    event.rounds.clear();
    event.rulings.clear();
    event.system.first_color = None;
    if let Some(swiss) = event.system.swiss_mut() {
        swiss.accelerated_to = None;
    }
    for whole in &mut event.players {
        let mut player = whole.clone().into_document();
        player.withdrawn_after = None;
        if event.system.numbers != Numbers::Hand {
            player.number = None;
        }
        *whole = player.into();
    }
    let mut event = Event::from(event);
    let kind = event.system.kind();
    let ahead = matches!(kind, SystemKind::RoundRobin | SystemKind::Scheveningen);
    if ahead {
        pair_all(&mut event, None, None, 7).unwrap();
    }
    leave(original, &mut event, Round(0));
    for round in &original.rounds {
        if !ahead {
            pair_next(&mut event, PairOptions::default()).unwrap();
        }
        draw_again(&mut event, round);
        play(&mut event, round);
        leave(original, &mut event, round.round);
    }
    // What was played after the last round is copied.
    edit(&mut event, |event| event.playoffs.clone_from(&original.playoffs));
    event
}

/// Draws the openings of a round from the numbers that were called out.
fn draw_again(event: &mut Event, round: &PairedRound) {
    let called: Vec<u64> =
        round.openings.iter().filter_map(|one| Some(one.drawn.as_ref()?.number)).collect();
    if called.is_empty() {
        return;
    }
    let request = DrawRequest { round: Some(round.round), ..DrawRequest::default() };
    let act = drawn(event, Path::new(""), &request, &mut Lots::Called(&called)).unwrap();
    draw_openings(event, round.round, &act.openings, act.allow_used).unwrap();
}

/// Enters the results of a round, board by board, except those of withdrawals.
fn play(event: &mut Event, round: &PairedRound) {
    for board in round.boards.iter().filter(|board| !board.is_withdrawal()) {
        if board.result.is_empty() {
            continue;
        }
        let list: Vec<String> = board.result.iter().map(Outcome::to_string).collect();
        let entry: Entry = format!("{}={}", board.board, list.join(",")).parse().unwrap();
        enter(event, round.round, &[entry], None).unwrap();
        if let Some(player) = &board.advances {
            advance(event, round.round, board.board, player.as_str(), None).unwrap();
        }
    }
}

fn leave(original: &Event, event: &mut Event, after: Round) {
    let gone = |player: &&Player| player.withdrawn_after == Some(after);
    for player in original.players.iter().filter(gone) {
        withdraw(event, player.id.as_str(), Some(after)).unwrap();
    }
}

/// Returns the event without what a person adds to a round and no command of the replay does.
fn without_remarks(event: Event) -> Event {
    let mut event = event.into_document();
    event.rulings.clear();
    for whole in &mut event.rounds {
        let mut round = whole.clone().into_document();
        (round.date, round.note) = (None, None);
        for board in &mut round.boards {
            if !board.is_withdrawal() {
                board.note = None;
            }
            board.games.clear();
        }
        *whole = round.into();
    }
    event.into()
}

#[test]
fn the_shipped_events_come_out_the_same_when_played_again() {
    // Events with teams, groups and stages are replayed with commands: see `seasons.rs`.
    for (name, _, event) in shipped().into_iter().filter(|(_, _, event)| event.is_one_part()) {
        let (again, event) = (without_remarks(replayed(&event)), without_remarks(event));
        assert_eq!(again.players, event.players, "{name}");
        assert_eq!(again.rounds, event.rounds, "{name}");
        assert_eq!(again, event, "{name}");
    }
}

#[test]
fn the_rounds_of_the_swiss_events_are_as_the_system_pairs_them() {
    for (name, _, event) in shipped() {
        if event.system.kind() == SystemKind::Swiss {
            let check = check_pairings(&event);
            assert_eq!(check.problems, [], "{name}");
            assert_eq!(check.as_paired, event.rounds.len(), "{name}");
        }
    }
}

#[test]
fn the_finished_swiss_shows_what_happens_in_one() {
    let (.., event) = shipped().into_iter().find(|(name, ..)| name == "spring").unwrap();
    assert_eq!(event.rounds.len(), 9);
    let byes = |kind| event.rounds.iter().flat_map(|one| &one.byes).any(|bye| bye.bye == kind);
    assert!(byes(ByeKind::HalfPoint) && byes(ByeKind::PairingAllocated) && byes(ByeKind::Absent));
    assert!(event.players.iter().any(|player| player.from_round.is_some()));
    assert!(event.players.iter().any(|player| player.withdrawn_after.is_some()));
    let forfeit = |one: &Outcome| matches!(one, Outcome::Forfeit(_));
    let mut boards = event.rounds.iter().flat_map(|round| &round.boards);
    assert!(boards.any(|board| board.result.iter().any(forfeit)));
}

#[test]
fn a_result_changes_one_line_of_the_file_and_nothing_else() {
    let (_, text, event) =
        shipped().into_iter().find(|(name, ..)| name == "autumn").expect("it is shipped");
    assert!(text.contains("# key at the bar") || text.contains("key at the bar."));
    let mut after = event.clone();
    enter(&mut after, Round(4), &["2=1-1".parse().unwrap()], None).unwrap();
    let value = |event: &Event| serde_yaml::to_value(event).unwrap();
    let edited = text::edit(&text, &value(&event), &value(&after)).unwrap();
    let changed: Vec<(&str, &str)> =
        text.lines().zip(edited.lines()).filter(|(old, new)| old != new).collect();
    assert_eq!(text.lines().count(), edited.lines().count());
    assert_eq!(
        changed,
        [(
            "      - {board: 2, white: p7, black: p5}",
            "      - {board: 2, white: p7, black: p5, result: 1-1}"
        )]
    );
    assert_eq!(read("autumn", &edited).unwrap(), after);
}
