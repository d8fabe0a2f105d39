//! What an act did to play-offs, and why one is refused, as values.

use draughts_ground::told;

use draughts_ground::said::Sentences;

use crate::event::{
    Chance, ClockTime, Ladder, NextGame, Outcome, PlayerId, Playoff, PlayoffWrong, Round,
    StageClock,
};

use super::{BoardOf, OfAct, Part};

told! {
    /// What a play-off is about.
    pub enum PlayoffOf {
        /// A level match.
        Board { round: Round, board: u16 } => "playoff-of-board";
        /// A level match of teams.
        Match { round: Round, number: u16 } => "playoff-of-match";
        /// Shared places.
        Places { place: u16, to: u16, several: bool } => "playoff-of-places";
    }
}

impl PlayoffOf {
    /// What a play-off is about.
    #[must_use]
    pub fn of(playoff: &Playoff) -> Self {
        match playoff.board {
            Some(number) if playoff.boards.is_some() => {
                Self::Match { round: playoff.round, number }
            }
            Some(board) => Self::Board { round: playoff.round, board },
            None => {
                let place = playoff.place.unwrap_or(1);
                let to = u16::try_from(playoff.last()).unwrap_or(u16::MAX);
                Self::Places { place, to, several: to > place }
            }
        }
    }
}

told! {
    /// What an act did to play-offs, in one line.
    pub enum PlayoffEcho {
        /// One was opened, with the order of its players from a number.
        Drawn {
            of: PlayoffOf,
            ladder: String,
            players: String,
            from: String,
            chance: Chance,
            orders: u32,
        } => "playoff-drawn";
        /// The same with the order that was drawn by hand.
        Opened { of: PlayoffOf, ladder: String, players: String } => "playoff-opened";
        /// A game was entered.
        Game { game: usize, stage: String, white: String, black: String, result: Outcome }
            => "playoff-game";
        /// What the clocks have after a game.
        Clocks { white: String, white_left: String, black: String, black_left: String }
            => "playoff-clocks";
        /// A game that is to be played next, with its thinking time; its number in the play-off if
        /// no other can come before it.
        Next {
            stage: String,
            game: Option<usize>,
            white: String,
            black: String,
            clock: Option<ClockSaid>,
        } => "playoff-next";
        /// Somebody has won.
        Won { of: PlayoffOf, winner: String, stage: String } => "playoff-won";
        /// The order of three or more; the places.
        Order { of: PlayoffOf, places: String } => "playoff-order";
        /// The ladder has ended, and some are still level.
        Level { of: PlayoffOf, players: String } => "playoff-level";
        /// Somebody goes on in a knockout.
        GoesOn { id: PlayerId, name: String } => "playoff-goes-on";
        /// Somebody had White whose turn it was not.
        OutOfTurn { game: usize, white: String, turn: String } => "playoff-out-of-turn";
        /// Somebody who went on in a knockout does not any more.
        GoesOnNoMore { id: PlayerId, name: String } => "playoff-goes-on-no-more";
        /// Games were taken back from one on.
        Again { from: usize, games: usize } => "playoff-again";
        /// One was taken away.
        Cleared { of: PlayoffOf } => "playoff-cleared";
    }
}

told! {
    /// A thinking time.
    pub enum ClockSaid {
        /// Minutes, and seconds for each move.
        Of { minutes: u16, increment: u16, delay: u16, carried: bool } => "stage-clock";
        /// What White and Black have left of the time for all games.
        Left { white: String, black: String, increment: u16, delay: u16 } => "stage-clock-left";
        /// What they have left is not known, because a game was entered without its times.
        Unknown { minutes: u16, increment: u16, delay: u16, game: usize } => "stage-clock-unknown";
    }
}

impl ClockSaid {
    /// What the clocks of the next game are set to.
    #[must_use]
    pub fn before(playoff: &Playoff, ladder: &Ladder, next: NextGame) -> Option<Self> {
        let clock = ladder.stages.get(next.stage)?.clock_of(next.game)?;
        let StageClock { minutes, increment, delay, .. } = clock;
        Some(match playoff.times_before(ladder, next) {
            Some((Some(white), Some(black))) if !playoff.games.is_empty() => {
                let [white, black] = [white, black].map(ClockTime::signed);
                Self::Left { white, black, increment, delay }
            }
            _ => match playoff.first_unclocked(ladder, next).filter(|_| clock.carried) {
                Some(game) => Self::Unknown { minutes, increment, delay, game },
                None => clock.into(),
            },
        })
    }
}

impl From<StageClock> for ClockSaid {
    fn from(clock: StageClock) -> Self {
        let StageClock { minutes, increment, delay, carried } = clock;
        Self::Of { minutes, increment, delay, carried }
    }
}

