//! Why an act is refused, and what can be done about it, as values.
//!
//! No word of a language stands here, and no command: sentences are made from the
//! catalogues of the program, and only the command line knows how a remedy is typed.

use crate::document::{Advice, Misread};
use crate::event::{ByeKind, Outcome, PlayerId, Points, Round, SystemKind};
use draughts_ground::said::{Fact, Said, Sentences, Told};
use draughts_ground::told;

/// Why an act was refused. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", self.why.said().id)]
pub struct Refused {
    /// What stands against it.
    pub why: Box<Refusal>,
    /// What to do.
    pub remedy: Option<Box<Remedy>>,
}

impl Remedy {
    /// What can be done about a value that cannot stand in an event file.
    pub(super) fn of(advice: Advice) -> Self {
        match advice {
            Advice::Near { near, .. } => Self::NearWord { near },
            Advice::Known { known } => Self::KnownWords { known },
            _ => Self::SeeSchema,
        }
    }
}

impl Refused {
    /// A refusal without advice.
    pub fn new(why: impl Into<Refusal>) -> Self {
        Self { why: Box::new(why.into()), remedy: None }
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
        /// In words: what a check or a reader of files says, or the program itself.
        Words { words: String } => "words";
        /// Nobody has this id.
        NoPlayer { id: String } => "no-player";
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
        /// A player has a result in a round.
        HasResult { id: PlayerId, round: Round } => "has-result";
        /// A player who withdraws stands on a board without a result.
        StandsOnBoard { id: PlayerId, board: u16, round: Round } => "stands-on-board";
        /// A player is in the event, with other data.
        InEventOtherwise { id: PlayerId, name: String, differences: Vec<String> }
            => "in-event-otherwise";
        /// A name stands in a list twice.
        InListTwice { name: String } => "in-list-twice";
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
        NoResultOfEvent { word: String, possible: String } => "no-result-of-event";
        /// A player is named twice.
        NamedTwice { id: PlayerId } => "named-twice";
        /// Results of a round are missing.
        ResultsMissing { round: Round, boards: Vec<BoardOf> } => "results-missing";
        /// Players are in no pairing.
        NotPaired { ids: Vec<String> } => "not-paired";
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
        /// A player has no board in a round.
        NoBoardOfPlayer { id: PlayerId, round: Round } => "no-board-of-player";
        /// A word that is neither yes nor no.
        NeitherYesNorNo { word: String } => "neither-yes-nor-no";
        /// A pairing has fewer games.
        NoGame { game: usize, games: usize } => "no-game";
        /// A game before this one has no result.
        GameBeforeMissing { game: usize, missing: usize } => "game-before-missing";
        /// A round is complete and others are paired ahead.
        WhichRound { round: Round } => "which-round";
        /// Another result is recorded.
        ResultRecorded { round: Round, board: u16, results: Vec<Outcome> } => "result-recorded";
        /// A field that has commands of its own.
        HasOwnCommands { field: String } => "has-own-commands";
        /// The rounds that are paired rest on this field.
        PairedBy { field: String } => "paired-by";
        /// The id of a player never changes.
        IdIsFixed => "id-is-fixed";
        /// Pairing numbers do not change once a round is paired.
        NumbersAreFixed => "numbers-are-fixed";
        /// A value that a field cannot hold.
        BadValue { field: String, value: String, why: Misread } => "bad-value";
        /// No such field.
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
        RoundHasResults { round: Round, boards: Vec<u16> } => "round-has-results";
        /// Too few players are in the event.
        TooFewPlayers { players: usize } => "too-few-players";
        /// Too few players would play a round.
        TooFewPresent { present: usize, round: Round } => "too-few-present";
        /// Lots are drawn, and there is no seed.
        NoSeed => "no-seed";
        /// Pairing numbers are drawn by lot, and there is no seed.
        NoSeedForNumbers => "no-seed-for-numbers";
        /// Nobody makes a schedule for so many players.
        TooManyForSchedule => "too-many-for-schedule";
        /// Nobody plays so many rounds.
        ScheduleTooLong { players: u16, rounds: usize } => "schedule-too-long";
        /// A match is played by two.
        MatchOfTwo { players: u16 } => "match-of-two";
        /// Nobody makes a bracket for so many players.
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
        } => "tie-undecided";
        /// Only in a knockout somebody goes on.
        OnlyInKnockout => "only-in-knockout";
        /// A player does not sit on a board.
        NotOnBoard { id: PlayerId, board: u16 } => "not-on-board";
        /// No legal pairing of a round exists.
        NoLegalPairing { round: Round, reasons: String } => "no-legal-pairing";
        /// No pairing number is left.
        NumbersUsedUp { last: u16 } => "numbers-used-up";
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
        /// A player may be one of two in the list.
        MayBeEither { id: PlayerId, name: String, one: String, other: String } => "may-be-either";
        /// A player may be the one of the same name in the list.
        SamePerson { listed: String, player: String } => "same-person";
        /// The list has another event of this name.
        OtherEventCalledSo { event: String } => "other-event-called-so";
        /// The list has the games under another name.
        InListAs { event: String } => "in-list-as";
        /// The list has no months.
        NoMonthlyList { scheme: String } => "no-monthly-list";
    }
}

