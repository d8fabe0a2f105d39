//! What a system says about a round that it has paired.

use std::fmt::Debug;

use crate::field::{Field, FieldPairing};
use crate::{Color, Points};
use draughts_ground::said::{Fact, Message, Said, Told, said};

/// A round that has been paired.
#[derive(Debug)]
pub struct Paired {
    /// The pairing, its boards in order.
    pub pairing: FieldPairing,
    /// Why it is as it is; `None` if the system has no brackets, as in pairing by lot.
    pub reasons: Option<Box<dyn Reasons>>,
}

/// Why a round is paired as it is. Players are places in the field that was paired.
pub trait Reasons: Debug {
    /// Returns the brackets, the highest first; their pairs and the bye make up the pairing.
    fn brackets(&self) -> &[Bracket];

    /// Returns the opponent whom a player of a bracket could expect before past meetings, colours
    /// and floats are considered; `None` if that is nobody in the bracket.
    fn expected(&self, bracket: &Bracket, player: usize) -> Option<usize>;

    /// Why two players do not meet, or, if `other` is `None`, why `one` does not get the bye.
    /// `field` is the field that was paired.
    fn instead(&self, field: &Field, one: usize, other: Option<usize>) -> Instead;
}

/// Players who are paired together: in most systems a score group with the players who were moved
/// down into it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The score of its residents, with acceleration.
    pub score: Points,
    /// Who was moved down into it, the highest ranked first.
    pub moved_down: Vec<usize>,
    /// Its residents, the highest ranked first.
    pub residents: Vec<usize>,
    /// Who was moved up into it from lower scores, the highest ranked first; in most systems nobody.
    pub moved_up: Vec<usize>,
    /// Its pairs, the higher ranked player first; in the order of that player.
    pub pairs: Vec<(usize, usize)>,
    /// The players who were left over: moved down into the next bracket, or given the bye after the
    /// last.
    pub downfloaters: Vec<usize>,
    /// The figure of the pairing under every criterion that this bracket can break, the most
    /// important first.
    pub figures: Vec<Figure>,
}

/// A criterion by which a system prefers one pairing of a bracket to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Criterion {
    /// What its [law](super::Info::law) calls it: `C12`.
    pub label: &'static str,
    /// The message of what it counts, as a head for the figure: in English `players without
    /// the colour due`.
    pub counts: &'static Message,
    /// Whether the list of players who move down already says this.
    pub is_said_by_downfloaters: bool,
}

impl Told for Criterion {
    fn said(&self) -> Said {
        self.counts.into()
    }
}

/// The figure of a bracket under a criterion: the lower the better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Amount {
    /// A number of players or games.
    Count(usize),
    /// Scores or differences of scores, the highest first.
    Scores(Vec<Points>),
    /// A number of downfloaters, with their scores.
    Floaters(usize, Vec<Points>),
}

fn nothing() -> Said {
    said!("amount-none", "none")
}

impl From<Amount> for Fact {
    fn from(amount: Amount) -> Self {
        let list = |scores: &[Points]| {
            scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        match amount {
            Amount::Count(count) => count.into(),
            Amount::Floaters(0, _) => Self::Said(nothing()),
            Amount::Scores(scores) if scores.is_empty() => Self::Said(nothing()),
            Amount::Scores(scores) => Self::Figure(list(&scores)),
            Amount::Floaters(count, scores) => Self::Figure(format!("{count} ({})", list(&scores))),
        }
    }
}

impl Amount {
    /// Returns whether no figure could be lower.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        match self {
            Self::Count(count) | Self::Floaters(count, _) => *count == 0,
            Self::Scores(scores) => scores.iter().all(|&score| score == Points::ZERO),
        }
    }
}

/// A criterion and the figure of a bracket under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The criterion.
    pub criterion: Criterion,
    /// The figure.
    pub amount: Amount,
}

/// Why two players do not meet, or a player does not get the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Instead {
    /// They do: this is the pairing.
    Chosen,
    /// It would break an absolute rule.
    Illegal {
        /// What forbids it.
        bar: Bar,
        /// The label of the criterion, if it belongs to the system: `C1`.
        criterion: Option<&'static str>,
    },
    /// The others could not all be paired.
    Incomplete {
        /// The label of the criterion: `C4`.
        criterion: Option<&'static str>,
    },
    /// The bracket would have a higher figure under a criterion; this is the first such criterion.
    Worse {
        /// The bracket, by its place in the round.
        bracket: usize,
        /// The criterion.
        criterion: Criterion,
        /// The figure of the pairing.
        chosen: Amount,
        /// The figure it would have had.
        instead: Amount,
    },
    /// It would be as good under every criterion, but comes later in the order of the candidates.
    Later {
        /// The bracket, by its place in the round.
        bracket: usize,
    },
}

/// What forbids a pair or a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bar {
    /// They have met in this round.
    Met(u16),
    /// They are kept apart in this round.
    Apart,
    /// Both must have this colour.
    Color(Color),
    /// The player has had the bye, or the points of a win without playing, in this round.
    Bye(u16),
}
