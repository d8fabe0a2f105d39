//! Tests that rounds are judged by the facts they were paired with, whatever the event says now.

use crate::support::{edit, edit_player, edit_round};
use std::fs;

use crate::written_text::written;
use assert_cmd::Command;
use draughts_arbiter::acts::{
    Act, AddPlayers, EnterResults, ForbidMeetings, KeepApart, PairRound, SetFields, Unpair,
    UpdatePlayers,
};
use draughts_arbiter::app::Error;
use draughts_arbiter::app::event::{Done, Echo, EventFile, WriteMode, apply};
use draughts_arbiter::event::acts::{NewPlayer, Update};
use draughts_arbiter::event::{self, Concern, Event, GroupBy, Round, System, check_with};
use draughts_arbiter::event_report::event::{
    PairingExplanationView, PairingsView, View, check_pairings,
};
use draughts_arbiter::report::{ExportFormat, SheetFormat};
use draughts_arbiter::storage::Author;
use draughts_arbiter::words::Language;

mod stages;

/// Returns a Swiss of five rounds with eight players from two clubs.
fn swiss() -> Event {
    let mut event = Event::new("Club", System::of_rounds(5)).with_seed(7);
    let players = (1..=8).map(|nth: u16| {
        let mut new = NewPlayer::named(format!("Tree {nth}"));
        new.player.rating = Some(1500 - 10 * nth);
        new.player.club = Some(if nth.is_multiple_of(2) { "Oakside" } else { "Elm Town" }.into());
        new
    });
    act(&mut event, AddPlayers { players: players.collect() });
    event
}

fn act(event: &mut Event, act: impl Into<Act>) {
    let act = act.into();
    apply(event, act.clone()).unwrap_or_else(|error| panic!("{act:?}: {error}"));
}

/// Pairs and plays the next round: White wins on odd boards and draws on even ones.
fn play(event: &mut Event) {
    act(
        event,
        PairRound { date: None, time: None, adjourn_missing: false, draft: false, draw: None },
    );
    let boards = 1..=event.rounds.last().unwrap().boards.len();
    let result = |board: usize| if board % 2 == 1 { "2-0" } else { "1-1" };
    let entries = boards.map(|board| format!("{board}={}", result(board)).parse().unwrap());
    let (entries, round) = (entries.collect(), Some(event.last_paired()));
    act(event, EnterResults { entries, round, reason: None });
}

fn rate(player: &str, rating: u16) -> Act {
    let player = player.parse().unwrap();
    let (title, federation_id, club) = (None, None, None);
    Act::from(UpdatePlayers {
        updates: vec![Update { player, rating: Some(rating), title, federation_id, club }],
    })
}

fn set(player: &str, field: &str, value: &str) -> Act {
    let fields = vec![(field.to_owned(), value.to_owned())];
    Act::from(SetFields { player: Some(player.into()), fields, reason: None })
}

