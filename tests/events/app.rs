//! Tests of the application without its command line: an event from its creation to its standings.

use crate::support::edit_player;
use std::sync::Arc;

use draughts_arbiter::acts::{
    Act, AddPlayers, Adjourn, ArriveLate, ComeBack, EnterGames, EnterResultList, EnterResults,
    GiveUp, NamePlayer, PairAllRounds, PairRound, RecordRuling, RemovePlayer, RequestAbsence,
    RequestByes, ResultReason, SetFields, SetRated, Swap, Unpair, UpdatePlayers, Withdraw,
};
use draughts_arbiter::app::event::{
    Done, Echo, EventFile, Imported, PairingQuestion, RatingFile, Summary, WriteMode, apply,
    can_begin, categories, category, export, import, ledger,
};
use draughts_arbiter::app::lists::{
    ListError, OwnNumbers, ResultList, Table, players_of, results_of,
};
use draughts_arbiter::app::ratings::{Entered, find_event, find_player};
use draughts_arbiter::app::records::files;
use draughts_arbiter::app::round::RoundOfGames;
use draughts_arbiter::app::{Error, Fault, Kind, named, reading, round, trf};
use draughts_arbiter::event::acts::{self, NewPlayer};
use draughts_arbiter::event::games::Decisions;
use draughts_arbiter::event::{Event, Miswritten, Points, Round, System, SystemKind};
use draughts_arbiter::field::ResultWorth;
use draughts_arbiter::pairing::{PairOptions, pair_next};
use draughts_arbiter::ratings::UpdateOptions;
use draughts_arbiter::report::ExportFormat;
use draughts_arbiter::said::{Said, Told, said};
use draughts_arbiter::storage::Author;
use draughts_arbiter::swiss::simulate::{Chances, Simulation};
use draughts_arbiter::words::{Language, say};

fn secretary() -> Author {
    Author {
        command: "a test".into(),
        at: "2026-09-03T19:30:00+02:00".into(),
        by: "the secretary".into(),
    }
}

/// Returns the messages in English.
fn words(said: &[Said]) -> Vec<String> {
    said.iter().map(|one| say(one, Language::English)).collect()
}

/// Creates a round robin of four players, paired for its first round.
fn club(folder: &tempfile::TempDir) -> EventFile {
    let file = EventFile::at(folder.path().join("tournaments/club.yaml"));
    let event = Event::new("Club", System::new(SystemKind::RoundRobin));
    file.begin(&secretary(), "new", &Echo::begun(&event), &event).unwrap();
    let names = ["Ash", "Elm", "Fir", "Oak"].map(NewPlayer::named);
    let added =
        file.apply(&secretary(), WriteMode::Write, AddPlayers { players: names.into() }).unwrap();
    let ids: Vec<&str> = added.said.iter().map(Said::id).collect();
    assert_eq!(ids, ["added", "added", "added", "added", "added-in-all"]);
    assert_eq!(added.number, Some(2));
    let paired = file.change(&secretary(), WriteMode::Write, "pair", pair).unwrap();
    assert_eq!(paired.number, Some(3));
    file
}

fn pair(event: &mut Event) -> Result<Done, Error> {
    let round = pair_next(event, PairOptions::default())?;
    Ok(vec![said!("round-paired-now", "round { $round } is paired"; round)].into())
}

fn enter(event: &mut Event, entry: &str) -> Result<Done, Error> {
    let entries = [entry.parse().map_err(|wrong: Miswritten| Error::usage(&wrong))?];
    Ok(acts::enter(event, Round(1), &entries, None)?.into())
}

