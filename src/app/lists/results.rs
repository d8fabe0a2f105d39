//! Results from a list.

use super::{ListWrong, Table};
use crate::app::Error;
use crate::app::event::{Done, Echo, amendment, apply, round_of_results};
use crate::event::acts::{self, Act, Amend, Entry, Refused};
use crate::event::{Event, Miswritten, Round};
use draughts_ground::said::{Said, Told};

/// Heads of the column that says the round.
const ROUND: &[&str] = &["round", "ronde"];

/// A list of results that is entered.
#[derive(Debug, Clone)]
pub struct ResultList {
    /// The list.
    pub table: Table,
    /// The round of lines that do not name theirs; by default the last one paired if the list
    /// has rounds, otherwise the one that results are entered in.
    pub round: Option<Round>,
    /// Whether results that are recorded are changed.
    pub amend: bool,
    /// Why they are.
    pub reason: Option<String>,
}

impl ResultList {
    /// Enters the results.
    ///
    /// # Errors
    ///
    /// The first line that cannot be entered; the event may then be changed in part, and is not
    /// to be kept.
    pub fn enter(&self, event: &mut Event) -> Result<Done, Error> {
        let (amend, reason) = (self.amend, self.reason.clone());
        let round = match self.round {
            Some(round) => round,
            None if self.table.column(ROUND).is_some() => event.last_paired(),
            None => round_of_results(event, &[])?,
        };
        let amendment = amendment(amend, reason.as_deref());
        let read = results_of(&self.table, event, round, amendment.as_ref())?;
        let entered = read.results.len();
        let mut done = apply(event, &Act::Results { results: read.results, round, amend, reason })?;
        // The list says it line by line, those without a result too.
        done.said.splice(..entered, read.said);
        Ok(done)
    }
}

/// Results as a list had them.
#[derive(Debug, Clone)]
pub struct ReadResults {
    /// The results, each with its round.
    pub results: Vec<(Round, Entry)>,
    /// What becomes of each line of the list.
    pub said: Vec<Said>,
}

/// The results of a list, each for the board or the players that its line names, in the round
/// that it names, or by default in this one. Each is known to be possible.
///
/// # Errors
///
/// The first line that cannot be entered.
pub fn results_of(
    table: &Table,
    event: &Event,
    round: Round,
    amend: Option<&Amend>,
) -> Result<ReadResults, Error> {
    let event = &mut event.clone();
    let result = table.column(&["result", "score", "uitslag"]);
    let board = table.column(&["board", "bord", "table", "no"]);
    let white = table.column(&["white", "wit", "white id", "player"]);
    let rounds = table.column(ROUND);
    let Some(result) = result else {
        let heads = table.shown_heads();
        return Err(table.at(1, &ListWrong::NoHead { head: "result", heads }));
    };
    let Some(whose) = board.or(white) else {
        let heads = table.shown_heads();
        return Err(table.at(1, &ListWrong::NoHead { head: "board", heads }));
    };
    let (mut said, mut results) = (Vec::new(), Vec::new());
    for (line, row) in &table.rows {
        let cell = |at: usize| row.get(at).map_or("", |cell| cell.trim());
        if cell(result).is_empty() || cell(result) == "*" {
            said.push(Echo::NoResultIn { line: *line }.said());
            continue;
        }
        let round = match rounds.map(&cell).filter(|word| !word.is_empty()) {
            Some(word) => {
                let not = || ListWrong::NotARound { text: word.to_owned() };
                word.parse().map_err(|_| table.at(*line, &not()))?
            }
            None => round,
        };
        let whose = match board {
            Some(_) => cell(whose).to_owned(),
            None => id_of(event, cell(whose)).map_err(|mut refused| {
                refused.remedy = None;
                table.refused(*line, refused)
            })?,
        };
        let entry: Entry = format!("{whose}={}", cell(result))
            .parse()
            .map_err(|wrong: Miswritten| table.at(*line, &wrong))?;
        let done = acts::enter(event, round, std::slice::from_ref(&entry), amend)
            .map_err(|refused| table.refused(*line, refused))?;
        said.extend(done.iter().map(Told::said));
        results.push((round, entry));
    }
    Ok(ReadResults { results, said })
}

/// A player by id or by name.
fn id_of(event: &Event, word: &str) -> Result<String, Refused> {
    let named = event.players.iter().find(|player| player.name.eq_ignore_ascii_case(word));
    match named {
        Some(player) => Ok(player.id.to_string()),
        None => acts::find_player(event, word).map(|at| event.players[at].id.to_string()),
    }
}
