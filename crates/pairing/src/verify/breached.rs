//! What is wrong with a pairing, with players by their names.

use crate::{Color, Points};
use draughts_ground::told;

told! {
    /// What is wrong with a pairing, or against a recommendation: a [`Breach`](super::Breach)
    /// with the names of the players.
    pub enum Breached {
        /// A player who is to be paired is in no pair and has no bye.
        Unpaired { player: String } => "breach-unpaired";
        /// A player is in more than one pair, or in a pair and has the bye.
        Twice { player: String } => "breach-twice";
        /// A player is paired who is not to be.
        Away { player: String } => "breach-away";
        /// There is nobody at this place of the field, from 1.
        Unknown { place: usize } => "breach-unknown";
        /// Both players of a pair are the same.
        Alone { player: String } => "breach-alone";
        /// The two have played each other before.
        Rematch { one: String, other: String, round: u16 } => "breach-rematch";
        /// The two are kept apart in this round.
        KeptApart { one: String, other: String } => "breach-kept-apart";
        /// Both must have the same colour.
        SameColor { one: String, other: String, color: Color } => "breach-same-color";
        /// A player who may not have the bye has it.
        BarredBye { player: String, round: u16 } => "breach-barred-bye";
        /// A player has the bye although the number of players is even.
        NeedlessBye { player: String } => "breach-needless-bye";
        /// The number of players is odd, but nobody has the bye.
        MissingBye => "breach-missing-bye";
        /// The colours of a pair should be the other way round.
        WrongColor { white: String, black: String } => "breach-wrong-color";
        /// A player has a colour for the third time in a row.
        ThirdRunning { player: String, color: Color } => "breach-third-running";
        /// A player will have had one colour this many times more than the other.
        Difference { player: String, more: Color, times: u32 } => "breach-difference";
        /// The bye could go to a lower score.
        ByeScore { player: String, score: Points, instead: String, least: Points }
            => "breach-bye-score";
        /// A board belongs before the one in front of it.
        BoardOrder { board: usize, before: usize } => "breach-board-order";
    }
}