#[test]
fn an_event_is_begun_changed_and_taken_back_without_a_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    file.change(&secretary(), WriteMode::Write, "result", |event| enter(event, "1=2-0")).unwrap();
    assert_eq!(file.read().unwrap().rounds[0].boards[0].result.len(), 1);
    let undone = file.undo(&secretary(), WriteMode::Write, 1).unwrap();
    let undone = say(&undone.said[0], Language::English);
    assert!(undone.starts_with("undone: 4 result: round 1, board 1: "), "{undone}");
    assert!(file.read().unwrap().rounds[0].boards[0].result.is_empty());
    file.redo(&secretary(), WriteMode::Write, 1).unwrap();
    assert_eq!(file.read().unwrap().rounds[0].boards[0].result.len(), 1);
    file.restore(&secretary(), WriteMode::Write, 2).unwrap();
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
    let shown = file.change(&secretary(), WriteMode::DryRun, "result", enter).unwrap();
    assert_eq!((shown.is_changed, shown.number), (true, None));
    assert_eq!(file.read_with_text().unwrap().1, before);
    let back = file.undo(&secretary(), WriteMode::DryRun, 1).unwrap();
    let (verb, summary) = ("pair".to_owned(), "round 1 is paired".to_owned());
    let english =
        |said: &[Said]| said.iter().map(|one| say(one, Language::English)).collect::<Vec<_>>();
    assert_eq!(
        english(&back.said),
        english(&[Echo::Undone { number: 3, verb, summary: Summary::Recorded(summary) }.said()])
    );
    assert_eq!(file.history().unwrap().operations.len(), 3);
    let written = file.change(&secretary(), WriteMode::Write, "result", enter).unwrap();
    assert_eq!(written.said, shown.said);
    // Entering the same result again changes nothing and records nothing.
    let again = file.change(&secretary(), WriteMode::Write, "result", enter).unwrap();
    assert_eq!((again.is_changed, again.number), (false, None));
}

#[test]
fn a_refusal_is_of_its_kind_and_leaves_the_file_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    let before = file.read_with_text().unwrap().1;
    let kind = |wrong: Result<_, Error>| wrong.unwrap_err().kind();
    let entered =
        |entry| file.change(&secretary(), WriteMode::Write, "result", |e| enter(e, entry));
    assert_eq!(kind(entered("9=2-0")), Kind::Refused);
    assert_eq!(kind(entered("one")), Kind::Usage);
    assert_eq!(kind(file.undo(&secretary(), WriteMode::Write, 0)), Kind::Refused);
    assert_eq!(kind(file.restore(&secretary(), WriteMode::Write, 77)), Kind::Refused);
    assert_eq!(file.read_with_text().unwrap().1, before);
    let event = file.read().unwrap();
    let again = file.begin(&secretary(), "new", &Echo::begun(&event), &event);
    assert_eq!(kind(again), Kind::NothingWritten);
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

#[test]
fn a_list_of_players_names_each_wrong_line() {
    let text = "Naam;Elo\nAsh;1200\nElm;high\n;1100\nOak;1000;surplus\n";
    let table = Table::read("list.csv", text.as_bytes()).unwrap();
    let error = players_of(&table, None, OwnNumbers::PassedOver).unwrap_err();
    assert_eq!((error.kind(), error.file()), (Kind::Unusable, Some("list.csv")));
    let Error::List { faults, .. } = error else { panic!("{error:?}") };
    let lines: Vec<Option<u64>> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [Some(3), Some(4), Some(5)]);
    let high = ListError::NotANumber { field: "rating", text: "high".into() };
    assert_eq!(faults[0].what, high.said());
    let right = Table::read("list.csv", "Naam;Elo\nAsh;1200\n".as_bytes()).unwrap();
    let read = players_of(&right, None, OwnNumbers::PassedOver).unwrap();
    assert_eq!(
        (read.players[0].player.name.as_str(), read.players[0].player.rating),
        ("Ash", Some(1200))
    );
}

