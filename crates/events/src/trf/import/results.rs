//! Conversion of two codes to the result of a game.

use super::super::ResultCode;
use crate::event::{Color, Outcome, Points, Score, Scoring};

/// The ending of a game.
pub(super) struct Ended {
    /// The result; `None` if the game is still to be played.
    pub outcome: Option<Outcome>,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The part of the result that an event cannot contain.
    pub lost: Option<Lost>,
}

/// A result that an event cannot contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lost {
    /// Two losses; `points` if a loss is worth something, which an event cannot contain here.
    BothLost { points: bool },
    /// A draw for one player and a loss for the other.
    DrawAndLoss,
}

/// Returns the result of a game by the codes of White and Black.
pub(super) fn outcome(
    scoring: &Scoring,
    white: Option<ResultCode>,
    black: Option<ResultCode>,
) -> Ended {
    let (Some(white), Some(black)) = (white, black) else {
        return Ended { outcome: None, rated: true, lost: None };
    };
    let score = |first, second| Outcome::Played(Score::new(first, second));
    let nothing = score(Points::ZERO, Points::ZERO);
    let mut lost = None;
    let outcome = match (rated(white), rated(black)) {
        (ResultCode::Win, _) => score(scoring.win, scoring.loss),
        (_, ResultCode::Win) => score(scoring.loss, scoring.win),
        (ResultCode::Draw, ResultCode::Draw) => score(scoring.draw, scoring.draw),
        (ResultCode::Loss, ResultCode::Loss) => {
            lost = Some(Lost::BothLost { points: scoring.loss != Points::ZERO });
            nothing
        }
        (ResultCode::Draw, _) | (_, ResultCode::Draw) => {
            lost = Some(Lost::DrawAndLoss);
            nothing
        }
        (ResultCode::ForfeitWin, _) => scoring.forfeit(Some(Color::Black)),
        (_, ResultCode::ForfeitWin) => scoring.forfeit(Some(Color::White)),
        (ResultCode::Unknown, _) | (_, ResultCode::Unknown) => Outcome::Adjourned,
        _ => Outcome::DoubleForfeit,
    };
    Ended { outcome: Some(outcome), rated: white == rated(white) && black == rated(black), lost }
}

/// Returns the corresponding code of a rated game.
const fn rated(code: ResultCode) -> ResultCode {
    match code {
        ResultCode::UnratedWin => ResultCode::Win,
        ResultCode::UnratedDraw => ResultCode::Draw,
        ResultCode::UnratedLoss => ResultCode::Loss,
        other => other,
    }
}
