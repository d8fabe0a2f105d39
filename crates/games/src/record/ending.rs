//! The end of a game: a single value with its moment and cause, which all other questions consult
//! first.
//!
//! A game ends once: on the board, by an automatic draw, or by an incident (a flag-fall, a
//! resignation). Later incidents are recorded but change nothing, except as the rule set itself
//! provides.

use super::found::{EndReason, ResultByRules};
use super::laws::Laws;
use super::report::PlyAt;
use crate::board::{Color, Position};
use crate::diag::Citation;
use crate::draw::{clause_said, strong_side_of};
use crate::moves::{BoardEnd, BoardEndCause};
use crate::pdn::Outcome;
use crate::rules::{EarlyAgreement, Goal, Loss, ResultForm, RuleSet, Unless};

/// The outcome of a game under the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LawOutcome {
    /// This side has won.
    Win(Color),
    /// The game is drawn.
    Draw,
    /// Both players score nothing.
    BothZero,
    /// The game does not count.
    Void,
}

impl LawOutcome {
    /// Returns the corresponding outcome of a record.
    #[must_use]
    pub const fn recorded(self) -> Outcome {
        match self {
            Self::Win(Color::White) => Outcome::WhiteWins,
            Self::Win(Color::Black) => Outcome::BlackWins,
            Self::Draw => Outcome::Draw,
            Self::BothZero => Outcome::BothLose,
            Self::Void => Outcome::Unknown,
        }
    }

    /// Returns the result as written in a record: `2-0`, `1/2-1/2`, `0-0`, `*`.
    #[must_use]
    pub const fn written(self, form: ResultForm) -> &'static str {
        match (self, form) {
            (Self::Win(Color::White), ResultForm::TwoNil) => "2-0",
            (Self::Win(Color::Black), ResultForm::TwoNil) => "0-2",
            (Self::Draw, ResultForm::TwoNil) => "1-1",
            (Self::Win(Color::White), ResultForm::OneNil) => "1-0",
            (Self::Win(Color::Black), ResultForm::OneNil) => "0-1",
            (Self::Draw, ResultForm::OneNil) => "1/2-1/2",
            (Self::BothZero, _) => "0-0",
            (Self::Void, _) => "*",
        }
    }
}

/// The cause of the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndCause {
    /// This side resigned.
    Resigned(Color),
    /// This side's flag fell.
    FlagFell(Color),
    /// Both flags had fallen, and the rule set makes that a draw.
    BothFlagsFell,
    /// This side refused to follow the rules or to play on.
    Refused(Color),
    /// This side left the game.
    Left(Color),
    /// This side upset the pieces.
    Upset(Color),
    /// This side cancelled the game for the opponent's conduct.
    Cancelled(Color),
    /// The board was found to be placed wrongly.
    BoardWrong,
    /// This side broke a rule, and the opponent claimed the game.
    Violated {
        /// The side that broke it.
        by: Color,
        /// The half-move concerned.
        at: Option<PlyAt>,
    },
    /// The players agreed on a draw.
    Agreed,
    /// The players agreed on a draw before they were allowed to, and both score nothing for it.
    AgreedTooEarly {
        /// Moves made by each player.
        made: u32,
        /// Moves required of each player.
        needed: u32,
    },
    /// A draw was claimed rightly.
    Claimed {
        /// The claimant.
        by: Color,
        /// The draw clause, as an index in the rule set.
        clause: usize,
    },
    /// An automatic draw came about.
    Drawn {
        /// The draw clause, as an index in the rule set.
        clause: usize,
    },
    /// This side has no piece left.
    NoPiece(Color),
    /// This side is to move and cannot.
    NoMove(Color),
    /// Both sides have pieces and neither can move.
    BothBlocked(Color),
    /// A king has been made, which decides this game.
    KingMade,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameEnd {
    /// The cause.
    pub cause: EndCause,
    /// The outcome under the rules.
    pub outcome: LawOutcome,
    /// False if the winner is not credited with the win.
    pub credited: bool,
    /// The article.
    pub citation: Citation,
    /// The number of half-moves of the record before the end.
    pub after: usize,
    /// The last of them; `None` if the game ended at its start.
    pub last: Option<PlyAt>,
    /// The later end of the game if this draw does not hold ([`Self::is_uncertain`]).
    pub otherwise: Option<Box<GameEnd>>,
}