#[test]
fn results_of_a_list_are_entered_and_a_wrong_one_says_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut event = club(&folder).read().unwrap();
    let table = |text: &str| Table::read("round1.csv", text.as_bytes()).unwrap();
    let wrong = results_of(&table("board,result\n1,2-0\n9,1-1\n"), &event, None, None);
    let Err(Error::List { file, faults }) = wrong else { panic!("{wrong:?}") };
    let what = ListError::NoSuchBoard { round: Round(1), board: 9 }.said();
    assert_eq!((file.as_str(), faults), ("round1.csv", vec![Fault { line: Some(3), what }]));
    let wrong = results_of(&table("board,result\n1,3-0\n"), &event, None, None);
    let Err(Error::RefusedLine { file, line, .. }) = wrong else { panic!("{wrong:?}") };
    assert_eq!((file.as_str(), line), ("round1.csv", 2));
    let headless = results_of(&table("a,b\n1,2-0\n"), &event, None, None);
    let what = ListError::NoHead { head: "result", heads: "a, b".into() }.said();
    let Err(Error::List { faults, .. }) = headless else { panic!("{headless:?}") };
    assert_eq!(faults, [Fault { line: Some(1), what }]);
    let list = table("board,result\n1,2-0\n2,1-1\n");
    let list = ResultList { table: list, round: None, reason: None };
    assert_eq!(list.enter(&mut event).unwrap().said().len(), 3);
    assert!(event.rounds[0].boards.iter().all(|board| !board.result.is_empty()));
}

#[test]
fn the_records_of_a_round_are_judged_and_held_against_its_pairing() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    let event = file.read().unwrap();
    let board = &event.rounds[0].boards[0];
    let name = |id| event.player(id).unwrap().name.clone();
    let record = folder.path().join("round1.pdn");
    let text = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Round \"1\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n",
        name(&board.white),
        name(&board.black)
    );
    std::fs::write(&record, text).unwrap();
    let laws = Arc::new(round::laws(&event, file.folder()).unwrap());
    let names = [record.display().to_string()];
    let sheets =
        round::sheets(&names, &files::open.into(), &laws, None, file.folder(), &[]).unwrap();
    assert_eq!(sheets.len(), 1);
    assert_eq!(sheets[0].record, "../round1.pdn#1");
    assert_eq!(sheets[0].round, Some(Round(1)));
    assert!(sheets[0].objections.is_empty(), "{:?}", sheets[0].objections);
    let games = RoundOfGames {
        round: Round(1),
        laws: &laws,
        sheets: &sheets,
        decisions: Decisions::default(),
        same: Vec::new(),
        reason: None,
    };
    let (shown, _) = file.enter_games(&secretary(), WriteMode::DryRun, &games).unwrap();
    assert!(shown.is_changed && file.read().unwrap() == event);
    let (entered, view) = file.enter_games(&secretary(), WriteMode::Write, &games).unwrap();
    assert_eq!(words(&shown.said), ["round 1: 2 games: 1 would be entered, 1 missing"]);
    assert_eq!(words(&entered.said), ["round 1: 2 games: 1 entered, 1 missing"]);
    // The other board has no record.
    assert_eq!((view.round, view.agrees), (1, false));
    let board = &file.read().unwrap().rounds[0].boards[0];
    assert_eq!(board.result[0].to_string(), "2-0");
    std::fs::write(&record, "").unwrap();
    let empty =
        round::sheets(&names, &files::open.into(), &laws, None, file.folder(), &[]).unwrap_err();
    assert_eq!((empty.kind(), empty.file()), (Kind::Unusable, names.first().map(String::as_str)));
}

