//! What can be in an event, and should not, as values.

use crate::diag::found;
use crate::event::codes::*;
use crate::event::{Apart, Color, PlayerId, Round, SystemKind, TieBreak};

found! {
    /// What the arbiter should look at.
    pub enum Concern {
        /// A tie-break of the Buchholz family where everybody meets everybody.
        Buchholz { tie_break: TieBreak, system: SystemKind }
            => "buchholz-of-schedule", TIEBREAK_BUCHHOLZ;
        /// Two players meet again.
        Rematch { white: PlayerId, black: PlayerId, round: Round, before: Vec<Round> }
            => "rematch", PAIRING_REMATCH;
        /// Two players meet who are kept apart.
        KeptApart { one: PlayerId, other: PlayerId, round: Round, why: Apart }
            => "meet-although-apart", PAIRING_FORBIDDEN;
        /// A player has the same colour too many times in a row; the number.
        ColorRun { id: PlayerId, color: Color, times: u16, round: Round }
            => "color-running", COLOR_RUN;
        /// A player has had one colour too many times more than the other; the difference.
        ColorDifference { id: PlayerId, color: Color, more: u32, round: Round }
            => "color-too-often", COLOR_DIFFERENCE;
        /// A result was changed when a later round was paired.
        Amended { board: u16, round: Round, was: String, paired: Round, reason: String }
            => "amended-later", RESULT_AMENDED;
        /// A player has no place in a round.
        Forgotten { id: PlayerId, round: Round } => "forgotten", PLAYER_FORGOTTEN;
        /// A player plays who is not in the event then.
        NotThere { id: PlayerId, round: Round } => "plays-not-there", PLAYER_NOT_THERE;
        /// A player has had the bye several times.
        ByeAgain { id: PlayerId, times: usize } => "bye-again", BYE_REPEATED;
        /// A player has had too many half-point byes.
        HalfByes { id: PlayerId, byes: u16 } => "half-byes", BYE_HALF_LIMIT;
        /// The results of a player count for nobody.
        Excluded { id: PlayerId, played: usize, scheduled: usize } => "excluded", PLAYER_EXCLUDED;
        /// A board of an earlier round has no result.
        Open { board: u16, round: Round, adjourned: bool } => "open-board", BOARD_OPEN;
        /// A game of an earlier round is put off to another day.
        Postponed { board: u16, round: Round, until: Option<String> }
            => "postponed-board", BOARD_OPEN;
        /// A player of a knockout plays on after losing.
        WasOut { id: PlayerId, round: Round, lost: Round } => "was-out", PLAYER_WAS_OUT;
        /// Nobody has said who goes on.
        Undecided { board: u16, round: Round } => "undecided", BOARD_UNDECIDED;
    }
}
