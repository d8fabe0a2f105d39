use super::*;
use crate::tests::{document, four, line};

fn field_of(text: &str) -> Field {
    super::field(&document(text), None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refusal(text: &str) -> MissingData {
    match super::field(&document(text), None).expect_err(text) {
        FieldError::Lacks(lacks, _) => lacks,
        other => panic!("{other:?}"),
    }
}

/// `four` with round 1 of the first two players replaced, and further records.
fn two(points: &str, first: &str, second: &str, records: &str) -> String {
    format!(
        "142 5\n152 W\n162  W 2.0    D 1.0\n{}{}{records}",
        line(1, "Ash, Alder", points, &[first]),
        line(2, "Birch, Bea", "", &[second]),
    )
}

fn playing(field: &Field) -> Vec<u16> {
    field.present().map(|at| field.players[at].number).collect()
}

#[test]
fn a_report_becomes_the_field_before_its_next_round() {
    let field = field_of(&four());
    assert_eq!((field.round, field.rounds, field.initial_color), (2, 3, Color::White));
    assert_eq!(field.worth.win, Points::whole(2));
    let ash = &field.players[0];
    assert_eq!((ash.number, ash.order, ash.score, ash.plays), (1, 0, Points::whole(2), true));
    assert_eq!(ash.past, [PastRound::game(2, Color::White, Points::whole(2))]);
    assert_eq!(field.players[3].past, [PastRound::game(1, Color::White, Points::whole(1))]);
    assert_eq!(playing(&field), [1, 2, 3, 4]);
}

#[test]
fn an_earlier_round_is_asked_without_what_came_later() {
    let field = super::field(&document(&four()), Some(1)).unwrap();
    assert_eq!(field.round, 1);
    assert!(field.players.iter().all(|player| player.past.is_empty()));
    assert_eq!(
        super::field(&document(&four()), Some(3)),
        Err(MissingData::NotNext { round: 3, next: 2 }.into())
    );
}

#[test]
fn every_kind_of_round_has_its_points_and_its_past() {
    let win = Points::whole(2);
    for (first, second, past) in [
        ("   2 w +", "   1 b -", PastRound::forfeit(1, win)),
        ("   2 w -", "   1 b -", PastRound::forfeit(1, Points::ZERO)),
        ("   2 w ?", "   1 b ?", PastRound::game(1, Color::White, Points::whole(1))),
        ("   2 w W", "   1 b L", PastRound::game(1, Color::White, win)),
        ("0000 - U", "", PastRound::bye(win)),
        ("0000 - F", "0000 - U", PastRound::away(win)),
        ("0000 - H", "0000 - U", PastRound::away(Points::whole(1))),
        ("0000 - Z", "0000 - U", PastRound::away(Points::ZERO)),
        ("0000 - -", "0000 - U", PastRound::away(Points::ZERO)),
        ("", "0000 - U", PastRound::away(Points::ZERO)),
    ] {
        let field = field_of(&two("", first, second, ""));
        assert_eq!(field.players[0].past, [past], "{first}");
        assert_eq!(field.players[0].score, past.points, "{first}");
    }
}

#[test]
fn who_is_absent_from_the_next_round_is_not_to_be_paired() {
    for (cell, records) in [
        ("0000 - H", ""),
        ("0000 - F", ""),
        ("0000 - Z", ""),
        ("0000 -  ", ""),
        ("", "240 H   1    1\n"),
        ("", "XXZ    1\n"),
    ] {
        let field = field_of(&two("0.0", cell, "", records));
        assert_eq!((field.round, playing(&field)), (1, vec![2]), "{cell} {records}");
    }
    assert_eq!(playing(&field_of(&two("", "", "", "240 H   2    1\n"))), [1, 2]);
    // In an earlier round, a blank has the same meaning.
    let text = two("0.0", "", "0000 - U", "");
    assert_eq!(playing(&super::field(&document(&text), Some(1)).unwrap()), [2]);
}

#[test]
fn the_points_of_the_file_are_those_of_the_results() {
    for (said, cell, other, records) in [
        ("2.0", "   2 w 1", "   1 b 0", ""),
        ("", "   2 w 1", "   1 b 0", ""),
        ("4.0", "   2 w 1", "   1 b 0", "250       2.0   1   3    1    1\n"),
        ("1.0", "0000 - H", "", ""),
        ("0.0", "   2 w ?", "   1 b ?", ""),
        ("0.5", "   2 w ?", "   1 b ?", "162  X 0.5\n"),
        ("1.0", "   2 w ?", "   1 b ?", "162  X 0.5\n"),
    ] {
        field_of(&two(said, cell, other, records));
    }
    let text = two("1.5", "   2 w 1", "   1 b 0", "");
    let (said, made) = (Points::hundredths(150), Points::whole(2));
    assert_eq!(refusal(&text), MissingData::Points { number: 1, said, made });
}

#[test]
fn a_refusal_stands_at_its_line() {
    let text = two("1.5", "   2 w 1", "   1 b 0", "");
    let error = super::field(&document(&text), None).unwrap_err();
    let finding = error.finding(text.as_bytes());
    assert_eq!(finding.code(), "trf-pairing");
    assert_eq!(finding.place.map(|place| place.line), Some(4));
    let field = finding.span.of(text.as_bytes());
    assert_eq!(field, b"1.5", "the points, and not the whole line");
    assert!(matches!(finding.as_what(), Some(MissingData::Points { .. })));
}

#[test]
fn acceleration_is_that_of_each_round() {
    let two_rounds = format!(
        "142 5\n152 W\n162  W 2.0    D 1.0\n{}{}",
        line(1, "Ash, Alder", "", &["   2 w 1"]),
        line(2, "Birch, Bea", "", &["   1 b 0"]),
    );
    let points = |records: &str| {
        let field = field_of(&format!("{two_rounds}{records}"));
        let of = |at: usize| (field.players[at].past[0].extra, field.players[at].extra);
        [of(0), of(1)].map(|(past, now)| (past.in_hundredths(), now.in_hundredths()))
    };
    assert_eq!(points(""), [(0, 0), (0, 0)]);
    assert_eq!(points("250       2.0   1   1    1    1\n"), [(200, 0), (0, 0)]);
    assert_eq!(points("XXA    2  2.0  1.0\n"), [(0, 0), (200, 100)]);
    let both = "250       2.0   1   9    1    2\n250       1.0   2   2    2    9\n";
    assert_eq!(points(both), [(200, 200), (200, 100)]);
    assert_eq!(points("192 FIDE_DUTCH_2025_BAKU\n"), [(200, 200), (200, 200)]);
    let own = "192 FIDE_DUTCH_2025_BAKU\n250       1.0   1   2    1    1\n";
    assert_eq!(points(own), [(100, 100), (0, 0)]);
}

#[test]
fn who_must_not_meet_is_kept_apart_in_those_rounds() {
    let text = four() + "260   2   3    1    4\n260   1   1    2    3\nXXP    2    3    9\n";
    // Player 9 does not exist, which is a warning of `read`.
    let document = crate::read(text.as_bytes()).0;
    assert_eq!(super::field(&document, None).unwrap().apart, [vec![0, 3], vec![1, 2]]);
    assert_eq!(super::field(&document, Some(1)).unwrap().apart, [vec![1, 2], vec![1, 2]]);
}

#[test]
fn what_the_pairing_needs_is_asked_for() {
    let without = |record: &str| -> String {
        four()
            .lines()
            .filter(|line| !line.starts_with(record))
            .map(|line| format!("{line}\n"))
            .collect()
    };
    assert_eq!(refusal(&without("142")), MissingData::NoRounds);
    let none = two("", "", "", "").replace("152 W\n", "");
    assert_eq!(refusal(&none), MissingData::NoInitialColor);
    let over = MissingData::Over { round: 2, rounds: 1 };
    assert_eq!(refusal(&four().replace("142 3", "142 1")), over);
    let no_result = MissingData::NoResult { number: 1, round: 1 };
    assert_eq!(refusal(&two("", "   2 w  ", "   1 b  ", "")), no_result);
    let three = two("", "   2 w 1", "   1 b 1", "");
    assert!(crate::read(three.as_bytes()).1.len() == 1, "a contradiction");
}

#[test]
fn the_initial_color_follows_from_round_one() {
    let color = |first: &str, second: &str| {
        field_of(&two("", first, second, "").replace("152 W\n", "")).initial_color
    };
    assert_eq!(color("   2 w 1", "   1 b 0"), Color::White);
    assert_eq!(color("   2 b 1", "   1 w 0"), Color::Black);
    assert_eq!(color("   2 b +", "   1 w -"), Color::Black);
    // A record overrides it.
    let said = two("", "   2 w 1", "   1 b 0", "XXC black1\n").replace("152 W\n", "");
    assert_eq!(field_of(&said).initial_color, Color::Black);
    // The first of the paired players is odd, regardless of absences.
    let text = format!(
        "142 3\n{}{}{}{}",
        line(1, "Ash", "", &["0000 - Z"]),
        line(2, "Birch", "", &["0000 - U"]),
        line(3, "Cedar", "", &["   4 w 1"]),
        line(4, "Durmast", "", &["   3 b 0"]),
    );
    assert_eq!(field_of(&text).initial_color, Color::Black);
}

#[test]
fn the_order_is_that_of_the_start_numbers_or_with_rank_that_of_the_file() {
    let text = format!(
        "142 3\n152 W\n{}{}{}",
        line(7, "Ash", "", &["   3 w 1"]),
        line(2, "Birch", "", &["0000 - U"]),
        line(3, "Cedar", "", &["   7 b 0"]),
    );
    let numbers =
        |field: &Field| -> Vec<u16> { field.players.iter().map(|player| player.number).collect() };
    let plain = field_of(&text);
    assert_eq!(numbers(&plain), [2, 3, 7]);
    assert_eq!(plain.players[1].past[0].opponent, Some(2));
    let text = text + "XXC rank\n";
    let ranked = field_of(&text);
    assert_eq!(numbers(&ranked), [1, 2, 3]);
    assert_eq!(ranked.players[0].past[0].opponent, Some(2));
    let document = document(&text);
    let start: Vec<u16> = competitors(&document).iter().map(|line| line.number).collect();
    assert_eq!(start, [7, 2, 3]);
}

#[test]
fn the_pairing_of_a_round_is_found_again() {
    let report = document(&four());
    let field = super::field(&report, Some(1)).unwrap();
    let found = paired(&report, &field);
    let pairs: Vec<_> = found.pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    assert_eq!((pairs, found.pairing.bye), (vec![(0, 2), (3, 1)], None));
    assert!(found.colorless.is_empty());
    let report = document(&two("", "   2 - +", "   1 - -", ""));
    let found = paired(&report, &super::field(&report, Some(1)).unwrap());
    assert_eq!(found.colorless.len(), 1);
    let report = document(&two("", "0000 - U", "0000 - U", ""));
    let found = paired(&report, &super::field(&report, Some(1)).unwrap());
    assert_eq!((found.pairing.bye, found.more_byes), (Some(0), vec![1]));
}
