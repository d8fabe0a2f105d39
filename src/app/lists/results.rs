//! Results from a list.

use super::board_of_line::{Named, Sought, Wanted};
use super::{ListWrong, Table};
use crate::app::Error;
use crate::app::event::{Done, Echo, Line, amendment, apply};
use crate::event::acts::{self, Act, Amend, Entry, NoSpot, Refused, Spot, Whose};
use crate::event::{Event, Round};

/// Heads of the column that says the round.
const ROUND: &[&str] = &["round", "ronde", "rd", "rd.", "rnd", "runde"];
/// Heads of the column of boards.
const BOARD: &[&str] = &["board", "bord", "bd", "bd.", "table", "tafel", "brett", "tisch", "no"];
/// Heads of the column of matches of teams; the column of boards then counts within the match.
const MATCH: &[&str] = &["match", "wedstrijd", "m."];
/// Heads of the column of the players with White.
const WHITE: &[&str] =
    &["white", "wit", "white player", "white name", "witspeler", "weiß", "weiss"];
/// Heads of the column of their ids.
const WHITE_ID: &[&str] = &["white id", "white_id", "id white", "id wit", "wit id"];
/// Heads of the column of the players with Black.
const BLACK: &[&str] = &["black", "zwart", "black player", "black name", "zwartspeler", "schwarz"];
/// Heads of the column of their ids.
const BLACK_ID: &[&str] = &["black id", "black_id", "id black", "id zwart", "zwart id"];
/// Heads of the column of the player that the result speaks of.
const PLAYER: &[&str] = &["player", "speler", "spieler", "name", "naam"];
/// Heads of the column of results.
const RESULT: &[&str] = &["result", "score", "uitslag", "res", "res.", "resultaat", "ergebnis"];
/// The heads that are known, for each column.
pub(super) fn heads() -> Vec<&'static [&'static str]> {
    vec![ROUND, BOARD, MATCH, WHITE, WHITE_ID, BLACK, BLACK_ID, PLAYER, RESULT]
}

/// What a list has for a player who has no opponent.
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
/// What a list has for a game that is still to be played.
const NO_RESULT: &[&str] =
    &["", "*", "?", "-:-", "...", "postp.", "postponed", "uitg.", "uitgesteld"];

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
        let amendment = amendment(amend, reason.as_deref());
        let read = results_of(&self.table, event, self.round, amendment.as_ref())?;
        let round = read.round;
        let mut done = apply(event, &Act::Results { results: read.results, round, amend, reason })?;
        // Before what is still open, which is said last.
        let last = done.lines.len().saturating_sub(1);
        done.lines.splice(last..last, read.report);
        Ok(done)
    }
}

/// Results as a list had them.
#[derive(Debug, Clone)]
pub struct ReadResults {
    /// The results, each with its round.
    pub results: Vec<(Round, Entry)>,
    /// The round of lines that name none.
    pub round: Round,
    /// How many lines have no result, if any.
    pub report: Option<Line>,
}

/// The columns of a list.
struct Columns {
    round: Option<usize>,
    board: Option<usize>,
    number: Option<usize>,
    white: Named,
    black: Named,
    player: Option<usize>,
    result: usize,
}

impl Columns {
    fn of(table: &Table) -> Result<Self, Error> {
        let missing = |head| {
            let heads = table.shown_heads();
            table.at_heads(&ListWrong::NoHead { head, heads })
        };
        let result = table.column(RESULT).ok_or_else(|| missing("result"))?;
        let (white, black) = (table.column(WHITE), table.column(BLACK));
        // In a table of pairings an `Id` stands before each player.
        let before = |name: Option<usize>, after: Option<usize>| {
            let ids = table
                .heads
                .iter()
                .enumerate()
                .filter(|(_, head)| head.trim().eq_ignore_ascii_case("id"));
            let mut places = ids.map(|(at, _)| at);
            places.rfind(|&at| name.is_some_and(|name| at < name) && Some(at) > after)
        };
        let player = table.column(PLAYER).filter(|_| white.is_none() && black.is_none());
        let columns = Self {
            round: table.column(ROUND),
            board: table.column(BOARD),
            number: table.column(MATCH),
            white: Named { name: white, id: table.column(WHITE_ID).or(before(white, None)) },
            black: Named { name: black, id: table.column(BLACK_ID).or(before(black, white)) },
            player,
            result,
        };
        let by_name = !columns.white.is_empty() || !columns.black.is_empty() || player.is_some();
        match columns.board.is_some() || by_name {
            true => Ok(columns),
            false => Err(missing("board")),
        }
    }
}

