//! The faults of a pairing, with the names of the players.

use crate::{Color, Points};
use draughts_ground::told;

told! {
    /// A fault of a pairing, or a departure from a recommendation: a [`Breach`](super::Breach) with
    /// the names of the players.
    pub enum NamedBreach {
        Unpaired { player: String } => "breach-unpaired", "{ $player } is not paired";
        Twice { player: String } => "breach-twice", "{ $player } is paired more than once";
        Away { player: String } => "breach-away",
            "{ $player } is paired, but not to be paired in this round";
        Unknown { place: usize } => "breach-unknown",
            "no player stands at place { $place } of the field";
        Alone { player: String } => "breach-alone", "{ $player } is paired with the same player";
        Rematch { one: String, other: String, round: u16 } => "breach-rematch",
            "{ $one } and { $other } have met in round { $round }";
        KeptApart { one: String, other: String } => "breach-kept-apart",
            "{ $one } and { $other } are kept apart in this round";
        SameColor { one: String, other: String, color: Color } => "breach-same-color",
            "{ $one } and { $other } must both have { color-word }";
        BarredBye { player: String, round: u16 } => "breach-barred-bye",
            "{ $player } may not have the bye after round { $round }, a bye or a win without a game";
        NeedlessBye { player: String } => "breach-needless-bye",
            "{ $player } has the bye, but the number of players is even";
        MissingBye => "breach-missing-bye", "the number of players is odd, but nobody has the bye";
        WrongColor { white: String, black: String } => "breach-wrong-color",
            "{ $black } should have White against { $white }";
        ThirdRunning { player: String, color: Color } => "breach-third-running",
            "{ $player } has { color-word } for the third time running";
        Difference { player: String, more: Color, times: u32 } => "breach-difference",
            "{ $player } will have had { $more ->
                [white] White { $times } times more than Black
               *[black] Black { $times } times more than White
            }";
        ByeScore {
            player: String,
            score: Points,
            instead: String,
            least: Points,
        } => "breach-bye-score",
            "{ $player } with { $score } has the bye, but { $instead } with { $least } could have \
             it";
        BoardOrder { board: usize, before: usize } => "breach-board-order",
            "board { $board } belongs before board { $before }";
    }
}
