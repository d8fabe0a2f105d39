//! Boards, byes, and the numbers of rounds.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::event::games::Kind;
use crate::event::{
    Amendment, ByeKind, Ending, Miswritten, Note, Outcome, PlayerId, Points, Postponed, is_default,
};

/// The number of a round, from 1; 0 for "before the first round".
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Round(pub u16);

impl Round {
    /// Returns the round after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the number of the round if they are counted from the one after another; 0 up to
    /// that.
    pub(crate) const fn after(self, before: Self) -> Self {
        Self(self.0.saturating_sub(before.0))
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for Round {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A pairing of two players: a single game, or the games of a micro-match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The number in the round, from 1.
    pub board: u16,
    /// The number of its team match in the round. Absent outside team events.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub in_match: Option<u16>,
    /// The number in the match, from 1. Absent outside team events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u16>,
    /// White in the first game.
    pub white: PlayerId,
    /// Black in the first game.
    pub black: PlayerId,
    /// One result per game, always with the points of `white` first. For a micro-match with only
    /// its score known, that score alone: `3-1 total`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<Outcome>"))]
    pub result: Vec<Outcome>,
    /// Whether the games count for ratings: one value for all games, or one per game.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<bool>"))]
    pub rated: Vec<bool>,
    /// The player who gave up a game and the manner, if relevant to ratings.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<Ending>"))]
    pub ended: Vec<Ending>,
    /// The postponement to another day; `result` then has the game as adjourned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub postponed: Option<Postponed>,
    /// The reason for pairing the board by hand; absent if it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub manual: Option<String>,
    /// The late player who was paired with the player who had the bye, with that player's consent
    /// (FIDE C.04.2, 4.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latecomer: Option<PlayerId>,
    /// The records of the games.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<String>"))]
    pub games: Vec<String>,
    /// Records that the arbiter accepted despite a disagreement.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<Acceptance>"))]
    pub accepted: Vec<Acceptance>,
    /// A note, for example about a late arrival.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub note: Option<Note>,
    /// The results recorded earlier and since changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amended: Vec<Amendment>,
    /// The last round paired before the result was known. An adjourned game counted as a draw until
    /// then. Absent if no later round had been paired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished_after: Option<Round>,
    /// In a knockout, the player who advances if the points are level or both players forfeited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advances: Option<PlayerId>,
    /// For a team match treated as a board, whether at least one game was played, whatever the
    /// outcome of the match. Not stored in any file.
    #[serde(skip)]
    pub begun: bool,
}

/// A record that the arbiter believes, with the kinds of disagreement at the time.
///
/// Other kinds are reported if they occur later. Written as one text, so that a board stays on one
/// line: `round3.pdn#4: colors-swapped, round-differs`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceptance {
    /// The record, as the board refers to it.
    pub record: String,
    /// The kinds of disagreement.
    pub of: Vec<Kind>,
}

impl fmt::Display for Acceptance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.of.iter().map(|kind| kind.word()).collect();
        write!(f, "{}: {}", self.record, words.join(", "))
    }
}

impl std::str::FromStr for Acceptance {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Acceptance { text: text.to_owned() };
        let (record, words) = text.rsplit_once(": ").ok_or_else(not)?;
        let kind = |word: &str| Kind::ALL.iter().copied().find(|kind| kind.word() == word.trim());
        let of: Option<Vec<Kind>> = words.split(',').map(kind).collect();
        Ok(Self { record: record.to_owned(), of: of.ok_or_else(not)? })
    }
}

impl Serialize for Acceptance {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Acceptance {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Acceptance {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Acceptance".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A record that is believed, and what disagreed: `round3.pdn#4: colors-swapped`.",
            "type": "string",
        })
    }
}

