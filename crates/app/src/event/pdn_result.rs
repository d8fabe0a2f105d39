//! Scores of an event as results of game records.

use draughts_events::event::{Score, Scoring, ScoringMode};
use draughts_games::pdn::{GameResult, Outcome, ResultFormat};

/// Returns a score for the Result tag.
///
/// If games have three results, a win, a draw and a loss are `2-0`, `1-1` and `0-2`, which are
/// later written as in the rule set. Any other score has the form of [`result_format`].
pub(super) fn result(scoring: &Scoring, score: Score) -> String {
    let win = Score::new(scoring.win, scoring.loss);
    match score {
        score if !scoring.has_three_results() => written(score),
        score if score == win => "2-0".into(),
        score if score == win.reversed() => "0-2".into(),
        score if score == Score::new(scoring.draw, scoring.draw) => "1-1".into(),
        other => written(other),
    }
}

/// Returns a score in PDN notation: `1+ - 1-`, `1 1/2 - 1/2`.
fn written(score: Score) -> String {
    in_pdn(score).map_or_else(|| score.to_string(), |result| result.to_string())
}

fn in_pdn(score: Score) -> Option<GameResult> {
    GameResult::parse(score.to_string().as_bytes())
}

/// Returns the ResultFormat tag for the games of an event: one of PDN 3.0 if its scores are those
/// of the event, otherwise the list of scores.
///
/// `None` if games have only a win, a draw and a loss, or if there are too many scores to list.
pub(crate) fn result_format(scoring: &Scoring) -> Option<String> {
    if scoring.has_three_results() {
        return None;
    }
    let named = [
        (ScoringMode::PlusDraw, ResultFormat::PlusDraw),
        (ScoringMode::DelftHalves, ResultFormat::Delfts),
        (ScoringMode::Goes, ResultFormat::Goes),
    ];
    let same = |mode: ScoringMode| {
        let usual = Scoring::of(mode);
        let worth = |scoring: &Scoring| (scoring.win, scoring.draw, scoring.loss);
        usual.mode == scoring.mode && worth(&usual) == worth(scoring)
    };
    let format = named.into_iter().find(|(mode, _)| same(*mode)).map(|(_, format)| format);
    if let Some((name, _)) =
        ResultFormat::NAMED.into_iter().find(|(_, one)| format == Some(one.clone()))
    {
        return Some(name.to_owned());
    }
    let listed: Vec<String> = scoring.listed().into_iter().map(written).collect();
    (!listed.is_empty()).then(|| listed.join(", "))
}

/// Returns the result to write after the moves.
///
/// Other programs would read a score with a plus or with fractions as moves there, so such a score
/// is only in the tag.
pub(super) fn after_moves(result: &str) -> GameResult {
    let parsed = GameResult::parse(result.as_bytes()).unwrap_or(GameResult::UNKNOWN);
    let is_whole = parsed.score().is_none_or(|score| {
        score.plus.is_none() && [score.first, score.second].iter().all(|points| points % 100 == 0)
    });
    if is_whole { parsed } else { GameResult::UNKNOWN }
}

/// Returns the winner by a score.
pub(super) fn outcome_of(score: Option<Score>) -> Option<Outcome> {
    Some(in_pdn(score?)?.outcome)
}
