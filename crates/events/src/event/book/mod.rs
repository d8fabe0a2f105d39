//! The arbiter's book: notes on players and teams apart from their results.
//!
//! It is private. Entries are shown only by the book itself, the report to the federation, and the
//! card with the book. Everybody sees the points of a penalty; its reason is part of the
//! explanation of a score.

pub(crate) mod check;
pub(crate) mod entering;
pub(crate) mod typed;

pub use check::{BookConcern, BookFault};
pub(crate) use entering::{decide_appeal, note_in_book, strike_note};
pub use typed::{Noted, entry_said};

use serde::{Deserialize, Serialize};

use super::{Award, Event, PlayerId, Points, Round, Ruling, is_default};

/// An entry of the arbiter's book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BookEntry {
    /// The number, from 1, unique among the current entries.
    pub number: u32,
    /// The kind.
    pub kind: BookKind,
    /// The player or the team; may be absent in an incident.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<PlayerId>,
    /// The round; 0 before the first.
    pub round: Round,
    /// The last round that was paired when points were taken, if it is a later one: the rounds up
    /// to it were paired without this penalty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paired: Option<Round>,
    /// The board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The article on which the entry is based, with its document, such as `FMJD Annex 1, 5.3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The reason, or what happened; in an appeal, the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The arbiter who made the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// In a penalty, the points taken from a player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Points,
    /// In a penalty, the match points taken from a team.
    #[serde(default, skip_serializing_if = "is_default")]
    pub match_points: Points,
    /// In a penalty, the board points taken from a team.
    #[serde(default, skip_serializing_if = "is_default")]
    pub board_points: Points,
    /// In a penalty, any other effect, such as two extra minutes for the opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<String>,
    /// In a late arrival, the number of minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// In an appeal, the number of the ruling among those on the board in the round, from 1; the
    /// last one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u16>,
    /// In an appeal, the decision; absent while undecided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
}

/// The kind of an entry in the arbiter's book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum BookKind {
    /// A warning.
    Warning,
    /// A penalty.
    Penalty,
    /// A late arrival.
    Late,
    /// An appeal against a ruling.
    Appeal,
    /// Another incident.
    Incident,
}

/// The decision on an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The outcome.
    pub outcome: AppealOutcome,
    /// The person or committee that decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The outcome of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum AppealOutcome {
    /// The appeal was granted, and the ruling is set aside.
    Upheld,
    /// The appeal was granted in part.
    InPart,
    /// The appeal was dismissed, and the ruling remains.
    Dismissed,
    /// The appeal was withdrawn.
    Withdrawn,
}

impl BookEntry {
    /// Creates an entry without further details.
    pub const fn new(number: u32, kind: BookKind, round: Round) -> Self {
        let zero = Points::ZERO;
        Self {
            number,
            kind,
            about: None,
            round,
            board: None,
            paired: None,
            article: None,
            reason: None,
            arbiter: None,
            points: zero,
            match_points: zero,
            board_points: zero,
            effect: None,
            minutes: None,
            ruling: None,
            decision: None,
        }
    }

    /// Returns whether the entry takes points.
    pub(crate) fn takes_points(&self) -> bool {
        [self.points, self.match_points, self.board_points].iter().any(|one| *one != Points::ZERO)
    }

    /// Returns the effect of a penalty on the score, as an award of negative points.
    fn award(&self) -> Option<Award> {
        let to = self.about.clone().filter(|_| self.kind == BookKind::Penalty)?;
        if !self.takes_points() {
            return None;
        }
        let taken = |points: Points| -points;
        let why: Vec<&str> =
            [&self.reason, &self.article].into_iter().flatten().map(|one| one.as_str()).collect();
        Some(Award {
            points: taken(self.points),
            match_points: taken(self.match_points),
            board_points: taken(self.board_points),
            reason: (!why.is_empty()).then(|| why.join("; ")),
            private: true,
            paired: self.paired,
            ..Award::new(to, self.round)
        })
    }
}

impl Event {
    /// Returns all points that the arbiters gave or took: the awards, and the penalties of the
    /// book.
    pub fn points_given(&self) -> Vec<Award> {
        let taken = self.book.iter().filter_map(BookEntry::award);
        self.awards.iter().cloned().chain(taken).collect()
    }

    /// Returns the event without its book, for others: the points of penalties become awards
    /// without a reason.
    pub fn without_book(&self) -> Self {
        let mut document = self.clone().into_document();
        for entry in std::mem::take(&mut document.book) {
            if let Some(taken) = entry.award() {
                document.awards.push(Award { reason: None, private: false, ..taken });
                document.schema = super::SchemaVersion::V2;
            }
        }
        document.into()
    }

    /// Returns the ruling that an appeal is against, if it is recorded.
    pub fn ruling_of_appeal(&self, appeal: &BookEntry) -> Option<&Ruling> {
        let mut rulings = self.rulings_of(appeal.round, appeal.board?);
        match appeal.ruling {
            Some(nth) => rulings.nth(usize::from(nth).checked_sub(1)?),
            None => rulings.last(),
        }
    }
}
