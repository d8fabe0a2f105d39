//! The arbiter's book: notes on players and teams apart from their results.
//!
//! It is private. Entries are shown only by the book itself, the report to the federation, and the
//! card with the book. Everybody sees the points of a penalty; its reason is part of the
//! explanation of a score.

use serde::{Deserialize, Serialize};

use super::{Award, Event, PlayerId, Points, Round, Ruling, is_default};

/// An entry of the arbiter's book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BookEntry {
    /// Its number, from 1; no other entry gets it again while this one stands.
    pub number: u32,
    /// What it is.
    pub kind: BookKind,
    /// The player, or the team; an incident may be about nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<PlayerId>,
    /// The round; 0: before the first.
    pub round: Round,
    /// The board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The article it rests on, with its text: `FMJD Annex 1, 5.3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// Why, or what happened; of an appeal, what is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The arbiter who noted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// Of a penalty: the points that are taken from a player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Points,
    /// Of a penalty: the match points that are taken from a team.
    #[serde(default, skip_serializing_if = "is_default")]
    pub match_points: Points,
    /// Of a penalty: the board points that are taken from a team.
    #[serde(default, skip_serializing_if = "is_default")]
    pub board_points: Points,
    /// Of a penalty: what else it is, such as two minutes for the opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<String>,
    /// Of a late arrival: the minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// Of an appeal: which of the rulings about the board of the round, from 1; the last if it is
    /// missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u16>,
    /// Of an appeal: how it was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
}

/// What an entry of the book is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum BookKind {
    /// A warning.
    Warning,
    /// A penalty.
    Penalty,
    /// Somebody came late.
    Late,
    /// An appeal against a ruling.
    Appeal,
    /// Something else that happened.
    Incident,
}

/// How an appeal was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// What became of it.
    pub outcome: AppealOutcome,
    /// Who decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What became of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum AppealOutcome {
    /// It was granted: the ruling does not stand.
    Upheld,
    /// It was granted in part.
    InPart,
    /// The ruling stands.
    Dismissed,
    /// Whoever appealed took it back.
    Withdrawn,
}

impl BookEntry {
    /// Creates an entry without further details.
    #[must_use]
    pub const fn new(number: u32, kind: BookKind, round: Round) -> Self {
        let zero = Points::ZERO;
        Self {
            number,
            kind,
            about: None,
            round,
            board: None,
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
    #[must_use]
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
            ..Award::new(to, self.round)
        })
    }
}

impl Event {
    /// Returns all points that the arbiters gave or took: the awards, and the penalties of the
    /// book.
    #[must_use]
    pub fn points_given(&self) -> Vec<Award> {
        let taken = self.book.iter().filter_map(BookEntry::award);
        self.awards.iter().cloned().chain(taken).collect()
    }

    /// Returns the event without its book, for others: the points of penalties become awards
    /// without a reason.
    #[must_use]
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
    #[must_use]
    pub fn ruling_of_appeal(&self, appeal: &BookEntry) -> Option<&Ruling> {
        let mut rulings = self.rulings_of(appeal.round, appeal.board?);
        match appeal.ruling {
            Some(nth) => rulings.nth(usize::from(nth).checked_sub(1)?),
            None => rulings.last(),
        }
    }
}