impl OfAct for PlayoffEcho {
    fn part(&self) -> Part {
        match self {
            Self::Next { .. } | Self::Clocks { .. } | Self::OutOfTurn { .. } => Part::Aside,
            _ => Part::Done,
        }
    }
}

told! {
    /// What stands against an act on play-offs.
    pub enum PlayoffRefusal {
        /// No ladder has this name.
        NoLadder { name: String, known: Vec<String> } => "no-ladder";
        /// The event names no ladder, and none was named.
        WhichLadder { known: Vec<String> } => "which-ladder";
        /// More boards than a match has, or none.
        BoardsOfMatch { boards: u16, most: u16 } => "playoff-boards";
        /// The boards of a match, and players meet.
        OnlyOfTeams => "playoff-only-of-teams";
        /// A board is not level.
        NotLevel { of: PlayoffOf } => "playoff-not-level";
        /// There is one already.
        OpenedBefore { of: PlayoffOf } => "playoff-opened-before";
        /// There is none, or none that is meant.
        NoPlayoff => "no-playoff";
        /// Several may be meant.
        Several { known: Sentences } => "several-playoffs";
        /// It is not over, so nobody goes on by a decision.
        StillOpen { of: PlayoffOf } => "playoff-still-open";
        /// A round is paired with somebody who went on by the play-off.
        PairedOn { round: Round, id: PlayerId, name: String } => "playoff-paired-on";
        /// A stage has begun with those who went on by the play-off.
        StageBegun { of: PlayoffOf, stage: String } => "playoff-stage-begun";
        /// No board of a knockout is level that has no play-off.
        NoLevelBoard { round: Round, teams: bool } => "playoff-no-level-board";
        /// A board of a knockout is level, so that nobody knows who shares a place.
        Undecided { round: Round, board: u16, teams: bool } => "playoff-undecided";
        /// Nobody of these is in a play-off.
        InNone { ids: Vec<PlayerId> } => "playoff-in-none";
        /// Several boards are level.
        WhichBoard { round: Round, boards: Vec<BoardOf>, teams: bool }
            => "playoff-which-board";
        /// Results are missing that may change who is level.
        Missing { boards: usize } => "playoff-results-missing";
        /// Nobody shares a place, or not this one; `named` if it was said who.
        NobodyTied { place: Option<u16>, named: bool } => "playoff-nobody-tied";
        /// Players have the same points, and tie-breaks separate them.
        OnlyPoints { place: u16, ids: Vec<PlayerId> } => "playoff-only-points";
        /// Several places are shared.
        WhichPlaces { places: Vec<String> } => "playoff-which-places";
        /// Two players do not share a place.
        NotTied { one: PlayerId, other: PlayerId } => "playoff-not-tied";
        /// Somebody shares the place who was not named.
        LeftOut { ids: Vec<PlayerId> } => "playoff-left-out";
        /// More players than a lot can order.
        TooMany { players: usize, most: usize } => "playoff-too-many";
        /// An order that was drawn by hand, and nobody is named.
        ByHandWithoutPlayers => "playoff-by-hand-whom";
        /// Several games can be played next.
        WhichGame { games: Vec<String> } => "playoff-which-game";
        /// Somebody does not play in it; those who do.
        NotOfIt { id: PlayerId, of: PlayoffOf, players: String } => "playoff-not-of-it";
        /// Somebody has no game now; the games that can be played.
        NoGameNow { id: PlayerId, games: Vec<String> } => "playoff-no-game-now";
        /// These two have no game now.
        NoSuchGame { white: PlayerId, black: PlayerId } => "playoff-no-such-game";
        /// Nothing is left to be played.
        Over { of: PlayoffOf } => "playoff-is-over";
        /// An earlier of the results that are entered has decided it.
        Decided { of: PlayoffOf, games: usize, more: usize } => "playoff-decided";
        /// A game of this number has not been entered.
        NoGameYet { game: usize, games: usize } => "playoff-no-game-yet";
        /// Times without moves, or moves without times, where each move adds to the time.
        HalfTheClocks { increment: u16 } => "playoff-half-the-clocks";
        /// Somebody is said to have used more time than there was.
        TooLong { id: PlayerId, used: String, had: String, moves: Option<u16> }
            => "playoff-too-long";
        /// Moves that White and Black cannot have made: they move in turn.
        MovesApart { white: u16, black: u16 } => "playoff-moves-apart";
        /// Clocks are entered for one game.
        ClocksOfSeveral => "playoff-clocks-of-several";
        /// A game cannot stand in the play-off.
        Wrong { game: usize, why: PlayoffWrong } => "playoff-wrong-game";
    }
}
