//! The end of a game in words.

use draughts_ground::told;

use super::counted::arbiter_must_find;
use super::moves::of_ply;
use super::{Phrase, Speaker, When};
use draughts_games::board::Color;
use draughts_games::record::{EndCause, GameEnd, LawOutcome};
use draughts_games::rules::{DrawKind, RuleSet};

told! {
    /// The end of a game.
    pub(super) enum Ended {
        /// "repetition", after "a draw by".
        Kind { kind: DrawKind } => "draw-kind";
        /// "Black resigned after Black's 3rd move, 45-50".
        Resigned { side: Color, when: Phrase } => "end-resigned";
        /// A flag fell.
        FlagFell { side: Color, when: Phrase } => "end-flag-fell";
        /// Both flags had fallen.
        BothFlagsFell { when: Phrase } => "end-both-flags-fell";
        /// A player refused to follow the rules.
        Refused { side: Color, when: Phrase } => "end-refused";
        /// A player left the game.
        Left { side: Color, when: Phrase } => "end-left";
        /// A player upset the pieces.
        Upset { side: Color, when: Phrase } => "end-upset";
        /// A player cancelled the game.
        Cancelled { side: Color, when: Phrase } => "end-cancelled";
        /// The board lay wrongly.
        BoardWrong { when: Phrase } => "end-board-wrong";
        /// A player broke the rules, and the opponent objected.
        Violated { side: Color, opponent: Color, half_move: Option<Phrase> } => "end-violated";
        /// The players agreed.
        Agreed { when: Phrase } => "end-agreed";
        /// They agreed too early.
        AgreedTooEarly { made: u32, needed: u32 } => "end-agreed-too-early";
        /// A draw was claimed rightly.
        Claimed { side: Color, draw: Phrase, when: Phrase } => "end-claimed";
        /// The game was drawn by itself.
        Drawn { draw: Phrase, when: Phrase } => "end-drawn";
        /// A player had no piece left.
        NoPiece { side: Color, when: Phrase } => "end-no-piece";
        /// A player had no legal move.
        NoMove { side: Color, when: Phrase } => "end-no-move";
        /// Neither side could move.
        BothBlocked { when: Phrase } => "end-both-blocked";
        /// A king was made.
        KingMade { when: Phrase } => "end-king-made";
    }
}

told! {
    /// What an article of an end is about.
    pub(super) enum Subject {
        /// "a loss by resignation".
        Resignation => "on-resignation";
        /// "the fall of a flag".
        Flag => "on-flag";
        /// "a loss by refusing to follow the rules".
        Refusal => "on-refusal";
        /// "a loss by leaving the game".
        Leaving => "on-leaving";
        /// "a loss by upsetting the pieces".
        Upsetting => "on-upsetting";
        /// "a game that is cancelled".
        Cancelling => "on-cancelling";
        /// "a board that lies wrongly".
        Board => "on-board";
        /// "a loss by breaking the rules".
        Violation => "on-violation";
        /// "an agreement that comes too early".
        Early => "on-early-agreement";
        /// "how early a draw can be agreed".
        Earliest => "on-earliest-draw";
        /// "a draw by repetition".
        Draw { draw: Phrase } => "on-draw";
        /// "a game in which neither side can move".
        BothBlocked => "on-both-blocked";
        /// "the end of a game on the board".
        OnBoard => "on-end-on-board";
        /// "what becomes of an irregularity".
        Righted => "on-righted";
        /// "when a move is final".
        Final => "on-final";
        /// "touched pieces".
        Touched => "on-touched";
        /// "how long an offer stays open".
        Offer => "on-offer";
        /// "what becomes of this".
        NotRuled => "on-not-ruled";
        /// "this".
        This => "on-this";
        /// "claims that come late".
        Late => "on-late-claim";
    }
}

told! {
    /// What the laws make of a game, and what to enter.
    pub(super) enum Outcome {
        /// "White has won."
        Won { side: Color } => "outcome-won";
        /// "Black has lost; White is not credited."
        NotCredited { side: Color, loser: Color } => "outcome-not-credited";
        /// "The game is a draw."
        Draw => "outcome-draw";
        /// "Both players score 0."
        BothZero => "outcome-both-zero";
        /// "The game is annulled."
        Annulled => "outcome-annulled";
        /// "The game is void."
        Void => "outcome-void";
        /// "Enter 1-1."
        Enter { result: String, credited: bool } => "outcome-enter";
        /// "Enter no result."
        EnterNone => "outcome-enter-none";
        /// "Enter no result; the game is played again."
        PlayAgain => "outcome-play-again";
        /// "The game goes on; White moves."
        GoesOn { turn: Color } => "outcome-goes-on";
    }
}

impl Subject {
    /// A draw of a kind.
    pub(super) fn of_draw(kind: DrawKind) -> Self {
        Self::Draw { draw: kind_words(kind) }
    }
}

/// The draw that a clause gives: "repetition".
pub(super) fn draw_words(set: &RuleSet, clause: usize) -> Phrase {
    kind_words(set.draws[clause].kind())
}

/// "repetition", after "a draw by".
pub(super) fn kind_words(kind: DrawKind) -> Phrase {
    Ended::Kind { kind }.into()
}

