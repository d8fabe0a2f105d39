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
        Warning => "book-warning", "warning";
        Penalty {
            points: Option<Points>,
            single: bool,
            match_points: Option<Points>,
            board_points: Option<Points>,
            effect: Option<String>,
        } => "book-penalty",
            "penalty{ $points ->
                [none] {\"\"}
               *[other] : { $single ->
                    [yes] 1 point
                   *[no] { $points } points
                }
            }{ $match_points ->
                [none] {\"\"}
                [1] : 1 match point
                [-1] : -1 match point
               *[other] : { $match_points } match points
            }{ $board_points ->
                [none] {\"\"}
                [1] : 1 board point
                [-1] : -1 board point
               *[other] : { $board_points } board points
            }{ $effect ->
                [none] {\"\"}
               *[other] : { $effect }
            }";
        Late { minutes: u16 } => "book-late",
            "{ $minutes ->
                [1] 1 minute late
               *[other] { $minutes } minutes late
            }";
        LateSometime => "book-late-sometime", "late";
        Appeal => "book-appeal", "appeal, not decided";
        Decided { outcome: AppealOutcome, by: Option<String> } => "book-appeal-decided",
            "appeal, { book-outcome }{ $by ->
                [none] {\"\"}
               *[other] {\" \"}by { $by }
            }";
        Incident => "book-incident", "incident";
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
        Noted {
            number: u32,
            what: BookSaid,
            id: Option<PlayerId>,
            name: Option<String>,
            round: Round,
            board: Option<u16>,
            article: Option<String>,
        } => "book-noted",
            "entry { $number }{ book-of }, { $round ->
                [0] before round 1
               *[other] round { $round }
            }{ $board ->
                [none] {\"\"}
               *[other] , board { $board }
            }: { $what }{ $article ->
                [none] {\"\"}
               *[other] {\" \"}({ $article })
            }";
        Decided {
            number: u32,
            outcome: AppealOutcome,
            id: Option<PlayerId>,
            name: Option<String>,
        } => "book-decided",
            "entry { $number }{ book-of }: the appeal is { book-outcome }";
        DecidedAgain {
            number: u32,
            outcome: AppealOutcome,
            was: AppealOutcome,
            same: bool,
            id: Option<PlayerId>,
            name: Option<String>,
        } => "book-decided-again",
            "entry { $number }{ book-of }: the appeal is { book-outcome }{ $same ->
                [yes] , as before, for another reason
               *[no] ; it was { $was ->
                    [upheld] upheld
                    [in-part] upheld in part
                    [dismissed] dismissed
                   *[withdrawn] withdrawn
                }
            }";
        Struck {
            number: u32,
            what: BookSaid,
            id: Option<PlayerId>,
            name: Option<String>,
        } => "book-struck",
            "entry { $number }{ book-of }: { $what }, is taken out";
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
        AboutWhom { kind: BookKind } => "book-about-whom",
            "{ $kind ->
                [warning] a warning is about a player or a team, and none is named
                [penalty] a penalty is about a player or a team, and none is named
                [late] nobody is named who came late
                [appeal] nobody is named who appeals
               *[incident] nobody is named
            }";
        WithoutReason { kind: BookKind } => "book-without-reason",
            "nothing says why: an entry of the book needs its reason";
        NoPenalty { teams: bool } => "book-no-penalty",
            "{ $teams ->
                [yes] nothing says what the penalty is: match points, board points, or an effect \
             in words
               *[no] nothing says what the penalty is: points, or an effect in words
            }";
        BelowZero => "book-below-zero", "a penalty takes points: they are written without a minus";
        OtherPoints { teams: bool } => "book-other-points",
            "{ $teams ->
                [yes] a player of a team has no points of their own to lose: a penalty takes \
             match points or board points of the team
               *[no] players have points, and no match points or board points
            }";
        PointsOfTeam { id: PlayerId } => "book-points-of-team",
            "{ $id } is a player, and match points and board points are those of a team";
        NoEntry { number: u32, entries: usize } => "book-no-entry",
            "{ $entries ->
                [0] the book is empty
               *[other] the book has no entry { $number }
            }";
        NoAppeal { number: u32 } => "book-no-appeal", "entry { $number } is not an appeal";
        DecidedBefore { number: u32, outcome: AppealOutcome } => "book-decided-before",
            "entry { $number }: the appeal is { book-outcome } already; a reason is needed to \
             decide it again";
        NotLate => "book-not-late", "nobody is late by 0 minutes";
        NoRuling { round: Round, board: Option<u16>, rulings: usize } => "book-no-ruling",
            "{ $rulings ->
                [0] { $board ->
                        [none] the appeal names no board, so no ruling of it
                       *[other] no ruling about board { $board } of round { $round } is recorded
                    }
                [1] there is one ruling about board { $board } of round { $round }
               *[other] there are { $rulings } rulings about board { $board } of round { $round }
            }";
        StandsInBook { id: PlayerId, number: u32 } => "stands-in-book",
            "{ $id } stands in the arbiter's book (entry { $number })";
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
