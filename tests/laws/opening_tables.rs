//! Embedded tables, and custom documents.

use draughts_arbiter::board::{Color, Position, SquareStyle, write_fen};
use draughts_arbiter::openings::{
    Form, OpeningLine, OpeningsError, Table, TableFault, TablePart, Way, names, text,
};

const HEAD: &str = "schema: arbiter.openings/1\nname: own\n";

fn own(rest: &str) -> Result<Table, OpeningsError> {
    Table::read("own.yaml", &format!("{HEAD}{rest}")).map(|(table, _)| table)
}

/// Returns the first fault of a document, with its line.
fn fault(rest: &str) -> (u64, TableFault) {
    let error = own(rest).unwrap_err();
    let finding = &error.findings[0];
    let fault = finding.as_what::<TableFault>().unwrap_or_else(|| panic!("{finding:?}"));
    (finding.place.map_or(0, |place| place.line), fault.clone())
}

fn fen(table: &Table, number: &str) -> String {
    let opening = table.find(number).unwrap_or_else(|| panic!("{number}"));
    write_fen(&opening.position, &table.numbering().with_style(SquareStyle::Numeric))
}

#[test]
fn every_embedded_table_is_read_without_a_doubt() {
    for name in names() {
        let (table, odd) = Table::read(name, text(name).unwrap())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.name, *name);
        assert!(odd.is_empty(), "{name}: {odd:?}");
        assert!(table.source.is_some() && table.edition.is_some(), "{name}");
    }
}

#[test]
fn the_tables_have_the_lines_and_positions_that_were_counted() {
    for (name, lines, positions) in [
        ("idf", 745, 742),
        ("idf-basic", 150, 150),
        ("fmjd-64", 736, 734),
        ("brazilian", 725, 723),
        ("acf", 174, 174),
        ("acf-11", 2500, 2500),
    ] {
        let table = Table::embedded(name).unwrap();
        assert_eq!((table.openings().len(), table.positions()), (lines, positions), "{name}");
    }
}

#[test]
fn the_eleven_man_ballots_stand_in_three_parts() {
    let table = Table::embedded("acf-11").unwrap();
    let of = |part| table.openings().iter().filter(|opening| opening.part == part).count();
    assert_eq!(
        (of(TablePart::Numbered), of(TablePart::Elsewhere), of(TablePart::Unused)),
        (2253, 147, 100)
    );
    assert_eq!(table.drawn_from(&[]).unwrap().len(), 2253);
    assert!(table.find("12/28/11-15/24-19").is_some_and(|line| line.part == TablePart::Elsewhere));
}

#[test]
fn a_number_is_found_however_it_is_written() {
    let table = Table::embedded("idf").unwrap();
    for written in ["XV-16", "16-XV", "xv-16", " 16 xv ", "XV.16", "xv-016"] {
        assert_eq!(
            table.find(written).map(|line| line.number.as_str()),
            Some("XV-16"),
            "{written}"
        );
    }
    for wrong in ["XV-24", "VX-1", "IIII-1", "XV-0", "15-16", "XV", "", "XV-XVI"] {
        assert_eq!(table.find(wrong), None, "{wrong}");
    }
    let table = Table::embedded("fmjd-64").unwrap();
    assert_eq!(table.find("xv-16").map(|line| line.number.as_str()), Some("16-XV"));
    let table = Table::embedded("acf").unwrap();
    assert_eq!(table.find("060").map(|line| line.number.as_str()), Some("60"));
}

#[test]
fn both_men_are_lifted_before_one_is_put_down() {
    let table = own("rules: russian\nsquares: algebraic\nlines: {1: place e3-h6 h6-a5}\n").unwrap();
    assert_eq!(
        fen(&table, "1"),
        "W:W12,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,13"
    );
    assert_eq!(table.written(&table.openings()[0]), "place e3-h6 h6-a5");
}

#[test]
fn white_moves_after_placing_whoever_had_a_man_put_elsewhere() {
    let table =
        own("rules: russian\nsquares: algebraic\nlines: {1: place a1-a5, 2: place a7-c5}\n")
            .unwrap();
    assert!(table.openings().iter().all(|line| line.position.turn() == Color::White));
    assert!(fen(&table, "2").starts_with("W:W21,22,"));
}

#[test]
fn a_ballot_takes_a_man_of_each_side_off_and_black_moves_first() {
    let table = Table::embedded("acf-11").unwrap();
    assert_eq!(fen(&table, "1"), "B:W19,21,22,23,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12");
    let first = table.find("1").unwrap();
    assert_eq!(table.written(first), "without 11 28, 8-11 24-19");
    assert_eq!(table.moves(first), ["8-11", "24-19"]);
    assert_eq!(table.way(first).len(), 3);
}

