//! The explanation that a system gives for the pairing of a round.

use std::fmt::Debug;

use crate::field::{Field, FieldPairing};
use crate::{Color, Points};
use draughts_ground::said::{Fact, Message, Said, Told, said};

/// A round that has been paired.
#[derive(Debug)]
pub struct ExplainedPairing {
    /// The pairing, its boards in order.
    pub pairing: FieldPairing,
    /// The explanation; `None` if the system has no brackets, as in pairing by lot.
    pub reasons: Option<Box<dyn Reasons>>,
}

/// The explanation of a pairing. Players are indices into the field that was paired.
pub trait Reasons: Debug {
    /// Returns the brackets, highest first; their pairs and the bye make up the pairing.
    fn brackets(&self) -> &[Bracket];

    /// Returns the opponent that a player of a bracket would have before past meetings, colours and
    /// floats are considered; `None` if there is none in the bracket.
    fn expected(&self, bracket: &Bracket, player: usize) -> Option<usize>;

    /// Returns the reason two players do not meet or, if `other` is `None`, the reason `one` does
    /// not get the bye.
    ///
    /// `field` is the field that was paired.
    fn instead(&self, field: &Field, one: usize, other: Option<usize>) -> WhyNot;
}

/// Players who are paired together: in most systems a score group with the players moved down into
/// it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The score of its residents, with acceleration.
    pub score: Points,
    /// The players moved down into it, highest ranked first.
    pub moved_down: Vec<usize>,
    /// Its residents, highest ranked first.
    pub residents: Vec<usize>,
    /// The players moved up into it from lower scores, highest ranked first; none in most systems.
    pub moved_up: Vec<usize>,
    /// Its pairs, the higher ranked player first; ordered by that player.
    pub pairs: Vec<(usize, usize)>,
    /// The players left over: they move down to the next bracket or, after the last, get the bye.
    pub downfloaters: Vec<usize>,
    /// The figure of the pairing under every criterion that this bracket can break, the most
    /// important first.
    pub figures: Vec<CriterionFigure>,
}

/// A criterion by which a system prefers one pairing of a bracket to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Criterion {
    /// Its label in the [law](super::Info::law): `C12`.
    pub label: &'static str,
    /// The message for what it counts, as a heading for the figure: in English `players without the
    /// colour due`.
    pub counts: &'static Message,
    /// Whether the list of players who move down already shows this.
    pub is_said_by_downfloaters: bool,
}

impl Told for Criterion {
    fn said(&self) -> Said {
        self.counts.into()
    }
}

/// The figure of a bracket under a criterion; lower is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum FigureValue {
    /// A number of players or games.
    Count(usize),
    /// Scores or differences of scores, the highest first.
    Scores(Vec<Points>),
    /// The number of downfloaters, and their scores.
    Floaters(usize, Vec<Points>),
}

fn nothing() -> Said {
    said!("amount-none", "none")
}

impl From<FigureValue> for Fact {
    fn from(amount: FigureValue) -> Self {
        let list = |scores: &[Points]| {
            scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        match amount {
            FigureValue::Count(count) => count.into(),
            FigureValue::Floaters(0, _) => Self::Said(nothing()),
            FigureValue::Scores(scores) if scores.is_empty() => Self::Said(nothing()),
            FigureValue::Scores(scores) => Self::Figure(list(&scores)),
            FigureValue::Floaters(count, scores) => {
                Self::Figure(format!("{count} ({})", list(&scores)))
            }
        }
    }
}

impl FigureValue {
    /// Returns whether the figure is the lowest possible one.
    pub fn is_nothing(&self) -> bool {
        match self {
            Self::Count(count) | Self::Floaters(count, _) => *count == 0,
            Self::Scores(scores) => scores.iter().all(|&score| score == Points::ZERO),
        }
    }
}

/// A criterion and the figure of a bracket under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CriterionFigure {
    /// The criterion.
    pub criterion: Criterion,
    /// The figure.
    pub amount: FigureValue,
}

/// The reason two players do not meet, or a player does not get the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyNot {
    /// They do meet, or the player does get the bye.
    Chosen,
    /// It would break an absolute rule.
    Illegal {
        /// The restriction that it breaks.
        bar: Restriction,
        /// The label of the criterion, if the system has one for it: `C1`.
        criterion: Option<&'static str>,
    },
    /// The other players could not all be paired.
    Incomplete {
        /// The label of the criterion: `C4`.
        criterion: Option<&'static str>,
    },
    /// A figure of the bracket would be higher; this is the first such criterion.
    Worse {
        /// The index of the bracket in the round.
        bracket: usize,
        /// The criterion.
        criterion: Criterion,
        /// The figure of the pairing.
        chosen: FigureValue,
        /// The figure it would have had.
        instead: FigureValue,
    },
    /// It would be equal under every criterion, but comes later in the order of the candidates.
    Later {
        /// The index of the bracket in the round.
        bracket: usize,
    },
}

/// The restriction that forbids a pair or a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Restriction {
    /// The players met in this round.
    Met(u16),
    /// The players are kept apart in this round.
    Apart,
    /// Both players must have this colour.
    Color(Color),
    /// The player had the bye, or the points of a win without playing, in this round.
    Bye(u16),
}
