//! The faults of a pairing.

use super::breached::NamedBreach;
use crate::field::{PromisedRules, Rule};
use crate::{Color, Points};

/// A fault of a pairing, or a departure from a recommendation. Players are indices into the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Breach {
    /// A player to be paired is in no pair and has no bye.
    Unpaired {
        /// The player.
        player: usize,
    },
    /// A player is in more than one pair, or is in a pair and has the bye.
    Twice {
        /// The player.
        player: usize,
    },
    /// A player is paired or has the bye although they do not play in this round.
    Away {
        /// The player.
        player: usize,
    },
    /// The pairing refers to an index that the field does not have.
    Unknown {
        /// The index.
        player: usize,
    },
    /// Both players of a pair are the same.
    Alone {
        /// The player.
        player: usize,
    },
    /// The two have played each other before.
    Rematch {
        /// The player with White.
        one: usize,
        /// The player with Black.
        other: usize,
        /// The round in which they met, the first one if several.
        round: u16,
    },
    /// The two are kept apart in this round.
    KeptApart {
        /// The player with White.
        one: usize,
        /// The player with Black.
        other: usize,
    },
    /// Both players must have the same colour.
    SameColor {
        /// The player with White.
        one: usize,
        /// The player with Black.
        other: usize,
        /// The colour that both must have.
        color: Color,
    },
    /// A player who is not eligible for the bye has it.
    BarredBye {
        /// The player.
        player: usize,
        /// The round of the bye, or of the points of a win without a game; the first one if
        /// several.
        round: u16,
    },
    /// A player has the bye although the number of players is even.
    NeedlessBye {
        /// The player.
        player: usize,
    },
    /// The number of players is odd, but no player has the bye.
    MissingBye,
    /// The colours of a pair should be reversed.
    WrongColor {
        /// The player with White, who should have Black.
        white: usize,
        /// The player with Black, who should have White.
        black: usize,
        /// The rule of the system that determines the colours.
        rule: Rule,
        /// Its article, such as `C.04.3 5.2.2`.
        article: &'static str,
    },
    /// A player has a colour for the third time in a row.
    ThirdRunning {
        /// The player.
        player: usize,
        /// The colour.
        color: Color,
    },
    /// A player will have had one colour at least three times more than the other.
    Difference {
        /// The player.
        player: usize,
        /// Games with White minus games with Black, including this one.
        difference: i32,
    },
    /// The bye could go to a lower score.
    ByeScore {
        /// The player with the bye.
        player: usize,
        /// That player's score.
        score: Points,
        /// The lowest ranked player eligible for the bye with the lowest score.
        instead: usize,
        /// That lowest score.
        least: Points,
    },
    /// The boards are not in the recommended order.
    BoardOrder {
        /// The first board, from 1, that belongs before the previous one.
        board: usize,
    },
}

impl Breach {
    /// Returns its name in kebab-case, which never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unpaired { .. } => "unpaired",
            Self::Twice { .. } => "paired-twice",
            Self::Away { .. } => "paired-while-away",
            Self::Unknown { .. } => "paired-unknown",
            Self::Alone { .. } => "paired-alone",
            Self::Rematch { .. } => "rematch",
            Self::KeptApart { .. } => "kept-apart",
            Self::SameColor { .. } => "same-color-due",
            Self::BarredBye { .. } => "bye-barred",
            Self::NeedlessBye { .. } => "bye-needless",
            Self::MissingBye => "bye-missing",
            Self::WrongColor { .. } => "color-wrong",
            Self::ThirdRunning { .. } => "color-third-running",
            Self::Difference { .. } => "color-difference",
            Self::ByeScore { .. } => "bye-score",
            Self::BoardOrder { .. } => "board-order",
        }
    }

    /// Returns the rule of the system that is broken; `None` if it applies to every system.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Unpaired { .. }
            | Self::Twice { .. }
            | Self::Away { .. }
            | Self::Unknown { .. }
            | Self::Alone { .. }
            | Self::KeptApart { .. }
            | Self::NeedlessBye { .. }
            | Self::MissingBye => None,
            Self::Rematch { .. } => Some(Rule::Rematch),
            Self::SameColor { .. } => Some(Rule::SameColor),
            Self::BarredBye { .. } => Some(Rule::SecondBye),
            Self::WrongColor { rule, .. } => Some(*rule),
            Self::ThirdRunning { .. } => Some(Rule::ThirdRunning),
            Self::Difference { .. } => Some(Rule::Difference),
            Self::ByeScore { .. } => Some(Rule::ByeScore),
            Self::BoardOrder { .. } => Some(Rule::BoardOrder),
        }
    }

    /// Returns the FIDE article that is broken; `rules` are those that the pairing was checked
    /// against.
    ///
    /// Returns `None` if the list is not a pairing at all, and for players kept apart, which is a
    /// decision of the event.
    pub fn article(&self, rules: PromisedRules) -> Option<&'static str> {
        match self {
            Self::Unpaired { .. } | Self::NeedlessBye { .. } | Self::MissingBye => Some("C.04.1 3"),
            Self::Away { .. } => Some("C.04.2 3.2"),
            Self::WrongColor { article, .. } => Some(article),
            other => other.rule().and_then(|rule| rules.article(rule)),
        }
    }

    /// Returns whether it breaks an absolute rule; otherwise the pairing could be better, or
    /// departs from a recommendation.
    pub fn is_absolute(&self, rules: PromisedRules) -> bool {
        self.rule().is_none_or(|rule| rules.is_binding(rule))
    }

    /// Describes the fault with the names of the players; `name` returns the name for an index in
    /// the field.
    pub fn of(&self, name: &dyn Fn(usize) -> String) -> NamedBreach {
        match *self {
            Self::Unpaired { player } => NamedBreach::Unpaired { player: name(player) },
            Self::Twice { player } => NamedBreach::Twice { player: name(player) },
            Self::Away { player } => NamedBreach::Away { player: name(player) },
            Self::Unknown { player } => NamedBreach::Unknown { place: player + 1 },
            Self::Alone { player } => NamedBreach::Alone { player: name(player) },
            Self::Rematch { one, other, round } => {
                NamedBreach::Rematch { one: name(one), other: name(other), round }
            }
            Self::KeptApart { one, other } => {
                NamedBreach::KeptApart { one: name(one), other: name(other) }
            }
            Self::SameColor { one, other, color } => {
                NamedBreach::SameColor { one: name(one), other: name(other), color }
            }
            Self::BarredBye { player, round } => {
                NamedBreach::BarredBye { player: name(player), round }
            }
            Self::NeedlessBye { player } => NamedBreach::NeedlessBye { player: name(player) },
            Self::MissingBye => NamedBreach::MissingBye,
            Self::WrongColor { white, black, .. } => {
                NamedBreach::WrongColor { white: name(white), black: name(black) }
            }
            Self::ThirdRunning { player, color } => {
                NamedBreach::ThirdRunning { player: name(player), color }
            }
            Self::Difference { player, difference } => NamedBreach::Difference {
                player: name(player),
                more: if difference > 0 { Color::White } else { Color::Black },
                times: difference.unsigned_abs(),
            },
            Self::ByeScore { player, score, instead, least } => {
                NamedBreach::ByeScore { player: name(player), score, instead: name(instead), least }
            }
            Self::BoardOrder { board } => NamedBreach::BoardOrder { board, before: board - 1 },
        }
    }
}
