//! Effects of acts on play-offs, and the reasons for refusals, as values.

use draughts_ground::said::{Said, said};
use draughts_ground::told;

use crate::event::acts::{ActLine, LineRole};
use crate::event::{
    Chance, ClockTime, Ladder, NextGame, Outcome, PlayerId, Playoff, Round, StageClock,
};

/// Returns what a play-off decides: a board, a match or places.
pub fn decided_by_playoff(playoff: &Playoff) -> Said {
    if let Some(number) = playoff.board {
        return meeting_of_playoff(playoff.round, number, playoff.boards.is_some());
    }
    let place = playoff.place.unwrap_or(1);
    let to = u16::try_from(playoff.last()).unwrap_or(u16::MAX);
    said!(
        "playoff-of-places",
        "{ $several ->
            [yes] places { $place } to { $to }
           *[no] place { $place }
        }";
        place, to, several = to > place
    )
}

/// Returns the board or the match that a play-off decides.
pub fn meeting_of_playoff(round: Round, number: u16, is_match: bool) -> Said {
    match is_match {
        true => said!("playoff-of-match", "round { $round }, match { $number }"; round, number),
        false => said!(
            "playoff-of-board",
            "round { $round }, board { $board }";
            round, board = number
        ),
    }
}

told! {
    /// The effect of an act on play-offs, in one line.
    pub enum PlayoffEcho {
        Drawn {
            of: Said,
            ladder: String,
            players: String,
            from: String,
            chance: Chance,
            orders: u32,
        } => "playoff-drawn",
            "play-off, { $of }, by { $ladder }: order { $players }, from the number { $from }\
             { $chance ->
                [called] {\" \"}that was called out
               *[machine] {\"\"}
            } among { $orders } orders";
        Opened { of: Said, ladder: String, players: String } => "playoff-opened",
            "play-off, { $of }, by { $ladder }: order { $players }, drawn by hand";
        Game {
            game: usize,
            stage: String,
            white: String,
            black: String,
            result: Outcome,
        } => "playoff-game",
            "game { $game }, { stage-of-ladder }: { $white } - { $black } { $result }";
        Clocks {
            white: String,
            white_left: String,
            black: String,
            black_left: String,
        } => "playoff-clocks",
            "left on the clocks: { $white } { $white_left }, { $black } { $black_left }";
        /// A game to be played next, with its time control. It has a number only if no other game
        /// of the play-off can be played before it.
        Next {
            stage: String,
            game: Option<usize>,
            white: String,
            black: String,
            clock: Option<Said>,
        } => "playoff-next",
            "next: { stage-of-ladder }{ $game ->
                [none] {\"\"}
               *[other] , game { $game }
            }: { $white } - { $black }{ $clock ->
                [none] {\"\"}
               *[other] , { $clock }
            }";
        Won { of: Said, winner: String, stage: String } => "playoff-won",
            "{ $winner } wins the play-off, { $of }, in { stage-of-ladder }";
        Order { of: Said, places: String } => "playoff-order", "order, { $of }: { $places }";
        Level { of: Said, players: String } => "playoff-level",
            "the ladder has ended, { $of }: { $players } are still level";
        GoesOn { id: PlayerId, name: String } => "playoff-goes-on", "{ $id } { $name } advances";
        OutOfTurn { game: usize, white: String, turn: String } => "playoff-out-of-turn",
            "note: in game { $game } { $white } has White, and it was the turn of { $turn }";
        WasDecided { id: PlayerId, name: String } => "playoff-was-decided",
            "it was decided that { $id } { $name } advances: its games decide that instead";
        GoesOnNoMore { id: PlayerId, name: String } => "playoff-goes-on-no-more",
            "{ $id } { $name } no longer advances";
        Again { from: usize, games: usize } => "playoff-again",
            "{ $games ->
                [one] game { $from } is entered again
               *[other] { $games } games from game { $from } on are given up
            }";
        Cleared { of: Said } => "playoff-cleared", "play-off removed, { $of }";
    }
}

/// Returns the clock settings of the next game.
pub fn clocks_before(playoff: &Playoff, ladder: &Ladder, next: NextGame) -> Option<Said> {
    let clock = ladder.stages.get(next.stage)?.clock_of(next.game)?;
    let StageClock { minutes, increment, delay, .. } = clock;
    Some(match playoff.times_before(ladder, next) {
        Some((Some(white), Some(black))) if !playoff.games.is_empty() => {
            let [white, black] = [white, black].map(ClockTime::signed);
            said!(
                "stage-clock-left",
                "clocks at { $white } for White and { $black } for Black{ $increment ->
                    [0] {\"\"}
                   *[other] , { $increment } s a move
                }{ $delay ->
                    [0] {\"\"}
                   *[other] , { $delay } s of each move free
                }";
                white, black, increment, delay
            )
        }
        _ => match playoff.first_unclocked(ladder, next).filter(|_| clock.carried) {
            Some(game) => said!(
                "stage-clock-unknown",
                "{ $minutes } min{ stage-clock-moves } for all games; what is left is not \
                 known, because game { $game } has no times";
                minutes, increment, delay, game
            ),
            None => clock_said(clock),
        },
    })
}

/// Returns the clock settings of a stage.
fn clock_said(clock: StageClock) -> Said {
    let StageClock { minutes, black, increment, delay, carried } = clock;
    said!(
        "stage-clock",
        "{ $minutes } min{ $black ->
            [none] {\"\"}
           *[other] {\" \"}for White and { $black } min for Black
        }{ stage-clock-moves }{ $carried ->
            [yes] {\" \"}for all games
           *[no] {\"\"}
        }";
        minutes, black, increment, delay, carried
    )
}

impl ActLine for PlayoffEcho {
    fn part(&self) -> LineRole {
        match self {
            Self::Next { .. } | Self::Clocks { .. } | Self::OutOfTurn { .. } => LineRole::Aside,
            _ => LineRole::Done,
        }
    }
}

/// Reports that no ladder has this name.
pub fn no_ladder(name: String, known: Vec<String>) -> Said {
    said!("no-ladder", "there is no ladder { $name }; there is { $known }"; name, known)
}

/// Reports that a play-off was requested although nobody is level.
pub fn not_level(of: Said) -> Said {
    said!("playoff-not-level", "{ $of } is not level"; of)
}

/// Reports that a competitor to be paired is still in a play-off.
pub(crate) fn still_open(of: Said) -> Said {
    said!("playoff-still-open", "the play-off, { $of }, is not over: its winner advances"; of)
}

/// Reports that the play-off has ended, so no game can be entered.
pub(crate) fn playoff_over(of: Said) -> Said {
    said!("playoff-is-over", "nothing is left to be played in the play-off, { $of }"; of)
}

/// Reports that nobody shares a place, or this place; `named` if players were named.
pub fn nobody_tied(place: Option<u16>, named: bool) -> Said {
    said!(
        "playoff-nobody-tied",
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
        place, named
    )
}
