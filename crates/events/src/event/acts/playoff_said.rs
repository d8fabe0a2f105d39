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
        Board { round: Round, board: u16 } => "playoff-of-board",
            "round { $round }, board { $board }";
        Match { round: Round, number: u16 } => "playoff-of-match",
            "round { $round }, match { $number }";
        Places { place: u16, to: u16, several: bool } => "playoff-of-places",
            "{ $several ->
                [yes] places { $place } to { $to }
               *[no] place { $place }
            }";
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
        Drawn {
            of: PlayoffOf,
            ladder: String,
            players: String,
            from: String,
            chance: Chance,
            orders: u32,
        } => "playoff-drawn",
            "play-off, { $of }, by { $ladder }: order { $players }, from the number { $from }{ \
             $chance ->
                [called] {\" \"}that was called out
               *[machine] {\"\"}
            } among { $orders } orders";
        Opened { of: PlayoffOf, ladder: String, players: String } => "playoff-opened",
            "play-off, { $of }, by { $ladder }: order { $players }, drawn by hand";
        Game {
            game: usize,
            stage: String,
            white: String,
            black: String,
            result: Outcome,
        } => "playoff-game",
            "game { $game }, { $stage }: { $white } - { $black } { $result }";
        Clocks {
            white: String,
            white_left: String,
            black: String,
            black_left: String,
        } => "playoff-clocks",
            "left on the clocks: { $white } { $white_left }, { $black } { $black_left }";
        /// A game that is to be played next, with its thinking time; its number in the play-off if
        /// no other can come before it.
        Next {
            stage: String,
            game: Option<usize>,
            white: String,
            black: String,
            clock: Option<ClockSaid>,
        } => "playoff-next",
            "next: { $stage }{ $game ->
                [none] {\"\"}
               *[other] , game { $game }
            }: { $white } - { $black }{ $clock ->
                [none] {\"\"}
               *[other] , { $clock }
            }";
        Won { of: PlayoffOf, winner: String, stage: String } => "playoff-won",
            "{ $winner } wins the play-off, { $of }, in { $stage }";
        Order { of: PlayoffOf, places: String } => "playoff-order", "order, { $of }: { $places }";
        Level { of: PlayoffOf, players: String } => "playoff-level",
            "the ladder has ended, { $of }: { $players } are still level";
        GoesOn { id: PlayerId, name: String } => "playoff-goes-on", "{ $id } { $name } advances";
        OutOfTurn { game: usize, white: String, turn: String } => "playoff-out-of-turn",
            "note: in game { $game } { $white } has White, and it was the turn of { $turn }";
        GoesOnNoMore { id: PlayerId, name: String } => "playoff-goes-on-no-more",
            "{ $id } { $name } no longer advances";
        Again { from: usize, games: usize } => "playoff-again",
            "{ $games ->
                [one] game { $from } is entered again
               *[other] { $games } games from game { $from } on are given up
            }";
        Cleared { of: PlayoffOf } => "playoff-cleared", "play-off removed, { $of }";
    }
}

