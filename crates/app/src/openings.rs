//! Tables of openings by name or from a file, and which line a game has reached.

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

/// Returns a table by name or from a file.
///
/// # Errors
///
/// There is none of that name and no such file; it cannot be used.
pub fn load(name: &str) -> Result<Table, Error> {
    load_from(name, Path::new(""))
}

/// Returns a table by name, or by its path from a folder.
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
#[must_use]
pub fn all() -> Vec<Table> {
    openings::names().iter().filter_map(|name| Table::embedded(name)).collect()
}

/// Returns the tables of some names or files; all of the project without any.
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

/// Returns a table checked: every line played, every position reached, and what the document states
/// of itself.
///
/// # Errors
///
/// There is none of that name, and no such file.
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

/// Returns the document of a table, as it is written.
///
/// # Errors
///
/// There is none of that name, and no such file.
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

/// Returns the positions of a game, before the first half-move and after each that is followed.
#[must_use]
pub fn positions(task: Task<'_>) -> Vec<Position> {
    task.judge(ReplayOptions { history: true, moves_only: true }).positions()
}

/// Returns the lines that a game has reached, of each table the last, the longest first.
///
/// `named` if the tables were named; otherwise only those for the game type of the record are
/// looked at, or if it has none those whose games begin from the same position.
#[must_use]
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

/// Returns a line as a record begins with it, squares as the laws print them: its moves, or the
/// position from which the game begins.
#[must_use]
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

/// True for a table for games under these laws.
pub(super) fn belongs(table: &Table, laws: &Laws) -> bool {
    let (own, other) = (table.rules(), &laws.set);
    match (own.game_type.number(), other.game_type.number()) {
        (Some(own), Some(other)) => own == other,
        _ => own.name == other.name || own.start_position() == laws.start,
    }
}

/// Returns the lines that lead to a position, written as each table prints its squares; `name` is
/// what it is called in messages.
///
/// # Errors
///
/// It is a position of none of the tables.
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
