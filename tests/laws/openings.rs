//! The opening tables against their published transcriptions.
//!
//! They are not part of the package, like those of `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test laws -- --ignored --nocapture openings::
//! ```

use std::path::PathBuf;

use draughts_arbiter::board::{Color, SquareStyle, write_fen};
use draughts_arbiter::openings::{Field, Opening, OpeningLine, Table, TablePart};

/// A row of a file, accessed by column name.
struct Row {
    heads: csv::StringRecord,
    cells: csv::StringRecord,
}

impl Row {
    fn get(&self, head: &str) -> &str {
        let at = self.heads.iter().position(|one| one == head);
        &self.cells[at.unwrap_or_else(|| panic!("no column {head}"))]
    }
}

fn rows(file: &str) -> Vec<Row> {
    let folder = std::env::var_os("ARBITER_FACTS").expect("ARBITER_FACTS names the folder");
    let path = PathBuf::from(folder).join("openings").join(file);
    let mut reader = csv::Reader::from_path(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    let heads = reader.headers().unwrap().clone();
    let row =
        |cells: csv::Result<csv::StringRecord>| Row { heads: heads.clone(), cells: cells.unwrap() };
    reader.records().map(row).collect()
}

fn fen(table: &Table, opening: &Opening) -> String {
    write_fen(&opening.position, &table.numbering().with_style(SquareStyle::Numeric))
}

fn same(what: &str, found: &str, given: &str) -> Result<(), String> {
    if found == given { Ok(()) } else { Err(format!("{what}: {found}, and {given} is given")) }
}

/// Compares the position of a line with a row.
fn position(table: &Table, opening: &Opening, row: &Row) -> Result<(), String> {
    same("position", &fen(table, opening), row.get("fen"))?;
    let side = if opening.position.turn() == Color::White { "white" } else { "black" };
    same("side", side, row.get("side_to_move"))?;
    let legal = table.legal(&opening.position);
    same("due", if legal.is_capture { "yes" } else { "no" }, row.get("capture_due"))
}

/// Counts the rows that agree and prints the others.
fn count(file: &str, agrees: impl Fn(&Row) -> Result<(), String>) {
    let rows = rows(file);
    let mut good = 0;
    for row in &rows {
        match agrees(row) {
            Ok(()) => good += 1,
            Err(why) => println!("{file} {}: {why}", &row.cells[0]),
        }
    }
    println!("{file}: {good} of {}", rows.len());
    assert_eq!(good, rows.len(), "{file}");
}

/// Checks a table of draughts-64: number lookup both ways, moves or placement, legal moves.
fn of_64(name: &str, file: &str) {
    let table = Table::embedded(name).unwrap();
    assert_eq!(rows(file).len(), table.openings().len());
    count(file, |row| {
        let number = row.get("number");
        let opening = table.find(number).ok_or("no line")?;
        if name != "fmjd-64" {
            let turned = table.find(row.get("row_column")).ok_or("no line the other way round")?;
            same("the other way round", &turned.number, number)?;
        }
        position(&table, opening, row)?;
        let legal = table.legal(&opening.position).written.len().to_string();
        same("legal moves", &legal, row.get("legal_moves"))?;
        let short: Vec<&str> = row
            .get("moves_short")
            .split_whitespace()
            .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()))
            .collect();
        match row.get("kind") {
            "moves" => {
                same("moves", &table.moves(opening).join(" "), row.get("moves"))?;
                let text = format!(
                    "schema: arbiter.openings/1\nname: short\nrules: russian\nlines: {{1: {}}}\n",
                    short.join(" ")
                );
                let read = Table::read("short", &text).map_err(|error| error.to_string())?.0;
                same("short", &fen(&read, &read.openings()[0]), row.get("fen"))
            }
            "start" => same("kind", &table.written(opening), "start"),
            _ => same("placing", &table.written(opening), &format!("place {}", short.join(" "))),
        }
    });
}

#[test]
#[ignore = "needs the published tables"]
fn the_tables_of_draughts_64_are_those_that_are_published() {
    of_64("idf", "idf.csv");
    of_64("idf-basic", "idf_basic.csv");
    of_64("fmjd-64", "fmjd64.csv");
}

