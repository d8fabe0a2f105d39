//! Tests of results from spreadsheets: every cell of a line is compared with the board it refers
//! to.

use crate::support::{edit_player, edit_round};
use crate::written_text::written;
use draughts_arbiter::acts::{Act, EnterResults, RecordRuling, ResultReason};
use draughts_arbiter::app::event::apply;
use draughts_arbiter::app::lists::{ResultList, Table};
use draughts_arbiter::event::{self, Event, Outcome, Round};
use draughts_arbiter::event_report::event::PairingsView;
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::{Language, say};

/// Returns a Swiss with seven players, two of whom have the same name, and two rounds.
fn open() -> Event {
    let players = [
        ("p1", "Alder, Ann"),
        ("p2", "Kale, Kim"),
        ("p3", "Birch, Bo"),
        ("p4", "Kale, Kim"),
        ("p5", "Cedar, Cleo"),
        ("p6", "Dogwood, Dan"),
        ("p7", "Elm, Eva"),
    ];
    let player = |(id, name): &(&str, &str)| {
        format!("  - {{id: {id}, name: \"{name}\", birth: 19{}0}}\n", &id[1..])
    };
    let text = format!(
        "schema: arbiter.event/1\nname: Open\nsystem: {{kind: swiss, rounds: 5}}\nplayers:\n{}\
         rounds:\n  - round: 1\n    boards:\n\
         \x20     - {{board: 1, white: p1, black: p2, result: 2-0}}\n\
         \x20     - {{board: 2, white: p3, black: p4, result: 1-1}}\n\
         \x20     - {{board: 3, white: p5, black: p6, result: 0-2}}\n\
         \x20   byes:\n      - {{player: p7, bye: pairing-allocated}}\n\
         \x20 - round: 2\n    boards:\n      - {{board: 1, white: p2, black: p6}}\n\
         \x20     - {{board: 2, white: p7, black: p1}}\n      - {{board: 3, white: p4, black: p5}}\n\
         \x20   byes:\n      - {{player: p3, bye: pairing-allocated}}\n",
        players.iter().map(player).collect::<String>()
    );
    event::read("open.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns what is said about a list, or why it is refused, in which case nothing is entered.
fn enter(event: &mut Event, text: &str) -> Result<Vec<String>, String> {
    let table = Table::read("round.csv", text.as_bytes()).unwrap();
    let list = ResultList { table, round: None, reason: None };
    let mut changed = event.clone();
    let done = list.enter(&mut changed).map_err(|error| error.words(Language::English))?;
    *event = changed;
    Ok(done.said().iter().map(|one| say(one, Language::English)).collect())
}

fn refused(text: &str) -> String {
    let mut event = open();
    enter(&mut event, text).expect_err("a line is wrong")
}

#[test]
fn a_decimal_comma_is_no_result_of_another_kind() {
    for line in ["3,0,5-0,5", "3,1,5-0,5", "3,2-0,0"] {
        let said = refused(&format!("board,result\n{line}\n"));
        assert!(said.starts_with("round.csv:2: ") && said.contains("but 2 heads"), "{said}");
    }
    let mut event = open();
    enter(&mut event, "board,result,,\n3,2-0,,\n").unwrap();
    assert_eq!(results(&event)[2].as_deref(), Some("2-0"));
}

#[test]
fn two_columns_of_results_must_say_the_same() {
    for text in ["board,score,result\n3,1,2-0\n", "board,result,result\n3,2-0,0-2\n"] {
        let said = refused(text);
        assert!(said.contains("several columns of results") && said.contains("line 2"), "{said}");
    }
    for text in ["board,score,result\n3,,2-0\n", "board,result,uitslag\n3,2-0,2-0\n"] {
        let mut event = open();
        enter(&mut event, text).unwrap();
        assert_eq!(results(&event)[2].as_deref(), Some("2-0"), "{text}");
    }
}

fn results(event: &Event) -> Vec<Option<String>> {
    let of = |result: &[Outcome]| result.first().map(ToString::to_string);
    event.rounds[1].boards.iter().map(|board| of(&board.result)).collect()
}

#[test]
fn a_name_that_several_have_is_told_apart_by_the_other_cells_or_refused() {
    let mut event = open();
    let said =
        enter(&mut event, "white,black,result\n\"Kale, Kim\",\"Cedar, Cleo\",2-0\n").unwrap();
    assert_eq!(said[0], "round 2, board 3: Kale, Kim (p4) - Cedar, Cleo 2-0");
    assert_eq!(results(&event), [None, None, Some("2-0".into())]);
    let why = refused("white,result\n\"Kale, Kim\",2-0\n");
    for part in [
        "round.csv:2:",
        "board 1: Kale, Kim (p2) - Dogwood, Dan (p6)",
        "board 3: Kale, Kim (p4) - Cedar, Cleo (p5)",
    ] {
        assert!(why.contains(part), "{part} is not in: {why}");
    }
}

#[test]
fn the_other_player_and_the_board_must_agree() {
    for (text, parts) in [
        (
            "white,black,result\n\"Elm, Eva\",\"Cedar, Cleo\",2-0\n",
            vec!["round.csv:2:", "do not meet", "board 2: Elm, Eva (p7) - Alder, Ann (p1)"],
        ),
        (
            "white,black,result\n\"Elm, Eva\",\"Nobody, X\",2-0\n",
            vec!["nobody is called `Nobody, X`"],
        ),
        ("white,result\nElm,2-0\n", vec!["perhaps Elm, Eva (p7)"]),
        ("white,result\nE. Elm,2-0\n", vec!["perhaps Elm, Eva (p7)"]),
        (
            "white,black,result\nK. Kale,\"Cedar, Cleo\",2-0\n",
            vec!["perhaps Kale, Kim (p2); Kale, Kim (p4)"],
        ),
        // Only one of the two is named, and that player has the other colour.
        (
            "black,result,board\n\"Elm, Eva\",2-0,\n",
            vec!["that player has the other colour in round 2: board 2"],
        ),
        // A cell that cannot be read may refer to another board.
        (
            "Pos;Wie;Black;Result\n9;Nobody;\"Alder, Ann\";2-0\n",
            vec!["round.csv:1:", "columns not known: Pos, Wie"],
        ),
        ("white,black,result\nEva Ellm,\"Alder, Ann\",2-0\n", vec!["perhaps Elm, Eva (p7)"]),
        // Without a comma it is the same name, and the colours are checked.
        (
            "white,black,result\nAlder Ann,Elm Éva,2-0\n",
            vec!["the colours are the other way round", "board 2"],
        ),
        (
            "board,white,black,result\n1,\"Elm, Eva\",\"Alder, Ann\",2-0\n",
            vec!["board 1: Kale, Kim (p2) - Dogwood, Dan (p6)", "those of the line: board 2"],
        ),
        (
            "board,white,black,result\n2,\"Alder, Ann\",\"Elm, Eva\",2-0\n",
            vec!["other players sit there"],
        ),
        (
            "white,black,result\n\"Alder, Ann\",\"Elm, Eva\",2-0\n",
            vec!["the colours are the other way round", "board 2"],
        ),
        (
            "white,black,result\n\"Cedar, Cleo\",\"Dogwood, Dan\",2-0\n",
            vec!["do not meet in round 2, but in round 1"],
        ),
        ("board,result\n9,2-0\n", vec!["round 2 has no board 9"]),
        ("board,result\nx9,2-0\n", vec!["nobody is called `x9`"]),
        ("white id,white,result\np1,\"Elm, Eva\",2-0\n", vec!["p1 is Alder, Ann"]),
        ("round,board,result\nfirst,1,2-0\n", vec!["`first` is not a round"]),
        ("board,result\n1,2-0\n2,1-1\n1,0-2\n", vec!["round.csv:4:", "in line 2, too: 2-0"]),
        ("board,result\n1,2-0\n,1-1\n", vec!["round.csv:3:", "neither a board nor a player"]),
    ] {
        let why = refused(text);
        for part in parts {
            assert!(why.contains(part), "{part} is not in: {why}");
        }
    }
}

#[test]
fn initials_are_enough_next_to_the_board_and_unknown_columns_are_named() {
    let mut event = open();
    let said = enter(&mut event, "Nr;Naam wit;Zwart;Uitslag;Zaal\n2;E. Elm;Alder A.;2-0;3\n");
    let said = said.unwrap();
    assert_eq!(said[0], "round 2, board 2: Elm, Eva - Alder, Ann 2-0");
    assert!(said.contains(&"1 result read; not used: Zaal".to_owned()), "{said:?}");
}

#[test]
fn lines_are_counted_as_editors_do_whatever_ends_them() {
    for text in ["board,result\n1,2-0\n2,xx\n", "board,result\r\n1,2-0\r\n2,xx\r\n"] {
        assert!(refused(text).contains("round.csv:3:"), "{}", refused(text));
    }
}

#[test]
fn names_are_found_however_they_are_written() {
    let mut event = open();
    edit_player(&mut event, 5, |player| player.aliases.push("D. Dogwood".into()));
    let list = "Wit;Zwart;Uitslag\nEva Elm;alder,  ann;remise\np2;d. dogwood;wit\n";
    enter(&mut event, list).unwrap();
    assert_eq!(results(&event), [Some("2-0".into()), Some("1-1".into()), None]);
}

#[test]
fn our_own_pairings_come_back_filled_in() {
    let mut event = open();
    let view = PairingsView::new(&event, [Round(2)]);
    let csv = written(&view, SheetFormat::Csv, 80, Language::English);
    assert!(csv.contains("\"Birch, Bo\""), "the bye has its line: {csv}");
    let head: Vec<&str> = csv.lines().next().unwrap().split(',').collect();
    let at = head.iter().position(|one| *one == "Result").unwrap();
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(csv.as_bytes());
    let mut writer = csv::Writer::from_writer(Vec::new());
    for (row, result) in reader.records().zip(["Result", "2-0", "0-2 F", "1-1 A", "+2"]) {
        let row = row.unwrap();
        let cells = row.iter().enumerate().map(|(column, cell)| match column {
            _ if column == at => result,
            _ => cell,
        });
        writer.write_record(cells).unwrap();
    }
    let filled = String::from_utf8(writer.into_inner().unwrap()).unwrap();
    let said = enter(&mut event, &filled).unwrap();
    let expected = ["2-0", "0-2 forfeit", "1-1 adjudicated"].map(|one| Some(one.to_owned()));
    assert_eq!(results(&event), expected, "{said:?}");
    assert_eq!(said[3], "3 results read, 1 player without an opponent");
    // A second time, nothing changes.
    let view = PairingsView::new(&event, [Round(2)]);
    let again = written(&view, SheetFormat::Csv, 80, Language::English);
    let before = event.clone();
    enter(&mut event, &again).unwrap();
    assert_eq!(event, before);
}

#[test]
fn our_own_pairings_are_read_back_in_every_language() {
    for &language in Language::ALL {
        let mut event = open();
        let view = PairingsView::new(&event, [Round(2)]);
        let csv = written(&view, SheetFormat::Csv, 80, language);
        let said = enter(&mut event, &csv).unwrap_or_else(|why| panic!("{language:?}: {why}"));
        assert!(said[0].ends_with("1 player without an opponent"), "{language:?}: {said:?}");
    }
}

/// Covers both games of a micro-match, and a micro-match with only its first game.
#[test]
fn micro_matches_come_back_as_our_tables_have_them() {
    let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\n\
         scoring: {mode: micro-match}\nplayers:\n  - {id: a, name: Ash}\n  - {id: b, name: Birch}\n\
         \x20 - {id: c, name: Cedar}\n  - {id: d, name: Dogwood}\nrounds:\n  - round: 1\n    boards:\n\
         \x20     - {board: 1, white: a, black: b, result: [2-0, 1-1]}\n\
         \x20     - {board: 2, white: c, black: d, result: 0-2}\n";
    let full = event::read("x.yaml", text).unwrap();
    let csv =
        written(&PairingsView::new(&full, [Round(1)]), SheetFormat::Csv, 80, Language::English);
    let mut empty = full.clone();
    edit_round(&mut empty, 0, |round| {
        round.boards.iter_mut().for_each(|board| board.result.clear());
    });
    enter(&mut empty, &csv).unwrap();
    assert_eq!(empty, full, "{csv}");
}

#[test]
fn a_form_with_empty_results_enters_what_is_there_and_says_how_much_is_not() {
    let mut event = open();
    let form = "Round,Board,White,Black,Result\n2,1,\"Kale, Kim\",\"Dogwood, Dan\",\n\
                2,2,\"Elm, Eva\",\"Alder, Ann\",2-0\n2,3,\"Kale, Kim\",\"Cedar, Cleo\",*\n";
    let said = enter(&mut event, form).unwrap();
    assert_eq!(
        said,
        [
            "round 2, board 2: Elm, Eva - Alder, Ann 2-0",
            "1 result read, 2 lines without a result (line 2, 4)",
            "round 2: still open: 1, 3",
        ]
    );
}

#[test]
fn a_line_that_stands_twice_with_the_same_result_is_entered_once() {
    let mut event = open();
    let said = enter(&mut event, "board,result\n1,2-0\n1,2-0\n").unwrap();
    assert_eq!(said.len(), 2);
}

#[test]
fn a_list_without_rounds_does_not_catch_a_postponed_game() {
    let mut event = open();
    edit_round(&mut event, 0, |round| round.boards[0].result = vec![Outcome::Adjourned]);
    assert!(enter(&mut event, "board,result\n1,2-0\n").is_err(), "which round?");
    enter(&mut event, "board,white,black,result\n1,p2,p6,2-0\n").unwrap();
    assert_eq!(results(&event)[0], Some("2-0".into()));
    enter(&mut event, "round,board,result\n1,1,1-1\n").unwrap();
    assert_eq!(event.rounds[0].boards[0].result, ["1-1".parse().unwrap()]);
}

/// A ruling keeps the result that was entered with it, so that a later change can be reported.
#[test]
fn a_result_that_was_ruled_is_amended_with_a_word_about_the_ruling() {
    let mut event = open();
    let ruling = event::Ruling { board: Some(1), ..event::Ruling::new(Round(2), "flag fell") };
    let act = Act::from(RecordRuling {
        ruling: Box::new(ruling),
        entry: Some("1=0-2".parse().unwrap()),
        ending: None,
        exchanged: None,
        reason: None,
    });
    apply(&mut event, act.clone()).unwrap();
    assert_eq!(event.rulings[0].result, "0-2".parse().ok());
    apply(&mut event, act).unwrap();
    assert_eq!(event.rulings.len(), 1, "the same ruling again");
    let amend = EnterResults {
        entries: vec!["1=1-1".parse().unwrap()],
        round: None,
        reason: Some(ResultReason::Amends("both scoresheets say so".into())),
    };
    let done = apply(&mut event, amend).unwrap();
    assert_eq!(
        say(&done.said()[0], Language::English),
        "round 2, board 1: Kale, Kim (p2) - Dogwood, Dan 1-1 (was 0-2); the ruling of this board stands: \
         flag fell, and 0-2 was entered with it"
    );
}