told! {
    /// What can be done about a refusal.
    pub enum Remedy {
        /// In words.
        Words { words: String } => "words";
        /// It is this id.
        IsPlayer { name: String, id: PlayerId } => "is-player";
        /// Something near to what was typed.
        DidYouMean { near: String } => "did-you-mean";
        /// A field or a word near to the one that is not known.
        NearWord { near: String } => "near-word";
        /// The fields or words that are known.
        KnownWords { known: Vec<String> } => "known-words";
        /// Look at what each field may hold.
        SeeSchema => "see-schema";
        /// Look at the list of players.
        ListPlayers => "list-players";
        /// Pair a round first.
        PairFirst => "pair-first";
        /// The last round that is paired.
        PairedSoFar { rounds: usize } => "paired-so-far";
        /// Enter a forfeit, or take the pairing back.
        ForfeitOrUnpair => "forfeit-or-unpair";
        /// Postpone, enter a forfeit, or withdraw the player.
        PostponeOrForfeit => "postpone-or-forfeit";
        /// Take all pairings back, or begin anew.
        UnpairOrNew => "unpair-or-new";
        /// The first round that can be entered.
        FirstToEnter { round: Round } => "first-to-enter";
        /// Wait until the round before has been played.
        WithdrawLater => "withdraw-later";
        /// Withdraw after the round, or amend the result first.
        WithdrawAfter { round: Round } => "withdraw-after";
        /// Enter the forfeit of a side.
        EnterForfeit { board: u16, loser: &'static str } => "enter-forfeit";
        /// Set the field, or name another id.
        SetOrOtherId => "set-or-other-id";
        /// Give each an id, a birth or a club.
        TellApart => "tell-apart";
        /// Write it on one line.
        OneLine => "one-line";
        /// Give another id, or none.
        OtherId => "other-id";
        /// Withdraw the player.
        Withdraw { id: PlayerId } => "withdraw";
        /// Take the player out of the forbidden pairs.
        TakeFromForbidden => "take-from-forbidden";
        /// Give both results, or name the game.
        GiveBothGames => "give-both-games";
        /// The words that are results.
        ResultWords => "result-words";
        /// Enter them, or name the round whose boards change.
        EnterOrNameRound => "enter-or-name-round";
        /// Name everybody.
        NameEverybody => "name-everybody";
        /// A pairing that has been played stands.
        PlayedStands => "played-stands";
        /// Say what becomes of a player.
        SayWhatBecomes { id: PlayerId } => "say-what-becomes";
        /// Name two players, or a board.
        NameTwo => "name-two";
        /// Pair all the same.
        ForcePairing => "force-pairing";
        /// How yes and no are written.
        WriteYesOrNo => "write-yes-or-no";
        /// Name the round.
        NameRound { round: Round } => "name-round";
        /// Amend with a reason.
        Amend => "amend";
        /// The boards of the round.
        BoardsTo { most: u16 } => "boards-to";
        /// The commands that change an event.
        EventCommands => "event-commands";
        /// The commands that change a player.
        PlayerCommands => "player-commands";
        /// Take the pairings back first.
        UnpairFirst => "unpair-first";
        /// Take the round back first.
        UnpairRoundFirst => "unpair-round-first";
        /// Take it back with its results.
        ForceUnpair => "force-unpair";
        /// Nobody goes on before the game is decided.
        DecideFirst => "decide-first";
        /// Enter them, or have the boards adjourned.
        EnterOrAdjourn => "enter-or-adjourn";
        /// Add a player.
        AddPlayer => "add-player";
        /// Set the seed of the drawing.
        SetSeed => "set-seed";
        /// Choose a Swiss.
        ChooseSwiss => "choose-swiss";
        /// Correct the highest pairing number.
        CorrectNumber => "correct-number";
        /// Draw without groups.
        DrawByLot => "draw-by-lot";
        /// Give a player a pairing number.
        SetNumber { id: PlayerId } => "set-number";
        /// Numbers are given when a round is paired.
        NumberedWhenPaired => "numbered-when-paired";
        /// Number the players without a gap.
        NumberWithoutGaps => "number-without-gaps";
        /// Give a player a team.
        SetTeam { id: PlayerId } => "set-team";
        /// Set the number of rounds.
        SetRounds { rounds: u16 } => "set-rounds";
        /// Play on: set more rounds.
        PlayOn { rounds: Round } => "play-on";
        /// Take requests for byes back.
        CancelByes => "cancel-byes";
        /// Say who goes on.
        SayWhoGoesOn { board: u16, id: PlayerId } => "say-who-goes-on";
        /// What could be relaxed.
        Relax { ways: String } => "relax";
        /// Set the day.
        SetDay => "set-day";
        /// Give both the federation's number.
        NumberBoth => "number-both";
        /// Say who it is in the list.
        SayWhoInList => "say-who-in-list";
        /// Say whether it is the same person.
        SameOrOthers => "same-or-others";
        /// Set the day, or enter the event under another key.
        DayOrKey => "day-or-key";
        /// Correct under this key, or enter under another.
        KeyOf { event: String } => "key-of";
    }
}

impl<T: Into<String>> From<T> for Refusal {
    fn from(words: T) -> Self {
        Self::Words { words: words.into() }
    }
}

impl<T: Into<String>> From<T> for Remedy {
    fn from(words: T) -> Self {
        Self::Words { words: words.into() }
    }
}

impl From<crate::event::Problem> for Refused {
    fn from(problem: crate::event::Problem) -> Self {
        let remedy = problem.help.map(|help| Box::new(help.into()));
        Self { remedy, ..Self::new(problem.message) }
    }
}

/// A board, by its number and its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardOf {
    /// Its number.
    pub board: u16,
    /// Who has White.
    pub white: PlayerId,
    /// Who has Black.
    pub black: PlayerId,
}

