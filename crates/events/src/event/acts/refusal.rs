//! Why an act is refused, as values.
//!
//! No word of a language stands here: sentences are made from catalogues.

use super::{Candidate, Differs, PrizeRefusal, Remedy, TeamRefusal};
use crate::document::Misread;
use crate::event::{
    ByeKind, Outcome, PlayerId, Points, Problem, Round, Scores, SystemKind, Unscorable,
};
use draughts_ground::said::{Fact, Said, Sentences, Told, said};
use draughts_ground::told;

/// Why an act was refused. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", self.why.said().id())]
pub struct Refused {
    /// What stands against it.
    pub why: Box<Refusal>,
    /// What to do.
    pub remedy: Option<Box<Remedy>>,
    /// What stands against it, with the names of those whose ids it has.
    pub(super) named: Option<Box<Said>>,
}

impl Told for Refused {
    fn said(&self) -> Said {
        self.named.as_deref().cloned().unwrap_or_else(|| self.why.said())
    }
}

impl Refused {
    /// A refusal without advice.
    pub fn new(why: impl Into<Refusal>) -> Self {
        Self { why: Box::new(why.into()), remedy: None, named: None }
    }

    /// A refusal that another room has the words of.
    pub fn told(what: &(impl Told + ?Sized)) -> Self {
        Self::new(Refusal::Said { what: what.said() })
    }

    /// Says names besides ids, as far as they are known.
    #[must_use]
    pub fn naming(mut self, name_of: &dyn Fn(&str) -> Option<String>) -> Self {
        self.named = Some(Box::new(self.why.said().naming(name_of)));
        self
    }

    /// Adds what to do.
    #[must_use]
    pub fn help(mut self, remedy: impl Into<Remedy>) -> Self {
        self.remedy = Some(Box::new(remedy.into()));
        self
    }
}

