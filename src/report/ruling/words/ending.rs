//! The end of a game in words.

use super::Speaker;
use super::moves::of_ply;
use crate::diag::count;
use crate::record::{EndCause, GameEnd, LawOutcome};
use crate::rules::{DrawKind, RuleSet};

/// The draw that a clause gives: "repetition".
pub(super) fn draw_words(set: &RuleSet, clause: usize) -> &'static str {
    kind_words(set.draws[clause].kind())
}

/// "repetition", after "a draw by".
pub(super) const fn kind_words(kind: DrawKind) -> &'static str {
    match kind {
        DrawKind::Repetition => "repetition",
        DrawKind::NoProgress => "moves without progress",
        DrawKind::Ending => "counting moves in the ending",
        DrawKind::Agreement => "agreement",
        DrawKind::BothBlocked => "both sides being blocked",
    }
}

/// What the article of an end is about: "a loss by the flag".
pub(super) fn subject(set: &RuleSet, end: &GameEnd) -> String {
    match end.cause {
        EndCause::Resigned(_) => "a loss by resignation".into(),
        EndCause::FlagFell(_) | EndCause::BothFlagsFell => "the fall of a flag".into(),
        EndCause::Refused(_) => "a loss by refusing to follow the rules".into(),
        EndCause::Left(_) => "a loss by leaving the game".into(),
        EndCause::Upset(_) => "a loss by upsetting the pieces".into(),
        EndCause::Cancelled(_) => "a game that is cancelled".into(),
        EndCause::BoardWrong => "a board that lies wrongly".into(),
        EndCause::Violated { .. } => "a loss by breaking the rules".into(),
        EndCause::AgreedTooEarly { .. } => "an agreement that comes too early".into(),
        EndCause::Agreed => "a draw by agreement".into(),
        EndCause::Claimed { clause, .. } | EndCause::Drawn { clause } => {
            format!("a draw by {}", draw_words(set, clause))
        }
        EndCause::BothBlocked(_) => "a game in which neither side can move".into(),
        EndCause::NoPiece(_) | EndCause::NoMove(_) | EndCause::KingMade => {
            "the end of a game on the board".into()
        }
    }
}

impl Speaker<'_> {
    /// Why and when a game ended: "Black resigned after Black's 3rd move, 45-50".
    pub fn end(&self, end: &GameEnd) -> String {
        let when = self.when(end);
        match end.cause {
            EndCause::Resigned(side) => format!("{side} resigned {when}"),
            EndCause::FlagFell(side) => format!("{side}'s flag fell {when}"),
            EndCause::BothFlagsFell => format!("both flags had fallen {when}"),
            EndCause::Refused(side) => format!("{side} refused to follow the rules {when}"),
            EndCause::Left(side) => format!("{side} left the game {when}"),
            EndCause::Upset(side) => format!("{side} upset the pieces {when}"),
            EndCause::Cancelled(side) => format!("{side} cancelled the game {when}"),
            EndCause::BoardWrong => format!("the board was found to lie wrongly {when}"),
            EndCause::Violated { by, at } => {
                let with = at.map_or_else(String::new, |at| format!(" with {}", of_ply(at)));
                let opponent = by.opponent();
                format!(
                    "{by} broke the rules{with}, and {opponent} objected: that loses the game for {by}"
                )
            }
            EndCause::Agreed => format!("the players agreed on a draw {when}"),
            EndCause::AgreedTooEarly { made, needed } => too_early(made, needed),
            EndCause::Claimed { by, clause } => {
                format!("{by} rightly claimed a draw by {} {when}", draw_words(self.set, clause))
            }
            EndCause::Drawn { clause } => {
                format!("the game was drawn by {} {when}", draw_words(self.set, clause))
            }
            EndCause::NoPiece(side) => format!("{side} had no piece left {when}"),
            EndCause::NoMove(side) => format!("{side} had no legal move {when}"),
            EndCause::BothBlocked(_) => format!("neither side could move {when}"),
            EndCause::KingMade => format!("a king was made {when}"),
        }
    }

    /// When a game ended: "after Black's 3rd move, 45-50".
    pub fn when(&self, end: &GameEnd) -> String {
        match end.last {
            None => "at the start".to_owned(),
            Some(at) => format!("after {}", self.written_ply(at)),
        }
    }

    /// What the laws make of a game that has ended, and what to enter.
    pub fn outcome(&self, end: &GameEnd) -> Vec<String> {
        let words = match (end.outcome, end.credited) {
            (LawOutcome::Win(side), true) => format!("{side} has won."),
            (LawOutcome::Win(side), false) => {
                format!("{} has lost; {side} is not credited.", side.opponent())
            }
            (LawOutcome::Draw, _) => "The game is a draw.".into(),
            (LawOutcome::BothZero, _) => "Both players score 0.".into(),
            (LawOutcome::Void, _) if end.cause == EndCause::BoardWrong => {
                "The game is annulled.".into()
            }
            (LawOutcome::Void, _) => "The game is void.".into(),
        };
        let enter = self.enter(end.outcome, end.credited).unwrap_or_else(|| match end.cause {
            EndCause::BoardWrong => "Enter no result; the game is played again.".into(),
            _ => "Enter no result.".into(),
        });
        let waits = match end.cause {
            EndCause::Drawn { clause } => self.arbiter_must_find(&self.set.draws[clause]),
            _ => None,
        };
        [Some(words), waits.map(str::to_owned), Some(enter)].into_iter().flatten().collect()
    }
}

/// "the players agreed after 1 move of each, and 40 are needed".
pub(super) fn too_early(made: u32, needed: u32) -> String {
    let moves = count(made, "move", "moves");
    format!("the players agreed on a draw after {moves} of each, and {needed} are needed")
}
