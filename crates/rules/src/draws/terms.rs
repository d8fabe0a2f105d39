//! The words of draw clauses.

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
    /// How a draw takes effect.
    pub enum Effect {
        /// The draw exists as soon as the condition is met.
        Automatic = "automatic",
        /// The draw must be claimed.
        Claim = "claim",
    }
}

word_enum! {
    /// What sets a running count back to its start.
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
    /// Whose moves a limit counts.
    pub enum CountOf {
        /// Each player makes this many.
        Each = "each",
        /// The stronger side makes this many.
        StrongSide = "strong-side",
        /// The lone king's side counts, from its first move after the ending
        /// stands; drawn after the stronger side's reply to the last one.
        WeakSide = "weak-side",
        /// The lone king makes this many; drawn with the last of them, whatever the reply would be.
        LoneKing = "lone-king",
        /// Full move numbers, from the one after the last reset.
        MoveNumbers = "move-numbers",
    }
}

word_enum! {
    /// When a count begins.
    pub enum CountFrom {
        /// With the first ply after these pieces stand.
        Position = "position",
        /// With the recorded demand of the weaker side.
        Demand = "demand",
        /// With the first ply after the stronger side has taken the long diagonal; it
        /// goes on if the king leaves the diagonal again.
        LongDiagonal = "long-diagonal",
    }
}

word_enum! {
    /// What happens to a running count when a capture leads into another ending.
    pub enum OnCapture {
        /// It goes on next to the new one; the first to expire draws.
        Cumulative = "cumulative",
        /// Only the new one runs, from zero.
        Fresh = "fresh",
    }
}

word_enum! {
    /// What `long_diagonal_moves` does to the limit.
    pub enum OnLongDiagonal {
        /// At most this many more moves, from the move that takes the lone king there.
        Shorten = "shorten",
        /// This many more moves, if the lone king stands there when the limit is reached.
        Follow = "follow",
    }
}

word_enum! {
    /// What the arbiter must find before a draw is certain.
    pub enum Unless {
        /// That the position after the last counted move is not a winning one.
        WinningPosition = "winning-position",
        /// That there is no obvious win which the player can go on to show.
        ObviousWin = "obvious-win",
    }
}

word_enum! {
    /// Who may claim.
    pub enum Claimant {
        /// The player on move.
        OnMove = "on-move",
        /// Either player, as long as the clause is met.
        Any = "any",
        /// The player whose move brought the position about first.
        Originator = "originator",
        /// The opponent of the player who repeats.
        Opponent = "opponent",
    }
}

word_enum! {
    /// Where the weaker side's king must stand.
    pub enum WeakKing {
        /// On the long diagonal.
        LongDiagonal = "long-diagonal",
    }
}

serde_words!(
    Effect Reset CountOf CountFrom OnCapture OnLongDiagonal Unless Claimant WeakKing
);
