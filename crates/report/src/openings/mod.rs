//! Tables of openings for people and for programs: which there are, what a line is, which line
//! a game has reached, what a check has found.

mod card;
mod check;
mod found;
mod line;
mod list;
mod texts;

pub use card::{CardOpening, CardView};
pub use check::{
    CHECK_SCHEMA, CheckView, CheckedTable, CheckedTableView, TableFindingView, checked_json,
    checked_text,
};
pub use found::{FOUND_SCHEMA, FoundGame, FoundLine};
pub use line::{LineView, OPENING_SCHEMA};
pub use list::{DeckView, TableView, TablesView, list_json, list_text};
pub use texts::TableText;

use draughts_games::openings::{Form, Way};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// What is said of openings.
    pub enum OpeningEcho {
        /// The head over the names of tables.
        Name => "openings-head-name";
        /// The head over the numbers of lines.
        Lines => "openings-head-lines";
        /// The head over the numbers of positions.
        Positions => "openings-head-positions";
        /// The head over the rule sets.
        Rules => "openings-head-rules";
        /// The head over the titles.
        Title => "openings-head-title";
        /// The head over the editions.
        Edition => "openings-head-edition";
        /// The head over the sources.
        Source => "openings-head-source";
        /// A line and its table.
        Line { title: Said, number: String } => "opening-line";
        /// The moves of a line.
        Moves { moves: String } => "opening-moves";
        /// The game begins as usual.
        Start => "opening-start";
        /// A man that is put elsewhere, of White or of Black.
        Put { side: &'static str, from: String, to: String } => "opening-put";
        /// Men that are taken off.
        TakenOff { white: String, black: String } => "opening-taken-off";
        /// What must be captured.
        Due { moves: Vec<String> } => "opening-due";
        /// Nothing must be captured; how many moves there are.
        Free { moves: usize } => "opening-free";
        /// The position.
        Position { fen: String } => "opening-position";
        /// The decks that a line is in.
        Decks { decks: Vec<String> } => "opening-decks";
        /// To which part of the table a line without a number belongs.
        Part { part: &'static str } => "opening-part";
        /// What was found wrong in print, or is doubtful.
        Misprint { field: &'static str, printed: Said, taken: Said, doubtful: bool, why: Said }
            => "opening-misprint";
        /// Other lines lead to the same position.
        Same { numbers: Vec<String> } => "opening-same";
        /// A line that a game has reached.
        Reached { table: String, number: String, half_moves: usize, way: Way }
            => "opening-reached";
        /// A line that leads to a position.
        Leads { table: String, number: String } => "opening-leads";
        /// No line fits.
        NoneOf => "opening-none";
        /// A game, and what fits.
        Game { file: String, game: u64, what: Sentences } => "opening-game";
        /// A position, and what fits.
        Fits { what: Sentences } => "opening-fits";
        /// A table that holds.
        Holds { table: String, lines: usize, positions: usize } => "openings-holds";
        /// What a table with lines of another leaves out.
        LeavesOut { lines: Vec<String>, why: Said } => "openings-leaves-out";
        /// An error found in print.
        InPrint { number: String, misprint: Box<OpeningEcho> } => "openings-in-print";
        /// Lines that lead to the same position.
        Repeated { numbers: Vec<String> } => "openings-same";
        /// The openings of a round.
        CardTitle { event: String, round: u16 } => "opening-card-title";
        /// An opening, with its boards.
        CardHead { number: String, boards: Option<String>, several: bool } => "opening-card-head";
        /// The boards that begin as usual.
        CardUsual { boards: String, several: bool } => "opening-card-usual";
        /// It holds for every game of a pairing.
        CardBoth => "opening-card-both";
        /// How many lines a deck has.
        Deck { deck: String, lines: usize, drawn: bool } => "openings-deck";
    }
}

/// The word for how a table is numbered.
const fn form_word(form: Form) -> &'static str {
    match form {
        Form::ColumnRow => "column-row",
        Form::RowColumn => "row-column",
        Form::Plain => "plain",
    }
}
