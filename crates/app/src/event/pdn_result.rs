//! A score of an event as the result of a game record.

use draughts_events::event::{Score, Scoring, ScoringMode};
use draughts_games::pdn::{GameResult, Outcome, ResultFormat};

/// Returns a score as the Result tag has it: a win, a draw or a loss in the form that every reader
/// knows, which is then written as the rule set writes it; any other score in the form of
/// [`result_format`].
pub(super) fn result(scoring: &Scoring, score: Score) -> String {
    let win = Score::new(scoring.win, scoring.loss);
    match score {
        score if !scoring.knows_three_results() => written(score),
        score if score == win => "2-0".into(),
        score if score == win.reversed() => "0-2".into(),
        score if score == Score::new(scoring.draw, scoring.draw) => "1-1".into(),
        other => written(other),
    }
}

/// Returns a score as PDN writes it: `1+ - 1-`, `1 1/2 - 1/2`.
fn written(score: Score) -> String {
    in_pdn(score).map_or_else(|| score.to_string(), |result| result.to_string())
}

fn in_pdn(score: Score) -> Option<GameResult> {
    GameResult::parse(score.to_string().as_bytes())
}

/// Returns the ResultFormat tag of the games of an event: one of PDN 3.0, if its scores are those
/// of the event, otherwise the scores themselves. `None` if games are won, drawn and lost and no
/// more, or if there are too many scores to list.
pub(crate) fn result_format(scoring: &Scoring) -> Option<String> {
    if scoring.knows_three_results() {
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

/// Returns the result after the moves: of a score with a plus or with parts of a point there, other
/// programs would make moves, so that only the tag has it.
pub(super) fn after_moves(result: &str) -> GameResult {
    let parsed = GameResult::parse(result.as_bytes()).unwrap_or(GameResult::UNKNOWN);
    let is_whole = parsed.score().is_none_or(|score| {
        score.plus.is_none() && [score.first, score.second].iter().all(|points| points % 100 == 0)
    });
    if is_whole { parsed } else { GameResult::UNKNOWN }
}

/// Who won by a score.
pub(super) fn won(score: Option<Score>) -> Option<Outcome> {
    Some(in_pdn(score?)?.outcome)
}