#[test]
fn moves_are_read_in_full_and_short() {
    let short = own("rules: russian\nsquares: algebraic\nlines: {1: ab4 dc5 bd6 ec5}\n").unwrap();
    let full =
        own("rules: russian\nsquares: algebraic\nlines: {1: a3-b4 d6-c5 b4:d6 e7:c5}\n").unwrap();
    assert_eq!(short.openings(), full.openings());
    assert_eq!(short.written(&short.openings()[0]), "a3-b4 d6-c5 b4:d6 e7:c5");
    let start = own("rules: russian\nsquares: algebraic\nlines: {1: start}\n").unwrap();
    assert_eq!(start.openings()[0].line, OpeningLine::Start);
}

#[test]
fn what_cannot_be_played_is_said_at_its_line() {
    for (line, id) in [
        ("a3-b4 a3-b4", "opening-not-legal"),
        ("a3-b5", "opening-no-square"),
        ("a3-c5", "opening-not-legal"),
        ("c3", "opening-no-move"),
        ("c3-d4 hello", "opening-no-move"),
        ("c3-k9", "opening-no-square"),
        ("place a1-c1", "opening-taken"),
        ("place a1-b2 c1-e5", "opening-same-side"),
        ("place d4-e5", "opening-no-man"),
        ("place", "opening-not-a-placing"),
        ("without 9, c3-d4", "opening-not-a-placing"),
        ("''", "opening-nothing"),
    ] {
        let (at, fault) = fault(&format!(
            "rules: russian\nsquares: algebraic\nlines:\n  7: c3-d4\n  8: {line}\n"
        ));
        let TableFault::Line { number, why } = &fault else { panic!("{line}: {fault:?}") };
        assert_eq!((at, number.as_str(), why.id()), (7, "8", id), "{line}");
    }
}

#[test]
fn a_man_is_not_put_where_it_would_be_a_king() {
    let (_, fault) = fault("rules: russian\nsquares: algebraic\nlines: {1: place a1-f8 f8-a5}\n");
    let TableFault::Line { why, .. } = fault else { panic!("{fault:?}") };
    assert_eq!(why.id(), "opening-far-row");
}

#[test]
fn a_document_that_contradicts_itself_is_refused() {
    let lines = "lines: {1: c3-d4, 2: e3-d4}\n";
    let of = |more: &str| fault(&format!("rules: russian\nsquares: algebraic\n{more}{lines}"));
    assert!(matches!(of("digest: abc\n"), (5, TableFault::OtherDigest { .. })));
    assert_eq!(of("positions: 3\n").1, TableFault::OtherCount { found: 2, stated: 3 });
    assert_eq!(
        of("repeated: [[1, 2]]\n").1,
        TableFault::NotRepeated { one: "1".into(), other: "2".into() }
    );
    assert_eq!(of("decks: {a: [1, 3]}\n").1, TableFault::NoSuchLine { number: "3".into() });
    assert!(matches!(of("drawn: [a]\n").1, TableFault::NoSuchDeck { .. }));
    assert_eq!(of("without: [{lines: [1], why: bad}]\n").1, TableFault::WithoutBase);
    assert_eq!(fault(lines).1, TableFault::RulesNotSaid);
    assert!(matches!(fault("rules: ruski\nlines: {}\n").1, TableFault::NoRules { .. }));
    assert_eq!(fault("rules: russian\nsquares: algebraic\n").1, TableFault::NoLines);
    assert!(matches!(fault("extends: idff\n").1, TableFault::UnknownBase { .. }));
    let twice = "rules: russian\nsquares: algebraic\nnumbers: column-row\nlines: {I-1: c3-d4, 1-I: e3-d4}\n";
    assert_eq!(
        fault(twice),
        (6, TableFault::NumberTwice { number: "1-I".into(), other: "I-1".into() })
    );
    let bad = "rules: russian\nsquares: algebraic\nnumbers: row-column\nlines: {7: c3-d4}\n";
    assert!(matches!(fault(bad).1, TableFault::BadNumber { .. }));
}

#[test]
fn the_same_position_twice_is_a_warning_unless_it_is_said() {
    let lines = "lines: {1: c3-d4 d6-c5 g3-f4, 2: g3-f4 d6-c5 c3-d4}\n";
    let read = |more: &str| {
        Table::read("own.yaml", &format!("{HEAD}rules: russian\nsquares: algebraic\n{more}{lines}"))
            .unwrap()
            .1
    };
    let odd = read("");
    assert_eq!(
        odd[0].as_what(),
        Some(&TableFault::Repeated { numbers: vec!["1".into(), "2".into()] })
    );
    assert!(read("repeated: [[1, 2]]\n").is_empty());
}

