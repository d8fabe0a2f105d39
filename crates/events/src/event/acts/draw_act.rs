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
        Drawn {
            round: Round,
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
            chance: crate::event::Chance,
            from: String,
            of: u32,
        } => "opening-drawn",
            "round { $round }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: { $table } { $number }, from the number { $from }{ $chance ->
                [called] {\" \"}that was called out
               *[machine] {\"\"}
            } among { $of ->
                [one] one line
               *[other] { $of } lines
            }";
        Entered {
            round: Round,
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
        } => "opening-entered",
            "round { $round }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: { $table } { $number }, drawn by hand";
        SamePosition {
            table: String,
            number: String,
            other_table: String,
            other: String,
            round: Round,
        } => "opening-same-position",
            "{ $table } { $number } leads to the same position as { $other_table } { $other }, \
             which was drawn for round { $round }";
        Cleared { round: Round, boards: Option<String>, several: bool } => "openings-cleared",
            "round { $round }{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: no drawn opening";
        /// Openings that were drawn are given up, and can be drawn again; those of games that have
        /// been played, too.
        GivenUp { openings: String, several: bool, played: bool } => "openings-given-up",
            "given up, and may be drawn again: { $openings }{ $played ->
                [yes] {\"\"}, though { $several ->
                    [yes] a game has
                   *[no] its game has
                } been played
               *[no] {\"\"}
            }";
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
        DrawnBefore {
            round: Round,
            board: u16,
            table: String,
            number: String,
        } => "opening-drawn-before",
            "the opening of round { $round }, board { $board }, has been drawn: { $table } { \
             $number }";
        UsedBefore { table: String, number: String, round: Round } => "opening-used-before",
            "{ $table } { $number } has been used in round { $round }";
        PlayedBefore { round: Round, board: u16 } => "opening-played-before",
            "round { $round }, board { $board } has a result: its opening is no longer drawn",
            help "enter the opening that was played by its number";
        NoneDrawn { round: Round, boards: bool } => "no-opening-drawn",
            "{ $boards ->
                [yes] no opening has been drawn for these boards in round { $round }
               *[no] no opening has been drawn for round { $round }
            }";
        NoBoardsToDraw { round: Round } => "no-boards-to-draw", "round { $round } has no boards";
    }
}