impl BoardOf {
    /// The message that names a board, with the names of its facts.
    pub const MESSAGES: &'static [draughts_ground::said::Message] =
        &[("board-of", &["board", "white", "black"])];

    /// Of a board in a round.
    #[must_use]
    pub fn of(board: &crate::event::Board) -> Self {
        let (white, black) = (board.white.clone(), board.black.clone());
        Self { board: board.board, white, black }
    }
}

impl From<BoardOf> for Fact {
    fn from(board: BoardOf) -> Self {
        let facts = vec![
            ("board", board.board.into()),
            ("white", board.white.into()),
            ("black", board.black.into()),
        ];
        Self::Said(Said { id: "board-of", facts })
    }
}

impl From<Round> for Fact {
    fn from(round: Round) -> Self {
        round.0.into()
    }
}

impl From<PlayerId> for Fact {
    fn from(id: PlayerId) -> Self {
        Self::Text(id.to_string())
    }
}

impl From<Outcome> for Fact {
    fn from(outcome: Outcome) -> Self {
        Self::Text(outcome.to_string())
    }
}

impl From<Points> for Fact {
    fn from(points: Points) -> Self {
        Self::Text(points.to_string())
    }
}

impl From<SystemKind> for Fact {
    fn from(kind: SystemKind) -> Self {
        Self::Word(match kind {
            SystemKind::Swiss => "swiss",
            SystemKind::RoundRobin => "round-robin",
            SystemKind::Match => "match",
            SystemKind::Scheveningen => "scheveningen",
            SystemKind::Knockout => "knockout",
        })
    }
}

impl From<ByeKind> for Fact {
    fn from(kind: ByeKind) -> Self {
        Self::Word(match kind {
            ByeKind::PairingAllocated => "bye",
            ByeKind::FullPoint => "full-point-bye",
            ByeKind::HalfPoint => "half-point-bye",
            ByeKind::Absent => "absent",
        })
    }
}
