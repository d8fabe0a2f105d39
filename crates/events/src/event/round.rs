//! Boards, byes, and the numbers of rounds.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::games::Kind;
use super::{
    Amendment, ByeKind, Ending, Miswritten, Note, Outcome, PlayerId, Points, Postponed, is_default,
};

/// The number of a round, from 1; 0 only as "before the first round".
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

/// Two players against each other: one game, or the games of a micro-match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its number in the round, from 1.
    pub board: u16,
    /// The match of teams it belongs to.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub in_match: Option<u16>,
    /// Its number in the match, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u16>,
    /// White in the first game.
    pub white: PlayerId,
    /// Black in the first game.
    pub black: PlayerId,
    /// One result a game, the points of `white` first in each, whatever the colour; of a
    /// micro-match of which only the score is known, that score alone: `3-1 total`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<Outcome>"))]
    pub result: Vec<Outcome>,
    /// Whether the games count for ratings: one word for all, or one a game.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<bool>"))]
    pub rated: Vec<bool>,
    /// The player who gave a game up, and how, if ratings ask for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<Ending>"))]
    pub ended: Vec<Ending>,
    /// If a game is played on another day: `result` has it as adjourned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub postponed: Option<Postponed>,
    /// Why it was paired by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub manual: Option<String>,
    /// The late-comer who met the player who had the bye, with that player's consent (FIDE
    /// C.04.2, 4.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latecomer: Option<PlayerId>,
    /// The records of the games.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<String>"))]
    pub games: Vec<String>,
    /// Records that the arbiter believes although something disagrees with them.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<Acceptance>"))]
    pub accepted: Vec<Acceptance>,
    /// Anything worth keeping, such as a player who came late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub note: Option<Note>,
    /// What was recorded before, if the result was changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amended: Vec<Amendment>,
    /// The last round that was paired before the result was known, if rounds after this one
    /// were: an adjourned game counted as a draw for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished_after: Option<Round>,
    /// Knockout: the player who goes on if the points are level or both forfeited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advances: Option<PlayerId>,
    /// A match of teams as a board: a game of it was played, whatever became of the match. No file
    /// has it.
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
    #[must_use]
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
    #[must_use]
    pub fn was_played(&self) -> bool {
        self.begun || self.result.iter().any(|outcome| outcome.was_played())
    }

    /// Returns whether the player sits here.
    #[must_use]
    pub fn has(&self, player: &PlayerId) -> bool {
        self.white == *player || self.black == *player
    }

    /// Returns the other player.
    #[must_use]
    pub fn opponent_of(&self, player: &PlayerId) -> Option<&PlayerId> {
        if self.white == *player {
            Some(&self.black)
        } else {
            (self.black == *player).then_some(&self.white)
        }
    }

    /// Returns whether one outcome counts for all its games: forfeited or struck out as a whole, or
    /// with only a total score.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        matches!(self.result.as_slice(), [all] if all.is_of_all_games())
    }

    /// Returns whether all its games have ended, or the whole pairing was forfeited or struck out.
    #[must_use]
    pub fn is_complete(&self, games: usize) -> bool {
        self.is_whole()
            || (self.result.len() >= games && self.result.iter().all(|one| one.is_final()))
    }

    /// Returns whether it waits for a result, without an adjourned or postponed game.
    #[must_use]
    pub fn is_open(&self, games: usize) -> bool {
        !self.is_complete(games) && !self.result.contains(&Outcome::Adjourned)
    }

    /// Returns the recorded ending of game `index` (from 0), if a player gave it up.
    #[must_use]
    pub fn ending(&self, index: usize) -> Option<&Ending> {
        self.ended.iter().find(|ending| usize::from(ending.game) == index + 1)
    }

    /// Returns whether the result gives points to the player who is recorded as having given the
    /// game up, and no fewer than to the other.
    #[must_use]
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
    #[must_use]
    pub fn is_withdrawal(&self) -> bool {
        self.note == Some(Note::Withdrawn)
    }

    /// Returns whether game `index` (from 0) counts for ratings.
    #[must_use]
    pub fn is_rated(&self, index: usize) -> bool {
        match self.rated.as_slice() {
            [] => true,
            [all] => *all,
            each => each.get(index).copied().unwrap_or(true),
        }
    }
}

/// A player who does not play in a round that has been paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bye {
    /// The player.
    pub player: PlayerId,
    /// Why, and therefore for how many points.
    pub bye: ByeKind,
    /// Anything worth keeping.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What a player has asked for in a round that may not be paired yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The player.
    pub player: PlayerId,
    /// The round.
    pub round: Round,
    /// What is asked for.
    pub bye: ByeKind,
    /// Anything worth keeping.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: Option<String>,
}

/// A ruling of the arbiter, kept with its board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The round.
    pub round: Round,
    /// The board, if the ruling is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The game of a micro-match, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u16>,
    /// What was claimed or asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<String>,
    /// What was ruled.
    pub ruling: String,
    /// The article it rests on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The arbiter who ruled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// The record and the digest of the game that was judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The result that was entered with it, the points of the player named first on the board
    /// first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// True if it is published with its board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub public: bool,
}