told! {
    /// A thinking time.
    pub enum ClockSaid {
        Of { minutes: u16, increment: u16, delay: u16, carried: bool } => "stage-clock",
            "{ $minutes } min{ stage-clock-moves }{ $carried ->
                [yes] {\" \"}for all games
               *[no] {\"\"}
            }";
        Left { white: String, black: String, increment: u16, delay: u16 } => "stage-clock-left",
            "clocks at { $white } for White and { $black } for Black{ $increment ->
                [0] {\"\"}
               *[other] , { $increment } s a move
            }{ $delay ->
                [0] {\"\"}
               *[other] , { $delay } s of each move free
            }";
        Unknown { minutes: u16, increment: u16, delay: u16, game: usize } => "stage-clock-unknown",
            "{ $minutes } min{ stage-clock-moves } for all games; what is left is not known, \
             because game { $game } has no times";
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
        NoLadder { name: String, known: Vec<String> } => "no-ladder",
            "there is no ladder { $name }; there is { $known }";
        WhichLadder { known: Vec<String> } => "which-ladder", "which ladder? there is { $known }";
        BoardsOfMatch { boards: u16, most: u16 } => "playoff-boards",
            "a match has { $most } boards, not { $boards }";
        OnlyOfTeams => "playoff-only-of-teams",
            "a play-off has boards where teams meet, and players meet here";
        NotLevel { of: PlayoffOf } => "playoff-not-level", "{ $of } is not level";
        OpenedBefore { of: PlayoffOf } => "playoff-opened-before",
            "there is a play-off, { $of }, already";
        NoPlayoff => "no-playoff", "there is no such play-off";
        Several { known: Sentences } => "several-playoffs",
            "several play-offs may be meant: { $known }";
        StillOpen { of: PlayoffOf } => "playoff-still-open",
            "the play-off, { $of }, is not over: its winner advances";
        PairedOn { round: Round, id: PlayerId, name: String } => "playoff-paired-on",
            "round { $round } is paired, and { $id } { $name } plays there as the winner of the \
             play-off";
        StageBegun { of: PlayoffOf, stage: String } => "playoff-stage-begun",
            "{ $stage } has begun with those who went on after the play-off, { $of }";
        NoLevelBoard { round: Round, teams: bool } => "playoff-no-level-board",
            "no { $teams ->
                [yes] match
               *[no] board
            } of round { $round } is level and without a play-off";
        Undecided { round: Round, board: u16, teams: bool } => "playoff-undecided",
            "round { $round }, { $teams ->
                [yes] match
               *[no] board
            } { $board } is level and nobody advances yet: it is not settled who shares a place";
        InNone { ids: Vec<PlayerId> } => "playoff-in-none", "no play-off is between { $ids }";
        WhichBoard { round: Round, boards: Vec<BoardOf>, teams: bool } => "playoff-which-board",
            "several { $teams ->
                [yes] matches
               *[no] boards
            } of round { $round } are level: { $boards }";
        Missing { boards: usize } => "playoff-results-missing",
            "{ $boards ->
                [one] a board has no result yet
               *[other] { $boards } boards have no result yet
            }: who shares a place is not settled";
        /// Nobody shares a place, or not this one; `named` if it was said who.
        NobodyTied { place: Option<u16>, named: bool } => "playoff-nobody-tied",
            "{ $place ->
                [none] { $named ->
                    [yes] these players share no place
                   *[no] nobody shares a place
                }
               *[other] { $named ->
                    [yes] place { $place } is not shared by these players
                   *[no] nobody shares place { $place }
                }
            }";
        OnlyPoints { place: u16, ids: Vec<PlayerId> } => "playoff-only-points",
            "place { $place } is not shared: tie-breaks separate { $ids }, who have the same \
             points; name them if they play for it anyway";
        WhichPlaces { places: Vec<String> } => "playoff-which-places",
            "several places are shared: { $places }";
        NotTied { one: PlayerId, other: PlayerId } => "playoff-not-tied",
            "{ $one } and { $other } do not have the same points";
        LeftOut { ids: Vec<PlayerId> } => "playoff-left-out",
            "level with them, too: { $ids }; name all who are, or nobody";
        TooMany { players: usize, most: usize } => "playoff-too-many",
            "{ $players } players share the place; an order is drawn of at most { $most }";
        ByHandWithoutPlayers => "playoff-by-hand-whom",
            "an order was drawn by hand: name all players in that order";
        WhichGame { games: Vec<String> } => "playoff-which-game",
            "several games can be played now: { $games }";
        NotOfIt { id: PlayerId, of: PlayoffOf, players: String } => "playoff-not-of-it",
            "{ $id } does not play in the play-off, { $of }: its players are { $players }";
        NoGameNow { id: PlayerId, games: Vec<String> } => "playoff-no-game-now",
            "{ $id } has no game now; to be played: { $games }";
        NoSuchGame { white: PlayerId, black: PlayerId } => "playoff-no-such-game",
            "{ $white } and { $black } have no game now";
        Over { of: PlayoffOf } => "playoff-is-over",
            "nothing is left to be played in the play-off, { $of }";
        Decided { of: PlayoffOf, games: usize, more: usize } => "playoff-decided",
            "game { $games } decides the play-off, { $of }; { $more ->
                [one] the result after it is
               *[other] the { $more } results after it are
            } too many";
        NoGameYet { game: usize, games: usize } => "playoff-no-game-yet",
            "game { $game } has not been entered; { $games ->
                [0] none has
                [1] only game 1 has
               *[other] the last is game { $games }
            }";
        HalfTheClocks { increment: u16 } => "playoff-half-the-clocks",
            "times and moves are entered together: { $increment } s are added for each move";
        TooLong {
            id: PlayerId,
            used: String,
            had: String,
            moves: Option<u16>,
        } => "playoff-too-long",
            "{ $id } cannot have used { $used }: { $moves ->
                [none] {\"\"}
                [one] with 1 move{\" \"}
               *[other] with { $moves } moves{\" \"}
            }there was { $had }";
        MovesApart { white: u16, black: u16 } => "playoff-moves-apart",
            "White cannot have made { $white } moves and Black { $black }: they move in turn";
        ClocksOfSeveral => "playoff-clocks-of-several",
            "times and moves are entered with one game at a time";
        Wrong { game: usize, why: PlayoffWrong } => "playoff-wrong-game",
            "game { $game } cannot be entered: { $why }";
    }
}
