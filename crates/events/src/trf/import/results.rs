//! From two codes to the result of a game.

use super::super::Code;
use crate::event::{Color, Outcome, Points, Score, Scoring};

/// How a game ended.
pub(super) struct Ended {
    /// The result; none if it is still to be played.
    pub outcome: Option<Outcome>,
    /// False if it does not count for ratings.
    pub rated: bool,
    /// What could not be held.
    pub said: Option<&'static str>,
}

/// The result of a game by the codes of White and Black.
pub(super) fn outcome(scoring: &Scoring, white: Option<Code>, black: Option<Code>) -> Ended {
    let (Some(white), Some(black)) = (white, black) else {
        return Ended { outcome: None, rated: true, said: None };
    };
    let score = |first, second| Outcome::Played(Score::new(first, second));
    let nothing = score(Points::ZERO, Points::ZERO);
    let mut said = None;
    let outcome = match (rated(white), rated(black)) {
        (Code::Win, _) => score(scoring.win, scoring.loss),
        (_, Code::Win) => score(scoring.loss, scoring.win),
        (Code::Draw, Code::Draw) => score(scoring.draw, scoring.draw),
        (Code::Loss, Code::Loss) => {
            said = (scoring.loss != Points::ZERO)
                .then_some("lost by both, entered as 0-0 without the points of a loss");
            nothing
        }
        (Code::Draw, _) | (_, Code::Draw) => {
            said = Some("a draw for one and a loss for the other, entered as 0-0");
            nothing
        }
        (Code::ForfeitWin, _) => scoring.forfeit(Some(Color::Black)),
        (_, Code::ForfeitWin) => scoring.forfeit(Some(Color::White)),
        (Code::Unknown, _) | (_, Code::Unknown) => Outcome::Adjourned,
        _ => Outcome::DoubleForfeit,
    };
    Ended { outcome: Some(outcome), rated: white == rated(white) && black == rated(black), said }
}

/// The same code of a rated game.
const fn rated(code: Code) -> Code {
    match code {
        Code::UnratedWin => Code::Win,
        Code::UnratedDraw => Code::Draw,
        Code::UnratedLoss => Code::Loss,
        other => other,
    }
}