impl Board {
    /// Creates a board without a result.
    pub const fn new(board: u16, white: PlayerId, black: PlayerId) -> Self {
        Self {
            board,
            in_match: None,
            seat: None,
            white,
            black,
            result: Vec::new(),
            rated: Vec::new(),
            ended: Vec::new(),
            postponed: None,
            manual: None,
            latecomer: None,
            games: Vec::new(),
            accepted: Vec::new(),
            note: None,
            amended: Vec::new(),
            finished_after: None,
            advances: None,
            begun: false,
        }
    }

    /// Returns whether a game was played over the board: such a pairing counts for colours and
    /// rematches, even a team match that was lost by a ruling afterwards.
    pub fn was_played(&self) -> bool {
        self.begun || self.result.iter().any(|outcome| outcome.was_played())
    }

    /// Returns whether the player sits here.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.white == *player || self.black == *player
    }

    /// Returns the other player.
    pub fn opponent_of(&self, player: &PlayerId) -> Option<&PlayerId> {
        if self.white == *player {
            Some(&self.black)
        } else {
            (self.black == *player).then_some(&self.white)
        }
    }

    /// Returns whether one outcome counts for all its games: forfeited or struck out as a whole, or
    /// with only a total score.
    pub fn is_whole(&self) -> bool {
        matches!(self.result.as_slice(), [all] if all.is_of_all_games())
    }

    /// Returns whether all its games have ended, or the whole pairing was forfeited or struck out.
    pub fn is_complete(&self, games: usize) -> bool {
        self.is_whole()
            || (self.result.len() >= games && self.result.iter().all(|one| one.is_final()))
    }

    /// Returns whether it waits for a result, without an adjourned or postponed game.
    pub fn is_open(&self, games: usize) -> bool {
        !self.is_complete(games) && !self.result.contains(&Outcome::Adjourned)
    }

    /// Returns the recorded ending of game `index` (from 0), if a player gave it up.
    pub fn ending(&self, index: usize) -> Option<&Ending> {
        self.ended.iter().find(|ending| usize::from(ending.game) == index + 1)
    }

    /// Returns whether the result gives points to the player who is recorded as having given the
    /// game up, and no fewer than to the other.
    pub fn contradicts(&self, ending: &Ending) -> bool {
        let nth = usize::from(ending.game).saturating_sub(1);
        // With only a total score, the losers of single games are not known.
        let known = self.result.get(nth).filter(|one| !matches!(one, Outcome::Total(_)));
        let score = known.and_then(|outcome| outcome.score());
        score.is_some_and(|score| {
            let own = if self.white == ending.player { score } else { score.reversed() };
            own.first >= own.second && own.first > Points::ZERO
        })
    }

    /// Returns whether its result comes from a withdrawal, not from play.
    pub fn is_withdrawal(&self) -> bool {
        let was_played = |one: &Outcome| one.was_played() && one.is_final();
        self.note == Some(Note::Withdrawn) && !self.result.iter().any(was_played)
    }

    /// Returns whether game `index` (from 0) counts for ratings.
    pub fn is_rated(&self, index: usize) -> bool {
        match self.rated.as_slice() {
            [] => true,
            [all] => *all,
            each => each.get(index).copied().unwrap_or(true),
        }
    }
}

/// A player who does not play in a paired round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bye {
    /// The player.
    pub player: PlayerId,
    /// The reason, which determines the points.
    pub bye: ByeKind,
    /// A note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A player's request for a round that may not be paired yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The player.
    pub player: PlayerId,
    /// The round.
    pub round: Round,
    /// The kind of bye requested.
    pub bye: ByeKind,
    /// A note.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: Option<String>,
}

/// An arbiter's ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The round.
    pub round: Round,
    /// The board; absent if the ruling concerns none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The number of the game in a micro-match, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u16>,
    /// The claim or request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<String>,
    /// The decision.
    pub ruling: String,
    /// The article on which it is based.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The arbiter who made the ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// The location of the record, and the digest of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The result entered with it, with the points of the player named first on the board first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// Whether the ruling is published with its board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub public: bool,
}
