//! Lenient reading, and the findings on unreadable input.

use draughts_ground::diag::{Finding, Level};
use draughts_pairing::{Color, Points};

use super::{document, four, line};
use crate::{
    BlankSide, ByeKind, Cell, ContradictionKind, ExpectedContent, FieldContent, LineFault,
    PointsKey, Record, ResultCode, Sex, read, write,
};

#[test]
fn a_player_line_has_its_columns() {
    let text = "001   12 w gm Ash, Alder                        2199 NED     1234567 1990/05/01 10.5    3    13 b =  0000 - U\n\
                001   13      Birch, Bea                                                                        12 w =\n";
    let (document, _) = read(text.as_bytes());
    let player = document.players().next().unwrap();
    assert_eq!((player.number, player.sex, player.title.as_str()), (12, Some(Sex::F), "gm"));
    assert_eq!((player.name.as_str(), player.rating), ("Ash, Alder", Some(2199)));
    assert_eq!((player.federation.as_str(), player.id.as_str()), ("NED", "1234567"));
    assert_eq!((player.birth.as_str(), player.rank), ("1990/05/01", Some(3)));
    assert_eq!(player.points, Some(Points::hundredths(1050)));
    let game = Cell { opponent: 13, color: Some(Color::Black), result: Some(ResultCode::Draw) };
    assert_eq!(player.rounds, [Some(game), Some(Cell::without(ResultCode::Allocated))]);
}

#[test]
fn a_hundred_points_begin_one_column_further_left() {
    let text = line(1, "Ash", "", &[]).replace('\n', "");
    let text = format!("{:79}108.0\n", text.trim_end());
    assert_eq!(document(&text).players().next().unwrap().points, Some(Points::whole(108)));
    assert_eq!(write(&document(&text)), text);
}

#[test]
fn every_line_end_and_blanks_at_the_end_are_no_obstacle() {
    let plain = document(&four());
    for end in ["\r", "\r\n", "   \n", "\n\n\n", "\n \t\n"] {
        assert_eq!(document(&four().replace('\n', end)), plain, "{end:?}");
    }
    assert_eq!(document(&format!("\u{feff}{}", four())), plain);
    assert_eq!(document(four().trim_end()), plain);
}

#[test]
fn codes_may_be_in_small_letters() {
    let text = four() + &line(5, "Elm", "1.0", &["0000 - h"]) + "xxr 3\nbbw  2.0\nxxz 5\n";
    let document = document(&text);
    assert!(document.records.contains(&Record::LegacyRounds(3)));
    assert!(document.records.contains(&Record::BbpWorth(PointsKey::Win, Points::whole(2))));
    assert!(document.records.contains(&Record::LegacyAbsent(vec![5])));
    let elm = document.players().last().unwrap();
    assert_eq!(elm.rounds, [Some(Cell::without(ResultCode::HalfBye))]);
}

#[test]
fn each_record_is_written_as_it_stood() {
    let text = four()
        + &line(5, "Elm", "", &["0000 - F"])
        + "022 Lakeside\n\
           XXR 3\n\
           XXC rank white1\n\
           XXS WW=1.0 BW=1.0 HPB=0.5\n\
           BBU  0.5\n\
           BBZ 10.0\n\
           162  W 2.0    D 1.0    P 1.5    A0.25\n\
           240 H   2    1    4\n\
           250       1.0   1   3    1    2\n\
           250  2.0  0.5   1   3    1    2\n\
           260   1   9    1    2    3\n\
           XXA    1  1.0  0.5  0.0\n\
           XXP    1    2\n\
           XXZ    3\n\
           250  1.0        1   3    1    2\n\
           299 -         1.0    2    1    2\n\
           299          -0.5\n\
           299 W   1.0\n\
           ### a comment, with blanks behind  \n";
    let text = format!("{text}{:91}26/03/01  26/03/02            26/03/04\n", "132");
    assert_eq!(write(&document(&text)), text);
}

#[test]
fn records_in_other_columns_mean_the_same() {
    let canonical = document(&(four() + "162  W 2.0    D 1.0\nXXP    1    2\n"));
    assert_eq!(document(&(four() + "162 w2 D 1,0\nXXP 1 2\n")), canonical);
    let byes = document(&(four() + "240 z   2    1\n"));
    let bye = Record::Byes { kind: ByeKind::Absent, round: 2, players: vec![1] };
    assert_eq!(byes.records.last(), Some(&bye));
}

