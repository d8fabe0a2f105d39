//! Reasons for refusing an act, as values.
//!
//! This module contains values only: translations come from catalogues.

use super::{Candidate, PrizeRefusal, Remedy, TeamRefusal};
use crate::document::DocumentFault;
use crate::event::{ByeKind, Outcome, PlayerId, Points, Problem, Round, SystemKind, ValidScores};
use draughts_ground::said::{Fact, Said, Sentences, Told, said};
use draughts_ground::told;

/// A refusal of an act. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said())]
pub struct Refused {
    /// The reason.
    pub why: Box<Refusal>,
    /// The advice.
    pub remedy: Option<Box<Remedy>>,
    /// The reason, with names added to IDs.
    pub(crate) named: Option<Box<Said>>,
}

impl Told for Refused {
    fn said(&self) -> Said {
        self.named.as_deref().cloned().unwrap_or_else(|| self.why.said())
    }
}

impl Refused {
    /// Creates a refusal without advice.
    pub fn new(why: impl Into<Refusal>) -> Self {
        Self { why: Box::new(why.into()), remedy: None, named: None }
    }

    /// Creates a refusal from a message of another module.
    pub fn told(what: &(impl Told + ?Sized)) -> Self {
        Self::new(Refusal::Said { what: what.said() })
    }

    /// Adds names to the IDs, as far as they are known.
    #[must_use]
    pub fn naming(mut self, name_of: &dyn Fn(&str) -> Option<String>) -> Self {
        self.named = Some(Box::new(self.why.said().naming(name_of)));
        self
    }

    /// Adds advice.
    #[must_use]
    pub fn help(mut self, remedy: impl Into<Remedy>) -> Self {
        self.remedy = Some(Box::new(remedy.into()));
        self
    }
}

