//! Crosstables of draughts programs.

use super::super::crosstable::{CrosstableFormat, read, write};
use super::super::{ConversionNote, CrosstableFault};
use super::without_place;
use crate::event::{
    Acceleration, Board, ByeKind, Color, Event, Forbidden, Ledger, Mode, Outcome, Points, Request,
    Round, System, SystemKind,
};

const DAP: &str = ";Tournament table\n\
    Lakeside Open\n\
    Place;S.No.;Title;Name;Fed.;FMJD;R1;R2;R3;Total;SSolk\n\
    1;2;GMI;Ash, Alder;NED;A 2339;4b2;2w1;+2;5;7\n\
    2;1;;Birch, Bea;SEN;B 2100;3w1;1b1;4w+;4;11\n\
    3;4;MF;\"Cedar; Cy\";;;2b1;+1;5w2;4;4\n\
    4;3;;Durmast, Di;NED;;1w0;5b2;2b-;2;10\n\
    5;5;;Elm, Ed;NED;1800;;4w0;3b0;0;6\n";

const TOERNOOIBASE: &str = ";;;Damtoernooi\n;;;FMJD-report;Delftse telling\n\
    Pl;FMJD-id;Title;Name;Cn;rating;R1;R2;R3;Pts\n\
    1;10011;gmi;Ash;nl;2315;12/3w;6/2b;12/4b;30\n\
    2;10030;gmi;Birch;nl;2336;12/4b;4/1w;9/3b;25\n\
    3;13238;gmi;Cedar;nl;2373;0/1b;12/4w;1/2w;13\n\
    4;10209;mi;Durmast;nl;;0/2w;0/3b;0/1w;0\n";

fn event(text: &str) -> (Event, Vec<ConversionNote>) {
    read(text.as_bytes()).unwrap_or_else(|findings| panic!("{findings:?}"))
}

#[test]
fn a_table_of_draughts_arbiter_pro_is_read() {
    let (event, notes) = event(DAP);
    assert_eq!(event.name, "Lakeside Open");
    assert_eq!((event.system.kind(), event.system.last_round()), (SystemKind::Swiss, Some(3)));
    assert_eq!(event.players[0].number, Some(2));
    assert_eq!(event.players[0].rating, Some(2339));
    assert_eq!(event.players[2].name, "Cedar; Cy");
    let shown: Vec<String> = event
        .rounds
        .iter()
        .flat_map(|round| &round.boards)
        .map(|board| format!("{}-{} {}", board.white, board.black, board.result[0]))
        .collect();
    assert_eq!(
        shown,
        ["p3-p2 0-2", "p1-p4 1-1", "p2-p1 1-1", "p5-p3 0-2", "p1-p3 2-0 forfeit", "p4-p5 2-0"]
    );
    let byes: Vec<ByeKind> =
        event.rounds.iter().flat_map(|round| &round.byes).map(|bye| bye.bye).collect();
    assert_eq!(byes, [ByeKind::Absent, ByeKind::HalfPoint, ByeKind::PairingAllocated]);
    assert!(
        !notes.iter().any(|note| matches!(note, ConversionNote::TotalsDiffer { .. })),
        "{notes:?}"
    );
}

#[test]
fn a_table_of_toernooibase_is_read_with_its_scoring() {
    let (event, notes) = event(TOERNOOIBASE);
    assert_eq!(event.name, "Damtoernooi");
    assert_eq!(
        (event.system.kind(), event.scoring.mode),
        (SystemKind::RoundRobin, Mode::Delft(crate::event::DelftPoints::Twelve))
    );
    assert_eq!(event.players[0].federation_id.as_deref(), Some("10011"));
    assert_eq!(event.players[0].title.as_deref(), Some("GMI"));
    assert_eq!(event.players[0].federation.as_deref(), Some("NL"));
    assert_eq!(Ledger::whole(&event).score(0), Points::whole(30));
    assert!(notes.contains(&ConversionNote::PlacesForNumbers), "{notes:?}");
}

