//! Errors in lists, as values.

use draughts_events::event::{Board, Event, PlayerId, Round};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// An error in a list or in one of its lines.
    pub enum ListError {
        TooLarge { most: usize } => "list-too-large", "more than { $most } cells is not a list";
        TooManyPlayers { most: usize } => "list-too-many-players",
            "an event has at most { $most } players";
        Empty => "list-empty", "the list is empty";
        NoText => "list-no-text", "it is not text: let the spreadsheet save the list as CSV";
        NotCsv { why: String } => "list-not-csv", "{ $why }";
        QuoteOpen => "list-quote-open",
            "a quotation mark begins a cell here, and none ends it: the lines after it would be \
             swallowed";
        NoColumn { head: String, heads: String } => "list-no-column",
            "there is no column `{ $head }`; there are { $heads }";
        HeadNear { head: String, near: &'static str } => "list-head-near",
            "column `{ $head }` is not known; did you mean `{ $near }`?";
        NoNames { heads: String } => "list-no-names",
            "no column holds the names; the heads are { $heads }";
        NoHeadLine { heads: String, example: &'static str } => "list-no-head-line",
            "no headings stand above the list, which begins with `{ $heads }`: put a line above \
             it that names the columns, such as { $example }";
        NoNumbers { heads: String } => "list-no-numbers",
            "no column holds the numbers at the federation; the heads are { $heads }";
        NoLineChosen { condition: String, values: Vec<String> } => "list-no-line-chosen",
            "no line has { $condition }; there are { $values }";
        IsTournament => "list-is-tournament",
            "it is a tournament report or a crosstable, and no list of players";
        NoHead { head: &'static str, heads: String } => "list-no-head",
            "no column `{ $head }`; the heads are { $heads }";
        TooManyCells { cells: usize, heads: usize } => "list-too-many-cells",
            "{ $cells ->
                [one] { $cells } cell
               *[other] { $cells } cells
            }, but { $heads ->
                [one] { $heads } head
               *[other] { $heads } heads
            }: put quotes around a cell with a separator in it";
        LineBreak { head: String } => "list-line-break", "a line break in the cell under { $head }";
        NoName => "list-no-name", "the line has no name";
        NotInList { who: String, file: String } => "list-not-in-list",
            "nobody in { $file } has the number or the name { $who }";
        SeveralInList {
            who: String,
            file: String,
            count: usize,
            named: String,
            more: usize,
        } => "list-several-in-list",
            "{ $count } players in { $file } may be meant by { $who }: { $named }{ $more ->
                [0] {\"\"}
               *[other] ; and { $more } more
            }",
            help "name the number at the federation, or more of the name";
        OutOfRange {
            field: &'static str,
            text: String,
            least: u16,
            most: u16,
        } => "list-out-of-range",
            "{ $field ->
                [rating] rating
                [number] number
               *[from-round] from round
            } { $text } is none: write a number from { $least } to { $most }, or leave the cell \
             empty";
        NothingOfFixtures { heads: String } => "list-nothing-of-fixtures",
            "no column has a day, a time or a venue; the heads are { $heads }",
            help "the points of a match are entered with its number, and results of boards by a list of \
                  results";
        NotANumber { field: &'static str, text: String } => "list-not-a-number",
            "{ $field ->
                [rating] rating
                [number] number
               *[from-round] from round
            } `{ $text }` is not a number";
        NotABirth { text: String } => "list-not-a-birth",
            "`{ $text }` is not a date of birth; write 2008 or 2008-05-01";
        NotASex { text: String } => "list-not-a-sex", "sex `{ $text }` is neither f nor m";
        NotARound { text: String } => "list-not-a-round", "`{ $text }` is not a round";
        NotADay { text: String } => "list-not-a-day",
            "`{ $text }` is not a day, such as 2026-10-08";
        NotATime { text: String } => "list-not-a-time", "`{ $text }` is not a time, such as 14:00";
        NotAMatch { text: String } => "list-not-a-match", "`{ $text }` is not a number of a match";
        SeatsMissing { seats: Vec<u16>, team: String, several: bool } => "list-seats-missing",
            "no line names { $several ->
                [yes] boards { $seats }
               *[no] board { $seats }
            } of { $team }; a board that stays empty is a line with `-`";
        NoMatchNamed => "list-no-match-named", "the line names neither a match nor a team";
        ScoresOfMatches => "list-scores-of-matches",
            "the list has matches and no boards, and results are those of boards";
        FixtureTurned { round: Round, number: u16, home: String, away: String } =>
            "list-fixture-turned",
            "the teams stand the other way round in round { $round }: match { $number } is \
             { $home } - { $away }";
        NoSuchFixture => "list-no-such-fixture",
            "no match that is paired is the one that the line names";
        SeveralFixtures { rounds: Vec<Round> } => "list-several-fixtures",
            "several matches may be meant, in the rounds { $rounds }: a column `round` tells them \
             apart";
        NotABoard { text: String } => "list-not-a-board", "`{ $text }` is not a board";
        RoundNotPaired { round: Round } => "list-round-not-paired",
            "round { $round } is not paired";
        NoSuchBoard { round: Round, board: u16 } => "list-no-such-board",
            "round { $round } has no board { $board }";
        NoSuchSeat { round: Round, number: u16, seat: u16 } => "list-no-such-seat",
            "round { $round } has no game on board { $seat } of match { $number }";
        NoTeamNamed => "list-no-team-named", "the line names no team";
        NoRoundNamed => "list-no-round-named", "the line names no round: a column `Round` says it";
        NoBoard => "list-no-board", "the line names neither a board nor a player";
        NoSuchId { id: String } => "list-no-such-id", "nobody has the id `{ $id }`";
        IdOfOther { id: String, name: String, said: String } => "list-id-of-other",
            "{ $id } is { $name }, not `{ $said }`";
        NobodyCalled {
            name: String,
            near: Option<Vec<String>>,
            id: Option<PlayerId>,
        } => "list-nobody-called",
            "nobody is called `{ $name }`{ $near ->
                [none] {\"\"}
               *[other] ; perhaps { $near }
            }";
        SeveralBoards { boards: Sentences } => "list-several-boards",
            "the line fits several boards: { $boards }";
        OtherPlayers {
            round: Round,
            board: Said,
            there: Option<Sentences>,
        } => "list-other-players",
            "other players sit there in round { $round }: { $board }{ $there ->
                [none] {\"\"}
               *[other] ; those of the line: { $there }
            }";
        /// The players have the opposite colours; `both` if the line names both.
        ColorsSwapped { round: Round, number: u16, board: Said, both: bool } => "list-colors-swapped",
            "{ $both ->
                [yes] the colours are the other way round in round { $round }: { $board }
               *[no] that player has the other colour in round { $round }: { $board }
            }";
        MeetElsewhere { round: Round, rounds: Vec<Round> } => "list-meet-elsewhere",
            "these players do not meet in round { $round }, but in round { $rounds }";
        DoNotMeet { round: Round, boards: Option<Sentences> } => "list-do-not-meet",
            "these players do not meet in round { $round }{ $boards ->
                [none] {\"\"}
               *[other] ; there is { $boards }
            }";
        HeadsUnknown { heads: String } => "list-heads-unknown",
            "columns not known: { $heads }; without them a board is named in one way only. Call \
             them round, match, home, away, board, white, black or player, or take them out";
        ResultsDiffer { heads: String, line: u64 } => "list-results-differ",
            "several columns of results, { $heads }, and in line { $line } they do not say the \
             same: take out all but one";
        NoTeamCalled { name: String } => "list-no-team-called", "no team is called `{ $name }`";
        OtherMatch {
            first: Option<String>,
            second: Option<String>,
            number: u16,
        } => "list-other-match",
            "{ list-two-teams } play match { $number }";
        /// The teams of a line do not meet in this round, or the order is reversed in the match of
        /// this number.
        TeamsDoNotMeet {
            round: Round,
            first: Option<String>,
            second: Option<String>,
            turned: Option<u16>,
        } => "list-teams-do-not-meet",
            "{ $turned ->
                [none] { list-two-teams } play no match in round { $round }
               *[other] the teams stand the other way round in round { $round }: match { $turned }
            }";
        BoardTwice { board: u16, line: u64, said: String } => "list-board-twice",
            "board { $board } has a result in line { $line }, too: { $said }";
        SeatTwice { seat: u16, team: String, line: u64 } => "list-seat-twice",
            "board { $seat } of { $team } is in line { $line }, too";
        SpellingOfTwo { spelling: String, name: String, line: u64 } => "list-spelling-of-two",
            "the spelling `{ $spelling }` is that of { $name }, in line { $line }; strike it out \
             on one of the two lines";
        NumberOfTwo { id: String, name: String, line: u64 } => "list-number-of-two",
            "the number { $id } is that of { $name }, in line { $line }";
    }
}

told! {
    /// A board, as named in an error about a list.
    pub enum BoardSeen {
        Board {
            board: u16,
            white: String,
            white_id: PlayerId,
            black: String,
            black_id: PlayerId,
        } => "list-board-seen",
            "board { $board }: { $white } ({ $white_id }) - { $black } ({ $black_id })";
    }
}

impl BoardSeen {
    /// Creates the description of a board.
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
    /// The reason a specification of columns cannot be used.
    pub enum ColumnsFault {
        NotFieldHead { text: String } => "columns-not-field-head",
            "`{ $text }` is not FIELD=HEAD, such as name=Naam";
        NoField { field: String, known: Vec<String> } => "columns-no-field",
            "there is no field `{ $field }`; there are { $known }";
    }
}

draughts_ground::told_error!(ColumnsFault);
