//! Results from a list.

use super::board_of_line::{BoardReference, Sought};
use super::result_columns::ResultColumns;
use super::{ListError, Table};
use crate::event::{Done, Echo, Line, apply};
use crate::{Error, Help, Hindrance};
use draughts_events::acts::{EnterResultList, ResultReason};
use draughts_events::event::acts::{self, Amend, Entry, NoSpot, Refused, Spot, Whose};
use draughts_events::event::{Event, Round};

/// Cells for a player without an opponent.
const NO_OPPONENT: &[&str] = &[
    "bye",
    "free",
    "vrij",
    "half-point bye",
    "full-point bye",
    "absent",
    "afwezig",
    "nobody",
    "niemand",
    "-",
    "--",
];
/// Cells for a game still to be played.
const NO_RESULT: &[&str] =
    &["", "*", "?", "-:-", "...", "postp.", "postponed", "uitg.", "uitgesteld"];

/// A list of results to enter.
#[derive(Debug, Clone)]
pub struct ResultList {
    /// The list.
    pub table: Table,
    /// The round of lines without one; by default the last one paired if the list has rounds,
    /// otherwise the round that is open for results.
    pub round: Option<Round>,
    /// The reason, and whether recorded results may be changed.
    pub reason: Option<ResultReason>,
}

impl ResultList {
    /// Enters the results.
    ///
    /// # Errors
    ///
    /// Fails at the first line that cannot be entered; the event may then be partly changed and
    /// must not be kept.
    pub fn enter(&self, event: &mut Event) -> Result<Done, Error> {
        let reason = self.reason.clone();
        let amendment = reason.as_ref().and_then(ResultReason::amendment);
        let read = results_of(&self.table, event, self.round, amendment.as_ref())
            .map_err(|error| self.in_another_round(event, amendment.as_ref()).unwrap_or(error))?;
        let round = read.round;
        let results = read.results.clone();
        let mut done = apply(event, EnterResultList { results, round, reason })?;
        // The report precedes the lines on open results, one per round, which come last.
        let mut rounds: Vec<Round> = read.results.iter().map(|(round, _)| *round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        let last = done.lines.len().saturating_sub(rounds.len().max(1));
        done.lines.splice(last..last, read.report);
        Ok(done)
    }
}

impl ResultList {
    /// Returns a refusal if the list names no round and fits exactly one other round.
    fn in_another_round(&self, event: &Event, amend: Option<&Amend>) -> Option<Error> {
        let columns = ResultColumns::of(&self.table, !event.teams.is_empty()).ok()?;
        if self.round.is_some() || columns.round.is_some() {
            return None;
        }
        let usual = acts::round_to_show(event);
        let fits = |round: &Round| {
            let read = results_of(&self.table, event, Some(*round), amend);
            *round != usual && read.is_ok_and(|read| !read.results.is_empty())
        };
        let mut rounds = event.rounds.iter().map(|paired| paired.round).filter(fits);
        let (round, None) = (rounds.next()?, rounds.next()) else { return None };
        let file = self.table.name.clone();
        let why = Hindrance::ListOfRound { file, usual, round };
        Some(why.help(&Help::NameRoundOfList { round }).into())
    }
}

/// Results read from a list.
#[derive(Debug, Clone)]
pub struct ReadResults {
    /// The results, each with its round.
    pub results: Vec<(Round, Entry)>,
    /// The round of lines without one.
    pub round: Round,
    /// The message on lines without a result, if any.
    pub report: Option<Line>,
}

/// Returns the results of a list, each for the board that all its cells identify, in the round of
/// the line or in `round`.
///
/// Each result is checked to be possible. Lines without a result, or for players without an
/// opponent, are skipped.
///
/// # Errors
///
/// Fails if the last round may be meant, or with every line that cannot be entered:
///
/// - nobody has the name, or several players have it;
/// - the players do not meet, or not on this board, with these colours or in this round;
/// - a board has two results.
pub fn results_of(
    table: &Table,
    event: &Event,
    round: Option<Round>,
    amend: Option<&Amend>,
) -> Result<ReadResults, Error> {
    let columns = ResultColumns::of(table, !event.teams.is_empty())?;
    let usual = round.unwrap_or_else(|| match columns.round {
        Some(_) => event.last_paired(),
        None => acts::round_to_show(event),
    });
    let mut reading = Reading {
        table,
        columns,
        named: round,
        usual,
        event: event.clone(),
        seen: Vec::new(),
        results: Vec::new(),
        empty: Vec::new(),
        byes: 0,
        only_boards: false,
    };
    let mut wrong = Vec::new();
    for (line, row) in &table.rows {
        wrong.extend(reading.line(*line, row, amend).err());
    }
    if let Some(error) = in_one(table, wrong) {
        return Err(error);
    }
    let Reading { results, empty, byes, columns, only_boards, .. } = reading;
    if only_boards {
        let entries: Vec<Entry> = results.iter().map(|(_, entry)| entry.clone()).collect();
        acts::round_of_results(event, &entries)?;
    }
    let unknown = columns.unknown.join(", ");
    let report = (!empty.is_empty() || byes > 0 || !unknown.is_empty()).then(|| {
        let (read, without) = (results.len(), empty.len());
        let named = (1..=MOST_LINES).contains(&without).then_some(empty);
        let unknown = Some(unknown).filter(|heads| !heads.is_empty());
        Line::of(&Echo::ResultsRead { read, empty: without, lines: named, byes, unknown })
    });
    Ok(ReadResults { results, round: usual, report })
}

/// Combines all errors on a list; a single one keeps its help.
fn in_one(table: &Table, mut wrong: Vec<Error>) -> Option<Error> {
    if wrong.len() < 2 || !wrong.iter().all(|error| error.lines().is_some()) {
        return (!wrong.is_empty()).then(|| wrong.swap_remove(0));
    }
    let faults = wrong.iter().filter_map(Error::lines).flatten().collect();
    Some(Error::List { file: table.name.clone(), faults })
}

/// The maximum number of lines without a result that are named; above that, only their number is
/// given.
const MOST_LINES: usize = 12;

/// A result already read for a board.
struct Seen {
    round: Round,
    board: u16,
    game: Option<usize>,
    line: u64,
    said: String,
}

/// The state of reading a list.
struct Reading<'t> {
    table: &'t Table,
    columns: ResultColumns,
    /// The round that the user named.
    named: Option<Round>,
    /// The round of lines without one.
    usual: Round,
    event: Event,
    seen: Vec<Seen>,
    results: Vec<(Round, Entry)>,
    empty: Vec<u64>,
    byes: usize,
    /// Whether no line says in words which round is meant, and a board alone says which game.
    only_boards: bool,
}

