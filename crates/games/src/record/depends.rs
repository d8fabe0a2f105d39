//! Conditions that a result depends on until somebody finds or decides them.

use super::ending::GameEnd;
use super::laws::Laws;
use super::pending::Pending;
use super::report::PlyAt;
use crate::board::Color;
use crate::rules::Unless;

/// The condition that a result depends on, who decides, and the result under either answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConditionalResult {
    /// The condition.
    pub on: ResultCondition,
    /// The result if it holds, as written in a record; `None` if the game then continues.
    pub if_so: Option<&'static str>,
    /// The result if it does not hold; `None` if the game then continues.
    pub if_not: Option<&'static str>,
}

/// A fact or decision that is needed before a result is certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResultCondition {
    /// The arbiter must find that the position after the last move counted is not won.
    NotWon,
    /// The arbiter must find that there is no obvious win.
    NoObviousWin,
    /// The time control must be one under which the draw is automatic, and the arbiter must find
    /// that this exception does not apply.
    Pace {
        /// The exception.
        unless: Option<Unless>,
    },
    /// The opponent of the player who made an irregular half-move must let it stand.
    Stands {
        /// The half-move.
        at: Option<PlyAt>,
        /// The side that decides.
        decides: Color,
        /// Whether it is a refusal to follow the rules, which that player lets pass by moving.
        refusal: bool,
    },
    /// The opponent of the player who took a half-move back without being asked must accept that.
    TakenBack {
        /// The half-move.
        at: Option<PlyAt>,
        /// The side that decides.
        decides: Color,
        /// Whether the half-move was irregular and may also be corrected.
        wrong: bool,
    },
    /// The arbiter decides: the rules give no result for what happened.
    NotRuled,
    /// The game must not have ended with the recorded result before the claim or demand.
    NotOver,
}

impl ResultCondition {
    /// Returns the condition that the arbiter must find.
    pub const fn finding(unless: Unless) -> Self {
        match unless {
            Unless::WinningPosition => Self::NotWon,
            Unless::ObviousWin => Self::NoObviousWin,
        }
    }

    /// Returns the decision about an irregularity that is needed; `None` if nobody decides.
    pub fn pending(pending: &Pending) -> Option<Self> {
        let (at, wrong) = (pending.at, pending.held.is_some());
        Some(match (pending.decides, &pending.taken_back) {
            (Some(decides), None) => Self::Stands { at, decides, refusal: pending.is_refusal() },
            (Some(decides), Some(_)) => Self::TakenBack { at, decides, wrong },
            (None, _) => return None,
        })
    }

    /// Returns its word: `position-not-won`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::NotWon => "position-not-won",
            Self::NoObviousWin => "no-obvious-win",
            Self::Pace { .. } => "time-control",
            Self::Stands { .. } => "move-stands",
            Self::TakenBack { .. } => "taking-back-accepted",
            Self::NotRuled => "not-ruled",
            Self::NotOver => "game-not-over",
        }
    }

    /// Returns who decides: `arbiter`, `white` or `black`; `None` if nobody does.
    #[must_use]
    pub const fn decides(self) -> Option<&'static str> {
        match self {
            Self::NotWon | Self::NoObviousWin | Self::NotRuled | Self::NotOver => Some("arbiter"),
            Self::Pace { unless: Some(_) } => Some("arbiter"),
            Self::Pace { unless: None } => None,
            Self::Stands { decides, .. } | Self::TakenBack { decides, .. } => Some(match decides {
                Color::White => "white",
                Color::Black => "black",
            }),
        }
    }
}

impl ConditionalResult {
    /// Creates a condition with the results under either answer.
    pub const fn new(
        on: ResultCondition,
        if_so: Option<&'static str>,
        if_not: Option<&'static str>,
    ) -> Self {
        Self { on, if_so, if_not }
    }

    /// Returns the condition that a draw depends on; `None` for an end that is certain.
    pub fn of_end(end: &GameEnd, laws: &Laws) -> Option<Self> {
        let on = match end.unless(&laws.set) {
            unless if end.depends_on_pace(laws) => ResultCondition::Pace { unless },
            Some(unless) => ResultCondition::finding(unless),
            None => return None,
        };
        let written = |end: &GameEnd| end.outcome.written(*laws.set.result_form);
        let if_not = end.otherwise.as_deref().map(written);
        Some(Self { on, if_so: Some(written(end)), if_not })
    }

    /// Returns the results that depend on an undecided irregularity; `None` if it cannot stand, or
    /// if the game continues under either answer.
    pub fn of_pending(pending: &Pending, laws: &Laws) -> Option<Self> {
        // A draw that is itself uncertain gives no result yet.
        let certain = |end: &&GameEnd| !end.is_uncertain(laws);
        let written = |end: &GameEnd| end.outcome.written(*laws.set.result_form);
        let on = ResultCondition::pending(pending)?;
        let if_so = pending.stands.as_ref().filter(certain).map(written);
        let if_not = pending.otherwise().filter(certain).map(written);
        (if_so.is_some() || if_not.is_some()).then_some(Self { on, if_so, if_not })
    }
}
