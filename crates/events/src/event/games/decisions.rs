//! Decisions about the records of a round, and the input of a comparison.

use std::collections::BTreeSet;
use std::str::FromStr;

use super::NameIndex;
use crate::event::{Event, Miswritten, PairedRound};

/// The boards whose record is accepted despite disagreements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AcceptedBoards {
    /// These boards.
    Boards(BTreeSet<u16>),
    /// All boards.
    All,
}

impl Default for AcceptedBoards {
    fn default() -> Self {
        Self::Boards(BTreeSet::new())
    }
}

/// `3`, `3,5` or `all`.
impl FromStr for AcceptedBoards {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        if text.eq_ignore_ascii_case("all") {
            return Ok(Self::All);
        }
        let boards: Result<BTreeSet<u16>, _> =
            text.split(',').map(|word| word.trim().parse()).collect();
        boards.map(Self::Boards).map_err(|_| Miswritten::Boards { text: text.to_owned() })
    }
}

impl AcceptedBoards {
    /// Returns the boards named.
    pub fn boards(&self) -> impl Iterator<Item = u16> {
        let named = match self {
            Self::Boards(boards) => Some(boards.iter().copied()),
            Self::All => None,
        };
        named.into_iter().flatten()
    }

    /// Returns whether no board is named.
    fn is_nothing(&self) -> bool {
        matches!(self, Self::Boards(boards) if boards.is_empty())
    }

    pub(super) fn has(&self, board: u16) -> bool {
        match self {
            Self::Boards(boards) => boards.contains(&board),
            Self::All => true,
        }
    }
}

/// The arbiter's decisions before the comparison.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decisions {
    /// The boards whose result is entered from the record, for the players it names.
    pub accept: AcceptedBoards,
    /// Whether earlier results are changed: of the accepted boards, or of all if none is accepted.
    pub amend: bool,
}

impl Decisions {
    /// Returns whether the result of a board may be changed.
    pub(super) fn amends(&self, board: u16) -> bool {
        self.amend && (self.accept.is_nothing() || self.accept.has(board))
    }
}

/// The input of the comparison of one round.
pub(super) struct Comparison<'e> {
    pub(super) event: &'e Event,
    pub(super) paired: &'e PairedRound,
    pub(super) decisions: &'e Decisions,
    pub(super) roster: NameIndex<'e>,
}
