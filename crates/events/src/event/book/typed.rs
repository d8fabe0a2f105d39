//! Entries of the arbiter's book as typed, and their descriptions.

use draughts_ground::said::{Said, said};
use serde::{Deserialize, Serialize};

use crate::event::{AppealOutcome, BookEntry, BookKind, Points, Round};

/// An entry as typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// The kind.
    pub kind: BookKind,
    /// The ID of the player or the team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The round; by default the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The board; by default that of the player in the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The arbiter who makes the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// The points deducted from a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// The match points deducted from a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_points: Option<Points>,
    /// The board points deducted from a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_points: Option<Points>,
    /// Any other effect of a penalty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<String>,
    /// In a late arrival, the number of minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// In an appeal, the number of the ruling on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u16>,
}

impl Noted {
    /// Creates an entry without further details.
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

/// Describes an entry of the book in one line.
pub fn entry_said(entry: &BookEntry) -> Said {
    let given = |points: Points| Some(points).filter(|points| *points != Points::ZERO);
    match entry.kind {
        BookKind::Warning => said!("book-warning", "warning"),
        BookKind::Penalty => said!(
            "book-penalty",
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
            points = given(entry.points),
            single = entry.points == Points::whole(1),
            match_points = given(entry.match_points),
            board_points = given(entry.board_points),
            effect = entry.effect.clone()
        ),
        BookKind::Late => match entry.minutes {
            None => said!("book-late-sometime", "late"),
            Some(minutes) => said!(
                "book-late",
                "{ $minutes ->
                    [1] 1 minute late
                   *[other] { $minutes } minutes late
                }";
                minutes
            ),
        },
        BookKind::Appeal => match &entry.decision {
            None => said!("book-appeal", "appeal, not decided"),
            Some(decision) => said!(
                "book-appeal-decided",
                "appeal, { book-outcome }{ $by ->
                    [none] {\"\"}
                   *[other] {\" \"}by { $by }
                }";
                outcome = decision.outcome, by = decision.by.clone()
            ),
        },
        BookKind::Incident => said!("book-incident", "incident"),
    }
}

draughts_ground::fact_words! {
    BookKind {
        Warning "warning",
        Penalty "penalty",
        Late "late",
        Appeal "appeal",
        Incident "incident",
    }
}

draughts_ground::fact_words! {
    AppealOutcome {
        Upheld "upheld",
        InPart "in-part",
        Dismissed "dismissed",
        Withdrawn "withdrawn",
    }
}