/// The results of a list, each for the board that all its cells name, in the round that it
/// names or in this one. Each is known to be possible. Lines without a result, and those of
/// players who have no opponent, are passed over.
///
/// # Errors
///
/// The first line that cannot be entered: nobody has the name, or several have it; the players
/// do not meet, or not on this board, in these colours or in this round; a board has two results.
pub fn results_of(
    table: &Table,
    event: &Event,
    round: Option<Round>,
    amend: Option<&Amend>,
) -> Result<ReadResults, Error> {
    let columns = Columns::of(table)?;
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
    };
    for (line, row) in &table.rows {
        reading.line(*line, row, amend)?;
    }
    let Reading { results, empty, byes, .. } = reading;
    let report = (!empty.is_empty() || byes > 0).then(|| {
        let (read, without) = (results.len(), empty.len());
        let named = (1..=MOST_LINES).contains(&without).then_some(empty);
        Line::of(&Echo::ResultsRead { read, empty: without, lines: named, byes })
    });
    Ok(ReadResults { results, round: usual, report })
}

/// Lines without a result that are named; of more only the number is said.
const MOST_LINES: usize = 12;

/// A result of a list that stands for a board.
struct Seen {
    round: Round,
    board: u16,
    game: Option<usize>,
    line: u64,
    said: String,
}

/// How far a list is read.
struct Reading<'t> {
    table: &'t Table,
    columns: Columns,
    /// The round that was asked for.
    named: Option<Round>,
    /// The round of lines that name none.
    usual: Round,
    event: Event,
    seen: Vec<Seen>,
    results: Vec<(Round, Entry)>,
    empty: Vec<u64>,
    byes: usize,
}

impl Reading<'_> {
    fn line(&mut self, line: u64, row: &[String], amend: Option<&Amend>) -> Result<(), Error> {
        let table = self.table;
        let at = |wrong: &ListWrong| table.at(line, wrong);
        let refused = |refused: Refused| table.refused(line, refused);
        let cell = |column: Option<usize>| {
            column.and_then(|at| row.get(at)).map_or("", |cell| cell.trim())
        };
        let result = cell(Some(self.columns.result));
        let said_round = cell(self.columns.round);
        let round = match said_round {
            "" => self.usual,
            word => {
                let not = ListWrong::NotARound { text: word.to_owned() };
                word.parse().map_err(|_| at(&not))?
            }
        };
        let black = cell(self.columns.black.name).to_lowercase();
        let black = black.trim_matches(['(', ')']);
        if NO_OPPONENT.contains(&black) && cell(self.columns.board).is_empty() {
            self.byes += 1;
            return Ok(());
        }
        if NO_RESULT.contains(&result.to_lowercase().as_str()) {
            self.empty.push(line);
            return Ok(());
        }
        let spot = spot(cell(self.columns.board)).map_err(|why| at(&why))?;
        let spot = spot.map(|spot| spot.settled(&self.event));
        let (spot, seat) = match (cell(self.columns.number), spot) {
            ("", spot) => (spot, None),
            (number, Some(Spot { whose: Whose::Board(seat), game: None })) => {
                let not = ListWrong::NotABoard { text: number.to_owned() };
                (None, Some((number.parse().map_err(|_| at(&not))?, seat)))
            }
            (_, spot) => (spot, None),
        };
        let wanted = Wanted {
            spot,
            seat,
            white: self.columns.white.said(&cell),
            black: self.columns.black.said(&cell),
            player: Some(cell(self.columns.player)).filter(|cell| !cell.is_empty()),
        };
        let Sought { board, whose, game } =
            wanted.find(&self.event, round).map_err(|why| at(&why))?;
        if self.named.is_none() && said_round.is_empty() && !wanted.names_both() {
            acts::only_in(&self.event, round, &whose).map_err(refused)?;
        }
        let same = |seen: &&Seen| {
            let games = seen.game.is_none() || game.is_none() || seen.game == game;
            (seen.round, seen.board) == (round, board) && games
        };
        match self.seen.iter().find(same) {
            Some(seen) if seen.said == result => return Ok(()),
            Some(seen) => {
                let (other, said) = (seen.line, seen.said.clone());
                return Err(at(&ListWrong::BoardTwice { board, line: other, said }));
            }
            None => {}
        }
        self.seen.push(Seen { round, board, game, line, said: result.to_owned() });
        // `2-0 *` is the first game of a micro-match that goes on.
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

/// What the column of boards says.
fn spot(cell: &str) -> Result<Option<Spot>, ListWrong> {
    match cell.parse::<Spot>() {
        Ok(spot) => Ok(Some(spot)),
        Err(NoSpot::Empty) => Ok(None),
        Err(NoSpot::Game | NoSpot::Board) => Err(ListWrong::NotABoard { text: cell.to_owned() }),
    }
}