/// What the article of an end is about: "a loss by the flag".
pub(super) fn subject(set: &RuleSet, end: &GameEnd) -> Phrase {
    let told = match end.cause {
        EndCause::Resigned(_) => Subject::Resignation,
        EndCause::FlagFell(_) | EndCause::BothFlagsFell => Subject::Flag,
        EndCause::Refused(_) => Subject::Refusal,
        EndCause::Left(_) => Subject::Leaving,
        EndCause::Upset(_) => Subject::Upsetting,
        EndCause::Cancelled(_) => Subject::Cancelling,
        EndCause::BoardWrong => Subject::Board,
        EndCause::Violated { .. } => Subject::Violation,
        EndCause::AgreedTooEarly { .. } => Subject::Early,
        EndCause::Agreed => Subject::Draw { draw: kind_words(DrawKind::Agreement) },
        EndCause::Claimed { clause, .. } | EndCause::Drawn { clause } => {
            Subject::Draw { draw: draw_words(set, clause) }
        }
        EndCause::BothBlocked(_) => Subject::BothBlocked,
        EndCause::NoPiece(_) | EndCause::NoMove(_) | EndCause::KingMade => Subject::OnBoard,
    };
    told.into()
}

impl Speaker<'_> {
    /// Why and when a game ended: "Black resigned after Black's 3rd move, 45-50".
    pub(crate) fn end(&self, end: &GameEnd) -> Phrase {
        let when = self.when(end);
        let told = match end.cause {
            EndCause::Resigned(side) => Ended::Resigned { side, when },
            EndCause::FlagFell(side) => Ended::FlagFell { side, when },
            EndCause::BothFlagsFell => Ended::BothFlagsFell { when },
            EndCause::Refused(side) => Ended::Refused { side, when },
            EndCause::Left(side) => Ended::Left { side, when },
            EndCause::Upset(side) => Ended::Upset { side, when },
            EndCause::Cancelled(side) => Ended::Cancelled { side, when },
            EndCause::BoardWrong => Ended::BoardWrong { when },
            EndCause::Violated { by, at } => {
                Ended::Violated { side: by, opponent: by.opponent(), half_move: at.map(of_ply) }
            }
            EndCause::Agreed => Ended::Agreed { when },
            EndCause::AgreedTooEarly { made, needed } => Ended::AgreedTooEarly { made, needed },
            EndCause::Claimed { by, clause } => {
                Ended::Claimed { side: by, draw: draw_words(self.set, clause), when }
            }
            EndCause::Drawn { clause } => Ended::Drawn { draw: draw_words(self.set, clause), when },
            EndCause::NoPiece(side) => Ended::NoPiece { side, when },
            EndCause::NoMove(side) => Ended::NoMove { side, when },
            EndCause::BothBlocked(_) => Ended::BothBlocked { when },
            EndCause::KingMade => Ended::KingMade { when },
        };
        told.into()
    }

    /// When a game ended: "after Black's 3rd move, 45-50".
    pub(crate) fn when(&self, end: &GameEnd) -> Phrase {
        match end.last {
            None => self.at_start(),
            Some(at) => When::After { half_move: self.written_ply(at) }.into(),
        }
    }

    /// What the laws make of a game that has ended, and what to enter.
    pub(crate) fn outcome(&self, end: &GameEnd) -> Vec<Phrase> {
        let told = match (end.outcome, end.credited) {
            (LawOutcome::Win(side), true) => Outcome::Won { side },
            (LawOutcome::Win(side), false) => Outcome::NotCredited { side, loser: side.opponent() },
            (LawOutcome::Draw, _) => Outcome::Draw,
            (LawOutcome::BothZero, _) => Outcome::BothZero,
            (LawOutcome::Void, _) if end.cause == EndCause::BoardWrong => Outcome::Annulled,
            (LawOutcome::Void, _) => Outcome::Void,
        };
        let enter = self.enter(end.outcome, end.credited).unwrap_or_else(|| match end.cause {
            EndCause::BoardWrong => Outcome::PlayAgain.into(),
            _ => Outcome::EnterNone.into(),
        });
        let waits = match end.cause {
            EndCause::Drawn { clause } | EndCause::Claimed { clause, .. } => {
                arbiter_must_find(&self.set.draws[clause])
            }
            _ => None,
        };
        [Some(told.into()), waits, Some(enter)].into_iter().flatten().collect()
    }

    /// "The game goes on; White moves."
    pub(crate) fn goes_on(self, turn: Color) -> Phrase {
        Outcome::GoesOn { turn }.into()
    }

    /// "Enter 1-1."; nothing for a game that is void.
    pub(crate) fn enter(&self, outcome: LawOutcome, credited: bool) -> Option<Phrase> {
        let result = outcome.written(*self.set.result_form).to_owned();
        match outcome {
            LawOutcome::Void => None,
            _ => Some(Outcome::Enter { result, credited }.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_kind_of_draw_has_its_own_words() {
        for &language in Language::ALL {
            let said = DrawKind::ALL.iter().map(|&kind| kind_words(kind).say(language));
            assert_eq!(said.collect::<BTreeSet<_>>().len(), DrawKind::ALL.len(), "{language}");
        }
    }
}