#[test]
fn what_cannot_be_read_is_said_with_line_column_and_what_was_expected() {
    let four = four();
    let wrong = |text: &str, part, wanted| LineFault::Wrong { text: text.to_owned(), part, wanted };
    let signs = "1 = 0 + - W D L F H Z U ?";
    for (text, place, what) in [
        (
            four.replace("001    3", "001   x3"),
            "7:7",
            wrong("x3", FieldContent::Number, ExpectedContent::Number { most: 9999 }),
        ),
        (
            four.replace("4 b =", "4 x ="),
            "6:97",
            wrong("x", FieldContent::Color, ExpectedContent::Color),
        ),
        (
            four.replace("4 b =", "4 b %"),
            "6:99",
            wrong("%", FieldContent::Result, ExpectedContent::OneOf { signs }),
        ),
        (
            four.replace("2.0      ", "a.b      "),
            "5:82",
            wrong("a.b", FieldContent::Points, ExpectedContent::Points),
        ),
        (
            four.replace("   3 w 1", "    3 w 1"),
            "5:96",
            LineFault::NotBlank {
                column: 96,
                side: BlankSide::After,
                part: FieldContent::Opponent,
            },
        ),
        (
            four.replace("142 3", "142 three"),
            "2:5",
            wrong("three", FieldContent::Round, ExpectedContent::Number { most: 999 }),
        ),
        (
            four.replace("142 3", "142"),
            "2:4",
            LineFault::Missing { part: FieldContent::Value, wanted: ExpectedContent::RoundCount },
        ),
        (
            four.replace("152 W", "152 X"),
            "3:5",
            wrong("X", FieldContent::InitialColor, ExpectedContent::InitialColor),
        ),
        (
            four.replace("D 1.0\n", "Q 1.0\n"),
            "4:15",
            wrong(
                "Q",
                FieldContent::Letter,
                ExpectedContent::LetterWorth { letters: "W D L A P X" },
            ),
        ),
        (
            four.clone() + "XXA 1 1.0 x\n",
            "9:11",
            wrong("x", FieldContent::Points, ExpectedContent::Points),
        ),
    ] {
        let (_, findings) = read(text.as_bytes());
        let first = findings.first().expect("something is wrong");
        assert_eq!(first.place.map(|place| place.to_string()).as_deref(), Some(place), "{text}");
        assert_eq!(first.as_what(), Some(&what), "{text}");
    }
}

#[test]
fn a_line_that_cannot_be_read_is_kept_and_hides_no_other() {
    let text = four().replace("4 b =", "4 x =").replace("142 3", "142 three");
    let (document, findings) = read(text.as_bytes());
    let errors = findings.iter().filter(|one| one.code() == "trf-field").count();
    assert_eq!(errors, 2);
    assert!(document.records.contains(&Record::Kept("142 three".into())));
    assert_eq!(write(&document), text);
}

#[test]
fn unknown_records_are_noted_and_kept() {
    let (document, findings) = read((four() + "NRS of a federation\n").as_bytes());
    assert_eq!((findings.len(), findings[0].level()), (1, Level::Note));
    assert_eq!(document.records.last(), Some(&Record::Kept("NRS of a federation".into())));
}

#[test]
fn two_lines_of_a_game_must_agree() {
    let four = four();
    let (player, round, opponent) = (1, 1, 3);
    let results = |one: &str, other: &str| {
        let (one, other) = (one.to_owned(), other.to_owned());
        ContradictionKind::Results { player, round, opponent, one, other }
    };
    let sign = |sign: &str| sign.to_owned();
    for (text, what) in [
        (four.replace("3 w 1", "3 w 0"), None),
        (four.replace("1 b 0", "1 b 1"), Some(results("1", "1"))),
        (
            four.replace("1 b 0", "1 w 0"),
            Some(ContradictionKind::SameColors { player, round, opponent }),
        ),
        (
            four.replace("3 w 1", "4 w 1"),
            Some(ContradictionKind::OtherOpponent { player, round, opponent: 4 }),
        ),
        (
            four.replace("3 w 1", "9 w 1"),
            Some(ContradictionKind::UnknownOpponent { player, round, opponent: 9 }),
        ),
        (four.replace("3 w 1", "1 w 1"), Some(ContradictionKind::Alone { player, round })),
        (
            four.replace("   3 w 1", "0000 - 1"),
            Some(ContradictionKind::NoOpponent { player, round, sign: sign("1") }),
        ),
        (
            four.replace("3 w 1", "3 w Z"),
            Some(ContradictionKind::ByeWithOpponent { player, round, sign: sign("Z"), opponent }),
        ),
        (four.replace("001    3", "001    2"), Some(ContradictionKind::NumberTwice { number: 2 })),
        ("012 Nobody\n".into(), Some(ContradictionKind::NoPlayer)),
    ] {
        let (_, findings) = read(text.as_bytes());
        let found: Vec<&ContradictionKind> =
            findings.iter().filter_map(|finding| finding.as_what()).collect();
        match &what {
            Some(what) => assert!(found.contains(&what), "{found:?}\n{text}"),
            None => assert!(findings.is_empty(), "{findings:?}\n{text}"),
        }
    }
    // A draw for one player and a loss for the other are possible.
    let (_, half) = read(four.replace("3 w 1", "3 w =").as_bytes());
    assert!(half.iter().all(|one| one.as_what() == Some(&results("=", "0"))), "{half:?}");
    let (_, findings) = read(four.replace("3 w 1", "9 w 1").as_bytes());
    assert_eq!(findings[0].place.unwrap().to_string(), "5:95");
}

#[test]
fn names_in_windows_1252_and_columns_counted_in_bytes_are_read() {
    let text = four().replace("Birch, Bea", "Bj\u{f6}rk, B  ");
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    assert_eq!(read(&latin).0, document(&text));
    let by_bytes = text.replace("Bj\u{f6}rk, B  ", "Bj\u{f6}rk, B ");
    assert_eq!(document(&by_bytes), document(&text));
}

