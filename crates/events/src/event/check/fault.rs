//! What cannot be in an event, as values.

use crate::diag::found;
use crate::event::codes::EVENT_INVALID;
use crate::event::{
    ByeKind, GivenUp, LadderWrong, PlayerId, PlayoffWrong, Points, Round, TableFault, TieBreak,
    Unscorable,
};
use draughts_ground::told;

found! {
    /// What cannot be in an event. What to do is said with each.
    pub enum Fault {
        /// It has no name.
        NoName => "event-without-name", EVENT_INVALID;
        /// Its last day is before its first.
        EndsBeforeStart { start: String, end: String } => "ends-before-start", EVENT_INVALID;
        /// A Swiss does not say how many rounds it has.
        NoRounds => "swiss-without-rounds", EVENT_INVALID;
        /// A match does not say how many games it has.
        NoGames => "match-without-games", EVENT_INVALID;
        /// More rounds than anybody plays.
        TooManyRounds { most: u16 } => "too-many-rounds", EVENT_INVALID;
        /// More games than anybody plays.
        TooManyGames { most: u16 } => "too-many-games", EVENT_INVALID;
        /// More stages than any event has.
        TooManyStages { most: usize } => "too-many-stages", EVENT_INVALID;
        /// Nobody meets so often, or not at all.
        Cycles { most: u16 } => "wrong-cycles", EVENT_INVALID;
        /// A number has two pairs in a round of a printed table.
        TableTwice { number: u16, round: Round } => "table-twice", EVENT_INVALID;
        /// Two numbers of a printed table meet again.
        TableAgain { one: u16, other: u16, round: Round, before: Round }
            => "table-again", EVENT_INVALID;
        /// Two numbers of a printed table do not meet.
        TableMissing { one: u16, other: u16 } => "table-missing", EVENT_INVALID;
        /// Numbers that were drawn without a seed.
        NumbersWithoutSeed => "numbers-without-seed", EVENT_INVALID;
        /// A system of pairing for players where teams meet, or for teams where players meet; the
        /// usual one.
        PairingUnfit { said: &'static str, usual: &'static str, teams: bool }
            => "pairing-unfit", EVENT_INVALID;
        /// Baku acceleration under points it is not made for.
        NoBaku { win: Points, draw: Points, loss: Points } => "no-baku", EVENT_INVALID;
        /// Acceleration was taken away from an accelerated event.
        AcceleratedBefore => "accelerated-before", EVENT_INVALID;
        /// A draw is worth more than a win, or a loss more than a draw.
        PointsOutOfOrder => "points-out-of-order", EVENT_INVALID;
        /// A tie-break that can separate nobody any more.
        TieBreakTwice { tie_break: TieBreak } => "tie-break-twice", EVENT_INVALID;
        /// A category has no name.
        CategoryWithoutName => "category-without-name", EVENT_INVALID;
        /// Two rules are about one category.
        CategoryTwice { name: String } => "category-twice", EVENT_INVALID;
        /// A rule does not say who is in its category.
        CategoryWithoutRule { name: String } => "category-without-rule", EVENT_INVALID;
        /// A rule asks for an age, and nothing says on which day.
        CategoryWithoutDay { name: String } => "category-without-day", EVENT_INVALID;
        /// The first board has a number that leaves no room for others, or none.
        FirstBoard { most: u16 } => "first-board", EVENT_INVALID;
        /// A round stands in the timetable twice.
        PlannedTwice { round: Round } => "planned-twice", EVENT_INVALID;
        /// A board of number 0 for a player.
        FixedBoardZero { id: PlayerId } => "fixed-board-zero", EVENT_INVALID;
        /// Two players have one id.
        IdUsedTwice { id: PlayerId, name: String } => "id-used-twice", EVENT_INVALID;
        /// A player has no name.
        PlayerWithoutName { id: PlayerId } => "player-without-name", EVENT_INVALID;
        /// A player comes in a round that the event does not have.
        ComesAfterAll { id: PlayerId, round: Round } => "comes-after-all", EVENT_INVALID;
        /// A player goes before coming.
        GoesBeforeComing { id: PlayerId, round: Round } => "goes-before-coming", EVENT_INVALID;
        /// A pairing number of 0.
        NumberZero => "number-zero", EVENT_INVALID;
        /// Two players have one pairing number.
        NumberTwice { number: u16, id: PlayerId } => "number-twice", EVENT_INVALID;
        /// Nobody has this id; `near` is one that somebody has.
        UnknownPlayer { id: PlayerId, near: Option<String> } => "unknown-player", EVENT_INVALID;
        /// A request about round 0.
        RequestRoundZero => "request-round-zero", EVENT_INVALID;
        /// Two requests of one player about one round.
        AsksTwice { id: PlayerId, round: Round } => "asks-twice", EVENT_INVALID;
        /// A ruling about a round that is not paired.
        RulingWithoutRound { round: Round } => "ruling-without-round", EVENT_INVALID;
        /// A ruling about a board that the round does not have.
        RulingWithoutBoard { round: Round, board: u16 } => "ruling-without-board", EVENT_INVALID;
        /// A round stands in the place of another.
        RoundMisplaced { round: Round, place: usize } => "round-misplaced", EVENT_INVALID;
        /// A player has two places in a round.
        PlacedTwice { id: PlayerId, round: Round, first: Place, second: Place }
            => "placed-twice", EVENT_INVALID;
        /// A board of number 0.
        BoardZero => "board-zero", EVENT_INVALID;
        /// Two boards of a round have one number.
        BoardTwice { round: Round, board: u16 } => "board-twice", EVENT_INVALID;
        /// Two openings were drawn for one board.
        OpeningTwice { round: Round, board: u16 } => "opening-twice", EVENT_INVALID;
        /// An opening without its table or its number.
        OpeningUnnamed { round: Round } => "opening-unnamed", EVENT_INVALID;
        /// A board has more results than games.
        MoreResultsThanGames { board: u16, results: usize, games: usize }
            => "more-results-than-games", EVENT_INVALID;
        /// A result that the scoring does not have.
        NoSuchResult { why: Unscorable } => "no-such-result", EVENT_INVALID;
        /// A late-comer does not sit at the board.
        LateElsewhere { id: PlayerId, board: u16 } => "late-elsewhere", EVENT_INVALID;
        /// A player who gave a game up does not sit at its board.
        GaveUpElsewhere { id: PlayerId, board: u16 } => "gave-up-elsewhere", EVENT_INVALID;
        /// A game was given up that the board does not have.
        GaveUpNoGame { board: u16, game: u16 } => "gave-up-no-game", EVENT_INVALID;
        /// A game was given up by both.
        GaveUpTwice { game: u16 } => "gave-up-twice", EVENT_INVALID;
        /// A field that the version of the file does not have.
        SchemaTooOld { key: &'static str } => "schema-too-old", EVENT_INVALID;
        /// Teams meet, and nothing says on how many boards.
        TeamsWithoutRules => "teams-without-rules", EVENT_INVALID;
        /// A match without boards, or with more than anybody plays.
        BoardsOfMatch { most: u16 } => "boards-of-match", EVENT_INVALID;
        /// A team has no name.
        TeamWithoutName { id: PlayerId } => "team-without-name", EVENT_INVALID;
        /// A member stands in its team twice.
        MemberTwice { id: PlayerId, team: PlayerId } => "member-twice", EVENT_INVALID;
        /// No team has this id; `near` is one that a team has.
        UnknownTeam { id: PlayerId, near: Option<String> } => "unknown-team", EVENT_INVALID;
        /// A player, or a team, stands in the groups of a stage twice.
        InGroupTwice { id: PlayerId } => "in-group-twice", EVENT_INVALID;
        /// A stage, or a group, has no name.
        StageWithoutName => "stage-without-name", EVENT_INVALID;
        /// Two stages, or two groups of one, have one name.
        StageTwice { name: String } => "stage-twice", EVENT_INVALID;
        /// A round is of a stage that the event does not have.
        UnknownStage { name: String } => "unknown-stage", EVENT_INVALID;
        /// Two matches of a round have one number, or one has number 0.
        MatchTwice { round: Round, number: u16 } => "match-twice", EVENT_INVALID;
        /// A match has a score of its own, and boards.
        ScoreAndBoards { round: Round, number: u16 } => "score-and-boards", EVENT_INVALID;
        /// A board belongs to a match that the round does not have.
        NoSuchMatch { round: Round, board: u16, number: u16 } => "no-such-match", EVENT_INVALID;
        /// A board has no place in its match, or one that another has.
        NoSuchSeat { board: u16, number: u16, boards: u16 } => "no-such-seat", EVENT_INVALID;
        /// The order of places that go on to a stage.
        QualifyOrder { from: u16, to: u16 } => "qualify-order", EVENT_INVALID;
        /// A division is a group that the event does not have.
        DivisionOfNoGroup { group: String, known: Option<Vec<String>> }
            => "division-of-no-group", EVENT_INVALID;
        /// Two divisions are one group, or the whole event.
        DivisionTwice { group: Option<String> } => "division-twice", EVENT_INVALID;
        /// A knockout halves: one is left, or two, four, eight.
        KnockoutLeft { left: u16 } => "knockout-left", EVENT_INVALID;
        /// Promotion matches that are not between two groups of the stage before.
        BetweenWhat { known: Option<Vec<String>> } => "between-what", EVENT_INVALID;
        /// Places of a stage before the first.
        QualifyFirst => "qualify-first", EVENT_INVALID;
        /// A place plays in two groups of a stage, or in the stage and in one of its groups.
        QualifyTwice { place: u16 } => "qualify-twice", EVENT_INVALID;
        /// The currency is no short word, or has too many decimals.
        CurrencyUnsound { code: String, most: u8 } => "currency-unsound", EVENT_INVALID;
        /// A list of prizes has no name.
        PrizesWithoutName => "prizes-without-name", EVENT_INVALID;
        /// Two lists of prizes have one name.
        PrizesTwice { name: String } => "prizes-twice", EVENT_INVALID;
        /// A list has no prizes, or more than anybody gives.
        PrizesCount { name: String, most: usize } => "prizes-count", EVENT_INVALID;
        /// Shares are rounded to nothing, or the fewest games are none.
        PrizesZero { name: String, field: &'static str } => "prizes-zero", EVENT_INVALID;
        /// An amount larger than any prize.
        PrizeTooLarge { name: String, most: u64 } => "prize-too-large", EVENT_INVALID;
        /// A thing that is won is not said.
        PrizeWithoutThing { name: String } => "prize-without-thing", EVENT_INVALID;
        /// A list is for teams, and players meet.
        PrizesOfNoTeams { name: String } => "prizes-of-no-teams", EVENT_INVALID;
        /// Prizes are for a board that no match has, or for a board and for teams.
        PrizesOfBoard { name: String, board: u16, boards: u16, for_teams: bool }
            => "prizes-of-board", EVENT_INVALID;
        /// Somebody stands twice in a lot that was drawn for the things of a list.
        LotTwice { id: PlayerId, name: String } => "prize-lot-twice", EVENT_INVALID;
        /// Somebody is excluded from prizes twice, or without a reason.
        ExcludedBadly { id: PlayerId, twice: bool } => "excluded-badly", EVENT_INVALID;
        /// A ladder that nobody could play.
        BadLadder { why: LadderWrong } => "bad-ladder", EVENT_INVALID;
        /// Two ladders of the event have one name.
        LadderTwice { name: String } => "ladder-twice", EVENT_INVALID;
        /// No ladder has this name.
        UnknownLadder { name: String, known: Vec<String> } => "unknown-ladder", EVENT_INVALID;
        /// A play-off is of no board and no place, or of both.
        PlayoffOfWhat => "playoff-of-what", EVENT_INVALID;
        /// A play-off of one player, of too many, or with somebody twice.
        PlayoffPlayers { most: usize } => "playoff-players", EVENT_INVALID;
        /// A play-off of a board that the round does not have, or of others than its players.
        PlayoffBoard { round: Round, board: u16 } => "playoff-board", EVENT_INVALID;
        /// A play-off of teams without the boards of its matches, or of players with them.
        PlayoffBoards { most: u16 } => "playoff-boards-wrong", EVENT_INVALID;
        /// A play-off of a board that is not level.
        PlayoffUnlevel { round: Round, board: u16 } => "playoff-unlevel", EVENT_INVALID;
        /// A play-off that the event has twice.
        PlayoffTwice => "playoff-twice", EVENT_INVALID;
        /// The last place is before the first.
        PlayoffPlaces { place: u16, to: u16 } => "playoff-places", EVENT_INVALID;
        /// Rounds are worth points by one ladder, and a play-off of a board goes by another.
        PlayoffLadder { ladder: String, of_event: String } => "playoff-other-ladder", EVENT_INVALID;
        /// A game that cannot stand in its play-off.
        PlayoffGame { game: usize, why: PlayoffWrong } => "playoff-bad-game", EVENT_INVALID;
        /// Another player goes on than the one who won the play-off.
        PlayoffAdvances { id: PlayerId, board: u16 } => "playoff-advances", EVENT_INVALID;
        /// A player who gave a game up has not lost it.
        GaveUpUnlost { id: PlayerId, how: GivenUp, board: u16 } => "gave-up-unlost", EVENT_INVALID;
    }
}

impl Fault {
    /// What is wrong with a printed table.
    pub(super) const fn of_table(fault: TableFault) -> Self {
        match fault {
            TableFault::TwiceInRound { number, round } => Self::TableTwice { number, round },
            TableFault::MeetAgain { one, other, round, before } => {
                Self::TableAgain { one, other, round, before }
            }
            TableFault::NeverMeet { one, other } => Self::TableMissing { one, other },
        }
    }
}

told! {
    /// Where a player is in a round.
    pub enum Place {
        /// At a board.
        AtBoard { board: u16 } => "at-board";
        /// Without an opponent.
        WithBye { bye: ByeKind } => "with-bye";
    }
}