/// Returns everything an arbiter does to an event of four players, one act of each kind.
fn evening() -> Vec<Act> {
    let round = Some(Round(1));
    let reason = || Some("as both players say".to_owned());
    let entries = |text: &str| vec![text.parse().unwrap()];
    let mut rue = NewPlayer::named("Rue");
    rue.player.from_round = Some(Round(3));
    vec![
        Act::from(AddPlayers {
            players: ["Ash", "Elm", "Fir", "Oak", "Yew"].map(NewPlayer::named).into(),
        }),
        Act::from(RemovePlayer { player: "p5".into() }),
        Act::from(SetFields {
            player: None,
            fields: vec![("place".into(), "Town".into())],
            reason: None,
        }),
        Act::from(SetFields {
            player: Some("p1".into()),
            fields: vec![("rating".into(), "1200".into()), ("club".into(), "DC".into())],
            reason: reason(),
        }),
        Act::from(PairRound {
            date: "2026-09-03".parse().ok(),
            time: None,
            adjourn_missing: false,
            draft: false,
            draw: None,
        }),
        Act::from(EnterResults { entries: entries("1=2-0"), round, reason: None }),
        Act::from(EnterResults {
            entries: entries("1=1-1"),
            round,
            reason: ResultReason::given(true, reason()),
        }),
        Act::from(GiveUp {
            player: "p2".into(),
            how: draughts_arbiter::event::GivenUp::Resigned,
            game: 1,
            moves: Some(40),
            penalised: false,
            round,
            reason: reason(),
        }),
        Act::from(Adjourn { boards: vec!["2".into()], round }),
        Act::from(EnterGames {
            round: Round(1),
            entries: entries("2=0-2"),
            records: vec![(2, "r1.pdn#2".into())],
            accepted: Vec::new(),
            exchanged: Vec::new(),
            same: vec![("Esche, A".into(), "p1".into())],
            reason: None,
        }),
        Act::from(UpdatePlayers {
            updates: vec![draughts_arbiter::event::acts::Update {
                player: "p1".parse().unwrap(),
                rating: Some(1300),
                title: Some("MF".into()),
                federation_id: None,
                club: None,
            }],
        }),
        Act::from(NamePlayer {
            player: "p2".into(),
            aliases: vec!["Ulme, E".into()],
            remove: false,
        }),
        Act::from(NamePlayer {
            player: "p2".into(),
            aliases: vec!["Ulme, E".into()],
            remove: true,
        }),
        Act::from(SetRated { boards: entries("2=no"), round, reason: reason() }),
        Act::from(RecordRuling {
            ruling: Box::new(draughts_arbiter::event::Ruling {
                round: Round(1),
                board: Some(1),
                game: None,
                claim: Some("repetition".into()),
                ruling: "granted".into(),
                article: None,
                arbiter: None,
                record: None,
                result: None,
                public: false,
            }),
            entry: "1=1-1".parse().ok(),
            ending: None,
            exchanged: None,
            reason: None,
        }),
        Act::from(RequestAbsence {
            players: vec!["p3".into()],
            rounds: vec![Round(2)],
            cancel: false,
        }),
        Act::from(RequestAbsence {
            players: vec!["p3".into()],
            rounds: vec![Round(2)],
            cancel: true,
        }),
        Act::from(Withdraw { players: vec!["p4".into()], after: round, reason: reason() }),
        Act::from(ComeBack { players: vec!["p4".into()] }),
        Act::from(PairRound {
            date: None,
            time: None,
            adjourn_missing: false,
            draft: false,
            draw: None,
        }),
        Act::from(Unpair { all: false, force: false, reason: reason() }),
        Act::from(RequestByes {
            players: vec!["p3".into()],
            kind: draughts_arbiter::event::ByeKind::HalfPoint,
            rounds: vec![],
            cancel: false,
        }),
        Act::from(RequestByes {
            players: vec!["p3".into()],
            kind: draughts_arbiter::event::ByeKind::HalfPoint,
            rounds: vec![],
            cancel: true,
        }),
        Act::from(PairRound {
            date: None,
            time: None,
            adjourn_missing: false,
            draft: false,
            draw: None,
        }),
        Act::from(Swap {
            one: "1".into(),
            other: None,
            round: Some(Round(2)),
            reason: "a slip".into(),
            force: true,
        }),
        Act::from(EnterResultList {
            results: vec![(Round(2), "1=2-0".parse().unwrap())],
            round: Round(2),
            reason: None,
        }),
        Act::from(AddPlayers { players: vec![rue] }),
        Act::from(ArriveLate { player: "p5".into(), from: Some(Round(4)) }),
    ]
}

