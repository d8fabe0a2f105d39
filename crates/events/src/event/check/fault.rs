//! Faults of an event, as values.

use crate::diag::found;
use crate::event::codes::EVENT_INVALID;
use crate::event::{
    ByeKind, GivenUp, LadderWrong, PlayerId, PlayoffWrong, Points, Round, ScheduleFault, TieBreak,
};
use draughts_ground::said::Said;
use draughts_ground::told;

found! {
    /// A fault of an event, with a remedy.
    pub enum Fault {
        NoName => "event-without-name", EVENT_INVALID, "the event has no name", help "name it";
        EndsBeforeStart { start: String, end: String } => "ends-before-start", EVENT_INVALID,
            "the event ends on { $end }, before it begins on { $start }",
            help "exchange the two dates";
        NoRounds => "swiss-without-rounds", EVENT_INVALID,
            "a Swiss needs its number of rounds",
            help "add `rounds: 9`";
        NoGames => "match-without-games", EVENT_INVALID,
            "a match needs its number of games",
            help "add `games: 6`";
        TooManyRounds { most: u16 } => "too-many-rounds", EVENT_INVALID,
            "an event has { $most } rounds at most",
            help "write fewer";
        TooManyGames { most: u16 } => "too-many-games", EVENT_INVALID,
            "a match has { $most } games at most",
            help "write fewer";
        TooManyStages { most: usize } => "too-many-stages", EVENT_INVALID,
            "an event has at most { $most } stages after its first";
        Cycles { most: u16 } => "wrong-cycles", EVENT_INVALID,
            "`cycles` is a number from 1 to { $most }",
            help "write 1 or 2";
        TableTwice { number: u16, round: Round } => "table-twice", EVENT_INVALID,
            "number { $number } has two pairs in round { $round } of the table",
            help "each number has one pair in a round";
        TableAgain {
            one: u16,
            other: u16,
            round: Round,
            before: Round,
        } => "table-again", EVENT_INVALID,
            "numbers { $one } and { $other } meet in round { $round } of the table, and they met \
             in round { $before }",
            help "in the table everybody meets everybody once; `cycles` says how often it is played";
        TableMissing { one: u16, other: u16 } => "table-missing", EVENT_INVALID,
            "numbers { $one } and { $other } meet in no round of the table",
            help "in the table everybody meets everybody once";
        NumbersWithoutSeed => "numbers-without-seed", EVENT_INVALID,
            "numbers were drawn by lot, but no seed is recorded",
            help "add the `seed` of the drawing";
        /// A pairing system for players in a team event, or the reverse, with the default one.
        PairingUnfit {
            said: &'static str,
            usual: &'static str,
            teams: bool,
        } => "pairing-unfit", EVENT_INVALID,
            "{ $teams ->
                [yes] `pairing: { $said }` pairs players, and teams meet here
               *[no] `pairing: { $said }` pairs teams, and players meet here
            }",
            help "write `pairing: { $usual }`, or leave `pairing` out";
        NoBaku { win: Points, draw: Points, loss: Points } => "no-baku", EVENT_INVALID,
            "Baku acceleration is for scores in which a win is two draws and a loss nothing, not \
             for { $win }-{ $draw }-{ $loss } (FIDE C.04.7)",
            help "list the points in `acceleration` by hand";
        AcceleratedBefore => "accelerated-before", EVENT_INVALID,
            "the event was accelerated when round 1 was paired, and no longer is",
            help "write `acceleration: baku` again: it does not change after round 1";
        PointsOutOfOrder => "points-out-of-order", EVENT_INVALID,
            "a win is worth at least a draw, a draw at least a loss",
            help "order them";
        TieBreakTwice { tie_break: TieBreak } => "tie-break-twice", EVENT_INVALID,
            "tie-break { $tie_break } stands in the list twice",
            help "a second time it separates nobody: leave it out";
        CategoryWithoutName => "category-without-name", EVENT_INVALID,
            "a category has no name",
            help "name it";
        CategoryTwice { name: String } => "category-twice", EVENT_INVALID,
            "category { $name } has two rules",
            help "make one rule of them, or name one differently";
        CategoryWithoutRule { name: String } => "category-without-rule", EVENT_INVALID,
            "nothing says who is in category { $name }",
            help "add a rule such as `born_from: 2009` or `sex: f`; or enter the category with \
             the players";
        CategoryWithoutDay { name: String } => "category-without-day", EVENT_INVALID,
            "category { $name } depends on age, and nothing says on which day",
            help "add `on: 2026-01-01`, or the first day of the event";
        FirstBoard { most: u16 } => "first-board", EVENT_INVALID,
            "`first_board` is a number from 1 to { $most }",
            help "write 101, or leave it out";
        PlannedTwice { round: Round } => "planned-twice", EVENT_INVALID,
            "round { $round } stands in the timetable twice",
            help "leave one of the two";
        FixedBoardZero { id: PlayerId } => "fixed-board-zero", EVENT_INVALID,
            "{ $id } has board 0 as fixed board",
            help "boards count from 1";
        IdUsedTwice { id: PlayerId, name: String } => "id-used-twice", EVENT_INVALID,
            "player id { $id } is used twice, first by { $name }",
            help "give one of them another id";
        PlayerWithoutName { id: PlayerId } => "player-without-name", EVENT_INVALID,
            "player { $id } has no name",
            help "name the player";
        ComesAfterAll { id: PlayerId, round: Round } => "comes-after-all", EVENT_INVALID,
            "{ $id } comes in round { $round }, which is not played",
            help "correct the first round of the player";
        GoesBeforeComing { id: PlayerId, round: Round } => "goes-before-coming", EVENT_INVALID,
            "{ $id } withdraws before coming in round { $round }",
            help "correct one of the two rounds";
        NumberZero => "number-zero", EVENT_INVALID,
            "pairing numbers begin with 1",
            help "number from 1";
        NumberTwice { number: u16, id: PlayerId } => "number-twice", EVENT_INVALID,
            "pairing number { $number } is also that of { $id }",
            help "give one of them another number";
        /// Nobody has this id; `near` is a similar one.
        UnknownPlayer { id: PlayerId, near: Option<String> } => "unknown-player", EVENT_INVALID,
            "there is no player { $id }",
            help "{ $near ->
                [none] add the player to `players`, or correct the id
               *[other] did you mean { $near }?
            }";
        RequestRoundZero => "request-round-zero", EVENT_INVALID,
            "there is no round 0",
            help "rounds count from 1";
        AsksTwice { id: PlayerId, round: Round } => "asks-twice", EVENT_INVALID,
            "{ $id } asks twice about round { $round }",
            help "leave one of the two";
        RulingWithoutRound { round: Round } => "ruling-without-round", EVENT_INVALID,
            "a ruling is about round { $round }, which is not paired",
            help "correct the round";
        RulingWithoutBoard { round: Round, board: u16 } => "ruling-without-board", EVENT_INVALID,
            "round { $round } has no board { $board }",
            help "correct the board of the ruling";
        RoundMisplaced { round: Round, place: usize } => "round-misplaced", EVENT_INVALID,
            "round { $round } stands where round { $place } belongs",
            help "rounds stand in their order, 1, 2, 3, ...";
        PlacedTwice {
            id: PlayerId,
            round: Round,
            first: Place,
            second: Place,
        } => "placed-twice", EVENT_INVALID,
            "{ $id } has two places in round { $round }: { $first } and { $second }",
            help "a player has one place in a round";
        BoardZero => "board-zero", EVENT_INVALID, "boards count from 1", help "number them from 1";
        BoardTwice { round: Round, board: u16 } => "board-twice", EVENT_INVALID,
            "round { $round } has board { $board } twice",
            help "give one of them another number";
        OpeningTwice { round: Round, board: u16 } => "opening-twice", EVENT_INVALID,
            "round { $round }: two openings for board { $board }",
            help "leave one of them";
        OpeningUnnamed { round: Round } => "opening-unnamed", EVENT_INVALID,
            "round { $round }: an opening without its table or its number",
            help "write it as { \"{\" }table: idf, number: XVI-15{ \"}\" }";
        MoreResultsThanGames {
            board: u16,
            results: usize,
            games: usize,
        } => "more-results-than-games", EVENT_INVALID,
            "board { $board } has { $results ->
                [one] { $results } result
               *[other] { $results } results
            }, but { games-word } to play",
            help "one result a game";
        NoSuchResult { why: Said } => "no-such-result", EVENT_INVALID,
            "{ $why }",
            help "write the points of the player named first, then the other's";
        LateElsewhere { id: PlayerId, board: u16 } => "late-elsewhere", EVENT_INVALID,
            "the late player { $id } does not sit at board { $board }",
            help "name one of its two players";
        GaveUpElsewhere { id: PlayerId, board: u16 } => "gave-up-elsewhere", EVENT_INVALID,
            "{ $id } does not sit at board { $board }",
            help "name one of its two players";
        GaveUpNoGame { board: u16, game: u16 } => "gave-up-no-game", EVENT_INVALID,
            "board { $board } has no game { $game }",
            help "correct the number of the game";
        GaveUpTwice { game: u16 } => "gave-up-twice", EVENT_INVALID,
            "game { $game } was given up twice",
            help "leave one of the two";
        SchemaTooOld { key: &'static str } => "schema-too-old", EVENT_INVALID,
            "`{ $key }` stands only in a file of version 2",
            help "write `schema: arbiter.event/2` in its first line";
        TeamsWithoutRules => "teams-without-rules", EVENT_INVALID,
            "teams meet, and nothing says on how many boards",
            help "add `team_match: {\"{\"}boards: 4{\"}\"}`";
        BoardsOfMatch { most: u16 } => "boards-of-match", EVENT_INVALID,
            "a match has 1 to { $most } boards",
            help "correct the number";
        TeamWithoutName { id: PlayerId } => "team-without-name", EVENT_INVALID,
            "team { $id } has no name",
            help "give the team a `name`";
        MemberTwice { id: PlayerId, team: PlayerId } => "member-twice", EVENT_INVALID,
            "{ $id } is a member of { $team } twice",
            help "leave one of the two";
        /// No team has this id; `near` is a similar one.
        UnknownTeam { id: PlayerId, near: Option<String> } => "unknown-team", EVENT_INVALID,
            "there is no team { $id }",
            help "{ $near ->
                [none] add the team to `teams`, or correct the id
               *[other] did you mean { $near }?
            }";
        InGroupTwice { id: PlayerId } => "in-group-twice", EVENT_INVALID,
            "{ $id } stands here twice",
            help "leave one of the two";
        StageWithoutName => "stage-without-name", EVENT_INVALID,
            "a stage or a group has no name",
            help "give it one";
        StageTwice { name: String } => "stage-twice", EVENT_INVALID,
            "two are called `{ $name }`",
            help "give one of them another name";
        UnknownStage { name: String } => "unknown-stage", EVENT_INVALID,
            "there is no stage `{ $name }`",
            help "add it to `stages`, or correct the name";
        MatchTwice { round: Round, number: u16 } => "match-twice", EVENT_INVALID,
            "match { $number } stands in round { $round } twice, or is none",
            help "number the matches of the round from 1";
        ScoreAndBoards { round: Round, number: u16 } => "score-and-boards", EVENT_INVALID,
            "match { $number } of round { $round } has a score of its own, and boards";
        NoSuchMatch { round: Round, board: u16, number: u16 } => "no-such-match", EVENT_INVALID,
            "board { $board } of round { $round } belongs to match { $number }, which the round \
             does not have",
            help "correct the number, or add the match to `matches`";
        NoSuchSeat { board: u16, number: u16, boards: u16 } => "no-such-seat", EVENT_INVALID,
            "board { $board } has no place of its own in match { $number }",
            help "give it a `seat` from 1 to { $boards } that no other board of the match has";
        QualifyOrder { from: u16, to: u16 } => "qualify-order", EVENT_INVALID,
            "from place { $from } to place { $to } nobody advances",
            help "count the places from 1, the first one first";
        DivisionOfNoGroup {
            group: String,
            known: Option<Vec<String>>,
        } => "division-of-no-group", EVENT_INVALID,
            "the division { $group } is no group of the event",
            help "{ $known ->
                [none] leave `group` out: the event has no groups
               *[other] the groups are { $known }
            }";
        DivisionTwice { group: Option<String> } => "division-twice", EVENT_INVALID,
            "{ $group ->
                [none] the promotion and relegation of the whole event are said twice
               *[other] the promotion and relegation of { $group } are said twice
            }",
            help "keep one of the two";
        KnockoutLeft { left: u16 } => "knockout-left", EVENT_INVALID,
            "a knockout does not end with { $left } left: from round to round they become half as \
             many",
            help "1, 2, 4, 8 and so on can be left";
        BetweenWhat { known: Option<Vec<String>> } => "between-what", EVENT_INVALID,
            "promotion matches are between two divisions, which are groups of the stage before\
             { $known ->
                [none] , and it has none
               *[other] : { $known }
            }",
            help "write the higher one first: between: [A, B]";
        QualifyFirst => "qualify-first", EVENT_INVALID,
            "the groups of the first stage have no stage before them whose places could play in \
             them",
            help "name those who play in the group: field";
        QualifyTwice { place: u16 } => "qualify-twice", EVENT_INVALID,
            "place { $place } of the stage before is to play twice",
            help "give each place to one group, and none to the whole stage besides";
        CurrencyUnsound { code: String, most: u8 } => "currency-unsound", EVENT_INVALID,
            "`{ $code }` is not a currency: a short word with at most { $most } decimals",
            help "write such as `currency: {\"{\"}code: EUR{\"}\"}`";
        PrizesWithoutName => "prizes-without-name", EVENT_INVALID,
            "a list of prizes has no name",
            help "give it a `name`";
        PrizesTwice { name: String } => "prizes-twice", EVENT_INVALID,
            "two lists of prizes are called { $name }",
            help "give one of them another name";
        PrizesCount { name: String, most: usize } => "prizes-count", EVENT_INVALID,
            "{ $name } has no prizes, or too many: from 1 to { $most }",
            help "name the prizes, or take the list out";
        PrizesZero { name: String, field: &'static str } => "prizes-zero", EVENT_INVALID,
            "`{ $field }` of { $name } is 0",
            help "leave it out";
        PrizeTooLarge { name: String, most: u64 } => "prize-too-large", EVENT_INVALID,
            "an amount of { $name } is larger than any prize: at most { $most } of the smallest \
             unit",
            help "amounts are in the smallest unit of the currency";
        PrizeWithoutThing { name: String } => "prize-without-thing", EVENT_INVALID,
            "a prize of { $name } is a thing without a name",
            help "say what it is";
        PrizesOfNoTeams { name: String } => "prizes-of-no-teams", EVENT_INVALID,
            "{ $name } is for teams, and players meet",
            help "leave `of` out";
        PrizesOfBoard {
            name: String,
            board: u16,
            boards: u16,
            for_teams: bool,
        } => "prizes-of-board", EVENT_INVALID,
            "{ $name } is for board { $board }, and { $for_teams ->
                [yes] a list for a board is for players
               *[no] { $boards ->
                    [0] players meet, and no teams
                    [one] matches have one board
                   *[other] matches have { $boards } boards
                }
            }";
        LotTwice { id: PlayerId, name: String } => "prize-lot-twice", EVENT_INVALID,
            "{ $id } stands twice in the lot of { $name }",
            help "leave one of the two";
        ExcludedBadly { id: PlayerId, twice: bool } => "excluded-badly", EVENT_INVALID,
            "{ $twice ->
                [yes] { $id } is excluded from the prizes twice
               *[no] { $id } is excluded from the prizes without a reason
            }",
            help "{ $twice ->
                [yes] leave one of the two
               *[no] say why
            }";
        BadLadder { why: LadderWrong } => "bad-ladder", EVENT_INVALID,
            "{ $why }",
            help "a ladder has a name and stages; `repeat` stands only at the last, and either \
             all stages give points or none";
        LadderTwice { name: String } => "ladder-twice", EVENT_INVALID,
            "two ladders are called { $name }",
            help "give one of them another name";
        UnknownLadder { name: String, known: Vec<String> } => "unknown-ladder", EVENT_INVALID,
            "there is no ladder { $name }",
            help "there is { $known }";
        PlayoffOfWhat => "playoff-of-what", EVENT_INVALID,
            "a play-off is either of a `board` or for a `place`",
            help "leave one of them";
        PlayoffPlayers { most: usize } => "playoff-players", EVENT_INVALID,
            "a play-off has from 2 to { $most } players, each once",
            help "correct `players`";
        PlayoffBoard { round: Round, board: u16 } => "playoff-board", EVENT_INVALID,
            "the players of the play-off do not sit at board { $board } of round { $round }",
            help "correct the board, or take the play-off away first";
        PlayoffBoards { most: u16 } => "playoff-boards-wrong", EVENT_INVALID,
            "the boards of a play-off of teams are 1 to { $most }; a play-off of players has none",
            help "correct `boards`, or take it out";
        PlayoffUnlevel { round: Round, board: u16 } => "playoff-unlevel", EVENT_INVALID,
            "round { $round }, board { $board } has a play-off and is not level",
            help "take the play-off away first";
        PlayoffTwice => "playoff-twice", EVENT_INVALID,
            "this play-off is there twice",
            help "take one of them out";
        PlayoffPlaces { place: u16, to: u16 } => "playoff-places", EVENT_INVALID,
            "{ $place } to { $to } is no range of places",
            help "write the first place as `place`, the last as `to`";
        PlayoffLadder { ladder: String, of_event: String } => "playoff-other-ladder", EVENT_INVALID,
            "the play-off follows { $ladder }, and the rounds of the event are worth what \
             { $of_event } says",
            help "write the ladder of the event";
        PlayoffGame { game: usize, why: PlayoffWrong } => "playoff-bad-game", EVENT_INVALID,
            "game { $game } cannot be in the play-off: { $why }",
            help "a stage is played only if all before it were level, and the one that decides is \
             the last";
        PlayoffAdvances { id: PlayerId, board: u16 } => "playoff-advances", EVENT_INVALID,
            "{ $id } advances from board { $board }, and the other player has won the play-off",
            help "take the play-off away, or let its winner advance";
        GaveUpUnlost { id: PlayerId, how: GivenUp, board: u16 } => "gave-up-unlost", EVENT_INVALID,
            "{ $id } { $how ->
                [resigned] resigned
               *[left] left
            } on board { $board }, but has not lost it",
            help "correct the result, or who gave the game up";
    }
}

impl Fault {
    /// Returns the fault of a printed table.
    pub(crate) const fn of_table(fault: ScheduleFault) -> Self {
        match fault {
            ScheduleFault::TwiceInRound { number, round } => Self::TableTwice { number, round },
            ScheduleFault::MeetAgain { one, other, round, before } => {
                Self::TableAgain { one, other, round, before }
            }
            ScheduleFault::NeverMeet { one, other } => Self::TableMissing { one, other },
        }
    }
}

told! {
    /// The place of a player in a round.
    pub enum Place {
        AtBoard { board: u16 } => "at-board", "board { $board }";
        WithBye { bye: ByeKind } => "with-bye", "{ bye-word }";
    }
}
