//! A round that has been paired.

mod changes;

use std::ops::Deref;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::event::{
    Board, Bye, DrawnOpening, PairedWith, PlayerId, Round, TeamMatch, TimeOfDay, is_default,
};

/// A round that has been paired.
///
/// It dereferences to its document for reading, and is changed by acts only (`acts`, and those of
/// the board): its fields are written in this module alone. To make a round from other data, fill
/// its document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairedRound {
    document: RoundDocument,
}

impl Deref for PairedRound {
    type Target = RoundDocument;

    fn deref(&self) -> &RoundDocument {
        &self.document
    }
}

/// Allows tests to set any field.
#[cfg(test)]
impl std::ops::DerefMut for PairedRound {
    fn deref_mut(&mut self) -> &mut RoundDocument {
        &mut self.document
    }
}

impl From<RoundDocument> for PairedRound {
    fn from(document: RoundDocument) -> Self {
        Self { document }
    }
}

/// The schema of a round is that of its document.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for PairedRound {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        RoundDocument::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        RoundDocument::json_schema(generator)
    }
}

/// A paired round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairedRound"))]
#[serde(deny_unknown_fields)]
pub struct RoundDocument {
    /// Its number.
    pub round: Round,
    /// The date.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The starting time at the venue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The drawn opening, as moves or a FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// The openings drawn from a table, for all boards or for some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<DrawnOpening>,
    /// A note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The stage; the first if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// Whether the round is a draft, not published yet.
    #[serde(default, skip_serializing_if = "is_default")]
    pub draft: bool,
    /// The team matches, whose games are among the boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<TeamMatch>,
    /// The boards, each with two players.
    #[serde(default)]
    pub boards: Vec<Board>,
    /// The players, or teams, who do not play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Bye>,
    /// Earlier values of data used to pair this round and those before it, and since changed:
    /// ratings, pairing numbers, clubs, players to keep apart. Written by the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paired_with: Option<PairedWith>,
}

impl RoundDocument {
    /// Creates a round without boards.
    pub const fn new(round: Round) -> Self {
        Self {
            round,
            date: None,
            time: None,
            opening: None,
            openings: Vec::new(),
            note: None,
            stage: None,
            draft: false,
            matches: Vec::new(),
            boards: Vec::new(),
            byes: Vec::new(),
            paired_with: None,
        }
    }
}

impl PairedRound {
    /// Creates a round without boards.
    pub const fn new(round: Round) -> Self {
        Self { document: RoundDocument::new(round) }
    }

    /// Returns the contents of its file, from which another round can be made.
    #[must_use]
    pub fn into_document(self) -> RoundDocument {
        self.document
    }

    /// Returns everybody in the round, at a board or away.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        let seated = self.boards.iter().flat_map(|board| [&board.white, &board.black]);
        seated.chain(self.byes.iter().map(|bye| &bye.player))
    }

    /// Returns the board of a player.
    pub fn board_of(&self, player: &PlayerId) -> Option<&Board> {
        self.boards.iter().find(|board| board.has(player))
    }

    /// Returns the boards that wait for a result, without an adjourned or postponed game.
    pub fn open(&self, games: usize) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(move |board| board.is_open(games))
    }

    /// Returns whether a game has been played, a result entered for another reason than a
    /// withdrawal, or the score of a match is known.
    pub fn has_begun(&self) -> bool {
        self.boards.iter().any(|board| !board.result.is_empty() && !board.is_withdrawal())
            || self.matches.iter().any(|one| one.score.is_some())
    }

    /// Returns the boards with a game still to be played.
    pub fn missing(&self, games: usize) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(move |board| !board.is_complete(games))
    }

    /// Returns the missing boards that can decide something: a match lost by a ruling waits for no
    /// board.
    pub fn waiting(&self, games: usize) -> impl Iterator<Item = &Board> {
        let is_lost = |number| {
            let mut own = self.matches.iter().filter(|one| one.number == number);
            own.any(|one| !one.lost.is_empty())
        };
        self.missing(games).filter(move |board| !board.in_match.is_some_and(is_lost))
    }
}