#[test]
fn formats_are_told_apart_by_their_heads() {
    assert_eq!(CrosstableFormat::of(DAP.as_bytes()), Some(CrosstableFormat::DraughtsArbiterPro));
    assert_eq!(CrosstableFormat::of(TOERNOOIBASE.as_bytes()), Some(CrosstableFormat::Toernooibase));
    assert_eq!(CrosstableFormat::of(b"name;rating\nAsh;2000\n"), None);
    assert_eq!(
        CrosstableFormat::of(b"Pl;Name;1;2\n1;Ash;2w1;3b1\n"),
        None,
        "no rounds R1, R2, ..."
    );
    assert_eq!(CrosstableFormat::of(super::four().as_bytes()), None);
}

#[test]
fn what_is_written_is_read_the_same() {
    for (text, format) in [
        (DAP, CrosstableFormat::DraughtsArbiterPro),
        (TOERNOOIBASE, CrosstableFormat::Toernooibase),
    ] {
        let (event, _) = event(text);
        let order: Vec<usize> = (0..event.players.len()).collect();
        let (written, _) = write(&event, &order, format);
        let (again, _) = self::event(&written);
        assert_eq!(again, event, "{written}");
        let lines = |text: &str| text.lines().skip(3).map(str::to_owned).collect::<Vec<_>>();
        if format == CrosstableFormat::Toernooibase {
            assert_eq!(lines(&written), lines(text));
        }
    }
    let (event, _) = event(DAP);
    let (written, _) = write(&event, &[0, 1, 2, 3, 4], CrosstableFormat::DraughtsArbiterPro);
    let ash = written.lines().find(|line| line.contains("Ash")).unwrap();
    assert_eq!(ash, "1;2;GMI;Ash, Alder;NED;2339;4b2;2w1;+2;5;6");
}

#[test]
fn a_table_without_a_column_of_a_round_is_known_again() {
    for (text, format) in [
        (DAP, CrosstableFormat::DraughtsArbiterPro),
        (TOERNOOIBASE, CrosstableFormat::Toernooibase),
    ] {
        let (mut event, _) = event(text);
        event.system = System::new(SystemKind::Knockout);
        event.rounds.clear();
        event.players.truncate(1);
        let (written, _) = write(&event, &[0], format);
        assert_eq!(CrosstableFormat::of(written.as_bytes()), Some(format), "{written}");
        assert_eq!(self::event(&written).0.players, event.players);
    }
    for list in ["Place;Name;Fed.;Total\n1;Ash;NED;5\n", "Pl;Name;Pt\n1;Ash;5\n"] {
        assert_eq!(
            CrosstableFormat::of(list.as_bytes()),
            None,
            "a list of places says nothing of rounds"
        );
    }
}

#[test]
fn what_cannot_be_read_is_said_with_line_and_column() {
    use CrosstableFault as Fault;
    let text = |text: &str| text.to_owned();
    let bye = |points| Points::whole(points);
    for (from, to, place, fault) in [
        (
            "4b2;2w1",
            "4x2;2w1",
            "4:31",
            Fault::Cell { text: text("4x2"), format: CrosstableFormat::DraughtsArbiterPro },
        ),
        ("4b2;2w1", "9b2;2w1", "4:31", Fault::NoOpponent { place: 9 }),
        ("4b2;2w1", "4w2;2w1", "4:31", Fault::SameColor { place: 4 }),
        ("4b2;2w1", "3b2;2w1", "4:31", Fault::OtherOpponent { place: 3, other: 2 }),
        ("4b2;2w1", ";2w1", "7:23", Fault::NoGame { place: 1, round: 1 }),
        ("4b2;2w1", "4b4;2w1", "4:31", Fault::Scoring),
        ("5;5;;Elm", "6;5;;Elm", "8:1", Fault::Place { text: text("6"), place: 5 }),
        ("A 2339", "A 23x9", "4:24", Fault::Rating { text: text("A 23x9") }),
        ("+1;5w2", "+7;5w2", "6:26", Fault::ByeWorth { points: bye(7), win: bye(2), draw: bye(1) }),
    ] {
        let findings = read(DAP.replace(from, to).as_bytes()).unwrap_err();
        let hit = findings
            .iter()
            .any(|one| one.place.unwrap().to_string() == place && one.as_what() == Some(&fault));
        assert!(hit, "{from} {to}: {findings:?}");
    }
}

#[test]
fn cells_of_names_start_no_formula() {
    let (mut event, _) = event(DAP);
    event.players[0].name = "=1+1".into();
    let (written, _) = write(&event, &[0, 1, 2, 3, 4], CrosstableFormat::DraughtsArbiterPro);
    assert!(written.contains(";'=1+1;"), "{written}");
}

