//! Games that do not count for ratings, and why.

use draughts_ground::said::{Fact, Message, Said};

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
    /// The message of it, with the names of its facts.
    pub const MESSAGES: &'static [Message] =
        &[Message::of_catalogue("left-out", &["games", "why"])];
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
        let facts = vec![("games", left_out.games.into()), ("why", Self::Word(why))];
        Self::Said(Said::of_catalogue("left-out", facts))
    }
}
