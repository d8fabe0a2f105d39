//! What is done to the arbiter's book, as values.

use draughts_ground::said::Fact;
use draughts_ground::told;
use serde::{Deserialize, Serialize};

use super::{OfAct, Part};
use crate::event::{AppealOutcome, BookEntry, BookKind, Decision, PlayerId, Points, Round};

/// One thing done to the arbiter's book; the history has it beside the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum BookAct {
    /// Something is noted.
    Note {
        /// What.
        entry: Box<Noted>,
    },
    /// An appeal is decided.
    DecideAppeal {
        /// The number of the entry.
        number: u32,
        /// How.
        decision: Decision,
    },
    /// An entry is taken out.
    StrikeNote {
        /// The number of the entry.
        number: u32,
        /// Why.
        reason: String,
    },
}

/// What is noted, as it was typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// What it is.
    pub kind: BookKind,
    /// The player, or the team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The round; by default the one that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The board; by default that of the player in the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The arbiter who notes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// The points that are taken from a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// The match points that are taken from a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_points: Option<Points>,
    /// The board points that are taken from a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_points: Option<Points>,
    /// What else a penalty is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<String>,
    /// How late somebody came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// Which ruling of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u16>,
}

impl Noted {
    /// Of which no more is said.
    #[must_use]
    pub const fn new(kind: BookKind) -> Self {
        Self {
            kind,
            about: None,
            round: None,
            board: None,
            article: None,
            reason: None,
            arbiter: None,
            points: None,
            match_points: None,
            board_points: None,
            effect: None,
            minutes: None,
            ruling: None,
        }
    }
}

impl BookAct {
    /// The verb of the history, which is that of the command.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        "note"
    }

    /// Why, where that was said.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::Note { entry } => entry.reason.as_deref(),
            Self::DecideAppeal { decision, .. } => decision.reason.as_deref(),
            Self::StrikeNote { reason, .. } => Some(reason),
        }
    }
}

told! {
    /// What an entry of the book says, in one line.
    pub enum BookSaid {
        /// A warning.
        Warning => "book-warning";
        /// A penalty: points that are taken, and what else it is.
        Penalty {
            points: Option<Points>,
            single: bool,
            match_points: Option<Points>,
            board_points: Option<Points>,
            effect: Option<String>,
        } => "book-penalty";
        /// Somebody came late.
        Late { minutes: u16 } => "book-late";
        /// Somebody came late, and nobody looked at the clock.
        LateSometime => "book-late-sometime";
        /// An appeal that is not decided.
        Appeal => "book-appeal";
        /// An appeal, and how it was decided.
        Decided { outcome: AppealOutcome, by: Option<String> } => "book-appeal-decided";
        /// Something that happened.
        Incident => "book-incident";
    }
}

impl BookSaid {
    /// What an entry says.
    #[must_use]
    pub fn of(entry: &BookEntry) -> Self {
        let given = |points: Points| Some(points).filter(|points| *points != Points::ZERO);
        match entry.kind {
            BookKind::Warning => Self::Warning,
            BookKind::Penalty => Self::Penalty {
                points: given(entry.points),
                single: entry.points == Points::whole(1),
                match_points: given(entry.match_points),
                board_points: given(entry.board_points),
                effect: entry.effect.clone(),
            },
            BookKind::Late => {
                entry.minutes.map_or(Self::LateSometime, |minutes| Self::Late { minutes })
            }
            BookKind::Appeal => match &entry.decision {
                None => Self::Appeal,
                Some(decision) => {
                    Self::Decided { outcome: decision.outcome, by: decision.by.clone() }
                }
            },
            BookKind::Incident => Self::Incident,
        }
    }
}

told! {
    /// What an act did to the book, in one line.
    pub enum BookEcho {
        /// An entry was made.
        Noted {
            number: u32,
            what: BookSaid,
            id: Option<PlayerId>,
            name: Option<String>,
            round: Round,
            board: Option<u16>,
            article: Option<String>,
        } => "book-noted";
        /// An appeal was decided.
        Decided { number: u32, outcome: AppealOutcome, id: Option<PlayerId>, name: Option<String> }
            => "book-decided";
        /// An appeal was decided before, and is now decided otherwise or for another reason.
        DecidedAgain {
            number: u32,
            outcome: AppealOutcome,
            was: AppealOutcome,
            same: bool,
            id: Option<PlayerId>,
            name: Option<String>,
        } => "book-decided-again";
        /// An entry was taken out.
        Struck { number: u32, what: BookSaid, id: Option<PlayerId>, name: Option<String> }
            => "book-struck";
    }
}

impl OfAct for BookEcho {
    fn part(&self) -> Part {
        Part::Done
    }
}

told! {
    /// What stands against an act on the book.
    pub enum BookRefusal {
        /// Nobody is named.
        AboutWhom { kind: BookKind } => "book-about-whom";
        /// Nothing says why.
        WithoutReason { kind: BookKind } => "book-without-reason";
        /// A penalty that takes nothing.
        NoPenalty { teams: bool } => "book-no-penalty";
        /// Points that would be given.
        BelowZero => "book-below-zero";
        /// Points of players where teams meet, or of teams where players meet.
        OtherPoints { teams: bool } => "book-other-points";
        /// Points of a team, and a player is named.
        PointsOfTeam { id: PlayerId } => "book-points-of-team";
        /// No entry has this number.
        NoEntry { number: u32, entries: usize } => "book-no-entry";
        /// An entry that is no appeal.
        NoAppeal { number: u32 } => "book-no-appeal";
        /// An appeal that is decided, and nothing says why it is decided again.
        DecidedBefore { number: u32, outcome: AppealOutcome } => "book-decided-before";
        /// Somebody who came in time.
        NotLate => "book-not-late";
        /// The board has no such ruling.
        NoRuling { round: Round, board: Option<u16>, rulings: usize } => "book-no-ruling";
        /// Somebody stands in the book.
        StandsInBook { id: PlayerId, number: u32 } => "stands-in-book";
    }
}

impl From<BookKind> for Fact {
    fn from(kind: BookKind) -> Self {
        Self::Word(match kind {
            BookKind::Warning => "warning",
            BookKind::Penalty => "penalty",
            BookKind::Late => "late",
            BookKind::Appeal => "appeal",
            BookKind::Incident => "incident",
        })
    }
}

impl From<AppealOutcome> for Fact {
    fn from(outcome: AppealOutcome) -> Self {
        Self::Word(match outcome {
            AppealOutcome::Upheld => "upheld",
            AppealOutcome::InPart => "in-part",
            AppealOutcome::Dismissed => "dismissed",
            AppealOutcome::Withdrawn => "withdrawn",
        })
    }
}