/// Returns the acts for an event with a fixed schedule.
fn schedule() -> Vec<Act> {
    let names = ["Ash", "Elm", "Fir", "Oak"];
    vec![
        Act::from(AddPlayers { players: names.map(NewPlayer::named).into() }),
        Act::from(PairAllRounds {
            date: "2026-09-03".parse().ok(),
            time: None,
            every: 7,
            draft: false,
        }),
        Act::from(Unpair { all: false, force: false, reason: None }),
    ]
}

/// Returns an act as it was before players were given their IDs.
fn unasked(act: &Act) -> Act {
    let mut act = act.clone();
    if let Act::AddPlayers(AddPlayers { players }) = &mut act {
        for new in players.iter_mut().filter(|new| new.id.is_none()) {
            new.player.id = NewPlayer::named("").player.id;
        }
    }
    act
}

#[test]
fn the_history_keeps_each_act_and_the_acts_make_the_event_again() {
    for (mut system, acts) in
        [(System::of_rounds(4), evening()), (System::of_cycles(1), schedule())]
    {
        let folder = tempfile::tempdir().unwrap();
        let file = EventFile::at(folder.path().join("club.yaml"));
        system.seed = Some(7);
        let begun = Event::new("Club", system);
        file.begin(&secretary(), "new", &Echo::begun(&begun), &begun).unwrap();
        for act in &acts {
            let changed = file.apply(&secretary(), WriteMode::Write, act.clone());
            let words = changed.as_ref().err().map(|error| error.words(Language::English));
            assert!(changed.is_ok_and(|changed| changed.number.is_some()), "{act:?}: {words:?}");
        }
        let history = file.history().unwrap();
        assert!(history.damage.is_empty(), "{:?}", history.damage);
        let kept: Vec<Act> = history
            .operations
            .iter()
            .filter_map(|past| past.operation.act.clone())
            .map(|act| serde_json::from_value(act).unwrap())
            .collect();
        assert_eq!(kept.iter().map(unasked).collect::<Vec<_>>(), acts);
        let ids = kept.iter().flat_map(|act| match act {
            Act::AddPlayers(AddPlayers { players }) => players.as_slice(),
            _ => &[],
        });
        let ids: Vec<&str> = ids.map(|new| new.player.id.as_str()).collect();
        assert!(ids.starts_with(&["p1", "p2", "p3", "p4"]), "those that were given: {ids:?}");
        let verbs = history.operations[1..].iter().map(|past| past.operation.verb.as_str());
        assert!(verbs.eq(kept.iter().map(Act::verb)));
        let mut again = begun;
        for act in &kept {
            apply(&mut again, act.clone()).unwrap();
        }
        assert_eq!(again, file.read().unwrap());
    }
}

#[test]
fn an_act_that_is_changed_in_the_history_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    let act = EnterResults { entries: vec!["1=2-0".parse().unwrap()], round: None, reason: None };
    file.apply(&secretary(), WriteMode::Write, act).unwrap();
    let log = folder.path().join("tournaments/club.history/log.jsonl");
    let text = std::fs::read_to_string(&log).unwrap();
    let changed = text.replace("\"1=2-0\"", "\"1=0-2\"");
    assert_ne!(text, changed);
    std::fs::write(&log, changed).unwrap();
    let damage = file.history().unwrap().damage;
    assert!(damage.iter().any(|one| one.number == 4), "{damage:?}");
}

