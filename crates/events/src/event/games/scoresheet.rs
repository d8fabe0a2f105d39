//! A game as its record has it, and what is wrong with it.

use super::dispute::Dispute;
use draughts_ground::said::Said;
use serde::Serialize;

use crate::event::{FinalPosition, Round, Score};

/// A player as a record names him.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seat {
    /// The name as written; empty where there is none.
    pub name: String,
    /// The number at the federation.
    pub federation_id: Option<String>,
}

impl Seat {
    /// The player whom the tags of a record name for a colour, `White` or `Black`.
    #[must_use]
    pub fn of_tags(color: &str, tag: impl Fn(&str) -> Option<String>) -> Self {
        let known = |name: &str| tag(name).map(|value| value.trim().to_owned());
        let is_known = |value: &String| !matches!(value.as_str(), "" | "?" | "-");
        Self {
            name: known(color).filter(is_known).unwrap_or_default(),
            federation_id: known(&format!("{color}FmjdId")).filter(is_known),
        }
    }

    /// True if the record does not say who sat there.
    #[must_use]
    pub const fn is_unknown(&self) -> bool {
        self.name.is_empty() && self.federation_id.is_none()
    }
}

/// A record reduced to what a board needs to know.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scoresheet {
    /// Where it is: `round3.pdn#4`.
    pub record: String,
    /// The same as whoever asks has named the file: `../evening/round3.pdn#4`.
    pub named: String,
    /// False where the record has no place that could be kept, such as standard input.
    pub can_be_kept: bool,
    /// White.
    pub white: Seat,
    /// Black.
    pub black: Seat,
    /// The round it names.
    pub round: Option<Round>,
    /// The board it names.
    pub board: Option<u16>,
    /// True if it says that it is of a play-off, and so of no board of a round.
    pub playoff: bool,
    /// The result in its own points, White's first; `None` where it has none.
    pub result: Option<Score>,
    /// The result as written.
    pub written: String,
    /// The result the laws give, where they give one.
    pub law: Option<LawSays>,
    /// What the laws object to.
    pub objections: Vec<Objection>,
    /// Of each opening that was drawn for the round, by table and number, whether the record
    /// begins with it; empty for a record without moves.
    pub begins: Vec<(String, String, bool)>,
    /// The position at its end; `None` without moves, or if they cannot be followed to the end.
    pub last: Option<FinalPosition>,
}

/// What the laws make of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawSays {
    /// The result as written in records.
    pub written: String,
    /// Why.
    pub why: Said,
}

/// What a record gives an arbiter to rule on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// What it is.
    pub kind: Kind,
    /// The problem.
    pub message: Said,
    /// What to do.
    pub help: Option<Said>,
    /// Document and article.
    pub article: Option<String>,
}

/// What disagrees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The event and the record have different results.
    ResultDiffers,
    /// The record contradicts the result in it.
    ResultAgainstRecord,
    /// The result cannot be read as one of this event.
    ResultUnclear,
    /// The record has no result.
    GameUnfinished,
    /// White and Black in the record are the reverse of the pairing.
    ColorsSwapped,
    /// The record names another round.
    RoundDiffers,
    /// The record does not begin with the opening that was drawn.
    OpeningDiffers,
    /// The final position counts for another score than the result.
    CountDiffers,
    /// Several records are of the same game.
    GameDoubled,
    /// There is no record of a game.
    GameMissing,
    /// A name belongs to no player.
    NameUnknown,
    /// A name fits several players.
    NameAmbiguous,
    /// The two players do not meet in this round.
    NotPaired,
    /// A law of the game was broken.
    GameIrregular,
    /// A draw that needs a ruling.
    DrawToRuleOn,
    /// The moves cannot be followed to their end.
    GameBroken,
    /// Something worth knowing; nothing is wrong.
    Note,
}

impl Kind {
    /// Every kind there is.
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

    /// The word of the JSON, such as `colors-swapped`.
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

    /// True if it is answered by believing the record: the result can be entered, and nobody
    /// doubts whose it is.
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

    /// True if a ruling recorded for the board answers it.
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

/// Something an arbiter has to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// What it is.
    pub kind: Kind,
    /// The problem, and what to do.
    pub what: Dispute,
    /// Document and article.
    pub article: Option<String>,
    /// True where the arbiter has settled it: accepted the record, or recorded a ruling.
    pub settled: bool,
    /// True where the record was accepted earlier: it need not be told again.
    pub told_before: bool,
}

impl Disagreement {
    /// A disagreement.
    pub(super) const fn new(kind: Kind, what: Dispute) -> Self {
        Self { kind, what, article: None, settled: false, told_before: false }
    }

    /// What the laws object to the record of a board.
    pub(super) fn objection(
        objection: &Objection,
        board: u16,
        (against, amends): (bool, bool),
    ) -> Self {
        let Objection { kind, message, help, article } = objection.clone();
        let what = Dispute::Objection { message, help, board, against, amends };
        Self { kind, what, article, settled: false, told_before: false }
    }

    /// True if it is still to be settled.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.settled && self.kind != Kind::Note
    }
}