impl GameEnd {
    /// Returns the end of a game by its position alone; `None` while the player to move can move.
    ///
    /// `last` is the half-move that led to the position.
    pub fn on_board(laws: &Laws, position: &Position, last: Option<PlyAt>) -> Option<Self> {
        let set = &laws.set;
        let end = BoardEnd::of(set, &laws.generator, position)?;
        let turn = position.turn();
        let (cause, loss) = match end.cause {
            BoardEndCause::BothBlocked { .. } => (EndCause::BothBlocked(turn), Loss::NoMove),
            BoardEndCause::KingMade => (EndCause::KingMade, Loss::NoMove),
            BoardEndCause::NoPiece => (EndCause::NoPiece(turn), Loss::NoPiece),
            BoardEndCause::NoMove | BoardEndCause::KingLimit => {
                (EndCause::NoMove(turn), Loss::NoMove)
            }
        };
        let citation = match end.cause {
            BoardEndCause::BothBlocked { clause } => set.draws[clause].cited(),
            BoardEndCause::KingMade => set.goal.source.clone(),
            BoardEndCause::KingLimit if end.winner.is_none() => set.limit_block.source.clone(),
            BoardEndCause::NoPiece | BoardEndCause::NoMove | BoardEndCause::KingLimit => {
                match *set.goal {
                    Goal::Lose => set.goal.source.clone(),
                    _ => set.loss_source(loss),
                }
            }
        };
        let outcome = end.winner.map_or(LawOutcome::Draw, LawOutcome::Win);
        let after = last.map_or(0, |at| at.ply);
        Some(Self { cause, outcome, credited: true, citation, after, last, otherwise: None })
    }

    /// Returns the exception that the arbiter must rule out before the game is drawn. The program
    /// cannot decide it, so until then nobody knows whether the game has ended.
    pub fn unless(&self, set: &RuleSet) -> Option<Unless> {
        match self.cause {
            EndCause::Drawn { clause } | EndCause::Claimed { clause, .. } => {
                set.draws[clause].unless()
            }
            _ => None,
        }
    }

    /// Returns whether a draw may not hold: the arbiter must rule out an exception first, or the
    /// clause is automatic only at some time controls, and that of the game is unknown. Later moves
    /// and incidents then count as if the game continued.
    pub fn is_uncertain(&self, laws: &Laws) -> bool {
        self.unless(&laws.set).is_some() || self.depends_on_pace(laws)
    }

    /// Returns whether a draw is automatic only at some time controls, and that of the game is
    /// unknown.
    pub fn depends_on_pace(&self, laws: &Laws) -> bool {
        matches!(self.cause, EndCause::Drawn { clause } if laws.draw_depends_on_pace(clause))
    }

    /// Returns this end, or, for a draw that depends on the arbiter's finding, the end of the game
    /// if the draw does not hold.
    pub fn certain(&self, set: &RuleSet) -> Option<&Self> {
        match self.unless(set) {
            Some(_) => self.otherwise.as_deref(),
            None => Some(self),
        }
    }

    /// Returns the side that has won if this draw does not hold, because the position is won;
    /// `None` if that is unknown. `last` is the position in which it is drawn.
    pub(super) fn strong_side(&self, set: &RuleSet, last: &Position) -> Option<Color> {
        let (EndCause::Drawn { clause } | EndCause::Claimed { clause, .. }) = self.cause else {
            return None;
        };
        strong_side_of(&set.draws[clause].ending()?.pieces, last)
    }