/// Uses `fixtures/history`: eleven operations of a program that recorded no acts, including an
/// amended result, a manual edit and an undo.
#[test]
fn a_history_without_acts_verifies_goes_back_and_forth_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let fixture = std::path::Path::new("fixtures/history");
    let snapshots = "club.history/snapshots";
    std::fs::create_dir_all(folder.path().join(snapshots)).unwrap();
    let snapshot = std::fs::read_dir(fixture.join(snapshots)).unwrap().next().unwrap().unwrap();
    let snapshot = format!("{snapshots}/{}", snapshot.file_name().to_string_lossy());
    for name in ["club.yaml", "club.history/log.jsonl", &snapshot] {
        std::fs::copy(fixture.join(name), folder.path().join(name)).unwrap();
    }
    let file = EventFile::at(folder.path().join("club.yaml"));
    let before = file.history().unwrap();
    assert_eq!((before.operations.len(), before.edited_since), (11, false));
    assert!(before.damage.is_empty(), "{:?}", before.damage);
    assert!(before.operations.iter().all(|past| past.operation.act.is_none()));
    let redone = file.redo(&secretary(), WriteMode::Write, 1).unwrap();
    let (verb, summary) = ("set".to_owned(), "place: Town".to_owned());
    let english =
        |said: &[Said]| said.iter().map(|one| say(one, Language::English)).collect::<Vec<_>>();
    assert_eq!(
        english(&redone.said),
        english(
            &[Echo::DoneAgain { number: 10, verb, summary: Summary::Recorded(summary) }.said()]
        )
    );
    assert_eq!(file.read().unwrap().place.as_deref(), Some("Town"));
    file.undo(&secretary(), WriteMode::Write, 3).unwrap();
    let event = file.read().unwrap();
    assert_eq!((event.name.as_str(), event.rounds[0].boards[0].result.len()), ("Club", 1));
    let act = Act::from(SetFields {
        player: None,
        fields: vec![("place".into(), "Village".into())],
        reason: None,
    });
    file.apply(&secretary(), WriteMode::Write, act.clone()).unwrap();
    let after = file.history().unwrap();
    assert!(after.damage.is_empty(), "{:?}", after.damage);
    let last = after.operations.last().unwrap().operation.act.clone().unwrap();
    assert_eq!(serde_json::from_value::<Act>(last).unwrap(), act);
    file.restore(&secretary(), WriteMode::Write, 6).unwrap();
    assert!(file.read().unwrap().rounds[0].boards[0].result.is_empty());
}

#[test]
fn an_event_is_checked_looked_at_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    let file = club(&folder);
    let checked = file.check().unwrap();
    assert_eq!(
        say(&checked.summary, Language::English),
        "Club: 4 players, 1 round paired, 2 results missing, 0 warnings, history of 3 operations"
    );
    assert!(!checked.is_wrong(true) && checked.as_paired.is_none());
    let mut event = file.read().unwrap();
    assert!(ledger(&event, Some(Round(1))).is_ok());
    assert!(ledger(&event, Some(Round(2))).is_err() && categories(&event).is_err());
    edit_player(&mut event, 0, |player| player.categories = vec!["U18".into()]);
    assert_eq!(category(&event, "u18"), Ok("U18"));
    assert!(category(&event, "U20").is_err());
    let asked = |board, against| PairingQuestion { board, number: None, player: None, against };
    assert_eq!(asked(None, None).of(&event, Round(1)), Ok(None));
    assert!(asked(Some(1), Some("bye")).of(&event, Round(1)).unwrap().is_some());
    assert!(asked(Some(9), None).of(&event, Round(1)).is_err());
    assert!(asked(None, Some("p1")).of(&event, Round(1)).is_err());
    for (format, begins) in [
        (ExportFormat::Json, "{"),
        (ExportFormat::Csv, "Round,"),
        (ExportFormat::Yaml, "schema: "),
        (ExportFormat::Dap, ";Tournament table"),
        (ExportFormat::Toernooibase, ";;;Club"),
    ] {
        let (text, _) = export(&event, format).unwrap();
        assert!(text.trim_start_matches('\u{feff}').starts_with(begins), "{format:?}: {text}");
    }
}