#[test]
fn days_of_rounds_that_cannot_be_read_are_told_once_and_left_blank() {
    let text = format!("132{:88}26/03/01  03.03.2026soon      01/04/2026\n", "") + &four();
    let (document, findings) = read(text.as_bytes());
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day);
    assert_eq!(document.records[0], Record::RoundDates(vec![day(1), day(3)]));
    let what: Vec<&LineFault> = findings.iter().filter_map(|found| found.as_what()).collect();
    let text = |text: &str| text.to_owned();
    let ignored = LineFault::Ignored { text: text("soon"), part: FieldContent::Date, more: 0 };
    let (one, other) = (text("2026/04/01"), text("2026/01/04"));
    let two = LineFault::TwoDays { text: text("01/04/2026"), one, other, more: 0 };
    assert_eq!(what, [&ignored, &two]);
    assert_eq!(findings[0].place.unwrap().to_string(), "1:112");
}

#[test]
fn what_stands_twice_and_not_the_same_is_never_silently_the_last() {
    let found = |more: &str| -> Vec<(String, ContradictionKind)> {
        let (_, findings) = read((four() + more).as_bytes());
        let what = |one: &Finding| {
            Some((one.code().to_owned(), one.as_what::<ContradictionKind>()?.clone()))
        };
        findings.iter().filter_map(what).collect()
    };
    let twice = |record: &str, one: &str, other: &str| {
        let of = |text: &str| text.to_owned();
        ContradictionKind::RecordTwice { record: of(record), one: of(one), other: of(other) }
    };
    for (more, what) in [
        ("142 5\n", twice("142", "3", "5")),
        ("XXR 5\n", twice("XXR", "3", "5")),
        ("152 B\n", twice("152", "W", "B")),
        ("XXC black1\n", twice("XXC", "W", "B")),
        ("XXC white1 black1\n", twice("XXC", "W", "B")),
        ("162  W 1.0\n", twice("162", "W 2", "W 1")),
        ("BBW  3.0\nBBW  1.0\n", twice("BBW", "3", "1")),
        ("XXS W=3.0\nXXS W=1.0\n", twice("XXS", "W=3", "W=1")),
        ("XXA    1  1.0\nXXA    1  2.0\n", twice("XXA", "1 1", "1 2")),
        ("240 H   3    1\n240 Z   3    1    2\n", twice("240", "H 1", "Z 1")),
        ("192 FIDE_DUTCH\n192 FIDE_DUBOV\n", twice("192", "FIDE_DUTCH", "FIDE_DUBOV")),
    ] {
        assert_eq!(found(more), [("trf-contradiction".to_owned(), what)], "{more}");
    }
    let (record, one, other) = ("202".to_owned(), "BH".to_owned(), "SB".to_owned());
    let what = ContradictionKind::TextTwice { record, one, other };
    assert_eq!(found("202 BH\n202 SB\n"), [("trf-twice".to_owned(), what)]);
    let what = ContradictionKind::OtherCount { record: "062".to_owned(), said: 40, there: 4 };
    assert_eq!(found("062 40\n"), [("trf-twice".to_owned(), what)]);
    // Equal repetitions, several arbiters, and a number followed by another are not faults.
    for more in ["142 3\nXXR 3\n", "102 Ash\n102 Elm\n112 Oak\n112 Fir\n", "062 4 (2)\n", "082 0\n"]
    {
        assert_eq!(found(more), [], "{more}");
    }
}

#[test]
fn a_draw_with_nobody_is_a_half_point_bye_of_an_older_report() {
    let text = four().replace("   1 b 0", "0000 - =").replace("   3 w 1", "0000 - =");
    let (document, findings) = read(text.as_bytes());
    let what: Vec<&LineFault> = findings.iter().filter_map(|found| found.as_what()).collect();
    assert_eq!(what, [&LineFault::OldHalfBye { player: 1, round: 1, more: 1 }]);
    assert_eq!(findings[0].level(), Level::Note);
    let first = |number: u16| {
        let mut players = document.players();
        players.find(|player| player.number == number).and_then(|player| player.rounds[0])
    };
    assert_eq!(first(1), Some(Cell::without(ResultCode::HalfBye)));
    assert_eq!(first(3), Some(Cell::without(ResultCode::HalfBye)));
}

#[test]
fn a_loss_to_nobody_is_a_bye_without_points() {
    let text = four().replace("   1 b 0", "0000 - 0").replace("   3 w 1", "0000 - Z");
    let (document, findings) = read(text.as_bytes());
    let what: Vec<&LineFault> = findings.iter().filter_map(|found| found.as_what()).collect();
    assert_eq!(what, [&LineFault::OldZeroBye { player: 3, round: 1, more: 0 }]);
    assert_eq!(findings[0].level(), Level::Note);
    let lost = document.players().find(|player| player.number == 3);
    assert_eq!(lost.and_then(|player| player.rounds[0]), Some(Cell::without(ResultCode::ZeroBye)));
}