    /// Returns whether the game can have this result if this draw does not hold: that of its later
    /// end, or a win of the `strong` side. If that side is unknown, any win.
    pub(super) fn may_be(&self, outcome: Outcome, set: &RuleSet, strong: Option<Color>) -> bool {
        if let Some(end) = &self.otherwise {
            return end.outcome.recorded() == outcome;
        }
        let won = |side: Color| LawOutcome::Win(side).recorded() == outcome;
        self.unless(set).is_some() && strong.map_or_else(|| Color::BOTH.into_iter().any(won), won)
    }

    /// Adds the first certain one of the later ends to a draw that is uncertain.
    #[must_use]
    pub(super) fn with_fallback(self, later: Vec<Self>, laws: &Laws) -> Self {
        if !self.is_uncertain(laws) {
            return self;
        }
        // A claim of this same draw is right only if the draw holds.
        let holds = |end: &Self| match end.cause {
            EndCause::Claimed { clause, .. } => laws.set.draws[clause].unless().is_none(),
            _ => !end.is_uncertain(laws),
        };
        let later = later.into_iter().filter(holds).min_by_key(|end| end.after);
        Self { otherwise: later.map(Box::new), ..self }
    }

    /// Returns whether the game ended on the board or by an automatic draw, and so depends on the
    /// position.
    pub const fn is_by_board(&self) -> bool {
        matches!(
            self.cause,
            EndCause::Drawn { .. }
                | EndCause::NoPiece(_)
                | EndCause::NoMove(_)
                | EndCause::BothBlocked(_)
                | EndCause::KingMade
        )
    }

    /// Returns the reason for the end as a message: "Black resigned".
    pub fn ended(&self, set: &RuleSet) -> EndReason {
        match self.cause {
            EndCause::Resigned(side) => EndReason::Resigned { side },
            EndCause::FlagFell(side) => EndReason::FlagFell { side },
            EndCause::BothFlagsFell => EndReason::BothFlagsFell,
            EndCause::Refused(side) => EndReason::Refused { side },
            EndCause::Left(side) => EndReason::Left { side },
            EndCause::Upset(side) => EndReason::Upset { side },
            EndCause::Cancelled(side) => EndReason::Cancelled { side },
            EndCause::BoardWrong => EndReason::BoardWrong,
            EndCause::Violated { by, at } => {
                EndReason::Violated { side: by, at: at.map(PlyAt::named) }
            }
            EndCause::Agreed => EndReason::Agreed,
            EndCause::AgreedTooEarly { made, needed } => EndReason::AgreedTooEarly { made, needed },
            EndCause::Claimed { clause, .. } => {
                let clause = &set.draws[clause];
                EndReason::Claimed { clause: set.told_apart(clause), kind: clause.kind() }
            }
            EndCause::Drawn { clause } => EndReason::Drawn {
                kind: set.draws[clause].kind(),
                at_once: set.draws[clause].ending().is_some_and(|ending| ending.limit.moves == 0),
                at: self.last.map(PlyAt::named),
                condition: clause_said(&set.draws[clause]),
            },
            EndCause::NoPiece(side) => EndReason::NoPiece { side },
            EndCause::NoMove(side) | EndCause::BothBlocked(side) => EndReason::NoMove { side },
            EndCause::KingMade => EndReason::KingMade,
        }
    }

    /// Returns the outcome and whether a win is credited, as a message.
    pub(super) const fn gives(&self) -> ResultByRules {
        match (self.outcome, self.credited) {
            (LawOutcome::Win(side), false) => ResultByRules::NotCredited { side: side.opponent() },
            (LawOutcome::Win(side), true) => ResultByRules::Won { side },
            (LawOutcome::Draw, _) => ResultByRules::Drawn,
            (LawOutcome::BothZero, _) => ResultByRules::BothZero,
            (LawOutcome::Void, _) => ResultByRules::Void,
        }
    }
}

/// Returns the penalty for an agreement before the limit; there is one only if the document that
/// sets the limit names it.
pub fn early_penalty(set: &RuleSet) -> EarlyAgreement {
    let document = |source: &Citation| source.document().unwrap_or(source.as_str()).to_owned();
    match document(&set.earliest_draw.source) == document(&set.early_agreement.source) {
        true => *set.early_agreement,
        false => EarlyAgreement::Unsaid,
    }
}
