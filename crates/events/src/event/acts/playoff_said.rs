//! What an act did to play-offs, and why one is refused, as values.

use draughts_ground::told;

use crate::event::{Chance, Outcome, PlayerId, Playoff, PlayoffWrong, Round, StageClock};

use super::{OfAct, Part};

told! {
    /// What a play-off is about.
    pub enum PlayoffOf {
        /// A level match.
        Board { round: Round, board: u16 } => "playoff-of-board";
        /// Shared places.
        Places { place: u16, to: u16, several: bool } => "playoff-of-places";
    }
}

impl PlayoffOf {
    /// What a play-off is about.
    #[must_use]
    pub fn of(playoff: &Playoff) -> Self {
        match playoff.board {
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
        /// A game that is to be played next, with its thinking time.
        Next {
            stage: String,
            game: usize,
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
            Self::Next { .. } | Self::Clocks { .. } => Part::Aside,
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
        /// Teams meet.
        OfTeams => "playoff-of-teams";
        /// A board is not level.
        NotLevel { round: Round, board: u16 } => "playoff-not-level";
        /// There is one already.
        OpenedBefore { of: PlayoffOf } => "playoff-opened-before";
        /// There is none, or none that is meant.
        NoPlayoff => "no-playoff";
        /// Several may be meant.
        Several { known: Vec<PlayoffOf> } => "several-playoffs";
        /// Results are missing that may change who is level.
        Missing { boards: usize } => "playoff-results-missing";
        /// Nobody shares a place, or not this one.
        NobodyTied { place: Option<u16> } => "playoff-nobody-tied";
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
        /// These two have no game now.
        NoSuchGame { white: PlayerId, black: PlayerId } => "playoff-no-such-game";
        /// Nothing is left to be played.
        Over { of: PlayoffOf } => "playoff-is-over";
        /// A game of this number has not been entered.
        NoGameYet { game: usize, games: usize } => "playoff-no-game-yet";
        /// Clocks are entered for one game.
        ClocksOfSeveral => "playoff-clocks-of-several";
        /// A game cannot stand in the play-off.
        Wrong { game: usize, why: PlayoffWrong } => "playoff-wrong-game";
    }
}
