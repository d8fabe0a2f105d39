//! What is done by lot to the openings of a round, as values.

use serde::{Deserialize, Serialize};

use crate::event::{DrawnOpening, Round};
use draughts_ground::told;

use super::{OfAct, Part};

/// One thing done to the openings of a round; the history has it beside the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum DrawAct {
    /// Openings have been drawn, or are entered.
    DrawOpenings {
        /// The round.
        round: Round,
        /// The openings, each with its boards.
        openings: Vec<DrawnOpening>,
        /// One that has been used may be drawn again.
        #[serde(default, skip_serializing_if = "is_no")]
        allow_used: bool,
    },
    /// Openings of a round are taken away.
    ClearOpenings {
        /// The round.
        round: Round,
        /// The boards that begin as usual; all if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        boards: Vec<u16>,
        /// Why.
        reason: String,
    },
}

const fn is_no(said: &bool) -> bool {
    !*said
}

impl DrawAct {
    /// The verb of the history, which is that of the command.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        "draw"
    }

    /// Why, where that was said.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::ClearOpenings { reason, .. } => Some(reason),
            Self::DrawOpenings { .. } => None,
        }
    }
}

told! {
    /// What a draw did, in one line.
    pub enum DrawEcho {
        /// An opening was drawn by chance.
        Drawn {
            round: Round,
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
            chance: crate::event::Chance,
            from: String,
            of: u32,
        } => "opening-drawn";
        /// An opening that was drawn by hand is entered.
        Entered {
            round: Round,
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
        } => "opening-entered";
        /// A line leads to the position of another line, which was drawn for this round.
        SamePosition {
            table: String,
            number: String,
            other_table: String,
            other: String,
            round: Round,
        } => "opening-same-position";
        /// Openings were taken away.
        Cleared { round: Round, boards: Option<String>, several: bool } => "openings-cleared";
        /// Openings that were drawn are given up, and can be drawn again; those of games that have
        /// been played, too.
        GivenUp { openings: String, several: bool, played: bool } => "openings-given-up";
    }
}

impl DrawEcho {
    /// What is said of openings that are given up; nothing if there are none.
    #[must_use]
    pub fn given_up(openings: &[DrawnOpening], played: bool) -> Option<Self> {
        let named = |one: &DrawnOpening| format!("{} {}", one.table, one.number);
        let all: Vec<String> = openings.iter().map(named).collect();
        let (openings, several) = (all.join(", "), all.len() > 1);
        (!all.is_empty()).then_some(Self::GivenUp { openings, several, played })
    }

    /// What is said of an opening.
    #[must_use]
    pub fn of(round: Round, opening: &DrawnOpening) -> Self {
        let (table, number) = (opening.table.clone(), opening.number.clone());
        let boards = opening.boards_in_words();
        let several = opening.boards.len() > 1;
        match &opening.drawn {
            Some(drawn) => Self::Drawn {
                round,
                boards,
                several,
                table,
                number,
                chance: drawn.by,
                // A lot is not written with separators between its digits.
                from: drawn.number.to_string(),
                of: drawn.of,
            },
            None => Self::Entered { round, boards, several, table, number },
        }
    }
}

impl OfAct for DrawEcho {
    fn part(&self) -> Part {
        match self {
            Self::SamePosition { .. } => Part::Aside,
            Self::Drawn { .. }
            | Self::Entered { .. }
            | Self::Cleared { .. }
            | Self::GivenUp { .. } => Part::Done,
        }
    }
}

told! {
    /// What stands against a draw.
    pub enum DrawRefusal {
        /// An opening has been drawn for a board.
        DrawnBefore { round: Round, board: u16, table: String, number: String }
            => "opening-drawn-before";
        /// A line has been used.
        UsedBefore { table: String, number: String, round: Round } => "opening-used-before";
        /// A board has a result: its opening is not drawn any more.
        PlayedBefore { round: Round, board: u16 } => "opening-played-before";
        /// No opening has been drawn, or none for the boards that are named.
        NoneDrawn { round: Round, boards: bool } => "no-opening-drawn";
        /// A round has no boards.
        NoBoardsToDraw { round: Round } => "no-boards-to-draw";
    }
}
