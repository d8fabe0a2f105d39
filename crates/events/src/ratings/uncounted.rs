//! Games that do not count for ratings, and why.

use draughts_ground::said::{Fact, Message, message};

/// Why games do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Uncounted {
    /// They are adjourned.
    Adjourned,
    /// One of the two did not come.
    Forfeited,
    /// Nobody has won them, and they are not draws.
    LostByBoth,
    /// The event says so.
    NotRated,
    /// They were annulled.
    StruckOut,
    /// They have no result.
    NoResult,
    /// Only the score of both games of a micro-match is known.
    ScoreOnly,
    /// One of the two has no rating, and the list leaves such players out.
    Unrated,
}

/// How many games do not count for one reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftOut {
    /// How many.
    pub games: usize,
    /// Why.
    pub why: Uncounted,
}

impl LeftOut {
    /// How many games, and why.
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

impl From<LeftOut> for Fact {
    fn from(left_out: LeftOut) -> Self {
        let why = match left_out.why {
            Uncounted::Adjourned => "adjourned",
            Uncounted::Forfeited => "forfeited",
            Uncounted::LostByBoth => "lost-by-both",
            Uncounted::NotRated => "not-rated",
            Uncounted::StruckOut => "struck-out",
            Uncounted::NoResult => "no-result",
            Uncounted::ScoreOnly => "score-only",
            Uncounted::Unrated => "unrated",
        };
        Self::Said(LeftOut::MESSAGE.with(vec![left_out.games.into(), Self::Word(why)]))
    }
}