told! {
    /// The reason for refusing an act.
    pub enum Refusal {
        /// A message of another module: a check, or the program itself. It includes its own advice.
        Said { what: Said } => "refusal-said", "{ $what }";
        OfTeams { why: TeamRefusal } => "refused-of-teams", "{ $why }";
        OfPrizes { why: PrizeRefusal } => "refused-of-prizes", "{ $why }";
        NoSuchScore { why: Said } => "no-such-score", "{ $why }";
        NoPlayer { id: String } => "no-player", "there is no player { $id }";
        NotAnId { word: String, count: usize, players: Sentences, more: usize } => "not-an-id",
            "`{ $word }` is not an id; { $count ->
                [one] it may be { $players }
               *[other] { $count } players may be meant: { $players }{ $more ->
                    [0] {\"\"}
                   *[other] ; and { $more } more
                }
            }";
        AliasEmpty => "alias-empty", "the name is empty";
        AliasTaken { alias: String, other: Candidate } => "alias-taken",
            "`{ $alias }` is a name of { $other }";
        NoAlias { id: PlayerId, alias: String, known: Option<String> } => "no-alias",
            "{ $id } has no alias `{ $alias }`{ $known ->
                [none] {\"\"}
               *[other] ; those there are: { $known }
            }";
        StageWithoutField { stage: String } => "stage-without-field",
            "nothing says who plays in the stage { $stage }";
        StageNotOver { round: Round, missing: usize } => "stage-not-over",
            "the next stage begins when this one is over: { $missing ->
                [one] a result is
               *[other] { $missing } results are
            } missing up to round { $round }";
        SharedQualification {
            place: usize,
            group: Option<String>,
            names: Vec<String>,
            left: usize,
        } => "shared-qualification",
            "{ $group ->
                [none] {\"\"}
               *[other] group { $group }:{\" \"}
            }{ $names } share place { $place }, and { $left ->
                [one] only { $left } of them advances
               *[other] only { $left } of them advance
            }";
        NoRoundPaired => "no-round-paired", "no round is paired yet";
        RoundNotPaired { round: Round } => "round-not-paired", "round { $round } is not paired";
        RoundPaired { round: Round } => "round-paired", "round { $round } is paired already";
        RoundZero => "round-zero", "rounds count from 1";
        NoSuchRound { round: Round, rounds: u16 } => "no-such-round",
            "there is no round { $round }: { $rounds } are played";
        GivesNoBye { system: SystemKind, bye: ByeKind } => "gives-no-bye",
            "a { $system } gives no { $bye ->
                [full-point-bye] full-point bye
                [half-point-bye] half-point bye
               *[other] { $bye }
            }: its games are fixed";
        AdmitsNobodyLater { system: SystemKind } => "admits-nobody-later",
            "a { $system } takes nobody new in a later round: its games are fixed";
        AdmitsNobody { system: SystemKind } => "admits-nobody",
            "a { $system } that has been paired takes nobody new";
        EntryClosed { round: Round } => "entry-closed", "nobody may enter after round { $round }";
        HalfByesUsed { id: PlayerId, most: u16 } => "half-byes-used",
            "{ $id } has had the half-point byes allowed: { $most }";
        PairedInRound { id: PlayerId, round: Round } => "paired-in-round",
            "{ $id } is paired in round { $round } already";
        HasWithdrawn { id: PlayerId, round: Round } => "refused-has-withdrawn",
            "{ $id } has withdrawn after round { $round }";
        NobodyHasBye { round: Round } => "nobody-has-bye", "nobody has the bye of round { $round }";
        HasTheBye { id: PlayerId, round: Round } => "has-the-bye",
            "{ $id } has the bye of round { $round }";
        ByeAskedFor { id: PlayerId, round: Round, bye: ByeKind } => "bye-asked-for",
            "{ $bye ->
                [absent] { $id } is absent in round { $round }
               *[other] { $id } asked for a { bye-word } in round { $round }, and is not there
            }";
        ApartFromNobody => "apart-from-nobody",
            "players are kept apart from each other: name two or more";
        KeptApartTogether { ids: Vec<PlayerId> } => "kept-apart-together",
            "{ $ids } are kept apart together";
        KeepsNobodyApart { system: SystemKind } => "keeps-nobody-apart",
            "a { $system } pairs everybody as its schedule or bracket has it: it keeps nobody apart";
        EmptyReason => "empty-reason", "the reason has no words";
        HasResult { id: PlayerId, round: Round } => "has-result",
            "{ $id } has a result in round { $round }";
        StandsOnBoard { id: PlayerId, board: u16, round: Round } => "stands-on-board",
            "{ $id } stands on board { $board } of round { $round }";
        InEventOtherwise {
            id: PlayerId,
            name: String,
            differences: Vec<Said>,
        } => "in-event-otherwise",
            "{ $id } { $name } is in the event, with { $differences }";
        /// Players who may be in the event already, or, `in_list`, in the list more than once.
        WhoAreThey {
            count: usize,
            in_list: bool,
            questions: Sentences,
            more: usize,
        } => "who-are-they",
            "{ $in_list ->
                [yes] the list may name people more than once
               *[no] { $count ->
                    [one] a player may be entered already
                   *[other] { $count } players may be entered already
                }
            }: { $questions }{ $more ->
                [0] {\"\"}
               *[other] ; and { $more } more
            }";
        InListTwice { name: String, place: usize } => "in-list-twice",
            "{ $name } stands in the list twice";
        NameOfTwoLines => "name-of-two-lines", "the name holds a line break or a control character";
        IdTaken { id: PlayerId, name: String } => "id-taken", "the id { $id } is that of { $name }";
        StandsInRound { id: PlayerId, round: Round } => "stands-in-round",
            "{ $id } stands in round { $round }";
        IsForbiddenPair { id: PlayerId } => "is-forbidden-pair",
            "{ $id } stands in a list of forbidden pairs";
        TooManyResults { said: String, games: usize } => "too-many-results",
            "`{ $said }`: too many results, { $games } to play";
        OneOfTwoGames { games: usize } => "one-of-two-games",
            "a pairing of this event has { $games } games";
        NoResultOfEvent { word: String, possible: ValidScores } => "no-result-of-event",
            "`{ $word }` is not a result of this event; possible: { $possible }";
        WhoseForfeit { word: String } => "whose-forfeit", "`{ $word }` does not say who loses";
        NamedTwice { id: PlayerId } => "named-twice", "{ $id } is named twice";
        ResultsMissing {
            round: Round,
            all: usize,
            boards: Vec<BoardOf>,
            more: usize,
        } => "results-missing",
            "results of round { $round } are missing: { $more ->
                [0] board { $boards }
               *[other] { $all } boards: { $boards } and { $more } more
            }";
        NotPaired { ids: Vec<PlayerId> } => "not-paired", "not paired: { $ids }";
        BoardHasResult { board: u16 } => "board-has-result", "board { $board } has a result";
        LeftAlone { id: PlayerId } => "left-alone", "{ $id } would be left without an opponent";
        NotInRound { id: PlayerId, round: Round } => "not-in-round",
            "{ $id } is not in round { $round }";
        NoBoard { round: Round, board: u16 } => "no-board",
            "round { $round } has no board { $board }";
        ChecksObject { problems: Sentences } => "checks-object", "{ $problems }";
        NoSpot { said: String } => "no-spot", "`{ $said }` is neither a board nor a player";
        NoBoardOfPlayer { id: PlayerId, round: Round } => "no-board-of-player",
            "{ $id } has no board in round { $round }";
        NeitherYesNorNo { word: String } => "neither-yes-nor-no",
            "`{ $word }` is neither yes nor no";
        ResultOfWithdrawal { board: u16 } => "result-of-withdrawal",
            "the result of board { $board } comes from a withdrawal";
        NoGame { game: usize, games: usize } => "no-game",
            "there is no game { $game }: { $games } to play";
        GameBeforeMissing { game: usize, missing: usize } => "game-before-missing",
            "game { $game } has no place: game { $missing } is missing";
        AlsoOutstanding {
            round: Round,
            board: u16,
            white: String,
            black: String,
        } => "also-outstanding",
            "round { $round }, board { $board } ({ $white } - { $black }) is outstanding too: \
             which round?";
        BoardNamedTwice { board: u16, first: String, second: String } => "board-named-twice",
            "board { $board } is named twice: { $first } and { $second }";
        /// More or fewer results in board order than open boards, counted up to `to` if given.
        NotAsManyResults {
            round: Round,
            results: usize,
            boards: usize,
            to: Option<u16>,
        } => "not-as-many-results",
            "{ $results ->
                [one] { $results } result
               *[other] { $results } results
            } for { $boards ->
                [one] { $boards } open board
               *[other] { $boards } open boards
            } of round { $round }{ $to ->
                [none] {\"\"}
               *[other] {\" \"}up to board { $to }
            }";
        NotOpen { round: Round, board: u16 } => "not-open",
            "round { $round }, board { $board } waits for no result";
        WithoutBoard { word: String } => "result-without-board", "`{ $word }` names no board";
        ToWithoutOrder => "to-without-order", "the results name their boards themselves";
        WhichRound { round: Round } => "which-round", "round { $round } is complete: which round?";
        NothingToChange { round: Round } => "nothing-recorded-here",
            "nothing is recorded here in round { $round } that could be changed: which round?";
        ResultRecorded {
            round: Round,
            board: u16,
            white: String,
            black: String,
            results: Vec<Outcome>,
        } => "result-recorded",
            "round { $round }, board { $board }: { $white } - { $black } { $results } is recorded";
        HasOwnCommands { field: String } => "has-own-commands",
            "`{ $field }` is changed by its own commands";
        NoSetting { field: String } => "no-setting",
            "`{ $field }` is part of what has been recorded, and cannot be set";
        PairedBy { field: String } => "paired-by", "the rounds are paired by `{ $field }`";
        IdIsFixed => "id-is-fixed", "the id of a player never changes";
        NumbersAreFixed => "numbers-are-fixed",
            "pairing numbers do not change by hand once a round is paired";
        BadValue { field: String, value: String, why: DocumentFault } => "bad-value",
            "`{ $field }={ $value }`: { $why }";
        /// Fewer rounds than are already paired.
        FewerRounds { rounds: u16, paired: usize } => "fewer-rounds-than-paired",
            "the event cannot have { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }: { $paired } are paired";
        NoField { field: String } => "no-field", "there is no field `{ $field }`";
        AllRoundsPaired { rounds: usize } => "all-rounds-paired",
            "{ $rounds ->
                [one] { $rounds } round is
               *[other] { $rounds } rounds are
            } paired, and there are no more";
        RoundByRound { system: SystemKind } => "round-by-round",
            "a { $system } is paired round by round";
        BeyondCalendar { days: u64, first: String } => "beyond-calendar",
            "{ $days } days after { $first } is beyond the calendar";
        NothingToUnpair => "nothing-to-unpair", "no round is paired";
        RoundHasResults {
            round: Round,
            all: usize,
            boards: Vec<u16>,
            more: usize,
        } => "round-has-results",
            "round { $round } has results on { $more ->
                [0] board { $boards }
               *[other] { $all } boards: { $boards } and { $more } more
            }";
        TooFewPlayers { players: usize, teams: bool } => "too-few-players",
            "{ $teams ->
                [yes] { $players ->
                    [one] { $players } team is
                   *[other] { $players } teams are
                }
               *[no] { $players ->
                    [one] { $players } player is
                   *[other] { $players } players are
                }
            } in the event, and two are needed";
        TooFewPresent { present: usize, round: Round } => "too-few-present",
            "{ $present } of the players would play round { $round }";
        NoSeed => "no-seed", "lots are drawn, but the event has no seed";
        NoSeedForNumbers => "no-seed-for-numbers",
            "numbers are drawn by lot, but the event has no seed";
        TooManyForSchedule => "too-many-for-schedule", "there are too many players for a schedule";
        /// No places of a division lead to promotion matches, or to relegation matches: `is_lower`
        /// tells which.
        NoPromotionMatches { division: String, is_lower: bool } => "no-promotion-matches",
            "nothing says which places of { $division } play { $is_lower ->
                [yes] promotion
               *[no] relegation
            } matches";
        TableOfOthers { numbers: u16, players: u16 } => "table-of-others",
            "the printed table (`system.schedule`) is for { $numbers }, and { $players } play";
        ScheduleTooLong { players: u16, rounds: usize } => "schedule-too-long",
            "{ $players ->
                [one] { $players } player
               *[other] { $players } players
            } would play { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }";
        MatchOfTwo { players: u16 } => "match-of-two",
            "a match has two players; this event has { $players }";
        TooManyForBracket => "too-many-for-bracket", "there are too many players for a bracket";
        KnockoutOver { name: String } => "knockout-over",
            "the knockout is over: { $name } has won it";
        /// A tie of a knockout is undecided; `level` is the points of each side, if they are equal.
        TieUndecided {
            board: u16,
            round: Round,
            white: PlayerId,
            black: PlayerId,
            level: Option<Points>,
            forfeited: bool,
        } => "tie-undecided",
            "board { $board } of round { $round } ({ $white } - { $black }) { $forfeited ->
                [yes] was lost by both by forfeit
               *[no] { $level ->
                    [none] is not decided
                   *[other] is level at { $level } each
                }
            }";
        OnlyInKnockout => "only-in-knockout", "players advance only in a knockout";
        HasLost { id: PlayerId, board: u16, winner: PlayerId } => "has-lost",
            "{ $id } has lost board { $board } against { $winner }";
        NotOnBoard { id: PlayerId, board: u16 } => "not-on-board",
            "{ $id } is not on board { $board }";
        NoLegalPairing { round: Round, reasons: Sentences } => "no-legal-pairing",
            "no legal pairing of round { $round } exists: { $reasons }.";
        WasNotPaired { id: PlayerId, round: Round, bye: Option<ByeKind> } => "was-not-paired",
            "{ $id } was not paired in round { $round }: { $bye ->
                [none] is not in it
               *[other] { bye-word }
            }";
        NotByScores { system: SystemKind } => "not-by-scores",
            "a { $system } is not paired by scores: there is nothing to explain";
        NamesUnknown { round: Round } => "names-unknown", "round { $round } names unknown players";
        NobodyNumbered { number: u16 } => "nobody-numbered",
            "nobody has pairing number { $number }";
        NumbersUsedUp { last: u16 } => "numbers-used-up",
            "no pairing number is left after { $last }";
        WinnersOfNoBracket { winners: usize } => "winners-of-no-bracket",
            "{ $winners } winners of a knockout round: 1, 2, 4, 8 ... are possible";
        NoVarmaGroups { players: usize } => "no-varma-groups",
            "there are Varma groups for 9 to 24 players, not for { $players }";
        NoNumber { id: PlayerId } => "no-number", "{ $id } has no pairing number";
        NumbersHaveGaps { last: u16, players: usize } => "numbers-have-gaps",
            "the pairing numbers go to { $last }, but the event has { $players ->
                [one] { $players } player
               *[other] { $players } players
            }";
        NoTeam { id: PlayerId } => "no-team", "{ $id } is in no team";
        NotTwoTeams { teams: usize } => "not-two-teams",
            "a Scheveningen has two teams, here are { $teams }";
        UnequalTeams {
            first: String,
            players: usize,
            second: String,
            others: usize,
        } => "unequal-teams",
            "the teams are not of the same size: { $first } { $players }, { $second } { $others }";
        RoundsUnknown => "rounds-unknown", "the event does not say how many rounds are played";
        NoDay => "no-day", "the event has no day, and there is a monthly list";
        SamePlayerOfList { one: PlayerId, other: PlayerId } => "same-player-of-list",
            "{ $one } and { $other } are the same player of the list";
        WhoAreTheyInList {
            count: usize,
            questions: Sentences,
            more: usize,
        } => "who-are-they-in-list",
            "{ $count ->
                [one] a player may be in the list already
               *[other] { $count } players may be in the list already
            }: { $questions }{ $more ->
                [0] {\"\"}
               *[other] ; and { $more } more
            }";
        NobodyListedSo { word: String } => "nobody-listed-so",
            "the list has nobody whose id is `{ $word }`, and not one person of that name";
        AllBeginAlike { scheme: String, rating: String } => "all-begin-alike",
            "under { $scheme } everybody starts at { $rating }, whether rated or not";
        OtherEventCalledSo { event: String } => "other-event-called-so",
            "the list has another event called `{ $event }`";
        /// Games of the event are in the list under another key; `whole` if these are all.
        InListAs { event: String, shared: usize, all: usize, whole: bool } => "in-list-as",
            "{ $whole ->
                [yes] all its games are
               *[no] { $shared } of its { $all } games are
            } in the list as `{ $event }`";
        NoMonthlyList { scheme: String } => "no-monthly-list", "{ $scheme } has no monthly list";
    }
}

/// Shortens a long list for a message.
///
/// Returns the full length, the first entries, and the number of those left out.
pub(crate) fn few<T>(mut list: Vec<T>) -> (usize, Vec<T>, usize) {
    const MOST: usize = 8;
    const FIRST: usize = 5;
    let all = list.len();
    if all > MOST {
        list.truncate(FIRST);
    }
    let more = all - list.len();
    (all, list, more)
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self::told(&*problem.what())
    }
}

/// A board with its number and players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardOf {
    /// The number.
    pub board: u16,
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
}

impl BoardOf {
    /// Creates this from a board of a round.
    pub fn of(board: &crate::event::Board) -> Self {
        let (white, black) = (board.white.clone(), board.black.clone());
        Self { board: board.board, white, black }
    }
}

impl From<BoardOf> for Fact {
    fn from(board: BoardOf) -> Self {
        let BoardOf { board, white, black } = board;
        Self::Said(said!("board-of", "{ $board } ({ $white } - { $black })"; board, white, black))
    }
}
