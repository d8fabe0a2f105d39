//! Opening tables for people and for programs.
//!
//! These are the tables, their lines, the lines that a game has reached, and checks of tables.

mod card;
mod check;
mod found;
mod line;
mod list;
mod texts;

pub use card::{CardOpening, OpeningCardView};
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
    /// The messages about openings.
    pub enum OpeningMessage {
        Name => "openings-head-name", "name";
        Lines => "openings-head-lines", "lines";
        Positions => "openings-head-positions", "positions";
        Rules => "openings-head-rules", "rules";
        Title => "openings-head-title", "title";
        Edition => "openings-head-edition", "edition";
        Source => "openings-head-source", "source";
        Line { title: Said, number: String } => "opening-line", "{ $title }: { $number }";
        Moves { moves: String } => "opening-moves", "{ $moves }";
        Start => "opening-start", "the game begins as usual";
        Put { side: &'static str, from: String, to: String } => "opening-put",
            "{ $side ->
                [white] the white man from { $from } to { $to }
               *[black] the black man from { $from } to { $to }
            }";
        TakenOff { white: String, black: String } => "opening-taken-off",
            "without the white man on { $white } and the black man on { $black }";
        Due { moves: Vec<String> } => "opening-due", "must capture: { $moves }";
        Free { moves: usize } => "opening-free",
            "{ $moves ->
                [one] nothing to capture; one move
               *[other] nothing to capture; { $moves } moves
            }";
        Position { fen: String } => "opening-position", "position: { $fen }";
        Decks { decks: Vec<String> } => "opening-decks", "decks: { $decks }";
        Part { part: &'static str } => "opening-part",
            "{ $part ->
                [elsewhere] without a number; in use elsewhere
               *[unused] without a number; in no use
            }";
        Misprint {
            field: &'static str,
            printed: Said,
            taken: Said,
            doubtful: bool,
            why: Said,
        } => "opening-misprint",
            "{ $doubtful ->
                [yes] doubtful
               *[no] misprint
            }, { $field ->
                [side-to-move] player to move
                [moves] moves
               *[position] position
            }: printed { $printed }, taken { $taken } ({ $why })";
        Same { numbers: Vec<String> } => "opening-same", "the same position: { $numbers }";
        Reached { table: String, number: String, half_moves: usize, way: Way } => "opening-reached",
            "{ $table } { $number }, { $way ->
                [moves] by its moves
                [set-up] set up
               *[transposed] by other moves, after half-move { $half_moves }
            }";
        Leads { table: String, number: String } => "opening-leads", "{ $table } { $number }";
        NoneOf => "opening-none", "none";
        Game { file: String, game: u64, what: Sentences } => "opening-game",
            "{ $file }, game { $game }: { $what }";
        Fits { what: Sentences } => "opening-fits", "{ $what }";
        Holds { table: String, lines: usize, positions: usize } => "openings-holds",
            "{ $table }: { $lines ->
                [one] one line
               *[other] { $lines } lines
            }, all legal; { $positions ->
                [one] one position
               *[other] { $positions } positions
            }, all as stated";
        LeavesOut { lines: Vec<String>, why: Said } => "openings-leaves-out",
            "left out: { $lines } ({ $why })";
        InPrint { number: String, misprint: Box<OpeningMessage> } => "openings-in-print",
            "{ $number }: { $misprint }";
        Repeated { numbers: Vec<String> } => "openings-same", "the same position: { $numbers }";
        CardTitle { event: String, round: u16 } => "opening-card-title",
            "{ $event }, round { $round }";
        CardHead { number: String, boards: Option<String>, several: bool } => "opening-card-head",
            "{ $number }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }";
        CardUsual { boards: String, several: bool } => "opening-card-usual",
            "{ $several ->
                [yes] Boards { $boards } begin as usual.
               *[no] Board { $boards } begins as usual.
            }";
        CardBoth => "opening-card-both",
            "It holds for every game of a pairing, with the colours exchanged.";
        Deck { deck: String, lines: usize, drawn: bool } => "openings-deck",
            "deck { $deck }: { $lines ->
                [one] one line
               *[other] { $lines } lines
            }{ $drawn ->
                [yes] , drawn from
               *[no] {\"\"}
            }";
    }
}

/// Returns the word for the numbering of a table.
const fn form_word(form: Form) -> &'static str {
    match form {
        Form::ColumnRow => "column-row",
        Form::RowColumn => "row-column",
        Form::Plain => "plain",
    }
}