#[test]
fn a_report_of_another_program_is_read_paired_and_made_an_event() {
    let points = |text: &str| text.parse::<Points>().unwrap();
    let worth = ResultWorth { win: points("2"), draw: points("1"), loss: points("0") };
    let simulation = Simulation {
        players: 8,
        rounds: 4,
        seed: 3,
        worth,
        bye: worth.win,
        chances: Chances::default(),
        baku: false,
    };
    let (text, end) = trf::simulate(&simulation).unwrap();
    assert!(end.is_none());
    let delft = ResultWorth { win: points("3"), ..worth };
    let wrong = trf::simulate(&Simulation { baku: true, worth: delft, ..simulation });
    assert_eq!(wrong.unwrap_err().kind(), Kind::Usage);
    let report = trf::Report::read("sim.trf", text.as_bytes()).unwrap();
    assert!(report.is_usable(), "{:?}", report.findings);
    let bytes = reading::bounded("sim.trf", text.as_bytes()).unwrap();
    let Imported { event, .. } = import("sim.trf", &bytes, None).unwrap();
    assert_eq!((event.system.kind(), event.players.len()), (SystemKind::Swiss, 8));
    assert_eq!((event.name.as_str(), event.rounds.len()), ("Simulated, 8 players, seed 3", 4));
    assert!(import("notes.txt", b"nothing", None).is_err());
    // The state in which a pairing engine is called: one round before the end.
    let simulation = Simulation { rounds: 3, ..simulation };
    let (text, _) = trf::simulate(&simulation).unwrap();
    let text = text.replace("\n142 3\n", "\n142 4\n");
    let report = trf::Report::read("sim.trf", text.as_bytes()).unwrap();
    let pairs = report.pair().unwrap().unwrap();
    assert!(pairs.starts_with("4\n") && pairs.lines().count() == 5, "{pairs}");
}

#[test]
fn a_list_is_begun_by_the_first_event_that_is_entered() {
    let folder = tempfile::tempdir().unwrap();
    let mut event = club(&folder).read().unwrap();
    for entry in ["1=2-0", "2=1-1"] {
        enter(&mut event, entry).unwrap();
    }
    let list = RatingFile::at(folder.path().join("list.yaml"));
    let entered = |scheme| Entered { event: &event, scheme, options: UpdateOptions::default() };
    let unnamed = list.enter(&secretary(), WriteMode::Write, entered(None)).unwrap_err();
    assert_eq!(unnamed.kind(), Kind::Refused);
    let shown = list.enter(&secretary(), WriteMode::DryRun, entered(Some("fide"))).unwrap();
    assert!(shown.is_changed && !list.path().exists());
    let begun = list.enter(&secretary(), WriteMode::Write, entered(Some("fide"))).unwrap();
    let new = Echo::NewList { file: list.name(), scheme: "fide".into() };
    assert_eq!(begun.said[0], new.said());
    assert_eq!(begun.said[1..], shown.said);
    let again = list.enter(&secretary(), WriteMode::Write, entered(None)).unwrap();
    assert!(!again.is_changed, "{:?}", again.said);
    assert!(list.enter(&secretary(), WriteMode::Write, entered(Some("fmjd"))).is_err());
    let kept = list.read().unwrap();
    assert_eq!(find_player(&kept, "ash").map(|at| kept.players[at].name.as_str()), Ok("Ash"));
    assert!(find_player(&kept, "zzz").is_err() && find_event(&kept, "club").is_ok());
    let folder = folder.path().display().to_string();
    assert_eq!(named::lists_in(&folder), [list.path()]);
    assert_eq!(named::names_in(&folder), ["list"]);
    assert_eq!(named::path_in(&folder, "list"), list.path());
    assert_eq!(named::path_in(&folder, "a/b.yaml").to_str(), Some("a/b.yaml"));
}

#[test]
fn an_event_begins_only_with_what_its_system_needs() {
    let swiss = Event::new("Open", System::new(SystemKind::Swiss));
    let refused = can_begin(&swiss).unwrap_err();
    assert!(refused.remedy.is_some(), "{refused:?}");
    assert_eq!(can_begin(&Event::new("Open", System::of_rounds(7))), Ok(()));
}