/// Returns the number of rounds paired as the system pairs them, after writing the event and
/// reading it back.
fn as_paired(event: &Event) -> usize {
    let (text, _) = draughts_arbiter::app::event::export(event, ExportFormat::Yaml).unwrap();
    let again = event::read("again.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again, *event);
    check_pairings(&again).as_paired
}

#[test]
fn ratings_of_later_judge_no_round_of_before() {
    let mut event = swiss();
    play(&mut event);
    play(&mut event);
    assert_eq!(as_paired(&event), 2);
    act(&mut event, rate("p8", 2000));
    act(&mut event, set("p1", "rating", "900"));
    assert_eq!(as_paired(&event), 2, "before the next round is paired");
    play(&mut event);
    assert_eq!(event.players[7].number, Some(1), "the numbers follow until round 4");
    assert_eq!(as_paired(&event), 3);
    play(&mut event);
    act(&mut event, rate("p3", 1900));
    play(&mut event);
    assert_eq!(as_paired(&event), 5);
    let ratings = [1, 2, 3, 5].map(|round| {
        let known = event.as_paired(Round(round));
        [0, 2, 7].map(|at: usize| known.players[at].rating.unwrap())
    });
    assert_eq!(ratings[..2], [[1490, 1470, 1420]; 2]);
    assert_eq!(ratings[2..], [[900, 1470, 2000], [900, 1900, 2000]]);
}

#[test]
fn who_enters_late_changes_no_number_of_the_rounds_before() {
    let mut event = swiss();
    play(&mut event);
    let mut late = NewPlayer::named("Tree 9");
    late.player.rating = Some(1495);
    act(&mut event, AddPlayers { players: vec![late.clone()] });
    late.player.name = "Tree 10".into();
    late.player.rating = Some(1000);
    act(&mut event, AddPlayers { players: vec![late] });
    play(&mut event);
    let number = |round| event.as_paired(Round(round)).players[0].number;
    assert_eq!([1, 2].map(number), [Some(1), Some(2)]);
    assert_eq!(as_paired(&event), 2);
}

#[test]
fn the_explanation_says_by_which_ratings() {
    let mut event = swiss();
    play(&mut event);
    let said = |event: &Event| {
        let view = PairingExplanationView::new(event, Round(1), None).unwrap();
        written(&view, SheetFormat::Text, 400, Language::English)
    };
    assert!(!said(&event).contains("judged by the ratings"), "{}", said(&event));
    act(&mut event, rate("p8", 2000));
    let told = said(&event);
    assert!(told.contains("changed since: Tree 8 (p8) 1420 (now 2000)."), "{told}");
    assert!(!told.contains("otherwise"), "{told}");
}

#[test]
fn clubs_and_forbidden_pairs_of_later_are_no_fault_of_a_round() {
    let mut event = swiss();
    let by = vec![GroupBy::Club];
    act(&mut event, KeepApart { by, rounds: None, remove: false, reason: None });
    play(&mut event);
    let kept_apart = |event: &Event| {
        let found = check_with(event).into_iter();
        found.filter(|one| matches!(one.as_what(), Some(Concern::KeptApart { .. }))).count()
    };
    assert_eq!(kept_apart(&event), 0);
    let board = event.rounds[0].boards[0].clone();
    let club = event.player(&board.black).unwrap().club.clone().unwrap();
    act(&mut event, set(board.white.as_str(), "club", &club));
    assert_eq!((kept_apart(&event), as_paired(&event)), (0, 1));
    let players = [&board.white, &board.black].map(ToString::to_string).to_vec();
    let forbid = ForbidMeetings { players, rounds: None, reason: None, remove: false };
    act(&mut event, forbid);
    assert_eq!((kept_apart(&event), as_paired(&event)), (0, 1));
    // It is in force for later rounds.
    let [one, other] = [&board.white, &board.black].map(|id| event.player(id).unwrap());
    assert!(event.forbids(one, other, Round(2)).is_some());
}

#[test]
fn what_is_changed_back_is_not_kept_and_an_unpaired_round_leaves_what_it_kept() {
    let mut event = swiss();
    play(&mut event);
    play(&mut event);
    let before = event.clone();
    act(&mut event, rate("p8", 2000));
    assert!(event.rounds[1].paired_with.is_some());
    act(&mut event, rate("p8", 1420));
    assert_eq!(event, before);
    act(&mut event, rate("p8", 2000));
    act(&mut event, Unpair { all: false, force: true, reason: None });
    assert_eq!(as_paired(&event), 1);
    assert_eq!(event.as_paired(Round(1)).players[7].rating, Some(1420));
}

#[test]
fn a_file_that_does_not_keep_it_is_judged_by_what_it_says() {
    let mut event = swiss();
    play(&mut event);
    act(&mut event, rate("p8", 2000));
    edit_round(&mut event, 0, |round| round.paired_with = None);
    assert_eq!(event.as_paired(Round(1)).players[7].rating, Some(2000));
}

#[test]
fn pages_tell_players_of_one_name_apart_and_lists_are_as_they_were() {
    let mut event = swiss();
    for (at, club) in [(0, "Oakside"), (1, "Elm Town"), (2, "Elm Town")] {
        edit_player(&mut event, at, |player| {
            (player.name, player.club) = ("Ash, Alder".into(), Some(club.into()));
        });
    }
    edit_player(&mut event, 2, |player| player.federation = Some("NED".into()));
    play(&mut event);
    let view = PairingsView::new(&event, [Round(1)]);
    let page = written(&view, SheetFormat::Html, 80, Language::English);
    for name in ["Ash, Alder (Oakside)", "Ash, Alder (1480)", "Ash, Alder (NED)"] {
        assert!(page.contains(name), "{name}: {page}");
    }
    assert!(!page.contains("Tree 4 ("), "{page}");
    let list = written(&view, SheetFormat::Csv, 80, Language::English);
    assert!(list.contains("Ash, Alder") && !list.contains("(Oakside)"), "{list}");
    assert!(!view.sheets(Language::English)[0].namesakes.is_empty());
}

/// Runs commands on an event in order, and returns what the last one printed.
fn run(folder: &tempfile::TempDir, commands: &[&str]) -> String {
    let mut said = String::new();
    for command in commands {
        let mut arbiter = Command::cargo_bin("arbiter").expect("the binary");
        let words = command.split(' ').map(|word| word.replace('_', " "));
        let output = arbiter.current_dir(folder.path()).args(words).output().expect("it runs");
        said = String::from_utf8_lossy(&output.stdout).into_owned();
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command}: {said}{wrong}");
    }
    said
}