#[test]
fn every_way_of_scoring_is_read_back_from_a_table() {
    for (scoring, results) in [
        ("{mode: delft}", ["12-0", "9-1", "4-6"]),
        ("{mode: delft-10}", ["10-0", "9-1", "5-5"]),
        ("{mode: delft-4-3-2}", ["4-0", "1-3", "2-2"]),
        ("{mode: delft-5-3-2}", ["5-0", "1-3", "2-2"]),
        ("{mode: delft-2-1.5-1}", ["2-0", "1.5-0.5", "1-1"]),
        ("{mode: goes}", ["2-0", "1.01-0.99", "0.75-1.25"]),
        ("{win: 3}", ["3-0", "1-1", "0-3"]),
        ("{win: 1, draw: 0.5}", ["1-0", "0.5-0.5", "0-1"]),
    ] {
        let players: String = (1..=6)
            .map(|at| format!("  - {{id: p{at}, name: \"Alder {at}\", number: {at}}}\n"))
            .collect();
        let boards: String = results
            .iter()
            .zip([1, 3, 5])
            .map(|(result, at)| {
                let (board, black) = (at / 2 + 1, at + 1);
                format!(
                    "      - {{board: {board}, white: p{at}, black: p{black}, result: {result}}}\n"
                )
            })
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: Trees\nsystem: {{kind: swiss, rounds: 1}}\n\
             scoring: {scoring}\nplayers:\n{players}rounds:\n  - round: 1\n    boards:\n{boards}"
        );
        let before = crate::event::read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        for format in [CrosstableFormat::DraughtsArbiterPro, CrosstableFormat::Toernooibase] {
            let (table, _) = write(&before, &[0, 1, 2, 3, 4, 5], format);
            let (again, _) = event(&table);
            assert_eq!(again.scoring, before.scoring, "{scoring}\n{table}");
            assert_eq!(again.rounds[0].boards, before.rounds[0].boards, "{table}");
        }
    }
}

#[test]
fn whatever_a_table_has_no_place_for_is_said() {
    let (mut event, _) = event(DAP);
    let id = |id: &str| id.parse().unwrap();
    let day = chrono::NaiveDate::from_ymd_opt(2026, 9, 3);
    event.system.swiss_mut().unwrap().rounds = Some(5);
    event.system.first_color = Some(Color::White);
    event.place = Some("Lakeside".into());
    event.start = day;
    event.arbiters = vec!["Reed, Ruth".into()];
    event.time_control = Some("80m+60s".into());
    event.forbidden =
        vec![Forbidden { players: vec![id("p1"), id("p2")], from: None, to: None, reason: None }];
    event.acceleration = vec![Acceleration {
        players: vec![id("p1")],
        points: Points::whole(1),
        from: None,
        to: None,
    }];
    let request = |player: &str, round| Request {
        player: id(player),
        round: Round(round),
        bye: ByeKind::HalfPoint,
        note: None,
    };
    event.requests = vec![request("p3", 4)];
    event.players[4].withdrawn_after = Some(Round(3));
    event.rounds[0].boards[0].result = vec![Outcome::Annulled];
    for format in [CrosstableFormat::DraughtsArbiterPro, CrosstableFormat::Toernooibase] {
        let (written, notes) = write(&event, &[0, 1, 2, 3, 4], format);
        assert_eq!(
            without_place(&notes),
            [
                "held-place",
                "held-days",
                "held-arbiters",
                "held-time-control",
                "held-first-color",
                "held-forbidden",
                "held-acceleration",
                "held-requests",
                "held-coming-and-going"
            ]
        );
        let Board { white, black, .. } = event.rounds[0].boards[0].clone();
        assert!(
            notes.contains(&ConversionNote::StruckOut { round: Round(1), white, black }),
            "{notes:?}"
        );
        assert!(written.contains(";R3;R4;R5;"), "rounds to come have a column: {written}");
        let (again, _) = self::event(&written);
        assert_eq!(again.system.last_round(), Some(5));
    }
    // A bye of a paired round is in the cell of that round.
    event.requests = vec![request("p3", 2)];
    let (_, notes) = write(&event, &[0, 1, 2, 3, 4], CrosstableFormat::DraughtsArbiterPro);
    assert!(!without_place(&notes).contains(&"held-requests"));
}