#[test]
#[ignore = "needs the published tables"]
fn the_three_move_openings_are_those_that_are_published() {
    let table = Table::embedded("acf").unwrap();
    let decks = [("crossboard", "crossboard"), ("mail_play", "mail-play"), ("barred", "barred")];
    let usual: Vec<&str> =
        table.drawn_from(&[]).unwrap().iter().map(|one| one.number.as_str()).collect();
    count("acf.csv", |row| {
        let opening = table.find(row.get("acf_number")).ok_or("no line")?;
        position(&table, opening, row)?;
        same("moves", &table.moves(opening).join(" "), row.get("moves"))?;
        let word = |yes: bool| if yes { "yes" } else { "no" };
        for (column, deck) in decks {
            same(deck, word(table.decks_of(opening).contains(&deck)), row.get(column))?;
        }
        same("156", word(usual.contains(&opening.number.as_str())), row.get("deck_156"))
    });
}

#[test]
#[ignore = "needs the published tables"]
fn the_eleven_man_ballots_are_those_that_are_published() {
    let table = Table::embedded("acf-11").unwrap();
    count("acf11.csv", |row| {
        let named = row.get("number");
        let said = ["black_removed", "white_removed", "black_move", "white_move"]
            .map(|column| row.get(column))
            .join("/");
        let opening = table.find(if named.is_empty() { &said } else { named }).ok_or("no line")?;
        position(&table, opening, row)?;
        let [off, other, one, two] =
            ["black_removed", "white_removed", "black_move", "white_move"].map(|it| row.get(it));
        same("line", &table.written(opening), &format!("without {off} {other}, {one} {two}"))?;
        let part = match (row.get("in_strategygames_2253"), row.get("in_checkerboard_2400")) {
            ("yes", _) => TablePart::Numbered,
            (_, "yes") => TablePart::Elsewhere,
            _ => TablePart::Unused,
        };
        same("part", opening.part.word(), part.word())
    });
}

#[test]
#[ignore = "needs the published tables"]
fn the_brazilian_table_leaves_out_what_is_left_out() {
    let russian = Table::embedded("fmjd-64").unwrap();
    let brazilian = Table::embedded("brazilian").unwrap();
    count("brazilian.csv", |row| {
        let (table, name) = match row.get("table") {
            "idf" => (Table::embedded("idf").unwrap(), "idf"),
            _ => (russian.clone(), "fmjd-64"),
        };
        let number = row.get("number");
        let opening = table.find(number).ok_or("no line")?;
        same("position", &fen(&table, opening), row.get("fen"))?;
        let line = table.written(opening);
        let text = format!(
            "schema: arbiter.openings/1\nname: one\nrules: brazilian-64\nlines: {{1: '{line}'}}\n"
        );
        let is_legal = Table::read("one", &text).is_ok();
        same("legal", if is_legal { "yes" } else { "no" }, row.get("legal_under_brazilian"))?;
        if name == "fmjd-64" {
            let left = if brazilian.find(number).is_some() { "no" } else { "yes" };
            same("left out", left, row.get("excluded"))?;
        }
        Ok(())
    });
    assert_eq!(brazilian.openings().len() + 11, russian.openings().len());
}

/// The listed errors are exactly those that the notes of the transcriptions report.
#[test]
#[ignore = "needs the published tables"]
fn every_error_in_print_is_listed() {
    for (name, file) in
        [("idf", "idf.csv"), ("idf-basic", "idf_basic.csv"), ("fmjd-64", "fmjd64.csv")]
    {
        let table = Table::embedded(name).unwrap();
        let noted: Vec<String> = rows(file)
            .iter()
            .filter(|row| {
                let note = row.get("note");
                note.contains("as stored in the source") || note.contains("side to move doubtful")
            })
            .map(|row| row.get("number").to_owned())
            .collect();
        let listed: Vec<&str> = table
            .misprints
            .iter()
            .filter(|misprint| misprint.field != Field::Moves)
            .map(|misprint| misprint.line.as_str())
            .collect();
        println!("{file}: {} of {}", listed.len(), noted.len());
        assert!(
            noted.iter().all(|number| listed.contains(&number.as_str())),
            "{noted:?} {listed:?}"
        );
        assert_eq!(listed.len(), noted.len(), "{noted:?} {listed:?}");
        for misprint in &table.misprints {
            let opening = table.find(&misprint.line).unwrap();
            let by_moves = matches!(opening.line, OpeningLine::Moves(_));
            assert!(by_moves || opening.position.turn() == Color::White, "{}", misprint.line);
        }
    }
}
