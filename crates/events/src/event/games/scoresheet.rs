//! The contents of a game record, and its faults.

use super::dispute::Dispute;
use draughts_ground::said::Said;
use serde::Serialize;

use crate::event::{FinalPosition, Round, Score};

/// A player as named in a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NamedPlayer {
    /// The name as written; empty if there is none.
    pub name: String,
    /// The federation ID.
    pub federation_id: Option<String>,
}

impl NamedPlayer {
    /// Returns the player in the tags of a record for a colour, `White` or `Black`.
    pub fn of_tags(color: &str, tag: impl Fn(&str) -> Option<String>) -> Self {
        let known = |name: &str| tag(name).map(|value| value.trim().to_owned());
        let is_known = |value: &String| !matches!(value.as_str(), "" | "?" | "-");
        Self {
            name: known(color).filter(is_known).unwrap_or_default(),
            federation_id: known(&format!("{color}FmjdId")).filter(is_known),
        }
    }

    /// Returns whether the record does not name the player.
    pub const fn is_unknown(&self) -> bool {
        self.name.is_empty() && self.federation_id.is_none()
    }
}

/// The data of a record that a board needs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scoresheet {
    /// The location: `round3.pdn#4`.
    pub record: String,
    /// The location as named by the caller: `../evening/round3.pdn#4`.
    pub named: String,
    /// Whether the location can be stored; false for standard input, for example.
    pub can_be_kept: bool,
    /// White.
    pub white: NamedPlayer,
    /// Black.
    pub black: NamedPlayer,
    /// The round in the record.
    pub round: Option<Round>,
    /// The board in the record.
    pub board: Option<u16>,
    /// Whether the record is of a play-off, and so of no board of a round.
    pub playoff: bool,
    /// The result in the record's points, White's first; `None` if it has none.
    pub result: Option<Score>,
    /// The result as written.
    pub written: String,
    /// The result by the rules, if they give one.
    pub law: Option<LawSays>,
    /// The objections by the rules.
    pub objections: Vec<Objection>,
    /// Whether the record begins with each opening drawn for the round, by table and number; empty
    /// for a record without moves.
    pub begins: Vec<(String, String, bool)>,
    /// The final position; `None` without moves, or if they cannot be followed to the end.
    pub last: Option<FinalPosition>,
}

/// The result of a game by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawSays {
    /// The result as written in records.
    pub written: String,
    /// The reason.
    pub why: Said,
}

/// A matter in a record for the arbiter to rule on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// The kind.
    pub kind: Kind,
    /// The problem.
    pub message: Said,
    /// The remedy.
    pub help: Option<Said>,
    /// Document and article.
    pub article: Option<String>,
}

/// The kind of disagreement between a record and the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The result in the record differs from that in the event.
    ResultDiffers,
    /// The moves of the record contradict its result.
    ResultAgainstRecord,
    /// The result is not a valid result in this event.
    ResultUnclear,
    /// The record has no result.
    GameUnfinished,
    /// White and Black in the record are exchanged compared with the pairing.
    ColorsSwapped,
    /// The record gives another round.
    RoundDiffers,
    /// The record does not begin with the drawn opening.
    OpeningDiffers,
    /// The final position gives another score than the result.
    CountDiffers,
    /// Several records belong to the same game.
    GameDoubled,
    /// A game has no record.
    GameMissing,
    /// The name matches no player.
    NameUnknown,
    /// The name matches several players.
    NameAmbiguous,
    /// The two players are not paired in this round.
    NotPaired,
    /// The game has an irregularity.
    GameIrregular,
    /// A draw needs a ruling.
    DrawToRuleOn,
    /// The moves cannot be replayed to the end.
    GameBroken,
    /// A remark; nothing is wrong.
    Note,
}

impl Kind {
    /// All kinds.
    pub const ALL: &[Self] = &[
        Self::ResultDiffers,
        Self::ResultAgainstRecord,
        Self::ResultUnclear,
        Self::GameUnfinished,
        Self::ColorsSwapped,
        Self::RoundDiffers,
        Self::OpeningDiffers,
        Self::CountDiffers,
        Self::GameDoubled,
        Self::GameMissing,
        Self::NameUnknown,
        Self::NameAmbiguous,
        Self::NotPaired,
        Self::GameIrregular,
        Self::DrawToRuleOn,
        Self::GameBroken,
        Self::Note,
    ];

    /// Returns the keyword in JSON, such as `colors-swapped`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ResultDiffers => "result-differs",
            Self::ResultAgainstRecord => "result-against-record",
            Self::ResultUnclear => "result-unclear",
            Self::GameUnfinished => "game-unfinished",
            Self::ColorsSwapped => "colors-swapped",
            Self::RoundDiffers => "round-differs",
            Self::OpeningDiffers => "opening-differs",
            Self::CountDiffers => "count-differs",
            Self::GameDoubled => "game-doubled",
            Self::GameMissing => "game-missing",
            Self::NameUnknown => "name-unknown",
            Self::NameAmbiguous => "name-ambiguous",
            Self::NotPaired => "not-paired",
            Self::GameIrregular => "game-irregular",
            Self::DrawToRuleOn => "draw-to-rule-on",
            Self::GameBroken => "game-broken",
            Self::Note => "note",
        }
    }

    /// Returns whether the arbiter may accept the record despite it: the result can be entered, and
    /// its board is certain.
    pub(super) const fn is_for_acceptance(self) -> bool {
        match self {
            Self::ResultAgainstRecord
            | Self::ColorsSwapped
            | Self::RoundDiffers
            | Self::OpeningDiffers
            | Self::CountDiffers
            | Self::GameDoubled
            | Self::GameIrregular
            | Self::DrawToRuleOn
            | Self::GameBroken => true,
            Self::ResultDiffers
            | Self::ResultUnclear
            | Self::GameUnfinished
            | Self::GameMissing
            | Self::NameUnknown
            | Self::NameAmbiguous
            | Self::NotPaired
            | Self::Note => false,
        }
    }

    /// Returns whether a ruling recorded for the board settles it.
    pub(super) const fn is_for_a_ruling(self) -> bool {
        matches!(
            self,
            Self::ResultDiffers
                | Self::ResultAgainstRecord
                | Self::OpeningDiffers
                | Self::CountDiffers
                | Self::GameIrregular
                | Self::DrawToRuleOn
                | Self::GameBroken
        )
    }
}

/// A disagreement for the arbiter to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// The kind.
    pub kind: Kind,
    /// The problem, with a remedy.
    pub what: Dispute,
    /// Document and article.
    pub article: Option<String>,
    /// Whether the arbiter has settled it by accepting the record or recording a ruling.
    pub settled: bool,
    /// Whether the record was accepted earlier, so that it need not be reported again.
    pub told_before: bool,
}

impl Disagreement {
    /// Creates an open disagreement.
    pub(super) const fn new(kind: Kind, what: Dispute) -> Self {
        Self { kind, what, article: None, settled: false, told_before: false }
    }

    /// Returns the disagreement for an objection by the rules to the record of a board.
    pub(super) fn objection(
        objection: &Objection,
        board: u16,
        (against, amends): (bool, bool),
    ) -> Self {
        let Objection { kind, message, help, article } = objection.clone();
        let what = Dispute::Objection { message, help, board, against, amends };
        Self { kind, what, article, settled: false, told_before: false }
    }

    /// Returns whether it is still to be settled.
    pub fn is_open(&self) -> bool {
        !self.settled && self.kind != Kind::Note
    }
}
