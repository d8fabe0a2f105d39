//! Results from a list.

use super::Table;
use crate::app::Error;
use crate::event::acts::{self, Amend, Entry, Refused};
use crate::event::{Event, Round};

/// Heads of the column that says the round.
const ROUND: &[&str] = &["round", "ronde"];

/// True if the lines of a list may say their round.
#[must_use]
pub fn names_rounds(table: &Table) -> bool {
    table.column(ROUND).is_some()
}

/// Enters the results of a list, each at the board or the players that its line names, in
/// the round that it names or else in this one. Says what was done, a line each.
///
/// # Errors
///
/// The first line that cannot be entered; then the event may have the lines before it.
pub fn enter_results(
    event: &mut Event,
    round: Round,
    table: &Table,
    amend: Option<&Amend>,
) -> Result<Vec<String>, Error> {
    let result = table.column(&["result", "score", "uitslag"]);
    let board = table.column(&["board", "bord", "table", "no"]);
    let white = table.column(&["white", "wit", "white id", "player"]);
    let rounds = table.column(ROUND);
    let Some(result) = result else {
        return Err(
            table.at(1, format!("no column `result`; the heads are {}", table.shown_heads()))
        );
    };
    let Some(whose) = board.or(white) else {
        return Err(
            table.at(1, format!("no column `board`; the heads are {}", table.shown_heads()))
        );
    };
    let mut said = Vec::new();
    for (line, row) in &table.rows {
        let cell = |at: usize| row.get(at).map_or("", |cell| cell.trim());
        if cell(result).is_empty() || cell(result) == "*" {
            said.push(format!("line {line}: no result"));
            continue;
        }
        let round = match rounds.map(&cell).filter(|word| !word.is_empty()) {
            Some(word) => {
                word.parse().map_err(|_| table.at(*line, format!("`{word}` is no round")))?
            }
            None => round,
        };
        let whose = match board {
            Some(_) => cell(whose).to_owned(),
            None => id_of(event, cell(whose)).map_err(|refused| table.at(*line, refused))?,
        };
        let entry: Entry = format!("{whose}={}", cell(result))
            .parse()
            .map_err(|message: String| table.at(*line, message))?;
        let done = acts::enter(event, round, &[entry], amend).map_err(|refused| {
            let help = refused.help.map_or_else(String::new, |help| format!(": {help}"));
            table.at(*line, format!("{}{help}", refused.message))
        })?;
        said.extend(done);
    }
    Ok(said)
}

/// A player by id or by name.
fn id_of(event: &Event, word: &str) -> Result<String, Refused> {
    let named = event.players.iter().find(|player| player.name.eq_ignore_ascii_case(word));
    match named {
        Some(player) => Ok(player.id.to_string()),
        None => acts::find_player(event, word).map(|at| event.players[at].id.to_string()),
    }
}
