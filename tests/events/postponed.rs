//! Tests of games played on another day: what pages, lists and exports say about them.

use crate::written_text::written;
use draughts_arbiter::acts::{EnterResults, Postpone, ResultReason};
use draughts_arbiter::app::event::{apply, export};
use draughts_arbiter::event::acts::{Refusal, round_to_show};
use draughts_arbiter::event::{self, Event, Ledger, Outcome, Round};
use draughts_arbiter::event_report::event::{
    OutstandingView, PairingsView, StandingsView, View, Waiting,
};
use draughts_arbiter::report::{ExportFormat, SheetFormat};
use draughts_arbiter::trf::ConversionNote;
use draughts_arbiter::words::{Language, say};

/// Returns a fully paired round robin of four, with board 2 of the first round played.
fn league() -> Event {
    let text = "schema: arbiter.event/1\nname: League\nsystem: {kind: round-robin}\nplayers:\n\
         \x20 - {id: p1, name: Alder, number: 1}\n  - {id: p2, name: Birch, number: 2}\n\
         \x20 - {id: p3, name: Cedar, number: 3}\n  - {id: p4, name: Dogwood, number: 4}\n\
         rounds:\n  - round: 1\n    date: 2026-09-03\n    boards:\n\
         \x20     - {board: 1, white: p1, black: p4}\n\
         \x20     - {board: 2, white: p2, black: p3, result: 2-0}\n\
         \x20 - round: 2\n    date: 2026-09-10\n    boards:\n\
         \x20     - {board: 1, white: p4, black: p3}\n      - {board: 2, white: p1, black: p2}\n\
         \x20 - round: 3\n    date: 2026-09-17\n    boards:\n\
         \x20     - {board: 1, white: p2, black: p4}\n      - {board: 2, white: p3, black: p1}\n";
    event::read("league.yaml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn postpone(event: &mut Event, round: u16, board: &str, until: Option<&str>) {
    let act = Postpone {
        boards: vec![board.into()],
        until: until.map(|day| day.parse().unwrap()),
        round: Some(Round(round)),
        reason: Some("the hall is closed".into()),
    };
    apply(event, act).unwrap();
}

fn text(view: &impl View, language: Language) -> String {
    written(view, SheetFormat::Text, 80, language)
}

#[test]
fn pages_say_until_when_a_game_is_postponed_and_not_why() {
    let mut event = league();
    postpone(&mut event, 1, "1", Some("2026-10-08"));
    let pairings = PairingsView::new(&event, [Round(1)]);
    let standings = StandingsView::new(&event, &Ledger::whole(&event), &[]);
    for page in [text(&pairings, Language::English), text(&standings, Language::English)] {
        assert!(page.contains("postponed") && page.contains("until 8 Oct 2026"), "{page}");
        assert!(!page.contains("hall"), "{page}");
    }
    assert!(text(&pairings, Language::Dutch).contains("uitgesteld tot uiterlijk 8 oktober 2026"));
    // The file has it on the line of the board and can be read back.
    let (yaml, _) = export(&event, ExportFormat::Yaml).unwrap();
    assert_eq!(event::read("again.yaml", &yaml).unwrap(), event);
}

#[test]
fn what_is_outstanding_is_listed_by_day_and_rounds_to_come_where_they_are_asked_for() {
    let mut event = league();
    postpone(&mut event, 1, "p1", Some("2026-10-08"));
    postpone(&mut event, 3, "2", None);
    let games = |last: Round| -> Vec<(u16, u16, Waiting)> {
        let view = OutstandingView::new(&event, last);
        view.games.iter().map(|game| (game.round.0, game.board, game.state)).collect()
    };
    let (open, postponed) = (Waiting::Open, Waiting::Postponed);
    assert_eq!(round_to_show(&event), Round(2));
    let now = [(2, 1, open), (2, 2, open), (1, 1, postponed), (3, 2, postponed)];
    assert_eq!(games(Round(2)), now);
    let all = [(2, 1, open), (2, 2, open), (3, 1, open), (1, 1, postponed), (3, 2, postponed)];
    assert_eq!(games(Round(3)), all);
}

#[test]
fn a_game_that_has_been_played_is_not_postponed_and_its_result_ends_the_delay() {
    let mut event = league();
    let act =
        Postpone { boards: vec!["2".into()], until: None, round: Some(Round(1)), reason: None };
    let draughts_arbiter::app::Error::Refused(refused) = apply(&mut event, act).unwrap_err() else {
        panic!("it is refused")
    };
    assert_eq!(*refused.why, Refusal::BoardHasResult { board: 2 });
    postpone(&mut event, 1, "1", None);
    assert_eq!(event.rounds[0].boards[0].result, [Outcome::Adjourned]);
    let result = EnterResults {
        entries: vec!["1=1-1".parse().unwrap()],
        round: Some(Round(1)),
        reason: None,
    };
    apply(&mut event, result).unwrap();
    assert_eq!(event.rounds[0].boards[0].postponed, None);
    assert!(event.rounds[0].boards[0].amended.is_empty());
}

#[test]
fn the_day_of_a_game_whose_board_is_cleared_is_told() {
    let mut event = league();
    postpone(&mut event, 1, "1", Some("2026-10-08"));
    let clear = EnterResults {
        entries: vec!["1=clear".parse().unwrap()],
        round: Some(Round(1)),
        reason: Some(ResultReason::Noted("played tonight after all".into())),
    };
    let said = apply(&mut event, clear).unwrap().said();
    let said: Vec<String> = said.iter().map(|one| say(one, Language::English)).collect();
    assert!(said[1].contains("until 2026-10-08"), "{said:?}");
}

#[test]
fn a_tournament_report_has_no_place_for_the_day_and_says_so() {
    let mut event = league();
    postpone(&mut event, 1, "1", Some("2026-10-08"));
    let (_, notes) = export(&event, ExportFormat::Trf).unwrap();
    let says = |note: &ConversionNote| match note {
        ConversionNote::WithoutPlace { held } => {
            held.iter().any(|one| one.id() == "held-postponements")
        }
        _ => false,
    };
    assert!(notes.iter().any(says), "{notes:?}");
}
