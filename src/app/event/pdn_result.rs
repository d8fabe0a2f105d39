//! A score of an event as the result of a game record.

use crate::event::{Points, Score, Scoring};
use crate::pdn::{GameResult, Outcome};

/// A score as the Result tag has it: a win, a draw or a loss in the form that every reader
/// knows, which is then written as the rule set writes it; any other score in its own points.
pub(super) fn result(scoring: &Scoring, score: Score) -> String {
    if !scoring.knows_three_results() {
        return score.to_string();
    }
    let win = Score::new(scoring.win, scoring.loss);
    match score {
        score if score == win => "2-0".into(),
        score if score == win.reversed() => "0-2".into(),
        score if score == Score::new(scoring.draw, scoring.draw) => "1-1".into(),
        other => other.to_string(),
    }
}

/// The result after the moves, which can only be one of PDN.
pub(super) fn after_moves(result: &str, score: Option<Score>) -> GameResult {
    GameResult::parse(result.as_bytes())
        .or_else(|| {
            let plain = match score?.first.cmp(&score?.second) {
                std::cmp::Ordering::Greater => "2-0",
                std::cmp::Ordering::Equal => "1-1",
                std::cmp::Ordering::Less => "0-2",
            };
            GameResult::parse(plain.as_bytes())
        })
        .unwrap_or(GameResult::UNKNOWN)
}

/// Who won by a score.
pub(super) fn won(score: Option<Score>) -> Option<Outcome> {
    let score = score?;
    Some(match score.first.cmp(&score.second) {
        std::cmp::Ordering::Greater => Outcome::WhiteWins,
        std::cmp::Ordering::Less => Outcome::BlackWins,
        std::cmp::Ordering::Equal if score.first == Points::ZERO => Outcome::BothLose,
        std::cmp::Ordering::Equal => Outcome::Draw,
    })
}
