//! The words in draw clauses.

use serde::{Deserialize, Serialize};

use crate::value::word_enum;

macro_rules! serde_words {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use crate::value::RuleValue;
                let word = String::deserialize(deserializer)?;
                let parsed: Result<Self, $crate::NotAllowed> = word.parse();
                parsed.map_err(|wrong| serde::de::Error::custom(wrong.but(Self::allowed())))
            }
        }
    )*};
}
pub(crate) use serde_words;

word_enum! {
    /// The way a draw takes effect.
    pub enum Effect {
        /// The draw exists as soon as the condition is met.
        Automatic = "automatic",
        /// The draw must be claimed.
        Claim = "claim",
    }
}

word_enum! {
    /// A move that resets a running count.
    pub enum Reset {
        /// A capture.
        Capture = "capture",
        /// A move of a man.
        ManMove = "man-move",
        /// The crowning of a man.
        Promotion = "promotion",
    }
}

word_enum! {
    /// The side whose moves a limit counts.
    pub enum CountOf {
        /// Each player makes this many.
        Each = "each",
        /// The stronger side makes this many.
        StrongSide = "strong-side",
        /// The lone king's side counts, from its first move after the ending has arisen; the draw
        /// comes after the stronger side's reply to the last move.
        WeakSide = "weak-side",
        /// The lone king makes this many; the draw comes with the last one, regardless of the
        /// reply.
        LoneKing = "lone-king",
        /// Full move numbers, from the one after the last reset.
        MoveNumbers = "move-numbers",
    }
}

word_enum! {
    /// The start of a count.
    pub enum CountFrom {
        /// With the first half-move after these pieces are on the board.
        Position = "position",
        /// With the recorded demand of the weaker side.
        Demand = "demand",
        /// With the first half-move after the stronger side has taken the long diagonal; the count
        /// continues if the king leaves the diagonal again.
        LongDiagonal = "long-diagonal",
    }
}

word_enum! {
    /// The effect on a running count of a capture that leads to another ending.
    pub enum OnCapture {
        /// It continues next to the new one; the first to expire draws.
        Cumulative = "cumulative",
        /// Only the new one runs, from zero.
        Fresh = "fresh",
    }
}

word_enum! {
    /// The effect of `long_diagonal_moves` on the limit.
    pub enum OnLongDiagonal {
        /// At most this many more moves, from the move that brings the lone king there.
        Shorten = "shorten",
        /// This many more moves, if the lone king is there when the limit is reached.
        Follow = "follow",
    }
}

word_enum! {
    /// The condition under which the game is not drawn, which the arbiter must exclude.
    pub enum Unless {
        /// The position after the last counted move is winning.
        WinningPosition = "winning-position",
        /// There is an obvious win, which the player can still show.
        ObviousWin = "obvious-win",
    }
}

word_enum! {
    /// The player who may claim.
    pub enum Claimant {
        /// The player to move.
        OnMove = "on-move",
        /// Either player, as long as the condition is met.
        Any = "any",
        /// The player whose move created the position first.
        Originator = "originator",
        /// The opponent of the player who repeats.
        Opponent = "opponent",
    }
}

word_enum! {
    /// The required place of the weaker side's king.
    pub enum WeakKing {
        /// On the long diagonal.
        LongDiagonal = "long-diagonal",
    }
}

serde_words!(
    Effect Reset CountOf CountFrom OnCapture OnLongDiagonal Unless Claimant WeakKing
);
