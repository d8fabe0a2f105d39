//! Games that do not count for ratings, with the reasons.

use draughts_ground::said::{Fact, Message, message};

/// The reason why games do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum UncountedReason {
    /// The games are adjourned.
    Adjourned,
    /// A player did not come.
    Forfeited,
    /// Nobody won, and the games are not draws.
    LostByBoth,
    /// The event marks them as not rated.
    NotRated,
    /// The games were annulled.
    StruckOut,
    /// The games have no result.
    NoResult,
    /// Only the total score of a micro-match is known.
    ScoreOnly,
    /// A player has no rating, and the list leaves such players out.
    Unrated,
}

/// The number of games that do not count for one reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UncountedGames {
    /// The number of games.
    pub games: usize,
    /// The reason.
    pub why: UncountedReason,
}

impl UncountedGames {
    /// The message with the number and the reason.
    pub const MESSAGE: &Message = message!(
        "left-out",
        "{ $games } { $why ->
            [adjourned] adjourned
            [forfeited] forfeited
            [lost-by-both] lost by both
            [not-rated] marked as not rated
            [struck-out] struck out
            [unrated] of players without a rating
            [score-only] of which only the score together is known
           *[no-result] without a result
        }";
        games, why
    );
}

impl From<UncountedGames> for Fact {
    fn from(left_out: UncountedGames) -> Self {
        let why = match left_out.why {
            UncountedReason::Adjourned => "adjourned",
            UncountedReason::Forfeited => "forfeited",
            UncountedReason::LostByBoth => "lost-by-both",
            UncountedReason::NotRated => "not-rated",
            UncountedReason::StruckOut => "struck-out",
            UncountedReason::NoResult => "no-result",
            UncountedReason::ScoreOnly => "score-only",
            UncountedReason::Unrated => "unrated",
        };
        Self::Said(UncountedGames::MESSAGE.with(vec![left_out.games.into(), Self::Word(why)]))
    }
}