impl Reading<'_> {
    fn line(&mut self, line: u64, row: &[String], amend: Option<&Amend>) -> Result<(), Error> {
        let table = self.table;
        let at = |wrong: &ListError| table.at(line, wrong);
        table.is_headed(row).map_err(|why| at(&why))?;
        let refused = |refused: Refused| table.refused(line, refused);
        let cell = |column: Option<usize>| {
            column.and_then(|at| row.get(at)).map_or("", |cell| cell.trim())
        };
        let result = cell(Some(self.columns.result));
        let said_round = cell(self.columns.round);
        let round = match said_round {
            "" => self.usual,
            word => {
                let not = ListError::NotARound { text: word.to_owned() };
                word.parse().map_err(|_| at(&not))?
            }
        };
        let black = cell(self.columns.black.name).to_lowercase();
        // Other programs give the reason for a missing opponent in brackets, in many languages.
        let is_in_brackets = black.starts_with('(') && black.ends_with(')');
        let is_nobody = is_in_brackets || NO_OPPONENT.contains(&black.as_str());
        if is_nobody && cell(self.columns.board).is_empty() {
            self.byes += 1;
            return Ok(());
        }
        if NO_RESULT.contains(&result.to_lowercase().as_str()) {
            self.empty.push(line);
            return Ok(());
        }
        let spot = spot(cell(self.columns.board)).map_err(|why| at(&why))?;
        let spot = spot.map(|spot| spot.settled(&self.event));
        let number = self.columns.match_of(&self.event, round, &cell).map_err(|why| at(&why))?;
        let (spot, seat) = match (number, spot) {
            (Some(number), Some(Spot { whose: Whose::Board(seat), game: None })) => {
                (None, Some((number, seat)))
            }
            (_, spot) => (spot, None),
        };
        let wanted = BoardReference {
            spot,
            seat,
            white: self.columns.white.said(&cell),
            black: self.columns.black.said(&cell),
            player: Some(cell(self.columns.player)).filter(|cell| !cell.is_empty()),
        };
        self.columns.is_sure(table, &wanted)?;
        let Sought { board, whose, game } =
            wanted.find(&self.event, round).map_err(|why| at(&why))?;
        if self.named.is_none() && said_round.is_empty() && !wanted.names_both() {
            acts::only_in(&self.event, round, &whose).map_err(refused)?;
            self.only_boards = true;
        }
        let same = |seen: &&Seen| {
            let games = seen.game.is_none() || game.is_none() || seen.game == game;
            (seen.round, seen.board) == (round, board) && games
        };
        match self.seen.iter().find(same) {
            Some(seen) if seen.said == result => return Ok(()),
            Some(seen) => {
                let (other, said) = (seen.line, seen.said.clone());
                return Err(at(&ListError::BoardTwice { board, line: other, said }));
            }
            None => {}
        }
        self.seen.push(Seen { round, board, game, line, said: result.to_owned() });
        // `2-0 *` is the first game of an unfinished micro-match.
        let (said, game) = match result.strip_suffix('*') {
            Some(first) => (first.trim(), Some(game.unwrap_or(1))),
            None => (result, game),
        };
        let entry = Entry { whose, game, said: said.to_owned() };
        acts::enter(&mut self.event, round, std::slice::from_ref(&entry), amend)
            .map_err(refused)?;
        self.results.push((round, entry));
        Ok(())
    }
}

/// Parses the board column.
fn spot(cell: &str) -> Result<Option<Spot>, ListError> {
    match cell.parse::<Spot>() {
        Ok(spot) => Ok(Some(spot)),
        Err(NoSpot::Empty) => Ok(None),
        Err(NoSpot::Game | NoSpot::Board) => Err(ListError::NotABoard { text: cell.to_owned() }),
    }
}
