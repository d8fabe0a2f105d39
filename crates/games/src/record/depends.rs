//! On what a result depends, until somebody finds or decides it.

use super::ending::GameEnd;
use super::laws::Laws;
use super::pending::Pending;
use super::report::PlyAt;
use crate::board::Color;
use crate::rules::Unless;

/// On what a result depends, who decides, and what the result is by either answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct OnCondition {
    /// On what.
    pub on: On,
    /// The result if it is so, as it is written in a record; `None` if the game then goes on.
    pub if_so: Option<&'static str>,
    /// The result if it is not; `None` if the game then goes on.
    pub if_not: Option<&'static str>,
}

/// What must be found or decided before a result is certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum On {
    /// The arbiter must find that the position after the last move counted is not won.
    NotWon,
    /// The arbiter must find that there is no obvious win.
    NoObviousWin,
    /// The time control must be one of those at which the draw comes by itself, and the arbiter
    /// must find this not to be the case.
    Pace {
        /// What the arbiter must find not to be the case.
        unless: Option<Unless>,
    },
    /// The opponent of who made an irregular half-move must let it stand.
    Stands {
        /// The half-move.
        at: Option<PlyAt>,
        /// Who decides.
        decides: Color,
        /// True if it is a refusal to follow the rules, which that player lets pass by moving.
        refusal: bool,
    },
    /// The opponent of who took a half-move back without being asked must accept that.
    TakenBack {
        /// The half-move.
        at: Option<PlyAt>,
        /// Who decides.
        decides: Color,
        /// True if the half-move was wrong, and may also be corrected.
        wrong: bool,
    },
    /// The arbiter decides: the rules attach no result to what happened.
    NotRuled,
    /// The game must not have ended with the recorded result before it was asked.
    NotOver,
}

impl On {
    /// What the arbiter must find.
    #[must_use]
    pub const fn finding(unless: Unless) -> Self {
        match unless {
            Unless::WinningPosition => Self::NotWon,
            Unless::ObviousWin => Self::NoObviousWin,
        }
    }

    /// What must be decided about something irregular; `None` if nobody decides.
    #[must_use]
    pub fn pending(pending: &Pending) -> Option<Self> {
        let (at, wrong) = (pending.at, pending.held.is_some());
        Some(match (pending.decides, &pending.taken_back) {
            (Some(decides), None) => Self::Stands { at, decides, refusal: pending.is_refusal() },
            (Some(decides), Some(_)) => Self::TakenBack { at, decides, wrong },
            (None, _) => return None,
        })
    }

    /// Its word: `position-not-won`.
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

    /// Who decides: `arbiter`, `white` or `black`; `None` if nobody does.
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

impl OnCondition {
    /// A condition, and the result by either answer.
    #[must_use]
    pub const fn new(on: On, if_so: Option<&'static str>, if_not: Option<&'static str>) -> Self {
        Self { on, if_so, if_not }
    }

    /// On what a draw depends that is an end of the game; `None` for an end that is certain.
    #[must_use]
    pub fn of_end(end: &GameEnd, laws: &Laws) -> Option<Self> {
        let on = match end.unless(&laws.set) {
            unless if end.depends_on_pace(laws) => On::Pace { unless },
            Some(unless) => On::finding(unless),
            None => return None,
        };
        let written = |end: &GameEnd| end.outcome.written(*laws.set.result_form);
        let if_not = end.otherwise.as_deref().map(written);
        Some(Self { on, if_so: Some(written(end)), if_not })
    }

    /// What hangs on something irregular that is not decided yet; `None` if no answer ends the
    /// game, or it cannot stand.
    #[must_use]
    pub fn of_pending(pending: &Pending, laws: &Laws) -> Option<Self> {
        // A draw that is itself uncertain gives no result yet.
        let certain = |end: &&GameEnd| !end.is_uncertain(laws);
        let written = |end: &GameEnd| end.outcome.written(*laws.set.result_form);
        let on = On::pending(pending)?;
        let if_so = pending.stands.as_ref().filter(certain).map(written);
        let if_not = pending.otherwise().filter(certain).map(written);
        (if_so.is_some() || if_not.is_some()).then_some(Self { on, if_so, if_not })
    }
}
