//! Tables of openings, by name or from a file, and the lines that a game has reached.

use std::path::Path;

use super::moves::position;
use super::records::Task;
use super::{Error, Wrong, reading};
use draughts_games::board::{Position, write_fen};
use draughts_games::moves::MoveWriter;
use draughts_games::openings::{self, Opening, Table};
use draughts_games::record::{Laws, ReplayOptions};
use draughts_report::openings::{CheckedTable, FoundGame, FoundLine};
use draughts_report::printable;

/// Loads a table by name or from a file.
///
/// # Errors
///
/// Fails if there is no such table or file, and if it cannot be used.
pub fn load(name: &str) -> Result<Table, Error> {
    load_from(name, Path::new(""))
}

/// Loads a table by name, or by its path relative to a folder.
///
/// # Errors
///
/// As [`load`].
pub(crate) fn load_from(name: &str, folder: &Path) -> Result<Table, Error> {
    if let Some(table) = Table::embedded(name) {
        return Ok(table);
    }
    let (file, text) = text_of(name, folder)?;
    Ok(Table::read(&file, &text)?.0)
}

/// Returns all tables of the project.
pub fn all() -> Vec<Table> {
    openings::names().iter().filter_map(|name| Table::embedded(name)).collect()
}

/// Loads the tables with some names or files; all tables of the project if there are none.
///
/// # Errors
///
/// As [`load`].
pub fn chosen(names: &[String]) -> Result<Vec<Table>, Error> {
    if names.is_empty() {
        return Ok(all());
    }
    names.iter().map(|name| load(name)).collect()
}

/// Checks a table: plays every line, reaches every position, and compares the document's own
/// statements.
///
/// # Errors
///
/// Fails if there is no such table or file.
pub fn check(name: &str) -> Result<CheckedTable, Error> {
    let (name, text) = match openings::text(name) {
        Some(text) => (name.to_owned(), text.to_owned()),
        None => text_of(name, Path::new(""))?,
    };
    let (table, findings) = match Table::read(&name, &text) {
        Ok((table, findings)) => (Some(table), findings),
        Err(error) => (None, error.findings),
    };
    Ok(CheckedTable { name, text, table, findings })
}

/// Returns the document of a table, as written.
///
/// # Errors
///
/// Fails if there is no such table or file.
pub fn document(name: &str) -> Result<String, Error> {
    match openings::text(name) {
        Some(text) => Ok(text.to_owned()),
        None => Ok(text_of(name, Path::new(""))?.1),
    }
}

/// Returns the name and the text of a file.
fn text_of(name: &str, folder: &Path) -> Result<(String, String), Error> {
    let file = folder.join(name).display().to_string();
    let shown = || printable(&file).into_owned();
    let bytes = reading::whole(&file).map_err(|error| match error {
        Error::Read { source, .. } => {
            let (name, why) = (printable(name).into_owned(), source.to_string());
            let known = openings::names().iter().map(|&name| name.to_owned()).collect();
            Error::unusable(file.as_str(), &Wrong::NoTable { name, known, file: shown(), why })
        }
        other => other,
    })?;
    let text = yaml_in_place::decode(bytes).map_err(|error| {
        Error::unusable(file.as_str(), &Wrong::TableText { file: shown(), why: error.to_string() })
    })?;
    Ok((file, text))
}

/// Returns the positions of a game: before the first half-move, and after each that can be
/// followed.
pub fn positions(task: Task<'_>) -> Vec<Position> {
    task.judge(ReplayOptions { history: true, moves_only: true }).positions()
}

/// Returns the last line that a game has reached in each table, the longest first.
///
/// If the user did not name the tables (`named`), only those for the game type of the record are
/// used or, if it has none, those with the same start position.
pub fn reached(task: Task<'_>, tables: &[Table], named: bool) -> FoundGame {
    let (file, game) = (task.file.to_owned(), task.text.index());
    let laws = task.choice.laws.clone();
    let game_positions = positions(task);
    let mut lines: Vec<FoundLine> = tables
        .iter()
        .filter(|table| named || belongs(table, &laws))
        .filter_map(|table| {
            let found = table.reached(&game_positions)?;
            Some(FoundLine::reached(table, found.opening, found.half_moves, found.way))
        })
        .collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.half_moves));
    FoundGame::of_game(&file, game, lines)
}

/// Formats a line as a record begins with it: its moves, or its start position, with squares as the
/// rules print them.
pub(crate) fn as_written(laws: &Laws, opening: &Opening) -> String {
    if opening.line.sets_up() {
        return write_fen(&opening.position, &laws.numbering);
    }
    let writer = MoveWriter::with_numbering(&laws.set, laws.numbering);
    let mut position = laws.start;
    let mut text = String::new();
    for (at, mv) in opening.line.moves().iter().enumerate() {
        let legal = laws.generator.legal_moves(&position);
        if at.is_multiple_of(2) {
            text.push_str(&format!("{}. ", at / 2 + 1));
        }
        text.push_str(&writer.write(&laws.generator, &position, &legal, mv));
        text.push(' ');
        position = laws.generator.play(&position, mv);
    }
    text.trim_end().to_owned()
}

/// Returns whether a table is for games under these rules.
pub(super) fn belongs(table: &Table, laws: &Laws) -> bool {
    let (own, other) = (table.rules(), &laws.set);
    match (own.game_type.number(), other.game_type.number()) {
        (Some(own), Some(other)) => own == other,
        _ => own.name == other.name || own.start_position() == laws.start,
    }
}

/// Returns the lines that lead to a position, with squares as each table prints them; `name` is the
/// name of the position in messages.
///
/// # Errors
///
/// Fails if no table can have this position.
pub fn leading_to(fen: &str, name: &str, tables: &[Table]) -> Result<FoundGame, Error> {
    let mut lines = Vec::new();
    let mut wrong = None;
    let mut is_read = false;
    for table in tables {
        match position(table.rules(), fen, name) {
            Ok((position, _)) => {
                is_read = true;
                let leading = table.leading_to(&position);
                lines.extend(leading.map(|opening| FoundLine::leading(table, opening)));
            }
            Err(error) => wrong = wrong.or(Some(error)),
        }
    }
    match wrong {
        Some(error) if !is_read => Err(error),
        _ => Ok(FoundGame::of_position(lines)),
    }
}