#[test]
fn check_says_if_an_earlier_version_did_not_keep_what_a_round_was_paired_with() {
    let folder = tempfile::TempDir::new().unwrap();
    let add = |nth: u16| format!("event add e.yaml Tree_{nth} --rating {}", 1500 - 10 * nth);
    run(&folder, &["event new e.yaml --name E --system swiss --rounds 3 --seed 7"]);
    for nth in 1..=6 {
        run(&folder, &[&add(nth)]);
    }
    let check = "event check e.yaml";
    let told = run(&folder, &["event pair e.yaml", "event set e.yaml p6 rating=2000", check]);
    assert!(told.contains("1 of 1 round as the system pairs them"), "{told}");
    assert!(!told.contains("players were changed"), "{told}");
    let told = run(&folder, &["event undo e.yaml", "event redo e.yaml", check]);
    assert!(told.contains("1 of 1 round as the system pairs them"), "{told}");
    // The state that an earlier version would have left.
    run(&folder, &["event undo e.yaml"]);
    let (command, at) = ("a test".to_owned(), "2026-11-20T20:00:00+01:00".to_owned());
    let author = Author { command, at, by: "an earlier version".to_owned() };
    let file = EventFile::at(folder.path().join("e.yaml"));
    file.change(&author, WriteMode::Write, "set", |event| {
        edit(event, |event| {
            for whole in &mut event.players {
                let mut player = whole.clone().into_document();
                match player.id.as_str() {
                    "p1" => player.number = Some(6),
                    "p6" => (player.number, player.rating) = (Some(1), Some(2000)),
                    _ => {}
                }
                *whole = player.into();
            }
        });
        let act = serde_json::to_value(set("p6", "rating", "2000")).unwrap();
        let mut done = Done::from(Vec::<Echo>::new());
        done.act = Some(act);
        Ok::<_, Error>(done)
    })
    .unwrap();
    let told = run(&folder, &[check]);
    assert!(told.contains("0 of 1 round as the system pairs them"), "{told}");
    assert!(told.contains("players were changed after a round was paired (operation 13"), "{told}");
}

#[test]
fn results_of_rounds_to_come_are_not_missing() {
    let folder = tempfile::TempDir::new().unwrap();
    run(&folder, &["event new e.yaml --name E --system round-robin"]);
    let add = ["Ash", "Elm", "Fir", "Oak"].map(|name| format!("event add e.yaml {name}"));
    run(&folder, &add.each_ref().map(String::as_str));
    let paired = run(&folder, &["event pair e.yaml --all", "event check e.yaml"]);
    assert!(paired.contains("3 rounds paired, 2 results missing"), "{paired}");
    let one = run(&folder, &["event result e.yaml 1=2-0", "event check e.yaml"]);
    assert!(one.contains("3 rounds paired, 1 result missing"), "{one}");
}

#[test]
fn a_rating_that_is_edited_by_hand_judges_no_round_of_before() {
    let folder = tempfile::tempdir().unwrap();
    let arbiter = |words: &str| {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let out = command.current_dir(&folder).args(words.split(' ')).output().unwrap();
        assert!(out.status.success(), "{words}: {}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    arbiter("event new e.yaml --system swiss --rounds 5 --seed 7");
    for nth in 1..=8 {
        arbiter(&format!("event add e.yaml Tree{nth} --rating {}", 1500 - 10 * nth));
    }
    for _ in 0..4 {
        arbiter("event pair e.yaml");
        arbiter("event result e.yaml 2 1 0 2");
    }
    let file = folder.path().join("e.yaml");
    let text = fs::read_to_string(&file).unwrap();
    let edited = text.replace("rating: 1420", "rating: 2100");
    assert_ne!(edited, text);
    fs::write(&file, &edited).unwrap();
    let as_paired = || arbiter("event check e.yaml");
    assert!(as_paired().contains("4 of 4 rounds"), "before a command: {}", as_paired());
    assert_eq!(fs::read_to_string(&file).unwrap(), edited, "looking writes nothing");
    arbiter("event set e.yaml place=Treeham");
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.contains("paired_with") && kept.contains("rating: 2100"), "{kept}");
    assert!(as_paired().contains("4 of 4 rounds"), "{}", as_paired());
    arbiter("event pair e.yaml");
    assert!(as_paired().contains("5 of 5 rounds"), "{}", as_paired());
}