told! {
    /// What stands against an act.
    pub enum Refusal {
        /// What another room says: a check, or the program itself. What to do about it is
        /// said with it.
        Said { what: Said } => "refusal-said";
        /// What stands against an act on teams.
        OfTeams { why: TeamRefusal } => "refused-of-teams";
        /// What stands against an act on prizes.
        OfPrizes { why: PrizeRefusal } => "refused-of-prizes";
        /// A result that is none of this event.
        NoSuchScore { why: Unscorable } => "no-such-score";
        /// Nobody has this id.
        NoPlayer { id: String } => "no-player";
        /// A word that is no id, and the players who may be meant; how many are not listed.
        NotAnId { word: String, count: usize, players: Sentences, more: usize } => "not-an-id";
        /// An alias without a letter or digit.
        AliasEmpty => "alias-empty";
        /// An alias by which somebody else is known.
        AliasTaken { alias: String, other: Candidate } => "alias-taken";
        /// A player has no such alias; those there are.
        NoAlias { id: PlayerId, alias: String, known: Option<String> } => "no-alias";
        /// A stage begins, and nothing says who plays in it.
        StageWithoutField { stage: String } => "stage-without-field";
        /// A stage begins while results of the one before are missing.
        StageNotOver { round: Round, missing: usize } => "stage-not-over";
        /// Some share a place, and not all of them go on to a stage.
        SharedQualification {
            place: usize,
            group: Option<String>,
            names: Vec<String>,
            left: usize,
        } => "shared-qualification";
        /// Nothing is paired yet.
        NoRoundPaired => "no-round-paired";
        /// This round is not paired.
        RoundNotPaired { round: Round } => "round-not-paired";
        /// This round is paired already.
        RoundPaired { round: Round } => "round-paired";
        /// Rounds count from 1.
        RoundZero => "round-zero";
        /// The event has fewer rounds.
        NoSuchRound { round: Round, rounds: u16 } => "no-such-round";
        /// The games of this system are fixed: it gives no byes.
        GivesNoBye { system: SystemKind, bye: ByeKind } => "gives-no-bye";
        /// The games of this system are fixed: nobody comes in a later round.
        AdmitsNobodyLater { system: SystemKind } => "admits-nobody-later";
        /// This system admits nobody once it is paired.
        AdmitsNobody { system: SystemKind } => "admits-nobody";
        /// The last round in which somebody may enter is over.
        EntryClosed { round: Round } => "entry-closed";
        /// A player has had as many half-point byes as may be.
        HalfByesUsed { id: PlayerId, most: u16 } => "half-byes-used";
        /// A player is paired in a round.
        PairedInRound { id: PlayerId, round: Round } => "paired-in-round";
        /// A player has withdrawn.
        HasWithdrawn { id: PlayerId, round: Round } => "refused-has-withdrawn";
        /// Nobody is without an opponent in a round.
        NobodyHasBye { round: Round } => "nobody-has-bye";
        /// A player has the bye of a round already.
        HasTheBye { id: PlayerId, round: Round } => "has-the-bye";
        /// A bye in a round was asked for, so that its player is not there.
        ByeAskedFor { id: PlayerId, round: Round, bye: ByeKind } => "bye-asked-for";
        /// A player is to be kept apart from nobody.
        ApartFromNobody => "apart-from-nobody";
        /// Players are kept apart together with others.
        KeptApartTogether { ids: Vec<PlayerId> } => "kept-apart-together";
        /// This system pairs whatever is forbidden.
        KeepsNobodyApart { system: SystemKind } => "keeps-nobody-apart";
        /// A reason without words.
        EmptyReason => "empty-reason";
        /// A player has a result in a round.
        HasResult { id: PlayerId, round: Round } => "has-result";
        /// A player who withdraws stands on a board without a result.
        StandsOnBoard { id: PlayerId, board: u16, round: Round } => "stands-on-board";
        /// A player is in the event, with other data.
        InEventOtherwise { id: PlayerId, name: String, differences: Vec<Differs> }
            => "in-event-otherwise";
        /// Players may be in the event already, or stand in the list twice: a person has to say.
        WhoAreThey { count: usize, questions: Sentences, more: usize } => "who-are-they";
        /// A name stands in a list twice.
        InListTwice { name: String, place: usize } => "in-list-twice";
        /// A name holds a line break.
        NameOfTwoLines => "name-of-two-lines";
        /// An id is that of somebody else.
        IdTaken { id: PlayerId, name: String } => "id-taken";
        /// A player stands in a round, and cannot be taken out.
        StandsInRound { id: PlayerId, round: Round } => "stands-in-round";
        /// A player stands in a list of forbidden pairs.
        IsForbiddenPair { id: PlayerId } => "is-forbidden-pair";
        /// More results than games.
        TooManyResults { said: String, games: usize } => "too-many-results";
        /// A result for one of two games.
        OneOfTwoGames { games: usize } => "one-of-two-games";
        /// A word that is no result of the event.
        NoResultOfEvent { word: String, possible: Scores } => "no-result-of-event";
        /// A forfeit of a board that does not say who loses.
        WhoseForfeit { word: String } => "whose-forfeit";
        /// A player is named twice.
        NamedTwice { id: PlayerId } => "named-twice";
        /// Results of a round are missing.
        ResultsMissing { round: Round, all: usize, boards: Vec<BoardOf>, more: usize }
            => "results-missing";
        /// Players are in no pairing.
        NotPaired { ids: Vec<PlayerId> } => "not-paired";
        /// A board has a result.
        BoardHasResult { board: u16 } => "board-has-result";
        /// A player would be left without an opponent.
        LeftAlone { id: PlayerId } => "left-alone";
        /// A player has no place in a round.
        NotInRound { id: PlayerId, round: Round } => "not-in-round";
        /// A round has no such board.
        NoBoard { round: Round, board: u16 } => "no-board";
        /// The checks object to a pairing.
        ChecksObject { problems: Sentences } => "checks-object";
        /// A text that names no board and no player.
        NoSpot { said: String } => "no-spot";
        /// A player has no board in a round.
        NoBoardOfPlayer { id: PlayerId, round: Round } => "no-board-of-player";
        /// A word that is neither yes nor no.
        NeitherYesNorNo { word: String } => "neither-yes-nor-no";
        /// The result comes from a withdrawal.
        ResultOfWithdrawal { board: u16 } => "result-of-withdrawal";
        /// A pairing has fewer games.
        NoGame { game: usize, games: usize } => "no-game";
        /// A game before this one has no result.
        GameBeforeMissing { game: usize, missing: usize } => "game-before-missing";
        /// A board or a player is outstanding in another round, too.
        AlsoOutstanding { round: Round, board: u16, white: String, black: String }
            => "also-outstanding";
        /// A board is named twice with different results.
        BoardNamedTwice { board: u16, first: String, second: String } => "board-named-twice";
        /// Results in order for more or fewer boards than are open, up to `to` if it is named.
        NotAsManyResults { round: Round, results: usize, boards: usize, to: Option<u16> }
            => "not-as-many-results";
        /// A board that waits for no result.
        NotOpen { round: Round, board: u16 } => "not-open";
        /// A result without a board where the others have one, or where a board is needed.
        WithoutBoard { word: String } => "result-without-board";
        /// A last board is named of results that have their boards.
        ToWithoutOrder => "to-without-order";
        /// A round is complete and others are paired ahead.
        WhichRound { round: Round } => "which-round";
        /// Another result is recorded.
        ResultRecorded {
            round: Round,
            board: u16,
            white: String,
            black: String,
            results: Vec<Outcome>,
        } => "result-recorded";
        /// A field that has commands of its own.
        HasOwnCommands { field: String } => "has-own-commands";
        /// A field that is recorded, with the name of a setting of the system.
        NoSetting { field: String } => "no-setting";
        /// The rounds that are paired rest on this field.
        PairedBy { field: String } => "paired-by";
        /// The id of a player never changes.
        IdIsFixed => "id-is-fixed";
        /// Pairing numbers do not change once a round is paired.
        NumbersAreFixed => "numbers-are-fixed";
        /// A value that a field cannot hold.
        BadValue { field: String, value: String, why: Misread } => "bad-value";
        /// No such field.
        /// Fewer rounds than are paired.
        FewerRounds { rounds: u16, paired: usize } => "fewer-rounds-than-paired";
        NoField { field: String } => "no-field";
        /// All rounds are paired.
        AllRoundsPaired { rounds: usize } => "all-rounds-paired";
        /// This system has no schedule.
        RoundByRound { system: SystemKind } => "round-by-round";
        /// A day that no calendar has.
        BeyondCalendar { days: u64, first: String } => "beyond-calendar";
        /// No round is there to be taken back.
        NothingToUnpair => "nothing-to-unpair";
        /// A round has results.
        RoundHasResults { round: Round, all: usize, boards: Vec<u16>, more: usize }
            => "round-has-results";
        /// Too few players are in the event.
        TooFewPlayers { players: usize, teams: bool } => "too-few-players";
        /// Too few players would play a round.
        TooFewPresent { present: usize, round: Round } => "too-few-present";
        /// Lots are drawn, and there is no seed.
        NoSeed => "no-seed";
        /// Pairing numbers are drawn by lot, and there is no seed.
        NoSeedForNumbers => "no-seed-for-numbers";
        /// No schedule is made for this number of players.
        TooManyForSchedule => "too-many-for-schedule";
        /// Nothing says that the places of a division send anybody to promotion matches: to those of
        /// the division below, or above.
        NoPromotionMatches { division: String, is_lower: bool } => "no-promotion-matches";
        /// A printed table is for another number of players, or teams.
        TableOfOthers { numbers: u16, players: u16 } => "table-of-others";
        /// More rounds than anybody plays.
        ScheduleTooLong { players: u16, rounds: usize } => "schedule-too-long";
        /// A match is played by two.
        MatchOfTwo { players: u16 } => "match-of-two";
        /// No bracket is made for this number of players.
        TooManyForBracket => "too-many-for-bracket";
        /// A knockout has been won.
        KnockoutOver { name: String } => "knockout-over";
        /// A tie of a knockout is not decided; `level` has the points of each, if it is even.
        TieUndecided {
            board: u16,
            round: Round,
            white: PlayerId,
            black: PlayerId,
            level: Option<Points>,
            forfeited: bool,
        } => "tie-undecided";
        /// Only in a knockout somebody goes on.
        OnlyInKnockout => "only-in-knockout";
        /// A player has lost a pairing, and cannot go on without a reason.
        HasLost { id: PlayerId, board: u16, winner: PlayerId } => "has-lost";
        /// A player does not sit on a board.
        NotOnBoard { id: PlayerId, board: u16 } => "not-on-board";
        /// No legal pairing of a round exists.
        NoLegalPairing { round: Round, reasons: Sentences } => "no-legal-pairing";
        /// A player was not paired in a round, but perhaps had a bye that was asked for.
        WasNotPaired { id: PlayerId, round: Round, bye: Option<ByeKind> } => "was-not-paired";
        /// Rounds of this system are not paired by scores.
        NotByScores { system: SystemKind } => "not-by-scores";
        /// A round names players who are not in the event.
        NamesUnknown { round: Round } => "names-unknown";
        /// Nobody has this pairing number.
        NobodyNumbered { number: u16 } => "nobody-numbered";
        /// No pairing number is left.
        NumbersUsedUp { last: u16 } => "numbers-used-up";
        /// Winners of a round that no bracket has.
        WinnersOfNoBracket { winners: usize } => "winners-of-no-bracket";
        /// No Varma groups are published for this number of players.
        NoVarmaGroups { players: usize } => "no-varma-groups";
        /// A player has no pairing number.
        NoNumber { id: PlayerId } => "no-number";
        /// The pairing numbers have gaps.
        NumbersHaveGaps { last: u16, players: usize } => "numbers-have-gaps";
        /// A player is in no team.
        NoTeam { id: PlayerId } => "no-team";
        /// Not two teams.
        NotTwoTeams { teams: usize } => "not-two-teams";
        /// Teams of different sizes.
        UnequalTeams { first: String, players: usize, second: String, others: usize }
            => "unequal-teams";
        /// The event does not say how many rounds are played.
        RoundsUnknown => "rounds-unknown";
        /// The event has no day, and the list of ratings is one of months.
        NoDay => "no-day";
        /// Two players of the event are one in the list.
        SamePlayerOfList { one: PlayerId, other: PlayerId } => "same-player-of-list";
        /// Players may be in the list of ratings already: a person has to say.
        WhoAreTheyInList { count: usize, questions: Sentences, more: usize }
            => "who-are-they-in-list";
        /// The list of ratings has nobody of this id, and not one person of this name.
        NobodyListedSo { word: String } => "nobody-listed-so";
        /// Everybody begins at the same rating, so that it cannot matter who has none.
        AllBeginAlike { scheme: String, rating: String } => "all-begin-alike";
        /// The list has another event of this name.
        OtherEventCalledSo { event: String } => "other-event-called-so";
        /// The list has the games under another name.
        InListAs { event: String } => "in-list-as";
        /// The list has no months.
        NoMonthlyList { scheme: String } => "no-monthly-list";
    }
}

/// Of a list that is too long to be read aloud: how many there are, the first of them, and how
/// many more.
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

impl From<crate::event::Unscorable> for Refusal {
    fn from(why: crate::event::Unscorable) -> Self {
        Self::NoSuchScore { why }
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self::told(&*problem.what())
    }
}

/// A board, by its number and its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardOf {
    /// Its number.
    pub board: u16,
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
}

impl BoardOf {
    /// Of a board in a round.
    #[must_use]
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
