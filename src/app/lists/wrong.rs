//! What is wrong with a list, as values.

use crate::event::{Board, Event, PlayerId, Round};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// What is wrong with a list or with one of its lines.
    pub enum ListWrong {
        /// It has more cells than any list has.
        TooLarge { most: usize } => "list-too-large";
        /// It has more players than an event can have.
        TooManyPlayers { most: usize } => "list-too-many-players";
        /// There is nothing in it.
        Empty => "list-empty";
        /// It is no text, but perhaps the file of a spreadsheet.
        NoText => "list-no-text";
        /// It is no CSV, in the words of the library that reads it.
        NotCsv { why: String } => "list-not-csv";
        /// A quotation mark opens a cell and does not close it.
        QuoteOpen => "list-quote-open";
        /// It has no column of this head; those it has.
        NoColumn { head: String, heads: String } => "list-no-column";
        /// A column is not known, and its head is nearly that of another.
        HeadNear { head: String, near: &'static str } => "list-head-near";
        /// No column has the names.
        NoNames { heads: String } => "list-no-names";
        /// No column has the numbers at the federation, and somebody is sought by one.
        NoNumbers { heads: String } => "list-no-numbers";
        /// A condition chooses no line; values that its columns have.
        NoLineChosen { condition: String, values: Vec<String> } => "list-no-line-chosen";
        /// It is a tournament report or a cross-table.
        IsTournament => "list-is-tournament";
        /// It has no column of results, or of boards.
        NoHead { head: &'static str, heads: String } => "list-no-head";
        /// A line has more cells than there are heads.
        TooManyCells { cells: usize, heads: usize } => "list-too-many-cells";
        /// A cell has a line break.
        LineBreak { head: String } => "list-line-break";
        /// A line has no name.
        NoName => "list-no-name";
        /// Nobody in the list has the number, or a name that begins so.
        NotInList { who: String, file: String } => "list-not-in-list";
        /// Several lines may be meant: the first of them, and how many more.
        SeveralInList { who: String, file: String, count: usize, named: String, more: usize }
            => "list-several-in-list";
        /// A field holds a number that is none of its range.
        OutOfRange { field: &'static str, text: String, least: u16, most: u16 }
            => "list-out-of-range";
        /// A field holds no number.
        NotANumber { field: &'static str, text: String } => "list-not-a-number";
        /// A sex is neither of the two.
        NotASex { text: String } => "list-not-a-sex";
        /// A round is none.
        NotARound { text: String } => "list-not-a-round";
        /// A day is none.
        NotADay { text: String } => "list-not-a-day";
        /// A time is none.
        NotATime { text: String } => "list-not-a-time";
        /// The number of a match is none.
        NotAMatch { text: String } => "list-not-a-match";
        /// Boards of a line-up stand in no line.
        SeatsMissing { seats: Vec<u16>, team: String, several: bool } => "list-seats-missing";
        /// A line of a list of matches names none.
        NoMatchNamed => "list-no-match-named";
        /// No match is the one that a line names.
        NoSuchFixture => "list-no-such-fixture";
        /// Several matches may be meant.
        SeveralFixtures { rounds: Vec<Round> } => "list-several-fixtures";
        /// A board is none.
        NotABoard { text: String } => "list-not-a-board";
        /// A round is not paired.
        RoundNotPaired { round: Round } => "list-round-not-paired";
        /// A round has no such board.
        NoSuchBoard { round: Round, board: u16 } => "list-no-such-board";
        /// A match has no such board, or nobody plays there.
        NoSuchSeat { round: Round, number: u16, seat: u16 } => "list-no-such-seat";
        /// A line of a list of teams names none.
        NoTeamNamed => "list-no-team-named";
        /// A line does not say the round, and none is named.
        NoRoundNamed => "list-no-round-named";
        /// A line with a result names neither a board nor a player.
        NoBoard => "list-no-board";
        /// Nobody has this id.
        NoSuchId { id: String } => "list-no-such-id";
        /// An id is that of somebody with another name.
        IdOfOther { id: String, name: String, said: String } => "list-id-of-other";
        /// Nobody has this name; perhaps one like it.
        NobodyCalled { name: String, near: Option<Vec<String>> } => "list-nobody-called";
        /// A line fits several boards.
        SeveralBoards { boards: Sentences } => "list-several-boards";
        /// The board that is named has other players; where those of the line sit.
        OtherPlayers { round: Round, board: Said, there: Option<Sentences> }
            => "list-other-players";
        /// The players have the other colours; `both` if the line names both.
        ColorsSwapped { round: Round, board: Said, both: bool } => "list-colors-swapped";
        /// The players meet in other rounds.
        MeetElsewhere { round: Round, rounds: Vec<Round> } => "list-meet-elsewhere";
        /// The players do not meet; where one of them sits.
        DoNotMeet { round: Round, boards: Option<Sentences> } => "list-do-not-meet";
        /// Columns are not known, and might say that another board is meant.
        HeadsUnknown { heads: String } => "list-heads-unknown";
        /// Columns of results do not say the same; the first line in which they differ.
        ResultsDiffer { heads: String, line: u64 } => "list-results-differ";
        /// No team has this name.
        NoTeamCalled { name: String } => "list-no-team-called";
        /// The teams of a line play another match than its number says.
        OtherMatch { first: Option<String>, second: Option<String>, number: u16 }
            => "list-other-match";
        /// The teams of a line do not meet in this round; or the other one is named first, in the
        /// match of this number.
        TeamsDoNotMeet {
            round: Round,
            first: Option<String>,
            second: Option<String>,
            turned: Option<u16>,
        } => "list-teams-do-not-meet";
        /// A board has another result in another line.
        BoardTwice { board: u16, line: u64, said: String } => "list-board-twice";
        /// A board of a team is named in another line.
        SeatTwice { seat: u16, team: String, line: u64 } => "list-seat-twice";
        /// A spelling is that of somebody else in another line.
        SpellingOfTwo { spelling: String, name: String, line: u64 } => "list-spelling-of-two";
        /// A number is that of somebody else in another line.
        NumberOfTwo { id: String, name: String, line: u64 } => "list-number-of-two";
    }
}

told! {
    /// A board, as a complaint about a list names it.
    pub enum BoardSeen {
        /// By its number and its players.
        Board {
            board: u16,
            white: String,
            white_id: PlayerId,
            black: String,
            black_id: PlayerId,
        } => "list-board-seen";
    }
}

impl BoardSeen {
    /// Of a board of an event.
    pub(super) fn of(event: &Event, board: &Board) -> Self {
        let name = |id: &PlayerId| {
            event.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
        };
        Self::Board {
            board: board.board,
            white: name(&board.white),
            white_id: board.white.clone(),
            black: name(&board.black),
            black_id: board.black.clone(),
        }
    }
}

told! {
    /// Why it is not read which column is which.
    pub enum ColumnsWrong {
        /// A part is not a field with its head.
        NotFieldHead { text: String } => "columns-not-field-head";
        /// There is no such field.
        NoField { field: String, known: Vec<String> } => "columns-no-field";
    }
}

draughts_ground::told_error!(ColumnsWrong);