#[test]
fn a_table_extends_another_and_leaves_lines_out() {
    let table = own("extends: idf-basic\nwithout: [{lines: [1-I, IV-2], why: ours}]\n").unwrap();
    assert_eq!((table.openings().len(), table.numbers), (148, Form::ColumnRow));
    assert!(table.find("I-1").is_none() && table.find("II-1").is_some());
    assert!(table.misprints.is_empty(), "the misprint was that of a line left out");
}

#[test]
fn a_line_that_is_illegal_under_other_rules_is_named() {
    let error = own("extends: fmjd-64\nrules: brazilian-64\n").unwrap_err();
    let numbers: Vec<String> = error
        .findings
        .iter()
        .filter_map(|finding| match finding.as_what() {
            Some(TableFault::Line { number, .. }) => Some(number.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(numbers, ["1-IX", "4-XV", "5-XI"]);
}

#[test]
fn decks_are_drawn_from_in_the_order_of_the_table() {
    let table = Table::embedded("acf").unwrap();
    let count = |decks: &[&str]| {
        let decks: Vec<String> = decks.iter().map(|&deck| deck.to_owned()).collect();
        table.drawn_from(&decks).map(|lines| lines.len()).map_err(str::to_owned)
    };
    assert_eq!(count(&[]), Ok(156), "the deck that is drawn from as a rule");
    assert_eq!(count(&["crossboard"]), Ok(144));
    assert_eq!(count(&["barred"]), Ok(18));
    assert_eq!(count(&["crossboard", "mail-play", "barred"]), Ok(174));
    assert_eq!(count(&["tough"]), Err("tough".to_owned()));
    let hole = table.find("60").unwrap();
    assert_eq!(table.decks_of(hole), ["mail-play"]);
}

/// Returns the positions of a game from the usual start, before the first half-move and after each
/// one.
fn game(table: &Table, line: &str) -> Vec<Position> {
    let text = format!("{HEAD}rules: {}\nlines: {{1: {line}}}\n", table.rules().name);
    let (own, _) = Table::read("own.yaml", &text).unwrap();
    own.way(&own.openings()[0])
}

#[test]
fn a_game_is_known_by_the_longest_line_it_reaches() {
    let table = own("rules: russian\nlines: {1: a3-b4, 2: a3-b4 b6-c5, 3: c3-d4 b6-a5 d4-c5}\n");
    let table = table.unwrap();
    let reached = |line: &str| {
        let game = game(&table, line);
        let found = table.reached(&game)?;
        Some((found.opening.number.clone(), found.half_moves, found.way))
    };
    assert_eq!(reached("a3-b4 b6-c5 b4-a5"), Some(("2".into(), 2, Way::Moves)));
    assert_eq!(reached("a3-b4 d6-c5"), Some(("1".into(), 1, Way::Moves)));
    assert_eq!(reached("g3-f4"), None);
    let turned = own("rules: russian\nlines: {1: c3-d4 d6-c5 g3-f4}\n").unwrap();
    let found = turned.reached(&game(&turned, "g3-f4 d6-c5 c3-d4")).unwrap().way;
    assert_eq!(found, Way::Transposed);
}

#[test]
fn a_game_that_begins_from_the_position_of_a_line_has_it_set_up() {
    let table = own("rules: russian\nlines: {1: place a1-e5 d6-g5, 2: start}\n").unwrap();
    let placed = [table.find("1").unwrap().position];
    assert_eq!(table.reached(&placed).map(|found| found.way), Some(Way::SetUp));
    let usual = [table.rules().start_position()];
    assert_eq!(table.reached(&usual), None, "every game begins from there");
}

#[test]
fn a_record_begins_with_a_line_played_in_any_order_or_set_up() {
    let table = own("rules: russian\nlines: {1: c3-d4 d6-c5 g3-f4, 2: start}\n").unwrap();
    let line = table.find("1").unwrap();
    assert!(line.begins(&game(&table, "g3-f4 d6-c5 c3-d4 b6-a5")));
    assert!(line.begins(&[line.position]));
    assert!(!line.begins(&game(&table, "g3-f4 d6-c5")));
    assert!(!line.begins(&game(&table, "g3-f4 d6-c5 h2-g3 b6-a5")));
    assert!(table.find("2").unwrap().begins(&game(&table, "g3-f4")));
}
