//! The names of the last rounds of a knockout.

use serde::Serialize;

use super::occasion::Occasion;
use draughts_events::event::{ByeKind, Event, PairedRound};
use draughts_ground::said::Fact;

/// A named round of a knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Two players are left.
    Final,
    /// Four players are left.
    SemiFinals,
    /// Eight players are left.
    QuarterFinals,
}

impl Stage {
    /// Returns the name of a paired round, if the number of its pairs fits the bracket.
    pub(super) fn of(event: &Event, occasion: &Occasion<'_>, paired: &PairedRound) -> Option<Self> {
        if !event.system.kind().eliminates_losers() {
            return None;
        }
        let free = paired.byes.iter().filter(|bye| bye.bye == ByeKind::PairingAllocated).count();
        let to_come = occasion.rounds?.checked_sub(usize::from(paired.round.0))?;
        let stage = Self::before(to_come)?;
        (paired.boards.len() + free == stage.pairs()).then_some(stage)
    }

    /// Returns the name of the round before this many others.
    pub(super) const fn before(to_come: usize) -> Option<Self> {
        match to_come {
            0 => Some(Self::Final),
            1 => Some(Self::SemiFinals),
            2 => Some(Self::QuarterFinals),
            _ => None,
        }
    }

    const fn pairs(self) -> usize {
        match self {
            Self::Final => 1,
            Self::SemiFinals => 2,
            Self::QuarterFinals => 4,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Final => "final",
            Self::SemiFinals => "semi-finals",
            Self::QuarterFinals => "quarter-finals",
        }
    }
}

impl From<Stage> for Fact {
    fn from(stage: Stage) -> Self {
        Self::Word(stage.word())
    }
}
